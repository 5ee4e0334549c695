//! The settings of a game.

use kernel::{Game, OptionError, Options, Seat, Seed};
use terra_mystica::options::{FactionChoice, FinalChoice, Offers, StartVp, TurnOrder};
use terra_mystica::{
    BonusId, FactionId, FavourId, FinalTile, Kit, MapId, ScoringId, TerraMystica, TerraOptions, TownId,
};

use crate::common::{play, start, texts};

fn set(pairs: &[(&str, &str)]) -> TerraOptions {
    let mut options = TerraOptions::default();
    for (key, value) in pairs {
        options.set(key, value).unwrap_or_else(|error| panic!("{error}"));
    }
    options
}

fn conflict(pairs: &[(&str, &str)]) -> String {
    let options = set(pairs);
    let error = options.check().expect_err("these do not go together");
    assert!(matches!(error, OptionError::Conflict { .. }));
    assert!(TerraMystica::start(Kit::printed(), &options, Seed(1)).is_err());
    error.to_string()
}

/// A setting is named without reading the box: its list has the boards of the box, in their order.
#[test]
fn the_boards_are_listed_as_in_the_box() {
    let keys: Vec<&str> = Kit::printed().maps.iter().map(|map| map.key.as_str()).collect();
    let field = TerraOptions::FIELDS.iter().find(|field| field.key == "map").unwrap();
    assert_eq!(field.values.iter().map(|(key, _)| *key).collect::<Vec<_>>(), keys);
    for (number, key) in (0..).zip(keys) {
        assert_eq!(set(&[("map", key)]).map, MapId(number));
        assert_eq!(set(&[("map", key)]).get("map").as_deref(), Some(key));
    }
}

#[test]
fn the_defaults_are_the_recommended_ones() {
    let options = TerraOptions::default();
    assert_eq!((options.map, options.seats), (MapId(0), 2));
    assert_eq!((options.turn_order, options.offers), (TurnOrder::Variable, Offers::Settle));
    assert_eq!((options.final_tile, options.start_vp), (FinalChoice::None, StartVp::Twenty));
    assert!(options.promo_towns && options.promo_shipping && options.promo_temple);
    assert!(options.fire_and_ice && options.cultists_power);
    assert_eq!((options.scoring, options.bonus_removed), (None, None));
    assert!(options.check().is_ok());
}

#[test]
fn every_setting_has_its_text() {
    for (key, value) in [
        ("seats", "5"),
        ("map", "loon_lakes"),
        ("factions", "nomads,random,choose,witches,choose"),
        ("fire-and-ice", "off"),
        ("final-tile", "connected-clusters"),
        ("turn-order", "standard"),
        ("start-vp", "2017"),
        ("promo-towns", "off"),
        ("promo-shipping", "off"),
        ("promo-temple", "off"),
        ("cultists", "nothing"),
        ("offers", "open"),
        ("scoring", "SCORE1,SCORE2,SCORE3,SCORE4,SCORE5,SCORE6"),
        ("bonus-removed", "BON1,BON10"),
    ] {
        let options = set(&[("seats", "5"), (key, value)]);
        assert_eq!(options.get(key).as_deref(), Some(value));
        let again: Vec<(&str, String)> = options.pairs().collect();
        let again: Vec<(&str, &str)> = again.iter().map(|(key, value)| (*key, value.as_str())).collect();
        assert_eq!(set(&again), options, "{key}");
    }
}

#[test]
fn a_wrong_value_says_what_is_allowed_and_changes_nothing() {
    let mut options = TerraOptions::default();
    for (key, value, says) in [
        ("seats", "1", "2"),
        ("seats", "6", "5"),
        ("seats", "many", "2"),
        ("map", "moon", "fjords"),
        ("factions", "nomads,elves", "witches"),
        ("factions", "choose,choose,choose,choose,choose,choose", "five"),
        ("fire-and-ice", "yes", "on"),
        ("final-tile", "x", "connected-distance"),
        ("turn-order", "x", "variable"),
        ("start-vp", "40", "2017"),
        ("cultists", "x", "nothing"),
        ("offers", "x", "settle"),
        ("scoring", "SCORE1", "six"),
        ("scoring", "SCORE1,SCORE2,SCORE3,SCORE4,SCORE5,SCORE99", "SCORE9"),
        ("bonus-removed", "BON11", "BON10"),
    ] {
        let error = options.set(key, value).expect_err(value).to_string();
        assert!(error.contains(says), "{error}");
    }
    assert!(matches!(options.set("speed", "9"), Err(OptionError::Unknown { .. })));
    assert_eq!(options, TerraOptions::default());
}

#[test]
fn factions_that_cannot_meet_are_refused_before_the_game() {
    for pair in [
        "nomads,fakirs",
        "witches,witches",
        "yetis,icemaidens",
        "acolytes,dragonlords",
        "shapeshifters,riverwalkers",
    ] {
        let said = conflict(&[("factions", pair)]);
        assert!(said.contains("one colour or one board"), "{said}");
    }
    let said = conflict(&[("factions", "yetis"), ("fire-and-ice", "off")]);
    assert!(said.contains("fire-and-ice=on"), "{said}");
    // A faction that nobody would play is told, not dropped.
    for who in
        [&[("factions", "nomads,witches,fakirs")][..], &[("factions", "nomads,witches"), ("automas", "1")]]
    {
        assert!(conflict(who).contains("more factions are named"));
    }
    assert!(
        set(&[("factions", "nomads,choose,random")]).check().is_ok(),
        "what names nobody is nothing to lose"
    );
    assert!(conflict(&[("factions", "nomads,witches,fakirs"), ("seats", "3")]).contains("meet"));
}

#[test]
fn scoring_tiles_are_checked() {
    assert!(conflict(&[("scoring", "SCORE2,SCORE2,SCORE3,SCORE4,SCORE5,SCORE6")]).contains("once"));
    for tiles in ["SCORE2,SCORE3,SCORE4,SCORE5,SCORE1,SCORE6", "SCORE2,SCORE3,SCORE4,SCORE5,SCORE6,SCORE1"] {
        assert!(conflict(&[("scoring", tiles)]).contains("round 5 or 6"));
    }
    let game = start(&set(&[("scoring", "SCORE9,SCORE8,SCORE7,SCORE1,SCORE6,SCORE5")]), 1);
    assert_eq!(
        (1..=6).map(|round| game.scoring_of(round).unwrap().0 + 1).collect::<Vec<_>>(),
        [9, 8, 7, 1, 6, 5]
    );
    assert_eq!((game.scoring_of(0), game.scoring_of(7)), (None, None));
}

#[test]
fn bonus_cards_are_three_more_than_players() {
    assert!(conflict(&[("bonus-removed", "BON1")]).contains("three cards more"));
    let game = start(&set(&[("bonus-removed", "BON1,BON2,BON3,BON4,BON5")]), 1);
    assert_eq!(game.bonus_cards().map(|(card, _)| card.0 + 1).collect::<Vec<_>>(), [6, 7, 8, 9, 10]);
    // Without the promo there are nine, so one less to take out.
    assert!(
        conflict(&[("bonus-removed", "BON1,BON2,BON3,BON4,BON5"), ("promo-shipping", "off")])
            .contains("three")
    );
    let game = start(&set(&[("bonus-removed", "BON1,BON2,BON3,BON4"), ("promo-shipping", "off")]), 1);
    assert_eq!(game.bonus_cards().map(|(card, _)| card.0 + 1).collect::<Vec<_>>(), [5, 6, 7, 8, 9]);
}

#[test]
fn without_the_promos_their_tiles_are_not_in_the_box() {
    let off =
        set(&[("promo-towns", "off"), ("promo-shipping", "off"), ("promo-temple", "off"), ("seats", "5")]);
    for seed in 0..200 {
        let game = start(&off, seed);
        assert!(TownId::ALL[5..].iter().all(|tile| game.towns_left(*tile) == 0));
        assert!(game.bonus_cards().all(|(card, _)| card != BonusId(9)));
        assert!((1..=6).all(|round| game.scoring_of(round) != Some(ScoringId(8))));
    }
    let game = start(&TerraOptions::default(), 1);
    assert!(TownId::ALL.iter().all(|tile| game.towns_left(*tile) > 0));
    assert_eq!(FavourId::ALL.iter().map(|tile| game.favours_left(*tile)).sum::<u8>(), 28);
    let all =
        |found: fn(&TerraMystica) -> bool| (0..200).any(|seed| found(&start(&TerraOptions::default(), seed)));
    assert!(all(|game| game.bonus_cards().any(|(card, _)| card == BonusId(9))));
    assert!(all(|game| (1..=6).any(|round| game.scoring_of(round) == Some(ScoringId(8)))));
}

#[test]
fn without_fire_and_ice_its_factions_are_not_offered_or_drawn() {
    let game = start(&set(&[("fire-and-ice", "off")]), 1);
    assert_eq!(texts(&game).len(), 14);
    assert_eq!(texts(&start(&TerraOptions::default(), 1)).len(), 20);
    let drawn =
        set(&[("fire-and-ice", "off"), ("factions", "random,random,random,random,random"), ("seats", "5")]);
    let kit = Kit::printed();
    for seed in 0..100 {
        let game = start(&drawn, seed);
        assert!(game.players().iter().all(|player| !kit.faction(player.faction.unwrap()).fire_and_ice));
    }
}

#[test]
fn drawn_factions_keep_out_of_the_way_of_fixed_ones() {
    let options = set(&[("factions", "random,nomads"), ("seats", "2")]);
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..400 {
        let game = start(&options, seed);
        let drawn = game.player(Seat(0)).faction.unwrap();
        assert!(drawn != FactionId::Nomads && drawn != FactionId::Fakirs);
        seen.insert(drawn);
    }
    assert_eq!(seen.len(), 18);
}

#[test]
fn a_fixed_faction_whose_terrain_was_chosen_by_another_chooses_anew() {
    let mut game = start(&set(&[("factions", "yetis,nomads")]), 1);
    play(&mut game, "pick-color yellow");
    assert_eq!(game.player(Seat(1)).faction, None);
    assert!(!texts(&game).iter().any(|text| text.contains("nomads")));
    play(&mut game, "faction witches");
    assert_eq!(game.player(Seat(1)).faction, Some(FactionId::Witches));
}

#[test]
fn points_at_the_start_are_twenty_or_the_balance_of_2017() {
    let kit = Kit::printed();
    for id in FactionId::ALL {
        for (value, vp) in [("20", 20), ("2017", kit.faction(id).vp_2017)] {
            let game = start(&set(&[("factions", id.key()), ("start-vp", value)]), 1);
            assert_eq!(game.score(Seat(0)), i32::from(vp), "{}", id.key());
        }
    }
}

#[test]
fn the_extra_final_tile_is_none_one_of_four_or_a_fixed_one() {
    assert_eq!(start(&TerraOptions::default(), 1).final_tile(), None);
    for tile in FinalTile::ALL {
        assert_eq!(start(&set(&[("final-tile", tile.key())]), 1).final_tile(), Some(tile));
        let drawn =
            (0..100).any(|seed| start(&set(&[("final-tile", "random")]), seed).final_tile() == Some(tile));
        assert!(drawn);
    }
}

#[test]
fn the_seed_alone_decides_what_is_drawn() {
    let options = TerraOptions {
        factions: [FactionChoice::Random; 5],
        ..set(&[("seats", "5"), ("final-tile", "random")])
    };
    assert_eq!(start(&options, 5), start(&options, 5));
    let different = (0..50).filter(|seed| {
        let (a, b) = (start(&options, *seed), start(&options, seed + 1));
        (1..=6).any(|round| a.scoring_of(round) != b.scoring_of(round))
    });
    assert!(different.count() > 45);
}

#[test]
fn a_new_game_is_one_person_against_the_automa_unless_somebody_says_who_plays() {
    let alone =
        TerraOptions::fresh([("map", "base"), ("factions", "nomads"), ("automa-factions", "witches")]);
    assert_eq!((alone.seats, alone.automas), (2, 1));
    assert!(alone.check().is_ok());
    let two = [("factions", "nomads,witches")];
    assert_eq!(TerraOptions::fresh(two), TerraOptions::default(), "two factions are two people");
    for who in TerraOptions::WHO {
        assert_eq!(TerraOptions::fresh([(*who, "")]), TerraOptions::default(), "{who}");
    }
}

#[test]
fn a_new_game_is_refused_for_a_setting_that_would_be_dropped() {
    for (pairs, key, says) in [
        (&[("automas", "1"), ("automa-factions", "nomads,fakirs")][..], "automa-factions", "`fakirs`"),
        (&[("automas", "0"), ("automa-factions", "nomads")], "automa-factions", "raise `automas`"),
        (&[("automas", "1"), ("automa-colours", "random,blue")], "automa-colours", "`blue`"),
        (&[("automas", "0"), ("difficulty", "hard")], "difficulty", "no Automa plays"),
        (&[("automas", "0"), ("automa-top", "key")], "automa-top", "no Automa plays"),
    ] {
        let options = set(pairs);
        assert!(options.check().is_ok(), "{pairs:?}: a save may have it");
        let error = options.check_new().expect_err("it decides nothing");
        assert!(matches!(error, OptionError::Conflict { key: refused, .. } if refused == key), "{error}");
        assert!(error.to_string().contains(says), "{error}");
    }
    let whole =
        [("seats", "3"), ("automas", "2"), ("automa-factions", "nomads,witches"), ("difficulty", "hard")];
    assert!(set(&whole).check_new().is_ok());
    assert!(TerraOptions::default().check_new().is_ok());
}
