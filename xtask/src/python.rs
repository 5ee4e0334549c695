//! The Python package: built as a wheel, installed into an environment of its own, and tested there.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, ensure};

use crate::setup::tools;

/// What the tests are run with, to the last version.
const REQUIREMENTS: &str = "python/requirements-test.txt";
/// The libraries that people learn with, without what they ask for.
const LIBRARIES: &str = "python/requirements-libraries.txt";
/// Makes torch usable without the libraries of CUDA.
const WITHOUT_CUDA: &str = "python/tests/tools/torch_without_cuda.py";
/// The tests that need them.
const WITH_LIBRARIES: &str = "python/tests/libraries";
/// The largest wheel that people should have to fetch.
const LARGEST_WHEEL: u64 = 15_000_000;

/// Builds the wheel as the tests are built, with every internal check, and runs the Python tests against it; then those with the
/// libraries that people learn with.
pub fn test() -> anyhow::Result<()> {
    println!("\n== Python package");
    let start = Instant::now();
    let environment = environment()?;
    let wheel = build(&environment, "dev")?;
    let python = environment.join("bin/python");
    let mut install = Command::new(&python);
    install.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]);
    call(install.arg("--force-reinstall").arg(&wheel), "the wheel cannot be installed")?;
    let mut program = Command::new(cargo());
    // As the tests build it, so that after them it is there.
    program.args(["test", "--no-run", "--quiet", "--locked", "--workspace", "--exclude", "automa-python"]);
    call(program.args(["--test", "commands"]), "the program cannot be built")?;
    let sdist = crate::sdist::build(&environment)?;
    let built = Built { wheel, sdist };
    pytest(&python, &built, &["python/tests", "--ignore", WITH_LIBRARIES])?;
    println!("== Python package done in {:.1} s", start.elapsed().as_secs_f64());
    libraries(&environment, &built)
}

/// What people get.
struct Built {
    wheel: PathBuf,
    sdist: PathBuf,
}

/// The first lines of the libraries that people learn with, learning itself, and a researcher's first hour.
fn libraries(environment: &Path, built: &Built) -> anyhow::Result<()> {
    println!("\n== Python: libraries");
    let start = Instant::now();
    let python = environment.join("bin/python");
    let wanted = [LIBRARIES, WITHOUT_CUDA].map(std::fs::read_to_string);
    let wanted = wanted.into_iter().collect::<Result<String, _>>().context("cannot read what is wanted")?;
    let stamp = environment.join("libraries");
    if std::fs::read_to_string(&stamp).map_or(true, |known| known != wanted) {
        let mut pip = Command::new(&python);
        pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-cache-dir"]);
        pip.args(["--no-deps", "-r", LIBRARIES]);
        call(&mut pip, "the libraries cannot be fetched from the Python index; check the network")?;
        call(Command::new(&python).arg(WITHOUT_CUDA), "torch cannot be used without CUDA")?;
        std::fs::write(&stamp, wanted).with_context(|| format!("cannot write {}", stamp.display()))?;
        println!("== Python: libraries fetched in {:.1} s", start.elapsed().as_secs_f64());
    }
    pytest(&python, built, &[WITH_LIBRARIES])?;
    println!("== Python: libraries done in {:.1} s", start.elapsed().as_secs_f64());
    Ok(())
}

/// Runs tests in the environment.
fn pytest(python: &Path, built: &Built, what: &[&str]) -> anyhow::Result<()> {
    let mut pytest = Command::new(python);
    pytest.args(["-m", "pytest", "--quiet"]).args(what);
    pytest.env("AUTOMA_PROGRAM", std::path::absolute(target().join("debug/automa"))?);
    pytest.env("AUTOMA_WHEEL", std::path::absolute(&built.wheel)?);
    pytest.env("AUTOMA_SDIST", std::path::absolute(&built.sdist)?);
    // Neither the tests nor Ray tell anybody that they run.
    pytest.env("RAY_USAGE_STATS_ENABLED", "0");
    call(&mut pytest, "a Python test failed; see above")
}

/// Builds the wheel for people, and says how large it is.
pub fn wheel() -> anyhow::Result<()> {
    let wheel = build(&environment()?, "release")?;
    let size = std::fs::metadata(&wheel)?.len();
    println!("{} ({:.1} MB)", wheel.display(), size as f64 / 1e6);
    ensure!(size <= LARGEST_WHEEL, "the wheel is larger than {} MB", LARGEST_WHEEL / 1_000_000);
    Ok(())
}

/// A virtual environment with exactly what the tests need; made anew when that changes.
pub fn environment() -> anyhow::Result<PathBuf> {
    let wanted =
        std::fs::read_to_string(REQUIREMENTS).with_context(|| format!("cannot read {REQUIREMENTS}"))?;
    let folder = tools().join("python");
    let stamp = folder.join("requirements");
    if std::fs::read_to_string(&stamp).is_ok_and(|known| known == wanted) {
        return Ok(folder);
    }
    let mut venv = Command::new("python3");
    venv.args(["-m", "venv", "--clear"]).arg(&folder);
    call(
        &mut venv,
        "no virtual environment; on Debian: apt-get install python3-venv (Python 3.10 or newer)",
    )?;
    let mut pip = Command::new(folder.join("bin/python"));
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r", REQUIREMENTS]);
    call(&mut pip, "packages cannot be fetched from the Python index; check the network")?;
    std::fs::write(&stamp, wanted).with_context(|| format!("cannot write {}", stamp.display()))?;
    Ok(folder)
}

/// The wheel, built with this cargo profile.
fn build(environment: &Path, profile: &str) -> anyhow::Result<PathBuf> {
    let out = target().join("wheels").join(profile);
    let _ = std::fs::remove_dir_all(&out);
    let mut maturin = Command::new(environment.join("bin/maturin"));
    maturin.args([
        "build",
        "--quiet",
        "--locked",
        "--manifest-path",
        "python/Cargo.toml",
        "--profile",
        profile,
    ]);
    maturin.arg("--interpreter").arg(environment.join("bin/python")).arg("--out").arg(&out);
    call(&mut maturin, "the wheel cannot be built")?;
    let mut wheels = std::fs::read_dir(&out)?.flatten().map(|entry| entry.path());
    wheels
        .find(|path| path.extension().is_some_and(|end| end == "whl"))
        .context("maturin left no wheel behind")
}

/// Where cargo builds.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| PathBuf::from("target"), PathBuf::from)
}

/// The cargo that runs us.
pub fn cargo() -> String {
    std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned())
}

/// Runs a command; `wrong` says what it means if that fails.
pub fn call(command: &mut Command, wrong: &str) -> anyhow::Result<()> {
    let program = command.get_program().to_string_lossy().into_owned();
    let status = command.status().with_context(|| format!("cannot run {program}: {wrong}"))?;
    ensure!(status.success(), "{wrong} ({program} ended with {status})");
    Ok(())
}
