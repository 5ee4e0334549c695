//! Seeds, and what their games come to.

use kernel::{Dice, Game, Legal as _, Purpose, Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::check::Report;
use crate::difference::Difference;
use crate::error::{MakeError, Unreadable};
use crate::{Vectored, way};

/// Games of each way with random decisions, and with the first legal action.
const RANDOM: u64 = 10;
const FIRST: u64 = 2;
/// No game of ours has so many decisions.
const MOST_DECISIONS: u32 = 20_000;
/// The dice of the players, as in the lab: nothing that they roll moves the game's own chance.
const PLAYERS: Purpose = Purpose::new("players");

/// Who decides for every seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Policy {
    /// The first legal action.
    First,
    /// Any legal action, each equally likely.
    Random,
}

/// A policy at its table.
pub(crate) struct Decides {
    policy: Policy,
    dice: Dice,
}

impl Policy {
    /// The policy with the dice of one game.
    pub fn begin(self, seed: Seed) -> Decides {
        Decides { policy: self, dice: seed.dice(PLAYERS, 0) }
    }
}

impl Decides {
    /// The decision of the policy; none when the game is over.
    pub fn choose<G: Game>(&mut self, game: &G) -> Option<G::Action> {
        match self.policy {
            Policy::First => game.legal().get(0),
            Policy::Random => game.legal().pick(&mut self.dice),
        }
    }
}

/// A game among others, for messages.
pub(crate) fn place<G: Game>(way: &str, seed: Seed) -> String {
    format!("{}, {way}, seed {seed}", G::NAME)
}

/// One line of a file of games.
#[derive(Serialize, Deserialize)]
struct Line {
    options: Map<String, Value>,
    seed: u64,
    policy: Policy,
    decisions: u32,
    scores: Vec<i32>,
    winners: Vec<u8>,
    checksum: String,
}

/// What a line asks for.
#[derive(Deserialize)]
struct Asked {
    options: Map<String, Value>,
    seed: u64,
    policy: String,
}

impl Line {
    fn play<G: Game>(options: &G::Options, seed: Seed, policy: Policy) -> Result<Line, String> {
        let kit = G::components(&[]).map_err(|error| error.to_string())?;
        let mut game = G::start(kit, options, seed).map_err(|error| error.to_string())?;
        let (mut decisions, mut decides) = (0, policy.begin(seed));
        while game.to_move().is_some() {
            if decisions == MOST_DECISIONS {
                return Err(format!("the game is not over after {MOST_DECISIONS} decisions"));
            }
            let Some(action) = decides.choose(&game) else { break };
            game.play(action, &mut ()).map_err(|error| error.to_string())?;
            decisions += 1;
        }
        Ok(Line {
            options: way::written(options),
            seed: seed.0,
            policy,
            decisions,
            scores: (0..game.seats() as u8).map(|seat| game.score(Seat(seat))).collect(),
            winners: game.winners().iter().map(|seat| seat.0).collect(),
            checksum: format!("{:016x}", game.digest()),
        })
    }
}

/// The file of a game.
pub(crate) fn make<G: Vectored>() -> Result<String, MakeError> {
    let mut text = String::new();
    for way in G::WAYS {
        let options = way.options::<G::Options>()?;
        let all = (1..=RANDOM).map(|seed| (seed, Policy::Random));
        for (seed, policy) in all.chain((1..=FIRST).map(|seed| (seed, Policy::First))) {
            let stuck = |why| MakeError::Stuck { place: place::<G>(way.name, Seed(seed)), why };
            let line = Line::play::<G>(&options, Seed(seed), policy).map_err(stuck)?;
            text += &serde_json::to_string(&line).map_err(|error| stuck(error.to_string()))?;
            text.push('\n');
        }
    }
    Ok(text)
}

/// Checks a line.
pub(crate) fn check<G: Vectored>(text: &str, number: usize, report: &mut Report) {
    report.takes(number, checked::<G>(text));
}

fn checked<G: Vectored>(text: &str) -> Result<Option<Difference>, Unreadable> {
    let json = |error: serde_json::Error| Unreadable::Json(error.to_string());
    let line: Value = serde_json::from_str(text).map_err(json)?;
    let asked: Asked = serde_json::from_value(line.clone()).map_err(json)?;
    let policy = match asked.policy.as_str() {
        "first" => Policy::First,
        "random" => Policy::Random,
        other => return Err(Unreadable::Policy(other.chars().take(40).collect())),
    };
    let text = |value: &'_ Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let pairs: Vec<(String, String)> =
        asked.options.iter().map(|(key, value)| (key.clone(), text(value))).collect();
    let options: G::Options = way::read(pairs.iter().map(|(key, value)| (key.as_str(), value.as_str())))?;
    let played = Line::play::<G>(&options, Seed(asked.seed), policy).map_err(Unreadable::Position)?;
    let mut got = serde_json::to_value(played).map_err(json)?;
    // Settings that a line does not name are as usual.
    if let Some(options) = got.get_mut("options") {
        *options = Value::Object(asked.options);
    }
    Ok(Difference::between(&line, &got))
}
