//! How often somebody elsewhere may ask: generous for people, too slow for guessing a token.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Requests a second, in the long run.
const EACH_SECOND: f64 = 50.0;
/// Requests at once.
const AT_ONCE: f64 = 300.0;
/// The most peers that are remembered.
const MOST_PEERS: usize = 4096;

/// The requests of each peer.
#[derive(Debug, Default)]
pub struct Rate(Mutex<HashMap<IpAddr, Bucket>>);

#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    fn filled(self, now: Instant) -> f64 {
        let since = now.saturating_duration_since(self.at).as_secs_f64();
        (self.left + since * EACH_SECOND).min(AT_ONCE)
    }
}

impl Rate {
    /// Whether this peer may ask now. This machine always may.
    pub fn allows(&self, peer: IpAddr, now: Instant) -> bool {
        let peer = household(peer);
        if peer.is_loopback() {
            return true;
        }
        let mut buckets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MOST_PEERS && !buckets.contains_key(&peer) {
            // Whoever has been quiet needs no memory; should all be busy, they start anew.
            buckets.retain(|_, bucket| bucket.filled(now) < AT_ONCE);
            if buckets.len() >= MOST_PEERS {
                buckets.clear();
            }
        }
        let bucket = buckets.entry(peer).or_insert(Bucket { left: AT_ONCE, at: now });
        *bucket = Bucket { left: bucket.filled(now), at: now };
        let allowed = bucket.left >= 1.0;
        if allowed {
            bucket.left -= 1.0;
        }
        allowed
    }
}

/// Whoever has one address of version 6 has the 2^64 beside it.
pub(crate) fn household(peer: IpAddr) -> IpAddr {
    match peer.to_canonical() {
        IpAddr::V6(peer) if !peer.is_loopback() => Ipv6Addr::from_bits(peer.to_bits() >> 64 << 64).into(),
        peer @ (IpAddr::V4(_) | IpAddr::V6(_)) => peer,
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn peer(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn a_peer_has_a_burst_and_then_a_rate() {
        let (rate, now) = (Rate::default(), Instant::now());
        let asked = |at| (0..1000).filter(|_| rate.allows(peer("10.0.0.1"), at)).count();
        assert_eq!(asked(now), 300);
        assert_eq!(asked(now + Duration::from_secs(1)), 50);
        assert_eq!(asked(now + Duration::from_secs(1000)), 300);
        assert!(rate.allows(peer("10.0.0.2"), now));
        assert_eq!((0..1000).filter(|_| rate.allows(peer("127.0.0.1"), now)).count(), 1000);
        assert_eq!((0..1000).filter(|_| rate.allows(peer("::ffff:127.0.0.1"), now)).count(), 1000);
    }

    #[test]
    fn neighbours_share_and_memory_is_bounded() {
        let (rate, now) = (Rate::default(), Instant::now());
        let shared = (0..1000).filter(|i| rate.allows(peer(&format!("2001:db8::{i:x}")), now)).count();
        assert_eq!(shared, 300);
        for i in 0..100_000_u32 {
            rate.allows(std::net::Ipv4Addr::from_bits(0x0a00_0000 + i).into(), now);
        }
        assert!(rate.0.lock().unwrap().len() <= MOST_PEERS);
    }
}
