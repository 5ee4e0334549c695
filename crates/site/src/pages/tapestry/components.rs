//! The civilizations, cards, tiles and landmarks, drawn in our own hand.

use draw::tapestry as drawn;
use kernel::Certainty;
use maud::{Markup, PreEscaped, html};
use tapestry::Kit;
use words::tapestry as told;

use crate::context::Context;

const SECTIONS: [(&str, &str); 7] = [
    ("civilizations", "ta-text-civilizations"),
    ("tapestry", "ta-web-tapestry-cards"),
    ("techs", "ta-web-tech-cards"),
    ("spaces", "ta-tracks"),
    ("tiles", "ta-text-tiles"),
    ("landmarks", "ta-web-landmarks"),
    ("decisions", "ta-web-decision-cards"),
];

/// Everything in the box that has a face.
pub fn page(context: &Context) -> Markup {
    let kit = Kit::printed();
    let words = context.words;
    let guess = |missing: &str, sure: Certainty| {
        html! {
            @if !missing.is_empty() { span.cap { (context.words.say("ta-web-missing", &[("what", told::missing(context.words, missing).into())])) } }
            @else if sure == Certainty::Guess { span.cap { (context.t("ta-web-guess")) } }
        }
    };
    let entry = |picture: Option<drawn::Picture>, more: Markup| {
        html! { @if let Some(picture) = picture { li { (PreEscaped(picture.inline())) (more) } } }
    };
    html! {
        nav.chips aria-label=(context.t("web-cards")) {
            @for (id, word) in SECTIONS { a.chip href=(format!("#{id}")) { (context.t(word)) } }
        }
        section #civilizations { h2 { (context.t("ta-text-civilizations")) }
            ul.ta-wide { @for (at, civ) in (0_u8..).zip(&kit.civs) { (entry(drawn::civilization(words, kit, at), guess(&civ.missing, Certainty::Printed))) } } }
        section #tapestry { h2 { (context.t("ta-web-tapestry-cards")) }
            ul.ta-pictures { @for (at, card) in (0_u8..).zip(&kit.cards) { (entry(drawn::card(words, kit, at), guess(&card.missing, card.certainty))) } } }
        section #techs { h2 { (context.t("ta-web-tech-cards")) }
            ul.ta-pictures { @for (at, card) in (0_u8..).zip(&kit.techs) { (entry(drawn::tech(words, kit, at), guess(&card.missing, card.certainty))) } } }
        section #spaces { h2 { (context.t("ta-tracks")) }
            @for track in &kit.tracks {
                h3 { (told::track_name(words, track.id)) }
                ol.ta-cards { @for space in &track.spaces { li { (told::space(words, kit, space)) @if let Some(bonus) = space.bonus { " " span.soft { (told::bonus(words, kit, bonus)) } } } } }
            } }
        section #tiles { h2 { (context.t("ta-text-tiles")) }
            ul.ta-tiles { @for (at, tile) in (0_u8..).zip(&kit.tiles) { li { (PreEscaped(drawn::tile(words, kit, at, 0).inline())) span.cap { (at + 1) ": " (told::effect(words, kit, tile.benefit)) } } } } }
        section #landmarks { h2 { (context.t("ta-web-landmarks")) }
            ul.ta-pictures { @for (at, mark) in (0_u8..).zip(&kit.landmarks) { (entry(drawn::landmark(words, kit, at), guess(&mark.missing, mark.certainty))) } } }
        section #decisions { h2 { (context.t("ta-web-decision-cards")) }
            ul.ta-decisions { @for at in 0..kit.automa.cards.len() as u8 { (entry(drawn::decision_card(words, kit, at), html! {})) } } }
    }
}
