//! The source distribution of the Python package: built, unpacked, and compiled from what is in it alone.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Context;

use crate::python::{call, cargo, target};

/// Builds it and checks that whoever has nothing else can compile it: every crate, every data file.
pub fn build(environment: &Path) -> anyhow::Result<PathBuf> {
    let out = target().join("wheels/sdist");
    let _ = std::fs::remove_dir_all(&out);
    std::fs::create_dir_all(&out).with_context(|| format!("cannot make {}", out.display()))?;
    let mut maturin = Command::new(environment.join("bin/maturin"));
    maturin.args(["sdist", "--manifest-path", "python/Cargo.toml", "--out"]).arg(&out);
    call(&mut maturin, "the source distribution cannot be built")?;
    let mut packed = std::fs::read_dir(&out)?.flatten().map(|entry| entry.path());
    let packed = packed.next().context("maturin left no source distribution behind")?;
    let unpacked = out.join("unpacked");
    std::fs::create_dir_all(&unpacked)?;
    let mut tar = Command::new("tar");
    tar.arg("-xzf").arg(&packed).arg("-C").arg(&unpacked).arg("--strip-components=1");
    call(&mut tar, "the source distribution cannot be unpacked")?;
    let mut check = Command::new(cargo());
    check.args(["check", "--quiet", "--offline", "--manifest-path"]).arg(unpacked.join("python/Cargo.toml"));
    // Its lock names crates of rooms that it does not hold, so that it cannot be asked to stay as it is. It is compiled in a
    // folder of its own: crates of the same names must not take the places of those that the other tests use.
    check.env("CARGO_TARGET_DIR", std::path::absolute(target().join("tools/sdist"))?);
    call(&mut check, "the source distribution cannot be compiled by itself; see which file it lacks")?;
    Ok(packed)
}
