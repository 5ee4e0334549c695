//! The reader of data files says what the reader of the `toml` crate says: the same values, the same words, the same place.

use std::collections::BTreeMap;

use kernel::written;
use serde::Deserialize;
use toml::Spanned;

#[derive(Deserialize, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
struct Sheet {
    name: Spanned<String>,
    number: u8,
    deep: Option<Spanned<i64>>,
    share: Option<f32>,
    #[serde(default)]
    is_open: bool,
    #[serde(default)]
    pair: [u8; 2],
    #[serde(default)]
    kinds: Vec<Kind>,
    #[serde(default)]
    card: Vec<Spanned<Card>>,
    #[serde(default)]
    marks: BTreeMap<Spanned<String>, Spanned<u8>>,
    order: Option<Order>,
    deed: Option<Deed>,
}

#[derive(Deserialize, PartialEq, Debug)]
struct Card {
    points: i8,
}

#[derive(Deserialize, PartialEq, Debug)]
#[serde(rename_all = "lowercase")]
enum Kind {
    Red,
    Blue,
}

#[derive(Deserialize, PartialEq, Debug)]
#[serde(untagged)]
enum Order {
    One(String),
    Many(Vec<u8>),
}

#[derive(Deserialize, PartialEq, Debug)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
enum Deed {
    Build { cost: u8 },
    Pass,
}

const BEGIN: &str = "name = \"Fields\"\nnumber = 7\n";

/// What follows the beginning of a sheet.
const RIGHT: [&str; 8] = [
    "",
    "deep = -9_000_000_000\nshare = 0.25\nis_open = true\n",
    "share = 3\npair = [1, 2]\nkinds = [\"red\", \"blue\", \"red\"]\n",
    "[[card]]\npoints = 3\n[[card]]\npoints = 0x1\n",
    "marks = { first = 1, \"second one\" = 2 }\n",
    "[marks]\nfirst = 0b11\n",
    "order = \"up\"\ndeed = { kind = \"build\", cost = 4 }\n",
    "order = [3, 1]\ndeed = { kind = \"pass\" }\n",
];

const WRONG: [&str; 22] = [
    "deep = \"deep\"\n",
    "deep = 18446744073709551615\n",
    "deep = 99999999999999999999999999999999999999999\n",
    "share = \"much\"\n",
    "is_open = 1\n",
    "is_open = 1979-05-27\n",
    "pair = [1]\n",
    "pair = [1, 256]\n",
    "pair = [1, -1]\n",
    "pair = { first = 1 }\n",
    "kinds = [\"red\", \"green\"]\n",
    "kinds = \"red\"\n",
    "kinds = 2.5\n",
    "unknown = 1\n",
    "[[card]]\npoints = 3\n[[card]]\nprice = 3\n",
    "[[card]]\npoints = 3\n\n[[card]]\npoints = true\n",
    "card = [3]\n",
    "marks = { first = \"one\" }\n",
    "order = 3\n",
    "deed = { kind = \"build\", cost = 1, more = 2 }\n",
    "deed = { kind = \"burn\" }\n",
    "deed = { cost = 1\n",
];

#[test]
fn what_is_right_is_read_alike() {
    for more in RIGHT {
        let text = format!("{BEGIN}{more}");
        let read: Sheet = written::read(&text).unwrap_or_else(|error| panic!("{text}{error}"));
        let other: Sheet = toml::from_str(&text).unwrap();
        assert_eq!(read, other);
        // Places are no part of what is equal.
        assert_eq!(format!("{read:?}"), format!("{other:?}"));
    }
}

#[test]
fn what_is_wrong_is_refused_in_the_same_words_at_the_same_place() {
    let begun = WRONG.map(|more| format!("{BEGIN}{more}"));
    let others = ["", "number = 7\n", "name = 3\nnumber = 7\n", "name\n", "name = \"x\"\nname = \"y\"\n"];
    for text in begun.iter().map(String::as_str).chain(others) {
        let mine = written::read::<Sheet>(text).expect_err(text);
        let theirs = toml::from_str::<Sheet>(text).expect_err(text);
        let at = theirs.span().map_or(0, |span| span.start);
        assert_eq!((mine.message(), mine.at()), (theirs.message(), at), "{text}");
    }
}

/// A name out of several is text, and nothing else; and a table is no list.
#[test]
fn what_only_the_other_reader_takes_is_refused() {
    for (more, says) in [
        ("kinds = [{ red = {} }]\n", "wanted string"),
        ("card = [[3]]\n", "invalid type: sequence, expected struct Card"),
    ] {
        let error = written::read::<Sheet>(&format!("{BEGIN}{more}")).expect_err(more);
        assert_eq!(error.message(), says);
    }
}
