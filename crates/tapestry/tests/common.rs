//! What the chapters share.

use kernel::{Dice, Game, Legal, Notation, Seat, Seed};
use tapestry::components::EffectId;
use tapestry::scenario::Scenario;
use tapestry::{Action, Building, Event, Goods, Illegal, Kit, Tapestry, TapestryOptions, Track};

/// A new game of the printed box.
#[track_caller]
pub fn start(options: &TapestryOptions, seed: u64) -> Tapestry {
    Tapestry::start(Kit::printed(), options, Seed(seed)).unwrap()
}

/// Plays at random to the end; `each` sees every position.
pub fn random_walk(mut game: Tapestry, dice: &mut Dice, mut each: impl FnMut(&Tapestry)) -> Tapestry {
    each(&game);
    while let Some(action) = game.legal().pick(dice) {
        game.play(action, &mut ()).unwrap_or_else(|error| panic!("{action:?}: {error}"));
        each(&game);
    }
    game
}

/// Plays actions by their text, with semicolons between them; what happened.
#[track_caller]
pub fn play(game: &mut Tapestry, text: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for one in text.split(';').map(str::trim).filter(|one| !one.is_empty()) {
        events.extend(Scenario::play(game, one));
    }
    events
}

/// Plays the first of what is offered that begins with this.
#[track_caller]
pub fn any(game: &mut Tapestry, start: &str) -> String {
    let texts = texts(game);
    let text = texts.iter().find(|text| text.starts_with(start));
    let text = text.unwrap_or_else(|| panic!("no `{start}` among {texts:?}")).clone();
    Scenario::play(game, &text);
    text
}

/// All legal actions as text, without who acts.
pub fn texts(game: &Tapestry) -> Vec<String> {
    let text = |action: Action| game.write(action).split_once(": ").unwrap().1.to_owned();
    game.legal().iter().map(text).collect()
}

/// Answers everything with the first offer until somebody has to take a turn.
pub fn settle(game: &mut Tapestry) {
    for _ in 0..200 {
        if game.decision().is_none_or(|decision| decision.kind == tapestry::Waiting::Turn) {
            return;
        }
        let action = game.legal().get(0).unwrap();
        game.play(action, &mut ()).unwrap();
    }
    panic!("nothing settles");
}

/// Tries an action by its text that must be refused, and leave the position as it was.
#[track_caller]
pub fn refused(game: &Tapestry, text: &str) -> Illegal {
    let action = game.read(text).unwrap();
    let mut after = game.clone();
    let error = after.play(action, &mut Vec::new()).expect_err(text);
    assert_eq!(&after, game, "`{text}` was refused and left a trace");
    error
}

/// Whether it is somebody's turn and nothing else is open.
pub fn is_quiet(game: &Tapestry) -> bool {
    game.decision().is_some_and(|decision| decision.kind == tapestry::Waiting::Turn)
}

pub fn vp(game: &Tapestry, seat: u8) -> i32 {
    game.score(Seat(seat))
}

pub fn goods(game: &Tapestry, seat: u8) -> [u8; 4] {
    let Goods(goods) = game.player_at(Seat(seat)).goods;
    goods
}

pub fn at(game: &Tapestry, seat: u8, track: Track) -> u8 {
    game.position_of(Seat(seat), track)
}

/// How many buildings of a kind have left the mat.
pub fn built(game: &Tapestry, seat: u8, building: Building) -> u32 {
    5 - game.player_at(Seat(seat)).covered[building.index()].count_ones()
}

pub fn hand(game: &Tapestry, seat: u8) -> u32 {
    game.player_at(Seat(seat)).hand.count_ones()
}

pub fn tiles(game: &Tapestry, seat: u8) -> u32 {
    game.player_at(Seat(seat)).tiles.count_ones()
}

pub fn techs(game: &Tapestry, seat: u8) -> [u32; 3] {
    game.player_at(Seat(seat)).techs.map(u64::count_ones)
}

/// The benefit of a space.
pub fn space(track: Track, number: usize) -> EffectId {
    Kit::printed().tracks[track.index()].spaces[number - 1].benefit
}

/// The hexes on offer as coordinates.
pub fn hexes(game: &Tapestry) -> Vec<(i8, i8)> {
    let grid = &game.map().grid;
    game.legal().hexes().iter().map(|hex| (grid.at(hex).q, grid.at(hex).r)).collect()
}

/// Whether a seat controls a hex.
pub fn controls(game: &Tapestry, seat: u8, (q, r): (i8, i8)) -> bool {
    let hex = game.map().grid.find(kernel::Axial::new(q, r)).unwrap();
    game.controlled(Seat(seat)).contains(hex)
}
