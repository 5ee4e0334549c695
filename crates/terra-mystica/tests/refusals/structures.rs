//! Upgrades and favour tiles.

use terra_mystica::Illegal as I;

use super::{after, lone, nomads};

refusals! {
    upgrading_an_empty_hex: nomads().game(), "upgrade D5 to TP" => I::NotYours { .. },
    upgrading_a_neighbour: nomads().game(), "upgrade E7 to TP" => I::NotYours { .. },
    upgrading_the_river: nomads().game(), "upgrade r1 to TP" => I::NotYours { .. },
    a_dwelling_into_a_temple: nomads().game(), "upgrade E8 to TE" => I::UpgradePath { .. },
    a_dwelling_into_a_stronghold: nomads().game(), "upgrade E8 to SH" => I::UpgradePath { .. },
    a_dwelling_into_a_sanctuary: nomads().game(), "upgrade E8 to SA" => I::UpgradePath { .. },
    a_dwelling_into_a_dwelling: nomads().game(), "upgrade E8 to D" => I::UpgradePath { .. },
    a_trading_house_into_a_sanctuary:
        nomads().trading_house(0, "D5").game(), "upgrade D5 to SA" => I::UpgradePath { .. },
    a_temple_into_a_stronghold: nomads().temple(0, "D5").game(), "upgrade D5 to SH" => I::UpgradePath { .. },
    a_temple_into_a_trading_house: nomads().temple(0, "D5").game(), "upgrade D5 to TP" => I::UpgradePath { .. },
    a_stronghold_into_a_sanctuary:
        nomads().stronghold(0, "D5").game(), "upgrade D5 to SA" => I::UpgradePath { .. },
    the_fifth_trading_house:
        lone("nomads").trading_house(0, "A5 B1 D3 F3").game(), "upgrade E8 to TP" => I::NoPiece { .. },
    the_fourth_temple:
        lone("nomads").trading_house(0, "A5").temple(0, "B1 D3 F3").game(),
        "upgrade A5 to TE" => I::NoPiece { .. },
    the_second_stronghold:
        lone("nomads").trading_house(0, "A5").stronghold(0, "B1").game(),
        "upgrade A5 to SH" => I::NoPiece { .. },
    the_second_sanctuary:
        lone("nomads").temple(0, "A5").sanctuary(0, "B1").game(), "upgrade A5 to SA" => I::NoPiece { .. },
    a_trading_house_alone_costs_double:
        lone("nomads").goods(0, 5, 9, 0).game(), "upgrade E8 to TP" => I::TooDear { .. },
    a_trading_house_without_workers: nomads().goods(0, 9, 1, 0).game(), "upgrade E8 to TP" => I::TooDear { .. },
    a_temple_without_coins:
        nomads().trading_house(0, "D5").goods(0, 4, 9, 0).game(), "upgrade D5 to TE" => I::TooDear { .. },
    a_stronghold_without_workers:
        nomads().trading_house(0, "D5").goods(0, 30, 3, 0).game(), "upgrade D5 to SH" => I::TooDear { .. },
    a_sanctuary_without_coins:
        nomads().temple(0, "D5").goods(0, 5, 9, 0).game(), "upgrade D5 to SA" => I::TooDear { .. },
    the_free_upgrade_makes_no_temple:
        after(lone("swarmlings").stronghold(0, "D5").trading_house(0, "D7"), "action ACTS"),
        "upgrade D7 to TE" => I::FreeTrading,
    the_free_upgrade_needs_a_dwelling:
        after(lone("swarmlings").stronghold(0, "D5").trading_house(0, "D7"), "action ACTS"),
        "upgrade D7 to TP" => I::UpgradePath { .. },
    the_free_upgrade_needs_a_piece:
        after(lone("swarmlings").stronghold(0, "D5").trading_house(0, "A4 D2 E4 G6"), "action ACTS"),
        "upgrade E8 to TP" => I::NoPiece { .. },
    the_free_upgrade_is_one:
        after(lone("swarmlings").stronghold(0, "D5").dwelling(0, "D7"), "action ACTS. upgrade D7 to TP"),
        "upgrade E8 to TP" => I::ActionTaken,
    a_favour_tile_without_a_reason: nomads().game(), "+FAV1" => I::NoFavourDue,
    a_favour_tile_for_a_trading_house: after(nomads(), "upgrade E8 to TP"), "+FAV1" => I::NoFavourDue,
    a_second_favour_tile:
        after(nomads().trading_house(0, "D5"), "upgrade D5 to TE. +FAV10"), "+FAV11" => I::NoFavourDue,
    the_same_favour_tile_again:
        after(nomads().trading_house(0, "D5").favour(0, "FAV11"), "upgrade D5 to TE"),
        "+FAV11" => I::FavourTwice { .. },
    two_different_tiles_for_the_chaos_magicians:
        after(lone("chaosmagicians").trading_house(0, "D5"), "upgrade D5 to TE. +FAV11"),
        "+FAV11" => I::FavourTwice { .. },
    a_favour_tile_that_another_has:
        after(nomads().trading_house(0, "D5").favour(1, "FAV1"), "upgrade D5 to TE"),
        "+FAV1" => I::FavourGone { .. },
    a_favour_tile_out_of_stock:
        after(nomads().trading_house(0, "D5").favours_left("FAV11", 0), "upgrade D5 to TE"),
        "+FAV11" => I::FavourGone { .. },
}
