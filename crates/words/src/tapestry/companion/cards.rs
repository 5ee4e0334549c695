//! Decision cards, as they lie on the table.

use tapestry::companion::TapestryCompanion;
use tapestry::components::{AutomaKit, DecisionCard, Indicator};
use tapestry::state::NONE;

use crate::tapestry::track_name;
use crate::{Arg, Words};

fn indicator(words: &Words, indicator: Indicator) -> Arg {
    words.text(&format!("tac-indicator-{}", indicator.key())).into()
}

/// The left card: what each bot looks at.
pub fn track_card(words: &Words, card: &DecisionCard) -> String {
    let args = [
        ("number", card.number.into()),
        ("automa", indicator(words, card.automa)),
        ("shadow", indicator(words, card.shadow)),
        ("income", if card.income { "yes" } else { "no" }.into()),
    ];
    words.say("tac-card-left", &args)
}

/// The right card: the list of tracks, the way over the map.
pub fn tiebreaker_card(words: &Words, kit: &AutomaKit, card: &DecisionCard) -> String {
    let track = |track: &Option<tapestry::Track>| {
        track.map_or_else(|| words.text("tac-heart"), |track| track_name(words, track))
    };
    let order: Vec<String> = card.order.iter().map(track).collect();
    let scan = kit.scans.get(usize::from(card.scan)).map_or_else(String::new, |scan| {
        words.maybe(&format!("text-ta-scan-{}", scan.id)).unwrap_or_else(|| scan.id.clone())
    });
    let args = [
        ("number", card.number.into()),
        ("order", order.join(", ").into()),
        ("topple", if card.topple { "yes" } else { "no" }.into()),
        ("scan", scan.into()),
    ];
    words.say("tac-card-right", &args)
}

/// Both halves of a card.
pub fn card(words: &Words, kit: &AutomaKit, card: &DecisionCard) -> String {
    format!("{} {}", track_card(words, card), tiebreaker_card(words, kit, card))
}

/// The cards that lie open: the pair, and the discard pile; and how many are left.
pub fn open_cards(words: &Words, game: &TapestryCompanion) -> Vec<String> {
    let (kit, bots) = (&game.table().kit().automa, game.table().bots());
    let mut lines = Vec::new();
    if let [left, right] = bots.pair
        && left != NONE
        && right != NONE
    {
        lines.push(track_card(words, kit.card(left)));
        lines.push(tiebreaker_card(words, kit, kit.card(right)));
    }
    let numbers: Vec<String> =
        bots.discard.as_slice().iter().map(|at| kit.card(*at).number.to_string()).collect();
    let discard = if numbers.is_empty() { words.text("co-none") } else { numbers.join(", ") };
    lines.push(words.say("tac-discard", &[("cards", discard.into())]));
    let args = [("deck", (bots.deck.len() as u32).into()), ("progress", (bots.progress.len() as u32).into())];
    lines.push(words.say("tac-decks", &args));
    lines
}
