//! The ring, as far as it is known: all of it, or only the next few patches.

use arrayvec::ArrayVec;

use super::action::Patches;
use super::event::CompanionEvent;
use super::illegal::CompanionIllegal;
use super::options::RingSource;
use super::table::PatchworkCompanion;
use crate::components::{PATCHES, PatchId};

impl PatchworkCompanion {
    /// The known patches of the ring, clockwise from the pawn.
    pub fn ring(&self) -> &[PatchId] {
        &self.ahead
    }

    /// How many patches the ring has.
    pub fn ring_len(&self) -> u8 {
        PATCHES as u8 - self.gone.count_ones() as u8
    }

    /// Whether the order of the whole ring is known.
    pub fn knows_ring(&self) -> bool {
        self.ahead.len() == self.ring_len() as usize
    }

    /// Whether a patch is still in the ring.
    pub fn in_ring(&self, patch: PatchId) -> bool {
        self.gone >> patch.0 & 1 == 0
    }

    /// The patches of the ring whose place is not known, by number.
    pub(super) fn unknown(&self) -> impl Iterator<Item = PatchId> {
        (0..PATCHES as u8).map(PatchId).filter(|patch| self.in_ring(*patch) && !self.ahead.contains(patch))
    }

    /// The next patches clockwise from the pawn, as far as they are known.
    pub fn next_known(&self) -> ArrayVec<PatchId, 3> {
        self.ahead.iter().copied().take(3).collect()
    }

    /// How many of the next three are not known.
    pub fn next_missing(&self) -> u8 {
        self.ring_len().min(3).saturating_sub(self.ahead.len() as u8)
    }

    /// Whether the ring must still be entered.
    pub(super) fn entering_ring(&self) -> bool {
        self.options.ring == RingSource::Entered && !self.knows_ring()
    }

    /// The patches that you can have taken: all within reach as far as the ring is known, else any that is left.
    pub(super) fn within_reach(&self) -> Patches {
        let reach = if self.next_missing() == 0 {
            Patches::of(self.next_known())
        } else {
            Patches::of((0..PATCHES as u8).map(PatchId).filter(|&patch| self.in_ring(patch)))
        };
        reach.unwrap_or_else(Patches::none)
    }

    /// The patches that can be entered next into the ring; the one behind the pawn waits for its place.
    pub(super) fn ring_to_enter(&self) -> ArrayVec<PatchId, PATCHES> {
        let start = self.kit.start();
        self.unknown().filter(|&patch| patch != start).collect()
    }

    /// A patch that is in the ring, or why it is not.
    pub(super) fn ring_patch(&self, patch: PatchId) -> Result<PatchId, CompanionIllegal> {
        match patch.0 as usize {
            PATCHES.. => Err(CompanionIllegal::NoPatch(patch)),
            _ if !self.in_ring(patch) => Err(CompanionIllegal::Gone(patch)),
            _ => Ok(patch),
        }
    }

    pub(super) fn enter_ring(
        &mut self,
        told: Patches,
        events: &mut Vec<CompanionEvent>,
    ) -> Result<(), CompanionIllegal> {
        let start = self.kit.start();
        let room = self.ring_len() - self.ahead.len() as u8;
        if told.is_empty() || told.len() as u8 > room {
            return Err(CompanionIllegal::Count { said: told.len() as u8, wanted: room });
        }
        for &patch in told.iter() {
            if self.ahead.contains(&self.ring_patch(patch)?) {
                return Err(CompanionIllegal::Twice(patch));
            }
            if patch == start && self.ahead.len() as u8 + 1 < self.ring_len() {
                return Err(CompanionIllegal::StartLast(patch));
            }
            self.ahead.push(patch);
        }
        self.infer_last();
        let missing =
            if self.knows_ring() { 0 } else { (self.ring_to_enter().len() as u8).saturating_sub(1) };
        events.push(CompanionEvent::Ring { told, missing });
        Ok(())
    }

    /// Where only one patch is left whose place is not known, that place is the last. While the ring is entered, the
    /// very last lies behind the pawn, so the last but one follows, too.
    pub(super) fn infer_last(&mut self) {
        if self.entering_ring()
            && let [only] = self.ring_to_enter()[..]
        {
            self.ahead.push(only);
        }
        let mut unknown = self.unknown();
        if let (Some(only), None) = (unknown.next(), unknown.next()) {
            drop(unknown);
            self.ahead.push(only);
        }
    }

    /// Takes a patch out of the ring; the pawn goes into its gap. Where the whole ring is known, the patches that were
    /// skipped come last now; else they are behind the pawn, and what lies before them is not known.
    pub(super) fn remove_from_ring(&mut self, patch: PatchId) {
        let whole = self.knows_ring();
        let place = self.ahead.iter().position(|&known| known == patch);
        let (skipped, after) = match place {
            Some(place) => (&self.ahead[..place], &self.ahead[place + 1..]),
            None => (&self.ahead[..0], &self.ahead[..0]),
        };
        let skipped = if whole { skipped } else { &[] };
        let ring = Patches::of(after.iter().chain(skipped).copied());
        self.ahead = ring.unwrap_or_else(Patches::none);
        self.gone |= 1 << patch.0;
        self.infer_last();
    }

    pub(super) fn tell_next(
        &mut self,
        told: Patches,
        events: &mut Vec<CompanionEvent>,
    ) -> Result<(), CompanionIllegal> {
        for &patch in told.iter() {
            self.ring_patch(patch)?;
        }
        if let Some(twice) = told.repeated() {
            return Err(CompanionIllegal::Twice(twice));
        }
        // Either all of the next three, or those that follow the known ones.
        let from_pawn = told.first().is_some_and(|first| self.ahead.contains(first));
        let known = if from_pawn { self.ahead } else { Patches::none() };
        let wanted = known.len() as u8 + self.next_missing();
        if told.len() <= known.len() || told.len() as u8 > wanted {
            return Err(CompanionIllegal::Count { said: told.len() as u8, wanted });
        }
        for (&known, &said) in known.iter().zip(told.iter()) {
            if known != said {
                return Err(CompanionIllegal::NextKnown { known, said });
            }
        }
        for &patch in &told[known.len()..] {
            if self.ahead.contains(&patch) {
                return Err(CompanionIllegal::Twice(patch));
            }
            self.ahead.push(patch);
        }
        self.infer_last();
        events.push(CompanionEvent::Next { told, missing: self.next_missing() });
        Ok(())
    }
}
