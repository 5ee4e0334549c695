//! What all requests share.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use players::{Clock, Limits};
use table::tables::Tables;

use crate::context::Door;
use crate::host::{Host, Visitor};
use crate::problem::Problem;
use crate::room::{Packs, Room};

/// What all requests share.
#[derive(Clone)]
pub struct App {
    /// The tables and their store.
    pub tables: Arc<Tables>,
    /// The surroundings.
    pub host: Arc<dyn Host>,
    /// How people come here.
    pub door: Door,
    /// What imported saves brought along.
    pub packs: Arc<Packs>,
    /// How much is left for tables.
    pub room: Arc<Room>,
}

impl App {
    /// Over these tables, in these surroundings.
    pub fn new(tables: Arc<Tables>, host: Arc<dyn Host>, clock: Clock) -> App {
        let door = Door::default().reached(host.reach());
        App { tables, host, door, packs: Arc::default(), room: Arc::new(Room::by(clock)) }
    }

    /// Works on the tables, and gives what came of it.
    pub async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let place = Place::default();
        let put = place.clone();
        self.host.work(Box::new(move || put.put(work()))).await?;
        place.take()
    }

    /// Does something that takes thought, and gives what came of it.
    pub async fn think<T: Send + 'static>(
        &self,
        visitor: Visitor,
        topic: &str,
        longest: Duration,
        search: impl FnOnce(&Limits) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let place = Place::default();
        let put = place.clone();
        let search = Box::new(move |limits: &Limits| put.put(search(limits)));
        self.host.think(visitor, topic, longest, search).await?;
        place.take()
    }
}

/// Where work leaves what came of it.
struct Place<T>(Arc<Mutex<Option<T>>>);

impl<T> Default for Place<T> {
    fn default() -> Place<T> {
        Place(Arc::new(Mutex::new(None)))
    }
}

impl<T> Clone for Place<T> {
    fn clone(&self) -> Place<T> {
        Place(Arc::clone(&self.0))
    }
}

impl<T> Place<T> {
    fn put(&self, value: T) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(value);
    }

    /// What lies there. A host that has done the work leaves something.
    fn take(&self) -> Result<T, Problem> {
        let value = self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
        value.ok_or_else(|| Problem::Broken("the work was not done; try again".to_owned()))
    }
}
