//! Small things that several parts of the page use.

use kernel::{Notation, Seat};
use maud::{Markup, html};
use table::session::Entry;
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

    /// What is said, as text.
    pub fn write(&self, action: CompanionAction) -> String {
        self.game().write(action)
    }

    /// Something that a person did, as text.
    pub fn says(&self, seat: Seat, told: Told) -> String {
        self.write(CompanionAction::Told { seat, told })
    }

    /// The same in words, for a button.
    pub fn deed(&self, told: Told) -> String {
        words::terra_mystica::capital(&words::terra_companion::deed(self.context.words, self.game(), told))
    }

    /// The last thing that was said, with its number.
    pub fn last(&self) -> Option<(usize, &'a Entry<TerraCompanion>)> {
        self.session().history().iter().enumerate().next_back()
    }

    /// The last thing that moved something at the table, with its number: corrections are no moves.
    pub fn last_move(&self) -> Option<(usize, &'a Entry<TerraCompanion>)> {
        let moves = self.session().history().iter().enumerate().rev();
        moves.into_iter().find(|(_, entry)| !matches!(entry.action, CompanionAction::Fix(_)))
    }

    /// Where undo leads: before the last thing that a person said. What the program drew goes back with it.
    pub fn undo_target(&self) -> Option<usize> {
        let history = self.session().history();
        (0..history.len()).rev().find(|&at| history[at].action != CompanionAction::Automa)
    }

    /// Whether something could be said now; then what came of it.
    pub fn possible(&self, action: CompanionAction) -> Option<Entry<TerraCompanion>> {
        self.session().preview(action).ok().map(|(_, entry)| entry)
    }

    /// A form whose buttons say something; what cannot be is shown on this page.
    pub fn saying(&self, class: &str, inside: &Markup) -> Markup {
        self.form(class, &html! { input type="hidden" name="open" value="turn"; (inside) })
    }

    /// A button that says what a person did.
    pub fn tells(&self, seat: Seat, told: Told, inside: &Markup) -> Markup {
        html! { button.btn.choice name="action" value=(self.says(seat, told)) { (inside) } }
    }
}
