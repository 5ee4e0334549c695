//! Budgets of work: whatever a pack asks for, one `play` ends.
//!
//! A game whose components can repeat what they do counts its steps against a [`Budget`] and refuses what goes beyond.
//! Printed components stay far below it; a test of the game says how far.

/// The steps that may still be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    all: u32,
    left: u32,
}

/// More steps were needed than there were.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this takes more steps than the {0} that it may take")]
pub struct Spent(pub u32);

impl Budget {
    /// A budget of so many steps.
    pub const fn of(steps: u32) -> Budget {
        Budget { all: steps, left: steps }
    }

    /// Takes one step.
    #[inline]
    pub fn step(&mut self) -> Result<(), Spent> {
        self.left = self.left.checked_sub(1).ok_or(Spent(self.all))?;
        Ok(())
    }

    /// How many steps are left.
    #[inline]
    pub fn left(self) -> u32 {
        self.left
    }

    /// How many steps were taken.
    pub fn taken(self) -> u32 {
        self.all - self.left
    }
}
