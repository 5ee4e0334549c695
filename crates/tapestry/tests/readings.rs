//! Open points that can be read in another way: both readings of each setting.

use kernel::{Game, Options, Pack, Seat};
use tapestry::scenario::Scenario;
use tapestry::{Building, Kit, Readings, Tapestry, TapestryOptions, Tie, Track, Waiting};
use testkit::covers;

use crate::common::{is_quiet, play, settle, space, start, texts, tiles, vp};

/// A card that costs tiles, and one that reserves a house.
const CARDS: &str = r#"
game = "tapestry"
certainty = "printed"

[[card]]
id = "surrender"
name = "Surrender"
set = "pp"
kind = "when_played"
play = "pay(discard(territory_tile, 3), vp(1))"

[[card]]
id = "migration"
name = "Migration"
set = "aa"
kind = "when_played"
play = "reserve(building(house))"
"#;

/// Two players, with the usual reading and with another one.
fn both(change: fn(&mut Readings)) -> [Scenario; 2] {
    let mut readings = Readings::default();
    change(&mut readings);
    [Readings::default(), readings].map(|readings| {
        let options = TapestryOptions { readings, expansions: [true; 3], ..Default::default() };
        let pack = Pack { name: "mine.toml".to_owned(), text: CARDS.to_owned() };
        Scenario::of_box(Tapestry::components(&[pack]).unwrap(), options, &[])
    })
}

#[test]
fn every_reading_is_a_setting_and_the_usual_ones_leave_checksums_alone() {
    let usual = TapestryOptions::default();
    for (key, value) in [
        ("first-bonus", "turn"),
        ("used-tiles", "shuffled"),
        ("upgrades", "may"),
        ("early-cards", "void"),
        ("tie", "goods"),
        ("tie", "shared"),
        ("reserved-buildings", "count"),
        ("bot-outposts", "full"),
    ] {
        let mut options = usual;
        options.set(key, value).unwrap();
        assert_eq!(options.get(key).unwrap(), value);
        assert_ne!(options.readings, Readings::default(), "{key}");
        assert!(options.set(key, "nonsense").is_err(), "{key}");
        let digest = |options: &TapestryOptions| start(options, 1).digest();
        assert_ne!(digest(&options), digest(&usual), "{key}");
        options.set(key, usual.get(key).unwrap().as_str()).unwrap();
        assert_eq!(digest(&options), digest(&usual), "{key}");
    }
}

#[test]
fn the_first_bonus_comes_with_the_slot_or_with_the_turn() {
    covers!("income.first-bonus");
    let [usual, early] = both(|readings| readings.first_bonus_early = true);
    let mut game = usual.hand(0, &["monarchy"]).build();
    play(&mut game, "income");
    assert_eq!(game.decision().unwrap().kind, Waiting::CivilizationStep, "after the civilizations");
    let mut game = early.hand(0, &["monarchy"]).build();
    play(&mut game, "income");
    assert_eq!(game.decision().unwrap().kind, Waiting::Gain, "before them");
    play(&mut game, "gain coin; done");
    assert_ne!(game.decision().map(|decision| decision.kind), Some(Waiting::Gain), "and once");
}

#[test]
fn discarded_tiles_are_gone_or_come_back() {
    covers!("explore.empty-pile");
    let [usual, back] = both(|readings| readings.tiles_return = true).map(|scenario| {
        let mut game = scenario.tiles(0, &[1, 2, 3]).no_tiles().hand(0, &["surrender"]).build();
        Scenario::card(&mut game, 0, "surrender");
        play(&mut game, "yes");
        settle(&mut game);
        assert_eq!((tiles(&game, 0), vp(&game, 0)), (0, 1), "three tiles for a point");
        Scenario::happen(&mut game, 0, space(Track::Exploration, 1));
        tiles(&game, 0)
    });
    assert_eq!(usual, 0, "an empty pile gives nothing");
    assert!((1..=3).contains(&back), "the discards are the new pile");
}

#[test]
fn upgrades_are_made_or_may_be_declined() {
    covers!("tech.forced-upgrade");
    let [usual, free] = both(|readings| readings.free_upgrades = true).map(|scenario| {
        let mut game = scenario.techs(0, 0, &["Calendar", "Barn"]).build();
        let (_, upgrade) = game.kit().tracks[Track::Technology.index()].spaces[4].bonus.unwrap();
        Scenario::happen(&mut game, 0, upgrade);
        texts(&game)
    });
    assert!(!usual.is_empty() && !usual.contains(&"no".to_owned()), "{usual:?}");
    assert!(free.contains(&"no".to_owned()), "{free:?}");
}

#[test]
fn a_card_before_the_own_one_lies_on_the_new_slot_or_is_not_played() {
    covers!("tapestry.two-on-a-slot", "tapestry.play-over");
    let press = Kit::printed().find_tech("Printing Press").unwrap();
    let over = Kit::printed().techs[usize::from(press)].square;
    let [usual, void] = both(|readings| readings.early_cards_void = true).map(|scenario| {
        let mut game = scenario.hand(0, &["trap"]).build();
        play(&mut game, "income");
        Scenario::happen(&mut game, 0, over);
        // The first in the era gains as the slot is covered.
        if game.decision().unwrap().kind == Waiting::Gain {
            play(&mut game, "gain coin");
        }
        (vp(&game, 0), game.player_at(Seat(0)).slots[1] != 255)
    });
    assert_eq!(usual, (10, true));
    assert_eq!(void, (0, false));
}

#[test]
fn ties_by_landmark_by_resources_or_not_at_all() {
    covers!("end.tie");
    let winners = |tie| {
        let readings = Readings { tie, ..Default::default() };
        let options = TapestryOptions { readings, ..Default::default() };
        let game =
            Scenario::of(options, &[]).vp(0, 50).vp(1, 50).in_city(0, "barn").goods(1, [2, 0, 0, 0]).build();
        Scenario::over(game).winners().iter().collect::<Vec<_>>()
    };
    assert_eq!(winners(Tie::Landmark), [Seat(0)]);
    assert_eq!(winners(Tie::Goods), [Seat(1)]);
    assert_eq!(winners(Tie::Shared), [Seat(0), Seat(1)]);
}

#[test]
fn reserved_buildings_count_later_or_at_once() {
    covers!("buildings.count", "tapestry.reserve");
    let paper = Kit::printed().find_tech("Paper").unwrap();
    let per_house = Kit::printed().techs[usize::from(paper)].square;
    let points = both(|readings| readings.count_reserved = true).map(|scenario| {
        let mut game = scenario.hand(0, &["migration"]).build();
        Scenario::card(&mut game, 0, "migration");
        assert_eq!(game.player_at(Seat(0)).reserved[Building::House.index()], 1);
        Scenario::happen(&mut game, 0, per_house);
        assert!(is_quiet(&game));
        vp(&game, 0)
    });
    assert_eq!(points, [0, 1]);
}

#[test]
fn the_bots_have_outposts_without_or_with_markers() {
    covers!("automa.setup.supply");
    let supply = |full| {
        let mut options = crate::automa::solo(2);
        options.readings.full_supply = full;
        let game = Scenario::of(options, &[]).build();
        [1, 2].map(|seat| game.player_at(Seat(seat)).outposts)
    };
    assert_eq!(supply(false), [7, 9]);
    assert_eq!(supply(true), [10, 10]);
}
