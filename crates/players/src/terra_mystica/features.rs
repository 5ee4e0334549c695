//! What the network looks at in a position of Terra Mystica.

use kernel::{Game, Hexes, Seat};
use terra_mystica::state::{Phase, Player, ROUNDS, Stage};
use terra_mystica::{BonusId, Cult, FactionId, FavourId, SpecialAction, Structure, TerraMystica};

use super::ground::spades;
use crate::features::{groups, up_to};

groups! { 0;
    ALWAYS 1 "Always there.",
    ROUND 8 "The round whose goods are counted: the next, once one has passed.",
    PHASE 6 "Factions and dwellings, bonus cards, own turn, turns of others, spades of a cult, the rest.",
    SEATS 5 "Seats.",
    PASSED 12 "Whether one has passed, by how many others have.",
    DIFFICULTY 6 "How hard the Automas are; the last is none.",
    DIFFICULTY_LEFT 42 "The same by round.",
    FACTION 20 "The faction.",
    FACTION_LEFT 160 "The same by round.",
    RIVAL 20 "Factions of the others.",
    BUILT 176 "Structures by kind and number, by round.",
    STRONGHOLD 20 "A stronghold, by faction.",
    STRONGHOLD_LEFT 20 "The same, times the rounds to come.",
    COINS 208 "Coins by round.",
    WORKERS 128 "Workers by round.",
    PRIESTS 64 "Priests by round.",
    BOWLS 312 "Power in each bowl by round.",
    INCOME 392 "Coins, workers, priests and power of an income, by rounds to come.",
    SHIPPING 42 "Shipping by rounds to come.",
    DIGGING 21 "Digging by rounds to come.",
    KEYS 7 "Keys.",
    FAVOURS 84 "Favour tiles by rounds to come.",
    TOWNS 56 "Towns, by rounds to come.",
    GROUPS 40 "Settlements without a town, by structures and power.",
    AREA 24 "Structures of the largest network.",
    AREA_LEAD 168 "Lead in that over the best of the others, by rounds to come.",
    STEPS 44 "Cult steps by cult.",
    CULT_LEAD 147 "Leads in the cults over the best of the others, by rounds to come.",
    BONUS_NOW 5 "What the cult bonus of this round gives: coins, workers, priests, power, spades.",
    BONUS_LATER 5 "The same for the rounds to come.",
    CARD 20 "The bonus card, before passing and after.",
    ROW 10 "Bonus cards that can be had.",
    ROW_COINS 1 "Coins on them.",
    ACTIONS 6 "Power actions that are taken.",
    FREE 5 "Own actions that are not used: of the card, the favour tile, the faction.",
    SCORE_NOW 9 "The scoring tile of this round.",
    SCORE_LATER 9 "Those to come.",
    FIT 7 "Points that structures in hand could score, by round.",
    PASS_POINTS 1 "Points for passing.",
    REACH 72 "Ground in reach by spades and number, early, in the middle, late.",
    NEIGHBOURS 8 "Structures of others nearby.",
    FINAL 4 "The final tile.",
    FINAL_LEAD 21 "Lead on it.",
    OUT 8 "Priests on the cults.",
    DUE 5 "Things that are due: favour, town, steps, spades, ground ready to be built on.",
    BRIDGES 4 "Bridges.",
    RIVAL_BUILT 20 "Structures of the best of the others.",
    LEAD 1 "Lead in points.",
}

/// Tells every feature that a position has for a seat, with how many times it has it.
pub fn features(game: &TerraMystica, seat: Seat, each: &mut impl FnMut(usize, f32)) {
    let player = game.player(seat);
    let left = usize::from(ROUNDS - game.round().min(ROUNDS));
    // After passing, goods wait for the next round.
    let round = usize::from(game.round().min(ROUNDS) + u8::from(player.passed));
    each(ALWAYS, 1.0);
    each(ROUND + round, 1.0);
    table(game, seat, left, each);
    if let Some(faction) = player.faction {
        let faction = faction as usize;
        each(FACTION + faction, 1.0);
        each(FACTION_LEFT + 20 * round + faction, 1.0);
        if player.has_stronghold() {
            each(STRONGHOLD + faction, 1.0);
            each(STRONGHOLD_LEFT + faction, left as f32 / 4.0);
        }
    }
    goods(game, seat, round, left, each);
    built(game, seat, round, left, each);
    cults(game, seat, left, each);
    tiles(game, seat, left, each);
    ground(game, seat, each);
    due(game, seat, each);
}

/// What everybody has in common, and the others.
fn table(game: &TerraMystica, seat: Seat, left: usize, each: &mut impl FnMut(usize, f32)) {
    let player = game.player(seat);
    let phase = match game.phase() {
        Phase::Faction | Phase::Colour | Phase::FirstFavour | Phase::Dwellings(_) => 0,
        Phase::BonusCards => 1,
        Phase::Actions if game.active() == seat && game.turn().stage != Stage::Over => 2,
        Phase::Actions => 3,
        Phase::CultBonus => 4,
        Phase::Income | Phase::Over => 5,
    };
    each(PHASE + phase, 1.0);
    each(SEATS + up_to(game.seats() as i32 - 1, 4), 1.0);
    let others = || game.seat_list().filter(move |other| *other != seat);
    let passed = others().filter(|other| game.player(*other).passed).count();
    each(PASSED + 6 * usize::from(player.passed) + passed.min(5), 1.0);
    let difficulty = if game.options().automas > 0 { game.options().difficulty as usize } else { 5 };
    each(DIFFICULTY + difficulty, 1.0);
    each(DIFFICULTY_LEFT + 6 * left + difficulty, 1.0);
    for faction in others().filter_map(|other| game.player(other).faction) {
        each(RIVAL + faction as usize, 1.0);
    }
    let most = others().map(|other| game.player(other).all().len() as i32).max().unwrap_or(0);
    each(RIVAL_BUILT + up_to(most, 19), 1.0);
    let points = others().map(|other| i32::from(game.player(other).purse.vp)).max().unwrap_or(0);
    each(LEAD, (i32::from(player.purse.vp) - points) as f32 / 16.0);
}

fn goods(game: &TerraMystica, seat: Seat, round: usize, left: usize, each: &mut impl FnMut(usize, f32)) {
    let player = game.player(seat);
    let purse = &player.purse;
    each(COINS + 26 * round + up_to(purse.coins, 25), 1.0);
    each(WORKERS + 16 * round + up_to(purse.workers, 15), 1.0);
    each(PRIESTS + 8 * round + up_to(purse.priests, 7), 1.0);
    for (bowl, count) in purse.bowls.into_iter().enumerate() {
        each(BOWLS + 39 * round + 13 * bowl + up_to(count, 12), 1.0);
    }
    if left > 0 {
        let mut each_round = game.income(seat);
        // The bonus card changes hands: it is told by itself.
        if let Some(card) = player.bonus {
            let card = game.kit().bonus(card).income;
            each_round.coins -= card.coins;
            each_round.workers -= card.workers;
            each_round.priests -= card.priests;
            each_round.power -= card.power;
        }
        let at = INCOME + 56 * left;
        each(at + up_to(each_round.coins, 20), 1.0);
        each(at + 21 + up_to(each_round.workers, 12), 1.0);
        each(at + 34 + up_to(each_round.priests, 5), 1.0);
        each(at + 40 + up_to(each_round.power, 15), 1.0);
    }
    if !player.passed {
        each(PASS_POINTS, f32::from(game.pass_vp(seat)) / 8.0);
    }
}

fn built(game: &TerraMystica, seat: Seat, round: usize, left: usize, each: &mut impl FnMut(usize, f32)) {
    let player = game.player(seat);
    let most = [8, 4, 3, 1, 1];
    let mut at = BUILT + 22 * round;
    for (kind, most) in Structure::ALL.into_iter().zip(most) {
        each(at + player.count(kind).min(most), 1.0);
        at += most + 1;
    }
    each(SHIPPING + 6 * left + up_to(player.shipping, 5), 1.0);
    each(DIGGING + 3 * left + up_to(player.digging, 2), 1.0);
    each(BRIDGES + up_to(player.bridges, 3), 1.0);
    let towns: u8 = player.towns.iter().sum();
    each(TOWNS + 8 * left + up_to(towns, 7), 1.0);
    settlements(game, seat, player, each);
    let area = i32::from(game.area(seat));
    each(AREA + up_to(area, 23), 1.0);
    // What is within shipping of one another hangs together in the end: to count is enough.
    let theirs = game.seat_list().filter(|other| *other != seat).map(|other| game.player(other).all().len());
    let theirs = theirs.max().unwrap_or(0) as i32;
    each(AREA_LEAD + 24 * left + up_to(area - theirs + 12, 23), 1.0);
    if let Some(tile) = game.final_tile() {
        each(FINAL + tile as usize, 1.0);
        let others = game.seat_list().filter(|other| *other != seat);
        let theirs = others.map(|other| i32::from(game.measure(other, tile))).max().unwrap_or(0);
        each(FINAL_LEAD + up_to(i32::from(game.measure(seat, tile)) - theirs + 10, 20), 1.0);
    }
}

/// Settlements on their way to a town.
fn settlements(game: &TerraMystica, seat: Seat, player: &Player, each: &mut impl FnMut(usize, f32)) {
    let mut open = player.all() - player.in_town;
    while let Some(hex) = open.first() {
        let group = game.settlement(seat, hex);
        open -= group;
        open.remove(hex);
        if (group & player.in_town).is_empty() {
            let (size, power) = game.town_worth(seat, group);
            each(GROUPS + 8 * up_to(size, 4) + up_to(power, 7), 1.0);
        }
    }
}

fn cults(game: &TerraMystica, seat: Seat, left: usize, each: &mut impl FnMut(usize, f32)) {
    let player = game.player(seat);
    let cults = player.purse.cults;
    for cult in Cult::ALL {
        let own = cults[cult.index()];
        each(STEPS + 11 * cult.index() + up_to(own, 10), 1.0);
        let others = game.seat_list().filter(|other| *other != seat);
        let theirs = others.map(|other| game.player(other).purse.cults[cult.index()]).max().unwrap_or(0);
        each(CULT_LEAD + 21 * left + up_to(i32::from(own) - i32::from(theirs) + 10, 20), 1.0);
    }
    each(KEYS + up_to(player.keys, 6), 1.0);
    each(OUT + up_to(player.priests_out, 7), 1.0);
    for round in game.round().max(1)..ROUNDS {
        let Some(tile) = game.scoring_of(round) else { continue };
        let bonus = &game.kit().scoring(tile).bonus;
        let steps = bonus.cult.map_or(player.priests_out, |cult| cults[cult.index()]);
        // Half-way to the next bonus is worth something, too.
        let (times, at) = if round == game.round() {
            (f32::from(steps / bonus.per.max(1)), BONUS_NOW)
        } else {
            (f32::from(steps) / f32::from(bonus.per.max(1)), BONUS_LATER)
        };
        let gain = bonus.gain;
        each(at, times * f32::from(gain.coins) / 4.0);
        each(at + 1, times * f32::from(gain.workers) / 2.0);
        each(at + 2, times * f32::from(gain.priests) / 2.0);
        each(at + 3, times * f32::from(gain.power) / 4.0);
        each(at + 4, times * f32::from(bonus.spades) / 2.0);
    }
}

fn tiles(game: &TerraMystica, seat: Seat, left: usize, each: &mut impl FnMut(usize, f32)) {
    let player = game.player(seat);
    for tile in FavourId::ALL {
        if player.has_favour(tile) {
            each(FAVOURS + 12 * left + usize::from(tile.0).min(11), 1.0);
        }
    }
    if let Some(BonusId(card)) = player.bonus {
        each(CARD + 10 * usize::from(player.passed) + usize::from(card).min(9), 1.0);
    }
    for (BonusId(card), coins) in game.bonus_cards() {
        each(ROW + usize::from(card).min(9), 1.0);
        each(ROW_COINS, f32::from(coins) / 4.0);
    }
    for (at, action) in terra_mystica::PowerAction::ALL.into_iter().enumerate().take(6) {
        if game.power_action_used(action) {
            each(ACTIONS + at, 1.0);
        }
    }
    if !player.passed {
        free_actions(game, player, each);
    }
    let supply = [8, 4, 3, 1, 1];
    for round in game.round().max(1)..=ROUNDS {
        let Some(tile) = game.scoring_of(round) else { continue };
        let now = round == game.round();
        each(if now { SCORE_NOW } else { SCORE_LATER } + usize::from(tile.0).min(8), 1.0);
        let printed = game.kit().scoring(tile);
        let fit: i32 = Structure::ALL
            .into_iter()
            .map(|kind| {
                let hand = supply[kind.index()] - player.count(kind) as i32;
                i32::from(printed.build_vp[kind.index()]) * hand.clamp(0, 3)
            })
            .sum();
        each(FIT + usize::from(round).min(6), fit as f32 / 8.0);
    }
}

fn free_actions(game: &TerraMystica, player: &Player, each: &mut impl FnMut(usize, f32)) {
    let free = |action: Option<SpecialAction>| action.is_some_and(|action| !player.has_used(action));
    if free(player.bonus.and_then(|card| game.kit().bonus(card).action)) {
        each(FREE, 1.0);
    }
    if player.has_favour(FavourId(5)) && free(Some(SpecialAction::Fav6)) {
        each(FREE + 1, 1.0);
    }
    let own = match player.faction {
        Some(FactionId::Auren) => Some(SpecialAction::Acta),
        Some(FactionId::ChaosMagicians) => Some(SpecialAction::Actc),
        Some(FactionId::Giants) => Some(SpecialAction::Actg),
        Some(FactionId::Nomads) => Some(SpecialAction::Actn),
        Some(FactionId::Swarmlings) => Some(SpecialAction::Acts),
        Some(FactionId::Witches) => Some(SpecialAction::Actw),
        _ => None,
    };
    if player.has_stronghold() && free(own) {
        each(FREE + 2, 1.0);
    }
}

/// Where one could go from here, and next to whom one sits.
fn ground(game: &TerraMystica, seat: Seat, each: &mut impl FnMut(usize, f32)) {
    let player = game.player(seat);
    let when = match game.round() {
        0..=2 => 0,
        3..=4 => 1,
        _ => 2,
    };
    if player.count(Structure::Dwelling) < 8 {
        let mut count = [0; 4];
        for hex in game.reach(seat) {
            let spades = usize::from(spades(game, seat, game.terrain(hex)));
            if spades < 4 {
                count[spades] += 1;
            }
        }
        for (spades, count) in count.into_iter().enumerate() {
            each(REACH + 24 * when + 6 * spades + up_to(count, 5), 1.0);
        }
    }
    let mut near = Hexes::EMPTY;
    for hex in player.all() {
        near |= game.next_to(hex);
    }
    let others = near & (game.occupied() - player.all());
    each(NEIGHBOURS + up_to(others.len() as i32, 7), 1.0);
}

/// What an action still has to give.
fn due(game: &TerraMystica, seat: Seat, each: &mut impl FnMut(usize, f32)) {
    let player = game.player(seat);
    let turn = game.turn();
    if game.active() == seat && game.phase() == Phase::Actions {
        each(DUE, f32::from(turn.favours));
        each(DUE + 1, f32::from(turn.towns));
        each(DUE + 2, f32::from(turn.steps));
        if !turn.ready.is_empty() {
            each(DUE + 4, 1.0);
        }
    }
    each(DUE + 3, f32::from(player.spades_due));
}
