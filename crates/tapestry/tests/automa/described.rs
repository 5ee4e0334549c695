//! A table described once.

use tapestry::automa::About;
use tapestry::companion::{Answer, Described, PositionError};
use tapestry::{Kit, Track};
use testkit::covers;

fn ask(text: &str) -> Result<Answer, PositionError> {
    Described::parse(Kit::printed(), text).and_then(|described| described.decide())
}

#[test]
fn the_examples_as_descriptions() {
    covers!("automa.track.landmark", "automa.conquer.middle", "automa.explore.far", "automa.income.vp");
    let track = ask(r#"
        decide = "track"
        cards = { track = 3, tiebreaker = 4 }
        [you]
        landmarks = "apothecary forge rubber_works"
        [automa]
        tracks = { exploration = 3, science = 5, military = 3, technology = 8 }
        favourite = "technology"
        "#);
    assert_eq!(track.unwrap().track(), Some(Track::Military));
    let start = "[you]\noutposts = \"2/0 2/0\"\n[automa]\noutposts = \"-2/2 -2/2\"\n";
    for (card, favourite, hex) in
        [(8, "science", "-3/2"), (8, "military", "-2/3"), (1, "military", "-1/1"), (5, "military", "-3/2")]
    {
        let text = format!(
            "decide = \"explore\"\ncards = {{ track = 2, tiebreaker = {card} }}\n{start}favourite = \"{favourite}\""
        );
        assert_eq!(ask(&text).unwrap().hex().as_deref(), Some(hex));
    }
    let score = ask(r#"
        decide = "score"
        turn = 3
        level = 2
        [you]
        income = 2
        [automa]
        tracks = { exploration = 2, science = 5, military = 3, technology = 6 }
        outposts = "-2/2 -2/2 -1/-1 0/-3 -3/3"
        landmarks = "forge barracks"
        "#);
    assert_eq!(score.unwrap().gained(), 31);
}

#[test]
fn turns_dice_and_traps() {
    covers!(
        "automa.space.research",
        "automa.traps.person",
        "automa.favourite.new",
        "automa.turn.income-icon"
    );
    // Card 2 and 12: the Automa takes science 5, a research; the die must be said.
    let turn = |die: &str| {
        ask(&format!(
            "{die}\ncards = {{ track = 2, tiebreaker = 12 }}\n[automa]\ntracks = {{ science = 4 }}\n[shadow]\nfavourite = \"military\""
        ))
    };
    assert!(matches!(turn(""), Err(PositionError::Missing(..))));
    let answer = turn("die = \"technology\"").unwrap();
    assert_eq!(answer.after.position_of(kernel::Seat(1), Track::Technology), 1);
    assert_eq!(answer.choices().filter(|(_, about, _)| *about == About::Track).count(), 2);
    let attack = |trap: bool| {
        ask(&format!(
            "decide = \"conquer\"\ntrap = {trap}\ncards = {{ tiebreaker = 2 }}\n[you]\noutposts = \"-1/2\"\n[automa]\noutposts = \"-2/2\""
        ))
        .unwrap()
    };
    assert_eq!(attack(false).after.controlled(kernel::Seat(1)).len(), 2);
    assert_eq!(attack(true).after.controlled(kernel::Seat(1)).len(), 1);
    let favourite = ask(
        "decide = \"favourite\"\ncards = { tiebreaker = 4 }\n[you]\ntracks = { science = 2 }\n[automa]\nfavourite = \"science\"\n[shadow]\nfavourite = \"military\"",
    );
    assert_eq!(favourite.unwrap().after.bots().favourite[0], Track::Technology);
    let income = ask(
        "decide = \"income\"\nturn = 2\ncards = { track = 2, tiebreaker = 4 }\n[automa]\ncivilization = \"engineers\"\nlandmarks = \"forge\"\nincome = 1",
    );
    // Two territories' worth: one landmark by the mat and by the Engineers, and first in the era.
    assert_eq!(income.unwrap().gained(), 1 + 1 + 2);
}

#[test]
fn what_cannot_be_is_refused_with_its_line() {
    covers!("automa.mode");
    for (text, line) in [
        ("decide = \"dance\"", 1),
        ("cards = { track = 30, tiebreaker = 2 }", 1),
        ("cards = { track = 2, tiebreaker = 2 }", 1),
        ("level = 9", 1),
        ("\n[automa]\ntracks = { science = 13 }", 3),
        ("\n[automa]\ntracks = { arts = 1 }", 3),
        ("\n[you]\noutposts = \"9/9\"", 3),
        ("\n[you]\nfavourite = \"science\"", 3),
        ("\n[shadow]\ncivilization = \"explorers\"", 3),
        ("\n[automa]\nlandmarks = \"forge forge\"", 3),
        ("decide = \"conquer\"\n[other]\nincome = 1", 1),
        ("nonsense = 1", 1),
    ] {
        match ask(text) {
            Err(PositionError::Line { line: at, .. }) => assert_eq!(at, line, "{text}"),
            other => panic!("{text}: {other:?}"),
        }
    }
    for text in
        ["", "decide = \"conquer\"", "decide = \"score\"", "decide = \"income\"", "cards = { track = 3 }"]
    {
        assert!(matches!(ask(text), Err(PositionError::Missing(..))), "{text}");
    }
}
