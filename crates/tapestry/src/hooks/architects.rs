//! Architects: tokens as impassable plots, and buildings that change places. Rule: `civ.architects`.

use kernel::Sink;

use crate::components::Outline;
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, Frame, MARGIN, Tapestry, WIDE, plot};

fn district(x: u8, y: u8) -> u8 {
    (y - MARGIN) / 3 * 3 + (x - MARGIN) / 3
}

/// Districts that have a token of this setup: nine bits in two bytes of the context.
fn used(context: Context) -> u16 {
    u16::from(context.n) | if context.card == 1 { 0x100 } else { 0 }
}

pub(super) fn offer_tokens(game: &Tapestry, frame: &Frame, offer: &mut TapestryLegal) {
    let mut spots = game.player(frame.seat).city.fits(Outline::PLOT, false);
    let used = used(frame.context);
    for (y, row) in spots.iter_mut().enumerate() {
        for x in MARGIN..MARGIN + 9 {
            if *row >> x & 1 == 1 && used >> district(x, y as u8) & 1 == 1 {
                *row &= !(1 << x);
            }
        }
    }
    offer.add_spots(0, spots);
}

pub(super) fn answer_token<S: Sink<Event>>(
    game: &mut Tapestry,
    frame: Frame,
    left: u8,
    act: Act,
    sink: &mut S,
) {
    let Act::Plot { x, y, .. } = act else { return };
    let city = &mut game.player_mut(frame.seat).city;
    city.impassable[usize::from(y - MARGIN)] |= 1 << (x - MARGIN);
    let before = city.districts;
    if S::ON {
        sink.event(Event::Placed { seat: kernel::Seat(frame.seat), x, y });
    }
    game.complete_districts(frame.seat, before, sink);
    if left > 1 {
        let mut context = frame.context;
        match district(x, y) {
            8 => context.card = 1,
            district => context.n |= 1 << district,
        }
        game.push_hook(Frame { context, ..frame }, 1, left - 1, 0);
    }
}

fn is_building(mark: u8) -> bool {
    (plot::BUILDING..plot::TOKEN).contains(&mark)
}

/// First one building, then one of another kind.
pub(super) fn offer_swap(game: &Tapestry, seat: u8, stage: u8, x: u8, y: u8, offer: &mut TapestryLegal) {
    let plots = &game.player(seat).city.plots;
    let at = |x: u8, y: u8| plots[usize::from(y - MARGIN) * 9 + usize::from(x - MARGIN)];
    let mut spots = [0_u16; WIDE];
    for row in MARGIN..MARGIN + 9 {
        for column in MARGIN..MARGIN + 9 {
            let mark = at(column, row);
            let other_kind = |than: u8| plots.iter().any(|mark| is_building(*mark) && *mark != than);
            let fits = is_building(mark) && if stage == 0 { other_kind(mark) } else { mark != at(x, y) };
            if fits {
                spots[usize::from(row)] |= 1 << column;
            }
        }
    }
    offer.add_spots(0, spots);
    if stage == 0 {
        offer.add(Act::Done);
    }
}

pub(super) fn answer_swap(game: &mut Tapestry, frame: Frame, stage: u8, x: u8, y: u8, act: Act) {
    let Act::Plot { x: column, y: row, .. } = act else { return };
    if stage == 0 {
        return game.push_hook(frame, 1, column, row);
    }
    let index = |x: u8, y: u8| usize::from(y - MARGIN) * 9 + usize::from(x - MARGIN);
    game.player_mut(frame.seat).city.plots.swap(index(x, y), index(column, row));
}
