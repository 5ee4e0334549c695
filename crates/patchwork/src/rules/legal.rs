//! The legal actions of one moment, counted but not listed.
//!
//! Where an outline fits is a few shifts and ANDs of the free squares. So the actions are counted outline by
//! outline, and the k-th is found again when it is asked for.

use kernel::{Dice, Legal, Seat};

use super::action::Action;
use crate::components::{FreeRuns, Kit, PatchId};
use crate::squares::Squares;
use crate::state::Patchwork;

/// The legal actions of one moment.
#[derive(Clone, Debug)]
pub struct PatchworkLegal(Moment);

#[derive(Clone, Debug)]
enum Moment {
    Over,
    Automa,
    Leather(Squares),
    Turn(Turn),
}

#[derive(Clone, Debug)]
struct Turn {
    kit: &'static Kit,
    free: Squares,
    /// The patches that can be paid for.
    patches: [Ways; 3],
    count: u32,
}

/// How often a patch fits.
#[derive(Clone, Copy, Debug)]
struct Ways {
    patch: PatchId,
    all: u16,
    /// The same outline by outline: each has fewer places than the board has squares.
    outlines: [u8; 8],
}

impl PatchworkLegal {
    pub(super) fn of(game: &Patchwork) -> PatchworkLegal {
        PatchworkLegal(match game.whose_turn() {
            None => Moment::Over,
            Some(seat) if game.leather_in_hand > 0 => Moment::Leather(!game.filled(seat)),
            Some(seat) if game.is_automa(seat) => Moment::Automa,
            Some(seat) => Moment::Turn(Turn::of(game, seat)),
        })
    }
}

impl Turn {
    #[inline]
    fn of(game: &Patchwork, seat: Seat) -> Turn {
        let none = Ways { patch: PatchId(0), all: 0, outlines: [0; 8] };
        let mut turn = Turn { kit: game.kit, free: !game.filled(seat), patches: [none; 3], count: 1 };
        let free = FreeRuns::of(turn.free);
        for (ways, &place) in turn.patches.iter_mut().zip(&*game.next_places()) {
            let patch = PatchId(game.ring[place as usize]);
            if game.short_of(seat, patch) == 0 {
                ways.patch = patch;
                for (count, outline) in ways.outlines.iter_mut().zip(&turn.kit.patch(patch).outlines) {
                    *count = outline.fits(&free).count() as u8;
                    ways.all += u16::from(*count);
                }
                turn.count += u32::from(ways.all);
            }
        }
        turn
    }

    fn get(&self, index: u32) -> Option<Action> {
        let Some(mut index) = index.checked_sub(1) else { return Some(Action::Advance) };
        for Ways { patch, all, outlines } in self.patches {
            if index >= u32::from(all) {
                index -= u32::from(all);
                continue;
            }
            for (outline, count) in (0..).zip(outlines.map(u32::from)) {
                if index < count {
                    let shape = self.kit.patch(patch).outlines.get(usize::from(outline))?;
                    let at = shape.fits(&FreeRuns::of(self.free)).nth(index)?;
                    return Some(Action::Take { patch, outline, at });
                }
                index -= count;
            }
        }
        None
    }
}

impl Legal for PatchworkLegal {
    type Action = Action;

    fn count(&self) -> u32 {
        match &self.0 {
            Moment::Over => 0,
            Moment::Automa => 1,
            Moment::Leather(free) => free.count(),
            Moment::Turn(turn) => turn.count,
        }
    }

    fn get(&self, index: u32) -> Option<Action> {
        match &self.0 {
            Moment::Over => None,
            Moment::Automa => (index == 0).then_some(Action::Automa),
            Moment::Leather(free) => free.nth(index).map(|at| Action::Leather { at }),
            Moment::Turn(turn) => turn.get(index),
        }
    }
}

/// How often a rollout advances although it could take a patch: once in so many turns.
const ADVANCE_ONE_IN: u32 = 8;
/// The eight ways to hold a patch, and the three patches within reach.
const WAYS: u32 = 8;
const REACH: u32 = 3;

/// A legal action without counting them all: a random patch, a random way to hold it, a random place.
#[inline]
pub(super) fn sample(game: &Patchwork, dice: &mut Dice) -> Option<Action> {
    let seat = game.whose_turn()?;
    if game.leather_in_hand > 0 {
        let free = !game.filled(seat);
        return free.nth(dice.below(free.count())).map(|at| Action::Leather { at });
    }
    if game.is_automa(seat) {
        return Some(Action::Automa);
    }
    // One roll for three questions: advance? which patch first? which way to hold it first?
    let roll = dice.below(ADVANCE_ONE_IN * WAYS * REACH);
    if roll < WAYS * REACH {
        return Some(Action::Advance);
    }
    let next = game.next_places();
    let runs = FreeRuns::of(!game.filled(seat));
    for i in 0..REACH {
        let Some(&place) = next.get(((roll + i) % REACH) as usize) else { continue };
        let patch = PatchId(game.ring[place as usize]);
        if game.short_of(seat, patch) > 0 {
            continue;
        }
        // A shape has 1, 2, 4 or 8 outlines: each is equally likely to be the first.
        let outlines = &game.kit.patch(patch).outlines;
        let (before, after) = outlines.split_at((roll / REACH) as usize % outlines.len());
        let turned = (before.len()..).zip(after).chain((0..).zip(before));
        for (outline, shape) in turned {
            let anchors = shape.fits(&runs);
            if !anchors.is_empty() {
                let at = anchors.nth(dice.below(anchors.count()))?;
                return Some(Action::Take { patch, outline: outline as u8, at });
            }
        }
    }
    Some(Action::Advance)
}
