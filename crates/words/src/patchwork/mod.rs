//! Patchwork in words: the game on screen, its drawings in [`pictures`], and beside a real table in [`companion`].

pub mod companion;
pub mod pictures;

use kernel::{Reasons, RuleId, Seat, Step, Verdict};
use patchwork::{Candidate, CardFilter, Event, FIRST, Kit, Patch, Patchwork, TileReason, rulebook};

use crate::why::{WhyRow, limit};
use crate::{Arg, Words};

/// A patch's nickname as people see it: without the number of squares.
pub fn patch_name(words: &Words, patch: &Patch) -> String {
    patch_nickname(words, patch).chars().filter(|letter| !letter.is_ascii_digit()).collect()
}

/// A patch's whole nickname. What somebody's own pack calls a patch is the same in every language.
pub fn patch_nickname(words: &Words, patch: &Patch) -> String {
    words.maybe(&format!("text-pw-patch-{}", patch.name)).unwrap_or_else(|| patch.name.clone())
}

/// What a seat is called.
pub fn seat_name(words: &Words, game: &Patchwork, seat: Seat) -> String {
    words.text(match (game.options().has_automa(), seat) {
        (true, FIRST) => "seat-you",
        (true, _) => "seat-automa",
        (false, FIRST) => "seat-first",
        (false, _) => "seat-second",
    })
}

fn who(words: &Words, game: &Patchwork, seat: Seat) -> [(&'static str, Arg); 2] {
    let you = game.options().has_automa() && seat == FIRST;
    [("who", seat_name(words, game, seat).into()), ("you", if you { "yes" } else { "no" }.into())]
}

/// An event as a sentence.
pub fn event(words: &Words, game: &Patchwork, event: &Event) -> String {
    let kit = game.kit();
    let say = |id: &str, seat: Seat, more: &[(&str, Arg)]| {
        let mut args = who(words, game, seat).to_vec();
        args.extend_from_slice(more);
        words.say(id, &args)
    };
    match event {
        Event::Advanced { seat, from, to } => {
            say("pw-advanced", *seat, &[("to", (*to).into()), ("buttons", (to - from).into())])
        }
        Event::Took { seat, patch, to, .. } => {
            let patch = kit.patch(*patch);
            let name = patch_name(words, patch);
            say(
                "pw-took",
                *seat,
                &[("patch", name.into()), ("cost", patch.cost.into()), ("to", (*to).into())],
            )
        }
        Event::Automa { turn, .. } => match turn.taken {
            Some(taken) => {
                let name = patch_name(words, kit.patch(taken.patch));
                words.say("pw-automa-took", &[("patch", name.into()), ("to", turn.to.into())])
            }
            None => words.say("pw-automa-passed", &[("to", turn.to.into())]),
        },
        Event::Income { mark, buttons, .. } => {
            words.say("pw-income", &[("mark", (*mark).into()), ("buttons", (*buttons).into())])
        }
        Event::LeatherReached { seat, mark } => say("pw-leather-reached", *seat, &[("mark", (*mark).into())]),
        Event::LeatherLaid { seat, at } => say("pw-leather-laid", *seat, &[("at", at.to_string().into())]),
        Event::LeatherLost { .. } => words.text("pw-leather-lost"),
        Event::Tile { seat, reason: TileReason::Covered } => say("pw-tile-covered", *seat, &[]),
        Event::Tile { reason: TileReason::Marker { space }, .. } => {
            words.say("pw-tile-marker", &[("space", (*space).into())])
        }
        Event::Reshuffled => words.text("pw-reshuffled"),
        Event::Home { seat, first } => say(if *first { "pw-home-first" } else { "pw-home" }, *seat, &[]),
        Event::Over { winner, scores } => {
            let (a, b) = (scores[winner.index()], scores[1 - winner.index()]);
            let id = if a == b { "pw-over-tie" } else { "pw-over" };
            say(id, *winner, &[("a", a.into()), ("b", b.into())])
        }
    }
}

/// What came of one decision, in one line.
pub fn line(words: &Words, game: &Patchwork, events: &[Event]) -> String {
    events.iter().map(|happened| event(words, game, happened)).collect::<Vec<_>>().join(" ")
}

/// The reasons of a choice, as people read them: verdict, one sentence, candidates, filters, rule ids.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    /// The sentence.
    pub sentence: String,
    /// What was considered.
    pub candidates: Vec<(Candidate, String)>,
    /// One row for each filter.
    pub rows: Vec<WhyRow<Candidate>>,
}

/// The last part of a rule's name: the part that the messages use.
fn topic(rule: RuleId) -> &'static str {
    rule.0.rsplit('.').next().unwrap_or(rule.0)
}

/// The Automa's reasons for what it took.
pub fn why(words: &Words, kit: &Kit, card: u8, reasons: &Reasons<Candidate>) -> Why {
    let rows = reasons.steps.iter().map(|step| row(words, step)).collect();
    let name = |candidate: &Candidate| (*candidate, patch_name(words, kit.patch(candidate.patch)));
    Why {
        sentence: sentence(words, kit.card(card).budget, reasons),
        candidates: reasons.candidates.iter().map(name).collect(),
        rows,
    }
}

fn row(words: &Words, step: &Step<Candidate>) -> WhyRow<Candidate> {
    WhyRow::of(words, step, question(words, step), |value| measured(words, step.rule, value))
}

/// What a filter asks.
pub fn question(words: &Words, step: &Step<Candidate>) -> String {
    words.say(&format!("pw-row-{}", topic(step.rule)), &[("limit", limit(step.keep).into())])
}

/// What a filter measured.
pub fn measured(words: &Words, rule: RuleId, value: i32) -> String {
    // Places are counted from 0 in the engine and from 1 at the table.
    let shown = if rule == rulebook::FURTHEST { value.saturating_add(1) } else { value };
    words.say(&format!("pw-cell-{}", topic(rule)), &[("value", shown.into())])
}

fn sentence(words: &Words, budget: u8, reasons: &Reasons<Candidate>) -> String {
    let budget = [("budget", Arg::from(budget))];
    if reasons.candidates.is_empty() {
        return words.text("pw-why-empty-ring");
    }
    if reasons.chosen.is_none() {
        return words.say("pw-why-pass", &budget);
    }
    // What decided is the last filter that took something away.
    let decisive = reasons.steps.iter().rev().find(|step| step.verdict == Verdict::Narrowed);
    match decisive.map(|step| (step.rule, step.measured.len() as u32)) {
        None | Some((rulebook::AFFORD, _)) => words.say("pw-why-single", &budget),
        Some((rulebook::FURTHEST, tied)) => words.say("pw-why-furthest", &[("tied", tied.into())]),
        Some((rule, _)) => words.text(&format!("pw-why-{}", topic(rule))),
    }
}

/// A row of a card in words.
pub fn filter_name(words: &Words, filter: CardFilter) -> String {
    words.text(&format!("pw-filter-{}", topic(rulebook::rule_of(filter))))
}
