//! `automa lab` as a user calls it: experiments from file to result, killed, interrupted and without room.
#![allow(clippy::unwrap_used, reason = "a helper of a test may fail like the test itself")]

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

const GRID: &str =
    "game = 'patchwork'\ngames = 2500\nplayers = ['random', 'greedy']\n[options]\nlevel = [1, 5]\n";

fn automa() -> Command {
    Command::new(env!("CARGO_BIN_EXE_automa"))
}

fn lab(arguments: &[&str]) -> Output {
    automa().arg("lab").args(arguments).output().unwrap()
}

fn experiment(folder: &Path, text: &str) -> PathBuf {
    let path = folder.join("grid.toml");
    std::fs::write(&path, text).unwrap();
    path
}

fn results(folder: &Path) -> Vec<u8> {
    std::fs::read(folder.join("results.parquet")).unwrap()
}

/// The result of a run that nobody disturbs.
fn undisturbed(folder: &Path, file: &Path) -> Vec<u8> {
    let out = folder.join("undisturbed");
    let output = lab(&["run", file.to_str().unwrap(), "--threads", "1", "--out", out.to_str().unwrap()]);
    assert!(output.status.success(), "{output:?}");
    results(&out)
}

/// Waits until some rows are on disk.
fn wait_for_rows(folder: &Path, more_than: u64) {
    let size = || -> u64 {
        let files = std::fs::read_dir(folder.join("rows")).into_iter().flatten().flatten();
        files.filter_map(|file| file.metadata().ok()).map(|data| data.len()).sum()
    };
    let start = Instant::now();
    while size() <= more_than {
        assert!(start.elapsed() < Duration::from_secs(30), "no rows came");
        std::thread::sleep(Duration::from_millis(2));
    }
}

#[test]
fn a_run_says_what_came_out_and_where() {
    let folder = tempfile::tempdir().unwrap();
    let file = experiment(folder.path(), &GRID.replace("2500", "50"));
    let output = lab(&["run", file.to_str().unwrap()]);
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("level 5, greedy"), "{text}");
    assert!(text.contains("grid.run"), "{text}");
    let run = folder.path().join("grid.run");
    assert_eq!(&results(&run)[..4], b"PAR1");
    assert!(text.starts_with(&std::fs::read_to_string(run.join("summary.txt")).unwrap()));
    // Once more: nothing is left to play, and the answer is the same.
    let before = results(&run);
    let output = lab(&["run", file.to_str().unwrap(), "--json"]);
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(json["cells"].as_array().unwrap().len(), 4);
    assert_eq!(json["complete"], true);
    assert!(results(&run) == before);
}

#[test]
fn a_wrong_experiment_is_refused_with_line_and_remedy() {
    let folder = tempfile::tempdir().unwrap();
    let file = experiment(folder.path(), &GRID.replace("level", "levle"));
    let output = lab(&["run", file.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8(output.stderr).unwrap();
    assert!(text.contains("grid.toml, line 5: there is no option `levle`; there are: "), "{text}");
    assert!(!folder.path().join("grid.run").exists(), "nothing is begun");
    let output = lab(&["run", "no-such.toml"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8(output.stderr).unwrap().contains("check the path"));
}

#[test]
fn a_killed_run_goes_on_to_the_same_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = experiment(folder.path(), GRID);
    let whole = undisturbed(folder.path(), &file);
    let out = folder.path().join("killed");
    let mut kept = 0;
    for sitting in 0..4 {
        let mut child = automa()
            .args(["lab", "run", file.to_str().unwrap(), "--threads", "2", "--out", out.to_str().unwrap()])
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        wait_for_rows(&out, kept + 1000 * sitting);
        child.kill().unwrap();
        child.wait().unwrap();
        kept = std::fs::read_dir(out.join("rows"))
            .unwrap()
            .map(|file| file.unwrap().metadata().unwrap().len())
            .sum();
    }
    let output = lab(&["run", file.to_str().unwrap(), "--out", out.to_str().unwrap()]);
    assert!(output.status.success(), "{output:?}");
    assert!(results(&out) == whole, "the rows of the killed run differ");
}

#[cfg(unix)]
#[test]
fn control_c_stops_politely_and_the_same_command_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let file = experiment(folder.path(), GRID);
    let whole = undisturbed(folder.path(), &file);
    let out = folder.path().join("stopped");
    let child = automa()
        .args(["lab", "run", file.to_str().unwrap(), "--out", out.to_str().unwrap()])
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    wait_for_rows(&out, 5000);
    let interrupted = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(interrupted.success());
    let output = child.wait_with_output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(130), "{said}");
    assert!(said.contains("nothing is lost, the same command goes on from here"), "{said}");
    let output = lab(&["run", file.to_str().unwrap(), "--out", out.to_str().unwrap()]);
    assert!(output.status.success(), "{output:?}");
    assert!(results(&out) == whole);
}

#[cfg(unix)]
#[test]
fn without_room_the_run_says_so_and_goes_on_later() {
    let folder = tempfile::tempdir().unwrap();
    let file = experiment(folder.path(), GRID);
    let whole = undisturbed(folder.path(), &file);
    let out = folder.path().join("full");
    // No file may have more than so many blocks of 512 bytes; the signal for that is ignored, so that writing fails as on a
    // full disk. First the rows do not fit, then they do and the results do not.
    let rows = std::fs::read_dir(folder.path().join("undisturbed/rows")).unwrap();
    let longest = rows.map(|file| file.unwrap().metadata().unwrap().len()).max().unwrap();
    assert!(whole.len() as u64 > longest + 2048);
    for limit in [64, longest / 512 + 1] {
        let line = format!("trap '' XFSZ; ulimit -f {limit}; exec \"$0\" lab run \"$1\" --out \"$2\"");
        let output = Command::new("sh")
            .args(["-c", &line, env!("CARGO_BIN_EXE_automa")])
            .args([&file, &out])
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains("make room") && said.contains("run the same command again"), "{said}");
        assert!(!out.join("results.parquet").exists());
    }
    let output = lab(&["run", file.to_str().unwrap(), "--out", out.to_str().unwrap()]);
    assert!(output.status.success(), "{output:?}");
    assert!(results(&out) == whole);
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The blocks of a document that begin with this line.
fn blocks(path: &Path, begin: &str) -> Vec<String> {
    let text = std::fs::read_to_string(path).unwrap();
    let mut found: Vec<String> = Vec::new();
    let mut inside = false;
    for line in text.lines() {
        if line.starts_with("```") {
            inside = line == begin;
            if inside {
                found.push(String::new());
            }
        } else if inside && let Some(block) = found.last_mut() {
            block.push_str(line);
            block.push('\n');
        }
    }
    found
}

#[test]
fn what_the_document_shows_works() {
    let document = root().join("docs/lab.md");
    let experiments = blocks(&document, "```toml experiment");
    assert!(experiments.len() >= 2);
    for text in &experiments {
        let none = |_: &str| Err(std::io::Error::other("no packs"));
        lab::experiment::Experiment::read("docs/lab.md", text, &none).unwrap();
    }
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("levels.toml"), experiments[0].replace("games = 500", "games = 60"))
        .unwrap();
    let commands: Vec<String> =
        blocks(&document, "```sh").iter().flat_map(|block| block.lines()).map(str::to_owned).collect();
    assert!(commands.len() >= 4);
    for command in commands {
        let words: Vec<&str> = command.split_whitespace().collect();
        assert_eq!(words[..2], ["automa", "lab"], "{command}");
        let output = automa().args(&words[1..]).current_dir(folder.path()).output().unwrap();
        assert!(output.status.success() && !output.stdout.is_empty(), "{command}: {output:?}");
    }
    let page = std::fs::read_to_string(folder.path().join("levels.run/report.html")).unwrap();
    // One file: nothing is fetched, nothing runs.
    for word in ["<script", "src=", "href=", "@import", "url("] {
        assert!(!page.contains(word), "the page holds {word}");
    }
    assert!(page.contains("automa lab replay levels.toml --cell 1 --seed "), "games can be played again");
    assert!(page.matches("<svg").count() >= 6, "plots are missing");
}

#[test]
fn a_game_of_the_report_is_the_game_of_its_row() {
    let folder = tempfile::tempdir().unwrap();
    let file = experiment(folder.path(), &GRID.replace("2500", "20"));
    let save = folder.path().join("game.automa");
    let output = lab(&[
        "replay",
        file.to_str().unwrap(),
        "--cell",
        "4",
        "--seed",
        "7",
        "--save",
        save.to_str().unwrap(),
        "--json",
    ]);
    assert!(output.status.success(), "{output:?}");
    let text = std::fs::read_to_string(&file).unwrap();
    let experiment = lab::experiment::Experiment::open(&file, &text).unwrap();
    let mut row = lab::experiment::Row::default();
    experiment.cells[3].play(kernel::Seed(7), &players::Limits::none(), &mut row).unwrap();
    // A line for each decision and a closing one; the save can be replayed by itself.
    let decisions = row.values[experiment.cells[3].column("decisions").unwrap()] as usize;
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(said.lines().count(), decisions + 1, "{said}");
    let last: serde_json::Value = serde_json::from_str(said.lines().last().unwrap()).unwrap();
    assert!(last.to_string().contains(&row.values[0].to_string()), "{last}");
    assert!(automa().arg("replay").arg(&save).output().unwrap().status.success());
    let output = lab(&["replay", file.to_str().unwrap(), "--cell", "5", "--seed", "7"]);
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn the_committed_experiments_can_be_read() {
    let mut count = 0;
    for entry in std::fs::read_dir(root().join("experiments")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|end| end == "toml") {
            let text = std::fs::read_to_string(&path).unwrap();
            let experiment = lab::experiment::Experiment::open(&path, &text).unwrap();
            assert!(
                !experiment.name.is_empty() && text.starts_with("# "),
                "{} says what it asks",
                path.display()
            );
            count += 1;
        }
    }
    assert!(count >= 4);
}

#[test]
fn cards_are_weighed_with_and_without_also_of_an_own_deck() {
    let json = |arguments: &[&str]| -> serde_json::Value {
        let output = lab(&[&["cards", "patchwork", "--games", "200", "--json"], arguments].concat());
        assert!(output.status.success(), "{output:?}");
        serde_json::from_slice(&output.stdout).unwrap()
    };
    let printed = json(&["--player", "rollout"]);
    assert_eq!(printed["cards"].as_array().unwrap().len(), 12);
    assert!(
        printed["cards"]
            .as_array()
            .unwrap()
            .iter()
            .all(|card| card["kept"].is_object() && card["early"].is_object())
    );
    // A deck of four cards of which one brings twenty buttons at every mark: it is worth the most by far.
    let folder = tempfile::tempdir().unwrap();
    let pack = folder.path().join("mine.toml");
    let card = |number: u8, income: u8| {
        format!(
            "[[card]]\nnumber = {number}\ndeck = \"normal\"\nvirtual = 4\nfilters = [\"furthest\"]\nincome = {income}\n"
        )
    };
    let cards: String =
        [(1, 0), (2, 0), (3, 0), (4, 20)].map(|(number, income)| card(number, income)).concat();
    std::fs::write(&pack, format!("game = \"patchwork\"\nonly = [\"normal\"]\n{cards}")).unwrap();
    let own = json(&["--pack", pack.to_str().unwrap(), "--player", "rollout", "--level", "2"]);
    let worth = |index: usize| own["cards"][index]["kept"]["automa_score"]["value"].as_f64().unwrap();
    assert!(worth(3) > 10.0 && (0..3).all(|index| worth(index) < worth(3)), "{own}");
    let output = lab(&["cards", "terra-mystica", "--automas", "0"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("--automas 1"));
}

#[test]
fn a_deck_of_ones_own_is_compared_with_the_printed_one() {
    let folder = tempfile::tempdir().unwrap();
    let pack = folder.path().join("rich.toml");
    // Every card of the normal deck brings the Automa nine buttons.
    let numbers = "deck = \"normal\"\nvirtual = 10\nfilters = [\"furthest\"]\nincome = 9\n";
    let cards: Vec<String> =
        (1..=12).map(|number| format!("[[card]]\nnumber = {number}\n{numbers}")).collect();
    let cards = cards.concat();
    std::fs::write(&pack, format!("game = \"patchwork\"\nname = \"rich\"\n{cards}")).unwrap();
    let rich = pack.display().to_string();
    let args = ["compare", "patchwork", "--games", "60", "--level", "2"];
    let compared = |more: &[&str]| -> serde_json::Value {
        let output = lab(&[&args[..], more, &["--json"]].concat());
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        serde_json::from_slice(&output.stdout).unwrap()
    };
    let of = |found: &serde_json::Value, what: &str| {
        let all = found["differences"].as_array().unwrap();
        let one = all.iter().find(|one| one["what"] == what).unwrap().clone();
        let number = |value: &serde_json::Value| value.as_f64().unwrap();
        let interval = [&one["interval_95"][0], &one["interval_95"][1]].map(number);
        ([&one["means"][0], &one["means"][1]].map(number), number(&one["difference"]), interval)
    };
    let found = compared(&["--pack", &rich]);
    assert_eq!((&found["games"], &found["sides"][0]), (&60.into(), &"rich.toml".into()));
    assert_eq!(found["sides"][1], "the printed box");
    // Nine buttons at each of nine marks, and the tile, as `simulate` says.
    let ([mine, printed], by, [from, to]) = of(&found, "automa");
    assert!((mine - 88.0).abs() < 8.0 && printed < 40.0, "{found}");
    assert!((mine - printed - by).abs() < 1e-9 && from <= by && by <= to && from > 0.0, "{found}");
    // The other way round it is the negative, on any number of threads.
    let turned = compared(&["--against", &rich, "--threads", "1"]);
    assert!((of(&turned, "automa").1 + by).abs() < 1e-9, "{turned}");
    assert!((of(&turned, "wins").1 + of(&found, "wins").1).abs() < 1e-9, "{turned}");
    let shown = lab(&[&args[..], &["--pack", &rich]].concat());
    let shown = String::from_utf8(shown.stdout).unwrap();
    for part in ["A  rich.toml", "B  the printed box", "points of the Automa", "95 % interval"] {
        assert!(shown.contains(part), "{shown}");
    }
    // A box against itself says nothing.
    let same = lab(&args);
    assert_eq!(same.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&same.stderr).contains("--pack FILE"));
}
