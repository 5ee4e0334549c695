//! Rounds, turns, and the actions to choose from.

use kernel::{Game, Seat};
use terra_mystica::scenario::Scenario;
use terra_mystica::state::Phase;
use terra_mystica::{Act, Event, Illegal, PowerAction, Structure, Waiting};
use testkit::covers;

use crate::common::{
    can, goods, hex, offered, play, play_all, purse, refused, start, terrain, turn, vp, waits, with_factions,
};

/// Nomads at F3 with enough of everything, against Witches far away.
fn nomads() -> Scenario {
    Scenario::two("nomads", "witches").dwelling(0, "F3").goods(0, 30, 20, 3).bowls(0, [0, 0, 12])
}

#[test]
fn six_rounds_of_income_actions_and_cult_bonus() {
    covers!("round.phases");
    let mut options = with_factions(&["witches", "giants"]);
    options.bonus_removed = Some(0b11_1110_0000);
    let mut game = start(&options, 1);
    play_all(&mut game, "build A3. build A6. build A9. build A10");
    let mut phases = Vec::new();
    while game.phase() != Phase::Over {
        let pass = offered(&game).into_iter().find(|action| matches!(action.act, Act::Pass(_)));
        let mut events = Vec::new();
        game.play(pass.unwrap(), &mut events).unwrap();
        for event in events {
            match event {
                Event::IncomeBegins { round, .. } => phases.push(format!("income {round}")),
                Event::RoundBegan { round } => phases.push(format!("actions {round}")),
                Event::CultBonus { seat: Seat(0), .. } => phases.push(format!("bonus {}", game.round())),
                Event::Over => phases.push("over".to_owned()),
                _ => {}
            }
        }
    }
    let mut expected = Vec::new();
    for round in 1..=6 {
        expected.extend([format!("income {round}"), format!("actions {round}")]);
        // By then the next round has begun.
        expected.push(if round < 6 { format!("bonus {}", round + 1) } else { "over".to_owned() });
    }
    // The bonus comes before the income of the next round, and is told before it.
    for round in 2..=6 {
        let at = expected.iter().position(|phase| *phase == format!("bonus {round}")).unwrap();
        assert_eq!(expected[at + 1], format!("income {round}"));
    }
    assert_eq!(phases, expected);
    assert_eq!(game.winners().first().map(|seat| seat.0 < 2), Some(true));
}

#[test]
fn everybody_takes_one_action_in_turn_until_all_have_passed() {
    covers!("round.turns", "pass.out");
    let mut game = Scenario::of(&["nomads", "witches", "mermaids"])
        .order(&[2, 0, 1])
        .goods(0, 30, 9, 3)
        .goods(1, 30, 9, 3)
        .goods(2, 30, 9, 3)
        .game();
    for (seat, act) in [
        (2, "send p to fire"),
        (0, "send p to fire"),
        (1, "pass BON1"),
        (2, "send p to fire"),
        (0, "send p to fire"),
        (2, "pass BON2"),
        (0, "send p to water"),
    ] {
        assert_eq!(waits(&game), Some((seat, Waiting::Turn)), "{act}");
        turn(&mut game, act);
    }
    assert_eq!(waits(&game), Some((0, Waiting::Turn)), "the last one goes on alone");
    assert!(matches!(refused(&game, "mermaids: pass BON4"), Illegal::Seat { .. }));
    turn(&mut game, "pass BON4");
    assert_eq!((game.round(), game.turn_order()), (2, &[1, 2, 0][..]));
}

#[test]
fn a_turn_has_one_action_and_ends_when_nothing_is_due() {
    covers!("round.turn-over");
    let mut game = nomads().trading_house(0, "E8").game();
    play(&mut game, "upgrade E8 to TE");
    assert_eq!(refused(&game, "done"), Illegal::DueFirst);
    assert_eq!(refused(&game, "advance ship"), Illegal::ActionTaken);
    play(&mut game, "+FAV6");
    play(&mut game, "done");
    assert_eq!(waits(&game), Some((1, Waiting::Turn)));
    // A cult step, too, is due; the place of a bridge may be given up.
    let mut game = nomads().favour(0, "FAV6").game();
    play(&mut game, "action FAV6");
    assert_eq!(refused(&game, "done"), Illegal::DueFirst);
    turn(&mut game, "+air");
    assert_eq!(waits(&game), Some((1, Waiting::Turn)));
    assert_eq!(refused(&nomads().game(), "done"), Illegal::ActFirst);
    // Without anything left to do or to convert the turn is over by itself.
    let mut game = Scenario::two("nomads", "witches").goods(0, 0, 0, 1).bowls(0, [12, 0, 0]).game();
    play(&mut game, "send p to fire for 1");
    assert_eq!(waits(&game), Some((1, Waiting::Turn)));
}

#[test]
fn there_are_eight_kinds_of_action() {
    covers!("action.choice");
    let game = nomads().terrain("G2", "yellow").favour(0, "FAV6").game();
    for act in [
        "build G2",
        "dig E6",
        "advance ship",
        "advance dig",
        "upgrade F3 to TP",
        "send p to fire",
        "action ACT4",
        "action FAV6",
        "pass BON1",
    ] {
        assert!(can(&game, act), "{act}");
    }
    let other = |act: Act| matches!(act, Act::Burn | Act::Convert(_));
    let main = |act: Act| {
        matches!(
            act,
            Act::Build(_)
                | Act::Dig(_)
                | Act::AdvanceShipping
                | Act::AdvanceDigging
                | Act::Upgrade(..)
                | Act::Send(..)
                | Act::Power(_)
                | Act::Special(_)
                | Act::Pass(_)
        )
    };
    assert!(offered(&game).into_iter().all(|action| main(action.act) || other(action.act)));
}

#[test]
fn a_power_action_is_used_once_by_one_player_in_a_round() {
    covers!("action.power-once", "cleanup.round");
    let mut game = nomads().bowls(1, [0, 0, 12]).game();
    turn(&mut game, "action ACT4");
    assert_eq!(refused(&game, "action ACT4"), Illegal::PowerUsed { action: PowerAction::Coins });
    turn(&mut game, "action ACT3");
    for used in ["action ACT4", "action ACT3"] {
        assert!(matches!(refused(&game, used), Illegal::PowerUsed { .. }), "{used}");
    }
    play_all(&mut game, "pass BON1. pass BON2");
    assert_eq!(game.round(), 2);
    assert!(can(&game, "action ACT4"));
}

#[test]
fn a_special_action_is_used_once_by_whoever_holds_it() {
    covers!("action.special-once", "cleanup.round");
    let mut game = nomads()
        .bonus(0, "BON2")
        .bonus(1, "BON3")
        .middle(&[("BON5", 0), ("BON6", 0), ("BON7", 0)])
        .favour(0, "FAV6")
        .goods(1, 9, 9, 1)
        .game();
    assert!(matches!(refused(&game, "action BON1"), Illegal::SpecialNotYours { .. }));
    turn(&mut game, "action BON2. +fire");
    assert!(
        matches!(refused(&game, "action BON2"), Illegal::SpecialNotYours { .. }),
        "it is not the Witches'"
    );
    turn(&mut game, "send p to fire");
    assert!(matches!(refused(&game, "action BON2"), Illegal::SpecialUsed { .. }));
    turn(&mut game, "action FAV6. +fire");
    play(&mut game, "pass BON5");
    assert!(matches!(refused(&game, "action FAV6"), Illegal::SpecialUsed { .. }));
    play(&mut game, "pass BON6");
    // Round 2: the tile is fresh; the card has no holder until the Witches take it.
    assert_eq!((game.round(), waits(&game)), (2, Some((1, Waiting::Turn))));
    assert!(matches!(refused(&game, "action BON2"), Illegal::SpecialNotYours { .. }));
    play(&mut game, "pass BON2");
    assert!(can(&game, "action FAV6"));
    assert!(matches!(refused(&game, "action BON2"), Illegal::SpecialNotYours { .. }));
    play(&mut game, "pass BON7");
    assert_eq!((game.round(), waits(&game)), (3, Some((1, Waiting::Turn))));
    assert!(can(&game, "action BON2"));
}

#[test]
fn three_power_build_a_bridge() {
    covers!("action.bridge");
    let mut game = nomads().dwelling(0, "E8").game();
    play(&mut game, "action ACT1");
    assert_eq!(purse(&game, 0).bowls, [3, 0, 9]);
    play_all(&mut game, "bridge E8:G3. done");
    assert_eq!((game.player(Seat(0)).bridges, waits(&game)), (1, Some((1, Waiting::Turn))));
    let place = game.map().bridge_between(hex(&game, "E8"), hex(&game, "G3")).unwrap();
    assert_eq!(game.bridge_owner(place), Some(Seat(0)));
    // The turn waits for it, even if there is nothing else to do.
    let mut poor = nomads().dwelling(0, "E8").goods(0, 0, 0, 0).bowls(0, [0, 0, 3]).game();
    play(&mut poor, "action ACT1");
    assert_eq!(waits(&poor), Some((0, Waiting::Rest)));
    // It may be given up, and is paid all the same; without any place it cannot be taken.
    let mut game = nomads().dwelling(0, "E8").game();
    play_all(&mut game, "action ACT1. done");
    assert_eq!((game.player(Seat(0)).bridges, purse(&game, 0).bowls), (0, [3, 0, 9]));
    let inland = Scenario::two("nomads", "witches").dwelling(0, "A1").bowls(0, [0, 0, 12]).game();
    assert_eq!(refused(&inland, "action ACT1"), Illegal::NoBridgePlace);
}

#[test]
fn three_power_actions_bring_goods() {
    covers!("action.goods");
    for (action, cost, after) in
        [("ACT2", 3, (30, 20, 4)), ("ACT3", 4, (30, 22, 3)), ("ACT4", 4, (37, 20, 3))]
    {
        let mut game = nomads().game();
        turn(&mut game, &format!("action {action}"));
        assert_eq!((goods(&game, 0), purse(&game, 0).bowls), (after, [cost, 0, 12 - cost]), "{action}");
        let short = nomads().bowls(0, [0, 12, cost - 1]).game();
        assert_eq!(
            refused(&short, &format!("action {action}")),
            Illegal::PowerShort { need: cost, have: cost - 1 }
        );
    }
}

#[test]
fn two_power_actions_bring_spades() {
    covers!("action.spades");
    let mut game = nomads().goods(0, 10, 1, 0).game();
    play(&mut game, "action ACT5");
    assert_eq!((purse(&game, 0).bowls, game.turn().spades), ([4, 0, 8], 1));
    play_all(&mut game, "dig G2. into yellow. build G2");
    assert_eq!(goods(&game, 0), (8, 0, 0), "the spade is free, the dwelling is not");
    let mut game = nomads().goods(0, 10, 1, 0).game();
    play(&mut game, "action ACT6");
    assert_eq!((purse(&game, 0).bowls, game.turn().spades), ([6, 0, 6], 2));
    play_all(&mut game, "dig E5. into yellow");
    assert_eq!(terrain(&game, "E5"), terra_mystica::Terrain::Desert);
    turn(&mut game, "build E5");
    assert_eq!(game.structure(hex(&game, "E5")), Some((Seat(0), Structure::Dwelling)));
    assert_eq!(vp(&game, 0), 20);
}
