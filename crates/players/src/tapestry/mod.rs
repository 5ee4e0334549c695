//! Tapestry: whole turns, each judged by where it leads.
//!
//! An action is weighed by what it leads to when the questions that it brings along are answered as the network likes best.
//! Cards and dice are imagined: it knows no more than its seat.

mod features;
mod own;

use std::sync::LazyLock;

use kernel::{Dice, Game, Legal, Role, Seat, Stop};
use tapestry::components::Goods;
use tapestry::{Act, Action, Tapestry, Waiting};

use crate::Judge;
use crate::net::{Learned, Net, Seen, best_first, judged_by_net, read_built_in};

/// How many answers are tried to each question of a turn.
#[derive(Clone, Copy, Debug)]
pub struct Care {
    /// How many options are tried at most.
    tried: u32,
    /// Places in a city: they are many, and matter.
    places: u32,
}

impl Care {
    /// The care that a real decision deserves.
    pub const FULL: Care = Care { tried: 24, places: 60 };
    /// For the rest of a game that a search plays out.
    pub const QUICK: Care = Care { tried: 6, places: 12 };
}

/// Questions of one turn that are answered.
const MOST_QUESTIONS: u32 = 24;
/// Options that a search looks at.
const LOOKED_AT: usize = 16;

impl Judge for Tapestry {
    const SPREAD: f32 = 40.0;
    const DOUBTFUL: f32 = 8.0;
    const HINT: u32 = 600;

    judged_by_net!();

    fn rollout(&self, dice: &mut Dice, stop: &Stop) -> Option<Action> {
        match self.role(self.to_move()?) {
            Role::Person => quick(self, dice, stop),
            Role::Bot(_) => self.sample(dice),
        }
    }

    /// In the middle of a turn what is paid is gone, and what it was paid for has not come yet.
    fn can_be_cut(&self) -> bool {
        self.decision().is_none_or(|decision| matches!(decision.kind, Waiting::Turn | Waiting::Automa))
    }
}

impl Learned for Tapestry {
    const FEATURES: usize = features::COUNT;
    const UNIT: f32 = 40.0;

    fn built_in() -> &'static Net {
        static NET: LazyLock<Net> =
            LazyLock::new(|| read_built_in(include_bytes!("../../weights/tapestry.net"), features::COUNT));
        &NET
    }

    fn features(&self, seat: Seat, each: &mut impl FnMut(usize, f32)) {
        features::features(self, seat, each);
    }

    fn base(&self, seat: Seat) -> [f32; 2] {
        let others = (0..self.seats() as u8).map(Seat).filter(|other| *other != seat);
        let rival = others.map(|other| self.player_at(other).vp).max().unwrap_or(0);
        [f32::from(self.player_at(seat).vp), f32::from(rival)]
    }

    fn options_by(&self, net: &Net, _: &mut Dice, stop: &Stop, out: &mut Vec<(Action, Seen)>) {
        let Some(seat) = self.to_move() else { return };
        let world = self.imagine(seat, &mut Dice::new(u64::from(self.played())));
        weigh(self, &world, net, Care::FULL, stop, &mut |action, seen: Seen| {
            if seen != Seen::NEVER {
                out.push((action, seen));
            }
        });
        best_first(out);
        out.truncate(LOOKED_AT);
    }
}

/// A sensible way to go on, found quickly. What is hidden is imagined by these dice.
fn quick(game: &Tapestry, dice: &mut Dice, stop: &Stop) -> Option<Action> {
    let legal = game.legal();
    if legal.count() == 1 {
        return legal.get(0);
    }
    let world = game.imagine(game.to_move()?, dice);
    let mut best: Option<(Seen, Action)> = None;
    weigh(game, &world, Tapestry::net(), Care::QUICK, stop, &mut |action, seen: Seen| {
        if best.is_none_or(|(other, _)| seen.beats(&other)) {
            best = Some((seen, action));
        }
    });
    best.map(|(_, action)| action)
}

/// How useful resources in hand are, to choose what to pay with: the more of a kind, the less each.
fn use_of(have: Goods) -> u32 {
    const EACH: [u32; 9] = [0, 10, 19, 27, 34, 40, 45, 49, 52];
    have.0.iter().map(|count| EACH[usize::from(*count).min(8)]).sum()
}

/// Tells what each way to go on is worth, all in the same imagined world. Of several ways to pay for the same step only
/// the best is told. When it is stopped, only some are.
fn weigh(
    game: &Tapestry,
    world: &Tapestry,
    net: &Net,
    care: Care,
    stop: &Stop,
    each: &mut impl FnMut(Action, Seen),
) {
    let Some(seat) = game.to_move() else { return };
    let (mut next, mut scratch) = (world.clone(), world.clone());
    let mut weigh_one = |action: Action| {
        next.clone_from(world);
        each(action, after(&mut next, &mut scratch, action, care, net, stop));
    };
    let mut payments = [None; 5];
    for action in game.legal().iter() {
        match action.act {
            Act::Advance { token, pay } => {
                let kept = use_of(game.player_at(seat).goods.minus(pay));
                if let Some(best) = payments.get_mut(usize::from(token))
                    && best.is_none_or(|(_, other)| kept > other)
                {
                    *best = Some((action, kept));
                }
            }
            _ => weigh_one(action),
        }
        if stop.is_asked() {
            break;
        }
    }
    for (action, _) in payments.into_iter().flatten() {
        weigh_one(action);
        if stop.is_asked() {
            break;
        }
    }
}

/// What a position is worth after an action and all questions that it brings along. `scratch` is room for tries.
fn after(
    game: &mut Tapestry,
    scratch: &mut Tapestry,
    action: Action,
    care: Care,
    net: &Net,
    stop: &Stop,
) -> Seen {
    let seat = action.seat;
    if game.play(action, &mut ()).is_err() {
        return Seen::NEVER;
    }
    for _ in 0..MOST_QUESTIONS {
        if game.to_move() != Some(seat) || stop.is_asked() {
            break;
        }
        let legal = game.legal();
        let most = match legal.get(0).map(|first| first.act) {
            None | Some(Act::Income | Act::Advance { .. }) => break,
            Some(Act::Plot { .. }) => care.places,
            _ => care.tried,
        };
        match best_answer(game, scratch, &legal, most, net) {
            Some(best) if game.play(best, &mut ()).is_ok() => {}
            _ => break,
        }
    }
    game.see(net, seat)
}

/// The best of at most so many answers, evenly taken from all.
fn best_answer(
    game: &Tapestry,
    scratch: &mut Tapestry,
    legal: &<Tapestry as Game>::Legal,
    most: u32,
    net: &Net,
) -> Option<Action> {
    let count = legal.count();
    if count == 1 {
        return legal.get(0);
    }
    let step = count.div_ceil(most).max(1);
    let mut best: Option<(Seen, Action)> = None;
    for index in (0..count).step_by(step as usize) {
        let action = legal.get(index)?;
        scratch.clone_from(game);
        if scratch.play(action, &mut ()).is_ok() {
            let worth = scratch.see(net, action.seat);
            if best.is_none_or(|(other, _)| worth.beats(&other)) {
                best = Some((worth, action));
            }
        }
    }
    best.map(|(_, action)| action)
}
