//! Patchwork speaks.

use std::borrow::Cow;

use kernel::{Game as _, Seat};
use patchwork::{Action, Candidate, Decision, Event, FIRST, Illegal, Patchwork, SECOND};

use super::lesson;
use super::news::who;
use super::{Why, event, line, patch_name, reasons, refused, seat_name, tips, why};
use crate::lesson::Lesson;
use crate::voice::told_whole;
use crate::{Voice, Words};

impl Voice for Patchwork {
    type About = ();
    type Pick = Candidate;

    const LESSON: Option<&'static Lesson> = Some(&lesson::FIRST);

    fn chapter(&self, words: &Words) -> Option<String> {
        Some(super::spaces(words, self.space(FIRST).max(self.space(SECOND))))
    }

    fn name_of(&self, words: &Words, seat: Seat) -> String {
        seat_name(words, self, seat)
    }

    fn asks(&self, words: &Words) -> Option<String> {
        Some(match self.decision()? {
            Decision::Turn { seat, .. } => words.say("pw-ask-turn", &who(words, self, seat)),
            Decision::Leather { seat, .. } => words.say("pw-ask-leather", &who(words, self, seat)),
            Decision::Automa { .. } => words.text("pw-ask-automa"),
        })
    }

    fn act(&self, words: &Words, action: Action) -> String {
        match action {
            Action::Advance => words.text("pw-act-advance"),
            Action::Automa => words.text("pw-act-automa"),
            Action::Leather { at } => words.say("pw-act-leather", &[("at", at.to_string().into())]),
            Action::Take { patch, at, .. } => {
                let name = self
                    .kit()
                    .patches()
                    .get(usize::from(patch.0))
                    .map_or_else(String::new, |patch| patch_name(words, patch));
                words.say("pw-act-take", &[("patch", name.into()), ("at", at.to_string().into())])
            }
        }
    }

    fn whole(&self, words: &Words, act: &[Action]) -> String {
        told_whole(words, self, act, reasons::whole)
    }

    fn merits(&self, words: &Words, act: &[Action]) -> Vec<String> {
        reasons::reasons(words, self, act)
    }

    fn tip(&self) -> Option<Cow<'static, str>> {
        tips::tip(self).map(Cow::Borrowed)
    }

    fn line(&self, words: &Words, events: &[Event]) -> String {
        line(words, self, events)
    }

    fn did(&self, words: &Words, _: Seat, events: &[Event]) -> Option<String> {
        let deed = events.iter().find(|happened| matches!(happened, Event::Automa { .. }))?;
        Some(event(words, self, deed))
    }

    fn whys(&self, words: &Words, events: &[Event]) -> Vec<Why> {
        let each = events.iter().filter_map(|event| match event {
            Event::Automa { card, reasons, .. } => Some(why(words, self.kit(), *card, reasons)),
            _ => None,
        });
        each.collect()
    }

    fn explains(events: &[Event]) -> bool {
        events.iter().any(|event| matches!(event, Event::Automa { .. }))
    }

    fn refused(&self, words: &Words, illegal: &Illegal) -> String {
        refused::illegal(words, self, illegal)
    }

    fn outcome(&self, words: &Words) -> Option<String> {
        let winner = self.winner()?;
        let scores = [0, 1].map(|seat| self.score(Seat(seat)));
        Some(event(words, self, &Event::Over { winner, scores }))
    }
}
