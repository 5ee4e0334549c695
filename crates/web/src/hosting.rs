//! The server as the surroundings of the pages.

use std::time::Duration;

use site::host::{Done, Host, Search, Visitor, Work};

use crate::app::blocking;
use crate::live::Live;
use crate::searches::Searches;

/// What a server brings to the pages.
#[derive(Clone, Debug)]
pub struct Hosting {
    /// Who looks at which table.
    pub live: Live,
    /// Where thinking is done.
    pub searches: Searches,
}

impl Host for Hosting {
    fn work(&self, work: Work) -> Done {
        Box::pin(blocking(work))
    }

    fn think(&self, visitor: Visitor, topic: &str, longest: Duration, search: Search) -> Done {
        let (searches, topic) = (self.searches.clone(), topic.to_owned());
        Box::pin(async move { searches.run(visitor, &topic, longest, search).await })
    }

    fn stop(&self, visitor: Visitor, topic: &str) -> usize {
        self.searches.stop(visitor, topic)
    }

    fn tell(&self, table: &str, version: u64) {
        self.live.tell(table, version);
    }

    fn end(&self, table: &str) {
        self.live.end(table);
    }

    fn random(&self, bytes: &mut [u8]) -> bool {
        getrandom::fill(bytes).is_ok()
    }
}
