//! Inventors: tokens on tech cards, of whomever. Rule: `civ.inventors`.

use kernel::{Seat, Sink};

use super::{At, Code};
use crate::components::Flag;
use crate::components::effect::EffectId;
use crate::effects_bits as bits;
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, Tapestry, TechNo};

/// Tech cards in a bottom or middle row of anybody, as bits.
fn markable(game: &Tapestry, inventor: u8) -> u64 {
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

/// A token on a card, which is upgraded; the benefit of an opponent's card may be gained as well. A card that comes to the
/// top row of an opponent is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    Mark,
    Benefit { tech: TechNo },
    Take { tech: TechNo, owner: Seat },
}

impl Code for Stage {
    fn asks(self) -> Option<Waiting> {
        match self {
            Stage::Mark => Some(Waiting::TechCard),
            Stage::Benefit { .. } => Some(Waiting::YesNo),
            Stage::Take { .. } => None,
        }
    }

    fn step<S: Sink<Event>>(self, game: &mut Tapestry, at: At, _sink: &mut S) {
        if let Stage::Take { tech, owner } = self {
            take(game, at.seat, tech.get(), owner.0);
        }
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        if self == Stage::Mark {
            bits(markable(game, at.seat)).for_each(|tech| offer.add(Act::Tech(tech)));
        } else {
            offer.add(Act::Yes);
            offer.add(Act::No);
        }
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, sink: &mut S) {
        match (self, act) {
            (Stage::Mark, Act::Tech(tech)) => mark(game, at, tech, sink),
            (Stage::Benefit { tech }, Act::Yes) => {
                let effect = game.kit.techs[usize::from(tech.get())].circle;
                game.push_effect(at.seat, effect, Context::of_card(tech.get()));
            }
            _ => {}
        }
    }

    fn possible(self, game: &Tapestry, at: At) -> bool {
        markable(game, at.seat) != 0
    }
}

fn mark<S: Sink<Event>>(game: &mut Tapestry, at: At, tech: u8, sink: &mut S) {
    game.marked |= 1 << tech;
    let holds = |other: &u8| game.player(*other).techs.iter().any(|row| row >> tech & 1 == 1);
    let Some(owner) = game.seat_list().find(holds) else { return };
    let from_bottom = game.player(owner).techs[0] >> tech & 1 == 1;
    // To the top row: see `marked_to_top`.
    if owner != at.seat && from_bottom {
        game.push_code(at, Stage::Benefit { tech: TechNo::of(tech) });
    }
    game.raise(owner, tech, owner == at.seat, sink);
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
        let take = Stage::Take { tech: TechNo::of(tech), owner: Seat(owner) };
        game.push_code(At { seat: inventor, context: Context::default() }, take);
        game.push_effect(inventor, effect, Context::of_card(tech));
    }
}

fn take(game: &mut Tapestry, inventor: u8, tech: u8, owner: u8) {
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
