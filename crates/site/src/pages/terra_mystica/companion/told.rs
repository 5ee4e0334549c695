//! The Automa's turn in big letters: what it does, where, what to move, and why.

use draw::terra_mystica::MapView;
use kernel::{Entry, Hex, Hexes, Seat};
use maud::{Markup, PreEscaped, html};
use terra_mystica::Event;
use terra_mystica::companion::TerraCompanion;
use words::terra_mystica::companion::table_events;
use words::{Beside, InstructionOf, Said};

use super::desk::Desk;
use crate::pages::beside::{note, steps};
use crate::pages::layout::icon;
use crate::pages::terra_mystica::map::event_hex;
use crate::pages::terra_mystica::parts::{mark, tm_icon};
use crate::pages::terra_mystica::{automa, why};

/// What the Automa did, between two positions.
pub struct Told<'a> {
    desk: Desk<'a>,
    before: &'a TerraCompanion,
    after: &'a TerraCompanion,
    events: Vec<Event>,
    texts: InstructionOf<TerraCompanion>,
    seat: Seat,
}

impl<'a> Told<'a> {
    /// What came of something; `None` if the Automa did nothing.
    pub fn of(desk: Desk<'a>, number: usize, entry: &Entry<TerraCompanion>) -> Option<Told<'a>> {
        let before = desk.session().position(number)?;
        let after = desk.session().position(number + 1)?;
        let events = table_events(&entry.events);
        let seat = events.iter().find_map(|event| match event {
            Event::AutomaCards { seat, .. }
            | Event::AutomaStops { seat, .. }
            | Event::AutomaChose { seat, .. } => Some(*seat),
            _ => None,
        })?;
        let texts =
            TerraCompanion::instruction(desk.context.words, Said { before, after, events: &entry.events });
        Some(Told { desk, before, after, events, texts, seat })
    }

    /// All of it, to be read aloud.
    pub fn aloud(&self) -> String {
        let parts = [self.texts.headline.clone()].into_iter().chain(self.texts.steps.iter().cloned());
        parts.chain(self.texts.offers.iter().cloned()).collect::<Vec<_>>().join(" ")
    }

    /// The headline, the picture, the steps, the power that you may take, and why.
    pub fn show(&self) -> Markup {
        html! {
            div.co-turn.terra-turn aria-live="polite" {
                div.co-head {
                    p.co-who.automa {
                        (mark(self.after.table(), self.seat)) (self.desk.seat(self.seat))
                        @for cards in &self.texts.cards { span.soft.num { (cards) } }
                    }
                    h1 tabindex="-1" { (self.texts.headline) }
                }
                (self.picture())
                div.co-do {
                    (steps(&self.texts.steps))
                    @for offer in &self.texts.offers {
                        div.note-box.power role="status" { (tm_icon("power")) p { b { (offer) } } }
                    }
                    p.co-chips.num { @for chip in &self.texts.chips { span.chip { (chip) } } }
                    @for doubt in &self.texts.warnings { (note("warn", "why", &html! { p { (doubt) } })) }
                }
            }
            (self.why())
        }
    }

    /// Where it happened: a close-up of the map, or the cult board.
    fn picture(&self) -> Markup {
        let hexes: Hexes = self.events.iter().filter_map(event_hex).collect();
        let around: Option<Hex> = self.events.iter().find_map(event_hex);
        let cults = self.events.iter().any(|event| matches!(event, Event::Cult { .. }));
        let table = self.after.table();
        html! {
            @if around.is_some() {
                @let view = MapView { last: hexes, around, ..MapView::default() };
                div.co-pic.close-up { (PreEscaped(draw::terra_mystica::map(self.desk.context.words, table, &view).inline())) }
            } @else if cults {
                div.co-pic.tboard { (PreEscaped(draw::terra_mystica::cults(self.desk.context.words, table).inline())) }
            }
        }
    }

    /// Why: each choice with its candidates on the map, filter by filter; and the cards.
    fn why(&self) -> Markup {
        html! {
            details #why.why-open.panel.co-why {
                summary data-key="w" {
                    (icon("why")) (self.desk.t("play-why-this")) span.chev { (icon("chevron")) }
                }
                (automa::cards(self.desk.context.words, self.before.table(), &self.events))
                (why::why(self.desk.context, self.before.table(), &self.events))
            }
        }
    }
}
