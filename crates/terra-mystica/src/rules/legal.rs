//! What is on offer.
//!
//! Long lists are sets of hexes, counted without being listed; the rest is a short list.

use arrayvec::ArrayVec;
use kernel::{Hexes, Legal, Seat};

use super::action::{Act, Action, Waiting};
use super::convert::Conversion;
use super::special::token_ways;
use crate::components::{Cult, FactionId, FavourId, PowerAction, SpecialAction, Structure, Terrain, TownId};
use crate::factions;
use crate::state::{MOST_OFFERS, MOST_SEATS, Phase, Stage, TerraMystica};

/// The short part of the list: conversions, tiles, cards, answers.
const MOST_SHORT: usize = 192;

/// The legal actions of one moment.
#[derive(Clone, Debug)]
pub struct TerraLegal {
    seat: Seat,
    build: Hexes,
    dig: Hexes,
    /// Hexes for spades of a cult bonus that others may use meanwhile, by seat.
    late: [Hexes; MOST_SEATS],
    upgrade: [Hexes; 4],
    connect: Hexes,
    short: ArrayVec<Action, MOST_SHORT>,
}

/// The upgrades in the order of [`TerraLegal::upgrade`].
const UPGRADES: [Structure; 4] =
    [Structure::TradingHouse, Structure::Temple, Structure::Stronghold, Structure::Sanctuary];

/// How many hexes there are. Most sets of a list are empty, and to count bits takes many steps.
#[inline]
fn size(places: Hexes) -> u32 {
    if places.is_empty() { 0 } else { places.len() }
}

impl Legal for TerraLegal {
    type Action = Action;

    #[inline]
    fn count(&self) -> u32 {
        let upgrades: u32 = self.upgrade.iter().map(|places| size(*places)).sum();
        let late: u32 = self.late.iter().map(|places| size(*places)).sum();
        self.short.len() as u32 + size(self.build) + size(self.dig) + size(self.connect) + upgrades + late
    }

    #[inline]
    fn get(&self, index: u32) -> Option<Action> {
        if let Some(action) = self.short.get(index as usize) {
            return Some(*action);
        }
        let mut index = index - self.short.len() as u32;
        let seat = self.seat;
        let mut of = |set: Hexes| {
            if set.is_empty() {
                return None;
            }
            let found = set.nth(index);
            if found.is_none() {
                index -= set.len();
            }
            found
        };
        if let Some(hex) = of(self.build) {
            return Some(Action { seat, act: Act::Build(hex) });
        }
        if let Some(hex) = of(self.dig) {
            return Some(Action { seat, act: Act::Dig(hex) });
        }
        if let Some(hex) = of(self.connect) {
            return Some(Action { seat, act: Act::Connect(hex) });
        }
        for (places, to) in self.upgrade.iter().zip(UPGRADES) {
            if let Some(hex) = of(*places) {
                return Some(Action { seat, act: Act::Upgrade(hex, to) });
            }
        }
        for (places, seat) in self.late.iter().zip(0..) {
            if let Some(hex) = of(*places) {
                return Some(Action { seat: Seat(seat), act: Act::Dig(hex) });
            }
        }
        None
    }
}

impl TerraLegal {
    fn new(seat: Seat) -> Self {
        TerraLegal {
            seat,
            build: Hexes::EMPTY,
            dig: Hexes::EMPTY,
            late: [Hexes::EMPTY; MOST_SEATS],
            upgrade: [Hexes::EMPTY; 4],
            connect: Hexes::EMPTY,
            short: ArrayVec::new(),
        }
    }

    #[inline]
    fn add(&mut self, act: Act) {
        self.add_for(self.seat, act);
    }

    #[inline]
    fn add_for(&mut self, seat: Seat, act: Act) {
        // The bound holds for every list that the rules can make; a list can only get shorter by it, never panic.
        let _ = self.short.try_push(Action { seat, act });
    }

    /// Hexes where a dwelling may be built.
    pub fn build(&self) -> Hexes {
        self.build
    }

    /// Hexes that may be terraformed.
    pub fn dig(&self) -> Hexes {
        self.dig
    }

    /// Hexes where an upgrade to this is possible.
    pub fn upgrade(&self, to: Structure) -> Hexes {
        UPGRADES.iter().position(|kind| *kind == to).map_or(Hexes::EMPTY, |index| self.upgrade[index])
    }

    /// Everything that is on offer in this position.
    pub(crate) fn of(game: &TerraMystica) -> TerraLegal {
        let Some((seat, waiting)) = game.waiting() else { return TerraLegal::new(Seat(0)) };
        let mut legal = TerraLegal::new(seat);
        if waiting == Waiting::Automa {
            legal.add(Act::Automa);
            if game.offers_stay_open() {
                legal.late(game);
            }
            return legal;
        }
        match game.phase {
            Phase::Faction => {
                for id in FactionId::ALL {
                    if game.check_faction(seat, id).is_ok() {
                        legal.add(Act::Faction(id));
                    }
                }
            }
            Phase::Colour => legal.colours(game),
            Phase::FirstFavour => legal.favours(game),
            Phase::Dwellings(_) => legal.build = game.first_places(seat),
            Phase::BonusCards => legal.passes(game),
            Phase::CultBonus => legal.cult_bonus(game, waiting),
            Phase::Income => legal.priests(game, seat),
            Phase::Actions => legal.actions(game, waiting),
            Phase::Over => {}
        }
        if game.offers_stay_open() && game.turn.dig.is_none() && game.turn.tokens == 0 {
            legal.late(game);
        }
        if game.is_record() {
            for seat in game.seat_list().filter(|seat| game.check_leave(*seat).is_ok()) {
                legal.add_for(seat, Act::Leave);
            }
        }
        legal
    }

    fn colours(&mut self, game: &TerraMystica) {
        for terrain in Terrain::WHEEL {
            if game.check_colour(self.seat, terrain).is_ok() {
                self.add(Act::Colour(terrain));
            }
        }
    }

    fn favours(&mut self, game: &TerraMystica) {
        for tile in FavourId::ALL {
            if game.can_take_favour(self.seat, tile) {
                self.add(Act::Favour(tile));
            }
        }
    }

    fn passes(&mut self, game: &TerraMystica) {
        for (card, _) in game.bonus_cards() {
            self.add(Act::Pass(Some(card)));
        }
    }

    fn into(&mut self, game: &TerraMystica) {
        let Some(hex) = game.turn.dig else { return };
        if game.plays(self.seat, FactionId::Acolytes) {
            for cult in Cult::ALL {
                if factions::acolytes::check_pay(game, self.seat, hex, cult).is_ok() {
                    self.add(Act::PayCult(cult));
                }
            }
        } else {
            for terrain in game.becomes(self.seat, hex) {
                self.add(Act::Into(terrain));
            }
        }
    }

    fn tokens(&mut self, game: &TerraMystica) {
        for bowls in token_ways(game.player(self.seat).purse.bowls, game.turn.tokens) {
            self.add(Act::Tokens(bowls));
        }
    }

    fn steps(&mut self, seat: Seat) {
        for cult in Cult::ALL {
            self.add_for(seat, Act::Step(cult));
        }
    }

    fn cult_bonus(&mut self, game: &TerraMystica, waiting: Waiting) {
        match waiting {
            Waiting::Into => self.into(game),
            Waiting::Reward => self.steps(self.seat),
            _ => {
                self.dig = game.diggable(self.seat);
                self.add(Act::Done);
            }
        }
    }

    fn priests(&mut self, game: &TerraMystica, seat: Seat) {
        for terrain in Terrain::WHEEL {
            if factions::riverwalkers::check_unlock(game, seat, terrain).is_ok() {
                self.add_for(seat, Act::Unlock(terrain));
            }
        }
        self.add_for(seat, Act::KeepPriest);
    }

    fn answers(&mut self, game: &TerraMystica, seat: Seat, only_first: bool) {
        let mut seen: ArrayVec<(Seat, u8), MOST_OFFERS> = ArrayVec::new();
        for offer in game.offers.iter().filter(|offer| offer.to == seat) {
            let (from, amount) = (offer.from, offer.amount);
            if seen.contains(&(from, amount)) {
                continue;
            }
            seen.push((from, amount));
            if game.gain_of_offer(seat, amount) > 0 {
                self.add_for(seat, Act::Accept { from, amount });
            }
            self.add_for(seat, Act::Decline { from, amount });
            if only_first {
                break;
            }
        }
    }

    fn tokens_to_buy(&mut self, game: &TerraMystica, seat: Seat) {
        if game.check_token(seat).is_ok() {
            self.add_for(seat, Act::BuyToken);
        }
        self.add_for(seat, Act::Done);
    }

    fn actions(&mut self, game: &TerraMystica, waiting: Waiting) {
        let seat = self.seat;
        match waiting {
            Waiting::Into => return self.into(game),
            Waiting::Tokens => return self.tokens(game),
            Waiting::Reward if game.turn.stage == Stage::Over => {
                if !game.offers_stay_open() {
                    self.steps(seat);
                }
                return;
            }
            Waiting::Token => {
                if !game.offers_stay_open() {
                    self.tokens_to_buy(game, seat);
                }
                return;
            }
            Waiting::Offer => {
                if !game.offers_stay_open() {
                    self.answers(game, seat, true);
                }
                return;
            }
            _ => {}
        }
        self.conversions(game);
        self.connect = game.connectable(seat);
        if game.must_first(seat) {
            self.dues(game);
            if game.turn.stage == Stage::Acting {
                self.choices(game);
                if game.may_give_up_favours(seat) {
                    self.add(Act::Done);
                }
            }
        } else if game.turn.stage == Stage::Main {
            self.main(game);
        } else {
            self.choices(game);
            self.add(Act::Done);
        }
        if game.turn.steps > 0 && game.may_put_off_steps(seat) && !game.must_first(seat) {
            self.steps(seat);
        }
    }

    fn conversions(&mut self, game: &TerraMystica) {
        let rank = game.turn.rank;
        if rank == 0 && game.player(self.seat).purse.bowls[1] >= 2 {
            self.add(Act::Burn);
        }
        for what in Conversion::ALL {
            if what.rank() >= rank && game.can_convert(self.seat, what) {
                self.add(Act::Convert(what));
            }
        }
    }

    /// What has to be taken before the action can end.
    fn dues(&mut self, game: &TerraMystica) {
        let seat = self.seat;
        let player = game.player(seat);
        let turn = &game.turn;
        if turn.favours > 0 {
            self.favours(game);
        }
        if turn.towns > 0 {
            for tile in TownId::ALL {
                if game.towns_left(tile) > 0 {
                    self.add(Act::Town(tile));
                }
            }
        }
        // In open games the steps of a reward come with the other late answers.
        if turn.steps > 0 || (player.steps_due > 0 && !game.offers_stay_open()) {
            self.steps(seat);
        }
        for cult in Cult::ALL {
            if turn.tops >> cult.index() & 1 == 1 {
                self.add(Act::Top(cult));
            }
        }
        if turn.shift {
            self.colours(game);
        }
        if player.priests_due > 0 {
            self.priests(game, seat);
        }
        if player.tokens_due > 0 && !game.offers_stay_open() {
            self.tokens_to_buy(game, seat);
        }
    }

    /// What the action still allows.
    fn choices(&mut self, game: &TerraMystica) {
        let seat = self.seat;
        let turn = &game.turn;
        // Digging on is accepted, but listed in records only: the lists of ordinary games stay as they were.
        if turn.further.is_none() || game.is_record() {
            self.dig = game.diggable(seat);
        }
        self.build = game.buildable(seat);
        if turn.free_trading {
            self.upgrade[0] = game.upgradable(seat, Structure::TradingHouse);
        }
        if turn.bridges > 0 && game.any_bridge(seat) {
            for place in 0..game.map.bridges.len() {
                if game.bridge_fits(seat, place) {
                    self.add(Act::Bridge(place as u8));
                }
            }
        }
    }

    fn main(&mut self, game: &TerraMystica) {
        let seat = self.seat;
        self.build = game.buildable(seat);
        self.dig = game.diggable(seat);
        for (places, to) in self.upgrade.iter_mut().zip(UPGRADES) {
            *places = game.upgradable(seat, to);
        }
        if game.check_shipping(seat).is_ok() {
            self.add(Act::AdvanceShipping);
        }
        if game.check_digging(seat).is_ok() {
            self.add(Act::AdvanceDigging);
        }
        if game.player(seat).purse.priests > 0 {
            for cult in Cult::ALL {
                for value in [3, 2, 1] {
                    if game.check_send(seat, cult, value).is_ok() {
                        self.add(Act::Send(cult, value));
                    }
                }
            }
        }
        for action in PowerAction::ALL {
            if game.check_power(seat, action).is_ok() {
                self.add(Act::Power(action));
            }
        }
        for action in SpecialAction::ALL {
            if game.check_special(seat, action).is_ok() {
                self.add(Act::Special(action));
            }
        }
        if game.round < crate::state::ROUNDS {
            self.passes(game);
        } else {
            self.add(Act::Pass(None));
        }
    }

    /// Answers of anybody, where they may come late.
    fn late(&mut self, game: &TerraMystica) {
        for seat in game.seat_list() {
            let player = game.player(seat);
            match game.phase {
                Phase::Actions => {
                    let due = player.steps_due > 0 || player.steps_late();
                    if due && !(game.is_own_turn(seat) && game.turn.steps > 0) {
                        self.steps(seat);
                    }
                    if player.tokens_due > 0 {
                        self.tokens_to_buy(game, seat);
                    }
                    self.answers(game, seat, false);
                }
                Phase::CultBonus => {
                    if player.priests_due > 0 {
                        self.priests(game, seat);
                    }
                    if seat != self.seat && player.steps_due > 0 {
                        self.steps(seat);
                    } else if seat != self.seat && player.spades_due > 0 {
                        self.late[seat.index()] = game.diggable(seat);
                        self.add_for(seat, Act::Done);
                    }
                }
                Phase::Income if seat != self.seat && player.priests_due > 0 => self.priests(game, seat),
                _ => {}
            }
        }
    }
}
