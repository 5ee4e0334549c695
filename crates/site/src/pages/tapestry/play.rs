//! The page of a game under way.

use kernel::{Game, Seat};
use maud::{Markup, PreEscaped, html};
use players::Hint;
use table::tables::Open;
use tapestry::{Good, Tapestry};
use words::tapestry::good_name;

use super::intent::{Intent, Spot};
use super::parts::{Shared, fact, mark};
use super::{ask, bar, boards, bots, result, why};
use crate::context::Context;
use crate::pages::layout::icon;
use crate::pages::{Look, hint, log, menu, scene};

/// The page: what waits, and everything around it.
pub fn page(context: &Context, open: &Open<Tapestry>, look: &Look, hint: Option<Hint<Tapestry>>) -> Markup {
    let shared = Shared { context, open };
    let intent = Intent::of(&open.session, look, hint);
    let own = [("picture", "/picture.svg", "play-picture")];
    let sheet = menu::sheet(shared, look.open.as_deref(), super::TITLE, &own, "ta-web-keys");
    html! {
        @if let Some(intent) = &intent { (desk(shared, intent, look)) } @else { (result::page(shared, look)) }
        (sheet)
    }
}

fn desk(shared: Shared<'_>, intent: &Intent, look: &Look) -> Markup {
    let game = shared.game();
    let prompt = words::tapestry::waiting(shared.context.words, game).unwrap_or_default();
    let on_map = intent.has(game, Spot::Map);
    let on_tracks = !intent.tracks(game).is_empty();
    html! {
        div.tapestry data-say=(format!("{} {prompt}", log::news(shared))) {
            main.tplay {
                h1.todo tabindex="-1" { (mark(game, intent.seat)) span { (prompt) } }
                div.slot {
                    @if let Some(notes) = notes(shared, Some(intent), look.said.as_deref()) { (notes) }
                    @else { (scene::scene(shared, "ta-web-first-move")) }
                }
                (tip(shared))
                (purse(shared, intent.seat))
                (ask::ask(shared, intent))
            }
            (bar::bar(shared, intent))
            aside.tbelow {
                @if let Some(hint) = &intent.advice { (hint::panel(shared, hint, |option| shared.act(option.weighed.action))) }
                (seats(shared))
                (why::panel(shared))
                @if !on_map { section.panel { h2 { (shared.t("ta-map")) } (boards::map(shared)) } }
                @if !on_tracks { section.panel { h2 { (shared.t("ta-tracks")) } (boards::tracks(shared)) } }
                (boards::seat(shared, intent.seat, intent.seat))
                (bots::panel(shared.context, game))
                (boards::market(shared))
                @for seat in (0..game.seats() as u8).map(Seat).filter(|seat| *seat != intent.seat) { (boards::seat(shared, seat, intent.seat)) }
                (log::log(shared))
            }
        }
    }
}

/// A tip for a first game, at its moment and once; a tap turns all of them off.
fn tip(shared: Shared<'_>) -> Markup {
    let (session, game) = (shared.session(), shared.game());
    let earlier = session.walk(0).map(|(_, before, _)| before);
    let due = shared.context.tips.then(|| tapestry::tips::first_time(earlier, game)).flatten();
    html! {
        @if let Some(due) = due {
            div.note-box.ok.tip role="note" {
                (icon("hint"))
                p { b { (shared.t("ta-tip")) ": " } (words::tapestry::tip(shared.context.words, due)) }
                form method="post" action=(shared.link("/no-tips")) {
                    button.btn.small { (shared.t("ta-tip-off")) }
                }
            }
        }
    }
}

/// What the one to decide has, in a row.
pub fn purse(shared: Shared<'_>, seat: Seat) -> Markup {
    let game = shared.game();
    let player = game.player_at(seat);
    let words = shared.context.words;
    let techs: u32 = player.techs.iter().map(|row| row.count_ones()).sum();
    html! {
        @if player.income_turns > 0 || player.goods.total() > 0 {
            p.purse.num {
                @for good in Good::ALL { (fact(good.key(), player.goods.get(*good), &good_name(words, *good))) }
                (fact("points", player.vp, &shared.t("ta-web-vp")))
                (fact("card", player.hand.count_ones(), &shared.t("ta-web-hand-count")))
                (fact("tile", player.tiles.count_ones(), &shared.t("ta-web-tiles-count")))
                (fact("tech", techs, &shared.t("ta-web-techs-count")))
                (fact("tower", player.outposts, &shared.t("ta-web-outposts")))
            }
        }
    }
}

/// Everybody, with points and how far they are.
fn seats(shared: Shared<'_>) -> Markup {
    let game = shared.game();
    html! {
        section.panel.seats {
            h2 { (shared.t("ta-web-players")) }
            ol.num {
                @for seat in (0..game.seats() as u8).map(Seat) {
                    @let player = game.player_at(seat);
                    li aria-current=[(game.to_move() == Some(seat)).then_some("true")] {
                        (mark(game, seat)) span.name { (shared.seat(seat)) }
                        @if player.done { span.chip { (shared.t("ta-web-done")) } }
                        @else { span.chip { (shared.say("ta-web-era", &[("era", player.income_turns.into())])) } }
                        (fact("points", player.vp, &shared.t("ta-web-vp")))
                    }
                }
            }
        }
    }
}

/// A box with something to know: beside its cause, never a pop-up.
fn note(kind: &str, symbol: &str, fact: &str, more: &str) -> Markup {
    html! { div.note-box.(kind) role="status" { (icon(symbol)) p { b { (fact) } " " (more) } } }
}

/// What another device did, and what the program advises; `None` if nothing is to be said.
pub fn notes(shared: Shared<'_>, intent: Option<&Intent>, said: Option<&str>) -> Option<Markup> {
    let conflict = (said == Some("conflict"))
        .then(|| note("bad", "warn", &shared.t("play-conflict"), &shared.t("play-conflict-do")));
    let advice = intent.and_then(|intent| {
        let advised = shared.act(intent.hint?);
        Some(note("ok", "hint", &shared.t("play-hint-says"), &format!("{advised}.")))
    });
    let all = [conflict, advice];
    all.iter().any(Option::is_some).then(|| html! { @for one in all.into_iter().flatten() { (one) } })
}

/// A picture in a page.
pub fn drawn(picture: &draw::Picture) -> Markup {
    html! { (PreEscaped(picture.inline())) }
}
