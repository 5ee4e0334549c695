//! What the bots have on the table: the pair, the discard pile that everybody may look at, what is left.

use kernel::{Game, Role, Seat};
use maud::{Markup, html};
use tapestry::state::NONE;
use tapestry::{Bot, Mode, Tapestry};
use words::tapestry::track_name;

use super::TITLE;
use super::parts::{fact, mark, ta_icon};
use super::play::drawn;
use crate::context::Context;
use crate::pages::layout::icon;
use crate::pages::learn;

/// What the bots have, in a few lines; nothing where no bot plays.
pub fn panel(context: &Context, game: &Tapestry) -> Markup {
    let bots = (0..game.seats() as u8).map(Seat).filter(|seat| game.role(*seat) != Role::Person);
    let bots: Vec<Seat> = bots.collect();
    html! {
        @if !bots.is_empty() {
            section.panel.ta-bots {
                h2 { (learn::noun(context, TITLE, "bots", &context.t("ta-web-bots"))) }
                ul.ta-facts.num { @for seat in &bots { (bot(context, game, *seat)) } }
                (decks(context, game))
            }
        }
    }
}

/// Their cards on the table, to look at, their turn on one page, and what their signs are called.
pub fn table(context: &Context, game: &Tapestry) -> Markup {
    let signs = [(Some("heart"), "favourite"), (Some("tower"), "outpost"), (Some("landmark"), "landmark")];
    html! {
        @if game.options().mode != Mode::People {
            section.panel {
                (pair_and_discard(context, game))
                p { a.btn href=(context.to(&format!("/aid/{}", TITLE.key()))) { (context.t("ta-aid-title")) } }
                (learn::nouns(context, TITLE, &signs, ta_icon))
            }
        }
    }
}

fn bot(context: &Context, game: &Tapestry, seat: Seat) -> Markup {
    let player = game.player_at(seat);
    let automa = game.bot_at(seat) == Some(Bot::Automa);
    let favourite = game.bots().favourite[usize::from(!automa)];
    let civs = game.bots().civs.iter().filter_map(|civ| game.kit().automa.civs.get(usize::from(*civ)));
    html! {
        li {
            (mark(game, seat)) b { (words::tapestry::seat_name(context.words, game, seat)) }
            span { (ta_icon("heart")) (ta_icon(favourite.key())) span.track { (track_name(context.words, favourite)) } span.hide { " " (context.t("ta-card-favourite")) } }
            @if automa { @for civ in civs { span.chip { (words::tapestry::printed_name(context.words, &civ.name)) } } }
            (fact("tower", player.outposts, &context.t("ta-web-outposts")))
            @if automa {
                (fact("landmark", player.landmarks.count_ones(), &context.t("ta-web-landmarks")))
                (fact("card", player.hand.count_ones(), &context.t("ta-web-beside")))
                (fact("points", player.vp, &context.t("ta-web-vp")))
            }
        }
    }
}

/// How many cards are left to them.
fn decks(context: &Context, game: &Tapestry) -> Markup {
    let bots = game.bots();
    let left = [("deck", (bots.deck.len() as u32).into()), ("progress", (bots.progress.len() as u32).into())];
    html! { p.soft.small.num { (context.words.say("ta-web-decks", &left)) } }
}

/// The pair on the table, and the discard pile, open to look at.
fn pair_and_discard(context: &Context, game: &Tapestry) -> Markup {
    let (kit, bots) = (game.kit(), game.bots());
    let pair = (!bots.pair.contains(&NONE)).then_some(bots.pair);
    let pair = pair.and_then(|pair| draw::tapestry::decision_pair(context.words, kit, pair));
    let discard = bots.discard.as_slice();
    html! {
        @if let Some(pair) = &pair { div.ta-pair { (drawn(pair)) } }
        details.ta-discard #discard {
            summary { (ta_icon("card")) (context.words.say("ta-web-discard", &[("count", (discard.len() as u32).into())])) span.chev { (icon("chevron")) } }
            ul.ta-decisions {
                @for card in discard { @if let Some(picture) = draw::tapestry::decision_card(context.words, kit, *card) { li { (drawn(&picture)) } } }
            }
        }
    }
}
