//! Passing. Rules: `automa.pass.*`.

use arrayvec::ArrayVec;
use kernel::{Choice, Keep, Purpose, Seat, Sink, Trail};

use super::{About, Pick, reasoned};
use crate::components::{BonusId, Booster, Structure};
use crate::rulebook as book;
use crate::rules::event::Event;
use crate::state::{MOST_ROW, ROUNDS, TerraMystica};

const DECK: Purpose = Purpose::new("terra-mystica/automa/deck");
const BOOSTER: Purpose = Purpose::new("terra-mystica/automa/booster");

impl TerraMystica {
    /// Points of the round tile when the Automa passes.
    pub fn automa_tile_vp(&self) -> u16 {
        let round = usize::from(self.round.clamp(1, ROUNDS));
        let [early, late] = self.kit.automa.passing[self.scoring[round - 1].index()];
        u16::from(if round <= 3 { early } else { late })
    }

    /// Passes; `drawn` is the card that made it, if one did.
    pub(crate) fn automa_pass<S: Sink<Event>>(&mut self, seat: Seat, drawn: Option<u8>, sink: &mut S) {
        let before = self.player(seat).purse.vp;
        self.automa_scores(seat, self.automa_tile_vp(), sink);
        let card = self.automa_card(seat);
        let bridges = u16::from(card.bridge_pass_vp) * u16::from(self.player(seat).bridges);
        let temples = u16::from(card.temple_pass_vp) * self.player(seat).count(Structure::Temple) as u16;
        self.automa_scores(seat, bridges + temples, sink);
        let taken = if self.round < ROUNDS { self.automa_take_bonus(seat, drawn, sink) } else { None };
        let player = self.player_mut(seat);
        player.passed = true;
        let vp = player.purse.vp - before;
        self.passed.push(seat.0);
        if S::ON {
            sink.event(Event::Passed { seat, vp, card: taken });
        }
        if self.round < ROUNDS {
            let mut dice = self.seed.dice(DECK, u64::from(seat.0) * 8 + u64::from(self.round) + 1);
            self.bots[seat.index()].rebuild(&mut dice);
        } else {
            self.bots[seat.index()].put_away();
        }
    }

    /// The bonus card at a place of the row.
    pub fn choose_bonus<T: Trail<Pick>>(&self, place: usize, trail: &mut T) -> Option<BonusId> {
        let row: ArrayVec<Pick, MOST_ROW> = self.bonus_row.iter().map(|card| Pick::Bonus(*card)).collect();
        let mut choice = Choice::<Pick, T, MOST_ROW>::among(row.iter().copied(), trail);
        choice.prefer(book::PASS_BONUS, Keep::Exactly(place as i32 + 1), |pick| {
            row.iter().position(|other| other == pick).map_or(0, |at| at as i32 + 1)
        });
        match choice.decide() {
            Some(Pick::Bonus(card)) => Some(card),
            _ => None,
        }
    }

    fn automa_take_bonus<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        drawn: Option<u8>,
        sink: &mut S,
    ) -> Option<BonusId> {
        let support = self.bots[seat.index()].support();
        let icon = if self.options.readings.booster_of_drawn { drawn.or(support) } else { support.or(drawn) };
        let icon = icon.map(|card| self.kit.automa.card(card).booster);
        let last = self.bonus_row.len().saturating_sub(1);
        let place = if self.options.automas > 1 || icon.is_none() {
            // With several Automas a fair draw replaces the icon.
            let mut dice = self.seed.dice(BOOSTER, u64::from(seat.0) * 8 + u64::from(self.round));
            dice.below(self.bonus_row.len().max(1) as u32) as usize
        } else {
            match icon {
                Some(Booster::Left) | None => 0,
                Some(Booster::Middle) => last / 2,
                Some(Booster::Right) => last,
            }
        };
        let card = reasoned!(sink, seat, About::Bonus, |trail| self.choose_bonus(place, trail))?;
        let old = self.player(seat).bonus;
        self.automa_holds(seat, card);
        if let Some(old) = old {
            let _ = self.bonus_row.try_push(old);
        }
        Some(card)
    }

    /// The Automa takes a card; coins on it go back to the bank.
    pub(crate) fn automa_holds(&mut self, seat: Seat, card: BonusId) {
        self.bonus_row.retain(|other| *other != card);
        self.bonus_coins[usize::from(card.0)] = 0;
        self.player_mut(seat).bonus = Some(card);
    }
}
