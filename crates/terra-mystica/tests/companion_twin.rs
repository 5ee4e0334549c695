//! A companion that is told what can be seen of a digital game says what the Automa does there, decision for decision.
//!
//! ```text
//! AUTOMA_GAMES=1000 cargo test -p automa-terra-mystica --test rules companion_twin
//! ```

use kernel::{Dice, Game, Legal, Notation, Options as _, Seat, Seed};
use terra_mystica::companion::{
    CardFor, CardSource, CompanionDecision, CompanionEvent, CompanionOptions, TerraCompanion,
};
use terra_mystica::state::Phase;
use terra_mystica::{Act, Action, Cult, Event, Kit, PowerAction, Structure, TerraMystica, TerraOptions};
use testkit::covers;

use crate::automa_games::automa_options;
use crate::common::{lively, start};

/// The companion's table, and every line that was said at it.
struct Twin {
    table: TerraCompanion,
    lines: Vec<String>,
}

impl Twin {
    #[track_caller]
    fn say(&mut self, line: &str) -> Vec<CompanionEvent> {
        self.lines.push(line.to_owned());
        say(&mut self.table, line)
    }
}

impl std::ops::Deref for Twin {
    type Target = TerraCompanion;

    fn deref(&self) -> &TerraCompanion {
        &self.table
    }
}

/// Says one line; what came of it.
#[track_caller]
pub fn say(table: &mut TerraCompanion, line: &str) -> Vec<CompanionEvent> {
    let action = table.read(line).unwrap_or_else(|error| panic!("`{line}`: {error}"));
    assert_eq!(table.read(&table.write(action)), Ok(action), "`{line}`");
    let mut events = Vec::new();
    table.play(action, &mut events).unwrap_or_else(|error| panic!("`{line}`: {error}"));
    events
}

/// Tells a person's doings: whatever differs between what the companion knows and the digital game.
fn tell(table: &mut Twin, game: &TerraMystica, seat: Seat) {
    let who = game.seat_name(seat);
    let mut lines = Vec::new();
    {
        let (known, real) = (table.table(), game);
        let map = real.map();
        let (before, after) = (known.player(seat), real.player(seat));
        if before.home != after.home {
            lines.push(format!("pick-color {}", after.home.colour()));
        }
        for hex in map.land {
            let name = map.name(hex);
            match (before.structure_at(hex), after.structure_at(hex)) {
                (None, Some(Structure::Dwelling)) => lines.push(format!("build {name}")),
                (Some(old), Some(new)) if old != new => {
                    lines.push(format!("upgrade {name} to {}", new.short()));
                }
                (None, None) if known.terrain(hex) != real.terrain(hex) && !real.occupied().contains(hex) => {
                    lines.push(format!("dig {name} to {}", real.terrain(hex).colour()));
                }
                _ => {}
            }
        }
        for (place, (a, b)) in map.bridges.iter().enumerate() {
            if known.bridge_owner(place as u8).is_none() && real.bridge_owner(place as u8) == Some(seat) {
                lines.push(format!("bridge {}:{}", map.name(*a), map.name(*b)));
            }
        }
        for action in PowerAction::ALL {
            if !known.power_action_used(action) && real.power_action_used(action) {
                lines.push(format!("action {}", action.id()));
            }
        }
        for cult in Cult::ALL {
            let mut at = before.purse.cults[cult.index()];
            let goal = after.purse.cults[cult.index()];
            let board = &real.kit().cult_board.priest_spaces;
            for (space, worth) in board.iter().enumerate() {
                let (old, new) = (known.priest_spaces(cult)[space], real.priest_spaces(cult)[space]);
                if old.is_none() && new == Some(seat) {
                    lines.push(format!("send p to {} for {}", cult.name(), worth));
                    at = (at + worth).min(9);
                }
            }
            if goal == at + 1 && goal < 10 {
                lines.push(format!("+{}", cult.name()));
            } else if goal != at {
                lines.push(format!("{} {goal}", cult.name()));
            }
        }
        for _ in before.shipping..after.shipping {
            lines.push("advance ship".to_owned());
        }
        for hex in after.river_links - before.river_links {
            lines.push(format!("connect {}", map.name(hex)));
        }
    }
    for line in lines {
        table.say(&format!("{who}: {line}"));
    }
    // Steps of priests that ended elsewhere than thought: the marker is told.
    for cult in Cult::ALL {
        let (known, real) = (table.table().player(seat).purse.cults, game.player(seat).purse.cults);
        if known[cult.index()] != real[cult.index()] {
            table.say(&format!("{who}: {} {}", cult.name(), real[cult.index()]));
        }
    }
    let carpet = game.player(seat).carpet;
    if table.table().player(seat).carpet != carpet {
        table.say(&format!("fix carpet {who} {carpet}"));
    }
}

/// All that both know must be equal.
#[track_caller]
fn assert_same(table: &TerraCompanion, game: &TerraMystica) {
    let known = table.table();
    assert_eq!((known.phase(), known.round()), (game.phase(), game.round()));
    assert_eq!(known.occupied(), game.occupied());
    assert_eq!(known.turn_order(), game.turn_order());
    assert_eq!(known.passed(), game.passed());
    for seat in (0..game.seats() as u8).map(Seat) {
        let (one, other) = (known.player(seat), game.player(seat));
        assert_eq!(one.structures, other.structures);
        assert_eq!(one.purse.cults, other.purse.cults);
        assert_eq!((one.home, one.start, one.faction), (other.home, other.start, other.faction));
        assert_eq!(
            (one.bridges, one.priests_out, one.bonus),
            (other.bridges, other.priests_out, other.bonus)
        );
        if game.is_automa(seat) {
            assert_eq!(one, other);
            if table.draws_itself() {
                assert_eq!(known.bot(seat), game.bot(seat));
            } else {
                assert_eq!(known.bot(seat).drawn(), game.bot(seat).drawn());
                assert_eq!(known.bot(seat).support(), game.bot(seat).support());
                assert_eq!(known.bot(seat).deck_size(), game.bot(seat).deck_size());
            }
        }
    }
    for cult in Cult::ALL {
        assert_eq!(known.priest_spaces(cult), game.priest_spaces(cult));
    }
    for action in PowerAction::ALL {
        assert_eq!(known.power_action_used(action), game.power_action_used(action), "{}", action.id());
    }
    for hex in game.map().land {
        assert_eq!(known.terrain(hex), game.terrain(hex), "{}", game.map().name(hex));
    }
    let row = |table: &TerraMystica| table.bonus_cards().collect::<Vec<_>>();
    assert_eq!(row(known), row(game));
}

/// What an Automa did, without what people need not know.
fn deeds(events: &[Event], game: &TerraMystica) -> Vec<Event> {
    let of_automa = |event: &&Event| match event {
        Event::AutomaRevealed { .. }
        | Event::AutomaCards { .. }
        | Event::AutomaStops { .. }
        | Event::AutomaChose { .. }
        | Event::Offered { .. } => true,
        Event::Built { seat, .. }
        | Event::Upgraded { seat, .. }
        | Event::Cult { seat, .. }
        | Event::Scored { seat, .. }
        | Event::Power { seat, .. }
        | Event::Bridge { seat, .. } => game.is_automa(*seat),
        _ => false,
    };
    events.iter().filter(of_automa).cloned().collect()
}

fn heard(said: &[CompanionEvent], game: &TerraMystica) -> Vec<Event> {
    let table: Vec<Event> = said
        .iter()
        .filter_map(|event| match event {
            CompanionEvent::Table(event) => Some(event.clone()),
            _ => None,
        })
        .collect();
    deeds(&table, game)
}

/// The cards that the digital Automa turned up in this turn, by their printed numbers.
fn cards_of(events: &[Event], before: &TerraMystica, seat: Seat) -> Vec<u8> {
    let number = |card: u8| before.kit().automa.card(card).number;
    let mut cards = Vec::new();
    for event in events {
        match event {
            Event::AutomaRevealed { card, .. } => cards.push(number(*card)),
            Event::AutomaCards { cards: pair, .. } => {
                if cards.is_empty() && before.bot(seat).drawn().is_empty() {
                    cards.push(number(pair.support));
                }
                cards.push(number(pair.action));
            }
            Event::AutomaStops { drawn, .. } => cards.extend(drawn.map(number)),
            _ => {}
        }
    }
    cards
}

fn automa_turn(table: &mut Twin, before: &TerraMystica, events: &[Event], after: &TerraMystica) {
    let seat = before.to_move().unwrap();
    let mut said = Vec::new();
    if table.draws_itself() {
        said = table.say("automa");
    } else {
        let mut cards = cards_of(events, before, seat).into_iter();
        loop {
            match table.decision() {
                Some(CompanionDecision::Card { what, .. }) => {
                    let Some(number) = cards.next() else { panic!("{what:?}: no card is left: {events:?}") };
                    let setup = matches!(what, CardFor::Tie | CardFor::Bonus);
                    let card = before.kit().automa.find(number).unwrap();
                    assert!(setup || table.possible_cards(seat).contains(&card));
                    said.extend(table.say(&format!("card {number}")));
                }
                _ => said.extend(table.say("automa")),
            }
            let acted = said.iter().any(|event| {
                matches!(
                    event,
                    CompanionEvent::Table(
                        Event::AutomaCards { .. } | Event::AutomaStops { .. } | Event::AutomaChose { .. }
                    )
                )
            });
            let again = matches!(said.last(), Some(CompanionEvent::Again { .. }));
            if acted && !again {
                break;
            }
        }
        assert_eq!(cards.next(), None);
    }
    // The digital game goes on to offers, rounds and the end at once; the Automa's own part is the same.
    let mut expected = deeds(events, after);
    let found = heard(&said, after);
    expected.truncate(found.len().max(expected.len()));
    assert_eq!(found, expected);
}

/// One whole game in both; how many decisions the Automas made, and the companion's table with all that was said at it.
fn follow(index: u64, options: &TerraOptions, cards: CardSource, dice: &mut Dice) -> (u32, Twin) {
    let mut game = start(options, index);
    let settings = CompanionOptions { game: *options, cards };
    let table = TerraCompanion::start(Kit::printed(), &settings, Seed(index)).unwrap();
    let mut table = Twin { table, lines: Vec::new() };
    let mut turns = 0;
    while let Some(Action { seat, act }) = lively(&game, dice) {
        let before = game.clone();
        let mut events = Vec::new();
        game.play(Action { seat, act }, &mut events).unwrap();
        let who = before.seat_name(seat);
        match (before.phase(), act) {
            (_, Act::Automa) => {
                turns += 1;
                automa_turn(&mut table, &before, &events, &game);
            }
            (
                Phase::Faction | Phase::Colour | Phase::FirstFavour | Phase::Dwellings(_) | Phase::BonusCards,
                _,
            ) => {
                table.say(&before.write(Action { seat, act }));
            }
            (_, Act::Accept { .. } | Act::Decline { .. }) => {
                // Only an Automa's Cultists ask.
                if let Some(CompanionDecision::Power { seat: asked, .. }) = table.decision()
                    && asked == seat
                {
                    let word = if matches!(act, Act::Accept { .. }) { "leech" } else { "decline" };
                    table.say(&format!("{who}: {word}"));
                }
            }
            (Phase::Actions, Act::Pass(_)) => {
                let text = before.write(Action { seat, act });
                table.say(&text);
            }
            (Phase::CultBonus, _) => tell(&mut table, &game, seat),
            (Phase::Actions, _) => {
                // A reaction to what an Automa answered comes when the turn is over for the companion: it is a fact.
                if matches!(table.decision(), Some(CompanionDecision::Turn { seat: asked, .. }) if asked == seat)
                {
                    tell(&mut table, &game, seat);
                } else {
                    for cult in Cult::ALL {
                        let space = game.player(seat).purse.cults[cult.index()];
                        if table.table().player(seat).purse.cults[cult.index()] != space {
                            table.say(&format!("fix cult {who} {} {space}", cult.name()));
                        }
                    }
                }
            }
            _ => {}
        }
        // Offers that a person could gain nothing from answer themselves in the digital game.
        while let Some(CompanionDecision::Power { seat, from, amount }) = table.decision() {
            let open = game
                .offers()
                .iter()
                .any(|offer| (offer.to, offer.from, offer.amount) == (seat, from, amount));
            if open {
                break;
            }
            table.say(&format!("{}: decline", game.seat_name(seat)));
        }
        // The digital game knows when a turn is over.
        if let Some(CompanionDecision::Turn { seat, .. }) = table.decision() {
            let waits = game.phase() == Phase::Actions
                && game.active() == seat
                && game.turn().stage != terra_mystica::state::Stage::Over;
            let reacting =
                game.phase() == Phase::Actions && game.to_move() == Some(seat) && game.active() == seat;
            let was = before.phase() == Phase::Actions && before.active() == seat;
            if was && !waits && !reacting {
                table.say(&format!("{}: done", game.seat_name(seat)));
            }
        }
        // Spades that cannot be used are lost by themselves.
        while let Some(CompanionDecision::Spades { seat }) = table.decision() {
            let uses = game.phase() == Phase::CultBonus
                && (game.player(seat).spades_due > 0
                    || game.player(seat).steps_due > 0
                    || game.turn().dig.is_some());
            // Or offers of the old round are still open.
            let behind = game.phase() == Phase::Actions && game.round() == table.table().round();
            if uses || behind {
                break;
            }
            table.say(&format!("{}: done", game.seat_name(seat)));
        }
        if matches!(game.decision(), Some(decision) if decision.kind == terra_mystica::rules::action::Waiting::Automa)
        {
            assert_same(&table, &game);
        }
    }
    for seat in (0..game.seats() as u8).map(Seat).filter(|seat| game.is_automa(*seat)) {
        assert_eq!(table.score(seat), game.score(seat), "game {index}");
    }
    let people: Vec<Seat> = table.people().collect();
    for seat in people {
        assert_eq!(table.decision(), Some(CompanionDecision::Result { seat }));
        table.say(&format!("{}: result 50", game.seat_name(seat)));
    }
    assert!(!table.winners().is_empty() && table.decision().is_none());
    (turns, table)
}

#[test]
fn the_companion_plays_the_digital_automa() {
    covers!("companion.same", "companion.told", "companion.cards", "companion.power", "companion.result");
    let games: u64 = std::env::var("AUTOMA_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(1_000);
    let turns: u32 = std::thread::scope(|scope| {
        let half = |from: u64| {
            move || {
                (from..games)
                    .step_by(2)
                    .map(|index| {
                        let cards = if index / 2 % 3 == 0 { CardSource::Own } else { CardSource::Program };
                        follow(index, &automa_options(index), cards, &mut Dice::new(index)).0
                    })
                    .sum::<u32>()
            }
        };
        let threads = [0, 1].map(|from| scope.spawn(half(from)));
        threads.into_iter().map(|thread| thread.join().unwrap()).sum()
    });
    println!("{turns} decisions in {games} games");
    assert!(u64::from(turns) > 30 * games);
}

#[test]
fn random_talk_of_people_who_do_as_offered_ends_well() {
    covers!("companion.told");
    for index in 0..60 {
        let cards = if index % 2 == 0 { CardSource::Own } else { CardSource::Program };
        let options = CompanionOptions { game: automa_options(index), cards };
        let mut table = TerraCompanion::start(Kit::printed(), &options, Seed(index)).unwrap();
        let mut dice = Dice::new(index);
        let mut said = 0;
        while let Some(action) = table.legal().pick(&mut dice) {
            table.play(action, &mut ()).unwrap_or_else(|error| panic!("{action:?}: {error}"));
            said += 1;
            assert!(said < 50_000);
        }
        assert_eq!(table.table().phase(), Phase::Over);
    }
}

/// What a person says at a real table of one of these games, line by line: the evening that the program's own tests type.
#[test]
fn the_lines_of_an_evening_are_these() {
    let mut options = TerraOptions::default();
    for (key, value) in
        [("seats", "2"), ("automas", "1"), ("factions", "witches"), ("automa-factions", "darklings")]
    {
        options.set(key, value).unwrap();
    }
    let (_, table) = follow(11, &options, CardSource::Program, &mut Dice::new(11));
    testkit::evening(env!("CARGO_MANIFEST_DIR"), &table.options(), 11, &table.lines);
}
