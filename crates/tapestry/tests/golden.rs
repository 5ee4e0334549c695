//! Golden playthroughs: [`testkit::golden`] says what they are, and how to write them anew.

use kernel::{Dice, Game, Legal};
use tapestry::{Action, Tapestry, TapestryOptions, Version};
use testkit::Golden;

fn golden() -> Golden<Tapestry> {
    Golden { folder: concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden").into(), games: games(), pick }
}

fn pick(game: &Tapestry, dice: &mut Dice) -> Option<Action> {
    game.legal().pick(dice)
}

fn mix(seats: u8, pp: bool, aa: bool, ff: bool) -> TapestryOptions {
    TapestryOptions { seats, expansions: [pp, aa, ff], allow_guesses: true, ..TapestryOptions::default() }
}

/// The base game for two to five, each wording, each expansion, each pair of them, all of them; the variants; the bots.
fn games() -> Vec<(&'static str, TapestryOptions)> {
    let base = TapestryOptions::default();
    let variants = TapestryOptions {
        two_tapestries: true,
        two_civilizations: true,
        neoprene: true,
        removals: true,
        start_by_seat: true,
        either_die: true,
        ..mix(4, false, true, false)
    };
    vec![
        ("base-2", base),
        ("base-3", TapestryOptions { seats: 3, ..base }),
        ("base-4", TapestryOptions { seats: 4, ..base }),
        ("base-5", TapestryOptions { seats: 5, ..base }),
        ("printed-3", TapestryOptions { seats: 3, version: Version::Printed, ..base }),
        ("adjusted-2", TapestryOptions { version: Version::Adjusted, ..base }),
        ("pp-2", mix(2, true, false, false)),
        ("aa-3", mix(3, false, true, false)),
        ("ff-2", mix(2, false, false, true)),
        ("pp-aa-3", mix(3, true, true, false)),
        ("pp-ff-4", mix(4, true, false, true)),
        ("aa-ff-2", mix(2, false, true, true)),
        ("all-5", mix(5, true, true, true)),
        ("sure-3", TapestryOptions { allow_guesses: false, ..mix(3, true, true, true) }),
        ("variants-4", variants),
        ("automa-1", crate::automa::solo(1)),
        ("automa-3", crate::automa::solo(3)),
        ("automa-6", crate::automa::solo(6)),
        ("shadow", crate::automa::variant()),
    ]
}

#[test]
fn golden_playthroughs_are_unchanged() {
    golden().are_unchanged();
}

#[test]
fn a_golden_file_can_be_replayed_from_its_text() {
    golden().can_be_replayed(|game| assert!(!game.winners().is_empty()));
}

#[test]
fn every_golden_file_belongs_to_a_game() {
    golden().are_all_compared();
}
