//! The map to tap on, and what a tap on a hex can mean.

use draw::terra_mystica::{Chip, MapView, Pick, hex_in_words};
use kernel::{Game, Hex, Seat};
use maud::{Markup, html};
use terra_mystica::companion::{CompanionAction, CompanionDecision, CompanionEvent, Told};
use terra_mystica::{Structure, Terrain};
use words::terra_mystica::companion::warning;

use super::desk::Desk;
use crate::pages::Look;
use crate::pages::beside::hex_list;
use crate::pages::layout::icon;
use crate::pages::terra_mystica::map::scroll_box;
use crate::pages::terra_mystica::parts::hex_icon;

/// The map with every hex where something is likely; any other can be chosen from the list below it.
pub fn map(desk: Desk<'_>, seat: Seat, look: &Look) -> Markup {
    let table = desk.table();
    let at = look.at.as_deref().and_then(|name| table.map().find(name));
    let mut view = MapView { selected: at, ..MapView::default() };
    let mut likely: Vec<Hex> = Vec::new();
    for hex in desk.likely().into_iter().filter_map(hex_of) {
        if !likely.contains(&hex) {
            likely.push(hex);
        }
    }
    let link = |hex: Hex| desk.link(&format!("?open=turn&at={}", table.map().name(hex)));
    for hex in &likely {
        let chip =
            if table.occupied().contains(*hex) { Chip::None } else { Chip::Structure(Structure::Dwelling) };
        let says = desk.t("terra-co-tap");
        view.picks.push(Pick::new(*hex, link(*hex)).with(chip, &says));
    }
    let own: Vec<Hex> = table.player(seat).all().iter().collect();
    let centre = at.or_else(|| own.get(own.len() / 2).copied()).map(|hex| table.map().name(hex));
    let drawn = draw::terra_mystica::map(desk.context.words, table, &view);
    html! {
        div.mapside {
            (scroll_box(desk, "map", &drawn.inline(), centre, true))
            (list(desk, at))
            @if let Some(hex) = at { (panel(desk, seat, hex)) }
        }
    }
}

/// The hex that something is about.
fn hex_of(told: Told) -> Option<Hex> {
    match told {
        Told::Build(hex) | Told::Transform(hex, _) | Told::Upgrade(hex, _) => Some(hex),
        _ => None,
    }
}

/// Every land hex as a list.
fn list(desk: Desk<'_>, at: Option<Hex>) -> Markup {
    let (words, table) = (desk.context.words, desk.table());
    let land = table.map().land.iter();
    hex_list(
        desk,
        land.map(|hex| (table.map().name(hex).to_owned(), hex_in_words(words, table, hex), at == Some(hex))),
    )
}

/// What can have been done on a hex, the likeliest first.
pub fn on(desk: Desk<'_>, seat: Seat, hex: Hex) -> Vec<Told> {
    let home = desk.table().player(seat).home;
    let terrains = [home].into_iter().chain(Terrain::WHEEL.into_iter().filter(|terrain| *terrain != home));
    let all = [Told::Build(hex)]
        .into_iter()
        .chain(Structure::ALL.map(|to| Told::Upgrade(hex, to)))
        .chain(terrains.map(|terrain| Told::Transform(hex, terrain)));
    let mut all: Vec<Told> = all.filter(|told| desk.can(seat, *told)).collect();
    let likely = desk.likely();
    all.sort_by_key(|told| !likely.contains(told));
    all
}

/// The hex that was tapped: what it is, and what was done there.
fn panel(desk: Desk<'_>, seat: Seat, hex: Hex) -> Markup {
    let table = desk.table();
    let all = on(desk, seat, hex);
    let (land, stands): (Vec<Told>, Vec<Told>) =
        all.iter().partition(|told| matches!(told, Told::Transform(..)));
    let spades = matches!(desk.game().decision(), Some(CompanionDecision::Spades { .. }));
    html! {
        section.panel.hexpanel aria-label=(table.map().name(hex)) {
            h2 { (hex_in_words(desk.context.words, table, hex)) }
            @if all.is_empty() { p.soft { (desk.t("terra-nothing-there")) } }
            @if !stands.is_empty() {
                (desk.saying("choices", &html! { @for told in &stands { (button(desk, seat, *told)) } }))
            }
            @if !land.is_empty() {
                details.fold #fold-land open[spades] {
                    summary { span { (desk.t("terra-co-only-land")) } span.chev { (icon("chevron")) } }
                    (desk.saying("choices terrains", &html! { @for told in &land { (button(desk, seat, *told)) } }))
                }
            }
            (doubts(desk, seat, &all))
            a.icon-btn.close href=(desk.link("?open=turn")) data-key="escape" aria-label=(desk.t("terra-hex-leave")) { (icon("cross")) }
        }
    }
}

fn button(desk: Desk<'_>, seat: Seat, told: Told) -> Markup {
    let sign = if let Told::Transform(_, terrain) = told {
        hex_icon(terrain)
    } else {
        html! {}
    };
    desk.tells(seat, told, &html! { (sign) span.what { (desk.deed(seat, told)) } })
}

/// What would be doubtful about the likeliest thing.
fn doubts(desk: Desk<'_>, seat: Seat, all: &[Told]) -> Markup {
    let entry = all.first().and_then(|told| desk.possible(CompanionAction::Told { seat, told: *told }));
    html! {
        @for event in entry.iter().flat_map(|entry| &entry.events) {
            @if let CompanionEvent::Warning(doubt) = event { p.small.soft { (warning(desk.context.words, desk.table(), *doubt)) } }
        }
    }
}
