//! What is legal and what follows: the contract with everything that plays the game.

use std::sync::LazyLock;

use kernel::game::NotationError;
use kernel::{
    Deck, Dice, Digest, Fact, Game, Legal, NoTrail, Notation, OptionError, Options as _, Pack, PackError,
    Purpose, Reasons, Role, RuleBook, Seat, Seats, Seed, Sink, Studied,
};

use crate::automa::{MOST, choose};
use crate::kit::Kit;
use crate::options::NimOptions;
use crate::state::{Action, Event, Illegal, Nim};

const DECK: Purpose = Purpose::new("nim: the Automa's deck");
const AUTOMA: Seat = Seat(1);

static RULES: LazyLock<RuleBook> = LazyLock::new(|| {
    let book = RuleBook::parse(include_str!("../data/rules.toml"));
    book.unwrap_or_else(|error| unreachable!("our own rules are checked by tests: {error}"))
});

/// The legal actions of one moment.
#[derive(Clone, Copy, Debug)]
pub enum Moves {
    /// One stone, or more, up to this number; none when the game is over.
    UpTo(u8),
    /// The Automa's turn.
    Automa,
}

impl Legal for Moves {
    type Action = Action;

    fn count(&self) -> u32 {
        match *self {
            Moves::UpTo(most) => most.into(),
            Moves::Automa => 1,
        }
    }

    fn get(&self, index: u32) -> Option<Action> {
        let action = |index| match self {
            Moves::UpTo(_) => Action::Take(index as u8 + 1),
            Moves::Automa => Action::Automa,
        };
        (index < self.count()).then(|| action(index))
    }
}

impl Nim {
    fn take<S: Sink<Event>>(&mut self, stones: u8, sink: &mut S) {
        let seat = self.turn;
        if S::ON {
            sink.event(Event::Took { seat, stones });
        }
        self.heap -= stones;
        if self.heap > 0 {
            self.turn = Seat(1 - seat.0);
        }
    }

    fn turn_of_automa<S: Sink<Event>>(&mut self, sink: &mut S) -> Result<(), Illegal> {
        if self.deck.left() == 0 {
            self.shuffles += 1;
            self.deck.shuffle_all(&mut self.seed.dice(DECK, self.shuffles.into()));
        }
        let card = self.deck.draw().and_then(|number| self.kit.card(number)).ok_or(Illegal::NotNow)?;
        self.drawn += 1;
        let stones = if S::ON {
            let mut reasons = Reasons::default();
            let stones = choose(card, self.heap, &mut reasons);
            sink.event(Event::Chose { card: card.number, reasons });
            stones
        } else {
            choose(card, self.heap, &mut NoTrail)
        };
        self.take(stones.ok_or(Illegal::NotNow)?, sink);
        Ok(())
    }
}

impl Game for Nim {
    const NAME: &'static str = "nim";
    const EDITION: u16 = 1;
    type Kit = Kit;
    type Options = NimOptions;
    type Action = Action;
    type Decision = Moves;
    type Legal = Moves;
    type Event = Event;
    type Illegal = Illegal;

    fn rules() -> &'static RuleBook {
        &RULES
    }

    fn components(packs: &[Pack]) -> Result<&'static Kit, PackError> {
        Kit::with_packs(packs)
    }

    fn start(kit: &'static Kit, options: &NimOptions, seed: Seed) -> Result<Nim, OptionError> {
        options.check()?;
        let mut deck = Deck::new(kit.cards.iter().map(|card| card.number));
        deck.shuffle_all(&mut seed.dice(DECK, 0));
        let heap = options.heap;
        Ok(Nim { kit, options: *options, seed, heap, turn: Seat(0), deck, shuffles: 0, drawn: 0 })
    }

    fn seats(&self) -> usize {
        2
    }

    fn role(&self, seat: Seat) -> Role {
        if self.options.automa && seat == AUTOMA { Role::AUTOMA } else { Role::Person }
    }

    fn to_move(&self) -> Option<Seat> {
        (self.heap > 0).then_some(self.turn)
    }

    fn decision(&self) -> Option<Moves> {
        self.to_move().map(|_| self.legal())
    }

    fn legal(&self) -> Moves {
        match self.to_move() {
            Some(seat) if self.role(seat) != Role::Person => Moves::Automa,
            _ => Moves::UpTo(self.heap.min(MOST)),
        }
    }

    fn play<S: Sink<Event>>(&mut self, action: Action, sink: &mut S) -> Result<(), Illegal> {
        match (action, self.decision().ok_or(Illegal::NotNow)?) {
            (Action::Take(stones), Moves::UpTo(most)) if (1..=most).contains(&stones) => {
                self.take(stones, sink);
                Ok(())
            }
            (Action::Take(_), Moves::UpTo(_)) => Err(Illegal::Stones { heap: self.heap }),
            (Action::Automa, Moves::Automa) => self.turn_of_automa(sink),
            _ => Err(Illegal::NotNow),
        }
    }

    fn score(&self, seat: Seat) -> i32 {
        self.winners().contains(seat).into()
    }

    fn winners(&self) -> Seats {
        if self.heap == 0 { Seats::only(self.turn) } else { Seats::NONE }
    }

    fn revealed_since(&self, before: &Nim) -> bool {
        self.drawn != before.drawn
    }

    fn imagine(&self, _: Seat, dice: &mut Dice) -> Nim {
        let mut world = self.clone();
        world.seed = Seed(dice.next_u64());
        world.deck.imagine(dice, |_| true);
        world
    }

    fn encode(&self, out: &mut Vec<u8>) {
        out.extend(self.numbers().iter().flat_map(|number| number.to_le_bytes()));
    }

    fn digest(&self) -> u64 {
        let mut digest = Digest::default();
        self.numbers().into_iter().for_each(|number| digest.word(number));
        digest.value()
    }
}

impl Notation for Nim {
    fn write(&self, action: Action) -> String {
        match action {
            Action::Take(stones) => format!("take {stones}"),
            Action::Automa => "automa".to_owned(),
        }
    }

    fn read(&self, text: &str) -> Result<Action, NotationError> {
        let read = match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["automa"] => Some(Action::Automa),
            ["take", stones] => stones.parse().ok().map(Action::Take),
            _ => None,
        };
        let wrong =
            || NotationError { text: text.chars().take(40).collect(), expected: "`take 2` or `automa`" };
        read.ok_or_else(wrong)
    }
}

impl Studied for Nim {
    fn facts(&self, each: &mut dyn FnMut(Fact)) {
        each(("heap", self.heap.into()));
        each(("cards_drawn", self.drawn.into()));
    }

    fn deck(kit: &Kit, options: &NimOptions) -> Vec<u8> {
        if options.automa { kit.cards.iter().map(|card| card.number).collect() } else { Vec::new() }
    }

    fn first_pile(&self, each: &mut dyn FnMut(u8)) {
        self.deck.draw_pile().iter().copied().for_each(each);
    }

    fn without(kit: &Kit, card: u8) -> Option<&'static Kit> {
        kit.without(card)
    }
}
