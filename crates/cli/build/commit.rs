//! The commit that is built and its date, as `git` knows them.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The version with commit and date: `0.1.0 (1a2b3c4, 2026-11-16)`. Only the version where there is no `git`, or where the
/// sources are not a repository of their own. `epoch` is `SOURCE_DATE_EPOCH`, which takes the place of the commit's date.
pub fn version(version: &str, root: &Path, epoch: Option<&str>) -> String {
    let Some((commit, committed)) = head(root) else { return version.to_owned() };
    let seconds = epoch.and_then(|epoch| epoch.trim().parse().ok()).unwrap_or(committed);
    format!("{version} ({commit}, {})", date(seconds))
}

/// The files that change when HEAD moves: HEAD itself on a checkout, its log on a commit. Where no log is kept, the branch.
pub fn moves_with_head(root: &Path) -> Vec<PathBuf> {
    if !is_repository(root) {
        return Vec::new();
    }
    let branch = git(root, &["symbolic-ref", "--quiet", "HEAD"]);
    let names = ["HEAD".to_owned(), "logs/HEAD".to_owned()].into_iter().chain(branch);
    let paths = names.filter_map(|name| git(root, &["rev-parse", "--git-path", &name]));
    // Cargo would take a file that is not there for one that changes all the time.
    paths.map(|path| root.join(path)).filter(|path| path.exists()).collect()
}

/// The short name of the commit, and when it was made, in seconds since 1970.
fn head(root: &Path) -> Option<(String, u64)> {
    if !is_repository(root) {
        return None;
    }
    let line = git(root, &["log", "-1", "--format=%H %ct"])?;
    let (commit, seconds) = line.split_once(' ')?;
    // As many letters on every machine: `git` itself takes more in a larger clone.
    Some((commit.get(..7)?.to_owned(), seconds.parse().ok()?))
}

fn is_repository(root: &Path) -> bool {
    // It is a file in a work tree of its own.
    root.join(".git").exists()
}

fn git(root: &Path, args: &[&str]) -> Option<String> {
    let output = Command::new("git").arg("-C").arg(root).args(args).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    let line = text.trim();
    (output.status.success() && !line.is_empty()).then(|| line.to_owned())
}

/// The day in Greenwich, as `2026-11-16`. Days are counted in years that begin in March, so that the leap day is the last.
fn date(seconds: u64) -> String {
    let days = seconds / 86_400 + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let months = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * months + 2) / 5 + 1;
    let month = if months < 10 { months + 3 } else { months - 9 };
    let year = era * 400 + year_of_era + u64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}
