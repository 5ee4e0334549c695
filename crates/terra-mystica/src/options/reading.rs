//! Settings that are lists, read from text.

use kernel::OptionError;

use super::{FactionChoice, MOST_AUTOMAS};
use crate::components::{BonusId, FactionId, ScoringId, Terrain};
use crate::state::MOST_SEATS;

pub(super) fn error(key: &'static str, value: &str, allowed: &str) -> OptionError {
    OptionError::Value { key, value: value.chars().take(60).collect(), allowed: allowed.to_owned() }
}

/// Which of two values: the recommended one, or the other.
pub(super) fn either(
    value: &str,
    usual: &str,
    other: &str,
    refused: impl Fn() -> OptionError,
) -> Result<bool, OptionError> {
    if value == usual {
        Ok(false)
    } else if value == other {
        Ok(true)
    } else {
        Err(refused())
    }
}

pub(super) fn factions(key: &'static str, value: &str) -> Result<[FactionChoice; MOST_SEATS], OptionError> {
    let mut choices = [FactionChoice::Open; MOST_SEATS];
    let names = value.split(',').map(str::trim).filter(|name| !name.is_empty());
    for (index, name) in names.enumerate() {
        let Some(slot) = choices.get_mut(index) else {
            return Err(error(key, value, "at most five names"));
        };
        *slot = match name {
            "choose" => FactionChoice::Open,
            "random" => FactionChoice::Random,
            name => FactionChoice::Named(FactionId::from_name(name).ok_or_else(|| {
                let known = FactionId::ALL.map(FactionId::key).join(", ");
                error(key, name, &format!("choose, random, {known}"))
            })?),
        };
    }
    Ok(choices)
}

pub(super) fn colours(value: &str) -> Result<[Option<Terrain>; MOST_AUTOMAS], OptionError> {
    let wrong = || {
        let known = Terrain::WHEEL.map(Terrain::colour).join(", ");
        error("automa-colours", value, &format!("up to four of random, {known}"))
    };
    let mut colours = [None; MOST_AUTOMAS];
    let names = value.split(',').map(str::trim).filter(|name| !name.is_empty());
    for (index, name) in names.enumerate() {
        let slot = colours.get_mut(index).ok_or_else(wrong)?;
        *slot = match name {
            "random" => None,
            name => Some(Terrain::from_name(name).filter(|terrain| terrain.is_basic()).ok_or_else(wrong)?),
        };
    }
    Ok(colours)
}

pub(super) fn scoring(value: &str) -> Result<Option<[ScoringId; 6]>, OptionError> {
    if value == "random" {
        return Ok(None);
    }
    let wrong = || error("scoring", value, "random, or six tiles as SCORE1 to SCORE9");
    let tiles: Option<Vec<ScoringId>> =
        value.split(',').map(|name| ScoringId::from_name(name.trim())).collect();
    tiles.and_then(|tiles| tiles.try_into().ok()).map(Some).ok_or_else(wrong)
}

pub(super) fn bonus_removed(value: &str) -> Result<Option<u16>, OptionError> {
    if value == "random" {
        return Ok(None);
    }
    let mut bits = 0;
    for name in value.split(',').map(str::trim).filter(|name| !name.is_empty()) {
        let wrong = || error("bonus-removed", value, "random, or cards as BON1 to BON10");
        bits |= 1 << BonusId::from_name(name).ok_or_else(wrong)?.0;
    }
    Ok(Some(bits))
}
