//! The special tile.

use kernel::{Game, Seat};
use patchwork::scenario::Scenario;
use patchwork::{Event, FIRST, SECOND, Square, Squares, TileReason};
use testkit::covers;

use crate::common::{people, play, random_walk, start};

fn one_square_short(row: u8, column: u8, hole: Square) -> Squares {
    Squares::block(row, column, 7) & !Squares::only(hole)
}

#[test]
fn any_of_the_nine_blocks_wins_the_tile_at_once() {
    covers!("tile.block");
    for row in 0..3 {
        for column in 0..3 {
            // Two squares side by side are open, in each of the block's rows.
            for down in 0..7 {
                let at = Square::at(row + down, column + down.min(5)).unwrap();
                let beside = Square::at(row + down, column + down.min(5) + 1).unwrap();
                let board = one_square_short(row, column, at) & !Squares::only(beside);
                let mut game = Scenario::people().next(&[0]).filled(FIRST, board).build();
                let before = game.score(FIRST);
                let events = play(&mut game, &format!("take 0 r0 {at}"));
                assert_eq!(events[1], Event::Tile { seat: FIRST, reason: TileReason::Covered });
                assert_eq!(game.tile(), Some(FIRST));
                assert_eq!(game.score(FIRST), before - 2 + 4 + 7);
            }
        }
    }
}

#[test]
fn one_hole_in_every_block_wins_nothing_however_much_is_covered() {
    covers!("tile.block");
    // The middle square lies in all nine blocks.
    let middle = Squares::block(4, 4, 1);
    let open = Square::at(0, 0).unwrap();
    let board = !middle & !Squares::only(open) & !Squares::only(Square::at(0, 1).unwrap());
    let mut game = Scenario::people().next(&[0]).filled(FIRST, board).build();
    play(&mut game, "take 0 r0 a1");
    assert_eq!((game.empty_squares(FIRST), game.tile()), (1, None));
}

#[test]
fn seven_by_six_and_forty_nine_scattered_squares_win_nothing() {
    covers!("tile.block");
    let seven_by_six =
        &["", "#######", "#######", "#######", "#######", "#######", "#####..", "", "........."];
    let mut game = Scenario::people().next(&[0]).rows(FIRST, seven_by_six).build();
    play(&mut game, "take 0 r0 f7");
    assert_eq!((game.filled(FIRST).count(), game.tile()), (42, None));
    // Five full rows and four squares: 49, but no block.
    let rows = &["#########", "#########", "#########", "#########", "#########", "##"];
    let mut game = Scenario::people().next(&[0]).rows(FIRST, rows).build();
    play(&mut game, "take 0 r0 c6");
    assert_eq!((game.filled(FIRST).count(), game.tile()), (49, None));
}

#[test]
fn squares_outside_the_block_may_be_covered_too() {
    covers!("tile.block");
    let hole = Square::at(4, 4).unwrap();
    let beside = Square::at(4, 5).unwrap();
    let board = !Squares::only(hole) & !Squares::only(beside);
    let mut game = Scenario::people().next(&[0]).filled(FIRST, board).build();
    play(&mut game, "take 0 r0 e5");
    assert_eq!((game.empty_squares(FIRST), game.tile()), (0, Some(FIRST)));
}

#[test]
fn a_leather_patch_can_complete_the_block() {
    covers!("tile.leather");
    for hole in Squares::block(1, 2, 7).iter() {
        let board = one_square_short(1, 2, hole);
        let mut game = Scenario::people().spaces(25, 25).filled(FIRST, board).build();
        play(&mut game, "advance");
        assert_eq!(game.tile(), None, "in hand it covers nothing yet");
        let events = play(&mut game, &format!("leather {hole}"));
        assert_eq!(events[1], Event::Tile { seat: FIRST, reason: TileReason::Covered });
        assert_eq!(game.tile(), Some(FIRST));
    }
}

#[test]
fn the_second_block_wins_nothing() {
    covers!("tile.once");
    for holder in [FIRST, SECOND] {
        let board = one_square_short(0, 0, Square::CORNER);
        let mut game = Scenario::people().spaces(25, 25).filled(FIRST, board).tile(holder).build();
        play(&mut game, "advance");
        let events = play(&mut game, "leather a1");
        assert_eq!(events.len(), 1, "{events:?}");
        assert_eq!(game.tile(), Some(holder));
        assert_eq!(game.score(SECOND) - 5 + 162, if holder == SECOND { 7 } else { 0 });
    }
}

#[test]
fn both_people_can_win_it() {
    covers!("tile.block", "tile.once");
    for seat in [FIRST, SECOND] {
        let board = one_square_short(2, 2, Square::at(8, 8).unwrap());
        let mut game = Scenario::people().spaces(25, 25).on_top(seat).filled(seat, board).build();
        play(&mut game, "advance");
        play(&mut game, "leather i9");
        assert_eq!(game.tile(), Some(seat));
        assert_eq!(game.score(Seat(1 - seat.0)), 5 - 162);
    }
}

#[test]
fn it_may_stay_with_nobody() {
    covers!("tile.nobody");
    let mut game = start(people(), 1);
    while game.to_move().is_some() {
        if game.leather_in_hand() > 0 {
            let at = (!game.filled(game.on_top())).nth(0).unwrap();
            play(&mut game, &format!("leather {at}"));
        } else {
            play(&mut game, "advance");
        }
    }
    assert_eq!(game.tile(), None);
    assert!(game.winner().is_some());
    // Nor does a random player come near.
    let end = random_walk(start(people(), 2), &mut kernel::Dice::new(2), |_| {});
    assert_eq!(end.tile(), None);
}
