//! A game that can be played line by line. What it does not bring is plain: the position in words, and a numbered list of
//! what can be done.

use games::Kind;
use kernel::{Legal as _, Role, Seat};

use super::lines::{Look, rule};
use super::reasons::reasons;
use super::sitting::{Sitting, Told};
use super::{advice, saves};

/// A game that can be played line by line.
pub trait Spoken: Told {
    /// The first line.
    fn title(table: &Sitting<Self>) -> String {
        title(table)
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

    /// The answer to a command that only looks; `None` if the game has no such command.
    fn show(table: &Sitting<Self>, look: Look, name: &str, rest: &str) -> Option<String> {
        Some(match name {
            "help" | "?" => table.words().text("tui-help"),
            "look" | "state" => Self::position(table, look),
            "actions" | "list" => actions(table),
            "score" => scores(table),
            "why" => why(table),
            "rules" | "rule" => rules(table, rest),
            _ => return None,
        })
    }

    /// The hint as it is typed, with a sentence around it.
    fn hint(table: &Sitting<Self>) -> String {
        hint(table)
    }

    /// The seat that an action names; `None` where it is always that of whoever is to move.
    fn seat_of(action: Self::Action) -> Option<Seat> {
        let _ = action;
        None
    }

    /// Whether the game has tips for a first game.
    const TIPS: bool = false;
}

fn title<G: Told>(table: &Sitting<G>) -> String {
    let at = table.session().at();
    let number = if table.game().to_move().is_none() { at } else { at + 1 };
    let name = Kind::of(G::NAME).map_or(G::NAME, |kind| kind.title().name());
    let args = [
        ("game", name.into()),
        ("seed", table.session().setup().seed.to_string().into()),
        ("move", (number as u32).into()),
        ("file", saves::short_name(table.path()).into()),
    ];
    table.words().say("tui-title", &args)
}

fn position<G: Spoken>(table: &Sitting<G>) -> String {
    let (words, game) = (table.words(), table.game());
    let mut lines = game.in_words(words);
    lines.extend(game.asks(words).or_else(|| game.outcome(words)));
    lines.push(actions(table));
    lines.join("\n")
}

/// The numbered list.
fn actions<G: Spoken>(table: &Sitting<G>) -> String {
    let (words, game) = (table.words(), table.game());
    let list = G::offered(table);
    if list.is_empty() {
        return words.text(if game.to_move().is_none() { "tui-over" } else { "tui-plain-stuck" });
    }
    let line = |(number, action): (usize, G::Action)| {
        format!("  {number:>3}  {:<22} {}", game.write(action), game.act(words, action))
    };
    let lines = (1..).zip(list).map(line);
    [words.text("tui-actions")].into_iter().chain(lines).collect::<Vec<_>>().join("\n")
}

fn scores<G: Told>(table: &Sitting<G>) -> String {
    let (words, game) = (table.words(), table.game());
    let line = |seat: Seat| {
        let args = [("who", game.name_of(words, seat).into()), ("points", game.score(seat).into())];
        words.say("points-of", &args)
    };
    (0..game.seats() as u8).map(|seat| line(Seat(seat))).collect::<Vec<_>>().join("\n")
}

fn hint<G: Spoken>(table: &Sitting<G>) -> String {
    let Some(hint) = table.advice() else { return actions(table) };
    let Some(best) = hint.options.first() else { return actions(table) };
    let said = table.words().say("tui-hint-is", &[("text", best.text.clone().into())]);
    format!("{said}\n{}", advice::advice(table.words(), &hint))
}

/// The reasons of the last choice of a bot.
fn why<G: Told>(table: &Sitting<G>) -> String {
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

fn rules<G: Told>(table: &Sitting<G>, id: &str) -> String {
    if id.is_empty() {
        return table.words().say("tui-rules-usage", &[("game", G::NAME.into())]);
    }
    rule(table.words(), G::rules(), id, "tui-rules-usage")
}
