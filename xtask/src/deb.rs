//! `cargo xtask deb`: the program as a Debian package, written with Debian's own `dpkg-deb`.

mod program;
#[cfg(test)]
mod tests;

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, bail, ensure};

use crate::python::{call, cargo, target};
use program::Program;

/// What goes into the package as it is, and where.
const FILES: &[(&str, &str)] = &[
    ("packaging/debian/automa.service", "usr/lib/systemd/system/automa.service"),
    ("packaging/debian/copyright", "usr/share/doc/automa/copyright"),
    ("NOTICE.md", "usr/share/doc/automa/NOTICE.md"),
];
/// What goes in packed, as Debian wants its pages.
const PACKED: &[(&str, &str)] = &[
    ("packaging/debian/automa.1", "usr/share/man/man1/automa.1.gz"),
    ("CHANGELOG.md", "usr/share/doc/automa/changelog.gz"),
];
/// The shells whose completions the program prints.
const SHELLS: &[(&str, &str)] = &[
    ("bash", "usr/share/bash-completion/completions/automa"),
    ("fish", "usr/share/fish/vendor_completions.d/automa.fish"),
    ("zsh", "usr/share/zsh/vendor-completions/_automa"),
];

/// Packs the program that `--program` names, else the release that is built first, into the folder of `--out`.
pub fn run(args: &[String]) -> anyhow::Result<()> {
    let (mut program, mut out) = (None, target().join("debian"));
    for pair in args.chunks(2) {
        match pair {
            [flag, file] if flag == "--program" => program = Some(PathBuf::from(file)),
            [flag, folder] if flag == "--out" => out = PathBuf::from(folder),
            _ => bail!("cargo xtask deb [--program FILE] [--out DIR]"),
        }
    }
    let program = program.map_or_else(release, Ok)?;
    let package = pack(Path::new("."), &program, &out, "xz")?;
    println!("{} ({:.1} MB)", package.display(), std::fs::metadata(&package)?.len() as f64 / 1e6);
    Ok(())
}

fn release() -> anyhow::Result<PathBuf> {
    let mut build = Command::new(cargo());
    build.args(["build", "--release", "--locked", "--package", "automa"]);
    call(&mut build, "the program cannot be built; see above")?;
    Ok(target().join("release/automa"))
}

/// Writes the package of a program, with the other files from the sources at `root`; says where it is.
fn pack(root: &Path, program: &Path, out: &Path, compression: &str) -> anyhow::Result<PathBuf> {
    let program = Program::look(program)?;
    let name = format!("automa_{}_{}", program.version, program.architecture);
    let tree = out.join(&name);
    if tree.exists() {
        std::fs::remove_dir_all(&tree).with_context(|| format!("cannot empty {}", tree.display()))?;
    }
    fill(root, &program, &tree)?;
    let package = out.join(format!("{name}.deb"));
    let mut build = Command::new("dpkg-deb");
    build.args(["--root-owner-group", &format!("-Z{compression}"), "--build"]).arg(&tree).arg(&package);
    // The same sources and the same program make the same bytes.
    build.env("SOURCE_DATE_EPOCH", epoch(root)).stdout(std::process::Stdio::null());
    call(&mut build, "the package cannot be written; on Debian `dpkg-deb` is always there")?;
    std::fs::remove_dir_all(&tree)?;
    Ok(package)
}

/// Lays out what will be installed, and what dpkg wants to know of it.
fn fill(root: &Path, program: &Program, tree: &Path) -> anyhow::Result<()> {
    let read = |from: &str| std::fs::read(root.join(from)).with_context(|| format!("cannot read {from}"));
    let mut content = vec![("usr/bin/automa", std::fs::read(&program.file)?)];
    for (from, to) in FILES {
        content.push((to, read(from)?));
    }
    for (from, to) in PACKED {
        content.push((to, gzip(&read(from)?)?));
    }
    for (shell, to) in SHELLS {
        content.push((to, program.says(&["completions", shell])?.into_bytes()));
    }
    for (name, bytes) in &content {
        put(tree, name, bytes)?;
    }
    let names: Vec<&str> = content.iter().map(|(name, _)| *name).collect();
    let kilobytes = content.iter().map(|(_, bytes)| bytes.len().div_ceil(1024)).sum();
    put(tree, "DEBIAN/md5sums", &checksums(tree, &names)?)?;
    put(tree, "DEBIAN/control", control(program, kilobytes).as_bytes())?;
    // Whatever the mask of whoever calls us.
    let open = |mode: &str, path: &Path| {
        call(Command::new("chmod").args(["-R", mode]).arg(path), "the files cannot be made readable")
    };
    open("u=rwX,go=rX", tree)?;
    open("755", &tree.join("usr/bin/automa"))
}

fn control(program: &Program, kilobytes: usize) -> String {
    let depends = match program.depends.as_slice() {
        [] => String::new(),
        depends => format!("Depends: {}\n", depends.join(", ")),
    };
    format!(
        "Package: automa\nVersion: {}\nArchitecture: {}\nMaintainer: the automa authors <automa@localhost>\n{depends}\
         Installed-Size: {kilobytes}\nSection: games\nPriority: optional\n\
         Description: board games against their Automa, the opponent in the box\n \
         Play Patchwork, Terra Mystica and Tapestry against their card-driven\n \
         opponent: in the browser, in the terminal, or beside the real board with\n \
         the program as the Automa. Every one of its choices can be opened: what it\n \
         considered, and the rule behind it.\n",
        program.version, program.architecture
    )
}

fn put(tree: &Path, name: &str, content: &[u8]) -> anyhow::Result<()> {
    let path = tree.join(name);
    let folder = path.parent().unwrap_or(tree);
    let written = std::fs::create_dir_all(folder).and_then(|()| std::fs::write(&path, content));
    written.with_context(|| format!("cannot write {}", path.display()))
}

/// What dpkg compares the installed files with.
fn checksums(tree: &Path, names: &[&str]) -> anyhow::Result<Vec<u8>> {
    let output =
        Command::new("md5sum").args(names).current_dir(tree).output().context("cannot run md5sum")?;
    ensure!(output.status.success(), "md5sum failed: {}", String::from_utf8_lossy(&output.stderr));
    Ok(output.stdout)
}

/// The moment that the files of the package carry: as asked for, else that of the commit.
fn epoch(root: &Path) -> String {
    let asked = std::env::var("SOURCE_DATE_EPOCH").ok();
    asked
        .or_else(|| {
            let git =
                Command::new("git").arg("-C").arg(root).args(["log", "-1", "--format=%ct"]).output().ok()?;
            git.status.success().then(|| String::from_utf8_lossy(&git.stdout).trim().to_owned())
        })
        // Sources without a repository: any moment, as long as it is the same.
        .unwrap_or_else(|| "0".to_owned())
}

fn gzip(bytes: &[u8]) -> anyhow::Result<Vec<u8>> {
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    packed.write_all(bytes)?;
    Ok(packed.finish()?)
}
