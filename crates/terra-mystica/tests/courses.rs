//! Whole acts: what a tap on a hex means, as the decisions that the rules know.

use kernel::{Dice, Game, Hex, Notation, Seat};
use terra_mystica::scenario::Scenario;
use terra_mystica::{Act, Course, TerraMystica};

use crate::common::{any_options, lively, start};

fn hex(game: &TerraMystica, name: &str) -> Hex {
    game.map().find(name).unwrap()
}

fn text(game: &TerraMystica, course: &Course) -> String {
    let said = course.actions().iter().map(|action| game.write(*action));
    said.collect::<Vec<_>>().join("; ").replace("nomads: ", "")
}

fn texts(game: &TerraMystica, at: &str) -> Vec<String> {
    game.courses_on(hex(game, at)).iter().map(|course| text(game, course)).collect()
}

#[test]
fn one_tap_digs_builds_and_ends_the_turn() {
    let game = Scenario::two("nomads", "mermaids").dwelling(0, "E7").goods(0, 10, 9, 0).game();
    let courses = texts(&game, "E8");
    assert_eq!(courses[0], "build E8; done", "home terrain in reach: {courses:?}");
    let courses = texts(&game, "A1");
    assert!(courses.is_empty(), "out of reach: {courses:?}");
    let dug = texts(&game, "E6");
    assert_eq!(dug[0], "dig E6; into yellow; build E6; done", "{dug:?}");
    assert!(dug.iter().any(|act| act == "dig E6; into yellow"), "the land alone is there as well: {dug:?}");
}

#[test]
fn a_turn_with_something_left_to_decide_is_not_ended() {
    let game = Scenario::two("nomads", "mermaids").dwelling(0, "E7").goods(0, 2, 6, 0).game();
    // The new land could still be built on, by turning workers into coins.
    let only_land = game.courses_on(hex(&game, "E6"));
    let land =
        only_land.iter().find(|course| !course.actions().iter().any(|one| matches!(one.act, Act::Build(_))));
    assert!(land.is_some_and(|course| !course.ends()), "{:?}", texts(&game, "E6"));
    // A temple brings a favour tile first.
    let game = Scenario::two("nomads", "mermaids").trading_house(0, "E7").goods(0, 9, 9, 0).game();
    let temple = texts(&game, "E7").into_iter().find(|act| act.contains("TE")).unwrap();
    assert_eq!(temple, "upgrade E7 to TE");
}

#[test]
fn what_goods_do_not_allow_is_there_with_the_cheapest_conversions() {
    let game =
        Scenario::two("nomads", "mermaids").dwelling(0, "E7").goods(0, 1, 3, 0).bowls(0, [5, 3, 4]).game();
    let courses = texts(&game, "E8");
    assert_eq!(courses[0], "convert pw to c; build E8; done", "one coin is short, and power has it");
    let poor =
        Scenario::two("nomads", "mermaids").dwelling(0, "E7").goods(0, 0, 0, 0).bowls(0, [12, 0, 0]).game();
    let builds = |act: &String| act.contains("build");
    assert!(!texts(&poor, "E8").iter().any(builds), "nothing pays for it");
}

/// Whatever is offered anywhere in a game can be played as it is written, and leads where it says.
#[test]
fn every_course_of_random_games_can_be_played() {
    let (mut several, mut ended) = (0, 0);
    for seed in 0..44 {
        let mut game = start(&any_options(seed), seed);
        let mut dice = Dice::new(seed);
        for number in 0.. {
            let Some(seat) = game.to_move() else { break };
            if number % 7 == 0 {
                for hex in game.map().grid.all() {
                    for course in game.courses_on(hex) {
                        let mut copy = game.clone();
                        for action in course.actions() {
                            copy.play(*action, &mut ())
                                .unwrap_or_else(|why| panic!("{}: {why}", text(&game, &course)));
                        }
                        several += u32::from(course.actions().len() > 2);
                        ended += u32::from(course.ends());
                        assert!(
                            !course.ends() || !copy.is_spent(seat),
                            "the turn is over: {}",
                            text(&game, &course)
                        );
                    }
                }
            }
            let action = lively(&game, &mut dice).unwrap();
            game.play(action, &mut ()).unwrap();
        }
    }
    assert!(several > 1000 && ended > 1000, "{several} {ended}");
}

#[test]
fn power_short_of_a_power_action_is_burnt() {
    let game = Scenario::two("nomads", "mermaids").dwelling(0, "E7").bowls(0, [0, 8, 2]).game();
    let action = game.read("action ACT5").unwrap();
    assert!(game.check(action).is_err());
    let course = game.course_paid(action).unwrap();
    assert_eq!(text(&game, &course).split("; ").filter(|act| *act == "burn").count(), 2);
    assert_eq!(game.player(Seat(0)).purse.bowls, [0, 8, 2], "looked at, not done");
}
