//! Doc comments say more than the names below them.

use std::path::Path;

use crate::{files, read};

/// What a line of a doc comment says.
fn said(line: &str) -> Option<&str> {
    let line = line.trim_start();
    line.strip_prefix("///").or_else(|| line.strip_prefix("//!"))
}

/// The doc comments that consist of one word, each with the number of its line.
fn of_one_word(text: &str) -> Vec<(usize, &str)> {
    let lines: Vec<(usize, &str)> = text.lines().enumerate().collect();
    let comments = lines.chunk_by(|(_, a), (_, b)| said(a).is_some() && said(b).is_some());
    let one = |comment: &[(usize, &'_ str)]| -> Option<usize> {
        let words = comment.iter().filter_map(|(_, line)| said(line)).flat_map(str::split_whitespace);
        (words.count() == 1).then_some(comment[0].0)
    };
    comments.filter_map(one).map(|at| (at + 1, lines[at].1.trim())).collect()
}

#[test]
fn a_comment_of_one_word_is_found() {
    let found = of_one_word(
        "//! Files.\n\n/// Who.\nseat: Seat,\n    /// Who has\n    /// it.\n    seat: Seat,\n// No.\n",
    );
    assert_eq!(found, [(1, "//! Files."), (3, "/// Who.")]);
}

#[test]
fn no_doc_comment_consists_of_one_word() {
    let sources = files("crates", &["rs"]).into_iter().filter(|path| in_src(path));
    let mut looked_at = 0;
    let mut found = Vec::new();
    for path in sources {
        looked_at += 1;
        let text = read(&path);
        let here = of_one_word(&text).into_iter();
        found.extend(here.map(|(line, comment)| format!("{}:{line}: {comment}", path.display())));
    }
    assert!(looked_at > 500, "the sources were not found");
    assert!(
        found.is_empty(),
        "these doc comments say no more than the name below them. Say what the name does not (who, when, in which unit, \
         from where), or allow `missing_docs` on the type with a reason:\n{}",
        found.join("\n")
    );
}

/// Whether a file lies in the sources of a crate, and not among its tests.
fn in_src(path: &Path) -> bool {
    path.components().nth(2).is_some_and(|folder| folder.as_os_str() == "src")
}
