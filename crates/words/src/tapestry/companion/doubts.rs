//! What was told and can hardly be: it is taken note of, and said.

use tapestry::companion::{CompanionEvent, TapestryCompanion, Told};

use crate::Words;
use crate::tapestry::hex_name;

/// Two outposts are all that a territory holds.
const HOLDS: usize = 2;

/// What is doubtful about what somebody told, on the table before it.
pub(super) fn doubts(words: &Words, before: &TapestryCompanion, events: &[CompanionEvent]) -> Vec<String> {
    let doubt = |event: &CompanionEvent| {
        let CompanionEvent::Told { seat, told } = event else { return None };
        let say = |id: &str, hex| Some(words.say(id, &[("hex", hex_name(before.table(), hex).into())]));
        match told {
            Told::Conquer { hex, .. } if before.is_far(*seat, *hex) => say("tac-warn-far", *hex),
            Told::Outpost(hex) | Told::Share(hex) if before.pieces_on(*hex) >= HOLDS => {
                say("tac-warn-full", *hex)
            }
            _ => None,
        }
    };
    events.iter().filter_map(doubt).collect()
}
