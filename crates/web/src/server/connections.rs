//! How many connections there are, how long they may stall, how they end.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tower::ServiceExt as _;

use super::patience::Patient;
use crate::app::App;

/// The most connections at once: below the usual limit of open files.
const MOST: usize = 800;
/// How long a client may take to send the head of a request, or to send nothing at all.
const HEAD: Duration = Duration::from_secs(10);
/// The largest head of a request.
const LARGEST_HEAD: usize = 32 << 10;
/// How long requests that are under way may take when the server stops.
const FAREWELL: Duration = Duration::from_millis(1200);
/// How long to wait when the system has no more connections to give.
const BREATH: Duration = Duration::from_millis(50);

/// Serves until `stop`, then finishes what is under way.
pub async fn serve(listener: TcpListener, app: App, stop: impl Future<Output = ()>) {
    let router = super::router(app.clone());
    let (room, graceful) = (Arc::new(Semaphore::new(MOST)), GracefulShutdown::new());
    let accepting = async {
        loop {
            // Without room nobody is accepted: the system lets them wait in its own queue.
            let Ok(place) = room.clone().acquire_owned().await else { return };
            match listener.accept().await {
                Ok((stream, peer)) => connect(stream, peer, router.clone(), &graceful, place),
                // Somebody went away before we came, or we have too many files open.
                Err(_) => tokio::time::sleep(BREATH).await,
            }
        }
    };
    tokio::select! { () = accepting => {}, () = stop => {} }
    drop(listener);
    app.live.stop();
    // What does not end in time is cut off: everything acknowledged is on disk.
    let _ = tokio::time::timeout(FAREWELL, graceful.shutdown()).await;
}

fn connect(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    graceful: &GracefulShutdown,
    place: OwnedSemaphorePermit,
) {
    // Answers are small and whole: waiting to fill a packet only makes them late.
    let _ = stream.set_nodelay(true);
    let answer = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        let router = router.clone();
        async move { Ok::<_, Infallible>(router.oneshot(request).await.unwrap_or_else(|never| match never {})) }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_buf_size(LARGEST_HEAD)
        .serve_connection(TokioIo::new(Patient::new(stream)), answer);
    let connection = graceful.watch(connection);
    tokio::spawn(async move {
        // A connection that breaks is nobody's fault, and nothing of it is logged.
        let _ = connection.await;
        drop(place);
    });
}
