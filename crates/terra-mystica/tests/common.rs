//! What the chapters share.

use kernel::{Dice, Game, Hex, Legal, Notation, Seat, Seed};
use terra_mystica::{Action, Event, Illegal, Kit, Purse, TerraMystica, TerraOptions};

/// A new game of the printed box.
#[track_caller]
pub fn start(options: &TerraOptions, seed: u64) -> TerraMystica {
    TerraMystica::start(Kit::printed(), options, Seed(seed)).unwrap()
}

/// Plays an action by its text; what happened.
#[track_caller]
pub fn play(game: &mut TerraMystica, text: &str) -> Vec<Event> {
    let action = game.read(text).unwrap();
    let mut events = Vec::new();
    game.play(action, &mut events).unwrap_or_else(|error| panic!("`{text}`: {error}"));
    events
}

/// Plays several actions, with full stops between them; what happened.
#[track_caller]
pub fn play_all(game: &mut TerraMystica, text: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for one in text.split('.').map(str::trim).filter(|one| !one.is_empty()) {
        events.extend(play(game, one));
    }
    events
}

/// Tries an action by its text that must be refused, and leave the position as it was.
#[track_caller]
pub fn refused(game: &TerraMystica, text: &str) -> Illegal {
    let action = game.read(text).unwrap();
    let mut after = game.clone();
    let mut events = Vec::new();
    let error = after.play(action, &mut events).expect_err(text);
    assert_eq!(&after, game, "`{text}` was refused and left a trace");
    assert!(events.is_empty(), "`{text}` was refused and yet something happened");
    assert!(!offered(game).contains(&action), "`{text}` is offered and refused");
    error
}

/// All legal actions.
pub fn offered(game: &TerraMystica) -> Vec<Action> {
    game.legal().iter().collect()
}

/// All legal actions as text.
pub fn texts(game: &TerraMystica) -> Vec<String> {
    offered(game).into_iter().map(|action| game.write(action)).collect()
}

/// What a seat has.
pub fn purse(game: &TerraMystica, seat: u8) -> Purse {
    game.player(Seat(seat)).purse
}

/// A hex by its name.
#[track_caller]
pub fn hex(game: &TerraMystica, name: &str) -> Hex {
    game.map().find(name).unwrap_or_else(|| panic!("there is no hex {name}"))
}

/// Plays at random to the end; `each` sees every position.
pub fn random_walk(
    mut game: TerraMystica,
    dice: &mut Dice,
    mut each: impl FnMut(&TerraMystica),
) -> TerraMystica {
    each(&game);
    while let Some(action) = game.legal().pick(dice) {
        game.play(action, &mut ()).unwrap_or_else(|error| panic!("{action:?}: {error}"));
        each(&game);
    }
    game
}
