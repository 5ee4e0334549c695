//! Power from neighbours.

use kernel::{Game, Seat};
use terra_mystica::scenario::Scenario;
use terra_mystica::{Event, Illegal, TerraMystica, Waiting};
use testkit::covers;

use crate::common::{can, offered, play, play_all, purse, refused, turn, vp, waits};

/// Nomads at E8, whose neighbours on land are E7 and D5.
fn nomads() -> Scenario {
    Scenario::two("nomads", "witches").dwelling(0, "E8").goods(0, 30, 20, 3).bowls(0, [12, 0, 0])
}

/// What the others are offered by an act: to whom, and how much.
fn offers(scenario: Scenario, acts: &str) -> Vec<(u8, u8)> {
    let mut game = scenario.game();
    let events = play_all(&mut game, acts);
    let offer = |event: &Event| match event {
        Event::Offered { to, amount, .. } => Some((to.0, *amount)),
        _ => None,
    };
    events.iter().filter_map(offer).collect()
}

#[test]
fn builders_offer_power_to_all_next_door() {
    covers!("leech.offer", "bridge.everybody");
    let upgrade = "upgrade E8 to TP";
    assert_eq!(offers(nomads(), upgrade), []);
    assert_eq!(offers(nomads().dwelling(1, "E7"), upgrade), [(1, 1)]);
    assert_eq!(offers(nomads().dwelling(1, "E7").trading_house(1, "D5"), upgrade), [(1, 3)]);
    assert_eq!(offers(nomads().dwelling(1, "G3").shipping(1, 3), upgrade), [], "not by ship");
    assert_eq!(offers(nomads().dwelling(1, "G3").bridge(1, "E8", "G3"), upgrade), [(1, 1)]);
    assert_eq!(offers(nomads().dwelling(1, "E7").terrain("D5", "yellow"), "build D5"), [(1, 1)]);
    // Only what is next to that very hex.
    assert_eq!(offers(nomads().dwelling(0, "F3").dwelling(1, "F4"), upgrade), []);
    // Digging and bridges offer nothing.
    assert_eq!(offers(nomads().dwelling(1, "E7"), "dig D5. into yellow"), []);
    let bridge = nomads().dwelling(1, "E7 G3").bowls(0, [0, 0, 9]);
    assert_eq!(offers(bridge, "action ACT1. bridge E8:G3"), []);
    let three = Scenario::of(&["nomads", "witches", "giants"]).dwelling(0, "E8").goods(0, 9, 9, 0);
    assert_eq!(offers(three.dwelling(1, "D5").trading_house(2, "E7"), upgrade), [(1, 1), (2, 2)]);
}

#[test]
fn every_structure_has_its_value() {
    covers!("leech.values");
    let value = |scenario: Scenario| offers(scenario, "upgrade E8 to TP");
    assert_eq!(value(nomads().dwelling(1, "E7")), [(1, 1)]);
    assert_eq!(value(nomads().trading_house(1, "E7")), [(1, 2)]);
    assert_eq!(value(nomads().temple(1, "E7")), [(1, 2)]);
    assert_eq!(value(nomads().stronghold(1, "E7")), [(1, 3)]);
    assert_eq!(value(nomads().sanctuary(1, "E7")), [(1, 3)]);
    assert_eq!(value(nomads().sanctuary(1, "E7").stronghold(1, "D5")), [(1, 6)]);
}

/// The Witches are offered so much, with these bowls and points.
fn offer(amount: u8, bowls: [u8; 3], points: u16) -> TerraMystica {
    let scenario = match amount {
        1 => nomads().dwelling(1, "E7"),
        3 => nomads().stronghold(1, "E7"),
        _ => nomads().sanctuary(1, "E7").stronghold(1, "D5"),
    };
    let mut game = scenario.bowls(1, bowls).vp(1, points).game();
    turn(&mut game, "upgrade E8 to TP");
    game
}

#[test]
fn an_offer_is_taken_as_a_whole_or_declined() {
    covers!("leech.all");
    let game = offer(6, [12, 0, 0], 20);
    assert_eq!(offered(&game).len(), 2);
    for less in 1..6 {
        assert!(matches!(refused(&game, &format!("leech {less} from nomads")), Illegal::NoOffer { .. }));
    }
    let mut taken = game.clone();
    play(&mut taken, "leech 6");
    assert_eq!(purse(&taken, 1).bowls, [6, 6, 0]);
    let mut declined = game;
    play(&mut declined, "decline 6");
    assert_eq!((purse(&declined, 1).bowls, vp(&declined, 1)), ([12, 0, 0], 20));
}

#[test]
fn power_costs_a_point_less_than_it_is() {
    covers!("leech.price");
    for (amount, price) in [(1, 0), (3, 2), (6, 5)] {
        let mut game = offer(amount, [12, 0, 0], 20);
        play(&mut game, &format!("leech {amount}"));
        assert_eq!((vp(&game, 1), purse(&game, 1).bowls[1]), (20 - price, amount));
    }
    // Only what is really gained is paid for.
    let mut game = offer(6, [0, 2, 10], 20);
    play(&mut game, "leech 6");
    assert_eq!((vp(&game, 1), purse(&game, 1).bowls), (19, [0, 0, 12]));
}

#[test]
fn bowls_and_points_limit_what_is_taken() {
    covers!("leech.limit");
    for (bowls, points, after, left) in [
        ([1, 1, 10], 20, [0, 0, 12], 18),
        ([12, 0, 0], 2, [9, 3, 0], 0),
        ([12, 0, 0], 0, [11, 1, 0], 0),
        ([0, 1, 9], 0, [0, 0, 10], 0),
        ([12, 0, 0], 5, [6, 6, 0], 0),
    ] {
        let mut game = offer(6, bowls, points);
        play(&mut game, "leech 6");
        assert_eq!((purse(&game, 1).bowls, vp(&game, 1)), (after, left), "{bowls:?} {points}");
    }
    // With full bowls there is nothing to decide: the offer is declined by itself.
    let game = offer(6, [0, 0, 12], 20);
    assert_eq!((waits(&game), game.offers().len()), (Some((1, Waiting::Turn)), 0));
    let mut open = nomads().open_offers().stronghold(1, "E7").bowls(1, [0, 0, 12]).game();
    turn(&mut open, "upgrade E8 to TP");
    assert_eq!(refused(&open, "witches: leech 3 from nomads"), Illegal::OfferVoid);
    assert!(can(&open, "witches: decline 3 from nomads"));
}

fn four() -> Scenario {
    // The Giants at E7 build next to all the others.
    Scenario::of(&["nomads", "witches", "giants", "mermaids"])
        .dwelling(0, "E8")
        .dwelling(1, "F4")
        .dwelling(2, "E7")
        .dwelling(3, "D5")
        .goods(2, 30, 20, 0)
        .active(2)
}

#[test]
fn answers_go_round_from_the_next_player() {
    covers!("leech.order", "leech.order-variable");
    for scenario in [four().standard_order(), four(), four().order(&[2, 1, 3, 0])] {
        let mut game = scenario.game();
        turn(&mut game, "upgrade E7 to TP");
        assert_eq!(waits(&game), Some((3, Waiting::Offer)));
        assert!(matches!(refused(&game, "nomads: leech 1 from giants"), Illegal::Seat { .. }));
        play(&mut game, "leech 1");
        assert_eq!(waits(&game), Some((0, Waiting::Offer)));
        play(&mut game, "decline 1");
        assert_eq!(waits(&game), Some((1, Waiting::Offer)));
        play(&mut game, "leech 1");
        assert!(game.offers().is_empty());
    }
}

#[test]
fn offers_are_settled_before_the_next_turn() {
    covers!("leech.settle");
    let mut game = nomads().trading_house(1, "E7").goods(1, 30, 20, 0).game();
    play(&mut game, "upgrade E8 to TP");
    // Not before the turn is over: the Nomads may still convert.
    assert!(matches!(refused(&game, "witches: leech 2 from nomads"), Illegal::Seat { .. }));
    play(&mut game, "done");
    assert_eq!(refused(&game, "upgrade E7 to TE"), Illegal::NotYourTurn);
    play(&mut game, "leech 2");
    assert_eq!(game.to_move(), Some(Seat(1)));
    assert!(can(&game, "upgrade E7 to TE"));
    // With the bowls and points of the moment: the first answer changes what the second can be.
    let mut twice = Scenario::two("chaosmagicians", "mermaids")
        .stronghold(0, "I1")
        .dwelling(0, "D5 D4")
        .trading_house(1, "E7")
        .goods(0, 40, 20, 0)
        .bowls(1, [0, 3, 9])
        .game();
    turn(&mut twice, "action ACTC. upgrade D4 to TP. done. upgrade D5 to TP");
    assert_eq!(twice.offers().len(), 2);
    play(&mut twice, "leech 2");
    assert_eq!((purse(&twice, 1).bowls, vp(&twice, 1)), ([0, 1, 11], 19));
    play(&mut twice, "leech 2");
    assert_eq!((purse(&twice, 1).bowls, vp(&twice, 1)), ([0, 0, 12], 19));
}
