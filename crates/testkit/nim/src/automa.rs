//! What the Automa takes.

use kernel::{Choice, Keep, RuleId, Trail};

use crate::kit::Card;

/// No turn takes more stones.
pub const MOST: u8 = 3;

/// The rules that the Automa's choice cites.
const GROUP: RuleId = RuleId("automa.group");
const AS_MANY: RuleId = RuleId("automa.most");

/// How many stones the Automa takes from a heap with this card.
pub fn choose<T: Trail<u8>>(card: Card, heap: u8, trail: &mut T) -> Option<u8> {
    let mut choice = Choice::<_, _, { MOST as usize }>::among(1..=heap.min(MOST), trail);
    choice.prefer(GROUP, Keep::Least, |stones| ((heap - stones) % card.group).into());
    choice.prefer(AS_MANY, Keep::Most, |stones| (*stones).into());
    choice.decide()
}
