//! `automa decide terra-mystica --position FILE`: one turn of the Automa for a described table.

use std::fmt::Write;
use std::path::PathBuf;

use anyhow::Context;
use clap::ArgMatches;
use draw::terra_mystica::MapView;
use kernel::{Game, Seat};
use serde_json::{Value, json};
use terra_mystica::companion::{Answer, Described, Wanted};
use terra_mystica::{Event, FactionId, TerraMystica};
use web::pages::terra_mystica::trail::{choices, deed};
use web::pages::terra_mystica::why::considered;
use words::Words;
use words::terra_mystica::{event, line, whys};

use crate::args;
use crate::play::reasons::reasons;

/// Reads the description, decides, and says why.
pub fn run(matches: &ArgMatches) -> anyhow::Result<()> {
    let kit = TerraMystica::components(&args::packs(matches)?)?;
    let path = matches.get_one::<PathBuf>("position").context("give --position FILE")?;
    let text = super::super::read_text(path)?;
    let answer = Described::parse(kit, &text).with_context(|| path.display().to_string())?.decide();
    if let Some(path) = matches.get_one::<PathBuf>("svg") {
        super::super::write_text(path, &picture(&answer))?;
    }
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

/// The surroundings of the first choice that is about hexes: what was considered, and by what each fell. Without
/// such a choice the table as it was.
fn picture(answer: &Answer) -> String {
    let words = Words::english();
    let about_hexes = answer.events.iter().find_map(|event| match event {
        Event::AutomaChose { seat, about, reasons } => {
            let why = words::terra_mystica::why(&words, &answer.before, *seat, *about, reasons);
            let view = considered(&words, &why, reasons);
            (!view.considered.is_empty()).then_some(view)
        }
        _ => None,
    });
    let view = about_hexes.unwrap_or_default();
    let view = MapView { around: view.chosen, ..view };
    draw::terra_mystica::map(&answer.before, &view).file()
}

/// What it does on the table, in order: each with its kind and where.
fn decision(answer: &Answer) -> Vec<Value> {
    let mut deeds: Vec<Value> =
        answer.events.iter().filter_map(|event| deed(&answer.before, event)).collect();
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
