//! The token of a server, kept in a file: a link that was sent once opens tomorrow, too.

use std::fs::File;
use std::io::{Read as _, Write as _};
use std::path::Path;

use anyhow::{Context, bail};

/// No token is longer.
const LONGEST: u64 = 128;
/// None shorter, or it could be guessed.
const SHORTEST: usize = 16;

/// The token in this file; made where there is none, or where a new one is wanted.
pub fn kept(path: &Path, renew: bool) -> anyhow::Result<String> {
    let what = || format!("the token in {}", path.display());
    match File::open(path) {
        Ok(file) if !renew => read(file).with_context(what),
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(error).with_context(what),
        _ => make(path).with_context(what),
    }
}

fn read(file: File) -> anyhow::Result<String> {
    let mut text = String::new();
    file.take(LONGEST + 2).read_to_string(&mut text)?;
    let token = text.trim();
    let plain = token.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte));
    if token.len() < SHORTEST || token.len() as u64 > LONGEST || !plain {
        bail!("it should be {SHORTEST} to {LONGEST} letters and digits; --new-token makes a new one");
    }
    Ok(token.to_owned())
}

fn make(path: &Path) -> anyhow::Result<String> {
    let token = web::guard::random_token().context("the system gives no randomness")?;
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    // A file that only we may read, put in its place as a whole.
    files::place(
        path,
        true,
        |part| -> anyhow::Result<()> {
            Ok(File::options().write(true).open(part)?.write_all(token.as_bytes())?)
        },
        anyhow::Error::from,
    )?;
    Ok(token)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_kept_renewed_and_never_believed_blindly() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep/automa.token");
        let first = kept(&path, false).unwrap();
        assert!(first.len() == 32 && kept(&path, false).unwrap() == first);
        let second = kept(&path, true).unwrap();
        assert!(second != first && kept(&path, false).unwrap() == second);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        }
        for bad in ["", "short", "sixteen letters; with=other signs", &"x".repeat(200)] {
            std::fs::write(&path, bad).unwrap();
            let said = format!("{:#}", kept(&path, false).unwrap_err());
            assert!(said.contains("--new-token"), "{said}");
        }
        std::fs::write(&path, "my-own-token-0123456789\n").unwrap();
        assert_eq!(kept(&path, false).unwrap(), "my-own-token-0123456789");
    }
}
