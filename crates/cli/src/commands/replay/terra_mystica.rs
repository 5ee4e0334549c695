//! A save of Terra Mystica, replayed.

use std::fmt::Write;
use std::path::PathBuf;

use clap::ArgMatches;
use kernel::{Entry, Game, Notation, Session};
use lab::simulate::options_json;
use serde_json::{Value, json};
use terra_mystica::{Event, FactionId, TerraMystica};
use web::pages::terra_mystica::trail::choices;
use words::Words;
use words::terra_mystica::{event, line, result, seat_name, whys};

/// Replays.
pub fn run(matches: &ArgMatches, text: &str) -> anyhow::Result<()> {
    let session: Session<TerraMystica> = super::read(matches, text)?;
    if let Some(path) = matches.get_one::<PathBuf>("svg") {
        super::super::write_text(path, &draw::terra_mystica::position(session.game()))?;
    }
    super::super::out(&if matches.get_flag("json") { as_json(&session) } else { as_text(&session)? })
}

fn scores(game: &TerraMystica) -> Vec<i32> {
    game.seat_list().map(|seat| game.score(seat)).collect()
}

fn as_json(session: &Session<TerraMystica>) -> String {
    let words = Words::english();
    let mut lines = Vec::new();
    for (number, entry) in session.history().iter().enumerate() {
        let (Some(before), Some(after)) = (session.position(number), session.position(number + 1)) else {
            continue;
        };
        let events: Vec<String> =
            entry.events.iter().filter_map(|happened| event(&words, before, happened)).collect();
        let line = json!({
            "number": number + 1,
            "seat": entry.seat.0,
            "role": before.role(entry.seat).name(),
            "action": before.write(entry.action),
            "round": after.round(),
            "events": events,
            "scores": scores(after),
            "digest": format!("{:016x}", after.digest()),
            "automa": automa(&words, before, entry),
        });
        lines.push(line.to_string());
    }
    let game = session.game();
    let over = game.to_move().is_none();
    let factions: Vec<Option<&str>> =
        game.players().iter().map(|player| player.faction.map(FactionId::key)).collect();
    let winners: Vec<u8> = game.winners().iter().map(|seat| seat.0).collect();
    let closing = json!({
        "game": TerraMystica::NAME,
        "options": options_json(&session.setup().options),
        "seed": session.setup().seed.0,
        "decisions": session.at(),
        "over": over,
        "factions": factions,
        "scores": scores(game),
        "winner": game.winners().first().map(|seat| seat.0),
        "winners": winners,
        "digest": format!("{:016x}", game.digest()),
    });
    lines.push(closing.to_string());
    lines.join("\n") + "\n"
}

/// The cards of the Automa, its choices with their reasons, and what made it pass. Nothing for a person, unless the
/// decision let an Automa choose.
fn automa(words: &Words, before: &TerraMystica, entry: &Entry<TerraMystica>) -> Value {
    let number = |card: u8| before.kit().automa.card(card).number;
    let cards: Vec<Value> = entry
        .events
        .iter()
        .filter_map(|event| match event {
            Event::AutomaCards { cards, .. } => {
                Some(json!({ "action": number(cards.action), "support": number(cards.support) }))
            }
            _ => None,
        })
        .collect();
    let choices = choices(words, before, &entry.events);
    if !before.is_automa(entry.seat) && choices.is_empty() {
        return Value::Null;
    }
    let stops = entry.events.iter().find_map(|event| match event {
        Event::AutomaStops { drawn, support, .. } => {
            Some(json!({ "drawn": drawn.map(number), "support": support.map(number) }))
        }
        _ => None,
    });
    json!({ "cards": cards, "choices": choices, "stops": stops })
}

fn as_text(session: &Session<TerraMystica>) -> anyhow::Result<String> {
    let words = Words::english();
    let game = session.game();
    let mut text = String::new();
    for (number, entry) in session.history().iter().enumerate() {
        let before = session.position(number).unwrap_or(game);
        writeln!(text, "{:>4}  {}", number + 1, line(&words, before, &entry.events))?;
        for why in whys(&words, before, &entry.events) {
            writeln!(text, "      {}", why.sentence)?;
        }
    }
    let state = if game.to_move().is_none() { "over" } else { "under way" };
    writeln!(text, "\nThe save is sound: {} decisions, the game is {state}.", session.at())?;
    for seat in game.seat_list() {
        writeln!(text, "{}: {} points.", seat_name(&words, game, seat), game.score(seat))?;
    }
    if let Some(won) = result(&words, game) {
        writeln!(text, "{won}")?;
    }
    Ok(text)
}
