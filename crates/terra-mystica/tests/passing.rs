//! Passing, bonus cards, and the round tiles.

use kernel::{Options, Seat};
use terra_mystica::scenario::Scenario;
use terra_mystica::{BonusId, Event, Illegal, TerraOptions, Terrain, Waiting};
use testkit::covers;

use crate::common::{can, goods, hex, play, play_all, purse, refused, start, terrain, turn, vp, waits};

fn nomads() -> Scenario {
    Scenario::two("nomads", "witches").goods(0, 30, 20, 3).bowls(0, [12, 0, 0])
}

fn passed(scenario: Scenario) -> u16 {
    let mut game = scenario.game();
    turn(&mut game, "pass BON1");
    vp(&game, 0) - 20
}

#[test]
fn passing_scores_card_tile_and_stronghold() {
    covers!("pass.score", "bonus.passing");
    let cards = |card: &str| {
        let great = nomads().stronghold(0, "A1").sanctuary(0, "A3").temple(0, "H1 I1");
        passed(great.dwelling(0, "A5 E8 G7").trading_house(0, "F3 G4").bonus(0, card))
    };
    assert_eq!((cards("BON6"), cards("BON7"), cards("BON9"), cards("BON3")), (8, 4, 3, 0));
    assert_eq!(passed(nomads().stronghold(0, "A1").bonus(0, "BON6")), 4);
    assert_eq!(passed(nomads().sanctuary(0, "A1").bonus(0, "BON6")), 4);
    // All of them together: card, favour tile, and the Engineers' bridges.
    let engineers = Scenario::two("engineers", "witches")
        .stronghold(0, "E8")
        .trading_house(0, "G3")
        .bridge(0, "E8", "G3")
        .favour(0, "FAV12")
        .bonus(0, "BON7");
    assert_eq!(passed(engineers), 2 + 2 + 3);
    let mut game = nomads().dwelling(0, "A5 E8").bonus(0, "BON9").game();
    let events = play(&mut game, "pass BON1");
    assert!(matches!(events[0], Event::Passed { vp: 2, .. }), "points come first: {events:?}");
}

#[test]
fn shipping_levels_score_with_their_card() {
    covers!("bonus.shipping-points");
    for level in 0..=3 {
        let points = passed(nomads().shipping(0, level).bonus(0, "BON10"));
        assert_eq!(points, 3 * u16::from(level));
    }
    assert_eq!(passed(Scenario::two("mermaids", "nomads").bonus(0, "BON10")), 3);
    let mut options = TerraOptions::default();
    options.set("promo-shipping", "off").unwrap();
    assert!(!options.bonus_in_box(BonusId(9)) && options.bonus_in_box(BonusId(8)));
    for seed in 0..30 {
        let options = TerraOptions { seats: 5, ..options };
        assert!(start(&options, seed).bonus_cards().all(|(card, _)| card != BonusId(9)));
    }
}

#[test]
fn a_new_card_is_taken_with_its_coins() {
    covers!("pass.bonus-card");
    let mut game = nomads().bonus(0, "BON2").middle(&[("BON4", 2), ("BON6", 0), ("BON7", 1)]).game();
    assert!(matches!(refused(&game, "pass BON2"), Illegal::BonusNotThere { .. }), "one's own card");
    assert!(matches!(refused(&game, "pass BON9"), Illegal::BonusNotThere { .. }));
    assert_eq!(refused(&game, "pass"), Illegal::PassWithout);
    play(&mut game, "pass BON4");
    assert_eq!((purse(&game, 0).coins, game.player(Seat(0)).bonus), (32, Some(BonusId(3))));
    // The old card is there for the next, without coins.
    let row: Vec<(u8, u8)> = game.bonus_cards().map(|(card, coins)| (card.0 + 1, coins)).collect();
    assert_eq!(row, [(6, 0), (7, 1), (2, 0)]);
    let before = purse(&game, 1).coins;
    play(&mut game, "pass BON2");
    assert_eq!(game.player(Seat(1)).bonus, Some(BonusId(1)));
    // Income of round 2 came, too: 4 coins of the card.
    assert_eq!(purse(&game, 1).coins, before + 4);
    // The coins went with the card: it comes back without.
    play(&mut game, "pass BON6");
    assert_eq!(game.bonus_cards().last(), Some((BonusId(3), 0)));
}

#[test]
fn in_the_last_round_cards_are_only_given_back() {
    covers!("pass.last-round");
    let mut game = nomads().round(6).bonus(0, "BON9").dwelling(0, "A5").game();
    assert_eq!(refused(&game, "pass BON1"), Illegal::PassWith);
    play(&mut game, "pass");
    assert_eq!((game.player(Seat(0)).bonus, purse(&game, 0).coins, vp(&game, 0)), (None, 30, 21));
}

#[test]
fn standard_order_goes_clockwise_from_the_first_who_passed() {
    covers!("pass.order-standard");
    let mut game =
        Scenario::of(&["nomads", "witches", "mermaids", "giants"]).standard_order().active(2).game();
    play_all(&mut game, "pass BON1. pass BON2. pass BON4. pass BON8");
    assert_eq!((game.round(), game.turn_order()), (2, &[2, 3, 0, 1][..]));
    // Whoever passed first: the second and third to pass do not matter.
    let mut game = Scenario::of(&["nomads", "witches", "mermaids"])
        .standard_order()
        .order(&[1, 2, 0])
        .goods(1, 9, 9, 1)
        .goods(2, 9, 9, 1)
        .game();
    turn(&mut game, "send p to fire");
    turn(&mut game, "send p to fire");
    play_all(&mut game, "pass BON1. pass BON2. pass BON4");
    assert_eq!(game.turn_order(), [0, 1, 2]);
}

#[test]
fn variable_order_is_that_of_passing() {
    covers!("pass.order-variable");
    let mut game =
        Scenario::of(&["nomads", "witches", "mermaids", "giants"]).goods(0, 9, 9, 1).goods(2, 9, 9, 1).game();
    turn(&mut game, "send p to fire");
    play(&mut game, "pass BON1");
    turn(&mut game, "send p to fire");
    play_all(&mut game, "pass BON2. pass BON4. pass BON5");
    assert_eq!((game.round(), game.turn_order()), (2, &[1, 3, 0, 2][..]));
    assert_eq!(waits(&game), Some((1, Waiting::Turn)));
}

#[test]
fn who_has_passed_still_answers_offers() {
    covers!("pass.out");
    let mut game = nomads().dwelling(0, "E8").dwelling(1, "E7").passed(1).game();
    turn(&mut game, "upgrade E8 to TP");
    assert_eq!(waits(&game), Some((1, Waiting::Offer)));
    play(&mut game, "leech 1");
    assert_eq!(waits(&game), Some((0, Waiting::Turn)));
    let seat = refused(&game, "witches: pass BON1");
    assert_eq!(seat, Illegal::Seat { seat: Seat(1), first: Seat(0) });
}

#[test]
fn one_card_digs() {
    covers!("bonus.spade");
    let mut game = nomads().dwelling(0, "F3").bonus(0, "BON1").goods(0, 9, 1, 0).game();
    assert_eq!(game.income(Seat(0)).coins, 2);
    play_all(&mut game, "action BON1. dig G2. into yellow. build G2");
    assert_eq!(goods(&game, 0), (7, 0, 0));
    // It scores and may be topped up like any spade.
    let mut game = nomads().dwelling(0, "F3").bonus(0, "BON1").scoring("SCORE1").game();
    play_all(&mut game, "action BON1. dig E5. into yellow");
    assert_eq!((vp(&game, 0), purse(&game, 0).workers), (24, 17));
}

#[test]
fn one_card_steps() {
    covers!("bonus.cult");
    let mut game = nomads().bonus(0, "BON2").cults(0, [0; 4]).game();
    assert_eq!(game.income(Seat(0)).coins, 4);
    play_all(&mut game, "action BON2. +earth");
    assert_eq!(purse(&game, 0).cults, [0, 0, 1, 0]);
}

#[test]
fn one_card_ships_until_its_holder_passes() {
    covers!("bonus.shipping");
    let with = |card: &str, level: u8| {
        nomads().dwelling(0, "F3").bonus(0, card).shipping(0, level).terrain("G1 H3", "yellow").game()
    };
    assert_eq!(with("BON4", 0).income(Seat(0)).power, 3);
    assert!(matches!(refused(&with("BON3", 0), "build G1"), Illegal::OutOfReach { .. }));
    assert!(can(&with("BON4", 0), "build G1"));
    assert!(matches!(refused(&with("BON4", 0), "build H3"), Illegal::OutOfReach { .. }));
    assert!(can(&with("BON4", 1), "build H3"));
    let mut game = with("BON4", 0);
    play(&mut game, "pass BON1");
    assert!(!game.reach(Seat(0)).contains(hex(&game, "G1")));
    // Whoever takes it has it from the next round on.
    let mut game = nomads().dwelling(0, "F3").middle(&[("BON4", 0), ("BON6", 0), ("BON7", 0)]).game();
    play(&mut game, "pass BON4");
    assert!(!game.reach(Seat(0)).contains(hex(&game, "G1")));
    play(&mut game, "pass BON6");
    assert!(game.reach(Seat(0)).contains(hex(&game, "G1")));
}

/// What an act scores in a round with this tile.
fn scores(tile: &str, scenario: Scenario, acts: &str) -> u16 {
    let mut game = scenario.scoring(tile).game();
    turn(&mut game, acts);
    vp(&game, 0) - 20
}

const TILES: [&str; 9] =
    ["SCORE1", "SCORE2", "SCORE3", "SCORE4", "SCORE5", "SCORE6", "SCORE7", "SCORE8", "SCORE9"];

/// What an act scores with each of the nine tiles.
#[track_caller]
fn all(scenario: &Scenario, acts: &str) -> [u16; 9] {
    TILES.map(|tile| scores(tile, scenario.clone(), acts))
}

#[test]
fn dwellings_score() {
    covers!("scoring.dwellings");
    let game = nomads().dwelling(0, "F3").terrain("G2", "yellow");
    assert_eq!(all(&game, "build G2"), [0, 0, 2, 0, 2, 0, 0, 0, 0]);
}

#[test]
fn trading_houses_score() {
    covers!("scoring.trading");
    assert_eq!(all(&nomads().dwelling(0, "F3"), "upgrade F3 to TP"), [0, 0, 0, 0, 0, 3, 0, 3, 0]);
}

#[test]
fn temples_score() {
    covers!("scoring.temples");
    assert_eq!(all(&nomads().trading_house(0, "F3"), "upgrade F3 to TE. +FAV9"), [0, 0, 0, 0, 0, 0, 0, 0, 4]);
    let mut options = TerraOptions::default();
    options.set("promo-temple", "off").unwrap();
    for seed in 0..60 {
        let game = start(&options, seed);
        assert!((1..=6).all(|round| game.scoring_of(round).is_some_and(|tile| tile.0 != 8)));
    }
}

#[test]
fn strongholds_and_sanctuaries_score() {
    covers!("scoring.great");
    assert_eq!(all(&nomads().trading_house(0, "F3"), "upgrade F3 to SH"), [0, 0, 0, 5, 0, 0, 5, 0, 0]);
    assert_eq!(all(&nomads().temple(0, "F3"), "upgrade F3 to SA. +FAV9"), [0, 0, 0, 5, 0, 0, 5, 0, 0]);
}

#[test]
fn towns_score() {
    covers!("scoring.towns");
    // TW1 itself brings 5 points, and the trading house scores on two tiles.
    let nearly = nomads().stronghold(0, "A2").dwelling(0, "A1 A3 B1");
    assert_eq!(all(&nearly, "upgrade A1 to TP. +TW1"), [5, 10, 5, 5, 5, 8, 5, 8, 5]);
}

#[test]
fn spades_score_when_they_are_gained() {
    covers!("scoring.spades");
    let game = nomads().dwelling(0, "F3").bowls(0, [0, 0, 12]);
    assert_eq!(all(&game, "dig E5. into yellow"), [4, 0, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(
        scores("SCORE1", game.clone(), "action ACT6. dig G2. into yellow"),
        4,
        "one of them is given up"
    );
    assert_eq!(scores("SCORE1", game.clone(), "action ACT5"), 2);
    assert_eq!(scores("SCORE1", game.clone(), "action ACT6. dig F4. into yellow"), 6);
    // Points come before the hex is named.
    let mut game = game.scoring("SCORE1").game();
    play(&mut game, "action ACT6");
    assert_eq!((vp(&game, 0), game.turn().spades), (24, 2));
}

#[test]
fn only_the_tile_of_the_round_scores() {
    covers!("scoring.current");
    // Round 1 with SCORE3 for dwellings, round 2 with another.
    let mut game = nomads().dwelling(0, "F3").terrain("G2 E6", "yellow").scoring("SCORE3").game();
    let tiles = [1, 2].map(|round| game.scoring_of(round).unwrap().0);
    assert_eq!(tiles[0], 2);
    assert!(tiles[1] != 2 && tiles[1] != 4);
    turn(&mut game, "build G2");
    assert_eq!(vp(&game, 0), 22);
    play_all(&mut game, "pass BON1. pass BON2");
    assert_eq!((game.round(), waits(&game)), (2, Some((1, Waiting::Turn))));
    play(&mut game, "pass BON4");
    let before = vp(&game, 0);
    turn(&mut game, "build E6");
    assert_eq!(vp(&game, 0), before);
}

#[test]
fn replaced_spades_score_like_others() {
    covers!("scoring.spades-replaced", "volcano.spades");
    for (faction, steps) in [("dragonlords", ""), ("acolytes", ". +fire. +fire")] {
        let game = Scenario::two(faction, "witches").dwelling(0, "F3").bowls(0, [0, 0, 12]);
        assert_eq!(scores("SCORE1", game.clone(), &format!("action ACT6{steps}")), 4, "{faction}");
        let mut game = game.scoring("SCORE1").game();
        turn(&mut game, &format!("action ACT6{steps}"));
        assert_eq!(terrain(&game, "G2"), Terrain::Wasteland, "nothing is dug");
    }
}
