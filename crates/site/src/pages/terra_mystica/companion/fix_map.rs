//! What stands on the map, set right on the map: tap a hex or the place of a bridge, then what is there.

use draw::terra_mystica::{BridgePick, MapView, Pick, hex_in_words};
use kernel::{Hex, Seat};
use maud::{Markup, html};
use terra_mystica::{Structure, Terrain};
use words::terra_mystica::{bridge_name, structure_name, terrain_name};

use super::fix::Facts;
use crate::pages::Look;
use crate::pages::beside::facts::{choices, fact};
use crate::pages::layout::icon;
use crate::pages::terra_mystica::map::scroll_box;
use crate::pages::terra_mystica::parts::{hex_icon, mark};

/// What was tapped.
enum Tapped {
    Hex(Hex),
    Bridge(u8),
}

fn tapped(facts: &Facts<'_>, look: &Look) -> Option<Tapped> {
    let (at, map) = (look.at.as_deref()?, facts.desk.table().map());
    if let Some((a, b)) = at.split_once(':') {
        let ends = (map.find(a)?, map.find(b)?);
        let place = map.bridges.iter().position(|known| *known == ends)?;
        return Some(Tapped::Bridge(place as u8));
    }
    map.find(at).filter(|hex| map.land.contains(*hex)).map(Tapped::Hex)
}

/// The map: every land hex and every place for a bridge can be tapped.
pub fn hexes(facts: &Facts<'_>, look: &Look) -> Markup {
    let (desk, table) = (facts.desk, facts.desk.table());
    let map = table.map();
    let link = |at: &str| desk.link(&format!("?open=fix&at={at}#fix-hex"));
    let tapped = tapped(facts, look);
    let says = desk.t("terra-co-fix-tap");
    let mut view = MapView::default();
    if let Some(Tapped::Hex(hex)) = tapped {
        view.selected = Some(hex);
    }
    for hex in map.land {
        let pick = Pick::new(hex, link(map.name(hex)));
        view.picks.push(Pick { says: says.clone(), ..pick });
    }
    for (place, (a, b)) in (0_u8..).zip(&map.bridges) {
        let at = format!("{}:{}", map.name(*a), map.name(*b));
        view.bridges.push(BridgePick { place, link: Some(link(&at)) });
    }
    let centre = view.selected.map(|hex| map.name(hex));
    let drawn = draw::terra_mystica::map(desk.context.words, table, &view);
    fact(
        "hex",
        &html! { (desk.t("terra-co-fix-hex")) },
        &html! {
            p.small.soft { (desk.t("terra-co-fix-map-help")) }
            (scroll_box(desk, "map", &drawn.inline(), centre, false))
            @match tapped {
                Some(Tapped::Hex(hex)) => (on_hex(facts, hex)),
                Some(Tapped::Bridge(place)) => (on_bridge(facts, place)),
                None => {}
            }
        },
    )
}

/// A box with what was tapped, and a way to close it.
pub fn tapped_box(facts: &Facts<'_>, title: &str, inside: &Markup) -> Markup {
    let desk = facts.desk;
    html! {
        section.panel.hexpanel.co-tapped aria-label=(title) {
            h3 { (title) }
            (inside)
            a.icon-btn.close href=(desk.link("?open=fix#fix-hex")) aria-label=(desk.t("terra-hex-leave")) { (icon("cross")) }
        }
    }
}

/// Whose structure stands there, or none, and the terrain: one tap each.
fn on_hex(facts: &Facts<'_>, hex: Hex) -> Markup {
    let (desk, table) = (facts.desk, facts.desk.table());
    let (words, name) = (desk.context.words, table.map().name(hex));
    let stands = |seat: Seat| table.player(seat).structure_at(hex);
    let owner = table.seat_list().find(|seat| stands(*seat).is_some());
    let button = |value: &str, is: bool, inside: &Markup| {
        html! { button.btn.now[is] name="with" value=(value) aria-pressed=(is.to_string()) { (inside) } }
    };
    let seats = table.seat_list().filter(|seat| table.player(*seat).faction.is_some());
    tapped_box(
        facts,
        &hex_in_words(words, table, hex),
        &html! {
            @for seat in seats {
                h4 { (mark(table, seat)) (desk.seat(seat)) }
                (choices(desk, &format!("{name} {}", table.seat_name(seat)), &html! {
                    @for kind in Structure::ALL {
                        (button(kind.short(), stands(seat) == Some(kind), &html! { (structure_name(words, kind)) }))
                    }
                }))
            }
            h4 { (desk.t("terra-co-fix-empty")) }
            (choices(desk, name, &button("empty", owner.is_none(), &html! { (desk.t("terra-co-nothing")) })))
            @if owner.is_none() && table.round() > 0 {
                h4 { (desk.t("terra-co-terrain")) }
                (choices(desk, &format!("terrain {name}"), &html! {
                    @for terrain in Terrain::WHEEL {
                        (button(terrain.name(), table.terrain(hex) == terrain, &html! { (hex_icon(terrain)) (terrain_name(words, terrain)) }))
                    }
                }))
            }
        },
    )
}

/// Whose bridge is there: one tap.
fn on_bridge(facts: &Facts<'_>, place: u8) -> Markup {
    let (desk, table) = (facts.desk, facts.desk.table());
    let map = table.map();
    let ends = map.bridges.get(usize::from(place)).copied();
    let Some((a, b)) = ends else { return html! {} };
    let title = desk.say("terra-co-fix-bridge-at", &[("place", bridge_name(table, place).into())]);
    let owners = facts.seats(table.bridge_owner(place), Some("none"));
    let key = format!("bridge {}:{}", map.name(a), map.name(b));
    let buttons = html! {
        @for (value, name, is) in &owners {
            button.btn.now[*is] name="with" value=(value) aria-pressed=(is.to_string()) { (name) }
        }
    };
    tapped_box(facts, &title, &choices(desk, &key, &buttons))
}
