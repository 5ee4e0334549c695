//! Whose turn it is, and what it waits for.

use terra_mystica::Illegal as I;
use terra_mystica::TerraMystica;
use terra_mystica::rules::action::Waiting;
use terra_mystica::scenario::Scenario;

use super::{after, lone, nomads};

fn over() -> TerraMystica {
    after(nomads().round(6), "pass. pass")
}

/// The Nomads built next to the Witches, who may answer late, and go on.
fn open() -> TerraMystica {
    after(nomads().open_offers().bowls(1, [6, 2, 0]), "upgrade E8 to TP")
}

/// Everybody has passed, the Nomads last, and the Witches still have an offer open.
fn late() -> TerraMystica {
    after(nomads().open_offers().bowls(1, [6, 2, 0]).passed(1), "upgrade E8 to TP. done. pass BON1")
}

/// A cult bonus of spades for the Nomads.
fn spades_due() -> TerraMystica {
    after(lone("nomads").scoring("SCORE2").cults(0, [0, 0, 4, 0]).passed(1), "pass BON1")
}

/// The Acolytes get a cult step for the spade of their bonus.
fn step_due() -> TerraMystica {
    after(lone("acolytes").scoring("SCORE2").cults(0, [0, 0, 4, 0]).passed(1), "pass BON1")
}

refusals! {
    nothing_after_the_end: over(), "pass" => I::Over,
    no_answer_after_the_end: over(), "leech 1 from nomads" => I::Over,
    no_sixth_seat: nomads().game(), "P6: pass BON1" => I::NoSeat { .. },
    no_third_seat_for_two: nomads().game(), "P3: pass BON1" => I::NoSeat { .. },
    another_seats_action: nomads().game(), "witches: upgrade E7 to TP" => I::Seat { .. },
    another_seats_pass: nomads().game(), "witches: pass BON1" => I::Seat { .. },
    another_seats_conversion: nomads().game(), "witches: convert w to c" => I::Seat { .. },
    another_seats_burning: nomads().game(), "witches: burn" => I::Seat { .. },
    a_late_answerer_does_not_act: open(), "witches: upgrade E7 to TP" => I::NotYourTurn,
    a_late_answerer_does_not_end_the_turn: open(), "witches: done" => I::NotYourTurn,
    a_late_answerer_does_not_convert: open(), "witches: convert w to c" => I::ConvertOutOfTurn,
    a_late_answerer_does_not_burn: open(), "witches: burn" => I::ConvertOutOfTurn,
    a_late_answerer_takes_no_favour: open(), "witches: +FAV1" => I::NoFavourDue,
    a_late_answerer_takes_no_town: open(), "witches: +TW1" => I::NoTownDue,
    a_late_answerer_does_not_pass: open(), "witches: pass BON1" => I::NotYourTurn,
    who_passed_does_not_act:
        after(nomads().open_offers().bowls(1, [6, 2, 0]).passed(1), "upgrade E8 to TP. done"),
        "witches: upgrade E7 to TP" => I::Passed,
    who_passed_is_not_waited_for: nomads().passed(1).game(), "witches: upgrade E7 to TP" => I::Seat { .. },
    a_second_action: after(nomads(), "action ACT4"), "action ACT3" => I::ActionTaken,
    a_pass_after_an_action: after(nomads(), "action ACT4"), "pass BON1" => I::ActionTaken,
    an_upgrade_after_an_action: after(nomads(), "action ACT4"), "upgrade E8 to TP" => I::ActionTaken,
    a_priest_after_an_action: after(nomads(), "action ACT4"), "send p to fire for 3" => I::ActionTaken,
    an_advance_after_an_action: after(nomads(), "action ACT4"), "advance ship" => I::ActionTaken,
    a_dwelling_after_another_action:
        after(nomads().terrain("D5", "yellow"), "action ACT4"), "build D5" => I::ActionTaken,
    a_special_action_after_an_action:
        after(nomads().bonus(0, "BON2"), "action ACT4"), "action BON2" => I::ActionTaken,
    no_act_before_the_last_answer: late(), "witches: upgrade E7 to TP" => I::Passed,
    no_act_of_others_before_the_last_answer: late(), "nomads: upgrade E8 to TE" => I::Seat { .. },
    no_end_before_an_action: nomads().game(), "done" => I::ActFirst,
    nobody_leaves_an_ordinary_game: nomads().game(), "resign" => I::NobodyLeaves,
    nobody_leaves_with_late_answers: open(), "witches: resign" => I::NobodyLeaves,
    nobody_leaves_twice: after(nomads().record(), "witches: resign"), "witches: resign" => I::Left,
    nobody_leaves_while_a_hex_is_chosen:
        after(nomads().record(), "dig D5"), "witches: resign" => I::Wanted(Waiting::Into),
    nobody_leaves_after_the_end: after(nomads().record().round(6), "pass. pass"), "resign" => I::Over,
    no_end_with_a_favour_tile_due:
        after(nomads().trading_house(0, "D5"), "upgrade D5 to TE"), "done" => I::DueFirst,
    no_end_with_a_cult_step_due: after(nomads().bonus(0, "BON2"), "action BON2"), "done" => I::DueFirst,
    no_action_with_a_priest_undecided:
        after(lone("riverwalkers"), "convert 5pw to p"), "action ACT2" => I::DueFirst,
    no_end_while_a_hex_waits: after(nomads(), "dig D5"), "done" => I::Wanted(Waiting::Into),
    no_conversion_while_a_hex_waits: after(nomads(), "dig D5"), "convert w to c" => I::Wanted(Waiting::Into),
    no_dwelling_while_a_hex_waits: after(nomads(), "dig D5"), "build D5" => I::Wanted(Waiting::Into),
    no_second_hex_while_one_waits: after(nomads(), "dig D5"), "dig D5" => I::Wanted(Waiting::Into),
    no_burning_while_tokens_are_counted:
        after(lone("dragonlords").bowls(0, [4, 4, 4]), "dig D5"), "burn" => I::Wanted(Waiting::Tokens),
    no_end_while_tokens_are_counted:
        after(lone("dragonlords").bowls(0, [4, 4, 4]), "dig D5"), "done" => I::Wanted(Waiting::Tokens),
    no_dwelling_with_a_cult_bonus: spades_due(), "build D5" => I::Wanted(Waiting::Spades),
    no_conversion_with_a_cult_bonus: spades_due(), "convert w to c" => I::Wanted(Waiting::Spades),
    no_pass_with_a_cult_bonus: spades_due(), "pass BON1" => I::Wanted(Waiting::Spades),
    another_seat_has_no_cult_bonus: spades_due(), "swarmlings: done" => I::Seat { .. },
    a_cult_step_of_the_bonus_is_not_given_up: step_due(), "done" => I::NothingToEnd,
    no_hex_for_a_step: step_due(), "dig D5" => I::NoSpadeDue,
    a_faction_is_not_chosen_twice: nomads().game(), "faction witches" => I::Wanted(Waiting::Turn),
    a_terrain_is_not_chosen_in_play: nomads().game(), "pick-color red" => I::Wanted(Waiting::Turn),
    a_double_turn_ends_with_the_second_action:
        after(lone("chaosmagicians").stronghold(0, "D5"), "action ACTC. action ACT4. done. action ACT3"),
        "action ACT2" => I::ActionTaken,
    a_double_turn_has_an_action_before_its_end:
        after(lone("chaosmagicians").stronghold(0, "D5"), "action ACTC"), "done" => I::ActFirst,
    answers_come_in_turn_order:
        after(
            Scenario::of(&["nomads", "witches", "mermaids"])
                .dwelling(0, "E8").dwelling(1, "E7").dwelling(2, "D5").bowls(1, [5, 5, 0]).bowls(2, [5, 5, 0]),
            "upgrade E8 to TP. done"
        ),
        "mermaids: leech 1 from nomads" => I::Seat { .. },
}
