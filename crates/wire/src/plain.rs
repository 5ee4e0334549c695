//! A game that brings no JSON of its own: its key numbers, what it waits for, and the reasons of its bots in words.

use kernel::{Entry, Game, Role, Seat, Session, Studied};
use serde::{Deserialize, Serialize};
use words::Voice;

use crate::history::{Last, Waiting};
use crate::replay::{End, Step, scores};
use crate::summary::{Side, Sits, Summary, Waits};
use crate::{Named, Text, Verdict, Wire, english};

/// Everything that a program needs to play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// The key numbers of the position.
    pub facts: Named<i32>,
    /// The points of every seat.
    pub scores: Vec<i32>,
    /// The seats that won; none while the game runs.
    pub winners: Vec<u8>,
    /// What the game waits for.
    pub waiting: Waiting<Waits>,
    /// The last decision.
    pub last: Option<Last<Moved>>,
}

/// What came of a decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Moved {
    /// The choices of the bots.
    pub choices: Vec<Choice>,
}

/// A choice of a bot, as people read it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Choice {
    /// Whose choice it was.
    pub seat: u8,
    /// What was chosen, and what decided.
    pub sentence: String,
    /// What was considered.
    pub candidates: Vec<String>,
    /// The filters in their order.
    pub steps: Vec<Filter>,
    /// What was chosen; `null` if nothing was left.
    pub chosen: Option<String>,
}

/// One filter of a choice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Filter {
    /// The rule that demands it.
    pub rule: Text,
    /// The question that the filter asks.
    pub question: String,
    /// What it did.
    pub verdict: Verdict,
    /// The candidates that were still in: what was measured on each, and whether it stayed.
    pub measured: Vec<(String, String, bool)>,
}

/// What a game came to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Came {
    /// The key numbers of the position.
    pub facts: Named<i32>,
    /// The points of every seat.
    pub scores: Vec<i32>,
    /// The seats that won.
    pub winners: Vec<u8>,
}

fn facts<G: Studied>(game: &G) -> Named<i32> {
    let mut facts = Vec::new();
    game.facts(&mut |fact| facts.push(fact));
    facts.into_iter().collect()
}

fn winners<G: Game>(game: &G) -> Vec<u8> {
    game.winners().iter().map(|seat| seat.0).collect()
}

impl Moved {
    fn of<G: Voice>(before: &G, entry: &Entry<G>) -> Moved {
        let choice = |why: words::why::Why<G::About, G::Pick>| Choice {
            seat: why.seat.0,
            steps: why
                .rows
                .iter()
                .map(|row| Filter {
                    rule: row.rule.0.into(),
                    question: row.question.clone(),
                    verdict: row.verdict.into(),
                    measured: row
                        .cells
                        .iter()
                        .map(|(pick, value, kept)| (why.name(*pick).to_owned(), value.clone(), *kept))
                        .collect(),
                })
                .collect(),
            chosen: why.chosen.map(|pick| why.name(pick).to_owned()),
            candidates: why.candidates.into_iter().map(|(_, name)| name).collect(),
            sentence: why.sentence,
        };
        Moved { choices: before.whys(english(), &entry.events).into_iter().map(choice).collect() }
    }
}

/// The plain JSON for a game: `wire::plain!(Chess);`. Everybody at the table may see its [facts](Studied::facts).
#[macro_export]
macro_rules! plain {
    ($game:ty) => {
        impl $crate::Wire for $game {
            type State = $crate::plain::State;
            type Step = $crate::replay::Step<$crate::plain::Moved>;
            type End = $crate::replay::End<$crate::plain::Came>;

            fn state(session: &::kernel::Session<Self>) -> Self::State {
                $crate::plain::state(session)
            }

            fn summary(session: &::kernel::Session<Self>) -> $crate::Summary {
                $crate::plain::summary(session)
            }

            fn step(number: usize, before: &Self, entry: &::kernel::Entry<Self>, after: &Self) -> Self::Step {
                $crate::plain::step(number, before, entry, after)
            }

            fn end(session: &::kernel::Session<Self>) -> Self::End {
                $crate::plain::end(session)
            }
        }
    };
}

/// The state of such a table.
pub fn state<G: Wire + Studied>(session: &Session<G>) -> State {
    let game = session.game();
    State {
        facts: facts(game),
        scores: scores(game),
        winners: winners(game),
        waiting: Waiting {
            kind: Waits::of(game),
            seat: game.to_move().map(|seat| seat.0),
            asks: game.asks(english()),
            terms: None,
        },
        last: Last::of(session, Moved::of),
    }
}

/// What a list shows of it.
pub fn summary<G: Voice + Studied>(session: &Session<G>) -> Summary {
    let game = session.game();
    let seats = || (0..game.seats() as u8).map(Seat);
    let mut people = seats().filter(|seat| game.role(*seat) == Role::Person);
    let first = people.next().unwrap_or(Seat(0));
    // Between several people nobody is "you".
    let alone = people.next().is_none() && game.seats() > 1 && !game.winners().is_empty();
    let others = seats().filter(|seat| *seat != first);
    Summary {
        progress: None,
        you: game.score(first),
        other: others.map(|seat| game.score(seat)).max().unwrap_or(0),
        seats: Sits::all(game, |_| None),
        difficulty: None,
        waiting: Waits::of(game),
        winner: alone.then(|| Side::won(game.winners().contains(first))),
        shared: alone && game.winners().is_shared_by(first),
        picture: None,
    }
}

/// A step of its history.
pub fn step<G: Wire>(number: usize, before: &G, entry: &Entry<G>, after: &G) -> Step<Moved> {
    Step::of(number, before, entry, after, Moved::of(before, entry))
}

/// What it came to.
pub fn end<G: Wire + Studied>(session: &Session<G>) -> End<Came> {
    let game = session.game();
    End::of(session, Came { facts: facts(game), scores: scores(game), winners: winners(game) })
}
