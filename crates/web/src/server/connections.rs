//! Connections: how they begin, how long they may stall, how they end.

use std::io;
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
use tower::ServiceExt as _;

use super::attend::{Heard, Told};
use super::crowd::{Crowd, Place};
use super::patience::Patient;
use crate::app::App;

/// How long a client may take to send the head of a request, or to send nothing at all, also between two requests. The
/// body has its time in [`super::LONGEST`].
const HEAD: Duration = Duration::from_secs(10);
/// The largest head of a request.
const LARGEST_HEAD: usize = 32 << 10;
/// How long requests that are under way may take when the server stops.
const FAREWELL: Duration = Duration::from_millis(1200);
/// How long to wait when the system has no more connections to give.
const BREATH: Duration = Duration::from_millis(50);
/// How long to wait for connections that are on their way out.
const MOMENT: Duration = Duration::from_millis(2);
/// What somebody hears for whom there is no place: all that there are have something to do.
const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 1\r\n\
    content-type: text/plain\r\ncontent-length: 60\r\n\r\n\
    too many connections at once; close some pages and try again";

/// Serves until `stop`, then finishes what is under way.
pub async fn serve(listener: TcpListener, app: App, stop: impl Future<Output = ()>) {
    let router = super::router(app.clone());
    let (crowd, graceful) = (Arc::new(Crowd::default()), GracefulShutdown::new());
    let accepting = async {
        loop {
            while crowd.is_dense() {
                tokio::time::sleep(MOMENT).await;
            }
            match listener.accept().await {
                Ok((stream, peer)) => match crowd.enter(peer.ip()) {
                    Some(place) => connect(stream, peer, router.clone(), &graceful, place),
                    None => drop(stream.try_write(FULL)),
                },
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

fn connect(stream: TcpStream, peer: SocketAddr, router: Router, graceful: &GracefulShutdown, place: Place) {
    // Answers are small and whole: waiting to fill a packet only makes them late.
    let _ = stream.set_nodelay(true);
    let place = Arc::new(place);
    let at = place.clone();
    let answer = service_fn(move |request: hyper::Request<Incoming>| {
        let (router, place) = (router.clone(), at.clone());
        async move {
            let (head, body) = request.into_parts();
            let body = Heard::new(body, place.clone())?;
            let mut request = hyper::Request::from_parts(head, Body::new(body));
            request.extensions_mut().insert(ConnectInfo(peer));
            let answer = router.oneshot(request).await.unwrap_or_else(|never| match never {});
            Ok::<_, io::Error>(answer.map(|body| Told::new(body, place)))
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_buf_size(LARGEST_HEAD)
        .serve_connection(TokioIo::new(Patient::new(stream)), answer);
    let connection = graceful.watch(connection);
    tokio::spawn(async move {
        // A connection that breaks is nobody's fault, and nothing of it is logged. One that is asked to leave has
        // nothing under way.
        tokio::select! { _ = connection => {}, () = place.asked_to_leave() => {} }
    });
}
