//! What is always in sight: the round with what it scores, everybody's points, and the goods of the one to decide with their
//! income to come.

use kernel::{Game as _, Seat};
use maud::{Markup, PreEscaped, html};
use terra_mystica::Goods;
use terra_mystica::state::ROUNDS;

use super::parts::{Shared, bowls, fact, mark, tm_icon};
use super::play::round;
use super::tells::Tells;

/// The strip under the top of the page.
pub fn head(shared: Shared<'_>, seat: Seat, tells: &Tells) -> Markup {
    html! {
        header.thead {
            (round_now(shared, tells))
            (seats(shared))
            (purse(shared, seat))
        }
    }
}

/// The round, its scoring tile and its cult bonus.
fn round_now(shared: Shared<'_>, tells: &Tells) -> Markup {
    let game = shared.game();
    let (kit, words) = (game.kit(), shared.context.words);
    let tile = game.scoring_of(game.round().max(1));
    html! {
        div.round {
            b.num { span.wide { (round(shared)) } @if game.round() > 0 { span.short aria-hidden="true" { (shared.say("terra-round-now", &[("round", game.round().into())])) } } }
            @if let Some(tile) = tile {
                @let says = words::terra_mystica::scoring(words, kit, tile);
                a.tile-now.tell href=(tells.link(&html! { (says) })) title=(says) {
                    (PreEscaped(draw::terra_mystica::scoring_strip(words, kit, tile).inline()))
                }
            }
        }
    }
}

/// Everybody in the order of turns, with points and who has passed.
fn seats(shared: Shared<'_>) -> Markup {
    let game = shared.game();
    let order = game.turn_order().iter().map(|seat| Seat(*seat));
    html! {
        ol.order.num {
            @for seat in order {
                li aria-current=[(game.to_move() == Some(seat)).then_some("true")] title=(shared.seat(seat)) {
                    (mark(game, seat)) span.name { (shared.seat(seat)) }
                    (fact("points", game.score(seat), &shared.t("terra-vp")))
                    @if game.player(seat).passed { span.chip title=(shared.t("terra-passed")) { (shared.t("terra-passed")) } }
                }
            }
        }
    }
}

/// What the one to decide has, and what the next income adds.
fn purse(shared: Shared<'_>, seat: Seat) -> Markup {
    let game = shared.game();
    let (player, purse) = (game.player(seat), &game.player(seat).purse);
    let income =
        if game.is_automa(seat) || game.round() == ROUNDS { Goods::default() } else { game.income(seat) };
    let good = |icon: &str, count: String, plus: u8, label: &str| {
        html! {
            span.fact.tf title=(shared.t(label)) {
                (tm_icon(icon)) (count) span.hide { " " (shared.t(label)) " " }
                @if plus > 0 { span.plus { "+" (plus) span.hide { " " (shared.t("terra-income")) } } }
            }
        }
    };
    html! {
        @if player.faction.is_some() {
            p.purse.num {
                (good("worker", purse.workers.to_string(), income.workers, "terra-workers"))
                (good("coin", purse.coins.to_string(), income.coins, "terra-coins"))
                (good("priest", purse.priests.to_string(), income.priests, "terra-priests"))
                (good("power", bowls(purse.bowls), income.power, "terra-power"))
                @if player.keys > 0 { (good("key", player.keys.to_string(), 0, "terra-keys-owned")) }
            }
        }
    }
}
