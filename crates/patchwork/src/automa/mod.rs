//! The Automa: a deck of cards and a chain of filters over what lies on the table.
//!
//! Rules: `automa.afford`, `automa.pass`, `automa.single`, `automa.filters`, and one per filter.

use arrayvec::ArrayVec;
use kernel::{Choice, Keep, Trail};

use crate::components::{Card, CardFilter, FINAL, Kit, PatchId};
use crate::rulebook::{AFFORD, rule_of};
use crate::state::Patchwork;
use crate::{FIRST, SECOND};

/// What the Automa sees: what any person at the table sees. The full game and the companion both have it.
pub trait Sight {
    /// The components.
    fn kit(&self) -> &Kit;
    /// The first three patches clockwise of the pawn; fewer if fewer remain.
    fn next(&self) -> ArrayVec<PatchId, 3>;
    /// Where the Automa's token stands.
    fn automa_space(&self) -> u8;
    /// Where the person's token stands.
    fn person_space(&self) -> u8;
}

impl Sight for Patchwork {
    #[inline]
    fn kit(&self) -> &Kit {
        self.kit
    }
    #[inline]
    fn next(&self) -> ArrayVec<PatchId, 3> {
        self.next_patches()
    }
    #[inline]
    fn automa_space(&self) -> u8 {
        self.space(SECOND)
    }
    #[inline]
    fn person_space(&self) -> u8 {
        self.space(FIRST)
    }
}

/// A patch that the Automa may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// 0 for the first patch clockwise of the pawn, up to 2.
    pub place: u8,
    /// The patch.
    pub patch: PatchId,
}

/// What the Automa does in its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    /// The patch that it takes; it passes without one.
    pub taken: Option<Candidate>,
    /// Where its token goes.
    pub to: u8,
}

/// The Automa's turn with this card.
#[inline]
pub fn choose<T: Trail<Candidate>>(sight: &impl Sight, card: &Card, trail: &mut T) -> Turn {
    let kit = sight.kit();
    let person = sight.person_space();
    let target = |patch: PatchId| (sight.automa_space() + kit.patch(patch).time).min(FINAL);

    let candidates = sight.next().into_iter().zip(0..).map(|(patch, place)| Candidate { place, patch });
    let mut choice = Choice::<_, _, 3>::among(candidates, trail);
    choice.require(AFFORD, Keep::AtMost(card.budget.into()), |c| kit.patch(c.patch).cost.into());
    for &filter in &card.filters {
        let rule = rule_of(filter);
        match filter {
            CardFilter::NoOvertake => {
                choice.prefer(rule, Keep::AtMost(person.into()), |c| target(c.patch).into())
            }
            CardFilter::MostButtons => choice.prefer(rule, Keep::Most, |c| kit.patch(c.patch).buttons.into()),
            CardFilter::Largest => choice.prefer(rule, Keep::Most, |c| kit.patch(c.patch).cells.into()),
            CardFilter::Furthest => choice.prefer(rule, Keep::Most, |c| c.place.into()),
        };
    }
    let taken = choice.decide();
    let to = taken.map_or_else(|| (person + 1).min(FINAL), |taken| target(taken.patch));
    Turn { taken, to }
}
