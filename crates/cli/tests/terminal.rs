//! What comes from a file is shown on the terminal, never obeyed by it; and what is written for a person replaces nothing
//! that is not a file.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::fs;
use std::os::unix::fs::{FileTypeExt as _, symlink};
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// Clears the screen, sets the title, the same in eight bits, turns the text round, and hides.
const EVIL: &str = "\u{1b}[2J\u{1b}]0;owned\u{7}\u{9b}2J\u{202e}\u{2066}\u{200b}\u{7f}";

fn automa(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_automa"));
    command.args(args).current_dir(folder).env("AUTOMA_DATA", folder).stdin(Stdio::null()).output().unwrap()
}

/// What is printed, if nothing of it acts.
fn shown(folder: &Path, args: &[&str]) -> String {
    let output = automa(folder, args);
    let text = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap()).concat();
    let acting: Vec<char> = text
        .chars()
        .filter(|sign| {
            (sign.is_control() && !"\n\t".contains(*sign)) || EVIL[1..].contains(*sign) && !sign.is_ascii()
        })
        .collect();
    assert!(acting.is_empty(), "{args:?} prints {acting:?}: {text:?}");
    text
}

/// The same characters as a text file may hold them by name.
fn escaped() -> String {
    let name = |sign: char| {
        if sign.is_ascii_graphic() { sign.to_string() } else { format!("\\u{:04x}", u32::from(sign)) }
    };
    EVIL.chars().map(name).collect()
}

#[test]
fn what_a_file_holds_is_seen() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    let file = |name: &str, text: String| {
        fs::write(at.join(name), text).unwrap();
        name.to_owned()
    };
    // Saves.
    let head = |game: &str, more: &str| format!("automa journal 1\ngame {game}\n{more}seed 1\nbegin\n");
    let saves = [
        file("a.automa", head(&format!("patch{EVIL}work"), "")),
        file("b.automa", head("patchwork", &format!("option le{EVIL}vel 3\n"))),
        file("c.automa", head("patchwork", &format!("option level {EVIL}\n"))),
        file("d.automa", format!("{}1 ad{EVIL}vance\n", head("patchwork", ""))),
        file("e.automa", format!("{}1 {EVIL}\n", head("tapestry", ""))),
        file("f.automa", head("patchwork", &format!("pack m{EVIL}.toml\n| game = 'chess'\n"))),
    ];
    for save in &saves {
        let text = shown(at, &["replay", save]);
        assert!(text.contains("\\u001b") || text.contains("?[2J"), "{save}: {text}");
        shown(at, &["play", "patchwork", "--plain", "--load", save]);
    }
    // Packs: an unknown key, a name as it is, and one written as an escape.
    let card = |more: &str| {
        format!(
            "game = \"patchwork\"\n{more}[[card]]\nnumber = 3\ndeck = \"normal\"\nvirtual = 9\nfilters = [\"furthest\"]\nincome = 2\n"
        )
    };
    let patch = |name: &str| {
        format!(
            "game = \"patchwork\"\n[[patch]]\nid = 0\nname = \"{name}\"\ncells = 3\nbutton_cost = 1\ntime_cost = 2\nbuttons = 4\nshape = [\"###\"]\n"
        )
    };
    let packs = [
        file("a.toml", card(&format!("\"un{}known\" = 1\n", escaped()))),
        file("b.toml", patch(&escaped())),
        file("c.toml", patch("\\u202ereversed")),
        file("d.toml", format!("{}# {EVIL}\n", card(""))),
    ];
    for pack in &packs {
        shown(at, &["simulate", "patchwork", "--games", "1", "--pack", pack]);
        shown(at, &["cards", "patchwork", "--pack", pack]);
    }
    // A position, a record of an online game, an experiment, and the names of files.
    let position = file("p.txt", format!("automa {EVIL}\nyou 3\n"));
    assert!(shown(at, &["decide", "patchwork", "--position", &position]).contains("\\u001b"));
    assert!(shown(at, &["decide", "tapestry", "--position", &position]).contains("\\u"));
    let ledger = file("l.txt", format!("{EVIL}\tshow history\nplayer{EVIL}\t1 VP\n"));
    shown(at, &["import", "terra-mystica", &ledger]);
    let experiment = file(
        "x.toml",
        format!("name = \"{}\"\ngame = 'patchwork'\ngames = 2\nplayers = ['random']\n", escaped()),
    );
    shown(at, &["lab", "run", &experiment, "--threads", "1"]);
    let experiment = file("y.toml", format!("game = \"{}\"\ngames = 2\n", escaped()));
    shown(at, &["lab", "run", &experiment]);
    assert!(shown(at, &["replay", &format!("no{EVIL}file")]).contains("\\u001b"));
}

#[test]
fn json_keeps_its_meaning() {
    let folder = tempfile::tempdir().unwrap();
    let name = format!("t{EVIL}.automa");
    let output = automa(folder.path(), &["companion", "patchwork", "--json", "--save", &name]);
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(!text.contains(['\u{1b}', '\u{9b}', '\u{202e}']), "{text:?}");
    for line in text.lines() {
        serde_json::from_str::<serde_json::Value>(line).unwrap();
    }
}

#[test]
fn what_is_written_for_a_person_replaces_only_files() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    let victim = at.join("victim");
    fs::write(&victim, "precious").unwrap();
    symlink("/dev/null", at.join("null")).unwrap();
    symlink("/dev/full", at.join("full")).unwrap();
    fs::write(at.join("file"), "old").unwrap();
    symlink("file", at.join("link")).unwrap();
    for name in ["null", "full", "link", "new"] {
        symlink(&victim, at.join(format!("{name}.part"))).unwrap();
    }
    let simulate = ["simulate", "patchwork", "--games", "20"];
    for option in ["--out", "--report"] {
        let run = |target: &str| automa(at, &[&simulate[..], &[option, target]].concat());
        assert!(run("null").status.success());
        let full = run("full");
        assert!(!full.status.success());
        assert!(String::from_utf8_lossy(&full.stderr).contains("cannot write full"), "{full:?}");
        assert!(run("link").status.success() && run("new").status.success());
        assert!(fs::metadata(at.join("file")).unwrap().len() > 100);
        assert_eq!(fs::read(at.join("file")).unwrap().len(), fs::read(at.join("new")).unwrap().len());
    }
    let save = at.join("g.automa");
    fs::write(&save, "automa journal 1\ngame patchwork\nseed 1\nbegin\n").unwrap();
    assert!(automa(at, &["replay", "g.automa", "--svg", "link"]).status.success());
    assert!(fs::read_to_string(at.join("file")).unwrap().starts_with("<svg"));
    assert!(
        automa(at, &["play", "patchwork", "--plain", "--load", "g.automa", "--svg", "link"]).status.success()
    );
    for name in ["null", "full", "link"] {
        assert!(fs::symlink_metadata(at.join(name)).unwrap().is_symlink(), "{name} was replaced");
    }
    for device in ["/dev/null", "/dev/full"] {
        assert!(fs::metadata(device).unwrap().file_type().is_char_device());
    }
    assert_eq!(fs::read_to_string(&victim).unwrap(), "precious");
    let left: Vec<_> = fs::read_dir(at).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert!(!left.iter().any(|name| name.to_string_lossy().starts_with(".automa-")), "{left:?}");
    // A save is appended to: what cannot be appended to is none.
    let pipe = at.join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let refused = automa(at, &["play", "patchwork", "--plain", "--load", "pipe"]);
    assert!(
        !refused.status.success() && String::from_utf8_lossy(&refused.stderr).contains("pipe"),
        "{refused:?}"
    );
}
