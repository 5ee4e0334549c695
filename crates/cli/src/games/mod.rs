//! What a game brings to the commands of the program.

mod patchwork;
mod plain;
mod tapestry;
mod terra_mystica;

use clap::{ArgMatches, Command};
use kernel::Studied;
use serde_json::Value;
use wire::Wire;
use words::Words;

use crate::commands::{bench, replay, review};
use crate::play::PlayRequest;
use crate::play::sitting::Told;

/// A value of an option by another name: the option, its value, the other name.
pub type Also = (&'static str, &'static str, &'static str);

/// A game that the commands know. What it does not bring is plain, or refused with a sentence that says so.
pub trait Commanded: Told + Wire + Studied {
    /// Whether every component of the box is known, so that `automa cards --missing` has nothing to ask for.
    const COMPLETE: bool = true;
    /// What a record of an online game is that `automa import` reads, in a few words.
    const RECORD: Option<&'static str> = None;
    /// Values of options by another name, as some people know them: the option, its value, the other name.
    const ALSO: &'static [Also] = &[];

    /// `automa play`
    fn at_terminal(request: &PlayRequest<Self>) -> anyhow::Result<()>;

    /// `automa decide`
    fn decide(matches: &ArgMatches) -> anyhow::Result<()> {
        let _ = matches;
        anyhow::bail!("a table of {} cannot be described yet", Self::NAME)
    }

    /// `automa cards`
    fn cards(matches: &ArgMatches) -> anyhow::Result<()> {
        let _ = matches;
        anyhow::bail!("the components of {} cannot be listed yet", Self::NAME)
    }

    /// `automa replay` of such a save.
    fn replay(matches: &ArgMatches, text: &str) -> anyhow::Result<()> {
        replay::any::<Self>(matches, text)
    }

    /// The position as rows of characters, for stepping through a save; without a drawing it is in words.
    fn rows(&self, words: &Words) -> String {
        self.in_words(words).join("\n")
    }

    /// `automa review` of such a save.
    fn review(matches: &ArgMatches, text: &str) -> anyhow::Result<()> {
        review::any::<Self>(matches, text)
    }

    /// `automa bench`
    fn bench(steps: &bench::Steps) -> anyhow::Result<Value> {
        bench::plain::<Self>(steps)
    }

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
