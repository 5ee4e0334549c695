//! `automa cards tapestry [ID]`: civilizations, cards, tiles, spaces, landmarks, the cards of the bots; and what nobody
//! could read yet.

mod forms;

use std::fmt::Write;
use std::path::PathBuf;

use clap::ArgMatches;
use draw::Picture;
use kernel::{Certainty, Game};
use serde_json::{Value, json};
use tapestry::components::Set;
use tapestry::{Kit, Tapestry};
use words::Words;
use words::tapestry as told;

use crate::args;

/// One thing of the box, told.
struct Thing {
    kind: &'static str,
    id: String,
    name: String,
    set: Set,
    text: String,
    certainty: Certainty,
    missing: String,
    /// How many there are.
    count: u8,
}

/// Everything, in the order of a list.
fn all(words: &Words, kit: &Kit) -> Vec<Thing> {
    let mut all = Vec::new();
    let mut add = |kind, id: String, name: &str, set, text: String, sure, missing: &str, count| {
        let (name, missing) = (name.to_owned(), missing.to_owned());
        all.push(Thing { kind, id, name, set, text, certainty: sure, missing, count });
    };
    let printed = Certainty::Printed;
    for civ in &kit.civs {
        let mat = civ.pack.as_ref().unwrap_or(&civ.printed);
        let text = told::civilization(mat, civ);
        add("civilization", civ.id.clone(), &civ.name, civ.set, text, printed, &civ.missing, 1);
    }
    for card in &kit.cards {
        let text = told::card(words, card);
        let (sure, missing, copies) = (card.certainty, card.missing.as_str(), card.copies);
        add("tapestry card", card.id.clone(), &card.name, card.set, text, sure, missing, copies);
    }
    for card in &kit.techs {
        let text = told::tech(words, kit, card);
        let id = format!("tech-{}", card.id);
        add("tech card", id, &card.name, card.set, text, card.certainty, &card.missing, 1);
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
            add("space", id, &space.name, set, text, track.certainty, &track.missing, 1);
        }
    }
    for (at, tile) in (1..).zip(&kit.tiles) {
        let text = told::tile(words, kit, tile);
        add("territory tile", format!("tile-{at}"), "", Set::Base, text, printed, "", 1);
    }
    for tile in &kit.space_tiles {
        let text = told::space_tile(words, kit, tile);
        let id = format!("space-{}", tile.id);
        add("space tile", id, "", tile.set, text, tile.certainty, &tile.missing, 1);
    }
    for mat in &kit.cities {
        let missing = if mat.plots.is_none() { "the plots" } else { "" };
        let text = told::city(words, mat);
        add("city mat", mat.id.clone(), &mat.name, mat.set, text, printed, missing, 1);
    }
    for mark in &kit.landmarks {
        let text = told::landmark(words, mark);
        add("landmark", mark.id.clone(), &mark.name, mark.set, text, mark.certainty, &mark.missing, 1);
    }
    for card in &kit.landmark_cards {
        let text = told::landmark_card(kit, card);
        add("landmark card", card.id.clone(), "", card.set, text, card.certainty, &card.missing, 1);
    }
    for piece in &kit.masterpieces {
        let text = told::masterpiece(words, kit, piece);
        let id = format!("masterpiece-{}", piece.id);
        add("masterpiece", id, &piece.name, Set::Aa, text, printed, "", 1);
    }
    for card in &kit.automa.cards {
        let text = words::tapestry::companion::card(words, &kit.automa, card);
        add("decision card", format!("decision-{}", card.number), "", Set::Base, text, printed, "", 1);
    }
    all
}

impl Thing {
    fn is(&self, wanted: &str) -> bool {
        let wanted = wanted.to_lowercase().replace([' ', '-'], "_");
        let same = |text: &str| text.to_lowercase().replace([' ', '-'], "_") == wanted;
        same(&self.id) || (!self.name.is_empty() && same(&self.name))
    }

    fn as_json(&self) -> Value {
        json!({
            "id": self.id, "kind": self.kind.replace(' ', "_"), "name": self.name, "set": self.set.key(),
            "count": self.count, "text": self.text, "certainty": self.certainty.name(),
            "missing": if self.missing.is_empty() { Value::Null } else { self.missing.as_str().into() },
        })
    }

    fn as_line(&self) -> String {
        let name = if self.name.is_empty() { String::new() } else { format!("{}: ", self.name) };
        let doubt = match (self.missing.as_str(), self.certainty) {
            ("", Certainty::Guess) => " [guess]".to_owned(),
            ("", _) => String::new(),
            (missing, _) => format!(" [not known: {missing}]"),
        };
        format!("{:<14}  {:<5} {:<22}  {name}{}{doubt}", self.kind, self.set.key(), self.id, self.text)
    }
}

/// Prints what is asked for.
pub fn run(matches: &ArgMatches) -> anyhow::Result<()> {
    let kit = Tapestry::components(&args::packs(matches)?)?;
    if matches.get_flag("missing") {
        return super::super::out(&forms::missing(kit, matches.get_flag("json")));
    }
    let words = Words::english();
    // With guesses allowed, only what can be in a game is listed; without, everything that is known of.
    let allowed = matches.get_one::<String>("allow-guesses").map(String::as_str);
    let plays = |thing: &Thing| match allowed {
        Some("off") => thing.certainty != Certainty::Guess && thing.missing.is_empty(),
        _ => true,
    };
    let wanted = matches.get_one::<String>("id");
    let found: Vec<Thing> = all(&words, kit)
        .into_iter()
        .filter(|thing| wanted.is_none_or(|id| thing.is(id)) && plays(thing))
        .collect();
    anyhow::ensure!(
        !found.is_empty(),
        "there is no card, tile, space or civilization `{}`; `automa cards tapestry` lists them all",
        wanted.map_or("", String::as_str)
    );
    if let Some(path) = matches.get_one::<PathBuf>("svg") {
        let picture = match &found[..] {
            [thing] => picture(&words, kit, thing),
            _ => None,
        };
        let Some(picture) = picture else {
            anyhow::bail!(
                "name one card, tile, civilization or landmark to draw, such as `automa cards tapestry heralds --svg mat.svg`"
            );
        };
        super::super::write_text(path, &picture.file())?;
    }
    if let Some(path) = matches.get_one::<PathBuf>("print") {
        // The sheet is what was asked for; the list would only hide where it is.
        super::super::write_text(path, &draw::tapestry::print_sheet(&words, kit))?;
        return super::super::out(&format!(
            "{} decision cards are in {}. Open it in a browser and print it: A4 or Letter, without scaling.\n",
            kit.automa.cards.len(),
            path.display()
        ));
    }
    let mut text = String::new();
    for thing in &found {
        if matches.get_flag("json") {
            writeln!(text, "{}", thing.as_json())?;
        } else {
            writeln!(text, "{}", thing.as_line())?;
        }
    }
    super::super::out(&text)
}

/// The picture of a thing; spaces of tracks, city mats and the like have none.
fn picture(words: &Words, kit: &Kit, thing: &Thing) -> Option<Picture> {
    let number = |text: &str| text.rsplit('-').next().and_then(|number| number.parse::<u8>().ok());
    let place = |at: Option<usize>| at.map(|at| at as u8);
    match thing.kind {
        "civilization" => draw::tapestry::civilization(words, kit, kit.find_civ(&thing.id)?),
        "tapestry card" => {
            let at = place(kit.cards.iter().position(|card| card.id == thing.id));
            draw::tapestry::card(words, kit, at?)
        }
        "tech card" => {
            let wanted = number(&thing.id);
            let at = place(kit.techs.iter().position(|tech| Some(tech.id) == wanted));
            draw::tapestry::tech(words, kit, at?)
        }
        "territory tile" => Some(draw::tapestry::tile(words, kit, number(&thing.id)?.checked_sub(1)?, 0)),
        "decision card" => {
            draw::tapestry::decision_card(words, kit, kit.automa.find_card(number(&thing.id)?)?)
        }
        "landmark" => draw::tapestry::landmark(words, kit, kit.find_landmark(&thing.id)?),
        _ => None,
    }
}
