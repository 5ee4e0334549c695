//! Terra Mystica speaks.

use std::borrow::Cow;

use kernel::{Game as _, Seat};
use terra_mystica::automa::{About, Pick};
use terra_mystica::{Action, Event, Illegal, TerraMystica};

use super::lesson;
use super::why::Why;
use super::{act, illegal, line, reasons, result, scene, seat_name, tips, waiting, whole, whys};
use crate::lesson::Lesson;
use crate::scene::Beat;
use crate::{Voice, Words, options};

impl Voice for TerraMystica {
    type About = About;
    type Pick = Pick;

    const LESSON: Option<&'static Lesson> = Some(&lesson::FIRST);

    fn chapter(&self, words: &Words) -> Option<String> {
        Some(match self.round() {
            0 => words.text("terra-setup"),
            round => words.say("terra-film-round", &[("round", round.into())]),
        })
    }

    fn name_of(&self, words: &Words, seat: Seat) -> String {
        seat_name(words, self, seat)
    }

    fn how_hard(words: &Words, key: &str) -> String {
        let known = options::known(words, TerraMystica::NAME, &format!("difficulty-{key}"));
        known.unwrap_or_else(|| key.to_owned())
    }

    fn asks(&self, words: &Words) -> Option<String> {
        waiting(words, self)
    }

    fn act(&self, words: &Words, action: Action) -> String {
        act(words, self, action)
    }

    fn whole(&self, words: &Words, act: &[Action]) -> String {
        whole(words, self, act)
    }

    fn merits(&self, words: &Words, act: &[Action]) -> Vec<String> {
        reasons(words, self, act)
    }

    fn tip(&self) -> Option<Cow<'static, str>> {
        tips::tip(self).map(Cow::Borrowed)
    }

    fn line(&self, words: &Words, events: &[Event]) -> String {
        line(words, self, events)
    }

    fn beats(&self, words: &Words, seat: Seat, events: &[Event]) -> Vec<Beat> {
        scene::beats(words, self, seat, events)
    }

    fn whys(&self, words: &Words, events: &[Event]) -> Vec<Why> {
        whys(words, self, events)
    }

    fn explains(events: &[Event]) -> bool {
        events.iter().any(|event| matches!(event, Event::AutomaChose { .. } | Event::AutomaCards { .. }))
    }

    fn refused(&self, words: &Words, why: &Illegal) -> String {
        illegal(words, self, why)
    }

    fn outcome(&self, words: &Words) -> Option<String> {
        result(words, self)
    }
}
