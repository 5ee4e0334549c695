//! What each decision was worth: a review of a game, as it is kept beside its table and as programs read it.
//!
//! A review goes through a game decision by decision, and can be stopped and gone on with. What was judged names the position
//! that it was judged in, so that a review outlives what is undone or played on: what no longer fits is judged anew.

use kernel::{Entry, Legal as _, Notation, Role, Seat, Session};
use players::Mean;
use players::review::Verdict;
use serde::{Deserialize, Serialize};
use words::review::{Cost, Range, Says};
use words::{Voice, Words};

use crate::{Wire, english};

/// Turning points that a review names.
pub const TURNING_POINTS: usize = 3;

/// The decisions of a game that were judged so far, in their order.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Review {
    /// What was judged.
    #[serde(default)]
    pub decisions: Vec<Judged>,
}

/// One decision that was judged.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Judged {
    /// The number of the decision, from 1.
    pub number: usize,
    /// Who decided.
    pub seat: u8,
    /// The end of the checksum of the position before it.
    pub before: u32,
    /// The options that were compared, the best first; the chosen one is among them.
    pub options: Vec<Rated>,
    /// Which of them was chosen, from 0.
    pub chosen: usize,
    /// What was lost by that, compared with the first.
    pub lost: Lost,
    /// Imagined worlds in which they were compared.
    pub rounds: u32,
    /// Whether the time was up before the usual number of them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hurried: bool,
}

/// An option of a decision that was judged.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rated {
    /// The whole act in the game's notation, one decision at least.
    pub act: Vec<String>,
    /// Points at the end, on average.
    pub points: f64,
    /// The chance to win, from 0 to 1.
    pub win: f64,
}

/// What was lost by a choice. Margins are half the width of the 95 % interval; none where too little was seen to tell.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Lost {
    /// Points of the lead over the best of the others.
    pub points: f64,
    /// Their margin.
    pub points_margin: Option<f64>,
    /// Chance to win, from 0 to 1.
    pub win: f64,
    /// Its margin.
    pub win_margin: Option<f64>,
    /// Both together, as the player weighs them, from 0 to 1: what turning points are ranked by.
    pub worth: f64,
    /// Its margin.
    pub worth_margin: Option<f64>,
}

/// A number with few digits: more would only look exact.
fn rounded(number: f64, digits: i32) -> f64 {
    let unit = 10_f64.powi(digits);
    (number * unit).round() / unit
}

fn margin(mean: Mean, digits: i32) -> Option<f64> {
    (mean.margin < f64::MAX).then(|| rounded(mean.margin, digits))
}

impl Judged {
    /// A verdict on the decision with this number, from 1, made in this position.
    pub fn of<G: Notation>(number: usize, before: &G, verdict: &Verdict<G>) -> Judged {
        let lost = verdict.lost;
        let options = verdict.options.iter().map(|option| {
            let (mut at, mut act) = (before.clone(), Vec::new());
            for action in &option.act {
                act.push(at.write(*action));
                if at.play(*action, &mut ()).is_err() {
                    break;
                }
            }
            Rated { act, points: rounded(option.points, 2), win: rounded(option.win, 4) }
        });
        Judged {
            number,
            seat: verdict.seat.0,
            before: before.digest() as u32,
            options: options.collect(),
            chosen: verdict.chosen,
            lost: Lost {
                points: rounded(lost.points.mean, 2),
                points_margin: margin(lost.points, 2),
                win: rounded(lost.win.mean, 4),
                win_margin: margin(lost.win, 4),
                worth: rounded(lost.worth.mean, 5),
                worth_margin: margin(lost.worth, 5),
            },
            rounds: verdict.rounds,
            hurried: verdict.hurried,
        }
    }

    /// What it cost, as words need it.
    pub fn cost(&self) -> Cost {
        let Lost { points, points_margin, win, win_margin, .. } = self.lost;
        Cost {
            points: Range { mean: points, margin: points_margin },
            win: Range { mean: win, margin: win_margin },
        }
    }

    /// What is to be said of it.
    pub fn says(&self) -> Says {
        self.cost().says(self.chosen == 0)
    }

    /// Whether it cost something, and that is no chance.
    fn is_loss(&self) -> bool {
        let worth = Range { mean: self.lost.worth, margin: self.lost.worth_margin };
        self.says() == Says::Cost && worth.is_positive()
    }

    /// What the bots did once this was decided and done. Of what the person decided in between only the rest of the same
    /// act and the word that ends it are passed over: what comes later has other causes.
    pub fn followed<G: Voice>(&self, words: &Words, session: &Session<G>) -> Option<String> {
        let parts = self.options.get(self.chosen).map_or(1, |chosen| chosen.act.len());
        let mut next = session.walk(self.number).take(parts + 1);
        let (_, before, entry) = next.find(|(_, _, entry)| entry.seat.0 != self.seat)?;
        if entry.by_person { None } else { before.did(words, entry.seat, &entry.events) }
    }

    /// What it cost, in a sentence; of what cost something also what the bots did then, in the game's words.
    pub fn sentence<G: Voice>(&self, words: &Words, before: &G, session: &Session<G>) -> String {
        let cost = words::review::cost(words, before, Seat(self.seat), self.cost(), self.chosen == 0);
        match self.followed(words, session).filter(|_| self.says() == Says::Cost) {
            Some(deed) => words::review::followed(words, &cost, &deed),
            None => cost,
        }
    }

    /// An option in words. What cannot be read any more is given as it is written.
    pub fn option<G: Voice>(&self, words: &Words, before: &G, option: &Rated) -> String {
        let (mut at, mut act) = (before.clone(), Vec::new());
        for text in &option.act {
            let Ok(action) = at.read(text) else { return option.act.join(", ") };
            act.push(action);
            if at.play(action, &mut ()).is_err() {
                break;
            }
        }
        before.whole(words, &act)
    }
}

impl Review {
    /// Reads what was kept beside a table; what cannot be read is judged anew.
    pub fn read(text: &str) -> Review {
        serde_json::from_str(text).unwrap_or_default()
    }

    /// The text that is kept beside a table.
    pub fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The verdict on the decision with this number.
    pub fn on(&self, number: usize) -> Option<&Judged> {
        self.decisions.iter().find(|judged| judged.number == number)
    }

    /// The decisions that cost the most, and not by chance, the worst first.
    pub fn worst(&self) -> Vec<&Judged> {
        let mut worst: Vec<&Judged> = self.decisions.iter().filter(|judged| judged.is_loss()).collect();
        worst.sort_by(|a, b| b.lost.worth.total_cmp(&a.lost.worth));
        worst
    }

    /// Looks how far a review of this game has come, and drops what is of another course of it.
    pub fn fit<G: Notation>(&mut self, session: &Session<G>) -> Progress {
        let known = std::mem::take(&mut self.decisions);
        let mut progress = Progress::default();
        for (index, before, entry) in session.walk(0) {
            if before.role(entry.seat) != Role::Person {
                continue;
            }
            let number = index + 1;
            let fits = |judged: &&Judged| {
                let chosen = judged.options.get(judged.chosen).and_then(|option| option.act.first());
                judged.number == number
                    && judged.before == before.digest() as u32
                    && chosen.is_some_and(|chosen| *chosen == before.write(entry.action))
            };
            match known.iter().find(fits) {
                Some(judged) => self.decisions.push(judged.clone()),
                // To count what was possible takes longer than all the rest: what is judged had a choice.
                None if before.legal().count() > 1 => progress.missing.push(index),
                None => continue,
            }
            progress.of += 1;
        }
        progress
    }

    /// Takes a verdict in.
    pub fn take(&mut self, judged: Judged) {
        let at = self.decisions.partition_point(|known| known.number < judged.number);
        self.decisions.insert(at, judged);
    }
}

/// How far a review has come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Decisions of people that had a choice.
    pub of: usize,
    /// Those that are not judged yet, counted from 0.
    pub missing: Vec<usize>,
}

impl Progress {
    /// How many are judged.
    pub fn done(&self) -> usize {
        self.of - self.missing.len()
    }
}

/// A review, as programs read it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reviewed {
    /// The table's version; none for a save in a file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub version: Option<u64>,
    /// How many decisions of people had a choice.
    pub of: usize,
    /// How many of them are judged.
    pub done: usize,
    /// Whether that is all of them.
    pub complete: bool,
    /// The numbers of the decisions that cost the most, the worst first; none that may be chance.
    pub turning_points: Vec<usize>,
    /// What was judged, in the order of the game.
    pub decisions: Vec<Told>,
}

/// A verdict in words and figures.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Told {
    /// The number of the decision, from 1.
    pub number: usize,
    /// Who decided.
    pub seat: u8,
    /// What came of it, in a line, in English.
    pub line: String,
    /// What is said of it.
    pub verdict: Kind,
    /// The same in a sentence, in English.
    pub says: String,
    /// What the bots did then, in English; none where somebody else decided first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub followed: Option<String>,
    /// The options that were compared, the best first.
    pub options: Vec<ToldOption>,
    /// Which of them was chosen, from 0.
    pub chosen: usize,
    /// What was lost by that.
    pub lost: Lost,
    /// Imagined worlds in which they were compared.
    pub rounds: u32,
    /// Whether the time was up before the usual number of them.
    pub hurried: bool,
}

/// What is said of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// It was the best.
    Best,
    /// It cost something, and that is no chance.
    Cost,
    /// The difference may be chance.
    Taste,
}

impl From<Says> for Kind {
    fn from(says: Says) -> Kind {
        match says {
            Says::Best => Kind::Best,
            Says::Cost => Kind::Cost,
            Says::Taste => Kind::Taste,
        }
    }
}

/// An option in words and figures.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ToldOption {
    /// The first decision of it, in the game's notation.
    pub action: String,
    /// The whole act in a sentence, in English.
    pub says: String,
    /// Points at the end, on average.
    pub points: f64,
    /// The chance to win, from 0 to 1.
    pub win: f64,
}

impl Reviewed {
    /// A review of this game, which was fitted to it.
    pub fn of<G: Wire>(
        version: Option<u64>,
        session: &Session<G>,
        review: &Review,
        progress: &Progress,
    ) -> Reviewed {
        let turning_points = review.worst().iter().take(TURNING_POINTS).map(|judged| judged.number).collect();
        let told = |(index, before, entry): (usize, G, &Entry<G>)| {
            Some(told(review.on(index + 1)?, session, &before, entry))
        };
        Reviewed {
            version,
            of: progress.of,
            done: progress.done(),
            complete: progress.missing.is_empty(),
            turning_points,
            decisions: session.walk(0).filter_map(told).collect(),
        }
    }
}

fn told<G: Wire>(judged: &Judged, session: &Session<G>, before: &G, entry: &Entry<G>) -> Told {
    let words = english();
    let options = judged.options.iter().map(|option| ToldOption {
        action: option.act.first().cloned().unwrap_or_default(),
        says: judged.option(words, before, option),
        points: option.points,
        win: option.win,
    });
    Told {
        number: judged.number,
        seat: judged.seat,
        line: before.line(words, &entry.events),
        verdict: judged.says().into(),
        says: judged.sentence(words, before, session),
        followed: judged.followed(words, session),
        options: options.collect(),
        chosen: judged.chosen,
        lost: judged.lost,
        rounds: judged.rounds,
        hurried: judged.hurried,
    }
}
