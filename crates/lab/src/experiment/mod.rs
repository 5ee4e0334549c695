//! Experiments: small files that say what is to be played.
//!
//! ```toml
//! game = "NAME"
//! games = 1000
//! players = ["random", "greedy"]
//!
//! [options]
//! level = [1, 3, 5]
//! ```
//!
//! A list makes a grid: these are six cells of a thousand games. The n-th game has the same seed in every cell, so
//! that cells can be compared game by game; `paired = false` gives each cell seeds of its own.
//!
//! - `file`: what may stand in the file
//! - `error`: what can be wrong with it
//! - `cell`: one combination of settings and players, and how a game of it becomes a row

mod cell;
mod error;
mod file;

use std::collections::BTreeSet;
use std::path::Path;

use games::{Title, with_title};
use kernel::{Digest, Game, Options, Pack, Seed, Studied};
use players::{Judge, PlayerName};

pub use cell::{Cell, Column, ReplayError, Row};
pub use error::{ExperimentError, Wrong};
pub use file::Until;

use file::File;

/// No experiment has more cells.
pub const MOST_CELLS: usize = 2_000;
/// No cell has more games.
pub const MOST_GAMES: u64 = 1_000_000_000;

/// What is to be played.
#[derive(Debug)]
pub struct Experiment {
    /// What its author calls it.
    pub name: String,
    /// The name of the file.
    pub file: String,
    /// The game that is played.
    pub game: Title,
    /// The combinations of settings and players, in the order of the file's lists.
    pub cells: Vec<Cell>,
    /// The settings that differ between cells, in the game's order.
    pub varied: Vec<&'static str>,
    /// Games in every cell; with `until`, games between two looks.
    pub games: u64,
    /// When a cell has enough games.
    pub until: Option<Until>,
    /// Whether the n-th game has the same seed in every cell.
    pub paired: bool,
    /// The seed of the first game.
    pub seed: Seed,
}

impl Experiment {
    /// Reads an experiment. `pack` finds a pack by the path that the file names.
    pub fn read(
        name: &str,
        text: &str,
        pack: &dyn Fn(&str) -> std::io::Result<String>,
    ) -> Result<Experiment, ExperimentError> {
        let at = |offset: usize, wrong: Wrong| ExperimentError {
            file: name.to_owned(),
            line: text.as_bytes().iter().take(offset).filter(|&&byte| byte == b'\n').count() + 1,
            wrong,
        };
        let file: File = toml::from_str(text).map_err(|error| {
            let start = error.span().map_or(0, |span| span.start);
            at(start, Wrong::Toml(error.message().replace('\n', "; ")))
        })?;
        let title =
            Title::of(file.game.get_ref()).map_err(|error| at(file.game.span().start, error.into()))?;
        with_title!(title, G => build::<G>(title, name, &file, pack, &at))
    }

    /// Reads an experiment from disk, packs beside it.
    pub fn open(path: &Path, text: &str) -> Result<Experiment, ExperimentError> {
        let folder = path.parent().unwrap_or(Path::new(""));
        let pack = |name: &str| std::fs::read_to_string(folder.join(name));
        Experiment::read(&path.display().to_string(), text, &pack)
    }

    /// The most games that a cell may get.
    pub fn most_games(&self) -> u64 {
        self.until.map_or(self.games, |until| until.at_most)
    }

    /// The seed of a cell's n-th game, from 0.
    pub fn seed_of(&self, cell: usize, game: u64) -> Seed {
        let first = if self.paired { 0 } else { cell as u64 * self.most_games() };
        Seed(self.seed.0 + first + game)
    }

    /// What makes a cell's rows what they are, as a number: another seed, option, player, pack or release is
    /// another cell.
    pub fn identity(&self, cell: usize) -> u64 {
        let it = &self.cells[cell];
        let mut digest = Digest::default();
        let mut put = |text: &str| {
            digest.bytes(text.as_bytes());
        };
        put(env!("CARGO_PKG_VERSION"));
        put(self.game.key());
        for (key, value) in &it.options {
            put(key);
            put(value);
        }
        it.players.iter().for_each(|player| put(player));
        it.packs.iter().for_each(|pack| put(&pack.text));
        it.left_out.iter().for_each(|card| put(&format!("without {card}")));
        it.columns.iter().for_each(|column| put(&column.name));
        put(&self.seed_of(cell, 0).to_string());
        digest.value()
    }
}

type At<'a> = &'a dyn Fn(usize, Wrong) -> ExperimentError;

fn build<G: Judge + Studied>(
    title: Title,
    name: &str,
    file: &File,
    pack: &dyn Fn(&str) -> std::io::Result<String>,
    at: At<'_>,
) -> Result<Experiment, ExperimentError> {
    let games = *file.games.get_ref();
    if !(1..=MOST_GAMES).contains(&games) {
        return Err(at(file.games.span().start, Wrong::Games(games)));
    }
    let until = until(file, games, at)?;
    let (packs, kit) = components::<G>(file, pack, at)?;
    let teams = teams(file, at)?;
    let grid = grid::<G>(file, teams.len(), at)?;
    let most = until.map_or(games, |until: Until| until.at_most);
    let last = most.checked_mul(if file.paired { 1 } else { (grid.len() * teams.len()) as u64 });
    if last.is_none_or(|last| last > u64::MAX / 2) || file.seed > u64::MAX / 2 {
        return Err(at(0, Wrong::Seed));
    }
    // The same setting may be written in two ways.
    let mut seen = BTreeSet::new();
    for options in &grid {
        let pairs: Vec<String> = options.pairs().map(|(key, value)| format!("{key}={value}")).collect();
        if !seen.insert(pairs.clone()) {
            let start = file.options.values().next().map_or(0, |list| list.span().start);
            return Err(at(start, Wrong::Twice(pairs.join(" "))));
        }
    }
    let mut cells = Vec::new();
    for options in &grid {
        for (names, players) in &teams {
            let cell = Cell::new::<G>(kit, options, players.clone(), names.clone(), packs.clone());
            cells.push(cell.map_err(|error| {
                let pairs = options.pairs().map(|(key, value)| format!("{key}={value}"));
                let cell = pairs.take(3).collect::<Vec<_>>().join(" ");
                at(file.game.span().start, Wrong::Together { cell, error })
            })?);
        }
    }
    let varied = G::Options::FIELDS.iter().map(|field| field.key).filter(|key| {
        let first = grid.first().and_then(|options| options.get(key));
        grid.iter().any(|options| options.get(key) != first)
    });
    Ok(Experiment {
        name: file.name.clone().unwrap_or_else(|| {
            Path::new(name)
                .file_stem()
                .map_or_else(|| name.to_owned(), |stem| stem.to_string_lossy().into_owned())
        }),
        file: name.to_owned(),
        game: title,
        varied: varied.collect(),
        cells,
        games,
        until,
        paired: file.paired,
        seed: Seed(file.seed),
    })
}

fn until(file: &File, games: u64, at: At<'_>) -> Result<Option<Until>, ExperimentError> {
    let Some(spanned) = &file.until else { return Ok(None) };
    let (start, until) = (spanned.span().start, *spanned.get_ref());
    let widths = [until.win_rate, until.score];
    let sensible = |width: f64| width.is_finite() && width > 0.0;
    if widths.iter().all(Option::is_none) || !widths.into_iter().flatten().all(sensible) {
        return Err(at(start, Wrong::Until));
    }
    if until.at_most > MOST_GAMES {
        return Err(at(start, Wrong::Games(until.at_most)));
    }
    if until.at_most < games {
        return Err(at(start, Wrong::AtMost { at_most: until.at_most, games }));
    }
    Ok(Some(until))
}

fn components<G: Game>(
    file: &File,
    read: &dyn Fn(&str) -> std::io::Result<String>,
    at: At<'_>,
) -> Result<(Vec<Pack>, &'static G::Kit), ExperimentError> {
    let mut packs = Vec::new();
    for path in &file.packs {
        let text = read(path.get_ref()).map_err(|error| {
            let path_name = path.get_ref().clone();
            at(path.span().start, Wrong::NoPack { path: path_name, why: error.to_string() })
        })?;
        packs.push(Pack { name: path.get_ref().clone(), text });
    }
    let start = file.packs.first().map_or(0, |path| path.span().start);
    let kit = G::components(&packs).map_err(|error| at(start, error.into()))?;
    Ok((packs, kit))
}

type NamedTeam = (Vec<String>, Vec<PlayerName>);

fn teams(file: &File, at: At<'_>) -> Result<Vec<NamedTeam>, ExperimentError> {
    let mut teams: Vec<NamedTeam> = Vec::new();
    for (start, team) in file.players.get_ref().items() {
        let start = start.unwrap_or(file.players.span().start);
        let names = team.names().to_vec();
        if names.is_empty() {
            return Err(at(start, Wrong::Empty));
        }
        let players = names.iter().map(|name| name.parse()).collect::<Result<Vec<PlayerName>, _>>();
        let players = players.map_err(|error| at(start, error.into()))?;
        if let Some(player) = players.iter().find(|player| !player.reproducible()) {
            return Err(at(start, Wrong::Clock(*player)));
        }
        if teams.iter().any(|(other, _)| *other == names) {
            return Err(at(start, Wrong::Twice(names.join(", "))));
        }
        teams.push((names, players));
    }
    if teams.is_empty() {
        return Err(at(file.players.span().start, Wrong::Empty));
    }
    Ok(teams)
}

/// All combinations of the settings, the last list turning quickest, in the order of the game's own list.
fn grid<G: Game>(file: &File, teams: usize, at: At<'_>) -> Result<Vec<G::Options>, ExperimentError> {
    let first = file.options.iter().map(|(key, list)| {
        let value = list.get_ref().items().first().map(|(_, value)| value.to_string());
        (key.get_ref().as_str(), value.unwrap_or_default())
    });
    let chosen: Vec<(&str, String)> = first.collect();
    let mut grid = vec![G::Options::fresh(chosen.iter().map(|(key, value)| (*key, value.as_str())))];
    let place = |key: &str| G::Options::FIELDS.iter().position(|field| field.key == key);
    let mut settings: Vec<_> = file.options.iter().collect();
    settings.sort_by_key(|(key, _)| place(key.get_ref()));
    for (key, list) in settings {
        let values = list.get_ref().items();
        if place(key.get_ref()).is_none() {
            return Err(at(key.span().start, G::Options::unknown(key.get_ref()).into()));
        }
        if values.is_empty() {
            return Err(at(list.span().start, Wrong::Empty));
        }
        let cells = grid.len() * values.len() * teams;
        if cells > MOST_CELLS {
            return Err(at(list.span().start, Wrong::Cells { cells }));
        }
        let mut seen = BTreeSet::new();
        let mut next = Vec::new();
        for (start, value) in values {
            let (start, text) = (start.unwrap_or(list.span().start), value.to_string());
            if !seen.insert(text.clone()) {
                return Err(at(start, Wrong::Twice(text)));
            }
            for options in &grid {
                let mut options = options.clone();
                options.set(key.get_ref(), &text).map_err(|error| at(start, error.into()))?;
                next.push(options);
            }
        }
        // The settings of the game's own list turn slowest, so the cells of one level stand together.
        let (old, new) = (grid.len(), seen.len());
        grid = (0..old * new).map(|index| next[index % new * old + index / new].clone()).collect();
    }
    Ok(grid)
}
