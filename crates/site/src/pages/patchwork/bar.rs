//! The bar at the bottom: the acts above, the tools below. Every button keeps its place from turn to turn.

use kernel::Notation;
use maud::{Markup, html};
use patchwork::squares::SIDE;
use patchwork::{Action, Decision, Square};
use words::Voice as _;

use super::intent::{Held, Intent};
use super::parts::Shared;
use crate::pages::layout::icon;
use crate::pages::{hint, tools};

/// The bar.
pub fn bar(shared: Shared<'_>, intent: &Intent) -> Markup {
    html! {
        section.bar data-seat=(intent.seat.0) aria-label=(shared.t("play-acts")) {
            @if let Some(hint) = &intent.hint {
                // What is in hand by then stays there when the sheet is closed.
                @let closed = shared.link(&intent.held.map(Held::query).unwrap_or_default());
                (hint::sheet(shared, hint, &closed, |option| shared.game().whole(shared.context.words, &[option.weighed.action])))
            }
            form #act.row method="post" action=(shared.link("/decide")) {
                (shared.version())
                (acts(shared, intent))
            }
            (own_tools(shared, intent))
        }
    }
}

/// A button of the form: what it does, and in small letters what that means.
fn act(class: &str, key: &str, action: Option<&str>, what: &str, means: &str) -> Markup {
    html! {
        button.btn.num.(class) name="action" value=[action] data-key=(key) disabled[action.is_none()] {
            (what) small { (means) }
        }
    }
}

fn acts(shared: Shared<'_>, intent: &Intent) -> Markup {
    let game = shared.game();
    let legal = intent.legal().map(|(after, entry)| (after, entry.action));
    let written = legal.map(|(_, action)| game.write(action));
    match &intent.decision {
        Decision::Leather { .. } => {
            let means = match legal {
                Some((_, Action::Leather { at })) => {
                    shared.say("play-on-square", &[("at", at.to_string().into())])
                }
                _ => shared.t("play-choose-square"),
            };
            html! { (act("go", "enter", written.as_deref(), &shared.t("play-lay"), &means)) }
        }
        Decision::Automa { .. } => {
            html! { (act("go", "enter", written.as_deref(), &shared.t("play-automa-go"), "")) }
        }
        Decision::Turn { advance_to, offers, .. } => {
            let take = match (legal, intent.offer()) {
                (Some((_, Action::Take { patch, .. })), Some(offer)) => {
                    let cost = game.kit().patch(patch).cost;
                    shared.say("play-take-means", &[("cost", cost.into()), ("to", offer.to.into())])
                }
                (_, Some(_)) => shared.t("play-take-not"),
                _ => shared.t("play-take-choose"),
            };
            let taking = written.as_deref().filter(|_| matches!(legal, Some((_, Action::Take { .. }))));
            let spaces = advance_to - game.space(intent.seat);
            let advance = shared.say("play-advance-means", &[("spaces", spaces.into())]);
            // With nothing to take, or when that is the advice, advancing is the one thing to do.
            let only = offers.iter().all(|offer| offer.obstacle.is_some())
                || (intent.hint.is_some() && matches!(intent.action, Some(Action::Advance)));
            html! {
                (act(if only { "take" } else { "go take" }, "enter", taking, &shared.t("play-take"), &take))
                (act(if only { "go adv" } else { "adv" }, "a", Some("advance"), &shared.t("play-advance"), &advance))
            }
        }
    }
}

/// A link that looks like a tool; without an address it keeps its place and does nothing.
fn tool(shared: Shared<'_>, symbol: &str, word: &str, key: &str, link: Option<String>) -> Markup {
    html! {
        @match link {
            Some(link) => a.tool href=(link) data-key=(key) { (icon(symbol)) (shared.t(word)) },
            None => span.tool.off aria-disabled="true" { (icon(symbol)) (shared.t(word)) },
        }
    }
}

/// Turn, flip, next spot, undo, redo, hint.
fn own_tools(shared: Shared<'_>, intent: &Intent) -> Markup {
    let game = shared.game();
    let held = intent.held;
    let to = |held: Held| shared.link(&held.query());
    let square = |at: Square| shared.link(&format!("?at={at}"));
    let next =
        held.map(|held| to(held.next_spot(game, intent.seat))).or_else(|| intent.next_square().map(square));
    // A patch that looks the same from all sides has one outline.
    let turnable = held.filter(|held| game.kit().patch(held.patch).outlines.len() > 1);
    html! {
        div.tools {
            (tool(shared, "rotate", "play-rotate", "r", turnable.map(|held| to(held.turned(game)))))
            (tool(shared, "flip", "play-flip", "f", turnable.map(|held| to(held.flipped(game)))))
            (tool(shared, "spot", "play-next-spot", "n", next))
            (tools::both_ways(shared))
            (tools::hint(shared))
        }
    }
}

/// Four arrows for what is in hand: a patch, or a leather patch on a square.
pub fn arrows(shared: Shared<'_>, intent: &Intent, class: &str) -> Markup {
    let game = shared.game();
    let moved = |rows: i32, columns: i32| match (intent.held, intent.square()) {
        (Some(held), _) => Some(held.moved(game, rows, columns).query()),
        (None, Some(at)) => Some(format!("?at={}", beside(at, rows, columns))),
        (None, None) => None,
    };
    let ways = [
        ("left", "play-left", 0, -1),
        ("up", "play-up", -1, 0),
        ("down", "play-down", 1, 0),
        ("right", "play-right", 0, 1),
    ];
    html! {
        @if moved(0, 0).is_some() {
            nav.arrows.(class) aria-label=(shared.t("play-move-it")) {
                @for (symbol, word, rows, columns) in ways {
                    a.tool href=(shared.link(&moved(rows, columns).unwrap_or_default())) data-key=(symbol)
                      aria-label=(shared.t(word)) { (icon(symbol)) }
                }
                a.tool href=(shared.link("")) data-key="escape" aria-label=(shared.t("play-put-back")) { (icon("cross")) }
            }
        }
    }
}

/// The square some rows down and columns right; never beyond the edge.
fn beside(at: Square, rows: i32, columns: i32) -> Square {
    let within = |from: u8, by: i32| (i32::from(from) + by).clamp(0, i32::from(SIDE) - 1) as u8;
    Square::at(within(at.row(), rows), within(at.column(), columns)).unwrap_or(at)
}
