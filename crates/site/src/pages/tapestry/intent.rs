//! What can be done now, sorted, and what a person is about to do, read from the address.

use kernel::{Game, Hex, Legal, Notation, Seat, Session};
use players::Hint;
pub use tapestry::offered::Spot;
use tapestry::{Act, Action, Tapestry, Waiting};
use words::tapestry::{hex_name, plot_name};

use super::steps::At;
use crate::pages::Look;

/// What is about to happen.
#[derive(Debug)]
pub struct Intent {
    /// The seat that decides.
    pub seat: Seat,
    /// Whether it is the start of a turn.
    pub is_turn: bool,
    /// Whether a civilization is used in an income turn.
    pub uses_civ: bool,
    /// Everything that can be done, as the rules list it.
    pub offered: Vec<Action>,
    /// What is looked at: a hex, a plot or a space of a track by its name.
    pub at: Option<String>,
    /// How a building is held: quarter turns.
    pub hold: u8,
    /// The best that the program advises, if it was asked.
    pub hint: Option<Action>,
    /// All of its advice.
    pub advice: Option<Hint<Tapestry>>,
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
        Some(Intent {
            seat: decision.seat,
            is_turn: decision.kind == Waiting::Turn,
            uses_civ: decision.kind == Waiting::CivilizationStep,
            offered,
            at,
            hold,
            hint,
            advice,
        })
    }

    /// All decisions of a place.
    pub fn on(&self, game: &Tapestry, spot: Spot) -> Vec<Action> {
        self.offered.iter().copied().filter(|action| Spot::of(game, *action) == spot).collect()
    }

    /// Whether something is offered there.
    pub fn has(&self, game: &Tapestry, spot: Spot) -> bool {
        self.offered.iter().any(|action| Spot::of(game, *action) == spot)
    }

    /// The space of a track that is looked at.
    pub fn space(&self) -> Option<At> {
        At::read(self.at.as_deref()?)
    }

    /// The decision that is looked at: a hex, a plot in the way that the building is held, or the step onto a space, paid so
    /// that most of each good is kept.
    pub fn chosen(&self, game: &Tapestry) -> Option<Action> {
        if self.hint.is_some() {
            return self.hint;
        }
        if let Some(space) = self.space() {
            return space.ways(game, self.seat, &self.offered).first().copied();
        }
        let at = self.at.as_deref()?;
        self.offered.iter().copied().find(|action| match action.act {
            Act::Income => at == "income",
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
        Act::Advance { .. } => At::entered(game, action).map(At::name),
        _ => None,
    }
}

/// A decision as text, for a form.
pub fn text(game: &Tapestry, action: Action) -> String {
    game.write(action)
}
