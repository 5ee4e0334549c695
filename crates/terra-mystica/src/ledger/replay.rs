//! Each row played through the ordinary rules, and compared.

use kernel::{Game, Seat, Seed};

use super::command::Command;
use super::compare::{Auto, Mismatch, agrees, compare, compare_offers, differs};
use super::player::{Carried, END, RowPlayer};
use super::record::{Form, Ledger, LedgerError, Row, Shown};
use crate::components::{FactionId, Kit};
use crate::rules::action::Action;
use crate::rules::event::Event;
use crate::state::{MOST_SEATS, Phase, Purse, Stage, TerraMystica};

/// What a replay found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The game's name.
    pub game: String,
    /// How many rows there are.
    pub rows: usize,
    /// How many rows were played or reached, and compared.
    pub checked: usize,
    /// The first difference.
    pub mismatch: Option<Mismatch>,
    /// The final scores that the engine came to.
    pub final_vp: Vec<(FactionId, u16)>,
    /// Whether the game is over, as far as it was played.
    pub over: bool,
    /// The decisions, up to the row that the rules refuse, if there is one.
    pub played: Vec<Played>,
}

/// A decision of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// The decision.
    pub action: Action,
    /// The number of the row that it belongs to.
    pub row: u32,
}

/// Reads a record and replays it.
pub fn replay(text: &str) -> Result<Report, LedgerError> {
    Ledger::parse(text)?.replay()
}

impl Ledger {
    /// Plays all rows, up to the first difference.
    pub fn replay(&self) -> Result<Report, LedgerError> {
        let game = TerraMystica::start(Kit::printed(), &self.options, Seed(0))?;
        let merged = |row: &Row| {
            row.auto && matches!(row.text.trim(), "all_income_for_faction" | "income_for_faction")
        };
        let mut replay = Replay {
            ledger: self,
            game,
            carried: Carried::default(),
            waiting: Vec::new(),
            early: Vec::new(),
            merged: self.rows.iter().any(merged),
            reached: Vec::new(),
            before_income: [Purse::default(); MOST_SEATS],
            checked: 0,
            played: Vec::new(),
        };
        let mismatch = replay.run().err();
        let Replay { game, checked, played, .. } = replay;
        let final_vp = self.factions.iter().zip(game.players());
        Ok(Report {
            game: self.game.clone(),
            rows: self.rows.len(),
            checked,
            mismatch,
            final_vp: final_vp.map(|(id, player)| (*id, player.purse.vp)).collect(),
            over: game.phase() == Phase::Over,
            played,
        })
    }
}

/// Plays the commands of one row in any position, such as one set by hand: what happened, or the command that was
/// refused and why. `cults` are the steps after the row, which show where a key went if there were too few.
pub fn play_row(
    game: &mut TerraMystica,
    seat: Seat,
    commands: &str,
    cults: [u8; 4],
) -> Result<Vec<Event>, (String, String)> {
    let unknown = |text: &str| (text.to_owned(), "no command that we know".to_owned());
    let read = |text| Command::parse(text).ok_or_else(|| unknown(text));
    let commands: Vec<Command> = super::command::split(commands).map(read).collect::<Result<_, _>>()?;
    let (mut events, mut actions, mut carried) = (Vec::new(), Vec::new(), Carried::default());
    let (cults, lines) = (Some(cults), false);
    let (events_of, actions, carried) = (&mut events, &mut actions, &mut carried);
    let player =
        RowPlayer { game, seat, events: events_of, actions, carried, cults, lowered: 0, bought: 0, lines };
    let result = { player }.run(&commands);
    result.map_err(|refusal| (refusal.command, refusal.why))?;
    Ok(events)
}

struct Replay<'a> {
    ledger: &'a Ledger,
    game: TerraMystica,
    carried: Carried,
    /// Rows of the site that the engine has not reached yet.
    waiting: Vec<&'a Row>,
    /// In old records: rows of spades that stand after the income which the engine gives later.
    early: Vec<&'a Row>,
    /// Whether the record has cult bonus and income in one.
    merged: bool,
    /// What the engine reached by itself and no row has asked for yet.
    reached: Vec<Reached>,
    /// What everybody had before the last income.
    before_income: [Purse; MOST_SEATS],
    checked: usize,
    played: Vec<Played>,
}

/// Something that the engine did by itself.
struct Reached {
    seat: Seat,
    what: Auto,
    vp: u16,
    purse: Purse,
}

impl<'a> Replay<'a> {
    fn run(&mut self) -> Result<(), Mismatch> {
        for row in &self.ledger.rows {
            if row.auto {
                self.auto(row)?;
            } else {
                self.cmd(row)?;
            }
        }
        if let Some(row) = self.waiting.first() {
            return Err(differs(row, "reached", row.text.clone(), "not reached".to_owned()));
        }
        if let Some(row) = self.ledger.rows.last() {
            self.end_open_turn(row)?;
        }
        self.end()
    }

    fn seat(&self, row: &Row) -> Result<Seat, Mismatch> {
        let at = self.ledger.factions.iter().position(|faction| *faction == row.faction);
        let unknown = || differs(row, "faction", row.faction.key().to_owned(), "not in the game".to_owned());
        at.map(|seat| Seat(seat as u8)).ok_or_else(unknown)
    }

    fn auto(&mut self, row: &'a Row) -> Result<(), Mismatch> {
        let seat = self.seat(row)?;
        let text = row.text.trim().to_ascii_lowercase();
        if text == "setup" {
            self.checked += 1;
            return compare(row, &self.game.player(seat).purse);
        }
        let now = Shown::all(&self.game.player(seat).purse);
        let found = self.find_reached(seat, row, &text)?;
        if is_silent(&text) && found.is_none() && agrees(&row.shown, &now) {
            // The site writes such a row also where nothing happens.
            self.checked += 1;
            return Ok(());
        }
        let Some(found) = found else {
            self.waiting.push(row);
            return Ok(());
        };
        let reached = self.reached.remove(found);
        self.checked += 1;
        if let Some((_, Some(vp))) = Auto::read(&text)
            && vp != reached.vp
        {
            return Err(differs(row, "vp", format!("+{vp}"), format!("+{}", reached.vp)));
        }
        compare(row, &reached.purse)
    }

    /// What a row of the site stands for, if the engine has come to it. A player who has left has rows without words.
    fn find_reached(&self, seat: Seat, row: &Row, text: &str) -> Result<Option<usize>, Mismatch> {
        let of_seat = |other: &Reached| other.seat == seat;
        if is_silent(text) {
            let same = |other: &Reached| of_seat(other) && agrees(&row.shown, &Shown::all(&other.purse));
            let exact = self.reached.iter().position(same);
            return Ok(exact.or_else(|| self.reached.iter().position(of_seat)));
        }
        let Some((what, _)) = Auto::read(text) else {
            return Err(differs(row, "kind", row.text.clone(), "a row that is not known".to_owned()));
        };
        Ok(self.reached.iter().position(|other| of_seat(other) && other.what == what))
    }

    fn cmd(&mut self, row: &'a Row) -> Result<(), Mismatch> {
        let seat = self.seat(row)?;
        if self.ledger.form == Form::Commands && row.commands.iter().any(Command::acts) {
            self.end_turn_of_others(seat, row)?;
        }
        let early = self.merged && self.game.phase() == Phase::CultBonus;
        let events = self.play(seat, row, Some(&row.commands))?;
        self.checked += 1;
        let purse = self.after_row(seat, row, &events);
        self.note(&events);
        if is_folded(row) {
            self.reached.retain(|other| other.seat != seat || other.what != Auto::Income);
        }
        compare_offers(&self.game, row, &events, self.ledger.form == Form::Json)?;
        if early {
            self.early.push(row);
        } else {
            compare(row, &purse)?;
        }
        self.compare_early(&events)?;
        // Rows of the site may stand before the row that brought them about.
        for row in std::mem::take(&mut self.waiting) {
            self.auto(row)?;
        }
        Ok(())
    }

    /// Plays the commands of a seat, or the end of its turn; what happened. What a refused row has begun is taken back.
    fn play(&mut self, seat: Seat, row: &Row, commands: Option<&[Command]>) -> Result<Vec<Event>, Mismatch> {
        let (mut events, mut actions, before) = (Vec::new(), Vec::new(), self.game.clone());
        let mut player = RowPlayer {
            game: &mut self.game,
            seat,
            events: &mut events,
            actions: &mut actions,
            carried: &mut self.carried,
            cults: row.shown.cults,
            lowered: 0,
            bought: 0,
            lines: self.ledger.form == Form::Commands,
        };
        let result = match commands {
            Some(commands) => player.run(commands),
            None => player.end_turn(),
        };
        if let Err(refusal) = result {
            self.game = before;
            let why = match refusal.command.as_str() {
                END => format!("the turn cannot end: {}", refusal.why),
                _ => refusal.why,
            };
            return Err(differs(row, "legal", row.text.clone(), why));
        }
        self.played.extend(actions.into_iter().map(|action| Played { action, row: row.number }));
        Ok(events)
    }

    /// Where lines are no turns: the turn under way is over when somebody else acts.
    fn end_turn_of_others(&mut self, seat: Seat, row: &Row) -> Result<(), Mismatch> {
        if self.game.active() == seat { Ok(()) } else { self.end_open_turn(row) }
    }

    fn end_open_turn(&mut self, row: &Row) -> Result<(), Mismatch> {
        if self.game.phase() == Phase::Actions && self.game.turn().stage == Stage::Acting {
            let events = self.play(self.game.active(), row, None)?;
            self.note(&events);
        }
        Ok(())
    }

    /// What the player had when the row was over, before the engine went on by itself.
    fn after_row(&self, seat: Seat, row: &Row, events: &[Event]) -> Purse {
        let now = self.game.player(seat).purse;
        if gives_up_spades(row) && self.game.phase() != Phase::CultBonus && events.is_empty() {
            // The rules saw by themselves that these spades have no use, and went on.
            return self.before_income[seat.index()];
        }
        if is_folded(row) {
            let income = events.iter().find_map(|event| match event {
                Event::Income { seat: of, purse } if *of == seat => Some(*purse),
                _ => None,
            });
            return income.unwrap_or(now);
        }
        let before = events.iter().find_map(|event| match event {
            Event::RoundOver { purses, .. } | Event::IncomeBegins { purses, .. } => {
                Some(purses[seat.index()])
            }
            _ => None,
        });
        before.unwrap_or(now)
    }

    /// Compares rows of spades in old records with what their players have after the income.
    fn compare_early(&mut self, events: &[Event]) -> Result<(), Mismatch> {
        let begun = events.iter().any(|event| matches!(event, Event::IncomeBegins { .. }));
        if begun {
            for row in std::mem::take(&mut self.early) {
                let seat = self.seat(row)?;
                compare(row, &self.game.player(seat).purse)?;
            }
        }
        Ok(())
    }

    fn note(&mut self, events: &[Event]) {
        for event in events {
            let (seat, what, vp, purse) = match *event {
                Event::IncomeBegins { purses, .. } => {
                    self.before_income = purses;
                    continue;
                }
                Event::CultBonus { seat, purse } => (seat, Auto::CultIncome, 0, purse),
                Event::Income { seat, purse } => (seat, Auto::Income, 0, purse),
                Event::RewardDue { seat, purse } => (seat, Auto::Accepted, 0, purse),
                Event::AllDeclined { seat, purse } => (seat, Auto::Declined, 0, purse),
                Event::Final { seat, what, vp, purse } => (seat, Auto::Final(what), vp, purse),
                _ => continue,
            };
            self.reached.push(Reached { seat, what, vp, purse });
        }
    }

    fn end(&self) -> Result<(), Mismatch> {
        let check = |field: &'static str, list: &[(FactionId, u16)], got: &dyn Fn(Seat) -> u16| {
            for (faction, expected) in list {
                let at = self.ledger.factions.iter().position(|other| other == faction);
                let got = at.map_or(0, |seat| got(Seat(seat as u8)));
                if got != *expected {
                    let (expected, got) = (expected.to_string(), got.to_string());
                    return Err(Mismatch { row: 0, faction: *faction, field, expected, got });
                }
            }
            Ok(())
        };
        check("final_vp", &self.ledger.final_vp, &|seat| self.game.player(seat).purse.vp)?;
        check("network", &self.ledger.network, &|seat| self.game.area(seat).into())?;
        let tile = self.game.final_tile();
        check("extra_measure", &self.ledger.extra, &|seat| {
            tile.map_or(0, |tile| self.game.measure(seat, tile).into())
        })?;
        // A record without final points may be of a game under way.
        if self.game.to_move().is_some() && !self.ledger.final_vp.is_empty() {
            let faction = self.ledger.factions[0];
            let (expected, got) = ("the end of the game".to_owned(), "a game that goes on".to_owned());
            return Err(Mismatch { row: 0, faction, field: "end", expected, got });
        }
        Ok(())
    }
}

/// Whether the site put the income of the player into the row of the last spade.
fn is_folded(row: &Row) -> bool {
    row.commands.iter().any(|command| matches!(command, Command::Auto(_)))
}

/// Whether a row of the site has no words: those of a player who has left.
fn is_silent(text: &str) -> bool {
    matches!(text, "" | "-")
}

/// Whether the row does nothing but give up spades.
fn gives_up_spades(row: &Row) -> bool {
    !row.commands.is_empty() && row.commands.iter().all(|command| matches!(command, Command::GiveUpSpades(_)))
}
