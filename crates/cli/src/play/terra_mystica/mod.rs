//! Terra Mystica in the terminal: what is asked and shown, line by line.

mod says;

use kernel::Seat;
use terra_mystica::{Action, TerraMystica};
use words::Words;

use super::lines::{Look, Spoken};
use super::sitting::{Sitting, Told};

type Table = Sitting<TerraMystica>;

impl Told for TerraMystica {
    /// With open offers, people's answers may be legal beside it.
    fn turn_of_automa(&self, seat: Seat) -> Option<Action> {
        Some(Action { seat, act: terra_mystica::Act::Automa })
    }

    fn picture(&self, words: &Words) -> Option<String> {
        Some(draw::terra_mystica::position(words, self))
    }
}

impl Spoken for TerraMystica {
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
            "board" => says::board(table, look, rest),
            "cults" => says::cults(table, look),
            "rounds" => says::rounds(table, look),
            "tiles" | "middle" => says::middle(table, look),
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
