//! Whose turn it is.

use kernel::{Game, Seat};
use patchwork::rules::illegal::Waiting;
use patchwork::scenario::Scenario;
use patchwork::{Action, Decision, FIRST, Illegal, Obstacle, SECOND};
use testkit::covers;

use crate::common::{offered, play, refused, take};

#[test]
fn whoever_is_behind_moves() {
    covers!("turn.behind");
    for (spaces, seat) in [((3, 4), FIRST), ((4, 3), SECOND), ((0, 52), FIRST), ((53, 52), SECOND)] {
        for on_top in [FIRST, SECOND] {
            let game = Scenario::people().spaces(spaces.0, spaces.1).on_top(on_top).build();
            assert_eq!(game.to_move(), Some(seat), "{spaces:?}");
        }
    }
}

#[test]
fn the_same_person_moves_again_while_still_behind() {
    covers!("turn.behind");
    let mut game = Scenario::people().spaces(2, 8).next(&[0, 23, 3]).buttons(FIRST, 9).build();
    take(&mut game, 0);
    assert_eq!((game.space(FIRST), game.to_move()), (3, Some(FIRST)));
    take(&mut game, 23);
    assert_eq!((game.space(FIRST), game.to_move()), (4, Some(FIRST)));
}

#[test]
fn on_a_shared_space_the_upper_token_moves() {
    covers!("turn.on-top");
    for seat in [FIRST, SECOND] {
        let game = Scenario::people().spaces(17, 17).on_top(seat).build();
        assert_eq!(game.to_move(), Some(seat));
    }
}

#[test]
fn whoever_lands_on_the_other_token_lies_on_top_and_moves_again() {
    covers!("turn.on-top");
    for (mover, spaces) in [(FIRST, (6, 8)), (SECOND, (8, 6))] {
        // Patch 4 takes 2 spaces of time. Before the move the other token counts as having moved last.
        let other = Seat(1 - mover.0);
        let mut game = Scenario::people().spaces(spaces.0, spaces.1).on_top(other).next(&[4]).build();
        take(&mut game, 4);
        assert_eq!((game.space(FIRST), game.space(SECOND)), (8, 8));
        assert_eq!(game.on_top(), mover);
        assert_eq!(game.to_move(), Some(mover));
    }
}

#[test]
fn whoever_is_home_moves_no_more_and_the_other_takes_all_turns() {
    covers!("turn.finished");
    let mut game = Scenario::people().spaces(40, 53).next(&[0, 2, 3, 4]).buttons(FIRST, 30).build();
    for patch in [0, 2, 3, 4] {
        assert_eq!(game.to_move(), Some(FIRST));
        take(&mut game, patch);
        assert_eq!(game.space(SECOND), 53);
    }
    play(&mut game, "advance");
    assert_eq!((game.space(FIRST), game.to_move()), (53, None));
}

#[test]
fn a_turn_is_an_advance_or_a_patch_and_nothing_else() {
    covers!("turn.choice");
    let game = Scenario::people().next(&[0, 2, 9]).build();
    let offered = offered(&game);
    assert_eq!(offered[0], Action::Advance);
    assert!(offered[1..].iter().all(|action| matches!(action, Action::Take { .. })));
    for text in ["leather a1", "automa"] {
        assert_eq!(refused(&game, text), Illegal::Waiting(Waiting::Turn));
    }
    // One of the two, not both: the turn passes.
    let mut after = game.clone();
    play(&mut after, "advance");
    assert_eq!(after.to_move(), Some(SECOND));
}

#[test]
fn the_decision_says_what_can_be_done_and_why_not() {
    covers!("turn.choice");
    let game = Scenario::people().spaces(4, 10).next(&[0, 20, 9]).build();
    let Some(Decision::Turn { seat, advance_to, offers }) = game.decision() else { panic!() };
    assert_eq!((seat, advance_to), (FIRST, 11));
    let seen: Vec<_> =
        offers.iter().map(|offer| (offer.patch.0, offer.to, offer.placements, offer.obstacle)).collect();
    assert_eq!(seen[0], (0, 5, 144, None));
    assert_eq!(seen[1], (20, 7, 168, None));
    assert_eq!(seen[2], (9, 9, 64, Some(Obstacle::TooDear(1))));
}
