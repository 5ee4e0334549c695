//! `automa decide tapestry --position FILE`: what the bots do at a described table.

use std::fmt::Write;
use std::path::PathBuf;

use anyhow::Context;
use clap::ArgMatches;
use kernel::{Game, Role, Seat};
use serde_json::{Map, Value, json};
use tapestry::Bot;
use tapestry::companion::{Answer, Described, Wanted};
use tapestry::state::NONE;
use tapestry::{Event, Tapestry, Track};
use web::pages::tapestry::companion::as_json::table_event;
use web::pages::tapestry::trail::choices;
use web::pages::tapestry::why::considered;
use words::Words;
use words::tapestry::{event, line, whys};

use crate::args;
use crate::play::reasons::reasons;

/// Reads the description, decides, and says why.
pub fn run(matches: &ArgMatches) -> anyhow::Result<()> {
    let kit = Tapestry::components(&args::packs(matches)?)?;
    let path = matches.get_one::<PathBuf>("position").context("give --position FILE")?;
    let text = super::super::read_text(path)?;
    let answer = Described::parse(kit, &text)
        .and_then(|described| described.decide())
        .with_context(|| path.display().to_string())?;
    if let Some(path) = matches.get_one::<PathBuf>("svg") {
        super::super::write_text(path, &picture(&answer))?;
    }
    super::super::out(&if matches.get_flag("json") {
        format!("{}\n", as_json(&answer))
    } else {
        as_text(&answer)?
    })
}

/// What was asked, as programs call it: its kind, whose decision it is, and the income turn.
fn asked(answer: &Answer) -> Value {
    let bot = |seat: Seat| answer.before.role(seat).name();
    match answer.wanted {
        Wanted::Turn => json!({ "kind": "turn" }),
        Wanted::Track(seat) => json!({ "kind": "track", "bot": bot(seat) }),
        Wanted::Advance(seat, track) => {
            json!({ "kind": "advance", "bot": bot(seat), "track": track.key() })
        }
        Wanted::Conquer(anywhere) => json!({ "kind": "conquer", "anywhere": anywhere }),
        Wanted::Explore(anywhere) => json!({ "kind": "explore", "anywhere": anywhere }),
        Wanted::Favourite => json!({ "kind": "favourite" }),
        Wanted::Civilization(turn) => json!({ "kind": "civilization", "turn": turn }),
        Wanted::Score(turn) => json!({ "kind": "score", "turn": turn }),
        Wanted::Income(turn) => json!({ "kind": "income", "turn": turn }),
    }
}

fn as_json(answer: &Answer) -> Value {
    let words = Words::english();
    let (before, after) = (&answer.before, &answer.after);
    let number = |card: u8| before.kit().automa.cards.get(usize::from(card)).map(|card| card.number);
    let [left, right] = before.bots().pair;
    let bots = || (0..before.seats() as u8).map(Seat).filter(|seat| before.role(*seat) != Role::Person);
    let favourite = |seat: Seat| {
        let place = usize::from(before.bot_at(seat) == Some(Bot::ShadowEmpire));
        (before.role(seat).name().to_owned(), after.bots().favourite[place].key().into())
    };
    // What is done on the table, in order.
    let decision: Vec<Value> = answer
        .events
        .iter()
        .map(|happened| table_event(before, happened))
        .filter(|deed| !["table", "chose"].contains(&deed["event"].as_str().unwrap_or_default()))
        .collect();
    let events: Vec<String> =
        answer.events.iter().filter_map(|happened| event(&words, before, happened)).collect();
    json!({
        "game": Tapestry::NAME,
        "wanted": asked(answer),
        "level": before.options().bots.level,
        "cards": {
            "track": if left == NONE { None } else { number(left) },
            "tiebreaker": if right == NONE { None } else { number(right) },
        },
        "track": answer.track().map(Track::key),
        "hex": answer.hex(),
        "favourites": bots().map(favourite).collect::<Map<String, Value>>(),
        "vp": answer.gained(),
        "decision": decision,
        "events": events,
        "trail": choices(&words, before, &answer.events),
    })
}

/// The first choice that is about hexes: what was considered, and by what each fell. Without such a choice the table
/// as it was.
fn picture(answer: &Answer) -> String {
    let (words, before) = (Words::english(), &answer.before);
    let tiebreaker = before.bots().pair[1];
    let view = answer.events.iter().find_map(|happened| match happened {
        Event::AutomaChose { seat, about, reasons } => {
            let why = words::tapestry::why(&words, before, *seat, *about, reasons);
            let view = considered(before, &why, reasons, tiebreaker);
            (!view.considered.is_empty()).then_some(view)
        }
        _ => None,
    });
    draw::tapestry::map(&words, before, &view.unwrap_or_default()).file()
}

fn as_text(answer: &Answer) -> anyhow::Result<String> {
    let words = Words::english();
    let mut text = String::new();
    let told = answer.events.iter().any(|happened| event(&words, &answer.before, happened).is_some());
    let whys = whys(&words, &answer.before, &answer.events);
    if told {
        writeln!(text, "{}", line(&words, &answer.before, &answer.events))?;
    } else if whys.is_empty() {
        writeln!(text, "{}", words.text("tac-deed-nothing"))?;
    }
    for (number, why) in whys.iter().enumerate() {
        if told || number > 0 {
            writeln!(text)?;
        }
        for part in reasons(&words, why) {
            writeln!(text, "{part}")?;
        }
    }
    Ok(text)
}
