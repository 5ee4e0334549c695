//! Mystics: predictions (printed), a private deck (later). Rule: `civ.mystics`.

use kernel::Sink;

use crate::components::effect::{Count, Hook};
use crate::components::{Flag, Track};
use crate::effects_cards as cards;
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, Frame, LAST, NONE, Tapestry, Task};

/// The highest number of each category.
const HIGHEST: [u8; 4] = [9, 9, 9, 4];

pub(super) fn offer_numbers(stage: u8, offer: &mut TapestryLegal) {
    if let Some(highest) = HIGHEST.get(usize::from(stage)) {
        (1..=*highest).for_each(|n| offer.add(Act::Number(n)));
    }
}

pub(super) fn answer_number(game: &mut Tapestry, frame: Frame, stage: u8, act: Act) {
    if let (Act::Number(n), Some(slot)) = (act, game.civ_slot_mut(frame.seat, frame.context)) {
        slot.memory |= u32::from(n) << (stage * 4);
        if stage < 3 {
            game.push_hook(frame, stage + 1, 0, 0);
        }
    }
}

fn amounts(game: &Tapestry, seat: u8) -> [i16; 4] {
    let count = |what| game.count(seat, what, Context::default());
    let tracks = Track::ALL.iter().filter(|track| game.position(seat, **track) == LAST).count() as i16;
    [count(Count::TechCard), count(Count::CompleteDistrict), count(Count::TerritoryControlled), tracks]
}

/// The first time that a chosen number is reached it gives a resource; whether one was.
pub(crate) fn check_numbers(game: &mut Tapestry) -> bool {
    let mut any = false;
    for seat in game.seat_list() {
        if !game.has(seat, Flag::ChosenNumbers) || game.player(seat).done {
            continue;
        }
        let Some(at) = game.civ_with(seat, Flag::ChosenNumbers) else { continue };
        let amounts = amounts(game, seat);
        for (category, amount) in amounts.into_iter().enumerate() {
            let slot = &mut game.player_mut(seat).civs[at];
            let chosen = (slot.memory >> (category * 4) & 0xf) as i16;
            if chosen > 0 && amount >= chosen && slot.used >> category & 1 == 0 {
                slot.used |= 1 << category;
                game.push(seat, Task::GainAny(1), Context::default());
                any = true;
            }
        }
    }
    any
}

pub(super) fn step<S: Sink<Event>>(game: &mut Tapestry, frame: Frame, hook: Hook, stage: u8, sink: &mut S) {
    let Frame { seat, context, .. } = frame;
    match (hook, stage) {
        (Hook::MysticsScore, _) => {
            let memory = game.civ_slot(seat, context).map_or(0, |(slot, _)| slot.memory);
            let amounts = amounts(game, seat).into_iter().enumerate();
            let exact =
                amounts.filter(|(at, amount)| *amount > 0 && (memory >> (at * 4) & 0xf) as i16 == *amount);
            let vp = 10 * exact.count() as i16;
            game.score_points(seat, vp, sink);
        }
        (Hook::MysticsDeck, _) => {
            make_deck(game, seat);
            game.draw_cards(seat, 2, sink);
        }
        (Hook::MysticsReward, 0) => {
            game.push(seat, Task::Hook { hook, stage: 1, a: NONE, b: NONE }, context);
            if let Some(card) = game.next_card() {
                game.gain_card(seat, card, sink);
            }
        }
        (Hook::MysticsLate, 0) => {
            make_deck(game, seat);
            game.push(seat, Task::Hook { hook: Hook::MysticsReward, stage: 1, a: NONE, b: NONE }, context);
            game.draw_cards(seat, 1, sink);
        }
        (Hook::MysticsReward, 1) => {
            let hand = game.player(seat).hand;
            for card in cards(hand) {
                game.discard_card(seat, card, sink);
            }
            game.push(seat, Task::Hook { hook: Hook::MysticsReward, stage: 2, a: NONE, b: NONE }, context);
            let reward = match hand.count_ones() {
                0 | 1 => NONE,
                2 | 3 => 0,
                4 | 5 => 1,
                _ => 2,
            };
            let effect = game.node_effect(seat, context, reward);
            game.push_effect(seat, effect, Context::default());
        }
        (Hook::MysticsReward, _) => game.draw_cards(seat, 2, sink),
        _ => {}
    }
}

/// Eight cards of the public deck.
fn make_deck(game: &mut Tapestry, seat: u8) {
    for _ in 0..8 {
        if let Some(card) = game.next_card() {
            game.player_mut(seat).private.push(card);
        }
    }
    let mut dice = game.shuffling();
    game.player_mut(seat).private.shuffle(&mut dice);
}
