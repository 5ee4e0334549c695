//! Terra Mystica at the real table: the program is the Automa.
//!
//! - `view`: what only this page has; `desk`: what its parts share
//! - `ask`: what can be tapped; `turn`, `hex`: telling a turn; `fix`, `fix_map`, `fix_seats`: facts set right

mod ask;
mod desk;
mod fix;
mod fix_cults;
mod fix_map;
mod fix_seats;
mod hex;
mod turn;
mod view;

use kernel::Entry;
use maud::{Markup, PreEscaped, html};
use players::Hint;
use table::tables::{Bots, Open};
use terra_mystica::companion::TerraCompanion;
use wire::Summary;
use words::terra_mystica::companion::table_events;

use super::{automa, why};
use crate::context::Context;
use crate::kind::Shown;
use crate::pages::at::At;
use crate::pages::{Look, beside};
use words::Words;

impl Shown for TerraCompanion {
    /// Each of its turns is read and done at the table before the next one.
    const BOTS: Bots = Bots::Wait;

    /// What lies on the table is asked for before the game.
    const USUAL: &'static [&'static str] = &["scoring", "bonus-removed"];

    fn option_form(context: &Context, key: &str) -> Option<Markup> {
        super::setup::option_form(context, key)
    }

    fn value_picture(context: &Context, key: &str, value: &str) -> Markup {
        super::setup::value_picture(context, key, value)
    }

    fn settle(options: &mut Vec<(String, String)>) -> Result<(), &'static str> {
        super::setup::settle(options)
    }

    fn plays(words: &Words, key: &str) -> String {
        super::plays(words, key)
    }

    fn thumb(summary: &Summary) -> Option<Markup> {
        super::thumb(summary)
    }

    fn progress(context: &Context, summary: &Summary) -> String {
        super::progress(context, summary)
    }

    fn detail(context: &Context, open: &Open<Self>) -> String {
        let table = open.session.game().table();
        let difficulty = context.t(&format!("opt-difficulty-{}", table.options().difficulty.name()));
        let round = super::round_of(context, table);
        context.words.say("terra-co-detail", &[("round", round.into()), ("difficulty", difficulty.into())])
    }

    fn page(context: &Context, open: &Open<Self>, look: &Look, _: Option<Hint<Self>>) -> Markup {
        beside::page(At { context, open }, look)
    }

    fn picture(context: &Context, game: &Self) -> Markup {
        let table = game.table();
        let view = draw::terra_mystica::MapView::default();
        html! {
            div.mapframe { div.mapbox tabindex="0" role="region" aria-label=(context.t("terra-map")) { (PreEscaped(draw::terra_mystica::map(context.words, table, &view).inline())) } }
            div.boards.terra-boards {
                section.panel { (PreEscaped(draw::terra_mystica::cults(context.words, table).inline())) }
                @for seat in table.seat_list().filter(|seat| table.is_automa(*seat)) {
                    section { (PreEscaped(draw::terra_mystica::board(context.words, table, seat).inline())) }
                }
            }
        }
    }

    fn picture_file(words: &Words, game: &Self) -> Option<String> {
        let view = draw::terra_mystica::MapView::default();
        Some(draw::terra_mystica::map(words, game.table(), &view).file())
    }

    fn why(context: &Context, game: &Self, entry: &Entry<Self>) -> Option<Markup> {
        let (events, table) = (table_events(&entry.events), game.table());
        why::explains(&events).then(
            || html! { (automa::cards(context.words, table, &events)) (why::why(context, table, &events)) },
        )
    }
}
