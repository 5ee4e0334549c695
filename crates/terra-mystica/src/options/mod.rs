//! The settings of a game of Terra Mystica.

mod choices;
mod reading;

use kernel::{Field, OptionError, Options};

use crate::components::{BonusId, FactionId, FinalTile, Home, Kit, MapId, ScoringId, Terrain};
use crate::state::MOST_SEATS;

pub use choices::{Difficulty, FactionChoice, FinalChoice, Offers, Readings, StartVp, TurnOrder};
use reading::{bonus_removed, colours, either, factions, scoring};

/// Most Automas at a table: somebody must sit there, too.
pub const MOST_AUTOMAS: usize = MOST_SEATS - 1;

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
    /// How many of the seats are Automas: the last ones.
    pub automas: u8,
    /// The Automas' factions.
    pub automa_factions: [FactionChoice; MOST_AUTOMAS],
    /// The starting colours of Automas that need one, if they are not drawn.
    pub automa_colours: [Option<Terrain>; MOST_AUTOMAS],
    /// How hard they are.
    pub difficulty: Difficulty,
    /// How their text is read.
    pub readings: Readings,
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
            automas: 0,
            automa_factions: [FactionChoice::Random; MOST_AUTOMAS],
            automa_colours: [None; MOST_AUTOMAS],
            difficulty: Difficulty::Normal,
            readings: Readings::default(),
            scoring: None,
            bonus_removed: None,
        }
    }
}

/// The boards in the order of their numbers: a setting can be named without reading the box.
const MAPS: [(&str, &str); 5] = [
    ("base", "the original board"),
    ("fire_ice_new", "Fire & Ice, new layout"),
    ("fire_ice_revised", "Fire & Ice, revised original"),
    ("loon_lakes", "Loon Lakes, a fan map"),
    ("fjords", "Fjords, a fan map"),
];

/// Settings that decide nothing where only people play.
const AUTOMA_ONLY: [&str; 6] =
    ["difficulty", "automa-booster", "automa-settlements", "automa-count", "automa-top", "automa-nightmare"];

const ON_OFF: [(&str, &str); 2] = [("on", "in the box"), ("off", "left out")];

impl Options for TerraOptions {
    const FIELDS: &'static [Field] = &[
        Field {
            key: "seats",
            meaning: "how many play",
            values: &[("2", "two"), ("3", "three"), ("4", "four"), ("5", "five")],
        },
        Field {
            key: "automas",
            meaning: "how many of them are Automas",
            values: &[("0", "none"), ("1", "one"), ("2", "two"), ("3", "three"), ("4", "four")],
        },
        Field {
            key: "difficulty",
            meaning: "how hard the Automa is",
            values: &[
                ("easy", "it starts with 10 points and a smaller deck"),
                ("normal", "as it comes"),
                ("hard", "one card more"),
                ("very-hard", "two cards more"),
                ("nightmare", "two cards more, and a point more at every scoring"),
            ],
        },
        Field { key: "automa-factions", meaning: "the Automas' factions, as `nomads,random`", values: &[] },
        Field {
            key: "automa-colours",
            meaning: "the starting colours of Automas whose factions need one, as `blue,random`",
            values: &[],
        },
        Field { key: "map", meaning: "the board", values: &MAPS },
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
                ("open", "any time before one's own next action, as in online games"),
                (
                    "record",
                    "the same; cult steps may be put off, and players may leave, as in online records",
                ),
            ],
        },
        Field {
            key: "automa-booster",
            meaning: "whose icon says which bonus card the Automa takes on passing",
            values: &[("support", "the support card"), ("drawn", "the card that made it pass")],
        },
        Field {
            key: "automa-settlements",
            meaning: "what the structures goal calls a settlement",
            values: &[("networks", "what is connected at the end"), ("adjacent", "what stands side by side")],
        },
        Field {
            key: "automa-count",
            meaning: "a count beyond the last candidate",
            values: &[("wraps", "goes on from the start"), ("stops", "stops at the last")],
        },
        Field {
            key: "automa-top",
            meaning: "whether the Automa needs a key for the top of a cult track",
            values: &[("free", "no"), ("key", "yes, so it stops at 9")],
        },
        Field {
            key: "automa-nightmare",
            meaning: "what counts as a scoring on Nightmare",
            values: &[("all", "every gain of points"), ("rounds", "only those during the rounds")],
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

    const WHO: &'static [&'static str] = &["seats", "automas", "offers"];

    /// Two factions are for two people; one leaves the other seats to the Automa.
    fn says_who(key: &str, value: &str) -> bool {
        Self::WHO.contains(&key) || (key == "factions" && value.contains(','))
    }

    fn solo(self) -> Self {
        TerraOptions { seats: 2, automas: 1, ..self }
    }

    fn get(&self, key: &str) -> Option<String> {
        let on = |yes: bool| if yes { "on" } else { "off" }.to_owned();
        Some(match key {
            "seats" => self.seats.to_string(),
            "map" => MAPS.get(usize::from(self.map.0)).map_or("", |(key, _)| *key).to_owned(),
            "factions" => {
                let people = usize::from(self.seats.saturating_sub(self.automas)).max(1);
                self.factions[..people].iter().map(|choice| choice.name()).collect::<Vec<_>>().join(",")
            }
            "automas" => self.automas.to_string(),
            "difficulty" => self.difficulty.name().to_owned(),
            "automa-factions" => {
                let count = usize::from(self.automas).max(1);
                self.automa_factions[..count].iter().map(|choice| choice.name()).collect::<Vec<_>>().join(",")
            }
            "automa-colours" => {
                let count = usize::from(self.automas).max(1);
                let name = |colour: &Option<Terrain>| colour.map_or("random", Terrain::colour);
                self.automa_colours[..count].iter().map(name).collect::<Vec<_>>().join(",")
            }
            "automa-booster" => if self.readings.booster_of_drawn { "drawn" } else { "support" }.to_owned(),
            "automa-settlements" => {
                if self.readings.settlements_adjacent { "adjacent" } else { "networks" }.to_owned()
            }
            "automa-count" => if self.readings.count_stops { "stops" } else { "wraps" }.to_owned(),
            "automa-top" => if self.readings.top_needs_key { "key" } else { "free" }.to_owned(),
            "automa-nightmare" => if self.readings.nightmare_rounds { "rounds" } else { "all" }.to_owned(),
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
                Offers::Record => "record".to_owned(),
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
            "factions" => self.factions = factions("factions", value)?,
            "automas" => {
                let automas: u8 = value.parse().map_err(|_| refused())?;
                if automas >= MOST_SEATS as u8 {
                    return Err(refused());
                }
                self.automas = automas;
            }
            "difficulty" => self.difficulty = Difficulty::from_name(value).ok_or_else(refused)?,
            "automa-factions" => {
                let all = factions("automa-factions", value)?;
                for (slot, choice) in self.automa_factions.iter_mut().zip(all) {
                    // Nobody chooses for an Automa: what is open is drawn.
                    *slot = if choice == FactionChoice::Open { FactionChoice::Random } else { choice };
                }
            }
            "automa-colours" => self.automa_colours = colours(value)?,
            "automa-booster" => self.readings.booster_of_drawn = either(value, "support", "drawn", refused)?,
            "automa-settlements" => {
                self.readings.settlements_adjacent = either(value, "networks", "adjacent", refused)?;
            }
            "automa-count" => self.readings.count_stops = either(value, "wraps", "stops", refused)?,
            "automa-top" => self.readings.top_needs_key = either(value, "free", "key", refused)?,
            "automa-nightmare" => self.readings.nightmare_rounds = either(value, "all", "rounds", refused)?,
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
                    "record" => Offers::Record,
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
        if self.automas >= self.seats {
            return Err(conflict("automas", "at least one of the seats is a person's; raise `seats`"));
        }
        if self.automas > 0 && self.offers != Offers::Settle {
            return Err(conflict("offers", "only records without Automas have late answers; say `settle`"));
        }
        let people = usize::from(self.seats - self.automas);
        if self.factions[people..].iter().any(|choice| matches!(choice, FactionChoice::Named(_))) {
            return Err(conflict(
                "factions",
                "more factions are named than people play; Automas have `automa-factions`",
            ));
        }
        let named: arrayvec::ArrayVec<FactionId, MOST_SEATS> = (0..self.seats)
            .filter_map(|seat| match self.choice_of(seat) {
                FactionChoice::Named(id) => Some(id),
                FactionChoice::Open | FactionChoice::Random => None,
            })
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
        let colours = self.automa_colours[..usize::from(self.automas)].iter().flatten();
        for (index, colour) in colours.clone().enumerate() {
            let home = |id: &FactionId| kit.faction(*id).home == Home::Terrain(*colour);
            if named.iter().any(home) || colours.clone().take(index).any(|other| other == colour) {
                return Err(conflict("automa-colours", "no two factions share a colour"));
            }
        }
        if let Some(tiles) = self.scoring {
            let mut seen = 0_u16;
            for (round, tile) in tiles.iter().enumerate() {
                if seen >> tile.0 & 1 == 1 {
                    return Err(conflict("scoring", "each round scoring tile exists once"));
                }
                seen |= 1 << tile.0;
                if round >= usize::from(kit.scoring(*tile).last_round) {
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

    fn check_idle(&self) -> Result<(), OptionError> {
        let automas = usize::from(self.automas);
        if automas == 0 {
            self.refuse_idle(&AUTOMA_ONLY, "no Automa plays; leave it out, or raise `automas`")?;
        }
        let named = |choice: &&FactionChoice| matches!(choice, FactionChoice::Named(_));
        let faction = self.automa_factions[automas..].iter().find(named).map(|choice| choice.name());
        let colour = self.automa_colours[automas..].iter().flatten().next().map(|colour| colour.colour());
        let [faction, colour] = [("automa-factions", faction), ("automa-colours", colour)];
        let Some((key, value)) = [faction, colour].into_iter().find_map(|(key, value)| Some((key, value?)))
        else {
            return Ok(());
        };
        let why = "it is for an Automa more than play; leave it out, or raise `automas`";
        Err(OptionError::Conflict { key, value: value.to_owned(), why })
    }
}

impl TerraOptions {
    /// How the faction of a seat comes about: the people sit first, then the Automas.
    pub fn choice_of(&self, seat: u8) -> FactionChoice {
        let people = self.seats - self.automas.min(self.seats);
        let list = if seat < people {
            self.factions.get(usize::from(seat))
        } else {
            self.automa_factions.get(usize::from(seat - people))
        };
        list.copied().unwrap_or_default()
    }

    /// The starting colour that was settled for an Automa's seat.
    pub fn colour_of(&self, seat: u8) -> Option<Terrain> {
        let people = self.seats - self.automas.min(self.seats);
        self.automa_colours.get(usize::from(seat.checked_sub(people)?)).copied().flatten()
    }

    /// Whether this bonus card belongs to the box that these options describe.
    pub fn bonus_in_box(&self, card: BonusId) -> bool {
        self.promo_shipping || !Kit::printed().bonus(card).promo
    }
}
