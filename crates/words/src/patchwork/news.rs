//! What happened, for the log.

use kernel::Seat;
use patchwork::{Event, FIRST, Patchwork, TileReason};

use super::{patch_name, seat_name};
use crate::{Arg, Words};

pub(super) fn who(words: &Words, game: &Patchwork, seat: Seat) -> [(&'static str, Arg); 2] {
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
            say("pw-took", *seat, &[("patch", patch_name(words, patch).into()), ("to", (*to).into())])
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
