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
mod terms;
mod things;
mod trail;

use std::sync::LazyLock;

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
pub use terms::{Advance, Kinds, Price, Terms};
pub use things::{Missing, Thing, ThingKind, all as things, missing};
pub use trail::{About, choices};

use crate::ended::kept;
use crate::figures::Figures;
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

/// What `greedy` makes of each level.
static FIGURES: LazyLock<Figures> = LazyLock::new(|| Figures::read(include_str!("figures.json")));

/// The last space of a track.
const END_OF_TRACK: u8 = 12;

/// What the first person has achieved. At a real table of landmarks nothing is told.
fn feats(table: &Tapestry, won: bool) -> Vec<&'static str> {
    let Some(player) = people(table).next().map(|seat| table.player_at(seat)) else { return Vec::new() };
    let ends = player.tokens.iter().filter(|token| token.space == END_OF_TRACK).count();
    let hardest = table.options().bots.level == 6 && won;
    kept(Tapestry::FEATS, [ends >= 2, player.landmarks.count_ones() >= 5, hardest])
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
            shared: alone && game.winners().is_shared_by(first),
            picture: Some(Letters::Board(letters(game))),
        }
    }

    fn figures() -> Option<&'static Figures> {
        Some(&FIGURES)
    }

    const FEATS: &'static [&'static str] = &["two-ends", "skyline", "hardest"];

    fn feats(game: &Tapestry) -> Vec<&'static str> {
        let first = people(game).next();
        let against = seats(game).any(|seat| game.bot_at(seat).is_some());
        feats(
            game,
            against && people(game).count() == 1 && first.is_some_and(|seat| game.winners().contains(seat)),
        )
    }

    fn step(number: usize, before: &Self, entry: &Entry<Self>, after: &Self) -> Self::Step {
        Step::of(number, before, entry, after, Moved::of(before, entry, after))
    }

    fn end(session: &Session<Self>) -> Self::End {
        End::of(session, Came::of(session.game()))
    }
}
