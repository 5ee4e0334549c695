//! The answers for people.

use patchwork::companion::{CompanionEvent, RingSource};
use words::companion::{Instruction, assumption, illegal, instruction, patches, scores, waiting};

use super::desk::{Desk, Heard, Trouble};
use super::lines::Line;
use crate::commands::decide::why_text;

/// The first lines: what to lay out, or where the game stands.
pub fn opening(desk: &Desk) -> String {
    let (words, game) = (desk.words(), desk.game());
    let level = game.options().game.level;
    let title = [
        ("level", level.numeral().into()),
        ("name", game.kit().time_board.level_name(level).into()),
        ("marker", game.marker().into()),
        ("seed", game.seed().to_string().into()),
    ];
    let mut lines = vec![words.say("co-title", &title), words.text("co-welcome")];
    match desk.last() {
        None => {
            if game.options().ring == RingSource::Dealt {
                let ring = patches(words, game, game.ring());
                lines.push(words.say("co-lay-ring", &[("ring", ring.into())]));
            }
            lines.push(words.text(if game.draws_itself() { "co-lay-aside" } else { "co-lay-own" }));
        }
        Some(entry) => lines.push(told(desk, &entry.events)),
    }
    lines.push(asks(desk));
    lines.join("\n") + "\n> "
}

/// The question, with an example of an answer.
fn asks(desk: &Desk) -> String {
    let waits = waiting(desk.words(), desk.game());
    format!("{} {}", waits.question, desk.words().say("co-say", &[("say", waits.say.into())]))
}

/// What came of a line: the headline, the steps, the Automa's things.
fn told(desk: &Desk, events: &[CompanionEvent]) -> String {
    let Instruction { headline, steps, chips, warnings, why } =
        instruction(desk.words(), desk.game(), events);
    let mut lines = vec![headline];
    lines.extend((1..).zip(steps).map(|(number, step)| format!("{number}. {step}")));
    lines.extend(warnings.into_iter().map(|warning| format!("! {warning}")));
    if why.is_some() {
        lines.push(chips.join(", "));
    }
    if events.iter().any(|event| matches!(event, CompanionEvent::Over { .. })) {
        lines.extend(scores(desk.words(), desk.game()));
    }
    lines.join("\n")
}

/// The answer to a line, and the prompt for the next.
pub fn answer(desk: &Desk, _: &Line, heard: &Result<Heard, Trouble>) -> String {
    let said = match heard {
        Ok(Heard::Quit) => return String::new(),
        Ok(heard) => done(desk, heard),
        Err(trouble) => refused(desk, trouble),
    };
    format!("{said}\n> ")
}

fn done(desk: &Desk, heard: &Heard) -> String {
    let (words, game) = (desk.words(), desk.game());
    let and_asks = |said: String| format!("{said}\n{}", asks(desk));
    match heard {
        Heard::Said(events) => and_asks(told(desk, events)),
        Heard::Undone { line, revealed } => {
            let id = if *revealed { "co-undone-revealed" } else { "co-undone" };
            and_asks(words.say(id, &[("line", line.as_str().into())]))
        }
        Heard::Redone { line, events } => {
            let again = words.say("co-redone", &[("line", line.as_str().into())]);
            and_asks(format!("{again}\n{}", told(desk, events)))
        }
        Heard::Look => match desk.last_turn() {
            Some(entry) => and_asks(told(desk, &entry.events)),
            None => asks(desk),
        },
        Heard::Why => why(desk),
        Heard::Score => scores(words, game).join("\n"),
        Heard::Assume => {
            let all: Vec<String> = game.assumptions().iter().map(|known| assumption(words, known)).collect();
            all.join("\n")
        }
        Heard::History => history(desk),
        Heard::Help => words.text("co-help"),
        Heard::Save => words.say("co-saved-at", &[("path", desk.path().display().to_string().into())]),
        Heard::Quit => String::new(),
    }
}

fn why(desk: &Desk) -> String {
    let words = desk.words();
    let told = desk.last_turn().map(|entry| instruction(words, desk.game(), &entry.events));
    let Some(Instruction { headline, why: Some(why), .. }) = told else { return words.text("co-no-why") };
    format!("{headline} {}\n{}", why.sentence, why_text(&why).trim_end())
}

fn history(desk: &Desk) -> String {
    let (words, session) = (desk.words(), desk.session());
    let lines: Vec<String> = session
        .history()
        .iter()
        .enumerate()
        .map(|(index, entry)| {
            let happened = words::companion::line(words, desk.game(), &entry.events);
            format!("{:>3}  {}: {happened}", index + 1, desk.line(index))
        })
        .collect();
    if lines.is_empty() { words.text("co-no-history") } else { lines.join("\n") }
}

/// Why a line did nothing, and what can be said.
pub fn refused(desk: &Desk, trouble: &Trouble) -> String {
    let words = desk.words();
    match trouble {
        Trouble::Line(id) | Trouble::Nothing(id) => format!("{}\n{}", words.text(id), asks(desk)),
        Trouble::Unknown { text, expected } => {
            let unknown = words.say("co-unknown", &[("text", text.as_str().into())]);
            format!("{unknown}\n{}", words.say("co-expected", &[("expected", (*expected).into())]))
        }
        Trouble::Illegal(why) => illegal(words, desk.game(), why),
        Trouble::Save(error) => words.say("co-save-trouble", &[("error", error.as_str().into())]),
    }
}

/// Why a line did nothing, in one sentence; for programs.
pub fn trouble(desk: &Desk, trouble: &Trouble) -> String {
    let words = desk.words();
    match trouble {
        Trouble::Line(id) | Trouble::Nothing(id) => words.text(id),
        Trouble::Unknown { text, .. } => words.say("co-unknown", &[("text", text.as_str().into())]),
        other => refused(desk, other),
    }
}
