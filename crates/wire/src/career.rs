//! All results of a person added up: how often won, on which level, with what; streaks, bests and achievements.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::ended::Ended;

/// A result with what is known of it besides.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// The id of its row.
    pub id: String,
    /// The game in its box, by its key.
    pub title: &'static str,
    /// Whether it was played at a real table.
    pub at_table: bool,
    /// When it ended, in seconds since 1970.
    pub at: u64,
    /// How it ended.
    pub ended: Ended,
}

/// All results added up.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Career {
    /// The results of all games together.
    pub all: Count,
    /// Wins in a row: now, and the most.
    pub streak: Streak,
    /// Game by game; those that were never played are left out.
    pub games: Vec<OfGame>,
    /// What was achieved, the first time of each.
    pub feats: Vec<Feat>,
}

/// How many games were played, and how they ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Count {
    /// Games that ended.
    pub played: u32,
    /// Won against bots.
    pub won: u32,
    /// Lost against bots, those that were given up among them.
    pub lost: u32,
    /// Given up.
    pub given_up: u32,
    /// Played at a real table.
    pub at_table: u32,
}

/// Wins in a row. Games between several people neither continue nor end one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Streak {
    /// Up to now.
    pub now: u32,
    /// The most ever.
    pub best: u32,
}

/// The results of one game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct OfGame {
    /// Its key.
    pub game: String,
    /// How many of its games were played, and how they ended.
    pub count: Count,
    /// The result with the most points.
    pub best: Option<Best>,
    /// Its results by level.
    pub levels: Vec<Group>,
    /// By what the person played.
    pub plays: Vec<Group>,
}

/// The result with the most points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Best {
    /// The id of the result.
    pub id: String,
    /// The points.
    pub points: i32,
}

/// Results that have something in common.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Group {
    /// What: a level or a side, by its key.
    pub key: String,
    /// How many of them were played, and how they ended.
    pub count: Count,
    /// The mean of the points, without games that were given up.
    pub mean: Option<f64>,
    /// The most points.
    pub best: Option<i32>,
}

/// An achievement that a person has reached.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Feat {
    /// Its name.
    pub key: String,
    /// The game that it belongs to; none for those of all games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// The result with which it was achieved first.
    pub id: String,
}

/// What can be achieved in any game.
pub const FEATS: [&str; 5] = ["first-win", "close-call", "three-in-a-row", "both-places", "every-game"];

impl Count {
    fn add(&mut self, played: &Played) {
        self.played += 1;
        self.won += u32::from(played.ended.is_won());
        self.lost += u32::from(played.ended.is_decided() && !played.ended.is_won());
        self.given_up += u32::from(played.ended.given_up);
        self.at_table += u32::from(played.at_table);
    }

    /// Games against bots.
    pub fn decided(&self) -> u32 {
        self.won + self.lost
    }

    /// The share of wins in whole percent; `None` without a game against bots.
    pub fn percent(&self) -> Option<u32> {
        (self.won * 100 + self.decided() / 2).checked_div(self.decided())
    }
}

impl Career {
    /// Adds results up, given from the oldest to the latest; `titles` are the keys of all games, in the order in which people see
    /// them.
    pub fn of(results: &[Played], titles: &[&str]) -> Career {
        let mut career = Career::default();
        for played in results {
            career.all.add(played);
            if played.ended.is_decided() {
                career.streak.now = if played.ended.is_won() { career.streak.now + 1 } else { 0 };
                career.streak.best = career.streak.best.max(career.streak.now);
            }
        }
        let of = |title: &&str| results.iter().filter(|played| played.title == *title).collect::<Vec<_>>();
        career.games = titles.iter().map(|title| OfGame::of(title, &of(title))).collect();
        career.games.retain(|game| game.count.played > 0);
        career.feats = feats(results, titles);
        career
    }
}

impl OfGame {
    fn of(title: &str, results: &[&Played]) -> OfGame {
        let mut count = Count::default();
        for played in results {
            count.add(played);
        }
        let finished = results.iter().filter(|played| !played.ended.given_up);
        // Of several with the same points the first one holds.
        let best = finished.rev().max_by_key(|played| played.ended.you);
        OfGame {
            game: title.to_owned(),
            count,
            best: best.map(|played| Best { id: played.id.clone(), points: played.ended.you }),
            levels: groups(results, |ended| ended.difficulty.as_deref()),
            plays: groups(results, Ended::plays),
        }
    }
}

fn groups(results: &[&Played], key: impl Fn(&Ended) -> Option<&str>) -> Vec<Group> {
    let mut groups: BTreeMap<&str, (Count, Vec<i32>)> = BTreeMap::new();
    for played in results {
        let Some(key) = key(&played.ended) else { continue };
        let (count, points) = groups.entry(key).or_default();
        count.add(played);
        points.extend((!played.ended.given_up).then_some(played.ended.you));
    }
    let group = |(key, (count, points)): (&str, (Count, Vec<i32>))| Group {
        key: key.to_owned(),
        count,
        mean: (!points.is_empty())
            .then(|| points.iter().map(|points| f64::from(*points)).sum::<f64>() / points.len() as f64),
        best: points.into_iter().max(),
    };
    groups.into_iter().map(group).collect()
}

/// What was achieved, in the order in which it was.
fn feats(results: &[Played], titles: &[&str]) -> Vec<Feat> {
    let mut feats: Vec<Feat> = Vec::new();
    let (mut row, mut places, mut won) = (0, [false; 2], Vec::new());
    let mut note = |key: &str, game: Option<&str>, id: &str| {
        let feat = Feat { key: key.to_owned(), game: game.map(str::to_owned), id: id.to_owned() };
        if !feats.iter().any(|known| (&known.key, &known.game) == (&feat.key, &feat.game)) {
            feats.push(feat);
        }
    };
    for played in results {
        let ended = &played.ended;
        for key in &ended.feats {
            note(key, Some(played.title), &played.id);
        }
        if !ended.is_won() {
            row = if ended.is_decided() { 0 } else { row };
            continue;
        }
        row += 1;
        places[usize::from(played.at_table)] = true;
        won.push(played.title);
        let reached = [
            true,
            ended.you.saturating_sub(ended.other) <= 1,
            row >= 3,
            places == [true; 2],
            titles.len() > 1 && titles.iter().all(|title| won.contains(title)),
        ];
        for (key, _) in FEATS.into_iter().zip(reached).filter(|(_, reached)| *reached) {
            note(key, None, &played.id);
        }
    }
    feats
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::summary::{Side, Sits};

    fn played(
        id: &str,
        title: &'static str,
        points: (i32, i32),
        level: &str,
        winner: Option<Side>,
    ) -> Played {
        let seats =
            vec![Sits { bot: false, plays: Some("nomads".to_owned()) }, Sits { bot: true, plays: None }];
        let (you, other) = points;
        let ended =
            Ended { you, other, winner, difficulty: Some(level.to_owned()), seats, ..Ended::default() };
        Played { id: id.to_owned(), title, at_table: false, at: 0, ended }
    }

    #[test]
    fn results_are_added_up() {
        let (you, automa) = (Some(Side::You), Some(Side::Automa));
        let mut given_up = played("e", "b", (3, 9), "II", automa);
        given_up.ended.given_up = true;
        let mut at_table = played("f", "b", (31, 30), "II", you);
        at_table.at_table = true;
        at_table.ended.feats = vec!["no-hole".to_owned()];
        let results = [
            played("a", "a", (40, 20), "I", you),
            played("b", "a", (50, 20), "I", you),
            played("c", "a", (30, 10), "II", None),
            played("d", "a", (50, 20), "II", you),
            given_up,
            at_table,
        ];
        let career = Career::of(&results, &["a", "b", "never"]);
        assert_eq!(career.all, Count { played: 6, won: 4, lost: 1, given_up: 1, at_table: 1 });
        assert_eq!(career.all.percent(), Some(80));
        assert_eq!(career.streak, Streak { now: 1, best: 3 });
        let [a, b] = &career.games[..] else { panic!("two games were played") };
        assert_eq!(a.best, Some(Best { id: "b".to_owned(), points: 50 }), "the first of two alike");
        assert_eq!(
            a.levels.iter().map(|group| (&group.key[..], group.mean)).collect::<Vec<_>>(),
            [("I", Some(45.0)), ("II", Some(40.0))]
        );
        assert_eq!(b.levels[0].mean, Some(31.0), "what was given up has no points worth counting");
        assert_eq!((&a.plays[0].key[..], a.plays[0].count.played), ("nomads", 4));
        let feats: Vec<_> = career.feats.iter().map(|feat| (&feat.key[..], &feat.id[..])).collect();
        assert_eq!(
            feats,
            [
                ("first-win", "a"),
                ("three-in-a-row", "d"),
                ("no-hole", "f"),
                ("close-call", "f"),
                ("both-places", "f"),
            ]
        );
        assert_eq!(
            Career::of(&results, &["a", "b"]).feats.last().map(|feat| &feat.key[..]),
            Some("every-game")
        );
    }

    #[test]
    fn without_results_there_is_nothing_to_divide_by() {
        let none = Career::of(&[], &["a"]);
        assert_eq!((none.all.percent(), none.games.len(), none.feats.len()), (None, 0, 0));
    }
}
