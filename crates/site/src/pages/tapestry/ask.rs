//! The question that waits: on the map, in the city, on the tracks, or as a list of answers.

use maud::{Markup, html};
use tapestry::{Act, Action};
use words::tapestry as told;

use super::intent::{Intent, Spot, text};
use super::parts::{Shared, ta_icon};
use super::play::drawn;
use super::{spots, turn};
use crate::pages::layout::icon;

/// Everything that can be answered, each where it is.
pub fn ask(shared: Shared<'_>, intent: &Intent) -> Markup {
    let game = shared.game();
    let list = intent.on(game, Spot::List);
    html! {
        div.ta-ask {
            @if !list.is_empty() { (answers(shared, intent, &list)) }
            @if intent.has(game, Spot::Map) { (spots::map(shared, intent)) }
            @if intent.has(game, Spot::City) { (spots::city(shared, intent)) }
            @if !intent.tracks(game).is_empty() { (turn::tracks(shared, intent)) }
        }
    }
}

/// The list of answers: a button each; what has much to read is folded up.
fn answers(shared: Shared<'_>, intent: &Intent, list: &[Action]) -> Markup {
    let long = list.iter().any(|action| matches!(action.act, Act::Civ(_)));
    let pictures = list.iter().any(|action| matches!(action.act, Act::Turn(_) | Act::Tile(_)));
    html! {
        section.part #answers {
            @if long {
                @for action in list { (folded(shared, intent, *action)) }
            } @else {
                (shared.form(if pictures { "choices tiles" } else { "choices" }, &html! {
                    @for action in list { (button(shared, intent, *action)) }
                }))
            }
        }
    }
}

/// A civilization: its mat behind its name.
fn folded(shared: Shared<'_>, intent: &Intent, action: Action) -> Markup {
    let game = shared.game();
    let Act::Civ(civ) = action.act else { return button(shared, intent, action) };
    let Some(known) = game.kit().civs.get(usize::from(civ)) else { return html! {} };
    let name = told::printed_name(shared.context.words, &known.name);
    let hinted = intent.hint == Some(action);
    html! {
        details.fold.ta-civ id=(format!("civ-{}", known.id)) name="civilizations" open[hinted] {
            summary { (ta_icon("landmark")) span { (name) } span.chev { (icon("chevron")) } }
            ul.ta-text { @for line in told::civ_text(shared.context.words, game, civ) { li { (line) } } }
            (shared.form("choices", &html! {
                button.btn.go name="action" value=(text(game, action)) { (shared.say("ta-web-take", &[("name", name.into())])) }
            }))
        }
    }
}

fn button(shared: Shared<'_>, intent: &Intent, action: Action) -> Markup {
    let game = shared.game();
    let words = shared.context.words;
    let picture = match (action.act, game.pending().map(|frame| frame.task)) {
        (Act::Tile(tile), _) => Some(draw::tapestry::tile(words, game.kit(), tile, 0)),
        (Act::Turn(turn), Some(tapestry::state::Task::ExploreTurn { tile, .. })) => {
            Some(draw::tapestry::tile(words, game.kit(), tile, turn))
        }
        (Act::Die(die), Some(tapestry::state::Task::ConquerDie { red, black, .. })) => {
            let face = if die == tapestry::Die::Red { red } else { black };
            Some(draw::tapestry::die(words, game.kit(), die, face))
        }
        _ => None,
    };
    let hinted = intent.hint == Some(action);
    html! {
        button.btn.choice.tile-pick[picture.is_some()].hinted[hinted] name="action" value=(text(game, action)) {
            @match &picture { Some(picture) => (drawn(picture)), None => @if let Some(sign) = sign(action.act) { (sign) } }
            span.what { (shared.act(action)) }
            @if let Some(vp) = aligned(shared, action) { span.soft { (shared.say("ta-vp", &[("vp", vp.into())])) } }
        }
    }
}

/// The points that a rotation would bring for matching sides.
fn aligned(shared: Shared<'_>, action: Action) -> Option<u8> {
    if !matches!(action.act, Act::Turn(_)) {
        return None;
    }
    let (_, entry) = shared.session().preview(action).ok()?;
    entry.events.iter().find_map(|event| match event {
        tapestry::Event::Explored { vp, .. } => Some(*vp),
        _ => None,
    })
}

/// The sign before a button's words.
fn sign(act: Act) -> Option<Markup> {
    Some(match act {
        Act::Track(track) => ta_icon(track.key()),
        Act::Building(building) => ta_icon(building.key()),
        Act::Landmark(_) => ta_icon("landmark"),
        Act::Tech(_) | Act::Deck => ta_icon("tech"),
        Act::Card(_) => ta_icon("card"),
        Act::Gain(_) | Act::Pay(_) => ta_icon("any"),
        Act::Space(_) => ta_icon("exploration"),
        _ => return None,
    })
}
