//! `automa decide tapestry --position FILE`: what the bots do at a described table.

use std::fmt::Write;
use std::path::PathBuf;

use anyhow::Context;
use clap::ArgMatches;
use draw::tapestry::considered;
use kernel::Game;
use tapestry::companion::{Answer, Described};
use tapestry::{Event, Tapestry};
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
    if matches.get_flag("json") {
        return super::super::out_json(&wire::tapestry::Answer::from(&answer));
    }
    super::super::out(&as_text(&answer)?)
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
