//! The end: who won, by what, and what it would have been on the other levels.

use draw::text::Ink;
use draw::text::patchwork::{CROSS, TICK, token};
use kernel::Game;
use patchwork::{FIRST, SECOND};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Margin};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use words::patchwork::pictures::level_name;
use words::patchwork::seat_name;

use super::super::App;
use super::super::tell;
use super::panels;
use super::play::{Room, quilt_lines};
use crate::play::screen::Tone;
use crate::play::screen::frame::{key_line, wrap};
use crate::play::screen::ink::{self, Inks};

pub fn draw(frame: &mut Frame<'_>, app: &App, inks: Inks) {
    let words = app.sitting.words();
    let game = app.shown();
    let area = frame.area().inner(Margin { horizontal: 1, vertical: 0 });
    let rows = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(2),
        Constraint::Fill(1),
        Constraint::Length(2),
        Constraint::Length(1),
    ])
    .split(area);
    frame.render_widget(Paragraph::new(panels::title(app, inks, area.width as usize)), rows[0]);
    let winner = game.winner().unwrap_or(FIRST);
    let ink = inks.style(if winner == FIRST { Ink::You } else { Ink::Automa });
    let verdict = vec![Span::styled(format!("{} {}", token(winner), tell::verdict(words, game)), ink)];
    let news = tell::nearest_news(words, game).unwrap_or_default();
    frame.render_widget(Paragraph::new(vec![Line::from(verdict), Line::from(format!("  {news}"))]), rows[1]);

    let large = frame.area().width >= 118 && frame.area().height >= 38;
    let (wide, high) = if large { (41, 20) } else { (22, 10) };
    let boards = if game.options().has_automa() { 1 } else { 2 };
    let columns = Layout::horizontal([Constraint::Min(30), Constraint::Length(wide * boards)]).spacing(2);
    let columns = columns.split(rows[2]);
    let mut text = scores(app, inks);
    text.push(Line::default());
    text.extend(levels(app, inks));
    frame.render_widget(Paragraph::new(text), columns[0]);
    let room = Room { large };
    for (i, seat) in [FIRST, SECOND].into_iter().enumerate().take(boards as usize) {
        let mut place = columns[1];
        place.x += wide * i as u16;
        place.width = wide;
        place.height = place.height.min(high);
        frame.render_widget(Paragraph::new(quilt_lines(app, inks, room, seat)), place);
    }
    let mut next = columns[1];
    next.y += high + 1;
    next.height = next.height.saturating_sub(high + 1);
    frame.render_widget(Paragraph::new(what_next(app, next.width as usize)), next);
    if let Some((tone, text)) = &app.message {
        let style = if *tone == Tone::Bad { inks.style(Ink::Bad) } else { ink::bold() };
        let lines = wrap(text, area.width as usize).into_iter().map(|part| Line::styled(part, style));
        frame.render_widget(Paragraph::new(lines.collect::<Vec<_>>()), rows[3]);
    }
    frame.render_widget(
        Paragraph::new(key_line(&words.text("tui-keys-over"), inks, area.width as usize, 2)),
        rows[4],
    );
}

/// Both scores taken apart, one under the other.
fn scores(app: &App, inks: Inks) -> Vec<Line<'static>> {
    let words = app.sitting.words();
    let game = app.shown();
    let mut lines = Vec::new();
    for (seat, ink) in [(FIRST, Ink::You), (SECOND, Ink::Automa)] {
        let name = format!("{} {:<30}", token(seat), seat_name(words, game, seat));
        lines.push(Line::from(vec![
            Span::styled(name, inks.style(ink)),
            Span::styled(format!("{:>4}", game.score(seat)), inks.style(ink)),
        ]));
        for (what, points) in tell::breakdown(words, game, seat) {
            lines.push(Line::from(format!("  {what:<30}{points:>4}")));
        }
    }
    lines
}

/// The same game on all levels, as bars.
fn levels(app: &App, inks: Inks) -> Vec<Line<'static>> {
    let words = app.sitting.words();
    let game = app.shown();
    let Some(levels) = game.all_levels() else { return Vec::new() };
    let mut lines = vec![Line::styled(words.text("tui-levels"), ink::bold())];
    for result in levels {
        let won = result.winner == FIRST;
        let by = (result.person - result.automa).abs();
        let id = match (won, by) {
            (true, 0) => "tui-level-won-tie",
            (true, _) => "tui-level-won",
            (false, 0) => "tui-level-lost-tie",
            (false, _) => "tui-level-lost",
        };
        let args =
            [("tick", TICK.to_string().into()), ("cross", CROSS.to_string().into()), ("by", by.into())];
        let here = if result.level == game.options().level { '▸' } else { ' ' };
        let name = level_name(words, result.level);
        let numbers = format!("{:>3} : {:<3}", result.person, result.automa);
        let style = inks.style(if won { Ink::Good } else { Ink::Bad });
        lines.push(Line::from(vec![
            Span::styled(format!("{here} {:<4}{name:<11}{numbers} ", result.level.numeral()), ink::bold()),
            Span::styled(words.say(id, &args), style),
        ]));
    }
    lines
}

fn what_next(app: &App, width: usize) -> Vec<Line<'static>> {
    let words = app.sitting.words();
    let mut lines = vec![Line::styled(words.text("tui-next"), ink::bold())];
    for id in ["tui-next-new", "tui-next-back", "tui-next-undo", "tui-next-quit"] {
        let text = words.text(id);
        let (key, what) = text.split_once("   ").unwrap_or(("", &text));
        for (i, part) in wrap(what, width.saturating_sub(4)).into_iter().enumerate() {
            let key = if i == 0 { key } else { "" };
            lines.push(Line::from(vec![Span::styled(format!("{key:<3} "), ink::bold()), Span::raw(part)]));
        }
    }
    lines
}
