//! Patchwork on screen.

mod play;

use kernel::{Game, Seat};
use maud::{Markup, PreEscaped, html};
use patchwork::{Event, FIRST, Patchwork, SECOND};
use serde_json::{Value, json};
use table::session::{Entry, Session};
use table::tables::{Bots, Open};
use words::Words;

use super::Look;
use crate::context::Context;
use crate::kind::Shown;

impl Shown for Patchwork {
    const BOTS: Bots = Bots::Run;

    fn summary(session: &Session<Self>) -> Value {
        let game = session.game();
        let waiting = match game.to_move() {
            None => "over",
            Some(seat) => game.role(seat).name(),
        };
        json!({ "space": game.space(FIRST), "you": game.score(FIRST), "other": game.score(SECOND), "waiting": waiting })
    }

    fn line(words: &Words, before: &Self, entry: &Entry<Self>) -> String {
        words::patchwork::line(words, before, &entry.events)
    }

    fn page(context: &Context, open: &Open<Self>, look: &Look) -> Markup {
        play::page(context, open, look)
    }

    fn picture(_: &Context, game: &Self) -> Markup {
        html! {
            div.picture { (PreEscaped(draw::svg::time_board(game).inline())) }
            div.picture { (PreEscaped(draw::svg::board(game, FIRST).inline())) }
            @if !game.is_automa(SECOND) { div.picture { (PreEscaped(draw::svg::board(game, SECOND).inline())) } }
        }
    }

    fn why(_: &Context, game: &Self, entry: &Entry<Self>) -> Option<Markup> {
        entry.events.iter().find_map(|event| match event {
            Event::Automa { card, reasons, .. } => {
                let picture = draw::svg::why(game.kit(), *card, reasons, game.space(FIRST));
                Some(html! { div.picture { (PreEscaped(picture.inline())) } })
            }
            _ => None,
        })
    }

    fn state(open: &Open<Self>) -> Value {
        let game = open.session.game();
        json!({ "spaces": [game.space(Seat(0)), game.space(Seat(1))] })
    }
}
