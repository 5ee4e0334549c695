//! The name that a request knows us by: `host` or `host:port`, read to its last character.

use std::net::{Ipv4Addr, Ipv6Addr};

/// Whether a `Host` header names this machine itself. A page elsewhere may point its own name at this machine; it
/// cannot choose the name that we know ourselves by.
pub fn is_loopback_name(authority: &str) -> bool {
    if let Some(rest) = authority.strip_prefix('[') {
        return rest.split_once(']').is_some_and(|(address, port)| {
            is_port(port) && address.parse::<Ipv6Addr>().is_ok_and(|address| address.is_loopback())
        });
    }
    let end = authority.find(':').unwrap_or(authority.len());
    let (name, port) = authority.split_at(end);
    let is_ours = name.eq_ignore_ascii_case("localhost")
        || name.parse::<Ipv4Addr>().is_ok_and(|address| address.is_loopback());
    is_ours && is_port(port)
}

/// Nothing, or a colon and the number of a port.
fn is_port(text: &str) -> bool {
    text.is_empty()
        || text.strip_prefix(':').is_some_and(|number| {
            // A number alone: `parse` would take `+80`, too.
            number.bytes().all(|byte| byte.is_ascii_digit()) && number.parse::<u16>().is_ok()
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_of_this_machine_are_ours() {
        let ours = [
            "localhost",
            "LocalHost:7337",
            "localhost:0",
            "127.0.0.1",
            "127.0.0.1:7337",
            "127.255.255.254:65535",
            "[::1]",
            "[::1]:7337",
            "[0:0:0:0:0:0:0:1]:80",
        ];
        for host in ours {
            assert!(is_loopback_name(host), "{host:?}");
        }
    }

    #[test]
    fn what_only_begins_or_ends_like_one_is_not() {
        let others = [
            "",
            ":",
            ":7337",
            "evil.com",
            "evil.com:7337",
            // Behind the address.
            "[::1]evil.com",
            "[::1].evil.com:80",
            "[::1]evil.com:7337",
            "[::1]@evil.com",
            "127.0.0.1.evil.com",
            "127.0.0.1@evil.com",
            "localhost.evil.com",
            "localhost@evil.com",
            "localhost:80@evil.com",
            "localhost:80:80",
            "localhost/",
            "localhost#",
            // Before it.
            "evil.com[::1]",
            "user@localhost",
            " localhost",
            "localhost ",
            // Ports that are none.
            "localhost:",
            "[::1]:",
            "localhost:evil",
            "localhost:+80",
            "localhost:-1",
            "localhost:65536",
            "[::1]:99999999999999999999",
            "[::1]80",
            // Brackets that do not fit.
            "[::1",
            "::1]",
            "::1",
            "::1:80",
            "[[::1]]",
            "[]",
            "[localhost]",
            "[127.0.0.1]",
            "[::1%lo]",
            // Other machines, and other ways to write this one.
            "[::2]",
            "[::]",
            "0.0.0.0",
            "10.0.0.1",
            "127.1",
            "0177.0.0.1",
            "2130706433",
            "127.0.0.01",
            "localhost.",
            "l\u{f6}calhost",
        ];
        for host in others {
            assert!(!is_loopback_name(host), "{host:?}");
        }
    }
}
