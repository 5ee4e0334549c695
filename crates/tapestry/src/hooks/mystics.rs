//! Mystics: predictions (printed), a private deck (later). Rule: `civ.mystics`.

use kernel::Sink;

use super::{At, Code};
use crate::components::effect::Count;
use crate::components::{Flag, Track};
use crate::effects_cards as cards;
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::rules::points::PointsFrom;
use crate::state::{Context, LAST, Tapestry, Task};

/// The highest number of each category.
const HIGHEST: [u8; 4] = [9, 9, 9, 4];

/// A number for each category, one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choose {
    pub category: u8,
}

impl Code for Choose {
    fn asks(self) -> Option<Waiting> {
        Some(Waiting::Number)
    }

    fn offer(self, _game: &Tapestry, _at: At, offer: &mut TapestryLegal) {
        if let Some(highest) = HIGHEST.get(usize::from(self.category)) {
            (1..=*highest).for_each(|n| offer.add(Act::Number(n)));
        }
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, _sink: &mut S) {
        let Choose { category } = self;
        if let (Act::Number(n), Some(slot)) = (act, game.civ_slot_mut(at.seat, at.context)) {
            slot.memory |= u32::from(n) << (category * 4);
            if category < 3 {
                game.push_code(at, Choose { category: category + 1 });
            }
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

/// What goes on without a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Quiet {
    /// Points for numbers that were met exactly.
    Score,
    /// A private deck, and two cards of it.
    Deck,
    /// One more card before the reward.
    Draw,
    /// Gained later: a private deck and one card before the reward.
    Late,
    /// The hand is discarded for its reward.
    Reward,
    /// Two new cards.
    Refill,
}

impl Code for Quiet {
    fn step<S: Sink<Event>>(self, game: &mut Tapestry, at: At, sink: &mut S) {
        let seat = at.seat;
        match self {
            Quiet::Score => score(game, at, sink),
            Quiet::Deck => {
                make_deck(game, seat);
                game.draw_cards(seat, 2, sink);
            }
            Quiet::Draw => {
                game.push_code(at, Quiet::Reward);
                if let Some(card) = game.next_card() {
                    game.gain_card(seat, card, sink);
                }
            }
            Quiet::Late => {
                make_deck(game, seat);
                game.push_code(at, Quiet::Reward);
                game.draw_cards(seat, 1, sink);
            }
            Quiet::Reward => reward(game, at, sink),
            Quiet::Refill => game.draw_cards(seat, 2, sink),
        }
    }
}

fn score<S: Sink<Event>>(game: &mut Tapestry, at: At, sink: &mut S) {
    let memory = game.civ_slot(at.seat, at.context).map_or(0, |(slot, _)| slot.memory);
    let amounts = amounts(game, at.seat).into_iter().enumerate();
    let exact = amounts.filter(|(at, amount)| *amount > 0 && (memory >> (at * 4) & 0xf) as i16 == *amount);
    let vp = 10 * exact.count() as i16;
    game.score_points(at.seat, vp, PointsFrom::Civilizations, sink);
}

fn reward<S: Sink<Event>>(game: &mut Tapestry, at: At, sink: &mut S) {
    let hand = game.player(at.seat).hand;
    for card in cards(hand) {
        game.discard_card(at.seat, card, sink);
    }
    game.push_code(at, Quiet::Refill);
    let place = match hand.count_ones() {
        0 | 1 => return,
        2 | 3 => 0,
        4 | 5 => 1,
        _ => 2,
    };
    let effect = game.node_effect(at.seat, at.context, place);
    game.push_effect(at.seat, effect, Context::from(PointsFrom::Civilizations));
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
