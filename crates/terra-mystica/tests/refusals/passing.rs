//! Passing.

use terra_mystica::Illegal as I;

use super::{after, lone, nomads};

refusals! {
    passing_without_a_card: nomads().game(), "pass" => I::PassWithout,
    passing_with_a_card_in_the_last_round: nomads().round(6).game(), "pass BON1" => I::PassWith,
    keeping_the_own_card: nomads().bonus(0, "BON3").game(), "pass BON3" => I::BonusNotThere { .. },
    taking_another_players_card: nomads().bonus(1, "BON4").game(), "pass BON4" => I::BonusNotThere { .. },
    a_card_that_is_out_of_the_game:
        nomads().middle(&[("BON1", 0), ("BON2", 0), ("BON6", 0)]).game(),
        "pass BON10" => I::BonusNotThere { .. },
    the_card_that_somebody_took_before: after(nomads(), "pass BON1"), "pass BON1" => I::BonusNotThere { .. },
    passing_in_the_middle_of_an_action: after(nomads(), "upgrade E8 to TP"), "pass BON1" => I::ActionTaken,
    passing_with_a_cult_step_due:
        after(nomads().bonus(0, "BON2"), "action BON2"), "pass BON1" => I::ActionTaken,
    passing_with_a_priest_undecided:
        after(lone("riverwalkers"), "convert 5pw to p"), "pass BON1" => I::DueFirst,
}
