//! What the companion knows of the table, and what it waits for.

use kernel::companion::{CardSource, Offered};
use kernel::{Legal, Seat, Seed};

use super::action::{CardFor, CompanionAction, CompanionDecision, CompanionLegal, Told};
use super::options::CompanionOptions;
use crate::components::{Cult, CultBoard, Kit, PowerAction, Structure, Terrain};
use crate::rules::action::Act;
use crate::rules::build::upgraded_from;
use crate::state::{MOST_SEATS, NOBODY, Phase, ROUNDS, Stage, TerraMystica};

/// A game at a real table, as far as the Automas must know it.
#[derive(Clone, PartialEq, Debug)]
pub struct TerraCompanion {
    pub(super) table: TerraMystica,
    pub(super) cards: CardSource,
    /// How much was told of the turn under way.
    pub(super) told: u8,
    /// The first card of a round, drawn by a person.
    pub(super) first_card: Option<u8>,
    /// An Automa takes another turn at once.
    pub(super) again: bool,
    /// Seats that have spades of the cult bonus to use, as bits.
    pub(super) spades: u8,
    /// What the people told of their points.
    pub(super) results: [Option<u16>; MOST_SEATS],
    pub(super) played: u32,
}

impl TerraCompanion {
    pub(super) fn new(kit: &'static Kit, options: CompanionOptions, seed: Seed) -> TerraCompanion {
        TerraCompanion {
            table: TerraMystica::new(kit, options.game, seed),
            cards: options.cards,
            told: 0,
            first_card: None,
            again: false,
            spades: 0,
            results: [None; MOST_SEATS],
            played: 0,
        }
    }

    /// The table. What people own is not kept there; all that can be seen is.
    pub fn table(&self) -> &TerraMystica {
        &self.table
    }

    /// The settings.
    pub fn options(&self) -> CompanionOptions {
        CompanionOptions { game: *self.table.options(), cards: self.cards }
    }

    /// Whether the program draws the cards.
    pub fn draws_itself(&self) -> bool {
        self.cards == CardSource::Program
    }

    /// What a person told at the end, before areas and cults.
    pub fn result(&self, seat: Seat) -> Option<u16> {
        self.results.get(seat.index()).copied().flatten()
    }

    /// The people's seats.
    pub fn people(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.table.options.seats - self.table.options.automas).map(Seat)
    }

    /// The cards that may come next for an Automa, by their indices.
    pub fn possible_cards(&self, seat: Seat) -> Vec<u8> {
        let mut bot = *self.table.bot(seat);
        if let Some(first) = self.first_card
            && bot.lay(&[first]).is_ok()
        {
            bot.draw();
        }
        let bits = bot.possible();
        (0..self.table.kit.automa.cards.len() as u8).filter(|card| bits >> card & 1 == 1).collect()
    }

    /// What it waits for; `None` when all is told.
    pub(super) fn waiting(&self) -> Option<CompanionDecision> {
        let table = &self.table;
        let active = Seat(table.active);
        match table.phase {
            Phase::Over => {
                let open = self.people().find(|seat| self.result(*seat).is_none());
                open.map(|seat| CompanionDecision::Result { seat })
            }
            Phase::CultBonus | Phase::Income => {
                let due = |seat: &Seat| self.spades >> seat.0 & 1 == 1;
                let seat = table.turn_order().iter().map(|seat| Seat(*seat)).find(due);
                seat.map(|seat| CompanionDecision::Spades { seat })
            }
            Phase::Actions => Some(match table.offers.first() {
                Some(offer) if table.turn.stage == Stage::Over => {
                    CompanionDecision::Power { seat: offer.to, from: offer.from, amount: offer.amount }
                }
                _ if !table.is_automa(active) => CompanionDecision::Turn { seat: active, told: self.told },
                _ => self.wants_card(active),
            }),
            Phase::Dwellings(_) if table.is_automa(active) => {
                let goals = table.first_dwelling_goals(active);
                let tied = !self.draws_itself() && table.first_dwelling_is_tied(active, goals);
                Some(if tied {
                    CompanionDecision::Card { seat: active, what: CardFor::Tie }
                } else {
                    CompanionDecision::Automa { seat: active }
                })
            }
            Phase::BonusCards if table.is_automa(active) => {
                // With several Automas a fair draw replaces the card.
                let reveals = !self.draws_itself() && table.options.automas == 1;
                Some(if reveals {
                    CompanionDecision::Card { seat: active, what: CardFor::Bonus }
                } else {
                    CompanionDecision::Automa { seat: active }
                })
            }
            _ => table.waiting().map(|(seat, what)| CompanionDecision::Setup { seat, what }),
        }
    }

    fn wants_card(&self, seat: Seat) -> CompanionDecision {
        let bot = self.table.bot(seat);
        if self.draws_itself() || bot.possible() == 0 {
            return CompanionDecision::Automa { seat };
        }
        let first = bot.action().is_none() && self.first_card.is_none();
        let what = if first { CardFor::Support } else { CardFor::Action };
        CompanionDecision::Card { seat, what }
    }

    /// What is offered: everything likely.
    pub(super) fn offered(&self) -> CompanionLegal {
        let mut list = Vec::new();
        match self.waiting() {
            None => {}
            Some(CompanionDecision::Automa { .. }) => list.push(CompanionAction::Automa),
            Some(CompanionDecision::Card { seat, what }) => {
                let all = (0..self.table.kit.automa.cards.len() as u8).collect();
                let cards = match what {
                    CardFor::Tie | CardFor::Bonus => all,
                    CardFor::Support | CardFor::Action => self.possible_cards(seat),
                };
                list.extend(cards.into_iter().map(CompanionAction::Card));
            }
            Some(CompanionDecision::Power { seat, .. }) => {
                list.extend([true, false].map(|took| CompanionAction::Power { seat, took }));
            }
            Some(CompanionDecision::Result { seat }) => list.push(CompanionAction::Result { seat, vp: 0 }),
            Some(CompanionDecision::Setup { seat, .. }) => {
                let told = self.table.legal_acts().into_iter().filter_map(|act| match act {
                    Act::Faction(id) => Some(Told::Faction(id)),
                    Act::Colour(terrain) => Some(Told::Colour(terrain)),
                    Act::Build(hex) => Some(Told::Build(hex)),
                    Act::Favour(tile) => Some(Told::Favour(tile)),
                    Act::Pass(card) => Some(Told::Pass(card)),
                    _ => None,
                });
                list.extend(told.map(|told| CompanionAction::Told { seat, told }));
            }
            Some(CompanionDecision::Spades { seat }) => {
                self.offer_spades(seat, &mut |told| list.push(CompanionAction::Told { seat, told }));
            }
            Some(CompanionDecision::Turn { seat, .. }) => {
                self.offer_turn(seat, &mut |told| list.push(CompanionAction::Told { seat, told }));
            }
        }
        Offered(list)
    }

    fn offer_spades(&self, seat: Seat, offer: &mut impl FnMut(Told)) {
        let table = &self.table;
        let home = table.player(seat).home;
        for hex in table.reach(seat) {
            if home.is_basic() && table.terrain(hex).is_basic() && table.terrain(hex) != home {
                offer(Told::Transform(hex, home));
            }
        }
        self.offer_steps(seat, offer);
        offer(Told::Done);
    }

    fn offer_steps(&self, seat: Seat, offer: &mut impl FnMut(Told)) {
        for cult in Cult::ALL {
            if self.table.player(seat).purse.cults[cult.index()] < CultBoard::TOP - 1 {
                offer(Told::Steps(cult, 1));
            }
        }
    }

    fn offer_turn(&self, seat: Seat, offer: &mut impl FnMut(Told)) {
        let table = &self.table;
        let player = table.player(seat);
        let normal = table.reach(seat);
        let reach = normal | table.flights(seat, normal);
        if table.has_piece(seat, Structure::Dwelling) {
            reach.into_iter().for_each(|hex| offer(Told::Build(hex)));
        }
        for hex in reach {
            let (now, home) = (table.terrain(hex), player.home);
            if now != home && now.is_basic() && player.unlocked == 0 && home != Terrain::River {
                offer(Told::Transform(hex, home));
            }
        }
        for to in Structure::ALL {
            let Some(from) = upgraded_from(to) else { continue };
            if table.has_piece(seat, to) {
                player.structures[from.index()].into_iter().for_each(|hex| offer(Told::Upgrade(hex, to)));
            }
        }
        let board = &table.kit.cult_board;
        for cult in Cult::ALL {
            let mut values: Vec<u8> = (0..4)
                .filter(|space| table.priest_spaces[cult.index()][*space] == NOBODY)
                .map(|space| board.priest_spaces[space])
                .collect();
            values.push(board.priest_no_space);
            values.dedup();
            for value in values {
                offer(Told::Send(cult, value));
            }
        }
        self.offer_steps(seat, offer);
        for action in PowerAction::ALL.into_iter().filter(|action| !table.power_action_used(*action)) {
            offer(Told::Power(action));
        }
        for place in 0..table.map.bridges.len() as u8 {
            let (a, b) = table.map.bridges[usize::from(place)];
            if table.bridge_owner(place).is_none() && (player.all().contains(a) || player.all().contains(b)) {
                offer(Told::Bridge(place));
            }
        }
        if player.shipping < table.faction(seat).shipping.max {
            offer(Told::Shipping);
        }
        if table.round < ROUNDS {
            table.bonus_row.iter().for_each(|card| offer(Told::Pass(Some(*card))));
        } else {
            offer(Told::Pass(None));
        }
        offer(Told::Done);
    }
}

impl TerraMystica {
    /// All legal acts, listed.
    fn legal_acts(&self) -> Vec<Act> {
        crate::rules::legal::TerraLegal::of(self).iter().map(|action| action.act).collect()
    }
}
