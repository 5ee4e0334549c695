//! What the chapters share.

use kernel::{Dice, Game, Legal, Notation, Seat, Seed};
use patchwork::{
    Action, DeckName, Edition, Event, Illegal, Kit, LeatherReading, Level, Opponent, PatchId, Patchwork,
    PatchworkOptions, Square, Squares,
};

/// Two people.
pub fn people() -> PatchworkOptions {
    PatchworkOptions { opponent: Opponent::Person, ..PatchworkOptions::default() }
}

/// Every set of options that makes a difference in play.
pub fn all_options() -> Vec<PatchworkOptions> {
    let mut all = Vec::new();
    for edition in [Edition::Revised, Edition::Original] {
        for second_starts in [false, true] {
            all.push(PatchworkOptions { edition, second_starts, ..people() });
        }
        for deck in DeckName::ALL {
            for leather in [LeatherReading::Taken, LeatherReading::Left] {
                for level in Level::ALL {
                    all.push(PatchworkOptions {
                        edition,
                        deck,
                        leather,
                        level,
                        ..PatchworkOptions::default()
                    });
                }
            }
        }
    }
    all
}

/// A new game of the printed box.
pub fn start(options: PatchworkOptions, seed: u64) -> Patchwork {
    Patchwork::start(Kit::printed(), &options, Seed(seed)).unwrap()
}

/// Plays an action by its text; what happened.
#[track_caller]
pub fn play(game: &mut Patchwork, text: &str) -> Vec<Event> {
    let action = game.read(text).unwrap();
    let mut events = Vec::new();
    game.play(action, &mut events).unwrap_or_else(|error| panic!("`{text}`: {error}"));
    events
}

/// Plays an action by its text that must be refused, and leave the position as it was.
#[track_caller]
pub fn refused(game: &Patchwork, text: &str) -> Illegal {
    let action = game.read(text).unwrap();
    let mut after = game.clone();
    let error = after.play(action, &mut ()).expect_err(text);
    assert_eq!(&after, game);
    assert!(!offered(game).contains(&action), "`{text}` is offered and refused");
    error
}

/// All legal actions.
pub fn offered(game: &Patchwork) -> Vec<Action> {
    game.legal().iter().collect()
}

/// The patches that can be taken now.
pub fn takeable(game: &Patchwork) -> Vec<u8> {
    let mut patches: Vec<u8> = offered(game)
        .into_iter()
        .filter_map(|action| if let Action::Take { patch, .. } = action { Some(patch.0) } else { None })
        .collect();
    patches.dedup();
    patches
}

/// The next patches by number.
pub fn next(game: &Patchwork) -> Vec<u8> {
    game.next_patches().iter().map(|patch| patch.0).collect()
}

/// The ring clockwise from the pawn, by number.
pub fn ring(game: &Patchwork) -> Vec<u8> {
    game.ring().map(|patch| patch.0).collect()
}

/// Takes a patch in the first way that there is; what happened.
#[track_caller]
pub fn take(game: &mut Patchwork, patch: u8) -> Vec<Event> {
    let wanted = |action: &Action| matches!(action, Action::Take { patch: PatchId(id), .. } if *id == patch);
    let action =
        offered(game).into_iter().find(wanted).unwrap_or_else(|| panic!("patch {patch} is not offered"));
    let mut events = Vec::new();
    game.play(action, &mut events).unwrap();
    events
}

/// Plays at random until `stop`, or to the end.
pub fn random_walk(mut game: Patchwork, dice: &mut Dice, mut each: impl FnMut(&Patchwork)) -> Patchwork {
    each(&game);
    while let Some(action) = game.legal().pick(dice) {
        game.play(action, &mut ()).unwrap();
        each(&game);
    }
    game
}

/// A square by its text.
pub fn square(text: &str) -> Square {
    text.parse().unwrap()
}

/// A board with all squares covered but these.
pub fn all_but(squares: &[&str]) -> Squares {
    !squares.iter().map(|text| square(text)).collect::<Squares>()
}

/// The buttons of the income events of a seat.
pub fn incomes(events: &[Event], who: Seat) -> Vec<(u8, u8)> {
    let income = |event: &Event| match event {
        Event::Income { seat, mark, buttons } if *seat == who => Some((*mark, *buttons)),
        _ => None,
    };
    events.iter().filter_map(income).collect()
}
