//! Darklings.

use terra_mystica::{Illegal, Terrain};
use testkit::covers;

use super::at_f3;
use crate::common::{can, goods, play, play_all, purse, refused, terrain, turn, vp};

#[test]
fn priests_dig_and_score() {
    covers!("faction.darklings.spade", "spade.buy");
    // Plains: one spade; forest: two; wasteland: three.
    for (hex, spades) in [("E6", 1), ("F4", 2), ("G2", 3)] {
        let mut game = at_f3("darklings").game();
        play_all(&mut game, &format!("dig {hex}. into black"));
        assert_eq!(terrain(&game, hex), Terrain::Swamp);
        let left = (30, 20, 3 - spades);
        assert_eq!((goods(&game, 0), vp(&game, 0)), (left, 20 + 2 * u16::from(spades)), "{hex}");
    }
    let none = at_f3("darklings").goods(0, 30, 20, 0).game();
    assert!(matches!(refused(&none, "dig E6"), Illegal::SpadesShort { .. }), "workers do not dig");
    // Free spades score nothing; those bought in addition do.
    let mut game = at_f3("darklings").bowls(0, [0, 0, 6]).game();
    play_all(&mut game, "action ACT6. dig G2. into black");
    assert_eq!((goods(&game, 0), vp(&game, 0)), ((30, 20, 2), 22));
}

#[test]
fn with_their_stronghold_workers_become_priests_once() {
    covers!("faction.darklings.stronghold");
    let with = || at_f3("darklings").trading_house(0, "A8").goods(0, 30, 20, 0);
    let mut game = with().passed(1).game();
    assert!(matches!(refused(&game, "convert w to p"), Illegal::ConvertFaction { .. }), "not before");
    play(&mut game, "upgrade A8 to SH");
    for priests in 1..=3 {
        play(&mut game, "convert w to p");
        assert_eq!(goods(&game, 0), (24, 16 - u16::from(priests), priests));
    }
    assert!(matches!(refused(&game, "convert w to p"), Illegal::ConvertFaction { .. }), "three at most");
    let mut game = with().passed(1).game();
    turn(&mut game, "upgrade A8 to SH. convert w to p");
    assert!(matches!(refused(&game, "convert w to p"), Illegal::ConvertFaction { .. }), "nor later");
    // The limit of seven priests holds.
    let mut game = with().goods(0, 30, 20, 6).game();
    play_all(&mut game, "upgrade A8 to SH. convert w to p");
    assert_eq!(purse(&game, 0).priests, 7);
    assert!(matches!(refused(&game, "convert w to p"), Illegal::ConvertShort { .. }));
}

/// Found by reading: a worker for three power may become a priest in the same turn.
#[test]
fn power_may_become_a_priest_by_way_of_a_worker() {
    covers!("faction.darklings.stronghold", "convert.when");
    let mut game = at_f3("darklings").trading_house(0, "A8").goods(0, 6, 4, 0).bowls(0, [0, 0, 3]).game();
    play(&mut game, "upgrade A8 to SH");
    assert_eq!(goods(&game, 0), (0, 0, 0));
    play(&mut game, "convert 3pw to w");
    assert!(can(&game, "convert w to p"));
    play(&mut game, "convert w to p");
    assert_eq!(goods(&game, 0), (0, 0, 1));
}
