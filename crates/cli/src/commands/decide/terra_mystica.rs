//! `automa decide terra-mystica --position FILE`: one turn of the Automa for a described table.

use std::fmt::Write;
use std::path::PathBuf;

use anyhow::Context;
use clap::ArgMatches;
use draw::terra_mystica::{MapView, considered};
use kernel::Game;
use terra_mystica::companion::{Answer, Described};
use terra_mystica::{Event, TerraMystica};
use words::Words;
use words::terra_mystica::{line, whys};

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
    if matches.get_flag("json") {
        return super::super::out_json(&wire::terra_mystica::Answer::from(&answer));
    }
    super::super::out(&as_text(&answer)?)
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
    draw::terra_mystica::map(&Words::english(), &answer.before, &view).file()
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
