//! The screen of Terra Mystica: the map, the seats, what can be done. Pure functions of the state.

mod panels;

use draw::terra_mystica::hex_in_words;
use draw::text::terra_mystica::{MapText, map, map_small, place, shade};
use kernel::Hex;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::text::Line;
use ratatui::widgets::Paragraph;
use terra_mystica::TerraMystica;

use super::says;
use crate::play::screen::app::App;
use crate::play::screen::board;
use crate::play::screen::ink::Inks;

/// From this height of the screen on, hexes have two rows each.
const TALL: u16 = 36;
/// From this width on, the right side has its full height.
const WIDE: u16 = 110;
/// How wide a map is. What stands beside it begins right behind it: in a small window it needs all of the room.
const MAP: u16 = 67;
/// How wide the rounds and the cults are; what a window has besides is for the list of acts.
const SIDE: u16 = 52;
/// How wide a list of names alone is.
const LIST_OF_NAMES: u16 = 24;

/// The parts of the screen, and where each stands.
#[derive(Clone, Copy, Debug)]
pub struct Rooms {
    title: Rect,
    map: Rect,
    side: Rect,
    seats: Rect,
    prompt: Rect,
    /// What can be done.
    pub list: Rect,
    foot: Rect,
    keys: Rect,
    tall: bool,
}

impl Rooms {
    /// For a window of the size that was drawn last.
    pub fn of(app: &App<TerraMystica>) -> Rooms {
        let (width, height) = app.size.get();
        Rooms::in_area(app.shown(), Rect::new(0, 0, width, height))
    }

    fn in_area(game: &TerraMystica, area: Rect) -> Rooms {
        let tall = area.height >= TALL;
        let map = game.map();
        let hexes = map.grid.all().iter().map(|hex| place(map, hex).0 / 2 + 1).max().unwrap_or(0) as u16;
        let bridges = u16::from((0..map.bridges.len()).any(|at| game.bridge_owner(at as u8).is_some()));
        let high = if tall { 2 * hexes } else { hexes } + bridges;
        let seats = game.players().len() as u16 + 1;
        let rows = Layout::vertical([
            Constraint::Length(1),
            Constraint::Min(0),
            Constraint::Length(if tall { 4 } else { 2 }),
            Constraint::Length(1),
        ])
        .split(area);
        // In a wide window the right side has its full height, else only that of the map.
        let left = MAP.max(area.width.saturating_sub(SIDE + 1));
        let beside = Layout::horizontal([Constraint::Length(left), Constraint::Min(0)])
            .spacing(u16::from(area.width >= WIDE));
        let wide = area.width >= WIDE;
        let (left, right) = if wide {
            let columns = beside.split(rows[1]);
            (columns[0], Some(columns[1]))
        } else {
            (rows[1], None)
        };
        let parts = Layout::vertical([
            Constraint::Length(high),
            Constraint::Length(seats),
            Constraint::Length(if tall { 3 } else { 1 }),
            Constraint::Min(0),
        ])
        .split(left);
        let board = beside.split(parts[0]);
        Rooms {
            title: rows[0],
            map: if wide { parts[0] } else { board[0] },
            side: right.unwrap_or(board[1]),
            // A word more than the map, into the space beside it.
            seats: Rect { width: (parts[1].width + 1).min(area.width), ..parts[1] },
            prompt: parts[2],
            list: parts[3],
            foot: rows[2],
            keys: rows[3],
            tall,
        }
    }

    /// The hex at a place of the screen.
    pub fn hex(&self, game: &TerraMystica, at: Position) -> Option<Hex> {
        if !self.map.contains(at) {
            return None;
        }
        let (row, column) = (usize::from(at.y - self.map.y), usize::from(at.x - self.map.x));
        let row = if self.tall { row / 2 } else { row };
        let map = game.map();
        map.grid.all().iter().find(|hex| {
            let (y, x) = place(map, *hex);
            y / 2 == row && (x..x + 5).contains(&column)
        })
    }
}

pub fn draw(frame: &mut Frame<'_>, app: &App<TerraMystica>, inks: Inks) {
    let game = app.shown();
    let rooms = Rooms::in_area(game, frame.area());
    let width = frame.area().width as usize;
    frame.render_widget(panels::title(app, inks, width), rooms.title);
    let now = app.is_now();
    let view = MapText {
        picks: if now { app.desk.picks } else { kernel::Hexes::EMPTY },
        chosen: app.desk.at.filter(|_| now),
        last: app.last_places(),
    };
    let words = app.sitting.words();
    let page = if rooms.tall { map(words, game, &view) } else { map_small(words, game, &view) };
    frame.render_widget(Paragraph::new(inks.shaded(&page, shade)), rooms.map);
    frame.render_widget(Paragraph::new(panels::side(app, inks, rooms.side)), rooms.side);
    frame.render_widget(Paragraph::new(inks.shaded(&panels::seats(words, game), shade)), rooms.seats);
    let how = if app.desk.on_map() { "tm-scr-choose-turn" } else { "tm-scr-choose-list" };
    let asked = board::prompt(app, inks, rooms.prompt, words::terra_mystica::todo(words, game), how);
    frame.render_widget(Paragraph::new(asked), rooms.prompt);
    let deeds = &app.desk.deeds;
    let list = if now && deeds.is_here() && deeds.shown().is_empty() {
        vec![Line::styled(app.text("terra-nothing-there"), inks.faint())]
    } else {
        board::list(app, inks, rooms.list, deeds, || says::scores(&app.sitting))
    };
    let mut used = list.len() as u16;
    frame.render_widget(Paragraph::new(list), rooms.list);
    let [_, beside] =
        Layout::horizontal([Constraint::Length(LIST_OF_NAMES), Constraint::Min(0)]).areas(rooms.list);
    if let Some(faction) = panels::faction(app, beside).filter(|_| now) {
        frame.render_widget(Paragraph::new(faction), beside);
        used = rooms.list.height;
    }
    let place = app.desk.at.map(|hex| hex_in_words(words, game, hex));
    // In a wide window something stands beside the list down to the foot.
    let free = if frame.area().width >= WIDE { 0 } else { rooms.list.height.saturating_sub(used) };
    board::draw_foot(frame, board::foot(app, deeds, place, || None), inks, rooms.foot, free);
    frame.render_widget(board::key_line(app, inks, width, (keys(app), "tm-scr-keys-panes")), rooms.keys);
}

/// The message with the keys of the question that waits.
fn keys(app: &App<TerraMystica>) -> &'static str {
    match app.desk.on_map() {
        _ if !app.sitting.game().waits_for_turn() => "tm-scr-keys-part",
        true => "tm-scr-keys-map",
        false => "tm-scr-keys-list",
    }
}
