//! Patchwork.
//!
//! - `state`, `waiting`: the position on screen; `letters`: a quilt as text
//! - `trail`: the reasons of the Automa; `answer`: what it does with a card; `replay`: a game line by line
//! - `components`: cards and patches
//! - [`companion`]: the game at the real table

mod answer;
pub mod companion;
mod components;
mod letters;
mod replay;
mod state;
mod trail;
mod waiting;

use std::sync::LazyLock;

use kernel::{Entry, Game, Session};
use patchwork::{Event, FIRST, Patchwork, SECOND};

pub use answer::{Answer, Does, Income, Turn};
pub use components::{Card, Components, Patch, shape};
pub use letters::letters;
pub use replay::{Automa as ReplayedAutoma, Came, Moved};
pub use state::{Automa, Heap, Level, Seat, State};
pub use trail::{About, Candidate, Why};
pub use waiting::{Obstacle, Offer, Waiting};

use crate::ended::kept;
use crate::figures::Figures;
use crate::replay::{End, Step};
use crate::summary::{Letters, Progress, Side, Sits, Summary, Waits};
use crate::{Wire, english};

impl Wire for Patchwork {
    type State = State;
    type Step = Step<Moved>;
    type End = End<Came>;

    fn state(session: &Session<Self>) -> State {
        State::of(session)
    }

    fn summary(session: &Session<Self>) -> Summary {
        let game = session.game();
        // Between two people nobody is "you".
        let winner = game.winner().filter(|_| game.options().has_automa());
        Summary {
            progress: Some(Progress::Space(game.space(FIRST))),
            you: game.score(FIRST),
            other: game.score(SECOND),
            seats: Sits::all(game, |_| None),
            difficulty: game.options().has_automa().then(|| game.options().level.numeral().to_owned()),
            waiting: Waits::of(game),
            winner: winner.map(|winner| Side::won(winner == FIRST)),
            shared: false,
            picture: Some(Letters::Quilt(letters(game, FIRST))),
        }
    }

    fn figures() -> Option<&'static Figures> {
        Some(&FIGURES)
    }

    const FEATS: &'static [&'static str] = &["seven-by-seven", "no-hole", "legend"];

    fn feats(game: &Patchwork) -> Vec<&'static str> {
        let reached = [
            game.tile() == Some(FIRST),
            game.empty_squares(FIRST) == 0,
            is_legend(game.options().level, game.winner()) && game.options().has_automa(),
        ];
        kept(Self::FEATS, reached)
    }

    fn step(number: usize, before: &Self, entry: &Entry<Self>, after: &Self) -> Self::Step {
        Step::of(number, before, entry, after, Moved::of(before, entry, after))
    }

    fn end(session: &Session<Self>) -> Self::End {
        End::of(session, Came::of(session.game()))
    }
}

/// What `greedy` makes of each level.
static FIGURES: LazyLock<Figures> = LazyLock::new(|| Figures::read(include_str!("figures.json")));

/// Whether the hardest Automa was beaten.
fn is_legend(level: ::patchwork::Level, winner: Option<kernel::Seat>) -> bool {
    level == ::patchwork::Level::V && winner == Some(FIRST)
}

/// The reasons of the Automa's turn among these events.
fn why(kit: &::patchwork::Kit, events: &[Event]) -> Option<Why> {
    events.iter().find_map(|event| match event {
        Event::Automa { card, reasons, .. } => Some(Why::of(english(), kit, *card, reasons)),
        _ => None,
    })
}
