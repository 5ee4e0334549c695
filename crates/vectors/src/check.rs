//! Checks files of vectors with our engine.

use games::{Title, with_title};
use kernel::RuleId;
use serde::Serialize;

use crate::difference::{Difference, short};
use crate::error::Unreadable;
use crate::{Vectored, chance, decisions, ledger, outcomes};

/// No file of ours is larger.
pub const MOST_BYTES: usize = 1 << 20;
/// Nor has one more lines, or a longer line: each of them is a game or a decision to be played.
const MOST_LINES: usize = 2_000;
const LONGEST_LINE: usize = 64 << 10;
/// Of a file that does not agree, so many findings are told.
const TOLD: usize = 5;

/// What came of checking a file.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Checked {
    /// Its name.
    pub file: String,
    /// What came of checking its lines.
    #[serde(flatten)]
    pub report: Report,
}

/// What came of checking lines.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Report {
    /// Lines that were looked at.
    pub checked: usize,
    /// Lines that agree.
    pub agreed: usize,
    /// What is wrong with the first of the others.
    pub wrong: Vec<Finding>,
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Finding {
    /// Its number, from 1; 0 for the file as a whole.
    pub line: usize,
    /// The first difference.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub difference: Option<Difference>,
    /// Why it could not be checked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
}

impl Report {
    /// Whether everything agrees, and there was something.
    pub fn is_good(&self) -> bool {
        self.checked > 0 && self.agreed == self.checked && self.wrong.is_empty()
    }

    pub(crate) fn agrees(&mut self) {
        self.checked += 1;
        self.agreed += 1;
    }

    /// A line that stands behind one that could not be played.
    pub(crate) fn unplayed(&mut self) {
        self.checked += 1;
    }

    /// A line, and where it differs.
    pub(crate) fn takes(&mut self, line: usize, checked: Result<Option<Difference>, Unreadable>) {
        match checked {
            Ok(None) => self.agrees(),
            Ok(Some(difference)) => self.differs(line, difference),
            Err(why) => self.cannot(line, &why),
        }
    }

    pub(crate) fn differs(&mut self, line: usize, difference: Difference) {
        self.checked += 1;
        self.note(Finding { line, difference: Some(difference), error: None });
    }

    pub(crate) fn cannot(&mut self, line: usize, why: &Unreadable) {
        self.checked += 1;
        self.note(Finding { line, difference: None, error: Some(short(&why.to_string())) });
    }

    /// Two texts that should be the same.
    pub(crate) fn compares(&mut self, line: usize, at: String, expected: &str, got: &str) {
        if expected == got { self.agrees() } else { self.differs(line, Difference::new(at, expected, got)) }
    }

    fn note(&mut self, finding: Finding) {
        if self.wrong.len() < TOLD {
            self.wrong.push(finding);
        }
    }

    /// The file as a whole is wrong.
    fn fails(why: &Unreadable) -> Report {
        let mut report = Report::default();
        report.cannot(0, why);
        report
    }
}

/// What a file holds, by its name.
enum Kind {
    Chance,
    Outcomes(Title),
    Decisions(Title),
    Ledger(Title),
    OwnLedger(Title),
}

/// The file with the generator.
pub(crate) const CHANCE: &str = "chance.jsonl";

pub(crate) fn outcomes_path(title: Title) -> String {
    format!("{}/games.jsonl", title.key())
}

pub(crate) fn decisions_path(title: Title, bot: &str) -> String {
    format!("{}/decisions/{bot}.jsonl", title.key())
}

pub(crate) fn ledger_path(title: Title, name: &str) -> String {
    format!("{}/ledgers/{name}.tsv", title.key())
}

/// All files, with what they hold.
fn kinds() -> Vec<(String, Kind)> {
    let mut all = vec![(CHANCE.to_owned(), Kind::Chance)];
    for &title in Title::ALL {
        with_title!(title, G => {
            for bot in G::BOTS {
                all.push((decisions_path(title, bot.name), Kind::Decisions(title)));
            }
            all.push((outcomes_path(title), Kind::Outcomes(title)));
            for way in G::WAYS {
                all.push((ledger_path(title, way.name), Kind::Ledger(title)));
            }
            for name in G::OWN_LEDGERS {
                all.push((ledger_path(title, name), Kind::OwnLedger(title)));
            }
        });
    }
    all
}

/// The names of all files that should be there, with `/` between their parts.
pub fn expected() -> Vec<String> {
    kinds().into_iter().map(|(path, _)| path).collect()
}

/// The files of the bots' decisions, each with all rules that its trails may cite.
pub fn decisions_of_bots() -> Vec<(String, &'static [RuleId])> {
    let mut all = Vec::new();
    for &title in Title::ALL {
        with_title!(title, G => {
            all.extend(G::BOTS.iter().map(|bot| (decisions_path(title, bot.name), bot.rules)));
        });
    }
    all
}

/// Checks a file by its name; without a text it is missing.
pub fn check(path: &str, text: Option<&str>) -> Checked {
    let kind = kinds().into_iter().find(|(known, _)| known == path);
    let report = match (kind, text) {
        (None, _) => Report::fails(&Unreadable::Unknown),
        (_, None) => Report::fails(&Unreadable::Missing),
        (_, Some(text)) if text.len() > MOST_BYTES => Report::fails(&Unreadable::Large(MOST_BYTES)),
        (Some((_, kind)), Some(text)) => checked(&kind, text).unwrap_or_else(|why| Report::fails(&why)),
    };
    Checked { file: path.to_owned(), report }
}

fn checked(kind: &Kind, text: &str) -> Result<Report, Unreadable> {
    if text.lines().any(|line| line.len() > LONGEST_LINE) {
        return Err(Unreadable::LongLine(LONGEST_LINE));
    }
    if text.lines().nth(MOST_LINES).is_some() {
        return Err(Unreadable::ManyLines(MOST_LINES));
    }
    Ok(match *kind {
        Kind::Chance => each_line(text, chance::check),
        Kind::Outcomes(title) => with_title!(title, G => each_line(text, outcomes::check::<G>)),
        Kind::Decisions(title) => with_title!(title, G => each_line(text, decisions::check::<G>)),
        Kind::Ledger(title) => with_title!(title, G => ledger::check::<G>(text)?),
        Kind::OwnLedger(title) => with_title!(title, G => G::check_own(text)?),
    })
}

fn each_line(text: &str, check: impl Fn(&str, usize, &mut Report)) -> Report {
    let mut report = Report::default();
    for (index, line) in text.lines().enumerate() {
        check(line, index + 1, &mut report);
    }
    report
}
