//! `cargo xtask explore`: coverage-guided fuzzing of everything that comes from outside, by `libFuzzer`. It builds on the stable
//! compiler: the flags ask LLVM for what cargo-fuzz would ask for.
//!
//! What is found new while it runs stays in `target/fuzz/found`; `fuzz/corpus` holds small beginnings, and what once broke something.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, bail, ensure};

const READERS: [&str; 6] = ["journal", "pack", "position", "record", "experiment", "request"];

const FLAGS: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares --cfg fuzzing";
/// Given, so that programs that only help to build are not counted.
const TARGET: &str = "x86_64-unknown-linux-gnu";

/// Runs each reader for so many seconds (`--seconds`, 60 each), or one of them (`--only`).
pub fn run(args: &[String]) -> anyhow::Result<()> {
    let (mut seconds, mut only) = (60_u32, None);
    for pair in args.chunks(2) {
        match pair {
            [name, value] if name == "--seconds" => seconds = value.parse().context("--seconds N")?,
            [name, value] if name == "--only" && READERS.contains(&value.as_str()) => {
                only = Some(value.clone());
            }
            _ => bail!("--seconds N, --only {}", READERS.join("|")),
        }
    }
    let target = Path::new("target/fuzz");
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let built = Command::new(cargo)
        .args([
            "build",
            "--release",
            "--manifest-path",
            "fuzz/Cargo.toml",
            "--target",
            TARGET,
            "--target-dir",
        ])
        .arg(target)
        .env("RUSTFLAGS", FLAGS)
        .status()?;
    ensure!(built.success(), "the fuzzer was not built; it needs a C++ compiler for libFuzzer");
    let program = target.join(TARGET).join("release/inputs");
    let readers: Vec<&str> =
        READERS.into_iter().filter(|name| only.as_ref().is_none_or(|only| only == name)).collect();
    for reader in &readers {
        explore(&program, target, reader, seconds)?;
    }
    println!("\nNothing was found by {} readers in {seconds} seconds each.", readers.len());
    Ok(())
}

fn explore(program: &Path, target: &Path, reader: &str, seconds: u32) -> anyhow::Result<()> {
    let found = target.join("found").join(reader);
    std::fs::create_dir_all(&found)?;
    let broke: PathBuf = target.join(format!("broke-{reader}-"));
    println!("\n== {reader}");
    let status = Command::new(program)
        .env("AUTOMA_FUZZ", reader)
        .arg(&found)
        .arg(Path::new("fuzz/corpus").join(reader))
        .arg(format!("-max_total_time={seconds}"))
        .arg(format!("-artifact_prefix={}", broke.display()))
        // An input of a few kilobytes that takes a second is a hang for our purposes.
        .args(["-max_len=16384", "-timeout=10", "-rss_limit_mb=4096", "-print_final_stats=1", "-verbosity=0"])
        .status()?;
    ensure!(status.success(), "{reader}: {status}; the input is in {}*", broke.display());
    Ok(())
}
