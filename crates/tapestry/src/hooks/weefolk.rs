//! Weefolk: tokens in the cities of others. Rule: `civ.weefolk`.

use kernel::{Seat, Sink};

use crate::components::Outline;
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{City, Frame, MARGIN, Tapestry, plot};

/// Whose city, then where: the opponent chooses an open plot; in a full city an income building makes room.
pub(super) fn offer(game: &Tapestry, seat: u8, stage: u8, offer: &mut TapestryLegal) {
    if stage == 0 {
        game.others(seat).for_each(|other| offer.add(Act::Seat(Seat(other))));
    } else {
        let city = &game.player(seat).city;
        let mut spots = city.fits(Outline::PLOT, false);
        if spots.iter().all(|row| *row == 0) {
            for at in (0..81).filter(|at| (plot::BUILDING..plot::TOKEN).contains(&city.plots[*at])) {
                spots[at / 9 + usize::from(MARGIN)] |= 1 << (at % 9 + usize::from(MARGIN));
            }
        }
        offer.add_spots(0, spots);
    }
}

pub(super) fn answer<S: Sink<Event>>(game: &mut Tapestry, frame: Frame, act: Act, sink: &mut S) {
    match act {
        Act::Seat(target) => game.push_hook(Frame { seat: target.0, ..frame }, 1, frame.seat, 0),
        Act::Plot { x, y, .. } => {
            let city = &mut game.player_mut(frame.seat).city;
            let here = &mut city.plots[usize::from(y - MARGIN) * 9 + usize::from(x - MARGIN)];
            if *here == plot::OPEN {
                return game.cover(frame.seat, Outline::PLOT, (x, y), plot::TOKEN, sink);
            }
            // The building is set aside: it still counts as one of its kind, but not as one in the city.
            let building = std::mem::replace(here, plot::TOKEN) - plot::BUILDING;
            let in_city = &mut game.player_mut(frame.seat).in_city[usize::from(building)];
            *in_city = in_city.saturating_sub(1);
            if S::ON {
                sink.event(Event::Placed { seat: Seat(frame.seat), x, y });
            }
        }
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
