//! Dragonlords.

use terra_mystica::scenario::Scenario;
use terra_mystica::{Illegal, Terrain, Waiting};
use testkit::covers;

use super::at_f3;
use crate::common::{can, offered, play, play_all, purse, refused, terrain, waits};

#[test]
fn a_volcano_costs_tokens_of_any_bowls() {
    covers!("faction.dragonlords.price");
    let mut game = at_f3("dragonlords").bowls(0, [1, 2, 3]).terrain("G2", "yellow").game();
    play(&mut game, "dig G2");
    assert_eq!(waits(&game), Some((0, Waiting::Tokens)));
    assert_eq!(offered(&game).len(), 5, "two of 1, 2 and 3");
    assert!(matches!(refused(&game, "tokens 2/0/0"), Illegal::TokensBowl { .. }));
    assert!(matches!(refused(&game, "tokens 1/0/0"), Illegal::TokensCount { .. }));
    play(&mut game, "tokens 0/1/1");
    assert_eq!((purse(&game, 0).bowls, terrain(&game, "G2")), ([1, 1, 2], Terrain::Volcano));
    // One on other terrain; and as many as there are.
    let mut game = at_f3("dragonlords").bowls(0, [0, 0, 1]).game();
    play(&mut game, "dig G2");
    assert_eq!(purse(&game, 0).bowls, [0, 0, 0]);
    let poor = at_f3("dragonlords").bowls(0, [0, 0, 1]).terrain("G2", "yellow").game();
    assert!(!can(&poor, "dig G2") && can(&poor, "dig E6"));
}

#[test]
fn the_stronghold_brings_a_token_for_each_player() {
    covers!("faction.dragonlords.stronghold");
    for factions in [&["dragonlords", "nomads"][..], &["dragonlords", "nomads", "witches", "giants"]] {
        let mut game =
            Scenario::of(factions).trading_house(0, "A1").goods(0, 30, 20, 0).bowls(0, [1, 2, 0]).game();
        play_all(&mut game, "upgrade A1 to SH");
        assert_eq!(purse(&game, 0).bowls, [1 + factions.len() as u8, 2, 0]);
    }
}
