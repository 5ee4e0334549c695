//! What is always in sight: how far the game is, everybody's points, and the goods of the one to decide with what the next
//! income turn adds.

use kernel::{Game, Seat};
use maud::{Markup, html};
use tapestry::{Good, Income, Tapestry};
use words::tapestry::good_name;

use super::parts::{Shared, fact, mark, ta_icon};

/// The bar of figures that stays in sight at the top of the page.
pub fn head(shared: Shared<'_>, seat: Seat) -> Markup {
    html! {
        header.thead.ta-head {
            div.round { b.num { (shared.noun("era", &era(shared, seat))) } }
            (seats(shared))
            (purse(shared, seat))
        }
    }
}

/// How far a seat is: between which income turns.
fn era(shared: Shared<'_>, seat: Seat) -> String {
    match shared.game().player_at(seat).income_turns {
        0 => shared.t("ta-web-setup"),
        5.. => shared.t("ta-web-era-last"),
        era => shared.say("ta-web-era-now", &[("era", era.into())]),
    }
}

/// Everybody, with points and how far they are.
fn seats(shared: Shared<'_>) -> Markup {
    let game = shared.game();
    html! {
        ol.order.num {
            @for seat in (0..game.seats() as u8).map(Seat) {
                @let player = game.player_at(seat);
                li aria-current=[(game.to_move() == Some(seat)).then_some("true")] title=(shared.seat(seat)) {
                    (mark(game, seat)) span.name { (shared.seat(seat)) }
                    (fact("points", player.vp, &shared.t("ta-web-vp")))
                    @let more = forecast(game, seat).vp;
                    @if more > 0 { span.plus title=(shared.t("ta-web-income-vp")) { "+" (more) span.hide { " " (shared.t("ta-web-income-vp")) } } }
                    @if player.done { span.chip { (shared.t("ta-web-done")) } }
                }
            }
        }
    }
}

/// What the next income turn of a person brings as things are: the first scores nothing, the last gains nothing.
fn forecast(game: &Tapestry, seat: Seat) -> Income {
    if game.bot_at(seat).is_some() {
        return Income::default();
    }
    let next = game.income_now(seat);
    match game.player_at(seat).income_turns {
        0 => Income { vp: 0, ..next },
        1..=3 => next,
        4 => Income { vp: next.vp, ..Income::default() },
        _ => Income::default(),
    }
}

/// What the one to decide has, and what the next income turn adds; the last one brings points only.
fn purse(shared: Shared<'_>, seat: Seat) -> Markup {
    let game = shared.game();
    let player = game.player_at(seat);
    let words = shared.context.words;
    let techs: u32 = player.techs.iter().map(|row| row.count_ones()).sum();
    let next = forecast(game, seat);
    let one = |icon: &str, count: u32, plus: i32, label: &str| {
        html! {
            span.fact.tf title=(label) {
                (ta_icon(icon)) (count) span.hide { " " (label) }
                @if plus > 0 { span.plus { "+" (plus) span.hide { " " (shared.t("ta-web-income-next")) } } }
            }
        }
    };
    html! {
        @if player.income_turns > 0 || player.goods.total() > 0 {
            p.purse.num {
                @for good in Good::ALL { (one(good.key(), player.goods.get(*good).into(), next.goods.get(*good).into(), &good_name(words, *good))) }
                (one("card", player.hand.count_ones(), next.cards.into(), &shared.t("ta-web-hand-count")))
                (one("tile", player.tiles.count_ones(), next.tiles.into(), &shared.t("ta-web-tiles-count")))
                (one("tech", techs, 0, &shared.t("ta-web-techs-count")))
                (one("tower", player.outposts.into(), 0, &shared.t("ta-web-outposts")))
            }
        }
    }
}
