//! Facts set right. What contradicts the rest of the table is refused; what is only unlikely brings a warning.

use arrayvec::ArrayVec;
use kernel::{Deck, Seat};

use super::action::Fix;
use super::action::{Cards, Patches};
use super::described::TileOwner;
use super::event::{CompanionEvent, Warning};
use super::illegal::CompanionIllegal;
use super::play::MOST_BUTTONS;
use super::table::PatchworkCompanion;
use crate::components::{ASIDE, FINAL, LeatherMarks, MOST_CARDS, PATCHES, PatchId};
use crate::rules::score::AutomaHeap;
use crate::state::{DECK, NOWHERE};
use crate::{FIRST, SECOND};

impl PatchworkCompanion {
    pub(super) fn fix(&mut self, fix: Fix, events: &mut Vec<CompanionEvent>) -> Result<(), CompanionIllegal> {
        let holder = self.tile();
        let warning = match fix {
            Fix::Space(seat, space) => self.fix_space(seat, space, events)?,
            Fix::OnTop(seat) => self.fix_on_top(seat)?,
            Fix::Buttons(buttons) => self.fix_buttons(buttons)?,
            Fix::Heap(heap) => self.fix_heap(heap)?,
            Fix::Tile(owner) => self.fix_tile(owner)?,
            Fix::Next(patches) => self.fix_next(patches)?,
            Fix::Ring(patches) => self.fix_ring(patches)?,
            Fix::Gone(patches) => self.fix_gone(patches)?,
            Fix::Back(patches) => self.fix_back(patches)?,
            Fix::Seen(cards) => self.fix_cards(&cards, self.cards_aside())?,
            Fix::Aside(aside) => {
                let seen: Vec<u8> = self.cards_seen().to_vec();
                self.fix_cards(&Cards::of(seen).unwrap_or_else(Cards::none), aside)?
            }
            Fix::Leather(marks) => self.fix_leather(marks)?,
        };
        events.push(CompanionEvent::Fixed(fix));
        if self.tile() != holder && !matches!(fix, Fix::Tile(_)) {
            events.push(CompanionEvent::TileMoved { holder: self.tile() });
        }
        events.extend(warning.map(CompanionEvent::Warning));
        Ok(())
    }

    fn fix_space(
        &mut self,
        seat: Seat,
        space: u8,
        events: &mut Vec<CompanionEvent>,
    ) -> Result<Option<Warning>, CompanionIllegal> {
        if space > FINAL {
            return Err(CompanionIllegal::NoSpace(space));
        }
        if space < self.space(seat) {
            events.push(CompanionEvent::Warning(Warning::MovedBack { seat }));
        }
        self.spaces[seat.index()] = space;
        if seat == FIRST {
            // What you gained on the way was not told.
            self.yours.sure = false;
        } else if self.at_cover != NOWHERE && self.at_cover > space {
            self.at_cover = space;
            self.cover_sure = false;
        }
        self.leather = self.leather.without(self.leather_passed());
        let spaces = self.spaces[0].abs_diff(self.spaces[1]);
        let longest = self.kit.patches().iter().map(|patch| patch.time).max().unwrap_or(0);
        Ok((spaces > longest).then_some(Warning::FarApart { spaces }))
    }

    fn fix_on_top(&mut self, seat: Seat) -> Result<Option<Warning>, CompanionIllegal> {
        if self.spaces[0] != self.spaces[1] {
            return Err(CompanionIllegal::NotShared);
        }
        self.on_top = seat;
        Ok(None)
    }

    fn fix_buttons(&mut self, buttons: u16) -> Result<Option<Warning>, CompanionIllegal> {
        if buttons > MOST_BUTTONS {
            return Err(CompanionIllegal::TooMuch { buttons, empty: 0 });
        }
        self.buttons = buttons;
        let cards = self.kit.deck(self.options.game.deck).map(|card| self.kit.card(card).income);
        let marks = self.kit.time_board.incomes(0, self.space(SECOND));
        let most = u16::from(cards.max().unwrap_or(0)) * u16::from(marks);
        Ok((buttons > most).then_some(Warning::ManyButtons { most }))
    }

    fn fix_heap(&mut self, heap: AutomaHeap) -> Result<Option<Warning>, CompanionIllegal> {
        let mut all = AutomaHeap::default();
        self.kit.patches().iter().for_each(|patch| all.add(patch));
        let possible = heap.patches <= all.patches
            && heap.with_buttons <= heap.patches.min(all.with_buttons)
            && (heap.with_buttons..=all.printed).contains(&heap.printed)
            && (heap.with_buttons > 0 || heap.printed == 0);
        if !possible {
            let AutomaHeap { patches, with_buttons, printed } = all;
            return Err(CompanionIllegal::Heap { patches, with_buttons, printed });
        }
        self.heap = heap;
        let gone = self.gone.count_ones() as u8;
        Ok((heap.patches > gone).then_some(Warning::ManyPatches { gone }))
    }

    fn fix_tile(&mut self, owner: TileOwner) -> Result<Option<Warning>, CompanionIllegal> {
        let (space, marker) = (self.space(SECOND), self.marker());
        let behind = space >= marker;
        let mut warning = None;
        match owner {
            TileOwner::Open if behind => return Err(CompanionIllegal::BehindMarker { space, marker }),
            TileOwner::Automa if !behind => return Err(CompanionIllegal::BeforeMarker { space, marker }),
            TileOwner::Open | TileOwner::Automa => (self.at_cover, self.cover_sure) = (NOWHERE, true),
            TileOwner::You if self.tile() == Some(FIRST) => {}
            TileOwner::You => {
                // Behind the marker it must have been before; how long before was not told.
                self.at_cover = if behind { marker.saturating_sub(1) } else { space };
                self.cover_sure = false;
                warning = Some(Warning::CoverTime);
            }
        }
        Ok(warning)
    }

    /// Patches that are all in the ring, and none twice.
    fn all_in_ring(&self, patches: &Patches) -> Result<(), CompanionIllegal> {
        for &patch in patches.iter() {
            self.ring_patch(patch)?;
        }
        patches.repeated().map_or(Ok(()), |twice| Err(CompanionIllegal::Twice(twice)))
    }

    fn fix_next(&mut self, next: Patches) -> Result<Option<Warning>, CompanionIllegal> {
        self.all_in_ring(&next)?;
        let (said, wanted) = (next.len() as u8, self.ring_len().min(3));
        if said != wanted {
            return Err(CompanionIllegal::Count { said, wanted });
        }
        if !self.knows_ring() {
            self.ahead = next;
            self.infer_last();
            return Ok(None);
        }
        let mut turned: ArrayVec<PatchId, PATCHES> = self.ahead.iter().copied().collect();
        if let Some(place) = next.first().and_then(|first| turned.iter().position(|patch| patch == first)) {
            turned.rotate_left(place);
        }
        // Side by side: only the pawn stood elsewhere. If not, the others keep their order behind these three.
        let side_by_side = turned.starts_with(&next);
        let rest = turned.iter().filter(|patch| !next.contains(patch));
        let ring = Patches::of(next.iter().chain(rest).copied());
        self.ahead = ring.unwrap_or_else(Patches::none);
        self.ring_fixed = true;
        Ok((!side_by_side).then_some(Warning::RingOrder))
    }

    fn fix_ring(&mut self, ring: Patches) -> Result<Option<Warning>, CompanionIllegal> {
        if let Some(&patch) = ring.iter().find(|patch| patch.0 as usize >= PATCHES) {
            return Err(CompanionIllegal::NoPatch(patch));
        }
        if let Some(twice) = ring.repeated() {
            return Err(CompanionIllegal::Twice(twice));
        }
        let left = ring.iter().fold(0, |left: u64, patch| left | 1 << patch.0);
        let gone = !left & ((1 << PATCHES) - 1);
        let other = gone != self.gone;
        (self.ahead, self.gone, self.ring_fixed) = (ring, gone, true);
        Ok(other.then_some(Warning::RingOther))
    }

    fn fix_gone(&mut self, patches: Patches) -> Result<Option<Warning>, CompanionIllegal> {
        self.all_in_ring(&patches)?;
        if patches.is_empty() {
            return Err(CompanionIllegal::Count { said: 0, wanted: self.ring_len() });
        }
        for patch in patches.iter() {
            self.gone |= 1 << patch.0;
        }
        let left = self.ahead.iter().filter(|patch| !patches.contains(patch)).copied();
        self.ahead = Patches::of(left).unwrap_or_else(Patches::none);
        self.infer_last();
        self.yours.sure = false;
        Ok(None)
    }

    fn fix_back(&mut self, patches: Patches) -> Result<Option<Warning>, CompanionIllegal> {
        if patches.is_empty() {
            return Err(CompanionIllegal::Count { said: 0, wanted: PATCHES as u8 - self.ring_len() });
        }
        let whole = self.knows_ring();
        for &patch in patches.iter() {
            match self.ring_patch(patch) {
                Ok(_) => return Err(CompanionIllegal::InRing(patch)),
                Err(CompanionIllegal::Gone(_)) => self.gone &= !(1 << patch.0),
                Err(other) => return Err(other),
            }
            if whole {
                self.ahead.push(patch);
            }
        }
        self.infer_last();
        self.yours.sure = false;
        self.ring_fixed |= whole;
        Ok(whole.then_some(Warning::PlaceGuessed))
    }

    fn fix_cards(&mut self, seen: &Cards, aside: u8) -> Result<Option<Warning>, CompanionIllegal> {
        if aside != 0 && aside != ASIDE {
            return Err(CompanionIllegal::Aside(aside));
        }
        for &card in seen.iter() {
            self.check_card(card)?;
        }
        if let Some(twice) = seen.repeated() {
            return Err(CompanionIllegal::CardSeen(self.kit.card(twice).number));
        }
        let all = self.deck.cards().len();
        if seen.len() + aside as usize >= all {
            let most = (all as u8).saturating_sub(aside + 1);
            return Err(CompanionIllegal::NoCardLeft { aside, most });
        }
        self.deck = self.lying_deck(seen, aside);
        if self.draws_itself() {
            // The others come in a new order of their own.
            let mut hidden: ArrayVec<u8, MOST_CARDS> = self.deck.aside().iter().copied().collect();
            hidden.extend(self.deck.draw_pile().iter().copied());
            self.seed.dice(DECK, self.shuffles.into()).shuffle(&mut hidden);
            self.shuffles = self.shuffles.saturating_add(1);
            let (aside, pile) = hidden.split_at(aside as usize);
            self.deck = Deck::lying(aside, seen, pile);
        }
        Ok(None)
    }

    fn fix_leather(&mut self, marks: LeatherMarks) -> Result<Option<Warning>, CompanionIllegal> {
        let printed = self.kit.time_board.leather(self.options.game.edition);
        if let Some(mark) = marks.without(printed).iter().next() {
            return Err(CompanionIllegal::NoLeather(mark));
        }
        let passed = self.leather_passed();
        if let Some(mark) = marks.iter().find(|&mark| passed.has(mark)) {
            return Err(CompanionIllegal::LeatherPassed(mark));
        }
        self.leather = marks;
        self.yours.sure = false;
        Ok(None)
    }
}
