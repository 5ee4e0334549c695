//! What others may ask a position.

use kernel::{Hex, Hexes, Seat};

use super::{Frame, Pile, Player, Site, Tapestry, Task};
use crate::components::{CivMat, Flag, Kit, Map, Track};
use crate::options::TapestryOptions;

impl Tapestry {
    /// Everything that a seat can see, as text: for tests and for whoever shows the table.
    pub fn visible_to(&self, seat: Seat) -> String {
        use std::fmt::Write as _;
        let mut text = String::new();
        for (other, player) in self.players[..self.seat_count()].iter().enumerate() {
            let mut shown = player.clone();
            if other != seat.index() {
                shown.hand = (1 << shown.hand.count_ones()) - 1;
                shown.private_discard = Pile::default();
                shown.submerged = (1 << shown.submerged.count_ones()) - 1;
                if crate::hooks::stored_card(self, other as u8).is_some()
                    && let Some(at) = self.civ_with(other as u8, Flag::Collects)
                {
                    shown.civs[at].tokens[0] = 200;
                }
            }
            shown.private = Pile::default();
            for slot in &mut shown.slots {
                if *slot < 128 && player.face_down >> *slot & 1 == 1 {
                    *slot = 200;
                }
            }
            shown.under &= !player.face_down;
            let hidden = (player.under & player.face_down).count_ones();
            shown.face_down = 0;
            let _ = write!(text, "{shown:?} {hidden} {}", player.private.len());
        }
        let mut frames = self.frames.clone();
        for frame in &mut frames {
            if frame.seat != seat.0 {
                crate::hooks::held_cards(frame).into_iter().for_each(|card| *card = 200);
            }
            if let Task::KeepCard { drawn, .. } = &mut frame.task
                && frame.seat != seat.0
            {
                drawn.iter_mut().filter(|card| **card < 128).for_each(|card| *card = 200);
            }
        }
        let _ = write!(
            text,
            "{:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {} {} {} {} {:?} {:?} {:?} {:?}",
            self.options,
            self.played,
            self.turn,
            self.chances,
            self.sites,
            self.discard,
            self.tech_discard,
            self.tech_open,
            self.piece_open,
            self.control,
            self.deck.len(),
            self.techs.len(),
            self.tiles.len(),
            self.landmarks,
            frames,
            self.achieved,
            (self.over, self.active, self.marked, self.heralded),
            (
                self.knows_landmark_draft(seat.0).then_some(self.landmark_draft),
                self.landmark_draft.count_ones()
            ),
        );
        let bots = &self.bots;
        let _ = write!(
            text,
            " {:?} {:?} {:?} {:?} {} {}",
            bots.discard,
            bots.pair,
            bots.favourite,
            bots.civs,
            bots.deck.len(),
            bots.progress.len()
        );
        text
    }
}

/// How many tapestry and tech cards lie with no player: in decks, among discards, or in somebody's choice; and how many there
/// are in the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Places {
    /// Tapestry cards with no player.
    pub cards: usize,
    /// Tapestry cards in all.
    pub all_cards: usize,
    /// Tech cards with no player, or kept on a civilization mat.
    pub techs: usize,
    /// Tech cards in all.
    pub all_techs: usize,
}

/// What tests and pages want to know.
impl Tapestry {
    /// Where cards are that no player holds.
    pub fn places(&self) -> Places {
        use crate::components::Hook;
        let there = |list: &[u8]| list.iter().filter(|card| **card != super::NONE).count();
        let mut cards = self.deck.len() + self.discard.len();
        let mut techs = self.techs.len() + self.tech_discard.len() + there(&self.tech_open);
        for frame in &self.frames {
            let context = frame.context;
            match frame.task {
                Task::KeepCard { drawn, .. } => cards += there(&drawn),
                Task::KeepTech { drawn, .. } => techs += there(&drawn),
                Task::Hook { hook: Hook::Gamble, stage: 1, a, b } => {
                    cards += there(&[a, b, context.card, context.tile]);
                }
                Task::Hook { hook: Hook::AdvisorsCounsel, b, .. } => cards += there(&[context.card, b]),
                _ => {}
            }
        }
        for seat in self.seat_list() {
            if let Some(at) = self.civ_with(seat, Flag::Collects) {
                let [card, _, tech, _] = self.player(seat).civs[at].tokens;
                cards += there(&[card]);
                techs += there(&[tech]);
            }
        }
        let (all_cards, all_techs) = self.options.cards_in_play(self.kit);
        Places { cards, all_cards, techs, all_techs }
    }

    /// Decisions since the turn began.
    pub fn turn_decisions(&self) -> u16 {
        self.turn.decisions
    }

    /// Effects under way.
    pub fn frame_count(&self) -> usize {
        self.frames.len()
    }

    /// What the game waits for an answer to, with what it refers to.
    pub fn pending(&self) -> Option<&Frame> {
        self.frames.last().filter(|_| !self.over)
    }

    /// The mat of a civilization in the version that is played.
    pub fn civ_mat(&self, civ: u8) -> &'static CivMat {
        self.mat(civ)
    }

    /// The tracks in play.
    pub fn tracks_in_play(&self) -> &'static [Track] {
        self.tracks()
    }

    /// A player.
    pub fn player_at(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The settings.
    pub fn options(&self) -> &TapestryOptions {
        &self.options
    }

    /// The box.
    pub fn kit(&self) -> &'static Kit {
        self.kit
    }

    /// The side of the board.
    pub fn map(&self) -> &'static Map {
        self.map
    }

    /// A hex of the map.
    pub fn site(&self, hex: Hex) -> &Site {
        &self.sites[hex.index()]
    }

    /// The territories that a player controls.
    pub fn controlled(&self, seat: Seat) -> Hexes {
        self.control[seat.index()]
    }

    /// Explored territories, printed ones included.
    pub fn explored(&self) -> Hexes {
        self.explored
    }

    /// The tech cards that lie open.
    pub fn open_techs(&self) -> [u8; 3] {
        self.tech_open
    }

    /// The masterpieces that lie open.
    pub fn open_pieces(&self) -> [u8; 3] {
        self.piece_open
    }

    /// Landmarks that nobody has, as bits.
    pub fn free_landmarks(&self) -> u64 {
        self.landmarks
    }

    /// The furthest token of a player on a track.
    pub fn position_of(&self, seat: Seat, track: Track) -> u8 {
        self.position(seat.0, track)
    }

    /// Cards left in the tapestry deck, the tech deck, and tiles left: territory, space.
    pub fn piles(&self) -> [usize; 4] {
        [self.deck.len(), self.techs.len(), self.tiles.len(), self.space_tiles.len()]
    }

    /// How often each achievement was earned.
    pub fn achieved(&self) -> [u8; 3] {
        self.achieved
    }

    /// Whose turn it is.
    pub fn active(&self) -> Seat {
        Seat(self.active)
    }

    /// What the bots have.
    pub fn bots(&self) -> &crate::automa::Bots {
        &self.bots
    }

    /// Who began.
    pub fn first(&self) -> Seat {
        Seat(self.first)
    }
}
