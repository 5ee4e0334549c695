//! Ice Maidens and Yetis.

use kernel::Seat;
use terra_mystica::scenario::Scenario;
use terra_mystica::{Event, FavourId, Illegal, ScoringId, Terrain, Waiting};
use testkit::covers;

use super::at_f3;
use crate::common::{
    can, goods, play, play_all, purse, refused, start, terrain, turn, vp, waits, with_factions,
};

#[test]
fn home_is_ice_on_the_starting_terrain() {
    covers!("ice.home", "setup.dwellings");
    let mut game = start(&with_factions(&["yetis", "nomads"]), 1);
    play(&mut game, "pick-color blue");
    assert_eq!((game.player(Seat(0)).home, game.player(Seat(0)).start), (Terrain::Ice, Terrain::Lakes));
    assert!(matches!(refused(&game, "build A5"), Illegal::NotHome { .. }));
    play(&mut game, "build A4");
    assert_eq!((terrain(&game, "A4"), terrain(&game, "A11")), (Terrain::Ice, Terrain::Lakes));
    // In play a dwelling needs ice, not the starting terrain.
    let game = at_f3("yetis").colour(0, "blue").terrain("E6", "blue").terrain("G2", "ice").game();
    assert!(matches!(refused(&game, "build E6"), Illegal::NotHome { .. }));
    assert!(can(&game, "build G2"));
}

#[test]
fn spades_lead_to_the_starting_terrain_and_so_to_ice() {
    covers!("ice.spades", "ice.own-terrain");
    // Lakes: from swamp and forest one, from plains two, from wasteland three.
    for (hex, spades) in [("E5", 1), ("F4", 1), ("E6", 2), ("G2", 3)] {
        let mut game = at_f3("yetis").colour(0, "blue").game();
        play_all(&mut game, &format!("dig {hex}. into ice"));
        assert_eq!((terrain(&game, hex), purse(&game, 0).workers), (Terrain::Ice, 20 - 3 * spades), "{hex}");
        play(&mut game, &format!("build {hex}"));
    }
    // The starting terrain itself takes one.
    let mut game = at_f3("yetis").colour(0, "blue").terrain("G2", "blue").game();
    play_all(&mut game, "dig G2. into ice");
    assert_eq!((terrain(&game, "G2"), purse(&game, 0).workers), (Terrain::Ice, 17));
    // With fewer the hex moves along the ring; it never stops on the starting terrain or goes beyond.
    let mut game = at_f3("yetis").colour(0, "blue").game();
    play(&mut game, "dig E6");
    assert!(matches!(refused(&game, "into blue"), Illegal::Into { .. }));
    play(&mut game, "into black");
    assert_eq!((terrain(&game, "E6"), purse(&game, 0).workers), (Terrain::Swamp, 17));
    let mut game = at_f3("yetis").colour(0, "blue").goods(0, 9, 14, 0).game();
    play(&mut game, "dig E5");
    assert!(matches!(refused(&game, "into green"), Illegal::SpadesNeeded { need: 5, .. }), "past lakes");
}

#[test]
fn ice_maidens_begin_with_a_favour_tile() {
    covers!("faction.icemaidens.favour");
    let scoring = [2, 1, 3, 4, 5, 6].map(ScoringId);
    let mut options = with_factions(&["icemaidens", "nomads"]);
    options.scoring = Some(scoring);
    let mut game = start(&options, 1);
    play(&mut game, "pick-color blue");
    assert_eq!(waits(&game), Some((0, Waiting::FirstFavour)), "right after the choice");
    let mut three = game.clone();
    play(&mut three, "+FAV2");
    // One step on water already: 4 now, past 3.
    assert_eq!((purse(&three, 0).cults, purse(&three, 0).bowls), ([0, 4, 0, 1], [5, 7, 0]));
    play(&mut game, "+FAV11");
    assert!(game.player(Seat(0)).has_favour(FavourId(10)));
    play_all(&mut game, "build A4. build A5. build B1. build A11");
    assert_eq!(vp(&game, 0), 20, "starting dwellings do not score");
    assert_eq!(waits(&three), Some((0, Waiting::Dwelling)));
}

#[test]
fn temples_of_the_ice_maidens_score_at_every_pass() {
    covers!("faction.icemaidens.stronghold", "pass.score");
    let passed = |scenario: Scenario| {
        let mut game = scenario.bonus(0, "BON3").game();
        play(&mut game, "pass BON1");
        vp(&game, 0) - 20
    };
    let with = || at_f3("icemaidens").stronghold(0, "A1");
    assert_eq!(passed(with().temple(0, "A5 I1")), 6);
    assert_eq!(passed(with().temple(0, "A5 I1 C2")), 9);
    assert_eq!(passed(with().temple(0, "A5").sanctuary(0, "I1")), 3, "a sanctuary is no temple");
    assert_eq!(passed(at_f3("icemaidens").temple(0, "A5 I1")), 0, "without the stronghold");
}

#[test]
fn power_actions_cost_the_yetis_less() {
    covers!("faction.yetis.discount");
    for (action, cost) in [("ACT1", 2), ("ACT2", 2), ("ACT3", 3), ("ACT4", 3), ("ACT5", 3), ("ACT6", 5)] {
        let mut game = at_f3("yetis").bowls(0, [0, 0, cost]).game();
        play(&mut game, &format!("action {action}"));
        assert_eq!(purse(&game, 0).bowls, [cost, 0, 0], "{action}");
        let short = at_f3("yetis").bowls(0, [0, 0, cost - 1]).game();
        let error = refused(&short, &format!("action {action}"));
        assert_eq!(error, Illegal::PowerShort { need: cost, have: cost - 1 });
    }
    let game = at_f3("yetis").bowls(0, [0, 0, 4]).game();
    assert!(matches!(refused(&game, "convert 5pw to p"), Illegal::ConvertShort { need: 5, .. }));
}

#[test]
fn their_great_buildings_are_worth_four() {
    covers!("faction.yetis.value");
    let offer = |scenario: Scenario| {
        let mut game = scenario.dwelling(0, "E8").goods(0, 30, 20, 0).game();
        let events = play(&mut game, "upgrade E8 to TP");
        events.iter().find_map(|event| match event {
            Event::Offered { amount, .. } => Some(*amount),
            _ => None,
        })
    };
    let yetis = || Scenario::two("nomads", "yetis");
    assert_eq!(offer(yetis().stronghold(1, "E7")), Some(4));
    assert_eq!(offer(yetis().sanctuary(1, "E7")), Some(4));
    assert_eq!(offer(yetis().temple(1, "E7")), Some(2));
    // For towns: 4 + 1 + 1 + 1.
    let mut game = at_f3("yetis").stronghold(0, "A2").dwelling(0, "A1 A3").terrain("B1", "ice").game();
    play(&mut game, "build B1");
    assert_eq!(game.turn().towns, 1);
    let mut game = at_f3("icemaidens").stronghold(0, "A2").dwelling(0, "A1 A3").terrain("B1", "ice").game();
    play(&mut game, "build B1");
    assert_eq!(game.turn().towns, 0);
}

#[test]
fn with_their_stronghold_the_yetis_repeat_power_actions() {
    covers!("faction.yetis.stronghold", "action.power-once");
    let with = || at_f3("yetis").stronghold(0, "A1").bowls(0, [0, 0, 12]).used(1, "ACT4");
    let mut game = with().goods(0, 0, 0, 0).passed(1).game();
    turn(&mut game, "action ACT4");
    turn(&mut game, "action ACT4");
    turn(&mut game, "action ACT2");
    turn(&mut game, "action ACT2");
    assert_eq!((goods(&game, 0), purse(&game, 0).bowls), ((14, 0, 2), [10, 0, 2]));
    assert!(matches!(refused(&game, "action ACT4"), Illegal::PowerShort { .. }), "as often as they can pay");
    let without = at_f3("yetis").bowls(0, [0, 0, 12]).used(1, "ACT4").game();
    assert!(matches!(refused(&without, "action ACT4"), Illegal::PowerUsed { .. }));
    // Used by them it is used for the others.
    let mut game = with().bowls(1, [0, 0, 12]).game();
    turn(&mut game, "action ACT3");
    assert!(matches!(refused(&game, "action ACT3"), Illegal::PowerUsed { .. }));
}
