//! Why something cannot be, in words.

use patchwork::PatchId;
use patchwork::companion::{CompanionIllegal, PatchworkCompanion};

use super::{name, patches};
use crate::{Arg, Beside as _, Words};

/// Why something that was said cannot be, and what can.
pub(super) fn illegal(words: &Words, game: &PatchworkCompanion, illegal: &CompanionIllegal) -> String {
    let of = |id: &str, patch: PatchId| {
        words.say(id, &[("patch", name(words, game, patch).into()), ("id", patch.0.into())])
    };
    let number = |id: &str, key: &str, number: u8| words.say(id, &[(key, Arg::from(number))]);
    match illegal {
        CompanionIllegal::Over => words.text("co-no-over"),
        CompanionIllegal::Waiting(_) => game.not_now(words),
        CompanionIllegal::OutOfReach { patch, next } => {
            let next = patches(words, game, next);
            let args =
                [("patch", name(words, game, *patch).into()), ("id", patch.0.into()), ("next", next.into())];
            words.say("co-no-reach", &args)
        }
        CompanionIllegal::NoPatch(patch) => number("co-no-patch", "id", patch.0),
        CompanionIllegal::Gone(patch) => of("co-no-gone", *patch),
        CompanionIllegal::InRing(patch) => of("co-no-in-ring", *patch),
        CompanionIllegal::Twice(patch) => of("co-no-twice", *patch),
        CompanionIllegal::Count { said, wanted } => {
            words.say("co-no-count", &[("said", (*said).into()), ("wanted", (*wanted).into())])
        }
        CompanionIllegal::StartLast(patch) => of("co-no-start-last", *patch),
        CompanionIllegal::NextKnown { known, said } => {
            let args =
                [("known", name(words, game, *known).into()), ("said", name(words, game, *said).into())];
            words.say("co-no-next-known", &args)
        }
        CompanionIllegal::NotInDeck(card) => number("co-no-deck", "card", *card),
        CompanionIllegal::CardSeen(card) => number("co-no-seen", "card", *card),
        CompanionIllegal::NoCardLeft { aside, most } => {
            words.say("co-no-card-left", &[("aside", (*aside).into()), ("most", (*most).into())])
        }
        CompanionIllegal::Aside(_) => words.text("co-no-aside"),
        CompanionIllegal::Covered => words.text("co-no-covered"),
        CompanionIllegal::NoSpace(space) => number("co-no-space", "space", *space),
        CompanionIllegal::NotShared => words.text("co-no-shared"),
        CompanionIllegal::BeforeMarker { space, marker } => {
            words.say("co-no-before-marker", &[("space", (*space).into()), ("marker", (*marker).into())])
        }
        CompanionIllegal::BehindMarker { space, marker } => {
            words.say("co-no-behind-marker", &[("space", (*space).into()), ("marker", (*marker).into())])
        }
        CompanionIllegal::Heap { patches, with_buttons, printed } => {
            let (with, printed) = ((*with_buttons).into(), (*printed).into());
            words.say("co-no-heap", &[("patches", (*patches).into()), ("with", with), ("printed", printed)])
        }
        CompanionIllegal::NoLeather(mark) => number("co-no-leather", "mark", *mark),
        CompanionIllegal::LeatherPassed(mark) => number("co-no-leather-passed", "mark", *mark),
        CompanionIllegal::TooMuch { .. } => words.text("co-no-much"),
    }
}
