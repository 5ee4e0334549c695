//! Priests, cult steps and the top spaces.

use terra_mystica::Illegal as I;
use terra_mystica::scenario::Scenario;

use super::{after, lone, nomads};

/// Two markers at 9, one key, and a town tile with a step on each track.
fn one_key() -> Scenario {
    Scenario::two("witches", "nomads")
        .trading_house(0, "A1 A2")
        .dwelling(0, "A3 A4")
        .goods(0, 30, 12, 3)
        .cults(0, [9, 9, 3, 0])
        .dwelling(1, "E8")
}

refusals! {
    sending_a_priest_who_is_not_there: nomads().goods(0, 9, 9, 0).game(), "send p to fire for 3" => I::NoPriest,
    a_space_that_is_taken:
        nomads().priest_on(1, "fire", 3).game(), "send p to fire for 3" => I::PriestSpace { value: 3, .. },
    all_smaller_spaces_taken:
        nomads().priest_on(1, "air", 2).priest_on(1, "air", 2).priest_on(0, "air", 2).game(),
        "send p to air for 2" => I::PriestSpace { value: 2, .. },
    a_space_of_four: nomads().game(), "send p to fire for 4" => I::PriestSpace { value: 4, .. },
    a_space_of_nothing: nomads().game(), "send p to fire for 0" => I::PriestSpace { value: 0, .. },
    a_cult_step_without_a_reason: nomads().game(), "+fire" => I::NoStepDue,
    a_cult_step_after_another_action: after(nomads(), "action ACT4"), "+fire" => I::NoStepDue,
    a_second_cult_step: after(nomads().bonus(0, "BON2"), "action BON2. +fire"), "+fire" => I::NoStepDue,
    no_marker_waits_for_a_key: nomads().game(), "top fire" => I::NoTopDue,
    with_keys_for_all_nothing_waits:
        after(one_key().keys(0, 1), "upgrade A3 to TP. +TW5"), "top fire" => I::NoTopDue,
    a_marker_that_is_not_near_the_top:
        after(one_key(), "upgrade A3 to TP. +TW5"), "top earth" => I::TopNot { .. },
    a_second_marker_for_one_key:
        after(one_key(), "upgrade A3 to TP. +TW5. top fire"), "top water" => I::NoTopDue,
    the_choice_of_a_marker_is_not_put_off: after(one_key(), "upgrade A3 to TP. +TW5"), "done" => I::DueFirst,
    the_steps_of_two_spades_are_taken:
        after(lone("acolytes"), "action ACT6. +fire"), "done" => I::DueFirst,
}
