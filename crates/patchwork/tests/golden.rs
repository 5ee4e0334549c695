//! Golden playthroughs: [`testkit::golden`] says what they are, and how to write them anew.

use kernel::{Game, Legal};
use patchwork::{DeckName, Edition, LeatherReading, Level, Opponent, Patchwork, PatchworkOptions};
use testkit::Golden;

fn golden() -> Golden<Patchwork> {
    Golden {
        folder: concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden").into(),
        games: games(),
        pick: |game, dice| game.legal().pick(dice),
    }
}

/// A cover of all options: each value of each, and the pairs that touch each other.
fn games() -> Vec<(&'static str, PatchworkOptions)> {
    let automa = PatchworkOptions::default();
    let person = PatchworkOptions { opponent: Opponent::Person, ..automa };
    let (tactical, original) = (DeckName::Tactical, Edition::Original);
    let left = LeatherReading::Left;
    vec![
        ("people", person),
        ("people-original", PatchworkOptions { edition: original, ..person }),
        ("people-second-starts", PatchworkOptions { second_starts: true, ..person }),
        ("normal-1", PatchworkOptions { level: Level::I, ..automa }),
        ("normal-2-original", PatchworkOptions { level: Level::II, edition: original, ..automa }),
        ("normal-3", automa),
        ("normal-4-left", PatchworkOptions { level: Level::IV, leather: left, ..automa }),
        ("normal-5", PatchworkOptions { level: Level::V, ..automa }),
        (
            "tactical-1-left-original",
            PatchworkOptions { deck: tactical, level: Level::I, leather: left, edition: original, ..automa },
        ),
        ("tactical-2", PatchworkOptions { deck: tactical, level: Level::II, ..automa }),
        ("tactical-3-original", PatchworkOptions { deck: tactical, edition: original, ..automa }),
        ("tactical-4", PatchworkOptions { deck: tactical, level: Level::IV, ..automa }),
        ("tactical-5-left", PatchworkOptions { deck: tactical, level: Level::V, leather: left, ..automa }),
    ]
}

#[test]
fn golden_playthroughs_are_unchanged() {
    golden().are_unchanged();
}

#[test]
fn a_golden_file_can_be_replayed_from_its_text() {
    golden().can_be_replayed(|_| ());
}

#[test]
fn every_golden_file_belongs_to_a_game() {
    golden().are_all_compared();
}
