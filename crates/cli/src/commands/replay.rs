//! `automa replay FILE`: replays a save, checks it, and steps through it.

pub mod tapestry;
pub mod terra_mystica;

use std::fmt::Write;
use std::path::PathBuf;

use anyhow::Context;
use clap::ArgMatches;
use games::{Kind, with_kind};
use kernel::{Game, Notation, Seat, Session};
use lab::simulate::options_json;
use patchwork::{Event, Patchwork};
use serde_json::json;
use table::{Header, journal};
use words::Words;

use crate::args::Usage;
use crate::commands::companion::lines::beginning;
use crate::commands::companion::talks::Talks as _;
use crate::games::Commanded as _;

/// Replays.
pub fn run(matches: &ArgMatches) -> anyhow::Result<()> {
    let path = matches.get_one::<PathBuf>("file").context("name a save")?;
    let text = table::file::read_text(path)?;
    let header = Header::parse(&text).with_context(|| path.display().to_string())?;
    let kind = Kind::of(&header.game).map_err(|_| {
        anyhow::anyhow!("this is a save of `{}`, which this program does not know", beginning(&header.game))
    });
    let replayed = kind.and_then(|kind| with_kind!(kind, G => G::replay(matches, &text)));
    replayed.with_context(|| path.display().to_string())
}

/// The save, up to where `--at` says.
pub fn read<G: Notation>(matches: &ArgMatches, text: &str) -> anyhow::Result<Session<G>> {
    let at = matches.get_one::<u64>("at").map(|&at| at as usize);
    let session: Session<G> = journal::read(text, at)?;
    if let Some(at) = at.filter(|&at| at > session.len()) {
        let what = format!("the save has {} decisions, so --at {at} is beyond its end", session.len());
        return Err(Usage(what).into());
    }
    Ok(session)
}

/// A save of Patchwork.
pub fn patchwork(matches: &ArgMatches, text: &str) -> anyhow::Result<()> {
    let session: Session<Patchwork> = read(matches, text)?;
    if let Some(path) = matches.get_one::<PathBuf>("svg") {
        super::write_text(path, &draw::patchwork::position(session.game()))?;
    }
    super::out(&if matches.get_flag("json") { as_json(&session) } else { as_text(&session)? })
}

fn as_json(session: &Session<Patchwork>) -> String {
    let game = session.game();
    let mut lines = Vec::new();
    for (number, entry) in session.history().iter().enumerate() {
        let (Some(before), Some(after)) = (session.position(number), session.position(number + 1)) else {
            continue;
        };
        let trail = entry.events.iter().find_map(|event| match event {
            Event::Automa { card, reasons, .. } => Some(json!({
                "card": game.kit().card(*card).number,
                "trail": web::pages::patchwork::trail::trail(game.kit(), reasons),
            })),
            _ => None,
        });
        let line = json!({
            "number": number + 1,
            "seat": entry.seat.0,
            "role": before.role(entry.seat).name(),
            "action": before.write(entry.action),
            "spaces": [after.space(Seat(0)), after.space(Seat(1))],
            "scores": [after.score(Seat(0)), after.score(Seat(1))],
            "digest": format!("{:016x}", after.digest()),
            "automa": trail,
        });
        lines.push(line.to_string());
    }
    let levels = game.all_levels().map(|levels| {
        levels.map(|result| {
            json!({ "level": result.level.index() + 1, "person": result.person, "automa": result.automa,
                    "tile": result.tile.map(|seat| game.role(seat).name()),
                    "winner": game.role(result.winner).name() })
        })
    });
    let closing = json!({
        "game": Patchwork::NAME,
        "options": options_json(&session.setup().options),
        "seed": session.setup().seed.0,
        "decisions": session.at(),
        "over": game.is_over(),
        "scores": [game.score(Seat(0)), game.score(Seat(1))],
        "winner": game.winners().first().map(|seat| seat.0),
        "levels": levels,
        "digest": format!("{:016x}", game.digest()),
    });
    lines.push(closing.to_string());
    lines.join("\n") + "\n"
}

fn as_text(session: &Session<Patchwork>) -> anyhow::Result<String> {
    let words = Words::english();
    let game = session.game();
    let mut text = String::new();
    for (number, entry) in session.history().iter().enumerate() {
        writeln!(text, "{:>3}  {}", number + 1, words::patchwork::line(&words, game, &entry.events))?;
        for event in &entry.events {
            if let Event::Automa { card, reasons, .. } = event {
                let why = words::patchwork::why(&words, game.kit(), *card, reasons);
                writeln!(text, "     Card {}. {}", game.kit().card(*card).number, why.sentence)?;
            }
        }
    }
    let state = if game.is_over() { "over" } else { "under way" };
    writeln!(text, "\nThe save is sound: {} decisions, the game is {state}.", session.at())?;
    for seat in [Seat(0), Seat(1)] {
        let name = words::patchwork::seat_name(&words, game, seat);
        writeln!(text, "{name}: {} points, token on {}.", game.score(seat), game.space(seat))?;
    }
    Ok(text)
}
