//! Advisors: cards for neighbours (printed), counsel on what opponents play (later). Rule: `civ.advisors`.

use kernel::{Seat, Sink};

use super::{At, Code};
use crate::components::Flag;
use crate::effects_cards as cards;
use crate::hooks::works_when_played;
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::rules::points::PointsFrom;
use crate::state::{CardNo, Context, Tapestry, Task};

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
    game.push_code(At { seat: giver, context: Context::default() }, Give { to: Seat(to) });
}

/// A card for a neighbour, instead of that neighbour's draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Give {
    pub to: Seat,
}

impl Code for Give {
    fn asks(self) -> Option<Waiting> {
        Some(Waiting::TapestryCard)
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        cards(game.player(at.seat).hand).for_each(|card| offer.add(Act::Card(card)));
        offer.add(Act::No);
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, sink: &mut S) {
        let to = self.to;
        let Act::Card(card) = act else {
            return game.push(to.0, Task::DrawCards { n: 1, asked: true }, Context::default());
        };
        give(game, at.seat, card);
        game.draw_cards(at.seat, 1, sink);
        if S::ON {
            sink.event(Event::Target { seat: Seat(at.seat), target: to });
        }
        game.gain_card(to.0, card, sink);
    }
}

/// A card leaves the hand for another one: only the two know which.
fn give(game: &mut Tapestry, seat: u8, card: u8) {
    game.forget_hand(seat);
    game.player_mut(seat).hand &= !(1 << card);
    game.seen[usize::from(seat)] |= 1 << card;
}

/// Gained later: three cards, of which any may be given away for points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gift {
    Draw,
    Card { drawn: [Option<CardNo>; 3] },
    To { drawn: [Option<CardNo>; 3], card: Option<CardNo> },
}

impl Code for Gift {
    fn asks(self) -> Option<Waiting> {
        match self {
            Gift::Draw => None,
            Gift::Card { .. } => Some(Waiting::TapestryCard),
            Gift::To { .. } => Some(Waiting::Opponent),
        }
    }

    fn step<S: Sink<Event>>(self, game: &mut Tapestry, at: At, sink: &mut S) {
        let (place, before) = (game.frames.len(), game.player(at.seat).hand);
        // Below what gaining the cards causes.
        game.push_code(at, Gift::Draw);
        for _ in 0..CARDS {
            if let Some(card) = game.next_card() {
                game.gain_card(at.seat, card, sink);
            }
        }
        let mut drawn = cards(game.player(at.seat).hand & !before).map(CardNo::of);
        let drawn = [drawn.next(), drawn.next(), drawn.next()];
        if let Some(frame) = game.frames.get_mut(place) {
            frame.task = Task::Hook(Gift::Card { drawn }.into());
        }
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        let seat = at.seat;
        match self {
            Gift::Draw => {}
            Gift::Card { drawn } => {
                let held = |card: &u8| game.player(seat).hand >> card & 1 == 1;
                let drawn = drawn.into_iter().flatten().map(CardNo::get);
                drawn.filter(held).for_each(|card| offer.add(Act::Card(card)));
                offer.add(Act::Done);
            }
            Gift::To { .. } => {
                let near = game.others(seat).filter(|other| game.are_neighbours(seat, *other));
                near.filter(|other| !game.player(*other).done)
                    .for_each(|other| offer.add(Act::Seat(Seat(other))));
            }
        }
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, sink: &mut S) {
        match (self, act) {
            (Gift::Card { drawn }, Act::Card(card)) => {
                let card = CardNo::new(card);
                let drawn = drawn.map(|known| known.filter(|_| known != card));
                game.push_code(at, Gift::To { drawn, card });
            }
            (Gift::To { drawn, card: Some(card) }, Act::Seat(to)) => {
                game.push_code(at, Gift::Card { drawn });
                give(game, at.seat, card.get());
                game.score_points(at.seat, GIFT, PointsFrom::Civilizations, sink);
                game.gain_card(to.0, card.get(), sink);
            }
            _ => {}
        }
    }

    fn replace_cards(&mut self, replace: &mut dyn FnMut(CardNo) -> Option<CardNo>) {
        let (Gift::Card { drawn } | Gift::To { drawn, .. }) = self else { return };
        *drawn = drawn.map(|card| card.and_then(&mut *replace));
        if let Gift::To { card, .. } = self {
            *card = card.and_then(replace);
        }
    }
}

// ---- the later mat

/// Tapestry spaces of opponents without a token of ours: (seat, space).
fn spaces(game: &Tapestry, at: At) -> impl Iterator<Item = (u8, u8)> + '_ {
    let memory = game.civ_slot(at.seat, at.context).map_or(0, |(slot, _)| slot.memory);
    game.others(at.seat)
        .flat_map(|other| (0..4).map(move |space| (other, space)))
        .filter(move |(other, space)| memory >> (other * 4 + space) & 1 == 0)
}

/// A token on the mat of an opponent: whose, and on which space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Token {
    Whose,
    Space { of: Seat },
}

impl Code for Token {
    fn asks(self) -> Option<Waiting> {
        Some(match self {
            Token::Whose => Waiting::Opponent,
            Token::Space { .. } => Waiting::Node,
        })
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        let mut seen = 0_u8;
        for (other, space) in spaces(game, at) {
            match self {
                Token::Whose if seen >> other & 1 == 0 => {
                    seen |= 1 << other;
                    offer.add(Act::Seat(Seat(other)));
                }
                Token::Space { of } if of.0 == other => offer.add(Act::Node(space)),
                _ => {}
            }
        }
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, _sink: &mut S) {
        match (self, act) {
            (Token::Whose, Act::Seat(of)) => game.push_code(at, Token::Space { of }),
            (Token::Space { of }, Act::Node(space)) => {
                if let Some(slot) = game.civ_slot_mut(at.seat, at.context) {
                    slot.memory |= 1 << (of.0 * 4 + space);
                }
            }
            _ => {}
        }
    }

    fn possible(self, game: &Tapestry, at: At) -> bool {
        spaces(game, at).next().is_some()
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
    let context = Context::of_civ(at);
    let ask = Counsel::Ask { player: Seat(seat), card: CardNo::of(card), slot: slot as u8 };
    game.push_code(At { seat: advisor, context }, ask);
}

/// The advisor agrees, offers a card or does neither; the opponent plays what is offered instead, or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counsel {
    Ask { player: Seat, card: CardNo, slot: u8 },
    Offered { player: Seat, advisor: Seat, card: CardNo, offered: CardNo, slot: u8 },
}

impl Counsel {
    /// The cards that are shown.
    pub fn cards(self) -> [Option<CardNo>; 2] {
        match self {
            Counsel::Ask { card, .. } => [Some(card), None],
            Counsel::Offered { card, offered, .. } => [Some(card), Some(offered)],
        }
    }
}

impl Code for Counsel {
    fn asks(self) -> Option<Waiting> {
        Some(match self {
            Counsel::Ask { .. } => Waiting::TapestryCard,
            Counsel::Offered { .. } => Waiting::YesNo,
        })
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        let Counsel::Ask { card, .. } = self else {
            offer.add(Act::Yes);
            return offer.add(Act::No);
        };
        if works_when_played(game, card.get()) {
            offer.add(Act::Yes);
        }
        for card in cards(game.player(at.seat).hand).filter(|card| works_when_played(game, *card)) {
            offer.add(Act::Card(card));
        }
        offer.add(Act::No);
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, sink: &mut S) {
        match self {
            Counsel::Ask { player, card, slot } => match act {
                Act::Card(offered) => {
                    game.player_mut(at.seat).hand &= !(1 << offered);
                    game.chances.revealed += 1;
                    let (advisor, offered) = (Seat(at.seat), CardNo::of(offered));
                    let next = Counsel::Offered { player, advisor, card, offered, slot };
                    game.push_code(at.by(player.0), next);
                }
                Act::Yes => play(game, player.0, (card, slot), Some(at.seat), sink),
                _ => {
                    fallback(game, at.seat, at.context);
                    play(game, player.0, (card, slot), None, sink);
                }
            },
            Counsel::Offered { advisor, card, offered, slot, .. } => {
                if act == Act::Yes {
                    game.player_mut(at.seat).hand |= 1 << card.get();
                    play(game, at.seat, (offered, slot), Some(advisor.0), sink);
                } else {
                    game.player_mut(advisor.0).hand |= 1 << offered.get();
                    fallback(game, advisor.0, at.context);
                    play(game, at.seat, (card, slot), None, sink);
                }
            }
        }
    }

    fn card_fits(self, game: &Tapestry, card: u8) -> bool {
        !matches!(self, Counsel::Ask { .. }) || works_when_played(game, card)
    }
}

/// The card is played; the advisor gains its benefit after that.
fn play<S: Sink<Event>>(
    game: &mut Tapestry,
    seat: u8,
    (card, slot): (CardNo, u8),
    advisor: Option<u8>,
    sink: &mut S,
) {
    let card = card.get();
    if let Some(advisor) = advisor {
        let effect = game.kit.card(card).play;
        game.push_effect(advisor, effect, Context::of_card(card));
    }
    game.play_card(seat, card, usize::from(slot), true, sink);
}

/// What the advisor has when the counsel is not taken.
fn fallback(game: &mut Tapestry, advisor: u8, context: Context) {
    let effect = game.node_effect(advisor, context, 0);
    game.push_effect(advisor, effect, Context::from(PointsFrom::Civilizations));
}
