//! Positions by hand: for tests and for whoever wants to look at one.
//!
//! ```
//! use kernel::{Game, Seat};
//! use tapestry::scenario::Scenario;
//! use tapestry::{Goods, Track};
//!
//! let mut game = Scenario::new(2).goods(0, [1, 0, 0, 0]).build();
//! Scenario::play(&mut game, "advance technology 0 coin");
//! assert_eq!(game.position_of(Seat(0), Track::Technology), 1);
//! assert_eq!(game.player_at(Seat(0)).goods, Goods::NONE);
//! ```

mod play;
mod things;

use kernel::{Game, Legal, Seed};

use crate::automa::{BotTask, Bots};
use crate::components::{Goods, Kit, Track};
use crate::options::{MatChoice, TapestryOptions, Version};
use crate::rules::event::Event;
use crate::state::{Era, NONE, Pile, Tapestry, Task, Token};

/// A position that is being made. Everybody has taken the first income turn with nothing; it is the turn of seat 0.
#[derive(Clone, Debug)]
pub struct Scenario {
    game: Tapestry,
}

impl Scenario {
    /// So many seats, with civilizations that do nothing by themselves.
    pub fn new(seats: u8) -> Scenario {
        Scenario::with(seats, &[], Version::Latest)
    }

    /// With these civilizations, in this wording.
    ///
    /// # Panics
    /// If there is no such civilization.
    pub fn with(seats: u8, civs: &[&str], version: Version) -> Scenario {
        Scenario::of(TapestryOptions { seats, version, ..TapestryOptions::default() }, civs)
    }

    /// With these settings and civilizations.
    ///
    /// # Panics
    /// If there is no such civilization.
    pub fn of(options: TapestryOptions, civs: &[&str]) -> Scenario {
        Scenario::of_box(Kit::printed(), options, civs)
    }

    /// With the components of this box.
    ///
    /// # Panics
    /// If there is no such civilization.
    pub fn of_box(kit: &'static Kit, mut options: TapestryOptions, civs: &[&str]) -> Scenario {
        // Quiet ones for the other seats: their abilities wait for something that a test does itself.
        let quiet = ["leaders", "inventors", "entertainers", "alchemists", "heralds"];
        let mut rest = quiet.iter().filter(|id| !civs.contains(id));
        for seat in 0..usize::from(options.seats) {
            let id = civs.get(seat).or_else(|| rest.next()).unwrap_or(&"leaders");
            let civ = kit.find_civ(id).unwrap_or_else(|| panic!("there is no civilization {id}"));
            options.civilizations[seat] = MatChoice::Named(civ);
        }
        for (seat, city) in [0_u8, 1, 2, 3, 4].into_iter().enumerate() {
            options.cities[seat] = MatChoice::Named(city);
        }
        let game = Tapestry::new(kit, options, Seed(1), &mut ());
        let mut game = game.unwrap_or_else(|error| panic!("{error}"));
        // Whatever the setup asks, the first answer will do.
        while let Some(frame) = game.frames.last()
            && frame.task != Task::TakeTurn
        {
            match game.legal().get(0) {
                Some(action) => assert!(game.play(action, &mut ()).is_ok()),
                None => break,
            }
        }
        game.frames.clear();
        game.first = 0;
        game.start_turn(0);
        for seat in 0..usize::from(options.seats) {
            game.players[seat].income_turns = 1;
        }
        Scenario { game }
    }

    /// The position.
    pub fn build(self) -> Tapestry {
        self.game
    }

    /// Changes what the bots have.
    #[must_use]
    pub fn bots(mut self, change: impl FnOnce(&mut Bots)) -> Self {
        change(&mut self.game.bots);
        self
    }

    /// The pair of decision cards on the table, by their numbers: track card, tiebreaker card.
    ///
    /// # Panics
    /// If there is no such card.
    #[must_use]
    pub fn pair(mut self, left: u8, right: u8) -> Self {
        for (place, number) in [left, right].into_iter().enumerate() {
            let card = self.game.kit.automa.find_card(number);
            let card = card.unwrap_or_else(|| panic!("there is no decision card {number}"));
            self.game.bots.pair[place] = card;
            let _ = self.game.bots.deck.take(card) || self.game.bots.progress.take(card);
        }
        self
    }

    /// The decision deck, by the numbers of its cards; the last is on top.
    ///
    /// # Panics
    /// If there is no such card.
    #[must_use]
    pub fn decisions(mut self, numbers: &[u8]) -> Self {
        self.game.bots.deck = Pile::default();
        for number in numbers {
            let card = self.game.kit.automa.find_card(*number);
            let card = card.unwrap_or_else(|| panic!("there is no decision card {number}"));
            self.game.bots.progress.take(card);
            self.game.bots.deck.push(card);
        }
        self
    }

    /// Landmarks that somebody has taken; a bot has them on its mat.
    ///
    /// # Panics
    /// If there is no such landmark.
    #[must_use]
    pub fn claimed(mut self, seat: u8, ids: &[&str]) -> Self {
        for id in ids {
            let landmark = self.game.kit.find_landmark(id);
            let landmark = landmark.unwrap_or_else(|| panic!("there is no landmark {id}"));
            self.game.landmarks &= !(1 << landmark);
            self.game.player_mut(seat).landmarks |= 1 << landmark;
        }
        self
    }

    /// Takes everything from a territory.
    #[must_use]
    pub fn clear(mut self, hex: (i8, i8)) -> Self {
        if let Some(hex) = self.game.map.grid.find(kernel::Axial::new(hex.0, hex.1)) {
            self.game.sites[hex.index()].items = crate::state::Items::default();
            self.game.refresh_control(hex);
        }
        self
    }

    /// Another chance for everything that is drawn and rolled from now on.
    #[must_use]
    pub fn spin(mut self, seed: u64) -> Self {
        self.game.seed = Seed(seed);
        self
    }

    /// A landmark in a city, wherever it lies there.
    ///
    /// # Panics
    /// If there is no such landmark.
    #[must_use]
    pub fn in_city(self, seat: u8, id: &str) -> Self {
        let mut table = self.claimed(seat, &[id]);
        let landmarks = table.game.player(seat).landmarks;
        table.game.player_mut(seat).city.landmarks |= landmarks;
        table
    }

    /// A track on which nobody else may advance.
    #[must_use]
    pub fn blocked(mut self, seat: u8, track: Track) -> Self {
        let player = self.game.player_mut(seat);
        (player.blocks, player.blocks_for) = (track as u8, 2);
        self
    }

    /// The game is over as it stands.
    #[must_use]
    pub fn over(mut game: Tapestry) -> Tapestry {
        game.over = true;
        game
    }

    /// What nobody can see: the tapestry deck and the pile of civilizations.
    pub fn hidden(game: &Tapestry) -> [Vec<u8>; 2] {
        [game.deck.as_slice().to_vec(), game.civs.as_slice().to_vec()]
    }

    /// Lets a bot do something at once, whoever's turn it is; what happened.
    pub fn bot_does(game: &mut Tapestry, seat: u8, task: BotTask) -> Vec<Event> {
        let mut events = Vec::new();
        game.push_bot(seat, task);
        Scenario::settle(game, &mut events);
        events
    }

    /// Masterpieces, by number.
    #[must_use]
    pub fn pieces(mut self, seat: u8, numbers: &[u8]) -> Self {
        for number in numbers {
            self.game.pieces.take(number - 1);
            for open in &mut self.game.piece_open {
                if *open == number - 1 {
                    *open = NONE;
                }
            }
            self.game.player_mut(seat).masterpieces |= 1 << (number - 1);
        }
        self.game.fill_pieces();
        self
    }

    /// Resources: coins, workers, food, culture.
    #[must_use]
    pub fn goods(mut self, seat: u8, goods: [u8; 4]) -> Self {
        self.game.player_mut(seat).goods = Goods(goods);
        self
    }

    /// A seat has so many of every resource.
    #[must_use]
    pub fn rich(self, seat: u8, n: u8) -> Self {
        self.goods(seat, [n; 4])
    }

    /// Points that a seat has so far.
    #[must_use]
    pub fn vp(mut self, seat: u8, vp: i16) -> Self {
        self.game.player_mut(seat).vp = vp;
        self
    }

    /// Income turns taken.
    #[must_use]
    pub fn income_turns(mut self, seat: u8, turns: u8) -> Self {
        self.game.player_mut(seat).income_turns = turns;
        self
    }

    /// The game is over for this player.
    #[must_use]
    pub fn done(mut self, seat: u8) -> Self {
        let player = self.game.player_mut(seat);
        (player.income_turns, player.done) = (5, true);
        self
    }

    /// The token of a track on a space.
    #[must_use]
    pub fn at(mut self, seat: u8, track: Track, space: u8) -> Self {
        self.game.player_mut(seat).tokens[track.index()] = Token { track: track as u8, space };
        self
    }

    /// A second token on a track: that of another one.
    #[must_use]
    pub fn token(mut self, seat: u8, token: u8, track: Track, space: u8) -> Self {
        self.game.player_mut(seat).tokens[usize::from(token)] = Token { track: track as u8, space };
        self
    }

    /// Tapestry cards in hand by their words; all others are in the deck.
    ///
    /// # Panics
    /// If there is no such card left.
    #[must_use]
    pub fn hand(mut self, seat: u8, ids: &[&str]) -> Self {
        for id in ids {
            let card = self.take_card(id);
            self.game.player_mut(seat).hand |= 1 << card;
        }
        self
    }

    fn take_card(&mut self, id: &str) -> u8 {
        let kit = self.game.kit;
        let all = (0..kit.copies.len() as u8).filter(|card| kit.card(*card).id == *id);
        for card in all {
            if self.game.deck.take(card) {
                return card;
            }
        }
        panic!("no card {id} is left in the deck");
    }

    /// These cards on top of the deck, the first topmost.
    ///
    /// # Panics
    /// If there is no such card left.
    #[must_use]
    pub fn deck(mut self, ids: &[&str]) -> Self {
        for id in ids.iter().rev() {
            let card = self.take_card(id);
            self.game.deck.push(card);
        }
        self
    }

    /// No card is left in the tapestry deck.
    #[must_use]
    pub fn empty_deck(mut self) -> Self {
        self.game.deck = Pile::default();
        self
    }

    /// A tapestry card on a slot of the mat, active if it is that of the era.
    ///
    /// # Panics
    /// If there is no such card left.
    #[must_use]
    pub fn on_mat(mut self, seat: u8, slot: u8, id: &str) -> Self {
        let card = self.take_card(id);
        let era = self.game.slot(seat);
        let kind = self.game.kit.copies[usize::from(card)];
        let player = self.game.player_mut(seat);
        player.slots[usize::from(slot)] = card;
        if era == usize::from(slot) && self.game.kit.card(card).kind == crate::components::CardKind::ThisEra {
            self.game.player_mut(seat).era = Era { kind, ..Era::default() };
        }
        self.game.refresh_flags(seat);
        self
    }
}
