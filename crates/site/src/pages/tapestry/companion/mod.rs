//! Tapestry at the real table: the program is the Automa and the Shadow Empire.
//!
//! - `view`: what only this page has; `desk`: what its parts share
//! - `lay`: what to lay out; `standing`: where the tokens stand; `ask`: what can be tapped; `turn`, `hex`: telling a turn; `fix`, `fix_bots`: facts set right

mod ask;
mod desk;
mod fix;
mod fix_bots;
mod hex;
mod lay;
mod standing;
mod turn;
mod view;

use kernel::{Entry, Field, Game, Role, Seat};
use maud::{Markup, html};
use players::Hint;
use table::tables::{Bots, Open};
use tapestry::Mode;
use tapestry::companion::TapestryCompanion;
use wire::Summary;
use words::Words;
use words::tapestry::companion::table_events;

use super::play::drawn;
use super::{bots, why};
use crate::context::Context;
use crate::kind::Shown;
use crate::pages::at::At;
use crate::pages::setup::sent;
use crate::pages::{Look, beside};

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

/// Only level 6 has a second civilization: a choice that is hidden on other levels must not be in the way.
pub fn drop_second_civilization(options: &mut Vec<(String, String)>) {
    if !options.iter().any(|(key, value)| key == "level" && value == "6") {
        options.retain(|(key, _)| key != "second-civilization");
    }
}

impl Shown for TapestryCompanion {
    /// Each of their turns is read and done at the table before the next one.
    const BOTS: Bots = Bots::Wait;

    fn is_asked(field: &Field, value: Option<&str>) -> bool {
        let without_bots = field.key == "mode" && value == Some("people");
        !(without_bots || OWN_BUSINESS.contains(&field.key))
    }

    fn settle(options: &mut Vec<(String, String)>) -> Result<(), &'static str> {
        drop_second_civilization(options);
        if sent(options, "mode") == Some("shadow") {
            options.retain(|(key, _)| !tapestry::options::AUTOMA_ONLY.contains(&key.as_str()));
        }
        Ok(())
    }

    fn plays(words: &Words, key: &str) -> String {
        tapestry::Tapestry::plays(words, key)
    }

    fn thumb(summary: &Summary) -> Option<Markup> {
        tapestry::Tapestry::thumb(summary)
    }

    fn progress(context: &Context, summary: &Summary) -> String {
        tapestry::Tapestry::progress(context, summary)
    }

    fn detail(context: &Context, open: &Open<Self>) -> String {
        let game = open.session.game();
        let turns = |seat| game.table().player_at(seat).income_turns;
        let people = (0..game.seats() as u8).map(Seat).filter(|seat| game.role(*seat) == Role::Person);
        let era = ("era", people.map(turns).max().unwrap_or(0).into());
        if game.options().game.mode == Mode::Shadow {
            return context.words.say("tac-web-detail-shadow", &[era]);
        }
        context.words.say("tac-web-detail", &[era, ("level", game.options().game.bots.level.into())])
    }

    fn page(context: &Context, open: &Open<Self>, look: &Look, _: Option<Hint<Self>>) -> Markup {
        beside::page(At { context, open }, look)
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

    fn picture_file(words: &Words, game: &Self) -> Option<String> {
        Some(draw::tapestry::map(words, game.table(), &draw::tapestry::MapView::default()).file())
    }

    fn why(context: &Context, game: &Self, entry: &Entry<Self>) -> Option<Markup> {
        let events = table_events(&entry.events);
        why::explains(&events).then(|| why::why(context, game.table(), &events))
    }
}
