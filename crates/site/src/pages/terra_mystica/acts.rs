//! What can be done beside the map: what is due stands open; the buttons of the groups of a turn, and what cannot be had.

use maud::{Markup, PreEscaped, html};
use terra_mystica::offered::{Offered, Refused};
use terra_mystica::{Act, Terrain, Waiting};

use super::intent::{Group, Intent};
use super::parts::{Shared, fact, hex_icon, tm_icon};
use crate::pages::layout::icon;

/// What is due, and what others may answer.
pub fn acts(shared: Shared<'_>, intent: &Intent) -> Markup {
    let turn = intent.is_turn();
    let parts = Group::PARTS.into_iter().filter(|group| !(turn && Group::TURN.contains(group)));
    html! {
        div.acts {
            @for group in parts { (part(shared, intent, group)) }
            (others(shared, intent))
        }
    }
}

/// Whether something must be chosen that has nothing to do with the map: on a narrow screen it comes before it.
pub fn come_first(intent: &Intent) -> bool {
    let parts = Group::PARTS.into_iter().filter(|group| !matches!(group, Group::Answers | Group::Bridges));
    !intent.is_turn() && parts.into_iter().any(|group| intent.group(group).next().is_some())
}

/// A part of an action: it is there only when it is due.
fn part(shared: Shared<'_>, intent: &Intent, group: Group) -> Markup {
    let offered: Vec<&Offered> = intent.group(group).collect();
    if offered.is_empty() || group == Group::Answers {
        return html! {};
    }
    let title = match (group, intent.decision.kind) {
        (Group::Pass, _) => "terra-part-first-card".to_owned(),
        (Group::Terrains, Waiting::Into) => "terra-part-into".to_owned(),
        _ => format!("terra-part-{}", group.name()),
    };
    html! {
        section.part id=(format!("part-{}", group.name())) {
            h2 { (shared.t(&title)) }
            @if group == Group::Factions { (factions(shared, &offered)) }
            @else { (shared.form(&format!("choices {}", group.name()), &choices(shared, &offered))) }
        }
    }
}

/// What others may answer meanwhile, where offers stay open.
fn others(shared: Shared<'_>, intent: &Intent) -> Markup {
    let offered: Vec<&Offered> = intent.others().collect();
    html! {
        @if !offered.is_empty() {
            details.fold #fold-others {
                summary {
                    (tm_icon("power")) span { (shared.t("terra-group-others")) }
                    span.count.num { (offered.len()) } span.chev { (icon("chevron")) }
                }
                (shared.form("choices", &html! {
                    @for one in &offered {
                        button.btn.choice name="action" value=(one.text) {
                            span.what { (shared.seat(one.action.seat)) ": " (shared.act(one.action)) }
                        }
                    }
                }))
            }
        }
    }
}

/// The factions: the card of each behind its name.
fn factions(shared: Shared<'_>, offered: &[&Offered]) -> Markup {
    let kit = shared.game().kit();
    html! {
        @for one in offered {
            @if let Act::Faction(id) = one.action.act {
                @let faction = kit.faction(id);
                details.fold.faction id=(format!("faction-{}", id.key())) name="factions" {
                    summary {
                        (hex_icon(home(faction.home))) span { (words::terra_mystica::pictures::faction_title(shared.context.words, faction)) }
                        span.chev { (icon("chevron")) }
                    }
                    (PreEscaped(draw::terra_mystica::faction(shared.context.words, kit, id).inline()))
                    (shared.form("choices", &html! {
                        button.btn.go name="action" value=(one.text) { (shared.act(one.action)) }
                    }))
                }
            }
        }
    }
}

/// The terrain that stands for a faction's home.
pub fn home(home: terra_mystica::Home) -> Terrain {
    match home {
        terra_mystica::Home::Terrain(terrain) => terrain,
        terra_mystica::Home::Ice => Terrain::Ice,
        terra_mystica::Home::Volcano => Terrain::Volcano,
        terra_mystica::Home::Chosen => Terrain::River,
    }
}

/// The buttons of a group; tiles and cards by their picture.
pub fn choices(shared: Shared<'_>, offered: &[&Offered]) -> Markup {
    html! { @for one in offered { (choice(shared, one)) } }
}

fn choice(shared: Shared<'_>, one: &Offered) -> Markup {
    let game = shared.game();
    let (kit, words) = (game.kit(), shared.context.words);
    // A picture shows what it is; the words beside it say what it does.
    let says = match one.action.act {
        Act::Favour(id) => words::terra_mystica::favour(words, kit, id),
        Act::Town(id) => words::terra_mystica::town(words, kit, id),
        Act::Pass(Some(id)) => words::terra_mystica::bonus(words, kit, id),
        _ => shared.whole_act(one),
    };
    let picture = match one.action.act {
        Act::Favour(id) => Some(draw::terra_mystica::favour(shared.context.words, kit, id)),
        Act::Town(id) => Some(draw::terra_mystica::town(shared.context.words, kit, id)),
        Act::Pass(Some(id)) => Some(draw::terra_mystica::bonus(shared.context.words, kit, id)),
        _ => None,
    };
    let coins = match one.action.act {
        Act::Pass(Some(id)) => game.bonus_cards().find(|(card, _)| *card == id).map_or(0, |(_, coins)| coins),
        _ => 0,
    };
    html! {
        button.btn.choice.tile-pick[picture.is_some()] name="acts" value=(one.text) {
            @match &picture {
                Some(picture) => (PreEscaped(picture.inline())),
                None => @if let Some(sign) = sign(one.action.act) { (sign) },
            }
            span.what { (says) }
            @if coins > 0 { (fact("coin", format!("+{coins}"), &shared.t("terra-coins"))) }
            @if picture.is_none() { (shared.terms(one)) }
        }
    }
}

/// What cannot be had now, pale, with the reason beside it.
pub fn refusals(shared: Shared<'_>, refused: &[Refused]) -> Markup {
    let words = shared.context.words;
    html! {
        @if !refused.is_empty() {
            ul.refused {
                @for one in refused {
                    li {
                        @if let Some(sign) = sign(one.action.act) { (sign) }
                        span { b { (refused_name(shared, one)) } " " (words::terra_mystica::illegal(words, shared.game(), &one.why)) }
                    }
                }
            }
        }
    }
}

fn refused_name(shared: Shared<'_>, one: &Refused) -> String {
    match one.action.act {
        // Any cult would do.
        Act::Send(..) => shared.t("terra-group-priests"),
        _ => shared.act(one.action),
    }
}

/// The sign before a button's words.
fn sign(act: Act) -> Option<Markup> {
    Some(match act {
        Act::Colour(terrain) | Act::Into(terrain) | Act::Unlock(terrain) => hex_icon(terrain),
        Act::Step(cult) | Act::Top(cult) | Act::PayCult(cult) | Act::Send(cult, _) => tm_icon(cult.name()),
        Act::Bridge(_) => tm_icon("bridge"),
        Act::AdvanceShipping => tm_icon("ship"),
        Act::AdvanceDigging => tm_icon("spade"),
        Act::Power(_) => tm_icon("power"),
        Act::Special(_) => tm_icon("action"),
        Act::KeepPriest => tm_icon("priest"),
        _ => return None,
    })
}
