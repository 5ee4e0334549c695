//! A rule of thumb for Terra Mystica: what a position is worth in hundredths of a point.
//!
//! An action is weighed by what it leads to, with the parts that it brings along (the terrain of a hex, the
//! dwelling on it, tiles that are due) decided by the same thumb. A conversion is as good as the best action that
//! it makes possible.

mod rollout;

use kernel::{Dice, Game, Legal, Seat};
use terra_mystica::state::{ROUNDS, Stage};
use terra_mystica::{Act, Action, Cult, FactionId, FavourId, Goods, Structure, TerraMystica};

use crate::Judge;

/// How many parts of an action are thought through.
const PARTS: u8 = 6;
/// How often a conversion is repeated to see what it makes possible.
const REPEATS: u8 = 4;

impl Judge for TerraMystica {
    const SPREAD: f32 = 25.0;
    const DOUBTFUL: f32 = 6.0;
    const HINT: u32 = 1_500;

    fn rollout(&self, dice: &mut Dice) -> Option<Action> {
        rollout::rollout(self, &rollout::USUAL, dice)
    }

    fn stirs(&self, _: Action) -> bool {
        // Only the Automas' cards are drawn by chance, and their turns are their own.
        false
    }

    fn judge(&self, action: Action) -> i64 {
        let seat = action.seat;
        match action.act {
            Act::Burn | Act::Convert(_) => judge_conversion(self, action),
            Act::Pass(card) => {
                // Passing can wait: it is taken when nothing else gains, and then with the best card.
                let coins = card.and_then(|card| self.bonus_cards().find(|(other, _)| *other == card));
                let gain = card.map_or(0, |card| worth(self.kit().bonus(card).income, 1));
                worth_of(self, seat) + gain / 50 + coins.map_or(0, |(_, coins)| i64::from(coins))
            }
            _ => after(self, action, PARTS),
        }
    }
}

/// A conversion is worth the best action that it makes possible.
fn judge_conversion(game: &TerraMystica, action: Action) -> i64 {
    // Once the action is taken, only a dwelling on fresh ground is worth converting for.
    if game.turn().stage != Stage::Main && game.turn().ready.is_empty() {
        return i64::MIN + 1;
    }
    let mut next = game.clone();
    let mut best = i64::MIN;
    for _ in 0..REPEATS {
        if next.play(action, &mut ()).is_err() || next.to_move() != Some(action.seat) {
            break;
        }
        for follow in next.legal().iter() {
            if !matches!(follow.act, Act::Burn | Act::Convert(_) | Act::Pass(_) | Act::Done) {
                best = best.max(after(&next, follow, 2));
            }
        }
    }
    // Converting for nothing is never worth it.
    if best > worth_of(game, action.seat) + 40 { best - 5 } else { i64::MIN + 1 }
}

/// What a position is worth after an action and the parts that it brings along.
fn after(game: &TerraMystica, action: Action, parts: u8) -> i64 {
    let mut game = game.clone();
    let seat = action.seat;
    if game.play(action, &mut ()).is_err() {
        return i64::MIN;
    }
    for _ in 0..parts {
        if game.to_move() != Some(seat) || game.turn().stage != Stage::Acting {
            break;
        }
        let mut best = None;
        for next in game.legal().iter() {
            if matches!(next.act, Act::Burn | Act::Convert(_) | Act::Done) || next.seat != seat {
                continue;
            }
            let mut child = game.clone();
            if child.play(next, &mut ()).is_ok() {
                let value = worth_of(&child, seat);
                if best.as_ref().is_none_or(|(other, _)| value > *other) {
                    best = Some((value, child));
                }
            }
        }
        match best {
            Some((value, child)) if value > worth_of(&game, seat) || waits_for_part(&game) => game = child,
            _ => break,
        }
    }
    worth_of(&game, seat)
}

/// Whether the action cannot be left as it is.
fn waits_for_part(game: &TerraMystica) -> bool {
    let turn = game.turn();
    turn.dig.is_some()
        || turn.favours > 0
        || turn.towns > 0
        || turn.steps > 0
        || turn.tokens > 0
        || turn.tops > 0
}

/// What goods are worth, so many times over.
fn worth(goods: Goods, times: i64) -> i64 {
    let once = 33 * i64::from(goods.coins)
        + 75 * i64::from(goods.workers)
        + 150 * i64::from(goods.priests)
        + 35 * i64::from(goods.power);
    once * times
}

/// What a seat's position is worth, in hundredths of a point.
fn worth_of(game: &TerraMystica, seat: Seat) -> i64 {
    let player = game.player(seat);
    let purse = &player.purse;
    let left = i64::from(ROUNDS - game.round().min(ROUNDS));
    let mut value = 100 * i64::from(purse.vp);
    value += 33 * i64::from(purse.coins) + 75 * i64::from(purse.workers) + 140 * i64::from(purse.priests);
    value += 26 * i64::from(purse.bowls[1]) + 60 * i64::from(purse.bowls[2]);
    value += worth(game.income(seat), left) * 8 / 10;
    // Structures: for the network at the end, for towns on the way, and for power from neighbours.
    for kind in Structure::ALL {
        let each = match kind {
            Structure::Dwelling => 150,
            Structure::TradingHouse => 190,
            Structure::Temple => 260,
            Structure::Stronghold => 330 + 60 * left,
            Structure::Sanctuary => 420,
        };
        value += each * player.count(kind) as i64;
    }
    value += 120 * i64::from(game.area(seat));
    value += town_hopes(game, seat);
    for cult in Cult::ALL {
        let at = i64::from(purse.cults[cult.index()]);
        let lead = game
            .seat_list()
            .filter(|other| *other != seat)
            .map(|other| i64::from(game.player(other).purse.cults[cult.index()]))
            .max()
            .unwrap_or(0);
        value += 25 * at + if at > lead { 150 } else { 0 };
    }
    value += 60 * i64::from(player.keys);
    for tile in FavourId::ALL {
        if player.has_favour(tile) {
            value += match tile.0 {
                4 => 120,
                5 => 60 * left,
                9 | 10 => 130 * left,
                11 => 150 * left,
                _ => 0,
            };
        }
    }
    let track = &game.faction(seat).shipping;
    if track.max > track.start {
        value += (40 + 45 * left) * i64::from(player.shipping);
    }
    value += (20 + 55 * left) * i64::from(player.digging);
    value += hopes_on_ground(game, seat);
    if player.passed {
        value -= 1;
    }
    value
}

/// Half-grown towns are worth something: more, the nearer they are.
fn town_hopes(game: &TerraMystica, seat: Seat) -> i64 {
    let player = game.player(seat);
    let mut left = player.all() - player.in_town;
    let mut value = 0;
    while let Some(hex) = left.first() {
        let group = game.settlement(seat, hex);
        left -= group;
        left.remove(hex);
        let (size, power) = game.town_worth(seat, group);
        value += 22 * i64::from(power.min(7)) * i64::from(size.min(4)) / 2;
    }
    value
}

/// Ground made ready and not built on yet.
fn hopes_on_ground(game: &TerraMystica, seat: Seat) -> i64 {
    if game.plays(seat, FactionId::Riverwalkers) || game.player(seat).count(Structure::Dwelling) >= 8 {
        return 0;
    }
    let home = game.player(seat).home;
    let ready = game.reach(seat).into_iter().filter(|hex| game.terrain(*hex) == home).count();
    90 * ready.min(4) as i64
}
