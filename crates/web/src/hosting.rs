//! The server as the surroundings of the pages.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};
use std::time::Duration;

use site::host::{Done, Host, Reach, Search, Visitor, Work};

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
    /// How other devices come here.
    pub reach: Option<Reach>,
}

/// How other devices come to a server on this address, with what stands behind it.
pub fn reach(address: SocketAddr, suffix: String) -> Option<Reach> {
    let ip = address.ip().to_canonical();
    if ip.is_loopback() {
        return Some(Reach::ThisMachine);
    }
    let seen = if ip.is_unspecified() { own_address(ip)? } else { ip };
    Some(Reach::Network { origin: format!("http://{}", SocketAddr::new(seen, address.port())), suffix })
}

/// The address of this machine in its network. Nothing is sent for that: the system only says from where it would.
fn own_address(any: IpAddr) -> Option<IpAddr> {
    // Addresses for documents, which lead nowhere.
    let far: SocketAddr = if any.is_ipv4() {
        (Ipv4Addr::new(192, 0, 2, 1), 9).into()
    } else {
        (Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1), 9).into()
    };
    let socket = UdpSocket::bind((any, 0)).ok()?;
    socket.connect(far).ok()?;
    let own = socket.local_addr().ok()?.ip();
    (!own.is_unspecified() && !own.is_loopback()).then_some(own)
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

    fn reach(&self) -> Option<Reach> {
        self.reach.clone()
    }

    fn random(&self, bytes: &mut [u8]) -> bool {
        getrandom::fill(bytes).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_devices_are_told_an_address_that_they_can_use() {
        let told = |address: &str| reach(address.parse().unwrap(), "?token=t".to_owned());
        assert_eq!(told("127.0.0.1:7337"), Some(Reach::ThisMachine));
        assert_eq!(told("[::1]:7337"), Some(Reach::ThisMachine));
        let network =
            |origin: &str| Some(Reach::Network { origin: origin.to_owned(), suffix: "?token=t".to_owned() });
        assert_eq!(told("192.168.1.5:80"), network("http://192.168.1.5:80"));
        assert_eq!(told("[2001:db8::5]:80"), network("http://[2001:db8::5]:80"));
        // Listening everywhere: the address of this machine in its network, or nothing where there is none.
        if let Some(Reach::Network { origin, .. }) = told("0.0.0.0:7337") {
            assert!(
                origin.ends_with(":7337") && !origin.contains("0.0.0.0") && !origin.contains("127."),
                "{origin}"
            );
        }
    }
}
