//! What the chapters share.

use kernel::{Dice, Game, Hex, Hexes, Legal, Notation, Purpose, Seat, Seed};
use terra_mystica::options::{FactionChoice, FinalChoice, Offers, StartVp, TurnOrder};
use terra_mystica::scenario::Scenario;
use terra_mystica::{
    Act, Action, Decision, Event, FactionId, Home, Illegal, Kit, MapId, Purse, TerraMystica, TerraOptions,
    Terrain, Waiting,
};

/// A new game of the printed box.
#[track_caller]
pub fn start(options: &TerraOptions, seed: u64) -> TerraMystica {
    TerraMystica::start(Kit::printed(), options, Seed(seed)).unwrap()
}

/// The first seat's settlement at F3, G2, E5 and F4, which becomes a town with a sanctuary at F4.
pub fn nearly_a_town(scenario: Scenario) -> Scenario {
    scenario.trading_house(0, "F3").dwelling(0, "G2 E5").temple(0, "F4").goods(0, 30, 20, 0)
}

/// Plays an action by its text; what happened.
#[track_caller]
pub fn play(game: &mut TerraMystica, text: &str) -> Vec<Event> {
    let action = game.read(text).unwrap();
    let mut events = Vec::new();
    game.play(action, &mut events).unwrap_or_else(|error| panic!("`{text}`: {error}"));
    events
}

/// Plays several actions, with full stops between them; what happened.
#[track_caller]
pub fn play_all(game: &mut TerraMystica, text: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for one in text.split('.').map(str::trim).filter(|one| !one.is_empty()) {
        events.extend(play(game, one));
    }
    events
}

/// Tries an action by its text that must be refused, and leave the position as it was.
#[track_caller]
pub fn refused(game: &TerraMystica, text: &str) -> Illegal {
    let action = game.read(text).unwrap();
    let mut after = game.clone();
    let mut events = Vec::new();
    let error = after.play(action, &mut events).expect_err(text);
    assert_eq!(&after, game, "`{text}` was refused and left a trace");
    assert!(events.is_empty(), "`{text}` was refused and yet something happened");
    assert!(!offered(game).contains(&action), "`{text}` is offered and refused");
    error
}

/// All legal actions.
pub fn offered(game: &TerraMystica) -> Vec<Action> {
    game.legal().iter().collect()
}

/// All legal actions as text.
pub fn texts(game: &TerraMystica) -> Vec<String> {
    offered(game).into_iter().map(|action| game.write(action)).collect()
}

/// Whether an action is on offer, by its text.
#[track_caller]
pub fn can(game: &TerraMystica, text: &str) -> bool {
    let action = game.read(text).unwrap();
    offered(game).contains(&action)
}

/// Plays several actions and ends the turn, if its player could still do something; what happened.
#[track_caller]
pub fn turn(game: &mut TerraMystica, text: &str) -> Vec<Event> {
    let mut events = play_all(game, text);
    if matches!(game.decision(), Some(Decision { kind: Waiting::Rest, .. })) {
        events.extend(play(game, "done"));
    }
    events
}

/// Whom the game waits for, and for what.
pub fn waits(game: &TerraMystica) -> Option<(u8, Waiting)> {
    game.decision().map(|decision| (decision.seat.0, decision.kind))
}

/// Settings with these factions, in player order.
#[track_caller]
pub fn with_factions(names: &[&str]) -> TerraOptions {
    let mut options = TerraOptions { seats: names.len() as u8, ..TerraOptions::default() };
    for (choice, name) in options.factions.iter_mut().zip(names) {
        *choice = FactionChoice::Named(FactionId::from_name(name).unwrap());
    }
    options
}

/// Coins, workers and priests in hand.
pub fn goods(game: &TerraMystica, seat: u8) -> (u16, u16, u8) {
    let purse = purse(game, seat);
    (purse.coins, purse.workers, purse.priests)
}

/// The points of a seat.
pub fn vp(game: &TerraMystica, seat: u8) -> u16 {
    purse(game, seat).vp
}

/// The terrain of a hex, by its name.
#[track_caller]
pub fn terrain(game: &TerraMystica, name: &str) -> Terrain {
    game.terrain(hex(game, name))
}

/// What a seat has.
pub fn purse(game: &TerraMystica, seat: u8) -> Purse {
    game.player(Seat(seat)).purse
}

/// A hex by its name.
#[track_caller]
pub fn hex(game: &TerraMystica, name: &str) -> Hex {
    game.map().find(name).unwrap_or_else(|| panic!("there is no hex {name}"))
}

/// Settings of all kinds, one after the other: every board, two to five seats, both ways to answer offers and so on.
pub fn any_options(index: u64) -> TerraOptions {
    let mut dice = Seed(7).child(index).dice(Purpose::new("any options"), 0);
    let maps = Kit::printed().maps.len() as u64;
    let seats = 2 + (index / maps % 4) as u8;
    let mut factions = [FactionChoice::Open; 5];
    let drawn = dice.below(3);
    for choice in &mut factions[..usize::from(seats)] {
        if drawn == 0 || (drawn == 1 && dice.below(2) == 0) {
            *choice = FactionChoice::Random;
        }
    }
    let mut coin = |one_in| dice.below(one_in) == 0;
    TerraOptions {
        map: MapId((index % maps) as u8),
        seats,
        factions,
        turn_order: if coin(3) { TurnOrder::Standard } else { TurnOrder::Variable },
        final_tile: if coin(2) { FinalChoice::Random } else { FinalChoice::None },
        promo_towns: !coin(4),
        promo_shipping: !coin(4),
        promo_temple: !coin(4),
        fire_and_ice: !coin(6),
        start_vp: if coin(4) { StartVp::Balanced } else { StartVp::Twenty },
        cultists_power: !coin(4),
        offers: match (coin(2), index % 7) {
            (true, _) => Offers::Open,
            (false, 3) => Offers::Record,
            (false, _) => Offers::Settle,
        },
        ..TerraOptions::default()
    }
}

/// A decision that goes somewhere: conversions, passing, declining and giving up are rarer than they would be among
/// equals. A uniform player converts all it has and hardly ever founds a town.
pub fn lively(game: &TerraMystica, dice: &mut Dice) -> Option<Action> {
    let legal = game.legal();
    let weight = |action: &Action| match action.act {
        Act::Burn | Act::Convert(_) | Act::Leave => 1,
        Act::Pass(_) | Act::Decline { .. } | Act::Done => 3,
        Act::Send(..) | Act::Dig(_) => 6,
        Act::Upgrade(..) | Act::Connect(_) | Act::Special(_) | Act::Power(_) => 60,
        _ => 24,
    };
    let mut left = dice.below(legal.iter().map(|action| weight(&action)).sum::<u32>().max(1));
    legal.iter().find(|action| {
        let here = weight(action);
        let found = left < here;
        left = left.saturating_sub(here);
        found
    })
}

/// A first round with dwellings side by side, much to spend, and cult markers near the top: towns, keys, strongholds and
/// bridges come up in nearly every game.
pub fn rich_start(index: u64) -> TerraMystica {
    let options = any_options(index);
    let mut dice = Seed(8).child(index).dice(Purpose::new("rich start"), 0);
    let kit = Kit::printed();
    let mut factions: Vec<FactionId> = Vec::new();
    while factions.len() < usize::from(options.seats) {
        let id = FactionId::ALL[dice.below(20) as usize];
        let same_board = |other: &FactionId| *other == id || kit.faction(*other).board == id;
        let home = kit.faction(id).home;
        let same_home =
            |other: &FactionId| matches!(home, Home::Terrain(_)) && kit.faction(*other).home == home;
        if !factions.iter().any(|other| same_board(other) || same_home(other)) {
            factions.push(id);
        }
    }
    let names: Vec<&str> = factions.iter().map(|id| id.key()).collect();
    let mut scenario = Scenario::of(&names).options(|chosen| {
        let factions = chosen.factions;
        *chosen = options;
        chosen.factions = factions;
        chosen.fire_and_ice = true;
    });
    let map = kit.map(options.map);
    let mut taken = Hexes::EMPTY;
    for seat in 0..options.seats {
        // Six dwellings are no town yet.
        let mut own = Hexes::EMPTY;
        while own.len() < 6 {
            let near =
                own.iter().fold(Hexes::EMPTY, |all, hex| all | map.adjacent(hex) | map.shipping(1, hex));
            let near = (if own.is_empty() || near.is_empty() { map.land } else { near } & map.land) - taken;
            let free = if near.is_empty() { map.land - taken } else { near };
            let hex = free.nth(dice.below(free.len())).unwrap();
            own.insert(hex);
            taken.insert(hex);
            scenario = scenario.dwelling(seat, map.name(hex));
        }
        let mut below = |most| dice.below(most) as u8;
        scenario = scenario
            .goods(seat, 20 + u16::from(below(40)), 8 + u16::from(below(12)), 1)
            .bowls(seat, [below(4), below(4), 6 + below(6)])
            .cults(seat, [0; 4].map(|_| below(10)));
    }
    scenario.game()
}

/// One step of a random game.
pub struct Step<'a> {
    /// The position before it.
    pub before: &'a TerraMystica,
    /// The decision.
    pub action: Action,
    /// What happened.
    pub events: &'a [Event],
    /// The position after it.
    pub after: &'a TerraMystica,
}

/// Random games under settings of all kinds: sees every step.
pub fn every_step(games: u64, mut each: impl FnMut(&Step<'_>)) {
    for index in 0..games {
        let mut after = if index % 2 == 0 { start(&any_options(index), index) } else { rich_start(index) };
        let mut dice = Dice::new(index);
        let mut events = Vec::new();
        loop {
            let action =
                if index % 3 == 0 { after.legal().pick(&mut dice) } else { lively(&after, &mut dice) };
            let Some(action) = action else { break };
            let before = after.clone();
            events.clear();
            after
                .play(action, &mut events)
                .unwrap_or_else(|error| panic!("game {index}: {action:?}: {error}"));
            each(&Step { before: &before, action, events: &events, after: &after });
        }
    }
}
