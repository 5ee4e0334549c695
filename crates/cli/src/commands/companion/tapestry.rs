//! Tapestry at the table.

use draw::text::tapestry::{self as text, MapText};
use kernel::{Game, Hexes};
use tapestry::companion::{CompanionAction, CompanionDecision, CompanionEvent, TapestryCompanion, Told};
use tapestry::{Event, Mode};
use words::tapestry::companion::open_cards;
use words::{Beside, Instruction, Said, Voice, Words};

use super::talks::Talks;

/// What a person does on the map: beside two people the Shadow Empire does not look at it.
const MAP: [&str; 5] = ["explore", "conquer", "outpost", "piece", "stand"];

impl Talks for TapestryCompanion {
    const HELP: &'static str = "tac-help";
    const SHOWS: &'static [&'static str] = &["map", "tracks", "seats", "cards"];

    fn picture(&self) -> Option<String> {
        Some(draw::tapestry::position(&Words::english(), self.table()))
    }

    fn sheet(&self, words: &Words) -> Option<String> {
        Some(draw::tapestry::print_map(words, self.table()))
    }

    fn enter(&self) -> Option<CompanionAction> {
        match self.decision()? {
            CompanionDecision::Automa { .. } => Some(CompanionAction::Automa),
            CompanionDecision::Turn { seat, told: 1.. } if self.table().player_at(seat).income_turns > 0 => {
                Some(CompanionAction::Told { seat, told: Told::Done })
            }
            _ => None,
        }
    }

    fn needs_no_telling(&self, part: &str) -> bool {
        let verb =
            part.rsplit(": ").next().and_then(|told| told.split_whitespace().next()).unwrap_or_default();
        self.options().game.mode == Mode::Shadow && MAP.contains(&verb)
    }

    fn show(&self, words: &Words, name: &str) -> Option<String> {
        Some(match name {
            "map" => text::map(words, self.table(), &MapText::default()).plain(),
            "tracks" => text::tracks(words, self.table()).plain(),
            // What people own is not followed.
            "seats" => self.known(words).join("\n"),
            "cards" => open_cards(words, self).join("\n"),
            _ => return None,
        })
    }

    fn opening(&self, words: &Words) -> Vec<String> {
        self.lay_out(words).into_iter().chain(self.say_also(words)).collect()
    }

    fn told(words: &Words, said: Said<'_, Self>) -> Vec<String> {
        let Instruction { headline, cards, steps, warnings, chips, .. } = Self::instruction(words, said);
        let mut lines = vec![headline];
        lines.extend(cards);
        lines.extend((1..).zip(steps).map(|(number, step)| format!("{number}. {step}")));
        lines.extend(warnings.into_iter().map(|warning| format!("! {warning}")));
        // Where the bots stand is of interest when their turn is over.
        let over = !matches!(
            said.after.decision(),
            Some(
                CompanionDecision::Card { .. }
                    | CompanionDecision::Die { .. }
                    | CompanionDecision::Trap { .. }
            )
        );
        let bots = matches!(
            said.before.table().pending().map(|frame| frame.task),
            Some(tapestry::state::Task::Bot(_) | tapestry::state::Task::Respond { .. })
        );
        if bots && over {
            let hexes = last_hexes(said.events);
            if !hexes.is_empty() {
                let view = MapText { last: hexes, ..MapText::default() };
                lines.push(text::map(words, said.after.table(), &view).plain());
            }
            lines.push(chips.join("; "));
        }
        if said.after.outcome(words).is_some() {
            lines.extend(said.after.scores(words).into_iter().take(said.after.seats()));
        }
        lines
    }
}

/// Where the bots put something.
fn last_hexes(events: &[CompanionEvent]) -> Hexes {
    let hexes = events.iter().filter_map(|event| match event {
        CompanionEvent::Table(
            Event::Explored { hex, .. } | Event::Stands { hex, .. } | Event::Toppled { hex, .. },
        ) => Some(*hex),
        _ => None,
    });
    hexes.collect()
}
