//! What every space, bonus, tile, tech card and masterpiece gives, exactly, in one position.
//!
//! The tables were written from the printed components, not from the data files of the program: each line says what changes for the
//! player. Choices are made by a fixed rule (see `decide`): the first part, food for any resource, technology among tracks, the
//! territory tile 1 north of the middle, an outpost on the hex 1/-2, the red die, no payments.

use kernel::{Game, Legal, Seat};
use tapestry::components::EffectId;
use tapestry::components::effect::Cost;
use tapestry::scenario::Scenario;
use tapestry::{Building, Die, Kit, Tapestry, TapestryOptions, Track, Waiting};
use testkit::covers;

use crate::common::{ROW, goods, texts};

/// Four tiles, three tech cards in the three rows, three cards in hand, a space tile of 13 points, one building of each kind, a
/// complete row, one territory, a masterpiece of 4 points and any resource. The dice: 4 points, a coin, technology.
fn position() -> Tapestry {
    let options =
        TapestryOptions { expansions: [false, true, false], allow_guesses: true, ..Default::default() };
    Scenario::of(options, &[])
        .tiles(0, &[1, 3, 4, 5])
        .techs(0, 0, &["Calendar"])
        .techs(0, 1, &["Canned Food"])
        .techs(0, 2, &["Penicillin"])
        .hand(0, &["trap", "dystopia", "academia"])
        .space_tiles(0, &[13])
        .buildings(0, [1, 1, 1, 1])
        .city(0, ROW, Building::Farm)
        .pieces(0, &[16])
        .at(0, Track::Exploration, 2)
        .at(0, Track::Technology, 2)
        .at(0, Track::Science, 3)
        .at(0, Track::Military, 5)
        .at(1, Track::Military, 7)
        .dice(&[(Die::Red, &[0], 6), (Die::Black, &[0], 6), (Die::Science, &[1, 1, 1, 1], 5)])
        .build()
}

/// Answers by the rule of this file until nothing is open.
fn decide(game: &mut Tapestry) {
    while game.decision().is_some_and(|decision| decision.kind != Waiting::Turn) {
        let offered = texts(game);
        let wanted: &[&str] = match game.decision().unwrap().kind {
            Waiting::Gain => &["gain food"],
            Waiting::Bonus => &["no"],
            Waiting::Token => &["token technology"],
            Waiting::Tile => &["tile 1"],
            Waiting::Hex => &["hex 0/-1", "hex 1/-2"],
            Waiting::SpaceTile => &["space 13"],
            Waiting::Masterpiece => &["piece 16"],
            _ => &[],
        };
        let at = wanted.iter().find_map(|text| offered.iter().position(|known| known.starts_with(text)));
        let action = game.legal().get(at.unwrap_or(0) as u32).unwrap();
        game.play(action, &mut ()).unwrap();
    }
}

/// What a player has, as named numbers.
fn holdings(game: &Tapestry) -> Vec<(&'static str, i32)> {
    let player = game.player_at(Seat(0));
    let [coin, worker, food, culture] = goods(game, 0).map(i32::from);
    let ones = |bits: u64| bits.count_ones() as i32;
    let gone = |building: Building| 5 - player.covered[building.index()].count_ones() as i32;
    let at = |track| i32::from(game.position_of(Seat(0), track));
    vec![
        ("vp", game.score(Seat(0))),
        ("coin", coin),
        ("worker", worker),
        ("food", food),
        ("culture", culture),
        ("tiles", ones(player.tiles)),
        ("cards", player.hand.count_ones() as i32),
        ("tech", player.techs.iter().map(|row| ones(*row)).sum()),
        ("market", gone(Building::Market)),
        ("house", gone(Building::House)),
        ("farm", gone(Building::Farm)),
        ("armory", gone(Building::Armory)),
        ("landmark", ones(player.landmarks)),
        ("hexes", game.explored().len() as i32),
        ("outposts", i32::from(player.outposts)),
        ("held", game.controlled(Seat(0)).len() as i32),
        ("exploration", at(Track::Exploration)),
        ("technology", at(Track::Technology)),
        ("science", at(Track::Science)),
        ("military", at(Track::Military)),
        ("arts", at(Track::Arts)),
        ("spaces", player.spaces.count_ones() as i32),
        ("explored", player.explored.count_ones() as i32),
        ("slots", player.slots.iter().filter(|card| **card != 255).count() as i32),
        ("pieces", player.masterpieces.count_ones() as i32),
        ("inspired", player.inspired.count_ones() as i32),
    ]
}

/// What an effect changes, as `vp+4 outposts-1`.
pub fn gives(effect: EffectId) -> String {
    let mut game = position();
    let before = holdings(&game);
    Scenario::happen(&mut game, 0, effect);
    decide(&mut game);
    let after = holdings(&game);
    let changes = before.iter().zip(after).filter(|(one, two)| one.1 != two.1);
    changes.map(|(one, two)| format!("{}{:+}", one.0, two.1 - one.1)).collect::<Vec<_>>().join(" ")
}

/// Compares all lines and shows all that differ.
pub fn compare(lines: impl Iterator<Item = (String, String, &'static str)>) {
    let wrong: Vec<String> = lines
        .filter(|(_, given, expected)| given != expected)
        .map(|(name, given, expected)| format!("{name}: gave `{given}`, printed `{expected}`"))
        .collect();
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

const SPACES: &[(Track, usize, &str, &str)] = &[
    (Track::Exploration, 1, "Scouting", "tiles+2"),
    (Track::Exploration, 2, "Rafts", "vp+2 coin+1 tiles-1 hexes+1"),
    (Track::Exploration, 3, "Wagons", "vp+2 coin+1 tiles-1 hexes+1"),
    (Track::Exploration, 4, "Navigation", "vp+2 coin+1 hexes+1"),
    (Track::Exploration, 5, "Ships", "vp+1"),
    (Track::Exploration, 6, "Tunnels", "tiles+1 farm+1"),
    (Track::Exploration, 7, "Trains", "vp+2 coin+1 tiles+1 hexes+1"),
    (Track::Exploration, 8, "Cars", "vp+2 farm+1"),
    (Track::Exploration, 9, "Airplanes", "vp+2 coin+1 tiles+1 hexes+1"),
    (Track::Exploration, 10, "Space Shuttle", "vp+2"),
    (Track::Exploration, 11, "Interstellar Travel", "vp+13 spaces+2 explored+1"),
    (Track::Exploration, 12, "Warpgates", "vp+13 spaces-1 explored+1"),
    (Track::Technology, 1, "Pottery", "tech+1"),
    (Track::Technology, 2, "Carpentry", "cards+1"),
    (Track::Technology, 3, "Stone Tools", "tech+1"),
    (Track::Technology, 4, "Metallurgy", "tech+1"),
    (Track::Technology, 5, "Glass", "farm+1"),
    (Track::Technology, 6, "Steel", "vp+1 market+1"),
    (Track::Technology, 7, "Rubber", "tech+2"),
    (Track::Technology, 8, "Plastic", "vp+2 market+1"),
    (Track::Technology, 9, "Electronics", "culture+2"),
    (Track::Technology, 10, "Computers", "vp+8"),
    (Track::Technology, 11, "Nanotechnology", "vp+5 culture+1"),
    (Track::Technology, 12, "AI Singularity", "coin+1 worker+1 food+1 culture+1"),
    (Track::Science, 1, "Astronomy", "technology+1"),
    (Track::Science, 2, "Mathematics", "cards+1"),
    (Track::Science, 3, "Herbalism", "technology+1"),
    (Track::Science, 4, "Medicine", "vp+3 cards+1"),
    (Track::Science, 5, "Chemistry", "tech+1 technology+1"),
    (Track::Science, 6, "Biology", "tech+1 technology+1"),
    (Track::Science, 7, "Academic Research", "cards+1"),
    (Track::Science, 8, "Nutrition", "vp+2 house+1"),
    (Track::Science, 9, "Physics", "tech+1 technology+1"),
    (Track::Science, 10, "Neuroscience", "tech+1 technology-1"),
    (Track::Science, 11, "Quantum Physics", "tech+2 landmark+1 technology+2"),
    (Track::Science, 12, "Alien Biology", "landmark+1 technology+4"),
    (Track::Military, 1, "Archery", "vp+4 outposts-1 held+1"),
    (Track::Military, 2, "Bladed Weapons", "cards+1"),
    (Track::Military, 3, "Walls", "vp+4 outposts-1 held+1"),
    (Track::Military, 4, "Standing Army", "vp+4 worker+1"),
    (Track::Military, 5, "Cavalry", "vp+4 armory+1 outposts-1 held+1"),
    (Track::Military, 6, "Gunpowder", "vp+4 cards+1 outposts-1 held+1"),
    (Track::Military, 7, "Tanks", "vp+4 outposts-1 held+1"),
    (Track::Military, 8, "Warplanes", "vp+4 outposts-1 held+1"),
    (Track::Military, 9, "Anti-Aircraft Defense", "vp+3 armory+1"),
    (Track::Military, 10, "Nuclear Bomb", "vp+2 cards-1 slots+1"),
    (Track::Military, 11, "Drone Assassins", "vp+1"),
    (Track::Arts, 1, "unknown", "cards+1"),
    (Track::Arts, 2, "unknown", "vp+5"),
    (Track::Arts, 3, "unknown", "pieces+1"),
    (Track::Arts, 4, "unknown", "vp+7"),
    (Track::Arts, 5, "unknown", "inspired+1"),
    (Track::Arts, 6, "unknown", "vp+4 food+1"),
    (Track::Arts, 7, "unknown", "pieces+1"),
    (Track::Arts, 8, "unknown", "inspired+1"),
    (Track::Arts, 10, "unknown", "vp+5 market+1"),
    (Track::Arts, 12, "unknown", "vp+4 food+1"),
];

#[test]
fn every_space_gives_exactly_what_is_printed() {
    covers!("tracks.exploration", "tracks.technology", "tracks.science", "tracks.military", "arts.track");
    let kit = Kit::printed();
    compare(SPACES.iter().map(|(track, number, name, expected)| {
        let space = &kit.tracks[track.index()].spaces[number - 1];
        if *track != Track::Arts {
            assert_eq!(space.name, *name, "{track:?} {number}");
        }
        (format!("{track:?} {number} {name}"), gives(space.benefit), *expected)
    }));
    // Mechs: both dice, and a civilization whose own gains come on top.
    let mut game = position();
    Scenario::happen(&mut game, 0, kit.tracks[Track::Military.index()].spaces[11].benefit);
    decide(&mut game);
    let player = game.player_at(Seat(0));
    assert_eq!((player.civs.len(), player.outposts), (2, 7));
    assert!(game.score(Seat(0)) >= 4 && goods(&game, 0)[0] >= 1);
}

const BONUSES: &[(Track, usize, Cost, &str)] = &[
    (Track::Exploration, 2, Cost::Any(1), "cards+1"),
    (Track::Exploration, 5, Cost::Any(1), "farm+1"),
    (Track::Exploration, 6, Cost::Any(1), "vp+2 coin+1 tiles-1 hexes+1"),
    (Track::Exploration, 8, Cost::Tiles(2), "vp+5"),
    (Track::Exploration, 9, Cost::Any(1), "cards+1"),
    (Track::Exploration, 10, Cost::Tiles(3), "vp+10"),
    (Track::Exploration, 12, Cost::Any(1), "vp+13 spaces-1 explored+1"),
    (Track::Technology, 2, Cost::Any(1), "market+1"),
    (Track::Technology, 5, Cost::Any(1), "culture+1"),
    (Track::Technology, 6, Cost::Any(1), "tech+1"),
    (Track::Technology, 8, Cost::Any(1), "culture+1"),
    (Track::Technology, 11, Cost::Tech(3), "vp+10"),
    (Track::Science, 2, Cost::Any(1), "house+1"),
    (Track::Science, 5, Cost::Tapestry(2), "vp+5"),
    (Track::Military, 2, Cost::Any(1), "armory+1"),
    (Track::Military, 6, Cost::Any(1), "armory+1"),
    (Track::Military, 8, Cost::Any(1), "cards+1"),
    (Track::Military, 11, Cost::Tapestry(3), "vp+10"),
    (Track::Arts, 2, Cost::Any(1), "market+1"),
    (Track::Arts, 5, Cost::Any(1), "pieces+1"),
    (Track::Arts, 8, Cost::Any(1), "market+1"),
    (Track::Arts, 11, Cost::Any(1), "pieces+1"),
];

#[test]
fn every_bonus_costs_and_gives_exactly_what_is_printed() {
    covers!("advance.bonus");
    let kit = Kit::printed();
    for track in Track::ALL {
        for (at, space) in kit.tracks[track.index()].spaces.iter().enumerate() {
            let listed = BONUSES.iter().find(|(known, number, ..)| known == track && *number == at + 1);
            assert_eq!(space.bonus.map(|(cost, _)| cost), listed.map(|line| line.2), "{track:?} {}", at + 1);
        }
    }
    compare(BONUSES.iter().map(|(track, number, _, expected)| {
        let (_, gain) = kit.tracks[track.index()].spaces[number - 1].bonus.unwrap();
        (format!("{track:?} {number}"), gives(gain), *expected)
    }));
}

const TILES: &[&str] = &[
    "coin+1",
    "tiles+2",
    "food+1",
    "culture+1",
    "food+1",
    "worker+1",
    "coin+1",
    "farm+1",
    "cards+1",
    "culture+1",
    "worker+1",
    "technology+1",
    "coin+1",
    "culture+1",
    "worker+1",
    "coin+1",
    "food+1",
    "market+1",
    "cards+1",
    "culture+1",
    "worker+1",
    "culture+1",
    "tech+1",
    "food+1",
    "house+1",
    "food+1",
    "worker+1",
    "coin+1",
    "cards+1",
    "culture+1",
    "worker+1",
    "tech+1",
    "armory+1",
    "food+1",
    "culture+1",
    "coin+1",
    "coin+1",
    "culture+1",
    "worker+1",
    "coin+1",
    "food+1",
    "tech+1",
    "cards+1",
    "culture+1",
    "worker+1",
    "technology+1",
    "tiles+2",
    "food+1",
];

#[test]
fn every_territory_tile_gives_exactly_what_is_printed() {
    covers!("explore.tiles", "explore.benefit");
    let tiles = &Kit::printed().tiles;
    assert_eq!(tiles.len(), TILES.len());
    compare(
        TILES
            .iter()
            .zip(tiles)
            .zip(1..)
            .map(|((expected, tile), number)| (format!("tile {number}"), gives(tile.benefit), *expected)),
    );
}

const SPACE_TILES: &[(u8, &str)] = &[
    (1, "vp+7 cards+1 landmark+1 science+1"),
    (2, "vp+2 armory+1"),
    (3, "vp+2 house+1"),
    (4, "vp+4 slots+1"),
    (5, "vp+8 coin+1 worker+1"),
    (6, "vp+6 tech+1 technology+1"),
    (7, "vp+8 food+1 culture+1"),
    (8, "vp+1 culture+1"),
    (9, "vp+3 tech+1 technology+1"),
    (10, "vp+4 culture+1 tech+1"),
    (11, "vp+6 outposts-1 held+1"),
    (12, "vp+10 cards+1 outposts-1 held+1 military+1"),
    (13, "vp+13"),
    (14, "vp+2 farm+1"),
    (15, "vp+2 market+1"),
];

#[test]
fn every_space_tile_gives_exactly_what_is_printed() {
    covers!("explore.space");
    let tiles = &Kit::printed().space_tiles;
    compare(SPACE_TILES.iter().map(|(id, expected)| {
        let tile = tiles.iter().find(|tile| tile.id == *id).unwrap();
        (format!("space tile {id}"), gives(tile.benefit), *expected)
    }));
}

const TECHS: &[(u8, bool, &str)] = &[
    (1, false, "worker+1"),
    (1, true, "house+1"),
    (2, false, "farm+1"),
    (2, true, "vp+1"),
    (3, false, "armory+1"),
    (3, true, "vp+1"),
    (4, false, "vp+5"),
    (4, true, "food+1"),
    (5, false, "food+1"),
    (5, true, "vp+2 coin+1 tiles-1 hexes+1 exploration+1"),
    (6, false, "coin+1"),
    (6, true, "tech+1 technology+1"),
    (7, false, "vp+4"),
    (7, true, "landmark+1"),
    (8, false, "vp+3"),
    (8, true, "landmark+1"),
    (9, false, "worker+1"),
    (9, true, "vp+3 cards+1 landmark+1 science+1"),
    (10, false, "culture+1"),
    (10, true, "vp+7"),
    (11, false, "food+1"),
    (11, true, "vp+7"),
    (12, false, "technology+1"),
    (12, true, "vp+2"),
    (13, false, "tiles+2"),
    (13, true, "vp+2 coin+1 tiles-1 hexes+1"),
    (14, false, "vp+5"),
    (14, true, "landmark+1"),
    (15, false, "market+1"),
    (15, true, "vp+1"),
    (16, false, "culture+1"),
    (16, true, "vp+7 culture+1"),
    (17, false, "vp+4 outposts-1 held+1"),
    (17, true, "vp+1"),
    (18, false, "tech+1"),
    (18, true, "vp+3"),
    (19, false, ""),
    (19, true, "vp+6 military+1"),
    (20, false, "food+1"),
    (20, true, "farm+1"),
    (21, false, "spaces+1"),
    (21, true, "vp+13 spaces-1 explored+1"),
    (22, false, "vp+2 coin+1 tiles-1 hexes+1"),
    (22, true, "vp+13 spaces-1 explored+1"),
    (23, false, "vp+3"),
    (23, true, "landmark+1"),
    (24, false, "coin+1"),
    (24, true, "market+1"),
    (25, false, "vp+4"),
    (25, true, "cards+1"),
    (26, false, "food+1"),
    (26, true, "cards+1 arts+1"),
    (27, false, "landmark+1 science+1"),
    (27, true, "vp+3 cards+1 landmark+1 science+1"),
    (28, false, "technology+1"),
    (28, true, "tech+1 technology+1"),
    (29, false, "food+1"),
    (29, true, "pieces+1"),
    (30, false, "arts+1"),
    (30, true, ""),
    (31, false, "house+1"),
    (31, true, "vp+1"),
    (32, false, "technology+1"),
    (32, true, "vp+5"),
    (33, false, "landmark+1 science+1"),
    (33, true, "vp+3 cards+1 landmark+1 science+1"),
    (34, false, "cards+1"),
    (34, true, "cards-1 slots+1"),
    (35, false, "cards+1"),
    (35, true, "inspired+1"),
    (36, false, "armory+1"),
    (36, true, "vp+2"),
    (37, false, "vp+3"),
    (38, false, "vp+2 coin+1 hexes+1"),
    (38, true, "tech+1 technology+1"),
    (39, false, "culture+1"),
    (39, true, "armory+1"),
    (40, false, "military+1"),
    (40, true, "vp+5"),
    (41, false, "vp+5"),
    (41, true, "landmark+1"),
    (42, false, "vp+4"),
    (42, true, "market+1"),
    (43, false, "exploration+1"),
    (43, true, "vp+2 coin+1 tiles-1 hexes+1 exploration+1"),
    (44, false, "vp+4"),
    (45, false, "technology+1"),
    (45, true, "tech+1 technology+1"),
    (46, false, "culture+1 tiles+1"),
    (46, true, "vp+4"),
    (47, false, "cards+1"),
    (47, true, "market+1"),
    (48, false, "coin+1"),
    (48, true, "exploration-1"),
    (49, false, "tech+1"),
    (49, true, "market+1"),
    (50, false, "coin+1"),
    (50, true, "vp+4 culture+1"),
    (51, false, "vp+4"),
    (51, true, "landmark+1"),
    (52, false, "landmark+1 science+1"),
    (52, true, "vp+3"),
    (53, false, "culture+1"),
    (53, true, "vp+4 cards+1 outposts-1 held+1 military+1"),
    (54, false, "worker+1"),
    (54, true, "vp+4 outposts-1 held+1"),
    (55, false, "vp+2 coin+1 tiles-1 hexes+1"),
    (55, true, "cards+1"),
    (56, false, "exploration+1"),
    (56, true, "vp+2"),
];

#[test]
fn every_tech_card_gives_exactly_what_is_printed() {
    covers!("tech.cards");
    let kit = Kit::printed();
    assert_eq!(kit.techs.len() * 2 - TECHS.len(), 2, "Radio, and the card that explores twice, are below");
    compare(TECHS.iter().map(|(id, square, expected)| {
        let tech = kit.techs.iter().find(|tech| tech.id == *id).unwrap();
        let effect = if *square { tech.square } else { tech.circle };
        (format!("{} {}", tech.name, if *square { "square" } else { "circle" }), gives(effect), *expected)
    }));
    let mut game = position();
    Scenario::happen(&mut game, 0, kit.techs[usize::from(kit.find_tech("Radio").unwrap())].square);
    decide(&mut game);
    assert_eq!(game.player_at(Seat(0)).civs.len(), 2);
    let twice = kit.techs.iter().find(|tech| tech.id == 44).unwrap();
    let given = gives(twice.square);
    assert!(given.contains("tiles-2") && given.contains("hexes+2"), "{given}");
}

const PIECES: &[(u8, &str)] = &[
    (1, "vp+3 food+1"),
    (2, "food+1 market+1"),
    (3, "vp+1 food+1"),
    (4, "vp+2 food+1"),
    (5, "food+1 tiles+1"),
    (6, "culture+1"),
    (7, ""),
    (8, "vp+1 culture+1"),
    (9, "vp+2 worker+1"),
    (10, "vp+3 food+1"),
    (11, "vp+5"),
    (12, "vp+2"),
    (13, ""),
    (14, "food+1"),
    (15, "vp+3"),
    (16, "vp+4 food+1"),
    (17, "vp+2"),
    (18, "food+1 cards+1"),
    (19, ""),
    (20, "vp+4 outposts-1 held+1"),
];

#[test]
fn every_masterpiece_gives_exactly_what_is_printed() {
    covers!("arts.cards");
    let pieces = &Kit::printed().masterpieces;
    assert_eq!(pieces.len(), PIECES.len());
    compare(PIECES.iter().map(|(id, expected)| {
        let piece = pieces.iter().find(|piece| piece.id == *id).unwrap();
        (format!("masterpiece {id}"), gives(piece.effect), *expected)
    }));
}
