//! Two runs of a benchmark side by side.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Context as _, ensure};
use serde_json::{Value, json};

/// What does not say how fast the program is: of the machine, or how much was measured.
const NOT_COMPARED: [&str; 3] = ["load", "cores", "games"];

/// An earlier run, as `--json` wrote it.
#[derive(Debug)]
pub(super) struct Earlier(Value);

impl Earlier {
    /// Reads it. To be done before the long work: a wrong path is told at once.
    pub(super) fn read(path: &Path) -> anyhow::Result<Earlier> {
        let text = crate::commands::read_text(path)?;
        let value: Value = serde_json::from_str(&text).with_context(|| {
            format!("{} is no run of a benchmark; write one with `automa bench ... --json`", path.display())
        })?;
        Ok(Earlier(value))
    }

    /// Each figure of both runs: before and now. What is compared must have played the same games to the same end.
    pub(super) fn beside<'a>(&self, now: &'a Value) -> anyhow::Result<Vec<Figure<'a>>> {
        let before = &self.0;
        ensure!(
            before["game"] == now["game"],
            "the earlier run is of {}, not of {}; compare runs of one game",
            before["game"],
            now["game"]
        );
        for (name, answer) in now["answers"].as_object().into_iter().flatten() {
            let other = &before["answers"][name];
            ensure!(
                other == answer,
                "the answers differ: {name} was {other} and is {answer}; these are not the same games, and their times say nothing"
            );
        }
        let figures = now.as_object().into_iter().flatten();
        Ok(figures
            .filter(|(name, _)| !NOT_COMPARED.contains(&name.as_str()))
            .filter_map(|(name, now)| {
                Some(Figure { name, before: before[name].as_f64()?, now: now.as_f64()? })
            })
            .collect())
    }
}

/// A figure of two runs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Figure<'a> {
    name: &'a str,
    before: f64,
    now: f64,
}

impl Figure<'_> {
    fn ratio(self) -> Option<f64> {
        (self.before != 0.0).then(|| self.now / self.before)
    }
}

/// Both runs as a table.
pub(super) fn as_text(figures: &[Figure<'_>]) -> String {
    let mut text = format!("{:<24} {:>14} {:>14} {:>12}\n", "", "before", "now", "now/before");
    for figure in figures {
        let ratio = figure.ratio().map_or_else(|| "-".to_owned(), |ratio| format!("{ratio:.3}"));
        let Figure { name, before, now } = figure;
        let _ = writeln!(text, "{name:<24} {before:>14.2} {now:>14.2} {ratio:>12}");
    }
    text
}

/// The ratios, for programs.
pub(super) fn as_json(figures: &[Figure<'_>]) -> Value {
    figures
        .iter()
        .map(|figure| (figure.name.to_owned(), json!(figure.ratio())))
        .collect::<serde_json::Map<_, _>>()
        .into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(game: &str, rate: f64, answer: &str) -> Value {
        json!({ "game": game, "games": 10, "rate": rate, "none": 0.0, "load": 3.5, "answers": { "uniform": answer } })
    }

    #[test]
    fn figures_stand_side_by_side_with_their_ratio() {
        let (before, now) = (Earlier(run("chess", 200.0, "ab")), run("chess", 250.0, "ab"));
        let figures = before.beside(&now).unwrap();
        let text = as_text(&figures);
        assert!(text.contains("200.00") && text.contains("250.00") && text.contains("1.250"), "{text}");
        assert!(!text.contains("load") && !text.contains("games"), "{text}");
        assert_eq!(as_json(&figures), json!({ "rate": 1.25, "none": null }));
    }

    #[test]
    fn other_answers_or_another_game_are_refused() {
        let before = Earlier(run("chess", 200.0, "ab"));
        let error = before.beside(&run("chess", 900.0, "cd")).unwrap_err().to_string();
        assert!(error.contains("the answers differ: uniform was \"ab\" and is \"cd\""), "{error}");
        assert!(before.beside(&run("go", 200.0, "ab")).unwrap_err().to_string().contains("of one game"));
        // A run from before there were answers in it proves nothing.
        assert!(Earlier(json!({ "game": "chess" })).beside(&run("chess", 1.0, "ab")).is_err());
    }
}
