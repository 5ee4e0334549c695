//! Many seeded games, on any number of threads, always with the same result.

use std::sync::atomic::{AtomicU64, Ordering};

use kernel::digest::mix;
use kernel::{Dice, Digest, Game, OptionError, Options, Purpose, Role, Seat, Seed};
use players::{Judge, Player, PlayerName};
use serde_json::{Value, json};

use crate::tally::Tally;

/// The dice of the players: nothing that they roll moves the game's own chance.
pub const PLAYERS: Purpose = Purpose::new("players");

/// What is to be simulated.
#[derive(Clone, Debug)]
pub struct Plan<G: Game> {
    /// The components.
    pub kit: &'static G::Kit,
    /// The settings of every game.
    pub options: G::Options,
    /// The seed of the series; game `i` has the seed `seed.child(i)`.
    pub seed: Seed,
    /// How many games.
    pub games: u64,
    /// Who decides for the people's seats, in their order; the last one for all further seats.
    pub players: Vec<PlayerName>,
    /// How many threads.
    pub threads: usize,
}

/// What came out.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Outcome {
    /// Games played.
    pub games: u64,
    /// Decisions made in all of them.
    pub decisions: u64,
    /// For each seat its points and how often it won.
    pub seats: Vec<SeatOutcome>,
    /// Each of the game's facts.
    pub facts: Vec<(&'static str, Tally)>,
    /// A sum over all games: the same for any number of threads.
    pub checksum: u64,
}

/// What came out for one seat.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SeatOutcome {
    /// Its points.
    pub score: Tally,
    /// How often it won.
    pub wins: u64,
}

/// One finished game, and how many decisions it took.
pub fn play_out<G: Judge>(
    kit: &'static G::Kit,
    options: &G::Options,
    seed: Seed,
    players: &[PlayerName],
) -> Result<(G, u64), OptionError> {
    let mut game = G::start(kit, options, seed)?;
    let mut dice = seed.dice(PLAYERS, 0);
    let decisions = finish(&mut game, players, &mut dice);
    Ok((game, decisions))
}

/// Plays a game to its end; says how many decisions that took.
pub fn finish<G: Judge>(game: &mut G, players: &[PlayerName], dice: &mut Dice) -> u64 {
    let mut decisions = 0;
    while let Some(seat) = game.to_move() {
        // A bot's seat has one legal action: any player finds it.
        let player = players.get(seat.index()).or(players.last()).copied();
        let mut player = player.unwrap_or(PlayerName::Random);
        let Some(action) = player.decide(game, dice) else { break };
        let played = game.play(action, &mut ());
        debug_assert!(played.is_ok(), "a player chose an illegal action: {played:?}");
        if played.is_err() {
            break;
        }
        decisions += 1;
    }
    decisions
}

impl Outcome {
    fn add<G: Game>(&mut self, game: &G, decisions: u64, index: u64) {
        self.games += 1;
        self.decisions += decisions;
        self.seats.resize_with(game.seats(), SeatOutcome::default);
        let mut digest = Digest::default();
        digest.word(index);
        digest.word(game.digest());
        let winner = game.winner();
        for (seat, outcome) in (0..).map(Seat).zip(&mut self.seats) {
            let score = game.score(seat);
            outcome.score.add(score);
            outcome.wins += u64::from(winner == Some(seat));
            digest.word(score as u64);
        }
        self.checksum = self.checksum.wrapping_add(mix(digest.value()));
        let facts = &mut self.facts;
        let mut at = 0;
        game.facts(&mut |(name, value)| {
            if facts.len() == at {
                facts.push((name, Tally::default()));
            }
            facts[at].1.add(value);
            at += 1;
        });
    }

    fn merge(&mut self, other: &Outcome) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.seats.resize_with(self.seats.len().max(other.seats.len()), SeatOutcome::default);
        for (mine, theirs) in self.seats.iter_mut().zip(&other.seats) {
            mine.score.merge(&theirs.score);
            mine.wins += theirs.wins;
        }
        if self.facts.is_empty() {
            self.facts.extend(other.facts.iter().map(|(name, _)| (*name, Tally::default())));
        }
        for ((_, mine), (_, theirs)) in self.facts.iter_mut().zip(&other.facts) {
            mine.merge(theirs);
        }
        self.checksum = self.checksum.wrapping_add(other.checksum);
    }

    /// The tally of a fact.
    pub fn fact(&self, name: &str) -> Option<&Tally> {
        self.facts.iter().find(|(known, _)| *known == name).map(|(_, tally)| tally)
    }
}

/// Games that a thread takes at a time: few enough to share well, many enough not to meet.
const SHARE: u64 = 64;

/// Plays all games of a plan. `progress` hears now and then how many are done, on one thread.
pub fn run<G: Judge>(plan: &Plan<G>, progress: &mut dyn FnMut(u64)) -> Result<Outcome, OptionError> {
    plan.options.check()?;
    let next = AtomicU64::new(0);
    let threads = plan.threads.max(1);
    let work = |tell: Option<&mut dyn FnMut(u64)>| -> Result<Outcome, OptionError> {
        let mut outcome = Outcome::default();
        let mut tell = tell;
        loop {
            let from = next.fetch_add(SHARE, Ordering::Relaxed);
            if from >= plan.games {
                return Ok(outcome);
            }
            for index in from..plan.games.min(from + SHARE) {
                let seed = plan.seed.child(index);
                let (game, decisions) = play_out::<G>(plan.kit, &plan.options, seed, &plan.players)?;
                outcome.add(&game, decisions, index);
            }
            if let Some(tell) = tell.as_mut() {
                tell(next.load(Ordering::Relaxed).min(plan.games));
            }
        }
    };
    std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(|| work(None))).collect();
        let mut outcome = work(Some(progress))?;
        for other in others {
            match other.join() {
                Ok(part) => outcome.merge(&part?),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        Ok(outcome)
    })
}

/// The summary object that ends `automa simulate --json`.
pub fn summary<G: Judge>(plan: &Plan<G>, outcome: &Outcome) -> Result<Value, OptionError> {
    let game = G::start(plan.kit, &plan.options, plan.seed)?;
    let seats: Vec<Value> = (0..)
        .map(Seat)
        .zip(&outcome.seats)
        .map(|(seat, result)| {
            let role = game.role(seat);
            let player = plan.players.get(seat.index()).or(plan.players.last());
            let player = if role == Role::Person { player.map(|player| player.name()) } else { None };
            json!({
                "role": role.name(),
                "player": player.unwrap_or(role.name()),
                "score": result.score.summary(),
                "wins": result.wins,
            })
        })
        .collect();
    let facts: serde_json::Map<String, Value> =
        outcome.facts.iter().map(|(name, tally)| ((*name).to_owned(), json!(tally.mean()))).collect();
    Ok(json!({
        "game": G::NAME,
        "options": options_json(&plan.options),
        "seed": plan.seed.0,
        "games": outcome.games,
        "seats": seats,
        "facts": facts,
        "checksum": format!("{:016x}", outcome.checksum),
    }))
}

/// Settings as a JSON object.
pub fn options_json<O: Options>(options: &O) -> Value {
    Value::Object(options.pairs().map(|(key, value)| (key.to_owned(), json!(value))).collect())
}
