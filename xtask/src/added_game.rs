//! The game that `docs/adding.md` adds, played through every door. It is for tests only: each door is built once more with
//! the feature `nim`, beside what people get.

use std::process::Command;
use std::time::Instant;

use anyhow::Context;

use crate::python::{call, cargo, environment, target};

/// Builds the program and the Python package with one more game, and plays it in both.
pub fn test() -> anyhow::Result<()> {
    println!("\n== the added game");
    let start = Instant::now();
    let mut doors = Command::new(cargo());
    doors.args(["test", "--locked", "--package", "automa", "--features", "nim", "--test", "added_game"]);
    call(&mut doors, "the added game does not play in the program; see above")?;
    in_python()?;
    println!("== the added game done in {:.1} s", start.elapsed().as_secs_f64());
    Ok(())
}

/// The library beside the package's Python files is the package: no wheel is needed to import it.
fn in_python() -> anyhow::Result<()> {
    let mut build = Command::new(cargo());
    build.args(["build", "--locked", "--package", "automa-python", "--features", "nim"]);
    call(&mut build, "the Python package cannot be built")?;
    let path = target().join("added_game");
    let package = path.join("automa");
    let _ = std::fs::remove_dir_all(&package);
    std::fs::create_dir_all(&package).with_context(|| format!("cannot create {}", package.display()))?;
    for file in std::fs::read_dir("python/automa")?.flatten().map(|entry| entry.path()) {
        if let Some(name) = file.file_name().filter(|_| file.extension().is_some_and(|end| end == "py")) {
            std::fs::copy(&file, package.join(name))?;
        }
    }
    let (prefix, suffix) = (std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
    std::fs::copy(target().join(format!("debug/{prefix}_automa{suffix}")), package.join("_automa.abi3.so"))?;
    let mut python = Command::new(environment()?.join("bin/python"));
    python.arg("crates/testkit/nim/doors/nim.py").env("PYTHONPATH", path);
    call(&mut python, "the added game does not play in Python; see above")
}
