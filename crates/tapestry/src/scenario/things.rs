//! Tech cards, tiles, the map, buildings, dice.

use kernel::{Hex, Seed};

use super::Scenario;
use crate::state::{ItemKind, NONE, Pile, Territory};

impl Scenario {
    /// Tech cards in a row: 0 bottom, 1 middle, 2 top.
    ///
    /// # Panics
    /// If there is no such card.
    #[must_use]
    pub fn techs(mut self, seat: u8, row: usize, names: &[&str]) -> Self {
        for name in names {
            let tech = self.game.kit.find_tech(name).unwrap_or_else(|| panic!("there is no tech {name}"));
            self.game.techs.take(tech);
            for open in &mut self.game.tech_open {
                if *open == tech {
                    *open = NONE;
                }
            }
            self.game.player_mut(seat).techs[row] |= 1 << tech;
        }
        self.game.fill_techs();
        self
    }

    /// Territory tiles in supply, by number.
    #[must_use]
    pub fn tiles(mut self, seat: u8, numbers: &[u8]) -> Self {
        for number in numbers {
            self.game.tiles.take(number - 1);
            self.game.player_mut(seat).tiles |= 1 << (number - 1);
        }
        self
    }

    /// These territory tiles are drawn next, the first one first.
    #[must_use]
    pub fn next_tiles(mut self, numbers: &[u8]) -> Self {
        for number in numbers.iter().rev() {
            if self.game.tiles.take(number - 1) {
                self.game.tiles.push(number - 1);
            }
        }
        self
    }

    /// These tech cards are on top of the deck, the first one topmost.
    ///
    /// # Panics
    /// If there is no such card in the deck.
    #[must_use]
    pub fn next_techs(mut self, names: &[&str]) -> Self {
        for name in names.iter().rev() {
            let tech = self.free_tech(name);
            self.game.techs.push(tech);
        }
        self
    }

    /// These tech cards lie open.
    ///
    /// # Panics
    /// If there is no such card in the deck.
    #[must_use]
    pub fn open_techs(mut self, names: [&str; 3]) -> Self {
        for (place, name) in names.into_iter().enumerate() {
            let tech = self.free_tech(name);
            let old = std::mem::replace(&mut self.game.tech_open[place], tech);
            if old != NONE {
                self.game.techs.push(old);
            }
        }
        self
    }

    /// Takes a tech card out of the deck or from where it lies open.
    fn free_tech(&mut self, name: &str) -> u8 {
        let tech = self.game.kit.find_tech(name).unwrap_or_else(|| panic!("there is no tech {name}"));
        let open = self.game.tech_open.iter().position(|open| *open == tech);
        if let Some(place) = open {
            self.game.tech_open[place] = NONE;
            self.game.fill_techs();
        } else {
            assert!(self.game.techs.take(tech), "{name} is not in the deck");
        }
        tech
    }

    /// These space tiles are drawn next, by number, the first one first.
    ///
    /// # Panics
    /// If there is no such tile.
    #[must_use]
    pub fn next_spaces(mut self, numbers: &[u8]) -> Self {
        for number in numbers.iter().rev() {
            let at = self.game.kit.space_tiles.iter().position(|tile| tile.id == *number);
            let at = at.unwrap_or_else(|| panic!("there is no space tile {number}")) as u8;
            if self.game.space_tiles.take(at) {
                self.game.space_tiles.push(at);
            }
        }
        self
    }

    /// No territory tile is left to draw.
    #[must_use]
    pub fn no_tiles(mut self) -> Self {
        self.game.tiles = Pile::default();
        self
    }

    /// Space tiles in supply, by number.
    ///
    /// # Panics
    /// If there is no such tile.
    #[must_use]
    pub fn space_tiles(mut self, seat: u8, numbers: &[u8]) -> Self {
        for number in numbers {
            let at = self.game.kit.space_tiles.iter().position(|tile| tile.id == *number);
            let at = at.unwrap_or_else(|| panic!("there is no space tile {number}")) as u8;
            self.game.space_tiles.take(at);
            self.game.player_mut(seat).spaces |= 1 << at;
        }
        self
    }

    /// A tile on the map.
    #[must_use]
    pub fn lay(mut self, hex: (i8, i8), number: u8, turn: u8) -> Self {
        let hex = self.hex(hex);
        self.game.tiles.take(number - 1);
        self.game.sites[hex.index()].lay(Territory::Tile(number - 1), turn);
        self.game.explored.insert(hex);
        self
    }

    fn hex(&self, (q, r): (i8, i8)) -> Hex {
        let at = kernel::Axial::new(q, r);
        self.game.map.grid.find(at).unwrap_or_else(|| panic!("there is no hex {q}/{r}"))
    }

    /// An outpost of the supply on a territory.
    #[must_use]
    pub fn outpost(mut self, seat: u8, hex: (i8, i8)) -> Self {
        let hex = self.hex(hex);
        self.game.player_mut(seat).outposts -= 1;
        self.game.stand(seat, hex, ItemKind::Outpost, false, &mut ());
        self
    }

    /// A toppled outpost on a territory.
    #[must_use]
    pub fn toppled(mut self, seat: u8, hex: (i8, i8)) -> Self {
        let hex = self.hex(hex);
        self.game.player_mut(seat).outposts -= 1;
        self.game.stand(seat, hex, ItemKind::Outpost, true, &mut ());
        self
    }

    /// So many buildings of each kind have left the mat, beside the city.
    #[must_use]
    pub fn buildings(mut self, seat: u8, left: [u8; 4]) -> Self {
        for (covered, n) in self.game.player_mut(seat).covered.iter_mut().zip(left) {
            *covered = 0b11_1110 & !((1 << (n + 1)) - 1);
        }
        self
    }

    /// Outposts left in supply.
    #[must_use]
    pub fn outposts(mut self, seat: u8, n: u8) -> Self {
        self.game.player_mut(seat).outposts = n;
        self
    }

    /// Landmarks owned, beside the city.
    ///
    /// # Panics
    /// If there is no such landmark.
    #[must_use]
    pub fn landmarks(mut self, seat: u8, ids: &[&str]) -> Self {
        for id in ids {
            let landmark = self.game.kit.find_landmark(id).unwrap_or_else(|| panic!("no landmark {id}"));
            self.game.landmarks &= !(1 << landmark);
            self.game.player_mut(seat).landmarks |= 1 << landmark;
        }
        self
    }

    /// A landmark card, by its word, in the place of those that were drafted.
    ///
    /// # Panics
    /// If there is no such card.
    #[must_use]
    pub fn landmark_card(mut self, seat: u8, id: &str) -> Self {
        let card = self.game.kit.landmark_cards.iter().position(|card| card.id == id);
        let card = card.unwrap_or_else(|| panic!("there is no landmark card {id}"));
        self.game.landmark_deck.take(card as u8);
        self.game.player_mut(seat).landmark_cards = 1 << card;
        self
    }

    /// Plots of the city that are covered: nine rows, `#` for an income building of this kind.
    #[must_use]
    pub fn city(mut self, seat: u8, rows: [&str; 9], building: crate::components::Building) -> Self {
        let margin = usize::from(crate::state::MARGIN);
        let city = &mut self.game.player_mut(seat).city;
        for (y, row) in rows.iter().enumerate() {
            for (x, mark) in row.bytes().enumerate() {
                if mark == b'#' {
                    city.taken[y + margin] |= 1 << (x + margin);
                    city.plots[y * 9 + x] = crate::state::plot::BUILDING + building as u8;
                }
            }
        }
        let mat = &self.game.kit.cities[usize::from(self.game.players[usize::from(seat)].city.mat)];
        let city = &mut self.game.player_mut(seat).city;
        for (at, district) in mat.districts.iter().enumerate() {
            if city.is_complete(mat, district) {
                city.districts |= 1 << at;
            }
        }
        self
    }

    /// An achievement that somebody has.
    #[must_use]
    pub fn achieved(mut self, seat: u8, what: crate::components::Achievement) -> Self {
        self.game.player_mut(seat).achievements |= 1 << what.index();
        self.game.achieved[what.index()] += 1;
        self
    }

    /// It is this seat's turn.
    #[must_use]
    pub fn turn_of(mut self, seat: u8) -> Self {
        self.game.frames.clear();
        self.game.start_turn(seat);
        self
    }

    /// The next rolls of a game: the seed is changed until the die shows this.
    ///
    /// # Panics
    /// If no seed of the first million does.
    #[must_use]
    pub fn rolls(self, die: crate::components::Die, faces: &[u8], of: u8) -> Self {
        self.dice(&[(die, faces, of)])
    }

    /// The next rolls of several dice: each with its faces to come and how many it has.
    ///
    /// # Panics
    /// If no seed of the first million shows them.
    #[must_use]
    pub fn dice(mut self, wanted: &[(crate::components::Die, &[u8], u8)]) -> Self {
        let before = self.game.chances.rolls;
        let shown = (0..1_000_000).any(|seed| {
            self.game.seed = Seed(seed);
            self.game.chances.rolls = before;
            wanted.iter().all(|(die, faces, of)| faces.iter().all(|face| self.game.roll(*die, *of) == *face))
        });
        self.game.chances.rolls = before;
        assert!(shown, "no seed rolls {wanted:?}");
        self
    }
}
