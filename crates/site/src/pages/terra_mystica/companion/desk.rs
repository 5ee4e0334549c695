//! Small things that several parts of the page use.

use kernel::Seat;
use terra_mystica::TerraMystica;
use terra_mystica::companion::{CompanionAction, TerraCompanion, Told};
use words::terra_mystica::capital;
use words::terra_mystica::companion::deed;

use crate::pages::at::At;
use crate::pages::beside::Telling;

/// A page under way: what all its parts look at.
pub type Desk<'a> = At<'a, TerraCompanion>;

impl Telling for TerraCompanion {
    type Deed = Told;

    fn says(seat: Seat, told: Told) -> CompanionAction {
        CompanionAction::Told { seat, told }
    }

    fn said(action: CompanionAction) -> Option<Told> {
        match action {
            CompanionAction::Told { told, .. } => Some(told),
            _ => None,
        }
    }

    fn deed(desk: Desk<'_>, _: Seat, told: Told) -> String {
        capital(&deed(desk.context.words, desk.game(), told))
    }
}

impl<'a> At<'a, TerraCompanion> {
    /// The table as it is known.
    pub fn table(&self) -> &'a TerraMystica {
        self.game().table()
    }
}
