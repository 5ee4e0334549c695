//! Terra Mystica in the terminal: full screen, or one question a line.
//!
//! - [`desk`]: what is selected; [`screen`]: what its keys do; [`view`]: that as a screen
//! - [`says`]: what is asked and shown line by line

mod desk;
mod says;
mod screen;
mod view;

#[cfg(test)]
mod tests;

use kernel::{Game, Notation, Seat};
use terra_mystica::{Action, TerraMystica};
use words::Words;
use words::terra_mystica::{Group, group};

use super::lines::{Look, Spoken};
use super::sitting::{Sitting, Told};
use super::spoken;

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
    const LOOKS: &'static [&'static str] = &["board", "cults", "map", "middle", "rounds", "seats", "tiles"];
    const WORDS: &'static str = "tm-";
    const HELP: &'static [&'static str] = &["tm-tui-help-look", "tm-tui-help-act", "tm-tui-help-more"];

    fn title(table: &Table) -> String {
        let map = words::terra_mystica::pictures::map_name(table.words(), table.game().map());
        spoken::title(table, ("map", map.into()))
    }
    fn position(table: &Table, look: Look) -> String {
        says::position(table, look)
    }
    fn offered(table: &Table) -> Vec<Action> {
        says::offered(table)
    }
    fn alike(&self, one: Action, other: Action) -> bool {
        (one.seat, Group::of(one.act)) == (other.seat, Group::of(other.act))
    }
    fn heading(&self, words: &Words, action: Action) -> Option<(String, bool)> {
        let of = Group::of(action.act);
        Some((group(words, of), matches!(of, Group::Build | Group::Dig | Group::Upgrade)))
    }
    /// With the seat only where it is not the one to move.
    fn typed(&self, action: Action) -> String {
        let whole = self.write(action);
        let own = Some(action.seat) == self.to_move();
        match whole.split_once(": ") {
            Some((_, act)) if own => act.to_owned(),
            _ => whole,
        }
    }
    fn cost(&self, words: &Words, action: Action) -> Option<String> {
        says::cost(words, self, action)
    }
    fn scores(table: &Table) -> String {
        says::scores(table)
    }
    fn show(table: &Table, look: Look, name: &str, rest: &str) -> Option<String> {
        Some(match name {
            "look" | "state" => says::everything(table, look),
            "map" => says::map(table, look),
            "board" => says::board(table, look, rest),
            "cults" => says::cults(table, look),
            "rounds" => says::rounds(table, look),
            "tiles" | "middle" => says::middle(table, look),
            "seats" => says::seats(table, look),
            _ => return None,
        })
    }
    fn seat_of(action: Action) -> Option<Seat> {
        Some(action.seat)
    }
}
