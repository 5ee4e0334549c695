//! The Automa over a described table.

use kernel::companion::described::WrongLine;
use kernel::{Game, Verdict};
use patchwork::companion::{Answer, Described, PositionError, TileOwner};
use patchwork::scenario::Scenario;
use patchwork::{DeckName, Event, FIRST, Kit, LeatherReading, Level, SECOND};
use testkit::covers;

use crate::common::{incomes, play};

const TABLE: &str = "automa 10\nyou 13\nnext 4 12 31\ncard 3\n";

fn parse(text: &str) -> Result<Described, PositionError> {
    Described::parse(Kit::printed(), text)
}

fn decide(text: &str) -> Answer {
    parse(text).unwrap().decide()
}

#[test]
fn a_description_is_a_few_facts_in_any_order_with_comments() {
    let described = parse(TABLE).unwrap();
    assert_eq!((described.automa, described.you, described.next.len()), (10, 13, 3));
    assert_eq!((described.card, described.tile), (2, TileOwner::Open));
    let shuffled =
        "# a table\n\ncard 3 # the third\n next  tee4 pee5 aitch7\nyou 13\r\ngame patchwork\nautoma 10";
    assert_eq!(parse(shuffled).unwrap(), described);
}

#[test]
fn an_answer_says_everything_that_follows() {
    covers!("automa.filters", "automa.income", "automa.on-top");
    let answer = decide(TABLE);
    assert_eq!((answer.card, answer.from, answer.turn.to, answer.buttons), (2, 10, 13, 3));
    assert_eq!(answer.turn.taken.map(|taken| (taken.place, taken.patch.0)), Some((2, 31)));
    assert_eq!(answer.income_marks.as_slice(), [11]);
    assert!(answer.moves_again && !answer.gets_tile && answer.leather.count() == 0);
    let verdicts: Vec<Verdict> = answer.reasons.steps.iter().map(|step| step.verdict).collect();
    assert_eq!(verdicts, [Verdict::KeptAll, Verdict::KeptAll, Verdict::Narrowed, Verdict::NotNeeded]);
    assert_eq!(answer.reasons.chosen, answer.turn.taken);
}

#[test]
fn the_tile_goes_to_the_automa_at_the_marker_of_the_level_if_it_is_open() {
    covers!("automa.tile-marker", "automa.tile-person");
    // It passes to 36.
    for (level, tile, gets) in
        [("5", "open", true), ("4", "open", false), ("V", "you", false), ("5", "automa", false)]
    {
        let text = format!("automa 34\nyou 35\nnext 9\ncard 12\nlevel {level}\ntile {tile}");
        assert_eq!(decide(&text).gets_tile, gets, "{text}");
    }
}

#[test]
fn leather_is_where_the_edition_and_the_tokens_leave_it() {
    covers!("automa.leather", "automa.leather-left", "setup.leather");
    let leather = |text: &str| decide(&format!("next\ncard 6\n{text}")).leather.iter().collect::<Vec<u8>>();
    assert_eq!(leather("automa 24\nyou 25"), [26]);
    assert_eq!(leather("automa 24\nyou 26"), [] as [u8; 0], "you have it");
    assert_eq!(leather("automa 18\nyou 19\nedition original"), [20]);
    assert_eq!(leather("automa 18\nyou 19\nedition revised"), [] as [u8; 0]);
    assert_eq!(leather("automa 24\nyou 25\nleather left"), [] as [u8; 0], "it stays for you");
    assert_eq!(leather("automa 24\nyou 25\nleather-on 25"), [25], "as told");
    assert_eq!(leather("automa 24\nyou 25\nleather-on"), [] as [u8; 0], "none, as told");
}

#[test]
fn fewer_patches_and_none() {
    covers!("automa.sees", "automa.pass", "automa.single");
    let taken = |next: &str| {
        decide(&format!("automa 10\nyou 13\ncard 10\nnext {next}")).turn.taken.map(|c| c.patch.0)
    };
    assert_eq!(taken("9 10"), Some(10));
    assert_eq!(taken("9"), Some(9));
    assert_eq!(taken(""), None);
}

#[test]
fn a_wrong_line_is_named_with_what_was_expected() {
    let cases = [
        ("automa 54", "a space, 0 to 53"),
        ("you x", "a space, 0 to 53"),
        ("automa", "a space, 0 to 53"),
        ("card 25", "the printed number of one of the cards"),
        ("card 0", "the printed number of one of the cards"),
        ("next 1 2 3 4", "up to three different patches"),
        ("next 1 1", "up to three different patches"),
        ("next 33", "up to three different patches"),
        ("tile me", "open, you or automa"),
        ("leather-on 54", "spaces with a leather patch"),
        ("level 6", "it can be: 1, 2, 3, 4, 5"),
        ("edition new", "it can be: revised, original"),
        ("leather gone", "it can be: taken, left"),
        ("game chess", "one of automa, you, next, card"),
        ("weather fine", "one of automa, you, next, card"),
    ];
    for (line, expected) in cases {
        let error = parse(&format!("{TABLE}{line}\n")).unwrap_err();
        assert!(matches!(&error, PositionError::Line(WrongLine { line: 5, .. })), "{error}");
        assert!(error.to_string().contains(expected), "{error}");
    }
}

#[test]
fn a_missing_fact_is_named_with_an_example() {
    for (index, fact) in ["automa", "you", "next", "card"].into_iter().enumerate() {
        let text: String = TABLE
            .lines()
            .enumerate()
            .filter(|(i, _)| *i != index)
            .flat_map(|(_, line)| [line, "\n"])
            .collect();
        let error = parse(&text).unwrap_err();
        assert!(matches!(error, PositionError::Missing(missing, _) if missing == fact), "{error}");
        assert!(error.to_string().contains(&format!("such as `{fact} ")), "{error}");
    }
}

#[test]
fn an_impossible_table_is_refused() {
    covers!("turn.behind", "turn.finished");
    for (text, why) in [("automa 53\nyou 53", "no more turns"), ("automa 14\nyou 13", "it is your turn")] {
        let error = parse(&format!("{text}\nnext 1\ncard 1")).unwrap_err();
        assert!(matches!(error, PositionError::Impossible(_)) && error.to_string().contains(why), "{error}");
    }
    // On the same space the Automa may lie on top.
    assert!(parse("automa 13\nyou 13\nnext 1\ncard 1").is_ok());
}

#[test]
fn a_described_table_and_a_game_agree_on_everything() {
    covers!("automa.filters", "automa.income", "automa.leather", "automa.leather-left", "automa.tile-marker");
    let mut dice = kernel::Dice::new(7);
    for _ in 0..3_000 {
        let mut ring: Vec<u8> = (0..33).collect();
        dice.shuffle(&mut ring);
        let next = &ring[..dice.below(4) as usize];
        let automa = dice.below(53) as u8;
        let you = (automa + dice.below(8) as u8).min(53);
        let card = 1 + dice.below(24) as u8;
        let level = Level::ALL[dice.below(5) as usize];
        let reading = [LeatherReading::Taken, LeatherReading::Left][dice.below(2) as usize];
        let deck = if card > 12 { DeckName::Tactical } else { DeckName::Normal };
        let scenario = Scenario::automa().deck(deck).level(level).leather_reading(reading).cards(&[card]);
        let mut game = scenario.spaces(you, automa).on_top(SECOND).ring(next).build();
        let reading_name = if reading == LeatherReading::Left { "left" } else { "taken" };
        let next_text: Vec<String> = next.iter().map(u8::to_string).collect();
        let (numeral, next_text) = (level.numeral(), next_text.join(" "));
        let text = format!(
            "automa {automa}\nyou {you}\ncard {card}\nlevel {numeral}\nleather {reading_name}\nnext {next_text}"
        );
        let answer = decide(&text);
        let leather = game.leather();
        let events = play(&mut game, "automa");
        let Event::Automa { card, from, turn, reasons } = &events[0] else { panic!("{events:?}") };
        assert_eq!((*card, *from, turn, reasons), (answer.card, answer.from, &answer.turn, &answer.reasons));
        assert_eq!(game.buttons(SECOND), i32::from(answer.buttons));
        let marks: Vec<u8> = incomes(&events, SECOND).iter().map(|(mark, _)| *mark).collect();
        assert_eq!(marks, answer.income_marks.as_slice());
        assert_eq!(leather.without(game.leather()), answer.leather);
        // A described Automa that stands at its marker has the tile already; the scenario gives it with the move.
        let had = automa >= Kit::printed().time_board.marker(level);
        assert_eq!(game.tile() == Some(SECOND), answer.gets_tile || had, "{text}");
        assert_eq!(game.to_move() == Some(SECOND), answer.moves_again, "{text}");
        assert_ne!(game.tile(), Some(FIRST));
    }
}

#[test]
fn an_automa_at_its_marker_has_settled_the_tile() {
    covers!("automa.tile-marker");
    let text = "automa 41\nyou 44\nnext 4 12 31\ncard 3\nlevel 3\n";
    let kit = Kit::printed();
    assert!(!Described::parse(kit, text).unwrap().decide().gets_tile, "it has the tile already");
    let error = Described::parse(kit, &format!("{text}tile open\n")).unwrap_err();
    assert!(error.to_string().contains("not open any more"), "{error}");
    assert!(Described::parse(kit, &format!("{text}tile you\n")).is_ok());
    let behind = text.replace("automa 41", "automa 40");
    assert!(Described::parse(kit, &behind).unwrap().decide().gets_tile);
}
