//! From the box to the first turn.

use kernel::{Dice, Game, Options, Seat};
use terra_mystica::options::{FactionChoice, FinalChoice, StartVp};
use terra_mystica::scenario::Scenario;
use terra_mystica::{
    BonusId, Event, FactionId, FinalTile, Illegal, Kit, ScoringId, TerraMystica, TerraOptions, Waiting,
};
use testkit::covers;

use crate::common::{can, hex, lively, offered, play, play_all, purse, refused, start, waits, with_factions};

fn seats(seats: u8) -> TerraOptions {
    TerraOptions { seats, ..TerraOptions::default() }
}

/// Whose decision it is, and then that decision: `0 build A1`.
#[track_caller]
fn in_order(game: &mut TerraMystica, acts: &[(u8, &str)]) {
    for (seat, act) in acts {
        assert_eq!(game.to_move(), Some(Seat(*seat)), "`{act}`");
        play(game, act);
    }
}

#[test]
fn two_to_five_play() {
    covers!("setup.seats");
    for count in 2..=5 {
        let game = start(&seats(count), 1);
        assert_eq!((game.seats(), game.players().len()), (count.into(), count.into()));
    }
    for count in ["0", "1", "6"] {
        assert!(TerraOptions::default().set("seats", count).is_err(), "{count}");
    }
}

#[test]
fn player_order_holds_for_factions_and_for_the_first_round() {
    covers!("setup.player-order", "setup.factions");
    let mut game = start(&TerraOptions { bonus_removed: Some(0b11_0000_0011), ..seats(3) }, 1);
    in_order(&mut game, &[(0, "faction nomads"), (1, "faction witches"), (2, "faction mermaids")]);
    play_all(&mut game, "build A5. build A3. build A4. build E4. build C3. build E8. build F3");
    play_all(&mut game, "pass BON3. pass BON4. pass BON5");
    assert_eq!((game.round(), waits(&game)), (1, Some((0, Waiting::Turn))));
    assert_eq!(game.turn_order(), [0, 1, 2]);
}

#[test]
fn agreed_factions_need_no_choice() {
    covers!("setup.factions");
    let game = start(&with_factions(&["nomads", "witches"]), 1);
    assert_eq!(waits(&game), Some((0, Waiting::Dwelling)));
    assert_eq!(game.player(Seat(1)).faction, Some(FactionId::Witches));
    let mut drawn = [0; FactionId::COUNT];
    for seed in 0..400 {
        let options = TerraOptions { factions: [FactionChoice::Random; 5], ..seats(5) };
        let game = start(&options, seed);
        for player in game.players().iter().filter_map(|player| player.faction) {
            drawn[player.index()] += 1;
        }
    }
    assert!(drawn.iter().all(|count| *count > 20), "{drawn:?}");
}

/// The same decisions lead to the same end, whatever the seed: chance is over when the game is set up.
#[test]
fn after_the_setup_nothing_is_left_to_chance() {
    covers!("setup.open");
    let scoring = [7, 6, 5, 0, 4, 8].map(ScoringId);
    let options = TerraOptions {
        scoring: Some(scoring),
        bonus_removed: Some(0b11_0000_0001),
        ..with_factions(&["nomads", "acolytes", "riverwalkers", "witches"])
    };
    let mut games = [1, 2].map(|seed| start(&options, seed));
    let mut dice = Dice::new(3);
    while let Some(action) = lively(&games[0], &mut dice) {
        for game in &mut games {
            game.play(action, &mut ()).unwrap();
        }
        let open = games.each_ref().map(|game| {
            let mut bytes = Vec::new();
            game.encode(&mut bytes);
            // Without the seed itself.
            (bytes[8..].to_vec(), offered(game))
        });
        assert_eq!(open[0], open[1]);
        assert!(!games[0].revealed_since(&games[1]));
    }
    assert!(games[0].winners().first().is_some());
}

#[test]
fn pieces_run_out() {
    covers!("setup.supply");
    let rich = |scenario: Scenario| scenario.goods(0, 60, 40, 3).bowls(0, [0, 0, 12]);
    let eight = rich(Scenario::two("witches", "nomads"))
        .dwelling(0, "A3 A10 C3 C4 D1 E9 F2 F4")
        .terrain("A2", "green")
        .game();
    assert!(matches!(refused(&eight, "build A2"), Illegal::NoPiece { .. }));
    let four =
        rich(Scenario::two("witches", "nomads")).trading_house(0, "A3 A10 C3 C4").dwelling(0, "D1").game();
    assert!(matches!(refused(&four, "upgrade D1 to TP"), Illegal::NoPiece { .. }));
    let three = rich(Scenario::two("witches", "nomads"))
        .temple(0, "A3 A10 C3")
        .stronghold(0, "C4")
        .sanctuary(0, "D1")
        .trading_house(0, "E9")
        .game();
    for upgrade in ["upgrade E9 to TE", "upgrade E9 to SH", "upgrade A3 to SA"] {
        assert!(matches!(refused(&three, upgrade), Illegal::NoPiece { .. }), "{upgrade}");
    }
    let bridges = rich(Scenario::two("witches", "nomads"))
        .dwelling(0, "A3 F2")
        .bridge(0, "A3", "C1")
        .bridge(0, "F2", "G1")
        .bridge(0, "F2", "H2")
        .game();
    assert_eq!(refused(&bridges, "action ACT1"), Illegal::NoBridgeLeft);
    assert_eq!((Kit::printed().structures.supply, Kit::printed().structures.priests), ([8, 4, 3, 1, 1], 7));
    // One less of each is enough: seven dwellings leave one.
    let mut seven = rich(Scenario::two("witches", "nomads"))
        .dwelling(0, "A3 A10 C3 C4 D1 E9 F2")
        .terrain("A2", "green")
        .game();
    play(&mut seven, "build A2");
}

#[test]
fn six_round_tiles_are_dealt_and_spades_come_early() {
    covers!("setup.scoring-tiles");
    let mut seen = [[0; 9]; 6];
    for seed in 0..600 {
        let game = start(&seats(2), seed);
        let mut tiles: Vec<ScoringId> = (1..=6).map(|round| game.scoring_of(round).unwrap()).collect();
        for (round, tile) in tiles.iter().enumerate() {
            seen[round][tile.index()] += 1;
        }
        tiles.sort_unstable();
        tiles.dedup();
        assert_eq!(tiles.len(), 6);
    }
    for (round, counts) in seen.iter().enumerate() {
        for (tile, count) in counts.iter().enumerate() {
            let never = tile == 0 && round >= 4;
            assert_eq!(*count == 0, never, "SCORE{} on round {}: {count}", tile + 1, round + 1);
        }
    }
}

#[test]
fn three_bonus_cards_more_than_players_take_part() {
    covers!("setup.bonus-cards");
    for count in 2..=5 {
        let mut seen = [0; BonusId::COUNT];
        for seed in 0..200 {
            let game = start(&seats(count), seed);
            let mut cards: Vec<u8> = game.bonus_cards().map(|(card, _)| card.0).collect();
            for card in &cards {
                seen[usize::from(*card)] += 1;
            }
            cards.sort_unstable();
            cards.dedup();
            assert_eq!(cards.len(), usize::from(count) + 3);
        }
        assert!(seen.iter().all(|count| *count > 40), "{seen:?}");
    }
}

#[test]
fn the_factions_of_fire_and_ice_can_be_left_out() {
    covers!("setup.fire-and-ice");
    let with = start(&seats(2), 1);
    assert_eq!(offered(&with).len(), 20);
    let without = start(&TerraOptions { fire_and_ice: false, ..seats(2) }, 1);
    assert_eq!(offered(&without).len(), 14);
    let yetis = FactionId::Yetis;
    assert_eq!(refused(&without, "faction yetis"), Illegal::NotInBox { faction: yetis });
}

#[test]
fn the_extra_final_tile_is_a_choice() {
    covers!("setup.final-tile");
    assert_eq!(start(&seats(2), 1).final_tile(), None);
    let mut drawn = [0; 4];
    for seed in 0..100 {
        let options = TerraOptions { final_tile: FinalChoice::Random, ..seats(2) };
        drawn[start(&options, seed).final_tile().unwrap().index()] += 1;
    }
    assert!(drawn.iter().all(|count| *count > 5), "{drawn:?}");
    let edge = TerraOptions { final_tile: FinalChoice::Tile(FinalTile::Edge), ..seats(2) };
    assert_eq!(start(&edge, 1).final_tile(), Some(FinalTile::Edge));
}

#[test]
fn colours_boards_and_chosen_terrains_are_taken_once() {
    covers!("setup.faction-taken");
    let mut game = start(&seats(3), 1);
    play(&mut game, "faction nomads");
    assert!(matches!(refused(&game, "faction nomads"), Illegal::FactionTaken { .. }));
    assert!(matches!(refused(&game, "faction fakirs"), Illegal::OtherSide { .. }));
    play_all(&mut game, "faction yetis. pick-color blue");
    assert!(matches!(refused(&game, "faction icemaidens"), Illegal::OtherSide { .. }));
    for lakes in ["faction mermaids", "faction swarmlings"] {
        assert!(matches!(refused(&game, lakes), Illegal::TerrainTaken { .. }));
    }
    assert!(can(&game, "faction witches"));
    for (first, second) in [("dragonlords", "acolytes"), ("shapeshifters", "riverwalkers")] {
        let mut game = start(&seats(2), 1);
        play(&mut game, &format!("faction {first}"));
        if first == "shapeshifters" {
            play(&mut game, "pick-color red");
            assert!(matches!(refused(&game, "faction giants"), Illegal::TerrainTaken { .. }));
        }
        assert!(matches!(refused(&game, &format!("faction {second}")), Illegal::OtherSide { .. }));
    }
}

#[test]
fn ice_and_variable_factions_choose_a_free_terrain_at_once() {
    covers!("setup.terrain");
    for faction in ["yetis", "icemaidens", "shapeshifters", "riverwalkers"] {
        let mut game = start(&seats(3), 1);
        play(&mut game, "faction nomads");
        play(&mut game, &format!("faction {faction}"));
        assert_eq!(waits(&game), Some((1, Waiting::Colour)), "{faction}");
        assert!(matches!(refused(&game, "pick-color yellow"), Illegal::TerrainTaken { .. }));
        for other in ["ice", "volcano"] {
            assert!(matches!(refused(&game, &format!("pick-color {other}")), Illegal::NotBasic { .. }));
        }
        assert_eq!(offered(&game).len(), 6);
        play(&mut game, "pick-color blue");
        if faction == "icemaidens" {
            play(&mut game, "+FAV1");
        }
        // The chosen terrain of one is taken for the next.
        let other = if faction == "yetis" { "shapeshifters" } else { "yetis" };
        if faction != "shapeshifters" && faction != "icemaidens" {
            play(&mut game, &format!("faction {other}"));
            assert!(matches!(refused(&game, "pick-color blue"), Illegal::TerrainTaken { .. }));
            assert_eq!(offered(&game).len(), 5);
        }
    }
}

#[test]
fn a_volcano_faction_chooses_its_terrain_when_all_factions_are_known() {
    covers!("setup.terrain-volcano");
    let mut game = start(&seats(3), 1);
    in_order(&mut game, &[(0, "faction dragonlords"), (1, "faction nomads")]);
    in_order(&mut game, &[(2, "faction yetis"), (2, "pick-color green")]);
    assert_eq!(waits(&game), Some((0, Waiting::Colour)));
    for taken in ["yellow", "green"] {
        assert!(matches!(refused(&game, &format!("pick-color {taken}")), Illegal::TerrainTaken { .. }));
    }
    assert_eq!(offered(&game).len(), 5);
    play(&mut game, "pick-color red");
    assert_eq!(waits(&game), Some((0, Waiting::Dwelling)));
}

#[test]
fn everybody_starts_with_what_the_faction_board_shows() {
    covers!("setup.start-goods", "setup.start-vp");
    for start_vp in [StartVp::Twenty, StartVp::Balanced] {
        for faction in &Kit::printed().factions {
            let mut game = start(&TerraOptions { start_vp, ..seats(2) }, 1);
            play(&mut game, &format!("faction {}", faction.id.key()));
            let (has, player) = (purse(&game, 0), game.player(Seat(0)));
            let goods = [has.coins, has.workers, u16::from(has.priests)];
            let printed = [faction.start.coins, faction.start.workers, faction.start.priests];
            assert_eq!(goods, printed.map(u16::from), "{}", faction.name);
            // The power of cult spaces is not gained: the Acolytes begin on four of them.
            assert_eq!((has.bowls, has.cults), (faction.bowls, faction.cults), "{}", faction.name);
            assert_eq!((player.shipping, player.digging), (faction.shipping.start, 0), "{}", faction.name);
            let vp = if start_vp == StartVp::Twenty { 20 } else { u16::from(faction.vp_2017) };
            assert_eq!(has.vp, vp, "{}", faction.name);
        }
    }
    let balanced = |id: FactionId| Kit::printed().faction(id).vp_2017;
    assert_eq!((balanced(FactionId::Darklings), balanced(FactionId::Fakirs)), (15, 33));
    let all = FactionId::ALL.map(balanced);
    assert_eq!((all.iter().min(), all.iter().max()), (Some(&15), Some(&33)));
}

#[test]
fn dwellings_go_round_once_forwards_and_once_backwards() {
    covers!("setup.dwellings");
    let mut game = start(&with_factions(&["witches", "mermaids", "giants"]), 1);
    assert!(matches!(refused(&game, "build A1"), Illegal::NotHome { .. }));
    assert!(matches!(refused(&game, "build r0"), Illegal::River { .. }));
    in_order(&mut game, &[(0, "build A3"), (1, "build A4"), (2, "build A6")]);
    assert!(matches!(refused(&game, "build A6"), Illegal::Occupied { .. }));
    in_order(&mut game, &[(2, "build A9"), (1, "build A11"), (0, "build A10")]);
    assert_eq!(waits(&game), Some((2, Waiting::BonusCard)));
    for seat in 0..3 {
        let faction = game.faction(Seat(seat));
        assert_eq!(purse(&game, seat).coins, u16::from(faction.start.coins), "they are free of charge");
        assert_eq!(purse(&game, seat).workers, u16::from(faction.start.workers));
    }
}

#[test]
fn starting_dwellings_offer_and_score_nothing() {
    covers!("setup.dwellings-nothing");
    // Dwellings score in round 1, and all stand side by side.
    let scoring = [2, 1, 3, 4, 5, 6].map(ScoringId);
    let mut options = with_factions(&["engineers", "witches"]);
    options.scoring = Some(scoring);
    let mut game = start(&options, 1);
    let before = [0, 1].map(|seat| purse(&game, seat));
    let events = play_all(&mut game, "build A2. build A3. build F2. build F1");
    assert!(events.iter().all(|event| matches!(event, Event::Built { .. })), "{events:?}");
    assert_eq!([0, 1].map(|seat| purse(&game, seat)), before);
    assert!(game.offers().is_empty());
    assert!(game.next_to(hex(&game, "A2")).contains(hex(&game, "A3")), "they are neighbours");
}

#[test]
fn bonus_cards_are_taken_backwards_and_the_rest_gets_a_coin() {
    covers!("setup.bonus-choice");
    let mut options = with_factions(&["witches", "nomads", "giants"]);
    options.bonus_removed = Some(0b11_1100_0000);
    let mut game = start(&options, 1);
    play_all(&mut game, "build A3. build A5. build A6. build A9. build B4. build A10. build E8");
    assert!(game.bonus_cards().all(|(_, coins)| coins == 0));
    assert!(matches!(refused(&game, "pass"), Illegal::PassWithout));
    assert!(matches!(refused(&game, "pass BON10"), Illegal::BonusNotThere { .. }));
    in_order(&mut game, &[(2, "pass BON4")]);
    assert!(matches!(refused(&game, "pass BON4"), Illegal::BonusNotThere { .. }));
    in_order(&mut game, &[(1, "pass BON2"), (0, "pass BON6")]);
    let left: Vec<(u8, u8)> = game.bonus_cards().map(|(card, coins)| (card.0 + 1, coins)).collect();
    assert_eq!(left, [(1, 1), (3, 1), (5, 1)]);
    assert_eq!(game.player(Seat(2)).bonus, Some(BonusId(3)));
}
