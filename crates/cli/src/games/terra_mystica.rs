//! What the commands need to know of Terra Mystica.

use clap::{ArgMatches, Command};
use draw::text::terra_mystica as text;
use serde_json::Value;
use terra_mystica::TerraMystica;
use words::{Voice as _, Words};

use super::Commanded;
use crate::args::path;
use crate::commands::{bench, cards, decide, import};
use crate::play::{self, PlayRequest};

impl Commanded for TerraMystica {
    const RECORD: Option<&'static str> =
        Some("Terra Mystica: a table of rows, a copied ledger, its JSON, or what was typed");

    fn rows(&self, words: &Words) -> String {
        let map = text::map(words, self, &text::MapText::default());
        [self.in_words(words).join("\n"), map.plain(), text::cults(words, self).plain()].join("\n\n")
    }

    fn at_terminal(request: &PlayRequest<Self>) -> anyhow::Result<()> {
        play::run(request)
    }

    fn decide(matches: &ArgMatches) -> anyhow::Result<()> {
        decide::terra_mystica::run(matches)
    }

    fn cards(matches: &ArgMatches) -> anyhow::Result<()> {
        cards::terra_mystica::run(matches)
    }

    fn bench(steps: &bench::Steps) -> anyhow::Result<Value> {
        bench::terra_mystica::measure(steps)
    }

    fn import(matches: &ArgMatches) -> anyhow::Result<()> {
        import::terra_mystica::run(matches)
    }

    fn flags(command: &str, flags: Command) -> Command {
        match command {
            "decide" => flags.arg(path("svg", "Write the map with what it considered there")),
            "cards" => flags.arg(path(
                "print",
                "Write the Automa's decision and faction cards there as a sheet to print, as HTML",
            )),
            _ => flags,
        }
    }
}
