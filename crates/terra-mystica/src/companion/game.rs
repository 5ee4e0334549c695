//! A companion game as the kernel sees it.

use kernel::{
    Dice, Digest, Game, OptionError, Options, Pack, PackError, Role, RuleBook, Seat, Seats, Seed, Sink,
};

use super::action::{CompanionAction, CompanionDecision, CompanionLegal};
use super::event::CompanionEvent;
use super::illegal::CompanionIllegal;
use super::options::CompanionOptions;
use super::table::TerraCompanion;
use crate::components::Kit;
use crate::rulebook;
use crate::state::TerraMystica;

impl Game for TerraCompanion {
    const NAME: &'static str = "terra-mystica-companion";
    const EDITION: u16 = TerraMystica::EDITION;
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
        Ok(TerraCompanion::new(kit, *options, seed))
    }

    fn seats(&self) -> usize {
        self.table.seats()
    }

    fn role(&self, seat: Seat) -> Role {
        self.table.role(seat)
    }

    /// People answer every question; only what the program does by itself is the Automa's.
    fn to_move(&self) -> Option<Seat> {
        self.waiting().map(|decision| match decision {
            CompanionDecision::Setup { seat, .. }
            | CompanionDecision::Turn { seat, .. }
            | CompanionDecision::Spades { seat }
            | CompanionDecision::Power { seat, .. }
            | CompanionDecision::Automa { seat }
            | CompanionDecision::Result { seat } => seat,
            CompanionDecision::Card { .. } => Seat(0),
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
        self.best()
    }

    fn revealed_since(&self, before: &Self) -> bool {
        self.draws_itself() && self.table.revealed_since(&before.table)
    }

    fn imagine(&self, seat: Seat, dice: &mut Dice) -> Self {
        TerraCompanion { table: self.table.imagine(seat, dice), ..self.clone() }
    }

    fn encode(&self, out: &mut Vec<u8>) {
        self.bytes(&mut |bytes| out.extend_from_slice(bytes));
    }

    fn digest(&self) -> u64 {
        let mut digest = Digest::default();
        self.bytes(&mut |bytes| digest.bytes(bytes));
        digest.value()
    }
}

impl TerraCompanion {
    fn bytes(&self, put: &mut impl FnMut(&[u8])) {
        self.table.encode_bytes(put);
        put(&self.played.to_le_bytes());
        put(&[self.told, self.first_card.unwrap_or(u8::MAX), u8::from(self.again), self.spades]);
        put(&[u8::from(self.draws_itself())]);
        for result in self.results {
            put(&result.unwrap_or(u16::MAX).to_le_bytes());
        }
    }
}
