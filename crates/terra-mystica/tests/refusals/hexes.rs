//! Where one cannot build.

use terra_mystica::Illegal as I;
use terra_mystica::scenario::Scenario;

use super::{after, lone, nomads};

/// Riverwalkers at E8 who have unlocked the terrains of their neighbours.
fn riverwalkers() -> Scenario {
    lone("riverwalkers").colour(0, "yellow").unlocked(0, &["gray"])
}

refusals! {
    a_dwelling_on_the_river: nomads().game(), "build r1" => I::River { .. },
    a_dwelling_on_a_neighbour: nomads().game(), "build E7" => I::Occupied { .. },
    a_dwelling_on_an_own_structure: nomads().game(), "build E8" => I::Occupied { .. },
    a_dwelling_far_away: nomads().game(), "build B1" => I::OutOfReach { .. },
    a_dwelling_across_the_river_without_a_ship:
        lone("nomads").terrain("D6", "yellow").game(), "build D6" => I::OutOfReach { .. },
    a_dwelling_beyond_the_range_of_a_ship:
        lone("nomads").shipping(0, 1).terrain("D7", "yellow").game(), "build D7" => I::OutOfReach { .. },
    a_lent_ship_is_given_back_with_the_card:
        lone("nomads").bonus(1, "BON4").terrain("D6", "yellow").game(), "build D6" => I::OutOfReach { .. },
    a_card_lends_no_ship_to_who_has_no_track:
        lone("dwarves").bonus(0, "BON4").terrain("G4", "gray").game(), "build G4" => I::OutOfReach { .. },
    a_tunnel_skips_one_hex_only:
        lone("dwarves").terrain("E5", "gray").game(), "build E5" => I::OutOfReach { .. },
    a_carpet_skips_one_hex_without_the_stronghold:
        lone("fakirs").terrain("E5", "yellow").game(), "build E5" => I::OutOfReach { .. },
    the_riverwalkers_do_not_walk:
        riverwalkers().dwelling(0, "G6").terrain("G5", "gray").game(), "build G5" => I::OutOfReach { .. },
    a_dwelling_on_foreign_terrain: nomads().game(), "build D5" => I::NotHome { .. },
    a_terrain_that_is_not_unlocked: riverwalkers().game(), "build D6" => I::NotHome { .. },
    nobody_else_builds_on_ice: nomads().terrain("D5", "ice").game(), "build D5" => I::NotHome { .. },
    an_ice_faction_does_not_build_on_its_first_terrain:
        lone("yetis").colour(0, "red").terrain("D5", "red").game(), "build D5" => I::NotHome { .. },
    a_volcano_faction_does_not_build_on_its_first_terrain:
        lone("acolytes").colour(0, "red").terrain("D5", "red").game(), "build D5" => I::NotHome { .. },
    the_shapeshifters_left_their_old_home:
        lone("shapeshifters").colour(0, "red").terrain("D5", "green").game(), "build D5" => I::NotHome { .. },
    a_dwelling_on_another_hex_than_the_one_prepared:
        after(nomads().terrain("D4", "yellow"), "dig D5. into yellow"), "build D4" => I::NotReady { .. },
    a_hex_left_on_the_way_is_no_home:
        after(nomads().terrain("D5", "red"), "dig D5. into gray"), "build D5" => I::ActionTaken,
    a_second_dwelling_in_one_action:
        after(nomads().terrain("D5", "yellow"), "build D5"), "build D4" => I::ActionTaken,
    the_ninth_dwelling:
        lone("nomads").dwelling(0, "A5 B1 B4 B6 D3 F3 G4").terrain("D5", "yellow").game(),
        "build D5" => I::NoPiece { .. },
    a_dwelling_without_a_worker:
        nomads().terrain("D5", "yellow").goods(0, 9, 0, 0).game(), "build D5" => I::TooDear { .. },
    a_dwelling_without_coins:
        nomads().terrain("D5", "yellow").goods(0, 1, 9, 0).game(), "build D5" => I::TooDear { .. },
    a_prepared_hex_without_coins:
        after(nomads().goods(0, 0, 9, 0), "dig D5. into yellow"), "build D5" => I::TooDear { .. },
    a_tunnel_without_workers:
        lone("dwarves").terrain("E6", "gray").goods(0, 9, 2, 0).game(), "build E6" => I::TooDear { .. },
    a_carpet_without_a_priest:
        lone("fakirs").terrain("E6", "yellow").goods(0, 9, 9, 0).game(), "build E6" => I::TooDear { .. },
    the_free_dwelling_needs_a_forest:
        after(lone("witches").stronghold(0, "D5"), "action ACTW"), "build E7" => I::FreeDwelling { .. },
    the_free_dwelling_needs_a_free_forest:
        after(lone("witches").stronghold(0, "D5").dwelling(0, "C3"), "action ACTW"),
        "build C3" => I::Occupied { .. },
    the_free_dwelling_needs_a_piece:
        after(lone("witches").stronghold(0, "D5").dwelling(0, "A3 A10 C3 C4 D1 F2 F4"), "action ACTW"),
        "build E9" => I::NoPiece { .. },
}
