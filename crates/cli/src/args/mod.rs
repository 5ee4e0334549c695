//! The command line. A game's settings are flags, made from the game's own list: defined once for parsing,
//! help, save files and pages.
//!
//! - `tree`: the commands
//! - `flags`: their flags

mod flags;
mod tree;

use std::path::PathBuf;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::Context;
use clap::ArgMatches;
use games::Title;
use kernel::{Day, Options, Pack, Seed};
use players::PlayerName;
use words::Words;

pub use flags::path;
pub use tree::command;

/// The request itself makes no sense: exit status 2.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct Usage(pub String);

/// The names of all games.
pub fn known_games() -> String {
    Title::ALL.iter().map(|title| title.key()).collect::<Vec<_>>().join(", ")
}

/// The language on the command line.
pub fn words(matches: &ArgMatches) -> Words {
    let code = matches.get_one::<String>("language").map_or("en", String::as_str);
    Words::of(code).unwrap_or_else(Words::english)
}

/// The settings on the command line.
pub fn options<O: Options>(matches: &ArgMatches) -> anyhow::Result<O> {
    let value = |key| matches.try_get_one::<String>(key).ok().flatten();
    let chosen: Vec<(&str, &String)> =
        O::FIELDS.iter().filter_map(|field| Some((field.key, value(field.key)?))).collect();
    let mut options = O::fresh(chosen.iter().map(|(key, value)| (*key, value.as_str())));
    for (key, value) in chosen {
        options.set(key, value).map_err(|error| Usage(error.to_string()))?;
    }
    options.check_new().map_err(|error| Usage(error.to_string()))?;
    Ok(options)
}

/// The packs on the command line, read.
pub fn packs(matches: &ArgMatches) -> anyhow::Result<Vec<Pack>> {
    packs_of(matches, "pack")
}

/// The packs that a flag names, read.
pub fn packs_of(matches: &ArgMatches, flag: &str) -> anyhow::Result<Vec<Pack>> {
    let paths = matches.get_many::<PathBuf>(flag).into_iter().flatten();
    paths
        .map(|path| {
            let text =
                crate::commands::read_text(path).with_context(|| format!("the pack {}", path.display()))?;
            let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
            Ok(Pack { name, text })
        })
        .collect()
}

/// The players on the command line; `None` stands for a person.
pub fn players(matches: &ArgMatches) -> anyhow::Result<Vec<Option<PlayerName>>> {
    let mut players = Vec::new();
    // Parameters come apart at their commas, and are put together again: `mcts:time=1s,threads=2,greedy`.
    let mut parts = matches.get_many::<String>("player").into_iter().flatten().peekable();
    while let Some(part) = parts.next() {
        let mut name = part.clone();
        while let Some(more) = parts.next_if(|part| PlayerName::is_parameter(part)) {
            name.push(if name.contains(':') { ',' } else { ':' });
            name.push_str(more);
        }
        players.push(match name.as_str() {
            "person" => None,
            name => Some(name.parse().map_err(|error: players::NoPlayer| Usage(error.to_string()))?),
        });
    }
    Ok(players)
}

/// How many threads: as on the command line, or one for each core.
pub fn threads(matches: &ArgMatches) -> anyhow::Result<usize> {
    match matches.get_one::<u64>("threads") {
        None => Ok(std::thread::available_parallelism().map_or(1, std::num::NonZero::get)),
        Some(threads @ 1..=1024) => Ok(*threads as usize),
        Some(_) => Err(Usage("--threads is a number from 1 to 1024".to_owned()).into()),
    }
}

/// The seed on the command line, or a fresh one from the clock: small enough to be read aloud.
pub fn seed_or_fresh(matches: &ArgMatches) -> Seed {
    let fresh = || Seed(Seed(since_1970().as_nanos() as u64).child(0).0 % 1_000_000);
    matches.get_one::<Seed>("seed").copied().unwrap_or_else(fresh)
}

/// The day that it is, in universal time.
pub fn today() -> Day {
    Day::of_seconds(since_1970().as_secs())
}

fn since_1970() -> Duration {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
}
