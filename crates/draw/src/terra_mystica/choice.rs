//! What a choice considered, to be drawn over the map.

use kernel::{Reasons, Step};
use terra_mystica::automa::Pick;
use words::Words;
use words::terra_mystica::Why;

use super::MapView;

/// The most letters that fit on a hex.
const ROOM: usize = 8;

/// The hexes that were ruled out, each with the filter that did it and the number that this filter measured.
pub fn considered(words: &Words, why: &Why, reasons: &Reasons<Pick>) -> MapView {
    let fell = |step: &Step<Pick>, value: i32| {
        let topic = step.rule.0.trim_start_matches("automa.").replace('.', "-");
        let name = words.maybe(&format!("terra-fell-{topic}")).unwrap_or_default();
        // A hex has room for a few letters; the filter's name says what the number is.
        let said = why.measured(step, value).filter(|said| said.chars().count() <= ROOM);
        vec![name, said.map_or_else(|| value.to_string(), str::to_owned)]
    };
    MapView::considering(reasons, fell)
}
