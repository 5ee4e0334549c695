//! The map to tap on: what can be done where, and what a tap on a hex offers.

use draw::terra_mystica::{BridgePick, Chip, MapView, Pick, hex_in_words, map};
use kernel::{Game, Hex, Hexes};
use maud::{Markup, PreEscaped, html};
use terra_mystica::offered::{Offered, built_by, hex_of};
use terra_mystica::{Act, TerraMystica};
use words::terra_mystica::event_hex;

use super::acts;
use super::intent::{Group, Intent};
use super::parts::Shared;
use crate::pages::at::At;
use crate::pages::layout::icon;

/// The map in a box of its own, in which it can be moved about.
pub fn map_box(shared: Shared<'_>, intent: &Intent) -> Markup {
    let game = shared.game();
    let mut view = MapView { selected: intent.at, last: last_hexes(shared), ..MapView::default() };
    for hex in picked(game, intent) {
        view.picks.push(pick(shared, intent, hex));
    }
    // The places of bridges are in the list below, too.
    view.bridges = intent
        .group(Group::Bridges)
        .filter_map(|one| match one.action.act {
            Act::Bridge(place) => Some(BridgePick { place, link: Some("#part-bridges".to_owned()) }),
            _ => None,
        })
        .collect();
    let centre = intent.at.or_else(|| centre(game, intent));
    html! {
        (scroll_box(shared, "map", &map(shared.context.words, game, &view).inline(), centre.map(|hex| game.map().name(hex)), !view.picks.is_empty()))
    }
}

/// A map that is moved about inside its own box; with script its middle comes to where something is.
pub fn scroll_box<G: Game>(
    shared: At<'_, G>,
    id: &str,
    drawn: &str,
    centre: Option<&str>,
    open: bool,
) -> Markup {
    let class = if open { "mapbox open" } else { "mapbox" };
    html! {
        div.mapframe {
            div class=(class) id=(id) tabindex="0" role="region" aria-label=(shared.t("terra-map")) data-centre=[centre] {
                (PreEscaped(drawn))
            }
            label.whole { input id=(format!("{id}-whole")) type="checkbox"; span { (shared.t("terra-whole-map")) } }
        }
    }
}

/// Every hex where something sensible can be done, in reading order: where land could only be led away from home, a tap
/// tells as much, but nothing invites to it. Spades that are due are used all the same.
fn picked(game: &TerraMystica, intent: &Intent) -> Hexes {
    let home = game.player(intent.seat).home;
    let all = || intent.group(Group::Map);
    let likely: Hexes =
        all().filter(|one| !one.is_away(home)).filter_map(|one| hex_of(one.action.act)).collect();
    if likely.is_empty() && !intent.is_turn() {
        all().filter_map(|one| hex_of(one.action.act)).collect()
    } else {
        likely
    }
}

fn pick(shared: Shared<'_>, intent: &Intent, hex: Hex) -> Pick {
    let game = shared.game();
    let on: Vec<_> = intent.on(hex).collect();
    let says: Vec<String> = on.iter().map(|one| shared.whole_act(one)).collect();
    let link = shared.link(&format!("?at={}", game.map().name(hex)));
    // A house where one can be built, spades where land has to be changed; on own structures the ring says it.
    let chip = on
        .iter()
        .find_map(|one| match one.action.act {
            Act::Build(_) => built_by(one.action.act).map(Chip::Structure),
            Act::Dig(_) => Some(one.spades.map_or(Chip::None, Chip::Spades)),
            _ => None,
        })
        .unwrap_or_default();
    Pick::new(hex, link).with(chip, &says.join(", "))
}

/// The same hexes as a list, for those who cannot tap on a small one.
pub fn hex_list(shared: Shared<'_>, intent: &Intent) -> Markup {
    let game = shared.game();
    let picked = picked(game, intent);
    if picked.is_empty() {
        return html! {};
    }
    html! {
        form.hexlist method="get" action=(shared.link("")) {
            label for="hex" { (shared.t("table-hex")) }
            select #hex name="at" {
                @for hex in picked {
                    option value=(game.map().name(hex)) selected[intent.at == Some(hex)] { (hex_in_words(shared.context.words, game, hex)) }
                }
            }
            button.btn { (shared.t("table-hex-show")) }
        }
    }
}

/// What is looked at first: own structures.
fn centre(game: &TerraMystica, intent: &Intent) -> Option<Hex> {
    let own: Vec<Hex> = game.player(intent.seat).all().iter().collect();
    own.get(own.len() / 2).copied()
}

/// Where something was moved last.
fn last_hexes(shared: Shared<'_>) -> Hexes {
    let events = shared.session().history().last().map(|entry| entry.events.as_slice()).unwrap_or_default();
    events.iter().filter_map(event_hex).collect()
}

/// What else the hex offers, one level deeper: other acts, what they cost and who would gain from them, what cannot be
/// done and why.
pub fn more(shared: Shared<'_>, intent: &Intent, hex: Hex) -> Markup {
    let game = shared.game();
    let home = game.player(intent.seat).home;
    let (away, others): (Vec<&Offered>, Vec<&Offered>) = intent
        .here
        .iter()
        .skip(usize::from(intent.best_here(game).is_some()))
        .partition(|one| one.is_away(home));
    let refused = intent.refused_on(game, hex);
    html! {
        details.more #more name="acts" {
            summary.btn data-key="m" { (icon("chevron")) span { (shared.t("terra-more")) } }
            div.pop {
                h2 { (hex_in_words(shared.context.words, game, hex)) }
                @if others.is_empty() && away.is_empty() && refused.is_empty() { p.soft.small { (shared.t("terra-no-more")) } }
                div.choices { (acts::choices(shared, &others)) }
                @if !away.is_empty() {
                    h3 { (shared.t("terra-away")) }
                    div.choices { (acts::choices(shared, &away)) }
                }
                (acts::refusals(shared, &refused))
            }
        }
        a.btn.leave href=(shared.link("")) data-key="escape" aria-label=(shared.t("terra-hex-leave")) { (icon("cross")) }
    }
}

/// Why nothing can be done on a hex: the reason against the likeliest thing.
pub fn why_not(shared: Shared<'_>, intent: &Intent, hex: Hex) -> String {
    let game = shared.game();
    match intent.refused_on(game, hex).first() {
        Some(refused) => words::terra_mystica::illegal(shared.context.words, game, &refused.why),
        None => shared.t("terra-nothing-there"),
    }
}
