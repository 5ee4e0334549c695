//! Many random games, with every internal check on: none panics, none hangs, none leaves what a position can hold.
//!
//! ```text
//! AUTOMA_GAMES=1000000 cargo test -p automa-terra-mystica --test rules random_games
//! ```

use kernel::{Dice, Game, Legal, Seat};
use terra_mystica::state::Phase;
use terra_mystica::{Act, Action, FactionId, TerraMystica};

use crate::common::{any_options, lively, rich_start, start};

/// A game that takes longer than this hangs.
const TOO_LONG: u32 = 20_000;

#[derive(Default)]
struct Seen {
    factions: [u32; FactionId::COUNT],
    boards: [u32; 5],
    seats: [u32; 6],
    longest_list: u32,
    most_decisions: u32,
    most_vp: i32,
    most_offers: usize,
}

fn play_out(index: u64, seen: &mut Seen) -> TerraMystica {
    let mut game =
        if index.is_multiple_of(3) { rich_start(index) } else { start(&any_options(index), index) };
    let mut dice = Dice::new(index);
    loop {
        let legal = game.legal();
        seen.longest_list = seen.longest_list.max(legal.count());
        seen.most_offers = seen.most_offers.max(game.offers().len());
        let action = match index / 7 % 5 {
            0 | 1 => legal.pick(&mut dice),
            2 | 3 => lively(&game, &mut dice),
            // Answers nothing as long as there is anything else to do: open offers pile up.
            _ => {
                let answers =
                    |action: &Action| matches!(action.act, Act::Accept { .. } | Act::Decline { .. });
                let others: Vec<Action> = legal.iter().filter(|action| !answers(action)).collect();
                dice.pick(&others).copied().or_else(|| legal.pick(&mut dice))
            }
        };
        let Some(action) = action else { return game };
        if let Err(error) = game.play(action, &mut ()) {
            panic!("game {index}: {action:?} was offered: {error}");
        }
        assert!(game.played() < TOO_LONG, "game {index} does not end");
    }
}

#[test]
fn random_games_of_all_factions_end_well() {
    let games = std::env::var("AUTOMA_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(50_000);
    // Two halves side by side: the machines that run this have that much.
    let halves: Vec<Seen> = std::thread::scope(|scope| {
        let half = |from: u64| {
            let mut seen = Seen::default();
            for index in (from..games).step_by(2) {
                let game = play_out(index, &mut seen);
                assert_eq!((game.phase(), game.round()), (Phase::Over, 6));
                assert!(!game.winners().is_empty() && game.offers().is_empty());
                seen.boards[game.options().map.index()] += 1;
                seen.seats[game.seats()] += 1;
                seen.most_decisions = seen.most_decisions.max(game.played());
                for seat in (0..game.seats() as u8).map(Seat) {
                    seen.factions[game.player(seat).faction.map_or(0, FactionId::index)] += 1;
                    seen.most_vp = seen.most_vp.max(game.score(seat));
                }
            }
            seen
        };
        let threads = [0, 1].map(|from| scope.spawn(move || half(from)));
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    for seen in &halves {
        println!(
            "longest list {}, most decisions {}, most offers {}, most points {}",
            seen.longest_list, seen.most_decisions, seen.most_offers, seen.most_vp
        );
    }
    let all = |count: fn(&Seen) -> &[u32]| {
        halves.iter().map(|seen| count(seen).iter().copied().min().unwrap_or(0)).sum::<u32>()
    };
    assert!(all(|seen| &seen.factions) > games as u32 / 40, "every faction plays");
    assert!(all(|seen| &seen.boards) > games as u32 / 6, "on every board");
    assert!(all(|seen| &seen.seats[2..]) > games as u32 / 6, "with two to five seats");
    assert!(halves.iter().all(|seen| seen.longest_list < 150), "lists stay short");
}
