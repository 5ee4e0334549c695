//! How many actions a deck gives, by round and level: against an independent simulation of 60,000 games each.

use kernel::{Game, Legal, Seed};
use terra_mystica::components::Deed;
use terra_mystica::options::{Difficulty, FactionChoice};
use terra_mystica::state::Phase;
use terra_mystica::{Act, FactionId, Kit, TerraMystica, TerraOptions};
use testkit::covers;

use crate::automa_common::AUTOMA;

const GAMES: u64 = 6_000;

#[derive(Default)]
struct Sums {
    actions: [f64; 6],
    card_vp: f64,
    by_x: f64,
    rounds: f64,
    kinds: [f64; 5],
}

/// A person who always passes: only the deck matters.
fn simulate(level: Difficulty, games: std::ops::Range<u64>) -> Sums {
    let named = FactionChoice::Named;
    let mut options = TerraOptions { automas: 1, difficulty: level, ..TerraOptions::default() };
    options.factions[0] = named(FactionId::Witches);
    options.automa_factions[0] = named(FactionId::Alchemists);
    let kit = Kit::printed();
    let mut sums = Sums::default();
    for seed in games {
        let mut game = TerraMystica::start(kit, &options, Seed(3).child(seed)).unwrap();
        while game.phase() != Phase::Over {
            let legal = game.legal();
            let action = legal
                .iter()
                .find(|action| matches!(action.act, Act::Pass(_) | Act::Decline { .. } | Act::Automa))
                .or_else(|| legal.get(0))
                .unwrap();
            let (before, round, acts) = (*game.bot(AUTOMA), game.round(), game.phase() == Phase::Actions);
            game.play(action, &mut ()).unwrap();
            if action.act != Act::Automa || !acts {
                continue;
            }
            let drawn = game.bot(AUTOMA).drawn().len();
            if game.round() != round || game.phase() == Phase::Over || drawn == 0 {
                sums.rounds += 1.0;
                sums.by_x += f64::from(u8::from(before.drawn().len() < usize::from(before.deck_size())));
            } else {
                let card = kit.automa.card(game.bot(AUTOMA).action().unwrap());
                sums.actions[usize::from(round) - 1] += 1.0;
                sums.card_vp += f64::from(card.vp);
                let kind = [Deed::Upgrade, Deed::Cult, Deed::Build, Deed::Faction, Deed::Power];
                sums.kinds[kind.iter().position(|kind| *kind == card.action).unwrap()] += 1.0;
            }
        }
    }
    sums
}

#[test]
fn actions_and_points_by_level() {
    covers!("automa.deck.sizes", "automa.deck.zone", "automa.turn.last-card", "automa.deck.rebuild");
    let expected = [
        (Difficulty::Easy, [2.59, 3.65, 4.70, 5.73, 6.75, 7.78], 31.2, 40.1, 94.0),
        (Difficulty::Normal, [3.79, 4.80, 5.83, 6.83, 7.84, 8.83], 37.9, 48.8, 91.0),
        (Difficulty::Hard, [4.95, 5.93, 6.91, 7.90, 8.87, 9.88], 44.4, 54.9, 89.0),
        (Difficulty::VeryHard, [6.09, 7.04, 7.99, 8.94, 9.91, 10.88], 50.8, 64.3, 86.0),
    ];
    std::thread::scope(|scope| {
        let threads = expected.map(|(level, actions, per_game, card_vp, by_x)| {
            scope.spawn(move || {
                let sums = simulate(level, 0..GAMES);
                let n = GAMES as f64;
                for (round, (sum, mean)) in sums.actions.iter().zip(actions).enumerate() {
                    let found = sum / n;
                    assert!((found - mean).abs() < 0.05, "{level:?} round {}: {found:.3}", round + 1);
                }
                let all: f64 = sums.actions.iter().sum::<f64>() / n;
                assert!((all - per_game).abs() < 0.15, "{level:?}: {all:.3} actions");
                let vp = sums.card_vp / n;
                assert!((vp - card_vp).abs() < 0.4, "{level:?}: {vp:.3} points");
                let x = 100.0 * sums.by_x / sums.rounds;
                assert!((x - by_x).abs() < 1.2, "{level:?}: {x:.2} % by an X");
                if level == Difficulty::Normal {
                    for (sum, mean) in sums.kinds.iter().zip([10.7, 8.9, 6.3, 6.1, 5.9]) {
                        assert!((sum / n - mean).abs() < 0.12, "{sum} {mean}");
                    }
                }
            })
        });
        for thread in threads {
            thread.join().unwrap();
        }
    });
}
