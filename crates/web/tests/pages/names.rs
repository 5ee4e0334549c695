//! What tables are called: as somebody chose, else after what they are, in the language of whoever reads it.

use crate::browser::Browser;

/// Starts a table with these settings and gives its address.
async fn start(browser: &mut Browser, fields: &[(&str, &str)]) -> String {
    let fields: Vec<_> = fields.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    browser.post("/tables", &fields).await;
    browser.address.clone()
}

/// The title of the window, without the program's name.
fn title(browser: &Browser) -> &str {
    let title = browser.page.split("<title>").nth(1).unwrap().split("</title>").next().unwrap();
    title.trim_end_matches(" · automa")
}

/// Settings, and what a table with them is called in English and German.
type Named = (&'static [(&'static str, &'static str)], &'static str, &'static str);

const TABLES: [Named; 7] = [
    (
        &[
            ("game", "terra-mystica"),
            ("seed", "4711"),
            ("automas", "1"),
            ("factions", "nomads"),
            ("automa-factions", "darklings"),
            ("difficulty", "hard"),
        ],
        "Nomads against Darklings, Hard",
        "Nomaden gegen Düsterlinge, Schwer",
    ),
    (
        &[
            ("game", "terra-mystica-companion"),
            ("seed", "4711"),
            ("seats", "3"),
            ("automas", "2"),
            ("factions", "nomads"),
            ("automa-factions", "darklings,witches"),
        ],
        "Nomads against Darklings and Witches, Normal",
        "Nomaden gegen Düsterlinge und Hexen, Mittel",
    ),
    (
        &[
            ("game", "terra-mystica"),
            ("seed", "4711"),
            ("seats", "2"),
            ("automas", "0"),
            ("factions", "nomads,witches"),
        ],
        "Nomads against Witches",
        "Nomaden gegen Hexen",
    ),
    (
        &[("game", "patchwork"), ("seed", "4711"), ("level", "3")],
        "You against the Automa, level III",
        "Du gegen den Automa, Stufe III",
    ),
    (&[("game", "patchwork"), ("seed", "4711"), ("opponent", "person")], "2 people", "2 Menschen"),
    (
        &[("game", "patchwork-companion"), ("seed", "4711"), ("level", "1")],
        "You against the Automa, level I",
        "Du gegen den Automa, Stufe I",
    ),
    (
        &[("game", "tapestry-companion"), ("seed", "4711"), ("level", "2")],
        "You against the Automa, level 2",
        "Du gegen den Automa, Stufe 2",
    ),
];

#[tokio::test]
async fn a_table_is_called_after_what_it_is_and_its_seed_stands_in_the_menu() {
    let mut browser = Browser::new();
    for (fields, english, german) in TABLES {
        browser.cookies = String::new();
        let table = start(&mut browser, fields).await;
        assert_eq!(title(&browser), english);
        assert!(!browser.page.contains("4711"), "{english}: the seed is nobody's business here");
        browser.go(&format!("{table}?open=menu")).await;
        assert!(browser.page.contains("Seed 4711"), "{english}");
        browser.go("/").await;
        assert!(browser.page.contains(&format!("<b>{english}</b>")), "{english}");
        browser.cookies = "lang=de".to_owned();
        browser.go("/").await;
        assert!(browser.page.contains(&format!("<b>{german}</b>")), "{german}");
        browser.go(&format!("{table}/history")).await;
        assert!(browser.page.contains(german), "{german}");
    }
}

#[tokio::test]
async fn a_name_that_somebody_chose_stays() {
    let mut browser = Browser::new();
    let table = start(&mut browser, &[("game", "patchwork"), ("name", " Sunday "), ("seed", "1")]).await;
    assert_eq!(title(&browser), "Sunday");
    let unnamed = start(&mut browser, &[("game", "patchwork"), ("seed", "2")]).await;
    browser.go(&format!("{unnamed}?open=rename")).await;
    let name = [("name".to_owned(), "Patchwork 7".to_owned())];
    browser.post(&format!("{unnamed}/rename"), &name).await;
    assert_eq!(title(&browser), "Patchwork 7");
    browser.cookies = "lang=de".to_owned();
    browser.go(&table).await;
    assert_eq!(title(&browser), "Sunday");
}
