//! The battery that every game passes.

use kernel::{Dice, Game, Hex, Legal, Seat};
use tapestry::{Act, Action, Building, Die, Goods, Kit, Tapestry, TapestryOptions, Track};
use testkit::Battery;

/// Any act at all.
fn any_act(game: &Tapestry, dice: &mut Dice) -> Act {
    let small = dice.below(40) as u8;
    let goods = Goods([0; 4].map(|_| dice.below(3) as u8));
    match dice.below(29) {
        0 => Act::Civ(small),
        1 => Act::City(small),
        2 => Act::Income,
        3 => Act::Advance { token: dice.below(7) as u8, pay: goods },
        4 => Act::Part(dice.below(18) as u8),
        5 => Act::Yes,
        6 => Act::No,
        7 => Act::Done,
        8 => Act::Pay(goods),
        9 => Act::Gain(goods),
        10 => Act::Track(Track::ALL[dice.below(5) as usize]),
        11 => Act::Token(dice.below(7) as u8),
        12 => Act::Tile(dice.below(60) as u8),
        13 => Act::Space(small),
        14 | 15 => Act::Hex(Hex(dice.below(140) as u8)),
        16 => Act::Turn(dice.below(8) as u8),
        17 => Act::Tech(dice.below(70) as u8),
        18 => Act::Deck,
        19 => Act::Card(dice.below(150) as u8),
        20 => Act::Building(Building::ALL[dice.below(4) as usize]),
        21 => Act::Plot { x: dice.below(17) as u8, y: dice.below(17) as u8, turn: dice.below(5) as u8 },
        22 => Act::Landmark(small),
        23 => Act::Seat(Seat(dice.below(6) as u8)),
        24 => Act::Number(dice.below(12) as u8),
        25 => Act::Die(Die::ALL[dice.below(3) as usize]),
        26 => Act::Automa,
        27 => Act::Decision(dice.below(30) as u8),
        _ => match game.legal().pick(dice) {
            Some(Action { act: Act::Advance { token, .. }, .. }) => Act::Advance { token, pay: goods },
            _ => Act::Node(dice.below(20) as u8),
        },
    }
}

/// Any action at all: mostly close to a legal one, so that each kind of refusal comes up.
fn any_action(game: &Tapestry, dice: &mut Dice) -> Action {
    let seat = match game.to_move() {
        Some(seat) if dice.below(8) > 0 => seat,
        _ => Seat(dice.below(7) as u8),
    };
    Action { seat, act: any_act(game, dice) }
}

fn visible(game: &Tapestry, seat: Seat) -> String {
    game.visible_to(seat)
}

fn battery(options: TapestryOptions) {
    Battery::<Tapestry> { kit: Kit::printed(), options, games: 3, any_action, visible }.run();
}

#[test]
fn base_game() {
    for seats in 1..=5 {
        battery(TapestryOptions { seats, ..TapestryOptions::default() });
    }
}

#[test]
fn against_the_bots() {
    for level in [1, 4, 6] {
        battery(crate::automa::solo(level));
    }
    battery(crate::automa::variant());
}

#[test]
fn all_wordings_and_expansions() {
    use tapestry::Version;
    for (mix, version) in [(7, Version::Latest), (2, Version::Printed), (1, Version::Adjusted)] {
        for seats in [2, 3, 5] {
            battery(TapestryOptions {
                seats,
                version,
                expansions: [mix & 1 != 0, mix & 2 != 0, mix & 4 != 0],
                allow_guesses: mix != 1,
                ..TapestryOptions::default()
            });
        }
    }
}
