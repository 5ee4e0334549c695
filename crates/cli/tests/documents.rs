//! What the documents show is what happens: every `console` block of the README and of `docs/` is run.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::path::{Path, PathBuf};
use std::process::Command;

/// A command of a document and the output it shows; none if it shows none.
struct Shown {
    place: String,
    command: String,
    output: String,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn documents() -> Vec<PathBuf> {
    let mut files = vec![root().join("README.md")];
    for entry in std::fs::read_dir(root().join("docs")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|end| end == "md") {
            files.push(path);
        }
    }
    files
}

fn shown(path: &Path) -> Vec<Shown> {
    let mut found: Vec<Shown> = Vec::new();
    let mut inside = false;
    for (number, line) in std::fs::read_to_string(path).unwrap().lines().enumerate() {
        if line.starts_with("```") {
            inside = line == "```console";
        } else if let Some(command) = line.strip_prefix("$ ").filter(|_| inside) {
            let place = format!("{}:{}", path.display(), number + 1);
            found.push(Shown { place, command: command.to_owned(), output: String::new() });
        } else if inside && let Some(last) = found.last_mut() {
            last.output.push_str(line);
            last.output.push('\n');
        }
    }
    found
}

/// What would wait for a person or a browser is only checked for its form.
fn needs_a_person(command: &str) -> bool {
    const WAIT: [&str; 4] = ["automa play", "automa serve", "automa companion", "automa continue"];
    WAIT.iter().any(|start| command.starts_with(start))
}

/// What a document shows as typed behind the prompt, and what the program says when it is: it does not echo.
fn talk(output: &str) -> (String, String) {
    let (mut typed, mut said) = (String::new(), String::new());
    for line in output.lines() {
        if let Some(line) = line.strip_prefix("> ") {
            typed.push_str(line);
            typed.push('\n');
            said.push_str("> ");
        } else {
            said.push_str(line);
            said.push('\n');
        }
    }
    (typed, said)
}

/// A conversation with a companion, line by line.
fn talks(place: &str, words: &[String], output: &str) {
    let folder = tempfile::tempdir().unwrap();
    let (typed, wanted) = talk(output);
    let mut command = assert_cmd::Command::cargo_bin("automa").unwrap();
    let done = command.args(words).env("AUTOMA_DATA", folder.path()).write_stdin(typed).assert().success();
    let said = String::from_utf8_lossy(&done.get_output().stdout).into_owned();
    assert!(said.starts_with(&wanted), "{place} shows something else than\n{said}");
}

#[test]
fn every_command_of_the_documents_does_what_they_show() {
    let folder = tempfile::tempdir().unwrap();
    let mut run = 0;
    for example in documents().iter().flat_map(|path| shown(path)) {
        let Shown { place, command, output } = example;
        let mut words: Vec<String> = command.split_whitespace().map(str::to_owned).collect();
        assert_eq!(words.remove(0), "automa", "{place}: `{command}` is not ours");
        if command.starts_with("automa companion") && !output.is_empty() {
            talks(&place, &words, &output);
            run += 1;
            continue;
        }
        if needs_a_person(&command) {
            words.push("--help".to_owned());
        }
        // Outputs go to a folder of the test, inputs come from the repository.
        let mut pictures = Vec::new();
        for i in 1..words.len() {
            if ["--out", "--report", "--svg", "--save", "--print"].contains(&words[i - 1].as_str()) {
                let (kept, made) = (root().join(&words[i]), folder.path().join(words[i].replace('/', "-")));
                words[i] = made.display().to_string();
                pictures.push((kept, made));
            }
        }
        let result = Command::new(env!("CARGO_BIN_EXE_automa"))
            .args(&words)
            .env("AUTOMA_DATA", folder.path())
            .current_dir(root())
            .output()
            .unwrap();
        let error = String::from_utf8_lossy(&result.stderr).into_owned();
        assert!(result.status.success(), "{place}: `{command}` failed: {error}");
        if !output.is_empty() {
            assert_eq!(
                String::from_utf8_lossy(&result.stdout),
                output,
                "{place}: `{command}` shows something else"
            );
        }
        // A picture that a document shows is the one that its command makes.
        for (kept, made) in pictures.into_iter().filter(|(kept, _)| kept.exists()) {
            let (kept, made) =
                (std::fs::read_to_string(kept).unwrap(), std::fs::read_to_string(made).unwrap());
            assert!(kept == made, "{place}: `{command}` makes another picture than the one that is kept");
        }
        run += 1;
    }
    assert!(run >= 6, "only {run} commands were found in the documents");
}

#[test]
fn every_link_of_the_documents_leads_somewhere() {
    for path in documents() {
        let text = std::fs::read_to_string(&path).unwrap();
        for part in text.split("](").skip(1) {
            let target = part.split([')', '#']).next().unwrap();
            if !target.is_empty() && !target.starts_with("http") {
                let file = path.parent().unwrap().join(target);
                assert!(file.exists(), "{}: {target} does not exist", path.display());
            }
        }
    }
}
