//! The map and the city to tap on: where something can be done, and how it would lie.

use draw::tapestry::{CityView, HexPick, MapView, PlotPick, hex_in_words};
use kernel::Hexes;
use maud::{Markup, html};
use serde_json::{Value, json};
use tapestry::Act;
use tapestry::state::Task;
use words::tapestry::{COLUMNS, event_hex, hex_name, plot_name};

use super::intent::{Intent, Spot, text};
use super::parts::Shared;
use super::play::drawn;
use crate::pages::layout::icon;
use crate::pages::pieces::pieces;

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

/// The ways to hold the building that is about to be placed: quarter turns.
fn turns(shared: Shared<'_>, intent: &Intent) -> Vec<u8> {
    let mut turns: Vec<u8> = intent
        .on(shared.game(), Spot::City)
        .iter()
        .filter_map(|action| match action.act {
            Act::Plot { turn, .. } => Some(turn),
            _ => None,
        })
        .collect();
    turns.sort_unstable();
    turns.dedup();
    turns
}

/// The building in hand for the script that drags it: each way to hold it, and where it fits.
fn in_hand(shared: Shared<'_>, intent: &Intent, turns: &[u8]) -> Markup {
    let game = shared.game();
    let places = intent.on(game, Spot::City);
    let outlines: Vec<Value> = turns
        .iter()
        .map(|held| {
            let outline = game.outline_in_hand(*held);
            let fits = places.iter().filter_map(|action| match action.act {
                Act::Plot { x, y, turn } if turn == *held => Some(plot_name(x, y)),
                _ => None,
            });
            json!({
                "width": outline.width,
                "height": outline.height,
                "grip": draw::tapestry::grip(outline),
                "fits": fits.collect::<Vec<_>>(),
                "drawn": draw::tapestry::held(outline),
            })
        })
        .collect();
    let ways: Vec<String> = turns.iter().map(u8::to_string).collect();
    let ways: Vec<&str> = ways.iter().map(String::as_str).collect();
    let holds: Vec<usize> = (0..turns.len()).collect();
    pieces(COLUMNS, &ways, &[json!({ "piece": 0, "link": "", "holds": holds, "outlines": outlines })])
}

/// The next way to hold the building that is about to be placed, where there are several; the place that is looked at stays, if it
/// can.
pub fn turn(shared: Shared<'_>, intent: &Intent) -> Markup {
    let turns = turns(shared, intent);
    let Some(now) = turns.iter().position(|turn| *turn == intent.hold).filter(|_| turns.len() > 1) else {
        return html! {};
    };
    let at = intent.at.as_deref().map(|at| format!("&at={at}")).unwrap_or_default();
    let link = shared.link(&format!("?hold={}{at}", turns[(now + 1) % turns.len()]));
    html! { a.btn.turn href=(link) data-key="r" { (icon("rotate")) span { (shared.t("play-rotate")) } } }
}

/// The column and row in the middle of a city, margin included.
const MIDDLE: u8 = tapestry::state::MARGIN + 4;

/// The city with every place that can be chosen.
pub fn city(shared: Shared<'_>, intent: &Intent) -> Markup {
    let game = shared.game();
    let words = shared.context.words;
    let outline = game.outline_in_hand(intent.hold);
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
    let off = |pick: &&PlotPick| MIDDLE.abs_diff(pick.x) + MIDDLE.abs_diff(pick.y);
    let centre = view.picks.iter().min_by_key(off).map(|pick| plot_name(pick.x, pick.y));
    let places = intent.on(game, Spot::City);
    let turns = turns(shared, intent);
    let hold = turns.iter().position(|turn| *turn == intent.hold).unwrap_or(0);
    html! {
        section.part #city-part {
            // With a script the building can be dragged from here; without one its shape is told all the same.
            div.ta-hand data-lift="0" { (drawn(&draw::tapestry::building(&shared.t("ta-web-in-hand"), outline))) span { (shared.t("ta-web-drag")) } }
            (in_hand(shared, intent, &turns))
            // A phone shows a part of it, with plots that a thumb can hit; it begins where most can be built.
            div.ta-city.mapbox #city-box data-board tabindex="-1" data-patch="0" data-hold=(hold) data-centre=[centre] { (drawn(&draw::tapestry::city(words, game, intent.seat, &view))) }
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
