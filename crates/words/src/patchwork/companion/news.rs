//! What came of something that was said, in sentences.

use kernel::Seat;
use patchwork::companion::{Answer, CompanionEvent, Fix, PatchworkCompanion, TileOwner};
use patchwork::{FIRST, PatchId};

use super::{name, numbers, patches, warning, yes};
use crate::Words;

/// An event as a sentence.
pub fn event(words: &Words, game: &PatchworkCompanion, event: &CompanionEvent) -> String {
    match event {
        CompanionEvent::Ring { told, .. } => {
            words.say("co-ring-entered", &[("told", patches(words, game, told).into())])
        }
        CompanionEvent::Next { told, .. } => {
            words.say("co-next-told", &[("told", patches(words, game, told).into())])
        }
        CompanionEvent::Advanced { to, .. } => words.say("co-you-advanced", &[("to", (*to).into())]),
        CompanionEvent::Took { patch, to, .. } => {
            words.say("co-you-took", &[("patch", name(words, game, *patch).into()), ("to", (*to).into())])
        }
        CompanionEvent::YourLeather { mark } => words.say("co-your-leather", &[("mark", (*mark).into())]),
        CompanionEvent::Automa { answer, buttons } => automa(words, game, answer, *buttons),
        CompanionEvent::Reshuffled { by_you } => {
            words.text(if *by_you { "co-reshuffled-by-you" } else { "co-reshuffled" })
        }
        CompanionEvent::Covered { yours } => {
            words.text(if *yours { "co-covered" } else { "co-covered-late" })
        }
        CompanionEvent::Home { seat, first } => {
            let id = if *seat == FIRST { "co-home-you" } else { "co-home-automa" };
            words.say(id, &[("first", yes(*first).into())])
        }
        CompanionEvent::Fixed(fix) => fixed(words, game, fix),
        CompanionEvent::TileMoved { holder } => {
            words.say("co-tile-moved", &[("holder", holder_word(*holder).into())])
        }
        CompanionEvent::Warning(doubtful) => warning(words, doubtful),
        CompanionEvent::Told { buttons, empty } => {
            words.say("co-told", &[("buttons", u32::from(*buttons).into()), ("empty", (*empty).into())])
        }
        CompanionEvent::Over { winner, scores } => {
            let tie = if scores[0] == scores[1] { "-tie" } else { "" };
            let id = if *winner == FIRST { "co-over-won" } else { "co-over-lost" };
            words.say(&format!("{id}{tie}"), &[("you", scores[0].into()), ("automa", scores[1].into())])
        }
    }
}

/// Who has the tile, as the messages name it.
pub fn holder_word(holder: Option<Seat>) -> &'static str {
    match holder {
        None => "open",
        Some(FIRST) => "you",
        Some(_) => "automa",
    }
}

fn automa(words: &Words, game: &PatchworkCompanion, answer: &Answer, buttons: u16) -> String {
    let card = game.kit().card(answer.card).number;
    let mut said = vec![match answer.turn.taken {
        Some(taken) => {
            let patch = name(words, game, taken.patch);
            let to = answer.turn.to;
            words.say("co-automa-took", &[("card", card.into()), ("patch", patch.into()), ("to", to.into())])
        }
        None => words.say("co-automa-passed", &[("card", card.into()), ("to", answer.turn.to.into())]),
    }];
    if answer.buttons > 0 {
        let args = [("gain", u32::from(answer.buttons).into()), ("now", u32::from(buttons).into())];
        said.push(words.say("co-automa-gained", &args));
    }
    for mark in answer.leather.iter() {
        said.push(words.say("co-automa-leather", &[("mark", mark.into())]));
    }
    if answer.gets_tile {
        said.push(words.text("co-automa-tile"));
    }
    said.join(" ")
}

/// Everything but the warnings, in one line.
pub(super) fn without_warnings(
    words: &Words,
    game: &PatchworkCompanion,
    events: &[CompanionEvent],
) -> String {
    let plain = events.iter().filter(|event| !matches!(event, CompanionEvent::Warning(_)));
    plain.map(|happened| event(words, game, happened)).collect::<Vec<_>>().join(" ")
}

/// What came of something that was said, in one line.
pub(super) fn line(words: &Words, game: &PatchworkCompanion, events: &[CompanionEvent]) -> String {
    events.iter().map(|happened| event(words, game, happened)).collect::<Vec<_>>().join(" ")
}

fn fixed(words: &Words, game: &PatchworkCompanion, fix: &Fix) -> String {
    let listed = |id: &str, told: &[PatchId]| words.say(id, &[("told", patches(words, game, told).into())]);
    match fix {
        Fix::Space(FIRST, space) => words.say("co-fixed-you-space", &[("space", (*space).into())]),
        Fix::Space(_, space) => words.say("co-fixed-automa-space", &[("space", (*space).into())]),
        Fix::OnTop(FIRST) => words.text("co-fixed-on-top-you"),
        Fix::OnTop(_) => words.text("co-fixed-on-top-automa"),
        Fix::Buttons(buttons) => words.say("co-fixed-buttons", &[("buttons", u32::from(*buttons).into())]),
        Fix::Heap(heap) => {
            let (with, printed) = (heap.with_buttons, heap.printed);
            let args = [("patches", heap.patches.into()), ("with", with.into()), ("printed", printed.into())];
            words.say("co-fixed-heap", &args)
        }
        Fix::Tile(TileOwner::Open) => words.text("co-fixed-tile-open"),
        Fix::Tile(TileOwner::You) => words.text("co-fixed-tile-you"),
        Fix::Tile(TileOwner::Automa) => words.text("co-fixed-tile-automa"),
        Fix::Next(told) => listed("co-fixed-next", told),
        Fix::Ring(told) => listed("co-fixed-ring", told),
        Fix::Gone(told) => listed("co-fixed-gone", told),
        Fix::Back(told) => listed("co-fixed-back", told),
        Fix::Seen(cards) => {
            let cards = numbers(words, cards.iter().map(|&card| game.kit().card(card).number));
            words.say("co-fixed-seen", &[("cards", cards.into())])
        }
        Fix::Aside(count) => words.say("co-fixed-aside", &[("count", (*count).into())]),
        Fix::Leather(marks) => {
            words.say("co-fixed-leather", &[("marks", numbers(words, marks.iter()).into())])
        }
    }
}
