//! Power from neighbours, and what some get for it.

use terra_mystica::Illegal as I;
use terra_mystica::TerraMystica;
use terra_mystica::rules::action::Waiting;
use terra_mystica::scenario::Scenario;

use super::{after, nomads};

/// The Witches are offered 1 power.
fn offered() -> TerraMystica {
    after(nomads().bowls(1, [4, 4, 4]), "upgrade E8 to TP. done")
}

/// The Chaos Magicians build twice next to the Mermaids, first for 1 power, then for 3.
fn twice() -> TerraMystica {
    let game = Scenario::two("chaosmagicians", "mermaids")
        .stronghold(0, "I1")
        .dwelling(0, "D5 D4")
        .dwelling(1, "E8")
        .trading_house(1, "E7")
        .goods(0, 40, 20, 0)
        .bowls(1, [8, 4, 0]);
    after(game, "action ACTC. upgrade D4 to TP. done. upgrade D5 to TP. done")
}

/// The Cultists built, the Witches took the power, and a cult step is due.
fn reward() -> TerraMystica {
    let game = Scenario::neighbours("cultists", "witches").goods(0, 30, 12, 3).bowls(1, [4, 4, 4]);
    after(game, "upgrade E8 to TP. done. leech 1")
}

/// The Shapeshifters built, with so many points, and the Witches took the power.
fn token(vp: u16) -> TerraMystica {
    let game = Scenario::neighbours("shapeshifters", "witches")
        .open_offers()
        .goods(0, 30, 12, 3)
        .bowls(1, [4, 4, 4])
        .vp(0, vp);
    after(game, "upgrade E8 to TP. witches: leech 1 from shapeshifters")
}

refusals! {
    power_that_nobody_offers: nomads().game(), "leech 1 from witches" => I::NoOffer { .. },
    declining_what_nobody_offers: nomads().game(), "decline 1 from witches" => I::NoOffer { .. },
    more_power_than_is_offered: offered(), "leech 2 from nomads" => I::NoOffer { .. },
    power_of_another_player: offered(), "leech 1 from witches" => I::NoOffer { .. },
    declining_another_amount: offered(), "decline 2 from nomads" => I::NoOffer { .. },
    who_built_is_offered_nothing: offered(), "nomads: leech 1 from nomads" => I::Seat { .. },
    an_answer_twice:
        after(nomads().bowls(1, [4, 4, 4]), "upgrade E8 to TP. done. leech 1"),
        "leech 1 from nomads" => I::NoOffer { .. },
    an_answer_before_the_turn_is_over:
        after(nomads().bowls(1, [4, 4, 4]), "upgrade E8 to TP"),
        "witches: leech 1 from nomads" => I::Seat { .. },
    an_action_before_the_answer: offered(), "upgrade E7 to TP" => I::NotYourTurn,
    a_later_offer_before_an_earlier_one: twice(), "leech 3 from chaosmagicians" => I::OfferEarlier,
    declining_a_later_offer_first: twice(), "decline 3 from chaosmagicians" => I::OfferEarlier,
    taking_power_without_room:
        after(nomads().open_offers().bowls(1, [0, 0, 12]), "upgrade E8 to TP"),
        "witches: leech 1 from nomads" => I::OfferVoid,
    a_reward_is_not_given_up: reward(), "done" => I::NotYourTurn,
    no_action_before_the_reward: reward(), "upgrade E8 to TE" => I::OthersFirst,
    a_reward_belongs_to_who_built: reward(), "witches: +fire" => I::Seat { .. },
    a_token_that_is_not_due: nomads().game(), "gain P3 for VP" => I::NoTokenDue,
    a_token_for_nobody_elses_points: token(20), "witches: gain P3 for VP" => I::Seat { .. },
    a_token_without_a_point: token(0), "gain P3 for VP" => I::TokenShort,
    a_new_terrain_for_a_late_answerer:
        after(
            Scenario::neighbours("shapeshifters", "witches")
                .open_offers()
                .colour(0, "red")
                .stronghold(0, "D5")
                .goods(0, 30, 12, 3)
                .bowls(0, [0, 0, 12])
                .bowls(1, [4, 4, 4])
                .passed(1),
            "upgrade E8 to TP. done. action ACTH5"
        ),
        "witches: pick-color blue" => I::NoColourWanted,
    an_income_priest_is_decided_by_its_owner:
        after(
            Scenario::two("riverwalkers", "witches").temple(0, "E8").goods(0, 9, 3, 0).passed(1),
            "pass BON1"
        ),
        "done" => I::Wanted(Waiting::Priest),
}
