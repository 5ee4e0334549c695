//! `automa --version`: the version, the commit and its date, and where each comes from.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

#[path = "../build/commit.rs"]
mod commit;

use std::path::Path;
use std::process::Command;

use commit::{moves_with_head, version};

fn git(folder: &Path, args: &[&str]) -> String {
    let author = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"];
    let mut git = Command::new("git");
    git.arg("-C").arg(folder).args(author).args(args).env("GIT_COMMITTER_DATE", "2024-02-29T23:30:00+0000");
    let output = git.output().unwrap();
    assert!(output.status.success(), "git {args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap().trim().to_owned()
}

/// A repository with one commit.
fn repository() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    git(folder.path(), &["init", "--quiet"]);
    git(folder.path(), &["commit", "--quiet", "--allow-empty", "--message", "first"]);
    folder
}

#[test]
fn the_program_says_what_it_was_built_from() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let said = Command::new(env!("CARGO_BIN_EXE_automa")).arg("--version").output().unwrap();
    assert!(said.status.success());
    let epoch = option_env!("SOURCE_DATE_EPOCH");
    let wanted = format!("automa {}\n", version(env!("CARGO_PKG_VERSION"), &root, epoch));
    assert_eq!(String::from_utf8(said.stdout).unwrap(), wanted);
}

#[test]
fn the_commit_is_named_with_its_day_in_greenwich() {
    let folder = repository();
    let commit = git(folder.path(), &["rev-parse", "HEAD"]);
    assert_eq!(version("1.2.3", folder.path(), None), format!("1.2.3 ({}, 2024-02-29)", &commit[..7]));
}

#[test]
fn source_date_epoch_takes_the_place_of_the_date() {
    let folder = repository();
    let commit = git(folder.path(), &["rev-parse", "HEAD"]);
    let days = [
        ("0", "1970-01-01"),
        ("951782399", "2000-02-28"),
        ("951782400", "2000-02-29"),
        ("951868800", "2000-03-01"),
        ("1709251199", "2024-02-29"),
        ("1735689599", "2024-12-31"),
        ("1735689600", "2025-01-01"),
        ("4107542400", "2100-03-01"),
        ("not a number", "2024-02-29"),
    ];
    for (epoch, day) in days {
        let wanted = format!("1.2.3 ({}, {day})", &commit[..7]);
        assert_eq!(version("1.2.3", folder.path(), Some(epoch)), wanted, "{epoch}");
    }
}

#[test]
fn sources_without_a_repository_have_only_a_version() {
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(version("1.2.3", folder.path(), Some("0")), "1.2.3");
    assert!(moves_with_head(folder.path()).is_empty());
}

#[test]
fn sources_inside_another_repository_are_not_named_by_its_commit() {
    let folder = repository();
    let inside = folder.path().join("vendor/automa");
    std::fs::create_dir_all(&inside).unwrap();
    assert_eq!(version("1.2.3", &inside, None), "1.2.3");
}

#[test]
fn every_move_of_head_changes_a_file_that_the_build_looks_at() {
    let folder = repository();
    let path = folder.path();
    let seen = || moves_with_head(path).iter().map(|file| std::fs::read(file).unwrap()).collect::<Vec<_>>();
    let moves: [&[&str]; 4] = [
        &["commit", "--quiet", "--allow-empty", "--message", "second"],
        &["checkout", "--quiet", "-b", "other"],
        &["checkout", "--quiet", "--detach", "HEAD~1"],
        &["checkout", "--quiet", "other"],
    ];
    for args in moves {
        let before = seen();
        git(path, args);
        assert_ne!(seen(), before, "git {args:?}");
    }
    let before = seen();
    git(path, &["tag", "v1"]);
    assert_eq!(seen(), before, "HEAD did not move");
}

#[test]
fn a_work_tree_of_its_own_and_packed_branches_are_followed_too() {
    let folder = repository();
    let tree = tempfile::tempdir().unwrap();
    let path = tree.path().join("tree");
    git(folder.path(), &["worktree", "add", "--quiet", "-b", "side", &path.display().to_string()]);
    git(&path, &["pack-refs", "--all"]);
    let seen = || moves_with_head(&path).iter().map(|file| std::fs::read(file).unwrap()).collect::<Vec<_>>();
    let before = seen();
    git(&path, &["commit", "--quiet", "--allow-empty", "--message", "aside"]);
    assert_ne!(seen(), before);
    let commit = git(&path, &["rev-parse", "HEAD"]);
    assert_eq!(version("1", &path, None), format!("1 ({}, 2024-02-29)", &commit[..7]));
}
