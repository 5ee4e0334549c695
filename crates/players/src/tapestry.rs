//! A rule of thumb for Tapestry: what a position is worth in hundredths of a point.
//!
//! An action is weighed by what it leads to when the questions that it brings along are answered by the same thumb.
//! Cards and dice are imagined: it knows no more than its seat.

use kernel::{Dice, Game, Legal, Seat};
use tapestry::components::effect::{Count, Effect};
use tapestry::state::{City, NONE};
use tapestry::{Act, Action, Building, Tapestry, Track};

use crate::Judge;

/// How many questions are thought through after the choice of a turn, and after an answer within one.
const AFTER_TURN: u8 = 8;
const AFTER_ANSWER: u8 = 3;
/// How many answers to each of them are tried.
const TRIED: u32 = 12;
/// The income turns of a game.
const INCOMES: i64 = 5;
/// What a resource is worth while there is something to spend it on.
const RESOURCE: i64 = 170;

/// Options that a search looks at: a glance costs much here.
const LOOKED_AT: u32 = 16;

impl Judge for Tapestry {
    const HINT: u32 = 200;

    fn shortlist(&self, dice: &mut Dice, out: &mut Vec<(Action, f32)>) {
        crate::evenly(self, LOOKED_AT, dice, out);
    }

    fn judge(&self, action: Action) -> i64 {
        let mut decisions = 0;
        self.facts(&mut |(name, value)| {
            if name == "decisions" {
                decisions = value;
            }
        });
        // The same imagined world for all answers to one question.
        let mut dice = Dice::new(decisions as u64);
        let parts = match action.act {
            Act::Income | Act::Advance { .. } => AFTER_TURN,
            _ => AFTER_ANSWER,
        };
        after(self.imagine(action.seat, &mut dice), action, parts)
    }
}

/// What a position is worth after an action and the questions that it brings along.
fn after(mut game: Tapestry, action: Action, parts: u8) -> i64 {
    let seat = action.seat;
    if game.play(action, &mut ()).is_err() {
        return i64::MIN;
    }
    for _ in 0..parts {
        if game.to_move() != Some(seat) {
            break;
        }
        let legal = game.legal();
        if matches!(legal.get(0).map(|first| first.act), None | Some(Act::Income | Act::Advance { .. })) {
            break;
        }
        let count = legal.count();
        let step = count.div_ceil(TRIED).max(1);
        let mut best: Option<(i64, Tapestry)> = None;
        for index in (0..count).step_by(step as usize) {
            let Some(next) = legal.get(index) else { break };
            let mut child = game.clone();
            if child.play(next, &mut ()).is_ok() {
                let value = worth(&child, seat);
                if best.as_ref().is_none_or(|(other, _)| value > *other) {
                    best = Some((value, child));
                }
            }
        }
        let Some((_, child)) = best else { break };
        game = child;
    }
    worth(&game, seat)
}

/// What a seat's position is worth, in hundredths of a point.
fn worth(game: &Tapestry, seat: Seat) -> i64 {
    let player = game.player_at(seat);
    let mut value = 100 * i64::from(player.vp);
    let taken = i64::from(player.income_turns);
    // Points come at the end of eras, resources at all but the last.
    let scorings = INCOMES - taken.max(1);
    let refills = (INCOMES - 1 - taken).max(0);
    if player.done {
        return value;
    }
    let mut income = 0;
    let mut points = 0;
    for (building, spaces) in Building::ALL.iter().zip(&game.kit().income) {
        let covered = player.covered[building.index()];
        for (at, space) in spaces.iter().enumerate() {
            if covered >> at & 1 == 0 {
                income += RESOURCE * i64::from(space.goods) + 60 * i64::from(space.tiles + space.cards);
                points += 100 * scored(game, seat, space.vp);
            }
        }
    }
    value += points * scorings + income * refills * 8 / 10;
    // What is left over at the end is worth nothing.
    if taken < INCOMES {
        value += player.goods.0.iter().map(|n| RESOURCE * i64::from((*n).min(6))).sum::<i64>();
    }
    value += along_the_tracks(game, seat);
    let [bottom, middle, top] = player.techs.map(|row| i64::from(row.count_ones()));
    value += 60 * bottom + (40 + 70 * scorings) * middle + (90 + 70 * scorings) * top;
    value += 70 * i64::from(game.controlled(seat).len());
    if refills > 0 {
        value += 90 * i64::from(player.hand.count_ones().min(3));
        value += 40 * i64::from(player.tiles.count_ones().min(4));
    }
    value += city(&player.city) * (1 + scorings);
    value
}

/// The points of an open space of the income mat, as things stand.
fn scored(game: &Tapestry, seat: Seat, effect: tapestry::components::effect::EffectId) -> i64 {
    let player = game.player_at(seat);
    match game.kit().effect(effect) {
        Effect::Vp(n) => i64::from(n),
        Effect::VpPer(Count::TechCard, n) => {
            i64::from(n) * player.techs.iter().map(|row| i64::from(row.count_ones())).sum::<i64>()
        }
        Effect::VpPer(Count::CityLine, n) => {
            let city = &player.city;
            i64::from(n) * i64::from(city.full_rows().count_ones() + city.full_columns().count_ones())
        }
        Effect::VpPer(Count::TerritoryControlled, n) => i64::from(n) * i64::from(game.controlled(seat).len()),
        _ => 0,
    }
}

/// How far the tokens are: later spaces are worth more, and so is the first to enter a tier.
fn along_the_tracks(game: &Tapestry, seat: Seat) -> i64 {
    let mut value = 0;
    for track in Track::ALL {
        let at = i64::from(game.position_of(seat, *track));
        value += 140 * at + 22 * at * at;
    }
    value + 250 * i64::from(game.player_at(seat).landmarks.count_ones())
}

/// Rows, columns and districts on the way to be full.
fn city(city: &City) -> i64 {
    if city.mat == NONE {
        return 0;
    }
    let filled = |row: usize, column: usize| {
        i64::from(city.plots[row * 9 + column] != 0 || city.impassable[row] >> column & 1 == 1)
    };
    let mut value = 0;
    for line in 0..9 {
        let row: i64 = (0..9).map(|column| filled(line, column)).sum();
        let column: i64 = (0..9).map(|row| filled(row, line)).sum();
        let (top, left) = (line / 3 * 3, line % 3 * 3);
        let district: i64 = (0..9).map(|at| filled(top + at / 3, left + at % 3)).sum();
        value += row * row / 4 + column * column / 4 + district * district;
    }
    value
}
