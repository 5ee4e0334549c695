//! What a position of Tapestry is worth to a seat, in hundredths of a point.

use kernel::Seat;
use tapestry::components::effect::{Count, Effect, EffectId};
use tapestry::components::{Good, Goods};
use tapestry::state::{City, LAST, MARGIN, NONE};
use tapestry::{Building, Tapestry, Track};

#[allow(clippy::wildcard_imports, reason = "the features, all of them")]
use super::weights::*;

/// The income turns of a game.
const INCOMES: i32 = 5;

/// Income turns to come that bring goods.
pub fn refills(game: &Tapestry, seat: Seat) -> i32 {
    (INCOMES - 1 - i32::from(game.player_at(seat).income_turns)).max(0)
}

/// What a seat's position is worth, in hundredths of a point.
pub fn value(game: &Tapestry, seat: Seat, w: &Weights) -> i32 {
    let player = game.player_at(seat);
    let mut value = 100 * i32::from(player.vp);
    if player.done {
        return value;
    }
    let taken = i32::from(player.income_turns);
    // Points come at the end of eras, resources at all but the last.
    let scorings = INCOMES - taken.max(1);
    let left = refills(game, seat);
    let mut goods = 0;
    let mut points = 0;
    for (building, spaces) in Building::ALL.iter().zip(&game.kit().income) {
        let covered = player.covered[building.index()];
        for (at, space) in spaces.iter().enumerate() {
            if covered >> at & 1 == 0 {
                goods += w.at(INCOME, left) * i32::from(space.goods)
                    + w.of(INCOME_TILE) * i32::from(space.tiles)
                    + w.of(INCOME_CARD) * i32::from(space.cards);
                points += scored(game, seat, space.vp);
            }
        }
    }
    value += points * scorings * w.of(MAT) + goods * left;
    // What is left over at the end is worth nothing.
    if taken < INCOMES {
        value += in_hand(game, seat, player.goods, w);
    }
    value += tracks(game, seat, w, left);
    value += w.at(LANDMARK, left) * player.landmarks.count_ones() as i32;
    for (row, feature) in player.techs.iter().zip([TECH, TECH_MIDDLE, TECH_TOP]) {
        value += w.at(feature, scorings) * row.count_ones() as i32;
    }
    value += w.at(CONTROL, scorings) * game.controlled(seat).len() as i32;
    value += w.at(TILE, left) * player.tiles.count_ones().min(5) as i32;
    value += w.at(HAND, left) * player.hand.count_ones().min(4) as i32;
    value += w.at(SPACE, left) * player.spaces.count_ones().min(3) as i32;
    value += w.at(CIV, left) * player.civs.len() as i32;
    value + city(&player.city, w, scorings)
}

/// What resources in hand are worth: the more of a kind, the less each, unless the tracks ask for it.
pub fn in_hand(game: &Tapestry, seat: Seat, goods: Goods, w: &Weights) -> i32 {
    /// What so many of a kind are worth beside one.
    const MANY: [i32; 9] = [0, 100, 195, 285, 370, 445, 510, 550, 570];
    let left = refills(game, seat);
    let mut value = 0;
    for good in Good::ALL {
        let count = goods.0[good.index()];
        value += w.at(RESOURCE, left) * MANY[usize::from(count).min(8)] / 100;
        let track = match good {
            Good::Coin => Track::Technology,
            Good::Worker => Track::Science,
            Good::Food => Track::Exploration,
            Good::Culture => Track::Military,
        };
        let asked = match game.position_of(seat, track) {
            0..3 | 12.. => 0,
            3..9 => 1,
            9..12 => 2,
        };
        value += w.of(ASKED) * i32::from(count.min(asked));
    }
    value
}

/// The points of an open space of the income mat, as things stand.
fn scored(game: &Tapestry, seat: Seat, effect: EffectId) -> i32 {
    let player = game.player_at(seat);
    match game.kit().effect(effect) {
        Effect::Vp(n) => i32::from(n),
        Effect::VpPer(Count::TechCard, n) => {
            i32::from(n) * player.techs.iter().map(|row| row.count_ones() as i32).sum::<i32>()
        }
        Effect::VpPer(Count::CityLine, n) => {
            let city = &player.city;
            i32::from(n) * (city.full_rows().count_ones() + city.full_columns().count_ones()) as i32
        }
        Effect::VpPer(Count::TerritoryControlled, n) => i32::from(n) * game.controlled(seat).len() as i32,
        _ => 0,
    }
}

/// How far the tokens are.
fn tracks(game: &Tapestry, seat: Seat, w: &Weights, left: i32) -> i32 {
    let mut value = 0;
    for track in Track::ALL {
        let at = i32::from(game.position_of(seat, *track));
        let feature = match track {
            Track::Exploration => EXPLORATION,
            Track::Science => SCIENCE,
            Track::Military => MILITARY,
            _ => TECHNOLOGY,
        };
        value += (w.of(feature) + w.of(STEP_LEFT) * left) * at + w.of(feature + 1) * at * at / 10;
        value += if at == i32::from(LAST) { w.of(FINISHED) } else { 0 };
    }
    value
}

/// Rows, columns and districts on the way to be full.
fn city(city: &City, w: &Weights, scorings: i32) -> i32 {
    /// The squares of what is filled of nine.
    const SQUARES: [i32; 10] = [0, 1, 4, 9, 16, 25, 36, 49, 64, 81];
    if city.mat == NONE {
        return 0;
    }
    let margin = usize::from(MARGIN);
    let rows: [u16; 9] =
        std::array::from_fn(|row| city.taken[row + margin] >> MARGIN & 0x1ff | city.impassable[row]);
    let (mut lines, mut districts) = (0, 0);
    for at in 0..9 {
        lines += SQUARES[rows[at].count_ones() as usize];
        let column: usize = rows.iter().map(|row| usize::from(row >> at & 1)).sum();
        lines += SQUARES[column];
        let (top, side) = (at / 3 * 3, at % 3 * 3);
        let filled: u32 = rows[top..top + 3].iter().map(|row| (row >> side & 7).count_ones()).sum();
        districts += SQUARES[filled as usize];
    }
    (w.at(LINE, scorings) * lines + w.at(DISTRICT, scorings) * districts) / 16
}
