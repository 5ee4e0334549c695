//! Patchwork at the real table: the program is the Automa.
//!
//! - `view`: what only this page has; `desk`: what its parts share
//! - `instruction`: the Automa's turn in big letters; `ask`, `grid`: what can be tapped; `fix`, `fix_ring`: facts set right

mod ask;
mod desk;
mod fix;
mod fix_ring;
mod grid;
mod instruction;
mod view;

use kernel::Entry;
use maud::{Markup, PreEscaped, html};
use patchwork::companion::PatchworkCompanion;
use players::Hint;
use table::tables::{Bots, Open};
use wire::Summary;

use super::why::why_table;
use crate::context::Context;
use crate::kind::Shown;
use crate::pages::Look;
use crate::pages::at::At;
use crate::pages::beside::{self, AtTable};

impl Shown for PatchworkCompanion {
    /// Each of its turns is read and done at the table before the next one.
    const BOTS: Bots = Bots::Wait;

    fn progress(context: &Context, summary: &Summary) -> String {
        super::progress(context, summary)
    }

    fn detail(context: &Context, open: &Open<Self>) -> String {
        let game = open.session.game();
        let level = game.options().game.level.numeral();
        context.words.say("table-detail", &[("level", level.into()), ("left", game.cards_left().into())])
    }

    fn page(context: &Context, open: &Open<Self>, look: &Look, _: Option<Hint<Self>>) -> Markup {
        beside::page(At { context, open }, look)
    }

    fn picture(context: &Context, game: &Self) -> Markup {
        let next = game.next_known();
        html! {
            div.picture { (desk::board(context, game)) }
            (Self::chips(&words::patchwork::companion::chips(context.words, game)))
            @if !next.is_empty() {
                ol.co-next {
                    @for (&patch, at) in next.iter().zip(0_u8..) {
                        li {
                            span.cap.num { (words::patchwork::companion::place(context.words, at)) }
                            (PreEscaped(draw::patchwork::offer(context.words, game.kit(), patch).inline()))
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
}
