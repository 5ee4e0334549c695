//! A browser without a script: it knows addresses and plain forms, and looks closely at every page.

use std::cell::RefCell;
use std::collections::BTreeSet;

use axum::body::Body;
use axum::http::Request;

use crate::common::Inside;
use crate::page::{Form, Page};

/// A browser before one page.
pub struct Browser {
    inside: Inside,
    pub address: String,
    pub page: Page,
    /// Addresses that were found to lead somewhere.
    known: RefCell<BTreeSet<String>>,
}

impl Browser {
    /// At a new table with these options.
    pub async fn at_table(options: &[(&str, &str)]) -> Browser {
        let mut browser = Browser {
            inside: crate::inside(),
            address: String::new(),
            page: Page::default(),
            known: RefCell::default(),
        };
        browser.open("/new?game=patchwork-companion").await;
        let mut fields = vec![("game", "patchwork-companion")];
        fields.extend_from_slice(options);
        browser.post("/tables", &fields).await;
        browser
    }

    /// The address of the table.
    pub fn table(&self) -> String {
        self.address.split('?').next().unwrap().to_owned()
    }

    async fn get(&self, address: &str) -> (u16, String, String) {
        let request = Request::get(address).header("host", "localhost").body(Body::empty()).unwrap();
        let (status, _, body) = self.inside.send(request).await;
        (status.as_u16(), address.to_owned(), String::from_utf8(body).unwrap())
    }

    /// Opens an address that must be there.
    pub async fn open(&mut self, address: &str) {
        let (status, address, text) = self.get(address).await;
        assert_eq!(status, 200, "{address}: {text}");
        self.page = Page::of(&text);
        self.address = address;
        self.page.check(&self.address);
        self.check_links().await;
    }

    /// Every address on the page leads somewhere.
    async fn check_links(&self) {
        for link in self.page.links() {
            if let Some(place) = link.strip_prefix('#') {
                assert!(self.page.has_id(place), "{}: nothing is at {link}", self.address);
            } else if self.known.borrow_mut().insert(link.clone()) {
                let (status, ..) = self.get(&link).await;
                assert_eq!(status, 200, "{}: {link} leads nowhere", self.address);
            }
        }
    }

    /// Sends a form and follows where it leads.
    pub async fn post(&mut self, to: &str, fields: &[(&str, &str)]) {
        let encode =
            |text: &str| text.bytes().map(|byte| format!("%{byte:02x}")).collect::<Vec<_>>().concat();
        let body: Vec<String> =
            fields.iter().map(|(key, value)| format!("{key}={}", encode(value))).collect();
        let request = Request::post(to)
            .header("host", "localhost")
            .header("content-type", "application/x-www-form-urlencoded")
            .body(Body::from(body.join("&")))
            .unwrap();
        let (status, headers, body) = self.inside.send(request).await;
        assert_eq!(status.as_u16(), 303, "{to} {fields:?}: {}", String::from_utf8_lossy(&body));
        let next = headers["location"].to_str().unwrap().to_owned();
        self.open(&next).await;
    }

    async fn send(&mut self, form: Form, more: &[(&str, &str)]) {
        let mut fields: Vec<(&str, &str)> =
            form.hidden.iter().map(|(key, value)| (&**key, &**value)).collect();
        fields.extend_from_slice(more);
        self.post(&form.to, &fields).await;
    }

    /// Whether there is a button that says this.
    pub fn offers(&self, says: &str) -> bool {
        self.page.forms().iter().any(|form| form.button("action", says))
    }

    /// Presses the button that says this.
    pub async fn press(&mut self, says: &str) {
        let form = self.page.forms().into_iter().find(|form| form.button("action", says));
        let form =
            form.unwrap_or_else(|| panic!("{}: no button `{says}` on {}", self.address, self.page.text()));
        self.send(form, &[("action", says)]).await;
    }

    /// Fills in the form that says this.
    pub async fn fill(&mut self, says: &str, with: &[&str]) {
        let said = ("action".to_owned(), says.to_owned());
        let form = self.page.forms().into_iter().find(|form| form.hidden.contains(&said));
        let form = form.unwrap_or_else(|| panic!("{}: no form `{says}`", self.address));
        let with: Vec<(&str, &str)> = with.iter().map(|value| ("with", *value)).collect();
        self.send(form, &with).await;
    }

    /// Presses undo or redo: whatever the form that leads there carries.
    pub async fn press_to(&mut self, rest: &str) {
        let to = format!("{}{rest}", self.table());
        let form = self.page.forms().into_iter().find(|form| form.to == to);
        self.send(form.unwrap_or_else(|| panic!("{}: no form to {to}", self.address)), &[]).await;
    }
}
