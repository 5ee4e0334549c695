//! The map and the city to tap on: where something can be done, and how it would lie.

use draw::tapestry::{CityView, HexPick, MapView, PlotPick, hex_in_words};
use kernel::{Hex, Hexes};
use maud::{Markup, html};
use tapestry::components::Outline;
use tapestry::state::Task;
use tapestry::{Act, Event};
use words::tapestry::{hex_name, plot_name};

use super::intent::{Intent, Spot, text};
use super::parts::Shared;
use super::play::drawn;
use crate::pages::layout::icon;

/// The map with every hex that can be chosen, and the same as a list.
pub fn map(shared: Shared<'_>, intent: &Intent) -> Markup {
    let game = shared.game();
    let words = shared.context.words;
    let mut view = MapView { selected: intent.hex(game), last: last_hexes(shared), ..MapView::default() };
    if let (Some(hex), Some(Task::ExploreHex { tile, .. })) =
        (view.selected, game.pending().map(|frame| frame.task))
    {
        view.tile = Some((tile, hex, 0));
    }
    let hexes = intent.on(game, Spot::Map);
    for action in &hexes {
        if let Act::Hex(hex) = action.act {
            let link = shared.link(&format!("?at={}", hex_name(game, hex)));
            view.picks.push(HexPick { hex, link, says: shared.act(*action) });
        }
    }
    html! {
        section.part #map-part {
            div.ta-map { (drawn(&draw::tapestry::map(words, game, &view))) }
            (shared.form("hexlist", &html! {
                label for="hex" { (shared.t("ta-web-hex")) }
                select #hex name="action" {
                    @for action in &hexes {
                        @if let Act::Hex(hex) = action.act {
                            option value=(text(game, *action)) selected[view.selected == Some(hex)] { (hex_in_words(words, game, hex)) }
                        }
                    }
                }
                button.btn { (shared.t("ta-web-take-it")) }
            }))
        }
    }
}

/// Where something happened last.
pub fn last_hexes(shared: Shared<'_>) -> Hexes {
    let events = shared.session().history().last().map(|entry| entry.events.as_slice()).unwrap_or_default();
    events.iter().filter_map(event_hex).collect()
}

/// The hex that something happened on.
pub fn event_hex(event: &Event) -> Option<Hex> {
    match event {
        Event::Explored { hex, .. } | Event::Conquers { hex, .. } | Event::Stands { hex, .. } => Some(*hex),
        _ => None,
    }
}

/// The outline that is about to be placed, in the way that it is held.
fn outline(shared: Shared<'_>, intent: &Intent) -> Outline {
    let game = shared.game();
    match game.pending().map(|frame| frame.task) {
        Some(Task::PlaceLandmark(landmark)) => {
            let known = game.kit().landmarks.get(usize::from(landmark));
            let turned = known.and_then(|known| known.outlines.get(usize::from(intent.hold)));
            turned.copied().unwrap_or(Outline::PLOT)
        }
        _ => Outline::PLOT,
    }
}

/// The city with every place that can be chosen; how the building is held can be changed.
pub fn city(shared: Shared<'_>, intent: &Intent) -> Markup {
    let game = shared.game();
    let words = shared.context.words;
    let outline = outline(shared, intent);
    // The plot that is tapped: the first of the upper row that the building covers.
    let first = outline.rows[0].trailing_zeros().min(3) as u8;
    let mut turns: Vec<u8> = Vec::new();
    let mut view = CityView::default();
    for action in intent.on(game, Spot::City) {
        let Act::Plot { x, y, turn } = action.act else { continue };
        if !turns.contains(&turn) {
            turns.push(turn);
        }
        if turn == intent.hold {
            let link = shared.link(&format!("?at={}&hold={turn}", plot_name(x, y)));
            view.picks.push(PlotPick { x: x + first, y, link, says: shared.act(action) });
        }
    }
    if let Some(Act::Plot { x, y, .. }) = intent.chosen(game).map(|action| action.act) {
        view.ghost = Some((outline, x, y));
    }
    let next = turns.iter().position(|turn| *turn == intent.hold).map(|at| turns[(at + 1) % turns.len()]);
    let places = intent.on(game, Spot::City);
    html! {
        section.part #city-part {
            div.ta-city { (drawn(&draw::tapestry::city(words, game, intent.seat, &view))) }
            @if turns.len() > 1 {
                p { a.btn.turn href=(shared.link(&format!("?hold={}", next.unwrap_or(0)))) data-key="r" { (icon("rotate")) (shared.t("play-rotate")) } }
            }
            (shared.form("hexlist", &html! {
                label for="plot" { (shared.t("ta-web-plot")) }
                select #plot name="action" {
                    @for action in &places {
                        @if let Act::Plot { turn, .. } = action.act && turn == intent.hold {
                            option value=(text(game, *action)) selected[intent.chosen(game) == Some(*action)] { (shared.act(*action)) }
                        }
                    }
                }
                button.btn { (shared.t("ta-web-take-it")) }
            }))
        }
    }
}
