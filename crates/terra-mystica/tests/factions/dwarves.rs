//! Dwarves.

use terra_mystica::Illegal;
use terra_mystica::scenario::Scenario;
use testkit::covers;

use super::at_f3;
use crate::common::{can, goods, play, play_all, refused, vp};

#[test]
fn a_tunnel_skips_exactly_one_hex() {
    covers!("faction.dwarves.tunnel");
    // From F3: E7 is two away, E8 three, H4 three. Mountains already.
    let game = || at_f3("dwarves").terrain("E4 E8 I6", "gray");
    let mut near = game().game();
    play(&mut near, "build E7");
    assert_eq!((goods(&near, 0), vp(&near, 0)), ((28, 20 - 1 - 2, 3), 24));
    assert!(matches!(refused(&game().game(), "build E8"), Illegal::OutOfReach { .. }));
    // Across the river, and past structures of anybody.
    assert!(can(&game().game(), "build E4") && can(&game().game(), "build G1"));
    let past = game().dwelling(1, "E6 F4").game();
    assert!(can(&past, "build E7"));
    // Workers for the tunnel and for the spades.
    let poor = at_f3("dwarves").goods(0, 30, 2, 0).game();
    assert!(matches!(refused(&poor, "build E7"), Illegal::TooDear { .. }));
    let short = at_f3("dwarves").terrain("E7", "red").goods(0, 30, 4, 0).game();
    assert!(matches!(refused(&short, "dig E7"), Illegal::SpadesShort { .. }));
    let mut enough = at_f3("dwarves").terrain("E7", "red").goods(0, 30, 5, 0).game();
    play(&mut enough, "dig E7");
    if can(&enough, "into gray") {
        play(&mut enough, "into gray");
    }
    assert_eq!((goods(&enough, 0), vp(&enough, 0)), ((30, 0, 0), 24));
}

#[test]
fn with_the_stronghold_a_tunnel_costs_one_worker() {
    covers!("faction.dwarves.stronghold");
    let mut game = Scenario::two("dwarves", "nomads").stronghold(0, "F3").goods(0, 30, 20, 0).game();
    play_all(&mut game, "build E7");
    assert_eq!((goods(&game, 0), vp(&game, 0)), ((28, 20 - 1 - 1, 0), 24));
    let far = Scenario::two("dwarves", "nomads").stronghold(0, "F3").terrain("E8", "gray").game();
    assert!(matches!(refused(&far, "build E8"), Illegal::OutOfReach { .. }), "not farther");
}
