//! Weefolk: tokens in the cities of others. Rule: `civ.weefolk`.

use kernel::{Seat, Sink};

use crate::components::Outline;
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{City, Frame, Tapestry, plot};

/// Whose city, then where: the opponent chooses an open plot. A full city takes no token.
pub(super) fn offer(game: &Tapestry, seat: u8, stage: u8, offer: &mut TapestryLegal) {
    if stage == 0 {
        game.others(seat).for_each(|other| offer.add(Act::Seat(Seat(other))));
    } else {
        offer.add_spots(0, game.player(seat).city.fits(Outline::PLOT, false));
    }
}

pub(super) fn answer<S: Sink<Event>>(game: &mut Tapestry, frame: Frame, act: Act, sink: &mut S) {
    match act {
        Act::Seat(target) => game.push_hook(Frame { seat: target.0, ..frame }, 1, frame.seat, 0),
        Act::Plot { x, y, .. } => game.cover(frame.seat, Outline::PLOT, (x, y), plot::TOKEN, sink),
        _ => {}
    }
}

/// Buildings on these plots; a landmark counts once.
fn buildings(city: &City, plots: impl Iterator<Item = usize>) -> i16 {
    let mut landmarks = 0_u64;
    let mut income = 0;
    for at in plots {
        match city.plots[at] {
            plot::OPEN | plot::TOKEN => {}
            mark if mark >= plot::LANDMARK => landmarks |= 1 << (mark - plot::LANDMARK),
            _ => income += 1,
        }
    }
    income + landmarks.count_ones() as i16
}

pub(super) fn score<S: Sink<Event>>(game: &mut Tapestry, seat: u8, sink: &mut S) {
    let mut vp = 0;
    for other in game.others(seat) {
        let city = &game.player(other).city;
        for at in (0..81).filter(|at| city.plots[*at] == plot::TOKEN) {
            let (row, column) = (at / 9, at % 9);
            vp += buildings(city, (0..9).map(|i| row * 9 + i))
                + buildings(city, (0..9).map(|i| i * 9 + column));
        }
    }
    game.score_points(seat, vp, sink);
}
