//! How many connections there are, and whose.
//!
//! Everybody is let in at once; what is bounded is how many stay. Whoever has more than his share, or whoever has the
//! most when all places are taken, gives a place back: the connection that has waited longest for its client (nothing
//! asked yet, half a head, half a body, an old connection kept for the next page). So neither somebody else nor another
//! device behind the same address is kept out by requests that are begun and never finished.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use super::rate::household;

/// The most connections at once: below the usual limit of open files (1,024).
const MOST: usize = 800;
/// The most of one peer: a browser takes up to six, so that forty of them fit behind one address with none idle.
const EACH: usize = 256;

/// The connections of a server, counted for each peer.
#[derive(Debug)]
pub struct Crowd {
    most: usize,
    each: usize,
    guests: Mutex<Guests>,
}

#[derive(Debug, Default)]
struct Guests {
    /// By the order in which they came.
    all: BTreeMap<u64, Guest>,
    /// How many each peer has, without those that were asked to leave.
    of_peer: HashMap<IpAddr, usize>,
    /// How often something happened: it puts moments in their order.
    moments: u64,
}

#[derive(Debug)]
struct Guest {
    peer: IpAddr,
    state: State,
    leave: Arc<Notify>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// The client is to say something, since this moment.
    Waiting(u64),
    /// We are to answer, or tell him what happens.
    Busy,
    /// It has been asked to leave, and is about to be gone.
    Leaving,
}

impl Default for Crowd {
    fn default() -> Crowd {
        Crowd { most: MOST, each: EACH, guests: Mutex::default() }
    }
}

impl Crowd {
    /// A place for this peer. Somebody else may have been asked to leave for it; `None` if all have something to do.
    pub fn enter(self: &Arc<Crowd>, peer: IpAddr) -> Option<Place> {
        let peer = household(peer);
        let mut guests = self.lock();
        let own = guests.of_peer.get(&peer).copied().unwrap_or(0);
        if own >= self.each {
            guests.ask_to_leave(Some(peer))?;
        } else if guests.of_peer.values().sum::<usize>() >= self.most {
            let most = guests.of_peer.iter().max_by_key(|(_, count)| **count).map(|(peer, _)| *peer);
            guests.ask_to_leave(most).or_else(|| guests.ask_to_leave(None))?;
        }
        let ticket = guests.moment();
        let leave = Arc::new(Notify::new());
        let guest = Guest { peer, state: State::Waiting(ticket), leave: leave.clone() };
        guests.all.insert(ticket, guest);
        *guests.of_peer.entry(peer).or_default() += 1;
        Some(Place { crowd: self.clone(), ticket, leave })
    }

    /// Whether so many are still on their way out that the system might have no more connections to give.
    pub fn is_dense(&self) -> bool {
        self.lock().all.len() >= self.most + self.most / 8
    }

    fn lock(&self) -> MutexGuard<'_, Guests> {
        self.guests.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Guests {
    fn moment(&mut self) -> u64 {
        self.moments += 1;
        self.moments
    }

    /// Asks the one that has waited longest, of this peer or of all.
    fn ask_to_leave(&mut self, peer: Option<IpAddr>) -> Option<()> {
        let waiting = self.all.values_mut().filter_map(|guest| match guest.state {
            State::Waiting(since) if peer.is_none_or(|peer| peer == guest.peer) => Some((since, guest)),
            _ => None,
        });
        let (_, guest) = waiting.min_by_key(|(since, _)| *since)?;
        guest.state = State::Leaving;
        guest.leave.notify_one();
        let peer = guest.peer;
        self.forget(peer);
        Some(())
    }

    /// Counts one connection fewer of this peer.
    fn forget(&mut self, peer: IpAddr) {
        if let Some(count) = self.of_peer.get_mut(&peer) {
            *count -= 1;
            if *count == 0 {
                self.of_peer.remove(&peer);
            }
        }
    }
}

/// The place of one connection; free again when it is dropped.
#[derive(Debug)]
pub struct Place {
    crowd: Arc<Crowd>,
    ticket: u64,
    leave: Arc<Notify>,
}

impl Place {
    /// Waits until it is asked to leave.
    pub async fn asked_to_leave(&self) {
        self.leave.notified().await;
    }

    /// The client has said all: now it is for us to answer. False if the connection is about to be gone: then nothing
    /// is to be done for it.
    pub fn works(&self) -> bool {
        let mut guests = self.crowd.lock();
        match guests.all.get_mut(&self.ticket) {
            Some(guest) if guest.state != State::Leaving => {
                guest.state = State::Busy;
                true
            }
            _ => false,
        }
    }

    /// The client has its answer: it is to say something again.
    pub fn waits(&self) {
        let mut guests = self.crowd.lock();
        let since = guests.moment();
        if let Some(guest) = guests.all.get_mut(&self.ticket)
            && guest.state == State::Busy
        {
            guest.state = State::Waiting(since);
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut guests = self.crowd.lock();
        if let Some(guest) = guests.all.remove(&self.ticket)
            && guest.state != State::Leaving
        {
            guests.forget(guest.peer);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn crowd(most: usize, each: usize) -> Arc<Crowd> {
        Arc::new(Crowd { most, each, guests: Mutex::default() })
    }

    fn peer(last: u8) -> IpAddr {
        [10, 0, 0, last].into()
    }

    async fn is_asked(place: &Place) -> bool {
        tokio::time::timeout(std::time::Duration::ZERO, place.asked_to_leave()).await.is_ok()
    }

    #[tokio::test]
    async fn whoever_has_his_share_gives_up_what_waited_longest() {
        let crowd = crowd(100, 3);
        let places: Vec<Place> = (0..3).filter_map(|_| crowd.enter(peer(1))).collect();
        assert_eq!(places.len(), 3);
        // The first has been of use since, so that the second has waited longest.
        assert!(places[0].works());
        places[0].waits();
        let fourth = crowd.enter(peer(1)).unwrap();
        assert_eq!(
            (is_asked(&places[0]).await, is_asked(&places[1]).await, is_asked(&places[2]).await),
            (false, true, false)
        );
        assert!(!places[1].works(), "its request comes too late, and is not begun");
        // Whoever works is never asked.
        assert!(places[0].works() && places[2].works() && fourth.works());
        assert!(crowd.enter(peer(1)).is_none());
        assert!(crowd.enter(peer(2)).is_some(), "and somebody else has his own share");
        fourth.waits();
        assert!(crowd.enter(peer(1)).is_some());
    }

    #[tokio::test]
    async fn a_full_house_asks_whoever_has_the_most() {
        let crowd = crowd(10, 8);
        let many: Vec<Place> = (0..8).filter_map(|_| crowd.enter(peer(1))).collect();
        let few: Vec<Place> = (2..4).filter_map(|last| crowd.enter(peer(last))).collect();
        let late = crowd.enter(peer(9)).unwrap();
        assert!(is_asked(&many[0]).await && !is_asked(&few[0]).await && !is_asked(&late).await);
        // Should he have none that waits, it is the turn of the others.
        for place in &many {
            place.works();
        }
        assert!(crowd.enter(peer(10)).is_some());
        assert!(is_asked(&few[0]).await);
    }

    #[tokio::test]
    async fn places_are_free_again() {
        let crowd = crowd(10, 8);
        for _ in 0..100 {
            let places: Vec<Place> = (0..30).filter_map(|_| crowd.enter(peer(1))).collect();
            assert_eq!(places.len(), 30, "waiting ones give way without end");
            assert!(crowd.is_dense());
        }
        let guests = crowd.lock();
        assert!(guests.all.is_empty() && guests.of_peer.is_empty());
    }

    #[test]
    fn a_network_of_version_6_is_one_peer() {
        let crowd = crowd(100, 3);
        let places: Vec<_> =
            (0..9).map(|last| crowd.enter(format!("2001:db8::{last}").parse().unwrap())).collect();
        assert_eq!(crowd.lock().of_peer.values().copied().collect::<Vec<_>>(), [3]);
        drop(places);
    }
}
