//! What every game that is played line by line says of a position, the same way.

use kernel::{Role, Seat};

use super::lines::{Spoken, in_rows, rule};
use super::reasons::reasons;
use super::saves;
use super::sitting::Sitting;
use super::tell::advice;
use words::{Arg, Words};

/// More answers of one kind than this stand in rows.
const LINES: usize = 24;

fn own<G: Spoken>(words: &Words, message: &str) -> String {
    words.text(&format!("{}{message}", G::WORDS))
}

/// The first line; what only this game says of it comes first.
pub fn title<G: Spoken>(table: &Sitting<G>, more: Option<(&'static str, Arg)>) -> String {
    let at = table.session().at();
    let number = if table.game().to_move().is_none() { at } else { at + 1 };
    let args = [
        ("seed", table.session().setup().seed.to_string().into()),
        ("move", (number as u32).into()),
        ("file", saves::short_name(table.path()).into()),
    ];
    let args: Vec<(&str, Arg)> = more.into_iter().chain(args).collect();
    table.words().say(&format!("{}-tui-title", G::WORDS), &args)
}

/// The question, and everything that can be answered.
pub fn question<G: Spoken>(table: &Sitting<G>) -> String {
    let words = table.words();
    let asked = table.game().asks(words).unwrap_or_else(|| own::<G>(words, "-over"));
    format!("{asked}\n{}", actions(table))
}

/// The numbered list. Hexes and the like stand in rows, everything else has a line of its own.
pub fn actions<G: Spoken>(table: &Sitting<G>) -> String {
    let (words, game) = (table.words(), table.game());
    let list = G::offered(table);
    if list.is_empty() && game.to_move().is_some() {
        return words.text("tui-plain-stuck");
    }
    if list.is_empty() {
        return own::<G>(words, "-tui-over");
    }
    let mut lines = vec![own::<G>(words, "-tui-actions")];
    let numbered: Vec<(usize, G::Action)> = (1..).zip(list).collect();
    for part in numbered.chunk_by(|a, b| game.alike(a.1, b.1)) {
        let (heading, short) = game.heading(words, part[0].1);
        lines.push(format!("{heading}:"));
        if short || part.len() > LINES {
            lines.extend(in_rows(part.iter().map(|(n, action)| format!("{n} {}", game.typed(*action)))));
        } else {
            let line = |(n, action): &(usize, G::Action)| {
                format!("  {n:>3}  {:<22} {}", game.typed(*action), game.act(words, *action))
            };
            lines.extend(part.iter().map(line));
        }
    }
    lines.join("\n")
}

/// The end: who won, the points, what can still be done.
pub fn over<G: Spoken>(table: &Sitting<G>, scores: &str) -> String {
    let words = table.words();
    let won = table.game().outcome(words).unwrap_or_default();
    format!("{won}\n{scores}\n{}", own::<G>(words, "-tui-over"))
}

/// The points of a seat, and what they are made of.
pub fn score<G: Spoken>(
    table: &Sitting<G>,
    seat: Seat,
    parts: impl Iterator<Item = (String, i32)>,
) -> String {
    let (words, game) = (table.words(), table.game());
    let parts: Vec<String> = parts.map(|(name, count)| format!("{name} {count}")).collect();
    let args = [
        ("who", game.name_of(words, seat).into()),
        ("points", game.score(seat).into()),
        ("parts", parts.join(", ").into()),
    ];
    words.say("tui-plain-score", &args)
}

/// The hint as it is typed, with a sentence around it.
pub fn hint<G: Spoken>(table: &Sitting<G>) -> String {
    let Some(found) = table.advice() else { return question(table) };
    let Some(best) = found.options.first() else { return question(table) };
    let what = table.game().typed(best.weighed.action);
    let said = table.words().say("tm-tui-hint", &[("text", what.into())]);
    format!("{said}\n{}", advice(table.words(), &found))
}

/// The reasons of the bots' last turn.
pub fn why<G: Spoken>(table: &Sitting<G>) -> String {
    let (words, game) = (table.words(), table.game());
    if (0..game.seats() as u8).all(|seat| game.role(Seat(seat)) == Role::Person) {
        return own::<G>(words, "-tui-no-automa");
    }
    let Some(at) = table.last_automa(table.session().at()) else { return words.text("tm-tui-no-why") };
    let entry = &table.session().history()[at];
    let before = table.session().position(at).unwrap_or(game);
    let mut lines = vec![before.line(words, &entry.events)];
    for why in before.whys(words, &entry.events) {
        lines.extend(reasons(words, &why));
    }
    lines.join("\n")
}

/// What is answered to a command that every such game has.
pub fn common<G: Spoken>(table: &Sitting<G>, name: &str, rest: &str) -> Option<String> {
    let words = table.words();
    Some(match name {
        "help" | "?" => {
            ["-tui-help-look", "-tui-help-act", "-tui-help-more"].map(|id| own::<G>(words, id)).join("\n")
        }
        "actions" | "list" => actions(table),
        "why" => why(table),
        "rules" | "rule" => rule(words, G::rules(), rest, &format!("{}-tui-rules-usage", G::WORDS)),
        _ => return None,
    })
}
