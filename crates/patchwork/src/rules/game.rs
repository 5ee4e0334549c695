//! Patchwork as the kernel sees it.

use kernel::{Dice, Game, OptionError, Options, Pack, PackError, Role, RuleBook, Seat, Seats, Seed, Sink};

use super::action::{Action, Decision};
use super::event::Event;
use super::illegal::Illegal;
use super::legal::{self, PatchworkLegal};
use crate::components::{Kit, MOST_CARDS};
use crate::options::{DeckName, PatchworkOptions};
use crate::rulebook;
use crate::state::Patchwork;

impl Game for Patchwork {
    const NAME: &'static str = "patchwork";
    const EDITION: u16 = 1;
    type Kit = Kit;
    type Options = PatchworkOptions;
    type Action = Action;
    type Decision = Decision;
    type Legal = PatchworkLegal;
    type Event = Event;
    type Illegal = Illegal;

    fn rules() -> &'static RuleBook {
        rulebook::book()
    }

    fn components(packs: &[Pack]) -> Result<&'static Kit, PackError> {
        Kit::with_packs(packs)
    }

    fn start(kit: &'static Kit, options: &PatchworkOptions, seed: Seed) -> Result<Self, OptionError> {
        options.check()?;
        Ok(Patchwork::new(kit, *options, seed))
    }

    fn seats(&self) -> usize {
        2
    }

    fn role(&self, seat: Seat) -> Role {
        if self.is_automa(seat) { Role::AUTOMA } else { Role::Person }
    }

    #[inline]
    fn to_move(&self) -> Option<Seat> {
        self.whose_turn()
    }

    fn decision(&self) -> Option<Decision> {
        self.waiting()
    }

    #[inline]
    fn legal(&self) -> PatchworkLegal {
        PatchworkLegal::of(self)
    }

    #[inline]
    fn sample(&self, dice: &mut Dice) -> Option<Action> {
        legal::sample(self, dice)
    }

    #[inline]
    fn play<S: Sink<Event>>(&mut self, action: Action, sink: &mut S) -> Result<(), Illegal> {
        self.play_action(action, sink)
    }

    fn score(&self, seat: Seat) -> i32 {
        self.points(seat)
    }

    fn winners(&self) -> Seats {
        self.winner().map_or(Seats::NONE, Seats::only)
    }

    fn revealed_since(&self, before: &Self) -> bool {
        self.automa.turns != before.automa.turns
    }

    fn imagine(&self, _seat: Seat, dice: &mut Dice) -> Self {
        // Nobody sees the Automa's deck: both seats know the same. Between two people nothing is hidden.
        let mut world = self.clone();
        world.seed = Seed(dice.next_u64());
        let back = self.next_back();
        let kit = self.kit;
        world.automa.deck.imagine(dice, |card| back.is_none_or(|budget| kit.card(card).budget == budget));
        world
    }

    fn encode(&self, out: &mut Vec<u8>) {
        self.encode_words(out);
    }

    fn digest(&self) -> u64 {
        self.digest_words()
    }
}

impl Patchwork {
    /// The cards of the Automa's deck that are face up now, and those that could still come: (seen since the
    /// last shuffle, not seen).
    pub fn card_counting(&self) -> (Vec<u8>, Vec<u8>) {
        let deck: &kernel::Deck<MOST_CARDS> = &self.automa.deck;
        let seen = deck.discards().to_vec();
        let mut unseen: Vec<u8> = deck.cards().iter().copied().filter(|card| !seen.contains(card)).collect();
        unseen.sort_unstable();
        (seen, unseen)
    }

    /// Whether the backs of the Automa's cards tell something.
    pub fn backs_tell(&self) -> bool {
        self.options.has_automa() && self.options.deck == DeckName::Tactical
    }
}
