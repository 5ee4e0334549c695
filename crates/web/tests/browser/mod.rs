//! A browser without script: it loads pages, follows links and sends forms, and looks at everything it gets.

#![allow(
    dead_code,
    missing_docs,
    unreachable_pub,
    clippy::unwrap_used,
    reason = "each test file uses a part"
)]

pub mod check;
mod door;
pub mod evening;
pub mod game;
pub mod html;

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex};

use axum::body::{Body, to_bytes};
use axum::http::header::{ACCEPT_ENCODING, CONTENT_TYPE, COOKIE, HOST, LOCATION};
use axum::http::{Method, Request, Response, StatusCode};
use table::tables::Tables;
use web::app::App;

use door::Door;
use html::{Tag, tags};

/// A browser at one page of an application of its own.
pub struct Browser {
    door: Door,
    /// The page that is shown, and where it is.
    pub page: String,
    pub address: String,
    pub cookies: String,
}

impl Browser {
    pub fn new() -> Browser {
        if crate::OFFLINE { Browser::alone() } else { Browser::with(|_| {}) }
    }

    /// At the other door.
    pub fn elsewhere() -> Browser {
        if crate::OFFLINE { Browser::with(|_| {}) } else { Browser::alone() }
    }

    /// At the app without a server.
    fn alone() -> Browser {
        Browser::at(Door::Offline(Mutex::default()))
    }

    /// At a server that was changed like this.
    pub fn with(change: impl FnOnce(&mut App)) -> Browser {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("tables.db");
        let store = table::store::open(Some(file.to_str().unwrap())).unwrap();
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, 7337));
        let mut app = App::new(Arc::new(Tables::new(store.into())), address).unwrap();
        change(&mut app);
        Browser::at(Door::Server(web::server::router(app), Some(folder)))
    }

    fn at(door: Door) -> Browser {
        Browser { door, page: String::new(), address: String::new(), cookies: String::new() }
    }

    async fn send(&self, method: Method, address: &str, body: String, packed: bool) -> Response<Body> {
        let kind = "application/x-www-form-urlencoded";
        self.send_as(kind, method, address, body, packed).await
    }

    async fn send_as(
        &self,
        kind: &str,
        method: Method,
        address: &str,
        body: String,
        packed: bool,
    ) -> Response<Body> {
        let mut request = Request::builder().method(method).uri(address).header(HOST, "localhost");
        request = request.header(CONTENT_TYPE, kind);
        if packed {
            request = request.header(ACCEPT_ENCODING, "gzip");
        }
        if !self.cookies.is_empty() {
            request = request.header(COOKIE, &self.cookies);
        }
        self.door.send(request.body(Body::from(body)).unwrap()).await
    }

    /// The status and the content of an address, without going there.
    pub async fn peek(&self, address: &str) -> (StatusCode, String) {
        let response = self.send(Method::GET, address, String::new(), false).await;
        let status = response.status();
        let body = to_bytes(response.into_body(), usize::MAX).await.unwrap();
        (status, String::from_utf8(body.to_vec()).unwrap())
    }

    /// How many bytes an address takes on its way.
    pub async fn weigh(&self, address: &str) -> usize {
        let response = self.send(Method::GET, address, String::new(), true).await;
        assert_eq!(response.status(), StatusCode::OK, "{address}");
        to_bytes(response.into_body(), usize::MAX).await.unwrap().len()
    }

    /// Goes to an address and checks the page there.
    pub async fn go(&mut self, address: &str) {
        let (status, page) = self.peek(address).await;
        assert_eq!(status, StatusCode::OK, "{address}: {page}");
        check::page(&page, address);
        self.page = page;
        address.clone_into(&mut self.address);
    }

    /// Sends fields and follows to where the answer leads.
    pub async fn post(&mut self, address: &str, fields: &[(String, String)]) {
        let body: Vec<String> =
            fields.iter().map(|(key, value)| format!("{key}={}", encoded(value))).collect();
        let response = self.send(Method::POST, address, body.join("&"), false).await;
        let to = response.headers().get(LOCATION).map(|to| to.to_str().unwrap().to_owned());
        let Some(to) = to else { panic!("{address} {fields:?}: {}", response.status()) };
        self.go(&to).await;
    }

    /// Sends a form as it is and gives what comes back, without going anywhere.
    pub async fn send_form(&self, address: &str, body: &str) -> (StatusCode, String) {
        let response = self.send(Method::POST, address, body.to_owned(), false).await;
        let status = response.status();
        let body = to_bytes(response.into_body(), usize::MAX).await.unwrap();
        (status, String::from_utf8(body.to_vec()).unwrap())
    }

    /// Sends a body of this kind, and gives the status, where the answer leads, and what it says.
    pub async fn give(&self, kind: &str, address: &str, body: String) -> (StatusCode, String, String) {
        let response = self.send_as(kind, Method::POST, address, body, false).await;
        let (status, to) = (response.status(), response.headers().get(LOCATION));
        let to = to.map_or_else(String::new, |to| to.to_str().unwrap().to_owned());
        let body = to_bytes(response.into_body(), usize::MAX).await.unwrap();
        (status, to, String::from_utf8(body.to_vec()).unwrap())
    }

    /// The tags of the page.
    pub fn tags(&self) -> Vec<Tag> {
        tags(&self.page)
    }

    /// The address of the first link that is like this.
    pub fn link(&self, like: impl Fn(&Tag) -> bool) -> Option<String> {
        self.links(like).into_iter().next()
    }

    /// The addresses of all links that are like this.
    pub fn links(&self, like: impl Fn(&Tag) -> bool) -> Vec<String> {
        let tags = self.tags();
        let links = tags.iter().filter(|tag| tag.name == "a" && like(tag));
        links.filter_map(|tag| tag.get("href")).map(ToOwned::to_owned).collect()
    }

    /// Presses the first button that is like this, if it can be pressed: sends its form as a browser would.
    pub async fn press(&mut self, like: impl Fn(&Tag) -> bool) -> bool {
        let tags = self.tags();
        let is_it = |tag: &Tag| tag.name == "button" && like(tag) && tag.get("disabled").is_none();
        let Some(at) = tags.iter().position(is_it) else { return false };
        let start = tags[..at].iter().rposition(|tag| tag.name == "form").unwrap();
        let form = &tags[start];
        let length = tags[start..].iter().position(|tag| tag.name == "/form").unwrap();
        let inputs = tags[start..start + length].iter().filter(|tag| tag.name == "input");
        let sent = inputs.filter(|tag| tag.get("type") != Some("radio") || tag.get("checked").is_some());
        let named = sent
            .chain([&tags[at]])
            .filter_map(|tag| Some((tag.get("name")?, tag.get("value").unwrap_or(""))));
        let fields: Vec<(String, String)> =
            named.map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
        let action = form.get("action").unwrap().to_owned();
        self.post(&action, &fields).await;
        true
    }
}

/// A value as a form sends it.
pub fn encoded(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric();
    text.bytes()
        .map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") })
        .collect()
}
