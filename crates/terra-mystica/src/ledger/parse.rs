//! The file: a header of `#key: value` lines, then rows.

use kernel::{OptionError, Options};

use super::command::{Command, split};
use crate::components::{FactionId, FinalTile, Kit, ScoringId};
use crate::options::{FactionChoice, FinalChoice, Offers, TerraOptions, TurnOrder};
use crate::state::{MOST_SEATS, Purse};

/// A ledger.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ledger {
    /// The game's name.
    pub game: String,
    /// The settings that the header describes.
    pub options: TerraOptions,
    /// The factions in player order.
    pub factions: Vec<FactionId>,
    /// The final scores.
    pub final_vp: Vec<(FactionId, u16)>,
    /// The largest network of each faction, where the header has it.
    pub network: Vec<(FactionId, u16)>,
    /// The value on the extra final tile, where the header has it.
    pub extra: Vec<(FactionId, u16)>,
    /// The rows.
    pub rows: Vec<Row>,
}

/// One row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Its number.
    pub number: u32,
    /// Whether the site added it by itself.
    pub auto: bool,
    /// Whose row it is.
    pub faction: FactionId,
    /// What that faction has after the row.
    pub purse: Purse,
    /// Power offers that the row made, as `colour:amount`.
    pub offers: Vec<(String, u8)>,
    /// The commands as written.
    pub text: String,
    /// The commands; empty for rows of the site.
    pub commands: Vec<Command>,
}

/// Why a file cannot be read as a ledger.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LedgerError {
    /// A header line is missing.
    #[error("the header has no `#{0}:` line; see the format of ledgers in docs")]
    Missing(&'static str),
    /// A header line cannot be read.
    #[error("the header line `#{key}` says `{value}`; expected {expected}")]
    Header {
        /// The line.
        key: &'static str,
        /// What it says.
        value: String,
        /// What it should say.
        expected: &'static str,
    },
    /// A row cannot be read.
    #[error("line {line}: {what} is `{value}`; expected {expected}")]
    Row {
        /// The line of the file, from 1.
        line: usize,
        /// The column.
        what: &'static str,
        /// What it says.
        value: String,
        /// What it should say.
        expected: &'static str,
    },
    /// The settings of the header do not go together.
    #[error("the header describes a game that cannot be: {0}")]
    Options(#[from] OptionError),
}

/// Rows of a ledger that is no attack: a long game has about 400.
const MOST_ROWS: usize = 20_000;

impl Ledger {
    /// Reads a file.
    pub fn parse(text: &str) -> Result<Ledger, LedgerError> {
        let mut header = Vec::new();
        let mut rows = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let line = line.trim_end_matches('\r');
            if let Some(rest) = line.strip_prefix('#') {
                if let Some((key, value)) = rest.split_once(':') {
                    header.push((key.trim().to_owned(), value.trim().to_owned()));
                }
            } else if !line.trim().is_empty() {
                if rows.len() >= MOST_ROWS {
                    return Err(row_error(index, "the number of rows", "more", "at most 20000 rows"));
                }
                rows.push(row(index, line)?);
            }
        }
        let find =
            |key: &'static str| header.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str());
        let must = |key: &'static str| find(key).ok_or(LedgerError::Missing(key));
        let factions = factions(must("factions")?)?;
        let options = options(
            &factions,
            find("map").unwrap_or("base"),
            find("options").unwrap_or("none"),
            must("scoring")?,
            find("bonus_removed").unwrap_or(""),
            find("final_extra").unwrap_or("none"),
        )?;
        options.check()?;
        Ok(Ledger {
            game: find("game").unwrap_or("").to_owned(),
            options,
            factions,
            final_vp: values("final_vp", must("final_vp")?)?,
            network: values("network", find("network").unwrap_or(""))?,
            extra: values("extra_measure", find("extra_measure").unwrap_or(""))?,
            rows,
        })
    }
}

fn short(value: &str) -> String {
    value.chars().take(80).collect()
}

fn header_error(key: &'static str, value: &str, expected: &'static str) -> LedgerError {
    LedgerError::Header { key, value: short(value), expected }
}

fn row_error(index: usize, what: &'static str, value: &str, expected: &'static str) -> LedgerError {
    LedgerError::Row { line: index + 1, what, value: short(value), expected }
}

fn factions(value: &str) -> Result<Vec<FactionId>, LedgerError> {
    let wrong = || header_error("factions", value, "two to five names of factions");
    let found: Option<Vec<FactionId>> = value.split_whitespace().map(FactionId::from_name).collect();
    found.filter(|list| (2..=MOST_SEATS).contains(&list.len())).ok_or_else(wrong)
}

fn values(key: &'static str, value: &str) -> Result<Vec<(FactionId, u16)>, LedgerError> {
    let wrong = || header_error(key, value, "`faction=number` for each faction");
    let one = |pair: &str| {
        let (name, number) = pair.split_once('=')?;
        Some((FactionId::from_name(name)?, number.parse().ok()?))
    };
    value.split_whitespace().map(|pair| one(pair).ok_or_else(wrong)).collect()
}

fn options(
    factions: &[FactionId],
    map: &str,
    names: &str,
    scoring: &str,
    removed: &str,
    extra: &str,
) -> Result<TerraOptions, LedgerError> {
    let has = |name: &str| names.split_whitespace().any(|word| word == name);
    if let Some(loose) =
        names.split_whitespace().find(|name| name.starts_with("loose-") || name.starts_with("manual-"))
    {
        return Err(header_error("options", loose, "a game under full checks; this one is too old"));
    }
    if let Some(old) = names.split_whitespace().find(|name| {
        name.starts_with("fire-and-ice-factions/variable") && *name != "fire-and-ice-factions/variable_v5"
    }) {
        return Err(header_error("options", old, "variable_v5, the official rules of 2015"));
    }
    let mut options = TerraOptions {
        map: Kit::printed().find_map(map).ok_or_else(|| header_error("map", map, "a board that we know"))?,
        seats: factions.len() as u8,
        turn_order: if has("variable-turn-order") { TurnOrder::Variable } else { TurnOrder::Standard },
        promo_towns: has("mini-expansion-1"),
        promo_shipping: has("shipping-bonus"),
        promo_temple: has("temple-scoring-tile"),
        fire_and_ice: true,
        cultists_power: has("errata-cultist-power"),
        offers: Offers::Open,
        ..TerraOptions::default()
    };
    for (slot, faction) in options.factions.iter_mut().zip(factions) {
        *slot = FactionChoice::Named(*faction);
    }
    let tiles: Option<Vec<ScoringId>> =
        scoring.split([' ', ',']).filter(|name| !name.is_empty()).map(ScoringId::from_name).collect();
    let tiles: [ScoringId; 6] = tiles
        .and_then(|tiles| tiles.try_into().ok())
        .ok_or_else(|| header_error("scoring", scoring, "six tiles as SCORE1 to SCORE9"))?;
    options.scoring = Some(tiles);
    let mut gone = 0;
    for name in removed.split([' ', ',']).filter(|name| !name.is_empty() && *name != "none") {
        let card = crate::components::BonusId::from_name(name)
            .ok_or_else(|| header_error("bonus_removed", removed, "cards as BON1 to BON10"))?;
        gone |= 1 << card.0;
    }
    options.bonus_removed = Some(gone);
    if extra != "none" && !extra.is_empty() {
        let tile = FinalTile::from_name(extra)
            .ok_or_else(|| header_error("final_extra", extra, "none, or the name of a tile"))?;
        options.final_tile = FinalChoice::Tile(tile);
    }
    Ok(options)
}

fn row(index: usize, line: &str) -> Result<Row, LedgerError> {
    let columns: Vec<&str> = line.split('\t').collect();
    let [number, _turn, kind, faction, vp, coins, workers, priests, bowls, cults, offers, text] = columns[..]
    else {
        return Err(row_error(index, "the row", line, "12 columns separated by tabs"));
    };
    let num = |what: &'static str, value: &str| {
        value.trim().parse::<u16>().map_err(|_| row_error(index, what, value, "a number"))
    };
    let auto = match kind {
        "auto" => true,
        "cmd" => false,
        _ => return Err(row_error(index, "kind", kind, "`cmd` or `auto`")),
    };
    let purse = Purse {
        vp: num("vp", vp)?,
        coins: num("c", coins)?,
        workers: num("w", workers)?,
        priests: small(index, "p", priests)?,
        bowls: list::<3>(index, "bowls", bowls)?,
        cults: list::<4>(index, "cults", cults)?,
    };
    let mut commands = Vec::new();
    if !auto {
        for word in split(text) {
            let command = Command::parse(word)
                .ok_or_else(|| row_error(index, "a command", word, "a command of the record language"))?;
            commands.push(command);
        }
    }
    Ok(Row {
        number: num("n", number)?.into(),
        auto,
        faction: FactionId::from_name(faction)
            .ok_or_else(|| row_error(index, "faction", faction, "the name of a faction"))?,
        purse,
        offers: read_offers(index, offers)?,
        text: text.to_owned(),
        commands,
    })
}

fn small(index: usize, what: &'static str, value: &str) -> Result<u8, LedgerError> {
    value.trim().parse().map_err(|_| row_error(index, what, value, "a small number"))
}

fn list<const N: usize>(index: usize, what: &'static str, value: &str) -> Result<[u8; N], LedgerError> {
    let wrong = || row_error(index, what, value, "numbers separated by `/`");
    let all: Option<Vec<u8>> = value.split('/').map(|part| part.trim().parse().ok()).collect();
    all.and_then(|all| all.try_into().ok()).ok_or_else(wrong)
}

fn read_offers(index: usize, value: &str) -> Result<Vec<(String, u8)>, LedgerError> {
    if value.trim() == "-" || value.trim().is_empty() {
        return Ok(Vec::new());
    }
    let one = |pair: &str| {
        let (colour, amount) = pair.trim().split_once(':')?;
        Some((colour.to_ascii_lowercase(), amount.parse().ok()?))
    };
    let wrong = || row_error(index, "offers", value, "`colour:amount`, or `-`");
    value.split(',').map(|pair| one(pair).ok_or_else(wrong)).collect()
}
