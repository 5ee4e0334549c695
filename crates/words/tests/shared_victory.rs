//! A shared victory is told as one, in every language: everybody who has won is named, and nobody else.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use kernel::{Seat, Seats};
use tapestry::Tapestry;
use terra_mystica::TerraMystica;
use testkit::shared_victory;
use words::terra_mystica::pictures::status;
use words::{Voice, Words};

const SAID: [(&str, &str); 2] = [("en", "share the victory with"), ("de", "Geteilter Sieg mit")];

fn first_two() -> Seats {
    [Seat(0), Seat(1)].into_iter().collect()
}

fn is_shared<G: Voice>(game: &G) {
    for (code, shared) in SAID {
        let words = Words::of(code).unwrap();
        let said = game.outcome(&words).unwrap();
        assert!(said.contains(shared), "{code}: {said}");
        for seat in (0..game.seats() as u8).map(Seat) {
            let named = said.contains(&game.name_of(&words, seat));
            assert_eq!(named, game.winners().contains(seat), "{code}: {said}");
        }
    }
}

#[test]
fn two_of_three_people_in_tapestry() {
    let settings = [("seats", "3"), ("tie", "shared")];
    is_shared(shared_victory::<Tapestry>(&settings, 0, first_two()).game());
}

#[test]
fn two_of_three_people_in_terra_mystica_also_on_its_picture() {
    let session = shared_victory::<TerraMystica>(&[("seats", "3"), ("automas", "0")], 0, first_two());
    is_shared(session.game());
    for (code, shared) in SAID {
        let said = status(&Words::of(code).unwrap(), session.game());
        assert!(said.contains(shared), "{code}: {said}");
    }
}
