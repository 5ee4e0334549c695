//! What the chapters share.

use kernel::{Dice, Game, Legal, Seed};
use tapestry::{Kit, Tapestry, TapestryOptions};

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
