//! Terra Mystica at the real table: the program is the Automa.
//!
//! - `view`: the page: what to do, what it waits for, the bar; `desk`: what its parts share
//! - `told`: the Automa's turn in big letters; `ask`: what can be tapped; `turn`, `hex`: telling a turn
//! - `fix`: facts set right; `result`: the end
//! - `as_json`: the table as JSON, `state`: the same for the API

pub mod as_json;
mod ask;
mod desk;
mod fix;
mod fix_seats;
mod hex;
mod result;
mod state;
mod told;
mod turn;
mod view;

use kernel::{Entry, Game, Session};
use maud::{Markup, PreEscaped, html};
use players::Hint;
use serde_json::{Value, json};
use table::tables::{Bots, Open};
use terra_mystica::companion::{CompanionDecision, TerraCompanion};
use words::Words;
use words::terra_mystica::companion::table_events;

use super::{automa, why};
use crate::context::Context;
use crate::kind::Shown;
use crate::pages::Look;
use desk::Desk;

impl Shown for TerraCompanion {
    /// Each of its turns is read and done at the table before the next one.
    const BOTS: Bots = Bots::Wait;

    fn summary(session: &Session<Self>) -> Value {
        let game = session.game();
        let waiting = match game.decision() {
            None => "over",
            Some(CompanionDecision::Automa { .. } | CompanionDecision::Card { .. }) => "automa",
            Some(_) => "person",
        };
        let people: Vec<i32> = game.people().map(|seat| game.score(seat)).collect();
        let others = game.table().seat_list().skip(1).map(|seat| game.score(seat)).max().unwrap_or(0);
        // Between several people nobody is "you".
        let alone = people.len() == 1 && !game.winners().is_empty();
        let winner = alone.then(|| if people[0] >= others { "you" } else { "automa" });
        json!({ "round": game.table().round(), "you": people[0], "other": others, "waiting": waiting,
            "winner": winner, "board": draw::terra_mystica::map_letters(game.table()) })
    }

    fn thumb(summary: &Value) -> Option<Markup> {
        super::thumb(summary)
    }

    fn progress(context: &Context, summary: &Value) -> String {
        super::progress(context, summary)
    }

    fn refused(words: &Words, game: &Self, illegal: &Self::Illegal) -> Option<String> {
        Some(words::terra_mystica::companion::illegal(words, game, illegal))
    }

    fn line(words: &Words, before: &Self, entry: &Entry<Self>) -> String {
        words::terra_mystica::companion::line(words, before, &entry.events)
    }

    fn detail(context: &Context, open: &Open<Self>) -> String {
        let table = open.session.game().table();
        let difficulty = context.t(&format!("opt-difficulty-{}", table.options().difficulty.name()));
        let round = super::round_of(context, table);
        context.words.say("terra-co-detail", &[("round", round.into()), ("difficulty", difficulty.into())])
    }

    fn page(context: &Context, open: &Open<Self>, look: &Look, _: Option<Hint<Self::Action>>) -> Markup {
        view::page(Desk { context, open }, look)
    }

    fn picture(context: &Context, game: &Self) -> Markup {
        let table = game.table();
        let view = draw::terra_mystica::MapView::default();
        html! {
            div.mapframe { div.mapbox tabindex="0" role="region" aria-label=(context.t("terra-map")) { (PreEscaped(draw::terra_mystica::map(table, &view).inline())) } }
            div.boards.terra-boards {
                section.panel { (PreEscaped(draw::terra_mystica::cults(table).inline())) }
                @for seat in table.seat_list().filter(|seat| table.is_automa(*seat)) {
                    section { (PreEscaped(draw::terra_mystica::board(table, seat).inline())) }
                }
            }
        }
    }

    fn picture_file(game: &Self) -> Option<String> {
        let view = draw::terra_mystica::MapView::default();
        Some(draw::terra_mystica::map(game.table(), &view).file())
    }

    fn why(context: &Context, game: &Self, entry: &Entry<Self>) -> Option<Markup> {
        let (events, table) = (table_events(&entry.events), game.table());
        why::explains(&events)
            .then(|| html! { (automa::cards(table, &events)) (why::why(context, table, &events)) })
    }

    fn state(session: &Session<Self>) -> Value {
        state::state(session)
    }
}
