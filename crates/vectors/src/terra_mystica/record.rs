//! Games between people as records, in the command language that `automa import` reads.

use std::collections::BTreeSet;

use kernel::{Dice, Game, Legal as _, Notation as _, Purpose, Seat, Seed};
use terra_mystica::ledger::{Ledger, Mismatch};
use terra_mystica::rules::event::FinalScore;
use terra_mystica::state::{Phase, Stage};
use terra_mystica::{
    Act, Action, BonusId, Cult, Event, FactionId, Kit, Purse, ScoringId, TerraMystica, TerraOptions,
    is_conversion,
};

use super::columns::slashed;
use crate::Way;
use crate::check::Report;
use crate::difference::Difference;
use crate::error::{MakeError, Unreadable};
use crate::outcomes::place;

/// The records, by name.
pub(super) const NAMES: &[&str] =
    &["record-2-people", "record-3-people", "record-4-people", "record-5-people"];

const WAYS: [Way; 4] = [
    Way { name: NAMES[0], set: &[("seats", "2"), ("factions", "random,random"), ("fire-and-ice", "off")] },
    Way {
        name: NAMES[1],
        set: &[
            ("seats", "3"),
            ("factions", "random,random,random"),
            ("fire-and-ice", "off"),
            ("map", "fire_ice_revised"),
            ("turn-order", "standard"),
        ],
    },
    Way {
        name: NAMES[2],
        set: &[
            ("seats", "4"),
            ("factions", "random,random,random,random"),
            ("fire-and-ice", "off"),
            ("map", "fire_ice_new"),
            ("final-tile", "building-on-edge"),
        ],
    },
    Way {
        name: NAMES[3],
        set: &[
            ("seats", "5"),
            ("factions", "random,random,random,random,random"),
            ("fire-and-ice", "off"),
            ("map", "loon_lakes"),
        ],
    },
];

/// Seeds that are tried for each record: the command language cannot say everything that a random game does.
const TRIED: u64 = 100;
const POLICY: Purpose = Purpose::new("vectors/records");

/// Of each way the game with the most kinds of commands that can be written as a record.
pub(super) fn make() -> Result<Vec<(String, String)>, MakeError> {
    let first = (1..).step_by(TRIED as usize);
    first.zip(WAYS).map(|(first, way)| Ok((way.name.to_owned(), of_way(&way, first)?))).collect()
}

fn of_way(way: &Way, first: u64) -> Result<String, MakeError> {
    let options = way.options()?;
    let mut best: Option<(usize, String)> = None;
    for seed in (first..first + TRIED).map(Seed) {
        let stuck = |why| MakeError::Stuck { place: place::<TerraMystica>(way.name, seed), why };
        let text = played(&options, seed, way.name).map_err(stuck)?;
        let kinds = kinds(&text);
        let better = best.as_ref().is_none_or(|(most, _)| kinds > *most);
        if better && check(&text).is_ok_and(|report| report.is_good()) {
            best = Some((kinds, text));
        }
    }
    let why = || format!("none of {TRIED} games can be written as a record");
    let none = || MakeError::Stuck { place: place::<TerraMystica>(way.name, Seed(first)), why: why() };
    best.map(|(_, text)| text).ok_or_else(none)
}

/// How many kinds of commands a record has: the more, the more it checks.
fn kinds(text: &str) -> usize {
    let commands =
        text.lines().filter_map(|line| line.rsplit_once('\t')).flat_map(|(_, all)| all.split(". "));
    let kind = |command: &str| match command.split(' ').next().unwrap_or_default() {
        verb @ ("action" | "advance" | "convert") => {
            command.split(' ').take(2).fold(verb.to_owned(), |all, word| all + word)
        }
        tile if tile.starts_with("+TW") => "town".to_owned(),
        other => other.to_owned(),
    };
    commands.map(kind).collect::<BTreeSet<String>>().len()
}

/// A game as a record.
fn played(options: &TerraOptions, seed: Seed, name: &str) -> Result<String, String> {
    let mut game = TerraMystica::start(Kit::printed(), options, seed).map_err(|error| error.to_string())?;
    let mut dice = seed.dice(POLICY, 0);
    let mut sheet = Sheet::default();
    let start = game.clone();
    while let Some(action) = chosen(&game, &mut dice) {
        let before = game.clone();
        let mut events = Vec::new();
        game.play(action, &mut events).map_err(|error| error.to_string())?;
        sheet.decision(&before, action, events, &game);
    }
    let mut text = header(&start, &game, name);
    for row in &sheet.rows {
        text += row;
        text.push('\n');
    }
    Ok(text)
}

/// First a kind of act, then one of them, so that the many places to dig do not crowd out the rest. What ends a turn comes
/// last, and conversions are rare.
fn chosen(game: &TerraMystica, dice: &mut Dice) -> Option<Action> {
    game.to_move()?;
    let legal: Vec<Action> = game.legal().iter().collect();
    let rank = |action: &Action| match action.act {
        Act::Burn | Act::Convert(_) => 3,
        Act::Pass(_) | Act::Decline { .. } => 2,
        Act::Done => 1,
        _ => 0,
    };
    let ranks = || legal.iter().map(rank);
    let rank_now = if dice.one_in(12) { ranks().max()? } else { ranks().min()? };
    let mut kinds = Vec::new();
    for action in legal.iter().filter(|action| rank(action) == rank_now) {
        let kind = std::mem::discriminant(&action.act);
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    let kind = dice.pick(&kinds)?;
    let fits = |action: &&Action| rank(action) == rank_now && std::mem::discriminant(&action.act) == *kind;
    let fitting: Vec<Action> = legal.iter().filter(fits).copied().collect();
    dice.pick(&fitting).copied()
}

fn header(start: &TerraMystica, end: &TerraMystica, name: &str) -> String {
    let options = start.options();
    let words = [
        (options.turn_order == terra_mystica::options::TurnOrder::Variable, "variable-turn-order"),
        (options.promo_towns, "mini-expansion-1"),
        (options.promo_shipping, "shipping-bonus"),
        (options.promo_temple, "temple-scoring-tile"),
        (options.cultists_power, "errata-cultist-power"),
    ];
    let words: Vec<&str> = words.into_iter().filter(|(on, _)| *on).map(|(_, word)| word).collect();
    let scoring: Vec<&str> = (1..=6).filter_map(|round| start.scoring_of(round)).map(ScoringId::id).collect();
    let there = |card: &BonusId| start.bonus_cards().any(|(known, _)| known == *card);
    let removed: Vec<&str> = BonusId::ALL.into_iter().filter(|card| !there(card)).map(BonusId::id).collect();
    let factions = || end.seat_list().map(|seat| (faction(end, seat), end.player(seat)));
    let names: Vec<&str> = factions().map(|(name, _)| name).collect();
    let points: Vec<String> =
        factions().map(|(name, player)| format!("{name}={}", player.purse.vp)).collect();
    let map = Kit::printed().map(options.map).key.as_str();
    let extra = start.final_tile().map(|tile| format!("#final_extra: {}\n", tile.key())).unwrap_or_default();
    format!(
        "#game: {name}\n#map: {map}\n#options: {}\n#scoring: {}\n#bonus_removed: {}\n{extra}#factions: {}\n\
         #final_vp: {}\n#columns: n\trt\tkind\tfaction\tvp\tc\tw\tp\tbowls\tcults\toffers\tcommands\n",
        words.join(" "),
        scoring.join(" "),
        removed.join(" "),
        names.join(" "),
        points.join(" "),
    )
}

fn faction(game: &TerraMystica, seat: Seat) -> &'static str {
    game.player(seat).faction.map_or("", FactionId::key)
}

/// The rows that are written.
#[derive(Default)]
struct Sheet {
    rows: Vec<String>,
    /// The commands of the row that is under way, and what came of them.
    commands: Vec<String>,
    events: Vec<Event>,
    /// The round in which it is.
    round: u8,
}

impl Sheet {
    fn decision(&mut self, before: &TerraMystica, action: Action, events: Vec<Event>, after: &TerraMystica) {
        self.round = before.round();
        self.commands.extend(commands(before, action, &events));
        self.events.extend(events);
        if ends_row(before, action, after) {
            self.flush(action.seat, after);
        }
    }

    fn flush(&mut self, seat: Seat, after: &TerraMystica) {
        let events = std::mem::take(&mut self.events);
        let commands = std::mem::take(&mut self.commands);
        // At the end of a round the rules go on by themselves: what the player had before that.
        let purse = events.iter().find_map(|event| match event {
            Event::RoundOver { purses, .. } | Event::IncomeBegins { purses, .. } => {
                Some(purses[seat.index()])
            }
            _ => None,
        });
        let offers: Vec<String> = events
            .iter()
            .filter_map(|event| match event {
                Event::Offered { to, amount, .. } => {
                    Some(format!("{}:{amount}", after.player(*to).home.colour()))
                }
                _ => None,
            })
            .collect();
        let offers = if offers.is_empty() { "-".to_owned() } else { offers.join(",") };
        if !commands.is_empty() {
            let purse = purse.unwrap_or(after.player(seat).purse);
            self.row(after, "cmd", seat, &purse, &offers, &commands.join(". "));
        }
        self.round = after.round();
        for event in &events {
            if let Some((seat, purse, text)) = by_itself(event) {
                self.row(after, "auto", seat, &purse, "-", &text);
            }
        }
    }

    fn row(&mut self, game: &TerraMystica, kind: &str, seat: Seat, purse: &Purse, offers: &str, text: &str) {
        self.rows.push(format!(
            "{}\t{}\t{kind}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{offers}\t{text}",
            self.rows.len() + 1,
            self.round,
            faction(game, seat),
            purse.vp,
            purse.coins,
            purse.workers,
            purse.priests,
            slashed(purse.bowls),
            slashed(Cult::ALL.map(|cult| purse.cults[cult.index()])),
        ));
    }
}

/// A decision in the command language.
fn commands(before: &TerraMystica, action: Action, events: &[Event]) -> Vec<String> {
    match action.act {
        Act::Dig(_) | Act::Into(_) => events.iter().flat_map(|event| dug(before, event)).collect(),
        // The end of a row ends the turn; the cults of the row show where a key went; tokens leave in order.
        Act::Done | Act::Top(_) | Act::Tokens(_) => Vec::new(),
        _ => {
            let text = before.write(action);
            vec![text.split_once(": ").map_or(text.as_str(), |(_, text)| text).to_owned()]
        }
    }
}

fn dug(before: &TerraMystica, event: &Event) -> Vec<String> {
    let Event::Terraformed { hex, to, bought, .. } = event else { return Vec::new() };
    let bought = (*bought > 0).then(|| format!("dig {bought}"));
    let transform = format!("transform {} to {}", before.map().name(*hex), to.colour());
    bought.into_iter().chain([transform]).collect()
}

/// Whether a decision is the last of its row: the turn is over, or it was no turn.
fn ends_row(before: &TerraMystica, action: Action, after: &TerraMystica) -> bool {
    let goes_on = after.phase() == before.phase() && after.active() == action.seat;
    match action.act {
        Act::Accept { .. } | Act::Decline { .. } => true,
        _ if before.phase() != Phase::Actions => after.turn().dig.is_none(),
        act if is_conversion(act) && before.turn().stage == Stage::Main => !goes_on,
        _ => !(goes_on && after.turn().stage == Stage::Acting),
    }
}

/// What the rules do by themselves, as the rows of a record call it.
fn by_itself(event: &Event) -> Option<(Seat, Purse, String)> {
    let (seat, purse, text) = match *event {
        Event::CultBonus { seat, purse } => (seat, purse, "cult_income_for_faction".to_owned()),
        Event::Income { seat, purse } => (seat, purse, "other_income_for_faction".to_owned()),
        Event::RewardDue { seat, purse } => (seat, purse, "[opponent accepted power]".to_owned()),
        Event::AllDeclined { seat, purse } => (seat, purse, "[all opponents declined power]".to_owned()),
        Event::Final { seat, what, vp, purse } => {
            let text = match what {
                FinalScore::Network => format!("+{vp}vp for network"),
                FinalScore::Extra(tile) => format!("+{vp}vp for {}", tile.key()),
                FinalScore::Cult(cult) => format!("+{vp}vp for {}", cult.name()),
                FinalScore::Resources => "score_resources".to_owned(),
            };
            (seat, purse, text)
        }
        _ => return None,
    };
    Some((seat, purse, text))
}

/// Replays a record to its end, and compares every row.
pub(super) fn check(text: &str) -> Result<Report, Unreadable> {
    let wrong = |error: &dyn std::fmt::Display| Unreadable::Position(error.to_string());
    let ledger = Ledger::parse(text).map_err(|error| wrong(&error))?;
    let replayed = ledger.replay().map_err(|error| wrong(&error))?;
    let mut report = Report::default();
    let agreed =
        if replayed.mismatch.is_some() { replayed.checked.min(replayed.rows) } else { replayed.rows };
    for row in 0..replayed.rows {
        if row < agreed { report.agrees() } else { report.unplayed() }
    }
    if let Some(Mismatch { row, faction, field, expected, got }) = replayed.mismatch {
        let begins = format!("{row}\t");
        let line = text.lines().position(|line| line.starts_with(&begins)).map_or(0, |at| at + 1);
        report.differs(line, Difference::new(format!("{} {field}", faction.key()), &expected, &got));
    } else if !replayed.over || ledger.final_vp.is_empty() {
        report
            .differs(0, Difference::new("the end", "a finished game with its points", "a game that goes on"));
    }
    Ok(report)
}
