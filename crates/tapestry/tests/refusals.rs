//! Every reason for which an action is refused, in a small position of its own.

use kernel::{Game, Notation, Seat};
use tapestry::scenario::Scenario;
use tapestry::{Act, Action, Illegal, Tapestry, TapestryOptions, Track, Waiting};

use crate::common::{play, settle, space};

/// The name of a reason: the compiler names what has no case here.
fn name(reason: Illegal) -> &'static str {
    match reason {
        Illegal::Over => "over",
        Illegal::NoSeat { .. } => "no seat",
        Illegal::Seat { .. } => "seat",
        Illegal::Wanted(_) => "wanted",
        Illegal::FirstTurn => "first turn",
        Illegal::NoIncomeLeft => "no income left",
        Illegal::TokenStuck => "token stuck",
        Illegal::WrongPayment => "wrong payment",
        Illegal::MayNotDecline => "may not decline",
        Illegal::WrongTrack => "wrong track",
        Illegal::WrongTile => "wrong tile",
        Illegal::WrongHex => "wrong hex",
        Illegal::WrongRotation => "wrong rotation",
        Illegal::WrongCard => "wrong card",
        Illegal::DoesNotFit => "does not fit",
        Illegal::NoneLeft => "none left",
        Illegal::WrongGain => "wrong gain",
        Illegal::NotOffered => "not offered",
        // Only with packs: `bounds` has these.
        Illegal::TooLong(_) | Illegal::TooManyDecisions => "too long",
    }
}

fn two() -> Scenario {
    Scenario::new(2)
}

fn after(scenario: Scenario, effect: tapestry::components::EffectId, text: &str) -> Tapestry {
    let mut game = scenario.build();
    Scenario::happen(&mut game, 0, effect);
    play(&mut game, text);
    game
}

fn played(id: &str, scenario: Scenario, text: &str) -> Tapestry {
    let mut game = scenario.hand(0, &[id]).build();
    Scenario::card(&mut game, 0, id);
    play(&mut game, text);
    game
}

fn over() -> Tapestry {
    let mut game = two().done(1).income_turns(0, 4).build();
    play(&mut game, "income");
    settle(&mut game);
    game
}

fn elder_ones() -> Tapestry {
    let options = TapestryOptions { expansions: [false, false, true], ..Default::default() };
    Scenario::of(options, &["elder_ones"]).income_turns(0, 5).rich(0, 2).build()
}

/// (reason, position, action)
fn cases() -> Vec<(Illegal, Tapestry, &'static str)> {
    let explore = space(Track::Exploration, 2);
    let upgrade = space(Track::Technology, 9);
    vec![
        (Illegal::Over, over(), "income"),
        (Illegal::Seat { seat: Seat(1), first: Seat(0) }, two().build(), "P2: income"),
        (Illegal::NoSeat { seat: Seat(4) }, two().build(), "P5: income"),
        (Illegal::Wanted(Waiting::Turn), two().build(), "hex 0/0"),
        (Illegal::Wanted(Waiting::Turn), two().build(), "gain coin"),
        (Illegal::Wanted(Waiting::Turn), two().build(), "part 1"),
        (Illegal::FirstTurn, two().income_turns(0, 0).rich(0, 1).build(), "advance science 0 coin"),
        (Illegal::NoIncomeLeft, elder_ones(), "income"),
        (Illegal::TokenStuck, two().at(0, Track::Science, 12).rich(0, 8).build(), "advance science 12 coin"),
        (
            Illegal::TokenStuck,
            two().on_mat(0, 0, "broker_of_peace").rich(0, 8).build(),
            "advance military 0 coin",
        ),
        (Illegal::WrongPayment, two().rich(0, 8).build(), "advance science 0 coin+coin"),
        (Illegal::WrongPayment, two().build(), "advance science 0 coin"),
        (
            Illegal::WrongPayment,
            two().rich(0, 8).at(0, Track::Science, 3).build(),
            "advance science 3 coin+food",
        ),
        (Illegal::MayNotDecline, played("feudalism", two().landmarks(0, &["forge"]), ""), "no"),
        (Illegal::MayNotDecline, two().rich(0, 8).build(), "done"),
        (Illegal::WrongTrack, played("oil_magnate", two(), ""), "track arts"),
        (Illegal::WrongTile, after(two().tiles(0, &[1, 3]), explore, ""), "tile 9"),
        (
            Illegal::WrongTile,
            after(two().space_tiles(0, &[1, 13]), space(Track::Exploration, 12), ""),
            "space 2",
        ),
        (Illegal::WrongHex, after(two().tiles(0, &[1]), explore, ""), "hex 0/1"),
        (Illegal::WrongHex, after(two(), space(Track::Military, 1), ""), "hex 0/0"),
        (Illegal::WrongRotation, after(two().tiles(0, &[1]), explore, "hex 0/-1"), "turn 6"),
        (
            Illegal::WrongCard,
            after(two().techs(0, 0, &["Calendar", "Paper"]), upgrade, "part 1"),
            "tech Barn",
        ),
        (Illegal::WrongCard, after(two(), space(Track::Technology, 1), ""), "tech Radio"),
        (Illegal::DoesNotFit, after(two(), space(Track::Science, 8), ""), "plot a2"),
        (
            Illegal::NoneLeft,
            played("diplomacy", two().buildings(0, [5, 0, 0, 0]), "part 2"),
            "building market",
        ),
        (Illegal::NoneLeft, played("dystopia", two().landmarks(1, &["forge"]), ""), "landmark forge"),
        (Illegal::WrongGain, played("feudalism", two().landmarks(0, &["forge"]), "part 1"), "gain coin+coin"),
        (Illegal::NotOffered, played("feudalism", two().landmarks(0, &["forge"]), ""), "part 9"),
        (Illegal::NotOffered, after(two(), space(Track::Military, 1), "hex 1/-2"), "die science"),
    ]
}

#[test]
fn every_reason_occurs_and_leaves_no_trace() {
    let mut seen = Vec::new();
    for (reason, game, text) in cases() {
        let action = match text {
            // A seat that is not there has no tokens to be read.
            "P5: income" => Action { seat: Seat(4), act: Act::Income },
            _ => game.read(text).unwrap_or_else(|error| panic!("{error}")),
        };
        let mut after = game.clone();
        let refused = after.play(action, &mut Vec::new()).expect_err(text);
        assert_eq!(refused, reason, "`{text}`: {refused}");
        assert!(after == game, "`{text}` left a trace");
        let said = refused.to_string();
        assert!(said.len() > 10 && said.len() < 200, "{said}");
        seen.push(name(reason));
    }
    let all = [
        "over",
        "no seat",
        "seat",
        "wanted",
        "first turn",
        "no income left",
        "token stuck",
        "wrong payment",
        "may not decline",
        "wrong track",
        "wrong tile",
        "wrong hex",
        "wrong rotation",
        "wrong card",
        "does not fit",
        "none left",
        "wrong gain",
        "not offered",
    ];
    for reason in all {
        assert!(seen.contains(&reason), "no case for `{reason}`");
    }
}
