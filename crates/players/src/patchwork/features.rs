//! What the network looks at in a position of Patchwork.

use ::patchwork::components::{FINAL, Framed};
use ::patchwork::{DeckName, LeatherReading, Patchwork, SIDE, Squares};
use kernel::{Game, Seat};

use crate::features::{groups, up_to};

/// Places of the ring that are told one by one.
const AHEAD: usize = 9;
/// Patches that come next, of which it is told how much room they have.
const ROOM_FOR: usize = 6;
/// Ways to lay a patch that are not counted any further.
const MUCH_ROOM: u32 = 16;
/// Kinds of surroundings of an empty square, turned and mirrored alike.
const KINDS: usize = 51;

groups! { 0;
    ALWAYS 1 "Always there.",
    LEVEL 6 "The Automa's level; the last is a person.",
    TACTICAL 1 "The backs of the cards tell something.",
    LEFT 1 "The Automa leaves leather patches.",
    MOVES 2 "Who moves next: the seat, the other.",
    HAND 4 "Leather patches in hand: the seat's, the other's.",
    SPACE 54 "Where the seat's token stands.",
    AHEAD_BY 41 "How far the other is ahead, from 20 behind.",
    BUTTONS 33 "The seat's buttons.",
    MANY_BUTTONS 1 "The same as a number.",
    INCOME 33 "Its income.",
    INCOMES 1 "Income times the marks to come.",
    MARKS 10 "Income marks to come.",
    MARK_IN 12 "Spaces to the next income mark.",
    LEATHER 6 "Leather patches ahead.",
    LEATHER_IN 12 "Spaces to the next of them.",
    AFFORDED 3 "The next patches that can be paid for.",
    EMPTY 28 "Empty squares, in threes.",
    MANY_EMPTY 1 "The same as a number.",
    AROUND 51 "Empty squares by what is around them.",
    REGION 10 "Empty regions by size.",
    OPEN 5 "Room for a square of two or three, and for lines of three, four and five.",
    TILE 3 "The special tile: free, the seat's, the other's.",
    SEVEN 26 "Squares that miss to 7x7, while the tile is free.",
    NEXT 297 "The next patches of the ring, one by one.",
    RING 33 "All patches of the ring.",
    RING_LEN 34 "How many there are.",
    ROOM 36 "How much room the next patches have.",
    RIVAL_POINTS 1 "The other's points as they stand.",
    RIVAL_BUTTONS 17 "The other's buttons, in pairs.",
    RIVAL_INCOME 17 "Its income, in pairs.",
    RIVAL_EMPTY 28 "Its empty squares, in threes.",
    CARDS 16 "Cards before the Automa's next shuffle.",
    BACK 12 "What the back of the next card shows.",
    RIVAL_HEAP 34 "Patches that the Automa has.",
}

/// Tells every feature that a position has for a seat, with how many times it has it.
pub fn features(game: &Patchwork, seat: Seat, each: &mut impl FnMut(usize, f32)) {
    let other = Patchwork::other(seat);
    let automa = game.is_automa(other);
    each(ALWAYS, 1.0);
    each(LEVEL + if automa { game.options().level as usize } else { 5 }, 1.0);
    if automa && game.options().deck == DeckName::Tactical {
        each(TACTICAL, 1.0);
    }
    if automa && game.options().leather == LeatherReading::Left {
        each(LEFT, 1.0);
    }
    if let Some(mover) = game.to_move() {
        each(MOVES + usize::from(mover != seat), 1.0);
        if game.leather_in_hand() > 0 {
            each(HAND + 2 * usize::from(mover != seat) + up_to(game.leather_in_hand() - 1, 1), 1.0);
        }
    }
    time(game, seat, each);
    purse(game, seat, each);
    quilt(game, seat, each);
    ring(game, seat, each);
    each(RIVAL_POINTS, game.points(other) as f32 / 32.0);
    each(RIVAL_BUTTONS + up_to(game.buttons(other) / 2, 16), 1.0);
    if automa {
        each(CARDS + up_to(game.deck().left() as i32, 15), 1.0);
        if let Some(back) = game.next_back() {
            each(BACK + up_to(back, 11), 1.0);
        }
        let heap = game.automa_heap();
        each(RIVAL_INCOME + up_to(heap.printed / 2, 16), 1.0);
        each(RIVAL_HEAP + up_to(heap.patches, 33), 1.0);
    } else {
        each(RIVAL_INCOME + up_to(game.income(other) / 2, 16), 1.0);
        each(RIVAL_EMPTY + up_to(game.empty_squares(other) / 3, 27), 1.0);
    }
}

fn time(game: &Patchwork, seat: Seat, each: &mut impl FnMut(usize, f32)) {
    let (space, other) = (game.space(seat), game.space(Patchwork::other(seat)));
    each(SPACE + usize::from(space), 1.0);
    each(AHEAD_BY + up_to(i32::from(other) - i32::from(space) + 20, 40), 1.0);
    let board = &game.kit().time_board;
    let marks = board.incomes(space, FINAL);
    each(MARKS + up_to(marks, 9), 1.0);
    each(INCOMES, f32::from(marks) * f32::from(game.income(seat)) / 16.0);
    let next = board.income_crossed(space, FINAL).next().map_or(0, |mark| mark - space);
    each(MARK_IN + up_to(next, 11), 1.0);
    let leather = game.leather().crossed(space, FINAL);
    each(LEATHER + up_to(leather.count(), 5), 1.0);
    let next = leather.iter().next().map_or(0, |mark| mark - space);
    each(LEATHER_IN + up_to(next, 11), 1.0);
}

fn purse(game: &Patchwork, seat: Seat, each: &mut impl FnMut(usize, f32)) {
    let buttons = game.buttons(seat);
    each(BUTTONS + up_to(buttons, 32), 1.0);
    each(MANY_BUTTONS, buttons as f32 / 32.0);
    each(INCOME + up_to(game.income(seat), 32), 1.0);
    match game.tile() {
        None => each(TILE, 1.0),
        Some(holder) => each(TILE + 1 + usize::from(holder != seat), 1.0),
    }
}

fn ring(game: &Patchwork, seat: Seat, each: &mut impl FnMut(usize, f32)) {
    each(RING_LEN + up_to(game.ring_len(), 33), 1.0);
    let board = Framed::of(game.filled(seat));
    for (place, patch) in game.ring().enumerate() {
        let number = usize::from(patch.0).min(32);
        each(RING + number, 1.0);
        if place < AHEAD {
            each(NEXT + 33 * place + number, 1.0);
        }
        let printed = game.kit().patch(patch);
        if place < 3 && i32::from(printed.cost) <= game.buttons(seat) {
            each(AFFORDED + place, 1.0);
        }
        if place < ROOM_FOR {
            let mut ways = 0;
            for snug in &printed.snug {
                ways += snug.room(board);
                if ways >= MUCH_ROOM {
                    break;
                }
            }
            each(ROOM + 6 * place + up_to(ways.checked_ilog2().map_or(0, |log| log as i32 + 1), 5), 1.0);
        }
    }
}

fn quilt(game: &Patchwork, seat: Seat, each: &mut impl FnMut(usize, f32)) {
    let filled = game.filled(seat);
    let empty = game.empty_squares(seat);
    each(EMPTY + usize::from(empty) / 3, 1.0);
    each(MANY_EMPTY, f32::from(empty) / 32.0);
    for (kind, count) in around(filled).into_iter().enumerate() {
        if count > 0 {
            each(AROUND + kind, f32::from(count) / 4.0);
        }
    }
    for (size, count) in regions(filled).into_iter().enumerate() {
        if count > 0 {
            each(REGION + size, f32::from(count));
        }
    }
    for (at, count) in open(filled).into_iter().enumerate() {
        each(OPEN + at, count as f32 / 32.0);
    }
    if game.tile().is_none() {
        each(SEVEN + up_to(missing_to_seven(filled) as i32, 25), 1.0);
    }
}

/// How many empty squares have which kind of surroundings.
fn around(filled: Squares) -> [u8; KINDS] {
    // Lines of the board between two of its rim, which counts as covered.
    const ROW: u32 = (1 << SIDE) - 1;
    const RIM: u32 = 1 | 1 << (SIDE + 1);
    let mut lines = [u32::MAX; SIDE as usize + 2];
    for (row, line) in lines[1..=usize::from(SIDE)].iter_mut().enumerate() {
        *line = ((filled.bits() >> (row * usize::from(SIDE))) as u32 & ROW) << 1 | RIM;
    }
    let mut counts = [0; KINDS];
    for around in lines.array_windows::<3>() {
        let [above, beside, below] = around;
        let mut empty = !beside >> 1 & ROW;
        while empty != 0 {
            // The column of an empty square is where the three columns around it begin.
            let column = empty.trailing_zeros();
            empty &= empty - 1;
            let [above, beside, below] = [above, beside, below].map(|line| (line >> column) as usize & 7);
            let pattern = above | (beside & 1) << 3 | (beside >> 2) << 4 | below << 5;
            counts[usize::from(KIND_OF[pattern])] += 1;
        }
    }
    counts
}

/// The kind of each pattern of eight neighbours: above from the left, left, right, below from the left.
const KIND_OF: [u8; 256] = {
    // Where each neighbour goes in a quarter turn, and mirrored.
    const TURNED: [usize; 8] = [2, 4, 7, 1, 6, 0, 3, 5];
    const MIRRORED: [usize; 8] = [2, 1, 0, 4, 3, 7, 6, 5];
    const fn moved(pattern: usize, to: &[usize; 8]) -> usize {
        let mut out = 0;
        let mut at = 0;
        while at < 8 {
            out |= (pattern >> at & 1) << to[at];
            at += 1;
        }
        out
    }
    let mut kinds = [u8::MAX; 256];
    let mut next = 0;
    let mut pattern = 0;
    while pattern < 256 {
        if kinds[pattern] == u8::MAX {
            let mut same = pattern;
            let mut turn = 0;
            while turn < 4 {
                kinds[same] = next;
                kinds[moved(same, &MIRRORED)] = next;
                same = moved(same, &TURNED);
                turn += 1;
            }
            next += 1;
        }
        pattern += 1;
    }
    assert!(next as usize == KINDS, "as many kinds as there are");
    kinds
};

/// Connected empty regions: of one to six squares, up to 9, to 14, to 24, and larger.
fn regions(filled: Squares) -> [u8; 10] {
    let mut left = !filled;
    let mut counts = [0; 10];
    while let Some(first) = left.nth(0) {
        let mut region = Squares::only(first);
        loop {
            let grown = region.spread() & left;
            if grown == region {
                break;
            }
            region = grown;
        }
        left = left & !region;
        let class = match region.count() {
            size @ 0..=6 => size.max(1) as usize - 1,
            7..=9 => 6,
            10..=14 => 7,
            15..=24 => 8,
            _ => 9,
        };
        counts[class] += 1;
    }
    counts
}

/// Places for an empty square of two or three, and for lines of three, four and five.
fn open(filled: Squares) -> [u32; 5] {
    let free = (!filled).bits();
    let side = u32::from(SIDE);
    let columns = |from: u32| -> u128 {
        let line = ((1_u128 << side) - 1) >> (from - 1);
        (0..side).fold(0, |bits, row| bits | line << (row * side))
    };
    let across = |length: u32| (1..length).fold(free, |line, by| line & free >> by) & columns(length);
    let down = |length: u32| (1..length).fold(free, |line, by| line & free >> (by * side));
    let two = across(2);
    let three = across(3);
    [
        (two & two >> side).count_ones(),
        (three & three >> side & three >> (2 * side)).count_ones(),
        three.count_ones() + down(3).count_ones(),
        across(4).count_ones() + down(4).count_ones(),
        across(5).count_ones() + down(5).count_ones(),
    ]
}

/// Squares that are missing to the nearest covered 7x7.
fn missing_to_seven(filled: Squares) -> u32 {
    let empty = !filled;
    let blocks = (0..3).flat_map(|row| (0..3).map(move |column| Squares::block(row, column, 7)));
    blocks.map(|block| (empty & block).count()).min().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use ::patchwork::Square;

    use super::*;

    fn board(rows: [&str; 9]) -> Squares {
        let squares = rows.iter().enumerate().flat_map(|(row, line)| {
            line.bytes().enumerate().filter(|(_, mark)| *mark == b'#').map(move |(column, _)| (row, column))
        });
        squares.fold(Squares::NONE, |all, (row, column)| {
            all | Square::at(row as u8, column as u8).map_or(Squares::NONE, Squares::only)
        })
    }

    #[test]
    fn an_empty_board_has_four_corners_and_one_region() {
        let mut counts = around(Squares::NONE);
        counts.sort_unstable();
        assert_eq!(counts[KINDS - 3..], [4, 28, 49], "corners, sides, the middle");
        assert_eq!(regions(Squares::NONE), [0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
        assert_eq!(open(Squares::NONE), [64, 49, 126, 108, 90]);
        assert_eq!(missing_to_seven(Squares::NONE), 49);
    }

    #[test]
    fn turning_a_quilt_changes_nothing_that_is_counted() {
        let quilt = board([
            "##.......",
            "##..#....",
            "...###...",
            "....#....",
            ".......##",
            "#......##",
            "#........",
            "##....###",
            ".........",
        ]);
        let turned = quilt.iter().fold(Squares::NONE, |all, square| {
            all | Square::at(square.column(), 8 - square.row()).map_or(Squares::NONE, Squares::only)
        });
        assert_ne!(quilt, turned);
        assert_eq!(around(quilt), around(turned));
        assert_eq!(regions(quilt), regions(turned));
        assert_eq!(open(quilt), open(turned));
        assert_eq!(missing_to_seven(quilt), missing_to_seven(turned));
    }

    #[test]
    fn walls_make_regions() {
        let quilt = board([
            "..#......",
            "..#......",
            "###......",
            ".........",
            ".........",
            "........#",
            ".......#.",
            ".......##",
            ".........",
        ]);
        assert_eq!(
            regions(quilt),
            [1, 0, 0, 1, 0, 0, 0, 0, 0, 1],
            "a hole of one, a corner of four, the rest"
        );
    }
}
