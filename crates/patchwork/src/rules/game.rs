//! Patchwork as the kernel sees it.

use kernel::{Dice, Fact, Game, OptionError, Options, Pack, PackError, Role, Seat, Seed, Sink};

use super::action::{Action, Decision};
use super::event::Event;
use super::illegal::Illegal;
use super::legal::{self, PatchworkLegal};
use crate::components::{Kit, MOST_CARDS};
use crate::options::{DeckName, PatchworkOptions};
use crate::state::Patchwork;
use crate::{FIRST, SECOND};

/// The Automa's score under each level, as facts.
const LEVEL_FACTS: [&str; 5] =
    ["automa_score_1", "automa_score_2", "automa_score_3", "automa_score_4", "automa_score_5"];

impl Game for Patchwork {
    const NAME: &'static str = "patchwork";
    type Kit = Kit;
    type Options = PatchworkOptions;
    type Action = Action;
    type Decision = Decision;
    type Legal = PatchworkLegal;
    type Event = Event;
    type Illegal = Illegal;

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
        if self.is_automa(seat) { Role::Automa } else { Role::Person }
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

    fn winner(&self) -> Option<Seat> {
        self.winner_now()
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

    fn facts(&self, each: &mut dyn FnMut(Fact)) {
        each(("decisions", self.played.into()));
        each(("patches_left", self.ring_len().into()));
        each(("empty_squares_1", self.empty_squares(FIRST).into()));
        if let Some(levels) = self.all_levels() {
            let heap = self.automa_heap();
            each(("automa_turns", self.automa.turns.into()));
            each(("automa_passes", self.automa.passes.into()));
            each(("automa_patches", heap.patches.into()));
            each(("automa_patches_with_buttons", heap.with_buttons.into()));
            each(("automa_printed_buttons", heap.printed.into()));
            each(("automa_leather", self.automa.leather.into()));
            for (name, result) in LEVEL_FACTS.into_iter().zip(levels) {
                each((name, result.automa));
            }
            each(("tile_to_person", i32::from(self.tile == Some(FIRST))));
        } else {
            each(("empty_squares_2", self.empty_squares(SECOND).into()));
            each(("equal_scores", i32::from(self.points(FIRST) == self.points(SECOND))));
            each(("tile_to_nobody", i32::from(self.tile.is_none())));
        }
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
