//! Whole games, row by row: what was decided, what chance showed, and what every seat has then.

use kernel::{Options as _, Seat, Seed};

use crate::check::Report;
use crate::difference::Difference;
use crate::error::{MakeError, Unreadable};
use crate::outcomes::{Policy, place};
use crate::{Vectored, Way, way};

/// The seed of every ledger.
const SEED: Seed = Seed(1);
/// The columns before those of the seats.
const FIRST: [&str; 4] = ["n", "seat", "action", "shown"];

/// The columns of a game, by name: those of every seat have its number behind a dot.
fn columns<G: Vectored>(seats: usize) -> Vec<String> {
    let of_seats = (1..=seats).flat_map(|seat| G::COLUMNS.iter().map(move |name| format!("{name}.{seat}")));
    FIRST.into_iter().map(str::to_owned).chain(of_seats).collect()
}

/// What every seat has.
fn cells<G: Vectored>(game: &G) -> Vec<String> {
    (0..game.seats() as u8).flat_map(|seat| game.cells(Seat(seat))).collect()
}

/// What chance showed, as a cell.
fn shown<G: Vectored>(before: &G, events: &[G::Event], after: &G) -> String {
    let shown = G::shown(before, events, after).join(", ");
    if shown.is_empty() { "-".to_owned() } else { shown }
}

/// The ledger of a random game.
pub(crate) fn make<G: Vectored>(way: &Way) -> Result<String, MakeError> {
    let options = way.options::<G::Options>()?;
    let mut game = G::start(G::components(&[])?, &options, SEED)?;
    let mut text = head(&game, &options);
    let mut decides = Policy::Random.begin(SEED);
    let mut number = 0;
    while let Some(seat) = game.to_move() {
        let Some(action) = decides.choose(&game) else { break };
        let (before, mut events) = (game.clone(), Vec::new());
        let stuck =
            |why: G::Illegal| MakeError::Stuck { place: place::<G>(way.name, SEED), why: why.to_string() };
        game.play(action, &mut events).map_err(stuck)?;
        number += 1;
        let first = [
            number.to_string(),
            (seat.0 + 1).to_string(),
            before.write(action),
            shown(&before, &events, &game),
        ];
        let row: Vec<String> = first.into_iter().chain(cells(&game)).collect();
        text += &(row.join("\t") + "\n");
    }
    Ok(text + "#scores: " + &scores(&game).join(" ") + "\n")
}

/// The lines before the rows.
fn head<G: Vectored>(game: &G, options: &G::Options) -> String {
    let set = options.pairs().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join(" ");
    let own = [("game", G::NAME.to_owned()), ("options", set), ("seed", SEED.to_string())];
    let columns = [("columns", columns::<G>(game.seats()).join("\t"))];
    let lines = own.into_iter().chain(game.dealt()).chain(columns);
    lines.map(|(key, value)| ["#", key, ": ", &value, "\n"].concat()).collect()
}

/// The points of every seat.
fn scores<G: Vectored>(game: &G) -> Vec<String> {
    (0..game.seats() as u8).map(|seat| game.score(Seat(seat)).to_string()).collect()
}

/// Checks a ledger.
pub(crate) fn check<G: Vectored>(text: &str) -> Result<Report, Unreadable> {
    let header = |key: &'static str| {
        let mut lines = text.lines().filter_map(|line| line.strip_prefix('#'));
        let value = lines.find_map(|line| line.strip_prefix(key)?.strip_prefix(": "));
        value.ok_or(Unreadable::Header(key))
    };
    if header("game")? != G::NAME {
        return Err(Unreadable::Header("game"));
    }
    let pairs: Option<Vec<(&str, &str)>> = header("options")?
        .split(' ')
        .filter(|pair| !pair.is_empty())
        .map(|pair| pair.split_once('='))
        .collect();
    let options: G::Options = way::read(pairs.ok_or(Unreadable::Header("options"))?)?;
    let seed: Seed = header("seed")?.parse().map_err(|_| Unreadable::Header("seed"))?;
    let kit = G::components(&[]).map_err(|error| Unreadable::Position(error.to_string()))?;
    let game = G::start(kit, &options, seed)?;
    let mut rows =
        Rows { columns: columns::<G>(game.seats()), game, report: Report::default(), goes_on: true };
    if header("columns")? != rows.columns.join("\t") {
        return Err(Unreadable::Header("columns"));
    }
    for (what, value) in rows.game.dealt() {
        rows.report.compares(1, format!("#{what}"), header(what)?, &value);
    }
    for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
        rows.row(index + 1, line);
    }
    rows.ends(text.lines().count(), header("scores")?);
    Ok(rows.report)
}

/// A ledger that is being replayed.
struct Rows<G> {
    columns: Vec<String>,
    game: G,
    report: Report,
    /// Whether every row so far could be played.
    goes_on: bool,
}

impl<G: Vectored> Rows<G> {
    fn row(&mut self, line: usize, text: &str) {
        let said: Vec<&str> = text.split('\t').collect();
        if said.len() != self.columns.len() {
            let wrong = Unreadable::Cells { expected: self.columns.len(), found: said.len() };
            return self.report.cannot(line, &wrong);
        }
        if !self.goes_on {
            return self.report.unplayed();
        }
        match self.play(said[2]) {
            Ok((seat, shown)) => {
                let got = [said[0].to_owned(), seat, said[2].to_owned(), shown];
                let got = got.into_iter().chain(cells(&self.game));
                let mut both = self.columns.iter().zip(said.iter().zip(got));
                match both.find(|(_, (said, got))| *said != got) {
                    None => self.report.agrees(),
                    Some((column, (said, got))) => {
                        let difference = Difference::new(column.clone(), said, &got);
                        self.report.differs(line, difference);
                    }
                }
            }
            Err(why) => {
                self.goes_on = false;
                self.report.differs(line, Difference::new("action", said[2], &why));
            }
        }
    }

    /// Plays a row; whose it was, and what chance showed.
    fn play(&mut self, action: &str) -> Result<(String, String), String> {
        let seat = self.game.to_move().ok_or("the game is over")?;
        let action = self.game.read(action).map_err(|error| error.to_string())?;
        let (before, mut events) = (self.game.clone(), Vec::new());
        self.game.play(action, &mut events).map_err(|error| error.to_string())?;
        Ok(((seat.0 + 1).to_string(), shown(&before, &events, &self.game)))
    }

    /// The game is over, with these points.
    fn ends(&mut self, line: usize, said: &str) {
        if !self.goes_on {
            return;
        }
        let over =
            if self.game.to_move().is_some() { vec!["a game that goes on".to_owned()] } else { Vec::new() };
        let got: Vec<String> = over.into_iter().chain(scores(&self.game)).collect();
        self.report.compares(line, "#scores".to_owned(), said, &got.join(" "));
    }
}
