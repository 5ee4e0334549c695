//! Small things that several parts of the page use.

use kernel::{Game, Role, Seat};
use tapestry::companion::{CompanionAction, TapestryCompanion, Told};
use tapestry::{Mode, Tapestry, Track};
use words::tapestry::companion::deed;
use words::tapestry::printed_name;
use words::terra_mystica::capital;

use crate::pages::at::At;
use crate::pages::beside::Telling;

/// The spaces on which a tier with a landmark begins.
const TIERS: [u8; 3] = [4, 7, 10];

/// The landmarks of a track that nobody has yet, with their spaces.
pub fn free_landmarks(table: &Tapestry, track: Track) -> impl Iterator<Item = (u8, u8)> {
    let all = TIERS.into_iter().zip(table.kit().tracks[track.index()].landmarks);
    all.filter(|(_, landmark)| table.free_landmarks() >> landmark & 1 == 1)
}

/// A page under way: what all its parts look at.
pub type Desk<'a> = At<'a, TapestryCompanion>;

impl Telling for TapestryCompanion {
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

    fn deed(desk: Desk<'_>, seat: Seat, told: Told) -> String {
        capital(&deed(desk.context.words, desk.game(), seat, told))
    }
}

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

    /// The landmarks that nobody has yet, of the tiers of a track that a token enters on its way from one space to another.
    pub fn free_landmarks(&self, track: Track, from: u8, to: u8) -> Vec<u8> {
        let free = free_landmarks(self.table(), track).filter(|(space, _)| (from + 1..=to).contains(space));
        free.map(|(_, landmark)| landmark).collect()
    }

    /// What a landmark is called.
    pub fn landmark(&self, at: u8) -> String {
        let known = self.table().kit().landmarks.get(usize::from(at));
        known.map_or_else(String::new, |known| printed_name(self.context.words, &known.name))
    }
}
