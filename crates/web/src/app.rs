//! What all requests share.

use std::sync::Arc;

use table::tables::Tables;

use crate::guard::Access;
use crate::live::Live;

/// What all requests share.
#[derive(Clone)]
pub struct App {
    /// The tables and their store.
    pub tables: Arc<Tables>,
    /// Who looks at which table.
    pub live: Live,
    /// Who may come in.
    pub access: Arc<Access>,
}

/// The server is shutting down or the store's thread was lost: the only way a blocking task can fail.
#[derive(Debug, thiserror::Error)]
#[error("the server is stopping; try again in a moment")]
pub struct Stopping;

/// Runs work on the store away from the threads that talk to the network.
pub async fn blocking<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Stopping> {
    tokio::task::spawn_blocking(work).await.map_err(|_| Stopping)
}
