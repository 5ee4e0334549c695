//! What a hint says of an act: all of it, and why, in every language.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod common;

use std::borrow::Cow;
use std::collections::BTreeSet;

use kernel::{Game, Legal, Notation, Purpose, Seed};
use patchwork::Patchwork;
use tapestry::Tapestry;
use terra_mystica::scenario::Scenario;
use terra_mystica::{Action, TerraMystica};
use words::hint::{Figures, compared};
use words::{LANGUAGES, Voice, Words};

const DICE: Purpose = Purpose::new("words/hints");

/// The decisions of an act by their text.
fn act(game: &TerraMystica, texts: &[&str]) -> Vec<Action> {
    let mut at = game.clone();
    let mut act = Vec::new();
    for text in texts {
        let action = at.read(text).unwrap();
        at.play(action, &mut ()).unwrap_or_else(|error| panic!("`{text}`: {error}"));
        act.push(action);
    }
    act
}

/// What is said of an act, and why.
fn told(code: &str, scenario: Scenario, texts: &[&str]) -> (String, Vec<String>) {
    let (words, game) = (Words::of(code).unwrap(), scenario.game());
    let act = act(&game, texts);
    (game.whole(&words, &act), game.merits(&words, &act))
}

/// Nomads at E8, next to Witches at E7, in a round that scores dwellings.
fn nomads() -> Scenario {
    Scenario::neighbours("nomads", "witches")
        .goods(0, 15, 7, 1)
        .bowls(0, [5, 7, 0])
        .scoring("SCORE3")
        .round(2)
}

#[test]
fn digging_and_building_is_one_act_with_its_reasons() {
    let dig = ["dig D5", "into yellow", "build D5", "done"];
    let rich = || nomads().goods(0, 15, 12, 1);
    let (what, why) = told("en", rich(), &dig);
    assert_eq!(what, "Dig and build a dwelling on D5");
    assert_eq!(
        why,
        [
            "Income of each later round: +1 worker.",
            "Round 2 rewards this with 2 VP.",
            "Next to Witches: a trading house there costs half the coins.",
        ]
    );
    let (what, why) = told("de", rich(), &dig);
    assert_eq!(what, "D5 umwandeln und ein Wohnhaus darauf bauen");
    assert_eq!(why[0], "Einkommen in jeder weiteren Runde: +1 Arbeiter.");
    assert_eq!(why[1], "Runde 2 belohnt das mit 2 SP.");
}

#[test]
fn conversions_are_told_with_what_they_are_for() {
    let (what, why) = told("en", nomads(), &["burn", "burn", "burn", "action ACT2", "done"]);
    assert_eq!(what, "Burn 3 power tokens, then: Power action: 3 power for 1 priest (ACT2)");
    assert_eq!(why[0], "You get 1 priest now.");
}

#[test]
fn power_of_neighbours_is_told_with_its_price() {
    let offer = |scenario: Scenario| {
        let mut game = scenario.game();
        for text in ["upgrade E8 to TP", "done"] {
            let action = game.read(text).unwrap();
            game.play(action, &mut ()).unwrap();
        }
        game
    };
    let english = Words::english();
    let free = offer(nomads().bowls(1, [3, 9, 0]));
    assert_eq!(free.merits(&english, &act(&free, &["leech 1 from nomads"]))[0], "1 power for nothing.");
    let dear = offer(nomads().stronghold(1, "D5").bowls(1, [9, 0, 0]));
    assert_eq!(dear.merits(&english, &act(&dear, &["leech 4 from nomads"]))[0], "4 power for 3 VP.");
    assert_eq!(dear.merits(&english, &act(&dear, &["decline 4 from nomads"])), ["4 power would cost 3 VP."]);
}

#[test]
fn passing_tells_what_it_scores_and_what_is_kept() {
    let poor = nomads().goods(0, 1, 0, 0).bowls(0, [12, 0, 0]).bonus(0, "BON9");
    let (_, why) = told("en", poor, &["pass BON1"]);
    let expected = [
        "There is nothing to build or to upgrade now.",
        "Passing now scores 1 VP.",
        "Whoever passes first begins the next round.",
    ];
    assert_eq!(why, expected);
}

#[test]
fn a_priest_tells_of_the_bonus_of_the_round() {
    // The tile ends with something for each so many steps of one cult.
    let game = nomads().cults(0, [2, 2, 2, 2]).game();
    let tile = game.scoring_of(2).unwrap();
    let cult = game.kit().scoring(tile).bonus.cult.unwrap();
    let send = act(&game, &[&format!("send p to {} for 3", cult.name())]);
    let why = game.merits(&Words::english(), &send);
    assert!(why[0].starts_with(&format!("With 5 on {} the round ends with ", cult.name())), "{why:?}");
}

/// Acts of random games: no sentence has a gap or lacks its message.
fn told_whole<G: Voice>(settings: [common::Settings<'_>; 2], least: usize) {
    let is_whole = |text: &str| !text.contains('[') && !text.contains("{$") && !text.contains("  ");
    for (code, _) in LANGUAGES {
        let words = Words::of(code).unwrap();
        let mut told = 0;
        for seed in 0..6 {
            let mut dice = Seed(seed).dice(DICE, 1);
            common::play(settings[seed as usize % 2], seed, DICE, |_, after: &G, _| {
                let Some(action) = after.legal().pick(&mut dice) else { return };
                let why = after.merits(&words, &[action]);
                told += why.len();
                assert!(why.len() <= 3 && is_whole(&after.whole(&words, &[action])));
                assert!(why.iter().all(|one| is_whole(one) && one.ends_with('.')), "{code}: {why:?}");
            });
        }
        assert!(told > least, "{code}: {told}");
    }
}

#[test]
fn every_act_is_told_in_whole_sentences() {
    told_whole::<TerraMystica>([&[("seats", "3"), ("automas", "1")], &[("seats", "4")]], 500);
    told_whole::<Patchwork>([&[], &[("opponent", "person")]], 300);
    told_whole::<Tapestry>([&[], &[("mode", "people"), ("seats", "3")]], 300);
}

/// What is hidden is imagined anew: reasons that differ then would tell of it.
#[test]
fn reasons_tell_nothing_that_is_hidden() {
    let words = Words::english();
    let mut compared = 0;
    for seed in 0..8 {
        let mut dice = Seed(seed).dice(DICE, 2);
        common::play(&[], seed, DICE, |_, after: &Tapestry, _| {
            let (Some(action), Some(seat)) = (after.legal().pick(&mut dice), after.to_move()) else { return };
            if after.role(seat) != kernel::Role::Person {
                return;
            }
            let told = [(); 2].map(|()| after.imagine(seat, &mut dice).merits(&words, &[action]));
            assert_eq!(told[0], told[1], "{}", after.write(action));
            compared += 1;
        });
    }
    assert!(compared > 200, "{compared}");
}

#[test]
fn a_patch_is_worth_its_squares_and_what_its_buttons_pay() {
    let game = patchwork::scenario::Scenario::automa().next(&[20, 22, 30]).build();
    let patch = game.kit().patch(game.next_patches()[0]);
    let legal = game.legal();
    let take = legal.iter().find(|action| game.write(*action).starts_with("take 20 ")).unwrap();
    let why = game.merits(&Words::english(), &[take]);
    let squares = patch.outlines[0].cells().count();
    let marks = game.kit().time_board.incomes(patch.time, 53);
    let covers = format!("It covers {squares} squares, which are {} points at the end.", 2 * squares);
    assert!(why.contains(&covers), "{why:?}");
    if patch.buttons > 0 {
        let paid = format!(": {} buttons.", patch.buttons * marks);
        assert!(why.iter().any(|one| one.ends_with(&paid)), "{why:?}");
    }
    let what = game.whole(&Words::english(), &[take]);
    assert!(what.starts_with("Take the patch for "), "{what}");
    let advance = game.read("advance").unwrap();
    assert_eq!(game.merits(&Words::of("de").unwrap(), &[advance])[0], "Das bringt 1 Knopf.");
}

#[test]
fn an_income_turn_tells_what_it_brings() {
    let words = Words::english();
    let mut told = 0;
    for seed in 0..4 {
        common::play(&[], seed, DICE, |_, after: &Tapestry, _| {
            let income = after.legal().iter().find(|action| action.act == tapestry::Act::Income);
            let Some(income) = income else { return };
            let why = after.merits(&words, &[income]);
            let advances =
                after.legal().iter().any(|action| matches!(action.act, tapestry::Act::Advance { .. }));
            let stuck = why.iter().any(|one| one == "You cannot pay for any further step.");
            assert_eq!(stuck, !advances, "{why:?}");
            assert!(why.iter().any(|one| one.starts_with("It brings ")), "{why:?}");
            told += 1;
        });
    }
    assert!(told > 20, "{told}");
}

/// The tips of random games, by their messages.
fn tips_of<G: Voice>(settings: common::Settings<'_>) -> BTreeSet<String> {
    let mut tips = BTreeSet::new();
    for seed in 0..4 {
        let game: G = common::start(settings, seed);
        tips.extend(game.tip().map(Cow::into_owned));
        common::play(settings, seed, DICE, |_, after: &G, _| tips.extend(after.tip().map(Cow::into_owned)));
    }
    tips
}

#[test]
fn every_game_has_tips_for_a_first_evening_in_every_language() {
    let all = [tips_of::<Patchwork>(&[]), tips_of::<TerraMystica>(&[]), tips_of::<Tapestry>(&[])];
    assert!(all.iter().all(|tips| tips.len() >= 5), "{all:?}");
    for (code, _) in LANGUAGES {
        let words = Words::of(code).unwrap();
        for tip in all.iter().flatten() {
            assert!(words.text(tip).ends_with('.'), "{code}: {tip}");
        }
    }
}

#[test]
fn options_are_compared_with_the_first() {
    let english = Words::english();
    let figures = |points: f64, win: f64| Figures { score: (points, 1.0), win };
    let said = |points, win| compared(&english, &figures(points, win), &figures(130.0, 0.4));
    assert_eq!(said(126.8, 0.3), "3.2 points fewer than with the first option");
    assert_eq!(said(131.0, 0.3), "1.0 points more than with the first option, but won less often");
    assert_eq!(said(131.0, 0.5), "1.0 points more than with the first option, but tried less often");
    assert_eq!(said(130.01, 0.4), "as many points as with the first option");
}
