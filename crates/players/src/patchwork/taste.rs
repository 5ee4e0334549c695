//! Which patch to take, at a glance: what it brings for what it costs.
//!
//! The weights were found by playing: tens of thousands of games by this rule alone, against the Automa of level V and
//! against itself, with the weights moved to where the games went better.

use ::patchwork::components::FINAL;
use ::patchwork::{PatchId, Patchwork};
use kernel::Seat;

/// What things are worth, in points. Each at the start of the game and how it changes until its end.
#[derive(Clone, Copy, Debug)]
pub struct Taste {
    pub square: [f32; 2],
    pub income: [f32; 2],
    pub button: [f32; 2],
    pub time: [f32; 2],
    pub leather: f32,
    /// A printed button that the Automa does not get.
    pub denied: f32,
    /// Moving once more before the other.
    pub again: f32,
    /// A side of a patch that lies against nothing.
    pub edge: f32,
}

impl Taste {
    /// The taste that played best.
    pub const BEST: Taste = Taste {
        square: [0.92, 0.33],
        income: [0.84, -0.09],
        button: [1.0, -0.1],
        time: [1.51, 0.43],
        leather: 2.05,
        denied: 0.46,
        again: -0.56,
        edge: 0.24,
    };
}

/// A seat's situation, looked at once for all its options.
pub struct Glance<'g> {
    game: &'g Patchwork,
    seat: Seat,
    space: u8,
    other: u8,
    /// Income marks still to come.
    marks: f32,
    square: f32,
    income: f32,
    button: f32,
    time: f32,
    leather: f32,
    denied: f32,
    again: f32,
}

impl<'g> Glance<'g> {
    #[inline]
    pub fn new(game: &'g Patchwork, seat: Seat, taste: &Taste) -> Glance<'g> {
        let space = game.space(seat);
        let gone = f32::from(space) / f32::from(FINAL);
        let at = |weight: [f32; 2]| weight[0] + weight[1] * gone;
        Glance {
            game,
            seat,
            space,
            other: game.space(Patchwork::other(seat)),
            marks: f32::from(game.kit().time_board.incomes(space, FINAL)),
            square: at(taste.square),
            income: at(taste.income),
            button: at(taste.button),
            time: at(taste.time),
            leather: taste.leather,
            denied: if game.is_automa(Patchwork::other(seat)) { taste.denied } else { 0.0 },
            again: taste.again,
        }
    }

    #[inline]
    fn moving(&self, to: u8) -> f32 {
        let leather = self.leather * f32::from(self.game.leather().crossed(self.space, to).count());
        let again = if to <= self.other { self.again } else { 0.0 };
        leather + again - self.time * f32::from(to - self.space)
    }

    /// What an advance is worth.
    #[inline]
    pub fn advance(&self) -> f32 {
        let to = self.game.advance_target(self.seat);
        self.button * f32::from(to - self.space) + self.moving(to)
    }

    /// What a patch is worth, wherever it is laid.
    #[inline]
    pub fn take(&self, patch: PatchId) -> f32 {
        let to = self.game.target(self.seat, patch);
        let patch = self.game.kit().patch(patch);
        let buttons = f32::from(patch.buttons);
        let denied = if patch.buttons > 0 { self.denied * (1.0 + buttons) } else { 0.0 };
        self.square * f32::from(patch.cells) + self.income * buttons * self.marks + denied
            - self.button * f32::from(patch.cost)
            + self.moving(to)
    }
}
