//! Patchwork at the real table: the program is the Automa.

use kernel::{Game, Notation};
use maud::{Markup, html};
use patchwork::companion::Companion;
use patchwork::{FIRST, SECOND};
use serde_json::{Value, json};
use table::session::{Entry, Session};
use table::tables::{Bots, Open};
use words::Words;

use super::Look;
use crate::context::Context;
use crate::kind::Shown;

impl Shown for Companion {
    /// Each of its turns is read and done at the table before the next one.
    const BOTS: Bots = Bots::Wait;

    fn summary(session: &Session<Self>) -> Value {
        let game = session.game();
        let waiting = match game.to_move() {
            None => "over",
            Some(seat) => game.role(seat).name(),
        };
        json!({ "space": game.space(FIRST), "you": game.score(FIRST), "other": game.score(SECOND), "waiting": waiting })
    }

    fn line(_: &Words, before: &Self, entry: &Entry<Self>) -> String {
        before.write(entry.action)
    }

    fn page(_: &Context, _: &Open<Self>, _: &Look) -> Markup {
        html! { main.wrap { h1 { "Patchwork" } } }
    }

    fn picture(_: &Context, _: &Self) -> Markup {
        html! {}
    }

    fn why(_: &Context, _: &Self, _: &Entry<Self>) -> Option<Markup> {
        None
    }

    fn state(open: &Open<Self>) -> Value {
        let game = open.session.game();
        json!({ "spaces": [game.space(FIRST), game.space(SECOND)] })
    }
}
