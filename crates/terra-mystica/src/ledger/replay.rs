//! Each row played through the ordinary rules, and compared.

use kernel::{Game, Seat, Seed};

use super::command::Command;
use super::parse::{Ledger, LedgerError, Row};
use super::player::RowPlayer;
use crate::components::{FactionId, Kit};
use crate::rules::event::{Event, FinalScore};
use crate::state::{Phase, Purse, TerraMystica};

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
}

/// A difference.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mismatch {
    /// The row's number; 0 for the header.
    pub row: u32,
    /// Whose row.
    pub faction: FactionId,
    /// What differs.
    pub field: &'static str,
    /// What the ledger says.
    pub expected: String,
    /// What the engine says.
    pub got: String,
}

/// Reads a ledger and replays it.
pub fn replay(text: &str) -> Result<Report, LedgerError> {
    let ledger = Ledger::parse(text)?;
    let game = TerraMystica::start(Kit::printed(), &ledger.options, Seed(0))?;
    let merged =
        |row: &Row| row.auto && matches!(row.text.trim(), "all_income_for_faction" | "income_for_faction");
    let mut replay = Replay {
        ledger: &ledger,
        game,
        waiting: Vec::new(),
        early: Vec::new(),
        merged: ledger.rows.iter().any(merged),
        reached: Vec::new(),
        checked: 0,
    };
    let mismatch = replay.run().err();
    let (game, checked) = (replay.game, replay.checked);
    let final_vp = ledger.factions.iter().zip(game.players()).map(|(id, player)| (*id, player.purse.vp));
    let final_vp = final_vp.collect();
    let rows = ledger.rows.len();
    Ok(Report { game: ledger.game.clone(), rows, checked, mismatch, final_vp })
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
    let mut events = Vec::new();
    let result = RowPlayer::new(game, seat, cults, &mut events).run(&commands);
    result.map_err(|refusal| (refusal.command, refusal.why))?;
    Ok(events)
}

struct Replay<'a> {
    ledger: &'a Ledger,
    game: TerraMystica,
    /// Rows of the site that the engine has not reached yet.
    waiting: Vec<&'a Row>,
    /// In old records: rows of spades that stand after the income which the engine gives later.
    early: Vec<&'a Row>,
    /// Whether the record has cult bonus and income in one.
    merged: bool,
    /// What the engine reached by itself and no row has asked for yet.
    reached: Vec<Reached>,
    checked: usize,
}

/// Something that the engine did by itself.
struct Reached {
    seat: Seat,
    what: Auto,
    vp: u16,
    purse: Purse,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Auto {
    CultIncome,
    Income,
    Accepted,
    Declined,
    Final(FinalScore),
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
            return compare(row, &row.purse, &self.game.player(seat).purse);
        }
        let Some((what, vp)) = auto_of(&text) else {
            return Err(differs(row, "kind", row.text.clone(), "a row that is not known".to_owned()));
        };
        let found = self.reached.iter().position(|other| other.seat == seat && other.what == what);
        let Some(index) = found else {
            self.waiting.push(row);
            return Ok(());
        };
        let reached = self.reached.remove(index);
        self.checked += 1;
        if let Some(vp) = vp
            && vp != reached.vp
        {
            return Err(differs(row, "vp", format!("+{vp}"), format!("+{}", reached.vp)));
        }
        compare(row, &row.purse, &reached.purse)
    }

    fn cmd(&mut self, row: &'a Row) -> Result<(), Mismatch> {
        let seat = self.seat(row)?;
        let early = self.merged && self.game.phase() == Phase::CultBonus;
        let mut events = Vec::new();
        let result = RowPlayer::new(&mut self.game, seat, row.purse.cults, &mut events).run(&row.commands);
        if let Err(refusal) = result {
            return Err(differs(row, "legal", refusal.command, refusal.why));
        }
        self.checked += 1;
        let purse = self.after_row(seat, row, &events);
        self.note(&events);
        if is_folded(row) {
            self.reached.retain(|other| other.seat != seat || other.what != Auto::Income);
        }
        self.compare_offers(row, &events)?;
        if early {
            self.early.push(row);
        } else {
            compare(row, &row.purse, &purse)?;
        }
        self.compare_early(&events)?;
        // Rows of the site may stand before the row that brought them about.
        for row in std::mem::take(&mut self.waiting) {
            self.auto(row)?;
        }
        Ok(())
    }

    /// What the player had when the row was over, before the engine went on by itself.
    fn after_row(&self, seat: Seat, row: &Row, events: &[Event]) -> Purse {
        let now = self.game.player(seat).purse;
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
                compare(row, &row.purse, &self.game.player(seat).purse)?;
            }
        }
        Ok(())
    }

    fn note(&mut self, events: &[Event]) {
        for event in events {
            let (seat, what, vp, purse) = match *event {
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

    fn compare_offers(&self, row: &Row, events: &[Event]) -> Result<(), Mismatch> {
        let mut got: Vec<(String, u8)> = events
            .iter()
            .filter_map(|event| match event {
                Event::Offered { to, amount, .. } => {
                    Some((self.game.player(*to).home.colour().to_owned(), *amount))
                }
                _ => None,
            })
            .collect();
        let mut expected = row.offers.clone();
        got.sort();
        expected.sort();
        if got == expected {
            return Ok(());
        }
        let text = |list: &[(String, u8)]| {
            list.iter().map(|(colour, amount)| format!("{colour}:{amount}")).collect::<Vec<_>>().join(",")
        };
        Err(differs(row, "offers", text(&expected), text(&got)))
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
        if self.game.to_move().is_some() {
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

fn differs(row: &Row, field: &'static str, expected: String, got: String) -> Mismatch {
    Mismatch { row: row.number, faction: row.faction, field, expected, got }
}

/// What a row of the site stands for, and the points that it names.
fn auto_of(text: &str) -> Option<(Auto, Option<u16>)> {
    use crate::components::{Cult, FinalTile};
    Some(match text {
        "cult_income_for_faction" => (Auto::CultIncome, None),
        "other_income_for_faction" | "all_income_for_faction" | "income_for_faction" => (Auto::Income, None),
        "[opponent accepted power]" => (Auto::Accepted, None),
        "[all opponents declined power]" => (Auto::Declined, None),
        "score_resources" => (Auto::Final(FinalScore::Resources), None),
        _ => {
            let (vp, name) = text.strip_prefix('+')?.split_once("vp for ")?;
            let what = if name == "network" {
                FinalScore::Network
            } else if let Some(cult) = Cult::from_name(name) {
                FinalScore::Cult(cult)
            } else {
                FinalScore::Extra(FinalTile::from_name(name)?)
            };
            (Auto::Final(what), Some(vp.parse().ok()?))
        }
    })
}

fn compare(row: &Row, expected: &Purse, got: &Purse) -> Result<(), Mismatch> {
    let bowls = |purse: &Purse| purse.bowls.map(|count| count.to_string()).join("/");
    let cults = |purse: &Purse| purse.cults.map(|count| count.to_string()).join("/");
    let fields = [
        ("vp", expected.vp.to_string(), got.vp.to_string()),
        ("c", expected.coins.to_string(), got.coins.to_string()),
        ("w", expected.workers.to_string(), got.workers.to_string()),
        ("p", expected.priests.to_string(), got.priests.to_string()),
        ("bowls", bowls(expected), bowls(got)),
        ("cults", cults(expected), cults(got)),
    ];
    match fields.into_iter().find(|(_, expected, got)| expected != got) {
        Some((field, expected, got)) => Err(differs(row, field, expected, got)),
        None => Ok(()),
    }
}
