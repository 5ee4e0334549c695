//! The tracks: a row each, a cell for every space, `L` before a tier whose landmark is free.

use kernel::{Game, Seat};
use tapestry::Tapestry;
use words::Words;
use words::tapestry::track_name;

use super::{Ink, Page};
use crate::tapestry::marks;

const LEFT: usize = 14;
const CELL: usize = 4;

/// The column of a space; 0 is the start. A tier begins two characters further.
fn column(space: u8) -> usize {
    LEFT + CELL * usize::from(space) + 2 * usize::from(space.saturating_sub(1) / 3)
}

/// The tracks with everybody's tokens.
pub fn tracks(words: &Words, game: &Tapestry) -> Page {
    let rows = game.tracks_in_play();
    let mut page = Page::new(column(12) + CELL, rows.len() + 1);
    for space in 0..=12_u8 {
        page.text(0, column(space), &space.to_string(), Ink::Faint);
    }
    for (row, track) in (1..).zip(rows) {
        page.text(row, 0, &track_name(words, *track), Ink::Strong);
        let Some(board) = game.kit().tracks.get(track.index()) else { continue };
        for (tier, landmark) in (1_u8..).zip(board.landmarks) {
            if game.free_landmarks() >> landmark & 1 == 1 {
                page.put(row, column(tier * 3 + 1) - 2, 'L', Ink::Gold);
            }
        }
        for space in 0..=12_u8 {
            let mut x = column(space);
            for seat in (0..game.seats() as u8).map(Seat) {
                let here = |at: &&tapestry::state::Token| at.track == *track as u8 && at.space == space;
                for _ in game.player_at(seat).tokens.iter().filter(here) {
                    page.text(row, x, &marks::letter(game, seat), Ink::Of(seat));
                    x += 1;
                }
            }
            if x == column(space) {
                page.put(row, x, '·', Ink::Faint);
            }
        }
    }
    page
}
