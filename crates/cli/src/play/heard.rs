//! What a typed line means in a game: an act, several possible ones, or nothing we know.

use kernel::{Legal as _, Seat};

use super::sitting::Sitting;
use super::spoken::Spoken;
use crate::dialect::{self, Meant};
use crate::input::lines::harmless;

/// Answers that are listed where a line could mean several.
const LISTED: usize = 12;
/// Answers that are compared with a line, at most: an empty board of a city has no more.
const COMPARED: usize = 20_000;

/// Commands of every game.
const COMMANDS: [&str; 19] = [
    "actions", "help", "hint", "lesson", "let", "list", "log", "look", "quit", "redo", "retry", "rule",
    "rules", "save", "score", "state", "undo", "why", "exit",
];

/// Why a line is no act.
#[derive(Debug)]
pub enum Heard {
    /// It could mean each of these.
    Several { typed: String, all: Vec<String> },
    /// It is for a seat that is not played here.
    NotYours(Seat),
    /// Nothing we know; the nearest that can be said.
    Unknown { typed: String, near: Vec<String> },
}

/// The answers that somebody at this keyboard can give, as they are typed.
fn phrases<G: Spoken>(table: &Sitting<G>, game: &G) -> Vec<(G::Action, String)> {
    let own = |action: &G::Action| {
        let seat = G::seat_of(*action).or_else(|| game.to_move());
        seat.is_some_and(|seat| table.is_human(game, seat))
    };
    let legal = game.legal();
    legal.iter().take(COMPARED).filter(own).map(|action| (action, game.typed(action))).collect()
}

/// The act that a line means.
pub fn heard<G: Spoken>(table: &Sitting<G>, game: &G, line: &str) -> Result<G::Action, Heard> {
    let rewritten = game.heard(line);
    let read = game.read(&rewritten).ok();
    if let Some(action) = read {
        let named = G::seat_of(action).filter(|seat| seat.index() < game.seats());
        if let Some(seat) = named.filter(|seat| !table.is_human(game, *seat)) {
            return Err(Heard::NotYours(seat));
        }
        if game.clone().play(action, &mut ()).is_ok() {
            return Ok(action);
        }
    }
    let known = phrases(table, game);
    let texts: Vec<String> = known.iter().map(|(_, text)| text.clone()).collect();
    let meant = match dialect::meant(line, &texts) {
        Meant::Nothing => dialect::meant(&rewritten, &texts),
        meant => meant,
    };
    match (meant, read) {
        (Meant::One(at), _) => Ok(known[at].0),
        // What can be read and not be done has a reason, which says more than a list.
        (_, Some(action)) => Ok(action),
        (Meant::Several(all), None) => {
            let all = all.into_iter().map(|at| texts[at].clone()).collect();
            Err(Heard::Several { typed: line.to_owned(), all })
        }
        (Meant::Nothing, None) => {
            // Something that is no legal act now: its refusal says why.
            let full = dialect::in_full(&rewritten, &texts);
            let mut acts = full
                .iter()
                .filter_map(|line| game.read(line).ok())
                .filter(|action| G::seat_of(*action).is_none_or(|seat| Some(seat) == game.to_move()));
            if let (Some(action), None) = (acts.next(), acts.next()) {
                return Ok(action);
            }
            let commands = COMMANDS.iter().chain(G::LOOKS).copied();
            let all = texts.iter().map(String::as_str).chain(commands);
            let near = dialect::near(line, all).into_iter().map(str::to_owned).collect();
            Err(Heard::Unknown { typed: line.to_owned(), near })
        }
    }
}

/// The command that a line begins, where only one does.
pub fn command<G: Spoken>(line: &str) -> Option<&'static str> {
    let name = line.split_whitespace().next().unwrap_or_default().to_lowercase();
    let mut fitting = COMMANDS.iter().chain(G::LOOKS).filter(|known| known.starts_with(&name));
    let first = fitting.next().filter(|first| name.len() >= 2 && name.len() < first.len())?;
    // `rule` and `rules` are the same.
    fitting.all(|other| other.starts_with(first)).then_some(*first)
}

/// Everything that can be typed now, for completion.
pub fn known<G: Spoken>(table: &Sitting<G>) -> Vec<String> {
    let game = table.game();
    let acts = phrases(table, game).into_iter().map(|(_, text)| text);
    acts.chain(COMMANDS.iter().chain(G::LOOKS).map(|name| (*name).to_owned())).collect()
}

/// Why a line did nothing, and what can be said instead.
pub fn said<G: Spoken>(table: &Sitting<G>, why: &Heard) -> String {
    let words = table.words();
    match why {
        Heard::NotYours(seat) => {
            words.say("tui-not-yours", &[("who", table.game().name_of(words, *seat).into())])
        }
        Heard::Several { typed, all } => {
            if let Some(form) = G::form(table, typed) {
                return form;
            }
            let mut listed = all.iter().take(LISTED).cloned().collect::<Vec<_>>().join(", ");
            if all.len() > LISTED {
                listed.push_str(", …");
            }
            words.say("tui-several", &[("count", (all.len() as u32).into()), ("acts", listed.into())])
        }
        Heard::Unknown { typed, near } => {
            let unknown = words.say("tui-unknown", &[("text", harmless(typed).into())]);
            match G::form(table, typed).or_else(|| did_you_mean(words, near)) {
                Some(help) => format!("{unknown}\n{help}"),
                None => unknown,
            }
        }
    }
}

/// What may have been meant.
pub fn did_you_mean(words: &words::Words, near: &[String]) -> Option<String> {
    (!near.is_empty()).then(|| words.say("tui-did-you-mean", &[("acts", near.join(", ").into())]))
}
