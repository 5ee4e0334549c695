//! Who may come in, and the headers of every answer.
//!
//! On loopback everybody on this machine may. On any other address a token is needed: it is part of the link that the
//! program prints, and a cookie afterwards. What changes something must come from our own pages (or from a program that
//! is no browser). Nothing of a request, least of all its token, is ever logged.

mod host;

use std::net::SocketAddr;
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
use crate::server::rate::{Rate, household};
use host::is_loopback_name;
use site::dress::{dressed, harden, is_api};
use site::host::Visitor;

/// Who may come in.
#[derive(Debug)]
pub struct Access {
    /// The token that is needed, on any address but loopback.
    token: Option<String>,
    /// The name of its cookie. Cookies do not know ports: two servers on one machine must not share one.
    cookie: String,
    /// How often somebody elsewhere may ask.
    rate: Rate,
}

impl Access {
    /// The access for a server on this address; a token is made where one is needed.
    pub fn new(address: SocketAddr) -> Result<Access, getrandom::Error> {
        let token = if address.ip().to_canonical().is_loopback() { None } else { Some(random_token()?) };
        Ok(Access { token, cookie: format!("automa-token-{}", address.port()), rate: Rate::default() })
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

fn random_token() -> Result<String, getrandom::Error> {
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
    if let Some(ConnectInfo(peer)) = request.extensions().get::<ConnectInfo<SocketAddr>>() {
        let visitor = Visitor(household(peer.ip()));
        request.extensions_mut().insert(visitor);
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
    if let Some(ConnectInfo(peer)) = request.extensions().get::<ConnectInfo<SocketAddr>>()
        && !access.rate.allows(peer.ip(), Instant::now())
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
    if request.method().is_safe() || is_ours(headers, host) { Ok(()) } else { Err(Refusal::OtherOrigin) }
}

impl Access {
    fn remember(&self, token: &str) -> String {
        format!("{}={token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000", self.cookie)
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
fn is_ours(headers: &HeaderMap, host: &str) -> bool {
    let origin = headers
        .get(ORIGIN)
        .is_none_or(|_| only(headers, &ORIGIN).is_some_and(|origin| is_origin_of(origin, host)));
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
