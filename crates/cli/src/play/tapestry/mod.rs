//! Tapestry in the terminal: what is asked and shown, line by line.

mod says;

use kernel::Seat;
use tapestry::{Action, Tapestry};
use words::Words;

use super::lines::{Look, Spoken};
use super::sitting::{Sitting, Told};

type Table = Sitting<Tapestry>;

impl Told for Tapestry {
    fn picture(&self, words: &Words) -> Option<String> {
        Some(draw::tapestry::position(words, self))
    }
}

impl Spoken for Tapestry {
    const TIPS: bool = true;
    fn title(table: &Table) -> String {
        says::title(table)
    }
    fn position(table: &Table, look: Look) -> String {
        says::position(table, look)
    }
    fn offered(table: &Table) -> Vec<Action> {
        says::offered(table)
    }
    fn show(table: &Table, look: Look, name: &str, rest: &str) -> Option<String> {
        Some(match name {
            "help" | "?" => says::help(table.words()),
            "look" | "state" => says::everything(table, look),
            "map" => says::map(table, look),
            "tracks" => says::tracks(table, look),
            // `city forest` is an action: it keeps a mat.
            "city" if rest.is_empty() || rest.parse::<u8>().is_ok() => {
                says::of_seat(table, look, rest, says::city)
            }
            "mat" => says::of_seat(table, look, rest, says::mat),
            "cards" => says::of_seat(table, look, rest, says::cards),
            "seats" => says::seats(table, look),
            "actions" | "list" => says::actions(table),
            "score" => says::scores(table),
            "why" => says::why(table),
            "rules" | "rule" => says::rule(table, rest),
            _ => return None,
        })
    }
    fn hint(table: &Table) -> String {
        says::hint(table)
    }
    fn seat_of(action: Action) -> Option<Seat> {
        Some(action.seat)
    }
}
