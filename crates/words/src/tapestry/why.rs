//! The reasons of the bots, as people read them.

use kernel::{Reasons, RuleId, Seat, Step, Verdict};
use tapestry::automa::{About, Pick, UNREACHABLE};
use tapestry::rulebook::rules;
use tapestry::{Event, Tapestry};

use super::names::{hex_name, seat_name, track_name};
use crate::{Arg, Words};

/// The reasons of one choice: a sentence, what was considered, and a row for each filter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    /// Whose choice it was.
    pub seat: Seat,
    /// What it was about.
    pub about: About,
    /// What was chosen, and what decided.
    pub sentence: String,
    /// What was chosen.
    pub chosen: Option<Pick>,
    /// What was considered.
    pub candidates: Vec<(Pick, String)>,
    /// One row for each filter.
    pub rows: Vec<WhyRow>,
}

/// One filter of a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhyRow {
    /// What it asks.
    pub question: String,
    /// The rule behind it.
    pub rule: RuleId,
    /// What it did.
    pub verdict: Verdict,
    /// What to say if it did nothing.
    pub note: Option<String>,
    /// Every candidate that was still in, what was measured on it, and whether it stayed.
    pub cells: Vec<(Pick, String, bool)>,
}

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

/// The part of a rule's name that the messages use: `automa.track.end` is `track-end`.
fn topic(rule: RuleId) -> String {
    rule.0.trim_start_matches("automa.").replace('.', "-")
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

fn row(words: &Words, step: &Step<Pick>) -> WhyRow {
    let note = match step.verdict {
        Verdict::Narrowed => None,
        Verdict::KeptAll => Some("tm-verdict-kept-all"),
        Verdict::Skipped => Some("tm-verdict-skipped"),
        Verdict::NotNeeded => Some("tm-verdict-not-needed"),
    };
    WhyRow {
        question: words.text(&format!("ta-row-{}", topic(step.rule))),
        rule: step.rule,
        verdict: step.verdict,
        note: note.map(|id| words.text(id)),
        cells: step.measured.iter().map(|m| (m.candidate, cell(words, step, m.value), m.kept)).collect(),
    }
}

/// What a filter measured on one candidate.
fn cell(words: &Words, step: &Step<Pick>, value: i32) -> String {
    let shown = |id: &str| words.say(id, &[("value", value.into())]);
    match step.rule {
        rules::TRACK_UNFINISHED | rules::TRACK_END | rules::TRACK_LANDMARK => shown("ta-cell-spaces"),
        rules::TRACK_ORDER | rules::SCAN => {
            // A card lists everything; at the table one compares what is left.
            let earlier = step.measured.iter().filter(|other| other.value < value).count();
            words.say("tm-cell-place", &[("value", (earlier as u32 + 1).into())])
        }
        rules::CONQUER_DISTANT => words.text(if value > 0 { "tm-cell-yes" } else { "tm-cell-no" }),
        _ if value >= UNREACHABLE => words.text("ta-cell-unreachable"),
        _ => shown("tm-cell-distance"),
    }
}
