//! The address that people use when a proxy stands between them and us.

use std::net::IpAddr;
use std::str::FromStr;

use axum::http::{HeaderMap, HeaderName};

/// The address of the proxy: `https://games.example.org`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    /// Scheme, name and port, as a browser writes an origin: in small letters, without a slash at the end.
    origin: String,
}

/// A text that is no such address.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the address that people use is https://NAME or https://NAME:PORT, without a path behind it")]
pub struct NoPublicUrl;

impl FromStr for PublicUrl {
    type Err = NoPublicUrl;

    fn from_str(text: &str) -> Result<PublicUrl, NoPublicUrl> {
        let origin = text.trim().trim_end_matches('/').to_ascii_lowercase();
        let name = origin.strip_prefix("https://").or(origin.strip_prefix("http://")).ok_or(NoPublicUrl)?;
        let allowed = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte);
        let usual = [":443", ":80"].iter().any(|port| name.ends_with(port));
        if name.is_empty() || usual || !name.bytes().all(allowed) {
            return Err(NoPublicUrl);
        }
        Ok(PublicUrl { origin })
    }
}

impl PublicUrl {
    /// What is printed: the address with its slash.
    pub fn link(&self) -> String {
        format!("{}/", self.origin)
    }

    /// Whether a browser only sends cookies of this address through an encrypted connection.
    pub fn is_encrypted(&self) -> bool {
        self.origin.starts_with("https:")
    }

    /// Whether a page that was loaded from there sent a request.
    pub fn is_origin(&self, origin: &str) -> bool {
        origin.eq_ignore_ascii_case(&self.origin)
    }
}

/// Who asks, behind a proxy: what the proxy says, if it is one on this machine or in its own network. A proxy adds the
/// address that it sees at the end; what stands before that anybody may have written.
pub fn forwarded(headers: &HeaderMap, peer: IpAddr) -> Option<IpAddr> {
    if !is_near(peer.to_canonical()) {
        return None;
    }
    let name = HeaderName::from_static("x-forwarded-for");
    let last = headers.get_all(name).into_iter().next_back()?.to_str().ok()?;
    last.rsplit(',').next()?.trim().parse().ok()
}

fn is_near(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => address.is_loopback() || address.is_private() || address.is_link_local(),
        IpAddr::V6(address) => {
            address.is_loopback() || address.is_unique_local() || address.is_unicast_link_local()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_a_scheme_and_a_name_and_nothing_else() {
        for (text, link) in [
            ("https://games.example.org", "https://games.example.org/"),
            ("https://Games.Example.org/", "https://games.example.org/"),
            ("http://10.0.0.7:8080", "http://10.0.0.7:8080/"),
        ] {
            assert_eq!(text.parse::<PublicUrl>().unwrap().link(), link);
        }
        // A usual port is never part of what a browser sends: comparing with it would refuse everybody.
        let wrong = [
            "",
            "games.example.org",
            "ftp://a",
            "https://",
            "https://a/b",
            "https://a?x",
            "https://u@a",
            "https://a:443",
        ];
        for text in wrong {
            assert_eq!(text.parse::<PublicUrl>(), Err(NoPublicUrl), "{text}");
        }
    }

    #[test]
    fn only_a_proxy_nearby_is_believed_and_only_its_own_word() {
        let headers = |value: &str| {
            let mut headers = HeaderMap::new();
            headers.insert("x-forwarded-for", value.parse().unwrap());
            headers
        };
        let (near, far): (IpAddr, IpAddr) = ("127.0.0.1".parse().unwrap(), "203.0.113.5".parse().unwrap());
        let seen: IpAddr = "198.51.100.2".parse().unwrap();
        assert_eq!(forwarded(&headers("6.6.6.6, 198.51.100.2"), near), Some(seen));
        assert_eq!(forwarded(&headers("198.51.100.2"), "172.17.0.1".parse().unwrap()), Some(seen));
        assert_eq!(forwarded(&headers("198.51.100.2"), far), None);
        assert_eq!(forwarded(&headers("nobody"), near), None);
        assert_eq!(forwarded(&HeaderMap::new(), near), None);
    }
}
