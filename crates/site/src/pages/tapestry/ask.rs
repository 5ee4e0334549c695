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

/// Everything that can be answered, each where it is.
pub fn ask(shared: Shared<'_>, intent: &Intent) -> Markup {
    let game = shared.game();
    let mut list = intent.on(game, Spot::List);
    // A part about a track that is not played with does nothing: it comes by itself, after the others.
    let does = |action: &Action| match action.act {
        Act::Part(part) => told::part_effect(game, part).is_none_or(|effect| nodes::plays(game, effect)),
        _ => true,
    };
    if list.iter().any(does) {
        list.retain(does);
    }
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

/// The list of answers: a button each; civilizations as the mats that they are.
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
                div.ta-civs { @for (number, action) in (1..).zip(list) { (mat(shared, intent, *action, number, list.len() == 1)) } }
            } @else {
                (shared.form(class, &html! { @for (number, action) in (1..).zip(list) { (button(shared, intent, *action, number)) } }))
            }
        }
    }
}

/// A civilization: its mat, lying open, with the button to choose it. The only one that can be used is used in the bar.
fn mat(shared: Shared<'_>, intent: &Intent, action: Action, number: u8, alone: bool) -> Markup {
    let game = shared.game();
    let Act::Civ(civ) = action.act else { return button(shared, intent, action, number) };
    let Some(known) = game.kit().civs.get(usize::from(civ)) else { return html! {} };
    let name = told::printed_name(shared.context.words, &known.name);
    let tokens = game.player_at(intent.seat).civs.iter().find(|slot| slot.civ == civ);
    let (tokens, used) =
        tokens.map_or((&game.civ_mat(civ).tokens[..], 0), |slot| (&slot.tokens[..], slot.used));
    let label = if intent.uses_civ { "ta-web-use" } else { "ta-web-take" };
    let said = shared.say(label, &[("name", name.as_str().into())]);
    // Its name stands beside the button already; whoever hears the page hears it with the button.
    let (before, after) = said.split_once(name.as_str()).unwrap_or((said.as_str(), ""));
    html! {
        // Its long text can be scrolled by keys, too, where nothing in it takes the focus.
        article.ta-civ.hinted[intent.hint == Some(action)] tabindex=[(intent.uses_civ && alone).then_some("0")] id=(format!("civ-{}", known.id)) {
            header {
                (ta_icon("civilization")) h2 { (name) }
                @if !(intent.uses_civ && alone) {
                    (shared.form("take", &html! {
                        button.btn.go name="action" value=(text(game, action)) data-key=[(number <= 9).then_some(number)] { span { (before) span.hide { (name) } (after) } }
                    }))
                }
            }
            (nodes::mat(shared, game.civ_mat(civ), tokens, used))
            ul.ta-text { @for line in told::civ_text(shared.context.words, game, civ) { li { (line) } } }
        }
    }
}

/// An answer; the first nine have a key each.
fn button(shared: Shared<'_>, intent: &Intent, action: Action, number: u8) -> Markup {
    let face = face(shared, action);
    let hinted = intent.hint == Some(action);
    html! {
        button.btn.choice.tile-pick[face.tall].card[face.card].hinted[hinted] name="action" value=(text(shared.game(), action)) data-key=[(1..=9).contains(&number).then_some(number)] {
            (face.shown())
        }
    }
}
