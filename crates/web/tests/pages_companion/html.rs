//! As much of a page as the tests look at.

use std::collections::BTreeSet;

/// A page.
#[derive(Default)]
pub struct Page(String);

/// A form: where it leads, what it carries, and its other elements.
pub struct Form {
    pub to: String,
    pub hidden: Vec<(String, String)>,
    tags: Vec<String>,
}

impl Form {
    /// Whether it has a button with this name and value.
    pub fn button(&self, name: &str, value: &str) -> bool {
        let is = |tag: &String, key: &str, wanted: &str| attribute(tag, key).as_deref() == Some(wanted);
        self.tags
            .iter()
            .any(|tag| tag.starts_with("button") && is(tag, "name", name) && is(tag, "value", value))
    }
}

/// The value of an attribute of an element.
fn attribute(tag: &str, name: &str) -> Option<String> {
    let value = tag.split_once(&format!(" {name}=\""))?.1.split('"').next()?;
    Some(plain(value))
}

fn plain(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

/// The elements of some markup, from their names on.
fn tags(markup: &str) -> impl Iterator<Item = &str> {
    markup.split('<').skip(1).filter_map(|part| part.split('>').next()).filter(|tag| !tag.starts_with('/'))
}

impl Page {
    pub fn of(text: &str) -> Page {
        Page(text.to_owned())
    }

    /// Whether it says this, elements left out.
    pub fn says(&self, text: &str) -> bool {
        self.text().contains(text)
    }

    /// Its words.
    pub fn text(&self) -> String {
        let parts = self.0.split('<').filter_map(|part| part.split_once('>')).map(|(_, text)| text);
        plain(&parts.collect::<String>())
    }

    pub fn forms(&self) -> Vec<Form> {
        let parts = self.0.split("<form").skip(1).filter_map(|part| part.split("</form>").next());
        let form = |part: &str| {
            let tags: Vec<String> = tags(&format!("<form{part}")).map(str::to_owned).collect();
            let hidden = tags.iter().filter(|tag| tag.contains("type=\"hidden\""));
            let hidden = hidden.filter_map(|tag| Some((attribute(tag, "name")?, attribute(tag, "value")?)));
            Form { to: attribute(&tags[0], "action").unwrap_or_default(), hidden: hidden.collect(), tags }
        };
        parts.map(form).collect()
    }

    /// The addresses of our own that it links to.
    pub fn links(&self) -> BTreeSet<String> {
        let links =
            tags(&self.0).filter(|tag| tag.starts_with("a ")).filter_map(|tag| attribute(tag, "href"));
        links.filter(|link| link.starts_with('/') || link.starts_with('#')).collect()
    }

    pub fn has_id(&self, id: &str) -> bool {
        tags(&self.0).any(|tag| attribute(tag, "id").as_deref() == Some(id))
    }

    /// What is true of every page.
    pub fn check(&self, address: &str) {
        let all: Vec<&str> = tags(&self.0).collect();
        let headings = all.iter().filter(|tag| **tag == "h1" || tag.starts_with("h1 ")).count();
        assert_eq!(headings, 1, "{address}: {headings} main headings");
        let ids: Vec<String> = all.iter().filter_map(|tag| attribute(tag, "id")).collect();
        let different: BTreeSet<&String> = ids.iter().collect();
        assert_eq!(ids.len(), different.len(), "{address}: an id comes twice: {ids:?}");
        for tag in &all {
            let inline =
                attribute(tag, "style").is_some() || tag.starts_with("style") || tag.contains(" onclick=");
            let script =
                tag.starts_with("script") && attribute(tag, "src").is_none() && !tag.contains("json");
            assert!(!inline && !script, "{address}: the policy forbids <{tag}>");
            assert_eq!(tag.matches(" class=").count().max(1), 1, "{address}: two classes: <{tag}>");
            let field = ["input", "select", "textarea"].iter().any(|kind| tag.starts_with(kind));
            let silent =
                ["hidden", "checkbox", "radio"].iter().any(|kind| tag.contains(&format!("type=\"{kind}\"")));
            if field && !silent {
                let label = attribute(tag, "id").map(|id| format!("for=\"{id}\""));
                assert!(label.is_some_and(|label| self.0.contains(&label)), "{address}: no label: <{tag}>");
            }
        }
        for prefix in ["table-", "co-", "web-", "play-", "pw-", "opt-", "seat-", "home-"] {
            assert!(!self.text().contains(&format!("[{prefix}")), "{address}: a message is missing");
        }
    }
}
