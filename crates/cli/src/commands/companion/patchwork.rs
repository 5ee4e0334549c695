//! Patchwork at the table.

use draw::text::patchwork::rows;
use kernel::Game;
use patchwork::companion::{CompanionAction, PatchworkCompanion};
use patchwork::{FIRST, PatchId, SECOND};
use words::patchwork::companion::too_dear;
use words::{Beside, Said, Voice as _, Words};

use super::talks::Talks;
use crate::commands::decide::patchwork::why_text;

/// Patches that are drawn side by side.
const ABREAST: usize = 6;
/// Columns for each of them: no patch is wider than five squares.
const WIDE: usize = 12;

impl Talks for PatchworkCompanion {
    const HELP: &'static str = "co-help";
    const SHOWS: &'static [&'static str] = &["track", "ring"];

    fn sheet(&self, words: &Words) -> Option<String> {
        Some(draw::patchwork::print_sheet(words, self.kit()))
    }

    fn enter(&self) -> Option<CompanionAction> {
        (self.to_move() == Some(SECOND)).then_some(CompanionAction::Automa)
    }

    /// `7/6`: a patch by its price and spaces, where only one can be meant.
    fn heard(&self, line: &str) -> String {
        let named = |word: &str| match self.priced(word).map(|all| (all.len(), all)) {
            Some((1, all)) => all[0].0.to_string(),
            _ => word.to_owned(),
        };
        let words: Vec<String> = line.split_whitespace().map(named).collect();
        let alone = words.len() == 1 && line.contains('/') && words[0] != line.trim();
        if alone { format!("take {}", words[0]) } else { words.join(" ") }
    }

    fn which(&self, words: &Words, line: &str) -> Option<String> {
        let (name, patches) =
            line.split_whitespace().find_map(|word| self.priced(word).map(|all| (word, all)))?;
        let args = [("count", (patches.len() as u32).into()), ("name", name.into())];
        let mut lines = vec![words.say("co-which-patch", &args)];
        lines.extend(self.drawn(&patches, 0));
        Some(lines.join("\n"))
    }

    fn show(&self, words: &Words, name: &str) -> Option<String> {
        Some(match name {
            "track" | "map" => self.tokens(words),
            "ring" | "patches" => self.ring_drawn(words),
            _ => return None,
        })
    }

    fn doubts(words: &Words, said: Said<'_, Self>) -> Option<String> {
        too_dear(words, said.before, said.events)
    }

    fn why(words: &Words, said: Said<'_, Self>) -> Option<String> {
        let told = Self::instruction(words, said);
        let why = told.whys.first()?;
        Some(format!("{} {}\n{}", told.headline, why.sentence, why_text(why).trim_end()))
    }
}

/// What people see of patches and tokens.
trait Seen {
    /// The patches of this price and time that may be meant; `None` if a word is no price.
    fn priced(&self, word: &str) -> Option<Vec<PatchId>>;
    /// Patches side by side: place, price and spaces, number, shape.
    fn drawn(&self, patches: &[PatchId], first: usize) -> Vec<String>;
    /// The ring as far as it is known.
    fn ring_drawn(&self, words: &Words) -> String;
    /// Where the tokens are.
    fn tokens(&self, words: &Words) -> String;
}

impl Seen for PatchworkCompanion {
    fn priced(&self, word: &str) -> Option<Vec<PatchId>> {
        let (cost, time) = word.split_once('/')?;
        let (cost, time): (u8, u8) = (cost.parse().ok()?, time.parse().ok()?);
        let same = |id: &PatchId| {
            let patch = self.kit().patch(*id);
            (patch.cost, patch.time) == (cost, time) && self.in_ring(*id)
        };
        // What is within reach is meant first.
        let near: Vec<PatchId> = self.next_known().into_iter().filter(same).collect();
        let all = || self.kit().patches().iter().map(|patch| patch.id).filter(same).collect();
        Some(if near.is_empty() { all() } else { near })
    }

    fn drawn(&self, patches: &[PatchId], first: usize) -> Vec<String> {
        let mut lines = Vec::new();
        for (block, some) in patches.chunks(ABREAST).enumerate() {
            let shapes: Vec<Vec<String>> = some
                .iter()
                .enumerate()
                .map(|(at, id)| {
                    let patch = self.kit().patch(*id);
                    let place = first + block * ABREAST + at;
                    let number = if first > 0 { format!("{place}: ") } else { String::new() };
                    let buttons = "o".repeat(usize::from(patch.buttons));
                    let mut shape = vec![
                        format!("{number}{}/{} {buttons}", patch.cost, patch.time).trim_end().to_owned(),
                        format!("({})", id.0),
                    ];
                    shape.extend(rows(&patch.outlines[0]));
                    shape
                })
                .collect();
            let high = shapes.iter().map(Vec::len).max().unwrap_or(0);
            for row in 0..high {
                let parts = shapes.iter().map(|shape| shape.get(row).map_or("", String::as_str));
                let line = parts.map(|part| format!("{part:<WIDE$}")).collect::<Vec<_>>().concat();
                lines.push(line.trim_end().to_owned());
            }
            lines.push(String::new());
        }
        lines.pop();
        lines
    }

    fn ring_drawn(&self, words: &Words) -> String {
        let known = self.ring();
        let mut lines = Vec::new();
        if known.is_empty() && self.knows_ring() {
            return words.text("co-ring-none");
        }
        if !known.is_empty() {
            lines.push(format!("{}:", words.text("table-ring-says")));
            lines.extend(self.drawn(known, 1));
        }
        if !self.knows_ring() {
            let rest: Vec<PatchId> = self
                .kit()
                .patches()
                .iter()
                .map(|patch| patch.id)
                .filter(|id| self.in_ring(*id) && !known.contains(id))
                .collect();
            lines.push(words.text("co-ring-unknown"));
            lines.extend(self.drawn(&rest, 0));
        }
        lines.join("\n")
    }

    fn tokens(&self, words: &Words) -> String {
        let shared = self.space(FIRST) == self.space(SECOND);
        let token = |seat| {
            let top = if shared && self.on_top() == seat { "yes" } else { "no" };
            let who = self.name_of(words, seat);
            let args = [("who", who.into()), ("space", self.space(seat).into()), ("top", top.into())];
            words.say("co-space-of", &args)
        };
        let board = &self.kit().time_board;
        let mut track = String::new();
        for space in 0..=patchwork::components::FINAL {
            let sign = match (self.space(FIRST) == space, self.space(SECOND) == space) {
                (true, true) => '&',
                (true, false) => 'Y',
                (false, true) => 'A',
                _ if self.leather().iter().any(|mark| mark == space) => '#',
                _ if space > 0 && board.incomes(space - 1, space) > 0 => 'o',
                _ => '.',
            };
            track.push(sign);
        }
        let mut lines =
            vec![format!("{}; {}", token(FIRST), token(SECOND)), track, words.text("co-track-legend")];
        lines.extend(self.scores(words));
        lines.extend(self.known(words));
        lines.join("\n")
    }
}
