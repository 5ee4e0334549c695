//! The bar at the bottom: what the tap on a hex or plot asks for, the income turn, or no; below, the tools.

use maud::{Markup, html};
use tapestry::{Act, Action};

use super::intent::{Intent, Spot, text};
use super::parts::Shared;
use crate::pages::tools;

/// The bar.
pub fn bar(shared: Shared<'_>, intent: &Intent) -> Markup {
    let game = shared.game();
    let now = now(shared, intent);
    html! {
        section.bar aria-label=(shared.t("play-acts")) {
            form #act.row method="post" action=(shared.link("/decide")) {
                (shared.version())
                @for (number, action) in now.iter().enumerate() { (button(shared, intent, *action, number == 0)) }
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
    let rest = intent.on(game, Spot::Bar).into_iter().filter(|action| Some(*action) != chosen);
    chosen.into_iter().chain(rest).collect()
}

fn how(game: &tapestry::Tapestry, intent: &Intent) -> &'static str {
    if intent.has(game, Spot::Map) {
        "ta-web-tap-hex"
    } else if intent.has(game, Spot::City) {
        "ta-web-tap-plot"
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
    html! {
        button.btn.num.(class) name="action" value=(text(game, action)) data-key=(key) { (shared.act(action)) }
    }
}
