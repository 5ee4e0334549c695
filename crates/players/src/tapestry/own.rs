//! What a seat has in a position of Tapestry: things that are there or not, or are counted.

use kernel::Seat;
use tapestry::components::Goods;
use tapestry::components::effect::{Count, Effect};
use tapestry::state::{City, LAST, MARGIN, NONE};
use tapestry::{Building, Tapestry, Track};

use crate::features::{groups, up_to};

groups! { 0;
    ALWAYS 1 "Always there.",
    TRACK 52 "The foremost token of a track, by track and space.",
    SECOND 1 "Spaces of further tokens on a track.",
    LANDMARK 9 "A free landmark ahead, by tier and by how many steps it is away.",
    RACE 3 "The same where somebody else is as near, by steps.",
    BUILT 24 "Open spaces of the income mat, by kind of building.",
    MAT 3 "Points of the income mat by tech cards, by lines of the city, and by territories.",
    TECHS 3 "Tech cards by row.",
    TECH_LOW 56 "This tech card in the bottom row.",
    TECH_MIDDLE 56 "This tech card in the middle row.",
    CONTROL 13 "Territories, by how many.",
    OUTPOSTS 1 "Outposts in supply.",
    EMPTY 5 "Neutral territories next to an own one, by how many.",
    FOES 3 "Territories next to an own one that somebody else's single piece holds, by how many.",
    TILES 7 "Territory tiles in supply, by how many.",
    HAND 6 "Tapestry cards in hand, by how many.",
    SPACES 4 "Space tiles in supply, by how many.",
    CARD 65 "This tapestry card in hand.",
    ERA 65 "This tapestry card at work.",
    LINES 9 "Rows and columns of the city, by what is filled.",
    DISTRICTS 9 "Districts, by what is filled.",
    GOODS 32 "Resources by kind and how many.",
    ALL_GOODS 16 "Resources of all kinds, by how many.",
    AFFORDED 5 "Tracks whose next space can be paid for, by how many.",
    CIV 41 "This civilization.",
    CIV_USED 41 "Places of its mat that are used.",
    FIRST 3 "Whether others have begun a later era, the same, or none so late.",
    CITY 18 "This city mat.",
    FINISH 3 "Points for a finished track, if not yet had: with a token 3, 2 or 1 steps before it.",
    TOPPLED 1 "An outpost toppled, if two of them still bring points.",
    ISLAND 1 "The middle island next to an own territory, if it still brings points.",
}

/// What one of a feature is to the network: what is counted far is counted in quarters.
pub fn one_of(feature: usize) -> f32 {
    const FAR: [(usize, usize); 9] = [
        (SECOND, 1),
        (MAT, 3),
        (TECHS, 3),
        (OUTPOSTS, 1),
        (LINES, 9),
        (DISTRICTS, 9),
        (CIV_USED, 41),
        (FINISH, 3),
        (TOPPLED, 2),
    ];
    if FAR.iter().any(|(from, size)| (*from..from + size).contains(&feature)) { 0.25 } else { 1.0 }
}

/// Tells every feature that a position has for a seat, with how many times it has it.
pub fn own(game: &Tapestry, seat: Seat, each: &mut impl FnMut(usize, i32)) {
    let player = game.player_at(seat);
    each(ALWAYS, 1);
    tracks(game, seat, each);
    mat(game, seat, each);
    for (row, techs) in player.techs.iter().enumerate() {
        each(TECHS + row, techs.count_ones() as i32);
    }
    for (group, techs) in [(TECH_LOW, player.techs[0]), (TECH_MIDDLE, player.techs[1])] {
        bits(techs.into()).filter(|tech| *tech < 56).for_each(|tech| each(group + tech, 1));
    }
    land(game, seat, each);
    each(TILES + up_to(player.tiles.count_ones() as i32, 6), 1);
    each(HAND + up_to(player.hand.count_ones() as i32, 5), 1);
    each(SPACES + up_to(player.spaces.count_ones() as i32, 3), 1);
    for card in bits(player.hand) {
        let kind = game.kit().copies.get(card).map_or(NONE, |kind| *kind);
        if kind < 65 {
            each(CARD + usize::from(kind), 1);
        }
    }
    if player.era.kind < 65 {
        each(ERA + usize::from(player.era.kind), 1);
    }
    city(&player.city, each);
    goods(game, seat, player.goods, each);
    for slot in player.civs.iter().filter(|slot| slot.civ < 41) {
        each(CIV + usize::from(slot.civ), 1);
        each(CIV_USED + usize::from(slot.civ), slot.used.count_ones() as i32);
    }
    let others = (0..game.options().seats).map(Seat).filter(|other| *other != seat);
    let furthest = others.map(|other| game.player_at(other).income_turns).max().unwrap_or(0);
    each(
        FIRST + usize::from(furthest >= player.income_turns) + usize::from(furthest > player.income_turns),
        1,
    );
}

/// The members of a set of bits.
fn bits(mut set: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let first = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (first < 128).then_some(first as usize)
    })
}

/// The points of the next place of an achievement; nothing if the seat has it or none is left.
fn prize(game: &Tapestry, seat: Seat, which: usize) -> i32 {
    let side = usize::from(game.options().seats > 3);
    let taken = usize::from(game.achieved()[which]);
    let had = game.player_at(seat).achievements >> which & 1 == 1;
    if had {
        0
    } else {
        game.kit().achievements[which][side].get(taken).map_or(0, |points| i32::from(*points))
    }
}

fn tracks(game: &Tapestry, seat: Seat, each: &mut impl FnMut(usize, i32)) {
    let player = game.player_at(seat);
    let mut all = 0;
    let mut furthest = 0;
    for track in game.tracks_in_play() {
        let at = game.position_of(seat, *track);
        all += i32::from(at);
        if at < LAST {
            furthest = furthest.max(at);
        }
        // Little is known about the arts: they are taken for science.
        let known = if track.index() < 4 { *track } else { Track::Science };
        each(TRACK + 13 * known.index() + usize::from(at.min(LAST)), 1);
        let tier = usize::from(at.saturating_sub(1) / 3);
        if let Some(landmark) = game.kit().tracks[track.index()].landmarks.get(tier)
            && game.free_landmarks() >> landmark & 1 == 1
        {
            let goal = 4 + 3 * tier as u8;
            let steps = goal.saturating_sub(at);
            if (1..=3).contains(&steps) {
                each(LANDMARK + 3 * tier + usize::from(steps) - 1, 1);
                let others = (0..game.options().seats).map(Seat).filter(|other| *other != seat);
                let nearest =
                    others.map(|other| game.position_of(other, *track)).filter(|other| *other < goal).max();
                if nearest.is_some_and(|other| other >= at) {
                    each(RACE + usize::from(steps) - 1, 1);
                }
            }
        }
    }
    let tokens: i32 =
        player.tokens.iter().filter(|token| token.track != NONE).map(|token| i32::from(token.space)).sum();
    let left = if player.tech_done { all - i32::from(LAST) } else { all };
    each(SECOND, (tokens - left).max(0));
    if (9..LAST).contains(&furthest) {
        each(FINISH + usize::from(furthest) - 9, prize(game, seat, 0));
    }
}

/// The income mat, and what its open spaces bring in points as things stand.
fn mat(game: &Tapestry, seat: Seat, each: &mut impl FnMut(usize, i32)) {
    let player = game.player_at(seat);
    for (building, covered) in player.covered.iter().enumerate() {
        let open = 5 - (covered & 0x3e).count_ones().min(5);
        each(BUILT + 6 * building + open as usize, 1);
    }
    let [techs, lines, land] = mat_points(game, seat);
    each(MAT, techs);
    each(MAT + 1, lines);
    each(MAT + 2, land);
}

/// Points of the next scoring of the income mat as things stand: by tech cards, by lines of the city, by territories.
fn mat_points(game: &Tapestry, seat: Seat) -> [i32; 3] {
    let player = game.player_at(seat);
    let mut icons = [0; 3];
    for (building, spaces) in Building::ALL.iter().zip(&game.kit().income) {
        let covered = player.covered[building.index()];
        for (at, space) in spaces.iter().enumerate() {
            if covered >> at & 1 == 0 {
                match game.kit().effect(space.vp) {
                    Effect::VpPer(Count::TechCard, n) => icons[0] += i32::from(n),
                    Effect::VpPer(Count::CityLine, n) => icons[1] += i32::from(n),
                    Effect::VpPer(Count::TerritoryControlled, n) => icons[2] += i32::from(n),
                    _ => {}
                }
            }
        }
    }
    let techs: u32 = player.techs.iter().map(|row| row.count_ones()).sum();
    let lines = if icons[1] > 0 {
        player.city.full_rows().count_ones() + player.city.full_columns().count_ones()
    } else {
        0
    };
    [icons[0] * techs as i32, icons[1] * lines as i32, icons[2] * game.controlled(seat).len() as i32]
}

fn land(game: &Tapestry, seat: Seat, each: &mut impl FnMut(usize, i32)) {
    let player = game.player_at(seat);
    let own = game.controlled(seat);
    each(CONTROL + up_to(own.len() as i32, 12), 1);
    each(OUTPOSTS, player.outposts.into());
    let near = (game.map().grid.around(own) & game.explored()) - own;
    let (mut empty, mut foes) = (0, 0);
    for hex in near {
        match game.site(hex).items.len() {
            0 => empty += 1,
            1 => foes += 1,
            _ => {}
        }
    }
    each(EMPTY + up_to(empty, 4), 1);
    each(FOES + up_to(foes, 2), 1);
    let toppled = prize(game, seat, 1);
    if toppled > 0 {
        let fallen =
            |hex: &kernel::Hex| game.site(*hex).items.iter().any(|item| item.toppled && item.seat != seat.0);
        each(TOPPLED, toppled * own.iter().filter(fallen).count() as i32);
    }
    let middle = game.map().middle;
    if near.contains(middle) && game.site(middle).items.len() <= 1 {
        each(ISLAND, prize(game, seat, 2));
    }
}

/// Rows, columns and districts on the way to be full.
fn city(city: &City, each: &mut impl FnMut(usize, i32)) {
    if city.mat == NONE {
        return;
    }
    if city.mat < 18 {
        each(CITY + usize::from(city.mat), 1);
    }
    let margin = usize::from(MARGIN);
    let rows: [u16; 9] =
        std::array::from_fn(|row| city.taken[row + margin] >> MARGIN & 0x1ff | city.impassable[row]);
    let (mut lines, mut districts) = ([0; 10], [0; 10]);
    for at in 0..9 {
        lines[rows[at].count_ones() as usize] += 1;
        let column: usize = rows.iter().map(|row| usize::from(row >> at & 1)).sum();
        lines[column] += 1;
        let (top, side) = (at / 3 * 3, at % 3 * 3);
        let filled: u32 = rows[top..top + 3].iter().map(|row| (row >> side & 7).count_ones()).sum();
        districts[filled as usize] += 1;
    }
    for at in 1..10 {
        each(LINES + at - 1, lines[at]);
        each(DISTRICTS + at - 1, districts[at]);
    }
}

/// Resources in hand.
fn goods(game: &Tapestry, seat: Seat, goods: Goods, each: &mut impl FnMut(usize, i32)) {
    for (kind, count) in goods.0.iter().enumerate().filter(|(_, count)| **count > 0) {
        each(GOODS + 8 * kind + up_to(*count, 8) - 1, 1);
    }
    let total = goods.total();
    if total > 0 {
        each(ALL_GOODS + up_to(total, 16) - 1, 1);
    }
    let mut afforded = 0;
    for track in game.tracks_in_play() {
        let at = game.position_of(seat, *track);
        if at < LAST {
            let board = &game.kit().tracks[track.index()];
            let cost = board.costs[usize::from(at / 3)];
            let own = board.resource.map_or(0, |good| goods.get(good));
            afforded += i32::from(own >= cost.own && total >= cost.own + cost.any);
        }
    }
    each(AFFORDED + up_to(afforded, 4), 1);
}
