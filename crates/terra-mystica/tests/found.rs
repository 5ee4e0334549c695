//! What random games found: each fault once more, as small as it gets.

use kernel::{Game, Legal, Seat};
use terra_mystica::Illegal;
use terra_mystica::scenario::Scenario;

use crate::common::{offered, play, play_all, purse, refused, texts};
use crate::twins::everything;

#[test]
fn a_key_that_is_spent_on_a_favour_tile_is_not_spent_again_on_a_waiting_marker() {
    let mut game = Scenario::two("witches", "nomads")
        .temple(0, "A1")
        .trading_house(0, "A2")
        .dwelling(0, "A3 A4")
        .goods(0, 30, 12, 3)
        .cults(0, [9, 9, 3, 0])
        .dwelling(1, "E8")
        .game();
    // The sanctuary makes a town, and a favour tile is due besides: with one key, one of two markers may go to the top.
    play_all(&mut game, "upgrade A1 to SA. +TW5");
    assert_eq!(game.player(Seat(0)).keys, 1);
    assert!(texts(&game).contains(&"witches: top water".to_owned()));
    play(&mut game, "+FAV1");
    assert_eq!((purse(&game, 0).cults[..2].to_vec(), game.player(Seat(0)).keys), (vec![10, 9], 0));
    assert_eq!(refused(&game, "top water"), Illegal::NoTopDue);
    assert_eq!(refused(&game, "top fire"), Illegal::NoTopDue);
    play(&mut game, "done");
}

#[test]
fn a_hex_that_was_turned_into_home_and_away_again_is_not_built_on() {
    let mut game = Scenario::two("nomads", "swarmlings")
        .dwelling(0, "E8")
        .terrain("D5", "red")
        .goods(0, 30, 12, 0)
        .bowls(0, [0, 4, 8])
        .game();
    play_all(&mut game, "action ACT6. dig D5. into yellow. dig D5. into brown");
    assert_eq!(refused(&game, "build D5"), Illegal::ActionTaken);
}

#[test]
fn with_open_offers_the_spades_of_all_are_listed_however_many_hexes_there_are() {
    let factions = ["nomads", "witches", "mermaids", "halflings", "engineers"];
    let homes = ["E8 F3 B4", "C3 F4 G3", "D5 E4 H4", "B2 H3 F5", "C2 G1 H6"];
    let mut scenario = Scenario::of(&factions).open_offers().scoring("SCORE2").active(0);
    for (seat, hexes) in (0..).zip(homes) {
        scenario = scenario.dwelling(seat, hexes).shipping(seat, 3).cults(seat, [0, 0, 4 + seat, 0]);
    }
    for seat in 1..5 {
        scenario = scenario.passed(seat);
    }
    let mut game = scenario.game();
    play(&mut game, "pass BON1");
    let count = game.legal().count() as usize;
    assert!(count > 120, "{count}");
    let accepted = everything(&game).into_iter().filter(|action| game.check(*action).is_ok()).count();
    assert_eq!((accepted, offered(&game).len()), (count, count));
    // The last to be asked may be the first to answer.
    let late = offered(&game).into_iter().rfind(|action| action.seat == Seat(0)).unwrap();
    game.play(late, &mut ()).unwrap();
}
