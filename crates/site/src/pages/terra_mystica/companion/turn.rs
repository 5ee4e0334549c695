//! Telling a turn: the map first, then what is not on it, folded up in groups; so far, and what comes next.

use kernel::{Hex, Seat};
use maud::{Markup, html};
use terra_mystica::companion::{CompanionAction, CompanionDecision, Told};
use terra_mystica::{Cult, FactionId, FavourId, Terrain, TownId};

use super::ask::choice;
use super::desk::Desk;
use super::hex;
use crate::pages::Look;
use crate::pages::layout::icon;
use crate::pages::terra_mystica::parts::tm_icon;

/// Everything that can be told of a turn.
pub fn turn(desk: Desk<'_>, seat: Seat, look: &Look) -> Markup {
    html! {
        (hex::map(desk, seat, look))
        div.acts {
            @for group in groups(desk, seat) { (fold(desk, seat, &group)) }
        }
    }
}

/// What belongs together, folded up.
struct Group {
    name: &'static str,
    icon: Markup,
    key: &'static str,
    told: Vec<Told>,
}

/// What is not on the map.
fn groups(desk: Desk<'_>, seat: Seat) -> Vec<Group> {
    let legal = desk.likely();
    let some = |wanted: fn(&Told) -> bool| legal.iter().copied().filter(wanted).collect::<Vec<_>>();
    let table = desk.table();
    let mut cults = some(|told| matches!(told, Told::Send(..)));
    cults.extend(some(|told| matches!(told, Told::Steps(..))));
    cults.extend(Cult::ALL.map(|cult| Told::Marker(cult, 10)));
    let tiles = FavourId::ALL.map(Told::Favour).into_iter().chain(TownId::ALL.map(Told::Town));
    let mut other = some(|told| matches!(told, Told::Shipping));
    other.push(Told::Digging);
    other.extend(some(|told| matches!(told, Told::Bridge(_))));
    if table.plays(seat, FactionId::Shapeshifters) {
        other.extend(Terrain::WHEEL.map(Told::Colour));
    }
    if table.plays(seat, FactionId::Mermaids) {
        other.extend(table.map().river.iter().map(Told::Connect));
    }
    other.push(Told::Done);
    vec![
        Group {
            name: "power",
            icon: tm_icon("power"),
            key: "1",
            told: some(|told| matches!(told, Told::Power(_))),
        },
        Group { name: "cults", icon: tm_icon("priest"), key: "2", told: cults },
        Group { name: "tiles", icon: tm_icon("key"), key: "3", told: tiles.collect() },
        Group { name: "other", icon: tm_icon("ship"), key: "4", told: other },
        Group {
            name: "pass",
            icon: icon("flag"),
            key: "5",
            told: some(|told| matches!(told, Told::Pass(_))),
        },
    ]
}

/// A group: what could not be said now is left out.
fn fold(desk: Desk<'_>, seat: Seat, group: &Group) -> Markup {
    let told = group.told.iter().copied();
    let told: Vec<Told> = told.filter(|told| desk.can(seat, *told)).collect();
    html! {
        details.fold id=(format!("fold-{}", group.name)) name="acts" {
            summary data-key=(group.key) {
                (group.icon) span { (desk.t(&format!("terra-co-group-{}", group.name))) }
                span.count.num { (told.len()) } span.chev { (icon("chevron")) }
            }
            p.soft.small { (desk.t(&format!("terra-co-group-{}-help", group.name))) }
            (desk.saying(&format!("choices {}", group.name), &html! { @for told in told { (choice(desk, seat, told)) } }))
        }
    }
}

/// The step that Cultists take when somebody took power of their build: one tap on its track.
pub fn reward(desk: Desk<'_>, seat: Seat) -> Markup {
    let steps = Cult::ALL.map(|cult| Told::Steps(cult, 1)).into_iter().filter(|step| desk.can(seat, *step));
    html! {
        @if desk.table().plays(seat, FactionId::Cultists) {
            (desk.saying("choices cults reward", &html! { @for step in steps { (choice(desk, seat, step)) } }))
        }
    }
}

/// The large button of a turn: what the tapped hex is most likely for, else the end of the turn.
pub fn go(desk: Desk<'_>, decision: CompanionDecision, look: &Look) -> Option<Markup> {
    let (seat, told) = match decision {
        CompanionDecision::Turn { seat, told } => (seat, told),
        CompanionDecision::Spades { seat } | CompanionDecision::Setup { seat, .. } => (seat, 0),
        _ => return None,
    };
    let at: Option<Hex> = look.at.as_deref().and_then(|name| desk.table().map().find(name));
    if let Some(first) = at.and_then(|hex| hex::on(desk, seat, hex).into_iter().next()) {
        return Some(html! {
            button.btn.go name="action" value=(desk.says(seat, first)) data-key="enter" { (desk.deed(seat, first)) }
        });
    }
    let end = |action: String, word: &str, more: &str| {
        html! { button.btn.go name="action" value=(action) data-key="enter" { (desk.t(word)) small { (desk.t(more)) } } }
    };
    let done = || end(desk.says(seat, Told::Done), "table-done", "terra-co-next-one");
    match decision {
        CompanionDecision::Turn { .. } if told > 0 => {
            // One tap for both: the turn is over, and the Automa goes on.
            let goes_on = desk.possible(CompanionAction::Automa).is_some();
            let automa = || end(desk.write(CompanionAction::Automa), "table-done", "terra-co-automa-next");
            Some(if goes_on { automa() } else { done() })
        }
        CompanionDecision::Spades { .. } => Some(done()),
        _ => None,
    }
}
