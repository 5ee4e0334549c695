//! How much is kept: whoever can reach a server can fill neither its disk nor its memory.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use kernel::{Digest, Game, Pack};
use players::Clock;
use table::tables::Tables;

use crate::problem::Problem;

/// The most tables of one store.
pub const MOST_TABLES: u32 = 20_000;
/// The most bytes of all tables: as many tables as there may be, of a hundred kilobytes each.
pub const MOST_BYTES: u64 = 2 << 30;
/// How long what is known of the size of the store is taken for true.
const FRESH: Duration = Duration::from_secs(1);

/// The most boxes with packs that imports may add in one run of the server: the components of a game live as long as the
/// program.
const MOST_BOXES: usize = 100;
/// The most sets of packs that are remembered as known, many of which may make the same box.
const MOST_KNOWN: usize = 10_000;

/// The room that is left on the disk.
#[derive(Debug)]
pub struct Room {
    most: u64,
    /// Whether there is room for new tables, and for more decisions; and since when that is known.
    known: Mutex<Option<(Duration, bool, bool)>>,
    clock: Clock,
}

impl Room {
    /// Room for as much as there may be, by this clock.
    pub fn by(clock: Clock) -> Room {
        Room::of(MOST_BYTES, clock)
    }

    /// Room for so many bytes in all, by this clock.
    pub fn of(most: u64, clock: Clock) -> Room {
        Room { most, known: Mutex::new(None), clock }
    }

    /// Refuses one table too many. Several at the same moment may pass: the limit is no promise to the last table.
    pub fn for_table(&self, tables: &Tables) -> Result<(), Problem> {
        self.for_tables(tables, 1)
    }

    /// Refuses so many tables if there is no room for all of them.
    pub fn for_tables(&self, tables: &Tables, count: usize) -> Result<(), Problem> {
        if !self.look(tables)?.0 {
            return Err(Problem::Full);
        }
        let count = u32::try_from(count).unwrap_or(u32::MAX);
        let Some(most) = MOST_TABLES.checked_sub(count) else { return Err(Problem::TooMany) };
        let beyond = tables.list(1, most)?.tables;
        if beyond.is_empty() { Ok(()) } else { Err(Problem::TooMany) }
    }

    /// Refuses one decision too many. There is more room for these: a game under way should come to its end.
    pub fn for_decision(&self, tables: &Tables) -> Result<(), Problem> {
        if self.look(tables)?.1 { Ok(()) } else { Err(Problem::Full) }
    }

    fn look(&self, tables: &Tables) -> Result<(bool, bool), Problem> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let now = self.clock.now();
        if let Some((since, table, decision)) = *known
            && now.saturating_sub(since) < FRESH
        {
            return Ok((table, decision));
        }
        let table = !tables.exceed(self.most)?;
        let decision = table || !tables.exceed(self.most + self.most / 8)?;
        *known = Some((now, table, decision));
        Ok((table, decision))
    }
}

/// The boxes that imported saves brought along.
#[derive(Debug, Default)]
pub struct Packs(Mutex<Brought>);

#[derive(Debug, Default)]
struct Brought {
    /// Where they lie: the same box is kept once, whatever the packs look like that make it.
    boxes: HashSet<usize>,
    /// Packs that are known to make one of them.
    known: HashSet<u64>,
}

impl Packs {
    /// Opens the box that these packs make, and refuses one too many. Packs that cannot be read make none.
    pub fn admit<G: Game>(&self, packs: &[Pack]) -> Result<(), Problem> {
        if packs.is_empty() {
            return Ok(());
        }
        let mut digest = Digest::default();
        digest.bytes(G::NAME.as_bytes());
        for pack in packs {
            digest.bytes(&(pack.text.len() as u64).to_le_bytes());
            digest.bytes(pack.text.as_bytes());
        }
        let mut brought = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if brought.known.contains(&digest.value()) {
            return Ok(());
        }
        if brought.boxes.len() >= MOST_BOXES {
            let why =
                "too many different packs were imported since the server started; restart it to import more";
            return Err(Problem::Refused(why.to_owned()));
        }
        // What cannot be read is not kept either; the import itself says what is wrong with it.
        let Ok(kit) = G::components(packs) else { return Ok(()) };
        brought.boxes.insert(std::ptr::from_ref(kit).addr());
        if brought.known.len() < MOST_KNOWN {
            brought.known.insert(digest.value());
        }
        Ok(())
    }
}
