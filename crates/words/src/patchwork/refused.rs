//! Why something cannot be, and what can.

use patchwork::rules::illegal::Waiting;
use patchwork::{Illegal, Patchwork};

use super::patch_name;
use crate::{Arg, Words};

/// Why an action is refused, and what would be legal.
pub(super) fn illegal(words: &Words, game: &Patchwork, illegal: &Illegal) -> String {
    let name = |patch| Arg::from(patch_name(words, game.kit().patch(patch)));
    match illegal {
        Illegal::Over => words.text("pw-no-over"),
        Illegal::Waiting(wanted) => words.text(match wanted {
            Waiting::Turn => "pw-no-wait-turn",
            Waiting::Leather => "pw-no-wait-leather",
            Waiting::Automa => "pw-no-wait-automa",
        }),
        Illegal::OutOfReach { next, .. } if next.is_empty() => words.text("pw-no-ring"),
        Illegal::OutOfReach { patch, next } => {
            let next: Vec<String> =
                next.iter().map(|patch| patch_name(words, game.kit().patch(*patch))).collect();
            let known = game
                .kit()
                .patches()
                .get(usize::from(patch.0))
                .map_or_else(String::new, |patch| patch_name(words, patch));
            words.say("pw-no-reach", &[("patch", known.into()), ("next", next.join(", ").into())])
        }
        Illegal::TooDear { patch, cost, have } => {
            let (cost, have) = ((*cost).into(), i32::from(*have).into());
            words.say("pw-no-buttons", &[("patch", name(*patch)), ("cost", cost), ("have", have)])
        }
        Illegal::NoOutline { patch, outlines, .. } => {
            words.say("pw-no-outline", &[("patch", name(*patch)), ("outlines", (*outlines).into())])
        }
        Illegal::OffBoard { patch, fits, .. } => {
            words.say("pw-no-board", &[("patch", name(*patch)), ("fits", (*fits).into())])
        }
        Illegal::Overlap { on, fits, .. } => {
            words.say("pw-no-overlap", &[("on", on.to_string().into()), ("fits", (*fits).into())])
        }
        Illegal::Covered { at, free } => {
            words.say("pw-no-covered", &[("at", at.to_string().into()), ("free", (*free).into())])
        }
    }
}
