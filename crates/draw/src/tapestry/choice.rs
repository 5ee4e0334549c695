//! What a choice considered, to be drawn over the map.

use kernel::{Hex, Reasons, Step, Verdict};
use tapestry::Tapestry;
use tapestry::automa::Pick;
use tapestry::rulebook::rules;
use tapestry::state::NONE;
use words::tapestry::Why;

use super::MapView;

/// The candidates on the map: the losers pale, with what they fell by; the chosen one with a thick line; the scan of
/// this card where it decided.
pub fn considered(before: &Tapestry, why: &Why, reasons: &Reasons<Pick>, card: u8) -> MapView {
    let said = |step: &Step<Pick>, value: i32| why.measured(step, value).unwrap_or_default().to_owned();
    let scanned = why.rows.iter().any(|row| row.rule == rules::SCAN && row.verdict == Verdict::Narrowed);
    let view = MapView::considering(reasons, said);
    let map = before.map();
    // Where all that matters lies close together, a close-up is easier to read.
    let near = |centre: Hex| view.considered.iter().all(|one| map.grid.distance(centre, one.hex) <= 2);
    let around = view.chosen.filter(|chosen| !scanned && near(*chosen));
    MapView { scan: (scanned && card != NONE).then_some(card), around, ..view }
}
