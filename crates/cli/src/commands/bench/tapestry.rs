//! The benchmark of Tapestry.

use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use kernel::{Dice, Game, Legal, Seed};
use lab::bench::clone_ns;
use lab::simulate;
use players::PlayerName;
use serde_json::{Value, json};
use tapestry::automa::BotOptions;
use tapestry::{Event, Hook, Kit, Mode, Tapestry, TapestryOptions, Waiting};

use super::{Steps, answers, longest_list, rates};

/// Games of each series.
const GAMES: u64 = 5_000;

/// What the series of the benchmark give, on every machine.
const UNIFORM_2: u64 = 0x52ac_8096_daff_7ea0;
const UNIFORM_5: u64 = 0x5395_ab0a_f142_e383;
const AUTOMA: u64 = 0x2fd0_cae0_a7dc_a50a;
/// Choices of the bots in the games in which their turns are measured.
const CHOICES: u32 = 14_886;

/// Five seats with every expansion and everything that is known or guessed.
fn everything() -> TapestryOptions {
    TapestryOptions { seats: 5, expansions: [true; 3], allow_guesses: true, ..TapestryOptions::default() }
}

/// One person against both bots.
fn against(level: u8) -> TapestryOptions {
    let bots = BotOptions { level, ..BotOptions::default() };
    TapestryOptions { mode: Mode::Automa, seats: 3, bots, ..TapestryOptions::default() }
}

/// Measures on this machine and gives the figures as JSON; fails if a game came out otherwise than it must.
pub fn measure(steps: &Steps) -> anyhow::Result<Value> {
    let kit = Kit::printed();
    let (two, five, automa) = (TapestryOptions::default(), everything(), against(2));
    let series = [
        ("random games of two", &two, UNIFORM_2),
        ("random games of five", &five, UNIFORM_5),
        ("games against the bots", &automa, AUTOMA),
    ];
    let ([uniform_2, uniform_5, against_bots], on_two) = rates::<Tapestry>(steps, kit, GAMES, series)?;
    steps.begin("turns of the bots, longest lists, copies and allocations");
    let (middle, _) = simulate::play_out::<Tapestry>(kit, &five, Seed(1), &[PlayerName::Random])?;
    Ok(json!({
        "game": Tapestry::NAME,
        "games": GAMES,
        "uniform_games_per_s_2": uniform_2.round(),
        "uniform_games_per_s_5": uniform_5.round(),
        "automa_games_per_s": against_bots.round(),
        "automa_turn_us": automa_turn_us(kit)?,
        "clone_ns": clone_ns(&middle),
        "state_bytes": size_of::<Tapestry>(),
        "max_options": max_options(kit)?,
        "hooks": Hook::COUNT,
        "allocations_per_game": super::allocations_per_game::<Tapestry>(kit, &[two, five, automa])?,
        "threads2_speedup": on_two / uniform_2,
        "answers": answers([("uniform_2", UNIFORM_2), ("uniform_5", UNIFORM_5), ("automa", AUTOMA)]),
    }))
}

/// Microseconds of a turn of the bots with its full trail: the mean, on the hardest level, which has the longest turns.
fn automa_turn_us(kit: &'static Kit) -> anyhow::Result<f64> {
    let (mut spent, mut turns, mut choices) = (Duration::ZERO, 0_u32, 0_u32);
    let mut events = Vec::new();
    for index in 0..200_u64 {
        let mut game = Tapestry::start(kit, &against(6), Seed(index))?;
        let mut dice = Dice::new(index);
        while let Some(decision) = game.decision() {
            let action = game.legal().pick(&mut dice).context("a position without a legal action")?;
            events.clear();
            let start = Instant::now();
            game.play(action, &mut events)?;
            if decision.kind == Waiting::Automa {
                spent += start.elapsed();
                turns += 1;
                let chose = events.iter().filter(|event| matches!(event, Event::AutomaChose { .. }));
                choices += chose.count() as u32;
            }
        }
    }
    ensure!(
        choices == CHOICES,
        "the bots chose {choices} times instead of {CHOICES} times; report this with your machine"
    );
    Ok(spent.as_secs_f64() * 1e6 / f64::from(turns))
}

/// The longest list of legal actions in random games over all numbers of seats, with and without expansions.
fn max_options(kit: &'static Kit) -> anyhow::Result<u32> {
    let mut most = 0;
    for index in 0..2_000_u64 {
        let all = if index % 2 == 0 { everything() } else { TapestryOptions::default() };
        let options = TapestryOptions { seats: 1 + (index / 2 % 5) as u8, ..all };
        most = most.max(longest_list(Tapestry::start(kit, &options, Seed(index))?, index)?);
    }
    Ok(most)
}
