//! Tapestry at a real table, told in every language: no message is missing, and none is left over.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod common;

use std::collections::BTreeSet;

use kernel::{Dice, Game, Legal, Notation, Purpose, Seat, Seed};
use tapestry::companion::{CompanionAction, CompanionDecision, CompanionEvent, TapestryCompanion, Told};
use tapestry::{Event, Kit, Track};
use words::tapestry::companion::{card, event, is_bots, open_cards};
use words::{Beside, LANGUAGES, Said, Words};

use common::{Settings, any, ends_whole, is_whole, opens_whole, played, say_each, start, tells_whole};

const DICE: Purpose = Purpose::new("words/tapestry companion");

/// Two things a turn, and an income turn now and then.
fn evening(
    settings: Settings<'_>,
    seed: u64,
    tell: impl FnMut(&TapestryCompanion, &TapestryCompanion, &[CompanionEvent]),
) -> TapestryCompanion {
    let mut steps = 0;
    let choose = |game: &TapestryCompanion, dice: &mut Dice| {
        let done = |seat| CompanionAction::Told { seat, told: Told::Done };
        let now = steps % 9 == 0;
        steps += 1;
        match game.decision().unwrap() {
            CompanionDecision::Turn { seat, told: 2.. } if game.table().player_at(seat).income_turns > 0 => {
                done(seat)
            }
            CompanionDecision::Turn { seat, told: 0 } if now => {
                let income = CompanionAction::Told { seat, told: Told::Income };
                let offered = game.legal().iter().any(|one| one == income);
                if offered { income } else { done(seat) }
            }
            _ => any(game, dice),
        }
    };
    played(start(settings, seed), Seed(seed).dice(DICE, 0), choose, tell)
}

const TABLES: [&[(&str, &str)]; 5] = [
    &[("level", "2")],
    &[("level", "6"), ("cards", "own"), ("die", "own")],
    &[("level", "1"), ("automa-civilization", "conquerors")],
    &[("level", "5"), ("cards", "own"), ("automa-civilization", "scientists")],
    &[("mode", "shadow"), ("cards", "own")],
];

#[test]
fn whole_evenings_in_every_language() {
    for (code, _) in LANGUAGES {
        let words = Words::of(code).unwrap();
        let mut turns = 0;
        for (seed, settings) in (0_u64..).zip(TABLES) {
            opens_whole(&words, &start::<TapestryCompanion>(settings, seed));
            let end = evening(settings, seed, |before, after, events| {
                tells_whole(&words, Said { before, after, events });
                turns += usize::from(is_bots(events));
                for one in events {
                    assert!(event(&words, before, one).is_none_or(|text| is_whole(&text)), "{code}: {one:?}");
                }
            });
            assert!(open_cards(&words, &end).iter().all(|line| is_whole(line)));
            ends_whole(&words, &end);
        }
        assert!(turns > 60, "{code}: {turns} turns of the bots");
        let kit = &Kit::printed().automa;
        assert!(kit.cards.iter().all(|known| is_whole(&card(&words, kit, known))));
    }
}

/// Everything that can be said, at any table: each refusal and each fact is a sentence.
#[test]
fn every_refusal_and_every_fact_is_a_sentence() {
    let lines = [
        "income",
        "science",
        "science 13",
        "arts",
        "token technology exploration 0",
        "landmark forge",
        "explore 2/0",
        "explore 1/0",
        "conquer 1/0",
        "conquer 2/0",
        "conquer -2/2 trapped",
        "outpost 1/1",
        "outpost 0/1",
        "outpost 2/0 shared",
        "piece 1/1",
        "stand 1/1",
        "bots military",
        "forbid military",
        "done",
        "automa",
        "card 1",
        "card 22",
        "die science",
        "trap",
        "no-trap",
        "result 98",
        "result 1000",
        "P3: done",
        "fix token P1 science 5",
        "fix token P1 technology exploration 0",
        "fix token shadow science 13",
        "fix token shadow technology science 1",
        "fix hex 2/0 empty",
        "fix hex 2/0 P1 P1-toppled shadow-token P1-shared",
        "fix explored 1/0 yes",
        "fix explored 2/0 no",
        "fix landmark forge P1",
        "fix landmark forge nobody",
        "fix vp 40",
        "fix vp -3",
        "fix income P1 2",
        "fix income shadow 5",
        "fix favourite shadow science",
        "fix favourite P1 science",
        "fix outposts shadow 4",
        "fix outposts P1 4",
        "fix pile 3",
        "fix pile 41",
        "fix tiles none",
        "fix tiles left",
        "fix achievement complete_track P1 yes",
        "fix achievement topple_two P1 no",
        "fix achievement topple_two shadow yes",
        "fix pair 3 4",
        "fix discard none",
        "fix discard 1 2",
        "fix deck 3",
        "fix deck 30",
        "fix civilizations explorers",
        "fix civilizations explorers scientists",
        "fix forbid P1 science",
        "fix forbid P1 none",
        "fix forbid shadow science",
        "fix turn P1",
        "fix turn bots",
        "fix reacts P1 yes",
        "fix reacts P1 no",
        "fix plays-on P1 yes",
        "fix plays-on P1 no",
    ];
    for (code, _) in LANGUAGES {
        let words = Words::of(code).unwrap();
        let (mut refused, mut facts) = (BTreeSet::new(), BTreeSet::new());
        for (seed, settings) in (1_u64..).zip(TABLES) {
            let mut turn = 0;
            evening(settings, seed, |before, _, _| {
                turn += 1;
                if turn % 7 != 1 {
                    return;
                }
                say_each(&words, before, &lines, &mut refused, |text, _| {
                    facts.insert(text);
                });
            });
        }
        assert!(refused.len() > 25, "{} {refused:?}", refused.len());
        assert!(facts.len() > 40, "{} {facts:?}", facts.len());
    }
}

/// Says this line by line; gives the last position before and after, with what came of it.
fn said(table: &mut TapestryCompanion, lines: &[&str]) -> (TapestryCompanion, Vec<CompanionEvent>) {
    let (mut before, mut events) = (table.clone(), Vec::new());
    for line in lines {
        before = table.clone();
        events.clear();
        let action = table.read(line).unwrap();
        table.play(action, &mut events).unwrap();
    }
    (before, events)
}

#[test]
fn a_turn_of_the_bots_that_goes_on_after_a_person_was_asked_is_theirs() {
    let after = |told: Told| {
        let cards = Event::AutomaCards { pair: [0, 1] };
        is_bots(&[CompanionEvent::Told { seat: Seat(0), told }, CompanionEvent::Table(cards)])
    };
    assert!(after(Told::Done), "nothing more to tell about a landmark: the bots go on");
    assert!(!after(Told::Bots(Track::Science)), "a card that made the bots advance is a person's deed");
}

#[test]
fn an_attack_on_the_automa_says_to_turn_up_its_cards() {
    let words = Words::of("en").unwrap();
    let steps = |lines: &[&str], last: &str| {
        let mut table = start::<TapestryCompanion>(&[("first", "person")], 3);
        said(&mut table, &["income", "fix explored 1/0 yes", "fix hex 1/0 automa"]);
        said(&mut table, lines);
        let (before, events) = said(&mut table, &[last]);
        let said = Said { before: &before, after: &table, events: &events };
        TapestryCompanion::instruction(&words, said).steps
    };
    let won = steps(&["fix pile 2"], "conquer 1/0");
    assert!(won[0].starts_with("Turn up the 2 cards beside the Automa's mat"), "{won:?}");
    let trapped = steps(&["fix pile 2"], "conquer 1/0 trapped");
    assert!(trapped[0].contains("1 card is left there"), "{trapped:?}");
    // Without cards there is nothing to turn up, nor on land of nobody.
    for (lines, last) in [(&[][..], "conquer 1/0"), (&["fix pile 2", "fix hex 1/0 empty"][..], "conquer 1/0")]
    {
        let steps = steps(lines, last);
        assert!(!steps.iter().any(|step| step.contains("beside the Automa's mat")), "{steps:?}");
    }
}
