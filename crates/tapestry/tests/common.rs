//! What the chapters share.

use kernel::{Dice, Game, Legal, Notation, Seat, Seed};
use tapestry::components::EffectId;
use tapestry::scenario::Scenario;
use tapestry::{Action, Building, Event, Goods, Illegal, Kit, Tapestry, TapestryOptions, Track, Version};

/// A city whose first row is complete: on the first city mat it has no impassable plot.
pub const ROW: [&str; 9] = rows([(0, "#########")]);

/// A city with these rows; the others are empty.
pub const fn rows<const N: usize>(built: [(usize, &'static str); N]) -> [&'static str; 9] {
    let mut rows = ["........."; 9];
    let mut next = 0;
    while next < N {
        let (row, plots) = built[next];
        rows[row] = plots;
        next += 1;
    }
    rows
}

/// A new game of the printed box.
#[track_caller]
pub fn start(options: &TapestryOptions, seed: u64) -> Tapestry {
    Tapestry::start(Kit::printed(), options, Seed(seed)).unwrap()
}

/// Two players with all expansions; seat 0 has this civilization, in this wording.
pub fn of(civ: &str, version: Version) -> Scenario {
    Scenario::of(TapestryOptions { expansions: [true; 3], version, ..Default::default() }, &[civ])
}

pub fn latest(civ: &str) -> Scenario {
    of(civ, Version::Latest)
}

pub fn printed(civ: &str) -> Scenario {
    of(civ, Version::Printed)
}

/// Seat 0 with a civilization that does nothing by itself.
pub fn plain() -> Scenario {
    latest("leaders")
}

/// A territory of seat 1 with tile 1 (a coin) next to the start of seat 0.
pub fn rival(scenario: Scenario) -> Scenario {
    scenario.lay((0, -1), 1, 0).outpost(1, (0, -1))
}

/// Two territories of seat 1 on which an outpost of seat 0 lies toppled.
pub fn overthrown(scenario: Scenario) -> Scenario {
    let territories = [((1, -1), 1), ((0, -1), 3)];
    territories
        .into_iter()
        .fold(scenario, |scenario, (hex, tile)| scenario.lay(hex, tile, 0).toppled(0, hex).outpost(1, hex))
}

/// Settings of all kinds, by number; a test adds what else it looks at. Each expansion is in one of so many games.
pub fn any_options(index: u64, dice: &mut Dice, expansions: u32) -> TapestryOptions {
    TapestryOptions {
        seats: 1 + (index % 5) as u8,
        version: [Version::Latest, Version::Printed, Version::Adjusted][dice.below(3) as usize],
        expansions: [0; 3].map(|_| dice.below(expansions) == 0),
        allow_guesses: dice.below(2) == 0,
        two_tapestries: dice.below(4) == 0,
        two_civilizations: dice.below(4) == 0,
        ..TapestryOptions::default()
    }
}

/// Goes into an income turn of seat 0, up to the question about civilizations, and uses it.
pub fn use_civ(scenario: Scenario, civ: &str) -> Tapestry {
    let mut game = scenario.build();
    play(&mut game, "income");
    if texts(&game).contains(&format!("civ {civ}")) {
        play(&mut game, &format!("civ {civ}"));
    }
    game
}

/// Plays at random to the end; `each` sees every position.
pub fn random_walk(mut game: Tapestry, dice: &mut Dice, mut each: impl FnMut(&Tapestry)) -> Tapestry {
    each(&game);
    while let Some(action) = game.legal().pick(dice) {
        game.play(action, &mut ()).unwrap_or_else(|error| panic!("{action:?}: {error}"));
        each(&game);
    }
    game
}

/// Plays actions by their text, with semicolons between them; what happened.
#[track_caller]
pub fn play(game: &mut Tapestry, text: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for one in text.split(';').map(str::trim).filter(|one| !one.is_empty()) {
        events.extend(Scenario::play(game, one));
    }
    events
}

/// Plays the first of what is offered that begins with this.
#[track_caller]
pub fn any(game: &mut Tapestry, start: &str) -> String {
    let texts = texts(game);
    let text = texts.iter().find(|text| text.starts_with(start));
    let text = text.unwrap_or_else(|| panic!("no `{start}` among {texts:?}")).clone();
    Scenario::play(game, &text);
    text
}

/// All legal actions as text, without who acts.
pub fn texts(game: &Tapestry) -> Vec<String> {
    let text = |action: Action| game.write(action).split_once(": ").unwrap().1.to_owned();
    game.legal().iter().map(text).collect()
}

/// What a player has, as named numbers. `cards` are those in hand and on the mat, `city` the income buildings in the city.
fn holdings(game: &Tapestry, seat: u8) -> Vec<(&'static str, i32)> {
    let player = game.player_at(Seat(seat));
    let [coin, worker, food, culture] = goods(game, seat).map(i32::from);
    let [bottom, middle, top] = techs(game, seat).map(|row| row as i32);
    let gone = |building| built(game, seat, building) as i32;
    let place = |track| i32::from(at(game, seat, track));
    let slots = player.slots.iter().filter(|card| **card != 255).count() as u32;
    let cards = player.hand.count_ones() + slots + player.under.count_ones();
    let in_city: u8 = player.in_city.iter().sum();
    vec![
        ("vp", vp(game, seat)),
        ("coin", coin),
        ("worker", worker),
        ("food", food),
        ("culture", culture),
        ("tiles", tiles(game, seat) as i32),
        ("cards", cards as i32),
        ("bottom", bottom),
        ("middle", middle),
        ("top", top),
        ("market", gone(Building::Market)),
        ("house", gone(Building::House)),
        ("farm", gone(Building::Farm)),
        ("armory", gone(Building::Armory)),
        ("city", i32::from(in_city)),
        ("landmark", player.landmarks.count_ones() as i32),
        // The map belongs to all: it is told with the first player.
        ("hexes", if seat == 0 { game.explored().len() as i32 } else { 0 }),
        ("outposts", i32::from(player.outposts)),
        ("held", game.controlled(Seat(seat)).len() as i32),
        ("exploration", place(Track::Exploration)),
        ("technology", place(Track::Technology)),
        ("science", place(Track::Science)),
        ("military", place(Track::Military)),
        ("arts", place(Track::Arts)),
        ("spaces", player.spaces.count_ones() as i32),
        ("explored", player.explored.count_ones() as i32),
        ("pieces", player.masterpieces.count_ones() as i32),
        ("inspired", player.inspired.count_ones() as i32),
        ("civs", player.civs.len() as i32),
        ("achieved", player.achievements.count_ones() as i32),
        ("submerged", player.submerged.count_ones() as i32),
    ]
}

/// What changed for a player, everything of it: `vp+4 outposts-1 held+1`.
pub fn changes(before: &Tapestry, after: &Tapestry, seat: u8) -> String {
    let pairs = holdings(before, seat).into_iter().zip(holdings(after, seat));
    let changed = pairs.filter(|(one, two)| one.1 != two.1);
    changed.map(|(one, two)| format!("{}{:+}", one.0, two.1 - one.1)).collect::<Vec<_>>().join(" ")
}

/// The benefit of a space (`technology 2`), its bonus (`bonus technology 2`), the circle or square of a tech card (`square Barn`),
/// or a free advance with benefit and without bonus (`lead science`).
#[track_caller]
fn effect(words: &str) -> EffectId {
    let kit = Kit::printed();
    let (first, rest) = words.split_once(' ').unwrap();
    let numbered = |text: &str| {
        let (track, number) = text.split_once(' ').unwrap();
        let track = Track::from_key(track).unwrap_or_else(|| panic!("{words}"));
        &kit.tracks[track.index()].spaces[number.parse::<usize>().unwrap() - 1]
    };
    let tech = || &kit.techs[usize::from(kit.find_tech(rest).unwrap_or_else(|| panic!("{words}")))];
    match first {
        "bonus" => numbered(rest).bonus.unwrap().1,
        "circle" => tech().circle,
        "square" => tech().square,
        "lead" => {
            let leaders = &kit.civs[usize::from(kit.find_civ("leaders").unwrap())];
            let nodes = &leaders.pack.as_ref().unwrap().nodes;
            nodes[Track::from_key(rest).unwrap().index()].effect
        }
        _ => numbered(words).benefit,
    }
}

/// Plays a script, parts with semicolons between them; the position that changes are counted from.
///
/// - `gain food`: an action by its text; `*plot`: the first on offer that begins so
/// - `=technology 2`, `=square Barn`, `=lead science`: that happens to seat 0; `=1:military 1` to seat 1
/// - `=use leaders`: the ability of an income turn; `=first`, `=after`, `=final`, `=end`: the other moments of a mat
/// - `=gain leaders`: seat 0 gains a civilization; `=card trap`: plays a card; `=turn 5`: so many income turns are taken
/// - `!`: changes are counted from here
#[track_caller]
pub fn script(game: &mut Tapestry, text: &str) -> Tapestry {
    let mut before = game.clone();
    for part in text.split(';').map(str::trim).filter(|part| !part.is_empty()) {
        if part == "!" {
            before = game.clone();
        } else if let Some(start) = part.strip_prefix('*') {
            any(game, start);
        } else if let Some(words) = part.strip_prefix('=') {
            let (seat, words) = match words.split_once(':') {
                Some((seat, words)) => (seat.parse().unwrap(), words),
                None => (0, words),
            };
            let (verb, rest) = words.split_once(' ').unwrap();
            match verb {
                "use" => Scenario::use_civ(game, seat, rest),
                "first" => Scenario::civ_moment(game, seat, rest, |mat| mat.first),
                "after" => Scenario::civ_moment(game, seat, rest, |mat| mat.after_tapestry),
                "final" => Scenario::civ_moment(game, seat, rest, |mat| mat.final_points),
                "end" => Scenario::civ_moment(game, seat, rest, |mat| mat.end),
                "gain" => Scenario::gain_civ(game, seat, rest),
                "turn" => {
                    Scenario::set_income_turns(game, seat, rest.parse().unwrap());
                    Vec::new()
                }
                "card" => Scenario::card(game, seat, rest),
                _ => Scenario::happen(game, seat, effect(words)),
            };
        } else {
            Scenario::play(game, part);
        }
    }
    before
}

/// One line of a table: a position, what is done in it, and everything that it changes for each seat.
pub struct Line {
    pub what: &'static str,
    pub position: fn() -> Scenario,
    pub script: &'static str,
    pub gave: &'static [&'static str],
}

/// Lines of a table: `"what": position, "script" => "for seat 0", "for seat 1";`
macro_rules! lines {
    ($($what:literal: $position:expr, $script:literal => $($gave:literal),+;)+) => {
        &[$(crate::common::Line { what: $what, position: || $position, script: $script, gave: &[$($gave),+] }),+]
    };
}
pub(crate) use lines;

/// Plays all lines and shows all that differ; at the end of each nothing may be open.
pub fn compare(lines: &[Line]) {
    let mut wrong = Vec::new();
    for line in lines {
        let played = std::panic::catch_unwind(|| {
            let mut game = (line.position)().build();
            let before = script(&mut game, line.script);
            let open = if is_quiet(&game) { String::new() } else { format!(" and asks {:?}", texts(&game)) };
            let given = |seat| changes(&before, &game, seat);
            let gave: Vec<String> = (0..line.gave.len() as u8).map(given).collect();
            (gave, open)
        });
        match played {
            Ok((gave, open)) => {
                if !open.is_empty() || gave.iter().zip(line.gave).any(|(given, expected)| given != expected) {
                    wrong.push(format!(
                        "{}, `{}`: gave {gave:?}{open}; the text says {:?}",
                        line.what, line.script, line.gave
                    ));
                }
            }
            Err(_) => {
                wrong.push(format!("{}, `{}`: a step of the script is refused", line.what, line.script));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// Answers everything with the first offer until somebody has to take a turn.
pub fn settle(game: &mut Tapestry) {
    for _ in 0..200 {
        if game.decision().is_none_or(|decision| decision.kind == tapestry::Waiting::Turn) {
            return;
        }
        let action = game.legal().get(0).unwrap();
        game.play(action, &mut ()).unwrap();
    }
    panic!("nothing settles");
}

/// Tries an action by its text that must be refused, and leave the position as it was.
#[track_caller]
pub fn refused(game: &Tapestry, text: &str) -> Illegal {
    let action = game.read(text).unwrap();
    let mut after = game.clone();
    let error = after.play(action, &mut Vec::new()).expect_err(text);
    assert_eq!(&after, game, "`{text}` was refused and left a trace");
    error
}

/// Whether it is somebody's turn and nothing else is open.
pub fn is_quiet(game: &Tapestry) -> bool {
    game.decision().is_some_and(|decision| decision.kind == tapestry::Waiting::Turn)
}

pub fn vp(game: &Tapestry, seat: u8) -> i32 {
    game.score(Seat(seat))
}

pub fn goods(game: &Tapestry, seat: u8) -> [u8; 4] {
    let Goods(goods) = game.player_at(Seat(seat)).goods;
    goods
}

pub fn at(game: &Tapestry, seat: u8, track: Track) -> u8 {
    game.position_of(Seat(seat), track)
}

/// How many buildings of a kind have left the mat.
pub fn built(game: &Tapestry, seat: u8, building: Building) -> u32 {
    5 - game.player_at(Seat(seat)).covered[building.index()].count_ones()
}

pub fn hand(game: &Tapestry, seat: u8) -> u32 {
    game.player_at(Seat(seat)).hand.count_ones()
}

pub fn tiles(game: &Tapestry, seat: u8) -> u32 {
    game.player_at(Seat(seat)).tiles.count_ones()
}

pub fn techs(game: &Tapestry, seat: u8) -> [u32; 3] {
    game.player_at(Seat(seat)).techs.map(u64::count_ones)
}

/// The benefit of a space.
pub fn space(track: Track, number: usize) -> EffectId {
    Kit::printed().tracks[track.index()].spaces[number - 1].benefit
}

/// The hexes on offer as coordinates.
pub fn hexes(game: &Tapestry) -> Vec<(i8, i8)> {
    let grid = &game.map().grid;
    game.legal().hexes().iter().map(|hex| (grid.at(hex).q, grid.at(hex).r)).collect()
}

/// Whether a seat controls a hex.
pub fn controls(game: &Tapestry, seat: u8, (q, r): (i8, i8)) -> bool {
    let hex = game.map().grid.find(kernel::Axial::new(q, r)).unwrap();
    game.controlled(Seat(seat)).contains(hex)
}
