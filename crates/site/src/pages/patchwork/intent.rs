//! What a person is about to do, read from the address: a patch in hand, a square for a leather patch, a hint.

use kernel::{Entry, Game, Seat, Session};
use patchwork::squares::SIDE;
use patchwork::{Action, Decision, Illegal, Offer, Outline, Patch, PatchId, Patchwork, Square};
use players::Hint;

use crate::pages::Look;

/// The eight ways to hold a patch: quarter turns clockwise, then the same after flipping it.
const HOLDS: [&str; 8] = ["r0", "r1", "r2", "r3", "f0", "f1", "f2", "f3"];

/// A patch in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    /// The patch that is about to be laid.
    pub patch: PatchId,
    /// How: an index into [`HOLDS`].
    hold: u8,
    /// Where the top left of its box would lie.
    pub at: Square,
}

/// What is about to happen.
#[derive(Debug)]
pub struct Intent {
    /// Whose turn it is.
    pub seat: Seat,
    /// What the game waits for.
    pub decision: Decision,
    /// A patch in hand.
    pub held: Option<Held>,
    /// What the big button would do.
    pub action: Option<Action>,
    /// What would come of it.
    pub outcome: Option<Result<(Patchwork, Entry<Patchwork>), Illegal>>,
    /// The program's advice, if it was asked; the action is the best of it.
    pub hint: Option<Hint<Patchwork>>,
}

impl Intent {
    /// The intent behind an address, with the advice that was asked for; `None` when the game is over.
    pub fn of(session: &Session<Patchwork>, look: &Look, hint: Option<Hint<Patchwork>>) -> Option<Intent> {
        let game = session.game();
        let (seat, decision) = (game.to_move()?, game.decision()?);
        let mut held = None;
        let action = if let Some(hint) = &hint {
            let advice = hint.options.first().map(|best| best.weighed.action);
            if let Some(Action::Take { patch, outline, at }) = advice {
                held = Some(Held::of(game.kit().patch(patch), outline, at));
            }
            advice
        } else {
            match &decision {
                Decision::Turn { offers, .. } => {
                    held = Held::wanted(game, seat, offers, look);
                    held.map(|held| held.action(game))
                }
                Decision::Leather { .. } => {
                    look.at.as_deref().and_then(|at| at.parse().ok()).map(|at| Action::Leather { at })
                }
                Decision::Automa { .. } => Some(Action::Automa),
            }
        };
        let outcome = action.map(|action| session.preview(action));
        Some(Intent { seat, decision, held, action, outcome, hint })
    }

    /// The offer that is in hand.
    pub fn offer(&self) -> Option<&Offer> {
        let Decision::Turn { offers, .. } = &self.decision else { return None };
        offers.iter().find(|offer| self.held.is_some_and(|held| held.patch == offer.patch))
    }

    /// The same with a leather patch on the next free square, if one is to be laid.
    pub fn next_square(&self) -> Option<Square> {
        let Decision::Leather { free, .. } = &self.decision else { return None };
        let after = self.square().and_then(|now| free.iter().find(|&at| at > now));
        after.or_else(|| free.nth(0))
    }

    /// The square chosen for a leather patch.
    pub fn square(&self) -> Option<Square> {
        match self.action {
            Some(Action::Leather { at }) => Some(at),
            _ => None,
        }
    }

    /// What would come of it, if it is legal.
    pub fn legal(&self) -> Option<&(Patchwork, Entry<Patchwork>)> {
        self.outcome.as_ref().and_then(|outcome| outcome.as_ref().ok())
    }

    /// Why it is not legal.
    pub fn illegal(&self) -> Option<&Illegal> {
        self.outcome.as_ref().and_then(|outcome| outcome.as_ref().err())
    }
}

impl Held {
    fn of(patch: &Patch, outline: u8, at: Square) -> Held {
        let hold = patch.holds.iter().position(|&known| known == outline).unwrap_or(0);
        Held { patch: patch.id, hold: hold as u8, at }
    }

    /// What an address asks for: one of the offers, held and laid as it says, else where it fits first.
    fn wanted(game: &Patchwork, seat: Seat, offers: &[Offer], look: &Look) -> Option<Held> {
        let id = game.kit().find_patch(look.patch.as_deref()?)?;
        let offer = offers.iter().find(|offer| offer.patch == id)?;
        let patch = game.kit().patch(offer.patch);
        let fits = |hold: u8| !game.anchors(seat, id, patch.holds[hold as usize]).is_empty();
        let asked = look.hold.as_deref().and_then(|hold| HOLDS.iter().position(|known| *known == hold));
        let hold = asked.map(|hold| hold as u8).or_else(|| (0..8).find(|&hold| fits(hold))).unwrap_or(0);
        let held = Held { patch: id, hold, at: Square::CORNER };
        let at = look.at.as_deref().and_then(|at| at.parse().ok());
        let at = at.or_else(|| game.anchors(seat, id, held.outline(game)).nth(0));
        // Without any room it is shown in the middle, so that one sees that it does not fit.
        let middle = Square::at(SIDE / 2 - 1, SIDE / 2 - 1).unwrap_or(Square::CORNER);
        Some(held.laid(game, at.unwrap_or(middle), (0, 0)))
    }

    /// How it is held: 0 to 3 for quarter turns, 4 to 7 for the same flipped.
    pub fn hold(self) -> u8 {
        self.hold
    }

    /// The number of its outline.
    pub fn outline(self, game: &Patchwork) -> u8 {
        game.kit().patch(self.patch).holds[self.hold as usize]
    }

    fn shape(self, game: &Patchwork) -> &'static Outline {
        &game.kit().patch(self.patch).outlines[self.outline(game) as usize]
    }

    fn action(self, game: &Patchwork) -> Action {
        Action::Take { patch: self.patch, outline: self.outline(game), at: self.at }
    }

    /// Its part of an address.
    pub fn query(self) -> String {
        format!("?patch={}&hold={}&at={}", self.patch.0, HOLDS[self.hold as usize], self.at)
    }

    /// The same elsewhere; never beyond the edge.
    fn laid(self, game: &Patchwork, from: Square, by: (i32, i32)) -> Held {
        let shape = self.shape(game);
        let within =
            |from: u8, by: i32, length: u8| (i32::from(from) + by).clamp(0, i32::from(SIDE - length)) as u8;
        let row = within(from.row(), by.0, shape.height);
        let column = within(from.column(), by.1, shape.width);
        Held { at: Square::at(row, column).unwrap_or(self.at), ..self }
    }

    /// The same, some rows down and columns right.
    pub fn moved(self, game: &Patchwork, rows: i32, columns: i32) -> Held {
        self.laid(game, self.at, (rows, columns))
    }

    /// The piece with its box on another square.
    pub fn at(self, at: Square) -> Held {
        Held { at, ..self }
    }

    /// Held another way, around the same middle.
    fn held(self, game: &Patchwork, hold: u8) -> Held {
        let (before, other) = (self.shape(game), Held { hold, ..self });
        let after = other.shape(game);
        let shift = |a: u8, b: u8| (i32::from(a) - i32::from(b)) / 2;
        let by = (shift(before.height, after.height), shift(before.width, after.width));
        other.laid(game, self.at, by)
    }

    /// A quarter turn clockwise.
    pub fn turned(self, game: &Patchwork) -> Held {
        self.held(game, self.hold / 4 * 4 + (self.hold + 1) % 4)
    }

    /// Flipped left to right, as it is held now: turning and flipping do not change places freely.
    pub fn flipped(self, game: &Patchwork) -> Held {
        let (face, turns) = (self.hold / 4, self.hold % 4);
        self.held(game, (1 - face) * 4 + (4 - turns) % 4)
    }

    /// The next place where it fits, held like this; else the first one held in another way.
    pub fn next_spot(self, game: &Patchwork, seat: Seat) -> Held {
        let anchors = game.anchors(seat, self.patch, self.outline(game));
        let next = anchors.iter().find(|&at| at > self.at).or_else(|| anchors.nth(0));
        if let Some(at) = next {
            return self.at(at);
        }
        let others = (1..8).map(|step| Held { hold: (self.hold + step) % 8, ..self });
        let fitting =
            |other: Held| game.anchors(seat, other.patch, other.outline(game)).nth(0).map(|at| other.at(at));
        others.into_iter().find_map(fitting).unwrap_or(self)
    }
}

#[cfg(test)]
mod tests {
    use kernel::Seed;
    use patchwork::{FIRST, Kit, PatchworkOptions};

    use super::*;

    fn game() -> Patchwork {
        Patchwork::start(Kit::printed(), &PatchworkOptions::default(), Seed(3)).unwrap()
    }

    /// The squares that a patch in hand covers.
    fn cells(game: &Patchwork, held: Held) -> Vec<Square> {
        held.shape(game).at(held.at).unwrap().iter().collect()
    }

    #[test]
    fn four_turns_and_two_flips_lead_back() {
        let game = game();
        for patch in game.kit().patches() {
            for hold in 0..8 {
                let held = Held { patch: patch.id, hold, at: Square::at(3, 3).unwrap() };
                let turned = held.turned(&game).turned(&game).turned(&game).turned(&game);
                assert_eq!(cells(&game, turned), cells(&game, held), "{} {hold}", patch.name);
                let flipped = held.flipped(&game).flipped(&game);
                assert_eq!(cells(&game, flipped), cells(&game, held), "{} {hold}", patch.name);
            }
        }
    }

    #[test]
    fn a_flip_mirrors_what_is_seen() {
        let game = game();
        for patch in game.kit().patches() {
            for hold in 0..8 {
                let held = Held { patch: patch.id, hold, at: Square::at(2, 2).unwrap() };
                let (shape, after) = (held.shape(&game), held.flipped(&game).shape(&game));
                let mirrored = shape
                    .cells()
                    .iter()
                    .map(|cell| Square::at(cell.row(), shape.width - 1 - cell.column()).unwrap());
                assert_eq!(mirrored.collect::<patchwork::Squares>(), after.cells(), "{} {hold}", patch.name);
            }
        }
    }

    #[test]
    fn moving_stops_at_the_edge_and_spots_come_round() {
        let game = game();
        let patch = game.next_patches()[0];
        let held = Held { patch, hold: 0, at: Square::CORNER };
        assert_eq!(held.moved(&game, -1, -1), held);
        let count = game.anchors(FIRST, patch, held.outline(&game)).count();
        let mut spot = held;
        for _ in 0..count {
            spot = spot.next_spot(&game, FIRST);
        }
        assert_eq!(spot, held);
    }
}
