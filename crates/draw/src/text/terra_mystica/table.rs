//! The rounds, and what lies in the middle for all.

use terra_mystica::state::{Phase, ROUNDS};
use terra_mystica::{FavourId, PowerAction, TerraMystica, TownId};

use super::sheet::Sheet;
use super::{Ink, Page};
use crate::terra_mystica::labels;
use crate::terra_mystica::words;

/// How wide a page is at most.
const WIDTH: usize = 80;

/// The scoring tiles of all rounds, the present one marked, and the final one.
pub fn rounds(game: &TerraMystica) -> Page {
    let mut sheet = Sheet::default();
    for round in 1..=ROUNDS {
        let Some(id) = game.scoring_of(round) else { continue };
        let tile = game.kit().scoring(id);
        let is_now = round == game.round() && game.phase() != Phase::Over;
        let ink = if is_now {
            Ink::Strong
        } else if round <= game.round() {
            Ink::Faint
        } else {
            Ink::Plain
        };
        sheet.line().add(if is_now { "> " } else { "  " }, Ink::Strong);
        sheet.column(&format!("{round}"), 3, ink).column(&words::scored(tile), 33, ink);
        sheet.add(format!("end: {}", words::cult_bonus(tile)), ink);
    }
    if let Some(tile) = game.final_tile() {
        let vp = game.kit().final_scoring.area_vp.map(|vp| vp.to_string()).join(", ");
        sheet.line().add(format!("  Final tile: {} ({vp} VP)", words::final_tile(tile)), Ink::Plain);
    }
    sheet.finish()
}

/// Power actions, bonus cards with their coins before them, favour and town tiles with how many are left.
pub fn middle(game: &TerraMystica) -> Page {
    let mut sheet = Sheet::default();
    let kit = game.kit();
    sheet.line().add(labels::POWER_ACTIONS, Ink::Strong);
    for action in PowerAction::ALL {
        let (state, ink) =
            if game.power_action_used(action) { (" (used)", Ink::Faint) } else { ("", Ink::Power) };
        sheet.line().add(format!("  {}{state}", words::power(kit, action)), ink);
    }
    sheet.line().add(labels::BONUS_CARDS, Ink::Strong);
    for (id, coins) in game.bonus_cards() {
        let lie = if coins > 0 { format!("{coins}c") } else { String::new() };
        sheet.line().column(&lie, 4, Ink::Gold).add(words::bonus(kit, id), Ink::Plain);
    }
    sheet.line().add(labels::FAVOUR_TILES, Ink::Strong);
    for id in FavourId::ALL.into_iter().filter(|id| game.favours_left(*id) > 0) {
        let ink = Ink::Cult(kit.favour(id).cult);
        sheet.line().add(format!("  {} \u{d7}{}", words::favour(kit, id), game.favours_left(id)), ink);
    }
    sheet.line().add(labels::TOWN_TILES, Ink::Strong).line().add("  ", Ink::Plain);
    let towns = TownId::ALL.into_iter().filter(|id| game.towns_left(*id) > 0);
    let towns: Vec<(String, Ink)> = towns
        .map(|id| (format!("{} \u{d7}{}", words::town(kit, id), game.towns_left(id)), Ink::Plain))
        .collect();
    sheet.flow(2, WIDTH, &towns);
    sheet.finish()
}
