//! Tapestry.

use clap::{ArgMatches, Command};
use serde_json::Value;
use tapestry::Tapestry;

use super::{Also, Commanded};
use crate::args::path;
use crate::commands::{bench, cards, decide};
use crate::play::{PlayRequest, lines};

impl Commanded for Tapestry {
    const COMPLETE: bool = false;
    const ALSO: &'static [Also] =
        &[("mode", "people", "multiplayer"), ("mode", "automa", "solo"), ("mode", "shadow", "shadow-empire")];

    fn at_terminal(request: &PlayRequest<Self>) -> anyhow::Result<()> {
        lines::run(request)
    }

    fn decide(matches: &ArgMatches) -> anyhow::Result<()> {
        decide::tapestry::run(matches)
    }

    fn cards(matches: &ArgMatches) -> anyhow::Result<()> {
        cards::tapestry::run(matches)
    }

    fn bench() -> anyhow::Result<Value> {
        bench::tapestry::measure()
    }

    fn flags(command: &str, flags: Command) -> Command {
        match command {
            "decide" => flags.arg(path("svg", "Write the map with what it considered there")),
            "cards" => {
                flags.arg(path("print", "Write the bots' decision cards there as a sheet to print, as HTML"))
            }
            _ => flags,
        }
    }
}
