//! The bar at the bottom, where the thumb is: the groups of a turn, what the tap on a hex asks for or the end of the turn, and
//! the tools. It keeps its place and its height; what a group or a hex offers opens above it.

use maud::{Markup, html};
use terra_mystica::offered::Offered;
use terra_mystica::state::Phase;
use terra_mystica::{Act, Waiting};

use super::acts::{choices, refusals};
use super::intent::{Group, Intent};
use super::map;
use super::parts::{Shared, tm_icon};
use crate::pages::layout::icon;
use crate::pages::{hint, tools};

/// The bar.
pub fn bar(shared: Shared<'_>, intent: &Intent) -> Markup {
    html! {
        section.bar aria-label=(shared.t("play-acts")) {
            @if let Some(hint) = &intent.advice {
                (hint::sheet(shared, hint, &shared.link(""), |option| shared.act(option.weighed.action)))
            }
            div.tabs { @for group in Group::TURN { (tab(shared, intent, group)) } }
            form #act.row method="post" action=(shared.link("/decide")) {
                (shared.version())
                (acts(shared, intent))
            }
            (tools::tools(shared))
        }
    }
}

/// A group of a turn: behind it what can be done, what could be paid for by converting, and what cannot be.
fn tab(shared: Shared<'_>, intent: &Intent, group: Group) -> Markup {
    // A first bonus card is no passing: it stands open on the page.
    let offered: Vec<&Offered> =
        if group == Group::Pass && !intent.is_turn() { Vec::new() } else { intent.group(group).collect() };
    let name = group.name();
    if offered.is_empty() && !intent.is_turn() {
        return html! { span.tab.off aria-hidden="true" { (group_icon(group)) span { (shared.t(&format!("terra-tab-{name}"))) } } };
    }
    let game = shared.game();
    let (paid, refused) =
        if intent.is_turn() { intent.dear(game, group, shared.context.asks) } else { Default::default() };
    let paid: Vec<&Offered> = paid.iter().collect();
    html! {
        details.tab id=(format!("fold-{name}")) name="acts" {
            summary data-key=[key(group)] aria-label=(shared.t(&format!("terra-group-{name}"))) {
                (group_icon(group)) span { (shared.t(&format!("terra-tab-{name}"))) }
                @if !offered.is_empty() { span.count.num { (offered.len()) } }
            }
            div.pop {
                h2 { (shared.t(&format!("terra-group-{name}"))) }
                @if offered.is_empty() && refused.is_empty() && paid.is_empty() { p.soft.small { (shared.t(&format!("terra-none-{name}"))) } }
                @if group == Group::Pass && game.phase() == Phase::Actions && !offered.is_empty() {
                    p.soft.small { (shared.say("terra-pass-vp", &[("vp", u32::from(game.pass_vp(intent.seat)).into())])) }
                }
                (shared.form(&format!("choices {name}"), &choices(shared, &offered)))
                @if !paid.is_empty() {
                    h3 { (shared.t("terra-by-converting")) }
                    (shared.form(&format!("choices {name}"), &choices(shared, &paid)))
                }
                (refusals(shared, &refused))
            }
        }
    }
}

fn key(group: Group) -> Option<&'static str> {
    Some(match group {
        Group::Power => "1",
        Group::Special => "2",
        Group::Priests => "3",
        Group::Tracks => "4",
        Group::Convert => "5",
        Group::Pass => "6",
        _ => return None,
    })
}

fn group_icon(group: Group) -> Markup {
    match group {
        Group::Power => tm_icon("power"),
        Group::Special => tm_icon("action"),
        Group::Priests => tm_icon("priest"),
        Group::Tracks => tm_icon("ship"),
        Group::Convert => tm_icon("coin"),
        _ => icon("flag"),
    }
}

/// What the row offers: advice, what can be done on the hex, answers, the end of the turn.
fn acts(shared: Shared<'_>, intent: &Intent) -> Markup {
    if let Some(advised) = intent.advised() {
        return act(shared, intent, advised, true);
    }
    if let Some(hex) = intent.at {
        return html! {
            @match intent.best_here(shared.game()) {
                Some(best) => (act(shared, intent, best, true)),
                None => button.btn.go disabled { (shared.t("terra-nothing")) small { (map::why_not(shared, intent, hex)) } },
            }
            (map::more(shared, intent, hex))
        };
    }
    let answers: Vec<&Offered> = intent.group(Group::Answers).collect();
    let now = if answers.is_empty() { intent.group(Group::End).collect() } else { answers };
    html! {
        @for (number, one) in now.iter().enumerate() { (act(shared, intent, one, number == 0)) }
        @if now.is_empty() { button.btn.go disabled { (shared.t("terra-choose")) small { (shared.t(choose_how(intent))) } } }
    }
}

fn choose_how(intent: &Intent) -> &'static str {
    match intent.decision.kind {
        Waiting::Dwelling => "terra-choose-hex",
        Waiting::Turn => "terra-choose-turn",
        _ => "terra-choose-part",
    }
}

/// A button: what it does, and in small letters what that costs, what it leaves and whom it helps.
pub fn act(shared: Shared<'_>, intent: &Intent, one: &Offered, first: bool) -> Markup {
    let (class, key) = match one.action.act {
        // What would be given up is not the one thing to do.
        Act::Done if has_more(intent) => ("adv", "d"),
        _ if first => ("go take", "enter"),
        _ => ("adv", "a"),
    };
    html! {
        button.btn.num.(class) name="acts" value=(one.text) data-key=(key) {
            (shared.whole_act(one))
            @if !matches!(one.action.act, Act::Accept { .. }) { small { (shared.terms(one)) } }
        }
    }
}

/// Whether the action has parts left, on the map or beside it.
fn has_more(intent: &Intent) -> bool {
    let parts = Group::PARTS.into_iter().chain([Group::Map]);
    intent.hint.is_none() && parts.into_iter().any(|group| intent.group(group).next().is_some())
}
