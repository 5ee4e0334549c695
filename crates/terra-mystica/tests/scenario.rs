//! The scenario builder itself.

use kernel::{Game, Seat};
use terra_mystica::scenario::Scenario;
use terra_mystica::state::Phase;
use terra_mystica::{BonusId, FavourId, Structure, Terrain, TownId};

use crate::common::{hex, play, play_all, purse, texts};

#[test]
fn unchanged_it_is_a_first_turn_with_what_the_factions_start_with() {
    let game = Scenario::two("nomads", "mermaids").game();
    assert_eq!((game.round(), game.phase(), game.to_move()), (1, Phase::Actions, Some(Seat(0))));
    assert_eq!((purse(&game, 0).coins, purse(&game, 0).vp), (15, 20));
    assert_eq!(game.player(Seat(1)).shipping, 1);
    assert_eq!(game.player(Seat(0)).bonus, Some(BonusId(2)));
    assert_eq!(game.bonus_cards().count(), 3);
    assert!(texts(&game).contains(&"nomads: pass BON1".to_owned()));
}

#[test]
fn terrain_follows_from_who_stands_there() {
    let game = Scenario::of(&["yetis", "nomads", "dragonlords", "shapeshifters"])
        .colour(0, "blue")
        .colour(3, "green")
        .dwelling(0, "E7")
        .dwelling(1, "E6")
        .dwelling(2, "E5")
        .dwelling(3, "E4")
        .terrain("E3", "red")
        .game();
    let at = |name| game.terrain(hex(&game, name));
    let expected = [Terrain::Ice, Terrain::Desert, Terrain::Volcano, Terrain::Forest, Terrain::Wasteland];
    assert_eq!(["E7", "E6", "E5", "E4", "E3"].map(at), expected);
    assert_eq!(game.player(Seat(0)).start, Terrain::Lakes);
    assert_eq!(game.occupied().len(), 4);
}

#[test]
fn tiles_leave_the_supply_and_towns_are_towns() {
    let game = Scenario::two("witches", "nomads")
        .stronghold(0, "A2")
        .trading_house(0, "A1 A3")
        .dwelling(0, "B1")
        .town(0, "TW1", "A2")
        .favour(0, "FAV5 FAV11")
        .game();
    let witches = game.player(Seat(0));
    assert_eq!((witches.keys, witches.towns[0], witches.in_town), (1, 1, witches.all()));
    assert_eq!((game.towns_left(TownId(0)), game.favours_left(FavourId(10))), (1, 2));
}

#[test]
#[should_panic(expected = "is in a town")]
fn a_town_without_a_tile_is_pointed_out() {
    let _ = Scenario::two("witches", "nomads")
        .stronghold(0, "A2")
        .trading_house(0, "A1 A3")
        .dwelling(0, "B1")
        .game();
}

#[test]
fn priests_bridges_cards_and_used_actions_lie_where_they_are_put() {
    let mut game = Scenario::two("engineers", "nomads")
        .dwelling(0, "E5")
        .priest_on(0, "fire", 3)
        .used(0, "ACT5")
        .bonus(0, "BON4")
        .middle(&[("BON1", 2), ("BON9", 0), ("BON10", 1)])
        .passed(1)
        .game();
    assert_eq!(game.player(Seat(0)).priests_out, 1);
    assert!(game.power_action_used(terra_mystica::PowerAction::Spade));
    let coins = purse(&game, 0).coins;
    play(&mut game, "pass BON1");
    assert_eq!(game.player(Seat(0)).bonus, Some(BonusId(0)));
    assert!(purse(&game, 0).coins >= coins + 2);
    assert_eq!(game.round(), 2);
}

#[test]
fn a_turn_can_be_played_from_it() {
    let mut game = Scenario::two("nomads", "mermaids")
        .round(2)
        .scoring("SCORE6")
        .dwelling(0, "E7")
        .goods(0, 12, 3, 0)
        .game();
    play_all(&mut game, "upgrade E7 to TP. done");
    assert_eq!(game.player(Seat(0)).count(Structure::TradingHouse), 1);
    assert_eq!((purse(&game, 0).vp, purse(&game, 0).workers), (23, 1));
    assert_eq!(game.to_move(), Some(Seat(1)));
}
