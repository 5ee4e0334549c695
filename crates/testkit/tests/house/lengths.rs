//! Files are short.

use crate::{files, read};

/// No file has more lines.
const LONGEST: usize = 600;
/// Half of all files have fewer.
const MEDIAN: usize = 130;

#[test]
fn no_file_is_long_and_most_are_short() {
    let all = ["crates", "python", "xtask"].into_iter().flat_map(|folder| files(folder, &["rs", "py"]));
    let mut lengths: Vec<(usize, _)> = all.map(|path| (read(&path).lines().count(), path)).collect();
    lengths.sort();
    assert!(lengths.len() > 500, "the files were not found");
    let long: Vec<_> = lengths.iter().filter(|(lines, _)| *lines > LONGEST).collect();
    assert!(long.is_empty(), "more than {LONGEST} lines, split them: {long:#?}");
    let (median, _) = lengths[lengths.len() / 2];
    assert!(median < MEDIAN, "the median file has {median} lines");
}
