//! Many seeded games, on any number of threads, always with the same result.

mod share;

use std::io;

use kernel::digest::mix;
use kernel::{Dice, Digest, Game, OptionError, Options, Purpose, Role, Seat, Seed, Studied};
use players::{Judge, Limits, Player, PlayerName, Seated};
use serde_json::{Value, json};

use crate::clock::CLOCK;
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
    /// How many games are played.
    pub games: u64,
    /// Who decides for the people's seats, in their order; the last one for all further seats.
    pub players: Vec<PlayerName>,
    /// How many threads play them.
    pub threads: usize,
}

/// The results of all games of a plan.
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

/// How far a series is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Games that are finished.
    pub games: u64,
    /// Decisions that were made, those of long games under way among them.
    pub decisions: u64,
}

impl std::ops::Add for Progress {
    type Output = Progress;

    fn add(self, more: Progress) -> Progress {
        Progress { games: self.games + more.games, decisions: self.decisions + more.decisions }
    }
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
    let decisions = finish(&mut game, players, &mut dice)?;
    Ok((game, decisions))
}

/// Plays a game to its end; says how many decisions that took.
pub fn finish<G: Judge>(game: &mut G, players: &[PlayerName], dice: &mut Dice) -> Result<u64, OptionError> {
    Ok(finish_watched(game, players, dice, &Limits::by(CLOCK), &mut |_, _| {})?.unwrap_or_default())
}

/// Plays a game to its end; `watch` sees every decision and the position after it. Says how many decisions that took;
/// `None` when a limit was reached before. What a pack lets go on for ever is an error: its numbers would mean nothing.
pub fn finish_watched<G: Judge>(
    game: &mut G,
    players: &[PlayerName],
    dice: &mut Dice,
    limits: &Limits,
    watch: &mut impl FnMut(&G, G::Action),
) -> Result<Option<u64>, OptionError> {
    let mut decisions = 0;
    let player_of = |seat: usize| players.get(seat).or(players.last()).copied().unwrap_or(PlayerName::Random);
    // Only players with a memory need to be kept from one decision to the next.
    let remember = players.iter().any(|player| player.remembers());
    let mut seated: Vec<Seated<G>> = Vec::new();
    if remember {
        seated.extend((0..game.seats()).map(|seat| player_of(seat).sit()));
    }
    while let Some(seat) = game.to_move() {
        // A bot's seat has one legal action: any player finds it.
        let action = match seated.get_mut(seat.index()) {
            Some(player) => player.decide(game, dice, limits),
            None => player_of(seat.index()).decide(game, dice, limits),
        };
        // What was decided in a hurry does not count.
        if limits.are_reached() {
            return Ok(None);
        }
        let Some(action) = action else { break };
        game.play(action, &mut ()).map_err(|why| OptionError::Unplayable { why: why.to_string() })?;
        decisions += 1;
        watch(game, action);
    }
    Ok(Some(decisions))
}

impl Outcome {
    fn add<G: Studied>(&mut self, game: &G, decisions: u64, index: u64) {
        self.games += 1;
        self.decisions += decisions;
        self.seats.resize_with(game.seats(), SeatOutcome::default);
        let mut digest = Digest::default();
        digest.word(index);
        digest.word(game.digest());
        for (seat, outcome) in (0..).map(Seat).zip(&mut self.seats) {
            let score = game.score(seat);
            outcome.score.add(score);
            outcome.wins += u64::from(game.winners().contains(seat));
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

    fn sum<'a>(parts: impl Iterator<Item = &'a Outcome>) -> Outcome {
        let mut sum = Outcome::default();
        for part in parts {
            sum.merge(part);
        }
        sum
    }

    /// The tally of a fact.
    pub fn fact(&self, name: &str) -> Option<&Tally> {
        self.facts.iter().find(|(known, _)| *known == name).map(|(_, tally)| tally)
    }
}

/// Plays all games of a plan. `progress` hears now and then how far it is, on the calling thread.
pub fn run<G: Judge + Studied>(
    plan: &Plan<G>,
    progress: &mut dyn FnMut(Progress),
) -> Result<Outcome, OptionError> {
    let parts = share::play(plan, 0..plan.games, progress, |(), _, _, _| ())?;
    Ok(Outcome::sum(parts.iter().map(|part| &part.outcome)))
}

/// What can go wrong while rows are written.
#[derive(Debug, thiserror::Error)]
pub enum RowsError {
    /// A setting is wrong.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// The rows could not be written.
    #[error("cannot write the rows: {0}")]
    Write(#[from] io::Error),
}

/// Games whose rows are held in memory before they are written, in their order.
const BLOCK: u64 = 8192;

/// Plays all games of a plan and writes one line a game as CSV, in the order of the games.
pub fn run_with_rows<G: Judge + Studied>(
    plan: &Plan<G>,
    progress: &mut dyn FnMut(Progress),
    out: &mut dyn io::Write,
) -> Result<Outcome, RowsError> {
    let first = G::start(plan.kit, &plan.options, plan.seed)?;
    let mut head = vec!["game".to_owned(), "seed".to_owned()];
    head.extend((1..=first.seats()).map(|seat| format!("score_{seat}")));
    head.extend((1..=first.seats()).map(|seat| format!("won_{seat}")));
    head.push("winner".to_owned());
    first.facts(&mut |(name, _)| head.push(name.to_owned()));
    writeln!(out, "{}", head.join(","))?;
    let note = |rows: &mut Vec<(u64, String)>, index: u64, seed: Seed, game: &G| {
        let mut row = vec![index.to_string(), seed.to_string()];
        row.extend((0..game.seats() as u8).map(|seat| game.score(Seat(seat)).to_string()));
        let winners = game.winners();
        row.extend((0..game.seats() as u8).map(|seat| u8::from(winners.contains(Seat(seat))).to_string()));
        row.push(winners.first().map_or_else(String::new, |seat| (seat.0 + 1).to_string()));
        game.facts(&mut |(_, value)| row.push(value.to_string()));
        rows.push((index, row.join(",")));
    };
    let mut outcome = Outcome::default();
    let mut from = 0;
    while from < plan.games {
        let to = plan.games.min(from + BLOCK);
        let mut rows = Vec::new();
        let before = Progress { games: outcome.games, decisions: outcome.decisions };
        for mut part in share::play(plan, from..to, &mut |now| progress(before + now), note)? {
            outcome.merge(&part.outcome);
            rows.append(&mut part.notes);
        }
        rows.sort_unstable_by_key(|(index, _)| *index);
        for (_, row) in rows {
            writeln!(out, "{row}")?;
        }
        from = to;
    }
    Ok(outcome)
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
            let player = if role == Role::Person { player.map(ToString::to_string) } else { None };
            json!({
                "role": role.name(),
                "player": player.unwrap_or_else(|| role.name().to_owned()),
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

/// Settings as a JSON object; a number stays a number.
pub fn options_json<O: Options>(options: &O) -> Value {
    let value = |text: String| text.parse::<i64>().map_or_else(|_| json!(text), |number| json!(number));
    Value::Object(options.pairs().map(|(key, text)| (key.to_owned(), value(text))).collect())
}
