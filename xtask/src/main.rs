//! `cargo xtask test`: everything that is checked, in one command.
//!
//! Installs what the tests need, then: format, lints, unit, property, golden, browser and doc tests,
//! documentation, the release program with its asserted benchmark, the game that `docs/adding.md` adds, and the Python package. A missing tool is an error with a remedy.

mod added_game;
mod deb;
mod deps;
mod explore;
mod figures;
mod fuzz;
mod mutants;
mod notes;
mod python;
mod sdist;
mod setup;
mod site;
mod soak;
#[cfg(test)]
mod workflows;

use std::process::{Command, ExitCode};
use std::time::Instant;

use anyhow::{Context, bail, ensure};

/// A step: its name, what to do if its tool is missing, and the arguments for cargo.
#[derive(Clone, Copy)]
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
        // To the end, whatever fails on the way: who mends wants to see all of it.
        args: &["test", "--workspace", "--exclude", "automa-python", "--locked", "--no-fail-fast"],
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

/// Something that can be asked for: `cargo xtask NAME`.
struct Task {
    name: &'static str,
    what: &'static str,
    run: fn(&[String]) -> anyhow::Result<()>,
}

const TASKS: &[Task] = &[
    Task { name: "test", what: "everything that is checked", run: |_| test() },
    Task { name: "setup", what: "only install what the tests need", run: |_| setup::run() },
    Task {
        name: "python",
        what: "only the Python package and its tests",
        run: |_| setup::run().and_then(|()| python::test()),
    },
    Task {
        name: "added-game",
        what: "only the game that docs/adding.md adds",
        run: |_| setup::run().and_then(|()| added_game::test()),
    },
    Task {
        name: "deps",
        what: "only what the program is built from: licences, sources, versions",
        run: |_| deps::run(),
    },
    Task {
        name: "soak",
        what: "a server under load that is killed again and again (--minutes N, --tables N, --kill SECONDS, --program FILE)",
        run: soak::run,
    },
    Task {
        name: "explore",
        what: "coverage-guided fuzzing of saves, packs, positions, records, experiments and requests (--seconds N, --only NAME)",
        run: explore::run,
    },
    Task {
        name: "figures",
        what: "the points of a player program on each level, played anew ([GAME])",
        run: |args| figures::make(args.first().map(String::as_str)),
    },
    Task { name: "fuzz", what: "a million random games of all kinds", run: |_| fuzz::run() },
    Task {
        name: "mutants",
        what: "breaks the rules one by one: does a test notice? (--game, --shard K/N, --only TEXT, --resume, --again, --slow, --jobs N, --nice N)",
        run: mutants::run,
    },
    Task { name: "wheel", what: "the Python package for people", run: |_| python::wheel() },
    Task { name: "site", what: "the app without a server, for any static host (--out DIR)", run: site::run },
    Task {
        name: "bench-site",
        what: "how long that app takes on a slow phone: first visit, later starts, a turn, memory",
        run: |_| setup::run().and_then(|()| site::bench()),
    },
    Task { name: "deb", what: "the program as a Debian package (--program FILE, --out DIR)", run: deb::run },
    Task { name: "notes", what: "what the changelog says of a version (VERSION)", run: notes::run },
];

/// Everything that is checked.
fn test() -> anyhow::Result<()> {
    setup::run()?;
    deps::run()?;
    let has_site = site::for_tests()?;
    for step in STEPS {
        let without: &[&str] = if step.name == "tests" && !has_site {
            &["--", "--skip", "offline::", "--skip", "offline_care::"]
        } else {
            &[]
        };
        run(&Step { args: &[step.args, without].concat(), ..*step })?;
    }
    install()?;
    added_game::test()?;
    python::test()
}

/// Installs the program as the README says, and starts it. What the benchmarks have built is used again.
fn install() -> anyhow::Result<()> {
    let place = setup::tools().join("installed");
    let root = place.display().to_string();
    run(&Step {
        name: "installation",
        remedy: CARGO,
        args: &["install", "--locked", "--force", "--path", "crates/cli", "--root", &root],
        env: &[],
    })?;
    let program = place.join("bin").join(format!("automa{}", std::env::consts::EXE_SUFFIX));
    let said = Command::new(&program).arg("--version").output();
    let said = said.with_context(|| format!("cannot run {}", program.display()))?;
    ensure!(said.stdout.starts_with(b"automa "), "{} does not say its version", program.display());
    Ok(())
}

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let name = args.next().unwrap_or_default();
    let result = match TASKS.iter().find(|task| task.name == name) {
        Some(task) => (task.run)(&args.collect::<Vec<_>>()),
        None => Err(anyhow::anyhow!("name a task:{}", tasks())),
    };
    match result {
        Ok(()) => {
            // Not on standard output: what a task prints there may be read by a program.
            eprintln!("\nAll is well.");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("\nxtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn tasks() -> String {
    let lines = TASKS.iter().map(|task| format!("\n  cargo xtask {:10}  {}", task.name, task.what));
    lines.collect::<Vec<_>>().concat()
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
