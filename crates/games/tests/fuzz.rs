//! Random games of every kind of table, on screen and beside it: with each value of each option, and with mixtures of them.
//!
//! A few games by default; `AUTOMA_GAMES=20000` for so many mixtures of each kind, as `cargo xtask fuzz` asks for.

use games::{Kind, with_kind};
use kernel::{Dice, Legal as _, Notation, Options as _, Purpose, Seed};

const MIXTURES: Purpose = Purpose::new("mixtures of options");
const PLAYERS: Purpose = Purpose::new("players of mixtures");

/// A table of people beside a real one may be told things without end; so many are enough.
const MOST_DECISIONS: u32 = 3_000;

fn games() -> u64 {
    std::env::var("AUTOMA_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(100)
}

/// Plays a random game with these options, if they go together; whether they did.
fn play<G: Notation>(options: &G::Options, seed: Seed) -> bool {
    let kit = G::components(&[]).unwrap_or_else(|error| panic!("{}: {error}", G::NAME));
    let Ok(mut game) = G::start(kit, options, seed) else { return false };
    let mut dice = seed.dice(PLAYERS, 0);
    for _ in 0..MOST_DECISIONS {
        let Some(action) = game.legal().pick(&mut dice) else {
            assert!(
                game.decision().is_none(),
                "{}, {options:?}, seed {seed}: it waits for what cannot be",
                G::NAME
            );
            return true;
        };
        let text = game.write(action);
        assert_eq!(game.read(&text).as_ref(), Ok(&action), "{}: `{text}`", G::NAME);
        let played = game.play(action, &mut ());
        assert!(played.is_ok(), "{}, {options:?}, seed {seed}: `{text}` was offered: {played:?}", G::NAME);
    }
    true
}

/// Any value for each option that has a list of them, where it goes with those before it.
fn mixture<G: Notation>(dice: &mut Dice) -> G::Options {
    let mut options = G::Options::default();
    for field in G::Options::FIELDS {
        let Some((value, _)) = dice.pick(field.values) else { continue };
        let mut mixed = options.clone();
        mixed.set(field.key, value).unwrap_or_else(|error| panic!("{}: {error}", G::NAME));
        if mixed.check().is_ok() {
            options = mixed;
        }
    }
    options
}

fn fuzz<G: Notation>() {
    for field in G::Options::FIELDS {
        for (value, _) in field.values {
            let mut options = G::Options::default();
            options.set(field.key, value).unwrap_or_else(|error| panic!("{}: {error}", G::NAME));
            play::<G>(&options, Seed(1));
        }
    }
    assert!(play::<G>(&G::Options::default(), Seed(1)), "{}: the usual game cannot be played", G::NAME);
    let played = (0..games()).filter(|index| {
        let seed = Seed(2026).child(*index);
        play::<G>(&mixture::<G>(&mut seed.dice(MIXTURES, 0)), seed)
    });
    let played = played.count() as u64;
    println!("{}: {played} of {} mixtures", G::NAME, games());
    assert!(played * 2 >= games(), "{}: only {played} of {} mixtures could be played", G::NAME, games());
}

#[test]
fn every_kind_of_table_with_every_value_of_its_options() {
    for &kind in Kind::ALL {
        with_kind!(kind, G => fuzz::<G>());
    }
}
