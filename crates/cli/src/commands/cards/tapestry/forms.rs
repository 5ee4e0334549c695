//! What nobody could read yet, set by set, with a form for each that an owner can fill in and load as a pack.

use std::fmt::Write;

use serde_json::json;
use tapestry::Kit;
use tapestry::components::{Missing, Set};

/// All that is missing: one object a line, or a pack with everything commented out.
pub fn missing(kit: &Kit, json: bool) -> String {
    let mut all = kit.missing();
    all.sort_by_key(|one| one.set as u8);
    let mut text = String::new();
    if json {
        for one in &all {
            let line = json!({
                "table": one.table, "id": one.id, "set": one.set.key(), "missing": one.what,
                "plays_as_guess": one.guessed,
            });
            let _ = writeln!(text, "{line}");
        }
        return text;
    }
    let _ = writeln!(
        text,
        "# Of {} components something is not known. Remove the # of what you can read, correct it, and",
        all.len()
    );
    let _ = writeln!(
        text,
        "# load this file with --pack. Effects are in the language of the data files: vp(3), resource(any, 2),"
    );
    let _ = writeln!(
        text,
        "# seq(a, b), one_of(a, b), may(a); see `automa cards tapestry` for what each component says now."
    );
    let _ = writeln!(text, "\ngame = \"tapestry\"\nname = \"What I could read\"");
    let mut set: Option<Set> = None;
    for one in &all {
        if set != Some(one.set) {
            set = Some(one.set);
            let _ = writeln!(text, "\n# ---- {}", set_name(one.set));
        }
        let guess = if one.guessed { " It plays with --allow-guesses on." } else { "" };
        let _ = writeln!(text, "\n# Missing: {}.{guess}", one.what);
        for line in form(kit, one) {
            let _ = writeln!(text, "# {line}");
        }
    }
    text
}

fn set_name(set: Set) -> &'static str {
    match set {
        Set::Base => "Tapestry",
        Set::Pp => "Plans & Ploys",
        Set::Aa => "Arts & Architecture",
        Set::Ff => "Fantasies & Futures",
        Set::Unknown => "Nobody knows of which box",
    }
}

/// The lines of an entry, with what is known filled in.
fn form(kit: &Kit, one: &Missing) -> Vec<String> {
    let mut lines = vec![format!("[[{}]]", one.table)];
    let mut add = |key: &str, value: &str| lines.push(format!("{key} = {value}"));
    let quoted = |text: &str| format!("\"{}\"", text.replace('"', "'"));
    let number = |text: &str| text.parse::<u8>().ok();
    let set = quoted(one.set.key());
    match one.table {
        "card" => {
            let card = kit.cards.iter().find(|card| card.id == one.id);
            add("id", &quoted(&one.id));
            add("name", &quoted(card.map_or("", |card| card.name.as_str())));
            add("set", &set);
            add("kind", &quoted(card.map_or("when_played", |card| card.kind.key())));
            add("copies", &card.map_or(1, |card| card.copies).to_string());
            add("play", "\"vp(3)\"            # what playing it does");
            add("lasting", "[]               # for example [\"on(you_invent, vp(3))\"]");
            add("text", "\"\"                  # in your own words");
        }
        "tech" => {
            let tech = kit.techs.iter().find(|tech| Some(tech.id) == number(&one.id));
            add("id", &one.id);
            add("name", &quoted(tech.map_or("", |tech| tech.name.as_str())));
            add("set", &set);
            add("circle", "\"resource(any)\"");
            add("square", "\"vp(5)\"");
            add(
                "prereq",
                "{ track = \"science\", tier = 2 }   # or { income = \"farm\", space = 3 }, { landmark = true }",
            );
        }
        "space_tile" => {
            add("id", &one.id);
            add("set", &set);
            add("benefit", "\"vp(5)\"");
            add("lasting", "[]");
        }
        "city" => {
            let city = kit.cities.iter().find(|city| city.id == one.id);
            add("id", &quoted(&one.id));
            add("name", &quoted(city.map_or("", |city| city.name.as_str())));
            add("set", &set);
            add("plots", "[   # nine rows of nine: '#' is impassable");
            lines.extend((0..9).map(|_| "  \".........\",".to_owned()));
            lines.push("]".to_owned());
        }
        "landmark" => {
            let known = kit.landmarks.iter().find(|known| known.id == one.id);
            add("id", &quoted(&one.id));
            add("name", &quoted(known.map_or("", |known| known.name.as_str())));
            add("set", &set);
            add("shape", "[\"##\", \"##\"]   # rows from the top, '#' covers a plot");
            add("height", "1   # its rank among the landmarks, 1 the tallest");
        }
        "landmark_card" => {
            let known = kit.landmark_cards.iter().find(|known| known.id == one.id);
            add("id", &quoted(&one.id));
            add("set", &set);
            add("landmark", &quoted("launch_pad"));
            add("goal", "\"at_least(tech_card, 5)\"");
            add("text", &quoted(known.map_or("", |known| known.text.as_str())));
        }
        "track" => {
            add("id", &quoted(&one.id));
            add("set", &set);
            add("resource", "\"any\"");
            lines.push("# and so on: see data/tracks.toml for the whole entry".to_owned());
        }
        _ => {
            add("id", &quoted(&one.id));
            add("set", &set);
            lines.push("# see data/civilizations.toml for the whole entry".to_owned());
        }
    }
    if matches!(one.table, "card" | "tech" | "space_tile" | "landmark" | "landmark_card") {
        lines.push("certainty = \"printed\"".to_owned());
    }
    lines
}
