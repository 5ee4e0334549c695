//! The board of whoever moves: what lies there, what is in hand, where it could lie.

use draw::patchwork::{Hand, Laying, Piece, Spot, board_with, grip};
use kernel::Seat;
use maud::{Markup, PreEscaped, html};
use patchwork::{Action, Decision, Patchwork, Square};

use super::intent::{Held, Intent};
use super::parts::Shared;

/// The board with everything that can be chosen on it.
pub fn quilt(shared: Shared<'_>, intent: &Intent) -> Markup {
    let game = shared.game();
    let seat = intent.seat;
    let fits = intent.legal().is_some();
    let empty = [("empty", game.empty_squares(seat).into())];
    let mut laying = Laying {
        title: shared.about("play-quilt", seat, &[]),
        says: shared.say("play-quilt-empty", &empty),
        ..Laying::default()
    };
    match (&intent.decision, intent.action) {
        (Decision::Turn { .. }, Some(Action::Take { patch, outline, at })) => {
            laying.hand = Some(Hand { piece: Piece::Patch(patch, outline), at, fits });
        }
        (Decision::Leather { .. }, Some(Action::Leather { at })) => {
            laying.hand = Some(Hand { piece: Piece::Leather, at, fits });
        }
        _ => {}
    }
    laying.spots = match (&intent.decision, intent.held) {
        (Decision::Leather { free, .. }, _) => {
            let spot = |at: Square| spot(at, at, shared.link(&format!("?at={at}")));
            free.iter().map(spot).collect()
        }
        (_, Some(held)) => patch_spots(shared, game, seat, held),
        _ => Vec::new(),
    };
    let class =
        if laying.hand.is_some() || !laying.spots.is_empty() { "board-box open" } else { "board-box" };
    html! {
        // The script reads here what is in hand, to drag it.
        div class=(class) data-board data-seat=(seat.0) tabindex="-1"
            data-patch=[intent.held.map(|held| held.patch.0)] data-hold=[intent.held.map(Held::hold)] {
            @if laying.spots.len() > 1 { a.skip.inner href="#act" { (shared.t("play-skip-squares")) } }
            (PreEscaped(board_with(shared.context.words, game, seat, &laying).inline()))
        }
    }
}

fn spot(on: Square, at: Square, link: String) -> Spot {
    Spot { on, at, link, name: on.to_string() }
}

/// Where the patch in hand could lie, held as it is. The marked square is where its middle would be.
fn patch_spots(shared: Shared<'_>, game: &Patchwork, seat: Seat, held: Held) -> Vec<Spot> {
    let number = held.outline(game);
    let outline = &game.kit().patch(held.patch).outlines[number as usize];
    let grip = grip(outline);
    let on = |at: Square| Square::at(at.row() + grip.row(), at.column() + grip.column()).unwrap_or(at);
    let anchors = game.anchors(seat, held.patch, number);
    anchors.iter().map(|at| spot(on(at), at, shared.link(&held.at(at).query()))).collect()
}
