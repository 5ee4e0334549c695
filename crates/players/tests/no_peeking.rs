//! No player and no hint knows what a person at the table does not know: positions that differ only in what is hidden
//! give the same decision, and the same advice word for word.
#![allow(clippy::unwrap_used, reason = "a helper of a test may fail like the test itself")]

use kernel::{Dice, Game, Legal, Notation, Options, Role, Seed};
use patchwork::{DeckName, Kit, Level, Patchwork, PatchworkOptions};
use players::{Judge, Limits, Mcts, Player, PlayerName};
use tapestry::Tapestry;
use terra_mystica::TerraMystica;

/// Two worlds that a seat cannot tell apart, at some positions of a random game.
fn worlds<G: Judge>(mut game: G, seed: u64, every: usize, mut each: impl FnMut(&G, &G)) {
    let mut dice = Dice::new(seed);
    let mut count = 0;
    while let Some(seat) = game.to_move() {
        if game.role(seat) == Role::Person && game.legal().count() > 1 {
            if count % every == 0 {
                let [one, other] = [1, 2].map(|start| game.imagine(seat, &mut Dice::new(seed ^ start)));
                each(&one, &other);
            }
            count += 1;
        }
        let action = game.sample(&mut dice).unwrap();
        game.play(action, &mut ()).unwrap();
    }
}

fn players(iterations: u32) -> Vec<PlayerName> {
    let mut players: Vec<PlayerName> = PlayerName::all().map(|(player, _)| player).to_vec();
    players.retain(|player| !matches!(player, PlayerName::Mcts(_)));
    let searches =
        [format!("mcts:iterations={iterations}"), format!("mcts:iterations={},trees=3", iterations + 1)];
    players.extend(searches.map(|name| name.parse::<PlayerName>().unwrap()));
    players
}

fn nobody_peeks<G: Judge + Notation>(game: G, seed: u64, every: usize, iterations: u32) {
    let mut differed = false;
    worlds(game, seed, every, |one, other| {
        differed |= one.digest() != other.digest();
        for mut player in players(iterations) {
            let decide = |game: &G, player: &mut PlayerName| {
                player.decide(game, &mut Dice::new(seed), &Limits::none())
            };
            let (a, b) = (decide(one, &mut player), decide(other, &mut player));
            assert_eq!(a, b, "{player} sees what is hidden");
        }
        let advice = |game: &G| {
            format!("{:?}", players::hint(game, Mcts::iterations_of(iterations), 3, &Limits::none()))
        };
        assert_eq!(advice(one), advice(other), "a hint tells what is hidden");
    });
    assert!(differed, "nothing was hidden: this proves nothing");
}

#[test]
fn nobody_peeks_at_patchworks_cards() {
    for (seed, deck) in (1..).zip([DeckName::Normal, DeckName::Tactical, DeckName::Normal]) {
        let options = PatchworkOptions { level: Level::V, deck, ..PatchworkOptions::default() };
        nobody_peeks(Patchwork::start(Kit::printed(), &options, Seed(seed)).unwrap(), seed, 3, 60);
    }
}

#[test]
fn nobody_peeks_at_terra_mysticas_cards() {
    let mut options = <TerraMystica as Game>::Options::default();
    options.set("seats", "2").unwrap();
    options.set("automas", "1").unwrap();
    let kit = TerraMystica::components(&[]).unwrap();
    nobody_peeks(TerraMystica::start(kit, &options, Seed(3)).unwrap(), 3, 9, 20);
}

#[test]
fn nobody_peeks_at_tapestrys_cards() {
    let kit = Tapestry::components(&[]).unwrap();
    for (seed, [mode, seats]) in (1..).zip([["automa", "3"], ["people", "2"]]) {
        let mut options = <Tapestry as Game>::Options::default();
        options.set("mode", mode).unwrap();
        options.set("seats", seats).unwrap();
        // Whole games are played out for each try, so there are few.
        nobody_peeks(Tapestry::start(kit, &options, Seed(seed)).unwrap(), seed, 13, 6);
    }
}
