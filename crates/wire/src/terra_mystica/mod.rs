//! Terra Mystica.
//!
//! - `position`, `seat`: the table; `state`: the game on screen; `letters`: a map as text
//! - `trail`: the choices of the Automas; `deed`: what they do; `answer`: a turn at a described table; `replay`: a game
//!   line by line; `ledger`: a record of an online game, compared
//! - `components`, `things`: the box
//! - [`companion`]: the game at the real table

mod answer;
pub mod companion;
mod components;
mod deed;
mod ledger;
mod letters;
mod position;
mod replay;
mod seat;
mod state;
mod terms;
mod things;
mod trail;

use std::sync::LazyLock;

use kernel::{Entry, Game, Session};
use terra_mystica::{Cult, TerraMystica};

use crate::record::{Recorded, Unreadable};
pub use answer::{Answer, Offered, Wanted, WantedCards};
pub use components::{
    AutomaCard, BonusCard, BonusFacts, Components, DecisionFacts, Faction, FactionFacts, Favour, FavourFacts,
    Goods, Scoring, ScoringFacts, Town, TownFacts,
};
pub use deed::Deed;
pub use ledger::{Ledger, of as recorded_of};
pub use letters::letters;
pub use position::{Bonus, Bridge, Hex, Map, Offer, Position, PowerAction, Priests, Supply};
pub use replay::{Automa as ReplayedAutoma, Came, Drawn, Moved, Pair};
pub use seat::{Automa, Purse, Seat, TownCount};
pub use state::{Kind, State};
pub use terms::{PowerOffered, Prices, Terms};
pub use things::{Facts, Item, Thing, ThingKind, all as things};
pub use trail::{About, choices};

use crate::ended::kept;
use crate::figures::Figures;
use crate::replay::{End, Step};
use crate::summary::{Letters, Progress, Side, Sits, Summary, Waits};
use crate::{Named, Wire};

/// Numbers by cult.
fn by_cult(values: [u8; 4]) -> Named<u8> {
    Cult::ALL.into_iter().map(|cult| (cult.name(), values[cult.index()])).collect()
}

/// A place for a bridge, as notation writes it: `E4:G1`.
fn bridge(ends: [&str; 2]) -> String {
    ends.join(":")
}

/// A table in a list: on screen, or at the real table, where people's points are told at the end.
fn summary(table: &TerraMystica, people: &[i32], other: i32, over: bool, waiting: Waits) -> Summary {
    let you = people.first().copied().unwrap_or_default();
    // Between several people nobody is "you".
    let alone = people.len() == 1 && over;
    Summary {
        progress: Some(Progress::Round(table.round())),
        you,
        other,
        seats: Sits::all(table, |seat| table.player(seat).faction.map(|faction| faction.key().to_owned())),
        difficulty: table
            .seat_list()
            .any(|seat| table.is_automa(seat))
            .then(|| table.options().difficulty.name().to_owned()),
        waiting,
        winner: alone.then(|| Side::won(you >= other)),
        shared: alone && you == other,
        picture: Some(Letters::Board(letters(table))),
    }
}

/// A table on screen in a list.
fn of_screen(game: &TerraMystica) -> Summary {
    let people = game.seat_list().filter(|seat| !game.is_automa(*seat));
    let people: Vec<i32> = people.map(|seat| game.score(seat)).collect();
    let other = game.seat_list().skip(1).map(|seat| game.score(seat)).max().unwrap_or(0);
    summary(game, &people, other, !game.winners().is_empty(), Waits::of(game))
}

/// What `greedy` makes of each difficulty.
static FIGURES: LazyLock<Figures> = LazyLock::new(|| Figures::read(include_str!("figures.json")));

/// What the first person has achieved. At a real table nobody tells of towns.
fn feats(table: &TerraMystica, summary: &Summary) -> Vec<&'static str> {
    let person = table.seat_list().find(|seat| !table.is_automa(*seat));
    let towns = person.map_or(0, |seat| table.player(seat).towns.iter().map(|count| u32::from(*count)).sum());
    let nightmare = summary.difficulty.as_deref() == Some("nightmare") && summary.winner == Some(Side::You);
    kept(TerraMystica::FEATS, [towns >= 4, summary.you >= 150, nightmare])
}

impl Wire for TerraMystica {
    type State = State;
    type Step = Step<Moved>;
    type End = End<Came>;

    fn state(session: &Session<Self>) -> State {
        State::of(session)
    }

    fn summary(session: &Session<Self>) -> Summary {
        of_screen(session.game())
    }

    fn figures() -> Option<&'static Figures> {
        Some(&FIGURES)
    }

    const FEATS: &'static [&'static str] = &["four-towns", "one-fifty", "nightmare"];

    fn feats(game: &TerraMystica) -> Vec<&'static str> {
        feats(game, &of_screen(game))
    }

    fn step(number: usize, before: &Self, entry: &Entry<Self>, after: &Self) -> Self::Step {
        Step::of(number, before, entry, after, Moved::of(before, entry, after))
    }

    fn end(session: &Session<Self>) -> Self::End {
        End::of(session, Came::of(session.game()))
    }

    const RECORDS: bool = true;

    fn recorded(text: &str) -> Option<Result<Recorded<Self>, Unreadable>> {
        ledger::recorded(text)
    }
}
