//! The page of a game under way.

use draw::patchwork::{Track, time_board_with};
use kernel::Seat;
use maud::{Markup, PreEscaped, html};
use patchwork::{Action, Decision, FIRST, Patchwork, SECOND};
use players::Hint;
use table::tables::Open;

use super::intent::Intent;
use super::parts::{Shared, board, fact, token};
use super::{automa, bar, data, offers, outcome, quilt, result};
use crate::context::Context;
use crate::pages::layout::drawn_icon;
use crate::pages::{Look, learn, log, menu, scene, tip};

/// The page: what waits, and everything around it.
pub fn page(context: &Context, open: &Open<Patchwork>, look: &Look, hint: Option<Hint<Patchwork>>) -> Markup {
    let shared = Shared { context, open };
    let intent = Intent::of(&open.session, look, hint);
    let over = || result::page(shared, look);
    let page = intent.as_ref().map_or_else(over, |intent| desk(shared, intent, look));
    menu::with_sheet(shared, look, super::TITLE, "play-keys", &page)
}

fn desk(shared: Shared<'_>, intent: &Intent, look: &Look) -> Markup {
    let game = shared.game();
    html! {
        div.desk.two[!game.options().has_automa()] data-say=(format!("{} {}", log::news(shared), prompt(shared, intent))) {
            main.play {
                h1.todo tabindex="-1" { (token(game, intent.seat)) span { (prompt(shared, intent)) } }
                div.slot {
                    @if let Some(notes) = outcome::notes(shared, Some(intent), look.said.as_deref()) { (notes) }
                    @else { (scene::scene(shared, "play-first-move")) }
                }
                (tip::tip(shared))
                (track(shared, intent))
                (numbers(shared, intent))
                (offers::offers(shared, intent))
                (quilt::quilt(shared, intent))
                (bar::arrows(shared, intent, "only-wide"))
            }
            (bar::bar(shared, intent))
            aside.below {
                // Behind the bar, where nothing hides them: a finger drags or taps, and needs them least.
                (bar::arrows(shared, intent, "only-narrow"))
                (outcome::outcome(shared, intent))
                @if game.options().has_automa() { (automa::panel(shared)) } @else { (other_board(shared, intent.seat)) }
                (log::log(shared))
                (ring(shared))
            }
            (data::block(shared.context.words, game, intent))
        }
    }
}

/// The one thing to do.
fn prompt(shared: Shared<'_>, intent: &Intent) -> String {
    let id = match (&intent.decision, intent.held, intent.action) {
        (Decision::Leather { in_hand: 1, .. }, ..) => "play-todo-leather",
        (Decision::Leather { .. }, ..) => "play-todo-leathers",
        (Decision::Automa { .. }, ..) => "play-todo-automa",
        (_, Some(_), _) => "play-todo-place",
        (_, None, Some(Action::Advance)) => "play-todo-advance",
        _ => "play-todo-choose",
    };
    shared.about(id, intent.seat, &[])
}

/// The time board, twice: in three rows for narrow screens, in one for wide ones. Only one is ever shown.
fn track(shared: Shared<'_>, intent: &Intent) -> Markup {
    let game = shared.game();
    let landing = match intent.action {
        Some(Action::Take { patch, .. }) => Some((intent.seat, game.target(intent.seat, patch))),
        Some(Action::Advance) => Some((intent.seat, game.advance_target(intent.seat))),
        _ => None,
    };
    let picture = |one_row: bool| {
        PreEscaped(time_board_with(shared.context.words, game, Track { one_row, landing }).inline())
    };
    html! {
        div.track.only-narrow { (picture(false)) }
        div.track.only-wide { (picture(true)) }
    }
}

/// What both sides have.
fn numbers(shared: Shared<'_>, intent: &Intent) -> Markup {
    let game = shared.game();
    let side = |seat: Seat| {
        let now = if intent.seat == seat { Some("true") } else { None };
        html! {
            span.side aria-current=[now] {
                (token(game, seat)) span.name { (shared.seat(seat)) }
                (fact("button", game.buttons(seat), &shared.t("play-buttons")))
                @if game.is_automa(seat) {
                    (fact("patch", game.automa_heap().patches, &shared.t("play-patches")))
                } @else {
                    (fact("income", game.income(seat), &shared.t("play-income")))
                    (fact("squares", game.empty_squares(seat), &shared.t("play-empty")))
                }
                @if game.tile() == Some(seat) { (fact("star-full", "+7", &shared.t("play-tile"))) }
            }
        }
    };
    html! { p.mine.num { (side(FIRST)) (side(SECOND)) } }
}

/// The board of whoever waits, between two people.
fn other_board(shared: Shared<'_>, mover: Seat) -> Markup {
    let game = shared.game();
    let other = Patchwork::other(mover);
    html! {
        section.panel.other {
            h2 { (token(game, other)) (shared.about("play-quilt", other, &[])) }
            (board(shared.context, game, other))
            p.small.soft.num { (shared.say("play-quilt-empty", &[("empty", game.empty_squares(other).into())])) }
        }
    }
}

/// The signs on the patches and around them that have a word of their own.
const SIGNS: [(Option<&str>, &str); 5] = [
    (Some("button"), "button"),
    (Some("time"), "time"),
    (Some("income"), "income"),
    (Some("leather"), "leather"),
    (Some("star-full"), "special"),
];

/// The ring behind the next three, in order; below it what the signs are called.
fn ring(shared: Shared<'_>) -> Markup {
    let game = shared.game();
    html! {
        section.panel {
            h2 { (shared.noun("ring", &shared.t("play-ring"))) }
            @if game.ring_len() <= 3 { p.soft.small { (shared.t("play-ring-none")) } }
            ol.ring tabindex="0" aria-label=(shared.t("play-ring")) {
                @for id in game.ring().skip(3) {
                    @let patch = game.kit().patch(id);
                    li {
                        (PreEscaped(draw::patchwork::patch(shared.context.words, game.kit(), id).inline_at(0.5)))
                        span.cap.num {
                            (fact("button", patch.cost, &shared.t("play-cost"))) (fact("time", patch.time, &shared.t("play-time")))
                        }
                    }
                }
            }
            (learn::nouns(shared.context, super::TITLE, &SIGNS, drawn_icon))
        }
    }
}
