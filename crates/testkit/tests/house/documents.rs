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

/// The names under `[dependencies]`: tests may use any room.
fn dependencies(manifest: &str) -> Vec<&str> {
    let lines = manifest.lines().skip_while(|line| *line != "[dependencies]").skip(1);
    let own = lines.take_while(|line| !line.starts_with('['));
    own.filter_map(|line| line.split_once(['.', ' ', '='])).map(|(name, _)| name).collect()
}

/// What stands between these words and the next quotation mark.
fn quoted<'a>(line: &'a str, before: &str) -> Option<&'a str> {
    line.split_once(before)?.1.split('"').next()
}

/// Each room of the picture, and how far down it stands.
fn rooms(picture: &str) -> Vec<(&str, u32)> {
    let boxes = picture.lines().filter(|line| line.starts_with("<rect id="));
    boxes.filter_map(|line| Some((quoted(line, "id=\"")?, quoted(line, " y=\"")?.parse().ok()?))).collect()
}

#[test]
fn the_picture_of_the_rooms_is_that_of_their_dependencies() {
    let picture = read(Path::new("docs/pictures/rooms.svg"));
    let rooms = rooms(&picture);
    let down = |name: &str| rooms.iter().find(|(room, _)| *room == name).map(|(_, down)| *down);
    let crates = std::fs::read_dir(root().join("crates")).unwrap();
    let folders = crates.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut known = 0;
    for room in folders.chain(["python".to_owned()]) {
        let folder = if room == "python" { room.clone() } else { format!("crates/{room}") };
        let here = down(&room).unwrap_or_else(|| panic!("{room} is not in the picture"));
        let manifest = read(Path::new(&format!("{folder}/Cargo.toml")));
        for used in dependencies(&manifest) {
            let Some(there) = down(&used.replace('_', "-")) else { continue };
            assert!(there > here, "{room} uses {used}, which does not stand below it");
            known += 1;
        }
    }
    assert!(known > 60, "the dependencies were not found");
}
