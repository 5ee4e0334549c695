//! The Automa's cards as sheets to print and cut: the deck was only ever print-and-play.

use terra_mystica::{FactionId, Kit};
use words::Words;

use crate::paper::sheet::{self, Layout};

/// Nine cards of the usual size.
const DECISIONS: Layout = Layout { columns: 3, rows: 3, width: 630, height: 880 };
/// Ten wide ones.
const FACTIONS: Layout = Layout { columns: 2, rows: 5, width: 945, height: 520 };

/// One page to open in a browser and print: the decision cards, then the faction cards, with cut marks.
pub(super) fn page(words: &Words, kit: &Kit) -> String {
    let decisions: Vec<String> = (0..kit.automa.cards.len() as u8)
        .map(|index| super::decision_card(words, kit, index).file())
        .collect();
    let factions: Vec<String> =
        FactionId::ALL.into_iter().map(|id| super::automa_faction(words, kit, id).file()).collect();
    let counts =
        [("decisions", (decisions.len() as u32).into()), ("factions", (factions.len() as u32).into())];
    let what = words.say("tm-print-what", &counts);
    sheet::page(words, &words.text("tm-print-title"), &what, &[(DECISIONS, decisions), (FACTIONS, factions)])
}
