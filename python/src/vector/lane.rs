//! One game of a vector, and the next one in its place.

use kernel::{Dice, Game, Legal as _, Purpose, Role, Seat, Seed};
use lab::clock::CLOCK;
use players::{Limits, Player as _};

use super::out::{Row, put};
use super::rules::{Autoreset, Reward, Rules, SEATS, margin};
use crate::errors::Refused;
use crate::held::look;
use crate::player::PLAYERS;
use crate::sense::Sense;

/// Dice for random actions.
const SAMPLES: Purpose = Purpose::new("samples of a vector");

/// One game, and the next one in its place.
#[derive(Clone)]
pub struct Lane<G: Sense> {
    pub game: G,
    pub actions: Vec<G::Action>,
    /// The seed of the game under way.
    pub seed: Seed,
    /// The seed of the row of games in this place.
    pub row: Seed,
    /// Games begun in this place.
    pub begun: u64,
    /// Whether the game is over, and the next one not begun.
    pub over: bool,
    /// The seat that somebody outside decided for last.
    pub last: Seat,
    /// Dice of the players at the other seats, and of samples.
    pub players: Dice,
    pub samples: Dice,
    /// Decisions of everybody, and those that came from outside.
    pub decisions: u64,
    pub own: u64,
    /// The margins when rewards were given last.
    margins: [i32; SEATS],
}

/// What all games share.
pub struct Table<'a, G: Game> {
    pub rules: Rules,
    pub kit: &'static G::Kit,
    pub options: &'a G::Options,
}

impl<G: Sense> Lane<G> {
    /// A place where no game was begun.
    pub fn new(game: G, rules: &Rules) -> Lane<G> {
        Lane {
            game,
            actions: Vec::new(),
            seed: Seed(0),
            row: Seed(0),
            begun: 0,
            over: true,
            last: rules.seat,
            players: Dice::new(0),
            samples: Dice::new(0),
            decisions: 0,
            own: 0,
            margins: [0; SEATS],
        }
    }

    /// Begins a new row of games.
    pub fn sow(&mut self, row: Seed) {
        self.row = row;
        self.samples = row.dice(SAMPLES, 0);
        (self.begun, self.decisions, self.own) = (0, 0, 0);
    }

    /// Begins the next game, up to the first decision that comes from outside.
    pub fn begin(&mut self, table: &Table<'_, G>) -> Result<(), Refused> {
        // A game that ends before there is anything to decide is not worth a step.
        loop {
            self.seed = self.row.child(self.begun);
            self.begun += 1;
            self.game = G::start(table.kit, table.options, self.seed)?;
            self.actions.clear();
            self.players = self.seed.dice(PLAYERS, 0);
            self.others(table)?;
            if let Some(seat) = self.game.to_move() {
                (self.over, self.last) = (false, seat);
                self.remember();
                return Ok(());
            }
        }
    }

    /// Notes the margins that changes are measured from.
    pub fn remember(&mut self) {
        for (seat, known) in (0..self.game.seats() as u8).zip(&mut self.margins) {
            *known = margin(&self.game, Seat(seat));
        }
    }

    /// Plays an action.
    pub fn play(&mut self, action: G::Action) -> Result<(), Refused> {
        self.game.play(action, &mut ()).map_err(|illegal| Refused::Illegal(illegal.to_string()))?;
        self.actions.push(action);
        self.decisions += 1;
        Ok(())
    }

    /// Plays for everybody else until somebody outside decides or the game is over.
    fn others(&mut self, table: &Table<'_, G>) -> Result<(), Refused> {
        let mut opponents = table.rules.opponents;
        while let Some(to_move) = self.game.to_move() {
            let action = if table.rules.is_outside(to_move) {
                return Ok(());
            } else if self.game.role(to_move) == Role::Person {
                opponents.decide(&self.game, &mut self.players, &Limits::by(CLOCK))
            } else {
                self.game.legal().get(0)
            };
            let Some(action) = action else { return Ok(()) };
            self.play(action)?;
        }
        Ok(())
    }

    /// The action of a number.
    fn action(&self, number: Option<&i64>) -> Result<G::Action, Refused> {
        let number = number.copied().unwrap_or(-1);
        let found = u32::try_from(number).map_err(|_| Refused::NeverNumber(number.to_string()))?;
        self.game.action(found).ok_or(Refused::Number { number: found, actions: G::ACTIONS })
    }

    /// Whether a step could be taken: nothing is changed.
    pub fn check(&self, rules: &Rules, number: Option<&i64>) -> Result<(), Refused> {
        if self.begun == 0 || self.over && rules.autoreset != Autoreset::Next {
            return Err(Refused::Ended);
        }
        if rules.strict && !self.over {
            let action = self.action(number)?;
            let tried = self.game.clone().play(action, &mut ());
            tried.map_err(|illegal| Refused::Illegal(illegal.to_string()))?;
        }
        Ok(())
    }

    /// One action, and what the others do about it.
    pub fn step(
        &mut self,
        table: &Table<'_, G>,
        number: Option<&i64>,
        mut row: Row<'_>,
    ) -> Result<(), Refused> {
        let rules = &table.rules;
        row.rewards.fill(0.0);
        put(row.illegal.as_deref_mut(), false);
        put(row.terminated.as_deref_mut(), false);
        if self.over {
            // The next game begins in this step: nothing else happens in it.
            self.begin(table)?;
            self.show(rules, row);
            return Ok(());
        }
        if let Some(seat) = self.game.to_move() {
            self.last = seat;
        }
        let played = self.action(number).and_then(|action| self.play(action));
        let lost = played.is_err();
        if !lost {
            self.own += 1;
            self.others(table)?;
        }
        self.over = lost || self.game.to_move().is_none();
        self.reward(rules, lost, row.rewards);
        put(row.terminated.as_deref_mut(), self.over);
        put(row.illegal.as_deref_mut(), lost);
        if self.over && rules.autoreset == Autoreset::Same {
            self.score(row.scores);
            // These are the points of the game that ended.
            row.scores = &mut [];
            if let Some(seen) = row.finals.take() {
                look(&self.game, rules.seat, seen);
            }
            self.begin(table)?;
        }
        self.show(rules, row);
        Ok(())
    }

    fn score(&self, scores: &mut [i32]) {
        for (seat, score) in (0..self.game.seats() as u8).zip(scores) {
            *score = self.game.score(Seat(seat));
        }
    }

    /// Writes what can be seen now: by the seat that decides, or by the first of those outside if the game is over.
    pub fn show(&self, rules: &Rules, row: Row<'_>) {
        let to_move = self.game.to_move().filter(|_| !self.over);
        put(row.to_move, to_move.map_or(-1, |seat| seat.0 as i8));
        self.score(row.scores);
        if !row.mask.is_empty() {
            if to_move.is_some() {
                self.game.mask(row.mask);
            } else {
                row.mask.fill(0);
            }
        }
        if let Some(seen) = row.seen {
            look(&self.game, to_move.unwrap_or(rules.seat), seen);
        }
    }

    /// What every seat gets for a step.
    fn reward(&mut self, rules: &Rules, lost: bool, rewards: &mut [f64]) {
        if rewards.is_empty() {
            return;
        }
        if lost {
            rewards[self.last.index()] = rules.reward.worst();
            return;
        }
        let winners = self.over.then(|| self.game.winners());
        for (seat, reward) in (0..self.game.seats() as u8).map(Seat).zip(rewards) {
            *reward = match (rules.reward, &winners) {
                (Reward::Change, _) => {
                    let (now, known) = (margin(&self.game, seat), &mut self.margins[seat.index()]);
                    f64::from(now - std::mem::replace(known, now))
                }
                (_, None) => 0.0,
                (Reward::Win, Some(winners)) => {
                    if winners.contains(seat) {
                        1.0
                    } else {
                        -1.0
                    }
                }
                (Reward::Score, Some(_)) => self.game.score(seat).into(),
                (Reward::Margin, Some(_)) => margin(&self.game, seat).into(),
            };
        }
    }

    /// The number of a random legal action; -1 if there is none.
    pub fn sample(&mut self) -> i64 {
        let picked = if self.over { None } else { self.game.legal().pick(&mut self.samples) };
        picked.and_then(|action| self.game.number(action)).map_or(-1, i64::from)
    }
}
