//! Sessions of tables that were looked at lately: a page of a long game need not replay it.
//!
//! They are never believed. The journal comes from the store every time, and a session is used only if the text that it was
//! replayed from is the beginning of that journal, byte for byte, and its position has the checksum that stands there. So what
//! was undone, taken away, or added by another process on the same database is seen like everything else.

use std::any::Any;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use kernel::{Game, Session};

use crate::journal;
use crate::store::TableId;

/// Most sessions that are kept.
const MOST_TABLES: usize = 64;
/// Most decisions in all of them together: some megabytes.
const MOST_DECISIONS: usize = 16_384;
/// Positions of a session that are kept because somebody asked for them, beyond those that every session keeps.
const MOST_ASKED: usize = 64;

/// The sessions, the last used one first.
#[derive(Default)]
pub(super) struct Kept(Mutex<Vec<Slot>>);

struct Slot {
    id: TableId,
    /// What the session was replayed from.
    journal: String,
    decisions: usize,
    session: Arc<dyn Any + Send + Sync>,
}

impl Kept {
    /// Takes the session of a table out, if it is one of this journal or of its beginning; with the length of that beginning.
    pub(super) fn take<G: Game>(&self, id: &TableId, journal: &str) -> Option<(Arc<Session<G>>, usize)> {
        let slot = {
            let mut slots = self.slots();
            let at = slots.iter().position(|slot| slot.id == *id)?;
            slots.remove(at)
        };
        if !journal.starts_with(&slot.journal) {
            return None;
        }
        let session = slot.session.downcast::<Session<G>>().ok()?;
        let checksum = journal::last_checksum(&slot.journal);
        let is_same = checksum.is_none_or(|checksum| checksum == session.game().digest() as u32);
        (is_same && session.kept_beside() <= MOST_ASKED).then_some((session, slot.journal.len()))
    }

    /// Keeps the session of a journal; what was not used for the longest time makes room for it.
    pub(super) fn keep<G: Game>(&self, id: &TableId, journal: String, session: Arc<Session<G>>) {
        let decisions = session.len();
        if decisions > MOST_DECISIONS {
            return;
        }
        let mut slots = self.slots();
        slots.retain(|slot| slot.id != *id);
        slots.insert(0, Slot { id: id.clone(), journal, decisions, session });
        let mut sum = 0;
        let fitting = slots.iter().take_while(|slot| {
            sum += slot.decisions;
            sum <= MOST_DECISIONS
        });
        let fitting = fitting.take(MOST_TABLES).count();
        slots.truncate(fitting);
    }

    /// Forgets the session of a table.
    pub(super) fn forget(&self, id: &TableId) {
        self.slots().retain(|slot| slot.id != *id);
    }

    fn slots(&self) -> MutexGuard<'_, Vec<Slot>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
