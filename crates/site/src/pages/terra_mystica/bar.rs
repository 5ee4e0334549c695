//! The bar at the bottom: what the tap on a hex, an offer or the end of a turn asks for; below, the tools.

use maud::{Markup, html};
use terra_mystica::{Act, Waiting};

use super::intent::{Group, Intent, Offered};
use super::parts::Shared;
use crate::pages::tools;

/// The bar.
pub fn bar(shared: Shared<'_>, intent: &Intent) -> Markup {
    let now = now(intent);
    html! {
        section.bar aria-label=(shared.t("play-acts")) {
            form #act.row method="post" action=(shared.link("/decide")) {
                (shared.version())
                @for (number, one) in now.iter().enumerate() { (act(shared, intent, one, number == 0)) }
                @if now.is_empty() { button.btn.go disabled { (shared.t("terra-choose")) small { (shared.t(choose_how(intent))) } } }
            }
            (tools::tools(shared))
        }
    }
}

/// What the bar offers: advice, what can be done on the hex, answers, the end of the turn.
fn now(intent: &Intent) -> Vec<&Offered> {
    if let Some(advised) = intent.advised() {
        return vec![advised];
    }
    if let Some(hex) = intent.at {
        let on: Vec<&Offered> = intent.on(hex).collect();
        if !on.is_empty() {
            return on;
        }
    }
    let answers: Vec<&Offered> = intent.group(Group::Answers).collect();
    if answers.is_empty() { intent.group(Group::End).collect() } else { answers }
}

fn choose_how(intent: &Intent) -> &'static str {
    match intent.decision.kind {
        Waiting::Dwelling => "terra-choose-hex",
        Waiting::Turn => "terra-choose-turn",
        _ => "terra-choose-part",
    }
}

/// A button: what it does, and in small letters what that costs.
fn act(shared: Shared<'_>, intent: &Intent, one: &Offered, first: bool) -> Markup {
    let (class, key) = match one.action.act {
        // What would be given up is not the one thing to do.
        Act::Done if has_more(intent) => ("adv", "d"),
        _ if first => ("go take", "enter"),
        _ => ("adv", "a"),
    };
    html! {
        button.btn.num.(class) name="action" value=(one.text) data-key=(key) {
            (shared.act(one.action))
            @if let Some(change) = one.change && !matches!(one.action.act, Act::Accept { .. }) { small { (change.show(shared)) } }
        }
    }
}

/// Whether the action has parts left, on the map or beside it.
fn has_more(intent: &Intent) -> bool {
    let parts = Group::PARTS.into_iter().chain([Group::Map]);
    intent.hint.is_none() && parts.into_iter().any(|group| intent.group(group).next().is_some())
}
