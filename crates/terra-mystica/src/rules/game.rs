//! Terra Mystica as the kernel sees it.

use kernel::{Dice, Game, OptionError, Options, Pack, PackError, Role, RuleBook, Seat, Seats, Seed, Sink};

use super::action::Action;
use super::event::Event;
use super::illegal::Illegal;
use super::legal::TerraLegal;
use super::terms::Decision;
use crate::components::Kit;
use crate::options::TerraOptions;
use crate::rulebook;
use crate::state::{Phase, TerraMystica};

impl Game for TerraMystica {
    const NAME: &'static str = "terra-mystica";
    const EDITION: u16 = 1;
    type Kit = Kit;
    type Options = TerraOptions;
    type Action = Action;
    type Decision = Decision;
    type Legal = TerraLegal;
    type Event = Event;
    type Illegal = Illegal;

    fn rules() -> &'static RuleBook {
        rulebook::book()
    }

    fn components(packs: &[Pack]) -> Result<&'static Kit, PackError> {
        Kit::with_packs(packs)
    }

    fn start(kit: &'static Kit, options: &TerraOptions, seed: Seed) -> Result<Self, OptionError> {
        options.check()?;
        Ok(TerraMystica::new(kit, *options, seed))
    }

    fn seats(&self) -> usize {
        usize::from(self.options.seats)
    }

    fn role(&self, seat: Seat) -> Role {
        if self.is_automa(seat) { Role::AUTOMA } else { Role::Person }
    }

    #[inline]
    fn to_move(&self) -> Option<Seat> {
        self.waiting().map(|(seat, _)| seat)
    }

    fn decision(&self) -> Option<Decision> {
        self.decided()
    }

    #[inline]
    fn legal(&self) -> TerraLegal {
        TerraLegal::of(self)
    }

    #[inline]
    fn play<S: Sink<Event>>(&mut self, action: Action, sink: &mut S) -> Result<(), Illegal> {
        self.play_action(action, sink)
    }

    fn score(&self, seat: Seat) -> i32 {
        self.players.get(seat.index()).map_or(0, |player| i32::from(player.purse.vp))
    }

    fn winners(&self) -> Seats {
        if self.phase != Phase::Over {
            return Seats::NONE;
        }
        // There is no tie-breaker: the best share the victory.
        let all_left = self.players().iter().all(|player| player.left);
        let plays = |seat: &Seat| all_left || !self.player(*seat).left;
        let best = self.seat_list().filter(plays).map(|seat| self.score(seat)).max();
        self.seat_list().filter(|seat| plays(seat) && Some(self.score(*seat)) == best).collect()
    }

    fn revealed_since(&self, before: &Self) -> bool {
        // Only the Automas' cards are hidden.
        self.seat_list().any(|seat| self.bot(seat).moved_since(before.bot(seat)))
    }

    fn imagine(&self, _seat: Seat, dice: &mut Dice) -> Self {
        let mut world = self.clone();
        world.seed = Seed(dice.next_u64());
        for seat in self.seat_list().filter(|seat| self.is_automa(*seat)) {
            world.bots[seat.index()].imagine(dice);
        }
        world
    }

    fn encode(&self, out: &mut Vec<u8>) {
        self.encode_bytes(&mut |bytes| out.extend_from_slice(bytes));
    }

    fn digest(&self) -> u64 {
        self.digest_bytes()
    }
}
