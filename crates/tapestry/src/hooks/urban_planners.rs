//! Urban Planners: one more landmark card, landmarks that wait on the mat, and groups of them. Rule: `civ.urban-planners`.

use kernel::{Legal, Seat, Sink};

use crate::components::Flag;
use crate::components::effect::Hook;
use crate::effects_bits as bits;
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{City, Context, Frame, NONE, Tapestry, Task, plot};

/// Points for the largest group of so many landmarks.
const POINTS: [i16; 8] = [0, 1, 4, 9, 16, 25, 36, 49];

/// A card of the landmark deck (stage 1), or another civilization if there is none (stage 2).
pub(super) fn begin_card(game: &mut Tapestry, frame: Frame) {
    let _ = frame;
    let stage = if game.landmark_deck.is_empty() { 2 } else { 1 };
    game.set_hook(stage, NONE, NONE);
}

pub(super) fn offer_card(game: &Tapestry, stage: u8, offer: &mut TapestryLegal) {
    if stage == 1 {
        for card in game.landmark_deck.as_slice() {
            offer.add(Act::Landmark(game.kit.landmark_cards[usize::from(*card)].landmark));
        }
    } else {
        offer.add(Act::Yes);
        offer.add(Act::No);
    }
}

pub(super) fn answer_card<S: Sink<Event>>(
    game: &mut Tapestry,
    frame: Frame,
    stage: u8,
    act: Act,
    sink: &mut S,
) {
    let seat = frame.seat;
    match (stage, act) {
        (1, Act::Landmark(landmark)) => {
            let Some(card) = game.landmark_card(landmark) else { return };
            game.landmark_deck.take(card);
            game.player_mut(seat).landmark_cards |= 1 << card;
            if S::ON {
                sink.event(Event::LandmarkCard { seat: Seat(seat), card });
            }
            let goal = game.kit.landmark_cards[usize::from(card)].goal;
            let late = game.player(seat).income_turns > 0;
            if late && goal.is_some_and(|goal| game.holds(seat, goal, Context::default())) {
                game.push_hook(frame, 3, landmark, NONE);
            }
        }
        (2, Act::Yes) => game.redraw_civ(seat, frame.context, sink),
        (3, Act::Yes) => {
            if let Task::Hook { a: landmark, .. } = frame.task {
                game.gain_landmark(seat, landmark, false, sink);
            }
        }
        _ => {}
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
    let civ = game.civ_with(seat, Flag::KeepsLandmarks).map_or(NONE, |at| at as u8);
    let context = Context { civ, ..Context::default() };
    let task = Task::Hook { hook: Hook::UrbanPlannersPlace, stage: 0, a: 1, b: NONE };
    game.push(seat, task, context);
    game.push(seat, Task::PlaceLandmark(landmark), Context::default());
}

pub(super) fn offer_place(game: &Tapestry, seat: u8, _placed: u8, offer: &mut TapestryLegal) {
    placeable(game, seat).for_each(|landmark| offer.add(Act::Landmark(landmark)));
    offer.add(Act::Done);
}

pub(super) fn answer_place(game: &mut Tapestry, frame: Frame, placed: u8, act: Act) {
    if let Act::Landmark(landmark) = act {
        game.push_hook(frame, 0, placed + 1, NONE);
        game.push(frame.seat, Task::PlaceLandmark(landmark), Context::default());
    } else if placed >= 2 {
        // Two or more at the same time have their reward on the later mat.
        let effect = game.node_effect(frame.seat, frame.context, 0);
        game.push_effect(frame.seat, effect, Context::default());
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

pub(super) fn score<S: Sink<Event>>(game: &mut Tapestry, seat: u8, sink: &mut S) {
    let group = largest_group(&game.player(seat).city);
    game.score_points(seat, POINTS[group.min(7)], sink);
}
