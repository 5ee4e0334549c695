//! Weefolk: tokens in the cities of others. Rule: `civ.weefolk`.

use kernel::{Seat, Sink};

use super::{At, Code};
use crate::components::Outline;
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::rules::points::PointsFrom;
use crate::state::{City, MARGIN, Tapestry, plot};

/// Whose city, then where: the opponent chooses an open plot; in a full city an income building makes room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Token {
    City,
    Plot { owner: Seat },
}

impl Code for Token {
    fn asks(self) -> Option<Waiting> {
        Some(match self {
            Token::City => Waiting::Opponent,
            Token::Plot { .. } => Waiting::Plot,
        })
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        if self == Token::City {
            return game.others(at.seat).for_each(|other| offer.add(Act::Seat(Seat(other))));
        }
        let city = &game.player(at.seat).city;
        let mut spots = city.fits(Outline::PLOT, false);
        if spots.iter().all(|row| *row == 0) {
            for at in (0..81).filter(|at| (plot::BUILDING..plot::TOKEN).contains(&city.plots[*at])) {
                spots[at / 9 + usize::from(MARGIN)] |= 1 << (at % 9 + usize::from(MARGIN));
            }
        }
        offer.add_spots(0, spots);
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, sink: &mut S) {
        match act {
            Act::Seat(target) => game.push_code(at.by(target.0), Token::Plot { owner: Seat(at.seat) }),
            Act::Plot { x, y, .. } => put(game, at.seat, x, y, sink),
            _ => {}
        }
    }
}

fn put<S: Sink<Event>>(game: &mut Tapestry, seat: u8, x: u8, y: u8, sink: &mut S) {
    let city = &mut game.player_mut(seat).city;
    let here = &mut city.plots[usize::from(y - MARGIN) * 9 + usize::from(x - MARGIN)];
    if *here == plot::OPEN {
        return game.cover(seat, Outline::PLOT, (x, y), plot::TOKEN, sink);
    }
    // The building is set aside: it still counts as one of its kind, but not as one in the city.
    let building = std::mem::replace(here, plot::TOKEN) - plot::BUILDING;
    let in_city = &mut game.player_mut(seat).in_city[usize::from(building)];
    *in_city = in_city.saturating_sub(1);
    if S::ON {
        sink.event(Event::Placed { seat: Seat(seat), x, y });
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

/// Points for what stands in line with the tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score;

impl Code for Score {
    fn step<S: Sink<Event>>(self, game: &mut Tapestry, at: At, sink: &mut S) {
        let mut vp = 0;
        for other in game.others(at.seat) {
            let city = &game.player(other).city;
            for at in (0..81).filter(|at| city.plots[*at] == plot::TOKEN) {
                let (row, column) = (at / 9, at % 9);
                vp += buildings(city, (0..9).map(|i| row * 9 + i))
                    + buildings(city, (0..9).map(|i| i * 9 + column));
            }
        }
        game.score_points(at.seat, vp, PointsFrom::Civilizations, sink);
    }
}
