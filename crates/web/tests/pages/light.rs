//! What goes over a network is light.

use crate::browser::{Browser, html};

/// Everything a browser loads with a page: style, script, icons, the manifest.
fn parts(page: &str) -> Vec<String> {
    let tags = html::tags(page);
    let linked = tags.iter().filter(|tag| tag.name == "link");
    let scripts = tags.iter().filter(|tag| tag.name == "script").filter_map(|tag| tag.get("src"));
    linked.filter_map(|tag| tag.get("href")).chain(scripts).map(ToOwned::to_owned).collect()
}

#[tokio::test]
async fn the_first_page_and_a_game_are_light() {
    let mut browser = Browser::new();
    let fields =
        [("game", "patchwork"), ("seed", "1")].map(|(key, value)| (key.to_owned(), value.to_owned()));
    browser.post("/tables", &fields).await;
    let table = browser.address.clone();
    for (address, most) in [("/", 60_000), (&table, 90_000)] {
        let (_, page) = browser.peek(address).await;
        let parts = parts(&page);
        assert!(parts.len() >= 7, "{parts:?}");
        let mut bytes = browser.weigh(address).await;
        for part in &parts {
            bytes += browser.weigh(part).await;
        }
        println!("{address}: {bytes} bytes");
        assert!(bytes < most, "{address}: {bytes} bytes");
    }
    let script: usize = {
        let (_, page) = browser.peek("/").await;
        let mut bytes = 0;
        for part in parts(&page).iter().filter(|part| part.contains(".js")) {
            bytes += browser.peek(part).await.1.len();
        }
        bytes
    };
    assert!(script < 25_000, "the script has {script} bytes");
}
