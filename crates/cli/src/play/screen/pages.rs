//! What lies over the screen and is the same for every game: help, log, reasons, rules, advice, the next game.

use draw::text::shade::Shade;
use draw::text::{Grid, Ink};
use kernel::Seat;
use ratatui::Frame;
use ratatui::layout::Margin;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Padding, Paragraph};

use super::frame::{cut, folded, page, wrap};
use super::ink::{self, Inks};
use super::{App, Screened};
use crate::play::reasons::reasons;
use crate::play::sitting::LogLine;

/// How wide the text of a page is.
pub const WIDTH: usize = 76;
/// How wide a page is with its frame.
const FRAMED: u16 = 80;
/// Pages are no higher than this, so that the eye finds them.
const HIGHEST: u16 = 40;

/// A text to read through.
#[derive(Debug)]
pub struct Sheet {
    /// The heading of the page.
    pub title: String,
    /// The lines of the page.
    pub lines: Vec<Line<'static>>,
}

impl Sheet {
    /// Drawings below each other; lines that are too long for the page go on below.
    pub fn of<I: Copy + Default + PartialEq>(
        title: String,
        pages: &[Grid<I>],
        inks: Inks,
        shade: fn(I) -> Shade,
    ) -> Sheet {
        let drawn: Vec<Vec<Line<'static>>> =
            pages.iter().map(|page| folded(inks.shaded(page, shade), WIDTH)).collect();
        Sheet { title, lines: drawn.join(&Line::default()) }
    }
}

/// The lines of a page that can be seen at once in a window of this height.
pub fn room(height: u16) -> usize {
    usize::from(height.min(HIGHEST).saturating_sub(2))
}

/// A text in lines of one style.
pub fn lines(text: &str, width: usize, style: Style) -> impl Iterator<Item = Line<'static>> {
    wrap(text, width).into_iter().map(move |part| Line::styled(part, style))
}

/// A page that can be longer than the screen.
pub fn scroll<G: Screened>(frame: &mut Frame<'_>, app: &App<G>, inks: Inks, sheet: &Sheet, from: usize) {
    let (all, seen) = (sheet.lines.len(), room(frame.area().height));
    let long = all > seen;
    let foot = app.text(if long { "tui-scroll-keys" } else { "tui-help-close" });
    let height = (all.min(seen) + 2) as u16;
    let title = if long {
        format!("{} {}-{} / {all}", sheet.title, from + 1, (from + seen).min(all))
    } else {
        sheet.title.clone()
    };
    let inner = page(frame, inks, &title, &foot, FRAMED, height);
    let shown: Vec<Line<'_>> = sheet.lines.iter().skip(from).take(seen).cloned().collect();
    frame.render_widget(Paragraph::new(shown), inner);
}

/// The goal, the marks and the keys.
pub fn help<G: Screened>(frame: &mut Frame<'_>, app: &App<G>, inks: Inks) {
    let told = G::help(app);
    let shared = (1..=6).map(|number| app.text(&format!("tui-help-all-{number}")));
    let lesson = app.sitting.asked().map(|_| app.text("tui-help-lesson"));
    let mut all: Vec<Line<'_>> = Vec::new();
    for text in told.into_iter().chain(shared).chain(lesson) {
        // Keys stand in a column before two blanks or more; everything else is running text.
        match text.split_once("  ") {
            Some((keys, does)) if !keys.is_empty() => {
                let rows = wrap(does, WIDTH - 19);
                for (row, part) in rows.into_iter().enumerate() {
                    let keys = if row == 0 { keys } else { "" };
                    all.push(Line::from(vec![
                        Span::styled(format!("{keys:<19}"), ink::bold()),
                        Span::raw(part),
                    ]));
                }
            }
            _ if text.is_empty() => all.push(Line::default()),
            _ => all.extend(lines(&text, WIDTH, Style::new())),
        }
    }
    let sheet = Sheet { title: app.text("tui-help-title"), lines: all };
    scroll(frame, app, inks, &sheet, 0);
}

/// The log over the screen, newest first, with the chosen line.
pub fn log<G: Screened>(frame: &mut Frame<'_>, app: &App<G>, inks: Inks) {
    let Some(chosen) = app.log else { return };
    let area = frame.area().inner(Margin { horizontal: 0, vertical: 0 });
    let block = Block::bordered()
        .title_top(Line::styled(format!(" {} ", app.text("tui-log-title")), ink::bold()))
        .title_bottom(Line::styled(format!(" {} ", app.text("tui-keys-log")), inks.faint()))
        .padding(Padding::horizontal(1));
    let inner = block.inner(area);
    frame.render_widget(Clear, area);
    frame.render_widget(block, area);
    let (width, height) = (inner.width as usize, inner.height as usize);
    let told = app.sitting.log(app.shown_at());
    let mut shown: Vec<Line<'_>> = Vec::new();
    let first = chosen.saturating_sub(height.saturating_sub(6));
    let text = |line: &LogLine| format!("{}{}", line.text, if line.why { " (w)" } else { "" });
    // Where there is room, all of them are whole.
    let all: usize =
        told.iter().skip(first).map(|line| wrap(&text(line), width.saturating_sub(4)).len()).sum();
    for (number, line) in told.iter().enumerate().skip(first) {
        let mine = number == chosen;
        let fresh = line.entry.is_none_or(|entry| entry >= app.seen);
        let who = line.seat.map_or_else(String::new, |Seat(seat)| (seat + 1).to_string());
        let text = text(line);
        let parts = if mine || fresh || all <= height {
            wrap(&text, width.saturating_sub(4))
        } else {
            vec![cut(&text, width.saturating_sub(4))]
        };
        for (row, part) in parts.into_iter().enumerate() {
            let lead = if row == 0 { format!("{who:>2}  ") } else { "    ".to_owned() };
            let style = match (mine, fresh) {
                (true, _) => ink::chosen(),
                (false, true) => ink::bold(),
                (false, false) => Style::new(),
            };
            shown.push(Line::from(vec![Span::styled(lead, inks.faint()), Span::styled(part, style)]));
        }
        if shown.len() >= height {
            break;
        }
    }
    frame.render_widget(Paragraph::new(shown), inner);
}

/// The reasons of a decision of a bot, line by line.
pub fn why_lines<G: Screened>(app: &App<G>, inks: Inks, entry: usize) -> Vec<Line<'static>> {
    let (words, session) = (app.sitting.words(), app.sitting.session());
    let Some(done) = session.history().get(entry) else { return Vec::new() };
    let before = session.position(entry).unwrap_or_else(|| app.sitting.game());
    let verdict = before.line(words, &done.events);
    let mut all: Vec<Line<'static>> = lines(&verdict, WIDTH, inks.style(Ink::Automa)).collect();
    for why in before.whys(words, &done.events) {
        all.push(Line::default());
        for (number, text) in reasons(words, &why).into_iter().enumerate() {
            let style = if number == 0 { ink::bold() } else { Style::new() };
            let indent = if number == 0 { "" } else { "  " };
            let rows = wrap(&text, WIDTH - 4).into_iter().enumerate();
            all.extend(rows.map(|(row, part)| {
                let more = if row > 0 { "  " } else { "" };
                Line::styled(format!("{indent}{more}{part}"), style)
            }));
        }
    }
    all
}

/// The reasons of a decision of a bot.
pub fn why<G: Screened>(frame: &mut Frame<'_>, app: &App<G>, inks: Inks, entry: usize, row: usize) {
    let all = why_lines(app, inks, entry);
    let seen = room(frame.area().height);
    let height = (all.len().min(seen) + 2) as u16;
    let inner = page(frame, inks, &app.text("tui-why-title"), &app.text("tui-why-scroll"), FRAMED, height);
    let shown: Vec<Line<'_>> = all.into_iter().skip(row).take(seen).collect();
    frame.render_widget(Paragraph::new(shown), inner);
}

/// The last advice, line by line.
pub fn advice_lines<G: Screened>(app: &App<G>) -> Vec<Line<'static>> {
    let text = |line: &String| {
        let indent = if line.starts_with("   ") { "   " } else { "" };
        let style = if indent.is_empty() { ink::bold() } else { Style::new() };
        let rows = wrap(line, WIDTH - 4);
        rows.into_iter().map(move |row| Line::styled(format!("{indent}{row}"), style)).collect::<Vec<_>>()
    };
    app.advice.iter().flat_map(text).collect()
}

pub fn advice<G: Screened>(frame: &mut Frame<'_>, app: &App<G>, inks: Inks, from: usize) {
    let sheet = Sheet { title: app.text("tui-advice-title"), lines: advice_lines(app) };
    scroll(frame, app, inks, &sheet, from);
}

/// The rules in which what was typed occurs, each in our own words and with how sure it is.
pub fn rule_lines<G: Screened>(app: &App<G>, inks: Inks, typed: &str) -> Vec<Line<'static>> {
    let wanted = typed.to_lowercase();
    let has = |text: &str| text.to_lowercase().contains(&wanted);
    let mut all = Vec::new();
    for rule in &G::rules().rules {
        if !(has(&rule.id) || has(&rule.title) || has(&rule.text)) {
            continue;
        }
        let sure = app.text(&format!("tui-certainty-{}", rule.certainty.name()));
        all.push(Line::from(vec![
            Span::styled(format!("{} ", rule.title), ink::bold()),
            Span::styled(format!("{} ({sure})", rule.id), inks.faint()),
        ]));
        all.extend(wrap(&rule.text, WIDTH - 2).into_iter().map(|part| Line::from(format!("  {part}"))));
    }
    if all.is_empty() {
        all.push(Line::from(app.text("tui-rules-none")));
    }
    all
}

pub fn rules<G: Screened>(frame: &mut Frame<'_>, app: &App<G>, inks: Inks, typed: &str, from: usize) {
    let all = rule_lines(app, inks, typed);
    let height = frame.area().height.min(HIGHEST);
    let title = app.sitting.words().say("tui-rules-title", &[("typed", typed.into())]);
    let inner = page(frame, inks, &title, &app.text("tui-rules-keys"), FRAMED, height);
    let shown: Vec<Line<'_>> = all.into_iter().skip(from).take(inner.height as usize).collect();
    frame.render_widget(Paragraph::new(shown), inner);
}

/// What a lesson asks for, and what is selected for it.
pub fn lesson<G: Screened>(frame: &mut Frame<'_>, app: &App<G>, inks: Inks, other: bool) {
    let Some(asked) = app.sitting.asked() else { return };
    let words = app.sitting.words();
    let (title, foot) = if asked.is_over() {
        (words.text("tui-lesson-end"), words.text("tui-lesson-end-keys"))
    } else {
        (words.say("tui-lesson-page", &asked.counted()), words.text("tui-lesson-keys"))
    };
    let mut all: Vec<Line<'_>> = Vec::new();
    if other {
        all.extend(lines(&words.text("lesson-not-now"), WIDTH, inks.style(Ink::Bad)));
        all.push(Line::default());
    }
    all.extend(lines(&asked.says, WIDTH, ink::bold()));
    if !asked.answer.is_empty() {
        let act = app.sitting.game().whole(words, &asked.answer);
        all.push(Line::default());
        all.extend(lines(&words.say("tui-lesson-marked", &[("act", act.into())]), WIDTH, Style::new()));
    }
    let height = (all.len() + 2) as u16;
    let inner = page(frame, inks, &title, &foot, FRAMED, height);
    frame.render_widget(Paragraph::new(all), inner);
}

/// Asks which game to play next.
pub fn new_game<G: Screened>(frame: &mut Frame<'_>, app: &App<G>, inks: Inks) {
    let told = G::new_game(app);
    let inner = page(frame, inks, &app.text("tui-new-title"), &app.text("tui-new-close"), 70, 9);
    let rows = folded(told.into_iter().map(Line::from).collect(), inner.width as usize);
    frame.render_widget(Paragraph::new(rows), inner);
}
