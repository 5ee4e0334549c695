//! What a decision says of costs and limits is what can be answered.

use std::collections::BTreeSet;

use kernel::{Dice, Game, Legal};
use tapestry::components::effect::Cost;
use tapestry::{Act, Tapestry, Terms, Waiting};

use crate::common::{any_options, start};

/// The answers that pay with resources, each with how many that are.
fn payments(game: &Tapestry) -> Vec<u8> {
    let paid = |act| match act {
        Act::Pay(goods) => Some(goods.total()),
        _ => None,
    };
    game.legal().iter().filter_map(|action| paid(action.act)).collect()
}

fn look(game: &Tapestry, seen: &mut [u32; 3]) {
    let Some(decision) = game.decision() else { return };
    match decision.terms {
        Terms::Advances(all) => {
            assert_eq!(decision.kind, Waiting::Turn);
            let legal = game.legal();
            let ways = legal.iter().filter_map(|action| match action.act {
                Act::Advance { token, pay } => Some((token, pay)),
                _ => None,
            });
            let mut offered = BTreeSet::new();
            for (token, pay) in ways {
                let one = all.iter().find(|one| one.token == token).unwrap();
                assert_eq!((pay.covers(one.own), pay.total()), (true, one.own.total() + one.any));
                offered.insert(token);
            }
            let payable: BTreeSet<u8> = all.iter().filter(|one| one.payable).map(|one| one.token).collect();
            assert_eq!(payable, offered);
            seen[0] += 1;
        }
        Terms::Price(Cost::Any(count) | Cost::Good(_, count)) => {
            assert!(payments(game).iter().all(|paid| *paid == count));
            seen[1] += 1;
        }
        Terms::Count(count) => {
            assert!(count > 0, "{:?} waits for nothing", decision.kind);
            seen[2] += 1;
        }
        Terms::Price(_) | Terms::AnyNumber | Terms::Plain => {}
    }
}

#[test]
fn prices_and_numbers_are_what_is_paid_and_chosen() {
    let mut seen = [0; 3];
    for seed in 0..120 {
        let mut dice = Dice::new(seed);
        let mut game = start(&any_options(seed, &mut dice, 2), seed);
        while let Some(action) = game.legal().pick(&mut dice) {
            look(&game, &mut seen);
            game.play(action, &mut ()).unwrap();
        }
        assert_eq!(game.decision(), None);
    }
    assert!(seen.iter().all(|count| *count > 200), "{seen:?}");
}
