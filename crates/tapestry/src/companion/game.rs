//! A companion game as the kernel sees it.

use kernel::{
    Dice, Digest, Game, OptionError, Options, Pack, PackError, Role, RuleBook, Seat, Seats, Seed, Sink,
};

use super::action::{CompanionAction, CompanionDecision, CompanionLegal};
use super::event::CompanionEvent;
use super::illegal::CompanionIllegal;
use super::options::CompanionOptions;
use super::table::TapestryCompanion;
use crate::components::Kit;
use crate::rulebook;
use crate::state::Tapestry;

impl Game for TapestryCompanion {
    const NAME: &'static str = "tapestry-companion";
    const EDITION: u16 = Tapestry::EDITION;
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
        TapestryCompanion::new(kit, *options, seed)
    }

    fn seats(&self) -> usize {
        self.table.seats()
    }

    fn role(&self, seat: Seat) -> Role {
        self.table.role(seat)
    }

    /// People answer every question; only what the program does by itself is the bots'.
    fn to_move(&self) -> Option<Seat> {
        self.waiting().map(|decision| match decision {
            CompanionDecision::Turn { seat, .. }
            | CompanionDecision::Reaction { seat }
            | CompanionDecision::Automa { seat }
            | CompanionDecision::Trap { seat, .. }
            | CompanionDecision::Result { seat } => seat,
            CompanionDecision::Card { .. } | CompanionDecision::Die { .. } => Seat(0),
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
        self.table.score(seat)
    }

    fn winners(&self) -> Seats {
        if self.waiting().is_none() { self.table.best() } else { Seats::NONE }
    }

    fn revealed_since(&self, before: &Self) -> bool {
        self.table.bots.chances != before.table.bots.chances
    }

    fn imagine(&self, seat: Seat, dice: &mut Dice) -> Self {
        let mut world = self.clone();
        let imagined: Tapestry = self.table.imagine(seat, dice);
        (world.table.seed, world.table.bots) = (imagined.seed, imagined.bots);
        world
    }

    fn encode(&self, out: &mut Vec<u8>) {
        self.table.encode_bytes(out);
        out.extend_from_slice(&self.played.to_le_bytes());
        out.push(self.told);
        for result in self.results {
            out.extend_from_slice(&result.unwrap_or(i16::MIN).to_le_bytes());
        }
    }

    fn digest(&self) -> u64 {
        let mut digest = Digest::default();
        let mut bytes = Vec::new();
        self.encode(&mut bytes);
        digest.bytes(&bytes);
        digest.value()
    }
}
