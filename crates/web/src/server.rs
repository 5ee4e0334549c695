//! Listening, limits, graceful stop.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware::from_fn_with_state;
use table::tables::Tables;
use tokio::net::TcpListener;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;

use crate::app::App;
use crate::guard::{Access, guard};
use crate::live::Live;
use crate::{api, assets, pages};

/// The largest request: an imported save.
const LARGEST_BODY: usize = 1 << 20;
/// No request takes longer; live updates are not bound by this.
const LONGEST: Duration = Duration::from_secs(10);

/// Where and on what to serve.
pub struct Config {
    /// The address; port 0 takes a free one.
    pub address: SocketAddr,
    /// The tables.
    pub tables: Arc<Tables>,
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
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| ServeError::System(error.to_string()))?;
    runtime.block_on(async move {
        let listen = |error| ServeError::Listen { address: config.address, error };
        let listener = TcpListener::bind(config.address).await.map_err(listen)?;
        let address = listener.local_addr().map_err(listen)?;
        let access = Access::new(address).map_err(|error| ServeError::System(error.to_string()))?;
        let app = App { tables: config.tables, live: Live::default(), access: Arc::new(access) };
        let link = format!("http://{address}/{}", app.access.link_suffix());
        let service = router(app).into_make_service_with_connect_info::<SocketAddr>();
        ready(&link);
        axum::serve(listener, service)
            .with_graceful_shutdown(asked_to_stop())
            .await
            .map_err(|error| ServeError::System(error.to_string()))
    })
}

/// All routes with their limits.
pub fn router(app: App) -> Router {
    let quick = Router::new()
        .merge(pages::routes())
        .merge(assets::routes())
        .nest("/api/v1", api::routes())
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, LONGEST))
        .layer(CompressionLayer::new());
    // Compression would hold back single events, and a timeout would end them.
    quick
        .merge(pages::live_routes())
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(CatchPanicLayer::new())
        .layer(from_fn_with_state(app.clone(), guard))
        .with_state(app)
}

async fn asked_to_stop() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        let terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate());
        match terminate {
            Ok(mut terminate) => tokio::select! { _ = interrupt => {}, _ = terminate.recv() => {} },
            Err(_) => drop(interrupt.await),
        }
    }
    #[cfg(not(unix))]
    drop(interrupt.await);
}
