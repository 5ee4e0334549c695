//! What one sees of the Automas: their cards, their decks, and why they did what they did last.

use kernel::{Entry, Seat};
use maud::{Markup, PreEscaped, html};
use terra_mystica::{Event, TerraMystica};
use words::Words;
use words::terra_mystica::deed;

use super::parts::{Shared, mark};
use super::tells::Tells;
use super::why;
use crate::pages::layout::icon;

/// The panels of all Automas at the table.
pub fn panel(shared: Shared<'_>, tells: &Tells) -> Markup {
    let game = shared.game();
    html! {
        @for seat in game.seat_list().filter(|seat| game.is_automa(*seat)) {
            section.panel.automa.tautoma aria-label=(shared.seat(seat)) {
                h2 { (mark(game, seat)) (shared.seat(seat)) }
                (one(shared, seat, tells))
            }
        }
    }
}

fn one(shared: Shared<'_>, seat: Seat, tells: &Tells) -> Markup {
    let board = draw::terra_mystica::board(shared.context.words, shared.game(), seat);
    html! {
        @match last_turn(shared, seat) {
            Some((number, before, entry)) => {
                p.said { (deed(shared.context.words, before, &entry.events)) }
                details.why-open id=(format!("why-{}", seat.0)) {
                    summary data-key="?" { (icon("why")) (shared.t("play-why-this")) span.chev { (icon("chevron")) } }
                    (why::why(shared.context, before, &entry.events))
                    p.small { a href=(shared.link(&format!("/history/{number}"))) { (shared.t("play-why-position")) } }
                }
            }
            None => p.soft { (shared.t("terra-no-card-yet")) },
        }
        // Before it has a faction there is nothing to see on its board.
        @if shared.game().player(seat).faction.is_some() { div.tboard { (tells.on(&board)) } }
    }
}

/// The last turn of a seat, with its number.
fn last_turn(shared: Shared<'_>, seat: Seat) -> Option<(usize, &TerraMystica, &Entry<TerraMystica>)> {
    let session = &shared.open.session;
    let history = session.history().iter().enumerate().rev();
    let mut own = history.filter(|(_, entry)| entry.seat == seat);
    own.find_map(|(index, entry)| Some((index + 1, session.position(index)?, entry)))
}

/// The two cards of a turn, side by side: the halves in the middle are in play.
pub fn cards(words: &Words, before: &TerraMystica, events: &[Event]) -> Markup {
    html! {
        @for event in events {
            @if let Event::AutomaCards { cards, .. } = event {
                div.pair { (PreEscaped(draw::terra_mystica::decision_pair(words, before.kit(), *cards).inline())) }
            }
        }
    }
}
