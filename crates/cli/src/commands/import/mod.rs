//! `automa import GAME FILE`: replays a record of an online game through the rules, and compares every row.

pub mod terra_mystica;

use clap::ArgMatches;
use games::with_title;

use crate::games::Commanded as _;

/// Runs the command, with the type of the game that was named.
pub fn run(matches: &ArgMatches) -> anyhow::Result<()> {
    let (title, matches) = super::named(matches)?;
    with_title!(title, G => G::import(matches))
}
