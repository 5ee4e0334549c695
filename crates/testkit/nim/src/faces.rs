//! How the game looks from outside: its words, its JSON, and a rule of thumb for whoever plays it.

use kernel::{Game as _, Role, Step};
use players::Judge;
use words::why::{Why, WhyRow};
use words::{Messages, Voice, Words};

use crate::automa::MOST;
use crate::state::{Action, Event, Illegal, Nim};

static MESSAGES: Messages =
    Messages::new(&[("en", include_str!("../lang/en.ftl")), ("de", include_str!("../lang/de.ftl"))]);

// Its JSON is the plain one.
wire::plain!(Nim);

impl Judge for Nim {
    fn judge(&self, action: Action) -> i64 {
        match action {
            // Whoever leaves a multiple of four cannot be stopped.
            Action::Take(stones) => -i64::from((self.heap - stones.min(self.heap)) % (MOST + 1)),
            Action::Automa => 0,
        }
    }
}

impl Nim {
    fn why(&self, words: &Words, event: &Event) -> Option<Why<(), u8>> {
        let Event::Chose { card, reasons } = event else { return None };
        let own = MESSAGES.of(words);
        let group = self.kit.card(*card).map_or(1, |card| card.group);
        let row = |step: &Step<u8>| {
            let question = match step.rule.0 {
                "automa.group" => own.say("nim-group", &[("group", group.into())]),
                _ => own.text("nim-most"),
            };
            WhyRow::of(words, step, question, |value| value.to_string())
        };
        let stones = reasons.chosen.unwrap_or_default();
        Some(Why {
            seat: self.turn,
            about: (),
            sentence: own.say("nim-why", &[("card", (*card).into()), ("stones", stones.into())]),
            chosen: reasons.chosen,
            candidates: reasons.candidates.iter().map(|stones| (*stones, stones.to_string())).collect(),
            rows: reasons.steps.iter().map(row).collect(),
        })
    }
}

impl Voice for Nim {
    type About = ();
    type Pick = u8;

    fn asks(&self, words: &Words) -> Option<String> {
        let seat = self.to_move()?;
        let id = if self.role(seat) == Role::Person { "nim-turn" } else { "nim-automa" };
        Some(MESSAGES.of(words).say(id, &[("heap", self.heap.into())]))
    }

    fn in_words(&self, words: &Words) -> Vec<String> {
        let own = MESSAGES.of(words);
        let cards: Vec<String> = self.discards().iter().map(u8::to_string).collect();
        let stones = own.say("nim-heap", &[("heap", self.heap.into())]);
        let seen = own.say("nim-seen", &[("cards", cards.join(", ").into())]);
        if cards.is_empty() { vec![stones] } else { vec![stones, seen] }
    }

    fn act(&self, words: &Words, action: Action) -> String {
        match action {
            Action::Take(stones) => MESSAGES.of(words).say("nim-take", &[("stones", stones.into())]),
            Action::Automa => MESSAGES.of(words).text("nim-draw"),
        }
    }

    fn line(&self, words: &Words, events: &[Event]) -> String {
        let took = events.iter().find_map(|event| match event {
            Event::Took { seat, stones } => Some((*seat, *stones)),
            Event::Chose { .. } => None,
        });
        took.map_or_else(String::new, |(seat, stones)| {
            let who = self.name_of(words, seat);
            MESSAGES.of(words).say("nim-took", &[("who", who.into()), ("stones", stones.into())])
        })
    }

    fn whys(&self, words: &Words, events: &[Event]) -> Vec<Why<(), u8>> {
        events.iter().filter_map(|event| self.why(words, event)).collect()
    }

    fn explains(events: &[Event]) -> bool {
        events.iter().any(|event| matches!(event, Event::Chose { .. }))
    }

    fn refused(&self, words: &Words, illegal: &Illegal) -> String {
        match illegal {
            Illegal::Stones { heap } => MESSAGES.of(words).say("nim-too-many", &[("heap", (*heap).into())]),
            Illegal::NotNow => MESSAGES.of(words).text("nim-not-now"),
        }
    }
}
