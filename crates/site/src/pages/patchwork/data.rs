//! What the script needs to show a patch while it is dragged. It decides nothing: every drop asks the server.

use maud::{Markup, html};
use patchwork::{Decision, Offer, Patchwork};
use serde_json::{Value, json};
use words::Words;

use super::intent::Intent;
use crate::pages::pieces::pieces;

/// The outlines of the offers and where they fit, as a block of data.
pub fn block(words: &Words, game: &Patchwork, intent: &Intent) -> Markup {
    let Decision::Turn { offers, .. } = &intent.decision else { return html! {} };
    let offers: Vec<Value> = offers.iter().map(|offer| patch(words, game, intent.seat, *offer)).collect();
    pieces("abcdefghi", &["r0", "r1", "r2", "r3", "f0", "f1", "f2", "f3"], &offers)
}

fn patch(words: &Words, game: &Patchwork, seat: kernel::Seat, offer: Offer) -> Value {
    let printed = game.kit().patch(offer.patch);
    let outlines = printed.outlines.iter().zip(0..).map(|(outline, number)| {
        let fits = match offer.obstacle {
            None => game.anchors(seat, offer.patch, number),
            Some(_) => patchwork::Squares::NONE,
        };
        let grip = draw::patchwork::grip(outline);
        json!({
            "width": outline.width,
            "height": outline.height,
            "grip": [grip.column(), grip.row()],
            "fits": fits.iter().map(|square| square.to_string()).collect::<String>(),
            "drawn": draw::patchwork::in_hand(words, game.kit(), offer.patch, number, true),
        })
    });
    json!({
        "piece": offer.patch.0,
        "link": format!("patch={}&", offer.patch.0),
        // Where it does not fit, the page says why.
        "anywhere": true,
        "holds": printed.holds,
        "outlines": outlines.collect::<Vec<_>>(),
    })
}
