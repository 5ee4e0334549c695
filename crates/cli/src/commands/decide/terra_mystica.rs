//! `automa decide terra-mystica --position FILE`: one turn of the Automa for a described table.

use std::fmt::Write;
use std::path::PathBuf;

use anyhow::Context;
use clap::ArgMatches;
use kernel::{Game, Seat};
use serde_json::{Value, json};
use terra_mystica::companion::{Answer, Described, Wanted};
use terra_mystica::{Event, FactionId, TerraMystica};
use web::pages::terra_mystica::trail::choices;
use words::Words;
use words::terra_mystica::{event, line, whys};

use crate::args;
use crate::play::terra_mystica::reasons;

/// Reads the description, decides, and says why.
pub fn run(matches: &ArgMatches) -> anyhow::Result<()> {
    let kit = TerraMystica::components(&args::packs(matches)?)?;
    let path = matches.get_one::<PathBuf>("position").context("give --position FILE")?;
    let text = super::super::read_text(path)?;
    let answer = Described::parse(kit, &text).with_context(|| path.display().to_string())?.decide();
    super::super::out(&if matches.get_flag("json") {
        format!("{}\n", as_json(&answer))
    } else {
        as_text(&answer)?
    })
}

fn as_json(answer: &Answer) -> Value {
    let words = Words::english();
    let table = &answer.before;
    let number = |card: u8| table.kit().automa.card(card).number;
    let faction = |seat: Seat| table.player(seat).faction.map(FactionId::key);
    let cards = match answer.wanted {
        Wanted::Turn(cards) => json!({ "action": number(cards.action), "support": number(cards.support) }),
        Wanted::Pass { support, drawn } => json!({ "drawn": drawn.map(number), "support": number(support) }),
        Wanted::FirstDwelling { revealed } => json!({ "revealed": revealed.map(number) }),
        Wanted::FirstBonus { revealed } => json!({ "revealed": number(revealed) }),
    };
    let wanted = match answer.wanted {
        Wanted::Turn(_) => "turn",
        Wanted::Pass { .. } => "pass",
        Wanted::FirstDwelling { .. } => "first_dwelling",
        Wanted::FirstBonus { .. } => "first_bonus",
    };
    let offers: Vec<Value> = answer
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Offered { to, amount, .. } => Some(json!({ "to": faction(*to), "power": amount })),
            _ => None,
        })
        .collect();
    let events: Vec<String> =
        answer.events.iter().filter_map(|happened| event(&words, table, happened)).collect();
    json!({
        "game": TerraMystica::NAME,
        "faction": faction(answer.seat),
        "wanted": wanted,
        "cards": cards,
        "decision": decision(answer),
        "vp": answer.gained(),
        "offers": offers,
        "moves_again": answer.again,
        "events": events,
        "trail": choices(&words, table, &answer.events),
    })
}

/// What it does on the table, in order: each with its kind and where.
fn decision(answer: &Answer) -> Vec<Value> {
    let table = &answer.before;
    let name = |hex: kernel::Hex| table.map().name(hex).to_owned();
    let mut deeds: Vec<Value> = answer
        .events
        .iter()
        .filter_map(|event| {
            Some(match event {
                Event::Terraformed { hex, to, .. } => {
                    json!({ "kind": "terraform", "hex": name(*hex), "terrain": to.name() })
                }
                Event::Built { hex, .. } => json!({ "kind": "build", "hex": name(*hex) }),
                Event::Upgraded { hex, to, .. } => {
                    json!({ "kind": "upgrade", "hex": name(*hex), "structure": to.short() })
                }
                Event::Power { action, .. } => json!({ "kind": "power", "action": action.id() }),
                Event::Sent { cult, stays, .. } => {
                    json!({ "kind": "priest", "cult": cult.name(), "stays": stays })
                }
                Event::Cult { cult, from, to, .. } => {
                    json!({ "kind": "cult", "cult": cult.name(), "from": from, "to": to })
                }
                Event::PaidCult { cult, steps, .. } => {
                    json!({ "kind": "pay_cult", "cult": cult.name(), "steps": steps })
                }
                Event::Bridge { ends, .. } => {
                    json!({ "kind": "bridge", "ends": [name(ends.0), name(ends.1)] })
                }
                Event::Shipping { level, .. } => json!({ "kind": "shipping", "level": level }),
                Event::Colour { terrain, .. } => json!({ "kind": "home", "terrain": terrain.name() }),
                Event::Unlocked { terrain, .. } => json!({ "kind": "unlock", "terrain": terrain.name() }),
                Event::Passed { card, .. } => {
                    json!({ "kind": "pass", "card": card.map(terra_mystica::BonusId::id) })
                }
                _ => return None,
            })
        })
        .collect();
    if matches!(answer.wanted, Wanted::FirstBonus { .. }) {
        let card = answer.after.player(answer.seat).bonus.map(terra_mystica::BonusId::id);
        deeds.push(json!({ "kind": "bonus", "card": card }));
    }
    deeds
}

fn as_text(answer: &Answer) -> anyhow::Result<String> {
    let words = Words::english();
    let mut text = String::new();
    writeln!(text, "{}", line(&words, &answer.before, &answer.events))?;
    if answer.again {
        writeln!(text, "It moves again: draw its next card.")?;
    }
    for why in whys(&words, &answer.before, &answer.events) {
        writeln!(text)?;
        for part in reasons(&words, &why) {
            writeln!(text, "{part}")?;
        }
    }
    Ok(text)
}
