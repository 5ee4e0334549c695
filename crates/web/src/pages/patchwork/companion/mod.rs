//! Patchwork at the real table: the program is the Automa.
//!
//! - `view`: the page: what to do, what it waits for, the bar; `desk`: what its parts share
//! - `instruction`: the Automa's turn in big letters; `ask`, `grid`: what can be tapped
//! - `fix`, `fix_ring`: facts set right; `result`: the end
//! - `as_json`: the table as JSON, `state`: the same for the API

pub mod as_json;
mod ask;
mod desk;
mod fix;
mod fix_ring;
mod grid;
mod instruction;
mod result;
mod state;
mod view;

use kernel::{Entry, Game, Session};
use maud::{Markup, PreEscaped, html};
use patchwork::companion::PatchworkCompanion;
use patchwork::{FIRST, SECOND};
use players::Hint;
use serde_json::{Value, json};
use table::tables::{Bots, Open};
use words::Words;

use super::why::why_table;
use crate::context::Context;
use crate::kind::Shown;
use crate::pages::Look;
use desk::Desk;

impl Shown for PatchworkCompanion {
    /// Each of its turns is read and done at the table before the next one.
    const BOTS: Bots = Bots::Wait;

    fn summary(session: &Session<Self>) -> Value {
        let game = session.game();
        // The person draws for it, too: whose turn it is at the table is what counts.
        let waiting = match game.due() {
            _ if game.winner().is_some() => "over",
            Some(SECOND) => "automa",
            _ => "person",
        };
        json!({ "space": game.space(FIRST), "you": game.score(FIRST), "other": game.score(SECOND), "waiting": waiting,
            "winner": game.winner().map(|winner| if winner == FIRST { "you" } else { "automa" }) })
    }

    fn progress(context: &Context, summary: &Value) -> String {
        super::progress(context, summary)
    }

    fn refused(words: &Words, game: &Self, illegal: &Self::Illegal) -> Option<String> {
        Some(words::patchwork::companion::illegal(words, game, illegal))
    }

    fn line(words: &Words, before: &Self, entry: &Entry<Self>) -> String {
        words::patchwork::companion::line(words, before, &entry.events)
    }

    fn detail(context: &Context, open: &Open<Self>) -> String {
        let game = open.session.game();
        let level = game.options().game.level.numeral();
        context.words.say("table-detail", &[("level", level.into()), ("left", game.cards_left().into())])
    }

    fn page(context: &Context, open: &Open<Self>, look: &Look, _: Option<Hint<Self::Action>>) -> Markup {
        view::page(Desk { context, open }, look)
    }

    fn picture(context: &Context, game: &Self) -> Markup {
        let [you, automa] = [FIRST, SECOND].map(|seat| game.space(seat));
        let says = context.words.say("table-tokens", &[("you", you.into()), ("automa", automa.into())]);
        let next = game.next_known();
        html! {
            div.picture { (PreEscaped(draw::patchwork::table_board(game, &says).inline())) }
            (instruction::chips(&words::patchwork::companion::chips(context.words, game)))
            @if !next.is_empty() {
                ol.co-next {
                    @for (&patch, at) in next.iter().zip(0_u8..) {
                        li {
                            span.cap.num { (words::patchwork::companion::place(context.words, at)) }
                            (PreEscaped(draw::patchwork::offer(game.kit(), patch).inline()))
                        }
                    }
                }
            }
        }
    }

    fn why(context: &Context, game: &Self, entry: &Entry<Self>) -> Option<Markup> {
        let answer = words::patchwork::companion::answer(&entry.events)?;
        Some(why_table(context, game.kit(), answer.card, &answer.reasons))
    }

    fn state(session: &Session<Self>) -> Value {
        state::state(session)
    }
}
