//! The decision cards of the bots, told.

use tapestry::Kit;
use tapestry::components::automa::DecisionCard;

use super::names::track_name;
use crate::Words;

/// Everything on a card.
pub fn decision_card(words: &Words, kit: &Kit, card: &DecisionCard) -> String {
    format!("{} {}", track_side(words, card), tiebreaker_side(words, kit, card))
}

/// What counts of a pair: of the left card its tracks, of the right card what breaks ties.
pub fn decision_pair(words: &Words, kit: &Kit, left: &DecisionCard, right: &DecisionCard) -> String {
    format!("{} {}", track_side(words, left), tiebreaker_side(words, kit, right))
}

/// Which tracks the bots look at.
fn track_side(words: &Words, card: &DecisionCard) -> String {
    let looks = |indicator: tapestry::components::Indicator| {
        words.text(&format!("ta-card-looks-{}", indicator.key()))
    };
    let args = [("automa", looks(card.automa).into()), ("shadow", looks(card.shadow).into())];
    let mut says = words.say("ta-card-says-tracks", &args);
    if card.income {
        says = format!("{says} {}", words.text("ta-card-says-income"));
    }
    says
}

/// The track list, the scan, the topple icon.
fn tiebreaker_side(words: &Words, kit: &Kit, card: &DecisionCard) -> String {
    let name = |track: Option<tapestry::Track>| {
        track.map_or_else(|| words.text("ta-card-favourite"), |track| track_name(words, track))
    };
    let order = card.order.map(name).join(", ");
    let mut says = words.say("ta-card-says-ties", &[("tracks", order.into())]);
    if let Some((from, to)) = scan_start(kit, card) {
        let scan = words.say("ta-card-says-scan", &[("from", from.into()), ("to", to.into())]);
        says = format!("{says} {scan}");
    }
    if card.topple {
        says = format!("{says} {}", words.text("ta-card-says-topple"));
    }
    says
}

/// Where the scan of a card begins, and the hex after that.
fn scan_start(kit: &Kit, card: &DecisionCard) -> Option<(String, String)> {
    let scan = kit.automa.scans.get(usize::from(card.scan))?;
    let map = kit.maps.iter().find(|map| map.grid.len() == scan.order.len())?;
    let name = |hex: kernel::Hex| {
        let at = map.grid.at(hex);
        format!("{}/{}", at.q, at.r)
    };
    Some((name(*scan.order.first()?), name(*scan.order.get(1)?)))
}
