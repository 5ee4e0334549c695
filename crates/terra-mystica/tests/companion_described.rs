//! Tables described once: the examples of `docs/positions.md`, and everything that can be wrong.

use kernel::{Dice, Seat};
use terra_mystica::automa::About;
use terra_mystica::companion::{Answer, Described, PositionError};
use terra_mystica::{Event, Kit};
use testkit::covers;

use crate::automa_common::{choice, trail};

#[track_caller]
fn decide(text: &str) -> Answer {
    Described::parse(Kit::printed(), text).unwrap_or_else(|error| panic!("{error}")).decide()
}

#[track_caller]
fn wrong(text: &str) -> PositionError {
    Described::parse(Kit::printed(), text).expect_err(text)
}

/// The descriptions that the document shows.
fn documented() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/positions");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().flatten().map(|entry| entry.path()).collect();
    files.sort();
    let name = |file: &std::path::Path| file.file_name().map(|name| name.to_string_lossy().into_owned());
    let ours = files.iter().filter(|file| name(file).is_some_and(|name| name.starts_with("terra-mystica-")));
    ours.map(|file| std::fs::read_to_string(file).unwrap()).collect()
}

#[test]
fn the_documented_positions_are_decided() {
    covers!("companion.described");
    let texts = documented();
    assert!(texts.len() >= 5, "one of each kind");
    for text in &texts {
        let answer = decide(text);
        assert!(answer.choices().any(|(_, reasons)| reasons.chosen.is_some()), "{text}");
    }
}

const BUILD: &str = r#"
map = "base"
round = 2
[cards]
support = 3
action = 2
[you]
faction = "witches"
dwellings = ["F4", "E9"]
[automa]
faction = "darklings"
dwellings = "E5 E10"
"#;

#[test]
fn the_worked_examples_as_descriptions() {
    covers!("companion.described", "companion.same");
    let answer = decide(BUILD);
    assert_eq!(choice(&answer.before, &answer.events, About::Build), "E6");
    assert_eq!((answer.gained(), answer.again), (3, false));
    let (_, why) = answer.choices().next().unwrap();
    assert_eq!(trail(&answer.before, why)[1], "build.near least: D8 2, E4 3, E6 1*, E11 2, F7 2");
    assert!(answer.events.contains(&Event::Offered { to: Seat(0), from: Seat(1), amount: 1 }));
    let nightmare = format!("difficulty = \"nightmare\"\n{BUILD}");
    assert_eq!(decide(&nightmare).gained(), 5);

    let cult = r#"
        cards = { support = 16, action = 4 }
        [you]
        faction = "witches"
        cults = { fire = 3, water = 4, earth = 3, air = 2 }
        [automa]
        faction = "darklings"
        cults = { fire = 1, water = 4, earth = 2, air = 0 }
    "#;
    let answer = decide(cult);
    assert_eq!(choice(&answer.before, &answer.events, About::Cult), "earth");
    assert_eq!(answer.after.player(answer.seat).purse.cults, [1, 4, 5, 0]);
    let answer = decide(&cult.replace("support = 16", "support = 7"));
    assert_eq!(choice(&answer.before, &answer.events, About::Cult), "water");

    let power = r#"
        power-taken = "ACT5 ACT6"
        cards = { support = 2, action = 3 }
        [you]
        faction = "witches"
        [automa]
        faction = "darklings"
    "#;
    let answer = decide(power);
    assert_eq!(choice(&answer.before, &answer.events, About::Power), "ACT3");

    let pass = r#"
        decide = "pass"
        scoring = "SCORE3"
        bonus-row = "BON1 BON2 BON4"
        cards = { support = 6, drawn = 9 }
        [you]
        faction = "witches"
        [automa]
        faction = "darklings"
        bonus = "BON5"
    "#;
    let answer = decide(pass);
    assert_eq!(choice(&answer.before, &answer.events, About::Bonus), "BON4");
    assert_eq!(answer.gained(), 4);
    let answer = decide(&format!("automa-booster = \"drawn\"\n{pass}"));
    assert_eq!(choice(&answer.before, &answer.events, About::Bonus), "BON1");

    let setup = r#"
        decide = "first-dwelling"
        near = "F4"
        cards = { revealed = 10 }
        [you]
        faction = "witches"
        dwellings = "F4"
        [automa]
        faction = "swarmlings"
    "#;
    for (card, place) in [("10", "D5"), ("9", "H4")] {
        let answer = decide(&setup.replace("10", card));
        assert_eq!(choice(&answer.before, &answer.events, About::FirstDwelling), place);
    }
    let bonus = r#"
        decide = "first-bonus"
        bonus-row = "BON1 BON2 BON4 BON7 BON9"
        cards = { revealed = 8 }
        [you]
        faction = "witches"
        [automa]
        faction = "swarmlings"
    "#;
    let answer = decide(bonus);
    assert_eq!(choice(&answer.before, &answer.events, About::Bonus), "BON4");
}

#[test]
fn every_faction_can_be_described() {
    covers!("companion.described");
    for (you, automa) in crate::automa_games::pairings() {
        for action in [1, 2, 3, 4, 5] {
            let text = format!(
                "cards = {{ support = 7, action = {action} }}\n[you]\nfaction = \"{}\"\ncolour = \"green\"\n\
                 dwellings = \"F4\"\n[automa]\nfaction = \"{}\"\ncolour = \"blue\"\ndwellings = \"E4 D5\"\n",
                you.key(),
                automa.key()
            );
            let answer = decide(&text);
            assert!(!answer.events.is_empty());
        }
    }
    // Several at the table.
    let several = format!(
        "{BUILD}[[opponent]]\nfaction = \"nomads\"\ndwellings = \"A1\"\n[[opponent]]\nfaction = \"giants\"\nautoma = true\ndwellings = \"E4\"\n"
    );
    let answer = decide(&several);
    assert_eq!((answer.seat, answer.before.options().automas), (Seat(3), 2));
}

#[test]
fn errors_say_the_line_and_what_was_expected() {
    covers!("companion.described");
    let cases = [
        ("round = 2", "round = 9", 3, "1 to 6"),
        ("map = \"base\"", "map = \"moon\"", 2, "fjords"),
        ("support = 3", "support = 17", 5, "decision card"),
        ("support = 3", "support = 2", 6, "two different cards"),
        ("support = 3", "support = \"three\"", 5, "u8"),
        ("support = 3", "suport = 3", 5, "support"),
        ("\"witches\"", "\"wizards\"", 8, "a faction: "),
        ("\"F4\", ", "\"Z4\", ", 9, "hexes such as E7, not `Z4`"),
        ("\"F4\", ", "\"r4\", ", 9, "river"),
        ("\"F4\", ", "\"E5\", ", 12, "stands on this hex"),
        ("\"F4\", ", "4, ", 9, "string"),
        ("\"E5 E10\"", "\"A1 A2 A3 A4 A5 A6 A7 A8 A9\"", 12, "all pieces"),
        ("\"E5 E10\"", "\"E5\"\ncults = { fire = 11 }", 13, "0 to 10"),
        ("\"E5 E10\"", "\"E5\"\npriests = { fire = [3, 3] }", 13, "3, 2, 2, 2"),
        ("\"E5 E10\"", "\"E5\"\nbridges = \"A1:A2\"", 13, "E4:G1"),
        ("\"E5 E10\"", "\"E5\"\nunlocked = \"red\"", 13, "Riverwalkers"),
        ("\"E5 E10\"", "\"E5\"\nbonus = \"BON11\"", 13, "BON10"),
        ("\"E5 E10\"", "\"E5\"\nvp = 1000", 13, "999"),
        ("\"E5 E10\"", "\"E5\"\nmagic = 1", 13, "unknown field"),
        ("\"E5 E10\"", "\"E5\"\n[terrain]\nE6 = \"purple\"", 14, "a terrain"),
        ("\"E5 E10\"", "\"E5\"\n[terrain]\nZ6 = \"red\"", 14, "hexes"),
        ("\"E5 E10\"", "\"E5", 12, ""),
    ];
    for (from, to, line, expected) in cases {
        let text = BUILD.replace(from, to);
        assert_ne!(text, BUILD, "{from}");
        let error = wrong(&text);
        let message = error.to_string();
        assert!(message.contains(&format!("line {line}:")), "{to}: {message}");
        assert!(message.contains(expected), "{to}: {message}");
    }
    assert!(matches!(wrong(""), PositionError::Missing(..)));
    assert!(matches!(wrong(&BUILD.replace("action = 2", "")), PositionError::Missing(..)));
    assert!(matches!(wrong(&BUILD.replace("\"darklings\"", "\"yetis\"")), PositionError::Missing(..)));
    assert!(matches!(wrong(&BUILD.replace("\"darklings\"", "\"auren\"")), PositionError::Table(_)));
    assert!(matches!(wrong(&format!("decide = \"pass\"\n{BUILD}")), PositionError::Missing(..)));
    let message = wrong(&format!("decide = \"dance\"\n{BUILD}")).to_string();
    assert!(message.contains("first-bonus"), "{message}");
}

#[test]
fn no_description_panics() {
    covers!("companion.described");
    // Texts torn, mixed and changed at random.
    let mut texts = documented();
    texts.push(BUILD.to_owned());
    let mut dice = Dice::new(7);
    let words = [
        "E5",
        "r3",
        "\"",
        "[",
        "]",
        "=",
        "{",
        "}",
        "automa",
        "cards",
        "17",
        "-1",
        "0",
        "999999999999",
        "\n",
        "riverwalkers",
        "acolytes",
        "\"pass\"",
        "decide",
        "ä",
        "\u{0}",
        "true",
        "1.5",
        "colour = \"red\"\n",
        "[[opponent]]\n",
    ];
    let mut decided = 0;
    for _ in 0..20_000 {
        let mut text: Vec<char> = dice.pick(&texts).unwrap().chars().collect();
        for _ in 0..=dice.below(4) {
            let at = dice.below(text.len().max(1) as u32) as usize;
            match dice.below(4) {
                0 => {
                    let end = (at + dice.below(12) as usize).min(text.len());
                    text.drain(at.min(text.len())..end);
                }
                1 => {
                    let word = dice.pick(&words).unwrap();
                    let at = at.min(text.len());
                    text.splice(at..at, word.chars());
                }
                2 => {
                    let lines: Vec<String> =
                        text.iter().collect::<String>().lines().map(str::to_owned).collect();
                    let one = dice.pick(&lines).cloned().unwrap_or_default();
                    text.extend(one.chars().chain(['\n']));
                }
                _ => {
                    if let Some(digit) = text.get_mut(at).filter(|letter| letter.is_ascii_digit()) {
                        *digit = char::from(b'0' + dice.below(10) as u8);
                    }
                }
            }
        }
        let text: String = text.into_iter().collect();
        match Described::parse(Kit::printed(), &text) {
            Ok(table) => {
                decided += 1;
                let _ = table.decide();
            }
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
    assert!(decided > 1_000, "{decided}");
}
