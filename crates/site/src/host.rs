//! What the surroundings bring: a place to work, a place to think, chance, and ears.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr};
use std::pin::Pin;
use std::time::Duration;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use players::Limits;

use crate::problem::Problem;

/// Work on tables; it may wait for a disk.
pub type Work = Box<dyn FnOnce() + Send>;
/// Something that takes thought, within limits.
pub type Search = Box<dyn FnOnce(&Limits) + Send>;
/// Ends when the work is done, or says why it never will be.
pub type Done = Pin<Box<dyn Future<Output = Result<(), Problem>> + Send>>;

/// How long a search may take, waiting included: less than a request may.
pub const LONGEST_SEARCH: Duration = Duration::from_secs(8);

/// How other devices come here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Not at all: the server listens on its own machine only.
    ThisMachine,
    /// From the same network.
    Network {
        /// How an address begins: `http://192.168.178.23:7337`.
        origin: String,
        /// What stands behind it, with the question mark: a token. May be empty.
        suffix: String,
    },
}

/// The surroundings of the pages.
pub trait Host: Send + Sync {
    /// Does some work that takes no thought.
    fn work(&self, work: Work) -> Done;

    /// Does something that takes thought, when its turn comes. `topic` is what it is about: the id of a table. `longest` is how
    /// long it may think.
    fn think(&self, visitor: Visitor, topic: &str, longest: Duration, search: Search) -> Done;

    /// Stops what a visitor searches on a topic: whoever waits for it is answered with what was found. Says how many
    /// searches that were.
    fn stop(&self, visitor: Visitor, topic: &str) -> usize;

    /// Tells everyone who looks at a table that it has this version now.
    fn tell(&self, table: &str, version: u64);

    /// Tells them that the table is no more.
    fn end(&self, table: &str);

    /// How other devices come here, as far as that is known.
    fn reach(&self) -> Option<Reach> {
        None
    }

    /// Fills these bytes with chance; says whether it could.
    fn random(&self, bytes: &mut [u8]) -> bool;
}

/// Who asks: an address, or the household that it belongs to. In a browser there is only one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Visitor(pub IpAddr);

impl<S: Sync> FromRequestParts<S> for Visitor {
    type Rejection = Infallible;

    /// The host says who it is.
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(parts.extensions.get().copied().unwrap_or(Visitor(Ipv4Addr::LOCALHOST.into())))
    }
}
