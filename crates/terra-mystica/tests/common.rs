//! What the chapters share.

use kernel::{Dice, Game, Hex, Legal, Notation, Purpose, Seat, Seed};
use terra_mystica::options::{FactionChoice, FinalChoice, Offers, StartVp, TurnOrder};
use terra_mystica::{Action, Event, Illegal, Kit, MapId, Purse, TerraMystica, TerraOptions};

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

/// Settings of all kinds, one after the other: every board, two to five seats, both ways to answer offers and so on.
pub fn any_options(index: u64) -> TerraOptions {
    let mut dice = Seed(7).child(index).dice(Purpose::new("any options"), 0);
    let maps = Kit::printed().maps.len() as u64;
    let seats = 2 + (index / maps % 4) as u8;
    let mut factions = [FactionChoice::Open; 5];
    let drawn = dice.below(3);
    for choice in &mut factions[..usize::from(seats)] {
        if drawn == 0 || (drawn == 1 && dice.below(2) == 0) {
            *choice = FactionChoice::Random;
        }
    }
    let mut coin = |one_in| dice.below(one_in) == 0;
    TerraOptions {
        map: MapId((index % maps) as u8),
        seats,
        factions,
        turn_order: if coin(3) { TurnOrder::Standard } else { TurnOrder::Variable },
        final_tile: if coin(2) { FinalChoice::Random } else { FinalChoice::None },
        promo_towns: !coin(4),
        promo_shipping: !coin(4),
        promo_temple: !coin(4),
        fire_and_ice: !coin(6),
        start_vp: if coin(4) { StartVp::Balanced } else { StartVp::Twenty },
        cultists_power: !coin(4),
        offers: if coin(2) { Offers::Open } else { Offers::Settle },
        ..TerraOptions::default()
    }
}
