//! What a decision says of costs and limits is what playing on makes of it.

use kernel::{Dice, Game, Legal};
use terra_mystica::{Act, Goods, PowerAction, Purse, TerraMystica, TerraOptions, Waiting};

use crate::common::start;

/// What an act takes out of the purse of whoever does it, priced as [`Goods`].
fn paid(game: &TerraMystica, act: Act) -> Option<Goods> {
    let action = game.legal().iter().find(|action| action.act == act)?;
    let purse = |game: &TerraMystica| game.player(action.seat).purse;
    let mut after = game.clone();
    after.play(action, &mut ()).unwrap();
    let (before, after) = (purse(game), purse(&after));
    let by = |of: fn(&Purse) -> u16| of(&before).saturating_sub(of(&after)) as u8;
    Some(Goods {
        coins: by(|purse| purse.coins),
        workers: by(|purse| purse.workers),
        priests: by(|purse| purse.priests.into()),
        power: 0,
    })
}

/// How often each kind of terms was held to what came of it.
#[derive(Default, Debug)]
struct Seen {
    shipping: u32,
    digging: u32,
    power: u32,
    offers: u32,
    due: u32,
}

fn look(game: &TerraMystica, seen: &mut Seen) {
    let Some(decision) = game.decision() else { return };
    assert_eq!(decision.prices.is_some(), decision.kind == Waiting::Turn);
    if let Some(prices) = decision.prices {
        if let Some(paid) = paid(game, Act::AdvanceShipping) {
            assert_eq!(Some(paid), prices.shipping);
            seen.shipping += 1;
        }
        if let Some(paid) = paid(game, Act::AdvanceDigging) {
            assert_eq!(Some(paid), prices.digging);
            seen.digging += 1;
        }
        for action in PowerAction::ALL {
            let legal = game.legal().iter().any(|offered| offered.act == Act::Power(action));
            let have = game.player(decision.seat).purse.bowls[2];
            assert!(!legal || prices.power[action.index()] <= have);
            seen.power += u32::from(legal);
        }
    }
    if let Some(offer) = decision.power {
        let amount = |act: Act| match act {
            Act::Accept { from, amount } if from == offer.from => Some(amount),
            _ => None,
        };
        let accept = game.legal().iter().find(|action| amount(action.act).is_some()).unwrap();
        let mut after = game.clone();
        after.play(accept, &mut ()).unwrap();
        let vp = |game: &TerraMystica| game.score(decision.seat);
        assert_eq!(vp(game) - vp(&after), i32::from(offer.vp));
        assert_eq!(offer.power, game.gain_of_offer(decision.seat, amount(accept.act).unwrap()));
        seen.offers += 1;
    }
    let due = decision.due;
    let wanted = match decision.kind {
        Waiting::Spades => due.spades,
        Waiting::Reward => due.steps,
        Waiting::Token | Waiting::Tokens => due.tokens,
        Waiting::Priest => due.priests,
        _ => return,
    };
    assert!(wanted > 0, "{:?} waits for nothing", decision.kind);
    seen.due += 1;
}

#[test]
fn prices_offers_and_what_is_due_are_what_is_paid_gained_and_done() {
    let mut seen = Seen::default();
    for seed in 0..150 {
        let options = TerraOptions { seats: 4, automas: 0, fire_and_ice: true, ..TerraOptions::default() };
        let mut game = start(&options, seed);
        let mut dice = Dice::new(seed);
        while let Some(action) = game.legal().pick(&mut dice) {
            look(&game, &mut seen);
            game.play(action, &mut ()).unwrap();
        }
        assert_eq!(game.decision(), None);
    }
    let Seen { shipping, digging, power, offers, due } = seen;
    assert!([shipping, digging, power, offers, due].iter().all(|count| *count > 20), "{seen:?}");
}
