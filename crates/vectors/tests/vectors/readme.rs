//! `vectors/README.md` says what is there.

use std::fmt::Write as _;

use crate::committed;

/// The table of filters, as the files have them.
fn filters() -> String {
    let mut table = String::from(
        "| file | rule | narrowed | kept all | skipped | not needed |\n|---|---|---:|---:|---:|---:|\n",
    );
    for (path, _) in vectors::decisions_of_bots() {
        for (rule, [narrowed, kept, skipped, not_needed]) in vectors::coverage(&committed(&path)) {
            writeln!(table, "| `{path}` | `{rule}` | {narrowed} | {kept} | {skipped} | {not_needed} |")
                .unwrap();
        }
    }
    table
}

#[test]
fn its_table_of_filters_is_counted() {
    let readme = committed("README.md");
    let filters = filters();
    assert!(readme.contains(&filters), "the table of filters should be:\n{filters}");
}

#[test]
fn it_names_every_file() {
    let readme = committed("README.md");
    for path in vectors::expected() {
        let (_, name) = path.rsplit_once('/').unwrap_or(("", &path));
        assert!(readme.contains(&format!("`{name}`")) || readme.contains(&format!("`{path}`")), "{path}");
    }
}

/// Every example line of it stands in a file.
#[test]
fn its_examples_are_lines_of_the_files() {
    let readme = committed("README.md");
    let all: String = vectors::expected().iter().map(|path| committed(path)).collect();
    let examples: Vec<&str> = readme.lines().filter(|line| line.starts_with('{')).collect();
    assert!(examples.len() >= 3, "the examples were not found");
    for example in examples {
        assert!(all.lines().any(|line| line == example), "no file has this line: {example}");
    }
}

/// What a shared value is for is said once in the code and once in the document.
#[test]
fn it_names_the_streams_of_chance() {
    let readme = committed("README.md");
    let sources = ["patchwork", "terra-mystica", "tapestry"].map(|game| {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(game).join("src");
        sources_below(&folder)
    });
    let text = sources.concat();
    let names: Vec<&str> =
        text.split("Purpose::new(\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert!(names.len() > 15, "the streams were not found");
    for name in names.into_iter().chain(["players", "series of games"]) {
        assert!(readme.contains(&format!("`{name}`")), "the README does not say what `{name}` is for");
    }
}

fn sources_below(folder: &std::path::Path) -> String {
    let mut text = String::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            text += &sources_below(&path);
        } else if path.extension().is_some_and(|end| end == "rs") {
            text += &std::fs::read_to_string(&path).unwrap();
        }
    }
    text
}
