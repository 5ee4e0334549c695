//! The decision cards and the scans, as read off the cards a second time.

use std::fmt::Write as _;

use kernel::{Axial, Seat};
use tapestry::automa::BotTask;
use tapestry::components::Benefit;
use tapestry::scenario::Scenario;
use tapestry::{Kit, Track};
use testkit::covers;

use super::{quiet, solo};
use crate::common::at;

/// Number, badge, colour, income, Automa, Shadow Empire, track list, topple, scan.
const CARDS: [&str; 22] = [
    "01 circle grey income end any FMETS topple top-se",
    "02 circle grey income any landmark MEFST - ne-nw",
    "03 circle grey - landmark end STMEF topple top-se",
    "04 circle grey income landmark any TSFME - east-s",
    "05 circle grey - any landmark EMTSF - west-s",
    "06 circle grey - any any MSFTE topple top-se",
    "07 circle grey - any any FTEMS - br-sw",
    "08 rectangle grey income any any EMTFS - botr-ne",
    "09 rectangle grey income any any TSFEM topple east-n",
    "10 rectangle grey - landmark any METSF topple west-n",
    "11 rectangle grey - any landmark FEMST - botl-nw",
    "12 rectangle grey income any any STFME topple bl-se",
    "13 rectangle white - any landmark STMFE - botr-ne",
    "14 rectangle white income landmark any EFSMT topple east-n",
    "15 rectangle white - landmark landmark FMTES topple west-n",
    "16 rectangle white income any landmark TEFSM - botl-nw",
    "17 rectangle white income any any EFTMS - br-sw",
    "18 rectangle white - landmark any FEMST - top-se",
    "19 rectangle white income any any MTSEF topple ne-nw",
    "20 rectangle white - any any TESMF - top-se",
    "21 rectangle white income any end ETFSM topple east-s",
    "22 rectangle white - end any METFS topple top-se",
];

#[test]
fn every_decision_card_is_as_printed() {
    covers!(
        "automa.card.01",
        "automa.card.02",
        "automa.card.03",
        "automa.card.04",
        "automa.card.05",
        "automa.card.06",
        "automa.card.07",
        "automa.card.08",
        "automa.card.09",
        "automa.card.10",
        "automa.card.11",
        "automa.card.12",
        "automa.card.13",
        "automa.card.14",
        "automa.card.15",
        "automa.card.16",
        "automa.card.17",
        "automa.card.18",
        "automa.card.19",
        "automa.card.20",
        "automa.card.21",
        "automa.card.22"
    );
    let kit = &Kit::printed().automa;
    for (card, printed) in kit.cards.iter().zip(CARDS) {
        let mut text = format!(
            "{:02} {} {} {} {} {} ",
            card.number,
            if card.start { "circle" } else { "rectangle" },
            if card.variant { "grey" } else { "white" },
            if card.income { "income" } else { "-" },
            card.automa.key(),
            card.shadow.key(),
        );
        for track in card.order {
            text.push(match track {
                None => 'F',
                Some(Track::Military) => 'M',
                Some(Track::Exploration) => 'E',
                Some(Track::Technology) => 'T',
                Some(Track::Science) => 'S',
                Some(Track::Arts) => 'A',
            });
        }
        let topple = if card.topple { "topple" } else { "-" };
        let _ = write!(text, " {topple} {}", kit.scans[usize::from(card.scan)].id);
        assert_eq!(text, printed);
        // With all tokens at the start the list decides: its first line for the Automa, its last for the Shadow Empire.
        let list: Vec<char> = printed.split(' ').nth(6).unwrap().chars().collect();
        let track = |letter: char| match letter {
            'M' => Track::Military,
            'E' => Track::Exploration,
            'S' => Track::Science,
            // The heart, too: technology is the favourite here.
            _ => Track::Technology,
        };
        let other = if card.number == 1 { 2 } else { 1 };
        for (bot, letter) in [(1, list[0]), (2, list[4])] {
            let table = quiet(solo(2)).pair(other, card.number);
            let mut game = table.bots(|bots| bots.favourite = [Track::Technology; 2]).build();
            Scenario::bot_does(&mut game, bot, BotTask::Pair);
            assert_eq!(at(&game, bot, track(letter)), 1, "card {} for bot {bot}", card.number);
        }
    }
    let count = |fits: &dyn Fn(&tapestry::components::DecisionCard) -> bool| {
        kit.cards.iter().filter(|card| fits(card)).count()
    };
    assert_eq!(count(&|card| card.income), 11);
    assert_eq!(count(&|card| card.topple), 11);
    for (word, cards) in [("any", 14), ("landmark", 6), ("end", 2)] {
        assert_eq!(count(&|card| card.automa.key() == word), cards);
        assert_eq!(count(&|card| card.shadow.key() == word), cards);
    }
}

type Arrows = (&'static str, (i8, i8), (i8, i8), u8);

/// Scan, first hex, first hex of the second row, direction of the black arrow.
const SCANS: [Arrows; 10] = [
    ("top-se", (0, -3), (-1, -2), 2),
    ("ne-nw", (2, -3), (3, -2), 5),
    ("east-s", (3, -2), (2, -3), 3),
    ("west-s", (-3, 1), (-2, -1), 3),
    ("br-sw", (3, 0), (3, -1), 4),
    ("botr-ne", (1, 2), (-1, 3), 1),
    ("east-n", (3, 0), (2, 1), 0),
    ("west-n", (-3, 3), (-2, 3), 0),
    ("botl-nw", (-1, 3), (1, 2), 5),
    ("bl-se", (-3, 3), (-3, 2), 2),
];

#[test]
fn every_scan_follows_its_arrows() {
    covers!(
        "automa.scan.top-se",
        "automa.scan.ne-nw",
        "automa.scan.east-s",
        "automa.scan.west-s",
        "automa.scan.br-sw",
        "automa.scan.botr-ne",
        "automa.scan.east-n",
        "automa.scan.west-n",
        "automa.scan.botl-nw",
        "automa.scan.bl-se"
    );
    let kit = Kit::printed();
    let grid = &kit.maps[0].grid;
    for (scan, (id, black, grey, direction)) in kit.automa.scans.iter().zip(SCANS) {
        assert_eq!(scan.id, id);
        let at = |place: usize| grid.at(scan.order[place]);
        assert_eq!((at(0).q, at(0).r), black);
        assert_eq!((at(3).q, at(3).r), grey);
        // Along the black arrow one of the three coordinates stays: rows differ in it by one, always the same way.
        let row = |place: usize| match direction % 3 {
            0 => at(place).q,
            1 => at(place).q + at(place).r,
            _ => at(place).r,
        };
        let way = row(3) - row(0);
        assert_eq!(way.abs(), 1, "{id}");
        let seen: std::collections::BTreeSet<_> = (0..34).map(|place| (at(place).q, at(place).r)).collect();
        assert_eq!(seen.len(), 34, "{id} visits every hex");
        let mut place = 0;
        for length in [3, 5, 6, 6, 6, 5, 3] {
            for step in 1..length {
                let next: Axial = at(place + step - 1).neighbour(direction);
                assert_eq!(at(place + step), next, "{id}");
            }
            place += length;
            if place < 34 {
                assert_eq!(row(place) - row(place - 1), way, "{id}");
            }
        }
        assert_eq!(place, 34);
        // The Automa explores the first hex of the scan that it can.
        let card =
            kit.automa.cards.iter().find(|card| kit.automa.scans[usize::from(card.scan)].id == id).unwrap();
        let other = if card.number == 1 { 2 } else { 1 };
        let table = quiet(solo(2)).pair(other, card.number).bots(|bots| bots.favourite[0] = Track::Military);
        let mut game = table.build();
        let before = game.explored();
        let near = game.map().grid.around(game.controlled(Seat(1))) - before;
        Scenario::bot_does(&mut game, 1, BotTask::Benefit(Benefit::Explore(false)));
        let first = scan.order.iter().copied().find(|hex| near.contains(*hex)).unwrap();
        assert_eq!((game.explored() - before).iter().collect::<Vec<_>>(), [first], "{id}");
    }
}
