//! Tapestry at the real table: the program is the Automa and the Shadow Empire.
//!
//! - `view`: the page: what to do, what it waits for, the bar; `desk`: what its parts share
//! - `told`: the bots' turn in big letters; `ask`: what can be tapped; `turn`, `hex`: telling a turn
//! - `fix`, `fix_bots`: facts set right; `result`: the end
//! - `as_json`: the table as JSON, `state`: the same for the API

pub mod as_json;
mod ask;
mod desk;
mod fix;
mod fix_bots;
mod hex;
mod result;
mod state;
mod told;
mod turn;
mod view;

use kernel::{Entry, Field, Game, Role, Seat, Session};
use maud::{Markup, html};
use players::Hint;
use serde_json::{Value, json};
use table::tables::{Bots, Open};
use tapestry::companion::{CompanionDecision, TapestryCompanion};
use words::Words;
use words::tapestry::companion::{table_events, title};

use super::play::drawn;
use super::{bots, why};
use crate::context::Context;
use crate::kind::Shown;
use crate::pages::Look;
use desk::Desk;

/// What people have of the game is their own business at a real table.
const OWN_BUSINESS: [&str; 17] = [
    "seats",
    "civilizations",
    "cities",
    "allow-guesses",
    "version",
    "two-tapestries",
    "two-civilizations",
    "neoprene",
    "removals",
    "either-die",
    "civilization-set",
    "first-bonus",
    "used-tiles",
    "upgrades",
    "early-cards",
    "tie",
    "reserved-buildings",
];

impl Shown for TapestryCompanion {
    /// Each of their turns is read and done at the table before the next one.
    const BOTS: Bots = Bots::Wait;

    fn asks(field: &Field, value: Option<&str>) -> bool {
        let without_bots = field.key == "mode" && value == Some("people");
        !(without_bots || OWN_BUSINESS.contains(&field.key))
    }

    fn summary(session: &Session<Self>) -> Value {
        let game = session.game();
        let waiting = match game.decision() {
            None => "over",
            Some(
                CompanionDecision::Automa { .. }
                | CompanionDecision::Card { .. }
                | CompanionDecision::Die { .. },
            ) => "automa",
            Some(_) => "person",
        };
        let people = (0..game.seats() as u8).map(Seat).filter(|seat| game.role(*seat) == Role::Person);
        let people: Vec<Seat> = people.collect();
        let other = game.score(Seat(1));
        // Between several people nobody is "you".
        let alone = people.len() == 1 && !game.winners().is_empty();
        let winner = alone.then(|| if game.winners().first() == Some(Seat(0)) { "you" } else { "automa" });
        let era = people.iter().map(|seat| game.table().player_at(*seat).income_turns).max();
        json!({ "era": era, "you": game.score(Seat(0)), "other": other, "waiting": waiting, "winner": winner,
            "board": draw::tapestry::map_letters(game.table()) })
    }

    fn thumb(summary: &Value) -> Option<Markup> {
        tapestry::Tapestry::thumb(summary)
    }

    fn progress(context: &Context, summary: &Value) -> String {
        tapestry::Tapestry::progress(context, summary)
    }

    fn refused(words: &Words, game: &Self, illegal: &Self::Illegal) -> Option<String> {
        Some(words::tapestry::companion::illegal(words, game, illegal))
    }

    fn line(words: &Words, before: &Self, entry: &Entry<Self>) -> String {
        words::tapestry::companion::line(words, before, &entry.events)
    }

    fn detail(context: &Context, open: &Open<Self>) -> String {
        title(context.words, open.session.game())
    }

    fn page(context: &Context, open: &Open<Self>, look: &Look, _: Option<Hint<Self::Action>>) -> Markup {
        view::page(Desk { context, open }, look)
    }

    fn picture(context: &Context, game: &Self) -> Markup {
        let (words, table) = (context.words, game.table());
        html! {
            div.ta-past {
                section.panel { (drawn(&draw::tapestry::map(words, table, &draw::tapestry::MapView::default()))) }
                section.panel { (drawn(&draw::tapestry::tracks(words, table, &[]))) }
                (bots::panel(context, table))
            }
        }
    }

    fn picture_file(game: &Self) -> Option<String> {
        let words = Words::english();
        Some(draw::tapestry::map(&words, game.table(), &draw::tapestry::MapView::default()).file())
    }

    fn why(context: &Context, game: &Self, entry: &Entry<Self>) -> Option<Markup> {
        let events = table_events(&entry.events);
        why::explains(&events).then(|| why::why(context, game.table(), &events))
    }

    fn state(session: &Session<Self>) -> Value {
        state::state(session)
    }
}
