//! Inventors: tokens on tech cards, of whomever. Rule: `civ.inventors`.

use kernel::Sink;

use crate::components::Flag;
use crate::components::effect::{EffectId, Hook};
use crate::effects_bits as bits;
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, Frame, Tapestry, Task};

/// Tech cards in a bottom or middle row of anybody, as bits.
pub(super) fn markable(game: &Tapestry, inventor: u8) -> u64 {
    // Nobody else can bring a card to the top row that is used up there.
    let techs = game.kit.techs.iter().enumerate().filter(|(_, tech)| tech.once);
    let once = techs.fold(0_u64, |bits, (at, _)| bits | 1 << at);
    game.seat_list().fold(0, |cards, seat| {
        let player = game.player(seat);
        let barred = if seat == inventor { 0 } else { once };
        // What is used up by its owner stays as it is; a player who is done cannot be made to upgrade.
        if player.done {
            cards
        } else {
            cards | (player.techs[0] | player.techs[1] & !barred) & !player.flipped & !player.locked
        }
    })
}

pub(super) fn offer(game: &Tapestry, seat: u8, stage: u8, offer: &mut TapestryLegal) {
    if stage == 0 {
        bits(markable(game, seat)).for_each(|tech| offer.add(Act::Tech(tech)));
    } else {
        offer.add(Act::Yes);
        offer.add(Act::No);
    }
}

/// Stage 1: whether to have the benefit as well; `tech` and the row it came to are remembered.
pub(super) fn answer<S: Sink<Event>>(
    game: &mut Tapestry,
    frame: Frame,
    stage: u8,
    tech: u8,
    act: Act,
    sink: &mut S,
) {
    let seat = frame.seat;
    if stage == 1 {
        if act == Act::Yes {
            let effect = game.kit.techs[usize::from(tech)].circle;
            game.push_effect(seat, effect, Context { card: tech, ..Context::default() });
        }
        return;
    }
    let Act::Tech(tech) = act else { return };
    game.marked |= 1 << tech;
    let holds = |other: &u8| game.player(*other).techs.iter().any(|row| row >> tech & 1 == 1);
    let Some(owner) = game.seat_list().find(holds) else { return };
    let from_bottom = game.player(owner).techs[0] >> tech & 1 == 1;
    // To the top row: see `marked_to_top`.
    if owner != seat && from_bottom {
        game.push_hook(frame, 1, tech, 0);
    }
    game.raise(owner, tech, owner == seat, sink);
}

/// A card with a token comes to the top row of an opponent: the Inventors have its square as well, then the card.
pub(crate) fn marked_to_top(game: &mut Tapestry, owner: u8, tech: u8, effect: EffectId) {
    if game.marked >> tech & 1 == 0 {
        return;
    }
    let inventor = game.seat_list().find(|seat| game.has(*seat, Flag::MarkedTech));
    if let Some(inventor) = inventor
        && inventor != owner
        && !game.player(inventor).done
    {
        let take = Task::Hook { hook: Hook::InventorsToken, stage: 2, a: tech, b: owner };
        game.push(inventor, take, Context::default());
        game.push_effect(inventor, effect, Context { card: tech, ..Context::default() });
    }
}

pub(super) fn take(game: &mut Tapestry, inventor: u8, tech: u8, owner: u8) {
    let bit = 1_u64 << tech;
    let other = game.player_mut(owner);
    // It may have been discarded meanwhile.
    if other.techs.iter().all(|row| row & bit == 0) {
        return;
    }
    let flipped = other.flipped & bit;
    for row in &mut other.techs {
        *row &= !bit;
    }
    other.flipped &= !bit;
    other.lose_laid(tech);
    let player = game.player_mut(inventor);
    player.techs[0] |= bit;
    player.flipped |= flipped;
}
