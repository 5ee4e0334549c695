//! The bar at the bottom, where the thumb is: what of the table is shown, what the tap on a hex, plot or space asks for, the income
//! turn, or no; below, the tools. It keeps its place and its height; what has more to say opens above it.

use maud::{Markup, html};
use tapestry::state::Task;
use tapestry::{Act, Action, Goods};
use words::tapestry::{hex_name, plot_name};

use super::intent::{Intent, Spot, text};
use super::parts::Shared;
use super::steps::At;
use super::{spots, steps, views};
use crate::pages::{hint, tools};

/// The bar.
pub fn bar(shared: Shared<'_>, intent: &Intent, open: Option<&str>) -> Markup {
    let game = shared.game();
    let now = now(shared, intent);
    html! {
        section.bar aria-label=(shared.t("play-acts")) {
            @if let Some(hint) = &intent.advice {
                (hint::sheet(shared, hint, &shared.link(""), |option| advised(shared, option.weighed.action)))
            } @else { (steps::panel(shared, intent, open)) }
            (views::tabs(shared, intent, open))
            form #act.row method="post" action=(shared.link("/decide")) {
                (shared.version())
                @for (number, action) in now.iter().enumerate() { (button(shared, intent, *action, number == 0)) }
                (spots::turn(shared, intent))
                @if now.is_empty() { button.btn.go disabled { (shared.t("terra-choose")) small { (shared.t(how(game, intent))) } } }
            }
            (tools::tools(shared))
        }
    }
}

/// What the bar offers: advice, the place that is looked at, then what always stands here.
fn now(shared: Shared<'_>, intent: &Intent) -> Vec<Action> {
    let game = shared.game();
    let chosen = intent.chosen(game);
    let civs = intent.offered.iter().copied().filter(|action| matches!(action.act, Act::Civ(_)));
    let civs: Vec<Action> = if intent.uses_civ { civs.collect() } else { Vec::new() };
    // The only civilization that can be used is the one thing to do.
    let civ = if civs.len() == 1 { civs } else { Vec::new() };
    let rest = intent.on(game, Spot::Bar);
    let rest = civ.into_iter().chain(rest).filter(|action| Some(*action) != chosen);
    chosen.into_iter().chain(rest).collect()
}

fn how(game: &tapestry::Tapestry, intent: &Intent) -> &'static str {
    if intent.has(game, Spot::Map) {
        "ta-web-tap-hex"
    } else if intent.has(game, Spot::City) {
        "ta-web-tap-plot"
    } else if intent.has(game, Spot::Tracks) {
        "ta-web-tap-step"
    } else {
        "terra-choose-part"
    }
}

fn button(shared: Shared<'_>, intent: &Intent, action: Action, first: bool) -> Markup {
    let game = shared.game();
    let more = intent.offered.len() > 1 && intent.chosen(game) != Some(action);
    let (class, key) = match action.act {
        // What gives something up is not the one thing to do.
        Act::No | Act::Done => ("adv", "d"),
        Act::Income if more => ("adv", "i"),
        _ if first => ("go take", "enter"),
        _ => ("adv", "a"),
    };
    if more && action.act == Act::Income {
        // A tap beside the mark must not end an era: it is asked once more.
        return html! { a.btn.num.adv href=(shared.link("?at=income")) data-key=(key) { (shared.act(action)) } };
    }
    html! {
        button.btn.num.(class) name="action" value=(text(game, action)) data-key=(key) {
            @match action.act {
                Act::Hex(hex) => { (hex_words(shared)) span.hide { " (" (hex_name(game, hex)) ")" } },
                Act::Plot { x, y, .. } => (shared.say("ta-web-build-on", &[("plot", plot_name(x, y).into())])),
                Act::Civ(civ) => (use_civ(shared, civ)),
                Act::Income => { (shared.act(action)) @if intent.has(game, Spot::Tracks) { small { (shared.t("ta-web-income-sure")) } } },
                Act::Advance { pay, .. } => { (enter(shared, action)) small { (steps::goods(pay)) (leaves(shared, action, pay)) } },
                _ if intent.hint == Some(action) => (advised(shared, action)),
                _ => (shared.act(action)),
            }
        }
    }
}

/// "Use Leaders".
pub fn use_civ(shared: Shared<'_>, civ: u8) -> String {
    let known = shared.game().kit().civs.get(usize::from(civ));
    let name = known.map(|known| words::tapestry::printed_name(shared.context.words, &known.name));
    shared.say("ta-web-use", &[("name", name.unwrap_or_default().into())])
}

/// What is advised: a step with what it brings, things by their names.
pub fn advised(shared: Shared<'_>, action: Action) -> String {
    match action.act {
        Act::Advance { .. } => shared.act(action),
        _ => words::tapestry::whole(shared.context.words, shared.game(), action),
    }
}

/// What is done on the hex that is lit.
fn hex_words(shared: Shared<'_>) -> String {
    let game = shared.game();
    let id = match game.pending().map(|frame| frame.task) {
        Some(Task::ConquerHex { .. }) => "ta-web-conquer",
        Some(Task::ExploreHex { .. }) => "ta-web-lay",
        _ => "ta-web-choose-hex",
    };
    shared.t(id)
}

/// "Enter Pottery".
fn enter(shared: Shared<'_>, action: Action) -> String {
    let space = At::entered(shared.game(), action).and_then(|at| at.printed(shared.game()));
    let name = space.map(|space| words::tapestry::printed_name(shared.context.words, &space.name));
    shared.say("ta-web-enter", &[("name", name.unwrap_or_default().into())])
}

fn leaves(shared: Shared<'_>, action: Action, pay: Goods) -> String {
    let left = shared.game().left_after(action.seat, pay);
    shared.say("ta-web-leaves", &[("count", u32::from(left.total()).into())])
}
