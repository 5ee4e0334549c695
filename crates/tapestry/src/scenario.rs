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

use kernel::{Game, Hex, Legal, Notation, Seat, Seed};

use crate::automa::{BotTask, Bots};
use crate::components::{CivMat, EffectId, Good, Goods, Kit, Track};
use crate::options::{MatChoice, TapestryOptions, Version};
use crate::rules::event::Event;
use crate::state::{Context, Era, ItemKind, NONE, Pile, Tapestry, Task, Token};

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
        let mut game = Tapestry::new(kit, options, Seed(1), &mut ());
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
        game.go_on(&mut events);
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

    /// So many of everything.
    #[must_use]
    pub fn rich(self, seat: u8, n: u8) -> Self {
        self.goods(seat, [n; 4])
    }

    /// Points.
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
        let site = &mut self.game.sites[hex.index()];
        (site.tile, site.turn) = (number - 1, turn);
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

    /// Plays an action by its text; what happened.
    ///
    /// # Panics
    /// If it is no legal action.
    #[track_caller]
    pub fn play(game: &mut Tapestry, text: &str) -> Vec<Event> {
        let action = game.read(text).unwrap_or_else(|error| panic!("{error}"));
        let mut events = Vec::new();
        let offered: Vec<String> = game.legal().iter().take(30).map(|action| game.write(action)).collect();
        if let Err(error) = game.play(action, &mut events) {
            panic!("`{text}`: {error}; offered: {offered:?}");
        }
        events
    }

    /// Lets an effect happen to a player, up to the first decision; what happened.
    pub fn happen(game: &mut Tapestry, seat: u8, effect: EffectId) -> Vec<Event> {
        let mut events = Vec::new();
        game.push_effect(seat, effect, Context::default());
        game.go_on(&mut events);
        events
    }

    /// A player plays a tapestry card from hand on the space of the era, up to the first decision; what happened.
    ///
    /// # Panics
    /// If the card is not in hand.
    #[track_caller]
    pub fn card(game: &mut Tapestry, seat: u8, id: &str) -> Vec<Event> {
        let hand = game.player(seat).hand;
        let card = crate::effects_cards(hand).find(|card| game.kit.card(*card).id == id);
        let card = card.unwrap_or_else(|| panic!("{id} is not in hand"));
        let mut events = Vec::new();
        let slot = game.slot(seat);
        game.play_card(seat, card, slot, true, &mut events);
        game.go_on(&mut events);
        events
    }

    /// So many income turns have been taken by now.
    pub fn set_income_turns(game: &mut Tapestry, seat: u8, turns: u8) {
        game.player_mut(seat).income_turns = turns;
    }

    /// A player gains a civilization in the middle of the game; what happened.
    ///
    /// # Panics
    /// If there is no such civilization.
    pub fn gain_civ(game: &mut Tapestry, seat: u8, id: &str) -> Vec<Event> {
        let civ = game.kit.find_civ(id).unwrap_or_else(|| panic!("there is no civilization {id}"));
        let mut events = Vec::new();
        game.civs.take(civ);
        game.civs.push(civ);
        game.gain_civ(seat, &mut events);
        game.go_on(&mut events);
        events
    }

    /// A player uses a civilization as in step 1 of the income turn under way, up to the first decision; what happened.
    ///
    /// # Panics
    /// If the player has no such civilization.
    #[track_caller]
    pub fn use_civ(game: &mut Tapestry, seat: u8, id: &str) -> Vec<Event> {
        let at = Scenario::civ_place(game, seat, id);
        game.turn.income = true;
        game.player_mut(seat).civs[at].moved = 0;
        let effect = game.civ_income(seat, at);
        Scenario::civ_does(game, seat, at, effect)
    }

    /// Something of a civilization mat happens to a player, up to the first decision; what happened.
    ///
    /// # Panics
    /// If the player has no such civilization.
    #[track_caller]
    pub fn civ_moment(
        game: &mut Tapestry,
        seat: u8,
        id: &str,
        moment: impl FnOnce(&CivMat) -> Option<EffectId>,
    ) -> Vec<Event> {
        let at = Scenario::civ_place(game, seat, id);
        let effect = moment(game.mat(game.player(seat).civs[at].civ));
        Scenario::civ_does(game, seat, at, effect)
    }

    #[track_caller]
    fn civ_place(game: &Tapestry, seat: u8, id: &str) -> usize {
        let is = |slot: &crate::state::CivSlot| game.kit.civs[usize::from(slot.civ)].id == id;
        game.player(seat).civs.iter().position(is).unwrap_or_else(|| panic!("seat {seat} has no {id}"))
    }

    fn civ_does(game: &mut Tapestry, seat: u8, at: usize, effect: Option<EffectId>) -> Vec<Event> {
        let mut events = Vec::new();
        if let Some(effect) = effect {
            game.push_effect(seat, effect, Context { civ: at as u8, ..Context::default() });
        }
        game.go_on(&mut events);
        events
    }

    /// One of each resource as [`Goods`].
    pub fn one_of(good: Good) -> Goods {
        Goods::of(good, 1)
    }

    /// Who has to decide.
    pub fn asked(game: &Tapestry) -> Option<Seat> {
        game.to_move()
    }
}
