//! What a record holds, and which form a text has.

use kernel::{OptionError, Options as _};

use super::command::{Command, is_site, split};
use super::setup::Setup;
use super::{input, json, page, tsv};
use crate::components::FactionId;
use crate::options::TerraOptions;
use crate::state::Purse;

/// Rows of a record that is no attack: a long game has about 500.
const MOST_ROWS: usize = 20_000;
/// Bytes of a record that is no attack: the largest known has half a megabyte.
pub const MOST_BYTES: usize = 8 << 20;

/// The form of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Rows separated by tabs behind a header of `#key: value` lines.
    Tsv,
    /// What was typed: `faction: command. command`, and lines of the administrator.
    Commands,
    /// The ledger as it is copied from its page.
    Page,
    /// The ledger as the page gets it.
    Json,
}

impl Form {
    /// The form of a text by its content; `None` if it is no record.
    pub fn of(text: &str) -> Option<Form> {
        let text = text.trim_start_matches('\u{feff}');
        if text.trim_start().starts_with(['{', '[']) {
            return text.contains("\"commands\"").then_some(Form::Json);
        }
        if text.lines().any(|line| line.starts_with("#factions:")) {
            return Some(Form::Tsv);
        }
        if text.lines().any(page::is_row) {
            return Some(Form::Page);
        }
        text.lines().any(input::is_line_of_player).then_some(Form::Commands)
    }
}

/// A record of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ledger {
    /// The form that it was read from.
    pub form: Form,
    /// The game's name; empty where the record has none.
    pub game: String,
    /// The settings that it describes.
    pub options: TerraOptions,
    /// The factions in player order.
    pub factions: Vec<FactionId>,
    /// The final scores, where the record has them.
    pub final_vp: Vec<(FactionId, u16)>,
    /// The largest network of each faction, where the record has it.
    pub network: Vec<(FactionId, u16)>,
    /// The value on the extra final tile, where the record has it.
    pub extra: Vec<(FactionId, u16)>,
    /// The rows.
    pub rows: Vec<Row>,
}

/// What a record shows of a player after a row. What it does not show is not compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Shown {
    /// Victory points.
    pub vp: Option<u16>,
    /// Coins that the faction has.
    pub coins: Option<u16>,
    /// Workers that the faction has.
    pub workers: Option<u16>,
    /// Priests in hand.
    pub priests: Option<u8>,
    /// Power tokens in bowls I, II, III.
    pub bowls: Option<[u8; 3]>,
    /// Steps on fire, water, earth, air.
    pub cults: Option<[u8; 4]>,
}

impl Shown {
    /// All that a purse holds.
    pub fn all(purse: &Purse) -> Shown {
        Shown {
            vp: Some(purse.vp),
            coins: Some(purse.coins),
            workers: Some(purse.workers),
            priests: Some(purse.priests),
            bowls: Some(purse.bowls),
            cults: Some(purse.cults),
        }
    }
}

/// One row of a record: what one faction did, or what the site added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Its number; of a command file, that of its line.
    pub number: u32,
    /// Whether the site added it by itself.
    pub auto: bool,
    /// Whose row it is.
    pub faction: FactionId,
    /// What that faction has after the row.
    pub shown: Shown,
    /// Power offers that the row made, as colour and amount; `None` if the record does not say.
    pub offers: Option<Vec<(String, u8)>>,
    /// The commands as written.
    pub text: String,
    /// The commands; empty for rows of the site.
    pub commands: Vec<Command>,
}

impl Row {
    /// A row from its words; whether the site added it is seen from them. `line` is where it stands, from 0.
    pub(super) fn read(line: usize, faction: FactionId, text: &str) -> Result<Row, LedgerError> {
        let text = text.trim();
        let auto = split(text).all(is_site);
        let commands = if auto { Vec::new() } else { commands(line, text)? };
        let (shown, offers) = (Shown::default(), None);
        Ok(Row { number: line as u32 + 1, auto, faction, shown, offers, text: text.to_owned(), commands })
    }
}

/// The commands of a row.
pub(super) fn commands(line: usize, text: &str) -> Result<Vec<Command>, LedgerError> {
    let read = |word: &str| {
        Command::parse(word)
            .ok_or_else(|| row_error(line, "a command", word, "a command of the record language"))
    };
    split(text).map(read).collect()
}

/// Why a text cannot be read as a record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LedgerError {
    /// The text is no record of an online game.
    #[error(
        "this is no record of an online game: neither rows with `#factions:` above them, nor a ledger, nor lines as \
         `nomads: build E7`"
    )]
    Foreign,
    /// It is longer than any game.
    #[error("the record has more than {} megabytes; no game is that long", MOST_BYTES >> 20)]
    TooLong,
    /// It is no JSON.
    #[error("line {line}, column {column}: this is no JSON; save it again as it came")]
    Json {
        /// The line of the file, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
    /// Something that must be known is not there.
    #[error("the record does not say {0}; docs/records.md lists what it takes")]
    Missing(&'static str),
    /// What was drawn is not there.
    #[error(
        "the record says that the site drew the tiles (`randomize`), but not which; take the ledger of the game, or add \
         `score` and `delete` lines"
    )]
    Drawn,
    /// What it says of the game cannot be read.
    #[error("the record says `{value}` for its {key}; expected {expected}")]
    Header {
        /// The fact of the game that the record states.
        key: &'static str,
        /// What the record says.
        value: String,
        /// What it should say.
        expected: &'static str,
    },
    /// A row cannot be read.
    #[error("line {line}: {what} is `{value}`; expected {expected}")]
    Row {
        /// The line of the file, from 1; of JSON the row.
        line: usize,
        /// The column.
        what: &'static str,
        /// What the row says.
        value: String,
        /// What it should say.
        expected: &'static str,
    },
    /// The settings do not go together.
    #[error("the record describes a game that cannot be: {0}")]
    Options(#[from] OptionError),
}

impl Ledger {
    /// Reads a record, whatever form it has.
    pub fn parse(text: &str) -> Result<Ledger, LedgerError> {
        if text.len() > MOST_BYTES {
            return Err(LedgerError::TooLong);
        }
        let text = text.trim_start_matches('\u{feff}');
        let form = Form::of(text).ok_or(LedgerError::Foreign)?;
        let ledger = match form {
            Form::Tsv => tsv::read(text)?,
            Form::Commands => input::read(text)?,
            Form::Page => page::read(text)?,
            Form::Json => json::read(text)?,
        };
        if ledger.rows.len() > MOST_ROWS {
            return Err(row_error(MOST_ROWS, "the number of rows", "more", "at most 20000 rows"));
        }
        ledger.options.check()?;
        Ok(ledger)
    }

    pub(super) fn new(form: Form, setup: Setup, rows: Vec<Row>) -> Result<Ledger, LedgerError> {
        let options = setup.options()?;
        let (game, factions) = (setup.game, setup.factions);
        let (final_vp, network, extra) = (Vec::new(), Vec::new(), Vec::new());
        Ok(Ledger { form, game, options, factions, final_vp, network, extra, rows })
    }
}

/// The beginning of what somebody wrote, for a message.
pub(super) fn short(value: &str) -> String {
    value.chars().take(80).collect()
}

pub(super) fn header_error(key: &'static str, value: &str, expected: &'static str) -> LedgerError {
    LedgerError::Header { key, value: short(value), expected }
}

pub(super) fn row_error(
    index: usize,
    what: &'static str,
    value: &str,
    expected: &'static str,
) -> LedgerError {
    LedgerError::Row { line: index + 1, what, value: short(value), expected }
}
