//! Results as a table of comma-separated values: to keep, to calculate with, to take to another device. What is written can be read
//! again, and results of games that were never played here can be written by hand: only `game`, `ended`, `you` and `result` are needed.

use kernel::Day;

use crate::ended::Ended;
use crate::summary::{Side, Sits};

/// One row of the sheet: one game.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Its id; without one it is new.
    pub id: Option<String>,
    /// The game in its box, by its key.
    pub game: String,
    /// Whether it was played at a real table.
    pub at_table: bool,
    /// When it ended, in seconds since 1970.
    pub at: u64,
    /// How it ended.
    pub ended: Ended,
    /// What a person wrote about it.
    pub comment: String,
}

/// How a game ended, as the sheet says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Came {
    /// Won against bots.
    Won,
    /// Won together with bots.
    Shared,
    /// Lost against bots.
    Lost,
    /// Given up before the end, which is lost.
    GivenUp,
    /// Between several people, or alone.
    Played,
}

impl Came {
    const ALL: [(Came, &'static str); 5] = [
        (Came::Won, "won"),
        (Came::Shared, "shared"),
        (Came::Lost, "lost"),
        (Came::GivenUp, "given-up"),
        (Came::Played, "played"),
    ];

    /// How this result is written in a sheet.
    pub fn of(ended: &Ended) -> Came {
        match (ended.given_up, ended.winner) {
            (true, _) => Came::GivenUp,
            (false, Some(Side::You)) if ended.shared => Came::Shared,
            (false, Some(Side::You)) => Came::Won,
            (false, Some(Side::Automa)) => Came::Lost,
            (false, None) => Came::Played,
        }
    }

    /// The word for it in a sheet.
    pub fn name(self) -> &'static str {
        Came::ALL.into_iter().find(|(came, _)| *came == self).map_or("", |(_, name)| name)
    }
}

/// The columns, in their order.
const COLUMNS: [&str; 14] = [
    "id", "ended", "game", "place", "result", "you", "other", "level", "plays", "against", "figures",
    "feats", "seed", "comment",
];
/// Between several names in one field.
const BETWEEN: &str = "; ";
/// The longest field that is no comment.
const LONGEST: usize = 200;
/// The most rows of one sheet.
pub const MOST_ROWS: usize = 10_000;

/// What is wrong with a sheet.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SheetError {
    /// The first line names no columns of ours.
    #[error("the first line must name the columns, and `{0}` is not among them; there are: {known}", known = COLUMNS.join(", "))]
    NoColumn(&'static str),
    /// A field is not as it should be.
    #[error("row {row}: `{found}` is no {what}")]
    Field {
        /// The row, counted like lines of the sheet.
        row: usize,
        /// The field as it was written.
        found: String,
        /// What the field should be: as in `number of points`.
        what: &'static str,
    },
    /// A text in quotes has no end.
    #[error("row {0}: a text in quotes has no end")]
    Quote(usize),
    /// Too many.
    #[error("a sheet has at most {MOST_ROWS} rows; divide it")]
    Long,
}

/// All rows as one text.
pub fn write(rows: impl IntoIterator<Item = Row>) -> String {
    let mut text = COLUMNS.join(",") + "\r\n";
    for row in rows {
        let Row { id, game, at_table, at, ended, comment } = row;
        let against: Vec<&str> = ended.against().collect();
        let seed = ended.seed.map(|seed| seed.to_string());
        let fields = [
            id.unwrap_or_default(),
            moment(at),
            game,
            if at_table { "table" } else { "screen" }.to_owned(),
            Came::of(&ended).name().to_owned(),
            ended.you.to_string(),
            ended.other.to_string(),
            ended.difficulty.clone().unwrap_or_default(),
            ended.plays().unwrap_or_default().to_owned(),
            against.join(BETWEEN),
            ended.figures.clone().unwrap_or_default(),
            ended.feats.join(BETWEEN),
            seed.unwrap_or_default(),
            comment,
        ];
        text += &fields.map(quoted).join(",");
        text += "\r\n";
    }
    text
}

/// A time in UTC as in `2026-11-17T20:15:00Z`, from seconds since 1970.
pub fn moment(seconds: u64) -> String {
    let of_day = seconds % 86_400;
    format!("{}T{:02}:{:02}:{:02}Z", Day::of_seconds(seconds), of_day / 3600, of_day / 60 % 60, of_day % 60)
}

fn read_moment(text: &str) -> Option<u64> {
    let (day, time) = text.trim_end_matches('Z').split_once(['T', ' ']).unwrap_or((text, "0:0"));
    let mut parts = time.splitn(3, ':').map(|part| part.parse::<u64>().ok());
    let (hours, minutes, seconds) = (parts.next()??, parts.next()??, parts.next().unwrap_or(Some(0))?);
    let good = hours < 24 && minutes < 60 && seconds < 60;
    let day = Day::read(day).filter(|_| good)?;
    Some(u64::from(day.0) * 86_400 + hours * 3600 + minutes * 60 + seconds)
}

fn quoted(field: String) -> String {
    let plain = !field.contains([',', '"', '\n', '\r']) && field.trim() == field;
    if plain { field } else { format!("\"{}\"", field.replace('"', "\"\"")) }
}

/// Reads a sheet. Columns may stand in any order, others are left alone.
pub fn read(text: &str) -> Result<Vec<Row>, SheetError> {
    let mut lines = split(text.trim_start_matches('\u{feff}'))?.into_iter();
    let (_, head) = lines.next().unwrap_or_default();
    let place = |name: &str| head.iter().position(|column| column.trim().eq_ignore_ascii_case(name));
    for needed in ["game", "ended", "you", "result"] {
        if place(needed).is_none() {
            return Err(SheetError::NoColumn(needed));
        }
    }
    let places = COLUMNS.map(place);
    lines.map(|(row, fields)| read_row(row, &places.map(|place| field(&fields, place)))).collect()
}

fn field(fields: &[String], place: Option<usize>) -> &str {
    place.and_then(|place| fields.get(place)).map_or("", |field| field.trim())
}

fn read_row(row: usize, fields: &[&str; COLUMNS.len()]) -> Result<Row, SheetError> {
    let [id, ended, game, place, result, you, other, level, plays, against, figures, feats, seed, comment] =
        *fields;
    let wrong = |found: &str, what| SheetError::Field { row, found: found.chars().take(40).collect(), what };
    for short in &fields[..COLUMNS.len() - 1] {
        if short.len() > LONGEST {
            return Err(wrong(short, "text that could stand here: it is too long"));
        }
    }
    let at =
        read_moment(ended).ok_or_else(|| wrong(ended, "time, such as 2026-11-17 or 2026-11-17T20:15:00Z"))?;
    let came = Came::ALL.into_iter().find(|(_, name)| *name == result);
    let (came, _) = came.ok_or_else(|| wrong(result, "result: won, lost, given-up or played"))?;
    let points = |text: &str| text.parse::<i32>().map_err(|_| wrong(text, "number of points"));
    let at_table = match place {
        "" | "table" => true,
        "screen" => false,
        _ => return Err(wrong(place, "place: screen or table")),
    };
    let optional = |text: &str| (!text.is_empty()).then(|| text.to_owned());
    let list = |text: &str| {
        text.split(BETWEEN.trim()).map(str::trim).filter(|name| !name.is_empty()).map(str::to_owned).collect()
    };
    let against: Vec<String> = list(against);
    let mut seats = vec![Sits { bot: false, plays: optional(plays) }];
    if against.is_empty() && came != Came::Played {
        seats.push(Sits { bot: true, plays: None });
    }
    seats.extend(against.into_iter().map(|plays| Sits { bot: true, plays: Some(plays) }));
    let ended = Ended {
        you: points(you)?,
        other: if other.is_empty() { 0 } else { points(other)? },
        winner: match came {
            Came::Won | Came::Shared => Some(Side::You),
            Came::Lost | Came::GivenUp => Some(Side::Automa),
            Came::Played => None,
        },
        shared: came == Came::Shared,
        difficulty: optional(level),
        seats,
        seed: if seed.is_empty() { None } else { Some(seed.parse().map_err(|_| wrong(seed, "seed"))?) },
        figures: optional(figures),
        feats: list(feats),
        given_up: came == Came::GivenUp,
    };
    Ok(Row { id: optional(id), game: game.to_owned(), at_table, at, ended, comment: comment.to_owned() })
}

/// The lines with their fields, and where in the text each begins.
fn split(text: &str) -> Result<Vec<(usize, Vec<String>)>, SheetError> {
    // A spreadsheet of another country writes semicolons.
    let first = text.lines().next().unwrap_or_default();
    let between = if first.contains(';') && !first.contains(',') { ';' } else { ',' };
    let (mut lines, mut fields, mut field) = (Vec::new(), Vec::new(), String::new());
    let (mut row, mut begun, mut open) = (1, 1, false);
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        row += usize::from(letter == '\n');
        match letter {
            '"' if open && letters.peek() == Some(&'"') => field.extend(letters.next()),
            '"' if open => open = false,
            '"' if field.trim().is_empty() => {
                field.clear();
                open = true;
            }
            _ if open => field.push(letter),
            '\r' => {}
            '\n' => {
                fields.push(std::mem::take(&mut field));
                lines.push((begun, std::mem::take(&mut fields)));
                begun = row;
            }
            _ if letter == between => fields.push(std::mem::take(&mut field)),
            _ => field.push(letter),
        }
        if lines.len() > MOST_ROWS + 1 {
            return Err(SheetError::Long);
        }
    }
    if open {
        return Err(SheetError::Quote(begun));
    }
    fields.push(field);
    lines.push((begun, fields));
    lines.retain(|(_, fields)| fields.iter().any(|field| !field.trim().is_empty()));
    Ok(lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row() -> Row {
        let seats = vec![
            Sits { bot: false, plays: Some("nomads".to_owned()) },
            Sits { bot: true, plays: Some("witches".to_owned()) },
            Sits { bot: true, plays: Some("giants".to_owned()) },
        ];
        let ended = Ended {
            you: 141,
            other: -3,
            winner: Some(Side::You),
            shared: false,
            difficulty: Some("hard".to_owned()),
            seats,
            seed: Some(u64::MAX),
            figures: Some("difficulty=hard seats=2".to_owned()),
            feats: vec!["one-fifty".to_owned(), "four-towns".to_owned()],
            given_up: false,
        };
        let comment = "Close, \"very\" close.\r\nZoë; 日本".to_owned();
        Row {
            id: Some("0123456789ab".to_owned()),
            game: "g".to_owned(),
            at_table: true,
            at: 1_795_000_000,
            ended,
            comment,
        }
    }

    #[test]
    fn what_is_written_can_be_read() {
        let mut other = Row { id: None, at_table: false, comment: String::new(), ..row() };
        other.ended = Ended { you: 1, seats: vec![Sits { bot: false, plays: None }], ..Ended::default() };
        let mut lost = row();
        lost.ended = Ended { winner: Some(Side::Automa), given_up: true, ..lost.ended };
        let mut shared = row();
        shared.ended.shared = true;
        let rows = vec![row(), other, lost, shared];
        let text = write(rows.clone());
        assert_eq!(read(&text), Ok(rows.clone()));
        assert_eq!(read(&format!("\u{feff}{}", text.replace("\r\n", "\n"))).map(|rows| rows.len()), Ok(4));
    }

    #[test]
    fn a_sheet_by_hand_needs_little_and_is_told_what_is_wrong() {
        let least = "Ended;game;you;result\n2026-11-17;g;41;won\n\n2026-11-18 20:15;g;-2;played\n";
        let rows = read(least).expect("this is enough");
        assert_eq!(
            rows.iter().map(|row| (row.at, row.ended.you)).collect::<Vec<_>>(),
            [(20_774 * 86_400, 41), (20_775 * 86_400 + 72_900, -2)]
        );
        assert!(
            rows[0].at_table && rows[0].ended.is_won(),
            "games that were not played here are of real tables"
        );
        let refused = |text: &str| read(text).expect_err(text).to_string();
        assert!(refused("").contains("must name the columns"));
        assert!(
            refused("game,ended,you,result\ng,yesterday,1,won").starts_with("row 2: `yesterday` is no time")
        );
        assert!(
            refused("game,ended,you,result\n\ng,2026-11-17,many,won")
                .starts_with("row 3: `many` is no number")
        );
        assert!(
            refused("game,ended,you,result\ng,2026-11-17,1,great").contains("won, lost, given-up or played")
        );
        assert!(refused("game,ended,you,result\ng,2026-11-17,1,\"won").contains("no end"));
        assert!(
            refused(&format!("game,ended,you,result\n{}", "g,2026-11-17,1,won\n".repeat(10_001)))
                .contains("divide")
        );
        assert!(
            refused(&format!("game,ended,you,result\n{},2026-11-17,1,won", "g".repeat(201)))
                .contains("too long")
        );
    }
}
