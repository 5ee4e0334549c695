//! The `automa` program: a thin door over the rooms behind it.
//!
//! Exit status: 0 = done, 1 = the request failed (with a sentence that says what to do), 2 = wrong usage, 130 = ended by Ctrl-C.

#![deny(clippy::print_stdout, clippy::print_stderr, reason = "see `terminal`")]

mod args;
mod commands;
mod dialect;
mod games;
mod input;
mod play;
mod terminal;

use std::io::Write as _;
use std::process::ExitCode;

/// Allocations are counted so that `automa bench` can prove that none happen while a game is played.
#[global_allocator]
static ALLOCATOR: lab::allocations::Counting = lab::allocations::Counting;

fn main() -> ExitCode {
    let matches = args::command().get_matches();
    let result = match matches.subcommand() {
        None => commands::menu::run(),
        Some(("serve", args)) => commands::serve::run(args),
        Some(("play", game)) => commands::play(game),
        Some(("learn", game)) => commands::learn(game),
        Some(("companion", game)) => commands::companion::run(game),
        Some(("simulate", game)) => commands::simulate::run(game),
        Some(("lab", args)) => commands::lab::run(args),
        Some(("bench", game)) => commands::bench::run(game),
        Some(("replay", args)) => commands::replay::run(args),
        Some(("review", args)) => commands::review::run(args),
        Some(("decide", game)) => commands::decide::run(game),
        Some(("rules", game)) => commands::rules::run(game),
        Some(("cards", game)) => commands::cards::run(game),
        Some(("import", game)) => commands::import::run(game),
        Some(("backup", args)) => commands::care::backup(args),
        Some(("check", args)) => commands::care::check(args),
        Some(("salvage", args)) => commands::care::salvage(args),
        Some(("vectors", args)) => commands::vectors::run(args),
        Some(("continue", args)) => commands::saves::resume(args),
        Some(("saves", args)) => commands::saves::run(args),
        Some(("completions", args)) => commands::completions(args),
        Some(("man", args)) => commands::man::run(args),
        Some((other, _)) => Err(anyhow::anyhow!("`{other}` is not a command; see automa --help")),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            if let Some(play::screen::Ended(status)) = error.downcast_ref() {
                return ExitCode::from(*status);
            }
            // Should standard error be gone, the status still says it.
            let said = format!("{error:#}");
            if !said.is_empty() {
                let _ = writeln!(terminal::err(), "automa: {said}");
            }
            ExitCode::from(status(&error))
        }
    }
}

/// The exit status of a failure.
fn status(error: &anyhow::Error) -> u8 {
    if error.is::<args::Usage>() {
        2
    } else if error.is::<input::Interrupted>() {
        130
    } else {
        1
    }
}

/// Whoever reads our output may stop reading: `automa rules GAME | head`.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let mut causes = error.chain().filter_map(|cause| cause.downcast_ref::<std::io::Error>());
    causes.any(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
}
