//! Acolytes.

use kernel::Seat;
use terra_mystica::{Illegal, Terrain, Waiting};
use testkit::covers;

use super::at_f3;
use crate::common::{can, offered, play, play_all, purse, refused, terrain, turn, waits};

#[test]
fn a_volcano_costs_steps_on_one_track() {
    covers!("faction.acolytes.price", "volcano.price");
    let mut game = at_f3("acolytes").cults(0, [2, 3, 7, 4]).game();
    play(&mut game, "dig G2");
    assert_eq!((waits(&game), offered(&game).len()), (Some((0, Waiting::Into)), 3));
    assert!(matches!(refused(&game, "pay fire"), Illegal::CultShort { need: 3, .. }));
    play(&mut game, "pay earth");
    assert_eq!((purse(&game, 0).cults, purse(&game, 0).bowls), ([2, 3, 4, 4], [12, 0, 0]));
    assert_eq!(terrain(&game, "G2"), Terrain::Volcano);
    // Four on the home terrain of the Nomads.
    let mut game = at_f3("acolytes").cults(0, [0, 3, 7, 4]).terrain("G2", "yellow").game();
    play(&mut game, "dig G2");
    assert!(matches!(refused(&game, "pay water"), Illegal::CultShort { need: 4, .. }));
    play(&mut game, "pay air");
    assert_eq!(purse(&game, 0).cults, [0, 3, 7, 0]);
    let poor = at_f3("acolytes").cults(0, [2; 4]).game();
    assert!(!can(&poor, "dig G2"));
    // What is climbed again brings its power again.
    let mut game = at_f3("acolytes").cults(0, [0, 0, 5, 0]).passed(1).game();
    turn(&mut game, "dig G2");
    turn(&mut game, "send p to earth for 3");
    assert_eq!((purse(&game, 0).cults, purse(&game, 0).bowls), ([0, 0, 5, 0], [9, 3, 0]));
}

#[test]
fn leaving_the_top_gives_the_key_back() {
    covers!("faction.acolytes.key", "cult.top");
    let mut game = at_f3("acolytes")
        .cults(0, [0, 0, 10, 0])
        .keys(0, 0)
        .cults(1, [0, 0, 8, 0])
        .keys(1, 1)
        .goods(1, 0, 0, 1)
        .game();
    turn(&mut game, "dig G2");
    assert_eq!((purse(&game, 0).cults[2], game.player(Seat(0)).keys), (7, 1));
    // The space is free for everybody, and for them with a key and its power again.
    let mut others = game.clone();
    turn(&mut others, "send p to earth for 3");
    assert_eq!(purse(&others, 1).cults[2], 10);
    turn(&mut game, "pass BON1");
    turn(&mut game, "send p to earth for 3");
    assert_eq!((purse(&game, 0).cults[2], game.player(Seat(0)).keys), (10, 0));
    assert_eq!(purse(&game, 0).bowls, [9, 3, 0]);
}

#[test]
fn with_their_stronghold_priests_go_a_step_farther() {
    covers!("faction.acolytes.stronghold");
    for (value, steps) in [(3, 4), (2, 3), (1, 2)] {
        let mut game = at_f3("acolytes").stronghold(0, "A1").cults(0, [0; 4]).game();
        play_all(&mut game, &format!("send p to fire for {value}"));
        assert_eq!(
            (purse(&game, 0).cults[0], game.player(Seat(0)).priests_out),
            (steps, u8::from(value > 1))
        );
    }
    let mut game = at_f3("acolytes").cults(0, [0; 4]).game();
    play_all(&mut game, "send p to fire for 3");
    assert_eq!(purse(&game, 0).cults[0], 3);
}
