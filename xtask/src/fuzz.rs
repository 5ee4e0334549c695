//! `cargo xtask fuzz`: random games of all kinds, with every internal check switched on.

use crate::{CARGO, Step, run as step};

/// Random games with every internal check switched on (the development profile has them): not part of `test`, run before a
/// release. Companions have no players to simulate them; they are in the first part only. For each series the game, how many games, and its settings.
const FUZZ: &[(&str, &str, &[&str])] = &[
    ("patchwork", "250000", &["--opponent", "person"]),
    ("patchwork", "250000", &["--deck", "normal", "--level", "5"]),
    ("patchwork", "250000", &["--deck", "tactical", "--edition", "original", "--level", "1"]),
    ("patchwork", "250000", &["--leather", "left", "--deck", "tactical"]),
    ("terra-mystica", "20000", &["--seats", "2", "--automas", "1"]),
    ("terra-mystica", "20000", &["--seats", "3", "--automas", "0", "--map", "fire_ice_new"]),
    ("terra-mystica", "10000", &["--seats", "5", "--automas", "2", "--difficulty", "nightmare"]),
    ("tapestry", "20000", &["--mode", "automa", "--level", "6"]),
    ("tapestry", "10000", &["--mode", "people", "--seats", "5", "--expansions", "pp,aa,ff"]),
    ("tapestry", "10000", &["--mode", "shadow", "--expansions", "aa"]),
];

/// Plays them all: every kind of table with every value of its options, then the long series.
pub fn run() -> anyhow::Result<()> {
    step(&Step {
        name: "every kind of table, with every value of its options and mixtures of them",
        remedy: CARGO,
        args: &["test", "--package", "automa-games", "--locked", "--test", "fuzz"],
        env: &[("AUTOMA_GAMES", "20000")],
    })?;
    for (game, games, options) in FUZZ {
        let common = ["run", "--package", "automa", "--locked", "--", "simulate", game, "--games", games];
        let args = [&common[..], options, &["--seed", "2026", "--json"]].concat();
        let name = format!("{games} games of {game} {}", options.join(" "));
        step(&Step { name: &name, remedy: CARGO, args: &args, env: &[] })?;
    }
    Ok(())
}
