//! Which track and which hex: the examples of the rules, and choices of a second program.

use kernel::{Keep, Reasons, Verdict};
use tapestry::automa::{About, BotTask, Pick};
use tapestry::components::Benefit;
use tapestry::scenario::Scenario;
use tapestry::{Event, Kit, Track};
use testkit::covers;

use super::{quiet, solo};

/// The choice among the events.
#[track_caller]
fn chosen(events: &[Event], wanted: About) -> Reasons<Pick> {
    let found = events.iter().find_map(|event| match event {
        Event::AutomaChose { about, reasons, .. } if *about == wanted => Some((**reasons).clone()),
        _ => None,
    });
    found.unwrap_or_else(|| panic!("no choice of {wanted:?} in {events:?}"))
}

fn hex_of(pick: Option<Pick>) -> Option<(i8, i8)> {
    match pick {
        Some(Pick::Hex(hex)) => {
            let at = Kit::printed().maps[0].grid.at(hex);
            Some((at.q, at.r))
        }
        _ => None,
    }
}

fn measured(reasons: &Reasons<Pick>, rule: &str) -> Vec<((i8, i8), i32)> {
    let step = reasons.steps.iter().find(|step| step.rule.0 == rule).unwrap();
    let all = step.measured.iter();
    all.map(|one| (hex_of(Some(one.candidate)).unwrap(), one.value)).collect()
}

#[test]
fn the_example_of_the_track_choice() {
    covers!("automa.track.landmark", "automa.track.order", "automa.track.unfinished", "automa.track.trail");
    // A card with flag and house for the Automa, and card 4 on the right.
    let mut game = quiet(solo(2))
        .at(1, Track::Exploration, 3)
        .at(1, Track::Science, 5)
        .at(1, Track::Military, 3)
        .at(1, Track::Technology, 8)
        .bots(|bots| bots.favourite[0] = Track::Technology)
        .claimed(0, &["apothecary", "forge", "rubber_works"])
        .pair(3, 4)
        .build();
    let events = Scenario::bot_does(&mut game, 1, BotTask::Pair);
    let reasons = chosen(&events, About::Track);
    let step = reasons.steps.iter().find(|step| step.rule.0 == "automa.track.landmark").unwrap();
    let value =
        |track: Track| step.measured.iter().find(|one| one.candidate == Pick::Track(track)).unwrap().value;
    assert_eq!(Track::ALL[..4].iter().map(|track| value(*track)).collect::<Vec<_>>(), [1, 2, 2, 1]);
    assert_eq!(step.verdict, Verdict::Narrowed);
    assert_eq!(reasons.candidates.len(), 4);
    // Card 4 lists technology, science, heart, military, exploration: places are counted from 1.
    let list = reasons.steps.iter().find(|step| step.rule.0 == "automa.track.order").unwrap();
    let mut places: Vec<(Pick, i32)> = list.measured.iter().map(|one| (one.candidate, one.value)).collect();
    places.sort_by_key(|(_, place)| *place);
    assert_eq!(places, [(Pick::Track(Track::Military), 4), (Pick::Track(Track::Exploration), 5)]);
    assert_eq!(reasons.chosen, Some(Pick::Track(Track::Military)));
    assert_eq!(game.position_of(kernel::Seat(1), Track::Military), 4);
}

#[test]
fn indicators_lists_and_hearts() {
    covers!("automa.track.any", "automa.track.end", "automa.track.order", "automa.track.unfinished");
    let table = |left, right| {
        quiet(solo(2))
            .at(1, Track::Science, 9)
            .at(1, Track::Exploration, 12)
            .at(2, Track::Technology, 4)
            .bots(|bots| bots.favourite = [Track::Technology, Track::Military])
            .pair(left, right)
            .build()
    };
    let pick = |left, right, bot| {
        chosen(&Scenario::bot_does(&mut table(left, right), bot, BotTask::Pair), About::Track).chosen
    };
    // Card 1: the flag for the Automa, the square for the Shadow Empire.
    assert_eq!(pick(1, 2, 1), Some(Pick::Track(Track::Science)));
    // Card 2 lists military, exploration, heart, science, technology; the Shadow Empire reads upwards.
    assert_eq!(pick(1, 2, 2), Some(Pick::Track(Track::Technology)));
    // Card 12: science, technology, heart, ...: with the square the Automa takes science, not the finished exploration.
    assert_eq!(pick(2, 12, 1), Some(Pick::Track(Track::Science)));
    // Card 5 begins with exploration, which is finished.
    assert_eq!(pick(2, 5, 1), Some(Pick::Track(Track::Military)));
    // Card 7 begins with the heart.
    assert_eq!(pick(2, 7, 1), Some(Pick::Track(Track::Technology)));
    // Card 3 ends with the heart.
    assert_eq!(pick(1, 3, 2), Some(Pick::Track(Track::Military)));
    let mut done = Track::ALL[..4]
        .iter()
        .fold(quiet(solo(2)), |table, track| table.at(1, *track, 12))
        .pair(1, 2)
        .build();
    let before = done.clone();
    let events = Scenario::bot_does(&mut done, 1, BotTask::Pair);
    assert_eq!(chosen(&events, About::Track).chosen, None);
    assert_eq!(done, before, "with all tracks finished it does not advance");
}

#[test]
fn the_example_of_exploring() {
    covers!(
        "automa.explore.far",
        "automa.explore.valid",
        "automa.scan",
        "automa.distance",
        "automa.hex.trail"
    );
    let explore = |favourite: Track, card: u8| {
        let mut game = quiet(solo(2)).bots(|bots| bots.favourite[0] = favourite).pair(2, card).build();
        let events = Scenario::bot_does(&mut game, 1, BotTask::Benefit(Benefit::Explore(false)));
        (chosen(&events, About::Explore), game)
    };
    let (reasons, game) = explore(Track::Science, 8);
    assert_eq!(reasons.candidates.len(), 3);
    let far = measured(&reasons, "automa.explore.far");
    for (hex, distance) in [((-1, 1), 3), ((-2, 3), 4), ((-3, 2), 5)] {
        assert!(far.contains(&(hex, distance)), "{far:?}");
    }
    assert_eq!(hex_of(reasons.chosen), Some((-3, 2)));
    let hex = game.map().grid.find(kernel::Axial::new(-3, 2)).unwrap();
    assert!(game.explored().contains(hex) && game.site(hex).items.is_empty());
    assert_eq!(game.player_at(kernel::Seat(1)).vp, 0, "exploring brings nothing");
    for (card, hex) in [(8, (-2, 3)), (1, (-1, 1)), (5, (-3, 2))] {
        let (reasons, game) = explore(Track::Military, card);
        assert_eq!(hex_of(reasons.chosen), Some(hex), "card {card}");
        assert!(reasons.steps.iter().all(|step| step.rule.0 == "automa.scan"));
        // What is measured is the place in the scan, counted from 1.
        let automa = &Kit::printed().automa;
        let scan = &automa.scans[usize::from(automa.cards[usize::from(card) - 1].scan)];
        for ((q, r), place) in measured(&reasons, "automa.scan") {
            let hex = game.map().grid.find(kernel::Axial::new(q, r)).unwrap();
            assert_eq!(scan.order.iter().position(|other| *other == hex), Some(place as usize - 1));
        }
    }
}

#[test]
fn the_example_of_conquering() {
    covers!(
        "automa.conquer.neutral",
        "automa.conquer.middle",
        "automa.conquer.target",
        "automa.distance",
        "automa.hex.trail"
    );
    for card in 1..=22 {
        let other = if card == 1 { 2 } else { 1 };
        let mut game = quiet(solo(2)).pair(other, card).build();
        let events = Scenario::bot_does(&mut game, 1, BotTask::Benefit(Benefit::Conquer(false)));
        let reasons = chosen(&events, About::ConquerNeutral);
        assert_eq!(reasons.candidates.len(), 6);
        let middle = measured(&reasons, "automa.conquer.middle");
        for (hex, distance) in
            [((-2, 1), 2), ((-1, 1), 1), ((-1, 2), 2), ((-2, 3), 3), ((-3, 3), 4), ((-3, 2), 3)]
        {
            assert!(middle.contains(&(hex, distance)), "{middle:?}");
        }
        assert_eq!(hex_of(reasons.chosen), Some((-1, 1)));
        let hex = game.map().grid.find(kernel::Axial::new(-1, 1)).unwrap();
        assert!(game.controlled(kernel::Seat(1)).contains(hex));
        // With the topple icon an outpost of the Shadow Empire makes it safe.
        let topple = Kit::printed().automa.cards[usize::from(card) - 1].topple;
        assert_eq!(game.site(hex).items.len(), 1 + usize::from(topple));
        assert_eq!(game.player_at(kernel::Seat(1)).outposts, 6);
        assert_eq!(game.player_at(kernel::Seat(2)).outposts, 9 - u8::from(topple));
    }
}

#[test]
fn a_path_crosses_one_piece_of_the_person_but_not_two() {
    covers!("automa.distance", "automa.conquer.middle");
    // Between -2/1 and the middle lie -1/0 and -1/1; the latter holds two pieces.
    let to_middle = |more: &[(i8, i8)]| {
        let held = [(-1, 1), (-1, 1), (-1, 0), (0, 1)];
        let table = held.iter().chain(more).fold(quiet(solo(2)), |table, hex| table.outpost(0, *hex));
        let mut game = table.pair(2, 1).build();
        let events = Scenario::bot_does(&mut game, 1, BotTask::Benefit(Benefit::Conquer(false)));
        let all = measured(&chosen(&events, About::ConquerNeutral), "automa.conquer.middle");
        all.into_iter().find(|(hex, _)| *hex == (-2, 1)).unwrap().1
    };
    assert_eq!(to_middle(&[]), 2);
    assert!(to_middle(&[(-1, 0)]) > 2);
}

/// The position of a line, and what its bot chooses there.
fn answer(line: &str) -> (String, String) {
    let (said, expected) = line.split_once(" = ").unwrap();
    let words: Vec<&str> = said.split(' ').collect();
    let number = |at: usize| words[at].parse::<u8>().unwrap();
    let list = |text: &str| -> Vec<String> {
        text.split(',').filter(|word| *word != "-").map(str::to_owned).collect()
    };
    if words[0] == "track" {
        let bot = if words[1] == "automa" { 1 } else { 2 };
        let order = [Track::Exploration, Track::Science, Track::Military, Track::Technology];
        let favourite = Track::from_key(words[8]).unwrap();
        let mut table =
            quiet(solo(2)).pair(number(2), number(3)).bots(|bots| bots.favourite = [favourite; 2]);
        for (at, track) in order.into_iter().enumerate() {
            table = table.at(bot, track, number(4 + at));
        }
        for claimed in list(words[9]) {
            let split = claimed.find(|c: char| c.is_ascii_digit()).unwrap();
            let track = Track::from_key(&claimed[..split]).unwrap();
            let tier = usize::from(claimed[split..].parse::<u8>().unwrap() / 3) - 1;
            let kit = Kit::printed();
            let landmark = kit.tracks[track.index()].landmarks[tier];
            table = table.claimed(0, &[kit.landmarks[usize::from(landmark)].id.as_str()]);
        }
        let mut game = table.build();
        let reasons = chosen(&Scenario::bot_does(&mut game, bot, BotTask::Pair), About::Track);
        let got = match reasons.chosen {
            Some(Pick::Track(track)) => track.key(),
            _ => "none",
        };
        return (got.to_owned(), expected.to_owned());
    }
    let favourite = Track::from_key(words[3]).unwrap();
    let mut table = quiet(solo(2))
        .pair(number(1), number(2))
        .bots(|bots| bots.favourite[0] = favourite)
        .clear((2, 0))
        .clear((-2, 2))
        .outposts(2, 9);
    let split = |text: &str| {
        let (q, r) = text.split_once('/').unwrap();
        (q.parse::<i8>().unwrap(), r.parse::<i8>().unwrap())
    };
    for (tile, hex) in list(words[7]).iter().enumerate() {
        table = table.lay(split(hex), tile as u8 + 1, 0);
    }
    for piece in list(words[8]) {
        let (hex, items) = piece.split_once(':').unwrap();
        for item in items.split('+') {
            let seat = match &item[..1] {
                "P" => 0,
                "A" => 1,
                _ => 2,
            };
            table = table.outposts(seat, 9);
            table = if item.ends_with('u') {
                table.outpost(seat, split(hex))
            } else {
                table.toppled(seat, split(hex))
            };
        }
    }
    table = table.outposts(1, number(4));
    if number(5) == 0 {
        table = table.no_tiles();
    }
    if number(6) == 1 {
        table = table.achieved(1, tapestry::Achievement::MiddleIsland);
    }
    let mut game = table.build();
    let benefit = match words[0] {
        "conquer" => Benefit::Conquer(false),
        "conquer-anywhere" => Benefit::Conquer(true),
        "explore" => Benefit::Explore(false),
        _ => Benefit::Explore(true),
    };
    let events = Scenario::bot_does(&mut game, 1, BotTask::Benefit(benefit));
    let choice = events.iter().find_map(|event| match event {
        Event::AutomaChose { about, reasons, .. } => Some((*about, reasons.chosen)),
        _ => None,
    });
    let got = match choice {
        None => "none none".to_owned(),
        Some((about, pick)) => {
            let how = match about {
                About::ConquerOpponent => "opponent",
                About::ConquerNeutral => "neutral",
                _ => "explore",
            };
            format!("{how} {}", hex_of(pick).map_or("none".to_owned(), |(q, r)| format!("{q}/{r}")))
        }
    };
    (got, expected.to_owned())
}

/// `AUTOMA_CHOICES` names a file with more of them.
#[test]
fn a_second_program_chooses_alike() {
    covers!(
        "automa.track.landmark",
        "automa.track.end",
        "automa.track.order",
        "automa.conquer.opponent",
        "automa.conquer.neutral",
        "automa.conquer.distant",
        "automa.conquer.middle",
        "automa.conquer.near-single",
        "automa.conquer.near-any",
        "automa.conquer.anywhere",
        "automa.explore.far",
        "automa.distance",
        "automa.scan"
    );
    let kept = include_str!("golden/choices.txt").to_owned();
    let text = std::env::var("AUTOMA_CHOICES").map_or(kept, |file| std::fs::read_to_string(file).unwrap());
    let mut compared = 0;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (got, expected) = answer(line);
        assert_eq!(got, expected, "{line}");
        compared += 1;
    }
    println!("{compared} choices");
    assert!(compared >= 400);
}

#[test]
fn what_the_conquest_filters_do_at_their_edges() {
    covers!(
        "automa.conquer.opponent",
        "automa.conquer.distant",
        "automa.conquer.near-single",
        "automa.conquer.near-any",
        "automa.conquer.topple",
        "automa.conquer.no-outpost",
        "automa.conquer.anywhere"
    );
    let conquer = |table: Scenario, anywhere: bool| {
        let mut game = table.build();
        let events = Scenario::bot_does(&mut game, 1, BotTask::Benefit(Benefit::Conquer(anywhere)));
        (events, game)
    };
    // A single outpost of the person next door is conquered before anything else, and falls.
    let (events, game) = conquer(quiet(solo(2)).outpost(0, (-1, 2)).pair(1, 2), false);
    assert_eq!(hex_of(chosen(&events, About::ConquerOpponent).chosen), Some((-1, 2)));
    assert!(events.iter().any(|event| matches!(event, Event::Toppled { .. })));
    assert!(crate::common::controls(&game, 1, (-1, 2)));
    // Two tokens are safe; without the topple icon hexes next to the person are out.
    let (events, _) = conquer(quiet(solo(2)).outpost(0, (-1, 2)).outpost(0, (-1, 2)).pair(1, 2), false);
    let reasons = chosen(&events, About::ConquerNeutral);
    let out = measured(&reasons, "automa.conquer.distant");
    assert!(out.contains(&((-1, 1), 1)) && out.contains(&((-3, 3), 0)));
    // With the icon (card 1) they stay, and the person's territories attract: here all of them hold two.
    let (events, _) = conquer(quiet(solo(2)).pair(2, 1), false);
    let reasons = chosen(&events, About::ConquerNeutral);
    assert!(
        reasons.steps.iter().any(|step| step.rule.0 == "automa.conquer.near-any" && step.keep == Keep::Least)
    );
    let (events, _) = conquer(quiet(solo(2)).outpost(0, (0, -2)).pair(2, 1), false);
    let reasons = chosen(&events, About::ConquerNeutral);
    assert!(reasons.steps.iter().any(|step| step.rule.0 == "automa.conquer.near-single"));
    // Without an outpost nothing happens; as a setting a tile is laid.
    let (events, game) = conquer(quiet(solo(2)).outposts(1, 0).pair(2, 1), false);
    assert!(!events.iter().any(|event| matches!(event, Event::AutomaChose { .. })));
    assert_eq!(game.explored().len(), 13);
    let mut options = solo(2);
    options.bots.tile_without_outpost = true;
    let (events, game) = conquer(quiet(options).outposts(1, 0).pair(2, 1), false);
    assert_eq!((game.explored().len(), game.controlled(kernel::Seat(1)).len()), (14, 1));
    let only = chosen(&events, About::ConquerNeutral).candidates;
    assert_eq!(only.len(), 3, "only hexes that a tile can be laid on");
    // The topple icon without an outpost of the Shadow Empire: the territory stays open to attack.
    let (_, game) = conquer(quiet(solo(2)).outposts(2, 0).pair(2, 1), false);
    let hex = game.map().grid.find(kernel::Axial::new(-1, 1)).unwrap();
    assert_eq!((game.site(hex).items.len(), game.player_at(kernel::Seat(2)).outposts), (1, 0));
    // Anywhere: all unexplored hexes, or only those next to its territories.
    let (events, _) = conquer(quiet(solo(2)).pair(2, 1), true);
    assert_eq!(chosen(&events, About::ConquerNeutral).candidates.len(), 21 + 13 - 2);
    let mut options = solo(2);
    options.bots.anywhere_adjacent = true;
    let (events, _) = conquer(quiet(options).pair(2, 1), true);
    assert_eq!(chosen(&events, About::ConquerNeutral).candidates.len(), 3 + 13 - 2);
}
