//! Small things that several parts of the page use.

use kernel::{Entry, Game, Role, Seat};
use maud::{Markup, html};
use tapestry::companion::{CompanionAction, TapestryCompanion, Told};
use tapestry::{Mode, Tapestry};
use words::terra_mystica::capital;

use crate::pages::at::At;

/// A page under way: what all its parts look at.
pub type Desk<'a> = At<'a, TapestryCompanion>;

impl<'a> At<'a, TapestryCompanion> {
    /// The table as it is known.
    pub fn table(&self) -> &'a Tapestry {
        self.game().table()
    }

    /// Whether one person plays against both bots.
    pub fn solo(&self) -> bool {
        self.game().options().game.mode == Mode::Automa
    }

    /// All seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.table().seats() as u8).map(Seat)
    }

    /// The seats of bots.
    pub fn bots(&self) -> impl Iterator<Item = Seat> + use<'a> {
        let table = self.table();
        self.seats().filter(move |seat| table.role(*seat) != Role::Person)
    }

    /// What a seat is called.
    pub fn seat(&self, seat: Seat) -> String {
        words::tapestry::seat_name(self.context.words, self.table(), seat)
    }

    /// Something that a person did, as text.
    pub fn says(&self, seat: Seat, told: Told) -> String {
        self.write(CompanionAction::Told { seat, told })
    }

    /// The same in words, for a button.
    pub fn deed(&self, seat: Seat, told: Told) -> String {
        capital(&words::tapestry::companion::deed(self.context.words, self.game(), seat, told))
    }

    /// Whether a person could have done this.
    pub fn can(&self, seat: Seat, told: Told) -> bool {
        self.possible(CompanionAction::Told { seat, told }).is_some()
    }

    /// The last thing that moved something at the table, with its number: corrections are no moves.
    pub fn last_move(&self) -> Option<(usize, &'a Entry<TapestryCompanion>)> {
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
