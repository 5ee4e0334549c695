//! What the documents say of the files is so.

use std::path::Path;

use crate::{read, root};

/// The paths that a document names between backticks: from the repository's folder, without a placeholder.
fn named(text: &str) -> Vec<&str> {
    let marked = text.split('`').skip(1).step_by(2);
    let starts = [".github/", "crates/", "docs/", "packaging/", "python/", "vectors/", "xtask/"];
    marked
        .filter(|path| {
            starts.iter().any(|start| path.starts_with(start)) && !path.contains(['<', '*', ' ', '{'])
        })
        .collect()
}

#[test]
fn every_file_that_a_document_names_is_there() {
    for document in
        ["docs/adding.md", "docs/architecture.md", "docs/releasing.md", "docs/testing.md", "CONTRIBUTING.md"]
    {
        let text = read(Path::new(document));
        let missing: Vec<&str> =
            named(&text).into_iter().filter(|path| !root().join(path).exists()).collect();
        assert!(missing.is_empty(), "{document} names what is not there: {missing:?}");
    }
    assert!(named(&read(Path::new("docs/adding.md"))).len() > 30, "the paths were not found");
}
