//! Factions, terrains, first dwellings and first cards.

use kernel::Options;
use terra_mystica::Illegal as I;
use terra_mystica::rules::action::Waiting;
use terra_mystica::{TerraMystica, TerraOptions};

use crate::common::{play_all, start};

/// A game with these settings, after some acts.
#[track_caller]
fn game(settings: &str, acts: &str) -> TerraMystica {
    let mut options = TerraOptions::default();
    for pair in settings.split_whitespace() {
        let (key, value) = pair.split_once('=').unwrap();
        options.set(key, value).unwrap();
    }
    let mut game = start(&options, 1);
    play_all(&mut game, acts);
    game
}

/// Nomads against Mermaids, all dwellings placed; the second player takes a card.
fn at_the_cards() -> TerraMystica {
    let removed = "bonus-removed=BON6,BON7,BON8,BON9,BON10";
    game(&format!("factions=nomads,mermaids {removed}"), "build E8. build E4. build D5. build F3. build B4")
}

refusals! {
    before_a_faction_is_chosen_nothing_is_built: game("", ""), "build E8" => I::Wanted(Waiting::Faction),
    before_a_faction_is_chosen_no_terrain_is: game("", ""), "pick-color blue" => I::Wanted(Waiting::Faction),
    factions_are_chosen_in_order: game("", ""), "P2: faction nomads" => I::Seat { .. },
    a_faction_of_fire_and_ice_left_in_the_box:
        game("fire-and-ice=off", ""), "faction yetis" => I::NotInBox { .. },
    a_faction_that_is_taken: game("", "faction nomads"), "faction nomads" => I::FactionTaken { .. },
    the_other_side_of_a_board: game("", "faction nomads"), "faction fakirs" => I::OtherSide { .. },
    the_second_ice_faction:
        game("", "faction yetis. pick-color red"), "faction icemaidens" => I::OtherSide { .. },
    the_second_volcano_faction: game("", "faction acolytes"), "faction dragonlords" => I::OtherSide { .. },
    the_second_variable_faction:
        game("", "faction shapeshifters. pick-color red"), "faction riverwalkers" => I::OtherSide { .. },
    a_home_that_an_ice_faction_chose:
        game("", "faction yetis. pick-color red"), "faction giants" => I::TerrainTaken { .. },
    a_home_that_a_variable_faction_chose:
        game("", "faction riverwalkers. pick-color blue"), "faction mermaids" => I::TerrainTaken { .. },
    a_terrain_that_is_somebodys_home:
        game("", "faction nomads. faction yetis"), "pick-color yellow" => I::TerrainTaken { .. },
    a_volcano_factions_terrain_that_is_somebodys_home:
        game("", "faction acolytes. faction witches"), "pick-color green" => I::TerrainTaken { .. },
    ice_is_no_terrain_to_choose: game("factions=yetis", ""), "pick-color ice" => I::NotBasic { .. },
    volcano_is_no_terrain_to_choose:
        game("factions=shapeshifters", ""), "pick-color volcano" => I::NotBasic { .. },
    a_river_is_no_terrain_to_choose:
        game("factions=riverwalkers", ""), "pick-color river" => I::NotBasic { .. },
    a_terrain_comes_before_anything_else: game("factions=yetis", ""), "+FAV1" => I::Wanted(Waiting::Colour),
    the_ice_maidens_take_their_tile_first:
        game("factions=icemaidens", "pick-color red"), "faction nomads" => I::Wanted(Waiting::FirstFavour),
    nobody_skips_the_ice_maidens_tile:
        game("factions=icemaidens", "pick-color red"), "done" => I::Wanted(Waiting::FirstFavour),
    first_dwellings_come_in_order:
        game("factions=nomads,mermaids", ""), "mermaids: build E4" => I::Seat { .. },
    a_first_dwelling_on_foreign_terrain: game("factions=nomads,mermaids", ""), "build E7" => I::NotHome { .. },
    a_first_dwelling_on_the_river: game("factions=nomads,mermaids", ""), "build r1" => I::River { .. },
    a_first_dwelling_on_another:
        game("factions=nomads,mermaids", "build E8. build E4. build D5"), "build E8" => I::Occupied { .. },
    an_ice_faction_starts_on_its_chosen_terrain:
        game("factions=yetis,witches", "pick-color red"), "build E8" => I::NotHome { .. },
    the_riverwalkers_start_at_a_river:
        game("factions=riverwalkers,witches", "pick-color blue"), "build G6" => I::FirstAtRiver { .. },
    the_riverwalkers_start_on_their_terrain:
        game("factions=riverwalkers,witches", "pick-color blue"), "build E8" => I::NotHome { .. },
    nothing_but_a_dwelling_is_built_first:
        game("factions=nomads,mermaids", ""), "upgrade E8 to TP" => I::Wanted(Waiting::Dwelling),
    no_pass_before_all_dwellings_stand:
        game("factions=nomads,mermaids", ""), "pass BON1" => I::Wanted(Waiting::Dwelling),
    cards_are_taken_in_reverse_order: at_the_cards(), "nomads: pass BON1" => I::Seat { .. },
    nobody_starts_without_a_card: at_the_cards(), "pass" => I::PassWithout,
    a_card_that_is_not_in_the_game: at_the_cards(), "pass BON6" => I::BonusNotThere { .. },
    no_action_before_the_cards_are_taken: at_the_cards(), "action ACT5" => I::Wanted(Waiting::BonusCard),
}
