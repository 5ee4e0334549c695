//! The factions, cards and tiles, drawn in our own hand.

use draw::terra_mystica as drawn;
use maud::{Markup, PreEscaped, html};
use terra_mystica::{BonusId, FactionId, FavourId, FinalTile, Kit, ScoringId, TownId};

use crate::context::Context;

/// Everything in the box that has a face.
pub fn page(context: &Context) -> Markup {
    let kit = Kit::printed();
    let words = context.words;
    let tile = |picture: drawn::Picture, says: String| {
        html! { li { (PreEscaped(picture.inline())) span.cap { (says) } } }
    };
    let cards = 0..kit.automa.cards.len() as u8;
    html! {
        nav.chips aria-label=(context.t("web-cards")) {
            @for (id, word) in SECTIONS { a.chip href=(format!("#{id}")) { (context.t(word)) } }
        }
        section #bonus { h2 { (context.t("terra-bonus-cards")) }
            ul.tm-tiles { @for id in BonusId::ALL { (tile(drawn::bonus(words, kit, id), words::terra_mystica::bonus(words, kit, id))) } } }
        section #favours { h2 { (context.t("terra-favours")) }
            ul.tm-tiles { @for id in FavourId::ALL { (tile(drawn::favour(words, kit, id), words::terra_mystica::favour(words, kit, id))) } } }
        section #towns { h2 { (context.t("terra-towns")) }
            ul.tm-tiles { @for id in TownId::ALL { (tile(drawn::town(words, kit, id), words::terra_mystica::town(words, kit, id))) } } }
        section #scoring { h2 { (context.t("terra-rounds")) }
            ul.tm-tiles {
                @for id in ScoringId::ALL { (tile(drawn::scoring(words, kit, id), words::terra_mystica::scoring(words, kit, id))) }
                @for id in FinalTile::ALL { (tile(drawn::final_tile(words, kit, id), words::terra_mystica::final_tile(words, kit, id))) }
            } }
        section #automa-cards { h2 { (context.t("terra-automa-cards")) }
            ul.tm-tiles.decisions { @for index in cards {
                (tile(drawn::decision_card(words, kit, index), words::terra_mystica::decision_card(words, kit.automa.card(index)))) } } }
        section #factions { h2 { (context.t("terra-factions")) }
            ul.tm-factions { @for id in FactionId::ALL { li { (PreEscaped(drawn::faction(words, kit, id).inline())) } } } }
        section #automa-factions { h2 { (context.t("terra-automa-factions")) }
            ul.tm-factions { @for id in FactionId::ALL { li { (PreEscaped(drawn::automa_faction(words, kit, id).inline())) } } } }
    }
}

const SECTIONS: [(&str, &str); 7] = [
    ("bonus", "terra-bonus-cards"),
    ("favours", "terra-favours"),
    ("towns", "terra-towns"),
    ("scoring", "terra-rounds"),
    ("automa-cards", "terra-automa-cards"),
    ("factions", "terra-factions"),
    ("automa-factions", "terra-automa-factions"),
];
