//! Actions as text.

use kernel::{Game, Notation};
use patchwork::notation::hold_name;
use patchwork::scenario::Scenario;
use patchwork::{Action, FIRST, Kit, PatchId, Square};
use testkit::covers;

use crate::common::{people, square, start};

#[test]
fn every_form_is_read() {
    let game = start(people(), 1);
    let take = |patch, outline, at| Action::Take { patch: PatchId(patch), outline, at: square(at) };
    for (text, action) in [
        ("advance", Action::Advance),
        ("automa", Action::Automa),
        ("leather e5", Action::Leather { at: square("e5") }),
        ("leather I9", Action::Leather { at: square("i9") }),
        ("take 0 r1 a1", take(0, 1, "a1")),
        ("take domino r1 a1", take(0, 1, "a1")),
        ("  take   32 r0   i9 ", take(32, 0, "i9")),
        ("take 7 f0 c4", take(7, 4, "c4")),
    ] {
        assert_eq!(game.read(text), Ok(action), "{text}");
    }
}

#[test]
fn what_is_no_action_is_refused_with_the_forms_that_are() {
    let game = start(people(), 1);
    for text in [
        "",
        "advance now",
        "automa 1",
        "leather",
        "leather j1",
        "leather a0",
        "leather a10",
        "leather 5e",
        "leather a1 b1",
        "take",
        "take 0",
        "take 0 r0",
        "take 33 r0 a1",
        "take nobody r0 a1",
        "take 0 r4 a1",
        "take 0 x0 a1",
        "take 0 r a1",
        "take 0 r0 j1",
        "take 0 r0 a1 a1",
        "take 0 r0 a1 a1 a1 a1",
        "TAKE 0 r0 a1",
        "take -1 r0 a1",
        "take 256 r0 a1",
    ] {
        let error = game.read(text).expect_err(text).to_string();
        assert!(error.contains("take 31 f2 c4"), "{error}");
    }
}

#[test]
fn the_eight_ways_to_hold_a_patch_name_all_of_its_outlines() {
    covers!("take.turn", "take.flip");
    for patch in Kit::printed().patches() {
        let mut named: Vec<&str> =
            (0..patch.outlines.len() as u8).map(|outline| hold_name(patch, outline)).collect();
        named.dedup();
        assert_eq!(named.len(), patch.outlines.len());
        assert_eq!(named[0], "r0");
        // Four quarter turns come back to the start, and flipping twice as well.
        for (hold, &outline) in patch.holds.iter().enumerate() {
            let text = format!("take {} {}{} a1", patch.id.0, if hold < 4 { 'r' } else { 'f' }, hold % 4);
            let at = Square::CORNER;
            let game = start(people(), 1);
            assert_eq!(game.read(&text), Ok(Action::Take { patch: patch.id, outline, at }));
        }
    }
}

#[test]
fn each_quarter_turn_is_clockwise() {
    covers!("take.turn");
    for patch in Kit::printed().patches() {
        for face in [0, 4] {
            for turn in 0..4 {
                let here = &patch.outlines[patch.holds[face + turn] as usize];
                let next = &patch.outlines[patch.holds[face + (turn + 1) % 4] as usize];
                assert_eq!((here.width, here.height), (next.height, next.width));
                for cell in here.cells().iter() {
                    // The top row becomes the right column.
                    let turned = Square::at(cell.column(), next.width - 1 - cell.row()).unwrap();
                    assert!(next.cells().has(turned), "{}", patch.name);
                }
            }
        }
        let (face, back) = (&patch.outlines[0], &patch.outlines[patch.holds[4] as usize]);
        for cell in face.cells().iter() {
            let mirrored = Square::at(cell.row(), face.width - 1 - cell.column()).unwrap();
            assert!(back.cells().has(mirrored), "{}", patch.name);
        }
    }
}

#[test]
fn a_text_that_is_read_may_still_be_illegal() {
    let game = Scenario::people().spaces(25, 26).build();
    for text in ["leather a1", "automa", "take 32 r0 h9"] {
        let action = game.read(text).unwrap();
        assert!(game.clone().play(action, &mut ()).is_err(), "{text}");
    }
    assert_eq!(game.to_move(), Some(FIRST));
}

#[test]
fn squares_are_a_column_and_a_row() {
    for (text, row, column) in [("a1", 0, 0), ("i1", 0, 8), ("a9", 8, 0), ("i9", 8, 8), ("c4", 3, 2)] {
        let square = square(text);
        assert_eq!((square.row(), square.column(), square.to_string().as_str()), (row, column, text));
        assert_eq!(Square::at(row, column), Some(square));
        assert_eq!(Square::new(square.index()), Some(square));
    }
    assert_eq!((Square::at(9, 0), Square::at(0, 9), Square::new(81)), (None, None, None));
    for text in ["", "a", "1a", "a0", "j1", "aa1", "é1"] {
        assert!(text.parse::<Square>().is_err(), "{text}");
    }
}
