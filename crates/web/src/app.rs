//! What all requests to a server share.

use std::net::SocketAddr;
use std::sync::Arc;

use lab::clock::CLOCK;
use site::problem::Problem;
use table::tables::Tables;

use crate::guard::Access;
use crate::hosting::Hosting;
use crate::lab::Lab;
use crate::live::Live;
use crate::log::Log;
use crate::searches::Searches;

/// What all requests to a server share.
#[derive(Clone)]
pub struct App {
    /// The pages and the API.
    pub site: site::App,
    /// Who looks at which table.
    pub live: Live,
    /// Who may come in.
    pub access: Arc<Access>,
    /// Hints and moves that take thought.
    pub searches: Searches,
    /// The experiment that is played.
    pub lab: Lab,
    /// What writes a line for each request, where that is wanted.
    pub log: Option<Log>,
}

impl App {
    /// What a server on this address shares.
    pub fn new(tables: Arc<Tables>, address: SocketAddr) -> Result<App, getrandom::Error> {
        Ok(App::with(tables, Access::new(address)?))
    }

    /// What a server shares that lets in whoever has this access.
    pub fn with(tables: Arc<Tables>, access: Access) -> App {
        let (live, searches) = (Live::default(), Searches::default());
        let host = Hosting { live: live.clone(), searches: searches.clone(), reach: access.reach() };
        App {
            site: site::App::new(tables, Arc::new(host), CLOCK),
            live,
            searches,
            lab: Lab::default(),
            access: Arc::new(access),
            log: None,
        }
    }
}

/// Runs work on the store away from the threads that talk to the network.
pub async fn blocking<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Problem> {
    tokio::task::spawn_blocking(work).await.map_err(|error| match error.try_into_panic() {
        // A bug of ours is caught and answered where all of them are.
        Ok(panic) => std::panic::resume_unwind(panic),
        Err(_) => Problem::Broken("the server is stopping; try again in a moment".to_owned()),
    })
}
