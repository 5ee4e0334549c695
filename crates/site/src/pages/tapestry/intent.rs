//! What can be done now, sorted, and what a person is about to do, read from the address.

use kernel::{Game, Hex, Legal, Notation, Seat, Session};
use players::Hint;
use tapestry::state::Task;
use tapestry::{Act, Action, Tapestry, Track};
use words::tapestry::{hex_name, plot_name};

use crate::pages::Look;

/// What is about to happen.
#[derive(Debug)]
pub struct Intent {
    /// Who decides.
    pub seat: Seat,
    /// Everything that can be done, as the rules list it.
    pub offered: Vec<Action>,
    /// What is looked at: a hex, a plot or a track by its name.
    pub at: Option<String>,
    /// How a building is held: quarter turns.
    pub hold: u8,
    /// The best that the program advises, if it was asked.
    pub hint: Option<Action>,
    /// All of its advice.
    pub advice: Option<Hint<Tapestry>>,
}

/// Where a decision stands on the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// On the map.
    Map,
    /// In the city.
    City,
    /// On a track, by an advance turn.
    Track(Track),
    /// In the list of answers.
    List,
    /// In the bar: income, no, enough.
    Bar,
}

impl Intent {
    /// The intent behind an address, with the advice that was asked for; `None` when the game is over.
    pub fn of(session: &Session<Tapestry>, look: &Look, advice: Option<Hint<Tapestry>>) -> Option<Intent> {
        let game = session.game();
        let decision = game.decision()?;
        let hint = advice.as_ref().and_then(|hint| Some(hint.options.first()?.weighed.action));
        let offered: Vec<Action> = game.legal().iter().collect();
        let at = hint.map_or(look.at.clone(), |hint| name_of(game, hint));
        let asked = look.hold.as_deref().and_then(|hold| hold.parse::<u8>().ok());
        let held = match hint.map(|hint| hint.act) {
            Some(Act::Plot { turn, .. }) => Some(turn),
            _ => asked,
        };
        // A rotation in which it fits at all.
        let turns = offered.iter().filter_map(|action| match action.act {
            Act::Plot { turn, .. } => Some(turn),
            _ => None,
        });
        let turns: Vec<u8> = turns.collect();
        let hold = held.filter(|turn| turns.contains(turn)).or(turns.first().copied()).unwrap_or(0);
        Some(Intent { seat: decision.seat, offered, at, hold, hint, advice })
    }

    /// Where a decision stands.
    pub fn spot(game: &Tapestry, action: Action) -> Spot {
        match action.act {
            Act::Hex(_) => Spot::Map,
            // Plots of a tapestry card are not those of the city.
            Act::Plot { .. }
                if matches!(game.pending().map(|frame| frame.task), Some(Task::PlaceOnCard { .. })) =>
            {
                Spot::List
            }
            Act::Plot { .. } => Spot::City,
            Act::Advance { token, .. } => {
                let at = game.player_at(action.seat).tokens.get(usize::from(token));
                at.and_then(|at| Track::at(at.track)).map_or(Spot::List, Spot::Track)
            }
            Act::Income | Act::No | Act::Done => Spot::Bar,
            _ => Spot::List,
        }
    }

    /// All decisions of a place.
    pub fn on(&self, game: &Tapestry, spot: Spot) -> Vec<Action> {
        self.offered.iter().copied().filter(|action| Intent::spot(game, *action) == spot).collect()
    }

    /// Whether something is offered there.
    pub fn has(&self, game: &Tapestry, spot: Spot) -> bool {
        self.offered.iter().any(|action| Intent::spot(game, *action) == spot)
    }

    /// The tracks on which somebody can advance.
    pub fn tracks(&self, game: &Tapestry) -> Vec<Track> {
        let all = game.tracks_in_play().iter().copied();
        all.filter(|track| self.has(game, Spot::Track(*track))).collect()
    }

    /// The decision that is looked at: a hex, or a plot in the way that the building is held.
    pub fn chosen(&self, game: &Tapestry) -> Option<Action> {
        if self.hint.is_some() {
            return self.hint;
        }
        let at = self.at.as_deref()?;
        self.offered.iter().copied().find(|action| match action.act {
            Act::Hex(hex) => hex_name(game, hex) == at,
            Act::Plot { x, y, turn } => turn == self.hold && plot_name(x, y) == at,
            _ => false,
        })
    }

    /// The hex that is looked at.
    pub fn hex(&self, game: &Tapestry) -> Option<Hex> {
        match self.chosen(game)?.act {
            Act::Hex(hex) => Some(hex),
            _ => None,
        }
    }
}

/// What the address calls the place of a decision.
fn name_of(game: &Tapestry, action: Action) -> Option<String> {
    match action.act {
        Act::Hex(hex) => Some(hex_name(game, hex)),
        Act::Plot { x, y, .. } => Some(plot_name(x, y)),
        Act::Advance { .. } => match Intent::spot(game, action) {
            Spot::Track(track) => Some(track.key().to_owned()),
            _ => None,
        },
        _ => None,
    }
}

/// A decision as text, for a form.
pub fn text(game: &Tapestry, action: Action) -> String {
    game.write(action)
}
