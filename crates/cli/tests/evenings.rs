//! Whole evenings beside a real table, by the lines that people type, with the table shown after each turn; and what cannot be
//! is warned of.
#![allow(clippy::unwrap_used, reason = "also the helpers of a test may")]

mod talk;

use kernel::{Dice, Game, Legal, Notation, Options, Seat, Seed};
use patchwork::{Action, FIRST, Kit, Patchwork, PatchworkOptions};
use talk::{Evening, is_whole};

/// A digital game of Patchwork, as a person beside a real table tells it: patches by price and time.
fn told(seed: u64) -> (Vec<String>, [i32; 2], (i32, u8)) {
    let mut options = PatchworkOptions::default();
    options.set("level", "3").unwrap();
    let mut game = Patchwork::start(Kit::printed(), &options, Seed(seed)).unwrap();
    let mut dice = Dice::new(seed);
    let mut lines = Vec::new();
    while let Some(action) = game.legal().pick(&mut dice) {
        match action {
            Action::Advance => lines.push("adv".to_owned()),
            Action::Take { patch, .. } => {
                let reach = game.next_patches();
                let price = |id| {
                    let patch = game.kit().patch(id);
                    format!("{}/{}", patch.cost, patch.time)
                };
                let name = price(patch);
                let twins = reach.iter().filter(|id| price(**id) == name).count();
                // Two patches of one price are told apart by their number.
                lines.push(if twins == 1 { format!("take {name}") } else { format!("you take {}", patch.0) });
            }
            Action::Automa => lines.push("automa".to_owned()),
            // On a real board nobody need say where it lies.
            Action::Leather { .. } => {}
        }
        let had = game.tile();
        game.play(action, &mut ()).unwrap();
        if had.is_none() && game.tile() == Some(FIRST) {
            lines.push("tile".to_owned());
        }
    }
    let scores = [0, 1].map(|seat| game.score(Seat(seat)));
    (lines, scores, (game.buttons(FIRST), game.empty_squares(FIRST)))
}

#[test]
fn a_digital_game_of_patchwork_is_told_line_by_line() {
    for seed in [11, 12, 13] {
        let at = Evening::of("patchwork");
        let (lines, scores, (buttons, empty)) = told(seed);
        let shown: Vec<String> = lines.iter().map(|line| format!("{line}\nmap\nring\n")).collect();
        let script = format!("{}result {buttons} {empty}\nscore\nquit\n", shown.concat());
        let seed = seed.to_string();
        let text = at.companion(&["--seed", &seed, "--ring", "dealt", "--level", "3"], &script);
        is_whole(
            &text,
            &["You on ", "Y is you, A the Automa", "The ring, clockwise from the pawn:", "##"],
            &["nothing I know", "[co-", "[table-", "! By what you told"],
        );
        assert_eq!(text.matches("Y is you, A the Automa").count(), lines.len(), "the table after each line");
        assert!(text.contains(&format!("{} to {}", scores[0], scores[1])), "{scores:?}: {text}");
    }
}

/// Any evening of a companion, its lines without whose turn it is, with a look at the table after each.
fn typed<G: Notation>(
    settings: &[(&str, &str)],
    seed: u64,
    look: &str,
    choose: impl Fn(&G, G::Decision, &mut Dice) -> G::Action,
) -> (usize, String) {
    let (lines, _) = talk::evening(settings, seed, choose);
    let short = |line: &String| line.split_once(": ").map_or(line.as_str(), |(_, said)| said).to_owned();
    let said: Vec<String> = lines.iter().map(|line| format!("{}\n{look}\n", short(line))).collect();
    (lines.len(), said.concat())
}

#[test]
fn an_evening_of_terra_mystica_shows_its_map_after_each_line() {
    use terra_mystica::companion::{CompanionAction, CompanionDecision, TerraCompanion, Told};
    let choose = |table: &TerraCompanion, decision, dice: &mut Dice| {
        let passes = |one: &CompanionAction| matches!(one, CompanionAction::Told { told: Told::Pass(_), .. });
        let (pass, rest): (Vec<CompanionAction>, Vec<CompanionAction>) =
            table.legal().iter().partition(passes);
        match decision {
            CompanionDecision::Turn { told: 1.., seat } => CompanionAction::Told { seat, told: Told::Done },
            CompanionDecision::Turn { told: 0, .. } if dice.below(3) == 0 => talk::pick(dice, &pass),
            CompanionDecision::Result { seat } => CompanionAction::Result { seat, vp: 61 },
            _ if rest.is_empty() => talk::pick(dice, &pass),
            _ => talk::pick(dice, &rest),
        }
    };
    let settings = [("factions", "witches"), ("automa-factions", "darklings")];
    let (lines, script) = typed::<TerraCompanion>(&settings, 11, "map\ncults", choose);
    let at = Evening::of("terra-mystica");
    let args = ["--seed", "11", "--factions", "witches", "--automa-factions", "darklings"];
    let text = at.companion(&args, &format!("{script}table\nscore\nquit\n"));
    is_whole(
        &text,
        &["Round 2 begins: ", "The end. Witches: how many points", " win with "],
        &["nothing I know", "[tc-", "[tm-", "[co-"],
    );
    // Every row of the map is lettered: A to I, with each map.
    assert!(text.matches("A1").count() > lines, "{} maps of {lines}", text.matches("A1").count());
    assert!(text.matches("Fire").count() > lines, "the cults");
}

/// A digital game, told at the table by what can be seen of it: the flags, the lines, and the text that came of them, with
/// a look at the table after each.
fn twin(game: &'static str, look: &str) -> (Vec<String>, String) {
    let path = format!("{}/../{game}/tests/evening.txt", env!("CARGO_MANIFEST_DIR"));
    let evening = std::fs::read_to_string(path).unwrap();
    let (flags, lines) = evening.split_once("\n\n").unwrap();
    let flags: Vec<&str> = flags.lines().collect();
    let lines: Vec<String> = lines.lines().map(ToOwned::to_owned).collect();
    let script: Vec<String> = lines.iter().map(|line| format!("{line}\n{look}\n")).collect();
    let text = Evening::of(game).companion(&flags, &format!("{}score\nquit\n", script.concat()));
    (lines, text)
}

#[test]
fn a_digital_game_of_terra_mystica_is_told_line_by_line() {
    let (lines, text) = twin("terra-mystica", "map\ntable");
    is_whole(
        &text,
        &["Round 6 begins: ", "Witches: 78 VP.", "The Darklings win with 176 VP.", "Order of turns: "],
        &["nothing I know", "Not now", "[tc-", "[tm-", "[co-"],
    );
    assert!(text.matches("A1   A2").count() >= lines.len(), "the map after each line");
}

#[test]
fn a_digital_game_of_tapestry_is_told_line_by_line() {
    let (lines, text) = twin("tapestry", "map\ntracks");
    is_whole(
        &text,
        &["Income turn 5 of the bots", "You: 161 VP.", "Exploration"],
        &["nothing I know", "Not now", "[tac-", "[ta-", "[co-"],
    );
    assert!(text.matches("                    0/-3").count() >= lines.len(), "the map after each line");
}

#[test]
fn look_is_current_after_a_fix() {
    let at = Evening::of("tapestry");
    let args = ["--seed", "7", "--level", "2"];
    let text = at.companion(&args, "automa\nlook\nfix vp 40\nlook\ntable\nquit\n");
    let (before, after) = text.split_once("fix").unwrap_or((&text, &text));
    let _ = before;
    assert!(after.contains("Since then: ") && after.contains("Automa 40 VP"), "{text}");
    is_whole(&text, &["Exploration", "0/-3"], &["[tac-", "[co-"]);
}

#[test]
fn what_cannot_be_is_warned_of() {
    let at = Evening::of("patchwork");
    // The dearest patch within reach of seed 7 costs more than the five buttons at the start.
    let text = at.companion(&["--seed", "7", "--ring", "dealt"], "take 7/4\ntile\nquit\n");
    is_whole(
        &text,
        &["! By what you told, you had 5 buttons, and it costs 7.", "too few for 7x7"],
        &["[co-"],
    );
    let at = Evening::of("tapestry");
    let script = "income. outpost 2/0\nconquer -1/-1\nconquer 1/-2\nquit\n";
    let text = at.companion(&["--seed", "7", "--first", "person"], script);
    is_whole(
        &text,
        &["! A territory holds two outposts", "lies apart from all that you control"],
        &["[tac-"],
    );
}

#[test]
fn a_line_of_a_companion_is_cut_short_suggested_and_quoted() {
    let at = Evening::of("terra-mystica");
    let args = ["--seed", "3", "--factions", "witches", "--automa-factions", "darklings"];
    let text = at.companion(&args, "Biuld F4\nbu f4\nautoma\nundo 2\nQuaX\n");
    is_whole(
        &text,
        &["Biuld F4 is nothing I know here.", "Did you mean: build F4", "QuaX is nothing"],
        &["[co-"],
    );
    assert!(text.contains("Taken back: 2 decisions"), "{text}");
}

#[test]
fn patches_of_one_price_are_drawn() {
    let at = Evening::of("patchwork");
    let text = at.companion(&["--seed", "7"], "take 2/2\nquit\n");
    is_whole(&text, &["patches there cost 2/2. Say which by its number:", "##"], &["[co-"]);
}

#[test]
fn sheets_are_printed_for_the_table() {
    for (game, pictures, part) in
        [("patchwork", 33, "7/6"), ("terra-mystica", 1, "E7"), ("tapestry", 1, "-2/2")]
    {
        let at = Evening::of(game);
        let file = at.folder.path().join("sheet.html");
        let said = at.companion(&["--print", &file.display().to_string()], "");
        assert!(said.starts_with("A sheet to print is in "), "{said}");
        let page = std::fs::read_to_string(file).unwrap();
        assert!(page.starts_with("<!doctype html>") && page.contains(part), "{game}: {part}");
        assert_eq!(page.matches("role=\"img\"").count(), pictures, "{game}");
        assert_eq!(std::fs::read_dir(at.folder.path()).unwrap().count(), 1, "no game was begun");
    }
}
