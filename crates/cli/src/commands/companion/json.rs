//! The answers for programs: one object a line.

use serde::Serialize;
use wire::talk::{Accepted, Line as Earlier, More, Refused};
use words::Said;

use super::desk::{Desk, Heard, Span, Trouble};
use super::talks::Talks;
use super::text;
use crate::input::Line;

/// The object at the start: with the last turn, if the game is continued.
pub fn opening<G: Talks>(desk: &Desk<G>) -> String {
    written(&good(desk, desk.last(), None))
}

/// The object for a line.
pub fn answer<G: Talks>(desk: &Desk<G>, _: &Line, heard: &Result<Heard, Trouble<G>>) -> String {
    match heard {
        Ok(heard) => written(&done(desk, heard)),
        Err(trouble) => {
            let (error, expected) = (text::trouble(desk, trouble), expected(desk, trouble));
            written(&Refused::new(desk.words(), desk.game(), desk.session().at(), error, expected))
        }
    }
}

fn written(object: &impl Serialize) -> String {
    crate::commands::json_line(object).unwrap_or_default()
}

fn expected<G: Talks>(desk: &Desk<G>, trouble: &Trouble<G>) -> String {
    match trouble {
        Trouble::Unknown { expected, .. } => (*expected).to_owned(),
        _ => desk.game().waits(desk.words()).say,
    }
}

fn done<G: Talks>(desk: &Desk<G>, heard: &Heard) -> Accepted<G> {
    let (words, game) = (desk.words(), desk.game());
    let lines = |text: &str| text.lines().map(str::to_owned).collect();
    let (said, more) = match heard {
        Heard::Said(span) => (last_of(desk, *span), earlier(desk, *span)),
        Heard::Undone { line, revealed } => {
            (None, Some(More::Undone { line: line.clone(), revealed: *revealed }))
        }
        Heard::UndoneSeveral { count, revealed } => {
            (None, Some(More::Undone { line: format!("undo {count}"), revealed: *revealed }))
        }
        Heard::Redone { line, span } => (last_of(desk, *span), Some(More::Redone { line: line.clone() })),
        Heard::Look => (desk.last_turn(), None),
        Heard::Why => (desk.last_turn(), Some(More::Why(desk.last_turn().is_some()))),
        Heard::Shown(text) => (None, Some(More::Shown(lines(text)))),
        Heard::Score => (None, Some(More::Score(game.scores(words)))),
        Heard::Assume => (None, Some(More::Assumptions(G::assumed(words, game)))),
        Heard::History => (None, Some(More::History(history(desk)))),
        Heard::Help => (None, Some(More::Help(lines(&words.text(G::HELP))))),
        Heard::Save => (None, Some(More::Save(desk.path().display().to_string()))),
        Heard::Quit => (None, Some(More::Quit(true))),
    };
    good(desk, said, more)
}

fn good<G: Talks>(desk: &Desk<G>, said: Option<Said<'_, G>>, more: Option<More<G>>) -> Accepted<G> {
    Accepted::new(desk.words(), desk.game(), desk.session().at(), said, more)
}

fn last_of<G: Talks>(desk: &Desk<G>, span: Span) -> Option<Said<'_, G>> {
    (span.from < span.to).then(|| desk.said(span.to - 1)).flatten()
}

/// What came of the other parts of a line with several.
fn earlier<G: Talks>(desk: &Desk<G>, span: Span) -> Option<More<G>> {
    if span.to <= span.from + 1 {
        return None;
    }
    let before = (span.from..span.to - 1).filter_map(|index| desk.said(index));
    Some(More::Earlier(before.flat_map(|said| G::came_of(desk.words(), said).events).collect()))
}

fn history<G: Talks>(desk: &Desk<G>) -> Vec<Earlier> {
    let lines = (0..desk.session().at()).filter_map(|index| {
        let said = desk.said(index)?;
        let text = said.before.line(desk.words(), said.events);
        Some(Earlier { number: index + 1, line: desk.line(index), text })
    });
    lines.collect()
}
