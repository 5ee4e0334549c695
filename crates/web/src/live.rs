//! Several devices follow one table: each hears the table's version when it changes.

use std::collections::HashMap;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};

use tokio::sync::watch;
use tokio_stream::Stream;
use tokio_stream::wrappers::WatchStream;

/// The most devices that follow one table.
pub const MOST_OF_A_TABLE: usize = 64;
/// The most devices that follow any table: fewer than there may be connections, so that others can come in.
pub const MOST_OF_ALL: usize = 400;

/// The listeners of all tables.
#[derive(Clone, Debug, Default)]
pub struct Live(Arc<Mutex<Listeners>>);

#[derive(Debug, Default)]
struct Listeners {
    tables: HashMap<String, watch::Sender<u64>>,
    /// How many devices there are.
    count: usize,
    /// Nobody is let in any more.
    stopped: bool,
}

impl Live {
    /// Follows a table; `None` when too many do, or when the server stops. The first version that is heard is the last
    /// that was told: whoever looks it up and tells it after this misses nothing.
    pub fn follow(&self, id: &str) -> Option<Listener> {
        let mut all = self.lock();
        let of_table = all.tables.get(id).map_or(0, watch::Sender::receiver_count);
        if all.stopped || all.count >= MOST_OF_ALL || of_table >= MOST_OF_A_TABLE {
            return None;
        }
        all.count += 1;
        let sender = all.tables.entry(id.to_owned()).or_insert_with(|| watch::channel(0).0);
        let versions = WatchStream::new(sender.subscribe());
        Some(Listener { live: self.clone(), id: id.to_owned(), versions: Some(versions) })
    }

    /// Tells everyone who follows the table. Versions only grow: an old one is no news.
    pub fn tell(&self, id: &str, version: u64) {
        if let Some(listeners) = self.lock().tables.get(id) {
            listeners.send_if_modified(|known| {
                let newer = version > *known;
                *known = version.max(*known);
                newer
            });
        }
    }

    /// The table is no more: those who follow it hear the end.
    pub fn end(&self, id: &str) {
        self.lock().tables.remove(id);
    }

    /// The server stops: everybody hears the end, and nobody is let in.
    pub fn stop(&self) {
        let mut all = self.lock();
        all.stopped = true;
        all.tables.clear();
    }

    /// The tables that are followed.
    pub fn ids(&self) -> Vec<String> {
        self.lock().tables.keys().cloned().collect()
    }

    /// How many tables are followed, and by how many devices.
    pub fn followed(&self) -> (usize, usize) {
        let all = self.lock();
        (all.tables.len(), all.count)
    }

    fn lock(&self) -> MutexGuard<'_, Listeners> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// One device: the versions of its table. The table is forgotten with its last device.
#[derive(Debug)]
pub struct Listener {
    live: Live,
    id: String,
    versions: Option<WatchStream<u64>>,
}

impl Stream for Listener {
    type Item = u64;
    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<u64>> {
        match &mut self.versions {
            Some(versions) => Pin::new(versions).poll_next(context),
            None => Poll::Ready(None),
        }
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        // Its own receiver goes first, or the last device would count itself.
        self.versions = None;
        let mut all = self.live.lock();
        all.count -= 1;
        if all.tables.get(&self.id).is_some_and(|sender| sender.receiver_count() == 0) {
            all.tables.remove(&self.id);
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio_stream::StreamExt as _;

    use super::*;

    #[tokio::test]
    async fn a_device_hears_newer_versions_and_the_end() {
        let live = Live::default();
        let mut device = live.follow("a").unwrap();
        live.tell("a", 3);
        live.tell("a", 2);
        assert_eq!(device.next().await, Some(3));
        live.tell("b", 9);
        live.end("a");
        assert_eq!(device.next().await, None);
        drop(device);
        assert_eq!(live.followed(), (0, 0));
    }

    #[tokio::test]
    async fn the_map_does_not_outgrow_its_devices() {
        let live = Live::default();
        for table in 0..10_000 {
            drop(live.follow(&table.to_string()));
        }
        assert_eq!(live.followed(), (0, 0));
        let mut devices: Vec<_> = (0..MOST_OF_A_TABLE).map(|_| live.follow("a").unwrap()).collect();
        assert!(live.follow("a").is_none());
        devices.pop();
        assert!(live.follow("a").is_some());
        devices.extend((0..).map_while(|table| live.follow(&format!("t{table}"))));
        assert_eq!(live.followed().1, MOST_OF_ALL);
        live.stop();
        assert!(live.follow("z").is_none());
        let mut last = devices.pop().unwrap();
        assert_eq!((last.next().await, last.next().await), (Some(0), None));
        drop((last, devices));
        assert_eq!(live.followed(), (0, 0));
    }
}
