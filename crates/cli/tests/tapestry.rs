//! Tapestry as a user calls it: simulations, rules, cards, what is missing, packs, saves replayed; and bad input.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod called;

use std::fmt::Write;
use std::path::Path;

use called::{automa, objects, refused, said, said_to};
use kernel::{Legal, Purpose, Seed, Setup};
use serde_json::Value;
use table::SavedSession;
use tapestry::{Tapestry, TapestryOptions};

#[test]
fn simulations_are_the_same_on_any_number_of_threads() {
    let folder = tempfile::tempdir().unwrap();
    let run = |threads| {
        let args = ["simulate", "tapestry", "--games", "60", "--seed", "4", "--json", "--threads", threads];
        objects(&said(&mut automa(folder.path(), &args))).remove(0)
    };
    let (one, two) = (run("1"), run("2"));
    assert_eq!(one["checksum"], two["checksum"]);
    assert!(one["checksum"].as_str().is_some_and(|sum| sum.len() == 16), "{one}");
    let args = ["simulate", "tapestry", "--games", "6", "--seats", "5", "--expansions", "pp,aa,ff"];
    let text = said(automa(folder.path(), &args).args(["--allow-guesses", "on"]));
    assert!(text.contains("6 games of tapestry") && text.matches("points").count() == 5, "{text}");
}

#[test]
fn rules_have_names() {
    let folder = tempfile::tempdir().unwrap();
    let all = objects(&said(&mut automa(folder.path(), &["rules", "tapestry", "--json"])));
    assert!(all.len() > 50, "{}", all.len());
    let id = all[0]["id"].as_str().unwrap();
    let one = said(&mut automa(folder.path(), &["rules", "tapestry", id]));
    assert!(one.starts_with(id) && one.contains(all[0]["title"].as_str().unwrap()), "{one}");
    refused(&mut automa(folder.path(), &["rules", "tapestry", "nowhere"]), 1);
}

#[test]
fn cards_say_what_they_do_and_how_sure_that_is() {
    let folder = tempfile::tempdir().unwrap();
    let all = objects(&said(&mut automa(folder.path(), &["cards", "tapestry", "--json"])));
    let of = |kind: &str| all.iter().filter(|thing| thing["kind"] == kind).count();
    assert_eq!((of("civilization"), of("tech_card"), of("territory_tile"), of("space")), (41, 56, 48, 60));
    assert!(all.iter().all(|thing| !thing["text"].as_str().unwrap().contains('[')), "no message is missing");
    let sure = objects(&said(&mut automa(
        folder.path(),
        &["cards", "tapestry", "--json", "--allow-guesses", "off"],
    )));
    assert!(sure.len() < all.len() && sure.iter().all(|thing| thing["missing"].is_null()));
    let one = said(&mut automa(folder.path(), &["cards", "tapestry", "Academia"]));
    assert!(one.contains("3 VP each time you invent") && one.lines().count() == 1, "{one}");
    refused(&mut automa(folder.path(), &["cards", "tapestry", "nothing-like-this"]), 1);
    let none = said(&mut automa(folder.path(), &["cards", "patchwork", "--missing"]));
    assert!(none.contains("Nothing is missing"));
}

/// What is missing is a form: as printed it loads as a pack that changes nothing, and each entry with its marks
/// removed is read.
#[test]
fn what_is_missing_is_a_form_that_can_be_filled_in() {
    let folder = tempfile::tempdir().unwrap();
    let form = said(&mut automa(folder.path(), &["cards", "tapestry", "--missing"]));
    for set in ["Plans & Ploys", "Arts & Architecture", "Fantasies & Futures"] {
        assert!(form.contains(&format!("# ---- {set}")), "{set}");
    }
    let list = objects(&said(&mut automa(folder.path(), &["cards", "tapestry", "--missing", "--json"])));
    let file = folder.path().join("mine.toml");
    let file = file.to_str().unwrap();
    std::fs::write(file, &form).unwrap();
    let same =
        said(&mut automa(folder.path(), &["cards", "tapestry", "--missing", "--json", "--pack", file]));
    assert_eq!(objects(&same).len(), list.len());

    let head = "game = \"tapestry\"\n";
    let mut filled = 0;
    for entry in form.split("\n# Missing: ").skip(1) {
        let table = entry.lines().nth(1).unwrap().trim_start_matches("# ");
        if !["[[card]]", "[[tech]]", "[[space_tile]]", "[[city]]", "[[landmark]]", "[[landmark_card]]"]
            .contains(&table)
        {
            continue;
        }
        // One of each kind is enough: every one costs a process.
        let lines: Vec<&str> =
            entry.lines().skip(1).take_while(|line| line.starts_with('#')).map(|line| &line[2..]).collect();
        if filled >= 40 || (filled > 12 && !matches!(table, "[[city]]" | "[[tech]]")) {
            continue;
        }
        std::fs::write(file, format!("{head}{}\n", lines.join("\n"))).unwrap();
        let args = ["cards", "tapestry", "--missing", "--json", "--pack", file];
        let left = objects(&said(&mut automa(folder.path(), &args)));
        assert_eq!(left.len() + 1, list.len(), "{entry}");
        filled += 1;
    }
    assert!(filled > 20, "{filled}");
}

#[test]
fn a_save_is_replayed_and_a_damaged_one_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("one.automa");
    let setup = Setup { options: TapestryOptions::default(), seed: Seed(9), packs: Vec::new() };
    let mut saved = SavedSession::<Tapestry>::create(&path, setup).unwrap();
    let mut dice = Seed(9).dice(Purpose::new("cli/test"), 0);
    while let Some(action) = kernel::Game::legal(saved.session().game()).pick(&mut dice) {
        saved.play(action, |_, _| String::new()).unwrap();
    }
    drop(saved);
    let path = path.to_str().unwrap();
    let text = said(&mut automa(folder.path(), &["replay", path]));
    assert!(text.contains("The save is sound") && text.contains("the game is over"), "{text}");
    let lines = objects(&said(&mut automa(folder.path(), &["replay", path, "--json"])));
    let (closing, decisions) = lines.split_last().unwrap();
    assert_eq!(closing["game"], "tapestry");
    assert_eq!(closing["decisions"], decisions.len());
    assert_eq!(closing["digest"], decisions.last().unwrap()["digest"]);
    assert_eq!(closing["civilizations"].as_array().unwrap().len(), 2);
    let half = objects(&said(&mut automa(folder.path(), &["replay", path, "--json", "--at", "30"])));
    assert_eq!(half.last().unwrap()["digest"], decisions[29]["digest"]);

    let good = std::fs::read_to_string(path).unwrap();
    let bad = good.replacen("income", "deck", 1);
    std::fs::write(path, bad).unwrap();
    refused(&mut automa(folder.path(), &["replay", path]), 1);
}

#[test]
fn wrong_usage_says_what_is_right() {
    let folder = tempfile::tempdir().unwrap();
    let said = refused(&mut automa(folder.path(), &["simulate", "tapestry", "--civilizations", "elves"]), 2);
    assert!(said.contains("heralds"), "{said}");
    refused(&mut automa(folder.path(), &["simulate", "tapestry", "--seats", "6"]), 2);
    refused(&mut automa(folder.path(), &["cards", "tapestry", "--pack", "/nowhere.toml"]), 1);
}

/// Numbers of the list: some are there and some are not, and in the end the first each time.
fn numbers(seed: u64, some: usize) -> String {
    let mut script = String::new();
    let mut state = seed;
    for _ in 0..some {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        writeln!(script, "{}", (state >> 33) % 9 + 1).unwrap();
    }
    script + &"1\n".repeat(1500)
}

#[test]
fn two_people_finish_a_game_in_the_terminal_and_the_save_tells_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let args = ["play", "tapestry", "--plain", "--seed", "11", "--seats", "2"];
    let text = said_to(&mut automa(folder.path(), &args), &numbers(3, 300));
    assert!(text.contains("The game is over."), "{}", &text[text.len().saturating_sub(3000)..]);
    assert!(text.contains("There is no action"), "a number beyond the list is refused");
    for shown in ["Exploration", "Capital city of", "income turns 3", "......", "> "] {
        assert!(text.contains(shown), "`{shown}` is missing");
    }
    let save = folder.path().join("tapestry-11.automa");
    let save = save.to_str().unwrap();
    let picture = folder.path().join("end.svg");
    let args = ["play", "tapestry", "--plain", "--load", save, "--svg", picture.to_str().unwrap()];
    let again = said_to(&mut automa(folder.path(), &args), "score\nmap\nundo\nredo\n");
    let points = |text: &str| -> Vec<i64> {
        let line = |line: &str| {
            let (_, rest) = line.strip_prefix("> ").unwrap_or(line).split_once(": ")?;
            rest.split_once(" points.")?.0.parse().ok()
        };
        text.lines().filter_map(line).collect()
    };
    let replayed = said(&mut automa(folder.path(), &["replay", save]));
    let lines = objects(&said(&mut automa(folder.path(), &["replay", save, "--json"])));
    let closing = lines.last().unwrap();
    assert_eq!(closing["over"], true);
    let scores: Vec<i64> =
        closing["scores"].as_array().unwrap().iter().map(|score| score.as_i64().unwrap()).collect();
    assert_eq!(points(&again)[..2], scores);
    assert_eq!(points(&replayed), scores);
    assert!(std::fs::read_to_string(&picture).unwrap().contains("<svg"));
}

#[test]
fn a_person_asks_for_everything_and_a_program_plays_the_rest() {
    let folder = tempfile::tempdir().unwrap();
    let args =
        ["play", "tapestry", "--plain", "--seed", "5", "--seats", "3", "--player", "person,greedy,random"];
    let script = "help\nlook\nmap\ntracks\ncity\ncity 2\nmat 3\ncards\ncards 2\nseats\nlist\nscore\nlog\nhint\nrules turn.choice\n\
                  rules nowhere\nmat 9\nfly\nundo\n1\n1\nP2: income\nundo\nsave\nquit\n";
    let text = said_to(&mut automa(folder.path(), &args), script);
    for shown in [
        "actions: the numbered list",
        "Hint: ",
        "There is no seat 9",
        "is no command",
        "There is nothing to take back",
        "greedy",
    ] {
        assert!(text.contains(shown), "`{shown}` is missing:\n{text}");
    }
    assert!(!text.contains("[ta-"), "{text}");
}

#[test]
fn the_terminal_names_what_is_guessed_and_the_goals_of_landmark_cards() {
    let folder = tempfile::tempdir().unwrap();
    let play = |seed: &str, more: &[&str], script: &str| {
        let args = ["play", "tapestry", "--plain", "--seed", seed, "--seats", "2"];
        said_to(&mut automa(folder.path(), &[&args, more].concat()), script)
    };
    let guessing = ["--expansions", "pp,aa", "--allow-guesses", "on"];
    let text = play("31", &guessing, "1\n1\n1\n1\n1\n1\n1\n1\ncards\nguesses\nquit\n");
    assert!(text.matches("What could not be read, and is guessed in this game").count() == 2, "{text}");
    assert!(
        text.contains("- The track Arts is partly a guess: the kinds of resources for tier III; "),
        "{text}"
    );
    assert!(text.contains("Landmark cards\n- Landmark "), "{text}");
    let sure = play("32", &[], "guesses\nquit\n");
    assert!(
        sure.contains("Nothing in this game is a guess.") && !sure.contains("could not be read"),
        "{sure}"
    );
}

/// Adjustments, cards without a name and those that are known by their name alone.
#[test]
fn what_is_missing_is_all_that_is_missing() {
    let folder = tempfile::tempdir().unwrap();
    let list = objects(&said(&mut automa(folder.path(), &["cards", "tapestry", "--missing", "--json"])));
    let has = |table: &str, id: &str| list.iter().any(|one| one["table"] == table && one["id"] == id);
    for id in ["stolen_plans", "granges", "pp_card", "aa_card", "ff_card"] {
        assert!(has("card", id), "{id}");
    }
    for id in ["isolationists", "spies", "collectors", "urban_planners"] {
        assert!(has("adjustment", id), "{id}");
    }
    assert!(has("masterpiece", "20") && has("tech", "5") && has("landmark_card", "aa_1"));
    let form = said(&mut automa(folder.path(), &["cards", "tapestry", "--missing"]));
    assert!(
        form.contains("name and text of 7 more tapestry cards") && form.contains("# [[adjustment]]"),
        "{form}"
    );
}

#[test]
fn a_component_is_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("one.svg");
    for id in ["heralds", "academia", "tech-1", "tile-3", "forge"] {
        said(&mut automa(folder.path(), &["cards", "tapestry", id, "--svg", file.to_str().unwrap()]));
        assert!(std::fs::read_to_string(&file).unwrap().starts_with("<svg"), "{id}");
    }
    refused(&mut automa(folder.path(), &["cards", "tapestry", "--svg", file.to_str().unwrap()]), 1);
}

#[test]
fn tips_come_once_and_can_be_turned_off() {
    let folder = tempfile::tempdir().unwrap();
    let play = |seed: &str, script: &str| {
        let args = ["play", "tapestry", "--plain", "--seed", seed, "--seats", "2"];
        said_to(&mut automa(folder.path(), &args), script)
    };
    let tips = |text: &str| -> Vec<String> {
        text.lines().filter(|line| line.starts_with("Tip: ")).map(ToOwned::to_owned).collect()
    };
    let all = tips(&play("21", &numbers(3, 120)));
    let mut once = all.clone();
    once.sort_unstable();
    once.dedup();
    assert!(all.len() == once.len() && all.len() > 6, "{all:?}");
    let text = play("22", &format!("tips off\n{}", numbers(3, 120)));
    assert!(text.contains("No more tips"));
    assert_eq!(tips(&text).len(), 1, "the one before");
}

#[test]
fn what_a_bot_considered_is_drawn_on_the_map() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("why.svg");
    for (name, drawn) in [("tapestry-explore.toml", true), ("tapestry-score.toml", false)] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/positions").join(name);
        let args = ["decide", "tapestry", "--position", path.to_str().unwrap(), "--svg"];
        said(automa(folder.path(), &args).arg(&file));
        let picture = std::fs::read_to_string(&file).unwrap();
        assert!(picture.starts_with("<svg") && picture.contains("data-considered") == drawn, "{name}");
    }
}

/// A description of `docs/positions`, decided.
fn decided(name: &str) -> (String, Value) {
    let folder = tempfile::tempdir().unwrap();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/positions").join(name);
    let args = ["decide", "tapestry", "--position", path.to_str().unwrap()];
    let text = said(&mut automa(folder.path(), &args));
    let json = said(&mut automa(folder.path(), &[&args[..], &["--json"]].concat()));
    (text, objects(&json).remove(0))
}

/// What happened, by its kind.
fn happened<'a>(answer: &'a Value, kind: &str) -> Vec<&'a Value> {
    answer["decision"].as_array().unwrap().iter().filter(|deed| deed["event"] == kind).collect()
}

/// A save with a pack that changes a civilization, and one decision.
fn endless_save(fields: &str) -> String {
    let pack = format!(
        "game = \"tapestry\"\n[[civilization]]\nid = \"leaders\"\nname = \"Endless\"\nset = \"base\"\nsolo = \"keep\"\n\
         [civilization.printed]\ntext = [\"On and on.\"]\n{fields}"
    );
    let pack = pack.lines().fold(String::new(), |text, line| format!("{text}| {line}\n"));
    format!(
        "automa journal 1\ngame tapestry\noption seats 1\noption civilizations leaders\noption cities random\nseed 1\n\
         pack endless.toml\n{pack}begin\n1 income = 00000000\n"
    )
}

#[test]
fn a_save_whose_pack_asks_for_endless_work_is_refused_soon() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("endless.automa");
    let replay = |fields: &str| {
        std::fs::write(&path, endless_save(fields)).unwrap();
        let mut command = automa(folder.path(), &["replay", path.to_str().unwrap()]);
        refused(command.timeout(std::time::Duration::from_secs(20)), 1)
    };
    let nested = (0..20).fold("vp(1)".to_owned(), |inner, _| format!("times(20, {inner})"));
    let read = replay(&format!("income = \"{nested}\""));
    assert!(read.contains("endless.toml, line 9") && read.contains("an effect of fewer steps"), "{read}");
    let round = "lasting = [\"on(you_gain(tapestry_card), tapestry_card(1))\", \"on(you_gain(tapestry_card), discard_down_to(0))\"]";
    let started = replay(&format!("setup = \"tapestry_card(1)\"\n{round}"));
    assert!(started.contains("civilization Endless") && started.contains("cannot be played"), "{started}");
    let played = replay(round);
    assert!(played.contains("decision 1: ") && played.contains("civilization Endless"), "{played}");
}

#[test]
fn described_tables_are_decided() {
    // The examples of the rules.
    let (text, answer) = decided("tapestry-track.toml");
    assert_eq!((&answer["track"], &answer["cards"]["tiebreaker"]), (&"military".into(), &4.into()));
    assert_eq!(answer["wanted"], serde_json::json!({ "kind": "track", "bot": "automa" }));
    let steps = answer["trail"][0]["steps"].as_array().unwrap();
    assert_eq!(steps[1]["rule"], "automa.track.landmark");
    let measured: Vec<(&str, i64, bool)> = steps[1]["measured"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| (one["pick"].as_str().unwrap(), one["value"].as_i64().unwrap(), one["kept"] == true))
        .collect();
    let wanted =
        [("Exploration", 1, true), ("Technology", 2, false), ("Science", 2, false), ("Military", 1, true)];
    assert!(wanted.iter().all(|one| measured.contains(one)), "{measured:?}");
    assert!(text.starts_with("Automa advances on Military."), "{text}");
    assert_eq!(decided("tapestry-explore.toml").1["hex"], "-3/2");
    assert_eq!(decided("tapestry-conquer-neutral.toml").1["hex"], "-1/1");
    let (_, score) = decided("tapestry-score.toml");
    assert_eq!((&score["vp"], &happened(&score, "tally")[0]["vp"]), (&31.into(), &31.into()));
    // The list upward; a finished track; no track at all.
    assert_eq!(decided("tapestry-track-shadow.toml").1["track"], "exploration");
    let (text, none) = decided("tapestry-no-track.toml");
    assert!(text.contains("Automa: every track is finished."), "{text}");
    assert_eq!(happened(&none, "moved").len(), 1);
    assert_eq!(happened(&none, "moved")[0]["seat"], 2);
    // A Trap: the Automa lies, and keeps nothing of it.
    let (_, trapped) = decided("tapestry-conquer-opponent.toml");
    assert_eq!(trapped["trail"][0]["about"], "conquer_opponent");
    assert_eq!(
        (happened(&trapped, "toppled")[0]["seat"].clone(), trapped["vp"].clone()),
        (1.into(), 0.into())
    );
    let (_, turn) = decided("tapestry-turn.toml");
    let moved: Vec<(i64, &str)> = happened(&turn, "moved")
        .iter()
        .map(|deed| (deed["seat"].as_i64().unwrap(), deed["track"].as_str().unwrap()))
        .collect();
    assert_eq!(moved[..2], [(1, "science"), (1, "technology")], "{turn}");
    let (_, favourite) = decided("tapestry-favourite.toml");
    assert_eq!(favourite["favourites"]["automa"], "technology");
    assert_eq!(happened(&favourite, "favourite").len(), 2);
    let (_, income) = decided("tapestry-income.toml");
    assert_eq!(income["wanted"], serde_json::json!({ "kind": "income", "turn": 3 }));
    assert_eq!(happened(&income, "deck")[0]["cards"], 14);
    let (_, hard) = decided("tapestry-income-level-6.toml");
    assert_eq!((&hard["level"], &happened(&hard, "deck")[0]["cards"]), (&6.into(), &10.into()));
    assert!(happened(&hard, "scored").len() >= 3, "both civilizations and the mat: {hard}");
    let (_, beside) = decided("tapestry-shadow-empire.toml");
    assert!(happened(&beside, "moved").iter().all(|deed| deed["seat"] == 2));
    assert_eq!(beside["favourites"], serde_json::json!({ "shadow-empire": "exploration" }));
    let folder = tempfile::tempdir().unwrap();
    let bad = folder.path().join("bad.toml");
    for text in ["", "nonsense", "[cards]\ntrack = 99\n", "[you]\noutposts = \"9/9\"\n", "decide = \"score\""]
    {
        std::fs::write(&bad, text).unwrap();
        let args = ["decide", "tapestry", "--position", bad.to_str().unwrap()];
        let error = refused(&mut automa(folder.path(), &args), 1);
        assert!(error.contains("line ") || error.contains("does not say"), "{error}");
    }
}

#[test]
fn simulations_by_level_and_civilization() {
    let folder = tempfile::tempdir().unwrap();
    let run = |args: &[&str]| {
        let all = [&["simulate", "tapestry", "--mode", "solo", "--games", "40", "--json"], args].concat();
        objects(&said(&mut automa(folder.path(), &all))).remove(0)
    };
    let mut points = Vec::new();
    for level in ["1", "2", "6"] {
        let summary = run(&["--level", level, "--automa-civilization", "scientists"]);
        assert_eq!(summary["options"]["level"], level.parse::<u8>().unwrap());
        assert_eq!(summary["options"]["automa-civilization"], "scientists");
        points.push(summary["seats"][1]["score"]["mean"].as_f64().unwrap());
    }
    assert!(points[0] < points[1] && points[1] < points[2], "{points:?}");
    assert_ne!(
        run(&["--automa-civilization", "engineers"])["checksum"],
        run(&["--automa-civilization", "conquerors"])["checksum"]
    );
    let two = ["simulate", "tapestry", "--mode", "shadow-empire", "--games", "5"];
    assert!(said(&mut automa(folder.path(), &two)).contains("shadow"));
}
