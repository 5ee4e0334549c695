//! Terraforming.

use terra_mystica::Illegal as I;
use terra_mystica::TerraMystica;
use terra_mystica::scenario::Scenario;

use super::{after, lone, nomads};

/// Nomads with nothing to buy spades with, between two hexes of these terrains.
fn poor(left: &str, right: &str) -> Scenario {
    lone("nomads").goods(0, 9, 0, 0).terrain("D5", left).terrain("E7", right)
}

/// The spade of a cult bonus.
fn bonus_spade() -> TerraMystica {
    after(lone("nomads").scoring("SCORE2").cults(0, [0, 0, 4, 0]).bonus(0, "BON4").passed(1), "pass BON1")
}

refusals! {
    changing_the_river: nomads().game(), "dig r1" => I::River { .. },
    changing_a_neighbours_hex: nomads().game(), "dig E7" => I::Occupied { .. },
    changing_an_own_hex: nomads().game(), "dig E8" => I::Occupied { .. },
    changing_a_hex_far_away: nomads().game(), "dig B2" => I::OutOfReach { .. },
    changing_a_hex_across_the_river_without_a_ship: lone("nomads").game(), "dig D6" => I::OutOfReach { .. },
    changing_ice: nomads().terrain("D5", "ice").game(), "dig D5" => I::Fixed { .. },
    changing_a_volcano: nomads().terrain("D5", "volcano").game(), "dig D5" => I::Fixed { .. },
    a_volcano_faction_changes_no_ice:
        lone("dragonlords").terrain("D5", "ice").game(), "dig D5" => I::Fixed { .. },
    spades_without_workers: nomads().goods(0, 9, 2, 3).game(), "dig D5" => I::SpadesShort { .. },
    spades_of_the_darklings_without_a_priest:
        lone("darklings").goods(0, 9, 9, 0).game(), "dig D5" => I::SpadesShort { .. },
    spades_of_the_giants_are_two: lone("giants").goods(0, 9, 5, 0).game(), "dig D5" => I::SpadesShort { .. },
    a_single_free_spade_of_the_giants:
        after(lone("giants").goods(0, 9, 2, 0), "action ACT5"), "dig D5" => I::SpadesShort { .. },
    the_giants_have_wasteland_already:
        lone("giants").terrain("D5", "red").game(), "dig D5" => I::Already { .. },
    the_riverwalkers_never_terraform: lone("riverwalkers").game(), "dig D6" => I::NeverTerraforms,
    the_riverwalkers_take_no_free_spade: lone("riverwalkers").game(), "action ACT5" => I::NeverTerraforms,
    the_riverwalkers_take_no_two_spades: lone("riverwalkers").game(), "action ACT6" => I::NeverTerraforms,
    the_riverwalkers_do_not_use_a_spade_of_a_card:
        lone("riverwalkers").bonus(0, "BON1").game(), "action BON1" => I::NeverTerraforms,
    the_dragonlords_use_no_spades:
        after(lone("dragonlords"), "action ACT5"), "dig D5" => I::NoSpadeDue,
    the_dragonlords_buy_no_spades_with_workers:
        lone("dragonlords").bowls(0, [0, 0, 0]).game(), "dig D5" => I::SpadesShort { .. },
    the_acolytes_buy_no_spades_with_workers:
        lone("acolytes").cults(0, [2, 2, 2, 2]).game(), "dig D5" => I::SpadesShort { .. },
    the_acolytes_pay_from_one_track:
        after(lone("acolytes").cults(0, [4, 4, 3, 0]), "dig D5"), "pay earth" => I::CultShort { need: 4, .. },
    the_acolytes_name_no_terrain:
        after(lone("acolytes").cults(0, [4, 4, 3, 0]), "dig D5"), "into red" => I::NoHexChosen,
    a_cult_is_paid_for_a_hex_only: lone("acolytes").game(), "pay fire" => I::NoHexChosen,
    only_the_acolytes_pay_with_cults: after(nomads(), "dig D5"), "pay fire" => I::NoHexChosen,
    a_terrain_without_a_hex: nomads().game(), "into red" => I::NoHexChosen,
    more_spades_than_can_be_bought:
        after(nomads().goods(0, 9, 3, 0), "dig D5"), "into yellow" => I::SpadesNeeded { need: 3, have: 1, .. },
    the_terrain_that_is_there: after(nomads(), "dig D5"), "into blue" => I::Into { .. },
    no_river_by_spades: after(nomads(), "dig D5"), "into river" => I::Into { .. },
    no_ice_by_others: after(nomads(), "dig D5"), "into ice" => I::Into { .. },
    no_volcano_by_spades: after(nomads(), "dig D5"), "into volcano" => I::Into { .. },
    an_ice_factions_reference_is_no_goal:
        after(lone("yetis").colour(0, "red"), "dig D5"), "into red" => I::Into { .. },
    the_way_does_not_run_through_home:
        after(nomads().terrain("D5", "red").goods(0, 9, 6, 0), "dig D5"),
        "into brown" => I::SpadesNeeded { need: 5, have: 2, .. },
    a_second_hex_that_ends_elsewhere:
        after(poor("green", "green"), "action ACT6. dig D5. into gray"),
        "dig E7" => I::SecondStray { .. },
    a_third_hex_for_two_spades:
        after(poor("red", "red"), "action ACT6. dig D5. into yellow. dig E7. into yellow"),
        "dig D5" => I::NoSpadeDue,
    free_spades_go_as_far_as_they_go:
        after(lone("nomads").goods(0, 9, 0, 0), "action ACT6. dig D5"),
        "into yellow" => I::SpadesNeeded { need: 3, have: 2, .. },
    spades_are_bought_for_the_first_hex_only:
        after(poor("red", "green").goods(0, 9, 9, 0), "action ACT6. dig D5. into yellow. dig E7"),
        "into yellow" => I::SpadesNeeded { need: 3, have: 1, .. },
    after_the_spade_of_a_card_no_other:
        after(nomads().bonus(0, "BON1"), "action BON1. dig D5. into green"), "dig D5" => I::NoSpadeDue,
    a_hex_after_another_action: after(nomads(), "action ACT4"), "dig D5" => I::NoSpadeDue,
    a_hex_after_a_dwelling: after(nomads().terrain("D5", "yellow"), "build D5"), "dig D4" => I::NoSpadeDue,
    a_storm_does_not_cross_a_river:
        after(lone("nomads").stronghold(0, "D5"), "action ACTN"), "dig D6" => I::Storm { .. },
    a_storm_makes_no_desert_of_a_desert:
        after(lone("nomads").stronghold(0, "D5").terrain("E7", "yellow"), "action ACTN"),
        "dig E7" => I::Storm { .. },
    a_storm_moves_no_ice:
        after(lone("nomads").stronghold(0, "D5").terrain("E7", "ice"), "action ACTN"),
        "dig E7" => I::Storm { .. },
    a_storm_needs_a_neighbour:
        after(lone("nomads").stronghold(0, "D5"), "action ACTN"), "dig B2" => I::Storm { .. },
    a_bonus_spade_crosses_no_river_with_a_lent_ship: bonus_spade(), "dig D6" => I::OutOfReach { .. },
    a_bonus_spade_is_not_topped_up:
        { let mut game = bonus_spade(); crate::common::play(&mut game, "dig D5"); game },
        "into yellow" => I::SpadesNeeded { need: 3, have: 1, .. },
    a_bonus_spade_builds_no_tunnel:
        after(lone("dwarves").scoring("SCORE2").cults(0, [0, 0, 4, 0]).passed(1), "pass BON1"),
        "dig E6" => I::OutOfReach { .. },
}
