//! A save of Tapestry, replayed.

use std::fmt::Write;
use std::path::PathBuf;

use clap::ArgMatches;
use kernel::{Game, Notation, Seat, Session};
use lab::simulate::options_json;
use serde_json::json;
use tapestry::Tapestry;
use web::pages::tapestry::trail::choices;
use words::Words;
use words::tapestry::{event, line, result, seat_name, whys};

/// Replays.
pub fn run(matches: &ArgMatches, text: &str) -> anyhow::Result<()> {
    let session: Session<Tapestry> = super::read(matches, text)?;
    if let Some(path) = matches.get_one::<PathBuf>("svg") {
        super::super::write_text(path, &draw::tapestry::position(session.game()))?;
    }
    super::super::out(&if matches.get_flag("json") { as_json(&session) } else { as_text(&session)? })
}

fn seats(game: &Tapestry) -> impl Iterator<Item = Seat> + use<> {
    (0..game.seats() as u8).map(Seat)
}

fn scores(game: &Tapestry) -> Vec<i32> {
    seats(game).map(|seat| game.score(seat)).collect()
}

fn as_json(session: &Session<Tapestry>) -> String {
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
            "income_turns": seats(after).map(|seat| after.player_at(seat).income_turns).collect::<Vec<_>>(),
            "events": events,
            "automa": choices(&words, before, &entry.events),
            "scores": scores(after),
            "digest": format!("{:016x}", after.digest()),
        });
        lines.push(line.to_string());
    }
    let game = session.game();
    let civs: Vec<Vec<&str>> = seats(game)
        .map(|seat| {
            let slots = game.player_at(seat).civs.iter();
            slots.map(|slot| game.kit().civs[usize::from(slot.civ)].id.as_str()).collect()
        })
        .collect();
    let winners: Vec<u8> = game.winners().iter().map(|seat| seat.0).collect();
    let closing = json!({
        "game": Tapestry::NAME,
        "options": options_json(&session.setup().options),
        "seed": session.setup().seed.0,
        "decisions": session.at(),
        "over": game.to_move().is_none(),
        "civilizations": civs,
        "scores": scores(game),
        "winner": game.winners().first().map(|seat| seat.0),
        "winners": winners,
        "digest": format!("{:016x}", game.digest()),
    });
    lines.push(closing.to_string());
    lines.join("\n") + "\n"
}

fn as_text(session: &Session<Tapestry>) -> anyhow::Result<String> {
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
    for seat in seats(game) {
        writeln!(text, "{}: {} points.", seat_name(&words, game, seat), game.score(seat))?;
    }
    if let Some(won) = result(&words, game) {
        writeln!(text, "{won}")?;
    }
    Ok(text)
}
