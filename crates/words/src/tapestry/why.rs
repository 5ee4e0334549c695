//! The reasons of the bots, as people read them.

use kernel::{Reasons, Seat, Step, Verdict};
use tapestry::automa::{About, Pick, UNREACHABLE};
use tapestry::rulebook::rules;
use tapestry::{Event, Tapestry};

use super::names::{hex_name, seat_name, track_name};
use crate::why::{WhyRow, place, topic};
use crate::{Arg, Words};

/// The reasons of one choice.
pub type Why = crate::why::Why<About, Pick>;

/// Something that a bot can choose.
pub fn pick_name(words: &Words, game: &Tapestry, pick: Pick) -> String {
    match pick {
        Pick::Track(track) => track_name(words, track),
        Pick::Hex(hex) => hex_name(game, hex),
    }
}

/// All choices that the bots made in one decision, in their order.
pub fn whys(words: &Words, game: &Tapestry, events: &[Event]) -> Vec<Why> {
    let each = events.iter().filter_map(|event| match event {
        Event::AutomaChose { seat, about, reasons } => Some(why(words, game, *seat, *about, reasons)),
        _ => None,
    });
    each.collect()
}

/// The reasons of one choice.
pub fn why(words: &Words, game: &Tapestry, seat: Seat, about: About, reasons: &Reasons<Pick>) -> Why {
    let name = |pick: &Pick| (*pick, pick_name(words, game, *pick));
    Why {
        seat,
        about,
        sentence: sentence(words, game, seat, about, reasons),
        chosen: reasons.chosen,
        candidates: reasons.candidates.iter().map(name).collect(),
        rows: reasons.steps.iter().map(|step| row(words, step)).collect(),
    }
}

/// What a choice is about, as messages and programs call it.
pub fn about_key(about: About) -> &'static str {
    match about {
        About::Track => "track",
        About::Favourite => "favourite",
        About::ConquerOpponent => "conquer-opponent",
        About::ConquerNeutral => "conquer-neutral",
        About::Explore => "explore",
        About::Shadow => "shadow",
    }
}

fn sentence(words: &Words, game: &Tapestry, seat: Seat, about: About, reasons: &Reasons<Pick>) -> String {
    let who = || ("who", Arg::from(seat_name(words, game, seat)));
    let Some(chosen) = reasons.chosen else {
        return words.say(&format!("ta-why-none-{}", about_key(about)), &[who()]);
    };
    let pick = pick_name(words, game, chosen);
    let chose = words.say(&format!("ta-why-chose-{}", about_key(about)), &[who(), ("pick", pick.into())]);
    // What decided is the last filter that took something away.
    let decisive = reasons.steps.iter().rev().find(|step| step.verdict == Verdict::Narrowed);
    let reason = match decisive {
        None => words.text("tm-why-single"),
        Some(step) => words.text(&format!("ta-why-{}", topic(step.rule))),
    };
    format!("{chose} {reason}")
}

fn row(words: &Words, step: &Step<Pick>) -> WhyRow<Pick> {
    let question = words.text(&format!("ta-row-{}", topic(step.rule)));
    WhyRow::of(words, step, question, |value| cell(words, step, value))
}

/// What a filter measured on one candidate.
fn cell(words: &Words, step: &Step<Pick>, value: i32) -> String {
    let shown = |id: &str| words.say(id, &[("value", value.into())]);
    match step.rule {
        rules::TRACK_UNFINISHED | rules::TRACK_END | rules::TRACK_LANDMARK => shown("ta-cell-spaces"),
        rules::TRACK_ORDER | rules::SCAN => place(words, step, value),
        rules::CONQUER_DISTANT => words.text(if value > 0 { "tm-cell-yes" } else { "tm-cell-no" }),
        _ if value >= UNREACHABLE => words.text("ta-cell-unreachable"),
        _ => shown("tm-cell-distance"),
    }
}
