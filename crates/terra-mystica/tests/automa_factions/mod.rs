//! The twenty faction cards: setup, action, and what comes by the way.

mod base;
mod fire_and_ice;

use terra_mystica::options::Difficulty;
use terra_mystica::{FactionId, Kit, Structure, TerraMystica};
use testkit::covers;

use crate::automa_common::{AUTOMA, faction_card, gains, index};
use crate::common::hex;

/// The Automa passes; each of its gains.
fn pass(game: &mut TerraMystica) -> Vec<u16> {
    let mut events = Vec::new();
    game.automa_passes(AUTOMA, index(1), None, &mut events);
    gains(&events)
}

fn structure(game: &TerraMystica, name: &str) -> Option<Structure> {
    game.player(AUTOMA).structure_at(hex(game, name))
}

#[test]
fn cards_are_numbered_and_start_where_the_factions_start() {
    covers!("automa.setup.cults", "automa.setup.vp", "automa.supply", "automa.what");
    let numbers = [
        ("engineers", 1),
        ("dwarves", 2),
        ("giants", 3),
        ("chaosmagicians", 4),
        ("nomads", 5),
        ("fakirs", 6),
        ("halflings", 7),
        ("cultists", 8),
        ("alchemists", 9),
        ("darklings", 10),
        ("mermaids", 11),
        ("swarmlings", 12),
        ("witches", 13),
        ("auren", 14),
        ("icemaidens", 15),
        ("yetis", 16),
        ("dragonlords", 17),
        ("acolytes", 18),
        ("shapeshifters", 19),
        ("riverwalkers", 20),
    ];
    let cults = [
        [0, 0, 0, 0],
        [0, 0, 2, 0],
        [1, 0, 0, 1],
        [2, 0, 0, 0],
        [1, 0, 1, 0],
        [1, 0, 0, 1],
        [0, 0, 1, 1],
        [1, 0, 1, 0],
        [1, 1, 0, 0],
        [0, 1, 1, 0],
        [0, 2, 0, 0],
        [1, 1, 1, 1],
        [0, 0, 0, 2],
        [0, 1, 0, 1],
        [0, 1, 0, 1],
        [0, 0, 1, 1],
        [2, 0, 0, 0],
        [3, 3, 3, 3],
        [1, 1, 0, 0],
        [1, 0, 0, 1],
    ];
    let vp = [0, 4, 2, 0, 2, 4, 1, 2, 0, 0, 3, 1, 1, 2, 0, 2, 2, 2, 2, 3];
    for ((faction, number), (cults, vp)) in numbers.into_iter().zip(cults.into_iter().zip(vp)) {
        let card = faction_card(faction);
        assert_eq!((card.number, card.vp), (number, vp), "{faction}");
        let dwellings = match faction {
            "chaosmagicians" => 1,
            "nomads" => 3,
            _ => 2,
        };
        assert_eq!((card.dwellings, card.shipping), (dwellings, 1), "{faction}");
        // As the game itself begins it, on every level.
        let you = if faction == "witches" || faction == "auren" { "nomads" } else { "witches" };
        let mut options = terra_mystica::TerraOptions { automas: 1, ..Default::default() };
        options.factions[0] =
            terra_mystica::options::FactionChoice::Named(FactionId::from_name(you).unwrap());
        let id = FactionId::from_name(faction).unwrap();
        options.automa_factions[0] = terra_mystica::options::FactionChoice::Named(id);
        for level in Difficulty::ALL {
            options.difficulty = level;
            let game = crate::common::start(&options, u64::from(number));
            let player = game.player(AUTOMA);
            assert_eq!(player.faction, Some(id));
            assert_eq!(player.purse.cults, cults, "{faction}");
            let start = if level == Difficulty::Easy { 10 } else { 20 };
            assert_eq!((player.purse.vp, player.shipping), (start, 1));
            let purse = player.purse;
            assert_eq!((purse.coins, purse.workers, purse.priests, purse.bowls), (0, 0, 0, [0; 3]));
        }
    }
}

#[test]
fn all_twenty_have_a_card() {
    for id in FactionId::ALL {
        assert_eq!(Kit::printed().automa.faction(id).faction.0, id);
    }
}
