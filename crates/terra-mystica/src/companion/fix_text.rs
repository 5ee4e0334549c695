//! Facts set right, as text.

use kernel::Seat;

use super::action::{Few, Fix};
use super::table::TerraCompanion;
use crate::components::{BonusId, Cult, FinalTile, PowerAction, ScoringId, Structure, Terrain};

/// Words of the longest fact; whatever is longer is none of ours.
const LONGEST: usize = 24;

impl TerraCompanion {
    fn seats(&self, words: &[&str]) -> Option<Few> {
        let seats: Option<Vec<u8>> =
            words.iter().map(|word| self.table.find_seat(word).map(|seat| seat.0)).collect();
        Few::of(seats?)
    }

    pub(super) fn read_fix(&self, text: &str) -> Option<Fix> {
        let words: Vec<&str> = text.split_whitespace().take(LONGEST).collect();
        let map = self.table.map;
        let seat = |word: &str| self.table.find_seat(word);
        let bit = |word: &str| {
            let terrain = Terrain::from_name(word).filter(|terrain| terrain.is_basic());
            terrain.map(|terrain| 1_u8 << terrain.index())
        };
        let all = |bits: Vec<Option<u8>>| bits.into_iter().try_fold(0, |all, bit| Some(all | bit?));
        Some(match words[..] {
            ["terrain", hex, terrain] => Fix::Terrain(map.find(hex)?, Terrain::from_name(terrain)?),
            ["bridge", place, owner] => {
                let (a, b) = place.split_once(':')?;
                let place = map.bridge_between(map.find(a)?, map.find(b)?)?;
                Fix::Bridge(place, if owner == "none" { None } else { Some(seat(owner)?) })
            }
            ["cult", who, cult, space] => Fix::Cult(seat(who)?, Cult::from_name(cult)?, space.parse().ok()?),
            ["priests", cult, a, b, c, d] => {
                let mut owners = [None; 4];
                for (owner, word) in owners.iter_mut().zip([a, b, c, d]) {
                    *owner = if word == "-" { None } else { Some(seat(word)?) };
                }
                Fix::Priests(Cult::from_name(cult)?, owners)
            }
            ["power", ref actions @ ..] => {
                let bits =
                    actions.iter().map(|word| PowerAction::from_name(word).map(|action| 1 << action.index()));
                Fix::Power(all(bits.collect())?)
            }
            ["row", ref cards @ ..] => {
                let cards: Option<Vec<u8>> =
                    cards.iter().map(|word| BonusId::from_name(word).map(|card| card.0)).collect();
                Fix::Row(Few::of(cards?)?)
            }
            ["bonus", who, "none"] => Fix::Bonus(seat(who)?, None),
            ["bonus", who, card] => Fix::Bonus(seat(who)?, Some(BonusId::from_name(card)?)),
            ["vp", who, vp] => Fix::Vp(seat(who)?, vp.parse().ok()?),
            ["round", round] => Fix::Round(round.parse().ok()?),
            ["scoring", ref tiles @ ..] => {
                let tiles: Option<Vec<ScoringId>> =
                    tiles.iter().map(|word| ScoringId::from_name(word)).collect();
                Fix::Scoring(tiles?.try_into().ok()?)
            }
            ["final-tile", "none"] => Fix::FinalTile(None),
            ["final-tile", tile] => Fix::FinalTile(Some(FinalTile::from_name(tile)?)),
            ["order", ref seats @ ..] => Fix::Order(self.seats(seats)?),
            ["turn", who] => Fix::Turn(seat(who)?),
            ["passed", ref seats @ ..] => Fix::Passed(self.seats(seats)?),
            ["shipping", who, level] => Fix::Shipping(seat(who)?, level.parse().ok()?),
            ["carpet", who, more] => Fix::Carpet(seat(who)?, more.parse().ok()?),
            ["home", who, terrain] => Fix::Home(seat(who)?, Terrain::from_name(terrain)?),
            ["start", who, terrain] => Fix::Start(seat(who)?, Terrain::from_name(terrain)?),
            ["unlocked", who, ref terrains @ ..] => {
                Fix::Unlocked(seat(who)?, all(terrains.iter().map(|word| bit(word)).collect())?)
            }
            ["drawn", who, ref cards @ ..] => {
                let cards: Option<Vec<u8>> = cards
                    .iter()
                    .map(|word| word.parse().ok().and_then(|number| self.table.kit.automa.find(number)))
                    .collect();
                Fix::Drawn(seat(who)?, Few::of(cards?)?)
            }
            [hex, "empty"] => Fix::Structure(map.find(hex)?, None),
            [hex, who, kind] => {
                Fix::Structure(map.find(hex)?, Some((seat(who)?, Structure::from_name(kind)?)))
            }
            _ => return None,
        })
    }

    pub(super) fn fix_text(&self, fix: Fix) -> String {
        let map = self.table.map;
        let hex = |hex: kernel::Hex| map.names.get(hex.index()).map_or("nowhere", String::as_str);
        let seat = |seat: Seat| self.table.seat_name(seat);
        let list = |key: &str, words: Vec<String>| {
            words.into_iter().fold(key.to_owned(), |text, word| format!("{text} {word}"))
        };
        let seats = |seats: Few| seats.iter().map(|one| seat(Seat(*one))).collect::<Vec<_>>();
        match fix {
            Fix::Structure(at, None) => format!("{} empty", hex(at)),
            Fix::Structure(at, Some((who, kind))) => format!("{} {} {}", hex(at), seat(who), kind.short()),
            Fix::Terrain(at, terrain) => format!("terrain {} {}", hex(at), terrain.colour()),
            Fix::Bridge(place, owner) => {
                let (a, b) = map
                    .bridges
                    .get(usize::from(place))
                    .map_or(("nowhere", "nowhere"), |(a, b)| (hex(*a), hex(*b)));
                format!("bridge {a}:{b} {}", owner.map_or_else(|| "none".to_owned(), seat))
            }
            Fix::Cult(who, cult, space) => format!("cult {} {} {space}", seat(who), cult.name()),
            Fix::Priests(cult, owners) => {
                let words = owners.map(|owner| owner.map_or_else(|| "-".to_owned(), seat));
                list(&format!("priests {}", cult.name()), words.to_vec())
            }
            Fix::Power(bits) => {
                let used = PowerAction::ALL.into_iter().filter(|action| bits >> action.index() & 1 == 1);
                list("power", used.map(|action| action.id().to_owned()).collect())
            }
            Fix::Row(cards) => list("row", cards.iter().map(|card| format!("BON{}", card + 1)).collect()),
            Fix::Bonus(who, None) => format!("bonus {} none", seat(who)),
            Fix::Bonus(who, Some(card)) => format!("bonus {} BON{}", seat(who), card.0 + 1),
            Fix::Vp(who, vp) => format!("vp {} {vp}", seat(who)),
            Fix::Round(round) => format!("round {round}"),
            Fix::Scoring(tiles) => {
                list("scoring", tiles.iter().map(|tile| format!("SCORE{}", tile.0 + 1)).collect())
            }
            Fix::FinalTile(tile) => format!("final-tile {}", tile.map_or("none", FinalTile::key)),
            Fix::Order(order) => list("order", seats(order)),
            Fix::Turn(who) => format!("turn {}", seat(who)),
            Fix::Passed(passed) => list("passed", seats(passed)),
            Fix::Shipping(who, level) => format!("shipping {} {level}", seat(who)),
            Fix::Carpet(who, more) => format!("carpet {} {more}", seat(who)),
            Fix::Home(who, terrain) => format!("home {} {}", seat(who), terrain.colour()),
            Fix::Start(who, terrain) => format!("start {} {}", seat(who), terrain.colour()),
            Fix::Unlocked(who, bits) => {
                let open = Terrain::WHEEL.into_iter().filter(|terrain| bits >> terrain.index() & 1 == 1);
                list(&format!("unlocked {}", seat(who)), open.map(|one| one.colour().to_owned()).collect())
            }
            Fix::Drawn(who, cards) => {
                let number = |card: &u8| {
                    self.table
                        .kit
                        .automa
                        .cards
                        .get(usize::from(*card))
                        .map_or(0, |card| card.number)
                        .to_string()
                };
                list(&format!("drawn {}", seat(who)), cards.iter().map(number).collect())
            }
        }
    }
}
