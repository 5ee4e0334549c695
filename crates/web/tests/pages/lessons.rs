//! A first game that is taught: what is asked for goes on, what is not is answered kindly, and it can be left at any time.

use axum::http::StatusCode;
use kernel::{Game, Legal, Role, Session};
use patchwork::Patchwork;
use tapestry::Tapestry;
use terra_mystica::TerraMystica;
use words::lesson::Verdict;
use words::{Voice, Words};

use crate::browser::Browser;
use crate::browser::evening::version;

const NOT_NOW: &str = "For now, try what is asked for here";

fn run_bots<G: Game>(session: &mut Session<G>) {
    while session.game().to_move().is_some_and(|seat| session.game().role(seat) != Role::Person) {
        let turn = session.game().legal().get(0).unwrap();
        session.play(turn).unwrap();
    }
}

/// A lesson that began, as the page shows it and as we know it.
async fn begin<G: Voice>(browser: &mut Browser) -> (String, Session<G>) {
    browser.go("/").await;
    let (tags, end) = (browser.tags(), format!("/lessons/{}", G::NAME));
    let form = tags.iter().filter_map(|tag| tag.get("action")).find(|to| to.ends_with(&end));
    let form = form.expect("the home page leads to the lesson").to_owned();
    browser.post(&form, &[]).await;
    let mut session = Session::new(G::LESSON.unwrap().setup::<G>().unwrap()).unwrap();
    run_bots(&mut session);
    (browser.address.clone(), session)
}

async fn decide(browser: &mut Browser, table: &str, act: &str) {
    let version = version(browser).to_string();
    let fields = [("version".to_owned(), version), ("action".to_owned(), act.to_owned())];
    browser.post(&format!("{table}/decide"), &fields).await;
}

async fn is_taught<G: Voice>() {
    let lesson = G::LESSON.unwrap();
    let mut browser = Browser::new();
    let (table, mut session) = begin::<G>(&mut browser).await;
    let mut refused = 0;
    loop {
        let progress = lesson.progress(&session).unwrap();
        let words = Words::english();
        let says = lesson.says::<G>(&words, &progress).replace('"', "&quot;");
        assert!(browser.page.contains(&says), "{}: {says}", G::NAME);
        if progress.step == progress.of {
            break;
        }
        assert!(browser.page.contains(&format!("Step {} of {}", progress.step + 1, progress.of)));
        let game = session.game();
        let legal = game.legal();
        let texts: Vec<String> =
            (0..legal.count()).filter_map(|at| legal.get(at)).map(|action| game.write(action)).collect();
        let is = |verdict: Verdict| {
            texts.iter().find(|text| lesson.verdict(&session, &[(*text).clone()]) == verdict).cloned()
        };
        if let Some(other) = is(Verdict::Other) {
            let before = version(&browser);
            decide(&mut browser, &table, &other).await;
            assert!(browser.page.contains(NOT_NOW), "{other}");
            assert_eq!(version(&browser), before, "{other} must change nothing");
            refused += 1;
        }
        let asked = is(Verdict::Asked).unwrap();
        decide(&mut browser, &table, &asked).await;
        assert!(!browser.page.contains(NOT_NOW), "{asked}");
        session.play(session.game().read(&asked).unwrap()).unwrap();
        run_bots(&mut session);
    }
    assert!(refused > 5, "{refused}");
    // At its end the lesson lets go.
    browser.post(&format!("{table}/lesson/leave"), &[]).await;
    assert!(!browser.page.contains("id=\"coach\""));
}

#[tokio::test]
async fn patchwork_is_taught() {
    is_taught::<Patchwork>().await;
}

#[tokio::test]
async fn terra_mystica_is_taught() {
    is_taught::<TerraMystica>().await;
}

#[tokio::test]
async fn tapestry_is_taught() {
    is_taught::<Tapestry>().await;
}

#[tokio::test]
async fn a_lesson_is_left_into_the_free_game() {
    let mut browser = Browser::new();
    let (table, _) = begin::<Patchwork>(&mut browser).await;
    decide(&mut browser, &table, "advance").await;
    assert!(browser.page.contains(NOT_NOW) && version(&browser) == 0);
    // What cannot be at all is for the rules to refuse.
    let (_, page) = browser.send_form(&format!("{table}/decide"), "version=0&action=take+99").await;
    assert!(!page.contains(NOT_NOW), "{page}");
    browser.post(&format!("{table}/lesson/leave"), &[]).await;
    decide(&mut browser, &table, "advance").await;
    assert!(version(&browser) > 0 && !browser.page.contains("id=\"coach\""));
    let (status, _) = browser.send_form("/lessons/chess", "").await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}
