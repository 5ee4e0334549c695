//! Terra Mystica speaks.

use kernel::Seat;
use terra_mystica::automa::{About, Pick};
use terra_mystica::{Action, Event, Illegal, TerraMystica};

use super::why::Why;
use super::{act, illegal, line, reasons, result, seat_name, waiting, whole, whys};
use crate::{Voice, Words};

impl Voice for TerraMystica {
    type About = About;
    type Pick = Pick;

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
        whole(words, self, act)
    }

    fn merits(&self, words: &Words, act: &[Action]) -> Vec<String> {
        reasons(words, self, act)
    }

    fn line(&self, words: &Words, events: &[Event]) -> String {
        line(words, self, events)
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
