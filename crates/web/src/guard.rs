//! Who may come in, and the headers of every answer.
//!
//! On loopback everybody on this machine may. On any other address a token is needed: it is part of the link that the
//! program prints, and a cookie afterwards. What changes something must come from our own pages (or from a program that
//! is no browser). Nothing of a request, least of all its token, is ever logged.

use std::net::SocketAddr;

use axum::extract::{Request, State};
use axum::http::header::{
    AUTHORIZATION, CACHE_CONTROL, CONTENT_SECURITY_POLICY, COOKIE, HOST, HeaderValue, LOCATION, ORIGIN, REFERRER_POLICY,
    SET_COOKIE, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::context::cookie;

const COOKIE_NAME: &str = "automa-token";

/// Nothing from elsewhere, nothing inline.
const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; \
                      manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Who may come in.
#[derive(Debug)]
pub struct Access {
    /// The token that is needed, on any address but loopback.
    token: Option<String>,
    /// Whether we listen on loopback only.
    loopback: bool,
}

impl Access {
    /// The access for a server on this address; a token is made where one is needed.
    pub fn new(address: SocketAddr) -> Result<Access, getrandom::Error> {
        let loopback = address.ip().is_loopback();
        let token = if loopback { None } else { Some(random_token()?) };
        Ok(Access { token, loopback })
    }

    /// What to put behind the address that is printed.
    pub fn link_suffix(&self) -> String {
        self.token.as_ref().map_or_else(String::new, |token| format!("?token={token}"))
    }

    fn knows(&self, headers: &HeaderMap) -> bool {
        let Some(token) = &self.token else { return true };
        let text = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let bearer = text(AUTHORIZATION).strip_prefix("Bearer ");
        [cookie(text(COOKIE), COOKIE_NAME), bearer].into_iter().flatten().any(|given| same(given, token))
    }
}

fn random_token() -> Result<String, getrandom::Error> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes)?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// Compares in a time that does not depend on where the first difference is.
fn same(given: &str, token: &str) -> bool {
    given.len() == token.len() && given.bytes().zip(token.bytes()).fold(0, |sum, (a, b)| sum | (a ^ b)) == 0
}

/// Checks every request, and sets the headers of every answer.
pub async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let mut response = match check(&app.access, &request) {
        Ok(()) => next.run(request).await,
        Err(refusal) => refusal.into_response(),
    };
    let headers = response.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Why a request is not let in.
#[derive(Debug, PartialEq, Eq)]
enum Refusal {
    /// The link with the token: remember it and go on without.
    Welcome { path: String, token: String },
    NoToken,
    OtherHost,
    OtherOrigin,
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        match self {
            Refusal::Welcome { path, token } => {
                let cookie = format!("{COOKIE_NAME}={token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000");
                (StatusCode::SEE_OTHER, [(LOCATION, path), (SET_COOKIE, cookie)]).into_response()
            }
            Refusal::NoToken => {
                (StatusCode::UNAUTHORIZED, "Open the link that automa printed when it started: it holds the token.\n")
                    .into_response()
            }
            Refusal::OtherHost => {
                (StatusCode::FORBIDDEN, "This server answers to its own address only.\n").into_response()
            }
            Refusal::OtherOrigin => {
                (StatusCode::FORBIDDEN, "This came from another site, so nothing was changed.\n").into_response()
            }
        }
    }
}

fn check(access: &Access, request: &Request) -> Result<(), Refusal> {
    let headers = request.headers();
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let host = text(HOST.as_str()).unwrap_or_default();
    // A page elsewhere may point its own name at this machine; it cannot choose the name that we know ourselves by.
    if access.loopback && !is_loopback_name(host) {
        return Err(Refusal::OtherHost);
    }
    if let Some(token) = &access.token
        && let Some(given) = request.uri().query().and_then(|query| query.split('&').find_map(|p| p.strip_prefix("token=")))
        && same(given, token)
    {
        return Err(Refusal::Welcome { path: request.uri().path().to_owned(), token: token.clone() });
    }
    if !access.knows(headers) {
        return Err(Refusal::NoToken);
    }
    if !request.method().is_safe() {
        let foreign = text(ORIGIN.as_str()).is_some_and(|origin| !is_origin_of(origin, host))
            || text("sec-fetch-site").is_some_and(|site| site != "same-origin" && site != "none");
        if foreign {
            return Err(Refusal::OtherOrigin);
        }
    }
    Ok(())
}

fn is_origin_of(origin: &str, host: &str) -> bool {
    origin.strip_prefix("http://").or(origin.strip_prefix("https://")) == Some(host)
}

fn is_loopback_name(host: &str) -> bool {
    let name = if let Some(rest) = host.strip_prefix('[') {
        rest.split(']').next().unwrap_or_default()
    } else {
        host.split(':').next().unwrap_or_default()
    };
    name.eq_ignore_ascii_case("localhost") || name.parse::<std::net::IpAddr>().is_ok_and(|ip| ip.is_loopback())
}
