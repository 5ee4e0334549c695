//! How a game ended, in one line that people send to each other.

use kernel::{Day, Session};
use words::Words;

use crate::Wire;
use crate::summary::{Side, Waits};

/// "Patience, deal of 17 Nov 2026, level III: 34 : 26, won"; `None` while the game runs. `game` is what people call it. Without
/// a `deal` the line names the seed, so that others can play the same game.
pub fn result_line<G: Wire>(
    words: &Words,
    session: &Session<G>,
    game: &str,
    deal: Option<Day>,
) -> Option<String> {
    let summary = G::summary(session);
    if summary.waiting != Waits::Over {
        return None;
    }
    let dealt = match deal {
        Some(day) => words.say("result-deal", &[("date", words::date(words, day).into())]),
        None => words.say("result-seed", &[("seed", session.setup().seed.to_string().into())]),
    };
    let level = summary.difficulty.map(|key| G::how_hard(words, &key));
    let what: Vec<String> = [game.to_owned(), dealt].into_iter().chain(level).collect();
    let id = match summary.winner {
        Some(Side::You) if summary.shared => "result-shared",
        Some(Side::You) => "result-won",
        Some(Side::Automa) => "result-lost",
        None => "result-points",
    };
    let args =
        [("what", what.join(", ").into()), ("you", summary.you.into()), ("other", summary.other.into())];
    Some(words.say(id, &args))
}
