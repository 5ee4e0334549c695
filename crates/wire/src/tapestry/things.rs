//! The things of the box, one by one: what `automa cards` lists.

use serde::{Deserialize, Serialize};
use tapestry::Kit;
use tapestry::components::Set;
use words::Words;
use words::tapestry as told;

use crate::{Certainty, Text};

/// One thing of the box, told.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Thing {
    /// What it is asked for by.
    pub id: String,
    /// Its kind.
    pub kind: ThingKind,
    /// Its name; empty where it has none.
    pub name: String,
    /// The box that it comes from.
    pub set: Text,
    /// How many there are.
    pub count: u8,
    /// What it does, in words.
    pub text: String,
    /// How sure that is.
    pub certainty: Certainty,
    /// What nobody could read yet.
    pub missing: Option<String>,
}

/// The kind of a thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "they are what they are called")]
pub enum ThingKind {
    Civilization,
    TapestryCard,
    TechCard,
    Space,
    TerritoryTile,
    SpaceTile,
    CityMat,
    Landmark,
    LandmarkCard,
    Masterpiece,
    DecisionCard,
}

/// Something that nobody could read yet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Missing {
    /// The table of a pack that would fill it in.
    pub table: Text,
    /// Its word or number.
    pub id: String,
    /// The box that it comes from.
    pub set: Text,
    /// What is missing.
    pub missing: String,
    /// Whether it is played all the same when guesses are allowed.
    pub plays_as_guess: bool,
}

/// All that is missing, set by set.
pub fn missing(kit: &Kit) -> Vec<Missing> {
    let mut all = kit.missing();
    all.sort_by_key(|one| one.set as u8);
    let missing = |one: tapestry::components::Missing| Missing {
        table: one.table.into(),
        id: one.id,
        set: one.set.key().into(),
        missing: one.what,
        plays_as_guess: one.guessed,
    };
    all.into_iter().map(missing).collect()
}

/// Everything, in the order of a list.
pub fn all(words: &Words, kit: &Kit) -> Vec<Thing> {
    let mut all = Vec::new();
    let mut add =
        |kind, id: String, name: &str, set: Set, text, sure: kernel::Certainty, missing: &str, count| {
            let missing = (!missing.is_empty()).then(|| missing.to_owned());
            let (name, set, certainty) = (name.to_owned(), set.key().into(), sure.into());
            all.push(Thing { id, kind, name, set, count, text, certainty, missing });
        };
    let printed = kernel::Certainty::Printed;
    for civ in &kit.civs {
        let mat = civ.pack.as_ref().unwrap_or(&civ.printed);
        let text = told::civilization(words, mat, civ);
        add(ThingKind::Civilization, civ.id.clone(), &civ.name, civ.set, text, printed, &civ.missing, 1);
    }
    for card in &kit.cards {
        let text = told::card(words, card);
        let (sure, missing, copies) = (card.certainty, card.missing.as_str(), card.copies);
        add(ThingKind::TapestryCard, card.id.clone(), &card.name, card.set, text, sure, missing, copies);
    }
    for card in &kit.techs {
        let text = told::tech(words, kit, card);
        let id = format!("tech-{}", card.id);
        add(ThingKind::TechCard, id, &card.name, card.set, text, card.certainty, &card.missing, 1);
    }
    for track in &kit.tracks {
        let set = if track.missing.is_empty() { Set::Base } else { Set::Aa };
        for (at, space) in (1..).zip(&track.spaces) {
            let mut text = words.text("ta-nothing");
            if space.benefit.0 != 0 {
                text = told::effect(words, kit, space.benefit);
            }
            if let Some(bonus) = space.bonus {
                text = format!("{text}; {}", told::bonus(words, kit, bonus));
            }
            let id = format!("{}-{at}", track.id.key());
            add(ThingKind::Space, id, &space.name, set, text, track.certainty, &track.missing, 1);
        }
    }
    for (at, tile) in (1..).zip(&kit.tiles) {
        let text = told::tile(words, kit, tile);
        add(ThingKind::TerritoryTile, format!("tile-{at}"), "", Set::Base, text, printed, "", 1);
    }
    for tile in &kit.space_tiles {
        let text = told::space_tile(words, kit, tile);
        let id = format!("space-{}", tile.id);
        add(ThingKind::SpaceTile, id, "", tile.set, text, tile.certainty, &tile.missing, 1);
    }
    for mat in &kit.cities {
        let missing = if mat.plots.is_none() { "the plots" } else { "" };
        let text = told::city(words, mat);
        add(ThingKind::CityMat, mat.id.clone(), &mat.name, mat.set, text, printed, missing, 1);
    }
    for mark in &kit.landmarks {
        let text = told::landmark(words, mark);
        let (id, name) = (mark.id.clone(), mark.name.as_str());
        add(ThingKind::Landmark, id, name, mark.set, text, mark.certainty, &mark.missing, 1);
    }
    for card in &kit.landmark_cards {
        let text = told::landmark_card(words, kit, card);
        add(ThingKind::LandmarkCard, card.id.clone(), "", card.set, text, card.certainty, &card.missing, 1);
    }
    for piece in &kit.masterpieces {
        let text = told::masterpiece(words, kit, piece);
        let id = format!("masterpiece-{}", piece.id);
        add(ThingKind::Masterpiece, id, &piece.name, Set::Aa, text, printed, "", 1);
    }
    for card in &kit.automa.cards {
        let text = told::companion::card(words, &kit.automa, card);
        let id = format!("decision-{}", card.number);
        add(ThingKind::DecisionCard, id, "", Set::Base, text, printed, "", 1);
    }
    all
}
