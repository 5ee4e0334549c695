//! A shared victory is told as one on every page that says who has won.

use crate::browser::Browser;
use kernel::{Notation, Seat, Seats, Session};
use tapestry::Tapestry;
use terra_mystica::TerraMystica;
use testkit::shared_victory;

fn both() -> Seats {
    [Seat(0), Seat(1)].into_iter().collect()
}

/// Brings the game and looks at its page, in both languages.
async fn told<G: Notation>(session: &Session<G>) -> [String; 2] {
    let save = table::journal::write(session, |_, _| String::new());
    let mut browser = Browser::new();
    browser.post("/import", &[("text".to_owned(), save)]).await;
    let english = browser.page.clone();
    let table = browser.address.clone();
    "lang=de".clone_into(&mut browser.cookies);
    browser.go(&table).await;
    [english, browser.page]
}

#[tokio::test]
async fn of_two_people_in_tapestry() {
    let [english, german] = told(&shared_victory::<Tapestry>(&[("tie", "shared")], 0, both())).await;
    assert!(english.contains("share the victory with"));
    assert!(german.contains("Geteilter Sieg mit"));
}

#[tokio::test]
async fn of_two_people_in_terra_mystica() {
    let [english, german] = told(&shared_victory::<TerraMystica>(&[("automas", "0")], 0, both())).await;
    assert!(english.contains("share the victory with"));
    assert!(german.contains("Geteilter Sieg mit"));
}
