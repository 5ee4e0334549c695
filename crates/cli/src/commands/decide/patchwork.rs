//! `automa decide patchwork --position FILE`: what the Automa does at a described table.

use std::fmt::Write;
use std::path::PathBuf;

use anyhow::Context;
use clap::ArgMatches;
use kernel::Game;
use patchwork::companion::{Answer, Described};
use patchwork::{Kit, Patchwork};
use words::Words;
use words::patchwork::{patch_name, why};

use crate::args;

/// Reads the description, decides, and says why.
pub fn run(matches: &ArgMatches) -> anyhow::Result<()> {
    let kit = Patchwork::components(&args::packs(matches)?)?;
    let path = matches.get_one::<PathBuf>("position").context("give --position FILE")?;
    let table =
        Described::parse(kit, &super::super::read_text(path)?).with_context(|| path.display().to_string())?;
    let answer = table.decide();
    if matches.get_flag("json") {
        return super::super::out_json(&wire::patchwork::Answer::of(kit, &answer));
    }
    super::super::out(&answer_text(kit, &answer)?)
}

fn answer_text(kit: &Kit, answer: &Answer) -> anyhow::Result<String> {
    let mut text = String::new();
    let (from, to) = (answer.from, answer.turn.to);
    match answer.turn.taken {
        Some(taken) => {
            let patch = kit.patch(taken.patch);
            let place = ["first", "second", "third"][taken.place as usize];
            writeln!(
                text,
                "Automa takes the patch for {} ({}), the {place} from the pawn.",
                patch_name(&Words::english(), patch),
                patch.id.0
            )?;
            writeln!(text, "Put the pawn in its gap.")?;
        }
        None => writeln!(text, "Automa passes. The pawn stays.")?,
    }
    writeln!(text, "Move its token from {from} to {to}.")?;
    for mark in &answer.income_marks {
        let income = kit.card(answer.card).income;
        let buttons = if income == 1 { "button" } else { "buttons" };
        writeln!(text, "It gains {income} {buttons} at {mark}.")?;
    }
    for mark in answer.leather.iter() {
        writeln!(text, "Take the leather patch at {mark} out of the game.")?;
    }
    if answer.gets_tile {
        writeln!(text, "It gets the special tile.")?;
    }
    if answer.moves_again {
        writeln!(text, "It moves again: draw its next card.")?;
    }
    let why = why(&Words::english(), kit, answer.card, &answer.reasons);
    writeln!(text, "\nWhy? {}", why.sentence)?;
    text.push_str(&why_text(&why));
    Ok(text)
}

/// The rows of a "why" as plain lines.
pub fn why_text(why: &words::patchwork::Why) -> String {
    let line = |row: &words::why::WhyRow<patchwork::Candidate>| {
        let cells: Vec<String> = row
            .cells
            .iter()
            .map(|(candidate, value, kept)| {
                let place =
                    ["1st", "2nd", "3rd"].get(usize::from(candidate.place)).copied().unwrap_or_default();
                format!("{place} {value}{}", if *kept { "" } else { " (out)" })
            })
            .collect();
        let note = row.note.as_ref().map_or_else(String::new, |note| format!(" {note}"));
        let cells = if cells.is_empty() { String::new() } else { format!(" {}.", cells.join(", ")) };
        format!("  {}:{cells}{note} [{}]\n", row.question, row.rule)
    };
    why.rows.iter().map(line).collect::<Vec<_>>().concat()
}
