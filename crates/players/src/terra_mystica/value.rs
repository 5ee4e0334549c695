//! What a position is worth to a seat, in hundredths of a point.

use kernel::{Hexes, Seat};
use terra_mystica::components::DiggingKind;
use terra_mystica::state::ROUNDS;
use terra_mystica::{
    BonusId, Cult, FactionId, FavourId, Goods, SpecialAction, Structure, TerraMystica, Terrain,
};

#[allow(clippy::wildcard_imports, reason = "the features, all of them")]
use super::weights::*;

/// What a seat's position is worth, in hundredths of a point.
pub fn value(game: &TerraMystica, seat: Seat, w: &Weights) -> i32 {
    let player = game.player(seat);
    let left = rounds_left(game);
    let mut value = 100 * i32::from(player.purse.vp);
    if game.phase() == terra_mystica::state::Phase::Over {
        return value;
    }
    value += goods_in_hand(game, seat, w, left);
    value += income(game, seat, w, left);
    if !player.passed {
        value += 100 * i32::from(game.pass_vp(seat));
        value += free_actions(game, seat, w);
    }
    value += structures(game, seat, w, left);
    value += towns(game, seat, w, left);
    value += area(game, seat, w, left);
    value += cults(game, seat, w, left);
    value += favours(game, seat, w, left);
    value += ground(game, seat, w, left);
    value
}

/// Rounds after this one.
pub fn rounds_left(game: &TerraMystica) -> i32 {
    i32::from(ROUNDS - game.round().min(ROUNDS))
}

fn goods(goods: Goods, w: &Weights, left: i32) -> i32 {
    i32::from(goods.coins) * w.at(COIN, left)
        + i32::from(goods.workers) * w.at(WORKER, left)
        + i32::from(goods.priests) * w.at(PRIEST, left)
        + i32::from(goods.power) * w.at(POWER, left)
}

fn goods_in_hand(game: &TerraMystica, seat: Seat, w: &Weights, left: i32) -> i32 {
    let player = game.player(seat);
    let purse = &player.purse;
    // After passing, goods wait for the next round.
    let left = if player.passed && left > 0 { left - 1 } else { left };
    if player.passed && game.round() == ROUNDS {
        let coins = i32::from(purse.coins) + i32::from(purse.workers) + i32::from(purse.priests);
        return 33 * (coins + i32::from(purse.bowls[2]) + i32::from(purse.bowls[1] / 2));
    }
    let many = |count: i32, enough: usize| {
        let enough = w.of(enough).max(0);
        100 * count.min(enough) + w.of(EXCESS) * (count - enough).max(0)
    };
    let goods = many(purse.coins.into(), COINS) * w.at(COIN, left)
        + many(purse.workers.into(), WORKERS) * w.at(WORKER, left)
        + many(purse.priests.into(), PRIESTS) * w.at(PRIEST, left);
    goods / 100
        + i32::from(purse.bowls[2]) * w.at(BOWL3, left)
        + i32::from(purse.bowls[1]) * w.at(BOWL2, left)
        + i32::from(purse.bowls[0]) * w.at(BOWL1, left)
}

/// What the rounds to come will bring. The bonus card changes hands, so only the next income counts it.
fn income(game: &TerraMystica, seat: Seat, w: &Weights, left: i32) -> i32 {
    if left == 0 {
        return 0;
    }
    let mut each = game.income(seat);
    let player = game.player(seat);
    let mut value = 0;
    if let Some(card) = player.bonus {
        let card = game.kit().bonus(card).income;
        each.coins -= card.coins;
        each.workers -= card.workers;
        each.priests -= card.priests;
        each.power -= card.power;
        if player.passed {
            value += goods(card, w, left - 1);
        }
    }
    // A row of rounds: the pairs are straight lines, so their sum is that of the middle.
    let rounds = left * (left - 1) / 2;
    let each = [each.coins, each.workers, each.priests, each.power].map(i32::from);
    for (count, feature) in each.into_iter().zip([COIN, WORKER, PRIEST, POWER]) {
        value += count * (w.of(feature) * left + w.of(feature + 1) * rounds);
    }
    value * w.of(INCOME) / 100
}

fn free_actions(game: &TerraMystica, seat: Seat, w: &Weights) -> i32 {
    let player = game.player(seat);
    let card = player.bonus.and_then(|card| game.kit().bonus(card).action);
    let mut free = i32::from(card.is_some_and(|action| !player.has_used(action)));
    free += i32::from(player.has_favour(FavourId(5)) && !player.has_used(SpecialAction::Fav6));
    if player.has_stronghold() {
        let action = match player.faction {
            Some(FactionId::Auren) => Some(SpecialAction::Acta),
            Some(FactionId::ChaosMagicians) => Some(SpecialAction::Actc),
            Some(FactionId::Giants) => Some(SpecialAction::Actg),
            Some(FactionId::Nomads) => Some(SpecialAction::Actn),
            Some(FactionId::Swarmlings) => Some(SpecialAction::Acts),
            Some(FactionId::Witches) => Some(SpecialAction::Actw),
            _ => None,
        };
        free += 2 * i32::from(action.is_some_and(|action| !player.has_used(action)));
    }
    free * w.of(ACTION)
}

/// Structures as such, and those in hand for the tiles of later rounds.
fn structures(game: &TerraMystica, seat: Seat, w: &Weights, left: i32) -> i32 {
    let player = game.player(seat);
    let mut value = 0;
    let features = [DWELLING, HOUSE, TEMPLE, STRONGHOLD, SANCTUARY];
    for (kind, feature) in Structure::ALL.into_iter().zip(features) {
        value += w.at(feature, left) * player.count(kind) as i32;
    }
    if player.has_stronghold() {
        value += left * stronghold(player.faction);
    }
    let supply = [8, 4, 3, 1, 1];
    let usual = [3, 2, 1, 1, 1];
    let mut fit = 0;
    for round in game.round() + 1..=ROUNDS {
        let Some(tile) = game.scoring_of(round) else { continue };
        let tile = game.kit().scoring(tile);
        for kind in Structure::ALL {
            let at = kind.index();
            let hand: i32 = supply[at] - player.count(kind) as i32;
            fit += i32::from(tile.build_vp[at]) * hand.clamp(0, usual[at]);
        }
    }
    value + fit * w.of(FIT)
}

/// What a stronghold brings in each round beyond its income.
fn stronghold(faction: Option<FactionId>) -> i32 {
    match faction {
        Some(FactionId::Witches) => 400,
        Some(FactionId::Nomads | FactionId::Swarmlings | FactionId::ChaosMagicians) => 300,
        Some(FactionId::Giants | FactionId::Auren | FactionId::Engineers | FactionId::IceMaidens) => 250,
        Some(FactionId::Fakirs | FactionId::Dwarves | FactionId::Yetis | FactionId::Acolytes) => 150,
        Some(FactionId::Alchemists) => 100,
        _ => 0,
    }
}

/// Settlements on their way to a town.
fn towns(game: &TerraMystica, seat: Seat, w: &Weights, left: i32) -> i32 {
    let player = game.player(seat);
    let founding = &game.kit().founding;
    let owned = FavourId::ALL.into_iter().filter(|tile| player.has_favour(*tile));
    let need = owned.filter_map(|tile| game.kit().favour(tile).town_power).min();
    let need = i32::from(need.unwrap_or(founding.min_power)).max(1);
    let most = i32::from(founding.min_structures).max(1);
    let mut open = player.all() - player.in_town;
    let mut value = 0;
    while let Some(hex) = open.first() {
        let group = game.settlement(seat, hex);
        open -= group;
        open.remove(hex);
        if !(group & player.in_town).is_empty() {
            continue;
        }
        let (size, power) = game.town_worth(seat, group);
        let progress = 100 * i32::from(size).min(most) * i32::from(power).min(need) / (most * need);
        value += w.at(TOWN, left) * progress * progress / 10_000 + w.of(TOWN_SMALL) * progress / 100;
    }
    value
}

/// A lead as a number from 0 to 1000; `scale` is three quarters.
fn sure(lead: i32, scale: i32) -> i32 {
    500 + 500 * lead / (lead.abs() + scale.max(1))
}

fn area(game: &TerraMystica, seat: Seat, w: &Weights, left: i32) -> i32 {
    let own = i32::from(game.area(seat));
    let mut value = w.at(AREA, left) * own;
    for other in game.seat_list().filter(|other| *other != seat) {
        // What is within shipping of one another hangs together in the end: to count is enough.
        let theirs = game.player(other).all().len() as i32;
        let lead = 100 * (own - theirs) - w.of(AREA_DRIFT) * left;
        value += w.of(AREA_FIRST) * sure(lead, 100 * w.of(AREA_SCALE)) / 1000;
    }
    if let Some(tile) = game.final_tile() {
        value += 100 * i32::from(game.measure(seat, tile));
    }
    value
}

fn cults(game: &TerraMystica, seat: Seat, w: &Weights, left: i32) -> i32 {
    let player = game.player(seat);
    let cults = player.purse.cults.map(i32::from);
    let mut value = 0;
    let mut reach_top = 0;
    for cult in Cult::ALL {
        let own = cults[cult.index()];
        value += w.at(CULT, left) * own;
        reach_top += i32::from((7..10).contains(&own));
        for other in game.seat_list().filter(|other| *other != seat) {
            let theirs = i32::from(game.player(other).purse.cults[cult.index()]);
            let lead = 100 * (own - theirs) - w.of(CULT_DRIFT) * left;
            value += w.of(CULT_FIRST) * sure(lead, w.of(CULT_SCALE)) / 1000;
        }
    }
    value += w.of(KEY) * i32::from(player.keys).min(reach_top);
    for round in game.round().max(1)..ROUNDS {
        let Some(tile) = game.scoring_of(round) else { continue };
        let bonus = &game.kit().scoring(tile).bonus;
        let steps = bonus.cult.map_or(i32::from(player.priests_out), |cult| cults[cult.index()]);
        let times = steps / i32::from(bonus.per).max(1);
        let later = i32::from(ROUNDS - round) - 1;
        let each = goods(bonus.gain, w, later) + w.of(SPADE) * i32::from(bonus.spades);
        let percent = if round == game.round() { CULT_BONUS } else { CULT_LATER };
        // Half-way to the next bonus is worth a little, too.
        let rest = 100 * (steps % i32::from(bonus.per).max(1)) / i32::from(bonus.per).max(1);
        value += each * times * w.of(percent) / 100 + each * rest * w.of(CULT_LATER) / 20_000;
    }
    value
}

fn favours(game: &TerraMystica, seat: Seat, w: &Weights, left: i32) -> i32 {
    let player = game.player(seat);
    let mut value = 0;
    let in_hand = |kind: Structure, most: usize| most.saturating_sub(player.count(kind)) as i32;
    for (tile, feature) in [(4, FAV5), (5, FAV6), (9, FAV10), (10, FAV11), (11, FAV12)] {
        if player.has_favour(FavourId(tile)) {
            let mut each = w.at(feature, left);
            if feature == FAV11 {
                each = each * in_hand(Structure::Dwelling, 8).min(left + 2) / 2;
            } else if feature == FAV12 {
                each = w.of(FAV12)
                    + w.of(FAV12_LEFT) * left * player.count(Structure::TradingHouse).min(3) as i32;
            }
            value += each;
        }
    }
    value
}

/// How many spades turn a terrain into the seat's own; many if it cannot.
pub fn spades(game: &TerraMystica, seat: Seat, terrain: Terrain) -> u8 {
    let player = game.player(seat);
    match game.faction(seat).digging.kind {
        DiggingKind::None => {
            if player.unlocked >> terrain.index() & 1 == 1 {
                0
            } else {
                9
            }
        }
        DiggingKind::Tokens | DiggingKind::CultSteps => {
            if terrain == player.home {
                0
            } else {
                u8::from(terrain.is_basic()) * 2
            }
        }
        _ if terrain == player.home => 0,
        _ if !terrain.is_basic() => 9,
        _ if player.faction == Some(FactionId::Giants) => 2,
        _ if player.home == Terrain::Ice => terrain.steps(player.start).max(1),
        _ => terrain.steps(player.home),
    }
}

/// Where one could go from here, and next to whom one sits.
fn ground(game: &TerraMystica, seat: Seat, w: &Weights, left: i32) -> i32 {
    let player = game.player(seat);
    let mut value = 0;
    let track = &game.faction(seat).shipping;
    if track.max > track.start {
        value += w.at(SHIP, left) * i32::from(player.shipping);
    }
    value += w.at(DIG, left) * i32::from(player.digging);
    let hand = 8 - player.count(Structure::Dwelling) as i32;
    if hand > 0 {
        let mut count = [0; 3];
        for hex in game.reach(seat) {
            let spades = usize::from(spades(game, seat, game.terrain(hex)));
            if spades < 3 {
                count[spades] += 1;
            }
        }
        value += w.at(READY, left) * count[0].min(3).min(hand);
        value += w.at(NEAR, left) * count[1].min(4).min(hand);
        value += w.at(FAR, left) * count[2].min(4).min(hand);
    }
    let mut near = Hexes::EMPTY;
    for hex in player.all() {
        near |= game.next_to(hex);
    }
    let others = near & (game.occupied() - player.all());
    value + w.at(NEIGHBOUR, left) * (others.len() as i32).min(6)
}

/// What a bonus card is worth that lies in the row.
pub fn card(game: &TerraMystica, seat: Seat, card: BonusId, w: &Weights) -> i32 {
    let player = game.player(seat);
    let left = if game.round() == 0 { 5 } else { (rounds_left(game) - 1).max(0) };
    let coins = game.bonus_cards().find(|(other, _)| *other == card).map_or(0, |(_, coins)| i32::from(coins));
    let printed = game.kit().bonus(card);
    let mut value = goods(printed.income, w, left) + coins * w.at(COIN, left);
    value += match printed.action {
        Some(SpecialAction::Bon1) => w.of(CARD_SPADE),
        Some(_) => w.of(CARD_CULT),
        None => 0,
    };
    if printed.shipping && game.faction(seat).shipping.max > 0 {
        value += w.of(CARD_SHIP);
    }
    let mut points = i32::from(printed.pass.per_shipping) * i32::from(player.shipping);
    for kind in Structure::ALL {
        // Two more dwellings, one more house: as a round usually goes.
        let more = [2, 1, 0, 0, 0][kind.index()];
        points += i32::from(printed.pass.per[kind.index()]) * (player.count(kind) as i32 + more);
    }
    value + points * w.of(CARD_PASS)
}
