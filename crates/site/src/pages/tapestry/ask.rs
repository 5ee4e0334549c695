//! The question that waits: on the map, in the city, on the tracks, on a mat, or as a list of answers.

use std::cmp::Reverse;

use maud::{Markup, html};
use tapestry::state::Task;
use tapestry::{Act, Action};
use words::tapestry as told;

use super::faces::{aligned, face};
use super::intent::{Intent, Spot, text};
use super::parts::{Shared, ta_icon};
use super::{boards, nodes, spots, steps};
use crate::pages::layout::icon;

/// Everything that can be answered, each where it is.
pub fn ask(shared: Shared<'_>, intent: &Intent) -> Markup {
    let game = shared.game();
    let mut list = intent.on(game, Spot::List);
    // Turnings of a tile: the one with the most points first.
    if list.iter().all(|action| matches!(action.act, Act::Turn(_))) {
        list.sort_by_key(|action| Reverse(aligned(shared, *action)));
    }
    html! {
        div.ta-ask {
            @if intent.has(game, Spot::Mat) { (nodes::nodes(shared, intent)) }
            @if !list.is_empty() { (answers(shared, intent, &list)) }
            // Whoever may replace the open cards wants to see them.
            @if matches!(game.pending().map(|frame| frame.task), Some(Task::Refresh)) { (boards::market(shared)) }
            @if intent.has(game, Spot::Map) { (spots::map(shared, intent)) }
            @if intent.has(game, Spot::City) { (spots::city(shared, intent)) }
            @if intent.is_turn { (steps::steps(shared, intent)) }
        }
    }
}

/// The list of answers: a button each; what has much to read is folded up.
fn answers(shared: Shared<'_>, intent: &Intent, list: &[Action]) -> Markup {
    let long = list.iter().any(|action| matches!(action.act, Act::Civ(_)));
    let tall = list.iter().any(|action| face(shared, *action).tall);
    let goods = list.iter().all(|action| matches!(action.act, Act::Gain(_) | Act::Pay(_)));
    let class = match (tall, goods) {
        (true, _) if list.iter().all(|action| matches!(action.act, Act::Turn(_))) => "choices tiles turns",
        (true, _) => "choices tiles",
        (_, true) => "choices pays",
        _ => "choices",
    };
    html! {
        section.part #answers {
            @if long {
                // What there is to choose first, then what there is to read. A single one stands in the bar.
                @if intent.uses_civ && list.len() > 1 {
                    (shared.form("choices", &html! { @for (number, action) in (1..).zip(list) { (button(shared, intent, *action, number)) } }))
                }
                @for action in list { (folded(shared, intent, *action, list.len() == 1)) }
            } @else {
                (shared.form(class, &html! { @for (number, action) in (1..).zip(list) { (button(shared, intent, *action, number)) } }))
            }
        }
    }
}

/// A civilization: its mat behind its name.
fn folded(shared: Shared<'_>, intent: &Intent, action: Action, alone: bool) -> Markup {
    let game = shared.game();
    let Act::Civ(civ) = action.act else { return button(shared, intent, action, 0) };
    let Some(known) = game.kit().civs.get(usize::from(civ)) else { return html! {} };
    let name = told::printed_name(shared.context.words, &known.name);
    let open = !intent.uses_civ && (alone || intent.hint == Some(action));
    html! {
        details.fold.ta-civ id=(format!("civ-{}", known.id)) name="civilizations" open[open] {
            summary { (ta_icon("civilization")) span { (name) } span.chev { (icon("chevron")) } }
            ul.ta-text { @for line in told::civ_text(shared.context.words, game, civ) { li { (line) } } }
            (nodes::mat(shared, game.civ_mat(civ), &game.civ_mat(civ).tokens, 0))
            @if !intent.uses_civ {
                (shared.form("choices", &html! {
                    button.btn.go name="action" value=(text(game, action)) { (shared.say("ta-web-take", &[("name", name.into())])) }
                }))
            }
        }
    }
}

/// An answer; the first nine have a key each.
fn button(shared: Shared<'_>, intent: &Intent, action: Action, number: u8) -> Markup {
    let face = face(shared, action);
    let hinted = intent.hint == Some(action);
    html! {
        button.btn.choice.tile-pick[face.tall].hinted[hinted] name="action" value=(text(shared.game(), action)) data-key=[(1..=9).contains(&number).then_some(number)] {
            (face.shown())
        }
    }
}
