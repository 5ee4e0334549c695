//! What every page must have, and what none may have.

use super::html::{Tag, tags};

/// Checks a page.
pub fn page(page: &str, address: &str) {
    let tags = tags(page);
    let count = |name: &str| tags.iter().filter(|tag| tag.name == name).count();
    assert_eq!(count("h1"), 1, "{address}: headings of the page");
    assert_eq!(count("main"), 1, "{address}: main parts");
    assert!(tags.iter().any(|tag| tag.name == "html" && tag.get("lang").is_some()), "{address}: no language");
    ids(&tags, address);
    nothing_inline(&tags, address);
    nested(&tags, address);
    labelled(&tags, address);
    missing_messages(page, address);
}

fn ids(tags: &[Tag], address: &str) {
    let mut ids: Vec<&str> = tags.iter().filter_map(|tag| tag.get("id")).collect();
    ids.sort_unstable();
    for pair in ids.windows(2) {
        assert_ne!(pair[0], pair[1], "{address}: an id stands twice");
    }
    // What is referred to is there.
    for target in tags.iter().filter_map(|tag| tag.get("href")).filter_map(|to| to.strip_prefix('#')) {
        assert!(ids.binary_search(&target).is_ok(), "{address}: no #{target}");
    }
}

/// Nothing that our policy would forbid.
fn nothing_inline(tags: &[Tag], address: &str) {
    for tag in tags {
        assert_ne!(tag.name, "style", "{address}");
        let is_data = tag.get("type") == Some("application/json");
        assert!(tag.name != "script" || is_data || tag.get("src").is_some(), "{address}: a script inline");
        let mut keys: Vec<&str> = tag.attributes.iter().map(|(key, _)| key.as_str()).collect();
        for key in &keys {
            assert!(*key != "style" && !key.starts_with("on"), "{address}: {key} on {}", tag.name);
        }
        keys.sort_unstable();
        assert!(
            keys.windows(2).all(|pair| pair[0] != pair[1]),
            "{address}: {} says something twice: {keys:?}",
            tag.name
        );
    }
}

/// Every part ends where it should.
fn nested(tags: &[Tag], address: &str) {
    const PARTS: [&str; 14] = [
        "main", "div", "section", "form", "ol", "ul", "li", "table", "a", "button", "p", "details", "svg",
        "span",
    ];
    for part in PARTS {
        let end = format!("/{part}");
        let open = tags.iter().filter(|tag| tag.name == part).count();
        assert_eq!(open, tags.iter().filter(|tag| tag.name == end).count(), "{address}: {part}");
    }
}

/// What can be filled in has a name, and so has every picture.
fn labelled(tags: &[Tag], address: &str) {
    let mut inside = false;
    for (at, tag) in tags.iter().enumerate() {
        inside = if tag.name == "label" { true } else { inside && tag.name != "/label" };
        if ["input", "textarea", "select"].contains(&tag.name.as_str()) && tag.get("type") != Some("hidden") {
            let by_id = tag.get("id").is_some_and(|id| tags.iter().any(|label| label.get("for") == Some(id)));
            assert!(
                inside || by_id || tag.get("aria-label").is_some(),
                "{address}: a field without a label: {tag:?}"
            );
        }
        if tag.name == "svg" && tag.get("aria-hidden").is_none() && tag.get("role").is_some() {
            assert_eq!(tags[at + 1].name, "title", "{address}: a picture without a title");
        }
    }
}

/// A message that is missing shows its own name in brackets.
fn missing_messages(page: &str, address: &str) {
    for (at, _) in page.match_indices('[') {
        let name: String = page[at + 1..]
            .chars()
            .take_while(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || *c == '-')
            .collect();
        let ends = page[at + 1 + name.len()..].starts_with(']');
        let is_name = name.starts_with(|c: char| c.is_ascii_lowercase()) && name.contains('-');
        assert!(!(ends && is_name), "{address}: no message {name}");
    }
}
