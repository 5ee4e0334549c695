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

/// The next way to hold the building that is about to be placed, where there are several; the place that is looked at stays, if it
/// can.
pub fn turn(shared: Shared<'_>, intent: &Intent) -> Markup {
    let game = shared.game();
    let all = intent.on(game, Spot::City);
    let mut turns: Vec<u8> = all
        .iter()
        .filter_map(|action| match action.act {
            Act::Plot { turn, .. } => Some(turn),
            _ => None,
        })
        .collect();
    turns.sort_unstable();
    turns.dedup();
    let Some(now) = turns.iter().position(|turn| *turn == intent.hold).filter(|_| turns.len() > 1) else {
        return html! {};
    };
    let at = intent.at.as_deref().map(|at| format!("&at={at}")).unwrap_or_default();
    let link = shared.link(&format!("?hold={}{at}", turns[(now + 1) % turns.len()]));
    html! { a.btn.turn href=(link) data-key="r" { (icon("rotate")) span { (shared.t("play-rotate")) } } }
}

/// The city with every place that can be chosen.
pub fn city(shared: Shared<'_>, intent: &Intent) -> Markup {
    let game = shared.game();
    let words = shared.context.words;
    let outline = outline(shared, intent);
    // The plot that is tapped: the first of the upper row that the building covers.
    let first = outline.rows[0].trailing_zeros().min(3) as u8;
    let mut view = CityView::default();
    for action in intent.on(game, Spot::City) {
        let Act::Plot { x, y, turn } = action.act else { continue };
        if turn == intent.hold {
            let link = shared.link(&format!("?at={}&hold={turn}", plot_name(x, y)));
            view.picks.push(PlotPick { x: x + first, y, link, says: shared.act(action) });
        }
    }
    if let Some(Act::Plot { x, y, .. }) = intent.chosen(game).map(|action| action.act) {
        view.ghost = Some((outline, x, y));
    }
    let places = intent.on(game, Spot::City);
    html! {
        section.part #city-part {
            div.ta-city { (drawn(&draw::tapestry::city(words, game, intent.seat, &view))) }
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
