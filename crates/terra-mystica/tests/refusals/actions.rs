//! Tracks, power actions and special actions.

use terra_mystica::Illegal as I;

use super::{after, lone, nomads};

refusals! {
    shipping_without_a_priest: nomads().goods(0, 9, 9, 0).game(), "advance ship" => I::TooDear { .. },
    shipping_without_coins: nomads().goods(0, 3, 9, 3).game(), "advance ship" => I::TooDear { .. },
    shipping_beyond_the_last_level: nomads().shipping(0, 3).game(), "advance ship" => I::TrackEnd,
    the_mermaids_ship_ends_at_five: lone("mermaids").shipping(0, 5).game(), "advance ship" => I::TrackEnd,
    the_dwarves_have_no_ships: lone("dwarves").game(), "advance ship" => I::NoShipping,
    the_fakirs_have_no_ships: lone("fakirs").game(), "advance ship" => I::NoShipping,
    the_riverwalkers_ship_stays: lone("riverwalkers").game(), "advance ship" => I::NoShipping,
    digging_without_a_priest: nomads().goods(0, 9, 9, 0).game(), "advance dig" => I::TooDear { .. },
    digging_without_workers: nomads().goods(0, 9, 1, 3).game(), "advance dig" => I::TooDear { .. },
    digging_beyond_the_last_level: nomads().digging(0, 2).game(), "advance dig" => I::TrackEnd,
    the_fakirs_dig_one_step_deeper: lone("fakirs").digging(0, 1).game(), "advance dig" => I::TrackEnd,
    the_darklings_have_no_digging: lone("darklings").game(), "advance dig" => I::NoDigging,
    the_shapeshifters_have_no_digging: lone("shapeshifters").game(), "advance dig" => I::NoDigging,
    the_riverwalkers_have_no_digging: lone("riverwalkers").game(), "advance dig" => I::NoDigging,
    the_dragonlords_have_no_digging: lone("dragonlords").game(), "advance dig" => I::NoDigging,
    the_acolytes_have_no_digging: lone("acolytes").game(), "advance dig" => I::NoDigging,
    a_power_action_that_is_used: nomads().used(0, "ACT5").game(), "action ACT5" => I::PowerUsed { .. },
    a_power_action_that_another_used:
        after(nomads(), "action ACT4. done"), "witches: action ACT4" => I::PowerUsed { .. },
    the_yetis_wait_for_their_stronghold:
        lone("yetis").used(0, "ACT5").game(), "action ACT5" => I::PowerUsed { .. },
    power_in_the_second_bowl_does_not_count:
        nomads().bowls(0, [0, 12, 3]).game(), "action ACT3" => I::PowerShort { need: 4, have: 3 },
    two_spades_for_five_power:
        nomads().bowls(0, [4, 3, 5]).game(), "action ACT6" => I::PowerShort { need: 6, have: 5 },
    two_spades_of_the_yetis_for_four_power:
        lone("yetis").bowls(0, [4, 4, 4]).game(), "action ACT6" => I::PowerShort { need: 5, have: 4 },
    a_bridge_for_two_power:
        nomads().bowls(0, [4, 6, 2]).game(), "action ACT1" => I::PowerShort { need: 3, have: 2 },
    a_spade_of_a_card_not_held: nomads().game(), "action BON1" => I::SpecialNotYours { .. },
    a_step_of_another_players_card:
        nomads().bonus(1, "BON2").game(), "action BON2" => I::SpecialNotYours { .. },
    a_step_of_a_tile_not_owned: nomads().favour(1, "FAV6").game(), "action FAV6" => I::SpecialNotYours { .. },
    a_storm_without_the_stronghold: nomads().game(), "action ACTN" => I::SpecialNotYours { .. },
    a_storm_of_others: lone("witches").stronghold(0, "D5").game(), "action ACTN" => I::SpecialNotYours { .. },
    a_double_turn_without_the_stronghold:
        lone("chaosmagicians").game(), "action ACTC" => I::SpecialNotYours { .. },
    two_spades_without_the_giants_stronghold: lone("giants").game(), "action ACTG" => I::SpecialNotYours { .. },
    steps_without_the_aurens_stronghold: lone("auren").game(), "action ACTA" => I::SpecialNotYours { .. },
    an_upgrade_without_the_swarmlings_stronghold:
        lone("swarmlings").game(), "action ACTS" => I::SpecialNotYours { .. },
    a_dwelling_without_the_witches_stronghold:
        lone("witches").game(), "action ACTW" => I::SpecialNotYours { .. },
    a_new_home_without_the_stronghold:
        lone("shapeshifters").game(), "action ACTH5" => I::SpecialNotYours { .. },
    a_bridge_for_workers_of_others: nomads().game(), "action ACTE" => I::SpecialNotYours { .. },
    a_step_of_a_tile_twice:
        nomads().favour(0, "FAV6").used(0, "FAV6").game(), "action FAV6" => I::SpecialUsed { .. },
    a_spade_of_a_card_twice:
        nomads().bonus(0, "BON1").used(0, "BON1").game(), "action BON1" => I::SpecialUsed { .. },
    a_storm_twice_in_a_round:
        lone("nomads").stronghold(0, "D5").used(0, "ACTN").game(), "action ACTN" => I::SpecialUsed { .. },
    a_double_turn_within_a_double_turn:
        after(lone("chaosmagicians").stronghold(0, "D5"), "action ACTC"),
        "action ACTC" => I::SpecialUsed { .. },
}
