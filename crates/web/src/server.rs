//! Listening, limits, graceful stop.
//!
//! - `connections`: how they begin, how long they may stall, how they end
//! - `crowd`: how many there are, and whose
//! - `attend`: what a connection waits for
//! - `patience`: a client that does not read does not keep its connection
//! - [`rate`]: how often somebody elsewhere may ask

mod attend;
mod connections;
mod crowd;
mod patience;
pub mod rate;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use axum::http::StatusCode;
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::Response;
use site::dress::{dressed, is_api};
use table::tables::Tables;
use tokio::net::{TcpListener, TcpSocket};
use tower_http::compression::CompressionLayer;

use crate::app::App;
use crate::guard::{Access, PublicUrl, guard};
use crate::log::{self, Log};
use crate::{health, others, pages};

/// No request takes longer, its body included; live updates are not bound by this.
const LONGEST: Duration = Duration::from_secs(10);
/// The most threads that work on tables at once: more would only wait for the same cores and the same disk, each with
/// memory of its own.
const WORKERS: usize = 128;
/// Connections that wait to be accepted.
const QUEUE: u32 = 1024;
/// How long work on the store may take after everybody was answered.
const LAST_WORK: Duration = Duration::from_millis(300);

/// Where and on what to serve.
pub struct Config {
    /// The address; port 0 takes a free one.
    pub address: SocketAddr,
    /// The tables.
    pub tables: Arc<Tables>,
    /// The token for whoever is not on this machine; without one, a new one is made where it is needed.
    pub token: Option<String>,
    /// The address that people use, where a proxy leads here.
    pub public: Option<PublicUrl>,
    /// What writes a line for each request.
    pub log: Option<Log>,
}

impl Config {
    /// On this address, for people of this machine or with a new token.
    pub fn new(address: SocketAddr, tables: Arc<Tables>) -> Config {
        Config { address, tables, token: None, public: None, log: None }
    }
}

/// Why the server cannot run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address is taken or not ours.
    #[error("cannot listen on {address}: {error}; choose another port with --port, or stop what runs there")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        error: std::io::Error,
    },
    /// The system gives no threads, or no randomness for a token.
    #[error("the system refused: {0}")]
    System(String),
}

/// Serves until the process is asked to stop. `ready` hears the address with everything a browser needs.
pub fn serve(config: Config, ready: impl FnOnce(&str)) -> Result<(), ServeError> {
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().max_blocking_threads(WORKERS).build();
    let runtime = runtime.map_err(|error| ServeError::System(error.to_string()))?;
    let served = runtime.block_on(async move {
        let listen = |error| ServeError::Listen { address: config.address, error };
        let listener = listen_on(config.address).map_err(listen)?;
        let address = listener.local_addr().map_err(listen)?;
        let access = Access::of(address, config.token, config.public)
            .map_err(|error| ServeError::System(error.to_string()))?;
        let app = App { log: config.log, ..App::with(config.tables, access) };
        // From here on a signal is heard, also one that comes before the first request.
        let stop = asked_to_stop().map_err(|error| ServeError::System(error.to_string()))?;
        ready(&app.access.link(address));
        let log = app.log.clone();
        if let Some(log) = &log {
            log.says("started");
        }
        let others = tokio::spawn(others::follow(app.clone()));
        connections::serve(listener, app, stop).await;
        others.abort();
        if let Some(log) = &log {
            log.says("stopped");
        }
        Ok(())
    });
    // A store that hangs must not keep the process.
    runtime.shutdown_timeout(LAST_WORK);
    served
}

/// Listens with a long queue: in the usual one of 128 a burst of connections overflows, and whoever is dropped there tries
/// again only a second later.
fn listen_on(address: SocketAddr) -> std::io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // A server that is started again finds its port, also where connections of the last one linger.
    if cfg!(unix) {
        socket.set_reuseaddr(true)?;
    }
    socket.bind(address)?;
    socket.listen(QUEUE)
}

/// All routes with their limits. Live updates are not compressed: single events would be held back.
pub fn router(app: App) -> Router {
    let router = site::router(app.site.clone(), pages::routes().with_state(app.clone()))
        .layer(CompressionLayer::new())
        .layer(from_fn(in_time))
        .layer(from_fn_with_state(app.clone(), guard))
        .merge(health::routes(&app));
    match app.log {
        Some(log) => router.layer(from_fn_with_state(log, log::log)),
        None => router,
    }
}

/// Ends a request that takes too long: a body that does not come, a store that does not answer.
async fn in_time(request: Request, next: Next) -> Response {
    let is_api = is_api(request.uri().path());
    let answer = tokio::time::timeout(LONGEST, next.run(request)).await;
    answer.unwrap_or_else(|_| {
        dressed(is_api, StatusCode::REQUEST_TIMEOUT, "timeout", "this took too long; try again")
    })
}

/// Ctrl-C, or the signal that asks a program to end.
#[cfg(unix)]
fn asked_to_stop() -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! { _ = interrupt.recv() => {}, _ = terminate.recv() => {} }
    })
}

/// Ctrl-C, which every system has.
#[cfg(not(unix))]
fn asked_to_stop() -> std::io::Result<impl Future<Output = ()>> {
    Ok(async { drop(tokio::signal::ctrl_c().await) })
}
