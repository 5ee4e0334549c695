//! How to play, the rules by chapters, and what can be printed.

use std::collections::BTreeSet;

use axum::http::StatusCode;

use crate::browser::Browser;

const GAMES: [&str; 3] = ["patchwork", "terra-mystica", "tapestry"];

#[tokio::test]
async fn every_part_of_a_guide_leads_to_a_chapter_that_is_there() {
    let mut browser = Browser::new();
    for game in GAMES {
        browser.go(&format!("/learn/{game}")).await;
        let page = browser.page.clone();
        assert!(
            !page.contains("[learn-") && !page.contains("[term-") && !page.contains("[chapter-"),
            "{game}"
        );
        let chapters = browser.links(|tag| tag.get("href").is_some_and(|to| to.contains("#chapter-")));
        assert!(chapters.len() >= 8, "{game}: {chapters:?}");
        browser.go(&format!("/rules/{game}")).await;
        for chapter in chapters {
            let id = chapter.split_once('#').unwrap().1;
            assert!(browser.tags().iter().any(|tag| tag.get("id") == Some(id)), "{game}: {id}");
        }
        let (_, table) = browser.peek(&format!("/print/{game}/turn")).await;
        assert!(page.contains("At the real table") && table.contains("A turn with the"), "{game}");
    }
    assert_eq!(browser.peek("/learn/chess").await.0, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn every_chapter_of_the_rules_is_linked_from_the_guide_and_nearly_every_part_has_a_picture() {
    let mut browser = Browser::new();
    for game in GAMES {
        browser.go(&format!("/rules/{game}")).await;
        let rules = browser.tags();
        let chapters = rules.iter().filter_map(|tag| tag.get("id")).filter(|id| id.starts_with("chapter-"));
        let chapters: Vec<String> = chapters.map(ToOwned::to_owned).collect();
        browser.go(&format!("/learn/{game}")).await;
        for chapter in chapters {
            let to = format!("/rules/{game}#{chapter}");
            assert!(browser.link(|tag| tag.get("href") == Some(&to)).is_some(), "{to}");
        }
        let sections = browser.tags().iter().filter(|tag| tag.name == "section").count();
        let pictures = browser.tags().iter().filter(|tag| tag.name == "figure").count();
        // The terms, and two ends.
        assert!(pictures + 3 >= sections, "{game}: {pictures} pictures in {sections} parts");
    }
}

#[tokio::test]
async fn the_rules_are_folded_by_chapters_and_all_of_them_are_there() {
    let mut browser = Browser::new();
    for (game, least) in [("patchwork", 100), ("terra-mystica", 350), ("tapestry", 330)] {
        browser.go(&format!("/rules/{game}")).await;
        let tags = browser.tags();
        let rules = tags.iter().filter(|tag| tag.has_class("one-rule")).count();
        let chapters: Vec<_> = tags.iter().filter(|tag| tag.has_class("chapter")).collect();
        assert!(rules > least && chapters.len() > 5, "{game}: {rules} rules, {} chapters", chapters.len());
        assert!(chapters.iter().all(|chapter| chapter.get("open").is_none()), "{game}");
        assert!(!browser.page.contains("[chapter-"), "{game}");
    }
    // Without a script the field asks for a page.
    browser.go("/rules/patchwork?q=leather").await;
    let found = browser.tags().iter().filter(|tag| tag.has_class("one-rule")).count();
    assert!((1..40).contains(&found) && browser.page.contains(&format!("{found} rules")), "{found}");
    browser.go("/rules/patchwork?q=zebra").await;
    assert!(browser.page.contains("Nothing found"));
}

#[tokio::test]
async fn every_game_has_sheets_to_print() {
    let mut browser = Browser::new();
    for game in GAMES {
        browser.go(&format!("/print/{game}")).await;
        let sheets =
            browser.links(|tag| tag.get("href").is_some_and(|to| to.starts_with(&format!("/print/{game}/"))));
        assert!(sheets.len() >= 3, "{game}: {sheets:?}");
        for sheet in sheets {
            browser.go(&sheet).await;
            assert!(browser.page.contains("<svg") && !browser.page.contains("[print-"), "{sheet}");
        }
    }
    assert_eq!(browser.peek("/print/patchwork/none").await.0, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn the_words_on_a_table_are_one_tap_away() {
    let mut browser = Browser::new();
    for game in GAMES {
        let fields = [("game", game), ("seed", "3")].map(|(key, value)| (key.to_owned(), value.to_owned()));
        browser.post("/tables", &fields).await;
        let table = browser.address.clone();
        browser.go(&format!("{table}?open=menu")).await;
        let terms = browser.link(|tag| tag.get("href") == Some(&format!("{table}?open=terms"))).unwrap();
        browser.go(&terms).await;
        assert!(browser.page.contains("<dl class=\"terms\">") && !browser.page.contains("[term-"), "{game}");
        assert!(browser.link(|tag| tag.get("href") == Some(&format!("/learn/{game}"))).is_some());
        // Each of them leads to its place in the guide.
        let word = browser.link(|tag| tag.get("href").is_some_and(|to| to.contains("#term-"))).unwrap();
        browser.go(&format!("/learn/{game}")).await;
        let id = word.split_once('#').unwrap().1;
        assert!(browser.tags().iter().any(|tag| tag.get("id") == Some(id)), "{game}: {id}");
        browser.go(&format!("{table}?open=menu")).await;
        assert!(browser.link(|tag| tag.get("href") == Some(&format!("/print/{game}"))).is_some());
    }
}

/// No link may stand inside of these.
const CLOSED: [&str; 5] = ["a", "button", "label", "summary", "svg"];

#[tokio::test]
async fn the_nouns_on_a_table_lead_to_what_they_mean() {
    let mut browser = Browser::new();
    for game in GAMES {
        browser.go(&format!("/learn/{game}")).await;
        let guide = browser.tags();
        let fields = [("game", game), ("seed", "3")].map(|(key, value)| (key.to_owned(), value.to_owned()));
        browser.post("/tables", &fields).await;
        // In Patchwork the Automa's card is on the page only after its turn.
        browser.press(|tag| tag.is_key("a")).await;
        let nouns: BTreeSet<String> = browser.links(|tag| tag.has_class("noun")).into_iter().collect();
        assert!(nouns.len() >= 5, "{game}: {nouns:?}");
        for noun in nouns {
            let id = noun.strip_prefix(&format!("/learn/{game}#")).unwrap();
            assert!(guide.iter().any(|tag| tag.get("id") == Some(id)), "{game}: {noun}");
        }
        let tags = browser.tags();
        let mut inside: Vec<&str> = Vec::new();
        for tag in &tags {
            if inside.last().is_some_and(|outer| tag.name.strip_prefix('/') == Some(*outer)) {
                inside.pop();
            } else if CLOSED.contains(&tag.name.as_str()) {
                let stands_free = inside.is_empty() && !tag.text.is_empty();
                assert!(!tag.has_class("noun") || stands_free, "{game}: {tag:?} in {inside:?}");
                inside.push(&tag.name);
            }
        }
    }
}
