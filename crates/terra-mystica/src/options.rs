//! The settings of a game of Terra Mystica.

use kernel::{Field, OptionError, Options};

use crate::components::{BonusId, FactionId, FinalTile, Home, Kit, MapId, ScoringId};
use crate::state::MOST_SEATS;

/// Who plays which faction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum FactionChoice {
    /// Chosen at the start of the game, in player order.
    #[default]
    Open,
    /// Drawn at the start of the game.
    Random,
    /// Fixed.
    Named(FactionId),
}

/// The order of turns in the next round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TurnOrder {
    /// The order of passing (Fire & Ice).
    #[default]
    Variable,
    /// Clockwise from the first who passed.
    Standard,
}

/// The extra final scoring tile of Fire & Ice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum FinalChoice {
    /// None.
    #[default]
    None,
    /// One of the four, drawn.
    Random,
    /// This one.
    Tile(FinalTile),
}

/// With how many points everybody starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum StartVp {
    /// 20 each.
    #[default]
    Twenty,
    /// The official balance of 2017, by faction.
    Balanced,
}

/// When power offers are answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Offers {
    /// Before the next player acts.
    #[default]
    Settle,
    /// Any time before one's own next action, as online records have it.
    Open,
}

/// The settings of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct TerraOptions {
    /// The board.
    pub map: MapId,
    /// How many seats.
    pub seats: u8,
    /// The factions, in player order.
    pub factions: [FactionChoice; MOST_SEATS],
    /// The order of turns.
    pub turn_order: TurnOrder,
    /// The extra final scoring tile.
    pub final_tile: FinalChoice,
    /// The town tiles TW6 to TW8.
    pub promo_towns: bool,
    /// The bonus card BON10.
    pub promo_shipping: bool,
    /// The round scoring tile SCORE9.
    pub promo_temple: bool,
    /// Whether the six factions of Fire & Ice may be chosen or drawn.
    pub fire_and_ice: bool,
    /// Points at the start.
    pub start_vp: StartVp,
    /// Whether the Cultists gain 1 power when all decline (official change of 2013).
    pub cultists_power: bool,
    /// When power offers are answered.
    pub offers: Offers,
    /// The round scoring tiles, if they are not drawn.
    pub scoring: Option<[ScoringId; 6]>,
    /// The bonus cards out of the game as bits, if they are not drawn.
    pub bonus_removed: Option<u16>,
}

impl Default for TerraOptions {
    fn default() -> Self {
        TerraOptions {
            map: MapId(0),
            seats: 2,
            factions: [FactionChoice::Open; MOST_SEATS],
            turn_order: TurnOrder::Variable,
            final_tile: FinalChoice::None,
            promo_towns: true,
            promo_shipping: true,
            promo_temple: true,
            fire_and_ice: true,
            start_vp: StartVp::Twenty,
            cultists_power: true,
            offers: Offers::Settle,
            scoring: None,
            bonus_removed: None,
        }
    }
}

const ON_OFF: [(&str, &str); 2] = [("on", "in the box"), ("off", "left out")];

impl Options for TerraOptions {
    const FIELDS: &'static [Field] = &[
        Field {
            key: "seats",
            meaning: "how many play",
            values: &[("2", "two"), ("3", "three"), ("4", "four"), ("5", "five")],
        },
        Field {
            key: "map",
            meaning: "the board",
            values: &[
                ("base", "the original board"),
                ("fire_ice_new", "Fire & Ice, new layout"),
                ("fire_ice_revised", "Fire & Ice, revised original"),
                ("loon_lakes", "Loon Lakes, a fan map"),
                ("fjords", "Fjords, a fan map"),
            ],
        },
        Field {
            key: "factions",
            meaning: "factions in player order, as `nomads,random`: a name, `random`, or `choose` at the start",
            values: &[],
        },
        Field {
            key: "fire-and-ice",
            meaning: "the six factions of Fire & Ice, to choose or draw",
            values: &ON_OFF,
        },
        Field {
            key: "final-tile",
            meaning: "the extra final scoring tile",
            values: &[
                ("none", "only the largest area"),
                ("random", "one of the four"),
                ("connected-distance", "the longest distance in one network"),
                ("connected-sa-sh-distance", "from stronghold to sanctuary"),
                ("building-on-edge", "structures at the edge of the board"),
                ("connected-clusters", "separate settlements in one network"),
            ],
        },
        Field {
            key: "turn-order",
            meaning: "the order of turns in the next round",
            values: &[
                ("variable", "the order of passing"),
                ("standard", "clockwise from the first who passed"),
            ],
        },
        Field {
            key: "start-vp",
            meaning: "points at the start",
            values: &[("20", "the same for all"), ("2017", "the official balance by faction")],
        },
        Field { key: "promo-towns", meaning: "the town tiles TW6 to TW8", values: &ON_OFF },
        Field { key: "promo-shipping", meaning: "the bonus card BON10", values: &ON_OFF },
        Field { key: "promo-temple", meaning: "the round scoring tile SCORE9", values: &ON_OFF },
        Field {
            key: "cultists",
            meaning: "what the Cultists get when all decline power",
            values: &[("power", "1 power, the official change of 2013"), ("nothing", "as first printed")],
        },
        Field {
            key: "offers",
            meaning: "when power offers are answered",
            values: &[
                ("settle", "before the next player acts"),
                ("open", "any time before one's own next action, as in online records"),
            ],
        },
        Field {
            key: "scoring",
            meaning: "six round scoring tiles as `SCORE5,SCORE8,...`, or `random`",
            values: &[],
        },
        Field {
            key: "bonus-removed",
            meaning: "bonus cards out of the game as `BON3,BON4`, or `random`",
            values: &[],
        },
    ];

    fn get(&self, key: &str) -> Option<String> {
        let on = |yes: bool| if yes { "on" } else { "off" }.to_owned();
        Some(match key {
            "seats" => self.seats.to_string(),
            "map" => Kit::printed().map(self.map).key.clone(),
            "factions" => {
                let names = self.factions.iter().take(usize::from(self.seats)).map(|choice| match choice {
                    FactionChoice::Open => "choose",
                    FactionChoice::Random => "random",
                    FactionChoice::Named(id) => id.key(),
                });
                names.collect::<Vec<_>>().join(",")
            }
            "fire-and-ice" => on(self.fire_and_ice),
            "final-tile" => match self.final_tile {
                FinalChoice::None => "none".to_owned(),
                FinalChoice::Random => "random".to_owned(),
                FinalChoice::Tile(tile) => tile.key().to_owned(),
            },
            "turn-order" => match self.turn_order {
                TurnOrder::Variable => "variable".to_owned(),
                TurnOrder::Standard => "standard".to_owned(),
            },
            "start-vp" => match self.start_vp {
                StartVp::Twenty => "20".to_owned(),
                StartVp::Balanced => "2017".to_owned(),
            },
            "promo-towns" => on(self.promo_towns),
            "promo-shipping" => on(self.promo_shipping),
            "promo-temple" => on(self.promo_temple),
            "cultists" => if self.cultists_power { "power" } else { "nothing" }.to_owned(),
            "offers" => match self.offers {
                Offers::Settle => "settle".to_owned(),
                Offers::Open => "open".to_owned(),
            },
            "scoring" => {
                self.scoring.map_or_else(|| "random".to_owned(), |tiles| tiles.map(ScoringId::id).join(","))
            }
            "bonus-removed" => self.bonus_removed.map_or_else(
                || "random".to_owned(),
                |bits| {
                    let gone = BonusId::ALL.into_iter().filter(|card| bits >> card.0 & 1 == 1);
                    gone.map(BonusId::id).collect::<Vec<_>>().join(",")
                },
            ),
            _ => return None,
        })
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let refused = || Self::refused(key, value);
        let on = || match value {
            "on" => Ok(true),
            "off" => Ok(false),
            _ => Err(refused()),
        };
        match key {
            "seats" => {
                let seats: u8 = value.parse().map_err(|_| refused())?;
                if !(2..=MOST_SEATS as u8).contains(&seats) {
                    return Err(refused());
                }
                self.seats = seats;
            }
            "map" => self.map = Kit::printed().find_map(value).ok_or_else(refused)?,
            "factions" => self.factions = factions(value)?,
            "fire-and-ice" => self.fire_and_ice = on()?,
            "final-tile" => {
                self.final_tile = match value {
                    "none" => FinalChoice::None,
                    "random" => FinalChoice::Random,
                    name => FinalChoice::Tile(FinalTile::from_name(name).ok_or_else(refused)?),
                }
            }
            "turn-order" => {
                self.turn_order = match value {
                    "variable" => TurnOrder::Variable,
                    "standard" => TurnOrder::Standard,
                    _ => return Err(refused()),
                }
            }
            "start-vp" => {
                self.start_vp = match value {
                    "20" => StartVp::Twenty,
                    "2017" => StartVp::Balanced,
                    _ => return Err(refused()),
                }
            }
            "promo-towns" => self.promo_towns = on()?,
            "promo-shipping" => self.promo_shipping = on()?,
            "promo-temple" => self.promo_temple = on()?,
            "cultists" => {
                self.cultists_power = match value {
                    "power" => true,
                    "nothing" => false,
                    _ => return Err(refused()),
                }
            }
            "offers" => {
                self.offers = match value {
                    "settle" => Offers::Settle,
                    "open" => Offers::Open,
                    _ => return Err(refused()),
                }
            }
            "scoring" => self.scoring = scoring(value)?,
            "bonus-removed" => self.bonus_removed = bonus_removed(value)?,
            _ => return Err(Self::unknown(key)),
        }
        Ok(())
    }

    fn check(&self) -> Result<(), OptionError> {
        let conflict = |key: &'static str, why: &'static str| OptionError::Conflict {
            key,
            value: self.get(key).unwrap_or_default(),
            why,
        };
        let kit = Kit::printed();
        let named: arrayvec::ArrayVec<FactionId, MOST_SEATS> = self.factions[..usize::from(self.seats)]
            .iter()
            .filter_map(|choice| if let FactionChoice::Named(id) = choice { Some(*id) } else { None })
            .collect();
        for (index, id) in named.iter().enumerate() {
            let one = kit.faction(*id);
            if one.fire_and_ice && !self.fire_and_ice {
                return Err(conflict("factions", "a faction of Fire & Ice needs fire-and-ice=on"));
            }
            for other in &named[..index] {
                let same_colour = matches!((one.home, kit.faction(*other).home),
                    (Home::Terrain(a), Home::Terrain(b)) if a == b);
                if id == other || one.board == *other || same_colour {
                    return Err(conflict("factions", "two factions of one colour or one board cannot meet"));
                }
            }
        }
        if let Some(tiles) = self.scoring {
            let mut seen = 0_u16;
            for (round, tile) in tiles.iter().enumerate() {
                if seen >> tile.0 & 1 == 1 {
                    return Err(conflict("scoring", "each round scoring tile exists once"));
                }
                seen |= 1 << tile.0;
                if kit.scoring(*tile).spade_vp > 0 && round >= 4 {
                    return Err(conflict("scoring", "the tile for spades may not lie on round 5 or 6"));
                }
            }
        }
        if let Some(gone) = self.bonus_removed {
            let there =
                BonusId::ALL.iter().filter(|card| self.bonus_in_box(**card) && gone >> card.0 & 1 == 0);
            if there.count() != usize::from(self.seats) + 3 {
                return Err(conflict("bonus-removed", "three cards more than players stay in the game"));
            }
        }
        Ok(())
    }
}

impl TerraOptions {
    /// Whether this bonus card belongs to the box that these options describe.
    pub fn bonus_in_box(&self, card: BonusId) -> bool {
        self.promo_shipping || !Kit::printed().bonus(card).promo
    }
}

fn error(key: &'static str, value: &str, allowed: &str) -> OptionError {
    OptionError::Value { key, value: value.chars().take(60).collect(), allowed: allowed.to_owned() }
}

fn factions(value: &str) -> Result<[FactionChoice; MOST_SEATS], OptionError> {
    let mut choices = [FactionChoice::Open; MOST_SEATS];
    let names = value.split(',').map(str::trim).filter(|name| !name.is_empty());
    for (index, name) in names.enumerate() {
        let Some(slot) = choices.get_mut(index) else {
            return Err(error("factions", value, "at most five names"));
        };
        *slot = match name {
            "choose" => FactionChoice::Open,
            "random" => FactionChoice::Random,
            name => FactionChoice::Named(FactionId::from_name(name).ok_or_else(|| {
                let known = FactionId::ALL.map(FactionId::key).join(", ");
                error("factions", name, &format!("choose, random, {known}"))
            })?),
        };
    }
    Ok(choices)
}

fn scoring(value: &str) -> Result<Option<[ScoringId; 6]>, OptionError> {
    if value == "random" {
        return Ok(None);
    }
    let wrong = || error("scoring", value, "random, or six tiles as SCORE1 to SCORE9");
    let tiles: Option<Vec<ScoringId>> =
        value.split(',').map(|name| ScoringId::from_name(name.trim())).collect();
    tiles.and_then(|tiles| tiles.try_into().ok()).map(Some).ok_or_else(wrong)
}

fn bonus_removed(value: &str) -> Result<Option<u16>, OptionError> {
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
