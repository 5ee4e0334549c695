//! The bots' turn in big letters: what they do, where, what to move, and why.

use draw::tapestry::MapView;
use kernel::{Entry, Hex, Hexes, Seat};
use maud::{Markup, html};
use tapestry::Event;
use tapestry::companion::TapestryCompanion;
use words::tapestry::companion::table_events;
use words::{Beside, InstructionOf, Said};

use super::desk::Desk;
use crate::pages::beside::steps;
use crate::pages::layout::icon;
use crate::pages::tapestry::parts::mark;
use crate::pages::tapestry::play::drawn;
use crate::pages::tapestry::spots::event_hex;
use crate::pages::tapestry::why;

/// What the bots did, between two positions.
pub struct Told<'a> {
    desk: Desk<'a>,
    before: &'a TapestryCompanion,
    after: &'a TapestryCompanion,
    events: Vec<Event>,
    texts: InstructionOf<TapestryCompanion>,
}

impl<'a> Told<'a> {
    /// What came of something.
    pub fn of(desk: Desk<'a>, number: usize, entry: &Entry<TapestryCompanion>) -> Option<Told<'a>> {
        let before = desk.session().position(number)?;
        let after = desk.session().position(number + 1)?;
        let events = table_events(&entry.events);
        let texts =
            TapestryCompanion::instruction(desk.context.words, Said { before, after, events: &entry.events });
        Some(Told { desk, before, after, events, texts })
    }

    /// All of it, to be read aloud.
    pub fn aloud(&self) -> String {
        let parts = [self.texts.headline.clone()].into_iter().chain(self.texts.steps.iter().cloned());
        parts.collect::<Vec<_>>().join(" ")
    }

    /// The headline, the pictures, the steps, and why.
    pub fn show(&self) -> Markup {
        html! {
            div.co-turn.ta-turn aria-live="polite" {
                div.co-head {
                    p.co-who.automa {
                        @for seat in self.desk.bots() { (mark(self.after.table(), seat)) (self.desk.seat(seat)) " " }
                    }
                    h1 tabindex="-1" { (self.texts.headline) }
                }
                (self.pictures())
                div.co-do {
                    (steps(&self.texts.steps))
                    p.co-chips.num { @for chip in &self.texts.chips { span.chip { (chip) } } }
                }
            }
            (self.why())
        }
    }

    /// Where it happened: a close-up of the map, and the tracks where a token moved.
    fn pictures(&self) -> Markup {
        let (words, table) = (self.desk.context.words, self.after.table());
        let hexes: Hexes = self.events.iter().filter_map(event_hex).collect();
        let around: Option<Hex> = self.events.iter().filter_map(event_hex).next_back();
        let moved = |event: &&Event| matches!(event, Event::Moved { seat, .. } if self.is_bot(*seat));
        let tracks = self.events.iter().any(|event| moved(&event));
        let view = MapView { last: hexes, around, ..MapView::default() };
        html! {
            div.ta-pics {
                @if around.is_some() { div.co-pic.close-up { (drawn(&draw::tapestry::map(words, table, &view))) } }
                @if tracks { div.co-pic.ta-tracks { (drawn(&draw::tapestry::tracks(words, table, &[]))) } }
            }
        }
    }

    fn is_bot(&self, seat: Seat) -> bool {
        self.desk.bots().any(|bot| bot == seat)
    }

    /// Why: the pair, each choice with its candidates, filter by filter.
    fn why(&self) -> Markup {
        html! {
            details #why.why-open.panel.co-why {
                summary data-key="w" {
                    (icon("why")) (self.desk.t("play-why-this")) span.chev { (icon("chevron")) }
                }
                @for line in &self.texts.cards { p.small.soft { (line) } }
                (why::why(self.desk.context, self.before.table(), &self.events))
            }
        }
    }
}
