//! Tips for a first game: at their moments, each once, for people only.

use kernel::{Dice, Game, Legal, Role};
use tapestry::TapestryOptions;
use tapestry::scenario::Scenario;
use tapestry::tips::{Tip, first_time, tip};

use crate::common::{play, script, start};

#[test]
fn every_tip_has_its_moment() {
    let begun = Scenario::new(2).income_turns(0, 0).build();
    assert_eq!(tip(&begun), Some(Tip::FirstIncome));
    let cases: Vec<(Tip, Scenario, &str)> = vec![
        (Tip::Turn, Scenario::new(2), ""),
        (Tip::LastIncome, Scenario::new(2).income_turns(0, 4), ""),
        (
            Tip::Bonus,
            Scenario::new(2).at(0, tapestry::Track::Technology, 1).rich(0, 2),
            "advance technology 1 coin",
        ),
        (Tip::Explore, Scenario::new(2).tiles(0, &[1]), "=exploration 2"),
        (Tip::Conquer, Scenario::new(2), "=military 1"),
        (
            Tip::Response,
            Scenario::new(2).lay((0, -1), 1, 0).outpost(1, (0, -1)).hand(1, &["trap"]),
            "=military 1; hex 0/-1",
        ),
        (Tip::Invent, Scenario::new(2), "=technology 1"),
        (Tip::Research, Scenario::new(2), "=science 1"),
        (Tip::Building, Scenario::new(2), "=bonus technology 2"),
        (Tip::Landmark, Scenario::new(2), "=square Barn"),
        (Tip::Civilizations, Scenario::new(2), "income"),
        (Tip::TapestryCard, Scenario::new(2).hand(0, &["trap", "guilds"]), "income; done"),
    ];
    for (expected, scenario, steps) in cases {
        let mut game = scenario.build();
        script(&mut game, steps);
        assert_eq!(tip(&game), Some(expected), "`{steps}`");
    }
    let mut game = Scenario::new(2).techs(0, 0, &["Calendar"]).hand(0, &["trap"]).build();
    play(&mut game, "income; done; gain coin");
    assert_eq!(tip(&game), Some(Tip::Upgrade));
    let game = start(&TapestryOptions::default(), 1);
    assert_eq!(tip(&game), Some(Tip::Mats), "two civilizations to choose from");
}

#[test]
fn each_tip_comes_once_and_to_people_only() {
    for options in [TapestryOptions::default(), crate::automa::solo(3)] {
        let mut game = start(&options, 4);
        let mut dice = Dice::new(4);
        let mut earlier = Vec::new();
        let mut seen = Vec::new();
        while let Some(action) = game.legal().pick(&mut dice) {
            if let Some(new) = first_time(&earlier, &game) {
                assert_eq!(game.role(action.seat), Role::Person);
                assert!(!seen.contains(&new), "{new:?} twice");
                seen.push(new);
            }
            earlier.push(game.clone());
            game.play(action, &mut ()).unwrap();
        }
        assert!(first_time(&earlier, &game).is_none(), "nothing is due after the end");
        assert!(seen.len() > 8, "{seen:?}");
    }
}
