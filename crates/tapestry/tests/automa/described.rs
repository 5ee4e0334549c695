//! A table described once.

use kernel::companion::described::WrongLine;
use tapestry::automa::About;
use tapestry::companion::{Answer, Described, PositionError};
use tapestry::{Event, Kit, Track};
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
            "{die}\ncards = {{ track = 2, tiebreaker = 12 }}\n[automa]\nfavourite = \"technology\"\ntracks = {{ science = 4 }}\n[shadow]\nfavourite = \"military\""
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
        "decide = \"income\"\nturn = 2\ncards = { track = 2, tiebreaker = 4 }\n[automa]\ncivilization = \"engineers\"\nlandmarks = \"forge\"\nincome = 1\nfavourite = \"technology\"\n[shadow]\nfavourite = \"military\"",
    );
    // Two territories' worth: one landmark by the mat and by the Engineers, and first in the era.
    assert_eq!(income.unwrap().gained(), 1 + 1 + 2);
}

/// Everything that a table can be asked, also where it has no answer.
#[test]
fn positions_of_all_kinds() {
    covers!(
        "automa.track.unfinished",
        "automa.setup.second",
        "automa.turn.income-icon",
        "automa.variant.turn"
    );
    // Every track is finished: no step of that bot, and its reasons say so.
    let done = "tracks = { exploration = 12, science = 12, military = 12, technology = 12 }";
    let stuck =
        ask(&format!("cards = {{ track = 3, tiebreaker = 4 }}\n[automa]\n{done}\n[shadow]\n{done}")).unwrap();
    assert_eq!((stuck.track(), stuck.choices().count()), (None, 2));
    assert_eq!(stuck.after.position_of(kernel::Seat(2), Track::Science), 12);
    // A step on a named track with what follows: military 1 conquers.
    let step = ask(
        "decide = \"advance\"\ntrack = \"military\"\ncards = { tiebreaker = 1 }\n[you]\noutposts = \"2/0\"\n[automa]\noutposts = \"-2/2 -2/2\"",
    );
    assert_eq!(step.unwrap().hex().as_deref(), Some("-1/1"));
    // The deck is empty and the left card shows the hand: an income turn instead.
    let icon = Kit::printed().automa.cards.iter().find(|card| card.income).unwrap().number;
    let plain =
        Kit::printed().automa.cards.iter().find(|card| !card.income && card.number != icon).unwrap().number;
    let last = |left: u8, right: u8, deck: u8| {
        ask(&format!(
            "level = 1\ndeck = {deck}\ncards = {{ track = {left}, tiebreaker = {right} }}\ndie = \"science science science\"\n\
             [automa]\nfavourite = \"military\"\n[shadow]\nfavourite = \"military\""
        ))
        .unwrap()
    };
    assert_eq!(last(icon, plain, 0).wanted, tapestry::companion::Wanted::Income(2));
    assert_eq!(last(icon, plain, 2).wanted, tapestry::companion::Wanted::Turn);
    assert_eq!(last(plain, icon, 0).wanted, tapestry::companion::Wanted::Turn);
    // The new decks have their sizes, level by level and turn by turn.
    for (level, sizes) in [(1, [10, 12, 14]), (3, [8, 10, 12]), (4, [10, 14, 18]), (6, [10, 16, 22])] {
        for (turn, size) in (2..=4).zip(sizes) {
            let answer = ask(&format!(
                "decide = \"income\"\nlevel = {level}\nturn = {turn}\ncards = {{ track = 1, tiebreaker = 2 }}\n\
                 die = \"science science science\"\n[automa]\ncivilization = \"engineers\"\nsecond = \"explorers\"\n\
                 favourite = \"technology\"\n[shadow]\nfavourite = \"military\""
            ))
            .unwrap();
            assert_eq!(answer.after.bots().deck.len(), size, "level {level}, turn {turn}");
        }
    }
    // Income turn 1 of level 6: all tracks, ties by the named progress card.
    let first = ask(
        "decide = \"income\"\nturn = 1\nlevel = 6\ncards = { tiebreaker = 9 }\ndie = \"science\"\n[you]\noutposts = \"2/0 2/0\"\n[automa]\noutposts = \"-2/2 -2/2\"\nfavourite = \"science\"",
    );
    let first = first.unwrap();
    assert_eq!(first.after.position_of(kernel::Seat(1), Track::Military), 1);
    assert_eq!(first.after.position_of(kernel::Seat(2), Track::Military), 1);
    assert_eq!(first.hex().as_deref(), Some("-1/1"));
    // A civilization alone; level 6 needs both.
    let civ = |more: &str| {
        ask(&format!(
            "decide = \"civilization\"\nturn = 3\nlevel = 6\ncards = {{ tiebreaker = 2 }}\n[automa]\ncivilization = \"engineers\"\nlandmarks = \"forge tech_hub\"\n{more}"
        ))
    };
    assert!(matches!(civ(""), Err(PositionError::Missing(..))));
    assert_eq!(civ("second = \"conquerors\"\noutposts = \"-2/2 -3/3 -2/1\"").unwrap().gained(), 2 + 3);
    // A token that left its track does not count for the favourite.
    let left = |token: &str| {
        let text = format!(
            "decide = \"favourite\"\ncards = {{ tiebreaker = 4 }}\n[you]\ntracks = {{ {token} }}\n[automa]\nfavourite = \"science\"\n[shadow]\nfavourite = \"military\""
        );
        ask(&text).unwrap().after.bots().favourite[0]
    };
    assert_eq!(left("science = \"military 2\""), Track::Science);
    assert_ne!(left("technology = \"science 2\""), Track::Science);
    // A card keeps all others from a track; Traps one after the other; shared control.
    let kept = ask(
        "decide = \"advance\"\nbot = \"shadow\"\ntrack = \"science\"\ncards = { tiebreaker = 4 }\n[you]\nforbids = \"science\"",
    );
    assert_eq!(kept.unwrap().after.position_of(kernel::Seat(2), Track::Science), 0);
    let shared = ask(
        "decide = \"conquer\"\ntrap = [false, true]\ncards = { tiebreaker = 4 }\n[you]\noutposts = \"2/0\"\nshared = \"-2/2\"\n[automa]\noutposts = \"-2/2\"",
    );
    assert!(shared.is_ok());
    // Beside two people: the Shadow Empire alone, by mode or by the other person.
    for table in ["mode = \"shadow-empire\"", "[other]\nincome = 2"]
        .map(|table| format!("{table}\n[shadow]\nfavourite = \"science\""))
    {
        let alone = ask(&format!("cards = {{ track = 4, tiebreaker = 11 }}\n{table}")).unwrap();
        assert_eq!(alone.choices().map(|(seat, ..)| seat.0).collect::<Vec<_>>(), [2]);
    }
}

/// Whatever stands in a file, there is an answer or an error: each line of the examples left out, doubled or spoiled.
#[test]
fn spoiled_files_never_panic() {
    covers!("automa.mode");
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/positions");
    let mut asked = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if !path.file_name().unwrap().to_string_lossy().starts_with("tapestry-") {
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        assert!(ask(&text).is_ok(), "{}: {:?}", path.display(), ask(&text).err());
        let lines: Vec<&str> = text.lines().collect();
        for at in 0..lines.len() {
            let mut spoil = |change: &dyn Fn(&mut Vec<String>)| {
                let mut changed: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
                change(&mut changed);
                let _ = ask(&changed.join("\n"));
                asked += 1;
            };
            spoil(&|lines| drop(lines.remove(at)));
            spoil(&|lines| lines.insert(at, lines[at].clone()));
            spoil(&|lines| lines[at] = lines[at].replace(|letter: char| letter.is_ascii_digit(), "9"));
            spoil(&|lines| lines[at] = lines[at].replace('"', ""));
            spoil(&|lines| lines[at].push_str("\u{fc} = -1"));
        }
    }
    assert!(asked > 500, "{asked}");
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
        ("mode = \"solo\"\n[other]\nincome = 1", 1),
        ("cards = { track = 2, tiebreaker = 3 }\n[other]\n[automa]", 2),
        ("\n[you]\ntracks = { science = \"nowhere 3\" }", 3),
        ("\n[automa]\ntracks = { science = \"military 3\" }", 3),
        ("\n[shadow]\nforbids = \"science\"", 3),
        ("\n[shadow]\nachievements = \"topple_two\"", 3),
        ("\n[automa]\nachievements = \"topple_two topple_two\"", 3),
        ("\n[automa]\noutposts = \"0/0 0/0 0/0 0/0 1/1 1/1 1/1 1/1 2/0 2/0\"", 3),
    ] {
        match ask(text) {
            Err(PositionError::Line(WrongLine { line: at, .. })) => assert_eq!(at, line, "{text}"),
            other => panic!("{text}: {other:?}"),
        }
    }
    for text in
        ["", "decide = \"conquer\"", "decide = \"score\"", "decide = \"income\"", "cards = { track = 3 }"]
    {
        assert!(matches!(ask(text), Err(PositionError::Missing(..))), "{text}");
    }
}

/// Nobody's favourite track is assumed: where it makes a difference it is asked for, elsewhere the answer leaves it open.
#[test]
fn a_favourite_that_nobody_said_is_asked_for_where_it_matters() {
    covers!("automa.explore.far", "automa.track.order");
    let start = "[you]\noutposts = \"2/0 2/0\"\n[automa]\noutposts = \"-2/2 -2/2\"\n";
    let explore = |more: &str| {
        ask(&format!("decide = \"explore\"\ncards = {{ track = 2, tiebreaker = 8 }}\n{start}{more}"))
    };
    let error = explore("").unwrap_err();
    assert_eq!(
        error.to_string(),
        "the position does not say the favourite track of the Automa; add `[automa]\nfavourite = \"science\"`"
    );
    let said = explore("favourite = \"science\"").unwrap();
    assert_eq!(said.favourites, [Some(Track::Science), None], "the Shadow Empire does not explore");
    // A conquest does not look at it.
    let conquer =
        ask(&format!("decide = \"conquer\"\ncards = {{ track = 2, tiebreaker = 1 }}\n{start}")).unwrap();
    assert_eq!(conquer.favourites, [None, None]);
    // Both are asked for by the test of both.
    let both = |more: &str| {
        ask(&format!(
            "decide = \"favourite\"\ncards = {{ tiebreaker = 4 }}\n[you]\ntracks = {{ science = 2 }}\n{more}"
        ))
    };
    assert!(both("").unwrap_err().to_string().contains("of the Automa"));
    let automa = "[automa]\nfavourite = \"science\"\n";
    assert!(both(automa).unwrap_err().to_string().contains("of the Shadow Empire"));
    let answer = both(&format!("{automa}[shadow]\nfavourite = \"military\"")).unwrap();
    assert_eq!(answer.favourites, [Some(Track::Technology), Some(Track::Military)], "as they are afterwards");
}

/// An income turn covers the slot of its own era: those of the turns before are covered already.
#[test]
fn an_income_turn_covers_its_own_slot() {
    covers!("automa.income.cover");
    for level in [1, 2, 6] {
        for turn in 2..=4 {
            let answer = ask(&format!(
                "decide = \"income\"\nlevel = {level}\nturn = {turn}\ncards = {{ track = 1, tiebreaker = 2 }}\n\
                 die = \"science science science\"\n[automa]\ncivilization = \"engineers\"\nsecond = \"explorers\"\n\
                 favourite = \"technology\"\n[shadow]\nfavourite = \"military\""
            ))
            .unwrap();
            let covered = answer.events.iter().find_map(|event| match event {
                Event::FaceDown { slot, .. } => Some(*slot),
                _ => None,
            });
            assert_eq!(covered, Some(turn - 1), "level {level}, turn {turn}");
        }
    }
}

#[test]
fn nobody_plays_a_trap_after_income_turn_5() {
    covers!("automa.traps.person");
    let attack = |income: u8, trap: &str| {
        ask(&format!(
            "decide = \"conquer\"\ntrap = {trap}\ncards = {{ tiebreaker = 2 }}\n[you]\nincome = {income}\noutposts = \"-1/2\"\n\
             [automa]\noutposts = \"-2/2\""
        ))
    };
    assert!(attack(4, "true").is_ok() && attack(5, "false").is_ok() && attack(5, "[false]").is_ok());
    for trap in ["true", "[false, true]"] {
        match attack(5, trap) {
            Err(PositionError::Line(WrongLine { line: 2, expected, .. })) => {
                assert!(expected.contains("no Trap"), "{expected}");
            }
            other => panic!("{other:?}"),
        }
    }
}
