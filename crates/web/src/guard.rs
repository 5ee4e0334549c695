//! Who may come in, and the headers of every answer.
//!
//! On loopback everybody on this machine may. On any other address a token is needed: it is part of the link that the
//! program prints, and a cookie afterwards. What changes something must come from our own pages (or from a program that
//! is no browser). Nothing that is secret, least of all the token, is ever logged.
//!
//! Behind a proxy everybody seems to come from this machine, so that the token is needed there, too.

mod host;
mod public;

use std::net::{IpAddr, SocketAddr};
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    AUTHORIZATION, COOKIE, HOST, HeaderName, HeaderValue, LOCATION, ORIGIN, RETRY_AFTER, SET_COOKIE,
    WWW_AUTHENTICATE,
};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::hosting::reach;
use crate::server::rate::{Rate, household};
use host::is_loopback_name;
pub use public::{NoPublicUrl, PublicUrl};
use site::dress::{dressed, harden, is_api};
use site::host::{Reach, Visitor};

/// Who may come in.
#[derive(Debug)]
pub struct Access {
    /// The token that is needed, on any address but loopback.
    token: Option<String>,
    /// The name of its cookie. Cookies do not know ports: two servers on one machine must not share one.
    cookie: String,
    /// How often somebody elsewhere may ask.
    rate: Rate,
    /// Where the server listens.
    address: SocketAddr,
    /// The address that people use, where a proxy leads here.
    public: Option<PublicUrl>,
}

impl Access {
    /// The access for a server on this address; a token is made where one is needed.
    pub fn new(address: SocketAddr) -> Result<Access, getrandom::Error> {
        Access::of(address, None, None)
    }

    /// The same with a token that is known already, and behind a proxy.
    pub fn of(
        address: SocketAddr,
        token: Option<String>,
        public: Option<PublicUrl>,
    ) -> Result<Access, getrandom::Error> {
        let token = match token {
            _ if !Access::needs_token(address.ip(), public.as_ref()) => None,
            Some(token) => Some(token),
            None => Some(random_token()?),
        };
        let cookie = format!("automa-token-{}", address.port());
        Ok(Access { token, cookie, rate: Rate::default(), address, public })
    }

    /// Whether somebody other than this machine's own people can come in.
    pub fn needs_token(address: IpAddr, public: Option<&PublicUrl>) -> bool {
        public.is_some() || !address.to_canonical().is_loopback()
    }

    /// The link that is printed, with all that a browser needs.
    pub fn link(&self, address: SocketAddr) -> String {
        let plain = || format!("http://{address}/");
        format!("{}{}", self.public.as_ref().map_or_else(plain, PublicUrl::link), self.link_suffix())
    }

    /// How other devices come here.
    pub fn reach(&self) -> Option<Reach> {
        let Some(public) = &self.public else { return reach(self.address, self.link_suffix()) };
        let origin = public.link().trim_end_matches('/').to_owned();
        Some(Reach::Network { origin, suffix: self.link_suffix() })
    }

    /// Who asks; behind a proxy, whom the proxy names.
    fn visitor(&self, request: &Request) -> Option<IpAddr> {
        let ConnectInfo(peer) = request.extensions().get::<ConnectInfo<SocketAddr>>()?;
        let named = self.public.as_ref().and_then(|_| public::forwarded(request.headers(), peer.ip()));
        Some(named.unwrap_or(peer.ip()))
    }

    /// What to put behind the address that is printed.
    pub fn link_suffix(&self) -> String {
        self.token.as_ref().map_or_else(String::new, |token| format!("?token={token}"))
    }

    fn knows(&self, headers: &HeaderMap) -> bool {
        let Some(token) = &self.token else { return true };
        let text = |name| headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
        let bearer = text(AUTHORIZATION).filter_map(|value| {
            value
                .split_once(' ')
                .filter(|(scheme, _)| scheme.eq_ignore_ascii_case("bearer"))
                .map(|(_, given)| given)
        });
        let pairs =
            text(COOKIE).flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
        let cookies = pairs.filter(|(name, _)| *name == self.cookie).map(|(_, given)| given);
        bearer.chain(cookies).any(|given| same(given.trim(), token))
    }
}

/// A token that nobody guesses.
pub fn random_token() -> Result<String, getrandom::Error> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes)?;
    Ok(format!("{:032x}", u128::from_le_bytes(bytes)))
}

/// Compares in a time that does not depend on where the first difference is.
fn same(given: &str, token: &str) -> bool {
    let differ = |sum: u8, (a, b): (u8, u8)| std::hint::black_box(sum | (a ^ b));
    given.len() == token.len() && given.bytes().zip(token.bytes()).fold(0, differ) == 0
}

/// Checks every request, and sets the headers of every answer.
pub async fn guard(State(app): State<App>, mut request: Request, next: Next) -> Response {
    if let Some(address) = app.access.visitor(&request) {
        request.extensions_mut().insert(Visitor(household(address)));
    }
    let is_api = is_api(request.uri().path());
    let mut response = match check(&app.access, &request) {
        Ok(()) => next.run(request).await,
        Err(refusal) => refusal.answer(is_api),
    };
    harden(response.headers_mut());
    response
}

/// Why a request is not let in.
#[derive(Debug, PartialEq, Eq)]
enum Refusal {
    /// The link with the token: remember it and go on without.
    Welcome {
        path: String,
        cookie: String,
    },
    NoToken,
    OtherHost,
    OtherOrigin,
    TooFast,
}

impl Refusal {
    fn answer(self, is_api: bool) -> Response {
        let said = |status, code, message| dressed(is_api, status, code, message);
        match self {
            Refusal::Welcome { path, cookie } => {
                (StatusCode::SEE_OTHER, [(LOCATION, path), (SET_COOKIE, cookie)]).into_response()
            }
            Refusal::NoToken => {
                let message = "open the link that automa printed when it started: it holds the token; \
                               a program sends it as `authorization: Bearer TOKEN`";
                let mut answer = said(StatusCode::UNAUTHORIZED, "no_token", message);
                answer.headers_mut().insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
                answer
            }
            Refusal::OtherHost => said(
                StatusCode::FORBIDDEN,
                "other_host",
                "this server answers to the address that it printed only",
            ),
            Refusal::OtherOrigin => said(
                StatusCode::FORBIDDEN,
                "other_site",
                "this came from another site, so nothing was changed",
            ),
            Refusal::TooFast => {
                let mut answer =
                    said(StatusCode::TOO_MANY_REQUESTS, "too_fast", "too many requests; wait a second");
                answer.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("1"));
                answer
            }
        }
    }
}

fn check(access: &Access, request: &Request) -> Result<(), Refusal> {
    let headers = request.headers();
    // First of all: guessing a token is asking, too.
    if let Some(address) = access.visitor(request)
        && !access.rate.allows(address, Instant::now())
    {
        return Err(Refusal::TooFast);
    }
    let host = only(headers, &HOST).unwrap_or_default();
    match &access.token {
        None if !is_loopback_name(host) => return Err(Refusal::OtherHost),
        None => {}
        // A name that was pointed at us has no cookie of ours, so that the token is check enough.
        Some(token) => {
            if let Some(given) = token_of(request)
                && same(given, token)
            {
                return Err(Refusal::Welcome { path: plain_path(request), cookie: access.remember(token) });
            }
            if !access.knows(headers) {
                return Err(Refusal::NoToken);
            }
        }
    }
    if request.method().is_safe() || is_ours(headers, host, access.public.as_ref()) {
        Ok(())
    } else {
        Err(Refusal::OtherOrigin)
    }
}

impl Access {
    fn remember(&self, token: &str) -> String {
        let secure = if self.public.as_ref().is_some_and(PublicUrl::is_encrypted) { "; Secure" } else { "" };
        format!("{}={token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000{secure}", self.cookie)
    }
}

/// The token of the link; links are only ever opened.
fn token_of(request: &Request) -> Option<&str> {
    let query = request.uri().query().filter(|_| request.method() == Method::GET)?;
    query.split('&').find_map(|part| part.strip_prefix("token="))
}

/// Where to go on without the token: never to another site, as `//name` would.
fn plain_path(request: &Request) -> String {
    format!("/{}", request.uri().path().trim_start_matches(['/', '\\']))
}

/// Whether a change comes from our own pages, or from a program that is no browser.
fn is_ours(headers: &HeaderMap, host: &str, public: Option<&PublicUrl>) -> bool {
    // A proxy may ask us by a name of its own; the origin is that of the page.
    let known = |origin: &str| match public {
        Some(public) => public.is_origin(origin) || is_origin_of(origin, host),
        None => is_origin_of(origin, host),
    };
    let origin = headers.get(ORIGIN).is_none_or(|_| only(headers, &ORIGIN).is_some_and(known));
    let fetch = HeaderName::from_static("sec-fetch-site");
    let site =
        headers.get(&fetch).is_none_or(|_| matches!(only(headers, &fetch), Some("same-origin" | "none")));
    origin && site
}

/// The value of a header that is there once, as text.
fn only<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    let mut values = headers.get_all(name).into_iter();
    let value = values.next()?.to_str().ok()?;
    values.next().is_none().then_some(value)
}

fn is_origin_of(origin: &str, host: &str) -> bool {
    let name = origin.strip_prefix("http://").or(origin.strip_prefix("https://"));
    name.is_some_and(|name| !name.is_empty() && name.eq_ignore_ascii_case(host))
}
