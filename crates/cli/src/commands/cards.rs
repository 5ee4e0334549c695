//! `automa cards GAME [ID]`

pub mod patchwork;
pub mod tapestry;
pub mod terra_mystica;

use clap::ArgMatches;
use games::with_title;

use crate::games::Commanded as _;

/// Prints the components of a game, and draws one.
pub fn run(matches: &ArgMatches) -> anyhow::Result<()> {
    let (title, matches) = super::named(matches)?;
    if matches.get_flag("missing") && with_title!(title, G => G::COMPLETE) {
        return super::out("Nothing is missing: every component of this game is known.\n");
    }
    with_title!(title, G => G::cards(matches))
}
