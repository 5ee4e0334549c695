//! Tapestry as the kernel sees it.

use kernel::{Dice, Game, OptionError, Options, Pack, PackError, Role, RuleBook, Seat, Seats, Seed, Sink};

use super::action::Action;
use super::event::Event;
use super::illegal::Illegal;
use super::legal::TapestryLegal;
use super::terms::Decision;
use crate::components::Kit;
use crate::options::TapestryOptions;
use crate::rulebook;
use crate::state::Tapestry;

impl Game for Tapestry {
    const NAME: &'static str = "tapestry";
    const EDITION: u16 = 3;
    type Kit = Kit;
    type Options = TapestryOptions;
    type Action = Action;
    type Decision = Decision;
    type Legal = TapestryLegal;
    type Event = Event;
    type Illegal = Illegal;

    fn rules() -> &'static RuleBook {
        rulebook::book()
    }

    fn components(packs: &[Pack]) -> Result<&'static Kit, PackError> {
        Kit::with_packs(packs)
    }

    fn start(kit: &'static Kit, options: &TapestryOptions, seed: Seed) -> Result<Self, OptionError> {
        options.check()?;
        Tapestry::new(kit, *options, seed, &mut ())
    }

    fn seats(&self) -> usize {
        self.seat_count()
    }

    fn role(&self, seat: Seat) -> Role {
        self.role_of(seat)
    }

    #[inline]
    fn to_move(&self) -> Option<Seat> {
        if self.over { None } else { self.frames.last().map(|frame| Seat(frame.seat)) }
    }

    fn decision(&self) -> Option<Decision> {
        let frame = self.frames.last().filter(|_| !self.over)?;
        Some(Decision { seat: Seat(frame.seat), kind: self.waiting(frame), terms: self.terms(frame) })
    }

    #[inline]
    fn legal(&self) -> TapestryLegal {
        match self.frames.last() {
            Some(frame) if !self.over => self.offer(frame),
            _ => TapestryLegal::new(0),
        }
    }

    #[inline]
    fn play<S: Sink<Event>>(&mut self, action: Action, sink: &mut S) -> Result<(), Illegal> {
        self.play_action(action, sink)
    }

    fn score(&self, seat: Seat) -> i32 {
        self.players.get(seat.index()).map_or(0, |player| i32::from(player.vp))
    }

    fn winners(&self) -> Seats {
        if self.over { self.best() } else { Seats::NONE }
    }

    fn revealed_since(&self, before: &Self) -> bool {
        self.chances.revealed != before.chances.revealed || self.chances.shuffles != before.chances.shuffles
    }

    fn imagine(&self, seat: Seat, dice: &mut Dice) -> Self {
        self.imagined(seat, dice)
    }

    fn encode(&self, out: &mut Vec<u8>) {
        self.encode_bytes(out);
    }

    fn digest(&self) -> u64 {
        self.digest_bytes()
    }
}
