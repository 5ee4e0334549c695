//! Income, power, conversions and limits.

use kernel::{Game, Seat};
use terra_mystica::scenario::Scenario;
use terra_mystica::{Event, Goods, Illegal, TerraMystica, Waiting};
use testkit::covers;

use crate::common::{can, goods, play, play_all, purse, refused, start, turn, vp, waits, with_factions};

/// The income of the next round, seen from round 1.
fn income(scenario: Scenario) -> Goods {
    scenario.game().income(Seat(0))
}

/// No income but that of the structures.
fn bare(faction: &str) -> Scenario {
    // BON10 brings power only.
    let other = if faction == "nomads" { "witches" } else { "nomads" };
    Scenario::two(faction, other).bonus(0, "BON10")
}

const CARD: u8 = 3;

#[test]
fn income_comes_to_all_at_once_before_every_round() {
    covers!("income.phase");
    let mut options = with_factions(&["witches", "nomads"]);
    options.bonus_removed = Some(0b11_1110_0000);
    let mut game = start(&options, 1);
    play_all(&mut game, "build A3. build A5. build B4. build A10. build E8. pass BON3");
    let before = [0, 1].map(|seat| purse(&game, seat));
    let events = play(&mut game, "pass BON1");
    // In turn order, in round 1 as well: three or two dwellings and one worker more, and the card.
    let seats: Vec<u8> = events
        .iter()
        .filter_map(|event| match event {
            Event::Income { seat, .. } => Some(seat.0),
            _ => None,
        })
        .collect();
    assert_eq!(seats, [0, 1]);
    assert_eq!(
        (purse(&game, 0).coins, purse(&game, 0).workers),
        (before[0].coins + 2, before[0].workers + 3)
    );
    assert_eq!(
        (purse(&game, 1).coins, purse(&game, 1).workers),
        (before[1].coins + 6, before[1].workers + 4)
    );
    // Power without room is lost.
    let mut full = bare("witches").bowls(0, [0, 1, 5]).passed(1).game();
    play(&mut full, "pass BON1");
    assert_eq!((full.round(), purse(&full, 0).bowls), (2, [0, 1, 5]));
    let nearly = bare("witches").dwelling(0, "A3").temple(0, "A10").bowls(0, [1, 1, 5]).favour(0, "FAV8");
    let mut nearly = nearly.passed(1).game();
    play(&mut nearly, "pass BON1");
    assert_eq!(purse(&nearly, 0).bowls, [0, 0, 7]);
}

#[test]
fn structures_bring_income_by_their_number() {
    covers!("income.structures");
    assert_eq!(income(bare("witches")), Goods { workers: 1, power: CARD, ..Goods::NONE });
    assert_eq!(income(bare("engineers")), Goods { power: CARD, ..Goods::NONE });
    // The eighth dwelling of most brings no more than the seventh.
    for (dwellings, workers) in [("A3", 2), ("A3 A10 C3 C4 D1 E9 F2", 8), ("A3 A10 C3 C4 D1 E9 F2 F4", 8)] {
        assert_eq!(income(bare("witches").dwelling(0, dwellings)).workers, workers);
    }
    for (houses, coins, power) in
        [("A3", 2, 1), ("A3 A10", 4, 2), ("A3 A10 C3", 6, 4), ("A3 A10 C3 C4", 8, 6)]
    {
        let got = income(bare("witches").trading_house(0, houses));
        assert_eq!((got.coins, got.power), (coins, power + CARD), "{houses}");
    }
    let temples = income(bare("witches").temple(0, "A3 A10 C3").sanctuary(0, "C4").stronghold(0, "D1"));
    assert_eq!(temples, Goods { workers: 1, priests: 4, power: 2 + CARD, coins: 0 });
    // Engineers and Riverwalkers: 5 power for the second temple.
    for faction in ["engineers", "riverwalkers"] {
        for (temples, priests, power) in [("A2", 1, 0), ("A2 C2", 1, 5), ("A2 C2 C5", 2, 5)] {
            let got = income(bare(faction).temple(0, temples));
            assert_eq!((got.priests, got.power), (priests, power + CARD), "{faction}: {temples}");
        }
    }
    // Who upgrades has one dwelling less.
    let mut game = bare("witches").dwelling(0, "A3 A10").goods(0, 10, 10, 0).game();
    play(&mut game, "upgrade A3 to TP");
    let after = game.income(Seat(0));
    assert_eq!((after.workers, after.coins), (2, 2));
}

#[test]
fn card_and_favour_tiles_bring_income() {
    covers!("income.tiles", "favour.income", "bonus.goods");
    let card = |card: &str| {
        let got = income(Scenario::two("engineers", "nomads").bonus(0, card));
        (got.coins, got.workers, got.priests, got.power)
    };
    for (id, got) in [
        ("BON1", (2, 0, 0, 0)),
        ("BON2", (4, 0, 0, 0)),
        ("BON3", (6, 0, 0, 0)),
        ("BON4", (0, 0, 0, 3)),
        ("BON5", (0, 1, 0, 3)),
        ("BON6", (0, 2, 0, 0)),
        ("BON7", (0, 1, 0, 0)),
        ("BON8", (0, 0, 1, 0)),
        ("BON9", (2, 0, 0, 0)),
        ("BON10", (0, 0, 0, 3)),
    ] {
        assert_eq!(card(id), got, "{id}");
    }
    let tile = |tile: &str| income(Scenario::two("engineers", "nomads").bonus(0, "BON3").favour(0, tile));
    assert_eq!(tile("FAV7"), Goods { coins: 6, workers: 1, power: 1, priests: 0 });
    assert_eq!(tile("FAV8"), Goods { coins: 6, power: 4, ..Goods::NONE });
    assert_eq!(tile("FAV9"), Goods { coins: 9, ..Goods::NONE });
    assert_eq!(tile("FAV7 FAV8 FAV9"), Goods { coins: 9, workers: 1, power: 5, priests: 0 });
    for nothing in ["FAV1", "FAV5", "FAV6", "FAV10", "FAV11", "FAV12"] {
        assert_eq!(tile(nothing), Goods { coins: 6, ..Goods::NONE }, "{nothing}");
    }
}

/// Mermaids who are offered power next to a new trading house of the Nomads.
fn gains(bowls: [u8; 3], amount: u8) -> [u8; 3] {
    let near = match amount {
        1 => Scenario::two("nomads", "witches").dwelling(1, "E7"),
        3 => Scenario::two("nomads", "witches").stronghold(1, "E7"),
        _ => Scenario::two("nomads", "witches").stronghold(1, "E7").trading_house(1, "D5"),
    };
    let mut game = near.dwelling(0, "E8").goods(0, 10, 10, 0).bowls(1, bowls).game();
    turn(&mut game, "upgrade E8 to TP");
    play(&mut game, &format!("leech {amount}"));
    purse(&game, 1).bowls
}

#[test]
fn power_moves_from_the_first_bowl_on() {
    covers!("power.gain");
    assert_eq!(gains([5, 7, 0], 1), [4, 8, 0]);
    assert_eq!(gains([5, 7, 0], 5), [0, 12, 0]);
    assert_eq!(gains([3, 7, 0], 5), [0, 8, 2]);
    assert_eq!(gains([0, 7, 1], 3), [0, 4, 4]);
    assert_eq!(gains([0, 2, 5], 5), [0, 0, 7]);
    // A token may move twice.
    assert_eq!(gains([1, 0, 4], 3), [0, 0, 5]);
}

#[test]
fn power_is_paid_out_of_the_third_bowl() {
    covers!("power.pay");
    let mut game = Scenario::two("nomads", "witches").bowls(0, [1, 2, 5]).game();
    turn(&mut game, "action ACT4");
    assert_eq!(purse(&game, 0).bowls, [5, 2, 1]);
    let short = Scenario::two("nomads", "witches").bowls(0, [4, 4, 3]).game();
    assert_eq!(refused(&short, "action ACT4"), Illegal::PowerShort { need: 4, have: 3 });
}

#[test]
fn burning_costs_a_token_for_good() {
    covers!("power.burn");
    let mut game = Scenario::two("nomads", "witches").bowls(0, [1, 5, 0]).game();
    play_all(&mut game, "burn. burn");
    assert_eq!(purse(&game, 0).bowls, [1, 1, 2]);
    assert_eq!(refused(&game, "burn"), Illegal::Burn { have: 1 });
    assert_eq!(refused(&game, "witches: burn"), Illegal::Seat { seat: Seat(1), first: Seat(0) });
}

fn rich() -> TerraMystica {
    Scenario::two("nomads", "witches").goods(0, 5, 3, 2).bowls(0, [0, 0, 9]).dwelling(0, "E8").game()
}

#[test]
fn conversions_go_down_at_their_rates() {
    covers!("convert.rates");
    for (text, after, third) in [
        ("convert 5pw to p", (5, 3, 3), 4),
        ("convert 3pw to w", (5, 4, 2), 6),
        ("convert pw to c", (6, 3, 2), 8),
        ("convert p to w", (5, 4, 1), 9),
        ("convert w to c", (6, 2, 2), 9),
    ] {
        let mut game = rich();
        play(&mut game, text);
        assert_eq!((goods(&game, 0), purse(&game, 0).bowls[2]), (after, third), "{text}");
        assert_eq!(purse(&game, 0).bowls[0], 9 - third);
    }
    let mut game = rich();
    play_all(&mut game, "convert p to w. convert w to c");
    assert_eq!(goods(&game, 0), (6, 3, 1), "a priest becomes a coin by way of a worker");
    for up in ["convert c to w", "convert w to pw", "convert 2w to p", "convert 3c to vp", "convert c to pw"]
    {
        assert!(kernel::Notation::read(&rich(), up).is_err(), "{up}");
    }
    assert!(matches!(refused(&rich(), "convert w to p"), Illegal::ConvertFaction { .. }));
    // Not more than there is.
    let game = Scenario::two("nomads", "witches").goods(0, 0, 0, 0).bowls(0, [9, 1, 0]).game();
    for short in
        ["convert 5pw to p", "convert 3pw to w", "convert pw to c", "convert p to w", "convert w to c"]
    {
        assert!(matches!(refused(&game, short), Illegal::ConvertShort { .. }), "{short}");
    }
}

#[test]
fn converting_is_for_the_own_turn() {
    covers!("convert.when");
    // Before the action, in the middle of it, and after it.
    let mut game =
        Scenario::two("nomads", "witches").dwelling(0, "E8").goods(0, 9, 9, 0).bowls(0, [0, 0, 9]).game();
    play(&mut game, "convert pw to c");
    play(&mut game, "action ACT5");
    play(&mut game, "convert pw to c");
    play(&mut game, "dig E7");
    play(&mut game, "into red");
    play(&mut game, "convert w to c");
    play(&mut game, "done");
    assert_eq!(refused(&game, "nomads: convert w to c"), Illegal::Seat { seat: Seat(0), first: Seat(1) });
    // One after another down the line; what comes in later may go down it again.
    let mut game = Scenario::two("nomads", "witches")
        .stronghold(0, "A2")
        .dwelling(0, "A1 A3 B1")
        .goods(0, 9, 9, 0)
        .bowls(0, [0, 8, 1])
        .game();
    play_all(&mut game, "upgrade A1 to TP. convert w to c");
    assert_eq!(refused(&game, "convert pw to c"), Illegal::ConvertOrder);
    play_all(&mut game, "+TW4. convert 5pw to p. convert pw to c");
    assert_eq!(goods(&game, 0), (3 + 1 + 1, 9 - 2 - 1, 1));
    // Before passing, but not after it.
    let mut game = rich();
    play_all(&mut game, "convert w to c. pass BON1");
    assert_eq!(refused(&game, "nomads: convert w to c"), Illegal::Seat { seat: Seat(0), first: Seat(1) });
    // Not while others answer, and not in the income phase.
    let mut game = Scenario::neighbours("nomads", "witches").bowls(1, [0, 1, 5]).goods(0, 9, 9, 0).game();
    turn(&mut game, "upgrade E8 to TP");
    assert_eq!(waits(&game), Some((1, Waiting::Offer)));
    assert_eq!(refused(&game, "convert pw to c"), Illegal::ConvertOutOfTurn);
    let mut game =
        Scenario::two("riverwalkers", "witches").temple(0, "E8").passed(1).goods(0, 9, 9, 0).game();
    play(&mut game, "pass BON1");
    assert_eq!(waits(&game), Some((0, Waiting::Priest)));
    assert_eq!(refused(&game, "convert w to c"), Illegal::Wanted(Waiting::Priest));
}

#[test]
fn the_eighth_priest_is_lost() {
    covers!("convert.priest-cap");
    // Three in hand and four on the cult board.
    let full = || {
        Scenario::two("nomads", "witches")
            .goods(0, 5, 5, 3)
            .bowls(0, [0, 0, 9])
            .priest_on(0, "fire", 3)
            .priest_on(0, "fire", 2)
            .priest_on(0, "water", 2)
            .priest_on(0, "air", 2)
    };
    let mut game = full().game();
    play(&mut game, "convert 5pw to p");
    assert_eq!((purse(&game, 0).priests, purse(&game, 0).bowls), (3, [5, 0, 4]), "it was paid for");
    let mut game = full().game();
    turn(&mut game, "action ACT2");
    assert_eq!(purse(&game, 0).priests, 3);
    let mut game = full().temple(0, "E8").passed(1).game();
    play(&mut game, "pass BON1");
    assert_eq!((game.round(), purse(&game, 0).priests), (2, 3), "of the income, too");
    // One that returned to the supply makes room.
    let mut game = full().game();
    turn(&mut game, "convert 5pw to p. send p to earth for 1");
    assert_eq!(purse(&game, 0).priests, 2);
    let mut six = full().goods(0, 5, 5, 2).game();
    play(&mut six, "convert 5pw to p");
    assert_eq!(purse(&six, 0).priests, 3);
}

#[test]
fn coins_become_points_only_at_the_end() {
    covers!("convert.coins-points");
    let game = Scenario::two("nomads", "alchemists").goods(0, 30, 3, 0).game();
    assert!(matches!(refused(&game, "convert 2c to vp"), Illegal::ConvertFaction { .. }));
    assert!(matches!(refused(&game, "convert vp to c"), Illegal::ConvertFaction { .. }));
    let game = Scenario::two("alchemists", "nomads").goods(0, 30, 3, 0).game();
    assert!(can(&game, "convert 2c to vp") && can(&game, "convert vp to c"));
}

#[test]
fn points_stop_at_nothing_and_goods_do_not_stop() {
    covers!("limits.goods");
    // With one point one pays one at most.
    let mut game = Scenario::two("nomads", "witches")
        .dwelling(0, "E8")
        .stronghold(1, "E7")
        .goods(0, 9, 9, 0)
        .vp(1, 1)
        .bowls(1, [9, 0, 0])
        .game();
    turn(&mut game, "upgrade E8 to TP");
    play(&mut game, "leech 3");
    assert_eq!((vp(&game, 1), purse(&game, 1).bowls), (0, [7, 2, 0]));
    let mut rich = Scenario::two("nomads", "witches").goods(0, 500, 400, 0).bowls(0, [0, 0, 8]).game();
    turn(&mut rich, "action ACT4");
    assert_eq!(goods(&rich, 0), (507, 400, 0));
    assert_eq!(rich.score(Seat(0)), 20);
}
