//! A compiler for the browser: rustup's, else Debian's.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, ensure};

const TARGET: &str = "wasm32-unknown-unknown";
/// Debian's newest compiler, with the source of its library.
const DEBIAN: [&str; 2] = ["rustc-web", "rust-web-src"];
/// What of their dependencies is unpacked beside them: the compiler's own libraries, and those that not every system has.
const LIBRARIES: [&str; 7] =
    ["libstd-rust-web", "libllvm", "libz3-", "libedit", "libxml2", "libicu", "libffi"];

/// There is no compiler for the browser, and none can be had.
#[derive(Debug)]
pub struct NoCompiler;

impl std::fmt::Display for NoCompiler {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let packages = DEBIAN.join(" ");
        write!(
            f,
            "there is no compiler for the browser: run `rustup target add {TARGET}`, or install Debian's {packages}"
        )
    }
}

impl std::error::Error for NoCompiler {}

/// Builds the program; says where it is.
pub fn build(folder: &Path) -> anyhow::Result<PathBuf> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut command = Command::new(cargo);
    command.args(["build", "--profile", "browser", "--package", "automa-offline", "--lib", "--locked"]);
    command.args(["--target", TARGET, "--target-dir"]).arg(folder);
    let is_debians = !has_target() && !add_target();
    if is_debians {
        use_debian(&mut command, folder)?;
    }
    let status = command.status().context("cannot run cargo")?;
    if is_debians && !status.success() {
        // Its library is built along with the program: whether that succeeds says little about the program.
        println!("Debian's compiler could not build it; see above");
        return Err(NoCompiler.into());
    }
    ensure!(status.success(), "the program for the browser could not be built; see above");
    Ok(folder.join(TARGET).join("browser/offline.wasm"))
}

/// Whether the compiler that cargo uses has a library for the browser.
fn has_target() -> bool {
    let output = Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]).output();
    output.is_ok_and(|output| {
        let folder = PathBuf::from(String::from_utf8_lossy(&output.stdout).trim());
        std::fs::read_dir(folder).is_ok_and(|mut files| files.next().is_some())
    })
}

fn add_target() -> bool {
    println!("missing: Rust's library for {TARGET}; asking rustup for it");
    let status = Command::new("rustup").args(["target", "add", TARGET]).status();
    status.is_ok_and(|status| status.success()) && has_target()
}

/// Debian's compiler is unpacked, not installed, and builds the library from its source.
fn use_debian(command: &mut Command, folder: &Path) -> anyhow::Result<()> {
    let unpacked = unpack(folder)?;
    let lib = |part: &str| unpacked.join(part).display().to_string();
    let sysroot = Command::new("rustc").args(["--print", "sysroot"]).output().context("cannot run rustc")?;
    let sysroot = PathBuf::from(String::from_utf8_lossy(&sysroot.stdout).trim());
    // This linker, not the one that is named after the target.
    let linker = sysroot.join("lib/rustlib/x86_64-unknown-linux-gnu/bin/rust-lld");
    command.env("RUSTC", unpacked.join("usr/bin/rustc")).env("RUSTC_BOOTSTRAP", "1");
    command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
    let libraries = [lib("usr/lib"), lib("usr/lib/x86_64-linux-gnu")].join(":");
    command.env("LD_LIBRARY_PATH", libraries).arg("-Zbuild-std=std,panic_abort");
    Ok(())
}

fn unpack(folder: &Path) -> anyhow::Result<PathBuf> {
    let place = std::path::absolute(folder.join("debian"))?;
    if place.join("usr/bin/rustc").exists() {
        return Ok(place);
    }
    let packages = DEBIAN.join(" ");
    println!("unpacking Debian's {packages} for it");
    std::fs::create_dir_all(&place)?;
    let all = with_dependencies();
    let fetched = Command::new("apt-get")
        .arg("download")
        .args(&all)
        .current_dir(&place)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    if all.is_empty() || !fetched.is_ok_and(|status| status.success()) {
        return Err(NoCompiler.into());
    }
    for file in std::fs::read_dir(&place)?
        .flatten()
        .filter(|file| file.path().extension().is_some_and(|end| end == "deb"))
    {
        let status = Command::new("dpkg").arg("-x").arg(file.path()).arg(&place).status();
        ensure!(status.is_ok_and(|status| status.success()), "cannot unpack {}", file.path().display());
    }
    Ok(place)
}

/// The packages and those of their dependencies that count; none where Debian does not know them.
fn with_dependencies() -> Vec<String> {
    let quiet = ["recommends", "suggests", "conflicts", "breaks", "replaces", "enhances"];
    let mut command = Command::new("apt-cache");
    command.args(["depends", "--recurse"]).args(quiet.map(|kind| format!("--no-{kind}"))).args(DEBIAN);
    let Ok(output) = command.stderr(Stdio::null()).output() else { return Vec::new() };
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let counts =
        |name: &&str| DEBIAN.contains(name) || LIBRARIES.iter().any(|library| name.starts_with(library));
    // A line that is not indented is a package; one in brackets is only a name that several packages bear.
    text.lines().filter(|line| !line.starts_with([' ', '<'])).filter(counts).map(ToOwned::to_owned).collect()
}
