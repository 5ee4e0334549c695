//! Nomads.

use kernel::Seat;
use terra_mystica::scenario::Scenario;
use terra_mystica::{Illegal, Terrain};
use testkit::covers;

use super::at_f3;
use crate::common::{can, goods, play, play_all, refused, start, terrain, turn, vp, with_factions};

#[test]
fn they_start_with_three_dwellings() {
    covers!("faction.nomads.start");
    let mut game = start(&with_factions(&["nomads", "witches"]), 1);
    let mut order = Vec::new();
    for hex in ["A5", "A3", "A10", "B1", "B4"] {
        order.push(kernel::Game::to_move(&game).unwrap().0);
        play(&mut game, &format!("build {hex}"));
    }
    assert_eq!(order, [0, 1, 1, 0, 0]);
    assert_eq!(game.player(Seat(0)).all().len(), 3);
}

#[test]
fn a_sandstorm_turns_the_neighbourhood_into_desert() {
    covers!("faction.nomads.stronghold");
    let with =
        || Scenario::two("nomads", "witches").stronghold(0, "F3").goods(0, 30, 20, 0).bowls(0, [12, 0, 0]);
    for hex in ["E5", "E6", "F4", "G2"] {
        let mut game = with().game();
        play_all(&mut game, &format!("action ACTN. dig {hex}"));
        assert_eq!((terrain(&game, hex), goods(&game, 0)), (Terrain::Desert, (30, 20, 0)), "{hex}");
        play(&mut game, &format!("build {hex}"));
        assert_eq!(goods(&game, 0), (28, 19, 0));
    }
    // Over edges only.
    let mut game = with().shipping(0, 3).bridge(0, "F3", "G1").terrain("E6", "yellow").game();
    play(&mut game, "action ACTN");
    for far in ["G1", "E4", "E7", "E6"] {
        assert!(matches!(refused(&game, &format!("dig {far}")), Illegal::Storm { .. }), "{far}");
    }
    // The dwelling is optional, and the action once in a round.
    let mut game = with().passed(1).game();
    turn(&mut game, "action ACTN. dig G2");
    assert!(matches!(refused(&game, "action ACTN"), Illegal::SpecialUsed { .. }));
    assert!(can(&game, "build G2"));
    assert!(matches!(refused(&at_f3("nomads").game(), "action ACTN"), Illegal::SpecialNotYours { .. }));
}

#[test]
fn a_sandstorm_is_no_spade() {
    covers!("faction.nomads.sandstorm-no-spade");
    let mut game = Scenario::two("nomads", "witches").stronghold(0, "F3").scoring("SCORE1").game();
    turn(&mut game, "action ACTN. dig F4");
    assert_eq!((terrain(&game, "F4"), vp(&game, 0)), (Terrain::Desert, 20));
}
