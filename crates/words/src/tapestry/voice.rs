//! Tapestry speaks.

use std::borrow::Cow;

use kernel::{Game as _, Role, Seat};
use tapestry::automa::{About, Pick};
use tapestry::{Action, Event, Illegal, Tapestry};

use super::lesson;
use super::why::Why;
use super::{act, illegal, line, reasons, result, scene, seat_name, waiting, whys};
use crate::lesson::Lesson;
use crate::scene::Beat;
use crate::voice::told_whole;
use crate::{Voice, Words};

impl Voice for Tapestry {
    type About = About;
    type Pick = Pick;

    const LESSON: Option<&'static Lesson> = Some(&lesson::FIRST);

    fn chapter(&self, words: &Words) -> Option<String> {
        let people = (0..self.seats() as u8).map(Seat).filter(|seat| self.role(*seat) == Role::Person);
        Some(match people.map(|seat| self.player_at(seat).income_turns).max() {
            Some(era @ 1..=4) => words.say("ta-film-era", &[("era", era.into())]),
            Some(5..) => words.text("ta-film-last"),
            _ => words.text("ta-web-setup"),
        })
    }

    fn name_of(&self, words: &Words, seat: Seat) -> String {
        seat_name(words, self, seat)
    }

    fn asks(&self, words: &Words) -> Option<String> {
        waiting(words, self)
    }

    fn act(&self, words: &Words, action: Action) -> String {
        act(words, self, action)
    }

    fn whole(&self, words: &Words, act: &[Action]) -> String {
        told_whole(words, self, act, reasons::whole)
    }

    fn merits(&self, words: &Words, act: &[Action]) -> Vec<String> {
        reasons::reasons(words, self, act)
    }

    fn tip(&self) -> Option<Cow<'static, str>> {
        tapestry::tips::tip(self).map(|tip| Cow::Owned(super::tips::message(tip)))
    }

    fn line(&self, words: &Words, events: &[Event]) -> String {
        line(words, self, events)
    }

    fn beats(&self, words: &Words, seat: Seat, events: &[Event]) -> Vec<Beat> {
        scene::beats(words, self, seat, events)
    }

    fn did(&self, words: &Words, _: Seat, events: &[Event]) -> Option<String> {
        scene::deed(words, self, events)
    }

    fn whys(&self, words: &Words, events: &[Event]) -> Vec<Why> {
        whys(words, self, events)
    }

    fn explains(events: &[Event]) -> bool {
        events.iter().any(|event| matches!(event, Event::AutomaChose { .. }))
    }

    fn refused(&self, words: &Words, why: &Illegal) -> String {
        illegal(words, self, why)
    }

    fn outcome(&self, words: &Words) -> Option<String> {
        result(words, self)
    }
}
