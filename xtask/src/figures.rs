//! `cargo xtask figures [GAME]`: the points that a player program makes on each level, from simulated games.
//!
//! Each `figures.json` of `crates/wire` says which games to play: player, seed, how many, and the settings of each cell. They are played
//! with the release program, and what came out replaces what stood there. The same program writes the same file.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, bail};
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
struct Figures {
    game: String,
    player: String,
    seed: u64,
    games: u64,
    program: String,
    cells: Vec<Cell>,
}

#[derive(Serialize, Deserialize)]
struct Cell {
    options: BTreeMap<String, String>,
    #[serde(default)]
    wins: u64,
    #[serde(default)]
    from: i32,
    #[serde(default)]
    counts: Vec<u64>,
}

/// Plays the games of all files, or of one game.
pub fn make(only: Option<&str>) -> anyhow::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files: Vec<PathBuf> = fs::read_dir(root.join("crates/wire/src"))?
        .filter_map(|entry| Some(entry.ok()?.path().join("figures.json")))
        .filter(|path| path.exists())
        .collect();
    files.sort();
    for path in files {
        let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let mut figures: Figures = serde_json::from_str(&text)
            .with_context(|| format!("{} is not as it should be", path.display()))?;
        if only.is_some_and(|only| only != figures.game) {
            continue;
        }
        env!("CARGO_PKG_VERSION").clone_into(&mut figures.program);
        let (game, player, seed, games) =
            (figures.game.clone(), figures.player.clone(), figures.seed, figures.games);
        for cell in &mut figures.cells {
            println!("{game}: {:?}", cell.options);
            cell.play(&game, &player, seed, games)?;
        }
        fs::write(&path, figures.text()?).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}

impl Cell {
    fn play(&mut self, game: &str, player: &str, seed: u64, games: u64) -> anyhow::Result<()> {
        let rows = std::env::temp_dir().join(format!("automa-figures-{}.csv", std::process::id()));
        let mut command = Command::new(env!("CARGO"));
        command.args([
            "run",
            "--release",
            "--locked",
            "--quiet",
            "--package",
            "automa",
            "--",
            "simulate",
            game,
        ]);
        command.args([
            "--player",
            player,
            "--seed",
            &seed.to_string(),
            "--games",
            &games.to_string(),
            "--json",
        ]);
        command.arg("--out").arg(&rows).stdout(std::process::Stdio::null());
        for (key, value) in &self.options {
            command.arg(format!("--{key}")).arg(value);
        }
        if !command.status().context("cannot run cargo")?.success() {
            bail!("the games could not be played: read what stands above");
        }
        let text = fs::read_to_string(&rows);
        let _ = fs::remove_file(&rows);
        self.count(&text?)
    }

    /// Counts the points and wins of the first seat in rows as `automa simulate --out` writes them.
    fn count(&mut self, rows: &str) -> anyhow::Result<()> {
        let mut lines = rows.lines().map(|line| line.split(',').collect::<Vec<_>>());
        let head = lines.next().context("there are no rows")?;
        let column =
            |name: &str| head.iter().position(|column| *column == name).context("a column is missing");
        let (score, winner) = (column("score_1")?, column("winner")?);
        let mut counts: BTreeMap<i32, u64> = BTreeMap::new();
        self.wins = 0;
        for line in lines {
            *counts.entry(line.get(score).context("a short row")?.parse()?).or_default() += 1;
            self.wins += u64::from(line.get(winner) == Some(&"1"));
        }
        let (Some((&least, _)), Some((&most, _))) = (counts.first_key_value(), counts.last_key_value())
        else {
            bail!("there are no rows");
        };
        self.from = least;
        self.counts = (least..=most).map(|points| counts.get(&points).copied().unwrap_or(0)).collect();
        Ok(())
    }
}

impl Figures {
    /// One line for each cell, so that a change can be read as a diff.
    fn text(&self) -> anyhow::Result<String> {
        let Figures { game, player, seed, games, program, cells } = self;
        let mut text = format!(
            "{{\n \"game\": {game:?},\n \"player\": {player:?},\n \"seed\": {seed},\n \"games\": {games},\n \"program\": \
             {program:?},\n \"cells\": [\n"
        );
        for (at, cell) in cells.iter().enumerate() {
            let end = if at + 1 < cells.len() { "," } else { "" };
            writeln!(text, "  {}{end}", serde_json::to_string(cell)?)?;
        }
        text.push_str(" ]\n}\n");
        Ok(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_counted_and_written_as_they_are_read() {
        let mut cell = Cell { options: BTreeMap::new(), wins: 9, from: 9, counts: vec![9] };
        cell.count("game,seed,score_1,score_2,winner\n0,7,3,1,1\n1,8,-1,4,2\n2,9,3,3,1\n").unwrap();
        assert_eq!((cell.wins, cell.from, &cell.counts[..]), (2, -1, &[1, 0, 0, 0, 2][..]));
        assert!(cell.count("game,seed\n").is_err());
        let figures = Figures {
            game: "g".to_owned(),
            player: "p".to_owned(),
            seed: 1,
            games: 3,
            program: "0".to_owned(),
            cells: vec![cell],
        };
        let read: Figures = serde_json::from_str(&figures.text().unwrap()).unwrap();
        assert_eq!(read.text().unwrap(), figures.text().unwrap());
    }
}
