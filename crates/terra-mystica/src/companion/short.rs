//! Short ways to say the usual things, for whoever types with one hand beside the board.
//!
//! - `E7`, `E7 TP`, `E7 blue`, `E4:G1`: build, upgrade, transform, bridge
//! - `ACT5`, `FAV11`, `TW5`, `ship`: power action, tiles, shipping
//! - `p fire`, `p fire 2`: a priest to the best free space, or for 2
//! - `pass 3`: BON3; `7` where a card is wanted, `98` where points are; `yes`, `no` where power is offered

use kernel::Seat;

use super::action::{CompanionAction, CompanionDecision, Told};
use super::table::TerraCompanion;
use crate::components::{BonusId, Cult, FavourId, PowerAction, Structure, Terrain, TownId};

impl TerraCompanion {
    /// Something that a person did, said shortly.
    pub(super) fn read_short(&self, text: &str) -> Option<Told> {
        let map = self.table.map;
        let words: Vec<&str> = text.split_whitespace().take(4).collect();
        match words[..] {
            [word] if word.eq_ignore_ascii_case("ship") => Some(Told::Shipping),
            [word] => map
                .find(word)
                .map(Told::Build)
                .or_else(|| PowerAction::from_name(word).map(Told::Power))
                .or_else(|| FavourId::from_name(word).map(Told::Favour))
                .or_else(|| TownId::from_name(word).map(Told::Town))
                .or_else(|| {
                    let (a, b) = word.split_once(':')?;
                    map.bridge_between(map.find(a)?, map.find(b)?).map(Told::Bridge)
                }),
            ["p", cult] => Cult::from_name(cult).map(|cult| Told::Send(cult, self.best_space(cult))),
            ["p", cult, value] => {
                Some(Told::Send(Cult::from_name(cult)?, value.parse().ok().filter(|value| *value <= 10)?))
            }
            ["pass", number] => {
                BonusId::from_name(&format!("BON{number}")).map(|card| Told::Pass(Some(card)))
            }
            [hex, what] => {
                let hex = map.find(hex)?;
                let upgrade = Structure::from_name(what).map(|to| match to {
                    Structure::Dwelling => Told::Build(hex),
                    to => Told::Upgrade(hex, to),
                });
                upgrade.or_else(|| Terrain::from_name(what).map(|terrain| Told::Transform(hex, terrain)))
            }
            _ => None,
        }
    }

    /// What a priest is worth on the best space that is free.
    pub(super) fn best_space(&self, cult: Cult) -> u8 {
        let board = &self.table.kit.cult_board;
        let free = self.table.priest_spaces(cult).into_iter().zip(board.priest_spaces);
        let best = free.filter(|(owner, _)| owner.is_none()).map(|(_, value)| value).max();
        best.unwrap_or(board.priest_no_space)
    }

    /// An answer in one word to what is asked now.
    pub(super) fn read_answer(&self, seat: Seat, text: &str) -> Option<CompanionAction> {
        let said = |words: [&str; 2]| words.iter().any(|word| word.eq_ignore_ascii_case(text));
        match self.waiting()? {
            CompanionDecision::Card { .. } => text
                .parse()
                .ok()
                .and_then(|number| self.table.kit.automa.find(number))
                .map(CompanionAction::Card),
            CompanionDecision::Result { .. } => {
                text.parse().ok().map(|vp| CompanionAction::Result { seat, vp })
            }
            CompanionDecision::Power { .. } if said(["yes", "y"]) => {
                Some(CompanionAction::Power { seat, took: true })
            }
            CompanionDecision::Power { .. } if said(["no", "n"]) => {
                Some(CompanionAction::Power { seat, took: false })
            }
            _ => None,
        }
    }
}
