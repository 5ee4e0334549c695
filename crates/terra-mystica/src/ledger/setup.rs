//! What a record says of the game before its rows: by the administrator's lines, or by comments of the site.

use super::record::{LedgerError, header_error};
use crate::components::{BonusId, FactionId, FinalTile, Kit, ScoringId};
use crate::options::{FactionChoice, FinalChoice, Offers, TerraOptions, TurnOrder};
use crate::state::MOST_SEATS;

/// What was said so far.
#[derive(Default)]
pub(super) struct Setup {
    pub(super) game: String,
    pub(super) map: Option<String>,
    pub(super) names: Vec<String>,
    pub(super) scoring: [Option<ScoringId>; 6],
    /// Bonus cards out of the game, as bits.
    pub(super) removed: u16,
    pub(super) extra: Option<FinalTile>,
    pub(super) factions: Vec<FactionId>,
    /// Whether the site drew tiles, and the record may not say which.
    pub(super) drawn: bool,
}

/// What a line of the administrator, or a comment, is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Said {
    /// The setup, which now knows it.
    Setup,
    /// A player left the game.
    Left(FactionId),
    /// Nothing that matters for the rules.
    Nothing,
    /// Something that is not known.
    Unknown,
}

impl Setup {
    /// Takes in a line of the administrator, or a comment of the site.
    pub(super) fn line(&mut self, text: &str) -> Result<Said, LedgerError> {
        let lower = text.trim().to_ascii_lowercase();
        let words: Vec<&str> = lower.split_whitespace().collect();
        match words[..] {
            ["option", name, ..] => self.names.push(name.to_owned()),
            ["dropoption", name, ..] => self.names.retain(|other| other != name),
            ["map", id, ..] => self.map = Some(id.to_owned()),
            ["score", ref tiles @ ..] => self.score(&tiles.join(" "))?,
            ["round", round, "scoring:", tile, ..] => self.score_of(round, tile.trim_end_matches(','))?,
            ["removing", "tile", card, ..] | ["delete", card, ..] => self.remove(card)?,
            ["final-scoring", tile, ..] | ["added", "final", "scoring", "tile:", tile, ..] => {
                self.extra(tile)?;
            }
            ["setup", faction, ..] => self.join(faction)?,
            ["drop-faction", name, ..] | [name, "dropped", "from", "the", "game", ..] => {
                return match FactionId::from_name(name) {
                    Some(faction) => Ok(Said::Left(faction)),
                    None => Err(header_error("leaving players", name, "the name of a faction")),
                };
            }
            ["randomize", ..] => {
                self.drawn = true;
                return Ok(Said::Nothing);
            }
            [
                "player" | "player-count" | "order" | "admin" | "income" | "start" | "finish" | "abort"
                | "faction-variant" | "round" | "comment" | "default",
                ..,
            ]
            | [] => return Ok(Said::Nothing),
            _ => return Ok(Said::Unknown),
        }
        Ok(Said::Setup)
    }

    /// The next player's faction.
    pub(super) fn join(&mut self, name: &str) -> Result<(), LedgerError> {
        let wrong = || header_error("factions", name, "two to five names of factions");
        self.factions.push(FactionId::from_name(name).ok_or_else(wrong)?);
        if self.factions.len() > MOST_SEATS { Err(wrong()) } else { Ok(()) }
    }

    /// The tiles of all rounds.
    pub(super) fn score(&mut self, text: &str) -> Result<(), LedgerError> {
        let wrong = || header_error("scoring", text, "six tiles as SCORE1 to SCORE9");
        let tiles = text.split([' ', ',']).filter(|name| !name.is_empty()).map(ScoringId::from_name);
        let tiles: Option<Vec<ScoringId>> = tiles.collect();
        let tiles: [ScoringId; 6] = tiles.and_then(|tiles| tiles.try_into().ok()).ok_or_else(wrong)?;
        self.scoring = tiles.map(Some);
        Ok(())
    }

    fn score_of(&mut self, round: &str, tile: &str) -> Result<(), LedgerError> {
        let wrong = || header_error("scoring", tile, "a tile as SCORE1 to SCORE9 for each of six rounds");
        let round: usize = round.parse().map_err(|_| wrong())?;
        let slot = self.scoring.get_mut(round.wrapping_sub(1)).ok_or_else(wrong)?;
        *slot = Some(ScoringId::from_name(tile).ok_or_else(wrong)?);
        Ok(())
    }

    /// A bonus card that is not in the game.
    pub(super) fn remove(&mut self, card: &str) -> Result<(), LedgerError> {
        let wrong = || header_error("removed bonus cards", card, "cards as BON1 to BON10");
        self.removed |= 1 << BonusId::from_name(card).ok_or_else(wrong)?.0;
        Ok(())
    }

    /// The extra tile of the final scoring.
    pub(super) fn extra(&mut self, tile: &str) -> Result<(), LedgerError> {
        let wrong = || header_error("final scoring", tile, "none, or the name of a tile");
        self.extra = Some(FinalTile::from_name(tile).ok_or_else(wrong)?);
        Ok(())
    }

    /// The settings of the game.
    pub(super) fn options(&self) -> Result<TerraOptions, LedgerError> {
        if self.factions.is_empty() {
            return Err(LedgerError::Missing("which factions play"));
        }
        if self.factions.len() < 2 {
            return Err(header_error("factions", self.factions[0].key(), "two to five names of factions"));
        }
        self.check_names()?;
        let has = |name: &str| self.names.iter().any(|word| word == name);
        let mut options = TerraOptions {
            map: self.board()?,
            seats: self.factions.len() as u8,
            turn_order: if has("variable-turn-order") { TurnOrder::Variable } else { TurnOrder::Standard },
            promo_towns: has("mini-expansion-1"),
            promo_shipping: has("shipping-bonus"),
            promo_temple: has("temple-scoring-tile"),
            fire_and_ice: true,
            cultists_power: has("errata-cultist-power"),
            offers: Offers::Record,
            scoring: Some(self.tiles()?),
            bonus_removed: Some(self.removed),
            ..TerraOptions::default()
        };
        for (slot, faction) in options.factions.iter_mut().zip(&self.factions) {
            *slot = FactionChoice::Named(*faction);
        }
        if let Some(tile) = self.extra {
            options.final_tile = FinalChoice::Tile(tile);
        }
        Ok(options)
    }

    /// Options that the rules here do not follow are refused.
    fn check_names(&self) -> Result<(), LedgerError> {
        for name in &self.names {
            if name.starts_with("loose-") || name.starts_with("manual-") {
                return Err(header_error("options", name, "a game under full checks; this one is too old"));
            }
            if name.starts_with("fire-and-ice-factions/variable")
                && name != "fire-and-ice-factions/variable_v5"
                && self
                    .factions
                    .iter()
                    .any(|id| matches!(id, FactionId::Riverwalkers | FactionId::Shapeshifters))
            {
                return Err(header_error("options", name, "variable_v5, the official rules of 2015"));
            }
        }
        Ok(())
    }

    fn board(&self) -> Result<crate::components::MapId, LedgerError> {
        let name = match self.map.as_deref() {
            None | Some("original" | "") => "base",
            Some(name) => name,
        };
        Kit::printed().find_map(name).ok_or_else(|| header_error("board", name, "a board that we know"))
    }

    fn tiles(&self) -> Result<[ScoringId; 6], LedgerError> {
        let known: Option<Vec<ScoringId>> = self.scoring.into_iter().collect();
        let missing = if self.drawn { LedgerError::Drawn } else { LedgerError::Missing("the scoring tiles") };
        known.and_then(|tiles| tiles.try_into().ok()).ok_or(missing)
    }
}
