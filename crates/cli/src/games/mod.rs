//! What a game brings to the commands of the program.

mod patchwork;
mod tapestry;
mod terra_mystica;

use clap::{ArgMatches, Command};
use kernel::{Notation, Studied};
use players::Judge;
use serde_json::Value;

use crate::play::PlayRequest;

/// A game that the commands know.
pub trait Commanded: Judge + Notation + Studied {
    /// Whether every component of the box is known, so that `automa cards --missing` has nothing to ask for.
    const COMPLETE: bool = true;
    /// What a record of an online game is that `automa import` reads, in a few words.
    const RECORD: Option<&'static str> = None;

    /// `automa play`
    fn at_terminal(request: &PlayRequest<Self>) -> anyhow::Result<()>;
    /// `automa decide`
    fn decide(matches: &ArgMatches) -> anyhow::Result<()>;
    /// `automa cards`
    fn cards(matches: &ArgMatches) -> anyhow::Result<()>;
    /// `automa replay` of such a save.
    fn replay(matches: &ArgMatches, text: &str) -> anyhow::Result<()>;
    /// `automa bench`
    fn bench() -> anyhow::Result<Value>;

    /// `automa import`
    fn import(matches: &ArgMatches) -> anyhow::Result<()> {
        let _ = matches;
        anyhow::bail!("there are no records of this game to import")
    }

    /// A command with the flags that only this game has for it.
    fn flags(command: &str, flags: Command) -> Command {
        let _ = command;
        flags
    }
}
