//! Several devices follow one table: each hears the table's version when it changes.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::watch;

/// The listeners of all tables.
#[derive(Clone, Debug, Default)]
pub struct Live {
    tables: Arc<Mutex<HashMap<String, watch::Sender<u64>>>>,
}

impl Live {
    /// Follows a table that has this version now.
    pub fn follow(&self, id: &str, version: u64) -> watch::Receiver<u64> {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.entry(id.to_owned()).or_insert_with(|| watch::channel(version).0).subscribe()
    }

    /// Tells everyone who follows the table; forgets it when nobody does.
    pub fn tell(&self, id: &str, version: u64) {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(listeners) = tables.get(id)
            && listeners.send(version).is_err()
        {
            tables.remove(id);
        }
    }

    /// How many tables are followed.
    pub fn followed(&self) -> usize {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}
