//! `automa cards tapestry [ID]`: civilizations, cards, tiles, spaces, landmarks, the cards of the bots; and what nobody
//! could read yet.

mod forms;

use std::fmt::Write;
use std::path::PathBuf;

use clap::ArgMatches;
use draw::Picture;
use kernel::Game;
use tapestry::{Kit, Tapestry};
use wire::Certainty;
use wire::tapestry::{Thing, ThingKind, things};
use words::Words;

use crate::args;
use crate::commands::search::says;
use crate::input::lines::harmless;

/// Whether a thing is asked for by this id or name.
fn is(thing: &Thing, wanted: &str) -> bool {
    let wanted = wanted.to_lowercase().replace([' ', '-'], "_");
    let same = |text: &str| text.to_lowercase().replace([' ', '-'], "_") == wanted;
    same(&thing.id) || (!thing.name.is_empty() && same(&thing.name))
}

/// What a kind of thing is called in the list.
fn kind(kind: ThingKind) -> &'static str {
    match kind {
        ThingKind::Civilization => "civilization",
        ThingKind::TapestryCard => "tapestry card",
        ThingKind::TechCard => "tech card",
        ThingKind::Space => "space",
        ThingKind::TerritoryTile => "territory tile",
        ThingKind::SpaceTile => "space tile",
        ThingKind::CityMat => "city mat",
        ThingKind::Landmark => "landmark",
        ThingKind::LandmarkCard => "landmark card",
        ThingKind::Masterpiece => "masterpiece",
        ThingKind::DecisionCard => "decision card",
    }
}

fn as_line(thing: &Thing) -> String {
    let name = if thing.name.is_empty() { String::new() } else { format!("{}: ", thing.name) };
    let doubt = match (&thing.missing, thing.certainty) {
        (None, Certainty::Guess) => " [guess]".to_owned(),
        (None, _) => String::new(),
        (Some(missing), _) => format!(" [not known: {missing}]"),
    };
    format!("{:<14}  {:<5} {:<22}  {name}{}{doubt}", kind(thing.kind), thing.set, thing.id, thing.text)
}

/// Prints what is asked for.
pub fn run(matches: &ArgMatches) -> anyhow::Result<()> {
    let kit = Tapestry::components(&args::packs(matches)?)?;
    if matches.get_flag("missing") {
        return if matches.get_flag("json") {
            super::super::out(
                &wire::tapestry::missing(kit)
                    .iter()
                    .map(super::super::json_line)
                    .collect::<anyhow::Result<String>>()?,
            )
        } else {
            super::super::out(&forms::missing(kit))
        };
    }
    let words = Words::english();
    // With guesses allowed, only what can be in a game is listed; without, everything that is known of.
    let allowed = matches.get_one::<String>("allow-guesses").map(String::as_str);
    let plays = |thing: &Thing| match allowed {
        Some("off") => thing.certainty != Certainty::Guess && thing.missing.is_none(),
        _ => true,
    };
    let wanted = super::super::wanted(matches);
    let all: Vec<Thing> = things(&words, kit).into_iter().filter(plays).collect();
    let any = |asked: &dyn Fn(&Thing) -> bool| all.iter().any(asked);
    // What is called so, else a decision card by its number, else all that say so.
    let number = |thing: &Thing| {
        thing.kind == ThingKind::DecisionCard && thing.id.rsplit('-').next() == Some(wanted.as_str())
    };
    let text = |thing: &Thing| {
        wanted.contains(char::is_alphabetic)
            && says(&wanted, &[kind(thing.kind), &thing.id, &thing.name, &thing.text])
    };
    let called = |thing: &Thing| wanted.is_empty() || is(thing, &wanted);
    let asked: &dyn Fn(&Thing) -> bool = if any(&called) {
        &called
    } else if any(&number) {
        &number
    } else {
        &text
    };
    let found: Vec<&Thing> = all.iter().filter(|thing| asked(thing)).collect();
    anyhow::ensure!(
        !found.is_empty(),
        "there is no card, tile, space or civilization `{}`; `automa cards tapestry` lists them all",
        harmless(&wanted)
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
    for thing in found {
        if matches.get_flag("json") {
            text += &super::super::json_line(thing)?;
        } else {
            writeln!(text, "{}", as_line(thing))?;
        }
    }
    if matches.get_flag("json") { super::super::out(&text) } else { super::super::tell(&text) }
}

/// The picture of a thing; spaces of tracks, city mats and the like have none.
fn picture(words: &Words, kit: &Kit, thing: &Thing) -> Option<Picture> {
    let number = |text: &str| text.rsplit('-').next().and_then(|number| number.parse::<u8>().ok());
    let place = |at: Option<usize>| at.map(|at| at as u8);
    match thing.kind {
        ThingKind::Civilization => {
            let at = kit.find_civ(&thing.id)?;
            let known = kit.civs.get(usize::from(at))?;
            draw::tapestry::civilization(words, kit, at, known.known_best())
        }
        ThingKind::TapestryCard => {
            let at = place(kit.cards.iter().position(|card| card.id == thing.id));
            draw::tapestry::card(words, kit, at?)
        }
        ThingKind::TechCard => {
            let wanted = number(&thing.id);
            let at = place(kit.techs.iter().position(|tech| Some(tech.id) == wanted));
            draw::tapestry::tech(words, kit, at?)
        }
        ThingKind::TerritoryTile => {
            Some(draw::tapestry::tile(words, kit, number(&thing.id)?.checked_sub(1)?, 0))
        }
        ThingKind::DecisionCard => {
            draw::tapestry::decision_card(words, kit, kit.automa.find_card(number(&thing.id)?)?)
        }
        ThingKind::Landmark => draw::tapestry::landmark(words, kit, kit.find_landmark(&thing.id)?),
        _ => None,
    }
}
