//! Giants.

use kernel::Seat;
use terra_mystica::{Illegal, Terrain, Waiting};
use testkit::covers;

use super::at_f3;
use crate::common::{can, goods, play, play_all, purse, refused, terrain, turn, vp, waits};

#[test]
fn every_hex_takes_two_spades_and_becomes_wasteland() {
    covers!("faction.giants.two-spades");
    // Swamp, plains, forest: one to three steps for others.
    for hex in ["E5", "E6", "F4"] {
        let mut game = at_f3("giants").game();
        play(&mut game, &format!("dig {hex}"));
        assert_eq!((terrain(&game, hex), purse(&game, 0).workers), (Terrain::Wasteland, 14), "{hex}");
        play(&mut game, &format!("build {hex}"));
    }
    assert!(matches!(refused(&at_f3("giants").game(), "dig G2"), Illegal::Already { .. }));
    let mut desert = at_f3("giants").terrain("E6", "yellow").game();
    play(&mut desert, "dig E6");
    assert_eq!(purse(&desert, 0).workers, 14, "next to wasteland on the ring, and two all the same");
    let poor = at_f3("giants").goods(0, 9, 5, 0).game();
    assert!(matches!(refused(&poor, "dig E5"), Illegal::SpadesShort { .. }));
}

#[test]
fn a_single_spade_needs_a_second() {
    covers!("faction.giants.single-spade");
    let mut game = at_f3("giants").bowls(0, [0, 0, 4]).game();
    play_all(&mut game, "action ACT5. dig E5");
    assert_eq!((terrain(&game, "E5"), purse(&game, 0).workers), (Terrain::Wasteland, 17));
    let mut poor = at_f3("giants").bowls(0, [0, 0, 4]).goods(0, 0, 2, 0).game();
    play(&mut poor, "action ACT5");
    assert!(!can(&poor, "dig E5"));
    // Of a cult bonus: one is lost, two are used, of three one is lost.
    for (steps, spades) in [(4, 0), (8, 2)] {
        let mut game = at_f3("giants").scoring("SCORE8").cults(0, [0, 0, 0, steps]).passed(1).game();
        play(&mut game, "pass BON1");
        assert_eq!(game.player(Seat(0)).spades_due, spades);
        if spades > 0 {
            assert_eq!(waits(&game), Some((0, Waiting::Spades)));
            play(&mut game, "dig E5");
            assert_eq!(terrain(&game, "E5"), Terrain::Wasteland);
        }
        assert_eq!(game.round(), 2);
    }
}

#[test]
fn the_stronghold_digs_two_spades() {
    covers!("faction.giants.stronghold");
    let mut game = at_f3("giants").stronghold(0, "A6").scoring("SCORE1").passed(1).game();
    play_all(&mut game, "action ACTG. dig E5");
    assert_eq!((terrain(&game, "E5"), vp(&game, 0)), (Terrain::Wasteland, 24), "they score");
    assert!(!can(&game, "dig E6"));
    turn(&mut game, "build E5");
    assert_eq!(goods(&game, 0), (28, 19, 3));
    assert!(matches!(refused(&game, "action ACTG"), Illegal::SpecialUsed { .. }));
    assert!(matches!(refused(&at_f3("giants").game(), "action ACTG"), Illegal::SpecialNotYours { .. }));
}
