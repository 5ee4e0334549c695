//! `automa companion tapestry`: whole evenings by script, short lines, wrong lines, and the saves that come of it.
#![allow(clippy::unwrap_used, reason = "also the helpers of a test may")]

mod talk;

use kernel::{Dice, Game, Legal, Seat};
use serde_json::Value;
use talk::{Evening, answered, is_whole, objects, pick};
use tapestry::Track;
use tapestry::companion::{CompanionAction, CompanionDecision, TapestryCompanion, Told};

const GAME: &str = "tapestry";

/// The northernmost hex, as the first row of every map names it.
const MAP: &str = "                    0/-3";

/// A step and something on the map each turn, now and then an income turn.
fn choose(table: &TapestryCompanion, decision: CompanionDecision, dice: &mut Dice) -> CompanionAction {
    let all: Vec<CompanionAction> = table.legal().iter().collect();
    let said = |seat: Seat, told: Told| CompanionAction::Told { seat, told };
    match decision {
        CompanionDecision::Turn { seat, told: 0 }
            if table.table().player_at(seat).income_turns == 0 || dice.below(7) == 0 =>
        {
            said(seat, Told::Income)
        }
        CompanionDecision::Turn { seat, told: 2.. } => said(seat, Told::Done),
        CompanionDecision::Turn { seat, .. } if table.table().player_at(seat).income_turns >= 5 => {
            said(seat, Told::Done)
        }
        CompanionDecision::Turn { .. } => {
            let income = |one: &CompanionAction| {
                matches!(one, CompanionAction::Told { told: Told::Income | Told::Done, .. })
            };
            let rest: Vec<CompanionAction> = all.iter().copied().filter(|one| !income(one)).collect();
            pick(dice, if rest.is_empty() { &all } else { &rest })
        }
        CompanionDecision::Result { seat } => CompanionAction::Result { seat, vp: 161 },
        _ => pick(dice, &all),
    }
}

fn evening(settings: &[(&str, &str)], seed: u64) -> (Vec<String>, TapestryCompanion) {
    talk::evening(settings, seed, choose)
}

#[test]
fn a_whole_evening_in_words() {
    let at = Evening::of(GAME);
    let settings = [("level", "3"), ("automa-civilization", "conquerors"), ("first", "person")];
    let (lines, table) = evening(&settings, 11);
    // The map is looked at after each line, the reasons now and then; that is no part of the save.
    let asking: Vec<String> =
        lines.chunks(4).map(|some| format!("{}\nmap\nwhy\n", some.join("\nmap\n"))).collect();
    let script =
        format!("{}score\nassume\nhistory\nmap\ntracks\ncards\ncults\nhelp\nsave\nquit\n", asking.concat());
    let args = ["--seed", "11", "--level", "3", "--automa-civilization", "conquerors", "--first", "person"];
    let text = at.companion(&args, &script);
    assert!(
        text.starts_with("Tapestry at the table: you against the Automa and the Shadow Empire. Level 3"),
        "{text}"
    );
    let parts = [
        "Automa: Conquerors.",
        "with the income card of level 3",
        "Alliance, ",
        "You: the first turn is an income turn.",
        "You: income turn 1.",
        "1. Income turn 1 of the bots.",
        "Left card ",
        "Right card ",
        "Move the token of Automa on ",
        "Move the token of Shadow Empire on ",
        "Put an outpost of the Automa on ",
        "Draw a territory tile and lay it on ",
        "Discard the three open tech cards",
        "Lay the top tapestry card face down beside the Automa's mat",
        "Cover the next slot of the Automa's mat",
        "Automa advances on ",
        "Shadow Empire advances on ",
        "Rule automa.scan.",
        "The bots have finished",
        "You: 161 VP.",
        "Cards left in the decision deck",
        "[tile]",
        "There is no cults at this table. Look at: map, tracks, seats, cards, table.",
    ];
    is_whole(&text, &parts, &["[tac-", "[ta-", "[tc-", "[co-", "nothing I know"]);
    let maps = text.matches(MAP).count();
    assert!(maps > lines.len(), "{maps} maps of {} lines", lines.len());
    assert!(text.contains("Continue with: automa continue tapestry-companion-11"), "{text}");
    let state = at.replays(11, &lines, &table);
    assert_eq!(state["seats"][1]["vp"], table.score(Seat(1)));
    assert_eq!(state["seats"][0]["told"], 161);
    assert_eq!(state["seats"][0]["vp"], Value::Null, "what people own is their business");
}

#[test]
fn a_whole_evening_of_two_people_as_json_with_cards_of_their_own() {
    let at = Evening::of(GAME);
    let settings = [("mode", "shadow"), ("cards", "own")];
    let (lines, table) = evening(&settings, 5);
    let script = format!("{}\nundo\nredo\nscore\ncards\nquit\n", lines.join("\n"));
    let args = ["--seed", "5", "--mode", "shadow-empire", "--cards", "own", "--json"];
    let objects = objects(&at.companion(&args, &script));
    assert_eq!(objects.len(), 1 + lines.len() + 5);
    let (turns, cards) = answered(&objects, lines.len());
    // The last card of a deck needs no telling.
    assert!(turns > 10 && cards > turns && cards <= 2 * turns, "{turns} turns, {cards} cards");
    let last = &objects[lines.len()];
    assert_eq!(last["state"]["mode"], "shadow-empire");
    for (number, track) in ["exploration", "technology", "science", "military"].into_iter().enumerate() {
        let track_there = &last["state"]["seats"][2]["tracks"][track];
        assert_eq!(*track_there, table.table().position_of(Seat(2), Track::ALL[number]), "{track}");
    }
    assert_eq!(objects[lines.len() + 1]["undone"]["line"], lines.last().unwrap().as_str());
    assert_eq!(objects[lines.len() + 3]["score"].as_array().unwrap().len(), 3);
    assert!(objects[lines.len() + 4]["shown"].as_array().unwrap().len() >= 2);
}

#[test]
fn a_hard_evening_with_ones_own_dice_in_german() {
    let at = Evening::of(GAME);
    let (lines, _) = evening(&[("level", "6"), ("cards", "own"), ("die", "own")], 3);
    let script = format!("{}\nassume\nhelp\nquit\n", lines.join("\n"));
    let args = ["--seed", "3", "--level", "6", "--cards", "own", "--die", "own", "--language", "de"];
    let text = at.companion(&args, &script);
    let parts = [
        "Tapestry am Spieltisch",
        "Sieh dir die oberste Fortschrittskarte an",
        "Wirf den Wissenschaftswürfel",
        "Karte ",
    ];
    is_whole(&text, &parts, &["[tac-", "[ta-", "[tc-", "[co-", "Move the token", "The bots"]);
}

#[test]
fn short_lines_several_at_once_and_enter_are_understood() {
    let at = Evening::of(GAME);
    let args = ["--seed", "3", "--first", "person"];
    // Income, Enter ends the turn, Enter lets the bots go on, a turn in one line, Enter.
    let script = "income\n\n\nsci. explore 1/0. conquer 1/0. done\n\nMIL 4\nlandmark for\n\n\n";
    let text = at.companion(&args, script);
    assert!(!text.contains("nothing I know") && !text.contains("Not now"), "{text}");
    let session = at.session::<TapestryCompanion>(3);
    let game = session.game();
    assert_eq!(game.table().position_of(Seat(0), Track::Military), 4);
    assert_eq!(game.table().position_of(Seat(0), Track::Science), 1);
    assert_eq!(game.table().controlled(Seat(0)).len(), 2);
    assert_eq!(game.table().player_at(Seat(0)).landmarks.count_ones(), 1, "{text}");
    assert_eq!(game.table().player_at(Seat(1)).income_turns, 1);
    assert!(matches!(game.decision(), Some(CompanionDecision::Turn { seat: Seat(0), told: 0 })));
    // Beside two people the map needs no telling.
    let at = Evening::of(GAME);
    let two = ["--seed", "3", "--first", "person", "--mode", "shadow"];
    let text = at.companion(&two, "income. explore 1/0. done\n");
    assert!(text.contains("it needs no telling") && text.contains("Player 2: the first turn"), "{text}");
}

#[test]
fn wrong_lines_get_an_answer_and_change_nothing() {
    let at = Evening::of(GAME);
    let input = "income\nnonsense\nincome\nexplore 9/9\nexplore 2/0\nconquer 0/1\ncard 3\nautoma\nfix vp many\n\
                 fix hex 0/1 P1\nresult 12\nscience. science 99\n\u{1b}[2J\nundo\nundo\nredo\nredo\nlook\nwhy\n";
    let args = ["--seed", "3", "--first", "person"];
    at.refuses(&args, input, 2..14, "P1: income");
    // People alone need no companion.
    at.opens_only_its_own(["--mode", "people"]);
}

#[test]
fn an_attack_on_the_automa_reminds_of_its_cards() {
    let at = Evening::of(GAME);
    let facts = "income\nfix explored 1/0 yes\nfix hex 1/0 automa\nfix pile 2\n";
    let args = ["--seed", "3", "--first", "person"];
    let text = at.companion(&args, &format!("{facts}conquer 1/0\ncards\nquit\n"));
    is_whole(
        &text,
        &["1. Turn up the 2 cards beside the Automa's mat", "2. Topple the outpost of Automa on 1/0"],
        &["[tac-"],
    );
    // The same for programs.
    let at = Evening::of(GAME);
    let args = ["--seed", "3", "--first", "person", "--json"];
    let objects = objects(&at.companion(&args, &format!("{facts}conquer 1/0 trapped\n")));
    let last = objects.last().unwrap().to_string();
    assert!(last.contains("1 card is left there"), "{last}");
}
