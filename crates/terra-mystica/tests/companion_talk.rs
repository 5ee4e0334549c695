//! What can be said to a companion: what it answers, warns of, refuses, and takes as a fact.

use std::fmt::Write as _;

use kernel::{Dice, Game, Legal, Notation, Purpose, Seat, Seed};
use terra_mystica::automa::About;
use terra_mystica::companion::{
    CardFor, CardSource, CompanionAction, CompanionDecision, CompanionEvent, CompanionIllegal,
    CompanionOptions, Few, Fix, TerraCompanion, Told, Warning,
};
use terra_mystica::options::FactionChoice;
use terra_mystica::{BonusId, Cult, Event, FactionId, Kit, PowerAction, ScoringId, Structure, Terrain};
use testkit::battery::bytes;
use testkit::{Battery, covers};

use crate::automa_common::{choice, index};
use crate::automa_games::automa_options;
use crate::companion_twin::say;

/// Whether a refusal is the right one.
type Test = fn(&CompanionIllegal) -> bool;

const TALK: Purpose = Purpose::new("companion talk");

fn options(you: &str, automa: &str, cards: CardSource) -> CompanionOptions {
    let named = |name| FactionChoice::Named(FactionId::from_name(name).unwrap());
    let mut options = CompanionOptions { cards, ..CompanionOptions::default() };
    options.game.factions[0] = named(you);
    options.game.automa_factions[0] = named(automa);
    options
}

fn begin(you: &str, automa: &str, cards: CardSource) -> TerraCompanion {
    TerraCompanion::start(Kit::printed(), &options(you, automa, cards), Seed(1)).unwrap()
}

/// Up to the first turn of round 1, with your dwellings on these hexes.
fn settled(you: &str, other: &str, cards: CardSource, hexes: [&str; 2]) -> TerraCompanion {
    let mut table = begin(you, other, cards);
    for hex in hexes {
        say(&mut table, &format!("build {hex}"));
        automa(&mut table, 1);
    }
    automa(&mut table, 3);
    let card = table.legal().get(0).unwrap();
    table.play(card, &mut ()).unwrap();
    table
}

/// Takes everything of the Automa off the map.
fn clear(table: &mut TerraCompanion) {
    for hex in table.table().player(Seat(1)).all() {
        let line = format!("fix {} empty", table.table().map().name(hex));
        say(table, &line);
    }
}

/// Up to the first turn of round 1: the worked example's table.
fn example(cards: CardSource) -> TerraCompanion {
    let mut table = settled("witches", "darklings", cards, ["F4", "A10"]);
    for line in ["fix A10 empty", "fix E9 witches D"] {
        say(&mut table, line);
    }
    clear(&mut table);
    say(&mut table, "fix E5 darklings D");
    say(&mut table, "fix E10 darklings D");
    table
}

/// The Automa goes on, with this card if one is wanted.
fn automa(table: &mut TerraCompanion, number: u8) -> Vec<CompanionEvent> {
    let card = matches!(table.decision(), Some(CompanionDecision::Card { .. }));
    say(table, &if card { format!("card {number}") } else { "automa".to_owned() })
}

fn events(said: Vec<CompanionEvent>) -> Vec<Event> {
    said.into_iter()
        .filter_map(|event| match event {
            CompanionEvent::Table(event) => Some(event),
            _ => None,
        })
        .collect()
}

#[track_caller]
fn refused(table: &TerraCompanion, line: &str) -> CompanionIllegal {
    let action = table.read(line).unwrap_or_else(|error| panic!("`{line}`: {error}"));
    let mut after = table.clone();
    let mut events = Vec::new();
    let error = after.play(action, &mut events).expect_err(line);
    assert!(after == *table && events.is_empty() && !error.to_string().is_empty());
    error
}

fn warns(said: &[CompanionEvent], warning: Warning) -> bool {
    said.contains(&CompanionEvent::Warning(warning))
}

#[test]
fn the_worked_example_with_cards_of_your_own() {
    covers!("companion.cards", "companion.power", "companion.told");
    let mut table = example(CardSource::Own);
    say(&mut table, "advance ship");
    // The Automa's first card of the round ends your turn.
    let said = say(&mut table, "card 3");
    assert!(matches!(said.last(), Some(CompanionEvent::Noted { .. })));
    assert_eq!(table.decision(), Some(CompanionDecision::Card { seat: Seat(1), what: CardFor::Action }));
    assert_eq!(refused(&table, "card 3"), CompanionIllegal::CardDrawn { number: 3 });
    let said = events(say(&mut table, "card 2"));
    assert_eq!(choice(table.table(), &said, About::Build), "E6");
    assert!(said.contains(&Event::Offered { to: Seat(0), from: Seat(1), amount: 1 }));
    assert_eq!(table.score(Seat(1)), 23);
    // Nobody is asked whether the power was taken: the Darklings do not care.
    assert_eq!(table.decision(), Some(CompanionDecision::Turn { seat: Seat(0), told: 0 }));
    assert_eq!(refused(&table, "card 4"), CompanionIllegal::NothingTold);
    say(&mut table, "done");
    assert_eq!(refused(&table, "card 2"), CompanionIllegal::CardDrawn { number: 2 });
    assert!(refused(&table, "automa").to_string().contains("card"));
    // One stock card is in the deck, not two.
    say(&mut table, "card 9");
    say(&mut table, "done");
    assert_eq!(refused(&table, "card 10"), CompanionIllegal::CardNotInDeck { number: 10 });
}

#[test]
fn cultists_ask_whether_power_was_taken() {
    covers!("companion.power");
    let mut table = settled("witches", "cultists", CardSource::Own, ["F4", "A10"]);
    clear(&mut table);
    say(&mut table, "fix E6 cultists D");
    say(&mut table, "fix cult witches air 0");
    say(&mut table, "done");
    say(&mut table, "card 8");
    let said = say(&mut table, "card 1");
    assert!(said.iter().any(|event| matches!(event, CompanionEvent::Table(Event::Upgraded { .. }))));
    assert_eq!(table.decision(), Some(CompanionDecision::Power { seat: Seat(0), from: Seat(1), amount: 1 }));
    let mut declined = table.clone();
    say(&mut declined, "decline");
    assert_eq!(declined.table().player(Seat(1)).purse.cults, [1, 0, 1, 0]);
    let said = events(say(&mut table, "leech"));
    assert_eq!(choice(table.table(), &said, About::Cult), "fire");
    assert_eq!(table.table().player(Seat(1)).purse.cults, [2, 0, 1, 0]);
}

#[test]
fn your_cultists_hear_what_the_automa_answers() {
    covers!("automa.you.cultists", "automa.you.support", "companion.told");
    for (cards, support, takes) in [
        (CardSource::Program, None, None),
        (CardSource::Own, None, Some(None)),
        (CardSource::Own, Some(1), Some(Some(true))),
        (CardSource::Own, Some(4), Some(Some(false))),
    ] {
        let mut table = settled("cultists", "darklings", cards, ["E6", "A7"]);
        if table.table().structure(table.table().map().find("E5").unwrap()).is_none() {
            say(&mut table, "fix E5 darklings TE");
        }
        if let Some(support) = support {
            say(&mut table, "done");
            say(&mut table, &format!("card {support}"));
            say(&mut table, "card 3");
        }
        let said = say(&mut table, "upgrade E6 to TP");
        let answer = said.iter().find_map(|event| match event {
            CompanionEvent::Answered { takes, .. } => Some(*takes),
            _ => None,
        });
        match takes {
            Some(takes) => assert_eq!(answer, Some(takes)),
            // The program draws a card of the reserve for it.
            None => assert!(matches!(answer, Some(Some(_)))),
        }
    }
}

#[test]
fn doubtful_things_are_accepted_with_a_warning() {
    covers!("companion.doubt", "companion.told");
    let table = example(CardSource::Program);
    let map = table.table().map();
    let hex = |name: &str| map.find(name).unwrap();
    for (line, warning) in [
        ("build I1", Warning::OutOfReach { hex: hex("I1") }),
        ("dig I1 to green", Warning::OutOfReach { hex: hex("I1") }),
        ("bridge B1:C1", Warning::NoBridgehead),
        ("-fire 3", Warning::NoStep { cult: Cult::Fire }),
        ("+air 9", Warning::StoppedBelowTop { cult: Cult::Air }),
    ] {
        let mut after = table.clone();
        let said = say(&mut after, line);
        assert!(warns(&said, warning), "{line}: {said:?}");
    }
    let mut table = table;
    let said = say(&mut table, "build E6");
    assert!(!said.iter().any(|event| matches!(event, CompanionEvent::Warning(_))), "{said:?}");
    assert_eq!(table.table().terrain(hex("E6")), Terrain::Forest);
    // A key brings the marker to the top.
    say(&mut table, "+air 9");
    say(&mut table, "air 10");
    assert_eq!(table.table().player(Seat(0)).purse.cults[3], 10);
    say(&mut table, "+FAV4");
    say(&mut table, "+TW5");
    say(&mut table, "action BON1");
    say(&mut table, "advance dig");
}

#[test]
fn what_contradicts_the_table_is_refused() {
    covers!("companion.doubt");
    let mut table = example(CardSource::Program);
    say(&mut table, "action ACT5");
    say(&mut table, "send p to fire for 3");
    let row: Vec<String> = table.table().bonus_cards().map(|(card, _)| card.id().to_owned()).collect();
    let absent = BonusId::ALL.into_iter().find(|card| !row.contains(&card.id().to_owned())).unwrap();
    let cases: [(&str, Test); 14] = [
        ("build E5", |error| matches!(error, CompanionIllegal::Occupied { .. })),
        ("build r1", |error| matches!(error, CompanionIllegal::River { .. })),
        ("dig E5 to blue", |error| matches!(error, CompanionIllegal::Occupied { .. })),
        ("dig E4 to blue", |error| matches!(error, CompanionIllegal::SameTerrain { .. })),
        ("dig E4 to ice", |error| matches!(error, CompanionIllegal::NoSuchTerrain)),
        ("upgrade E5 to TP", |error| matches!(error, CompanionIllegal::NotYours { .. })),
        ("upgrade F4 to SH", |error| matches!(error, CompanionIllegal::NoUpgrade { .. })),
        ("send p to fire for 3", |error| matches!(error, CompanionIllegal::SpaceTaken { .. })),
        ("action ACT5", |error| matches!(error, CompanionIllegal::PowerUsed { .. })),
        ("bridge A1:A2", |error| matches!(error, CompanionIllegal::NoBridgePlace)),
        ("pick-color blue", |error| matches!(error, CompanionIllegal::NoShift)),
        ("connect r1", |error| matches!(error, CompanionIllegal::NoLink)),
        ("pass", |error| matches!(error, CompanionIllegal::CardWanted)),
        ("darklings: build E4", |error| matches!(error, CompanionIllegal::NotAsked { .. })),
    ];
    for (line, test) in cases {
        let error = refused(&table, line);
        assert!(test(&error), "`{line}`: {error}");
    }
    let card = absent.id();
    assert!(matches!(refused(&table, &format!("pass {card}")), CompanionIllegal::NotInRow { .. }));
    assert!(matches!(refused(&table, "leech"), CompanionIllegal::Waiting(_)));
    assert!(matches!(refused(&table, "result 90"), CompanionIllegal::Waiting(_)));
}

#[test]
fn any_fact_can_be_set_right() {
    covers!("companion.fix");
    let mut table = example(CardSource::Program);
    let row: Vec<String> = table.table().bonus_cards().map(|(card, _)| card.id().to_owned()).collect();
    let turned = format!("fix row {} {} {}", row[2], row[0], row[1]);
    let held = table.table().player(Seat(1)).bonus.unwrap().id();
    let swap = format!("fix bonus witches {held}");
    for line in [
        "fix E7 darklings TP",
        "fix E7 witches SA",
        "fix E7 empty",
        "fix terrain E7 red",
        "fix bridge E4:G1 darklings",
        "fix bridge E4:G1 none",
        "fix cult darklings water 10",
        "fix priests water darklings witches - darklings",
        "fix power ACT1 ACT6",
        "fix power",
        &turned,
        &swap,
        "fix bonus witches none",
        "fix vp darklings 47",
        "fix round 4",
        "fix scoring SCORE1 SCORE2 SCORE3 SCORE4 SCORE5 SCORE6",
        "fix final-tile building-on-edge",
        "fix final-tile none",
        "fix order darklings witches",
        "fix shipping witches 3",
        "fix carpet witches 1",
        "fix drawn darklings 5 2 4",
        "fix drawn darklings",
        "fix drawn darklings 12 2",
        "fix drawn darklings 13 2",
        "fix turn darklings",
        "fix turn P1",
    ] {
        let said = say(&mut table, line);
        assert!(matches!(said[0], CompanionEvent::Fixed(_)), "{line}");
    }
    let known = table.table();
    assert_eq!((known.round(), known.player(Seat(1)).purse.vp), (4, 47));
    assert_eq!(known.turn_order(), [1, 0]);
    assert_eq!(known.bot(Seat(1)).drawn(), [index(13), index(2)]);
    assert_eq!(known.bot(Seat(1)).support(), Some(index(13)));
    assert_eq!(known.player(Seat(1)).priests_out, 2);
    // The Automa goes on from there: a marker stands on the top of water.
    assert!(matches!(refused(&table, "fix cult witches water 10"), CompanionIllegal::NoSpace { .. }));
    for line in [
        "fix round 7",
        "fix scoring SCORE1 SCORE1 SCORE3 SCORE4 SCORE5 SCORE6",
        "fix order darklings",
        "fix vp witches 40",
        "fix home witches blue",
        "fix start witches blue",
        "fix unlocked witches blue",
        "fix drawn darklings 5",
        "fix drawn witches 5 2",
        "fix drawn darklings 5 5",
        "fix drawn darklings 9 10",
        "fix shipping witches 6",
        "fix terrain E7 river",
        "fix r1 witches D",
    ] {
        refused(&table, line);
    }
    // Whoever has passed: the round may be over by that.
    let said = say(&mut table, "fix passed darklings witches");
    assert!(said.iter().any(|event| matches!(event, CompanionEvent::RoundOver { round: 4 })), "{said:?}");
}

#[test]
fn wrong_lines_say_what_is_expected() {
    let table = example(CardSource::Program);
    for (line, expected) in [
        ("", "build E7"),
        ("nonsense", "build E7"),
        ("build", "build E7"),
        ("build Z9", "build E7"),
        ("dig E7", "dig E7 to blue"),
        ("upgrade E7", "upgrade E7 to TP"),
        ("send p to wood", "send p to fire for 3"),
        ("+fire 11", "+fire"),
        ("+fire -1", "+fire"),
        ("fire 11", "fire 10"),
        ("card 17", "card 7"),
        ("card", "card 7"),
        ("result many", "result 98"),
        ("fix", "fix E7 nomads TP"),
        ("fix vp", "fix vp nomads 40"),
        ("fix E7 nobody TP", "fix E7 nomads TP"),
        ("fix drawn darklings 17 1", "fix drawn"),
    ] {
        let error = table.read(line).expect_err(line);
        assert!(error.expected.contains(expected), "`{line}`: {error}");
    }
}

/// Likely and unlikely talk, without facts: what is offered is accepted, and nothing of this else.
fn any_action(table: &TerraCompanion, dice: &mut Dice) -> CompanionAction {
    match dice.below(6) {
        0 => CompanionAction::Automa,
        1 => CompanionAction::Power { seat: Seat(dice.below(3) as u8), took: dice.below(2) == 0 },
        2 => CompanionAction::Told { seat: Seat(dice.below(3) as u8), told: Told::Done },
        _ => match table.legal().pick(dice) {
            Some(CompanionAction::Told { told, .. }) if dice.below(3) == 0 => {
                CompanionAction::Told { seat: Seat(dice.below(5) as u8), told }
            }
            Some(action) => action,
            None => CompanionAction::Automa,
        },
    }
}

fn visible(table: &TerraCompanion, _: Seat) -> String {
    let known = table.table();
    let mut text = format!("{:?} {:?} {:?}", table.decision(), known.phase(), known.round());
    for seat in (0..known.seats() as u8).map(Seat) {
        let bot = known.bot(seat);
        let _ = write!(text, "{:?} {:?} {:?}", known.player(seat), bot.drawn(), bot.support());
    }
    text
}

#[test]
fn the_battery_for_companions() {
    covers!("companion.told", "companion.cards");
    // The Automa's turn also ends a person's, which is not offered: it is left out of what is tried.
    let tried = |table: &TerraCompanion, dice: &mut Dice| {
        let action = any_action(table, dice);
        let ends = matches!(table.decision(), Some(CompanionDecision::Turn { .. }))
            && action == CompanionAction::Automa;
        if ends { CompanionAction::Power { seat: Seat(0), took: true } } else { action }
    };
    for (index, cards) in [(0, CardSource::Program), (403, CardSource::Own)] {
        let options = CompanionOptions { game: automa_options(index), cards };
        Battery::<TerraCompanion> { kit: Kit::printed(), options, games: 1, any_action: tried, visible }
            .run();
    }
}

fn wild_fix(table: &TerraCompanion, dice: &mut Dice) -> Fix {
    let mut below = |most: u32| dice.below(most) as u8;
    let seat = Seat(below(4));
    let hex = kernel::Hex(below(table.table().map().hexes() as u32 + 3));
    let cult = Cult::ALL[usize::from(below(4))];
    let terrain = Terrain::ALL[usize::from(below(10))];
    match below(21) {
        0 => Fix::Structure(hex, None),
        1 => Fix::Structure(hex, Some((seat, Structure::ALL[usize::from(below(5))]))),
        2 => Fix::Terrain(hex, terrain),
        3 => Fix::Bridge(below(42), (below(2) == 0).then_some(seat)),
        4 => Fix::Cult(seat, cult, below(12)),
        5 => Fix::Priests(cult, [(); 4].map(|()| (below(2) == 0).then(|| Seat(below(3))))),
        6 => Fix::Power(below(70)),
        7 => Fix::Row(Few::of((0..below(5)).map(|_| below(11)).collect::<Vec<_>>()).unwrap()),
        8 => Fix::Bonus(seat, (below(4) > 0).then(|| BonusId(below(11)))),
        9 => Fix::Vp(seat, u16::from(below(200)) * 6),
        10 => Fix::Round(below(8)),
        11 => Fix::Scoring([(); 6].map(|()| ScoringId(below(10)))),
        12 => Fix::FinalTile(None),
        13 => Fix::Order(Few::of((0..below(4)).map(|_| below(4)).collect::<Vec<_>>()).unwrap()),
        14 => Fix::Turn(seat),
        15 => Fix::Passed(Few::of((0..below(3)).map(|_| below(3)).collect::<Vec<_>>()).unwrap()),
        16 => Fix::Shipping(seat, below(8)),
        17 => Fix::Home(seat, terrain),
        18 => Fix::Start(seat, terrain),
        19 => Fix::Unlocked(seat, below(130)),
        _ => Fix::Drawn(seat, Few::of((0..below(9)).map(|_| below(18)).collect::<Vec<_>>()).unwrap()),
    }
}

fn wild(table: &TerraCompanion, dice: &mut Dice) -> CompanionAction {
    if dice.below(2) == 0 {
        return CompanionAction::Fix(wild_fix(table, dice));
    }
    let hex = kernel::Hex(dice.below(130) as u8);
    let cult = Cult::ALL[dice.below(4) as usize];
    let seat = Seat(dice.below(3) as u8);
    let told = match dice.below(12) {
        0 => Told::Build(hex),
        1 => Told::Transform(hex, Terrain::ALL[dice.below(10) as usize]),
        2 => Told::Upgrade(hex, Structure::ALL[dice.below(5) as usize]),
        3 => Told::Send(cult, dice.below(5) as u8),
        4 => Told::Steps(cult, dice.below(256) as u8 as i8),
        5 => Told::Marker(cult, dice.below(12) as u8),
        6 => Told::Power(PowerAction::ALL[dice.below(6) as usize]),
        7 => Told::Bridge(dice.below(50) as u8),
        8 => Told::Town(terra_mystica::TownId(dice.below(9) as u8)),
        9 => Told::Favour(terra_mystica::FavourId(dice.below(13) as u8)),
        10 => Told::Colour(Terrain::ALL[dice.below(10) as usize]),
        _ => return CompanionAction::Card(dice.below(20) as u8),
    };
    CompanionAction::Told { seat, told }
}

#[test]
fn wild_talk_does_no_harm() {
    covers!("companion.fix", "companion.doubt");
    let (mut accepted, mut refused) = (0, 0);
    for index in 0..120_u64 {
        let seed = Seed(9).child(index);
        let mut dice = seed.dice(TALK, 0);
        let cards = if index % 2 == 0 { CardSource::Own } else { CardSource::Program };
        let options = CompanionOptions { game: automa_options(index * 7), cards };
        let mut table = TerraCompanion::start(Kit::printed(), &options, seed).unwrap();
        for _ in 0..400 {
            let before = bytes(&table);
            let action = wild(&table, &mut dice);
            let mut events = Vec::new();
            match table.play(action, &mut events) {
                Ok(()) => {
                    accepted += 1;
                    assert!(!events.is_empty() && bytes(&table) != before, "{action:?}");
                    if let CompanionAction::Fix(_) = action {
                        assert_eq!(table.read(&table.write(action)), Ok(action), "{}", table.write(action));
                    }
                }
                Err(error) => {
                    refused += 1;
                    assert!(bytes(&table) == before && events.is_empty(), "{action:?} left a trace: {error}");
                }
            }
            assert_eq!(table.decision().is_some(), table.legal().count() > 0, "{:?}", table.decision());
            // Whatever was said, the game can be played on.
            if let Some(offered) = table.legal().pick(&mut dice) {
                table.play(offered, &mut ()).unwrap_or_else(|error| panic!("{offered:?}: {error}"));
            }
        }
    }
    assert!(accepted > 4_000 && refused > 4_000, "{accepted} accepted, {refused} refused");
}

#[test]
fn a_whole_game_is_scored() {
    covers!("companion.result");
    let mut table = example(CardSource::Program);
    say(&mut table, "fix round 6");
    say(&mut table, "fix passed witches");
    let mut finals = Vec::new();
    while !matches!(table.decision(), Some(CompanionDecision::Result { .. })) {
        finals = events(say(&mut table, "automa"));
    }
    let of = |seat: u8| {
        finals
            .iter()
            .filter_map(|event| match event {
                Event::Final { seat: whose, vp, .. } if whose.0 == seat => Some(*vp),
                _ => None,
            })
            .sum::<u16>()
    };
    assert!(of(0) > 0 && of(1) > 0);
    assert!(matches!(refused(&table, "result 1000"), CompanionIllegal::TooMuch));
    let said = say(&mut table, "result 60");
    assert!(said.contains(&CompanionEvent::Result { seat: Seat(0), vp: 60, total: 60 + of(0) }));
    assert_eq!(table.score(Seat(0)), i32::from(60 + of(0)));
    let winner = if table.score(Seat(0)) >= table.score(Seat(1)) { Seat(0) } else { Seat(1) };
    assert_eq!(table.winners().first(), Some(winner));
    assert!(matches!(refused(&table, "done"), CompanionIllegal::Over));
}
