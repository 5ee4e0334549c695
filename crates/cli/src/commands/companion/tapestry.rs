//! Tapestry at the table.

use draw::text::tapestry::{self as text, MapText};
use kernel::{Game, Hexes};
use tapestry::companion::{
    CompanionAction, CompanionDecision, CompanionEvent, CompanionIllegal, TapestryCompanion, Told,
};
use tapestry::{Event, Mode};
use wire::Said;
use words::Words;
use words::tapestry::companion::{
    Instruction, illegal, instruction, is_bots, known, lay_out, open_cards, result, say_also, scores, title,
    waiting,
};

use super::talks::{Asks, Talks};
use crate::play::reasons::reasons;

/// What a person does on the map: beside two people the Shadow Empire does not look at it.
const MAP: [&str; 5] = ["explore", "conquer", "outpost", "piece", "stand"];

impl Talks for TapestryCompanion {
    const HELP: &'static str = "tac-help";

    fn picture(&self) -> Option<String> {
        Some(draw::tapestry::position(&Words::english(), self.table()))
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
            "cards" => open_cards(words, self).join("\n"),
            _ => return None,
        })
    }

    fn is_automas(events: &[CompanionEvent]) -> bool {
        is_bots(events)
    }

    fn illegal(&self, words: &Words, why: &CompanionIllegal) -> String {
        illegal(words, self, why)
    }

    fn asks(&self, words: &Words) -> Asks {
        let waits = waiting(words, self);
        Asks { question: waits.question, say: waits.say }
    }

    fn title(&self, words: &Words) -> String {
        title(words, self)
    }

    fn lay_out(&self, words: &Words) -> Vec<String> {
        lay_out(words, self).into_iter().chain(say_also(words, self)).collect()
    }

    fn told(words: &Words, said: Said<'_, Self>) -> Vec<String> {
        let Instruction { headline, cards, steps, chips, .. } =
            instruction(words, said.before, said.after, said.events);
        let mut lines = vec![headline];
        lines.extend(cards);
        lines.extend((1..).zip(steps).map(|(number, step)| format!("{number}. {step}")));
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
        if result(words, said.after).is_some() {
            lines.extend(scores(words, said.after).into_iter().take(said.after.seats()));
        }
        lines
    }

    fn why(words: &Words, said: Said<'_, Self>) -> Option<String> {
        let told = instruction(words, said.before, said.after, said.events);
        let mut lines = vec![told.headline];
        lines.extend(told.cards);
        lines.extend(told.whys.iter().flat_map(|why| reasons(words, why)));
        is_bots(said.events).then(|| lines.join("\n"))
    }

    fn scores(&self, words: &Words) -> Vec<String> {
        scores(words, self)
    }

    fn assumptions(&self, words: &Words) -> Vec<String> {
        known(words, self)
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
