//! How a game speaks: every sentence that terminal, pages, programs and drawings say of it comes through one trait, which
//! each way to play a game implements once.

use std::borrow::Cow;

use kernel::{Game, Notation, Role, Seat};

use crate::Words;
use crate::lesson::Lesson;
use crate::scene::{self, Beat};
use crate::text::capital;
use crate::why::Why;

/// A game that speaks.
pub trait Voice: Notation {
    /// What a choice of its bots can be about.
    type About: Copy;
    /// What its bots can choose.
    type Pick: Copy + PartialEq;

    /// The game from which it is learned, if there is one.
    const LESSON: Option<&'static Lesson> = None;

    /// What a seat is called: the person who plays alone is "you", several people have numbers.
    fn name_of(&self, words: &Words, seat: Seat) -> String {
        match self.role(seat) {
            Role::Bot(_) => words.text("seat-automa"),
            Role::Person if plays_alone(self) => words.text("seat-you"),
            Role::Person => words.say("seat-number", &[("number", (seat.0 + 1).into())]),
        }
    }

    /// What is asked of whoever decides; `None` when the game is over.
    fn asks(&self, words: &Words) -> Option<String>;

    /// The position in words, line by line, for whoever sees no picture of it: unless the game says more, the points.
    fn in_words(&self, words: &Words) -> Vec<String> {
        let line = |seat: Seat| {
            let (who, points) = (self.name_of(words, seat), self.score(seat));
            words.say("points-of", &[("who", who.into()), ("points", points.into())])
        };
        (0..self.seats() as u8).map(|seat| line(Seat(seat))).collect()
    }

    /// What an answer does, for a button or a line of a list; where people say it themselves, it is what they say.
    fn act(&self, words: &Words, action: Self::Action) -> String {
        let _ = words;
        self.write(action)
    }

    /// A whole act in a few words: what is decided one after the other from this position.
    fn whole(&self, words: &Words, act: &[Self::Action]) -> String {
        told_whole(words, self, act, |words, at: &Self, action| at.act(words, action))
    }

    /// What speaks for an act in this position, in short sentences, the most telling first; nothing where the game tells
    /// nothing of that.
    fn merits(&self, words: &Words, act: &[Self::Action]) -> Vec<String> {
        let _ = (words, act);
        Vec::new()
    }

    /// What is worth knowing in a first game at the decision that is due, by the name of its message.
    fn tip(&self) -> Option<Cow<'static, str>> {
        None
    }

    /// What came of a decision, in a line. This is the position before it.
    fn line(&self, words: &Words, events: &[Self::Event]) -> String;

    /// What a decision looks like to whoever waited for it, step by step; of a person's own only what came after it. This
    /// is the position before it.
    fn beats(&self, words: &Words, seat: Seat, events: &[Self::Event]) -> Vec<Beat> {
        scene::plain(words, self, seat, events)
    }

    /// What a bot did in its turn, the act alone: in a sentence, where the game can tell it from cards and points. This is
    /// the position before it.
    fn did(&self, words: &Words, seat: Seat, events: &[Self::Event]) -> Option<String> {
        self.beats(words, seat, events).into_iter().next().map(|beat| beat.says)
    }

    /// The bots' choices among these events, each with its reasons. This is the position before them.
    fn whys(&self, words: &Words, events: &[Self::Event]) -> Vec<Why<Self::About, Self::Pick>>;

    /// Whether there is anything to explain among these events.
    fn explains(events: &[Self::Event]) -> bool;

    /// Why an answer is refused, and what would be legal. Unless the game says it in the language, in its own English.
    fn refused(&self, words: &Words, illegal: &Self::Illegal) -> String {
        let _ = words;
        format!("{}.", capital(&illegal.to_string()))
    }

    /// The chapter of the game that this position belongs to: a round, an era. Positions with the same name in a row are one
    /// chapter; a game without any is one by itself.
    fn chapter(&self, words: &Words) -> Option<String> {
        let _ = words;
        None
    }

    /// How hard the bots are, by the name that their option has for it, as people call it.
    fn how_hard(words: &Words, key: &str) -> String {
        words.say("web-called-level", &[("level", key.into())])
    }

    /// Who has won, alone or with others; `None` while the game runs.
    fn outcome(&self, words: &Words) -> Option<String> {
        let winners = self.winners();
        let first = winners.first()?;
        let names: Vec<String> = winners.iter().map(|seat| self.name_of(words, seat)).collect();
        let id = match names.len() {
            1 if self.role(first) == Role::Person && plays_alone(self) => "outcome-you",
            1 => "outcome-one",
            _ => "outcome-several",
        };
        Some(words.say(id, &[("who", names.join(", ").into())]))
    }
}

/// Whether one person sits at the table, among bots or by herself.
pub(crate) fn plays_alone<G: Game>(game: &G) -> bool {
    (0..game.seats() as u8).filter(|seat| game.role(Seat(*seat)) == Role::Person).count() == 1
}

/// A question at a real table, and an example of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asks {
    /// The question.
    pub question: String,
    /// What can be said, as an example.
    pub say: String,
}

/// Something that was said at a real table: the table before and after it, and what came of it.
#[derive(Debug)]
pub struct Said<'a, G: Game> {
    /// The table before.
    pub before: &'a G,
    /// The table after.
    pub after: &'a G,
    /// What came of it.
    pub events: &'a [G::Event],
}

#[allow(clippy::expl_impl_clone_on_copy, reason = "derived, it would ask that the game is copied, too")]
impl<G: Game> Clone for Said<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Said<'_, G> {}

/// What came of something that was said, as a page shows it: the largest words first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instruction<About, Pick> {
    /// What happened.
    pub headline: String,
    /// The cards behind it.
    pub cards: Vec<String>,
    /// What to do on the table, in this order.
    pub steps: Vec<String>,
    /// What people may take of it.
    pub offers: Vec<String>,
    /// What is doubtful.
    pub warnings: Vec<String>,
    /// What the bots have, in a few words.
    pub chips: Vec<String>,
    /// The reasons of the bots' choices.
    pub whys: Vec<Why<About, Pick>>,
}

/// An [`Instruction`] of this kind of table.
pub type InstructionOf<G> = Instruction<<G as Voice>::About, <G as Voice>::Pick>;

/// A game beside a real table: it tells people what to do with their hands.
pub trait Beside: Voice {
    /// What table this is.
    fn title(&self, words: &Words) -> String;

    /// What to lay out before the first word.
    fn lay_out(&self, words: &Words) -> Vec<String>;

    /// What it waits for, with an example of what can be said.
    fn waits(&self, words: &Words) -> Asks;

    /// That this is not what it waits for, and what is.
    fn not_now(&self, words: &Words) -> String {
        let Asks { question, say } = self.waits(words);
        words.say("co-no-waiting", &[("wanted", question.into()), ("say", say.into())])
    }

    /// What can be said besides at any time, where there is more than the example.
    fn say_also(&self, words: &Words) -> Option<String> {
        let _ = words;
        None
    }

    /// What to do at the table now.
    fn instruction(words: &Words, said: Said<'_, Self>) -> InstructionOf<Self>;

    /// Whether a bot did something among these events that is to be done at the table, or explained.
    fn is_bots(events: &[Self::Event]) -> bool;

    /// The points.
    fn scores(&self, words: &Words) -> Vec<String>;

    /// What is known or taken for granted.
    fn known(&self, words: &Words) -> Vec<String>;
}

/// Decisions one after the other, each told from the position that it is made in.
pub(crate) fn told_whole<G: Voice>(
    words: &Words,
    game: &G,
    act: &[G::Action],
    each: impl Fn(&Words, &G, G::Action) -> String,
) -> String {
    let mut at = game.clone();
    let mut told = Vec::new();
    for action in act {
        told.push(each(words, &at, *action));
        if at.play(*action, &mut ()).is_err() {
            break;
        }
    }
    told.join(", ")
}
