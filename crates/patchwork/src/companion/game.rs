//! A companion game as the kernel sees it.

use kernel::{
    Dice, Digest, Game, OptionError, Options, Pack, PackError, Role, RuleBook, Seat, Seats, Seed, Sink,
};

use super::action::{CompanionAction, CompanionDecision, CompanionLegal};
use super::event::CompanionEvent;
use super::illegal::CompanionIllegal;
use super::options::CompanionOptions;
use super::table::PatchworkCompanion;
use crate::components::Kit;
use crate::rulebook;
use crate::rules::score::better;
use crate::state::Patchwork;
use crate::{FIRST, SECOND};

impl Game for PatchworkCompanion {
    const NAME: &'static str = "patchwork-companion";
    const EDITION: u16 = Patchwork::EDITION;
    type Kit = Kit;
    type Options = CompanionOptions;
    type Action = CompanionAction;
    type Decision = CompanionDecision;
    type Legal = CompanionLegal;
    type Event = CompanionEvent;
    type Illegal = CompanionIllegal;

    fn rules() -> &'static RuleBook {
        rulebook::book()
    }

    fn components(packs: &[Pack]) -> Result<&'static Kit, PackError> {
        Kit::with_packs(packs)
    }

    fn start(kit: &'static Kit, options: &CompanionOptions, seed: Seed) -> Result<Self, OptionError> {
        options.check()?;
        Ok(PatchworkCompanion::new(kit, *options, seed))
    }

    fn seats(&self) -> usize {
        2
    }

    fn role(&self, seat: Seat) -> Role {
        if seat == SECOND { Role::AUTOMA } else { Role::Person }
    }

    /// The person answers every question; only a turn for which the program itself draws is the Automa's.
    fn to_move(&self) -> Option<Seat> {
        self.waiting().map(|decision| match decision {
            CompanionDecision::Automa { .. } => SECOND,
            _ => FIRST,
        })
    }

    fn decision(&self) -> Option<CompanionDecision> {
        self.waiting()
    }

    fn legal(&self) -> CompanionLegal {
        self.offered()
    }

    fn play<S: Sink<CompanionEvent>>(
        &mut self,
        action: CompanionAction,
        sink: &mut S,
    ) -> Result<(), CompanionIllegal> {
        self.say(action, sink)
    }

    fn score(&self, seat: Seat) -> i32 {
        self.points(seat)
    }

    fn winners(&self) -> Seats {
        self.winner().map_or(Seats::NONE, Seats::only)
    }

    fn revealed_since(&self, before: &Self) -> bool {
        self.draws_itself() && (self.turns, self.shuffles) != (before.turns, before.shuffles)
    }

    fn imagine(&self, _seat: Seat, dice: &mut Dice) -> Self {
        // Only the program's own cards are hidden. What the person draws is nowhere yet.
        let mut world = self.clone();
        world.seed = Seed(dice.next_u64());
        if self.draws_itself() {
            let back = self.next_back();
            let kit = self.kit;
            world.deck.imagine(dice, |card| back.is_none_or(|budget| kit.card(card).budget == budget));
        }
        world
    }

    fn encode(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(&self.bytes());
    }

    fn digest(&self) -> u64 {
        let mut digest = Digest::default();
        digest.bytes(&self.bytes());
        digest.value()
    }
}

impl PatchworkCompanion {
    /// Who won; `None` until the person has told the points.
    pub fn winner(&self) -> Option<Seat> {
        self.told.map(|_| better([FIRST, SECOND].map(|seat| self.points(seat)), self.first_home()))
    }
}
