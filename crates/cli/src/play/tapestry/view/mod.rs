//! The screen of Tapestry: the tracks, the seats, the map or the city where the question is, what can be done. Pure functions
//! of the state.

use draw::tapestry::hex_in_words;
use draw::text::tapestry::{MapText, Page, city_with, map_small, place_small, plot_at, seats, shade, tracks};
use kernel::{Game as _, Hex, Hexes, Seat};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::text::Line;
use ratatui::widgets::Paragraph;
use tapestry::{Tapestry, Waiting};

use super::desk::Field;
use super::says;
use crate::play::screen::app::App;
use crate::play::screen::board as around;
use crate::play::screen::frame::{cut, folded};
use crate::play::screen::ink::Inks;
use crate::play::spoken;

/// From this size on, tracks, map and list are in sight together.
const LARGE: (u16, u16) = (110, 34);
/// How high the question is with how to answer it, the foot, and the first and last line.
const PROMPT: u16 = 2;
const FOOT: u16 = 3;
const TITLE_AND_KEYS: u16 = 2;
/// How wide a city is with the names of its landmarks.
const CITY: u16 = 50;

/// The parts of the screen, and where each stands.
#[derive(Clone, Copy, Debug)]
pub struct Rooms {
    title: Rect,
    tracks: Rect,
    seats: Rect,
    prompt: Rect,
    field: Rect,
    /// What can be done.
    pub list: Rect,
    foot: Rect,
    keys: Rect,
}

/// The part of the table that is in sight now.
fn field(app: &App<Tapestry>) -> Field {
    match app.shot() {
        Some(shot) if shot.beat.places.is_empty() => Field::Tracks,
        Some(_) => Field::Map,
        None if app.back.is_some() => Field::Tracks,
        None => app.desk.field,
    }
}

impl Rooms {
    /// For a window of the size that was drawn last.
    pub fn of(app: &App<Tapestry>) -> Rooms {
        let (width, height) = app.size.get();
        Rooms::in_area(app, Rect::new(0, 0, width, height))
    }

    fn in_area(app: &App<Tapestry>, area: Rect) -> Rooms {
        let game = app.shown();
        let large = area.width >= LARGE.0 && area.height >= LARGE.1;
        let field = field(app);
        let high = game.tracks_in_play().len() as u16 + 1;
        let shown = large || field == Field::Tracks;
        let seats = standing(app, Inks::new(false), area.width).len() as u16;
        // In a small window the map and the city need every row; how to answer can be seen in the line of the keys.
        let board = match field {
            Field::Tracks => 0,
            _ => board(app).height() as u16,
        };
        let tight = !large && TITLE_AND_KEYS + seats + PROMPT + board + FOOT > area.height;
        let rows = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(if shown { high } else { 0 }),
            Constraint::Length(seats),
            Constraint::Length(if tight { 1 } else { PROMPT }),
            Constraint::Min(0),
            Constraint::Length(match (large, tight) {
                (true, _) => FOOT + 2,
                (false, true) => FOOT - 1,
                (false, false) => FOOT,
            }),
            Constraint::Length(1),
        ])
        .split(area);
        let wide = match field {
            Field::City => CITY,
            Field::Map => map_width(game),
            Field::Tracks if large => map_width(game),
            Field::Tracks => 0,
        };
        let columns = Layout::horizontal([Constraint::Length(wide), Constraint::Min(0)])
            .spacing(u16::from(wide > 0))
            .split(rows[4]);
        Rooms {
            title: rows[0],
            tracks: rows[1],
            seats: rows[2],
            prompt: rows[3],
            field: columns[0],
            list: columns[1],
            foot: rows[5],
            keys: rows[6],
        }
    }

    /// The hex at a place of the screen.
    pub fn hex(&self, app: &App<Tapestry>, at: Position) -> Option<Hex> {
        if !self.field.contains(at) || app.desk.field == Field::City {
            return None;
        }
        let (row, column) = (usize::from(at.y - self.field.y), usize::from(at.x - self.field.x));
        let game = app.shown();
        game.map().grid.all().iter().find(|hex| {
            let (y, x) = place_small(game, *hex);
            (y..y + 2).contains(&row) && (x..x + 7).contains(&column)
        })
    }

    /// The plot of the city at a place of the screen, margin included.
    pub fn plot(&self, at: Position) -> Option<(u8, u8)> {
        if !self.field.contains(at) {
            return None;
        }
        let wanted = (usize::from(at.y - self.field.y), usize::from(at.x - self.field.x));
        let all = (0..16).flat_map(|y| (0..16).map(move |x| (x, y)));
        all.into_iter().find(|(x, y)| plot_at(*x, *y) == Some(wanted))
    }
}

fn map_width(game: &Tapestry) -> u16 {
    let right = game.map().grid.all().iter().map(|hex| place_small(game, hex).1 + 7).max();
    right.unwrap_or(0) as u16
}

pub fn draw(frame: &mut Frame<'_>, app: &App<Tapestry>, inks: Inks) {
    let (words, game) = (app.sitting.words(), app.shown());
    let rooms = Rooms::in_area(app, frame.area());
    let width = frame.area().width as usize;
    let name = ("game", words::Arg::from("Tapestry"));
    frame.render_widget(
        Line::styled(cut(&spoken::title(&app.sitting, name), width), inks.faint()),
        rooms.title,
    );
    frame.render_widget(Paragraph::new(inks.shaded(&tracks(words, game), shade)), rooms.tracks);
    frame.render_widget(Paragraph::new(standing(app, inks, rooms.seats.width)), rooms.seats);
    let (how, own) = answers(app);
    let asked = around::prompt(app, inks, rooms.prompt, words::tapestry::waiting(words, game), how);
    frame.render_widget(Paragraph::new(asked), rooms.prompt);
    let drawn = inks.shaded(&board(app), shade);
    let rows = if rooms.field.width > 0 { drawn.len() } else { 0 };
    frame.render_widget(Paragraph::new(drawn), rooms.field);
    let deeds = &app.desk.deeds;
    let list = around::list(app, inks, rooms.list, deeds, || says::scores(&app.sitting));
    let free = rooms.list.height.saturating_sub(rows.max(list.len()) as u16);
    frame.render_widget(Paragraph::new(list), rooms.list);
    let place = app.desk.at.map(|hex| hex_in_words(words, game, hex));
    let told = around::foot(app, deeds, place, || says::tip(&app.sitting));
    around::draw_foot(frame, told, inks, rooms.foot, free);
    frame.render_widget(around::key_line(app, inks, width, (own, "ta-scr-keys-panes")), rooms.keys);
}

/// Everybody: in a line each, or in several where one is too short.
fn standing(app: &App<Tapestry>, inks: Inks, width: u16) -> Vec<Line<'static>> {
    folded(inks.shaded(&seats(app.sitting.words(), app.shown()), shade), width as usize)
}

/// The map or the city.
fn board(app: &App<Tapestry>) -> Page {
    let (words, game) = (app.sitting.words(), app.shown());
    let now = app.is_now();
    if field(app) == Field::City {
        let seat = app.sitting.human_to_move().unwrap_or(Seat(0));
        return city_with(words, game, seat, app.desk.ghost(game).filter(|_| now));
    }
    let tile = app.desk.tile(game).filter(|_| now);
    let chosen = app.desk.at.or(tile.map(|(_, hex, _)| hex)).filter(|_| now);
    let picks = if now { app.desk.picks } else { Hexes::EMPTY };
    map_small(words, game, &MapText { picks, last: app.last_places(), chosen, tile })
}

/// The messages that say how to answer, and which keys there are for it.
fn answers(app: &App<Tapestry>) -> (&'static str, &'static str) {
    let waits = app.sitting.game().decision().map(|decision| decision.kind);
    match app.desk.field {
        Field::City => ("ta-scr-choose-plot", "ta-scr-keys-plot"),
        Field::Map if !app.desk.picks.is_empty() => ("ta-scr-choose-hex", "ta-scr-keys-hex"),
        Field::Tracks if waits == Some(Waiting::Turn) => ("ta-scr-choose-list", "ta-scr-keys-turn"),
        _ => ("ta-scr-choose-list", "ta-scr-keys-list"),
    }
}
