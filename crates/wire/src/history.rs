//! Decisions that were made, that are possible, and that are advised.

use kernel::{Entry, Legal as _, Session};
use serde::{Deserialize, Serialize};
use words::Voice;

use crate::{Role, Text, Wire, english};

/// How many legal actions a refusal names.
const EXAMPLES: u32 = 8;

/// How many actions are legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Count {
    /// The number of legal actions.
    pub count: u32,
}

/// What a game on screen waits for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Waiting<Kind, Terms = ()> {
    /// The kind of answer.
    pub kind: Kind,
    /// Who decides; nobody when the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// The question in words; none when the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asks: Option<String>,
    /// What an answer costs, and how much is still to be done; nothing where neither matters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub terms: Option<Terms>,
}

/// A decision that stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Decided {
    /// The number of the decision, from 1.
    pub number: usize,
    /// Who decided.
    pub seat: u8,
    /// Whether a person or a bot has the seat.
    pub role: Role,
    /// The action, in the game's notation.
    pub action: String,
    /// What came of it, in a line.
    pub line: String,
    /// Whether something hidden became known.
    pub revealed: bool,
}

/// The decisions that stand, after the first `from`.
pub fn decisions<G: Wire>(session: &Session<G>, from: usize) -> Vec<Decided> {
    let decided = |(number, before, entry): (usize, G, &Entry<G>)| Decided {
        number: number + 1,
        seat: entry.seat.0,
        role: before.role(entry.seat).into(),
        action: before.write(entry.action),
        line: before.line(english(), &entry.events),
        revealed: entry.revealed,
    };
    session.walk(from).map(decided).collect()
}

/// The last decision with the position before it, made into something.
pub(crate) fn last<G: Wire, T>(
    session: &Session<G>,
    make: impl FnOnce(usize, &G, &Entry<G>) -> T,
) -> Option<T> {
    let number = session.at();
    let before = session.position(number.checked_sub(1)?)?;
    Some(make(number, before, session.history().last()?))
}

/// The last decision, in words and with its reasons.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Last<Reasons> {
    /// The number of the decision, from 1.
    pub number: usize,
    /// Who decided.
    pub seat: u8,
    /// The action, in the game's notation.
    pub action: String,
    /// What came of it, in a line.
    pub line: String,
    /// Whether something hidden became known.
    pub revealed: bool,
    /// Why: a `trail`, or `choices` where one turn has several.
    #[serde(flatten)]
    pub reasons: Reasons,
}

impl<Reasons> Last<Reasons> {
    /// The last decision of a game on screen.
    pub(crate) fn of<G: Wire>(
        session: &Session<G>,
        reasons: impl FnOnce(&G, &Entry<G>) -> Reasons,
    ) -> Option<Self> {
        last(session, |number, before, entry| Last {
            number,
            seat: entry.seat.0,
            action: before.write(entry.action),
            line: before.line(english(), &entry.events),
            revealed: entry.revealed,
            reasons: reasons(before, entry),
        })
    }
}

/// Part of the legal actions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Legal {
    /// The table's version.
    pub version: u64,
    /// How many there are.
    pub count: u32,
    /// After how many these come.
    pub offset: u32,
    /// In the game's notation.
    pub actions: Vec<String>,
}

impl Legal {
    /// `limit` of the legal actions, after the first `offset`.
    pub fn of<G: Wire>(game: &G, version: u64, offset: u32, limit: u32) -> Legal {
        let legal = game.legal();
        let count = legal.count();
        let some = offset.min(count)..offset.saturating_add(limit).min(count);
        let actions = some.filter_map(|index| legal.get(index)).map(|action| game.write(action));
        Legal { version, count, offset, actions: actions.collect() }
    }
}

/// What would be legal, beside a refusal: how much, and a few examples from all over the list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Examples {
    /// How many there are.
    pub count: u32,
    /// In the game's notation.
    pub examples: Vec<String>,
}

impl Examples {
    /// The examples of a position.
    pub fn of<G: kernel::Notation>(game: &G) -> Examples {
        let legal = game.legal();
        let count = legal.count();
        let some = EXAMPLES.min(count);
        let at = |i: u32| u64::from(i).wrapping_mul(count.into()).div_euclid(some.into()) as u32;
        let examples = (0..some).filter_map(|i| legal.get(at(i))).map(|action| game.write(action));
        Examples { count, examples: examples.collect() }
    }
}

/// The decisions that stand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct History {
    /// The table's version.
    pub version: u64,
    /// How many decisions stand.
    pub at: usize,
    /// Each in a line.
    pub decisions: Vec<Decided>,
}

/// What a player advises.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hint {
    /// The table's version.
    pub version: u64,
    /// The seat that the advice is for.
    pub seat: u8,
    /// The player program that advises.
    pub player: Text,
    /// How many games were played out.
    pub iterations: u32,
    /// What ended the search.
    pub ended: Ended,
    /// The best options, the best first.
    pub options: Vec<HintOption>,
}

/// What ended a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ended {
    /// All its iterations were made.
    Complete,
    /// Its time was up.
    Time,
    /// Somebody stopped it.
    Stopped,
}

impl From<Option<players::Cut>> for Ended {
    fn from(cut: Option<players::Cut>) -> Ended {
        match cut {
            None => Ended::Complete,
            Some(players::Cut::Time) => Ended::Time,
            Some(players::Cut::Stopped) => Ended::Stopped,
        }
    }
}

/// Searches that were stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stopped {
    /// How many searches were stopped.
    pub stopped: usize,
}

/// One of the best options.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct HintOption {
    /// In the game's notation.
    pub action: String,
    /// The whole act in a sentence, in English: where a turn is several decisions, all of them.
    #[serde(default)]
    pub says: String,
    /// What speaks for it, in English, the most telling first; empty where the game tells nothing of that.
    #[serde(default)]
    pub reasons: Vec<String>,
    /// How often it was tried.
    pub visits: u32,
    /// Its share of all tries.
    pub share: f64,
    /// Points on average.
    pub score: f64,
    /// Half the width of their 95 % interval.
    pub score_margin: f64,
    /// How often it won.
    pub win: f64,
    /// The 95 % interval begins here.
    pub win_low: f64,
    /// The upper end of the interval.
    pub win_high: f64,
    /// What probably follows.
    pub line: Vec<Move>,
}

/// A decision that probably follows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Move {
    /// Who decides.
    pub seat: u8,
    /// In the game's notation.
    pub action: String,
    /// The same in people's words, in English.
    #[serde(default)]
    pub says: String,
}

impl Hint {
    /// A hint for a table at this version.
    pub fn of<G: Voice>(version: u64, hint: &players::Hint<G>) -> Hint {
        let words = english();
        let options = hint.options.iter().map(|option| {
            let weighed = &option.weighed;
            let (win_low, win_high) = weighed.win_interval;
            let said = |step: &players::Step<G>| Move {
                seat: step.seat.0,
                action: step.text.clone(),
                says: step.before.act(words, step.action),
            };
            HintOption {
                action: option.text.clone(),
                says: option.before.whole(words, &option.act),
                reasons: option.before.merits(words, &option.act),
                visits: weighed.visits,
                share: option.share,
                score: weighed.score,
                score_margin: weighed.score_margin,
                win: weighed.win,
                win_low,
                win_high,
                line: option.line.iter().map(said).collect(),
            }
        });
        Hint {
            version,
            seat: hint.seat.0,
            player: hint.player.clone().into(),
            iterations: hint.iterations,
            ended: hint.cut.into(),
            options: options.collect(),
        }
    }
}
