//! Traps, of the Automa and of the person.

use kernel::Seat;
use tapestry::automa::BotTask;
use tapestry::components::Benefit;
use tapestry::scenario::Scenario;
use tapestry::{Achievement, Event, Tapestry, TapestryOptions, Track};
use testkit::covers;

use super::{quiet, solo};
use crate::common::{controls, hand, play, vp};

/// The person conquers a territory of the Automa with one outpost.
fn attack(
    options: TapestryOptions,
    cards: &[&str],
    change: impl FnOnce(Scenario) -> Scenario,
) -> (Vec<Event>, Tapestry) {
    let table = quiet(options).outpost(1, (2, -1)).hand(1, cards).rich(0, 8);
    let mut game = change(table).build();
    let mut events = play(&mut game, "advance military 0 culture");
    let conquers = crate::common::texts(&game).iter().any(|text| text == "hex 2/-1");
    if conquers {
        events.extend(play(&mut game, "hex 2/-1"));
    }
    (events, game)
}

#[test]
fn the_automa_turns_up_its_cards() {
    covers!("automa.traps");
    let (events, game) = attack(solo(2), &["capitalism", "trap"], |table| table);
    assert!(controls(&game, 1, (2, -1)), "{events:?}");
    assert!(events.iter().any(|event| matches!(event, Event::Toppled { seat: Seat(0), by: Seat(1), .. })));
    assert!(
        events.iter().any(|event| matches!(event, Event::Rolled { .. })),
        "the attacker still has the dice"
    );
    assert!(hand(&game, 1) <= 1, "no card after the Trap is turned up, none before stays");
    let (_, game) = attack(solo(2), &["capitalism", "democracy"], |table| table);
    assert!(controls(&game, 0, (2, -1)));
    assert_eq!(hand(&game, 1), 0, "all are turned up");
    // They are discarded: with the deck empty they are shuffled, and drawn again.
    let (_, mut game) = attack(solo(2), &["capitalism", "democracy"], Scenario::empty_deck);
    for cards in 1..=2 {
        Scenario::happen(&mut game, 0, crate::common::space(Track::Technology, 2));
        crate::common::settle(&mut game);
        assert_eq!(hand(&game, 0), cards);
    }
    // Cards on the mat never count.
    let (_, game) = attack(solo(2), &[], |table| table.on_mat(1, 1, "trap"));
    assert!(controls(&game, 0, (2, -1)));
    // Pillage and Plunder stops it.
    let (_, game) = attack(solo(2), &["trap"], |table| table.on_mat(0, 0, "pillage_and_plunder"));
    assert!(controls(&game, 0, (2, -1)));
    assert_eq!(hand(&game, 1), 1);
}

#[test]
fn the_person_may_cancel_a_trap_of_the_automa() {
    covers!("automa.traps", "conquer.trap");
    let options = TapestryOptions { expansions: [true, false, false], allow_guesses: true, ..solo(2) };
    let (_, mut game) = attack(options, &["trap"], |table| table.hand(0, &["double_cross"]));
    assert_eq!(crate::common::texts(&game), ["card double_cross", "no"]);
    let mut declined = game.clone();
    play(&mut declined, "no");
    assert!(controls(&declined, 1, (2, -1)));
    play(&mut game, "card double_cross");
    assert!(controls(&game, 0, (2, -1)));
    // Without such a card nothing is asked.
    let (_, game) = attack(options, &["trap"], |table| table.hand(0, &["academia"]));
    assert!(!crate::common::texts(&game).contains(&"no".to_owned()));
}

#[test]
fn no_traps_after_the_end() {
    covers!("automa.traps.late");
    let late = |table: Scenario| table.income_turns(1, 5).income_turns(2, 5).done(1).done(2);
    let (_, game) = attack(solo(2), &["trap"], late);
    assert!(controls(&game, 0, (2, -1)));
    let mut options = solo(2);
    options.bots.late_traps = true;
    let (_, game) = attack(options, &["trap"], late);
    assert!(controls(&game, 1, (2, -1)));
}

#[test]
fn the_person_answers_with_a_trap() {
    covers!("automa.traps.person", "automa.conquer.opponent");
    let table = quiet(solo(2))
        .outpost(0, (-1, 2))
        .outpost(0, (1, 1))
        .toppled(1, (1, 1))
        .hand(0, &["trap"])
        .pair(1, 2);
    let mut game = table.build();
    Scenario::bot_does(&mut game, 1, BotTask::Benefit(Benefit::Conquer(false)));
    assert_eq!(kernel::Game::to_move(&game), Some(Seat(0)));
    let mut declined = game.clone();
    play(&mut declined, "no");
    assert!(controls(&declined, 1, (-1, 2)));
    crate::common::any(&mut game, "card trap");
    play(&mut game, "gain coin");
    assert!(controls(&game, 0, (-1, 2)));
    assert_eq!(game.achieved()[Achievement::ToppleTwo.index()], 1, "both toppled outposts count at once");
    assert_eq!(vp(&game, 0), 10);
}
