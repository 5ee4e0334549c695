//! A terminal is put back when the program is asked to end while it fills the screen.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::io::Read;
use std::process::{Command, Stdio};
use std::sync::mpsc::RecvTimeoutError;
use std::time::Duration;

#[test]
fn a_request_to_end_puts_the_terminal_back() {
    let folder = tempfile::tempdir().unwrap();
    let pid = folder.path().join("pid");
    // `script` brings a terminal; the shell says who it becomes.
    let inside = format!(
        "echo $$ > {}; stty cols 100 rows 40; exec {} play patchwork --seed 5",
        pid.display(),
        assert_cmd::cargo::cargo_bin!("automa").display()
    );
    let mut child = Command::new("script")
        .args(["-qec", &inside, "/dev/null"])
        .env("AUTOMA_DATA", folder.path())
        .env("TERM", "xterm-256color")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("`script` brings the terminal; on Debian: apt-get install bsdutils");
    // Read beside, so that a program that says nothing ends the test and does not hang it.
    let mut output = child.stdout.take().unwrap();
    let (parts, read) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        let mut part = [0; 4096];
        while let Ok(length) = output.read(&mut part) {
            if length == 0 || parts.send(part[..length].to_vec()).is_err() {
                break;
            }
        }
    });
    let mut shown = Vec::new();
    let has = |shown: &[u8], text: &[u8]| shown.windows(text.len()).any(|window| window == text);
    let mut asked = false;
    loop {
        match read.recv_timeout(Duration::from_secs(90)) {
            Ok(part) => shown.extend(part),
            Err(RecvTimeoutError::Disconnected) => break,
            Err(RecvTimeoutError::Timeout) => {
                let _ = child.kill();
                panic!("nothing more is said after: {}", String::from_utf8_lossy(&shown));
            }
        }
        // Once the screen is full it is asked to end.
        if !asked && has(&shown, b"\x1b[?1049h") && has(&shown, b"Patchwork") {
            let id = std::fs::read_to_string(&pid).unwrap();
            assert!(Command::new("kill").args(["-TERM", id.trim()]).status().unwrap().success());
            asked = true;
        }
    }
    child.wait().unwrap();
    let text = String::from_utf8_lossy(&shown);
    assert!(asked, "the screen was never full: {text}");
    assert!(text.contains("\u{1b}[?1049l"), "the terminal is put back: {text}");
    assert!(text.contains("automa continue patchwork-5"), "and it says how to go on: {text}");
}
