//! First dwellings, the first bonus card, the deck. Rules: `automa.setup.*`.

use arrayvec::ArrayVec;
use kernel::{Choice, Hex, Hexes, Keep, Purpose, Seat, Sink, Trail};

use super::build::hex_of;
use super::{About, Bot, Pick, reasoned};
use crate::components::{Direction, Terrain};
use crate::rulebook as book;
use crate::rules::event::Event;
use crate::state::{MOST_SEATS, Phase, TerraMystica};

const DECK: Purpose = Purpose::new("terra-mystica/automa/deck");
const TIE: Purpose = Purpose::new("terra-mystica/automa/setup-tie");
const SLOT: Purpose = Purpose::new("terra-mystica/automa/setup-bonus");
const COLOUR: Purpose = Purpose::new("terra-mystica/automa/colour");

impl TerraMystica {
    /// What an Automa starts with, once its faction is known.
    pub(crate) fn automa_begins(&mut self, seat: Seat) {
        let row = self.options.difficulty.row(self.kit);
        let card = self.automa_card(seat);
        self.deal_cards(seat);
        let player = self.player_mut(seat);
        let cults = player.purse.cults;
        player.purse = crate::state::Purse { vp: u16::from(row.start_vp), cults, ..Default::default() };
        player.shipping = card.shipping;
    }

    /// The first deck of an Automa.
    pub(crate) fn deal_cards(&mut self, seat: Seat) {
        let row = self.options.difficulty.row(self.kit);
        let mut dice = self.seed.dice(DECK, u64::from(seat.0) * 8);
        self.bots[seat.index()] = Bot::new(&self.kit.automa, row, &mut dice);
    }

    /// The starting colour of an Automa: as settled, or drawn among those that nobody has.
    pub(crate) fn automa_colour(&self, seat: Seat) -> Terrain {
        let taken = self.terrains_taken();
        if let Some(settled) = self.options.colour_of(seat.0)
            && taken >> settled.index() & 1 == 0
        {
            return settled;
        }
        let open: ArrayVec<Terrain, 7> =
            Terrain::WHEEL.into_iter().filter(|terrain| taken >> terrain.index() & 1 == 0).collect();
        self.seed.dice(COLOUR, u64::from(seat.0)).pick(&open).copied().unwrap_or(Terrain::Desert)
    }

    /// What follows from the starting colour: the Riverwalkers open it and its neighbours.
    pub(crate) fn automa_coloured(&mut self, seat: Seat, terrain: Terrain) {
        if self.automa_card(seat).riverside_only {
            let bit = |terrain: Terrain| 1_u8 << terrain.index();
            self.player_mut(seat).unlocked = bit(terrain) | bit(terrain.next()) | bit(terrain.previous());
        }
    }

    /// Who places which starting dwelling where Automas play: the people once around, each Automa answers, and
    /// so on; what the Automas have left comes at the end.
    pub(crate) fn dwelling_order_with_automas(&self) -> ArrayVec<u8, { 4 * MOST_SEATS }> {
        let people = self.options.seats - self.options.automas;
        let count = |seat: u8| {
            if seat < people {
                self.faction(Seat(seat)).start_dwellings
            } else {
                self.automa_card(Seat(seat)).dwellings
            }
        };
        let mut order = ArrayVec::new();
        for pass in 0..4 {
            let has = |seat: &u8| count(*seat) > pass;
            if pass % 2 == 0 {
                order.extend((0..people).filter(has));
            } else {
                order.extend((0..people).rev().filter(has));
            }
            order.extend((people..self.options.seats).filter(has));
        }
        order
    }

    /// Where a starting dwelling of an Automa goes: nearest to the dwelling placed last, or to any once the people
    /// have placed all of theirs.
    pub fn choose_first_dwelling<T: Trail<Pick>>(
        &self,
        seat: Seat,
        goals: Hexes,
        direction: Direction,
        trail: &mut T,
    ) -> Option<Hex> {
        let places = self.first_places(seat);
        let mut choice = Choice::<Pick, T, 128>::among(places.into_iter().map(Pick::Hex), trail);
        choice.prefer(book::SETUP_NEAR, Keep::Least, |pick| self.distance_to(hex_of(*pick), goals));
        choice
            .prefer(book::DIRECTION, Keep::Least, |pick| TerraMystica::scan_place(hex_of(*pick), direction));
        choice.decide().map(hex_of)
    }

    /// Whether a card must be revealed: both directions lead to different hexes.
    pub(crate) fn first_dwelling_is_tied(&self, seat: Seat, goals: Hexes) -> bool {
        let by = |direction| self.choose_first_dwelling(seat, goals, direction, &mut kernel::NoTrail);
        by(Direction::Ltr) != by(Direction::Rtl)
    }

    /// What the next starting dwelling of an Automa is to be near to.
    pub fn first_dwelling_goals(&self, seat: Seat) -> Hexes {
        let Phase::Dwellings(placed) = self.phase else { return self.others(seat) };
        let people = self.options.seats - self.options.automas;
        let order = self.dwelling_order_with_automas();
        let before = &order[..usize::from(placed)];
        let own = before.iter().map(|other| usize::from(*other == seat.0)).sum::<usize>();
        let most = (0..people).map(|other| self.faction(Seat(other)).start_dwellings).max().unwrap_or(0);
        let answers = own < usize::from(most);
        match self.last_dwelling {
            Some(hex) if answers => Hexes::one(hex),
            _ => self.others(seat),
        }
    }

    /// A starting dwelling; with a card that somebody revealed, or a drawn one.
    pub(crate) fn automa_first_dwelling<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        revealed: Option<u8>,
        sink: &mut S,
    ) {
        let Phase::Dwellings(placed) = self.phase else { return };
        let goals = self.first_dwelling_goals(seat);
        let mut dice = self.seed.dice(TIE, u64::from(seat.0) * 8 + u64::from(placed));
        let card = revealed.unwrap_or_else(|| dice.below(self.kit.automa.cards.len() as u32) as u8);
        if S::ON && self.first_dwelling_is_tied(seat, goals) {
            sink.event(Event::AutomaRevealed { seat, card });
        }
        let direction = self.kit.automa.card(card).direction;
        let hex = reasoned!(sink, seat, About::FirstDwelling, |trail| self
            .choose_first_dwelling(seat, goals, direction, trail));
        match hex {
            Some(hex) => self.first_dwelling(seat, hex, sink),
            // No free hex of its colour is left: it goes without.
            None => self.phase = Phase::Dwellings(placed + 1),
        }
    }

    /// The first bonus card; with a card that somebody revealed, or a drawn one.
    pub(crate) fn automa_first_bonus<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        revealed: Option<u8>,
        sink: &mut S,
    ) {
        let mut dice = self.seed.dice(SLOT, u64::from(seat.0));
        let there = self.bonus_row.len().max(1);
        let place = if self.options.automas > 1 {
            dice.below(there as u32) as usize
        } else {
            let card = revealed.unwrap_or_else(|| dice.below(self.kit.automa.cards.len() as u32) as u8);
            if S::ON {
                sink.event(Event::AutomaRevealed { seat, card });
            }
            (usize::from(self.kit.automa.card(card).slot) - 1).min(there - 1)
        };
        let card = reasoned!(sink, seat, About::Bonus, |trail| self.choose_bonus(place, trail));
        if let Some(card) = card {
            self.automa_holds(seat, card);
            if S::ON {
                sink.event(Event::BonusCard { seat, card, coins: 0 });
            }
        }
    }
}
