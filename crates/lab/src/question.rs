//! Why a question cannot be asked of the laboratory.

use kernel::{OptionError, PackError};
use players::NoPlayer;

/// Why an experiment of the command line cannot begin.
#[derive(Debug, thiserror::Error)]
pub enum NoQuestion {
    /// A setting is wrong.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// A pack is wrong.
    #[error(transparent)]
    Pack(#[from] PackError),
    /// There is no such player.
    #[error(transparent)]
    Player(#[from] NoPlayer),
    /// There is no deck to ask about.
    #[error("no Automa plays with these settings; choose one with --opponent automa or --automas 1")]
    NoAutoma,
    /// Both boxes that are to be compared are the same.
    #[error("both sides play with the same components; name your own with --pack FILE")]
    Same,
}
