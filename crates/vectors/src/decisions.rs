//! Decisions of the bots: a position told in full, what is decided there, and why.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Purpose, Role, RuleId, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use wire::Verdict;

use crate::check::Report;
use crate::difference::Difference;
use crate::error::{MakeError, Unreadable};
use crate::outcomes::{Policy, place};
use crate::trail::Choice;
use crate::{Vectored, Way};

/// A bot whose decisions are told.
#[derive(Clone, Copy, Debug)]
pub struct Bot {
    /// Its name, and that of its file.
    pub name: &'static str,
    /// The ways to play in which it is met.
    pub ways: &'static [Way],
    /// Games of each of these ways.
    pub games: u64,
    /// How often everything that a decision can show is wanted.
    pub wanted: u32,
    /// Of the decisions that show nothing new, one in so many is kept.
    pub every: u32,
    /// Every rule that its trails may cite.
    pub rules: &'static [RuleId],
}

/// What a bot decides, and why.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Decided {
    /// What is done on the table.
    pub decision: Value,
    /// Each choice that led there.
    pub trail: Vec<Choice>,
}

/// A decision of a game, told as a vector.
#[derive(Clone, Debug)]
pub struct Told {
    /// The position, as `docs/positions.md` says, with the cards.
    pub position: Value,
    /// What of it should occur often enough: cards, kinds of decisions, whatever the game thinks of.
    pub features: Vec<String>,
    /// What happened in the game: the choices, and as much of the decision as the game shows. `None` where the question was
    /// not asked in the game.
    pub happened: Option<Decided>,
}

/// One line of a file of decisions.
#[derive(Serialize, Deserialize)]
struct Line {
    position: Value,
    #[serde(flatten)]
    decided: Decided,
}

/// Which of the other decisions are kept.
const SAMPLE: Purpose = Purpose::new("vectors/decisions");

/// What was kept so far.
#[derive(Default)]
struct Kept {
    lines: Vec<String>,
    shown: BTreeMap<String, u32>,
}

impl Kept {
    /// Keeps a decision if it shows something that is still wanted, or by chance.
    fn consider(&mut self, told: Told, decided: Decided, way: &Way, often: u32, by_chance: bool) {
        let rules = decided.trail.iter().flat_map(|choice| {
            choice.steps.iter().map(|step| format!("{} {} {:?}", choice.about, step.rule, step.verdict))
        });
        let mut features: BTreeSet<String> = rules.chain(told.features).collect();
        features.insert(way.name.to_owned());
        let wanted = features.iter().any(|feature| self.shown.get(feature).is_none_or(|seen| *seen < often));
        let line = Line { position: told.position, decided };
        // What cannot be written as JSON is nothing of ours.
        let Ok(line) = serde_json::to_string(&line) else { return };
        if (wanted || by_chance) && !self.lines.contains(&line) {
            self.lines.push(line);
            for feature in features {
                *self.shown.entry(feature).or_default() += 1;
            }
        }
    }
}

/// The file of a bot.
pub(crate) fn make<G: Vectored>(bot: &Bot) -> Result<String, MakeError> {
    let mut kept = Kept::default();
    for seed in (1..=bot.games).map(Seed) {
        for (number, way) in (0..).zip(bot.ways) {
            let mut sample = seed.dice(SAMPLE, number);
            one_game::<G>(bot, way, seed, &mut |told, decided| {
                kept.consider(told, decided, way, bot.wanted, sample.one_in(bot.every));
            })?;
        }
    }
    Ok(kept.lines.join("\n") + "\n")
}

/// Plays a random game, and tells what the bot decides in it.
fn one_game<G: Vectored>(
    bot: &Bot,
    way: &Way,
    seed: Seed,
    tell: &mut impl FnMut(Told, Decided),
) -> Result<(), MakeError> {
    let options = way.options::<G::Options>()?;
    let mut game = G::start(G::components(&[])?, &options, seed)?;
    let mut policy = Policy::Random.begin(seed);
    let at = || place::<G>(way.name, seed);
    while let Some(seat) = game.to_move() {
        let Some(action) = policy.choose(&game) else { break };
        let before = game.clone();
        let mut events = Vec::new();
        let played = game.play(action, &mut events);
        played.map_err(|why| MakeError::Stuck { place: at(), why: why.to_string() })?;
        if before.role(seat) == Role::Person {
            continue;
        }
        for told in G::told(bot, &before, &events, &game) {
            let decided = G::decide(&told.position).map_err(|why| MakeError::Unreadable {
                place: format!("{}: {}", at(), told.position),
                why,
            })?;
            if let Some(difference) = told.happened.as_ref().and_then(|happened| twin(happened, &decided)) {
                return Err(MakeError::Twin { place: format!("{}: {}", at(), told.position), difference });
            }
            tell(told, decided);
        }
    }
    Ok(())
}

/// Where the game and the table that was told differ; members that the game does not show are not compared.
fn twin(happened: &Decided, decided: &Decided) -> Option<Difference> {
    let mut seen = decided.clone();
    if let (Some(shown), Some(all)) = (happened.decision.as_object(), seen.decision.as_object_mut()) {
        all.retain(|key, _| shown.contains_key(key));
    }
    let value = |decided: &Decided| serde_json::to_value(decided).unwrap_or_default();
    Difference::between(&value(happened), &value(&seen))
}

/// Checks a line.
pub(crate) fn check<G: Vectored>(text: &str, number: usize, report: &mut Report) {
    report.takes(number, checked::<G>(text));
}

fn checked<G: Vectored>(text: &str) -> Result<Option<Difference>, Unreadable> {
    let json = |error: serde_json::Error| Unreadable::Json(error.to_string());
    let mut line: Value = serde_json::from_str(text).map_err(json)?;
    let members = line.as_object_mut();
    let position = members.and_then(|members| members.shift_remove("position"));
    let position = position.ok_or_else(|| Unreadable::Json("there is no `position`".to_owned()))?;
    let decided = serde_json::to_value(G::decide(&position)?).map_err(json)?;
    Ok(Difference::between(&line, &decided))
}

/// How often the filter of a rule did what, by the words of [`Verdict`].
pub type Coverage = BTreeMap<String, [usize; 4]>;

/// What the filters of a file's trails did: narrowed, kept all, skipped, not needed.
pub fn coverage(text: &str) -> Coverage {
    let lines = text.lines().filter_map(|line| serde_json::from_str::<Line>(line).ok());
    let choices = lines.flat_map(|line| line.decided.trail);
    let mut seen = Coverage::new();
    for step in choices.flat_map(|choice| choice.steps) {
        let at = match step.verdict {
            Verdict::Narrowed => 0,
            Verdict::KeptAll => 1,
            Verdict::Skipped => 2,
            Verdict::NotNeeded => 3,
        };
        seen.entry(step.rule).or_default()[at] += 1;
    }
    seen
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn decided(decision: Value, chosen: &str) -> Decided {
        let choice = Choice {
            about: "patch".to_owned(),
            bot: None,
            candidates: vec!["4".to_owned(), "7".to_owned()],
            steps: Vec::new(),
            chosen: Some(chosen.to_owned()),
        };
        Decided { decision, trail: vec![choice] }
    }

    #[test]
    fn the_game_is_compared_in_what_it_shows() {
        let told = decided(json!({ "to": 9, "income": 3 }), "4");
        assert_eq!(twin(&decided(json!({ "to": 9 }), "4"), &told), None);
        let other = twin(&decided(json!({ "to": 8 }), "4"), &told).unwrap();
        assert_eq!(other.to_string(), "decision.to: expected 8, got 9");
        let other = twin(&decided(json!({ "to": 9 }), "7"), &told).unwrap();
        assert_eq!(other.to_string(), "trail[0].chosen: expected \"7\", got \"4\"");
        let other = twin(&decided(json!({ "to": 9, "tile": true }), "4"), &told).unwrap();
        assert_eq!(other.to_string(), "decision.tile: expected true, got nothing");
    }

    #[test]
    fn what_shows_something_new_is_kept_and_nothing_twice() {
        let way = Way { name: "usual", set: &[] };
        let mut kept = Kept::default();
        let mut consider = |position: u8, feature: &str, by_chance: bool| {
            let told = Told { position: json!(position), features: vec![feature.to_owned()], happened: None };
            kept.consider(told, decided(json!({}), "4"), &way, 2, by_chance);
            kept.lines.len()
        };
        // Two of each are wanted, also of the way.
        assert_eq!([consider(1, "a", false), consider(2, "a", false), consider(3, "a", false)], [1, 2, 2]);
        assert_eq!([consider(4, "b", false), consider(4, "b", false), consider(5, "b", false)], [3, 3, 4]);
        assert_eq!([consider(6, "b", false), consider(6, "b", true), consider(6, "b", true)], [4, 5, 5]);
    }
}
