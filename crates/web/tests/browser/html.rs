//! As much of HTML as our own pages use.

/// A tag with its attributes; the name of an end tag begins with a slash.
#[derive(Clone, Debug, PartialEq)]
pub struct Tag {
    pub name: String,
    pub attributes: Vec<(String, String)>,
    /// The text up to the next tag.
    pub text: String,
}

impl Tag {
    pub fn get(&self, key: &str) -> Option<&str> {
        self.attributes.iter().find(|(known, _)| known == key).map(|(_, value)| value.as_str())
    }

    pub fn has_class(&self, class: &str) -> bool {
        self.get("class").is_some_and(|classes| classes.split(' ').any(|known| known == class))
    }

    pub fn is_key(&self, key: &str) -> bool {
        self.get("data-key") == Some(key)
    }
}

/// All tags of a page.
pub fn tags(page: &str) -> Vec<Tag> {
    let mut found = Vec::new();
    let mut rest = page;
    while let Some(start) = rest.find('<') {
        let end = end_of_tag(&rest[start..]) + start;
        let inside = &rest[start + 1..end];
        rest = &rest[end + 1..];
        let text = &rest[..rest.find('<').unwrap_or(rest.len())];
        if !inside.starts_with('!') {
            found.push(tag(inside, text));
        }
    }
    found
}

/// The end of a tag: the first `>` outside of quotes.
fn end_of_tag(text: &str) -> usize {
    let mut quoted = false;
    for (at, character) in text.char_indices() {
        match character {
            '"' => quoted = !quoted,
            '>' if !quoted => return at,
            _ => {}
        }
    }
    panic!("a tag does not end: {}", &text[..text.len().min(80)]);
}

fn tag(inside: &str, text: &str) -> Tag {
    let inside = inside.strip_suffix('/').unwrap_or(inside);
    let (name, mut rest) = inside.split_once(' ').unwrap_or((inside, ""));
    let mut attributes = Vec::new();
    rest = rest.trim();
    while !rest.is_empty() {
        let end = rest.find(['=', ' ']).unwrap_or(rest.len());
        let (key, after) = rest.split_at(end);
        let (value, after) = match after.strip_prefix("=\"") {
            Some(after) => after.split_once('"').unwrap(),
            None => ("", after),
        };
        attributes.push((key.to_owned(), plain(value)));
        rest = after.trim_start();
    }
    Tag { name: name.to_owned(), attributes, text: plain(text) }
}

/// Text without its escapes.
fn plain(text: &str) -> String {
    text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}
