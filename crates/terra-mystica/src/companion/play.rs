//! What follows from what was said. It is worked out on a copy: what cannot be leaves no trace.

use kernel::companion::heard;
use kernel::{Seat, Seats, Sink};

use super::action::{CardFor, CompanionAction, CompanionDecision, Told};
use super::event::CompanionEvent;
use super::illegal::CompanionIllegal;
use super::table::TerraCompanion;
use crate::automa::CannotLay;
use crate::components::{FactionId, Kit};
use crate::factions;
use crate::rules::action::{Act, Action};
use crate::rules::event::Event;
use crate::state::{Phase, ROUNDS, Stage, TerraMystica, Turn};

/// Nobody has more points.
pub(super) const MOST_VP: u16 = 999;

pub(super) type News = Vec<CompanionEvent>;

impl TerraCompanion {
    pub(super) fn say<S: Sink<CompanionEvent>>(
        &mut self,
        action: CompanionAction,
        sink: &mut S,
    ) -> Result<(), CompanionIllegal> {
        heard(self, sink, |after, news| {
            after.hear(action, news)?;
            after.played += 1;
            Ok(())
        })
    }

    fn hear(&mut self, action: CompanionAction, news: &mut News) -> Result<(), CompanionIllegal> {
        let mut waiting = self.waiting().ok_or(CompanionIllegal::Over)?;
        // The Automa going on ends a turn that was told.
        if let (CompanionDecision::Turn { told, .. }, CompanionAction::Automa | CompanionAction::Card(_)) =
            (waiting, action)
        {
            if told == 0 {
                return Err(CompanionIllegal::NothingTold);
            }
            self.end_turn(news);
            waiting = self.waiting().ok_or(CompanionIllegal::Over)?;
        }
        match (waiting, action) {
            (_, CompanionAction::Fix(fix)) => self.fix(fix, news)?,
            (CompanionDecision::Setup { seat, .. }, CompanionAction::Told { seat: who, told }) => {
                asked(seat, who)?;
                self.set_up(seat, told, news)?;
            }
            (CompanionDecision::Turn { seat, .. }, CompanionAction::Told { seat: who, told }) => {
                asked(seat, who)?;
                self.tell_turn(seat, told, news)?;
            }
            (CompanionDecision::Spades { seat }, CompanionAction::Told { seat: who, told }) => {
                asked(seat, who)?;
                self.tell_spades(seat, told, news)?;
            }
            (CompanionDecision::Power { seat, .. }, CompanionAction::Power { seat: who, took }) => {
                asked(seat, who)?;
                self.answer_power(seat, took, news);
            }
            (CompanionDecision::Automa { seat }, CompanionAction::Automa) => self.automa(seat, None, news),
            (CompanionDecision::Card { seat, what }, CompanionAction::Card(card)) => {
                self.draw(seat, what, card, news)?;
            }
            (CompanionDecision::Result { seat }, CompanionAction::Result { seat: who, vp }) => {
                asked(seat, who)?;
                self.tell_result(seat, vp, news)?;
            }
            _ => return Err(CompanionIllegal::Waiting(waiting)),
        }
        Ok(())
    }

    fn set_up(&mut self, seat: Seat, told: Told, news: &mut News) -> Result<(), CompanionIllegal> {
        let act = match told {
            Told::Faction(id) => Act::Faction(id),
            Told::Colour(terrain) => Act::Colour(terrain),
            Told::Favour(tile) => Act::Favour(tile),
            Told::Build(hex) => Act::Build(hex),
            Told::Pass(card) => Act::Pass(card),
            _ => {
                let waiting = self.waiting().ok_or(CompanionIllegal::Over)?;
                return Err(CompanionIllegal::Waiting(waiting));
            }
        };
        let mut events = Vec::new();
        self.table.play_action(Action { seat, act }, &mut events).map_err(CompanionIllegal::Rule)?;
        news.push(CompanionEvent::Told { seat, told });
        self.pass_on(events, news);
        self.begin_if_set_up(news);
        Ok(())
    }

    /// What the Automas did, or what follows for all.
    pub(super) fn pass_on(&self, events: Vec<Event>, news: &mut News) {
        let table = &self.table;
        let shown = |event: &Event| match event {
            Event::Faction { seat, .. }
            | Event::Colour { seat, .. }
            | Event::Built { seat, .. }
            | Event::Terraformed { seat, .. }
            | Event::PaidCult { seat, .. }
            | Event::Upgraded { seat, .. }
            | Event::Shipping { seat, .. }
            | Event::Sent { seat, .. }
            | Event::Cult { seat, .. }
            | Event::Power { seat, .. }
            | Event::Bridge { seat, .. }
            | Event::Unlocked { seat, .. }
            | Event::Scored { seat, .. }
            | Event::Passed { seat, .. }
            | Event::BonusCard { seat, .. } => table.is_automa(*seat),
            Event::AutomaRevealed { .. }
            | Event::AutomaCards { .. }
            | Event::AutomaStops { .. }
            | Event::AutomaChose { .. }
            | Event::Final { .. } => true,
            Event::Offered { from, .. } => table.is_automa(*from),
            _ => false,
        };
        news.extend(events.into_iter().filter(shown).map(CompanionEvent::Table));
    }

    /// The rounds begin once everybody has a bonus card; income is nobody's business here.
    fn begin_if_set_up(&mut self, news: &mut News) {
        let table = &mut self.table;
        if table.round == 1 && matches!(table.phase, Phase::Income | Phase::Actions) {
            table.phase = Phase::Actions;
            table.active = table.order[0];
            table.turn = Turn::NEW;
            for player in &mut table.players {
                player.priests_due = 0;
            }
            self.told = 0;
            let first = Seat(self.table.active);
            news.push(CompanionEvent::RoundBegan { round: 1, first });
        }
    }

    fn draw(&mut self, seat: Seat, what: CardFor, card: u8, news: &mut News) -> Result<(), CompanionIllegal> {
        let kit: &Kit = self.table.kit;
        let printed = kit.automa.cards.get(usize::from(card)).ok_or(CompanionIllegal::NoCard)?;
        let number = printed.number;
        match what {
            CardFor::Tie | CardFor::Bonus => self.automa(seat, Some(card), news),
            CardFor::Support => {
                let mut trial = self.table.clone();
                trial.lay_cards(seat, &[card]).map_err(|why| cannot_lay(why, number))?;
                self.first_card = Some(card);
                news.push(CompanionEvent::Noted { seat, card });
            }
            CardFor::Action => {
                let cards: arrayvec::ArrayVec<u8, 2> = self.first_card.into_iter().chain([card]).collect();
                self.table.lay_cards(seat, &cards).map_err(|why| cannot_lay(why, number))?;
                self.first_card = None;
                self.automa(seat, None, news);
            }
        }
        Ok(())
    }

    fn automa(&mut self, seat: Seat, revealed: Option<u8>, news: &mut News) {
        let mut events = Vec::new();
        match self.table.phase {
            Phase::Dwellings(_) => {
                self.table.automa_first_dwelling(seat, revealed, &mut events);
                self.table.go_on(&mut events);
                self.pass_on(events, news);
                self.begin_if_set_up(news);
            }
            Phase::BonusCards => {
                self.table.automa_first_bonus(seat, revealed, &mut events);
                self.table.go_on(&mut events);
                self.pass_on(events, news);
                self.begin_if_set_up(news);
            }
            _ => {
                let mut again = self.table.automa_one_turn(seat, &mut events);
                while again && self.draws_itself() {
                    again = self.table.automa_one_turn(seat, &mut events);
                }
                self.pass_on(events, news);
                self.again = again;
                // Only the Cultists ask whether power was taken.
                if self.table.automa_card(seat).leeched_steps == 0 {
                    self.table.offers.clear();
                }
                if again {
                    news.push(CompanionEvent::Again { seat });
                } else {
                    self.table.end_turn_by_passing();
                    self.go_on(news);
                }
            }
        }
    }

    fn answer_power(&mut self, seat: Seat, took: bool, news: &mut News) {
        let offer = self.table.offers.remove(0);
        news.push(CompanionEvent::Power { seat, took });
        if took {
            let siblings = self.table.offers.iter_mut();
            for other in siblings.filter(|other| other.from == offer.from && other.build == offer.build) {
                other.taken = true;
            }
            if !offer.taken {
                let mut events = Vec::new();
                factions::power_taken(&mut self.table, offer.from, &mut events);
                self.pass_on(events, news);
            }
        }
        self.go_on(news);
    }

    /// A person's turn is over.
    pub(super) fn end_turn(&mut self, news: &mut News) {
        self.table.turn = Turn { stage: Stage::Over, ..Turn::NEW };
        self.told = 0;
        self.go_on(news);
    }

    /// The next one who has not passed acts; if there is none, the round is over.
    pub(super) fn go_on(&mut self, news: &mut News) {
        let table = &mut self.table;
        let ready = table.phase == Phase::Actions && table.turn.stage == Stage::Over;
        if !ready || !table.offers.is_empty() {
            return;
        }
        let seats = usize::from(table.options.seats);
        let at = table.order[..seats].iter().position(|seat| *seat == table.active).unwrap_or(0);
        let next = (1..=seats).map(|step| table.order[(at + step) % seats]);
        let next = next.into_iter().find(|seat| !table.player(Seat(*seat)).passed);
        table.turn = Turn::NEW;
        match next {
            Some(seat) => table.active = seat,
            None => self.end_round(news),
        }
    }

    fn end_round(&mut self, news: &mut News) {
        let round = self.table.round;
        news.push(CompanionEvent::RoundOver { round });
        if round >= ROUNDS {
            self.finish(news);
            return;
        }
        self.table.set_order();
        self.table.phase = Phase::CultBonus;
        self.spades = 0;
        for seat in self.people() {
            let count = self.table.bonus_spades(seat);
            if count > 0 {
                self.spades |= 1 << seat.0;
                news.push(CompanionEvent::Spades { seat, count });
            }
        }
        if self.spades == 0 {
            self.begin_round(news);
        }
    }

    pub(super) fn begin_round(&mut self, news: &mut News) {
        let table = &mut self.table;
        table.clean_up();
        table.round += 1;
        table.turn = Turn::NEW;
        table.phase = Phase::Actions;
        table.active = table.order[0];
        self.told = 0;
        news.push(CompanionEvent::RoundBegan { round: self.table.round, first: Seat(self.table.active) });
    }

    /// Areas, cults and the extra tile; of the people only these are known.
    fn finish(&mut self, news: &mut News) {
        for seat in self.people() {
            self.table.player_mut(seat).purse.vp = 0;
        }
        let mut events = Vec::new();
        self.table.score_places(&mut events);
        self.table.phase = Phase::Over;
        self.pass_on(events, news);
    }

    fn tell_result(&mut self, seat: Seat, vp: u16, news: &mut News) -> Result<(), CompanionIllegal> {
        if vp > MOST_VP {
            return Err(CompanionIllegal::TooMuch);
        }
        self.results[seat.index()] = Some(vp);
        let total = vp + self.table.player(seat).purse.vp;
        news.push(CompanionEvent::Result { seat, vp, total });
        let winners = self.best();
        if !winners.is_empty() {
            news.push(CompanionEvent::Over { winners });
        }
        Ok(())
    }

    /// Who has most, once all is told.
    pub(super) fn best(&self) -> Seats {
        if self.table.phase != Phase::Over || self.waiting().is_some() {
            return Seats::NONE;
        }
        let best = self.table.seat_list().map(|seat| self.points(seat)).max();
        self.table.seat_list().filter(|seat| Some(self.points(*seat)) == best).collect()
    }

    pub(super) fn points(&self, seat: Seat) -> i32 {
        if seat.0 >= self.table.options.seats {
            return 0;
        }
        let vp = i32::from(self.table.player(seat).purse.vp);
        if self.table.is_automa(seat) { vp } else { self.result(seat).map_or(0, |told| i32::from(told) + vp) }
    }
}

impl TerraMystica {
    /// Spades of the cult bonus of this round; cult steps for Acolytes.
    fn bonus_spades(&self, seat: Seat) -> u8 {
        let bonus = self.tile().bonus;
        let player = self.player(seat);
        let steps = bonus.cult.map_or(player.priests_out, |cult| player.purse.cults[cult.index()]);
        let uses = self.digs_with_spades(seat) || self.plays(seat, FactionId::Acolytes);
        if uses { bonus.spades * (steps / bonus.per.max(1)) } else { 0 }
    }
}

fn asked(seat: Seat, who: Seat) -> Result<(), CompanionIllegal> {
    if seat == who { Ok(()) } else { Err(CompanionIllegal::NotAsked { seat: who }) }
}

fn cannot_lay(why: CannotLay, number: u8) -> CompanionIllegal {
    match why {
        CannotLay::Drawn { .. } => CompanionIllegal::CardDrawn { number },
        CannotLay::NotInDeck { .. } => CompanionIllegal::CardNotInDeck { number },
        CannotLay::NoneLeft => CompanionIllegal::DeckEmpty,
    }
}
