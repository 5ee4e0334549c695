//! Shapeshifters.

use kernel::Seat;
use terra_mystica::scenario::Scenario;
use terra_mystica::{Illegal, Terrain, Waiting};
use testkit::covers;

use super::{among_three, at_f3};
use crate::common::{
    can, offered, play, play_all, purse, refused, start, terrain, turn, vp, waits, with_factions,
};

#[test]
fn the_chosen_terrain_is_home() {
    covers!("faction.shapeshifters.home");
    let mut game = start(&with_factions(&["shapeshifters", "nomads"]), 1);
    play(&mut game, "pick-color blue");
    assert_eq!(game.player(Seat(0)).home, Terrain::Lakes);
    play(&mut game, "build A4");
    assert_eq!(terrain(&game, "A4"), Terrain::Lakes);
    let mut game = at_f3("shapeshifters").colour(0, "blue").game();
    play_all(&mut game, "dig E6. into blue");
    assert_eq!(purse(&game, 0).workers, 20 - 6, "two spades at 3 workers");
    play(&mut game, "build E6");
}

/// Shapeshifters at E8 next to Witches and Giants.
fn neighbours() -> Scenario {
    among_three("shapeshifters").bowls(0, [4, 4, 0])
}

#[test]
fn power_that_others_take_sells_them_a_token() {
    covers!("faction.shapeshifters.token", "faction.shapeshifters.token-bowl");
    let mut game = neighbours().game();
    turn(&mut game, "upgrade E8 to TP");
    play(&mut game, "leech 1");
    assert_eq!(waits(&game), Some((0, Waiting::Token)));
    let mut without = game.clone();
    play(&mut without, "done");
    assert_eq!((purse(&without, 0).bowls, vp(&without, 0)), ([4, 4, 0], 20), "they may leave it");
    play(&mut game, "gain P3 for VP");
    assert_eq!((purse(&game, 0).bowls, vp(&game, 0)), ([4, 4, 1], 19));
    assert_eq!(waits(&game), Some((2, Waiting::Offer)));
    play(&mut game, "leech 1");
    assert_eq!(waits(&game), Some((1, Waiting::Turn)), "once for each building");
    // Without a point there is nothing to decide.
    let mut poor = neighbours().vp(0, 0).game();
    turn(&mut poor, "upgrade E8 to TP");
    play(&mut poor, "leech 1");
    assert_eq!(waits(&poor), Some((2, Waiting::Offer)));
}

#[test]
fn if_all_decline_they_gain_power() {
    covers!("faction.shapeshifters.declined");
    let mut game = neighbours().game();
    turn(&mut game, "upgrade E8 to TP");
    play_all(&mut game, "decline 1. decline 1");
    assert_eq!(purse(&game, 0).bowls, [3, 5, 0]);
    let mut full = neighbours().bowls(1, [0, 0, 9]).bowls(2, [0, 0, 9]).game();
    turn(&mut full, "upgrade E8 to TP");
    assert_eq!(purse(&full, 0).bowls, [4, 4, 0], "if nobody could, nothing");
}

fn stronghold() -> Scenario {
    Scenario::two("shapeshifters", "nomads")
        .colour(0, "blue")
        .stronghold(0, "F3")
        .dwelling(0, "E5")
        .goods(0, 30, 20, 0)
}

#[test]
fn a_new_home_takes_the_structures_along() {
    covers!("faction.shapeshifters.stronghold");
    let mut game =
        stronghold().bowls(0, [0, 0, 12]).terrain("E6", "blue").terrain("G2", "red").passed(1).game();
    play(&mut game, "action ACTH5");
    assert_eq!(refused(&game, "done"), Illegal::DueFirst);
    turn(&mut game, "pick-color red");
    assert_eq!(game.player(Seat(0)).home, Terrain::Wasteland);
    assert_eq!([terrain(&game, "F3"), terrain(&game, "E5")], [Terrain::Wasteland; 2]);
    assert_eq!(terrain(&game, "E6"), Terrain::Lakes, "empty hexes stay");
    assert!(can(&game, "build G2"));
    assert!(matches!(refused(&game, "build E6"), Illegal::NotHome { .. }));
    // Again in the same round.
    turn(&mut game, "action ACTH5. pick-color green");
    assert_eq!((game.player(Seat(0)).home, purse(&game, 0).bowls), (Terrain::Forest, [10, 0, 2]));
    assert!(matches!(
        refused(&at_f3("shapeshifters").game(), "action ACTH5"),
        Illegal::SpecialNotYours { .. }
    ));
}

#[test]
fn the_new_home_is_nobody_elses() {
    covers!("faction.shapeshifters.change-terrain");
    let mut game = Scenario::of(&["shapeshifters", "nomads", "yetis"])
        .colour(0, "blue")
        .colour(2, "green")
        .stronghold(0, "F3")
        .bowls(0, [0, 0, 5])
        .game();
    play(&mut game, "action ACTH5");
    assert!(matches!(refused(&game, "pick-color yellow"), Illegal::HomeTaken { .. }));
    assert!(matches!(refused(&game, "pick-color blue"), Illegal::SameHome { .. }));
    assert!(matches!(refused(&game, "pick-color ice"), Illegal::NotBasic { .. }));
    assert!(can(&game, "pick-color green"), "the starting terrain of an ice faction is free");
}

#[test]
fn a_change_costs_power_or_tokens_and_scores_nothing() {
    covers!("faction.shapeshifters.change-price", "record.token-order");
    let mut game = stronghold().bowls(0, [1, 2, 5]).game();
    turn(&mut game, "action ACTH5. pick-color red");
    assert_eq!((purse(&game, 0).bowls, vp(&game, 0)), ([6, 2, 0], 20));
    assert!(matches!(
        refused(&stronghold().bowls(0, [9, 9, 4]).game(), "action ACTH5"),
        Illegal::TooDear { .. }
    ));
    let mut game = stronghold().bowls(0, [1, 2, 3]).game();
    play(&mut game, "action ACTH6");
    assert_eq!((waits(&game), offered(&game).len()), (Some((0, Waiting::Tokens)), 3));
    turn(&mut game, "tokens 1/1/3. pick-color red");
    assert_eq!((purse(&game, 0).bowls, vp(&game, 0)), ([0, 1, 0], 20));
    let poor = stronghold().bowls(0, [1, 2, 1]).game();
    assert!(matches!(refused(&poor, "action ACTH6"), Illegal::TokensShort { need: 5, have: 4 }));
}
