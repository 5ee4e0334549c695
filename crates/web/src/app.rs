//! What all requests share.

use std::net::SocketAddr;
use std::sync::Arc;

use table::tables::Tables;

use crate::guard::Access;
use crate::lab::Lab;
use crate::live::Live;
use crate::room::{Packs, Room};
use crate::searches::Searches;

/// What all requests share.
#[derive(Clone)]
pub struct App {
    /// The tables and their store.
    pub tables: Arc<Tables>,
    /// Who looks at which table.
    pub live: Live,
    /// Who may come in.
    pub access: Arc<Access>,
    /// Hints and moves that take thought.
    pub searches: Searches,
    /// The experiment that is played.
    pub lab: Lab,
    /// What imported saves brought along.
    pub packs: Arc<Packs>,
    /// How much is left for tables.
    pub room: Arc<Room>,
}

impl App {
    /// For a server on this address.
    pub fn new(tables: Arc<Tables>, address: SocketAddr) -> Result<App, getrandom::Error> {
        Ok(App {
            tables,
            live: Live::default(),
            searches: Searches::default(),
            lab: Lab::default(),
            access: Arc::new(Access::new(address)?),
            packs: Arc::default(),
            room: Arc::default(),
        })
    }
}

/// The server is shutting down: the only way a task that does not panic can fail.
#[derive(Debug, thiserror::Error)]
#[error("the server is stopping; try again in a moment")]
pub struct Stopping;

/// Runs work on the store away from the threads that talk to the network.
pub async fn blocking<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Stopping> {
    tokio::task::spawn_blocking(work).await.map_err(|error| match error.try_into_panic() {
        // A bug of ours is caught and answered where all of them are.
        Ok(panic) => std::panic::resume_unwind(panic),
        Err(_) => Stopping,
    })
}
