//! A hint is never absurd: positions in which something obviously wrong is possible, and the hint is something else.
//!
//! Most are from games, move by move in `games.txt`, where a line `? DeclinesFree` asks for a hint and names what would be wrong
//! there; some are made by hand. What is wrong is defined once for all of them, in `absurd.rs`.
#![allow(clippy::unwrap_used, reason = "a helper of a test may fail like the test itself")]

mod absurd;
mod made;

use kernel::{Game, Legal, Notation, Options, Seed, Stop};
use players::{Judge, Limits, Mcts, hint};
use terra_mystica::options::FactionChoice;
use terra_mystica::{Action, TerraMystica, TerraOptions};

use absurd::Absurd;

/// A position, and what would be wrong there.
struct Position {
    name: String,
    tempts: Vec<Absurd>,
    game: TerraMystica,
}

/// `seed=4 seats=2 automas=1`: a game with factions by chance.
fn start(line: &str) -> TerraMystica {
    let mut options = TerraOptions { factions: [FactionChoice::Random; 5], ..TerraOptions::default() };
    let mut seed = Seed(0);
    for (key, value) in line.split_whitespace().filter_map(|word| word.split_once('=')) {
        if key == "seed" {
            seed = Seed(value.parse().unwrap());
        } else {
            options.set(key, value).unwrap();
        }
    }
    TerraMystica::start(TerraMystica::components(&[]).unwrap(), &options, seed).unwrap()
}

fn from_games() -> Vec<Position> {
    let mut found = Vec::new();
    let mut at: Option<(TerraMystica, &str)> = None;
    for (number, line) in (1..).zip(include_str!("games.txt").lines()) {
        if let Some(setup) = line.strip_prefix("game ") {
            at = Some((start(setup), setup));
            continue;
        }
        let (game, setup) = at.as_mut().unwrap();
        if let Some(kinds) = line.strip_prefix("? ") {
            let tempts = kinds.split_whitespace().map(|kind| Absurd::named(kind).expect(kind)).collect();
            found.push(Position { name: format!("line {number}, {setup}"), tempts, game: game.clone() });
        } else {
            let action = game.read(line).unwrap_or_else(|error| panic!("line {number}: {error}"));
            game.play(action, &mut ()).unwrap_or_else(|error| panic!("line {number}: {error}"));
        }
    }
    found
}

fn all() -> Vec<Position> {
    from_games().into_iter().chain(made::by_hand()).collect()
}

/// An act that begins like this and goes on as it looks best.
fn whole(game: &TerraMystica, first: Action) -> Vec<Action> {
    let (mut at, mut act) = (game.clone(), vec![first]);
    at.play(first, &mut ()).unwrap();
    while at.to_move() == Some(first.seat) && at.is_amid(act[act.len() - 1]) {
        let next = at.choose(&Stop::never()).unwrap();
        at.play(next, &mut ()).unwrap();
        act.push(next);
    }
    act
}

#[test]
fn there_are_fifty_positions_and_something_wrong_can_be_done_in_each() {
    let positions = all();
    assert!(positions.len() >= 50, "{}", positions.len());
    for kind in Absurd::ALL {
        let count = positions.iter().filter(|position| position.tempts.contains(&kind)).count();
        assert!(count >= 2, "{kind:?}: {count}");
    }
    let mut wrong = Vec::new();
    for Position { name, tempts, game } in &positions {
        let found: Vec<Option<Absurd>> = acts(game).iter().map(|act| Absurd::of(game, act)).collect();
        assert!(found.contains(&None), "{name}: nothing right can be done");
        let missing = tempts.iter().filter(|kind| !found.contains(&Some(**kind)));
        wrong.extend(missing.map(|kind| format!("{name}: {kind:?} cannot be done")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// All acts of a position by their first two decisions, and each of them after a needless conversion.
fn acts(game: &TerraMystica) -> Vec<Vec<Action>> {
    let legal: Vec<Action> = game.legal().iter().collect();
    let mut acts: Vec<Vec<Action>> = legal.iter().map(|action| whole(game, *action)).collect();
    for action in &legal {
        let mut begun = game.clone();
        begun.play(*action, &mut ()).unwrap();
        if begun.to_move() == Some(action.seat) && begun.is_amid(*action) && !game.prepares(*action) {
            acts.extend(begun.legal().iter().map(|next| [vec![*action], whole(&begun, next)].concat()));
        }
    }
    for action in legal.iter().filter(|action| game.prepares(**action)) {
        let mut converted = game.clone();
        converted.play(*action, &mut ()).unwrap();
        let after = converted.legal();
        acts.extend(after.iter().map(|next| [vec![*action], whole(&converted, next)].concat()));
    }
    acts
}

/// What is wrong with the hints of so many iterations.
fn wrong(iterations: u32) -> Vec<String> {
    let told = all().into_iter().filter_map(|Position { name, tempts, game }| {
        let hint = hint(&game, Mcts::iterations_of(iterations), 3, &Limits::none()).unwrap();
        let best = &hint.options[0];
        let kind = Absurd::of(&game, &best.act)?;
        let told: Vec<&str> = best.line.iter().take(best.act.len()).map(|step| step.text.as_str()).collect();
        Some(format!("{name}: {kind:?} ({tempts:?} is possible): {}", told.join(", ")))
    });
    told.collect()
}

#[test]
fn the_usual_hint_is_never_absurd() {
    let wrong = wrong(TerraMystica::HINT);
    assert!(wrong.is_empty(), "{} of them:\n{}", wrong.len(), wrong.join("\n"));
}

/// On a slow machine the time is up before all iterations are made.
#[test]
fn a_hint_of_a_third_of_the_thought_is_never_absurd() {
    let wrong = wrong(TerraMystica::HINT / 3);
    assert!(wrong.is_empty(), "{} of them:\n{}", wrong.len(), wrong.join("\n"));
}
