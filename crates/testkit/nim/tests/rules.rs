//! Every rule of the game, and the battery that every game passes.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use kernel::{Dice, Game, NoTrail, Options, Pack, Reasons, Seat, Seed, Verdict};
use nim::automa::choose;
use nim::{Action, Card, Event, Illegal, Kit, Nim, NimOptions};
use testkit::{Battery, covers};

fn kit() -> &'static Kit {
    Kit::with_packs(&[]).unwrap()
}

fn people() -> NimOptions {
    NimOptions { automa: false, ..NimOptions::default() }
}

fn any_action(_: &Nim, dice: &mut Dice) -> Action {
    if dice.one_in(4) { Action::Automa } else { Action::Take(dice.below(6) as u8) }
}

fn visible(game: &Nim, _: Seat) -> String {
    format!("{} {:?} {:?} {:?}", game.heap(), game.discards(), game.to_move(), game.decision())
}

#[test]
fn the_battery() {
    for options in [people(), NimOptions::default()] {
        Battery::<Nim> { kit: kit(), options, games: 20, any_action, visible }.run();
    }
}

#[test]
fn every_rule_has_a_test() {
    testkit::rules_have_tests(Nim::rules(), env!("CARGO_MANIFEST_DIR"));
}

#[test]
fn one_to_three_stones_are_taken_and_the_last_one_wins() {
    covers!("turn.take", "end.last");
    let mut game = Nim::start(kit(), &NimOptions { heap: 15, ..people() }, Seed(1)).unwrap();
    assert_eq!(game.play(Action::Take(4), &mut ()), Err(Illegal::Stones { heap: 15 }));
    assert_eq!(game.play(Action::Take(0), &mut ()), Err(Illegal::Stones { heap: 15 }));
    for _ in 0..4 {
        game.play(Action::Take(3), &mut ()).unwrap();
    }
    assert_eq!((game.heap(), game.to_move()), (3, Some(Seat(0))));
    game.play(Action::Take(3), &mut ()).unwrap();
    assert_eq!([0, 1].map(|seat| game.score(Seat(seat))), [1, 0]);
    assert_eq!(game.play(Action::Take(1), &mut ()), Err(Illegal::NotNow));
}

#[test]
fn the_automa_leaves_whole_groups_and_takes_the_most() {
    covers!("automa.group", "automa.most");
    let mut reasons = Reasons::default();
    // 21 less 1, 2, 3: 20, 19 and 18 stones, of which 18 are whole groups of three.
    assert_eq!(choose(Card { number: 2, group: 3 }, 21, &mut reasons), Some(3));
    assert_eq!(
        reasons.steps.iter().map(|step| step.verdict).collect::<Vec<_>>(),
        [Verdict::Narrowed, Verdict::NotNeeded]
    );
    // 20 and 18 are both even: the most.
    assert_eq!(choose(Card { number: 1, group: 2 }, 21, &mut NoTrail), Some(3));
}

#[test]
fn the_automa_draws_each_card_once_before_it_shuffles() {
    covers!("automa.draw");
    let options = NimOptions { heap: 31, ..NimOptions::default() };
    let mut game = Nim::start(kit(), &options, Seed(7)).unwrap();
    let mut drawn = Vec::new();
    while drawn.len() < 3 {
        let mut events = Vec::new();
        game.play(Action::Take(1), &mut ()).unwrap();
        game.play(Action::Automa, &mut events).unwrap();
        drawn.extend(events.iter().filter_map(|event| match event {
            Event::Chose { card, .. } => Some(*card),
            Event::Took { .. } => None,
        }));
    }
    drawn.sort_unstable();
    assert_eq!(drawn, [1, 2, 3]);
}

#[test]
fn a_pack_replaces_a_card_and_a_wrong_one_says_where() {
    let pack = |text: &str| Pack { name: "mine.toml".to_owned(), text: text.to_owned() };
    let kit = Kit::with_packs(&[pack("[[card]]\nnumber = 1\ngroup = 5\n")]).unwrap();
    assert_eq!(kit.card(1), Some(Card { number: 1, group: 5 }));
    let wrong = Kit::with_packs(&[pack("[[card]]\nnumber = 1\nsize = 5\n")]).unwrap_err().to_string();
    assert!(wrong.starts_with("mine.toml, line 3"), "{wrong}");
    assert!(NimOptions::default().set("heap", "2").is_err());
}
