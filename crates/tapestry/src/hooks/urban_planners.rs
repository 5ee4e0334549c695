//! Urban Planners: one more landmark card, landmarks that wait on the mat, and groups of them. Rule: `civ.urban-planners`.

use kernel::{Legal, Seat, Sink};

use super::{At, Code};
use crate::components::Flag;
use crate::effects_bits as bits;
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::rules::points::PointsFrom;
use crate::state::{City, Context, Frame, LandmarkNo, Tapestry, Task, plot};

/// Points for the largest group of so many landmarks.
const POINTS: [i16; 8] = [0, 1, 4, 9, 16, 25, 36, 49];

/// One more card of the landmark deck, or another civilization if there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Draw {
    Begin,
    Card,
    /// Another civilization instead of this one.
    Redraw,
    /// Late in the game its goal may be met already: its landmark, or not.
    Gain {
        landmark: LandmarkNo,
    },
}

impl Code for Draw {
    fn asks(self) -> Option<Waiting> {
        match self {
            Draw::Begin => None,
            Draw::Card => Some(Waiting::Landmark),
            Draw::Redraw | Draw::Gain { .. } => Some(Waiting::YesNo),
        }
    }

    fn step<S: Sink<Event>>(self, game: &mut Tapestry, at: At, _sink: &mut S) {
        game.push_code(at, if game.landmark_deck.is_empty() { Draw::Redraw } else { Draw::Card });
    }

    fn offer(self, game: &Tapestry, _at: At, offer: &mut TapestryLegal) {
        if self == Draw::Card {
            for card in game.landmark_deck.as_slice() {
                offer.add(Act::Landmark(game.kit.landmark_cards[usize::from(*card)].landmark));
            }
        } else {
            offer.add(Act::Yes);
            offer.add(Act::No);
        }
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, sink: &mut S) {
        match (self, act) {
            (Draw::Card, Act::Landmark(landmark)) => take_card(game, at, landmark, sink),
            (Draw::Redraw, Act::Yes) => game.redraw_civ(at.seat, at.context, sink),
            (Draw::Gain { landmark }, Act::Yes) => game.gain_landmark(at.seat, landmark.get(), false, sink),
            _ => {}
        }
    }
}

fn take_card<S: Sink<Event>>(game: &mut Tapestry, at: At, landmark: u8, sink: &mut S) {
    let Some(card) = game.landmark_card(landmark) else { return };
    game.landmark_deck.take(card);
    game.player_mut(at.seat).landmark_cards |= 1 << card;
    if S::ON {
        sink.event(Event::LandmarkCard { seat: Seat(at.seat), card });
    }
    let goal = game.kit.landmark_cards[usize::from(card)].goal;
    let late = game.player(at.seat).income_turns > 0;
    if late && goal.is_some_and(|goal| game.holds(at.seat, goal, Context::default())) {
        game.push_code(at, Draw::Gain { landmark: LandmarkNo::of(landmark) });
    }
}

/// Landmarks on the mat that find a place: not those of this turn.
pub(super) fn placeable(game: &Tapestry, seat: u8) -> impl Iterator<Item = u8> + '_ {
    bits(game.player(seat).waiting & !game.turn.laid).filter(move |landmark| {
        let task = Task::PlaceLandmark(*landmark);
        game.offer(&Frame { seat, task, context: Context::default() }).count() > 0
    })
}

/// The first of several that are placed at the same time.
pub(super) fn begin_place(game: &mut Tapestry, seat: u8, landmark: u8) {
    let civ = game.civ_with(seat, Flag::KeepsLandmarks);
    let context = civ.map_or_else(Context::default, Context::of_civ);
    game.push_code(At { seat, context }, Place { placed: 1 });
    game.push(seat, Task::PlaceLandmark(landmark), Context::default());
}

/// Places one more landmark, or no more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    pub placed: u8,
}

impl Code for Place {
    fn asks(self) -> Option<Waiting> {
        Some(Waiting::Landmark)
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        placeable(game, at.seat).for_each(|landmark| offer.add(Act::Landmark(landmark)));
        offer.add(Act::Done);
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, _sink: &mut S) {
        if let Act::Landmark(landmark) = act {
            game.push_code(at, Place { placed: self.placed + 1 });
            game.push(at.seat, Task::PlaceLandmark(landmark), Context::default());
        } else if self.placed >= 2 {
            // Two or more at the same time have their reward on the later mat.
            let effect = game.node_effect(at.seat, at.context, 0);
            game.push_effect(at.seat, effect, Context::from(PointsFrom::Civilizations));
        }
    }
}

/// Landmarks of the largest group that hangs together, side by side.
fn largest_group(city: &City) -> usize {
    let landmark = |at: usize| (city.plots[at] >= plot::LANDMARK).then(|| city.plots[at] - plot::LANDMARK);
    let mut next_to = [0_u64; 64];
    for at in 0..81 {
        let Some(here) = landmark(at) else { continue };
        let right = (at % 9 < 8).then(|| landmark(at + 1)).flatten();
        let below = (at < 72).then(|| landmark(at + 9)).flatten();
        for other in [Some(here), right, below].into_iter().flatten() {
            next_to[usize::from(here)] |= 1 << other;
            next_to[usize::from(other)] |= 1 << here;
        }
    }
    let mut left = city.landmarks;
    let mut largest = 0;
    while left != 0 {
        let mut group = left & left.wrapping_neg();
        loop {
            let wider = bits(group).fold(group, |all, at| all | next_to[usize::from(at)]);
            if wider == group {
                break;
            }
            group = wider;
        }
        left &= !group;
        largest = largest.max(group.count_ones() as usize);
    }
    largest
}

/// Points for the largest group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score;

impl Code for Score {
    fn step<S: Sink<Event>>(self, game: &mut Tapestry, at: At, sink: &mut S) {
        let group = largest_group(&game.player(at.seat).city);
        game.score_points(at.seat, POINTS[group.min(7)], PointsFrom::Civilizations, sink);
    }
}
