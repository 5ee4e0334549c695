//! The civilizations, cards, tiles and landmarks, drawn in our own hand.

use draw::tapestry as drawn;
use maud::{Markup, PreEscaped, html};
use tapestry::components::Civ;
use tapestry::{Kit, Version};
use words::tapestry as told;

use crate::context::Context;
use crate::pages::layout::icon;

const SECTIONS: [(&str, &str); 9] = [
    ("civilizations", "ta-text-civilizations"),
    ("tapestry", "ta-web-tapestry-cards"),
    ("techs", "ta-web-tech-cards"),
    ("spaces", "ta-tracks"),
    ("tiles", "ta-text-tiles"),
    ("space-tiles", "ta-text-spaces"),
    ("masterpieces", "ta-text-pieces"),
    ("landmarks", "ta-web-landmarks"),
    ("decisions", "ta-web-decision-cards"),
];

/// Everything in the box that has a face.
pub fn page(context: &Context) -> Markup {
    let kit = Kit::printed();
    let words = context.words;
    let entry = |picture: Option<drawn::Picture>| html! { @if let Some(picture) = picture { li { (PreEscaped(picture.inline())) } } };
    let civilization = |at: u8, civ: &Civ| {
        html! { li {
            @if let Some(mat) = drawn::civilization(words, kit, at, civ.known_best()) { (PreEscaped(mat.inline())) }
            @if civ.pack.is_some() {
                details { summary.small { (context.t("ta-web-first-wording")) span.chev { (icon("chevron")) } }
                    @if let Some(mat) = drawn::civilization(words, kit, at, Version::Adjusted) { (PreEscaped(mat.inline())) } }
            }
        } }
    };
    html! {
        nav.chips aria-label=(context.t("web-cards")) {
            @for (id, word) in SECTIONS { a.chip href=(format!("#{id}")) { (context.t(word)) } }
        }
        section #civilizations { h2 { (context.t("ta-text-civilizations")) }
            ul.ta-wide { @for (at, civ) in (0_u8..).zip(&kit.civs) { (civilization(at, civ)) } } }
        section #tapestry { h2 { (context.t("ta-web-tapestry-cards")) }
            ul.ta-pictures { @for at in 0..kit.cards.len() as u8 { (entry(drawn::card(words, kit, at))) } } }
        section #techs { h2 { (context.t("ta-web-tech-cards")) }
            ul.ta-pictures { @for at in 0..kit.techs.len() as u8 { (entry(drawn::tech(words, kit, at))) } } }
        section #spaces { h2 { (context.t("ta-tracks")) }
            @for track in &kit.tracks {
                h3 { (told::track_name(words, track.id)) }
                @if let Some(unsure) = told::doubt(words, &track.missing, track.certainty) { p.soft.small { (unsure) } }
                ol.ta-cards { @for space in &track.spaces { li { (told::space(words, kit, space)) @if let Some(bonus) = space.bonus { " " span.soft { (told::bonus(words, kit, bonus)) } } } } }
            } }
        section #tiles { h2 { (context.t("ta-text-tiles")) }
            ul.ta-tiles { @for (at, tile) in (0_u8..).zip(&kit.tiles) { li { (PreEscaped(drawn::tile(words, kit, at, 0).inline())) span.cap { (at + 1) ": " (told::effect(words, kit, tile.benefit)) } } } } }
        section #space-tiles { h2 { (context.t("ta-text-spaces")) }
            ul.ta-tiles { @for (at, tile) in (0_u8..).zip(&kit.space_tiles) { li {
                @if let Some(picture) = drawn::small_space(words, kit, at) { (PreEscaped(picture.inline())) }
                span.cap { (tile.id) ": " (told::space_tile(words, kit, tile)) }
                @if let Some(unsure) = told::doubt(words, &tile.missing, tile.certainty) { span.cap { (unsure) } }
            } } } }
        section #masterpieces { h2 { (context.t("ta-text-pieces")) }
            ul.ta-tiles { @for (at, piece) in (0_u8..).zip(&kit.masterpieces) { li {
                @if let Some(picture) = drawn::small_masterpiece(words, kit, at) { (PreEscaped(picture.inline())) }
                span.cap { b { (told::printed_name(words, &piece.name)) } ": " (told::masterpiece(words, kit, piece)) }
            } } } }
        section #landmarks { h2 { (context.t("ta-web-landmarks")) }
            ul.ta-pictures { @for at in 0..kit.landmarks.len() as u8 { (entry(drawn::landmark(words, kit, at))) } } }
        section #decisions { h2 { (context.t("ta-web-decision-cards")) }
            ul.ta-decisions { @for at in 0..kit.automa.cards.len() as u8 { (entry(drawn::decision_card(words, kit, at))) } } }
    }
}
