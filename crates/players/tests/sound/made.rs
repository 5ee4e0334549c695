//! Positions by hand.

use kernel::{Game, Notation};
use terra_mystica::scenario::Scenario;

use crate::Position;
use crate::absurd::Absurd;

/// Nomads who have something to build on, against Witches.
fn nomads() -> Scenario {
    Scenario::two("nomads", "witches").dwelling(0, "E8 G7").dwelling(1, "E7").bowls(0, [5, 7, 0])
}

fn at(name: &str, tempts: &[Absurd], scenario: Scenario, moves: &[&str]) -> Position {
    let mut game = scenario.game();
    for text in moves {
        let action = game.read(text).unwrap();
        game.play(action, &mut ()).unwrap_or_else(|error| panic!("{name}: `{text}`: {error}"));
    }
    Position { name: name.to_owned(), tempts: tempts.to_vec(), game }
}

pub(crate) fn by_hand() -> Vec<Position> {
    let rich = || nomads().goods(0, 15, 6, 1);
    vec![
        at("the first round, with a full purse", &[Absurd::PassesRich], rich(), &[]),
        at("the third round, with a full purse", &[Absurd::PassesRich], rich().round(3), &[]),
        at(
            "a free step on a cult, and the others have passed",
            &[Absurd::PassesFreeStep],
            nomads().goods(0, 0, 0, 0).favour(0, "FAV6").round(2).passed(1),
            &[],
        ),
        at(
            "a free step on a cult in the last round",
            &[Absurd::PassesFreeStep],
            nomads().goods(0, 0, 0, 0).favour(0, "FAV6").round(6),
            &[],
        ),
        at(
            "power for nothing",
            &[Absurd::DeclinesFree],
            rich().bowls(1, [5, 7, 0]),
            &["upgrade E8 to TP", "done"],
        ),
        at(
            "power for nothing, with one token left to move",
            &[Absurd::DeclinesFree],
            rich().bowls(1, [0, 1, 7]),
            &["upgrade E8 to TP", "done"],
        ),
        at(
            "power that cannot be used any more",
            &[Absurd::PaysForNothing],
            Scenario::two("nomads", "witches")
                .round(6)
                .goods(0, 15, 6, 0)
                .dwelling(0, "E8")
                .stronghold(1, "E7")
                .bowls(1, [9, 0, 0])
                .vp(1, 60)
                .passed(1),
            &["upgrade E8 to TP", "done"],
        ),
        at(
            "a priest, and a cult without steps left",
            &[Absurd::SendsForNothing],
            rich().goods(0, 2, 1, 1).cults(0, [10, 2, 2, 2]),
            &[],
        ),
        at("a priest, and spaces for 3 and for 2", &[Absurd::SendsToLess], nomads().goods(0, 1, 0, 1), &[]),
        at(
            "a step due, and a cult without steps left",
            &[Absurd::StepsForNothing],
            nomads().goods(0, 0, 0, 0).favour(0, "FAV6").cults(0, [10, 2, 2, 2]),
            &["action FAV6"],
        ),
    ]
}
