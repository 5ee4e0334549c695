//! What the commands need to know of Patchwork.

use ::patchwork::{FIRST, Patchwork, SECOND};
use clap::ArgMatches;
use draw::text::patchwork as text;
use serde_json::Value;
use words::{Voice as _, Words};

use super::Commanded;
use crate::commands::{bench, cards, decide, replay};
use crate::play::{self, PlayRequest};

impl Commanded for Patchwork {
    fn rows(&self, words: &Words) -> String {
        let people = [FIRST, SECOND].into_iter().filter(|seat| !self.is_automa(*seat));
        let quilts = people.map(|seat| text::quilt(self, seat, None).plain());
        let track = text::track(self, text::TrackView { step: 1, ..text::TrackView::default() }).plain();
        let parts = [self.in_words(words).join("\n"), track].into_iter().chain(quilts);
        parts.collect::<Vec<_>>().join("\n\n")
    }

    fn at_terminal(request: &PlayRequest<Self>) -> anyhow::Result<()> {
        play::run(request)
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

    fn bench(steps: &bench::Steps) -> anyhow::Result<Value> {
        bench::patchwork::measure(steps)
    }
}
