//! Artificers: buildings moved on the income mat. Rule: `civ.artificers`.

use crate::components::Building;
use crate::rules::action::Act;
use crate::rules::legal::TapestryLegal;
use crate::state::{Frame, NONE, Tapestry};

/// First a track, then to set its leftmost building aside or to slide it.
pub(super) fn offer(game: &Tapestry, seat: u8, kind: u8, offer: &mut TapestryLegal) {
    let covered = game.player(seat).covered;
    if kind == NONE {
        for building in Building::ALL {
            if covered[building.index()] != 0 {
                offer.add(Act::Building(*building));
            }
        }
    } else {
        offer.add(Act::Part(0));
        if covered[usize::from(kind)] & 1 == 0 {
            offer.add(Act::Part(1));
        }
    }
}

pub(super) fn answer(game: &mut Tapestry, frame: Frame, kind: u8, act: Act) {
    match act {
        Act::Building(building) => game.push_hook(frame, 1, building as u8, 0),
        Act::Part(slide) => {
            let covered = &mut game.player_mut(frame.seat).covered[usize::from(kind)];
            let leftmost = *covered & covered.wrapping_neg();
            *covered &= !leftmost;
            if slide == 1 {
                *covered |= leftmost >> 1;
            }
        }
        _ => {}
    }
}

/// All buildings of a track go as far left as they can.
pub(super) fn flush(game: &mut Tapestry, seat: u8, act: Act) {
    if let Act::Building(building) = act {
        let covered = &mut game.player_mut(seat).covered[building.index()];
        *covered = (1 << covered.count_ones()) - 1;
    }
}
