//! Architects: tokens as impassable plots, and buildings that change places. Rule: `civ.architects`.

use kernel::{Seat, Sink};

use super::{At, Code};
use crate::components::Outline;
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{MARGIN, Tapestry, WIDE, plot};

fn district(x: u8, y: u8) -> u8 {
    (y - MARGIN) / 3 * 3 + (x - MARGIN) / 3
}

/// Districts that have a token of this setup, as bits: the ninth by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Districts {
    pub first_eight: u8,
    pub ninth: bool,
}

impl Districts {
    fn has(self, district: u8) -> bool {
        if district == 8 { self.ninth } else { self.first_eight >> district & 1 == 1 }
    }

    fn with(self, district: u8) -> Districts {
        match district {
            8 => Districts { ninth: true, ..self },
            _ => Districts { first_eight: self.first_eight | 1 << district, ..self },
        }
    }
}

/// A token for each opponent, in different districts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tokens {
    Begin,
    Place { left: u8, used: Districts },
}

impl Code for Tokens {
    fn asks(self) -> Option<Waiting> {
        matches!(self, Tokens::Place { .. }).then_some(Waiting::Plot)
    }

    fn step<S: Sink<Event>>(self, game: &mut Tapestry, at: At, _sink: &mut S) {
        let left = game.options.seats - 1;
        if left > 0 {
            game.push_code(at, Tokens::Place { left, used: Districts::default() });
        }
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        let Tokens::Place { used, .. } = self else { return };
        let mut spots = game.player(at.seat).city.fits(Outline::PLOT, false);
        for (y, row) in spots.iter_mut().enumerate() {
            for x in MARGIN..MARGIN + 9 {
                if *row >> x & 1 == 1 && used.has(district(x, y as u8)) {
                    *row &= !(1 << x);
                }
            }
        }
        offer.add_spots(0, spots);
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, sink: &mut S) {
        let (Tokens::Place { left, used }, Act::Plot { x, y, .. }) = (self, act) else { return };
        let city = &mut game.player_mut(at.seat).city;
        city.impassable[usize::from(y - MARGIN)] |= 1 << (x - MARGIN);
        let before = city.districts;
        if S::ON {
            sink.event(Event::Placed { seat: Seat(at.seat), x, y });
        }
        game.complete_districts(at.seat, before, sink);
        if left > 1 {
            game.push_code(at, Tokens::Place { left: left - 1, used: used.with(district(x, y)) });
        }
    }
}

/// First one building, then one of another kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Swap {
    First,
    Second { x: u8, y: u8 },
}

fn is_building(mark: u8) -> bool {
    (plot::BUILDING..plot::TOKEN).contains(&mark)
}

fn index(x: u8, y: u8) -> usize {
    usize::from(y - MARGIN) * 9 + usize::from(x - MARGIN)
}

impl Code for Swap {
    fn asks(self) -> Option<Waiting> {
        Some(Waiting::Plot)
    }

    fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
        let plots = &game.player(at.seat).city.plots;
        let other_kind = |than: u8| plots.iter().any(|mark| is_building(*mark) && *mark != than);
        let mut spots = [0_u16; WIDE];
        for row in MARGIN..MARGIN + 9 {
            for column in MARGIN..MARGIN + 9 {
                let mark = plots[index(column, row)];
                let fits = match self {
                    Swap::First => other_kind(mark),
                    Swap::Second { x, y } => mark != plots[index(x, y)],
                };
                if is_building(mark) && fits {
                    spots[usize::from(row)] |= 1 << column;
                }
            }
        }
        offer.add_spots(0, spots);
        if self == Swap::First {
            offer.add(Act::Done);
        }
    }

    fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, _sink: &mut S) {
        let Act::Plot { x: column, y: row, .. } = act else { return };
        match self {
            Swap::First => game.push_code(at, Swap::Second { x: column, y: row }),
            Swap::Second { x, y } => {
                game.player_mut(at.seat).city.plots.swap(index(x, y), index(column, row));
            }
        }
    }
}
