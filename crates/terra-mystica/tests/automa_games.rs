//! Random games against Automas: every pairing of factions, every board, every level, one to four of them.
//!
//! ```text
//! AUTOMA_GAMES=100000 cargo test -p automa-terra-mystica --test rules automa_games
//! ```

use kernel::{Dice, Game, Hex, Hexes, Legal, Seat};
use terra_mystica::options::{Difficulty, FactionChoice, FinalChoice, Readings, TurnOrder};
use terra_mystica::state::Phase;
use terra_mystica::{
    Act, Action, BonusId, Cult, Event, FactionId, Home, Kit, MapId, Structure, TerraMystica, TerraOptions,
};
use testkit::{Battery, covers};

use crate::common::{lively, start};

/// All ordered pairs of factions that may meet: the person's, the Automa's.
pub fn pairings() -> Vec<(FactionId, FactionId)> {
    let kit = Kit::printed();
    let meets = |a: FactionId, b: FactionId| {
        let (one, other) = (kit.faction(a), kit.faction(b));
        let same = matches!((one.home, other.home), (Home::Terrain(x), Home::Terrain(y)) if x == y);
        a != b && one.board != b && !same
    };
    FactionId::ALL
        .into_iter()
        .flat_map(|a| FactionId::ALL.map(|b| (a, b)))
        .filter(|(a, b)| meets(*a, *b))
        .collect()
}

/// Settings of all kinds against Automas, one after the other.
pub fn automa_options(index: u64) -> TerraOptions {
    let pairs = pairings();
    let (you, automa) = pairs[(index % pairs.len() as u64) as usize];
    let mut dice = Dice::new(index ^ 0x5eed);
    let turn = index / pairs.len() as u64;
    let mut options = TerraOptions {
        map: MapId((turn % 5) as u8),
        automas: 1,
        difficulty: Difficulty::ALL[dice.below(5) as usize],
        ..TerraOptions::default()
    };
    options.factions[0] = FactionChoice::Named(you);
    options.automa_factions[0] = FactionChoice::Named(automa);
    let mut coin = |one_in| dice.below(one_in) == 0;
    options.final_tile = if coin(2) { FinalChoice::Random } else { FinalChoice::None };
    options.turn_order = if coin(4) { TurnOrder::Standard } else { TurnOrder::Variable };
    options.readings = Readings {
        booster_of_drawn: coin(4),
        settlements_adjacent: coin(4),
        count_stops: coin(4),
        top_needs_key: coin(4),
        nightmare_rounds: coin(4),
    };
    // Every second game has more at the table.
    if index % 2 == 1 {
        options.automas = 1 + dice.below(4) as u8;
        options.seats = (options.automas + 1 + dice.below(2) as u8).min(5);
        let people = usize::from(options.seats - options.automas);
        for choice in &mut options.factions[1..people] {
            *choice = FactionChoice::Random;
        }
    }
    options
}

/// What must hold at every moment.
#[track_caller]
pub fn assert_sound(game: &TerraMystica) {
    let kit = game.kit();
    let mut all = Hexes::EMPTY;
    let mut cards: Vec<BonusId> = game.bonus_cards().map(|(card, _)| card).collect();
    for seat in (0..game.seats() as u8).map(Seat) {
        let player = game.player(seat);
        for kind in Structure::ALL {
            assert!(player.count(kind) <= usize::from(kit.structures.supply[kind.index()]));
            assert!((player.structures[kind.index()] & all).is_empty(), "two structures on one hex");
            all |= player.structures[kind.index()];
        }
        let on_spaces: usize = Cult::ALL
            .into_iter()
            .map(|cult| game.priest_spaces(cult).iter().filter(|owner| **owner == Some(seat)).count())
            .sum();
        assert_eq!(on_spaces, usize::from(player.priests_out));
        assert!(player.priests_out <= kit.structures.priests);
        cards.extend(player.bonus);
        if !game.is_automa(seat) || player.faction.is_none() {
            continue;
        }
        let purse = player.purse;
        assert_eq!((purse.coins, purse.workers, purse.priests, purse.bowls), (0, 0, 0, [0; 3]));
        assert_eq!((player.favours, player.keys, player.steps_due, player.tokens_due), (0, 0, 0, 0));
        if !player.passed && game.round() < 6 || !game.player(seat).passed {
            let bot = game.bot(seat);
            assert_eq!(usize::from(bot.deck_size() + bot.reserve_size()), kit.automa.cards.len());
            let mut drawn = bot.drawn().to_vec();
            drawn.sort_unstable();
            drawn.dedup();
            assert_eq!(drawn.len(), bot.drawn().len(), "a card was drawn twice");
        }
        for hex in player.all() {
            let terrain = game.terrain(hex);
            if player.unlocked == 0 {
                assert_eq!(terrain, player.home);
            } else {
                assert!(player.unlocked >> terrain.index() & 1 == 1);
                assert!(!(game.map().adjacent(hex) & game.map().river).is_empty());
            }
        }
    }
    assert_eq!(all, game.occupied());
    for cult in Cult::ALL {
        let tops = game.players().iter().filter(|player| player.purse.cults[cult.index()] == 10).count();
        assert!(tops <= 1, "two markers on the top of {}", cult.name());
        assert!(game.players().iter().all(|player| player.purse.cults[cult.index()] <= 10));
    }
    cards.sort_unstable();
    cards.dedup();
    assert_eq!(cards.len(), game.seats() + 3, "a bonus card is lost, or there twice");
}

fn play_out(index: u64, every_step: bool) -> TerraMystica {
    let mut game = start(&automa_options(index), index);
    let mut dice = Dice::new(index);
    loop {
        let action =
            if index.is_multiple_of(3) { game.legal().pick(&mut dice) } else { lively(&game, &mut dice) };
        let Some(action) = action else { return game };
        game.play(action, &mut ()).unwrap_or_else(|error| panic!("game {index}: {action:?}: {error}"));
        assert!(game.played() < 20_000, "game {index} does not end");
        if every_step {
            assert_sound(&game);
        }
    }
}

#[test]
fn random_games_against_automas_end_well() {
    covers!("automa.what", "automa.supply");
    let games: u64 = std::env::var("AUTOMA_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(9_000);
    std::thread::scope(|scope| {
        for from in [0, 1] {
            scope.spawn(move || {
                for index in (from..games).step_by(2) {
                    let game = play_out(index, index % 8 < 2);
                    assert_eq!((game.phase(), game.round()), (Phase::Over, 6));
                    assert_sound(&game);
                }
            });
        }
    });
}

/// What lies open: everything but the order of the cards to come and the seed.
fn visible(game: &TerraMystica, _: Seat) -> String {
    use std::fmt::Write as _;
    let mut text = format!("{:?} {} {:?} {:?}", game.phase(), game.round(), game.decision(), game.turn());
    for seat in (0..game.seats() as u8).map(Seat) {
        let bot = game.bot(seat);
        let _ = write!(
            text,
            "{:?} {:?} {:?} {:?} {} {}",
            game.player(seat),
            bot.drawn(),
            bot.support(),
            bot.action(),
            bot.deck_size(),
            bot.reserve_size()
        );
    }
    let _ = write!(text, "{:?} {:?}", game.offers(), game.bonus_cards().collect::<Vec<_>>());
    for hex in 0..game.map().hexes() as u8 {
        let _ = write!(text, "{}", game.terrain(Hex(hex)).code());
    }
    text
}

fn any_action(game: &TerraMystica, dice: &mut Dice) -> Action {
    let seat = Seat(dice.below(game.seats() as u32 + 1) as u8);
    let act = match game.legal().pick(dice) {
        Some(action) if dice.below(2) == 0 => action.act,
        _ => match dice.below(5) {
            0 => Act::Automa,
            1 => Act::Done,
            2 => Act::Build(Hex(dice.below(130) as u8)),
            3 => Act::Pass(Some(BonusId(dice.below(11) as u8))),
            _ => Act::Decline { from: Seat(dice.below(5) as u8), amount: dice.below(6) as u8 },
        },
    };
    Action { seat, act }
}

#[test]
fn the_battery_with_automas() {
    covers!("automa.setup.deck", "automa.deck.rebuild");
    for index in [0, 101, 402, 703, 1004, 1305] {
        let options = automa_options(index);
        Battery::<TerraMystica> { kit: Kit::printed(), options, games: 2, any_action, visible }.run();
    }
}

#[test]
fn the_cards_to_come_are_hidden() {
    covers!("automa.setup.deck");
    let game = start(&TerraOptions { automas: 1, ..TerraOptions::default() }, 1);
    let mut dice = Dice::new(3);
    let mut first = std::collections::BTreeSet::new();
    for _ in 0..200 {
        let mut world = game.imagine(Seat(0), &mut dice);
        while world.bot(Seat(1)).drawn().len() < 2 {
            let action = world.legal().pick(&mut dice).unwrap();
            world.play(action, &mut ()).unwrap();
        }
        first.insert(world.bot(Seat(1)).drawn()[0]);
    }
    // Any of the sixteen may come first: six of the first deck, or the unknown seventh.
    assert!(first.len() > 12, "{first:?}");
}

#[test]
#[ignore = "a speed reading: run alone, in release"]
fn speed_of_a_turn_with_its_trail() {
    let (mut turns, mut spent) = (0_u32, std::time::Duration::ZERO);
    let mut longest = std::time::Duration::ZERO;
    for index in 0..400 {
        let mut game = start(&automa_options(2 * index), index);
        let mut dice = Dice::new(index);
        while let Some(action) = lively(&game, &mut dice) {
            let mut events: Vec<Event> = Vec::new();
            let begun = std::time::Instant::now();
            game.play(action, &mut events).unwrap();
            if action.act == Act::Automa {
                let took = begun.elapsed();
                spent += took;
                longest = longest.max(took);
                turns += 1;
            }
        }
    }
    println!("{turns} turns, {:?} each, the longest {longest:?}", spent / turns);
    assert!(spent / turns < std::time::Duration::from_micros(200));
    let begun = std::time::Instant::now();
    let games = 2_000;
    for index in 0..games {
        let mut game = start(&automa_options(2 * index), index);
        let mut dice = Dice::new(index);
        while let Some(action) = game.legal().pick(&mut dice) {
            game.play(action, &mut ()).unwrap();
        }
    }
    println!("{:.0} games a second", games as f64 / begun.elapsed().as_secs_f64());
}
