//! Trade Economy: the benefit of a space where an opponent stands; the opponent has its bonus. Rule: `card.trade-economy`.

use kernel::{Seat, Sink};

use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, Frame, Tapestry, Task};

pub(super) fn offer(game: &Tapestry, seat: u8, stage: u8, target: u8, offer: &mut TapestryLegal) {
    if stage == 0 {
        let open = |other: &u8| game.tokens_on(*other, 0x1f).any(|(_, _, space)| space > 0);
        game.others(seat).filter(open).for_each(|other| offer.add(Act::Seat(Seat(other))));
    } else {
        for (token, _, space) in game.tokens_on(target, 0x1f) {
            if space > 0 {
                offer.add(Act::Part(token));
            }
        }
    }
}

pub(super) fn answer<S: Sink<Event>>(game: &mut Tapestry, frame: Frame, target: u8, act: Act, sink: &mut S) {
    match act {
        Act::Seat(target) => game.push_hook(frame, 1, target.0, 0),
        Act::Part(token) => {
            let at = game.player(target).tokens[usize::from(token)];
            if game.space(at.track, at.space).bonus.is_some() && !game.player(target).done {
                let bonus = Task::Bonus { track: at.track, space: at.space, free: true };
                game.push(target, bonus, Context::default());
            }
            let seat = frame.seat;
            let activated = &mut game.player_mut(seat).activated[usize::from(at.track)];
            if *activated >> at.space & 1 == 0 {
                *activated |= 1 << at.space;
                game.gain_benefit(seat, at.track, at.space, sink);
            }
        }
        _ => {}
    }
}
