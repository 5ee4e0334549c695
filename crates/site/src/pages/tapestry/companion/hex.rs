//! The map to tap on, and what a tap on a hex can mean.

use draw::tapestry::{HexPick, MapView, hex_in_words};
use kernel::{Hex, Seat};
use maud::{Markup, html};
use tapestry::companion::Told;
use words::tapestry::hex_name;

use super::desk::Desk;
use crate::pages::Look;
use crate::pages::beside::{hex_list, note};
use crate::pages::layout::icon;
use crate::pages::tapestry::play::drawn;

/// The hex of the address.
pub fn looked_at(desk: Desk<'_>, look: &Look) -> Option<Hex> {
    let name = look.at.as_deref()?;
    desk.table().map().grid.all().iter().find(|hex| hex_name(desk.table(), *hex) == name)
}

/// The map with every hex where something is likely; any other can be chosen from the list below it.
pub fn map(desk: Desk<'_>, seat: Seat, look: &Look) -> Markup {
    let (table, words) = (desk.table(), desk.context.words);
    let at = looked_at(desk, look);
    let mut view = MapView { selected: at, ..MapView::default() };
    for hex in desk.likely().into_iter().filter_map(hex_of) {
        if view.picks.iter().all(|pick| pick.hex != hex) {
            let link = desk.link(&format!("?open=turn&at={}#map", hex_name(table, hex)));
            view.picks.push(HexPick { hex, link, says: desk.t("terra-co-tap") });
        }
    }
    html! {
        section.part #map {
            h3 { (desk.t("ta-map")) }
            p.soft.small { (desk.t("tac-web-map-help")) }
            div.ta-map { (drawn(&draw::tapestry::map(words, table, &view))) }
            @if let Some(hex) = at { (panel(desk, seat, hex)) }
            (list(desk, at))
        }
    }
}

/// The hex that something is about.
fn hex_of(told: Told) -> Option<Hex> {
    match told {
        Told::Explore(hex) | Told::Conquer { hex, .. } | Told::StandUp(hex) => Some(hex),
        _ => None,
    }
}

/// Every hex as a list.
fn list(desk: Desk<'_>, at: Option<Hex>) -> Markup {
    let (words, table) = (desk.context.words, desk.table());
    let all = table.map().grid.all().iter();
    hex_list(desk, all.map(|hex| (hex_name(table, hex), hex_in_words(words, table, hex), at == Some(hex))))
}

/// What can have been done on a hex, the likeliest first.
pub fn on(desk: Desk<'_>, seat: Seat, hex: Hex) -> Vec<Told> {
    let all = [
        Told::Explore(hex),
        Told::Conquer { hex, trapped: false },
        Told::Conquer { hex, trapped: true },
        Told::StandUp(hex),
        Told::Outpost(hex),
        Told::Share(hex),
        Told::Piece(hex),
    ];
    all.into_iter().filter(|told| desk.can(seat, *told)).collect()
}

/// The hex that was tapped: what it is, and what was done there.
fn panel(desk: Desk<'_>, seat: Seat, hex: Hex) -> Markup {
    let (table, words) = (desk.table(), desk.context.words);
    let all = on(desk, seat, hex);
    let conquers = all.iter().any(|told| matches!(told, Told::Conquer { .. }));
    let cards = if conquers { desk.game().cards_to_turn_up(hex) } else { 0 };
    html! {
        section.panel.hexpanel aria-label=(hex_name(table, hex)) {
            h2 { (hex_in_words(words, table, hex)) }
            @if cards > 0 {
                (note("warn", "cards", &html! { p { b { (desk.say("tac-web-turn-up", &[("count", cards.into())])) } " " (desk.t("tac-web-turn-up-trap")) } }))
            }
            @if all.is_empty() { p.soft { (desk.t("terra-nothing-there")) } }
            @else { (desk.saying("choices", &html! {
                @for told in &all { (desk.tells(seat, *told, &html! { span.what { (desk.deed(seat, *told)) } })) }
            })) }
            a.icon-btn.close href=(desk.link("?open=ask#map")) data-key="escape" aria-label=(desk.t("terra-hex-leave")) { (icon("cross")) }
        }
    }
}
