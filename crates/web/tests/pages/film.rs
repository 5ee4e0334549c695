//! Looking back without script: every position by links, a new table from any of them, and the review by its button.

use crate::browser::Browser;
use crate::browser::html::{Tag, tags};

/// A table on which the first of everything offered was taken for some decisions.
async fn played(browser: &mut Browser, game: &str, options: &[(&str, &str)], decisions: usize) -> String {
    let mut fields = vec![("game".to_owned(), game.to_owned()), ("seed".to_owned(), "5".to_owned())];
    fields.extend(options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())));
    browser.post("/tables", &fields).await;
    let table = browser.address.clone();
    for _ in 0..decisions {
        let level = [("version".to_owned(), version(browser)), ("player".to_owned(), "beginner".to_owned())];
        browser.post(&format!("{table}/let"), &level).await;
    }
    table
}

fn version(browser: &Browser) -> String {
    let tags = browser.tags();
    let body = tags.iter().find(|tag| tag.name == "body").unwrap();
    body.get("data-version").unwrap().to_owned()
}

fn film(browser: &Browser) -> Tag {
    browser.tags().into_iter().find(|tag| tag.has_class("film")).unwrap()
}

fn number(tag: &Tag, key: &str) -> usize {
    tag.get(key).unwrap().parse().unwrap()
}

/// The frame on a page, as it stands there.
fn frame(page: &str) -> &str {
    let start = page.find("<article class=\"frame\"").unwrap();
    &page[start..start + page[start..].find("</article>").unwrap()]
}

fn is_step(to: &'static str) -> impl Fn(&Tag) -> bool {
    move |tag| tag.get("data-to") == Some(to)
}

#[tokio::test]
async fn every_position_is_reached_by_links_and_is_the_one_that_the_script_gets() {
    for (game, options) in [("patchwork", &[][..]), ("terra-mystica", &[("automas", "1")]), ("tapestry", &[])]
    {
        let mut browser = Browser::new();
        let table = played(&mut browser, game, options, 8).await;
        browser.go(&format!("{table}/history")).await;
        let count = number(&film(&browser), "data-count");
        assert!(count >= 8, "{game}: {count}");
        assert_eq!(number(&film(&browser), "data-at"), count, "it begins at the end");
        assert!(browser.tags().iter().any(|tag| tag.has_class("plot-now")), "{game}: the points are drawn");
        let first = browser.link(is_step("first")).unwrap();
        browser.go(&first).await;
        let mut frames: Vec<(usize, String)> = Vec::new();
        for at in 0..=count {
            assert_eq!(number(&film(&browser), "data-at"), at);
            frames.push((at, frame(&browser.page).to_owned()));
            let on = browser.link(is_step("right")).unwrap();
            browser.go(&on).await;
        }
        assert_eq!(number(&film(&browser), "data-at"), count, "there is nothing behind the end");
        let mut from = 0;
        while from <= count {
            let (status, batch) = browser.peek(&format!("{table}/history/frames?from={from}&count=5")).await;
            assert!(status.is_success() && batch.len() < 2 << 20, "{status}");
            let batch = batch.replace("=\"/some/automa", "=\"");
            let shown: Vec<usize> = tags(&batch)
                .iter()
                .filter(|tag| tag.has_class("frame"))
                .map(|tag| number(tag, "data-at"))
                .collect();
            assert!(!shown.is_empty() && shown.len() <= 5 && shown[0] == from, "{shown:?}");
            for at in &shown {
                let own = &batch[batch.find(&format!("data-at=\"{at}\"")).unwrap()..];
                let own = &own[..own.find("</article>").unwrap()];
                assert!(frames[*at].1.ends_with(own), "{game}, {at}: the script sees what the page shows");
            }
            from += shown.len();
        }
        let (status, none) = browser.peek(&format!("{table}/history/frames?from={}", count + 1)).await;
        assert!(status.is_success() && !none.contains("article"));
        for wrong in [format!("{}", count + 1), "999999999".to_owned()] {
            assert_eq!(browser.peek(&format!("{table}/history/{wrong}")).await.0, 404, "{wrong}");
        }
    }
}

#[tokio::test]
async fn chapters_lead_to_where_they_begin() {
    let mut browser = Browser::new();
    let table = played(&mut browser, "terra-mystica", &[("automas", "1")], 60).await;
    browser.go(&format!("{table}/history/0")).await;
    let tags = browser.tags();
    let start = tags.iter().position(|tag| tag.has_class("chapters")).unwrap();
    let chapters: Vec<&Tag> =
        tags[start..].iter().take_while(|tag| tag.name != "/nav").filter(|tag| tag.name == "a").collect();
    let names: Vec<&str> = chapters.iter().map(|tag| tag.text.as_str()).collect();
    assert_eq!(names[..2], ["Setup", "Round 1"]);
    assert_eq!(chapters[0].get("aria-current"), Some("true"));
    let second = chapters[1].get("href").unwrap().to_owned();
    browser.go(&second).await;
    assert!(number(&film(&browser), "data-at") > 2);
}

#[tokio::test]
async fn a_new_table_goes_on_from_any_position_and_the_old_one_stays() {
    let mut browser = Browser::new();
    let table = played(&mut browser, "patchwork", &[], 8).await;
    let (_, before) = browser.peek(&format!("{table}/export")).await;
    browser.go(&format!("{table}/history/5")).await;
    assert!(browser.press(|tag| tag.has_class("go")).await);
    let new = browser.address.clone();
    assert_ne!(new, table);
    let decided = |save: &str| {
        save.lines().skip_while(|line| *line != "begin").skip(1).map(ToOwned::to_owned).collect::<Vec<_>>()
    };
    let (_, branched) = browser.peek(&format!("{new}/export")).await;
    assert_eq!(decided(&branched), decided(&before)[..5]);
    let (_, part) = browser.peek(&format!("{table}/export?at=5")).await;
    assert_eq!(part, branched, "the save up to there is that table");
    assert_eq!(browser.peek(&format!("{table}/export")).await.1, before);
    assert_eq!(browser.peek(&format!("{table}/export?at=999")).await.0, 422);
    let (status, picture) = browser.peek(&format!("{table}/picture.svg?at=5")).await;
    assert!(status.is_success() && picture.starts_with("<svg"));
    assert_eq!(picture, browser.peek(&format!("{new}/picture.svg")).await.1);
    assert_eq!(browser.peek(&format!("{table}/picture.svg?at=999")).await.0, 404);
    browser.go(&format!("{table}/history")).await;
    let (status, _) = browser.send_form(&format!("{table}/branch"), "at=999").await;
    assert_eq!(status, 422);
}

/// Presses the button of the review until there is none.
async fn review(browser: &mut Browser, table: &str) -> usize {
    browser.go(&format!("{table}/history")).await;
    let mut pressed = 0;
    while browser.page.contains("Review this game") || browser.page.contains(">Go on<") {
        let is_it = |tag: &Tag| tag.text == "Review this game" || tag.text == "Go on";
        assert!(browser.press(is_it).await);
        pressed += 1;
        assert!(pressed < 400, "the review does not end");
    }
    pressed
}

#[tokio::test]
async fn a_review_is_thought_once_kept_and_gone_on_with() {
    let mut browser = Browser::new();
    let table = played(&mut browser, "patchwork", &[], 6).await;
    assert!(review(&mut browser, &table).await > 0);
    assert!(browser.page.contains("were looked at.") || browser.page.contains("was looked at."));
    // What cost something is marked below the slider, as often as in the list.
    let strokes = browser
        .page
        .split("<path d=\"")
        .filter(|part| part.starts_with('M'))
        .map(|part| part.split('"').next().unwrap_or_default().matches(" 0v1").count());
    assert_eq!(strokes.sum::<usize>(), browser.page.matches("class=\"cost\"").count());
    let reviewed = browser.page.clone();
    assert_eq!(review(&mut browser, &table).await, 0, "it is kept");
    assert_eq!(browser.page, reviewed);
    // Some decision has a verdict, with the options and their figures.
    let count = number(&film(&browser), "data-count");
    let mut verdicts = 0;
    for at in 1..=count {
        browser.go(&format!("{table}/history/{at}")).await;
        let is_judged = browser.tags().iter().any(|tag| tag.has_class("verdict"));
        verdicts += usize::from(is_judged);
        assert!(!is_judged || browser.page.contains("Points at the end"), "{at}");
    }
    assert!(verdicts >= 4, "{verdicts}");
    // What was decided since is judged besides; what was judged before stays.
    browser.go(&table).await;
    let level = [("version".to_owned(), version(&browser)), ("player".to_owned(), "beginner".to_owned())];
    browser.post(&format!("{table}/let"), &level).await;
    browser.go(&format!("{table}/history")).await;
    let said = format!("{verdicts} of {} decisions looked at", verdicts + 1);
    assert!(browser.page.contains(&said), "{said}");
    assert!(review(&mut browser, &table).await > 0);
}

#[tokio::test]
async fn beside_a_real_table_there_is_a_film_and_nobody_who_judges() {
    let mut browser = Browser::new();
    let fields = [("game", "patchwork-companion"), ("seed", "3"), ("ring", "dealt")];
    let fields = fields.map(|(key, value)| (key.to_owned(), value.to_owned()));
    browser.post("/tables", &fields).await;
    let table = browser.address.clone();
    let said = [("version", "0"), ("action", "you advance")];
    browser
        .post(&format!("{table}/decide"), &said.map(|(key, value)| (key.to_owned(), value.to_owned())))
        .await;
    browser.go(&format!("{table}/history")).await;
    assert!(browser.page.contains("Nobody here can judge this table"));
    assert_eq!(browser.send_form(&format!("{table}/review"), "").await.0, 422);
}
