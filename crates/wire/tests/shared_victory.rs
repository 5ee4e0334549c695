//! A shared victory is told as one in every JSON that names who has won.

#![allow(clippy::unwrap_used, reason = "a test that finds nothing has failed")]

use kernel::{Seat, Seats, Session};
use serde_json::{Value, json};
use tapestry::Tapestry;
use terra_mystica::TerraMystica;
use testkit::shared_victory;
use wire::Wire;

fn both() -> Seats {
    [Seat(0), Seat(1)].into_iter().collect()
}

/// State, the last step of the history, and the end of a replay.
fn told<G: Wire>(session: &Session<G>) -> [Value; 2] {
    let state = serde_json::to_value(G::state(session)).unwrap();
    let end = serde_json::to_value(G::end(session)).unwrap();
    [state["winners"].clone(), end["winners"].clone()]
}

#[test]
fn all_winners_are_named() {
    let tapestry = shared_victory::<Tapestry>(&[("tie", "shared")], 0, both());
    assert_eq!(told(&tapestry), [json!([0, 1]), json!([0, 1])]);
    let terra = shared_victory::<TerraMystica>(&[("automas", "0")], 0, both());
    assert_eq!(told(&terra), [json!([0, 1]), json!([0, 1])]);
}
