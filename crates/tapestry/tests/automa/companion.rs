//! The same bots over a real table: driven by digital games they do the same, decision for decision.

use std::collections::VecDeque;

use kernel::{Dice, Game, Hex, Legal, Notation, Seat, Seed};
use tapestry::companion::{
    CompanionAction, CompanionDecision, CompanionIllegal, CompanionOptions, Expected, Fix, MOST_PIECES,
    Piece, PieceKind, TapestryCompanion, Told,
};
use tapestry::state::ItemKind;
use tapestry::{Achievement, Act, Event, Kit, Tapestry, TapestryOptions, Track, Waiting};
use testkit::{Battery, covers};

use super::{solo, variant};
use crate::common::start;

fn companion(options: CompanionOptions, seed: u64) -> TapestryCompanion {
    TapestryCompanion::start(Kit::printed(), &options, Seed(seed)).unwrap()
}

fn say(table: &mut TapestryCompanion, action: CompanionAction) {
    table.play(action, &mut ()).unwrap_or_else(|error| panic!("{}: {error}", table.write(action)));
}

fn fix(table: &mut TapestryCompanion, fix: Fix) {
    say(table, CompanionAction::Fix(fix));
}

/// The companion's table, and every line that was said at it.
struct Twin {
    table: TapestryCompanion,
    lines: Vec<String>,
}

impl Twin {
    #[track_caller]
    fn say(&mut self, action: CompanionAction) {
        self.lines.push(self.table.write(action));
        say(&mut self.table, action);
    }

    #[track_caller]
    fn fix(&mut self, fix: Fix) {
        self.say(CompanionAction::Fix(fix));
    }

    /// Says something that need not be known at a table.
    fn try_to_say(&mut self, action: CompanionAction) {
        let line = self.table.write(action);
        if self.table.play(action, &mut ()).is_ok() {
            self.lines.push(line);
        }
    }
}

impl std::ops::Deref for Twin {
    type Target = TapestryCompanion;

    fn deref(&self) -> &TapestryCompanion {
        &self.table
    }
}

/// Tells what a person did, by what can be seen.
fn tell(digital: &Tapestry, table: &mut Twin, events: &[Event], people: u8) {
    let asked = match table.decision() {
        Some(CompanionDecision::Turn { seat, .. }) => Some(seat),
        _ => None,
    };
    if let Some(seat) = asked {
        let told = |told: Told| CompanionAction::Told { seat, told };
        let blocks = digital.player_at(seat).blocks;
        if let Some(track) = Track::at(blocks)
            && table.table().player_at(seat).blocks != blocks
        {
            table.say(told(Told::Forbid(track)));
        }
        let mut moved = None;
        for (at, event) in events.iter().enumerate() {
            match *event {
                Event::Explored { seat: who, hex, .. } if who == seat => {
                    table.try_to_say(told(Told::Explore(hex)));
                }
                Event::Conquers { seat: who, hex } if who == seat => {
                    let trapped = events[at..].iter().any(|later| {
                        matches!(later, Event::Toppled { seat: fallen, hex: there, .. } if *fallen == seat && *there == hex)
                    });
                    table.try_to_say(told(Told::Conquer { hex, trapped }));
                }
                // Both bots advance by one card; one of them may be at the end.
                Event::Moved { seat: bot, track, .. } if bot.0 >= people => {
                    if bot.0 == 1 || moved != Some(track) {
                        table.say(told(Told::Bots(track)));
                        // What the Historians did then is told below, with all that can be seen.
                        while let Some(CompanionDecision::Reaction { seat }) = table.decision() {
                            react(table, seat, Vec::new());
                        }
                    }
                    moved = (bot.0 == 1).then_some(track);
                }
                _ => {}
            }
        }
        if digital.player_at(seat).income_turns > table.table().player_at(seat).income_turns {
            table.say(told(Told::Income));
        }
    }
    // Whatever else there is to see.
    for hex in digital.explored() - table.table().explored() {
        table.fix(Fix::Explored(hex, true));
    }
    for hex in digital.map().grid.all() {
        let mut pieces = [None; MOST_PIECES];
        let real = &digital.site(hex).items;
        let same = |table: &TapestryCompanion| {
            let known = &table.table().site(hex).items;
            let form = |item: &tapestry::state::Item| (item.seat, item.toppled, item.kind == ItemKind::Token);
            known.len() == real.len()
                && known.iter().zip(real.iter()).all(|(one, two)| form(one) == form(two))
        };
        if digital.map().id != "small" || same(table) || people == 2 {
            continue;
        }
        for (place, item) in pieces.iter_mut().zip(real.iter()) {
            let kind = match (item.kind, item.toppled) {
                (ItemKind::Token, _) => PieceKind::Token,
                (_, true) => PieceKind::Toppled,
                (ItemKind::Shared, false) => PieceKind::Shared,
                (_, false) => PieceKind::Outpost,
            };
            *place = Some(Piece { seat: Seat(item.seat), kind });
        }
        table.fix(Fix::Hex(hex, pieces));
    }
    for seat in (0..people).map(Seat) {
        for track in [Track::Exploration, Track::Technology, Track::Science, Track::Military] {
            let real = digital.player_at(seat).tokens[track.index()];
            if real != table.table().player_at(seat).tokens[track.index()] {
                table.fix(Fix::Token(seat, track, Track::at(real.track).unwrap(), real.space));
            }
        }
        for landmark in 0..Kit::printed().landmarks.len() as u8 {
            let has = |game: &Tapestry| game.player_at(seat).landmarks >> landmark & 1 == 1;
            if has(digital) && !has(table.table()) {
                table.fix(Fix::Landmark(landmark, Some(seat)));
            }
        }
        for what in [Achievement::CompleteTrack, Achievement::ToppleTwo, Achievement::MiddleIsland] {
            let has = |game: &Tapestry| game.player_at(seat).achievements >> what.index() & 1 == 1;
            if has(digital) != has(table.table()) {
                table.fix(Fix::Achievement(what, seat, has(digital)));
            }
        }
    }
    if digital.piles()[2] == 0 {
        table.try_to_say(CompanionAction::Fix(Fix::Tiles(false)));
    }
    if let Some(seat) = asked
        && digital.player_at(seat).income_turns > 0
    {
        table.say(CompanionAction::Told { seat, told: Told::Done });
    }
}

/// Whether somebody has the Historians, who act when a bot takes a landmark.
fn has_historians(game: &Tapestry, seat: Seat) -> bool {
    game.player_at(seat).civs.iter().any(|slot| game.kit().civs[usize::from(slot.civ)].id == "historians")
}

/// What people did in a turn of the bots, landmark by landmark.
fn reactions(events: &[Event], people: u8) -> VecDeque<Vec<(Track, u8, u8)>> {
    let mut all: VecDeque<Vec<(Track, u8, u8)>> = VecDeque::new();
    for event in events {
        match *event {
            Event::Landmark { seat, .. } if seat.0 >= people => all.push_back(Vec::new()),
            Event::Moved { seat, track, from, to } if seat.0 < people => {
                all.back_mut().unwrap().push((track, from, to));
            }
            _ => {}
        }
    }
    all
}

/// Tells what a person did because a bot took a landmark.
fn react(table: &mut Twin, seat: Seat, steps: Vec<(Track, u8, u8)>) {
    for (track, from, to) in steps {
        let tokens = table.table().player_at(seat).tokens;
        let stands = |token: &&Track| {
            let known = tokens[token.index()];
            (known.track, known.space) == (track as u8, from)
        };
        let token = *Track::ALL.iter().find(stands).unwrap();
        let told = if token == track { Told::Step(track) } else { Told::Token { token, track, space: to } };
        table.say(CompanionAction::Told { seat, told });
    }
    table.say(CompanionAction::Told { seat, told: Told::Done });
}

/// Everything of the bots that can be seen.
fn bots(game: &Tapestry, people: u8) -> String {
    let player = |seat: u8| {
        let player = game.player_at(Seat(seat));
        let hand = if seat == 1 { 0 } else { player.hand.count_ones() };
        (
            player.tokens,
            player.vp,
            player.landmarks,
            player.achievements,
            player.outposts,
            player.income_turns,
            hand,
            player.slots.map(|card| card != 255),
        )
    };
    let bots: Vec<_> = (people..3).map(player).collect();
    let map = (people == 1).then(|| (game.controlled(Seat(0)), game.controlled(Seat(1)), game.explored()));
    let (known, deck) = (game.bots(), game.bots().deck.len());
    format!(
        "{bots:?} {map:?} {:?} {:?} {:?} {deck} {:?}",
        known.pair,
        known.favourite,
        known.civs,
        game.free_landmarks()
    )
}

/// How many turns of the bots were the same on both sides, and the companion's table with all that was said at it.
fn follow(options: TapestryOptions, seed: u64, own: bool) -> (u32, Twin) {
    let people = if options.mode == tapestry::Mode::Automa { 1 } else { 2 };
    let mut digital = start(&options, seed);
    let table = companion(CompanionOptions { game: options, own_cards: own, own_die: own }, seed);
    let mut table = Twin { table, lines: Vec::new() };
    let mut dice = Dice::new(seed);
    let (mut events, mut turns) = (Vec::new(), 0);
    let mut last = None;
    while let Some(decision) = digital.decision() {
        // The turn of a person is over when somebody else's begins.
        let begins = matches!(decision.kind, Waiting::Turn | Waiting::Automa);
        if begins && last.is_some_and(|seat| seat != decision.seat || decision.kind == Waiting::Automa) {
            let waits = matches!(table.decision(), Some(CompanionDecision::Turn { .. }));
            if waits {
                tell(&digital, &mut table, &events, people);
            }
            events.clear();
        }
        if decision.kind != Waiting::Automa {
            if decision.kind == Waiting::Turn {
                last = Some(decision.seat);
            }
            let action = digital.legal().pick(&mut dice).unwrap();
            digital.play(action, &mut events).unwrap();
            continue;
        }
        last = None;
        if turns == 0 {
            // Before the first turn of the bots: what the setup put on the table.
            tell(&digital, &mut table, &[], people);
        }
        for seat in (0..people).map(Seat) {
            let reacts = has_historians(&digital, seat);
            if reacts != (table.table().bots().real.reacts >> seat.0 & 1 == 1) {
                table.fix(Fix::Reacts(seat, reacts));
            }
        }
        let mut seen = Vec::new();
        let mut traps = VecDeque::new();
        // Its cards are turned up when people attack; what it draws in its own turn is the same.
        let piles = |digital: &Tapestry, table: &TapestryCompanion| {
            [digital, table.table()].map(|game| game.player_at(Seat(1)).hand.count_ones())
        };
        let before = piles(&digital, &table);
        digital.play(digital.legal().get(0).unwrap(), &mut seen).unwrap();
        while let Some(decision) = digital.decision() {
            match decision.kind {
                Waiting::Response => {
                    let action = digital.legal().pick(&mut dice).unwrap();
                    traps.push_back(action.act != Act::No);
                    digital.play(action, &mut seen).unwrap();
                }
                Waiting::Turn | Waiting::Automa => break,
                // What the Trap gives, or what the Historians may do.
                _ => {
                    let action = digital.legal().pick(&mut dice).unwrap();
                    digital.play(action, &mut seen).unwrap();
                }
            }
        }
        let mut cards: VecDeque<u8> = VecDeque::new();
        let mut rolls: VecDeque<Track> = VecDeque::new();
        for event in &seen {
            match event {
                Event::AutomaCards { pair } => cards.extend(pair),
                Event::AutomaTiebreaker { card } => cards.push_back(*card),
                Event::Rolled { seat, face, .. } if seat.0 >= people => rolls.extend(Track::at(*face)),
                _ => {}
            }
        }
        let mut reacted = reactions(&seen, people);
        table.say(CompanionAction::Automa);
        loop {
            let answer = match table.decision() {
                Some(CompanionDecision::Card { .. }) => CompanionAction::Card(cards.pop_front().unwrap()),
                Some(CompanionDecision::Die { .. }) => CompanionAction::Die(rolls.pop_front().unwrap()),
                Some(CompanionDecision::Trap { .. }) => {
                    // Who holds no Trap is not asked on the screen.
                    CompanionAction::Trap(traps.pop_front().unwrap_or(false))
                }
                Some(CompanionDecision::Reaction { seat }) => {
                    react(&mut table, seat, reacted.pop_front().unwrap());
                    continue;
                }
                _ => break,
            };
            table.say(answer);
        }
        turns += 1;
        assert_eq!(bots(table.table(), people), bots(&digital, people), "seed {seed}, turn {turns}");
        if people == 1 {
            let now = piles(&digital, &table);
            assert_eq!(now[0] - before[0], now[1] - before[1], "seed {seed}, turn {turns}");
        }
    }
    (turns, table)
}

fn follow_all(games: u64, tables: &[TapestryOptions]) {
    let turns: u32 =
        (0..games).map(|seed| follow(tables[seed as usize % tables.len()], seed, seed % 2 == 1).0).sum();
    println!("{games} games, {turns} turns");
    assert!(u64::from(turns) > games * 15);
}

#[test]
fn the_companion_plays_the_same_bots() {
    covers!("automa.turn.one-answer", "automa.turn.pair", "automa.traps.person");
    let games = std::env::var("AUTOMA_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(1000);
    follow_all(games, &super::games::tables());
}

#[test]
fn a_person_who_goes_on_after_income_turn_5_has_turns() {
    covers!("civ.elder-ones", "civ.merfolk");
    let options = CompanionOptions { game: solo(2), ..Default::default() };
    let mut table = companion(options, 3);
    let told = |told| CompanionAction::Told { seat: Seat(0), told };
    let asked = |table: &TapestryCompanion| matches!(table.decision(), Some(CompanionDecision::Turn { .. }));
    // Their turn of the bots, until the person is asked.
    let bots = |table: &mut TapestryCompanion| {
        let mut turns = 0;
        while let Some(decision) = table.decision() {
            match decision {
                CompanionDecision::Automa { .. } => {
                    turns += 1;
                    say(table, CompanionAction::Automa);
                }
                CompanionDecision::Trap { .. } => say(table, CompanionAction::Trap(false)),
                _ => break,
            }
        }
        turns
    };
    bots(&mut table);
    for _ in 0..5 {
        say(&mut table, told(Told::Income));
        if table.table().player_at(Seat(0)).income_turns < 5 {
            say(&mut table, told(Told::Done));
            bots(&mut table);
        }
    }
    // Finished without a word about it: the bots play to their end.
    let mut over = table.clone();
    say(&mut over, told(Told::Done));
    assert!(bots(&mut over) > 1);
    assert!(matches!(over.decision(), Some(CompanionDecision::Result { .. })));
    // Told: turns go round as before, without another income turn.
    fix(&mut table, Fix::PlaysOn(Seat(0), true));
    for _ in 0..3 {
        say(&mut table, told(Told::Done));
        assert_eq!(bots(&mut table), 1);
        assert!(asked(&table));
        let refused = table.clone().play(told(Told::Income), &mut ());
        assert_eq!(refused.unwrap_err(), CompanionIllegal::NoIncome);
        say(&mut table, told(Told::Step(Track::Science)));
    }
    // The last one: said in it, or while the bots play.
    fix(&mut table, Fix::PlaysOn(Seat(0), false));
    assert!(asked(&table), "this turn is played to its end");
    say(&mut table, told(Told::Done));
    let mut late = table.clone();
    assert!(bots(&mut table) > 1 && !asked(&table));
    // Set right afterwards: the turns come back.
    fix(&mut late, Fix::PlaysOn(Seat(0), true));
    assert_eq!(bots(&mut late), 1);
    assert!(asked(&late));
}

#[test]
fn the_companion_of_the_variant_plays_the_same_shadow_empire() {
    covers!("automa.variant.turn", "automa.variant.gains");
    follow_all(60, &[variant()]);
}

/// Anything at all that is refused, or something that is offered: more can be said than is offered.
fn any_action(table: &TapestryCompanion, dice: &mut Dice) -> CompanionAction {
    let action = anything(table, dice);
    let accepted = table.clone().play(action, &mut ()).is_ok();
    if accepted { table.legal().pick(dice).unwrap_or(action) } else { action }
}

fn anything(table: &TapestryCompanion, dice: &mut Dice) -> CompanionAction {
    let seat = Seat(dice.below(4) as u8);
    let hex = Hex(dice.below(40) as u8);
    let track = Track::ALL[dice.below(5) as usize];
    let small = dice.below(30) as u8;
    match dice.below(12) {
        0 => CompanionAction::Automa,
        1 => CompanionAction::Card(small),
        2 => CompanionAction::Die(track),
        3 => CompanionAction::Trap(dice.one_in(2)),
        4 => CompanionAction::Result { seat, vp: dice.below(1200) as i16 },
        5 => CompanionAction::Told { seat, told: Told::Conquer { hex, trapped: dice.one_in(2) } },
        6 => CompanionAction::Told { seat, told: Told::Token { token: track, track, space: small } },
        7 => CompanionAction::Told { seat, told: Told::Landmark(small) },
        8 => CompanionAction::Fix(Fix::Income(seat, dice.below(7) as u8)),
        9 => CompanionAction::Told { seat, told: Told::StandUp(hex) },
        10 => CompanionAction::Told { seat, told: Told::Explore(hex) },
        _ => table.legal().pick(dice).unwrap_or(CompanionAction::Automa),
    }
}

fn visible(table: &TapestryCompanion, seat: Seat) -> String {
    format!("{} {:?}", table.table().visible_to(seat), table.decision())
}

#[test]
fn the_battery_for_companions() {
    for game in [solo(2), solo(6), variant()] {
        for own in [false, true] {
            let options = CompanionOptions { game, own_cards: own, own_die: own };
            Battery::<TapestryCompanion> { kit: Kit::printed(), options, games: 2, any_action, visible }
                .run();
        }
    }
}

#[test]
fn what_is_said_as_text() {
    covers!("automa.setup.start", "automa.conquer.target");
    let mut options = CompanionOptions { game: solo(2), ..CompanionOptions::default() };
    options.game.bots.first = tapestry::automa::First::Person;
    let mut table = companion(options, 4);
    let mut play = |text: &str| -> Result<(), CompanionIllegal> {
        let action = table.read(text).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(table.read(&table.write(action)).as_ref(), Ok(&action), "{text}");
        let before = table.clone();
        let result = table.play(action, &mut Vec::new());
        assert!(result.is_ok() || table == before, "{text}: refused and left a trace");
        result
    };
    for (text, refused) in [
        ("done", Some(CompanionIllegal::FirstTurn)),
        ("income", None),
        ("income", Some(CompanionIllegal::NoIncome)),
        ("step science", None),
        ("token science science 13", Some(CompanionIllegal::NoSpace)),
        ("token science science 3", None),
        ("step science", None),
        ("landmark apothecary", Some(CompanionIllegal::NoLandmark)),
        ("landmark forge", None),
        ("explore 2/0", Some(CompanionIllegal::Explored)),
        ("explore 1/0", None),
        ("conquer 0/1", Some(CompanionIllegal::Unexplored)),
        ("conquer 2/0", Some(CompanionIllegal::NoTarget)),
        ("conquer 1/0", None),
        ("piece 1/0", None),
        ("outpost 1/1", None),
        ("stand 1/1", Some(CompanionIllegal::NothingLies)),
        ("fix hex 1/1 P1-toppled automa", None),
        ("fix hex 1/1 P1-toppled automa", Some(CompanionIllegal::AlreadySo)),
        ("stand 1/1", None),
        ("bots military", None),
        ("fix vp 12", None),
        ("fix income P1 1", Some(CompanionIllegal::AlreadySo)),
        ("fix income automa 5", Some(CompanionIllegal::Range(Expected::IncomeTurns))),
        ("fix favourite automa science", None),
        ("fix outposts shadow 4", None),
        ("fix pile 3", None),
        ("fix tiles none", None),
        ("fix achievement middle_island P1 yes", None),
        ("fix explored 0/1 yes", None),
        ("fix explored 0/1 no", None),
        ("fix landmark forge nobody", None),
        ("fix landmark forge automa", None),
        ("fix token automa military military 2", None),
        ("fix token automa military science 2", Some(CompanionIllegal::Range(Expected::BotToken))),
        ("fix token automa mil 2", Some(CompanionIllegal::AlreadySo)),
        ("sci", None),
        ("science 3", None),
        ("fix hex 1/1 P1 automa-shared", None),
        ("fix civilizations engineers explorers", Some(CompanionIllegal::Range(Expected::Civilizations))),
        ("fix civilizations engineers", None),
        ("fix deck 23", Some(CompanionIllegal::Range(Expected::Deck))),
        ("fix deck 6", None),
        ("fix deck 8", None),
        ("fix discard 1 2", None),
        ("fix discard none", None),
        ("fix forbid automa science", Some(CompanionIllegal::Range(Expected::Person))),
        ("fix forbid P1 science", None),
        ("fix forbid P1 none", None),
        ("fix reacts automa yes", Some(CompanionIllegal::Range(Expected::Person))),
        ("fix reacts P1 yes", None),
        ("fix reacts P1 no", None),
        ("fix plays-on automa yes", Some(CompanionIllegal::Range(Expected::Person))),
        ("fix plays-on P1 yes", None),
        ("fix plays-on P1 yes", Some(CompanionIllegal::AlreadySo)),
        ("fix plays-on P1 no", None),
        ("fix turn P1", Some(CompanionIllegal::AlreadySo)),
        ("fix turn shadow", Some(CompanionIllegal::Range(Expected::WithTurns))),
        ("fix turn bots", None),
        ("fix turn you", None),
        ("fix achievement topple_two shadow yes", Some(CompanionIllegal::Range(Expected::Achieved))),
        ("fix pair 3 4", Some(CompanionIllegal::NoCard)),
        ("P2: done", Some(CompanionIllegal::NotAsked)),
        ("done", None),
        ("automa", None),
    ] {
        let result = play(text);
        assert_eq!(result.err(), refused, "{text}");
    }
    assert_eq!(table.table().score(Seat(1)), 12);
    for text in ["jump", "step arts 3", "fix hex 0/1", "explore 9/9", "card 30", "P0: done", "fix vp many"] {
        assert!(table.read(text).is_err(), "{text}");
    }
}

/// What a person says at a real table of one of these games, line by line: the evening that the program's own tests type.
#[test]
fn the_lines_of_an_evening_are_these() {
    let (_, mut table) = follow(solo(2), 11, false);
    while let Some(decision) = table.decision() {
        match decision {
            CompanionDecision::Result { seat } => table.say(CompanionAction::Result { seat, vp: 161 }),
            CompanionDecision::Turn { seat, .. } => {
                table.say(CompanionAction::Told { seat, told: Told::Done });
            }
            other => panic!("the game is over, and it waits for {other:?}"),
        }
    }
    testkit::evening(env!("CARGO_MANIFEST_DIR"), table.options(), 11, &table.lines);
}
