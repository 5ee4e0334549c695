//! Where two things differ.

use std::fmt;

use serde::Serialize;
use serde_json::Value;

/// The first difference between what a vector says and what our engine gives.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// Where: `trail[0].steps[2].left`.
    pub at: String,
    /// What the vector says.
    pub expected: String,
    /// What the engine gives.
    pub got: String,
}

/// The longest text of a value that is told.
const LONGEST: usize = 160;

impl Difference {
    /// Between two texts.
    pub(crate) fn new(at: impl Into<String>, expected: &str, got: &str) -> Difference {
        Difference { at: short(&at.into()), expected: short(expected), got: short(got) }
    }

    /// The first one between two values; the order of members makes none.
    pub(crate) fn between(expected: &Value, got: &Value) -> Option<Difference> {
        let mut path = String::new();
        differ(Some(expected), Some(got), &mut path)
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: expected {}, got {}", self.at, self.expected, self.got)
    }
}

/// The beginning of a long text.
pub(crate) fn short(text: &str) -> String {
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text.to_owned(),
    }
}

/// What is not there is another thing than `null`.
fn differ(expected: Option<&Value>, got: Option<&Value>, path: &mut String) -> Option<Difference> {
    let length = path.len();
    let mut inside = |step: &str, expected: Option<&Value>, got: Option<&Value>| {
        path.push_str(step);
        let found = differ(expected, got, path);
        path.truncate(length);
        found
    };
    match (expected, got) {
        (Some(Value::Object(expected)), Some(Value::Object(got))) => {
            let dot = if length == 0 { "" } else { "." };
            let mut keys = expected.keys().chain(got.keys().filter(|key| !expected.contains_key(*key)));
            keys.find_map(|key| inside(&format!("{dot}{}", short(key)), expected.get(key), got.get(key)))
        }
        (Some(Value::Array(expected)), Some(Value::Array(got))) => {
            let mut places = 0..expected.len().max(got.len());
            places.find_map(|at| inside(&format!("[{at}]"), expected.get(at), got.get(at)))
        }
        (expected, got) if expected == got => None,
        (expected, got) => {
            let text = |value: Option<&Value>| value.map_or_else(|| "nothing".to_owned(), Value::to_string);
            Some(Difference::new(path.clone(), &text(expected), &text(got)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_first_difference_is_named_by_its_path() {
        let one = json!({ "a": 1, "b": [{ "c": "x" }, { "c": "y" }] });
        assert_eq!(Difference::between(&one, &one), None);
        let turned = json!({ "b": [{ "c": "x" }, { "c": "y" }], "a": 1 });
        assert_eq!(Difference::between(&one, &turned), None);
        for (other, told) in [
            (json!({ "a": 1, "b": [{ "c": "x" }, { "c": "z" }] }), "b[1].c: expected \"y\", got \"z\""),
            (json!({ "a": 1, "b": [{ "c": "x" }] }), "b[1]: expected {\"c\":\"y\"}, got nothing"),
            (json!({ "b": [{ "c": "x" }, { "c": "y" }] }), "a: expected 1, got nothing"),
            (json!({ "a": null, "b": [{ "c": "x" }, { "c": "y" }] }), "a: expected 1, got null"),
            (
                json!({ "a": 1, "b": [{ "c": "x" }, { "c": "y", "d": null }] }),
                "b[1].d: expected nothing, got null",
            ),
            (json!(7), ": expected {\"a\":1,\"b\":[{\"c\":\"x\"},{\"c\":\"y\"}]}, got 7"),
        ] {
            assert_eq!(Difference::between(&one, &other).unwrap().to_string(), told);
        }
        let long = Difference::between(&json!("ä".repeat(1_000)), &json!(0)).unwrap();
        assert!(long.expected.chars().count() < 200, "{long}");
    }
}
