//! The rounds, and what lies in the middle for all.

use terra_mystica::state::{Phase, ROUNDS};
use terra_mystica::{FavourId, PowerAction, TerraMystica, TownId};
use words::Words;
use words::terra_mystica::pictures::tiles;

use super::sheet::Sheet;
use super::{Ink, Page};

/// How wide a page is at most.
const WIDTH: usize = 80;

/// The scoring tiles of all rounds, the present one marked, and the final one.
pub fn rounds(words: &Words, game: &TerraMystica) -> Page {
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
        sheet.column(&format!("{round}"), 3, ink).column(&tiles::scored(words, tile), 33, ink);
        sheet.add(words.say("tm-text-end", &[("bonus", tiles::cult_bonus(words, tile).into())]), ink);
    }
    if let Some(tile) = game.final_tile() {
        let vp = game.kit().final_scoring.area_vp.map(|vp| vp.to_string()).join(", ");
        let tile = [("tile", tiles::final_tile(words, tile).into()), ("vp", vp.into())];
        sheet.line().add(format!("  {}", words.say("tm-text-final", &tile)), Ink::Plain);
    }
    sheet.finish()
}

/// Power actions, bonus cards with their coins before them, favour and town tiles with how many are left.
pub fn middle(words: &Words, game: &TerraMystica) -> Page {
    let mut sheet = Sheet::default();
    let kit = game.kit();
    sheet.line().add(words.text("terra-group-power"), Ink::Strong);
    for action in PowerAction::ALL {
        let used = || (format!(" {}", words.text("tm-text-used")), Ink::Faint);
        let (state, ink) = if game.power_action_used(action) { used() } else { (String::new(), Ink::Power) };
        sheet.line().add(format!("  {}{state}", tiles::power(words, kit, action)), ink);
    }
    sheet.line().add(words.text("terra-bonus-cards"), Ink::Strong);
    for (id, coins) in game.bonus_cards() {
        let lie = if coins > 0 { format!("{coins}c") } else { String::new() };
        sheet.line().column(&lie, 4, Ink::Gold).add(tiles::bonus(words, kit, id), Ink::Plain);
    }
    sheet.line().add(words.text("terra-favours"), Ink::Strong);
    for id in FavourId::ALL.into_iter().filter(|id| game.favours_left(*id) > 0) {
        let ink = Ink::Cult(kit.favour(id).cult);
        sheet.line().add(format!("  {} \u{d7}{}", tiles::favour(words, kit, id), game.favours_left(id)), ink);
    }
    sheet.line().add(words.text("terra-towns"), Ink::Strong).line().add("  ", Ink::Plain);
    let towns = TownId::ALL.into_iter().filter(|id| game.towns_left(*id) > 0);
    let towns: Vec<(String, Ink)> = towns
        .map(|id| (format!("{} \u{d7}{}", tiles::town(words, kit, id), game.towns_left(id)), Ink::Plain))
        .collect();
    sheet.flow(2, WIDTH, &towns);
    sheet.finish()
}
