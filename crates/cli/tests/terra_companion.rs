//! `automa companion terra-mystica`: whole evenings by script, lines of game records, short lines, wrong lines, and
//! the saves that come of it.
#![allow(clippy::unwrap_used, reason = "also the helpers of a test may")]

mod talk;

use std::fmt::Write as _;
use std::path::Path;

use kernel::{Dice, Game, Legal, Notation, Seat};
use serde_json::Value;
use talk::{Evening, answered, is_whole, objects, pick, program, start};
use terra_mystica::Terrain;
use terra_mystica::companion::{CompanionAction, CompanionDecision, TerraCompanion, Told};

const GAME: &str = "terra-mystica";

/// Two things a turn at most, now and then a pass.
fn choose(table: &TerraCompanion, decision: CompanionDecision, dice: &mut Dice) -> CompanionAction {
    let passes = |one: &CompanionAction| matches!(one, CompanionAction::Told { told: Told::Pass(_), .. });
    let (pass, rest): (Vec<CompanionAction>, Vec<CompanionAction>) = table.legal().iter().partition(passes);
    match decision {
        CompanionDecision::Turn { told: 2.., seat } => CompanionAction::Told { seat, told: Told::Done },
        CompanionDecision::Turn { told: 0, .. } if dice.below(5) == 0 => pick(dice, &pass),
        CompanionDecision::Result { seat } => CompanionAction::Result { seat, vp: 61 },
        _ if rest.is_empty() => pick(dice, &pass),
        _ => pick(dice, &rest),
    }
}

fn evening(settings: &[(&str, &str)], seed: u64) -> (Vec<String>, TerraCompanion) {
    talk::evening(settings, seed, choose)
}

#[test]
fn a_whole_evening_in_words() {
    let at = Evening::of(GAME);
    let settings = [("factions", "witches"), ("automa-factions", "darklings")];
    let (lines, table) = evening(&settings, 11);
    // The reasons can be asked for at any time; that is no part of the save.
    let asking: Vec<String> = lines.chunks(4).map(|some| format!("{}\nwhy\n", some.join("\n"))).collect();
    let script = format!("{}score\nassume\nhistory\ntracks\nhelp\nsave\nquit\n", asking.concat());
    let args = ["--seed", "11", "--factions", "witches", "--automa-factions", "darklings"];
    let text = at.companion(&args, &script);
    assert!(text.starts_with("Terra Mystica at the table. 2 seats, difficulty: Normal."), "{text}");
    let parts = [
        "Round tiles: 1: ",
        "Automa: Darklings, home swamp.",
        "The Darklings build on ",
        "1. Put a dwelling of the Darklings on ",
        "Cover the power action ",
        " marker from ",
        "* Witches: you may take ",
        "Card ",
        "Round 2 begins: ",
        "VP for the largest network, ",
        "Rule automa.",
        "Witches: 61 VP, and ",
        "There is no tracks at this table. Look at: map, cults, rounds, tiles, seats, table.",
    ];
    is_whole(&text, &parts, &["[tc-", "[tm-", "[co-", "nothing I know"]);
    assert!(text.contains("Continue with: automa continue terra-mystica-companion-11"), "{text}");
    let state = at.replays(11, &lines, &table);
    assert_eq!(state["seats"][1]["vp"], table.score(Seat(1)));
    assert_eq!(state["seats"][0]["told"], 61);
    assert_eq!(state["seats"][0]["coins"], Value::Null, "what people own is their business");
}

#[test]
fn a_whole_evening_as_json_with_a_deck_of_ones_own_and_two_automas() {
    let at = Evening::of(GAME);
    let settings = [("cards", "own"), ("seats", "3"), ("automas", "2"), ("difficulty", "hard")];
    let (lines, table) = evening(&settings, 5);
    let args =
        ["--seed", "5", "--cards", "own", "--seats", "3", "--automas", "2", "--difficulty", "hard", "--json"];
    let script = format!("{}\nundo\nredo\nscore\nquit\n", lines.join("\n"));
    let objects = objects(&at.companion(&args, &script));
    assert_eq!(objects.len(), 1 + lines.len() + 4);
    let (turns, cards) = answered(&objects, lines.len());
    assert!(turns > 15 && cards > turns, "{turns} turns, {cards} cards");
    let last = &objects[lines.len()];
    assert_eq!(last["state"]["scores"][2], table.score(Seat(2)));
    assert_eq!(objects[lines.len() + 1]["undone"]["line"], lines.last().unwrap().as_str());
    assert_eq!(objects[lines.len() + 3]["score"].as_array().unwrap().len(), 4);
}

/// Up to the first turn of round 1.
const SETUP: [&str; 6] = ["build F4", "automa", "a10", "automa", "automa", "pass"];

#[test]
fn lines_of_game_records_and_short_lines_are_understood() {
    let at = Evening::of(GAME);
    let mut table: TerraCompanion = start(&[("factions", "witches"), ("automa-factions", "darklings")], 3);
    let mut script = String::new();
    for line in SETUP {
        let line = if line == "pass" { table.write(table.legal().get(0).unwrap()) } else { line.to_owned() };
        let action = table.read(&line).unwrap();
        table.play(action, &mut ()).unwrap_or_else(|error| panic!("{line}: {error}"));
        script.push_str(&line);
        script.push('\n');
    }
    assert_eq!(table.decision(), Some(CompanionDecision::Turn { seat: Seat(0), told: 0 }));
    let card = table.table().bonus_cards().next().unwrap().0.id();
    let lakes = table.table().map().land.iter().find(|hex| {
        table.table().terrain(*hex) == Terrain::Lakes && !table.table().occupied().contains(*hex)
    });
    let hex = table.table().map().name(lakes.unwrap());
    // A record of a game, an empty line, short lines; the Automa does not pass before its fourth turn.
    writeln!(script, "burn 1. action ACT6. dig {hex} to green. build {hex}\n").unwrap();
    writeln!(script, "convert 1w to 1c. F4 TP\nscore\nautoma\np fire\nautoma\n+FAV11. ship\nautoma").unwrap();
    writeln!(script, "pass {}", card.trim_start_matches("BON")).unwrap();
    let args = ["--seed", "3", "--factions", "witches", "--automa-factions", "darklings", "--json"];
    let objects = objects(&at.companion(&args, &script));
    let wrong: Vec<&Value> = objects.iter().filter(|object| object["ok"] != true).collect();
    // A program must say `automa`: the empty line is refused, and nothing else.
    assert_eq!(wrong.len(), 1, "{wrong:?}");
    let told = objects.iter().find(|object| object["earlier"].is_array()).unwrap();
    let events = told["earlier"].as_array().unwrap().iter().chain(told["events"].as_array().unwrap());
    assert_eq!(events.filter(|event| event["event"] == "told").count(), 3, "{told}");
    let state = &objects.last().unwrap()["state"];
    assert_eq!(state["seats"][0]["structures"]["TP"][0], "F4");
    assert_eq!(state["seats"][0]["shipping"], 1);
    assert_eq!(state["seats"][0]["bonus_card"], card);
    assert_eq!(state["power_actions"][5]["used"], true);
    let spaces = state["priest_spaces"][0]["spaces"].as_array().unwrap();
    assert!(spaces.contains(&0.into()), "{spaces:?}");
}

#[test]
fn wrong_lines_get_an_answer_and_change_nothing() {
    let at = Evening::of(GAME);
    let input = "build F4\nnonsense\nbuild F4\nbuild\nautoma 3\ncard 3\nfix vp witches 3\nfix E7\nresult 12\n\
                 build A10. build A10\n\u{1b}[2J\nundo\nundo\nredo\nredo\nlook\nwhy\n";
    let args = ["--seed", "3", "--factions", "witches", "--automa-factions", "darklings"];
    at.refuses(&args, input, 2..12, "witches: build F4");
    // One Automa at least.
    at.opens_only_its_own(["--automas", "0"]);
}

#[test]
fn the_deck_is_printed_on_sheets_also_with_a_card_of_ones_own() {
    let folder = tempfile::tempdir().unwrap();
    let pack = folder.path().join("mine.toml");
    let card = "game = \"terra-mystica\"\n[[decision_card]]\nnumber = 2\ngroup = \"base\"\nx = true\nbooster = \"middle\"\n\
                structures_goal = true\ncult_goal = false\ndirection = \"rtl\"\narrow = \"left\"\ncount = 2\n\
                action = \"build\"\nslot = 2\nvp = 7\n";
    std::fs::write(&pack, card).unwrap();
    let print = |name: &str, pack: Option<&Path>| {
        let file = folder.path().join(name);
        let mut command = program();
        command.args(["cards", "terra-mystica", "--print"]).arg(&file);
        if let Some(pack) = pack {
            command.arg("--pack").arg(pack);
        }
        let said = command.assert().success();
        let said = String::from_utf8(said.get_output().stdout.clone()).unwrap();
        assert!(said.starts_with("16 decision cards and 20 faction cards are in "), "{said}");
        std::fs::read_to_string(file).unwrap()
    };
    let (ours, mine) = (print("ours.html", None), print("mine.html", Some(&pack)));
    assert!(ours.starts_with("<!doctype html>") && ours.contains("class=\"cut down\""));
    assert_eq!((ours.matches("role=\"img\"").count(), mine.matches("role=\"img\"").count()), (36, 36));
    assert!(!ours.contains("+7") && mine.contains("+7"), "the card of one's own is printed");
    // Only this game has cards to print.
    program().args(["cards", "patchwork", "--print", "x.html"]).assert().code(2);
}

#[test]
fn a_described_turn_is_drawn_with_what_was_considered() {
    let folder = tempfile::tempdir().unwrap();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let draw = |position: &str| {
        let file = folder.path().join("map.svg");
        let mut command = program();
        command
            .args(["decide", "terra-mystica", "--position"])
            .arg(root.join("docs/positions").join(position));
        command.arg("--svg").arg(&file).assert().success();
        std::fs::read_to_string(file).unwrap()
    };
    let build = draw("terra-mystica-build.toml");
    assert!(build.starts_with("<svg") && build.contains("data-considered"), "the losers are marked");
    assert!(draw("terra-mystica-cult.toml").starts_with("<svg"), "no hex was considered: the table");
}
