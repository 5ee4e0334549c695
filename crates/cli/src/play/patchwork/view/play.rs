//! The game on the screen: where everything stands.

use draw::text::Ink;
use draw::text::patchwork::{Ghost, TrackView, quilt, quilt_large, token, track};
use kernel::{Game, Seat};
use patchwork::components::FINAL;
use patchwork::{FIRST, SECOND, Squares};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use words::patchwork::{patch_name, seat_name};

use super::super::App;
use super::super::app::Mode;
use super::panels;
use crate::play::screen::frame::{key_line, notes};
use crate::play::screen::ink::{self, Inks};

/// From this size on, squares are large and have seams.
const LARGE: (u16, u16) = (118, 38);

/// Columns for what the marks mean.
const LEGEND: u16 = 10;

/// How much room there is.
#[derive(Clone, Copy)]
pub struct Room {
    /// Whether squares are large.
    pub large: bool,
}

pub fn draw(frame: &mut Frame<'_>, app: &App, inks: Inks) {
    let area = frame.area();
    let room = Room { large: area.width >= LARGE.0 && area.height >= LARGE.1 };
    let told = [app.preview(), app.message.clone()].into_iter().flatten();
    let foot = notes(told, inks, area.width as usize - 2, 3);
    let gap = u16::from(area.height >= 30);
    let rows = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(1 + gap),
        Constraint::Length(3),
        Constraint::Length(2 + gap),
        Constraint::Length(1 + gap),
        Constraint::Min(10),
        Constraint::Length(foot.len() as u16),
        Constraint::Length(1),
    ])
    .split(area.inner(ratatui::layout::Margin { horizontal: 1, vertical: 0 }));
    frame.render_widget(Paragraph::new(panels::title(app, inks, rows[0].width as usize)), rows[0]);
    frame.render_widget(Paragraph::new(headline(app, inks)), rows[1]);
    let step = if rows[2].width >= LEGEND + 2 * u16::from(FINAL) + 2 { 2 } else { 1 };
    let board = track(app.shown(), TrackView { landing: app.landing(), step });
    let strip = Layout::horizontal([Constraint::Length(LEGEND), Constraint::Min(0)]).split(rows[2]);
    frame.render_widget(Paragraph::new(panels::legend(app, inks)), strip[0]);
    frame.render_widget(Paragraph::new(inks.grid(&board)), strip[1]);
    let seats: Vec<Line<'_>> = [FIRST, SECOND].map(|seat| panels::seat(app, inks, seat)).into();
    frame.render_widget(Paragraph::new(seats), rows[3]);
    frame.render_widget(Paragraph::new(panels::ring(app, inks, rows[4].width as usize)), rows[4]);
    body(frame, app, inks, room, rows[5]);
    frame.render_widget(Paragraph::new(foot), rows[6]);
    frame.render_widget(Paragraph::new(keys(app, inks)), rows[7]);
}

/// Your board, the other board or the Automa's card, the next patches; under the first two the log.
fn body(frame: &mut Frame<'_>, app: &App, inks: Inks, room: Room, area: Rect) {
    let (board, middle, high) = if room.large { (40, 40, 20) } else { (21, 26, 10) };
    let columns =
        Layout::horizontal([Constraint::Length(board + middle), Constraint::Min(31)]).spacing(1).split(area);
    let left = Layout::vertical([Constraint::Length(high), Constraint::Min(0)]).split(columns[0]);
    let top = Layout::horizontal([Constraint::Length(board), Constraint::Length(middle)]).split(left[0]);

    let two = !app.shown().options().has_automa();
    frame.render_widget(Paragraph::new(quilt_lines(app, inks, room, FIRST)), top[0]);
    if two {
        frame.render_widget(Paragraph::new(quilt_lines(app, inks, room, SECOND)), top[1]);
    } else {
        frame.render_widget(
            Paragraph::new(panels::automa(app, inks, top[1].width as usize, top[1].height as usize)),
            top[1],
        );
    }
    panels::offers(frame, app, inks, room, columns[1]);
    let lines = panels::log(app, inks, left[1].width as usize, left[1].height as usize);
    frame.render_widget(Paragraph::new(lines), left[1]);
}

/// A person's board, with what is in hand over it.
pub fn quilt_lines(app: &App, inks: Inks, room: Room, seat: Seat) -> Vec<Line<'static>> {
    let game = app.shown();
    let mine = app.back.is_none() && app.sitting.human_to_move() == Some(seat);
    let ghost = match app.desk.mode {
        _ if !mine => None,
        Mode::Placing(piece) => Some(piece.ghost(game, seat)),
        Mode::Leather(at) => {
            let free = !game.filled(seat);
            Some(Ghost { squares: Squares::only(at), legal: free.has(at), spots: free })
        }
        _ => None,
    };
    let grid =
        if room.large { quilt_large(game, seat, ghost.as_ref()) } else { quilt(game, seat, ghost.as_ref()) };
    let mut lines = inks.grid(&grid);
    if !game.options().has_automa()
        && let Some(first) = lines.first_mut()
    {
        let ink = if seat == FIRST { Ink::You } else { Ink::Automa };
        if let Some(span) = first.spans.first_mut() {
            // The corner of the board says whose it is.
            let rest: String = span.content.chars().skip(1).collect();
            *span = Span::styled(token(seat).to_string(), inks.style(ink));
            first.spans.insert(1, Span::raw(rest));
        }
    }
    lines
}

fn headline(app: &App, inks: Inks) -> Line<'static> {
    let words = app.sitting.words();
    let game = app.shown();
    let of = app.sitting.session().at();
    if let Some(at) = app.back {
        let text = words.say("tui-back", &[("at", (at as u32).into()), ("of", (of as u32).into())]);
        return Line::styled(text, ink::bold());
    }
    if app.log.is_some() {
        return Line::styled(words.text("tui-log-focus"), ink::bold());
    }
    let seat = game.to_move().unwrap_or(FIRST);
    let text = match app.desk.mode {
        Mode::Choosing { .. } if game.options().has_automa() => words.text("tui-turn-you"),
        Mode::Choosing { .. } => words.say("tui-turn-who", &[("who", seat_name(words, game, seat).into())]),
        Mode::Advancing => words.text("tui-advancing"),
        Mode::Placing(piece) => {
            words.say("tui-placing", &[("patch", patch_name(words, game.kit().patch(piece.patch)).into())])
        }
        Mode::Leather(_) => words.text("tui-leather"),
        Mode::Stuck => words.text("tui-stuck"),
        Mode::Over => super::super::tell::verdict(words, game),
    };
    let ink = if seat == FIRST { Ink::You } else { Ink::Automa };
    Line::from(vec![
        Span::styled(format!("{} ", token(seat)), inks.style(ink)),
        Span::styled(text, ink::bold()),
    ])
}

fn keys(app: &App, inks: Inks) -> Line<'static> {
    let id = match app.desk.mode {
        _ if app.log.is_some() => "tui-keys-log",
        _ if app.back.is_some() => "tui-keys-back",
        Mode::Choosing { .. } => "tui-keys-choose",
        Mode::Advancing => "tui-keys-advance",
        Mode::Placing(_) => "tui-keys-place",
        Mode::Leather(_) => "tui-keys-leather",
        Mode::Stuck => "tui-keys-stuck",
        Mode::Over => "tui-keys-over",
    };
    key_line(&app.text(id), inks, app.size.get().0 as usize - 2, 2)
}
