//! Golden playthroughs: [`testkit::golden`] says what they are, and how to write them anew.

use std::collections::BTreeSet;

use kernel::Options;
use terra_mystica::{FactionId, TerraMystica, TerraOptions};
use testkit::Golden;

use crate::common::lively;

fn golden() -> Golden<TerraMystica> {
    Golden {
        folder: concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden").into(),
        games: games().collect(),
        pick: lively,
    }
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

#[test]
fn golden_playthroughs_are_unchanged() {
    golden().are_unchanged();
}

#[test]
fn a_golden_file_can_be_replayed_from_its_text() {
    let mut factions = BTreeSet::new();
    golden()
        .can_be_replayed(|game| factions.extend(game.players().iter().filter_map(|player| player.faction)));
    assert_eq!(factions.len(), FactionId::ALL.len(), "every faction plays");
}

#[test]
fn every_golden_file_belongs_to_a_game() {
    golden().are_all_compared();
}
