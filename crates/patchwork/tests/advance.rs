//! Advancing for buttons.

use kernel::Game;
use patchwork::scenario::Scenario;
use patchwork::{Action, Event, FIRST, SECOND, Squares};
use testkit::covers;

use crate::common::{incomes, offered, play};

#[test]
fn an_advance_ends_directly_in_front_of_the_other_token() {
    covers!("advance.target", "advance.buttons");
    for (from, other) in [(0, 0), (6, 7), (12, 16), (18, 24), (36, 40)] {
        let mut game = Scenario::people().spaces(from, other).leather_on(&[]).build();
        let events = play(&mut game, "advance");
        assert_eq!(events[0], Event::Advanced { seat: FIRST, from, to: other + 1 });
        assert_eq!(game.space(FIRST), other + 1);
        assert_eq!(game.buttons(FIRST), 5 + i32::from(other + 1 - from), "no printed buttons, so no income");
        assert_eq!(game.to_move(), Some(SECOND));
    }
}

#[test]
fn the_second_person_advances_in_front_of_the_first() {
    covers!("advance.target", "advance.buttons");
    let mut game = Scenario::people().spaces(9, 7).build();
    play(&mut game, "advance");
    assert_eq!((game.space(SECOND), game.buttons(SECOND), game.buttons(FIRST)), (10, 8, 5));
    assert_eq!(game.to_move(), Some(FIRST));
}

#[test]
fn an_advance_stops_on_the_last_space_and_pays_for_the_spaces_moved_only() {
    covers!("advance.target", "advance.buttons", "marks.income-final");
    // At 50 with the other token on 53: three spaces, three buttons, and the income of the last mark.
    let mut game = Scenario::people().spaces(50, 53).printed_buttons(FIRST, 4).build();
    let events = play(&mut game, "advance");
    assert_eq!(events[0], Event::Advanced { seat: FIRST, from: 50, to: 53 });
    assert_eq!(game.buttons(FIRST), 5 + 3 + 4);
    assert!(game.is_over());
}

#[test]
fn two_income_marks_in_one_advance_pay_twice() {
    covers!("advance.buttons", "marks.income-twice", "limits.moves");
    // The longest advance there is.
    let mut game = Scenario::people().spaces(4, 10).printed_buttons(FIRST, 3).build();
    let events = play(&mut game, "advance");
    assert_eq!(incomes(&events, FIRST), [(5, 3), (11, 3)]);
    assert_eq!(game.buttons(FIRST), 5 + 7 + 6);
}

#[test]
fn advancing_is_allowed_with_any_board_and_any_purse() {
    covers!("advance.always");
    let rich = Scenario::people().next(&[0, 20, 23]).buttons(FIRST, 99);
    let poor = Scenario::people().next(&[9, 10, 18]).buttons(FIRST, 0);
    let full = Scenario::people().filled(FIRST, Squares::ALL);
    let bare = Scenario::people().ring(&[]);
    for scenario in [rich, poor, full, bare] {
        for spaces in [(0, 0), (20, 25), (52, 52), (52, 53)] {
            let game = scenario.clone().spaces(spaces.0, spaces.1).build();
            assert_eq!(offered(&game)[0], Action::Advance, "{spaces:?}");
        }
    }
}

#[test]
fn from_a_shared_space_an_advance_is_one_step_for_one_button() {
    covers!("advance.same-space");
    for space in [0, 7, 30, 52] {
        for seat in [FIRST, SECOND] {
            let mut game = Scenario::people().spaces(space, space).on_top(seat).leather_on(&[]).build();
            play(&mut game, "advance");
            assert_eq!((game.space(seat), game.buttons(seat)), (space + 1, 6));
        }
    }
}
