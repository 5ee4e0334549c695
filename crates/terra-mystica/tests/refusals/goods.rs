//! Goods, power, conversions and tokens.

use terra_mystica::Illegal as I;

use super::{after, lone, nomads};

refusals! {
    burning_without_tokens_in_the_second_bowl:
        nomads().bowls(0, [4, 0, 8]).game(), "burn" => I::Burn { have: 0 },
    burning_a_single_token: nomads().bowls(0, [4, 1, 8]).game(), "burn" => I::Burn { have: 1 },
    burning_after_a_conversion: after(nomads(), "convert pw to c"), "burn" => I::ConvertOrder,
    power_after_workers: after(nomads(), "convert w to c"), "convert pw to c" => I::ConvertOrder,
    priests_after_workers: after(nomads(), "convert w to c"), "convert p to w" => I::ConvertOrder,
    a_priest_for_power_after_a_worker_for_power:
        after(nomads(), "convert 3pw to w"), "convert 5pw to p" => I::ConvertOrder,
    a_priest_with_four_power:
        nomads().bowls(0, [4, 4, 4]).game(), "convert 5pw to p" => I::ConvertShort { need: 5, .. },
    a_worker_with_two_power:
        nomads().bowls(0, [4, 4, 2]).game(), "convert 3pw to w" => I::ConvertShort { need: 3, .. },
    a_coin_without_power:
        nomads().bowls(0, [8, 4, 0]).game(), "convert pw to c" => I::ConvertShort { need: 1, .. },
    a_worker_without_a_priest:
        nomads().goods(0, 5, 5, 0).game(), "convert p to w" => I::ConvertShort { of: "p", .. },
    a_coin_without_a_worker:
        nomads().goods(0, 5, 0, 5).game(), "convert w to c" => I::ConvertShort { of: "w", .. },
    points_for_coins_only_for_the_alchemists: nomads().game(), "convert 2c to vp" => I::ConvertFaction { .. },
    coins_for_points_only_for_the_alchemists: nomads().game(), "convert vp to c" => I::ConvertFaction { .. },
    the_alchemists_need_two_coins:
        lone("alchemists").goods(0, 1, 0, 0).game(), "convert 2c to vp" => I::ConvertShort { need: 2, .. },
    the_alchemists_need_a_point:
        lone("alchemists").vp(0, 0).game(), "convert vp to c" => I::ConvertShort { of: "vp", .. },
    priests_for_workers_are_for_the_darklings: nomads().game(), "convert w to p" => I::ConvertFaction { .. },
    priests_for_workers_need_the_turn_of_the_stronghold:
        lone("darklings").stronghold(0, "D5").game(), "convert w to p" => I::ConvertFaction { .. },
    a_fourth_priest_for_a_worker:
        after(
            lone("darklings").trading_house(0, "D5").goods(0, 30, 12, 0),
            "upgrade D5 to SH. convert w to p. convert w to p. convert w to p"
        ),
        "convert w to p" => I::ConvertFaction { .. },
    the_darklings_need_a_worker_to_trade:
        after(lone("darklings").trading_house(0, "D5").goods(0, 30, 4, 0), "upgrade D5 to SH"),
        "convert w to p" => I::ConvertShort { of: "w", .. },
    the_darklings_need_room_for_a_priest:
        after(lone("darklings").trading_house(0, "D5").goods(0, 30, 9, 7), "upgrade D5 to SH"),
        "convert w to p" => I::ConvertShort { of: "w", .. },
    no_tokens_leave_without_a_reason: lone("dragonlords").game(), "tokens 1/0/0" => I::NoTokensWanted,
    too_few_tokens_for_a_volcano:
        after(lone("dragonlords").bowls(0, [4, 4, 4]), "dig D5"), "tokens 1/0/0" => I::TokensCount { need: 2 },
    too_many_tokens_for_a_volcano:
        after(lone("dragonlords").bowls(0, [4, 4, 4]), "dig D5"), "tokens 1/1/1" => I::TokensCount { need: 2 },
    tokens_that_are_not_in_that_bowl:
        after(lone("dragonlords").bowls(0, [1, 4, 4]), "dig D5"),
        "tokens 2/0/0" => I::TokensBowl { have: [1, 4, 4] },
    a_new_home_needs_five_tokens:
        lone("shapeshifters").stronghold(0, "D5").bowls(0, [1, 1, 2]).game(),
        "action ACTH6" => I::TokensShort { need: 5, have: 4 },
    a_new_home_needs_five_power:
        lone("shapeshifters").stronghold(0, "D5").bowls(0, [4, 4, 4]).game(),
        "action ACTH5" => I::TooDear { .. },
    a_new_home_that_is_the_old_one:
        after(lone("shapeshifters").colour(0, "red").stronghold(0, "D5"), "action ACTH5"),
        "pick-color red" => I::SameHome { .. },
    a_new_home_that_is_anothers:
        after(lone("shapeshifters").colour(0, "red").stronghold(0, "D5"), "action ACTH5"),
        "pick-color blue" => I::HomeTaken { .. },
    a_new_home_on_ice:
        after(lone("shapeshifters").colour(0, "red").stronghold(0, "D5"), "action ACTH5"),
        "pick-color ice" => I::NotBasic { .. },
    a_new_home_is_not_given_up:
        after(lone("shapeshifters").colour(0, "red").stronghold(0, "D5"), "action ACTH5"),
        "done" => I::DueFirst,
    no_priest_to_decide_on: lone("riverwalkers").game(), "unlock-terrain red" => I::NoPriestDue,
    no_priest_to_keep: lone("riverwalkers").game(), "unlock-terrain gain-priest" => I::NoPriestDue,
    others_unlock_nothing: after(nomads(), "action ACT2"), "unlock-terrain red" => I::NoPriestDue,
    a_terrain_is_unlocked_once:
        after(lone("riverwalkers").unlocked(0, &["red"]), "action ACT2"),
        "unlock-terrain red" => I::Unlocked { .. },
    the_first_terrain_is_unlocked:
        after(lone("riverwalkers").colour(0, "green"), "action ACT2"),
        "unlock-terrain green" => I::Unlocked { .. },
    ice_is_never_unlocked:
        after(lone("riverwalkers"), "action ACT2"), "unlock-terrain ice" => I::NotBasic { .. },
    unlocking_without_a_coin:
        after(lone("riverwalkers").goods(0, 0, 3, 0), "action ACT2"),
        "unlock-terrain red" => I::UnlockShort { need: 1, .. },
    unlocking_anothers_home_with_one_coin:
        after(lone("riverwalkers").goods(0, 1, 3, 0), "action ACT2"),
        "unlock-terrain blue" => I::UnlockShort { need: 2, .. },
}
