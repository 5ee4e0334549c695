//! What the commands need to know of Tapestry.

use clap::{ArgMatches, Command};
use draw::text::tapestry as text;
use serde_json::Value;
use tapestry::Tapestry;
use words::{Voice as _, Words};

use super::{Also, Commanded};
use crate::args::path;
use crate::commands::{bench, cards, decide};
use crate::play::{self, PlayRequest};

impl Commanded for Tapestry {
    const COMPLETE: bool = false;
    const ALSO: &'static [Also] =
        &[("mode", "people", "multiplayer"), ("mode", "automa", "solo"), ("mode", "shadow", "shadow-empire")];

    fn rows(&self, words: &Words) -> String {
        let map = text::map(words, self, &text::MapText::default());
        [self.in_words(words).join("\n"), map.plain(), text::tracks(words, self).plain()].join("\n\n")
    }

    fn at_terminal(request: &PlayRequest<Self>) -> anyhow::Result<()> {
        play::run(request)
    }

    fn decide(matches: &ArgMatches) -> anyhow::Result<()> {
        decide::tapestry::run(matches)
    }

    fn cards(matches: &ArgMatches) -> anyhow::Result<()> {
        cards::tapestry::run(matches)
    }

    fn bench(steps: &bench::Steps) -> anyhow::Result<Value> {
        bench::tapestry::measure(steps)
    }

    fn flags(command: &str, flags: Command) -> Command {
        match command {
            "decide" => flags.arg(path("svg", "Write the map with what it considered there")),
            "cards" => {
                let guesses = clap::Arg::new("allow-guesses").long("allow-guesses").value_name("VALUE");
                flags.args([
                    guesses
                        .value_parser(["on", "off"])
                        .help("off: only what is known for certain [default: on]"),
                    path("print", "Write the bots' decision cards there as a sheet to print, as HTML"),
                ])
            }
            _ => flags,
        }
    }
}
