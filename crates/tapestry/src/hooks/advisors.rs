//! Advisors: cards for neighbours (printed), counsel on what opponents play (later). Rule: `civ.advisors`.

use kernel::{Seat, Sink};

use crate::components::Flag;
use crate::components::effect::Hook;
use crate::effects_cards as cards;
use crate::hooks::works_when_played;
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, Frame, NONE, Tapestry, Task};

/// Points for a card given away when the mat comes late.
const GIFT: i16 = 5;
/// Cards that come with the mat.
const CARDS: usize = 3;

// ---- printed

/// Who may give this player a card instead of a draw: a neighbour with cards, on advance turns.
pub(crate) fn giver(game: &Tapestry, seat: u8) -> Option<u8> {
    if game.turn.income || game.player(seat).income_turns == 0 {
        return None;
    }
    game.others(seat).find(|other| {
        game.has(*other, Flag::GivesCards)
            && game.are_neighbours(seat, *other)
            && !game.player(*other).done
            && game.player(*other).hand != 0
    })
}

pub(crate) fn ask(game: &mut Tapestry, giver: u8, to: u8) {
    let task = Task::Hook { hook: Hook::AdvisorsGive, stage: 0, a: to, b: NONE };
    game.push(giver, task, Context::default());
}

pub(super) fn offer_give(game: &Tapestry, seat: u8, offer: &mut TapestryLegal) {
    cards(game.player(seat).hand).for_each(|card| offer.add(Act::Card(card)));
    offer.add(Act::No);
}

pub(super) fn answer_give<S: Sink<Event>>(game: &mut Tapestry, frame: Frame, to: u8, act: Act, sink: &mut S) {
    let Act::Card(card) = act else {
        return game.push(to, Task::DrawCards { n: 1, asked: true }, Context::default());
    };
    give(game, frame.seat, card);
    game.draw_cards(frame.seat, 1, sink);
    if S::ON {
        sink.event(Event::Target { seat: Seat(frame.seat), target: Seat(to) });
    }
    game.gain_card(to, card, sink);
}

/// A card leaves the hand for another one: only the two know which.
fn give(game: &mut Tapestry, seat: u8, card: u8) {
    game.forget_hand(seat);
    game.player_mut(seat).hand &= !(1 << card);
    game.seen[usize::from(seat)] |= 1 << card;
}

/// Gained later: three cards, of which any may be given away for points.
pub(super) fn gift<S: Sink<Event>>(game: &mut Tapestry, frame: Frame, sink: &mut S) {
    let seat = frame.seat;
    let before = game.player(seat).hand;
    for _ in 0..CARDS {
        if let Some(card) = game.next_card() {
            game.gain_card(seat, card, sink);
        }
    }
    let mut drawn = cards(game.player(seat).hand & !before);
    let mut next = || drawn.next().unwrap_or(NONE);
    let (a, b, third) = (next(), next(), next());
    // Below what gaining the cards caused.
    let hook = Hook::AdvisorsGift;
    if let Some(at) = game.frames.iter().rposition(|known| known.task == frame.task) {
        game.frames[at].task = Task::Hook { hook, stage: 1, a, b };
        game.frames[at].context.card = third;
    }
}

/// Stage 1 a card, stage 2 for whom.
pub(super) fn offer_gift(game: &Tapestry, frame: &Frame, stage: u8, offer: &mut TapestryLegal) {
    let Task::Hook { a, b, .. } = frame.task else { return };
    let seat = frame.seat;
    if stage == 1 {
        let held = |card: &u8| *card != NONE && game.player(seat).hand >> card & 1 == 1;
        [a, b, frame.context.card].into_iter().filter(held).for_each(|card| offer.add(Act::Card(card)));
        offer.add(Act::Done);
    } else {
        let near = game.others(seat).filter(|other| game.are_neighbours(seat, *other));
        near.filter(|other| !game.player(*other).done).for_each(|other| offer.add(Act::Seat(Seat(other))));
    }
}

pub(super) fn answer_gift<S: Sink<Event>>(
    game: &mut Tapestry,
    frame: Frame,
    stage: u8,
    act: Act,
    sink: &mut S,
) {
    let Task::Hook { a, b, .. } = frame.task else { return };
    match (stage, act) {
        (1, Act::Card(card)) => {
            let left = |known: u8| if known == card { NONE } else { known };
            let context = Context { tile: card, card: left(frame.context.card), ..frame.context };
            game.push_hook(Frame { context, ..frame }, 2, left(a), left(b));
        }
        (2, Act::Seat(to)) => {
            let card = frame.context.tile;
            let context = Context { tile: NONE, ..frame.context };
            game.push_hook(Frame { context, ..frame }, 1, a, b);
            give(game, frame.seat, card);
            game.score_points(frame.seat, GIFT, sink);
            game.gain_card(to.0, card, sink);
        }
        _ => {}
    }
}

// ---- the later mat

/// Tapestry spaces of opponents without a token of ours: (seat, space).
pub(super) fn spaces(game: &Tapestry, seat: u8, context: Context) -> impl Iterator<Item = (u8, u8)> + '_ {
    let memory = game.civ_slot(seat, context).map_or(0, |(slot, _)| slot.memory);
    game.others(seat)
        .flat_map(|other| (0..4).map(move |space| (other, space)))
        .filter(move |(other, space)| memory >> (other * 4 + space) & 1 == 0)
}

/// Stage 0 on whose mat, stage 1 on which space.
pub(super) fn offer_token(game: &Tapestry, frame: &Frame, stage: u8, on: u8, offer: &mut TapestryLegal) {
    let mut seen = 0_u8;
    for (other, space) in spaces(game, frame.seat, frame.context) {
        if stage == 0 && seen >> other & 1 == 0 {
            seen |= 1 << other;
            offer.add(Act::Seat(Seat(other)));
        } else if stage == 1 && other == on {
            offer.add(Act::Node(space));
        }
    }
}

pub(super) fn answer_token(game: &mut Tapestry, frame: Frame, on: u8, act: Act) {
    match act {
        Act::Seat(on) => game.push_hook(frame, 1, on.0, NONE),
        Act::Node(space) => {
            if let Some(slot) = game.civ_slot_mut(frame.seat, frame.context) {
                slot.memory |= 1 << (on * 4 + space);
            }
        }
        _ => {}
    }
}

/// A player is about to play a card: at once, or after the counsel of who has a token there.
pub(crate) fn begin_play<S: Sink<Event>>(game: &mut Tapestry, seat: u8, card: u8, slot: usize, sink: &mut S) {
    let bit = 1_u32 << (usize::from(seat) * 4 + slot);
    let advisor = game.others(seat).find(|other| {
        game.civ_with(*other, Flag::Counsels)
            .is_some_and(|at| game.player(*other).civs[at].memory & bit != 0 && !game.player(*other).done)
    });
    let Some(advisor) = advisor else { return game.play_card(seat, card, slot, true, sink) };
    let Some(at) = game.civ_with(advisor, Flag::Counsels) else { return };
    game.player_mut(advisor).civs[at].memory &= !bit;
    // The card is shown: it lies on the table until it is played or taken back.
    game.player_mut(seat).hand &= !(1 << card);
    game.chances.revealed += 1;
    let context = Context { civ: at as u8, seat, card, n: slot as u8, ..Context::default() };
    game.push(advisor, Task::Hook { hook: Hook::AdvisorsCounsel, stage: 0, a: card, b: NONE }, context);
}

/// Stage 0 the advisor agrees, offers a card or does neither; stage 1 the opponent plays it instead, or not.
pub(super) fn offer_counsel(game: &Tapestry, frame: &Frame, stage: u8, offer: &mut TapestryLegal) {
    if stage == 0 {
        if works_when_played(game, frame.context.card) {
            offer.add(Act::Yes);
        }
        for card in cards(game.player(frame.seat).hand).filter(|card| works_when_played(game, *card)) {
            offer.add(Act::Card(card));
        }
        offer.add(Act::No);
    } else {
        offer.add(Act::Yes);
        offer.add(Act::No);
    }
}

pub(super) fn answer_counsel<S: Sink<Event>>(
    game: &mut Tapestry,
    frame: Frame,
    stage: u8,
    act: Act,
    sink: &mut S,
) {
    let Task::Hook { b: offered, .. } = frame.task else { return };
    let Context { seat, card, n, tile, .. } = frame.context;
    let slot = usize::from(n);
    match (stage, act) {
        (0, Act::Card(offered)) => {
            game.player_mut(frame.seat).hand &= !(1 << offered);
            game.chances.revealed += 1;
            let context = Context { tile: frame.seat, ..frame.context };
            game.push_hook(Frame { seat, context, ..frame }, 1, card, offered);
        }
        (0, Act::Yes) => play(game, seat, card, slot, Some(frame.seat), sink),
        (0, _) => {
            fallback(game, frame.seat, frame.context);
            play(game, seat, card, slot, None, sink);
        }
        (_, Act::Yes) => {
            game.player_mut(seat).hand |= 1 << card;
            play(game, seat, offered, slot, Some(tile), sink);
        }
        _ => {
            game.player_mut(tile).hand |= 1 << offered;
            fallback(game, tile, frame.context);
            play(game, seat, card, slot, None, sink);
        }
    }
}

/// The card is played; the advisor gains its benefit after that.
fn play<S: Sink<Event>>(
    game: &mut Tapestry,
    seat: u8,
    card: u8,
    slot: usize,
    advisor: Option<u8>,
    sink: &mut S,
) {
    if let Some(advisor) = advisor {
        let effect = game.kit.card(card).play;
        game.push_effect(advisor, effect, Context { card, ..Context::default() });
    }
    game.play_card(seat, card, slot, true, sink);
}

/// What the advisor has when the counsel is not taken.
fn fallback(game: &mut Tapestry, advisor: u8, context: Context) {
    let effect = game.node_effect(advisor, context, 0);
    game.push_effect(advisor, effect, Context::default());
}
