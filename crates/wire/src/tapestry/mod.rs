//! Tapestry.
//!
//! - `position`, `seat`, `map`: the table; `state`: the game on screen; `letters`: a map as text
//! - `trail`: the choices of the bots; `event`: what happens on the table; `answer`: a decision at a described table;
//!   `replay`: a game line by line
//! - `components`, `things`: the box
//! - [`companion`]: the game at the real table

mod answer;
pub mod companion;
mod components;
mod event;
mod letters;
mod map;
mod position;
mod replay;
mod seat;
mod state;
mod things;
mod trail;

use kernel::{Entry, Game, Seat as Place, Session};
use tapestry::Tapestry;

pub use answer::{Answer, AnswerCards, Asked};
pub use components::{
    Civilization, Components, DecisionCard, Landmark, Space, TapestryCard, TechCard, Tile, Track,
};
pub use event::Happened;
pub use letters::letters;
pub use map::{Hex, HexTile, Item, ItemKind, Map, TileWord};
pub use position::{Bots, Favourites, Piles, Position};
pub use replay::{Came, Moved};
pub use seat::{City, Seat};
pub use state::{Kind, State};
pub use things::{Missing, Thing, ThingKind, all as things, missing};
pub use trail::{About, choices};

use crate::replay::{End, Step};
use crate::summary::{Letters, Progress, Side, Sits, Summary, Waits};
use crate::{Text, Wire};

/// The seats of a game.
fn seats<G: Game>(game: &G) -> impl Iterator<Item = Place> + use<G> {
    (0..game.seats() as u8).map(Place)
}

/// The seats of people.
fn people(game: &impl Game) -> impl Iterator<Item = Place> {
    seats(game).filter(|seat| game.role(*seat) == kernel::Role::Person)
}

/// The first civilization of a person; whose bots play which is of no interest in a list.
fn civilization(game: &Tapestry, seat: Place) -> Option<String> {
    let civ = game.player_at(seat).civs.first().filter(|_| game.bot_at(seat).is_none())?;
    game.kit().civs.get(usize::from(civ.civ)).map(|civ| civ.name.clone())
}

/// The level of the bots, if there are some.
fn level(game: &Tapestry) -> Option<String> {
    let bots = seats(game).any(|seat| game.bot_at(seat).is_some());
    bots.then(|| game.options().bots.level.to_string())
}

/// The landmarks of these bits.
fn landmarks(game: &Tapestry, bits: u64) -> Vec<Text> {
    let known = game.kit().landmarks.iter().enumerate();
    known.filter(|(at, _)| bits >> at & 1 == 1).map(|(_, landmark)| landmark.id.as_str().into()).collect()
}

impl Wire for Tapestry {
    type State = State;
    type Step = Step<Moved>;
    type End = End<Came>;

    fn state(session: &Session<Self>) -> State {
        State::of(session)
    }

    fn summary(session: &Session<Self>) -> Summary {
        let game = session.game();
        let first = people(game).next().unwrap_or(Place(0));
        let others = seats(game).filter(|seat| *seat != first);
        // Between several people nobody is "you".
        let alone = people(game).count() == 1 && !game.winners().is_empty() && game.seats() > 1;
        Summary {
            progress: Some(Progress::Era(people(game).map(|seat| game.player_at(seat).income_turns).max())),
            you: game.score(first),
            other: others.map(|seat| game.score(seat)).max().unwrap_or(0),
            seats: Sits::all(game, |seat| civilization(game, seat)),
            difficulty: level(game),
            waiting: Waits::of(game),
            winner: alone.then(|| Side::won(game.winners().contains(first))),
            picture: Some(Letters::Board(letters(game))),
        }
    }

    fn step(number: usize, before: &Self, entry: &Entry<Self>, after: &Self) -> Self::Step {
        Step::of(number, before, entry, after, Moved::of(before, entry, after))
    }

    fn end(session: &Session<Self>) -> Self::End {
        End::of(session, Came::of(session.game()))
    }
}
