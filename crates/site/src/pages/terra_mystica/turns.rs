//! Undo and redo on the page: by whole turns, as they were taken.

use kernel::{Game as _, Session};
use terra_mystica::{TerraMystica, is_conversion};

/// Whether the decision of this number belongs to a turn that goes on after it.
fn goes_on(session: &Session<TerraMystica>, number: usize) -> bool {
    let (Some(entry), Some(after)) = (session.all().get(number), session.position(number + 1)) else {
        return false;
    };
    let same = after.to_move() == Some(entry.seat);
    same && (after.is_in_turn() || (after.waits_for_turn() && is_conversion(entry.action.act)))
}

/// Once a turn has ended, undo takes all of it back; before that, one decision.
pub fn undo_target(session: &Session<TerraMystica>) -> Option<usize> {
    let last = session.undo_target()?;
    if goes_on(session, last) {
        return Some(last);
    }
    let begins = (0..last).rev().take_while(|number| goes_on(session, *number)).last();
    begins.or(Some(last))
}

/// From the beginning of a turn redo plays all of it again, and what the bots did then.
pub fn redo_target(session: &Session<TerraMystica>) -> Option<usize> {
    let next = session.redo_target()?;
    if !session.game().waits_for_turn() {
        return Some(next);
    }
    let is_settled = |count: &usize| {
        let to_move = session.position(*count).and_then(TerraMystica::to_move);
        let bots = to_move.is_some_and(|seat| session.game().is_automa(seat));
        !bots && !goes_on(session, count - 1)
    };
    (next..=session.len()).find(is_settled).or(Some(session.len()))
}
