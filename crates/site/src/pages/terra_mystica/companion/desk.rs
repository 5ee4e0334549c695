//! Small things that several parts of the page use.

use kernel::{Entry, Seat};
use maud::{Markup, html};
use terra_mystica::TerraMystica;
use terra_mystica::companion::{CompanionAction, TerraCompanion, Told};

use crate::pages::at::At;

/// A page under way: what all its parts look at.
pub type Desk<'a> = At<'a, TerraCompanion>;

impl<'a> At<'a, TerraCompanion> {
    /// The table as it is known.
    pub fn table(&self) -> &'a TerraMystica {
        self.game().table()
    }

    /// What a seat is called.
    pub fn seat(&self, seat: Seat) -> String {
        words::terra_mystica::seat_name(self.context.words, self.table(), seat)
    }

    /// Something that a person did, as text.
    pub fn says(&self, seat: Seat, told: Told) -> String {
        self.write(CompanionAction::Told { seat, told })
    }

    /// The same in words, for a button.
    pub fn deed(&self, told: Told) -> String {
        words::terra_mystica::capital(&words::terra_mystica::companion::deed(
            self.context.words,
            self.game(),
            told,
        ))
    }

    /// The last thing that moved something at the table, with its number: corrections are no moves.
    pub fn last_move(&self) -> Option<(usize, &'a Entry<TerraCompanion>)> {
        self.last_of(|action| !matches!(action, CompanionAction::Fix(_)))
    }

    /// Where undo leads: before the last thing that a person said. What the program drew goes back with it.
    pub fn undo_target(&self) -> Option<usize> {
        self.last_of(|action| action != CompanionAction::Automa).map(|(at, _)| at)
    }

    /// A button that says what a person did.
    pub fn tells(&self, seat: Seat, told: Told, inside: &Markup) -> Markup {
        html! { button.btn.choice name="action" value=(self.says(seat, told)) { (inside) } }
    }
}
