//! What the companion knows of the table, and what it waits for.

use kernel::companion::Offered;
use kernel::{Hex, Hexes, OptionError, Seat, Seed};

use super::action::{CardFor, CompanionAction, CompanionDecision, CompanionLegal, Told};
use super::options::CompanionOptions;
use crate::automa::{BotTask, Real};
use crate::components::effect::Place;
use crate::components::{BOT_TRACKS, Kit, Track};
use crate::state::{Context, ItemKind, LAST, Pile, Tapestry, Task};

/// A game at a real table, as far as the bots must know it.
#[derive(Clone, PartialEq, Debug)]
pub struct TapestryCompanion {
    pub(super) table: Tapestry,
    pub(super) options: CompanionOptions,
    /// How much was told of the turn under way.
    pub(super) told: u8,
    /// What the people told of their points.
    pub(super) results: [Option<i16>; 2],
    pub(super) played: u32,
}

impl TapestryCompanion {
    pub(super) fn new(
        kit: &'static Kit,
        options: CompanionOptions,
        seed: Seed,
    ) -> Result<TapestryCompanion, OptionError> {
        let mut table = Tapestry::new(kit, options.game, seed, &mut ())?;
        table.frames.clear();
        table.bots.real =
            Real { table: true, cards: options.own_cards, die: options.own_die, reacts: 0, plays_on: 0 };
        for seat in table.people() {
            let player = table.player_mut(seat);
            player.civs.clear();
            player.draft = crate::state::Draft::default();
            player.hand = 0;
        }
        // Nobody sees what is in them.
        (table.deck, table.discard) = (Pile::default(), Pile::default());
        table.place_bots(&mut ());
        if table.automa_seat().is_some() {
            let start = table.map.starts[1];
            for _ in 0..2 {
                table.player_mut(0).outposts -= 1;
                table.stand(0, start, ItemKind::Outpost, false, &mut ());
            }
        }
        let first = table.first;
        table.start_turn(first);
        Ok(TapestryCompanion { table, options, told: 0, results: [None; 2], played: 0 })
    }

    /// The table. What people own is not kept there; all that the bots can see is.
    pub fn table(&self) -> &Tapestry {
        &self.table
    }

    /// The settings.
    pub fn options(&self) -> &CompanionOptions {
        &self.options
    }

    /// What a person told at the end.
    pub fn result(&self, seat: Seat) -> Option<i16> {
        self.results.get(seat.index()).copied().flatten()
    }

    /// How many cards beside the Automa's mat may be a Trap for whoever conquers there: they are turned up one by one. None
    /// where the land is not the Automa's, and after its last income turn.
    pub fn cards_to_turn_up(&self, hex: Hex) -> u8 {
        let table = &self.table;
        let late = table.player(1).income_turns >= 5 && !table.options.bots.late_traps;
        if table.automa_seat().is_none() || late || !table.automa_land().contains(hex) {
            return 0;
        }
        table.player(1).hand.count_ones() as u8
    }

    /// Whether a hex lies apart from all that somebody controls: without a card it cannot be conquered from there.
    pub fn is_far(&self, seat: Seat, hex: Hex) -> bool {
        let own = self.table.control.get(seat.index()).copied().unwrap_or(Hexes::EMPTY);
        !self.table.map.grid.around(own).contains(hex)
    }

    /// How many pieces stand or lie on a hex.
    pub fn pieces_on(&self, hex: Hex) -> usize {
        self.table.sites.get(hex.index()).map_or(0, |site| site.items.len())
    }

    /// What it waits for; `None` when all is told.
    pub(super) fn waiting(&self) -> Option<CompanionDecision> {
        let table = &self.table;
        if table.over {
            let open = table.people().find(|seat| self.result(Seat(*seat)).is_none());
            return open.map(|seat| CompanionDecision::Result { seat: Seat(seat) });
        }
        let frame = table.frames.last()?;
        let seat = Seat(frame.seat);
        Some(match frame.task {
            Task::Bot(BotTask::Card(0)) => CompanionDecision::Card { what: CardFor::Track },
            Task::Bot(BotTask::Card(1)) => CompanionDecision::Card { what: CardFor::Tiebreaker },
            Task::Bot(BotTask::Card(_)) => CompanionDecision::Card { what: CardFor::Progress },
            Task::Bot(BotTask::Roll { among, .. }) => CompanionDecision::Die { among },
            Task::Bot(BotTask::React) => CompanionDecision::Reaction { seat },
            Task::Bot(_) => CompanionDecision::Automa { seat },
            Task::Respond { hex } => CompanionDecision::Trap { seat, hex: Hex(hex) },
            _ => CompanionDecision::Turn { seat, told: self.told },
        })
    }

    /// The decision cards that may come next.
    pub fn possible_cards(&self) -> Vec<u8> {
        match self.table.frames.last().map(|frame| frame.task) {
            Some(Task::Bot(task @ BotTask::Card(_))) => {
                let count = self.table.kit.automa.cards.len() as u8;
                (0..count).filter(|card| self.table.may_be_drawn(*card, task)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// What is offered: everything likely.
    pub(super) fn offered(&self) -> CompanionLegal {
        let mut list = Vec::new();
        match self.waiting() {
            None => {}
            Some(CompanionDecision::Automa { .. }) => list.push(CompanionAction::Automa),
            Some(CompanionDecision::Card { .. }) => {
                list.extend(self.possible_cards().into_iter().map(CompanionAction::Card));
            }
            Some(CompanionDecision::Die { among }) => {
                let shown = BOT_TRACKS.into_iter().filter(|track| among >> track.index() & 1 == 1);
                list.extend(shown.map(CompanionAction::Die));
            }
            Some(CompanionDecision::Trap { .. }) => list.extend([true, false].map(CompanionAction::Trap)),
            Some(CompanionDecision::Result { seat }) => list.push(CompanionAction::Result { seat, vp: 0 }),
            Some(CompanionDecision::Turn { seat, .. }) => {
                self.offer_turn(seat, &mut |told| list.push(CompanionAction::Told { seat, told }));
            }
            Some(CompanionDecision::Reaction { seat }) => {
                let steps = BOT_TRACKS.into_iter().filter(|track| self.can_step(seat, *track));
                let said = steps.map(Told::Step).chain([Told::Done]);
                list.extend(said.map(|told| CompanionAction::Told { seat, told }));
            }
        }
        Offered(list)
    }

    fn offer_turn(&self, seat: Seat, offer: &mut impl FnMut(Told)) {
        let table = &self.table;
        let player = table.player(seat.0);
        if player.income_turns < 5 && !table.turn.income {
            offer(Told::Income);
        }
        for track in BOT_TRACKS {
            if self.can_step(seat, track) {
                offer(Told::Step(track));
            }
        }
        if table.automa_seat().is_some() {
            let control = table.control[seat.index()];
            let unexplored = table.map.grid.all() - table.explored;
            (table.map.grid.around(control) & unexplored).iter().for_each(|hex| offer(Told::Explore(hex)));
            let targets = table.conquerable(seat.0, Place::Adjacent, false, Context::default());
            targets.iter().for_each(|hex| offer(Told::Conquer { hex, trapped: false }));
            let defended: Hexes = targets & table.automa_land();
            defended.iter().for_each(|hex| offer(Told::Conquer { hex, trapped: true }));
            table.standable(seat.0).iter().for_each(|hex| offer(Told::StandUp(hex)));
        }
        if player.income_turns > 0 {
            offer(Told::Done);
        }
    }

    pub(super) fn can_step(&self, seat: Seat, track: Track) -> bool {
        let token = self.table.player(seat.0).tokens[track.index()];
        token.track == track as u8 && token.space < LAST
    }
}
