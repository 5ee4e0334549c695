//! One question a line, for screen readers, scripts and tests: no colour, no cursor, no boxes.

mod names;
mod says;

use patchwork::notation::hold_name;
use patchwork::{Action, Illegal, Patchwork};

use super::Sitting;
use super::tell;
use crate::play::lines::Look;
use crate::play::spoken::{Numbered, Spoken, no_number};

impl Spoken for Patchwork {
    const LOOKS: &'static [&'static str] = &["board", "cards", "ring", "spots"];
    const HELP: &'static [&'static str] = &["tui-plain-help"];

    fn title(sitting: &Sitting) -> String {
        says::title(sitting)
    }

    fn position(sitting: &Sitting, _: Look) -> String {
        says::position(sitting)
    }

    /// One of the patches within reach: where it fits, and how that is said.
    fn numbered(sitting: &Sitting, number: &str) -> Numbered<Self> {
        let reach = sitting.game().next_patches();
        let chosen = number.parse::<usize>().ok().and_then(|number| reach.get(number.checked_sub(1)?));
        Numbered::Said(match chosen {
            Some(id) => says::spots(sitting, &names::called(sitting.game(), *id)),
            None => no_number(sitting, number, reach.len()),
        })
    }

    /// `take 7/6 r0 c4`, `take 2nd r0 c4`: a patch as the table knows it.
    fn heard(&self, line: &str) -> String {
        let words: Vec<&str> = line.split_whitespace().collect();
        let lower = || line.to_lowercase();
        let (patch, rest) = match words[..] {
            [first, patch, ref rest @ ..] if is_take(first) => (patch, rest),
            [patch, ref rest @ ..] if patch.contains('/') => (patch, rest),
            _ => return lower(),
        };
        match names::find(self, patch) {
            Some(id) => format!("take {} {}", id.0, rest.join(" ").to_lowercase()),
            None => lower(),
        }
    }

    /// What was begun and cannot be read: where the patch fits, or how it is said.
    fn form(sitting: &Sitting, typed: &str) -> Option<String> {
        let game = sitting.game();
        let words: Vec<&str> = typed.split_whitespace().collect();
        let patch = match words[..] {
            [first, patch] if is_take(first) => names::find(game, patch),
            [patch] => names::find(game, patch),
            _ => None,
        };
        if let Some(id) = patch.filter(|id| game.next_patches().contains(id)) {
            return Some(says::spots(sitting, &names::called(game, id)));
        }
        let begun = words.first().is_some_and(|first| {
            let first = first.to_lowercase();
            is_take(&first) || ["leather", "lay"].iter().any(|start| first.starts_with(start))
        });
        let name = game.next_patches().first().map_or_else(String::new, |id| names::called(game, *id));
        let form = sitting.words().say("tui-plain-form", &[("name", name.into())]);
        begun.then(|| format!("{form}\n{}", says::legal(sitting)))
    }

    fn refusal(sitting: &Sitting, before: &Self, illegal: &Illegal) -> String {
        format!("{}\n{}", tell::illegal(sitting.words(), before, illegal), says::legal(sitting))
    }

    fn hinted(sitting: &Sitting, best: Action) -> String {
        let said = tell::hint(sitting.words(), sitting.game(), best);
        format!("{said}\n{}", sitting.game().typed(best))
    }

    fn typed(&self, action: Action) -> String {
        match action {
            Action::Take { patch, outline, at } => {
                let hold = hold_name(self.kit().patch(patch), outline);
                format!("take {} {hold} {at}", names::called(self, patch))
            }
            other => kernel::Notation::write(self, other),
        }
    }

    fn scores(sitting: &Sitting) -> String {
        says::scores(sitting)
    }

    fn show(sitting: &Sitting, look: Look, name: &str, rest: &str) -> Option<String> {
        Some(match name {
            "look" | "state" => Self::position(sitting, look),
            "board" => says::boards(sitting),
            "ring" => says::ring(sitting),
            "cards" => says::cards(sitting),
            "why" => says::why(sitting),
            "spots" => says::spots(sitting, rest),
            "actions" | "list" => says::legal(sitting),
            "rules" | "rule" if rest.is_empty() => sitting.words().text("tui-plain-rules-usage"),
            _ => return None,
        })
    }
}

fn is_take(word: &str) -> bool {
    word.len() >= 2 && "take".starts_with(&word.to_lowercase())
}
