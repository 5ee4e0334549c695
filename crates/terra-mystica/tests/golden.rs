//! Golden playthroughs: a game in a file, compared byte for byte.
//!
//! Each file of `tests/golden/` is settings, seed, and the decisions of a random game, each with the points of all seats
//! and the checksum after it. A difference means that an old save file would now be another game: think twice. If the
//! change is meant, write the files anew and read the diff:
//!
//! ```text
//! AUTOMA_WRITE_GOLDEN=1 cargo test -p automa-terra-mystica --test rules golden
//! ```

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::Once;

use kernel::{Game, Notation, Options, Purpose, Seat, Seed};
use terra_mystica::{FactionId, TerraMystica, TerraOptions};

use crate::common::{lively, start};

const GOLDEN: Purpose = Purpose::new("golden playthrough");
/// The width of the decisions in a file.
const WIDTH: usize = 44;

/// Where the files are; written anew first, if that is asked for.
fn folder() -> PathBuf {
    static WRITTEN: Once = Once::new();
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    WRITTEN.call_once(|| {
        if std::env::var_os("AUTOMA_WRITE_GOLDEN").is_some() {
            std::fs::create_dir_all(&folder).unwrap();
            for (seed, (name, options)) in (1..).zip(games()) {
                std::fs::write(folder.join(format!("{name}.txt")), record(options, Seed(seed))).unwrap();
            }
        }
    });
    folder
}

/// Every faction, every board, every number of seats, and each value of each setting.
const GAMES: [(&str, &str); 13] = [
    ("base-2", "seats=2 factions=nomads,witches"),
    ("base-3", "seats=3 factions=alchemists,mermaids,engineers offers=open"),
    ("base-4", "seats=4 factions=darklings,swarmlings,giants,halflings turn-order=standard"),
    ("base-5", "seats=5 factions=auren,cultists,chaosmagicians,dwarves,fakirs offers=open start-vp=2017"),
    (
        "new-3",
        "map=fire_ice_new seats=3 factions=icemaidens,dragonlords,riverwalkers final-tile=connected-distance",
    ),
    (
        "new-4",
        "map=fire_ice_new seats=4 factions=yetis,acolytes,shapeshifters,nomads offers=open final-tile=building-on-edge",
    ),
    ("revised-2", "map=fire_ice_revised seats=2 factions=shapeshifters,cultists cultists=nothing"),
    (
        "revised-5",
        "map=fire_ice_revised seats=5 factions=riverwalkers,dragonlords,icemaidens,chaosmagicians,mermaids \
         offers=open final-tile=connected-clusters",
    ),
    ("loon-3", "map=loon_lakes seats=3 factions=fakirs,dwarves,acolytes promo-towns=off promo-temple=off"),
    ("loon-4", "map=loon_lakes seats=4 final-tile=connected-sa-sh-distance promo-shipping=off"),
    ("fjords-2", "map=fjords seats=2 factions=engineers,riverwalkers offers=open"),
    (
        "fjords-4",
        "map=fjords seats=4 factions=random,choose,random,choose fire-and-ice=off final-tile=random",
    ),
    (
        "fjords-5",
        "map=fjords seats=5 factions=random,random,random,random,random offers=open \
         scoring=SCORE9,SCORE1,SCORE8,SCORE7,SCORE2,SCORE3 bonus-removed=BON3,BON7",
    ),
];

fn games() -> impl Iterator<Item = (&'static str, TerraOptions)> {
    GAMES.into_iter().map(|(name, settings)| {
        let mut options = TerraOptions::default();
        for pair in settings.split_whitespace() {
            let (key, value) = pair.split_once('=').unwrap();
            options.set(key, value).unwrap();
        }
        (name, options)
    })
}

fn line(game: &TerraMystica, what: &str) -> String {
    let mut line = format!("{what:<WIDTH$}");
    for seat in 0..game.seats() as u8 {
        write!(line, " {:>3}", game.score(Seat(seat))).unwrap();
    }
    format!("{line}  {:016x}\n", game.digest())
}

fn winner(game: &TerraMystica) -> String {
    format!("winner {}", game.seat_name(game.winner().unwrap()))
}

/// The text of a game: what its file must hold.
fn record(options: TerraOptions, seed: Seed) -> String {
    let mut text = String::new();
    // What is as always is not said: a new setting changes no file.
    let usual = TerraOptions { seats: options.seats, ..TerraOptions::default() };
    for (key, value) in options.pairs().filter(|(key, value)| usual.get(key).as_ref() != Some(value)) {
        writeln!(text, "{key} {value}").unwrap();
    }
    writeln!(text, "seats {}", options.seats).unwrap();
    writeln!(text, "seed {seed}\n").unwrap();
    let mut game = start(&options, seed.0);
    let mut dice = seed.dice(GOLDEN, 0);
    text += &line(&game, "start");
    while let Some(action) = lively(&game, &mut dice) {
        let name = game.write(action);
        game.play(action, &mut ()).unwrap();
        text += &line(&game, &name);
    }
    writeln!(text, "\n{}", winner(&game)).unwrap();
    text
}

#[test]
fn golden_playthroughs_are_unchanged() {
    for (seed, (name, options)) in (1..).zip(games()) {
        let file = folder().join(format!("{name}.txt"));
        let played = record(options, Seed(seed));
        let kept =
            std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let first = kept.lines().zip(played.lines()).position(|(kept, played)| kept != played);
        assert!(kept == played, "{name}.txt differs, first in line {:?}", first.map(|line| line + 1));
    }
}

#[test]
fn a_golden_file_can_be_replayed_from_its_text() {
    // The decisions as written, without the dice that chose them.
    let mut factions = BTreeSet::new();
    for (name, _) in games() {
        let text = std::fs::read_to_string(folder().join(format!("{name}.txt"))).unwrap();
        let mut parts = text.split("\n\n");
        let mut options = TerraOptions::default();
        let mut seed = Seed(0);
        for line in parts.next().unwrap().lines() {
            let (key, value) = line.split_once(' ').unwrap();
            if key == "seed" {
                seed = value.parse().unwrap();
            } else {
                options.set(key, value).unwrap();
            }
        }
        let mut game = start(&options, seed.0);
        for line in parts.next().unwrap().lines().skip(1) {
            let action = game.read(line[..WIDTH].trim()).unwrap();
            game.play(action, &mut ()).unwrap();
            assert!(line.ends_with(&format!("{:016x}", game.digest())), "{name}: {line}");
        }
        assert_eq!(parts.next().unwrap().trim(), winner(&game));
        factions.extend(game.players().iter().filter_map(|player| player.faction));
    }
    assert_eq!(factions.len(), FactionId::ALL.len(), "every faction plays");
}

#[test]
fn every_golden_file_belongs_to_a_game() {
    let known: Vec<String> = games().map(|(name, _)| format!("{name}.txt")).collect();
    for entry in std::fs::read_dir(folder()).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        assert!(known.contains(&name), "{name} is no longer compared");
    }
}
