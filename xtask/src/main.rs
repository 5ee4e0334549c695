//! `cargo xtask test`: everything that is checked, in one command.
//!
//! Installs what the tests need, then: format, lints, unit, property, golden, browser and doc tests,
//! documentation, the release program with its asserted benchmark, the game that `docs/adding.md` adds, and the Python package. A missing tool is an error with a remedy.

mod added_game;
mod fuzz;
mod python;
mod setup;
mod site;

use std::process::{Command, ExitCode};
use std::time::Instant;

use anyhow::{Context, bail};

/// A step: its name, what to do if its tool is missing, and the arguments for cargo.
struct Step<'a> {
    name: &'a str,
    remedy: &'a str,
    args: &'a [&'a str],
    env: &'a [(&'a str, &'a str)],
}

const CARGO: &str = "install Rust from https://rustup.rs";

const STEPS: &[Step<'_>] = &[
    Step {
        name: "format",
        remedy: "rustup component add rustfmt; then `cargo fmt --all` mends the format",
        args: &["fmt", "--all", "--check"],
        env: &[],
    },
    Step {
        name: "lints",
        remedy: "rustup component add clippy",
        args: &["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"],
        env: &[],
    },
    Step {
        name: "tests",
        remedy: CARGO,
        // The Python package has its own step: a program of it would need Python's library to link with.
        args: &["test", "--workspace", "--exclude", "automa-python", "--locked"],
        env: &[],
    },
    Step {
        name: "documentation",
        remedy: CARGO,
        args: &["doc", "--workspace", "--no-deps", "--locked"],
        env: &[("RUSTDOCFLAGS", "-D warnings")],
    },
    Step {
        name: "benchmark of Patchwork (its answers are asserted)",
        remedy: CARGO,
        args: &["run", "--release", "--locked", "--package", "automa", "--", "bench", "patchwork", "--json"],
        env: &[],
    },
    Step {
        name: "benchmark of Terra Mystica (its answers are asserted)",
        remedy: CARGO,
        args: &[
            "run",
            "--release",
            "--locked",
            "--package",
            "automa",
            "--",
            "bench",
            "terra-mystica",
            "--json",
        ],
        env: &[],
    },
    Step {
        name: "benchmark of Tapestry (its answers are asserted)",
        remedy: CARGO,
        args: &["run", "--release", "--locked", "--package", "automa", "--", "bench", "tapestry", "--json"],
        env: &[],
    },
];

fn main() -> ExitCode {
    let task = std::env::args().nth(1).unwrap_or_default();
    let result = match task.as_str() {
        "test" => setup::run()
            .and_then(|()| site::run(&[]))
            .and_then(|()| STEPS.iter().try_for_each(run))
            .and_then(|()| added_game::test())
            .and_then(|()| python::test()),
        "added-game" => setup::run().and_then(|()| added_game::test()),
        "python" => setup::run().and_then(|()| python::test()),
        "wheel" => python::wheel(),
        "site" => site::run(&std::env::args().skip(2).collect::<Vec<_>>()),
        "setup" => setup::run(),
        "fuzz" => fuzz::run(),
        _ => Err(anyhow::anyhow!(
            "name a task:\n  cargo xtask test        everything that is checked\n  cargo xtask setup       only install what the tests need\n  cargo xtask python      only the Python package and its tests\n  cargo xtask added-game  only the game that docs/adding.md adds\n  cargo xtask wheel       the Python package for people\n  cargo xtask site        the app without a server, for any static host (--out DIR)\n  cargo xtask fuzz        a million random games of all kinds"
        )),
    };
    match result {
        Ok(()) => {
            println!("\nAll is well.");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("\nxtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(step: &Step<'_>) -> anyhow::Result<()> {
    println!("\n== {}", step.name);
    let start = Instant::now();
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut command = Command::new(cargo);
    command.args(step.args).envs(step.env.iter().copied());
    let status = command.status().with_context(|| format!("cannot run cargo; {}", step.remedy))?;
    // Cargo says 101 both for a failed build and for a component that is not installed.
    if !status.success() {
        bail!("the step `{}` failed ({status}); see above. If a tool is missing: {}", step.name, step.remedy);
    }
    println!("== {} done in {:.1} s", step.name, start.elapsed().as_secs_f64());
    Ok(())
}
