//! A companion game as the kernel sees it.

use kernel::{Dice, Digest, Fact, Game, OptionError, Options, Pack, PackError, Role, Seat, Seed, Sink};

use super::action::{CompanionAction, CompanionDecision, CompanionLegal};
use super::event::CompanionEvent;
use super::illegal::CompanionIllegal;
use super::options::CompanionOptions;
use super::table::TapestryCompanion;
use crate::components::Kit;
use crate::state::Tapestry;

/// The scores, as facts.
const SCORES: [&str; 3] = ["vp_1", "vp_2", "vp_3"];

impl Game for TapestryCompanion {
    const NAME: &'static str = "tapestry-companion";
    type Kit = Kit;
    type Options = CompanionOptions;
    type Action = CompanionAction;
    type Decision = CompanionDecision;
    type Legal = CompanionLegal;
    type Event = CompanionEvent;
    type Illegal = CompanionIllegal;

    fn components(packs: &[Pack]) -> Result<&'static Kit, PackError> {
        Kit::with_packs(packs)
    }

    fn start(kit: &'static Kit, options: &CompanionOptions, seed: Seed) -> Result<Self, OptionError> {
        options.check()?;
        Ok(TapestryCompanion::new(kit, *options, seed))
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

    fn winner(&self) -> Option<Seat> {
        self.waiting().is_none().then(|| Seat(self.table.winner_seat()))
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

    fn facts(&self, each: &mut dyn FnMut(Fact)) {
        each(("decisions", self.played as i32));
        each((
            "income_turns",
            self.table.seat_list().map(|seat| i32::from(self.table.player(seat).income_turns)).sum(),
        ));
        for (name, seat) in SCORES.into_iter().zip(0..) {
            each((name, self.score(Seat(seat))));
        }
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
