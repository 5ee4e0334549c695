//! One row's commands as decisions of the engine.

use kernel::{Game, Hex, Seat};

use super::command::Command;
use crate::components::{Cult, CultBoard, FactionId};
use crate::rules::action::{Act, Action};
use crate::rules::convert::Conversion;
use crate::rules::event::Event;
use crate::rules::special::token_ways;
use crate::state::{MOST_SEATS, Phase, Stage, TerraMystica};

/// Why a command could not be played.
pub(super) struct Refusal {
    /// The command, in words.
    pub(super) command: String,
    /// The reason.
    pub(super) why: String,
}

/// What is refused where a turn cannot end.
pub(super) const END: &str = "the end of the turn";

/// What is remembered from row to row.
#[derive(Default)]
pub(super) struct Carried {
    /// Favour tiles that the player of the turn under way has given up.
    pub(super) favours: u8,
    /// Spades of a cult bonus that a seat has given up while it has others to use.
    pub(super) spades: [u8; MOST_SEATS],
}

/// Plays the commands of one row.
pub(super) struct RowPlayer<'a> {
    pub(super) game: &'a mut TerraMystica,
    pub(super) seat: Seat,
    pub(super) events: &'a mut Vec<Event>,
    /// The decisions that the commands come to.
    pub(super) actions: &'a mut Vec<Action>,
    pub(super) carried: &'a mut Carried,
    /// The cult steps after the row: where keys do not suffice for all tops, the record shows which were taken.
    pub(super) cults: Option<[u8; 4]>,
    /// Markers that the row lowered, as bits: they do not use a key.
    pub(super) lowered: u8,
    /// Spades that the row bought and no hex has used yet.
    pub(super) bought: u8,
    /// Whether the lines of the record are no turns: a turn ends when the next action begins.
    pub(super) lines: bool,
}

impl RowPlayer<'_> {
    /// Plays all of them, and ends the turn if one was under way.
    pub(super) fn run(&mut self, commands: &[Command]) -> Result<(), Refusal> {
        let sorted = sort_conversions(commands);
        for (index, command) in sorted.iter().enumerate() {
            self.command(command, &sorted[index + 1..])
                .map_err(|why| Refusal { command: format!("{command:?}"), why })?;
        }
        if self.lines { Ok(()) } else { self.end_turn() }
    }

    /// Ends the turn, if one is under way.
    pub(super) fn end_turn(&mut self) -> Result<(), Refusal> {
        while self.may_end() {
            self.done().map_err(|why| Refusal { command: END.to_owned(), why })?;
        }
        Ok(())
    }

    fn may_end(&self) -> bool {
        self.game.is_own_turn(self.seat)
            && self.game.turn.stage == Stage::Acting
            && (self.game.player(self.seat).tokens_due == 0)
    }

    /// Ends the action under way. Favour tiles are left only where the record says so.
    fn done(&mut self) -> Result<(), String> {
        let given = std::mem::take(&mut self.carried.favours);
        if self.game.turn.favours > given {
            return Err("a favour tile is due".to_owned());
        }
        self.act(Act::Done)
    }

    pub(super) fn act(&mut self, act: Act) -> Result<(), String> {
        let action = Action { seat: self.seat, act };
        self.game.play(action, self.events).map_err(|illegal| illegal.to_string())?;
        self.actions.push(action);
        Ok(())
    }

    pub(super) fn hex(&self, name: &str) -> Result<Hex, String> {
        self.game.map.find(name).ok_or_else(|| format!("there is no hex {name}"))
    }

    fn command(&mut self, command: &Command, rest: &[Command]) -> Result<(), String> {
        match command {
            Command::Build(name) => self.build(name, rest),
            Command::Dig(count) => self.dig(*count, rest),
            Command::Done if self.may_end() => self.done(),
            Command::Done | Command::Wait | Command::Auto(_) | Command::GiveUp => Ok(()),
            Command::Leave => self.act(Act::Leave),
            Command::Transform(name, to) => {
                let hex = self.hex(name)?;
                if self.comes_again(hex, *to, rest) || self.is_dug(hex, *to) {
                    return Ok(());
                }
                self.transform(hex, *to, rest)?;
                self.drop_spades()
            }
            Command::Upgrade(name, to) => {
                let hex = self.hex(name)?;
                if !self.game.turn.free_trading {
                    self.end_first_action()?;
                }
                self.act(Act::Upgrade(hex, *to))
            }
            Command::AdvanceShipping => self.main(Act::AdvanceShipping),
            Command::AdvanceDigging => self.main(Act::AdvanceDigging),
            Command::Send(cult, value) => self.send(*cult, *value),
            Command::Power(action) => self.main(Act::Power(*action)),
            Command::Special(action) => {
                self.main(Act::Special(*action))?;
                self.tokens()
            }
            Command::Bridge(a, b) => {
                let (a, b) = (self.hex(a)?, self.hex(b)?);
                let place = self.game.map.bridge_between(a, b).ok_or("there is no place for this bridge")?;
                self.act(Act::Bridge(place))
            }
            Command::Favour(tile) => self.act(Act::Favour(*tile)),
            Command::Town(count, tile) => {
                for _ in 0..*count {
                    self.act(Act::Town(*tile))?;
                    self.choose_tops()?;
                }
                Ok(())
            }
            Command::Up(count, cult) => {
                let steps = if self.stride() == Some(*count) { 1 } else { *count };
                self.times(steps.into(), Act::Step(*cult))
            }
            Command::Down(_, cult) => {
                // Others lower a marker so that a tile's step does not use the key there: the choice of tops.
                let pays = self.game.plays(self.seat, FactionId::Acolytes) && self.game.turn.dig.is_some();
                self.lowered |= 1 << cult.index();
                if pays { self.act(Act::PayCult(*cult)) } else { Ok(()) }
            }
            Command::Burn(count) => self.times(u16::from(*count), Act::Burn),
            Command::Convert(count, what) => self.times(*count, Act::Convert(*what)),
            Command::PriestToCoin(_) => Err("it stands for two conversions".to_owned()),
            Command::Pass(card) => {
                if self.game.phase == Phase::BonusCards {
                    return self.act(Act::Pass(*card));
                }
                let last = self.game.round >= crate::state::ROUNDS;
                self.main(Act::Pass(if last { None } else { *card }))
            }
            Command::Leech(amount, from) => self.answer(*amount, *from, true),
            Command::Decline(None, None) => {
                while self.game.offers.iter().any(|offer| offer.to == self.seat) {
                    self.answer(None, None, false)?;
                }
                Ok(())
            }
            Command::Decline(amount, from) => self.answer(*amount, *from, false),
            Command::Connect(names) => self.connect(names),
            Command::Colour(terrain) => self.act(Act::Colour(*terrain)),
            Command::Unlock(terrain) => self.act(Act::Unlock(*terrain)),
            Command::KeepPriest => self.act(Act::KeepPriest),
            Command::BuyToken => self.act(Act::BuyToken),
            Command::LeaveToken => self.act(Act::Done),
            Command::GiveUpFavour(count) => {
                self.carried.favours = self.carried.favours.saturating_add(*count);
                Ok(())
            }
            Command::GiveUpSpades(count) => {
                let given = &mut self.carried.spades[self.seat.index()];
                *given = given.saturating_add(*count);
                self.drop_spades()
            }
        }
    }

    /// How far the next cult step that is due goes.
    fn stride(&self) -> Option<u8> {
        let (player, turn) = (self.game.player(self.seat), &self.game.turn);
        if player.steps_due > 0 {
            Some(1)
        } else if self.game.is_own_turn(self.seat) && turn.steps > 0 {
            Some(turn.stride)
        } else {
            player.steps_late().then_some(player.late_steps[0])
        }
    }

    fn times(&mut self, count: u16, act: Act) -> Result<(), String> {
        (0..count).try_for_each(|_| self.act(act))
    }

    /// In a double turn the second action begins when the first is done; where lines are no turns, every action.
    pub(super) fn end_first_action(&mut self) -> Result<(), String> {
        let several = self.lines || self.game.turn.more > 0;
        if several && self.may_end() { self.done() } else { Ok(()) }
    }

    fn main(&mut self, act: Act) -> Result<(), String> {
        self.end_first_action()?;
        self.act(act)
    }

    fn send(&mut self, cult: Cult, value: Option<u8>) -> Result<(), String> {
        let best =
            [3, 2].into_iter().find(|value| self.game.priest_space(cult, *value).is_some()).unwrap_or(1);
        let fits = |value: u8| value == 1 || self.game.priest_space(cult, value).is_some();
        let value = match value {
            None => best,
            Some(value) if fits(value) => value,
            // The Acolytes' stronghold adds a step that some records count.
            Some(value) => value.saturating_sub(1),
        };
        self.main(Act::Send(cult, value))
    }

    fn answer(&mut self, amount: Option<u8>, from: Option<FactionId>, accept: bool) -> Result<(), String> {
        let seat = self.seat;
        let fits = |offer: &&crate::state::Offer| {
            offer.to == seat
                && amount.is_none_or(|amount| offer.amount == amount)
                && from.is_none_or(|faction| self.game.plays(offer.from, faction))
        };
        let offer = self.game.offers.iter().find(fits).copied().ok_or("there is no such power offer")?;
        let (from, amount) = (offer.from, offer.amount);
        // Records also have offers taken of which nothing can be gained: as good as declined.
        let accept = accept && self.game.gain_of_offer(seat, amount) > 0;
        self.act(if accept { Act::Accept { from, amount } } else { Act::Decline { from, amount } })
    }

    fn connect(&mut self, names: &[String]) -> Result<(), String> {
        let hexes: Vec<Hex> = names.iter().map(|name| self.hex(name)).collect::<Result<_, _>>()?;
        let rivers = self.game.map.river;
        let fits = |river: &Hex| {
            hexes.iter().all(|hex| hex == river || self.game.map.adjacent(*river).contains(*hex))
        };
        let possible = self.game.connectable(self.seat);
        let river = possible.iter().find(fits).or_else(|| rivers.iter().find(fits));
        self.act(Act::Connect(river.ok_or("no river hex lies between these")?))
    }

    /// The markers that enter the top where the keys do not suffice.
    fn choose_tops(&mut self) -> Result<(), String> {
        while self.game.turn.tops != 0 {
            let open = |cult: &Cult| self.game.turn.tops >> cult.index() & 1 == 1;
            let wanted = |cult: &Cult| {
                let lowered = self.lowered >> cult.index() & 1 == 1;
                open(cult) && self.cults.map_or(!lowered, |cults| cults[cult.index()] == CultBoard::TOP)
            };
            let cult = Cult::ALL.into_iter().find(wanted).or_else(|| Cult::ALL.into_iter().find(open));
            self.act(Act::Top(cult.ok_or("no marker waits for a key")?))?;
        }
        Ok(())
    }

    /// Tokens leave the bowls in order: records do not say from which.
    pub(super) fn tokens(&mut self) -> Result<(), String> {
        if self.game.turn.tokens == 0 || !self.game.is_own_turn(self.seat) {
            return Ok(());
        }
        let bowls = self.game.player(self.seat).purse.bowls;
        let first = token_ways(bowls, self.game.turn.tokens).next().ok_or("there are too few tokens")?;
        self.act(Act::Tokens(first))
    }

    fn build(&mut self, name: &str, rest: &[Command]) -> Result<(), String> {
        let hex = self.hex(name)?;
        let in_actions = self.game.phase == Phase::Actions;
        if in_actions && !self.game.turn.free_dwelling && !self.game.turn.ready.contains(hex) {
            let terrain = self.game.terrain(hex);
            if self.game.is_home(self.seat, terrain) {
                self.end_first_action()?;
            } else {
                self.transform(hex, Some(self.game.player(self.seat).home), rest)?;
            }
        }
        self.act(Act::Build(hex))
    }
}

/// Puts runs of conversions in the order in which the engine takes them; what comes out is the same.
fn sort_conversions(commands: &[Command]) -> Vec<Command> {
    let mut sorted = Vec::with_capacity(commands.len());
    let mut run: Vec<Command> = Vec::new();
    let rank = |command: &Command| match command {
        Command::Convert(_, what) => what.rank(),
        _ => 0,
    };
    for command in commands {
        match command {
            Command::PriestToCoin(count) => {
                run.push(Command::Convert(*count, Conversion::PriestToWorker));
                run.push(Command::Convert(*count, Conversion::WorkerToCoin));
            }
            other if other.converts() => run.push(other.clone()),
            other => {
                run.sort_by_key(rank);
                sorted.append(&mut run);
                sorted.push(other.clone());
            }
        }
    }
    run.sort_by_key(rank);
    sorted.append(&mut run);
    sorted
}
