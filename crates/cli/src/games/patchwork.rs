//! Patchwork.

use ::patchwork::Patchwork;
use clap::ArgMatches;
use serde_json::Value;

use super::Commanded;
use crate::commands::{bench, cards, decide, replay};
use crate::play::{PlayRequest, patchwork};

impl Commanded for Patchwork {
    fn at_terminal(request: &PlayRequest<Self>) -> anyhow::Result<()> {
        patchwork::run(request)
    }

    fn decide(matches: &ArgMatches) -> anyhow::Result<()> {
        decide::patchwork::run(matches)
    }

    fn cards(matches: &ArgMatches) -> anyhow::Result<()> {
        cards::patchwork::run(matches)
    }

    fn replay(matches: &ArgMatches, text: &str) -> anyhow::Result<()> {
        replay::patchwork::run(matches, text)
    }

    fn bench() -> anyhow::Result<Value> {
        bench::patchwork::measure()
    }
}
