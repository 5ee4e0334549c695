//! Engineers.

use kernel::Seat;
use terra_mystica::Illegal;
use terra_mystica::scenario::Scenario;
use testkit::covers;

use crate::common::{goods, play, play_all, refused, turn, vp};

fn engineers() -> Scenario {
    Scenario::two("engineers", "nomads").goods(0, 30, 20, 0).bowls(0, [12, 0, 0])
}

#[test]
fn bridges_for_workers_again_and_again() {
    covers!("faction.engineers.bridge", "setup.supply");
    let mut game = engineers().dwelling(0, "F2").passed(1).game();
    for (bridge, workers) in [("F2:G1", 18), ("F2:H2", 16)] {
        turn(&mut game, &format!("action ACTE. bridge {bridge}"));
        assert_eq!(goods(&game, 0), (30, workers, 0));
    }
    assert_eq!(refused(&game, "action ACTE"), Illegal::NoBridgePlace);
    // With another structure there are more places, up to three bridges.
    let mut game =
        engineers().dwelling(0, "E8 F2").bridge(0, "E8", "G3").bridge(0, "E8", "D6").passed(1).game();
    turn(&mut game, "action ACTE. bridge F2:H2");
    assert_eq!(game.player(Seat(0)).bridges, 3);
    assert_eq!(refused(&game, "action ACTE"), Illegal::NoBridgeLeft);
    let poor = engineers().dwelling(0, "F2").goods(0, 30, 1, 0).game();
    assert!(matches!(refused(&poor, "action ACTE"), Illegal::TooDear { .. }));
    let others = Scenario::two("dwarves", "nomads").dwelling(0, "F2").goods(0, 30, 20, 0).game();
    assert!(matches!(refused(&others, "action ACTE"), Illegal::SpecialNotYours { .. }));
}

#[test]
fn bridges_between_own_structures_score_at_every_pass() {
    covers!("faction.engineers.stronghold", "pass.score");
    let passed = |scenario: Scenario| {
        let mut game = scenario.bonus(0, "BON3").game();
        play_all(&mut game, "pass BON1");
        vp(&game, 0) - 20
    };
    let two = || engineers().dwelling(0, "E8 G3 D6").bridge(0, "E8", "G3").bridge(0, "E8", "D6");
    assert_eq!(passed(two()), 0, "without the stronghold");
    assert_eq!(passed(two().stronghold(0, "A2")), 6);
    assert_eq!(passed(engineers().stronghold(0, "E8").bridge(0, "E8", "G3")), 0, "one end is free");
    let others = engineers().stronghold(0, "E8").dwelling(0, "G3").bridge(1, "E8", "G3");
    assert_eq!(passed(others), 0, "a bridge of somebody else");
    // In the last round, too.
    let mut last = two().stronghold(0, "A2").round(6).game();
    play(&mut last, "pass");
    assert_eq!(vp(&last, 0), 26);
}
