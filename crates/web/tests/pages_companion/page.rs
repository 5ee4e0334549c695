//! A page as the tests look at it: its words, its forms, its links.

use std::collections::BTreeSet;

use crate::html::{Tag, tags};

/// A page.
#[derive(Default)]
pub struct Page {
    text: String,
    tags: Vec<Tag>,
}

/// A form: where it leads, what it carries, and its other elements.
pub struct Form {
    pub to: String,
    pub hidden: Vec<(String, String)>,
    tags: Vec<Tag>,
}

impl Form {
    fn of(tags: &[Tag]) -> Form {
        let hidden = tags.iter().filter(|tag| tag.get("type") == Some("hidden"));
        let pair = |tag: &Tag| Some((tag.get("name")?.to_owned(), tag.get("value")?.to_owned()));
        Form {
            to: tags[0].get("action").unwrap_or_default().to_owned(),
            hidden: hidden.filter_map(pair).collect(),
            tags: tags.to_vec(),
        }
    }

    /// Whether it has a button with this name and value.
    pub fn button(&self, name: &str, value: &str) -> bool {
        let is = |tag: &Tag| tag.get("name") == Some(name) && tag.get("value") == Some(value);
        self.tags.iter().any(|tag| tag.name == "button" && is(tag))
    }
}

impl Page {
    pub fn of(text: &str) -> Page {
        Page { text: text.to_owned(), tags: tags(text) }
    }

    /// Whether it says this, elements left out.
    pub fn says(&self, text: &str) -> bool {
        self.text().contains(text)
    }

    /// Its words.
    pub fn text(&self) -> String {
        self.tags.iter().map(|tag| tag.text.as_str()).collect()
    }

    pub fn forms(&self) -> Vec<Form> {
        let starts = self.tags.iter().enumerate().filter(|(_, tag)| tag.name == "form");
        let form = |start: usize| {
            let length = self.tags[start..].iter().position(|tag| tag.name == "/form").unwrap();
            Form::of(&self.tags[start..start + length])
        };
        starts.map(|(start, _)| form(start)).collect()
    }

    /// The addresses of our own that it links to.
    pub fn links(&self) -> BTreeSet<String> {
        let links = self.tags.iter().filter(|tag| tag.name == "a").filter_map(|tag| tag.get("href"));
        links.filter(|link| link.starts_with(['/', '#'])).map(str::to_owned).collect()
    }

    pub fn has_id(&self, id: &str) -> bool {
        self.tags.iter().any(|tag| tag.get("id") == Some(id))
    }

    /// What is true of every page.
    pub fn check(&self, address: &str) {
        crate::check::page(&self.text, address);
    }
}
