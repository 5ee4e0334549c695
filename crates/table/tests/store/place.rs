//! A fresh database for one test.

use std::sync::Arc;

use table::store::{self, MemoryStore, NewTable, Outside};
use table::{Store, Tables};
use tempfile::TempDir;
use testkit::postgres::Postgres;

/// Where the tables of a test live.
pub struct Place {
    pub url: String,
    memory: Option<Arc<MemoryStore>>,
    _directory: Option<TempDir>,
}

impl Place {
    pub fn sqlite() -> Place {
        let directory = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", directory.path().join("deep/down/automa.db").display());
        Place { url, memory: None, _directory: Some(directory) }
    }

    pub fn postgres() -> Place {
        Place { url: Postgres::shared().database(), memory: None, _directory: None }
    }

    pub fn memory() -> Place {
        Place { url: String::new(), memory: Some(Arc::new(MemoryStore::new(outside()))), _directory: None }
    }

    /// A handle of its own, as another program would have.
    pub fn open(&self) -> Arc<dyn Store> {
        if let Some(memory) = &self.memory {
            return Arc::clone(memory) as Arc<dyn Store>;
        }
        store::open(Some(&self.url)).unwrap().into()
    }

    pub fn tables(&self) -> Tables {
        Tables::new(self.open())
    }
}

/// The surroundings of a test.
pub fn outside() -> Outside {
    let now = || {
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        since.unwrap().as_millis() as i64
    };
    Outside { now, random: |bytes| getrandom::fill(bytes).is_ok() }
}

pub const HEAD: &str = "automa journal 1\ngame patchwork\nseed 1\nbegin\n";

/// A table that no game will ever read.
pub fn table(name: &str) -> NewTable {
    NewTable {
        name: name.to_owned(),
        game: "patchwork".to_owned(),
        head: HEAD.to_owned(),
        lines: Vec::new(),
        summary: "{}".to_owned(),
    }
}

pub fn lines(from: u64, count: u64) -> Vec<String> {
    (from..from + count).map(|number| format!("{} take 31 r0 a1 = 5d0c1b7e", number + 1)).collect()
}
