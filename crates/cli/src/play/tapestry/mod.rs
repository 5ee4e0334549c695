//! Tapestry in the terminal: full screen, or one question a line.
//!
//! - [`desk`]: what is selected; [`screen`]: what its keys do; [`view`]: that as a screen
//! - [`says`]: what is asked and shown line by line

mod desk;
mod says;
mod screen;
mod view;

#[cfg(test)]
mod tests;

use kernel::{Notation, Seat};
use tapestry::{Action, Tapestry};
use words::Words;
use words::tapestry::{Group, group};

use super::lines::{Look, Spoken};
use super::sitting::{Sitting, Told};

type Table = Sitting<Tapestry>;

impl Told for Tapestry {
    fn picture(&self, words: &Words) -> Option<String> {
        Some(draw::tapestry::position(words, self))
    }
}

impl Spoken for Tapestry {
    const LOOKS: &'static [&'static str] =
        &["cards", "city", "guesses", "map", "mat", "seats", "tips", "tracks"];
    const WORDS: &'static str = "ta-";
    const HELP: &'static [&'static str] = &["ta-tui-help-look", "ta-tui-help-act", "ta-tui-help-more"];
    const TIPS: bool = true;

    fn position(table: &Table, look: Look) -> String {
        says::position(table, look)
    }
    fn offered(table: &Table) -> Vec<Action> {
        says::offered(table)
    }
    fn alike(&self, one: Action, other: Action) -> bool {
        Group::of(self, one) == Group::of(self, other)
    }
    fn heading(&self, words: &Words, action: Action) -> Option<(String, bool)> {
        let of = Group::of(self, action);
        Some((group(words, of), matches!(of, Group::Hex | Group::Plot(_))))
    }
    /// Only the seat to move can act.
    fn typed(&self, action: Action) -> String {
        let whole = self.write(action);
        whole.split_once(": ").map_or(whole.clone(), |(_, act)| act.to_owned())
    }
    fn scores(table: &Table) -> String {
        says::scores(table)
    }
    fn show(table: &Table, look: Look, name: &str, rest: &str) -> Option<String> {
        Some(match name {
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
            "guesses" => says::asked_guesses(table),
            _ => return None,
        })
    }
    fn seat_of(action: Action) -> Option<Seat> {
        Some(action.seat)
    }
}
