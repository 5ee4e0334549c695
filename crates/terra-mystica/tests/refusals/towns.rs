//! Towns and bridges.

use terra_mystica::Illegal as I;
use terra_mystica::scenario::Scenario;

use super::{after, lone, nomads};

/// Six power in four structures: one upgrade more is a town.
fn witches() -> Scenario {
    Scenario::two("witches", "nomads")
        .trading_house(0, "A1 A2")
        .dwelling(0, "A3 A4")
        .goods(0, 30, 12, 3)
        .dwelling(1, "E8")
}

fn mermaids() -> Scenario {
    lone("mermaids")
}

refusals! {
    a_town_tile_without_a_town: nomads().game(), "+TW1" => I::NoTownDue,
    a_second_tile_for_one_town: after(witches(), "upgrade A3 to TP. +TW1"), "+TW1" => I::NoTownDue,
    a_town_tile_that_is_gone:
        after(witches().towns_left("TW1", 0), "upgrade A3 to TP"), "+TW1" => I::TownGone { .. },
    a_town_tile_that_is_not_in_the_box:
        after(witches().options(|options| options.promo_towns = false), "upgrade A3 to TP"),
        "+TW6" => I::TownGone { .. },
    no_town_without_any_tile: after(witches().no_town_tiles(), "upgrade A3 to TP"), "+TW1" => I::NoTownDue,
    a_town_tile_is_not_given_up: after(witches(), "upgrade A3 to TP"), "done" => I::DueFirst,
    no_town_with_three_structures:
        after(
            lone("witches").stronghold(0, "A1").trading_house(0, "A2").dwelling(0, "A3"),
            "upgrade A3 to TP"
        ),
        "+TW1" => I::NoTownDue,
    no_town_with_six_power:
        after(lone("witches").trading_house(0, "A1").dwelling(0, "A2 A3 A4"), "upgrade A2 to TP"),
        "+TW1" => I::NoTownDue,
    a_structure_that_joins_a_town_makes_none:
        after(
            lone("witches").trading_house(0, "A1 A2 A3").dwelling(0, "A4").town(0, "TW1", "A1").terrain("A5", "green"),
            "build A5"
        ),
        "+TW2" => I::NoTownDue,
    only_the_mermaids_connect: nomads().game(), "connect r20" => I::OnlyMermaids,
    nothing_to_connect: mermaids().game(), "connect r20" => I::NoTownThere { .. },
    land_connects_by_itself: mermaids().game(), "connect E7" => I::NotRiver { .. },
    a_bridge_without_a_reason: nomads().game(), "bridge D6:E8" => I::NoBridgeDue,
    a_bridge_after_another_action: after(nomads(), "action ACT4"), "bridge D6:E8" => I::NoBridgeDue,
    a_second_bridge: after(nomads(), "action ACT1. bridge D6:E8"), "bridge E8:G3" => I::NoBridgeDue,
    a_bridge_over_land: after(nomads(), "action ACT1"), "bridge E7:E8" => I::BridgePlace,
    a_bridge_over_two_river_hexes: after(nomads(), "action ACT1"), "bridge E8:E9" => I::BridgePlace,
    a_bridge_to_itself: after(nomads(), "action ACT1"), "bridge E8:E8" => I::BridgePlace,
    a_bridge_where_one_stands:
        after(nomads().bridge(1, "D6", "E8"), "action ACT1"), "bridge D6:E8" => I::BridgeTaken { .. },
    a_bridge_between_strangers: after(nomads(), "action ACT1"), "bridge A3:C1" => I::BridgeEnds { .. },
    a_bridge_from_a_neighbours_house:
        after(nomads().dwelling(1, "E4"), "action ACT1"), "bridge E4:G1" => I::BridgeEnds { .. },
    the_fourth_bridge:
        nomads().bridge(0, "A3", "C1").bridge(0, "B1", "C1").bridge(0, "B2", "C1").game(),
        "action ACT1" => I::NoBridgeLeft,
    the_engineers_fourth_bridge:
        lone("engineers").bridge(0, "A3", "C1").bridge(0, "B1", "C1").bridge(0, "B2", "C1").game(),
        "action ACTE" => I::NoBridgeLeft,
    no_place_for_a_bridge:
        nomads().bridge(1, "D6", "E8").bridge(1, "E8", "G3").game(), "action ACT1" => I::NoBridgePlace,
    no_place_for_an_engineers_bridge:
        lone("engineers").bridge(1, "D6", "E8").bridge(1, "E8", "G3").game(), "action ACTE" => I::NoBridgePlace,
    an_engineers_bridge_costs_two_workers:
        lone("engineers").goods(0, 9, 1, 0).game(), "action ACTE" => I::TooDear { .. },
}
