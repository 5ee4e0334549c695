//! What an answer is said to bring is what it brings.

use kernel::{Dice, Game, Legal};
use tapestry::components::effect::Bonus;
use tapestry::{Act, Event, Tapestry, TapestryOptions, Track, Version};

use crate::common::{any, plain, start};

/// How often something was promised, and how often it was not.
#[derive(Default, Debug)]
struct Seen {
    came: u32,
    plain: u32,
    free_bonus: u32,
    used: u32,
}

/// Plays the answer and compares what happens with what was said.
fn check(game: &Tapestry, action: tapestry::Action, seen: &mut Seen) {
    let Act::Token(token) = action.act else { return };
    let step = game.step_of(action.seat, token).unwrap();
    let before = game.player_at(action.seat).tokens[usize::from(token)];
    let mut events = Vec::new();
    game.clone().play(action, &mut events).unwrap();
    let moved = events.iter().find_map(|event| match event {
        Event::Moved { seat, track, to, .. } if *seat == action.seat => Some((*track, *to)),
        _ => None,
    });
    if step.space != before.space {
        assert_eq!(moved, Some((step.track, step.space)), "{step:?} of {events:?}");
    }
    let here = |event: &Event| matches!(event, Event::Benefit { seat, track, space } if (*seat, *track, *space) == (action.seat, step.track, step.space));
    let came = events.iter().any(here);
    assert!(step.benefit || !came, "{step:?} was not promised: {events:?}");
    seen.came += u32::from(came);
    seen.plain += u32::from(!step.benefit);
    seen.free_bonus += u32::from(step.bonus == Bonus::Free);
    seen.used += u32::from(step.used);
}

#[test]
fn a_step_gives_what_was_said_of_it() {
    let mut seen = Seen::default();
    for seed in 0..4000 {
        let options = TapestryOptions {
            seats: 1 + (seed % 4) as u8,
            expansions: [true; 3],
            allow_guesses: seed % 2 == 0,
            version: [Version::Latest, Version::Printed][seed as usize / 2 % 2],
            ..TapestryOptions::default()
        };
        let (mut game, mut dice) = (start(&options, seed), Dice::new(seed));
        while let Some(action) = game.legal().pick(&mut dice) {
            game.legal().iter().take(8).for_each(|one| check(&game, one, &mut seen));
            game.play(action, &mut ()).unwrap();
        }
    }
    println!("{seen:?}");
    let all = [seen.came, seen.plain, seen.free_bonus, seen.used];
    assert!(all.iter().all(|count| *count > 0), "{seen:?}");
}

#[test]
fn a_step_beyond_the_end_is_said_to_give_points() {
    let ended = [Track::Exploration, Track::Technology, Track::Military];
    let scenario = ended.into_iter().fold(plain(), |scenario, track| scenario.at(0, track, 12));
    let mut game = scenario.at(0, Track::Science, 11).rich(0, 4).build();
    any(&mut game, "advance science");
    let action = game.legal().iter().find(|action| matches!(action.act, Act::Token(_))).unwrap();
    let Act::Token(token) = action.act else { unreachable!() };
    let step = game.step_of(action.seat, token).unwrap();
    assert_eq!((step.points, step.space, step.benefit), (5, 12, false));
    let before = game.score(action.seat);
    game.play(action, &mut ()).unwrap();
    assert_eq!(game.score(action.seat), before + 5);
}
