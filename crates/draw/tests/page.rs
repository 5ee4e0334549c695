//! The drawings that a page needs besides: a piece in hand, legal spots, the time board for small and wide screens.

#![allow(clippy::unwrap_used, reason = "the helpers of a test fail like the test")]

use std::sync::LazyLock;

use draw::patchwork::{self as drawn, Hand, Laying, Piece, Spot, Track};
use kernel::{Dice, Game, Legal, Purpose, Seed};
use patchwork::{FIRST, Kit, Patchwork, PatchworkOptions, SECOND, Square};
use words::Words;

static ENGLISH: LazyLock<Words> = LazyLock::new(Words::english);

fn positions() -> impl Iterator<Item = Patchwork> {
    (0..40).map(|seed| {
        let mut game = Patchwork::start(Kit::printed(), &PatchworkOptions::default(), Seed(seed)).unwrap();
        let mut dice: Dice = Seed(seed).dice(Purpose::new("page drawing tests"), 0);
        for _ in 0..dice.below(50) {
            let Some(action) = game.legal().pick(&mut dice) else { break };
            game.play(action, &mut ()).unwrap();
        }
        game
    })
}

/// The markup inside an element that knows nothing of it.
fn parsed(markup: &str) -> String {
    let text = format!("<page>{markup}</page>");
    roxmltree::Document::parse(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    text
}

#[test]
fn a_board_shows_what_is_in_hand_and_where_it_could_lie() {
    for game in positions() {
        for patch in game.next_patches() {
            let anchors = game.anchors(FIRST, patch, 0);
            let Some(at) = anchors.nth(0) else { continue };
            let spot = |at: Square| Spot { on: at, at, link: format!("?a=1&at={at}"), name: at.to_string() };
            for fits in [true, false] {
                let laying = Laying {
                    title: "Your <quilt>".to_owned(),
                    says: "Empty.".to_owned(),
                    hand: Some(Hand { piece: Piece::Patch(patch, 0), at, fits }),
                    spots: anchors.iter().map(spot).collect(),
                };
                let text = parsed(&drawn::board_with(&ENGLISH, &game, FIRST, &laying).inline());
                assert_eq!(text.matches("<a href=").count() as u32, anchors.count());
                assert_eq!(text.contains("pw-edge-ok"), fits);
                assert_eq!(text.contains("pw-edge-bad"), !fits);
                assert!(text.contains(r#"role="group""#) && text.contains("Your &lt;quilt&gt;"));
            }
        }
        let leather = Hand { piece: Piece::Leather, at: Square::CORNER, fits: true };
        let laying = Laying { title: "Quilt".to_owned(), hand: Some(leather), ..Laying::default() };
        assert!(parsed(&drawn::board_with(&ENGLISH, &game, FIRST, &laying).inline()).contains("pw-badge-ok"));
    }
}

#[test]
fn a_patch_is_held_by_one_of_its_cells() {
    for patch in Kit::printed().patches() {
        for (outline, number) in patch.outlines.iter().zip(0..) {
            assert!(outline.cells().has(drawn::grip(outline)), "{}", patch.name);
            parsed(&drawn::in_hand(&ENGLISH, Kit::printed(), patch.id, number, true));
            parsed(&drawn::in_hand(&ENGLISH, Kit::printed(), patch.id, number, false));
        }
        parsed(&drawn::offer(&ENGLISH, Kit::printed(), patch.id).inline());
    }
}

#[test]
fn the_time_board_says_where_a_token_would_land() {
    for game in positions() {
        for one_row in [true, false] {
            let plain =
                parsed(&drawn::time_board_with(&ENGLISH, &game, Track { one_row, landing: None }).inline());
            assert!(!plain.contains("pw-reach-"));
            assert_eq!(plain.matches("data-token=").count(), 2);
            for (seat, class) in [(FIRST, "pw-reach-you"), (SECOND, "pw-reach-automa")] {
                let track = Track { one_row, landing: Some((seat, 53)) };
                assert_eq!(
                    parsed(&drawn::time_board_with(&ENGLISH, &game, track).inline()).matches(class).count(),
                    2
                );
            }
        }
    }
}

#[test]
fn a_quilt_in_letters_and_small_has_every_patch() {
    for game in positions() {
        let letters = wire::patchwork::letters(&game, FIRST);
        assert_eq!(letters.len(), 81);
        assert_eq!(letters.matches('.').count(), usize::from(game.empty_squares(FIRST)));
        let small = parsed(&drawn::mini_quilt(&letters));
        assert_eq!(small.matches("pw-cloth").count(), game.taken(FIRST).count());
    }
    parsed(&drawn::mini_quilt(
        "<&\" anything, even much too long for a board of nine rows ............................",
    ));
}

#[test]
fn a_chart_can_be_drawn_at_any_time() {
    for game in positions() {
        let lines = [FIRST, SECOND].map(|seat| vec![(0, -162), (game.space(seat), game.score(seat))]);
        parsed(&drawn::scores(&ENGLISH, &game, &lines).inline());
        parsed(&drawn::scores(&ENGLISH, &game, &[Vec::new(), Vec::new()]).inline());
    }
}
