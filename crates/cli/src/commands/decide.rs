//! `automa decide GAME --position FILE`: one decision of the Automa for a described table.

pub mod patchwork;
pub mod tapestry;
pub mod terra_mystica;

use clap::ArgMatches;
use games::with_title;

use crate::games::Commanded as _;

/// Reads the description, decides, and says why.
pub fn run(matches: &ArgMatches) -> anyhow::Result<()> {
    let (title, matches) = super::named(matches)?;
    with_title!(title, G => G::decide(matches))
}
