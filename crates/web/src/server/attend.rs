//! What a connection waits for: bodies that tell its place when the client has said all, and when it has its answer.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::BoxError;
use axum::body::{Body, Bytes, HttpBody};
use hyper::body::{Frame, Incoming, SizeHint};

use super::crowd::Place;

/// The connection gave its place to somebody else.
pub fn left() -> io::Error {
    io::Error::new(io::ErrorKind::ConnectionAborted, "too many connections")
}

/// The body of a request. Until its end the connection waits for its client; from there on it is for us to answer.
pub struct Heard {
    body: Incoming,
    place: Arc<Place>,
    ended: bool,
}

impl Heard {
    /// This body; an error if the connection is about to be gone.
    pub fn new(body: Incoming, place: Arc<Place>) -> io::Result<Heard> {
        let ended = body.is_end_stream();
        if ended && !place.works() {
            return Err(left());
        }
        Ok(Heard { body, place, ended })
    }
}

impl HttpBody for Heard {
    type Data = Bytes;
    type Error = BoxError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, BoxError>>> {
        let polled = Pin::new(&mut self.body).poll_frame(context);
        let is_end = matches!(polled, Poll::Ready(None)) || self.body.is_end_stream();
        if is_end && !self.ended {
            self.ended = true;
            if !self.place.works() {
                return Poll::Ready(Some(Err(left().into())));
            }
        }
        polled.map(|frame| frame.map(|frame| frame.map_err(Into::into)))
    }

    fn is_end_stream(&self) -> bool {
        self.ended
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// The body of an answer: once it is given away, the connection waits for its client again.
pub struct Told {
    body: Body,
    place: Arc<Place>,
}

impl Told {
    /// An answer that keeps its place until it is sent.
    pub fn new(body: Body, place: Arc<Place>) -> Told {
        Told { body, place }
    }
}

impl HttpBody for Told {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl Drop for Told {
    fn drop(&mut self) {
        self.place.waits();
    }
}
