//! What others may ask a position.

use kernel::{Hex, Hexes, Seat};

use super::{CardNo, Frame, Ground, Pile, Player, Reserved, Site, Tapestry, Task, plot};
use crate::components::effect::Stock;
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
                shown.hand = self.known_hand(seat, Seat(other as u8));
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
            let hand = player.hand.count_ones();
            let _ = write!(text, "{shown:?} {hidden} {hand} {}", player.private.len());
        }
        let mut frames = self.frames.clone();
        for frame in &mut frames {
            if frame.seat != seat.0 {
                frame.replace_cards(&mut |_| CardNo::new(200));
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
        let _ = write!(text, " {:?} {:?} {:?}", self.grounds, self.used_tiles, self.reserves);
        text
    }
}

/// Where the things are that no player has: in piles, among discards, or in somebody's choice. For tests.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Places {
    /// Tapestry cards.
    pub cards: Vec<u8>,
    /// Tech cards.
    pub techs: Vec<u8>,
    /// Territory tiles.
    pub tiles: Vec<u8>,
    /// Space tiles.
    pub spaces: Vec<u8>,
    /// Civilizations by number.
    pub civs: Vec<u8>,
    /// Masterpieces by number.
    pub pieces: Vec<u8>,
    /// Landmark cards.
    pub landmark_cards: Vec<u8>,
}

/// What tests and pages want to know.
impl Tapestry {
    /// Where things are that no player has.
    pub fn places(&self) -> Places {
        let there =
            |list: &[u8]| list.iter().copied().filter(|thing| *thing != super::NONE).collect::<Vec<_>>();
        let mut places = Places {
            cards: [self.deck.as_slice(), self.discard.as_slice()].concat(),
            techs: [self.techs.as_slice(), self.tech_discard.as_slice(), &there(&self.tech_open)].concat(),
            tiles: self.tiles.as_slice().to_vec(),
            spaces: self.space_tiles.as_slice().to_vec(),
            civs: self.civs.as_slice().to_vec(),
            pieces: [self.pieces.as_slice(), self.piece_discard.as_slice(), &there(&self.piece_open)]
                .concat(),
            landmark_cards: self.landmark_deck.as_slice().to_vec(),
        };
        places.tiles.extend(crate::effects_bits(self.used_tiles));
        for item in &self.reserves {
            match item.stock {
                Stock::Tile => places.tiles.push(item.id),
                Stock::SpaceTile => places.spaces.push(item.id),
                Stock::Card => places.cards.push(item.id),
                Stock::Tech => places.techs.push(item.id),
            }
        }
        places.landmark_cards.extend(crate::effects_bits(u64::from(self.landmark_draft)));
        for frame in &self.frames {
            match frame.task {
                Task::KeepCard { drawn, .. } => places.cards.extend(there(&drawn)),
                Task::KeepTech { drawn, .. } => places.techs.extend(there(&drawn)),
                Task::KeepTile(drawn) => places.tiles.extend(there(&drawn)),
                Task::KeepSpace(drawn) => places.spaces.extend(there(&drawn)),
                Task::Hook(doing) => places.cards.extend(doing.shown_cards()),
                _ => {}
            }
        }
        for seat in self.seat_list() {
            places.civs.extend(there(&self.player(seat).draft.civs));
            if let Some(at) = self.civ_with(seat, Flag::Collects) {
                let [card, tile, tech, _] = self.player(seat).civs[at].tokens;
                places.cards.extend(there(&[card]));
                places.tiles.extend(there(&[tile]));
                places.techs.extend(there(&[tech]));
            }
        }
        places
    }

    /// Income buildings of each kind that have left the mat and are about to be placed.
    pub fn placing(&self, seat: Seat) -> [u8; 4] {
        let mut kinds = [0; 4];
        for frame in self.frames.iter().filter(|frame| frame.seat == seat.0) {
            match frame.task {
                Task::Place(building) => kinds[building.index()] += 1,
                Task::PlaceOnCard { mark, .. } if mark < plot::LANDMARK => {
                    kinds[usize::from(mark - plot::BUILDING)] += 1;
                }
                _ => {}
            }
        }
        kinds
    }

    /// Everything that is in the game, wherever it is: what [`Tapestry::places`] and the players have together.
    pub fn everything(&self) -> Places {
        let (kit, options) = (self.kit, &self.options);
        Places {
            cards: options.deck(kit).collect(),
            techs: options.techs(kit).collect(),
            tiles: (0..kit.tiles.len() as u8).collect(),
            spaces: options.spaces(kit).collect(),
            civs: options.civs(kit).collect(),
            pieces: (0..if options.arts() { kit.masterpieces.len() as u8 } else { 0 }).collect(),
            landmark_cards: options.landmark_cards(kit).collect(),
        }
    }

    /// All landmarks of the game, as bits.
    pub fn everything_landmarks(&self) -> u64 {
        self.options.landmarks(self.kit)
    }

    /// Whether the turn under way is an income turn.
    pub fn in_income_turn(&self) -> bool {
        self.turn.income
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

    /// Cards and tiles that are reserved, of all players.
    pub fn reserved(&self) -> &[Reserved] {
        &self.reserves
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

    /// What stands on tapestry cards.
    pub fn grounds(&self) -> &[Ground] {
        &self.grounds
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

    /// The seat that took the first turn.
    pub fn first(&self) -> Seat {
        Seat(self.first)
    }
}
