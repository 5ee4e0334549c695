//! Replaying a journal.
//!
//! Rules are corrected now and then, and a decision that was made by an earlier edition may be refused by this one, or lead
//! elsewhere. [`read`] is strict and says so. [`read_as_far`] goes up to that decision: what comes behind it stays in the
//! journal and is counted, but not played, until a `rewind` leads back to a position that is known. So a table opens after
//! every upgrade, and whoever goes back plays on from there, in the same journal.

use kernel::{Game, Notation, Session};

use super::{Header, JournalError, cut, decision_line, finished, one_line};

/// Where a journal and the rules of this program part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The line of the save, from 1.
    pub line: usize,
    /// The number of the decision, from 1: those before it are as they were.
    pub number: usize,
    /// Why the rules refuse it now; `None` if it is legal and leads to another position.
    pub why: Option<String>,
    /// The edition of the rules that the save names.
    pub edition: u16,
    /// The edition of the rules that this program plays.
    pub known: u16,
}

impl std::fmt::Display for Difference {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Difference { number, edition, known, .. } = self;
        let before = number - 1;
        write!(f, "decision {number} was made by edition {edition} of the rules; by edition {known}, ")?;
        match &self.why {
            Some(why) => write!(f, "which this program plays, it is refused ({why})")?,
            None => write!(f, "which this program plays, it leads to another position")?,
        }
        write!(f, "; go back to decision {before} or an earlier one, and play on from there")
    }
}

/// A game as far as its journal can be played.
#[derive(Clone, Debug)]
pub struct Replayed<G: Game> {
    /// The game with its history.
    pub session: Session<G>,
    /// Where the journal stands beyond what can be played: why. The session stands at its last position.
    pub differs: Option<Difference>,
    /// Whether the session holds every decision that the journal could go to.
    pub whole: bool,
}

/// Reads a save and replays it, up to `limit` decisions if one is given.
pub fn read<G: Notation>(text: &str, limit: Option<usize>) -> Result<Session<G>, JournalError> {
    let mut replay = Replay::of(text, Edition::MustFit)?;
    replay.limit = limit;
    replay.all(text)?;
    Ok(replay.session)
}

/// Reads a save and replays it as far as the rules go along.
pub fn read_as_far<G: Notation>(text: &str) -> Result<Replayed<G>, JournalError> {
    let mut replay = Replay::of(text, Edition::MayDiffer)?;
    replay.all(text)?;
    Ok(replay.end())
}

/// Reads a save that is to be kept, and gives its lines as this program would have written them: each a decision or a
/// rewind, with at most so many bytes of remark. So what is kept is as long as what was decided, whatever the text
/// holds besides. A save of the edition that this program plays must fit it; of another it is kept whole.
pub fn read_tidy<G: Notation>(
    text: &str,
    remark_bytes: usize,
) -> Result<(Replayed<G>, Vec<String>), JournalError> {
    let mut replay = Replay::of(text, Edition::MayDiffer)?;
    if replay.edition == G::EDITION {
        replay.fits = Edition::MustFit;
    }
    replay.tidy = Some(Tidy { remark_bytes, lines: Vec::new() });
    replay.all(text)?;
    let lines = replay.tidy.take().map(|tidy| tidy.lines).unwrap_or_default();
    Ok((replay.end(), lines))
}

/// Goes on with a session that was replayed from the first `length` bytes of a save: whole lines, the head among them, and
/// nothing of it beyond what can be played.
pub fn read_on<G: Notation>(
    session: Session<G>,
    text: &str,
    length: usize,
) -> Result<Replayed<G>, JournalError> {
    let edition = Header::parse(text)?.edition;
    let (before, rest) = text.split_at_checked(length).unwrap_or((text, ""));
    let first = before.lines().count() + 1;
    let mut replay = Replay::on(session, edition, Edition::MayDiffer);
    replay.lines((first..).zip(finished(rest).lines()))?;
    Ok(replay.end())
}

/// Whether a decision that the rules do not confirm is an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Edition {
    MustFit,
    MayDiffer,
}

/// The lines of a save, as this program would have written them.
struct Tidy {
    remark_bytes: usize,
    lines: Vec<String>,
}

impl Tidy {
    fn push(&mut self, line: String, remark: &str) {
        let remark = one_line(cut(remark.trim(), self.remark_bytes));
        let remark = remark.trim();
        self.lines.push(if remark.is_empty() { line } else { format!("{line} # {remark}") });
    }
}

/// A replay under way.
struct Replay<G: Notation> {
    session: Session<G>,
    /// How many lines the head has.
    head: usize,
    edition: u16,
    fits: Edition,
    limit: Option<usize>,
    tidy: Option<Tidy>,
    /// Where the journal stands: beyond the session's last decision, nothing is played.
    at: usize,
    /// How many decisions the journal has, undone ones included.
    len: usize,
    /// The first decision that could not be played.
    differs: Option<Difference>,
}

impl<G: Notation> Replay<G> {
    fn of(text: &str, fits: Edition) -> Result<Replay<G>, JournalError> {
        let header = Header::parse(text)?;
        let replay = Replay::on(Session::new(header.setup::<G>()?)?, header.edition, fits);
        Ok(Replay { head: header.lines, ..replay })
    }

    fn on(session: Session<G>, edition: u16, fits: Edition) -> Replay<G> {
        let (at, len) = (session.at(), session.len());
        Replay { session, head: 0, edition, fits, limit: None, tidy: None, at, len, differs: None }
    }

    /// All lines behind the head.
    fn all(&mut self, text: &str) -> Result<(), JournalError> {
        self.lines((1..).zip(finished(text).lines()).skip(self.head))
    }

    fn is_beyond(&self) -> bool {
        self.at > self.session.len()
    }

    fn end(mut self) -> Replayed<G> {
        let (whole, is_beyond) = (self.len == self.session.len(), self.is_beyond());
        if is_beyond {
            let last = self.session.len();
            self.session.rewind(last);
        }
        Replayed { session: self.session, differs: self.differs.filter(|_| is_beyond), whole }
    }

    /// Replays numbered lines.
    fn lines<'a>(&mut self, lines: impl Iterator<Item = (usize, &'a str)>) -> Result<(), JournalError> {
        for (line, text) in lines {
            let (text, remark) = text.split_once('#').unwrap_or((text, ""));
            let text = text.trim();
            if text.is_empty() {
                continue;
            }
            if let Some(to) = text.strip_prefix("rewind ") {
                self.rewind(line, to, remark)?;
            } else if !self.decision(line, text, remark)? {
                break;
            }
        }
        Ok(())
    }

    fn rewind(&mut self, line: usize, to: &str, remark: &str) -> Result<(), JournalError> {
        let to = to.trim().parse().unwrap_or(usize::MAX);
        if to > self.len {
            return Err(JournalError::Rewind { line, to, len: self.len });
        }
        self.at = to;
        self.session.rewind(to);
        if let Some(tidy) = &mut self.tidy {
            tidy.push(format!("rewind {to}"), remark);
        }
        Ok(())
    }

    /// One decision; false if it is the first beyond the limit.
    fn decision(&mut self, line: usize, text: &str, remark: &str) -> Result<bool, JournalError> {
        let number = self.at + 1;
        let (said, rest) = text.split_once(' ').unwrap_or((text, ""));
        if said.parse() != Ok(number) {
            let why = format!("the line should begin with the number {number}");
            return Err(JournalError::Decision { line, number, why });
        }
        if self.limit.is_some_and(|limit| number > limit) {
            return Ok(false);
        }
        let kept = if self.is_beyond() {
            text.to_owned()
        } else {
            match self.play(line, number, rest) {
                Ok(written) => written,
                Err(error) => {
                    self.differ(error)?;
                    text.to_owned()
                }
            }
        };
        (self.at, self.len) = (number, number);
        if let Some(tidy) = &mut self.tidy {
            tidy.push(kept, remark);
        }
        Ok(true)
    }

    /// Plays a decision, and gives its line as this program writes it, where somebody wants it.
    fn play(&mut self, line: usize, number: usize, said: &str) -> Result<String, JournalError> {
        let wrong = |why: String| JournalError::Decision { line, number, why };
        let (decision, check) =
            said.split_once('=').map_or((said, None), |(text, check)| (text, Some(check)));
        let action = self.session.game().read(decision.trim()).map_err(|error| wrong(error.to_string()))?;
        let written = self.tidy.is_some().then(|| self.session.game().write(action));
        self.session.play(action).map_err(|error| wrong(error.to_string()))?;
        // A line without its checksum was written by a person: that is allowed.
        if let Some(check) = check {
            let expected = u32::from_str_radix(check.trim(), 16);
            if expected != Ok(self.session.game().digest() as u32) {
                return Err(JournalError::Differs { line, number });
            }
        }
        Ok(written.map_or_else(String::new, |written| decision_line(number, &written, self.session.game())))
    }

    /// A decision that this program plays otherwise, or not at all. The session stays where it was before.
    fn differ(&mut self, error: JournalError) -> Result<(), JournalError> {
        if self.fits == Edition::MustFit {
            return Err(error);
        }
        let (line, number, why) = match error {
            JournalError::Decision { line, number, why } => (line, number, Some(why)),
            JournalError::Differs { line, number } => (line, number, None),
            error => return Err(error),
        };
        self.session.rewind(self.at);
        self.session.forget_undone();
        self.differs = Some(Difference { line, number, why, edition: self.edition, known: G::EDITION });
        Ok(())
    }
}
