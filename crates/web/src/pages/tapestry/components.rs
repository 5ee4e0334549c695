//! The civilizations, cards, tiles and landmarks: drawn in our own hand, and for programs.

use draw::tapestry as drawn;
use kernel::Certainty;
use maud::{Markup, PreEscaped, html};
use serde_json::{Value, json};
use tapestry::Kit;
use words::tapestry as told;

use crate::context::{Context, english_words};

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
            @if !missing.is_empty() { span.cap { (context.words.say("ta-web-missing", &[("what", missing.into())])) } }
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

/// The same for programs.
pub fn json() -> Value {
    let kit = Kit::printed();
    let words = english_words();
    let civs = kit.civs.iter().map(|civ| {
        let mat = civ.pack.as_ref().unwrap_or(&civ.printed);
        json!({ "id": civ.id, "name": civ.name, "set": civ.set.key(), "text": mat.text, "missing": civ.missing })
    });
    let cards = kit.cards.iter().map(|card| {
        json!({ "id": card.id, "name": card.name, "set": card.set.key(), "kind": card.kind.key(), "copies": card.copies,
            "text": card.text, "certainty": card.certainty.name(), "missing": card.missing })
    });
    let techs = kit.techs.iter().map(|card| {
        json!({ "id": card.id, "name": card.name, "set": card.set.key(), "text": told::tech(words, kit, card),
            "certainty": card.certainty.name(), "missing": card.missing })
    });
    let tracks = kit.tracks.iter().map(|track| {
        let spaces = track.spaces.iter().map(|space| {
            json!({ "name": space.name, "benefit": told::effect(words, kit, space.benefit),
                "bonus": space.bonus.map(|bonus| told::bonus(words, kit, bonus)) })
        });
        json!({ "track": track.id.key(), "spaces": spaces.collect::<Vec<_>>(), "certainty": track.certainty.name() })
    });
    let tiles = (1..).zip(&kit.tiles);
    let tiles = tiles.map(|(number, tile)| json!({ "number": number, "text": told::tile(words, kit, tile) }));
    let landmarks = kit.landmarks.iter().map(|mark| {
        json!({ "id": mark.id, "name": mark.name, "set": mark.set.key(), "text": told::landmark(words, mark) })
    });
    let decisions = kit.automa.cards.iter().map(|card| {
        let order = card.order.map(|track| track.map_or("favourite", tapestry::Track::key));
        let scan = kit.automa.scans.get(usize::from(card.scan)).map(|scan| scan.id.as_str());
        json!({ "number": card.number, "start": card.start, "variant": card.variant, "income": card.income,
            "automa": card.automa.key(), "shadow": card.shadow.key(), "order": order, "topple": card.topple,
            "scan": scan, "text": words::tapestry::companion::card(words, &kit.automa, card) })
    });
    json!({
        "civilizations": civs.collect::<Vec<_>>(),
        "tapestry_cards": cards.collect::<Vec<_>>(),
        "tech_cards": techs.collect::<Vec<_>>(),
        "tracks": tracks.collect::<Vec<_>>(),
        "territory_tiles": tiles.collect::<Vec<_>>(),
        "landmarks": landmarks.collect::<Vec<_>>(),
        "decision_cards": decisions.collect::<Vec<_>>(),
    })
}
