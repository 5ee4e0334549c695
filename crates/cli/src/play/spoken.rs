//! A game that can be played line by line. What it does not bring is plain: the position in words, and a numbered list of
//! what can be done.

use games::Kind;
use kernel::{Legal as _, Role, Rule, RuleBook, Seat};

use super::lines::{Look, in_rows};
use super::reasons::reasons;
use super::sitting::{Sitting, Told};
use super::{advice, saves};
use crate::commands::search;
use words::{Arg, Words};

/// A game that can be played line by line.
pub trait Spoken: Told {
    /// Commands of its own that only look.
    const LOOKS: &'static [&'static str] = &[];
    /// What messages of its own begin with.
    const WORDS: &'static str = "";
    /// The messages that list its commands.
    const HELP: &'static [&'static str] = &["tui-help"];
    /// Whether the game has tips for a first game.
    const TIPS: bool = false;

    /// The first line.
    fn title(table: &Sitting<Self>) -> String {
        let name = Kind::of(Self::NAME).map_or(Self::NAME, |kind| kind.title().name());
        title(table, ("game", name.into()))
    }

    /// What a person needs for the decision that is due.
    fn position(table: &Sitting<Self>, look: Look) -> String {
        let _ = look;
        position(table)
    }

    /// What can be done at this keyboard, in the order of the list.
    fn offered(table: &Sitting<Self>) -> Vec<Self::Action> {
        if table.human_to_move().is_none() { Vec::new() } else { table.game().legal().iter().collect() }
    }

    /// Whether two answers stand under one heading.
    fn alike(&self, one: Self::Action, other: Self::Action) -> bool {
        let _ = (one, other);
        true
    }

    /// The heading over an answer, and whether those below it are short enough for rows; `None` where the list has no
    /// headings.
    fn heading(&self, words: &Words, action: Self::Action) -> Option<(String, bool)> {
        let _ = (words, action);
        None
    }

    /// What a number alone means: an act of the list.
    fn numbered(table: &Sitting<Self>, number: &str) -> Numbered<Self> {
        let list = Self::offered(table);
        let chosen =
            number.parse::<usize>().ok().and_then(|number| list.get(number.checked_sub(1)?).copied());
        chosen.map_or_else(|| Numbered::Said(no_number(table, number, list.len())), Numbered::Act)
    }

    /// A line with what people call things put into the game's own words.
    fn heard(&self, line: &str) -> String {
        line.to_owned()
    }

    /// How something is said that was begun and is not understood; `None` where the game has no more to say of it.
    fn form(table: &Sitting<Self>, typed: &str) -> Option<String> {
        let _ = (table, typed);
        None
    }

    /// Why an act is refused in this position, and what would be legal.
    fn refusal(table: &Sitting<Self>, before: &Self, illegal: &Self::Illegal) -> String {
        before.refused(table.words(), illegal)
    }

    /// What an answer costs, where its line in the list does not say so.
    fn cost(&self, words: &Words, action: Self::Action) -> Option<String> {
        let _ = (words, action);
        None
    }

    /// The first lines of a hint: what is best.
    fn hinted(table: &Sitting<Self>, best: Self::Action) -> String {
        table.words().say("tui-hint-is", &[("text", table.game().typed(best).into())])
    }

    /// An answer as it is typed.
    fn typed(&self, action: Self::Action) -> String {
        self.write(action)
    }

    /// The points of every seat.
    fn scores(table: &Sitting<Self>) -> String {
        let (words, game) = (table.words(), table.game());
        let line = |seat: Seat| {
            let args = [("who", game.name_of(words, seat).into()), ("points", game.score(seat).into())];
            words.say("points-of", &args)
        };
        (0..game.seats() as u8).map(|seat| line(Seat(seat))).collect::<Vec<_>>().join("\n")
    }

    /// The answer to a command of its own that only looks; `None` if it is none.
    fn show(table: &Sitting<Self>, look: Look, name: &str, rest: &str) -> Option<String> {
        let _ = rest;
        matches!(name, "look" | "state").then(|| Self::position(table, look))
    }

    /// The seat that an action names; `None` where it is always that of whoever is to move.
    fn seat_of(action: Self::Action) -> Option<Seat> {
        let _ = action;
        None
    }
}

/// What a number alone means.
#[derive(Debug)]
pub enum Numbered<G: Spoken> {
    /// The number stands for this act.
    Act(G::Action),
    /// The number stands for no act, but there is something to say about it.
    Said(String),
}

/// The message that no act has this number.
pub fn no_number<G: Spoken>(table: &Sitting<G>, number: &str, most: usize) -> String {
    let number: String = number.chars().take(20).collect();
    let args = [("number", number.into()), ("most", (most as u32).into())];
    table.words().say("tui-no-number", &args)
}

/// More answers of one kind than this stand in rows.
const LINES: usize = 24;

/// The name of a message of the game's own; of a game without any it is everybody's.
fn own<G: Spoken>(message: &str) -> String {
    format!("{}{message}", G::WORDS)
}

/// The answer to a command that only looks; `None` if there is no such command.
pub fn shown<G: Spoken>(table: &Sitting<G>, look: Look, name: &str, rest: &str) -> Option<String> {
    let words = table.words();
    G::show(table, look, name, rest).or_else(|| {
        Some(match name {
            "help" | "?" => G::HELP.iter().map(|id| words.text(id)).collect::<Vec<_>>().join("\n"),
            "actions" | "list" => actions(table),
            "score" => G::scores(table),
            "why" => why(table),
            "rules" | "rule" if rest.is_empty() => {
                words.say(&own::<G>("tui-rules-usage"), &[("game", G::NAME.into())])
            }
            "rules" | "rule" => rules(words, G::rules(), rest),
            _ => return None,
        })
    })
}

/// The first line; `of` says which game it is.
pub fn title<G: Spoken>(table: &Sitting<G>, of: (&str, Arg)) -> String {
    let at = table.session().at();
    let number = if table.game().to_move().is_none() { at } else { at + 1 };
    let args = [
        of,
        ("seed", table.session().setup().seed.to_string().into()),
        ("move", (number as u32).into()),
        ("file", saves::short_name(table.path()).into()),
    ];
    table.words().say(&own::<G>("tui-title"), &args)
}

fn position<G: Spoken>(table: &Sitting<G>) -> String {
    let (words, game) = (table.words(), table.game());
    let mut lines = game.in_words(words);
    lines.extend(game.asks(words).or_else(|| game.outcome(words)));
    lines.push(actions(table));
    lines.join("\n")
}

/// The question, and everything that can be answered.
pub fn question<G: Spoken>(table: &Sitting<G>) -> String {
    let (words, game) = (table.words(), table.game());
    let asked = game.asks(words).or_else(|| words.maybe(&own::<G>("over")));
    asked.into_iter().chain([actions(table)]).collect::<Vec<_>>().join("\n")
}

/// The numbered list. Short answers stand in rows, everything else has a line of its own.
fn actions<G: Spoken>(table: &Sitting<G>) -> String {
    let (words, game) = (table.words(), table.game());
    let list = G::offered(table);
    if list.is_empty() && game.to_move().is_some() {
        return words.text("tui-plain-stuck");
    }
    if list.is_empty() {
        return words.text(&own::<G>("tui-over"));
    }
    let mut lines = vec![words.text("tui-actions")];
    let numbered: Vec<(usize, G::Action)> = (1..).zip(list).collect();
    for part in numbered.chunk_by(|a, b| game.alike(a.1, b.1)) {
        let heading = game.heading(words, part[0].1);
        let rows = heading.as_ref().is_some_and(|(_, short)| *short || part.len() > LINES);
        lines.extend(heading.map(|(heading, _)| format!("{heading}:")));
        if rows {
            let priced = |action| match game.cost(words, action) {
                Some(cost) => format!("{} ({cost})", game.typed(action)),
                None => game.typed(action),
            };
            lines.extend(in_rows(part.iter().map(|(n, action)| format!("{n} {}", priced(*action)))));
        } else {
            let line = |(n, action): &(usize, G::Action)| {
                let cost = game.cost(words, *action).map_or_else(String::new, |cost| format!(" ({cost})"));
                format!("  {n:>3}  {:<22} {}{cost}", game.typed(*action), game.act(words, *action))
            };
            lines.extend(part.iter().map(line));
        }
    }
    lines.join("\n")
}

/// The end: who won, the points, what can still be done.
pub fn over<G: Spoken>(table: &Sitting<G>) -> String {
    let words = table.words();
    let won = table.game().outcome(words).unwrap_or_default();
    format!("{won}\n{}\n{}", G::scores(table), words.text(&own::<G>("tui-over")))
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
    let advised = table.advice();
    let best = advised.as_ref().and_then(|hint| Some((hint, hint.options.first()?)));
    let Some((hint, best)) = best else { return question(table) };
    let said = G::hinted(table, best.weighed.action);
    format!("{said}\n{}", advice::advice(table.words(), hint))
}

/// Rules by their id, by the beginning of one, or by words of their text; many of them by their titles only.
pub fn rules(words: &Words, book: &RuleBook, wanted: &str) -> String {
    let found = search::rules(book, wanted);
    match found[..] {
        [] => {
            let known: Vec<&str> = book.rules.iter().map(|rule| rule.id.as_str()).take(8).collect();
            let id: String = wanted.chars().take(40).collect();
            words.say("tui-plain-no-rule", &[("id", id.into()), ("known", known.join(", ").into())])
        }
        [rule] => in_full(words, rule),
        _ if found.len() <= 3 => found.iter().map(|rule| in_full(words, rule)).collect::<Vec<_>>().join("\n"),
        _ => {
            let lines = found.iter().map(|rule| format!("  {}: {}", rule.id, rule.title));
            let head = words.say("tui-rules-found", &[("count", (found.len() as u32).into())]);
            [head].into_iter().chain(lines).collect::<Vec<_>>().join("\n")
        }
    }
}

/// A rule in our own words.
fn in_full(words: &Words, rule: &Rule) -> String {
    let sure = words.text(&format!("tui-certainty-{}", rule.certainty.name()));
    format!("{}. {}\n({}; {sure}: {})", rule.title, rule.text, rule.id, rule.source)
}

/// The reasons of the last choice of a bot.
fn why<G: Spoken>(table: &Sitting<G>) -> String {
    let (words, game) = (table.words(), table.game());
    if (0..game.seats() as u8).all(|seat| game.role(Seat(seat)) == Role::Person) {
        return words.text("tui-no-automa");
    }
    let Some(at) = table.last_automa(table.session().at()) else { return words.text("tui-no-why-yet") };
    let entry = &table.session().history()[at];
    let before = table.session().position(at).unwrap_or(game);
    let whys = before.whys(words, &entry.events);
    let lines = whys.iter().flat_map(|why| reasons(words, why));
    [before.line(words, &entry.events)].into_iter().chain(lines).collect::<Vec<_>>().join("\n")
}
