//! What a built program says of itself: its version, the processor it is for, the libraries it needs.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, bail, ensure};

/// A built program.
pub struct Program {
    pub file: PathBuf,
    pub version: String,
    /// As Debian calls it.
    pub architecture: &'static str,
    /// The Debian packages that it needs.
    pub depends: Vec<String>,
}

impl Program {
    /// Looks into the program, and asks it for its version; so it must run here.
    pub fn look(file: &Path) -> anyhow::Result<Program> {
        let bytes = std::fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
        let mut program = Program {
            // A bare name would be looked for in the path.
            file: std::path::absolute(file)?,
            version: String::new(),
            architecture: architecture(&bytes).with_context(|| file.display().to_string())?,
            depends: depends(&bytes),
        };
        let said = program.says(&["--version"])?;
        let version = said.strip_prefix("automa ").and_then(|rest| rest.split_whitespace().next());
        version.context("`--version` does not begin with `automa `")?.clone_into(&mut program.version);
        Ok(program)
    }

    /// What the program prints when it is called so.
    pub fn says(&self, args: &[&str]) -> anyhow::Result<String> {
        let output = Command::new(&self.file).args(args).output().with_context(|| {
            format!("cannot run {}: pack it on a machine that it is for", self.file.display())
        })?;
        ensure!(output.status.success(), "{} {} failed", self.file.display(), args.join(" "));
        Ok(String::from_utf8(output.stdout)?)
    }
}

/// The processor, from the head of an ELF file.
fn architecture(bytes: &[u8]) -> anyhow::Result<&'static str> {
    ensure!(bytes.starts_with(b"\x7fELF"), "this is not a program for Linux");
    match bytes.get(18..20) {
        Some([0x3e, 0]) => Ok("amd64"),
        Some([0xb7, 0]) => Ok("arm64"),
        _ => bail!("this program is for a processor that is not packed yet; teach `architecture` its number"),
    }
}

/// The libraries by Debian's names: none for a program that brings its own, as those for musl do.
fn depends(bytes: &[u8]) -> Vec<String> {
    let mut needed = Vec::new();
    if let Some(minor) = newest_libc(bytes) {
        needed.push(format!("libc6 (>= 2.{minor})"));
    }
    if find(bytes, b"libgcc_s.so.1\0").next().is_some() {
        needed.push("libgcc-s1".to_owned());
    }
    needed
}

/// Of the versions of the C library that functions are asked from, the newest: the 34 of `GLIBC_2.34`.
fn newest_libc(bytes: &[u8]) -> Option<u32> {
    let start = b"\0GLIBC_2.";
    let versions = find(bytes, start).filter_map(|at| {
        let rest = &bytes[at + start.len()..];
        let digits = rest.iter().take(3).take_while(|byte| byte.is_ascii_digit()).count();
        std::str::from_utf8(&rest[..digits]).ok()?.parse().ok()
    });
    versions.max()
}

/// Where these bytes are found.
fn find(bytes: &[u8], wanted: &[u8]) -> impl Iterator<Item = usize> {
    // The first byte is looked for first, which is many times quicker than comparing at every place.
    let first = wanted[0];
    let starts = bytes.iter().enumerate().filter(move |(_, byte)| **byte == first).map(|(at, _)| at);
    starts.filter(move |at| bytes[*at..].starts_with(wanted))
}

#[cfg(test)]
mod tests {
    use super::{architecture, depends};

    #[test]
    fn a_program_is_packed_for_its_own_processor_only() {
        let mut head = [0; 20];
        head[..4].copy_from_slice(b"\x7fELF");
        let with = |number: u8| {
            head[18] = number;
            architecture(&head).map_err(|error| error.to_string())
        };
        let mut with = with;
        assert_eq!((with(0x3e), with(0xb7)), (Ok("amd64"), Ok("arm64")));
        assert!(with(0x08).is_err_and(|error| error.contains("processor")));
        assert!(architecture(b"MZ").is_err_and(|error| error.to_string().contains("Linux")));
    }

    #[test]
    fn the_newest_version_of_the_library_is_asked_for() {
        let bytes = b"..\0GLIBC_2.9\0GLIBC_2.34\0GLIBC_2.2.5\0libgcc_s.so.1\0..";
        assert_eq!(depends(bytes), ["libc6 (>= 2.34)", "libgcc-s1"]);
        assert!(depends(b"a program that brings its own").is_empty());
    }
}
