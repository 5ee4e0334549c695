//! The companion in words: what to do with one's hands, what it waits for, what it assumes.

mod asks;
mod news;
mod refused;
mod voice;

use patchwork::companion::{Answer, CompanionEvent, PatchworkCompanion};
use patchwork::{FIRST, Level, PatchId, SECOND};

pub use self::asks::{assumption, warning};
pub use self::news::{event, holder_word};
use crate::Words;
use crate::patchwork::patch_name;

fn name(words: &Words, game: &PatchworkCompanion, patch: PatchId) -> String {
    game.kit().patches().get(patch.0 as usize).map_or_else(String::new, |patch| patch_name(words, patch))
}

/// Patches as a list of names with their numbers.
pub fn patches(words: &Words, game: &PatchworkCompanion, patches: &[PatchId]) -> String {
    if patches.is_empty() {
        return words.text("co-none");
    }
    let named = patches.iter().map(|&patch| format!("{} ({})", name(words, game, patch), patch.0));
    named.collect::<Vec<_>>().join(", ")
}

fn numbers<T: ToString>(words: &Words, numbers: impl Iterator<Item = T>) -> String {
    let list = numbers.map(|number| number.to_string()).collect::<Vec<_>>().join(", ");
    if list.is_empty() { words.text("co-none") } else { list }
}

fn yes(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

/// The place of a patch: 1st, 2nd, 3rd.
pub fn place(words: &Words, place: u8) -> String {
    words.say("co-place", &[("place", (place + 1).into())])
}

/// That somebody took a patch that is dearer than what is left by what was told; `None` where that is not so, or not known.
pub fn too_dear(words: &Words, before: &PatchworkCompanion, events: &[CompanionEvent]) -> Option<String> {
    let reckoned = before.reckoned();
    let patch = events.iter().find_map(|event| match event {
        CompanionEvent::Took { patch, .. } => Some(before.kit().patch(*patch)),
        _ => None,
    })?;
    let short = u16::from(patch.cost) > reckoned.buttons && reckoned.sure;
    let args = [("cost", patch.cost.into()), ("buttons", u32::from(reckoned.buttons).into())];
    short.then(|| words.say("co-warn-too-dear", &args))
}

/// The answer that the Automa gave last, among some events.
pub fn answer(events: &[CompanionEvent]) -> Option<&Answer> {
    events.iter().rev().find_map(|event| match event {
        CompanionEvent::Automa { answer, .. } => Some(&**answer),
        _ => None,
    })
}

fn headline(words: &Words, game: &PatchworkCompanion, answer: &Answer) -> String {
    let Some(taken) = answer.turn.taken else { return words.text("co-passes") };
    let args =
        [("place", place(words, taken.place).into()), ("patch", name(words, game, taken.patch).into())];
    words.say("co-takes", &args)
}

/// What to do with one's hands. What you did yourself needs no telling, but for what is easily forgotten.
fn steps(words: &Words, game: &PatchworkCompanion, events: &[CompanionEvent]) -> Vec<String> {
    let mut steps = Vec::new();
    for event in events {
        match event {
            CompanionEvent::Automa { answer, buttons } => {
                automa_steps(words, game, answer, *buttons, &mut steps);
            }
            CompanionEvent::Reshuffled { by_you } => {
                steps.push(words.text(if *by_you { "co-step-shuffle" } else { "co-step-shuffled" }));
            }
            CompanionEvent::YourLeather { mark } => {
                steps.push(words.say("co-step-your-leather", &[("mark", (*mark).into())]));
            }
            _ => {}
        }
    }
    steps
}

fn automa_steps(
    words: &Words,
    game: &PatchworkCompanion,
    answer: &Answer,
    buttons: u16,
    steps: &mut Vec<String>,
) {
    let taken = answer.turn.taken.is_some();
    steps.push(words.text(if taken { "co-step-pawn" } else { "co-step-pawn-stays" }));
    let to = answer.turn.to;
    let args = [
        ("spaces", (to - answer.from).into()),
        ("to", to.into()),
        ("top", yes(to == game.space(FIRST)).into()),
    ];
    steps.push(words.say("co-step-move", &args));
    if answer.buttons > 0 {
        let args = [("gain", u32::from(answer.buttons).into()), ("now", u32::from(buttons).into())];
        steps.push(words.say("co-step-gain", &args));
    } else if !answer.income_marks.is_empty() {
        steps.push(words.text("co-step-no-gain"));
    }
    for mark in answer.leather.iter() {
        steps.push(words.say("co-step-leather", &[("mark", mark.into())]));
    }
    if answer.gets_tile {
        steps.push(words.say("co-step-tile", &[("marker", game.marker().into())]));
    }
    if answer.moves_again {
        steps.push(words.text("co-step-again"));
    }
}

/// The Automa's things in a few words: only what counts on its level.
pub fn chips(words: &Words, game: &PatchworkCompanion) -> Vec<String> {
    let heap = game.automa_heap();
    let level = game.options().game.level;
    let mut chips =
        vec![words.say("co-chip-buttons", &[("buttons", u32::from(game.automa_buttons()).into())])];
    if matches!(level, Level::III | Level::V) {
        chips.push(words.say("co-chip-with-buttons", &[("count", heap.with_buttons.into())]));
    }
    if matches!(level, Level::IV | Level::V) {
        chips.push(words.say("co-chip-printed", &[("count", heap.printed.into())]));
    }
    if game.tile() == Some(SECOND) {
        chips.push(words.text("co-chip-tile"));
    }
    chips.push(words.say("co-chip-points", &[("points", game.points(SECOND).into())]));
    chips
}
