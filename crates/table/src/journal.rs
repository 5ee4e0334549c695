//! The save file as text.
//!
//! ```text
//! automa journal 1
//! game NAME
//! rules 1
//! option opponent automa
//! option level 3
//! seed 5059
//! begin
//! 1 take 31 = 5d0c1b7e # You take something.
//! 2 automa = 0f66a2c4
//! rewind 0
//! ```
//!
//! `rules` is the edition of the game's rules as the program knew them; a save without that line was played by the first.
//! After `begin`, each line is a decision with its number and, behind `=`, the end of the checksum of the position that
//! it led to; or a `rewind` to the position after so many decisions (undo and redo). `#` begins a remark. A pack stands
//! before `begin` as `pack NAME` followed by its lines, each behind `| `. A last line without its end is what a killed
//! process had not finished: it was never acknowledged and does not count.

mod replay;

use std::fmt::Write as _;

pub use self::replay::{Difference, Replayed, read, read_as_far, read_on, read_tidy};
use kernel::{Entry, Game, Notation, Options, Pack, Seed, Session, Setup, SetupError};

/// The version of the format that this program writes, and the newest that it reads.
pub const VERSION: u32 = 1;

/// The edition of the rules by which a save was played that does not name one.
const FIRST_EDITION: u16 = 1;

/// A save file that cannot be used: where, what is wrong, and what to do.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum JournalError {
    /// It is something else.
    #[error(
        "this is no automa save: its first line is not `automa journal {VERSION}`; give a file that `automa play` wrote"
    )]
    Foreign,
    /// It is newer than the program.
    #[error("this save has format {found}, and this program reads up to {VERSION}; use a newer automa")]
    Newer {
        /// The version that was found.
        found: u32,
    },
    /// It is another game.
    #[error("this is a save of `{found}`, not of `{wanted}`")]
    OtherGame {
        /// The game that was found.
        found: String,
        /// The game that was expected.
        wanted: &'static str,
    },
    /// A line of the head makes no sense.
    #[error("line {line}: expected {expected}; the file was changed or damaged, use an older copy")]
    Head {
        /// The line of the save, from 1.
        line: usize,
        /// What should stand there.
        expected: &'static str,
    },
    /// The head ends early.
    #[error("the save ends before `begin`, after line {line}: it is cut off; use an older copy")]
    CutOff {
        /// The last line.
        line: usize,
    },
    /// The settings do not make a game.
    #[error("the save's head is wrong: {0}")]
    Setup(#[from] SetupError),
    /// A decision makes no sense or is illegal.
    #[error("line {line}, decision {number}: {why}; `automa replay FILE --at {}` shows the position before it", number - 1)]
    Decision {
        /// The line of the save, from 1.
        line: usize,
        /// The number of the decision, from 1.
        number: usize,
        /// What is wrong.
        why: String,
    },
    /// A decision leads elsewhere than it did when it was written.
    #[error(
        "line {line}, decision {number}: it leads to another position than when it was written; the file was changed, \
         or the rules of this version differ from those of the version that wrote it"
    )]
    Differs {
        /// The line of the save, from 1.
        line: usize,
        /// The number of the decision, from 1.
        number: usize,
    },
    /// A rewind leads nowhere.
    #[error("line {line}: cannot rewind to {to}, there are {len} decisions; remove the line")]
    Rewind {
        /// The line of the save, from 1.
        line: usize,
        /// The number of decisions that it asks for.
        to: usize,
        /// How many there are.
        len: usize,
    },
}

/// The head of a save, before the game is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The game's name.
    pub game: String,
    /// The edition of the rules by which it was played.
    pub edition: u16,
    /// The settings as they stand there.
    pub options: Vec<(String, String)>,
    /// The seed.
    pub seed: Seed,
    /// The packs.
    pub packs: Vec<Pack>,
    /// How many lines the head has.
    pub lines: usize,
}

/// The lines of a text that are finished, with the number of bytes they take.
pub fn finished(text: &str) -> &str {
    &text[..text.rfind('\n').map_or(0, |end| end + 1)]
}

impl Header {
    /// Reads the head of a save.
    pub fn parse(text: &str) -> Result<Header, JournalError> {
        let mut lines = finished(text).lines().enumerate().map(|(i, line)| (i + 1, line));
        let version = lines.next().and_then(|(_, line)| line.trim_end().strip_prefix("automa journal "));
        let version: u32 = version.and_then(|version| version.parse().ok()).ok_or(JournalError::Foreign)?;
        if version > VERSION {
            return Err(JournalError::Newer { found: version });
        }
        let (mut game, mut edition, mut seed, mut last) = (None, FIRST_EDITION, None, 1);
        let (mut options, mut packs) = (Vec::new(), Vec::<Pack>::new());
        for (line, text) in lines {
            last = line;
            let wrong = |expected| JournalError::Head { line, expected };
            if let Some(text) = text.strip_prefix('|') {
                let pack = packs.last_mut().ok_or(wrong("a `pack NAME` line before lines with `|`"))?;
                pack.text.push_str(text.strip_prefix(' ').unwrap_or(text));
                pack.text.push('\n');
                continue;
            }
            let text = text.split('#').next().unwrap_or_default().trim();
            let (key, value) = text.split_once(' ').unwrap_or((text, ""));
            match key {
                "" => {}
                "game" => game = Some(value.to_owned()),
                "rules" => {
                    edition = value.parse().map_err(|_| wrong("the edition of the rules: a whole number"))?;
                }
                "seed" => seed = Some(value.parse().map_err(|_| wrong("a seed: a whole number"))?),
                "pack" => packs.push(Pack { name: value.to_owned(), text: String::new() }),
                "option" => {
                    let (key, value) = value.split_once(' ').ok_or(wrong("`option NAME VALUE`"))?;
                    options.push((key.to_owned(), value.to_owned()));
                }
                "begin" => {
                    let game = game.ok_or(wrong("a `game` line before `begin`"))?;
                    let seed = seed.ok_or(wrong("a `seed` line before `begin`"))?;
                    return Ok(Header { game, edition, options, seed, packs, lines: line });
                }
                _ => return Err(wrong("game, rules, option, seed, pack or begin")),
            }
        }
        Err(JournalError::CutOff { line: last })
    }

    /// The setup of a game of this kind.
    pub fn setup<G: Game>(&self) -> Result<Setup<G>, JournalError> {
        if self.game != G::NAME {
            return Err(JournalError::OtherGame { found: self.game.clone(), wanted: G::NAME });
        }
        let mut options = G::Options::default();
        for (key, value) in &self.options {
            options.set(key, value).map_err(SetupError::from)?;
        }
        Ok(Setup { options, seed: self.seed, packs: self.packs.clone() })
    }
}

/// The head of a save as text, `begin` included.
pub fn write_head<G: Game>(setup: &Setup<G>) -> String {
    write_head_by(setup, G::EDITION)
}

/// The same for a game that was played by this edition of the rules.
pub(crate) fn write_head_by<G: Game>(setup: &Setup<G>, edition: u16) -> String {
    let mut text = format!("automa journal {VERSION}\ngame {}\nrules {edition}\n", G::NAME);
    for (key, value) in setup.options.pairs() {
        let _ = writeln!(text, "option {key} {value}");
    }
    let _ = writeln!(text, "seed {}", setup.seed);
    for pack in &setup.packs {
        let _ = writeln!(text, "pack {}", one_line(&pack.name));
        for line in pack.text.lines() {
            let _ = writeln!(text, "| {line}");
        }
    }
    text.push_str("begin\n");
    text
}

/// A decision as a line; `before` is the position it was made in, `after` the one it led to.
pub fn write_decision<G: Notation>(
    number: usize,
    before: &G,
    entry: &Entry<G>,
    after: &G,
    remark: &str,
) -> String {
    let line = decision_line(number, &before.write(entry.action), after);
    if remark.is_empty() { format!("{line}\n") } else { format!("{line} # {}\n", one_line(remark)) }
}

fn decision_line<G: Game>(number: usize, action: &str, after: &G) -> String {
    format!("{number} {action} = {:08x}", after.digest() as u32)
}

/// A rewind as a line.
pub fn write_rewind(to: usize) -> String {
    format!("rewind {to}\n")
}

/// The whole history of a session as text; what was undone is left out.
pub fn write<G: Notation>(session: &Session<G>, remark: impl Fn(&G, &Entry<G>) -> String) -> String {
    let mut text = write_head(session.setup());
    let mut steps = session.walk(0).peekable();
    while let Some((number, before, entry)) = steps.next() {
        let after = steps.peek().map_or_else(|| session.game(), |(_, after, _)| after);
        text.push_str(&write_decision(number + 1, &before, entry, after, &remark(&before, entry)));
    }
    text
}

/// Why a whole game has no save.
#[derive(Debug, thiserror::Error)]
pub enum GameError<G: Notation> {
    /// It cannot be started.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The rules forbid a decision.
    #[error(transparent)]
    Illegal(G::Illegal),
}

/// The save of a whole game, from its setup and its decisions; without remarks.
pub fn write_game<G: Notation>(
    setup: Setup<G>,
    decisions: impl IntoIterator<Item = G::Action>,
) -> Result<String, GameError<G>> {
    write_game_told(setup, decisions.into_iter().map(|decision| (decision, String::new())))
}

/// The save of a whole game, from its setup and its decisions, each with its remark.
pub fn write_game_told<G: Notation>(
    setup: Setup<G>,
    decisions: impl IntoIterator<Item = (G::Action, String)>,
) -> Result<String, GameError<G>> {
    let mut session = Session::<G>::new(setup)?;
    let mut text = write_head(session.setup());
    for (number, (decision, remark)) in decisions.into_iter().enumerate() {
        let written = session.game().write(decision);
        session.play(decision).map_err(GameError::Illegal)?;
        text.push_str(&decision_line(number + 1, &written, session.game()));
        if !remark.is_empty() {
            let _ = write!(text, " # {}", one_line(&remark));
        }
        text.push('\n');
    }
    Ok(text)
}

fn one_line(text: &str) -> String {
    text.replace(|c: char| c.is_control() || c == '#', " ")
}

/// The beginning of a text, of at most so many bytes.
pub fn cut(text: &str, bytes: usize) -> &str {
    &text[..text.floor_char_boundary(bytes)]
}

/// The checksum behind the last line of a save; `None` if that line has none.
pub fn last_checksum(text: &str) -> Option<u32> {
    let line = text.lines().next_back()?;
    let (_, checksum) = line.split('#').next()?.split_once('=')?;
    u32::from_str_radix(checksum.trim(), 16).ok()
}
