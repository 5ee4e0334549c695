//! Before the first turn: decks, mats, starting territories.
//!
//! Rules: `setup.map`, `setup.mats`, `setup.start`, `setup.civilization`, `setup.income-mat`, `setup.decks`,
//! `setup.adjustment`, `setup.variants`, `landmarks.draft`.

use kernel::{Certainty, Hex, Hexes, OptionError, Seat, Seed, Sink};

use super::action::Act;
use super::event::Event;
use super::legal::TapestryLegal;
use crate::automa::Bots;
use crate::components::{Adjustment, Building, Card, CardKind, Flag, Kit, Set, Solo, Tech};
use crate::effects_bits;
use crate::options::{MatChoice, Mode, TapestryOptions, Version};
use crate::state::{
    Chances, Context, Frame, ItemKind, NONE, Pile, Player, SETUP, Site, Tapestry, Task, Territory, Token,
    Turn,
};

/// Cards that the rulebook names for groups that dislike them.
const REMOVED_CARDS: [&str; 5] =
    ["broker_of_peace", "renaissance", "marriage_of_state", "alliance", "theocracy"];
const REMOVED_TECHS: [&str; 2] = ["Radio", "Lithium-Ion Battery"];
/// City mats that share a starting territory on the small map.
const PAIRS: [[u8; 2]; 3] = [[1, 6], [2, 4], [3, 5]];

impl TapestryOptions {
    fn allows(&self, set: Set, certainty: Certainty) -> bool {
        self.plays(set) && (certainty != Certainty::Guess || self.allow_guesses)
    }

    /// Whether a kind of tapestry card is in the deck.
    pub(crate) fn has_card(&self, card: &Card) -> bool {
        let says = card.play.0 != 0
            || card.abilities.flags != 0
            || !card.abilities.on.is_empty()
            || card.plots.is_some();
        self.allows(card.set, card.certainty)
            && (says || card.response.is_some() && card.kind == CardKind::Response)
            && !(self.removals && REMOVED_CARDS.contains(&card.id.as_str()))
            && (self.seats > 1 || !matches!(card.id.as_str(), "alliance" | "marriage_of_state"))
            && self.keeps(card.solo)
    }

    /// Whether something stays in the box of a solo game.
    fn keeps(&self, solo: Solo) -> bool {
        self.mode != Mode::Automa
            || solo == Solo::Keep
            || (solo == Solo::RemoveOptional && self.bots.keep_unbalanced)
    }

    /// How many of a kind are in the deck.
    fn copies(&self, card: &Card) -> u8 {
        if self.mode == Mode::Automa { card.solo_copies } else { card.copies }
    }
}

impl TapestryOptions {
    /// Whether a tech card is in the deck.
    fn has_tech(&self, tech: &Tech) -> bool {
        self.allows(tech.set, tech.certainty)
            && !(self.removals && REMOVED_TECHS.contains(&tech.name.as_str()))
    }

    /// The tapestry cards in the game.
    pub(crate) fn deck<'a>(&'a self, kit: &'a Kit) -> impl Iterator<Item = u8> + 'a {
        let all = kit.copies.iter().enumerate().filter(move |(at, kind)| {
            let card = &kit.cards[usize::from(**kind)];
            // Copies of a kind lie side by side.
            let first = kit.copies.partition_point(|known| known < kind);
            self.has_card(card) && at - first < usize::from(self.copies(card))
        });
        all.map(|(at, _)| at as u8)
    }

    /// The tech cards in the game.
    pub(crate) fn techs<'a>(&'a self, kit: &'a Kit) -> impl Iterator<Item = u8> + 'a {
        numbers(&kit.techs, |tech| self.has_tech(tech))
    }

    /// The space tiles in the game.
    pub(crate) fn spaces<'a>(&'a self, kit: &'a Kit) -> impl Iterator<Item = u8> + 'a {
        numbers(&kit.space_tiles, |tile| self.allows(tile.set, tile.certainty))
    }

    /// The landmarks in the game, as bits.
    pub(crate) fn landmarks(&self, kit: &Kit) -> u64 {
        let all = numbers(&kit.landmarks, |landmark| self.allows(landmark.set, landmark.certainty));
        all.fold(0, |bits, at| bits | 1 << at)
    }

    /// The landmark cards in the game.
    pub(crate) fn landmark_cards<'a>(&'a self, kit: &'a Kit) -> impl Iterator<Item = u8> + 'a {
        let landmarks = self.landmarks(kit);
        numbers(&kit.landmark_cards, move |card| {
            self.allows(card.set, card.certainty)
                && card.goal.is_some()
                && landmarks >> card.landmark & 1 == 1
        })
    }

    /// The civilizations in the game: those that can be drawn, and those that are named.
    pub(crate) fn civs<'a>(&'a self, kit: &'a Kit) -> impl Iterator<Item = u8> + 'a {
        let named = |at: usize| {
            let seats = self.civilizations.iter().take(usize::from(self.seats));
            seats.into_iter().any(|choice| *choice == MatChoice::Named(at as u8))
        };
        let all = kit.civs.iter().enumerate().filter(move |(at, civ)| {
            named(*at)
                || (self.plays(civ.set)
                    && self.civilization_set.is_none_or(|set| set == civ.set)
                    && civ.missing.is_empty()
                    && (self.seats > 1 || !alone(&civ.id))
                    && self.keeps(civ.solo))
        });
        all.map(|(at, _)| at as u8)
    }
}

/// The numbers of those that are in the game.
fn numbers<'a, T>(things: &'a [T], is_in: impl Fn(&T) -> bool + 'a) -> impl Iterator<Item = u8> + 'a {
    things.iter().enumerate().filter(move |(_, thing)| is_in(thing)).map(|(at, _)| at as u8)
}

fn shuffled<const N: usize>(seed: Seed, index: u64, things: impl Iterator<Item = u8>) -> Pile<N> {
    let mut pile = Pile::default();
    things.for_each(|thing| pile.push(thing));
    pile.shuffle(&mut seed.dice(SETUP, index));
    pile
}

impl Tapestry {
    /// A new game, up to the first decision.
    pub(crate) fn new<S: Sink<Event>>(
        kit: &'static Kit,
        options: TapestryOptions,
        seed: Seed,
        sink: &mut S,
    ) -> Result<Tapestry, OptionError> {
        let map = &kit.maps[usize::from(options.seats > 3)];
        let pieces = if options.arts() { kit.masterpieces.len() as u8 } else { 0 };
        let mut game = Tapestry {
            kit,
            map,
            options,
            seed,
            played: 0,
            chances: Chances::default(),
            over: false,
            first: 0,
            active: 0,
            turn: Turn::default(),
            players: std::array::from_fn(|_| Player { slots: [NONE; 4], blocks: NONE, ..Player::default() }),
            sites: std::array::from_fn(|_| Site::default()),
            explored: map.printed_hexes,
            control: [Hexes::EMPTY; 5],
            deck: shuffled(seed, 1, options.deck(kit)),
            discard: Pile::default(),
            techs: shuffled(seed, 2, options.techs(kit)),
            tech_discard: Pile::default(),
            tech_open: [NONE; 3],
            tiles: shuffled(seed, 3, 0..kit.tiles.len() as u8),
            used_tiles: 0,
            space_tiles: shuffled(seed, 4, options.spaces(kit)),
            civs: shuffled(seed, 5, options.civs(kit)),
            pieces: shuffled(seed, 6, 0..pieces),
            piece_discard: Pile::default(),
            piece_open: [NONE; 3],
            landmark_deck: Pile::default(),
            landmark_draft: 0,
            landmarks: options.landmarks(kit),
            achieved: [0; 3],
            marked: 0,
            heralded: 0,
            frames: arrayvec::ArrayVec::new(),
            moved_frames: 0,
            overfull: false,
            seen: [0; 5],
            grounds: arrayvec::ArrayVec::new(),
            reserves: arrayvec::ArrayVec::new(),
            bots: Bots::default(),
        };
        game.first = game.first_seat();
        game.active = game.first;
        for hex in map.printed_hexes {
            game.sites[hex.index()].become_of(Territory::Printed);
        }
        game.fill_techs();
        game.fill_pieces();
        for seat in game.seat_list() {
            let player = game.player_mut(seat);
            player.covered = [0b11_1110; 4];
            player.outposts = 10;
            for (at, token) in player.tokens.iter_mut().enumerate() {
                *token = Token { track: at as u8, space: 0 };
            }
            if !options.arts() {
                player.tokens[4] = Token { track: NONE, space: 0 };
            }
        }
        game.set_up_bots();
        game.deal_civs();
        game.deal_cities();
        game.deal_landmark_cards();
        game.say_guesses(sink);
        game.push(game.first, Task::Begin, Context::default());
        // The player on the right of the first one keeps a landmark card first, the first one last.
        if game.landmark_draft != 0 {
            for step in 0..options.seats {
                let seat = (game.first + step) % options.seats;
                if game.people().any(|person| person == seat) {
                    game.push(seat, Task::DraftLandmark, Context::default());
                }
            }
        }
        // In turn order: the first player chooses first, so lies on top.
        for step in (0..options.seats).rev() {
            let seat = (game.first + step) % options.seats;
            if game.is_bot(seat) {
                continue;
            }
            game.push(seat, Task::ChooseCity, Context::default());
            game.push(seat, Task::ChooseCiv, Context::default());
        }
        game.settle(sink).map_err(|illegal| OptionError::Unplayable { why: illegal.to_string() })?;
        Ok(game)
    }

    fn deal_civs(&mut self) {
        for seat in self.seat_list() {
            if let MatChoice::Named(civ) = self.options.civilizations[usize::from(seat)] {
                self.civs.take(civ);
            }
        }
        for seat in self.people() {
            // A second one only while there is one left for everybody.
            let later = (seat + 1..self.options.seats)
                .filter(|seat| !matches!(self.options.civilizations[usize::from(*seat)], MatChoice::Named(_)))
                .count();
            let mut drawn = [NONE; 4];
            match self.options.civilizations[usize::from(seat)] {
                MatChoice::Named(civ) => drawn[0] = civ,
                MatChoice::Random => drawn[0] = self.civs.pop().unwrap_or(NONE),
                MatChoice::Open => {
                    drawn[0] = self.civs.pop().unwrap_or(NONE);
                    if self.civs.len() > later {
                        drawn[1] = self.civs.pop().unwrap_or(NONE);
                    }
                }
            }
            self.player_mut(seat).draft.civs = drawn;
        }
    }

    /// As many landmark cards as there are players, one more with both expansions; the others form a deck.
    fn deal_landmark_cards(&mut self) {
        let kit = self.kit;
        self.landmark_deck = shuffled(self.seed, 9, self.options.landmark_cards(kit));
        let both = self.options.plays(Set::Pp) && self.options.plays(Set::Aa);
        for _ in 0..self.people().count() + usize::from(both) {
            if let Some(card) = self.landmark_deck.pop() {
                self.landmark_draft |= 1 << card;
            }
        }
    }

    /// One basic mat each with four or five players, a pair of them otherwise; the number names the start.
    fn deal_cities(&mut self) {
        let kit = self.kit;
        let mat = |number: u8| kit.cities.iter().position(|city| city.number == number).unwrap_or(0) as u8;
        let number = |at: u8| kit.cities.get(usize::from(at)).map_or(1, |city| city.number);
        let large = self.map_side() == 1;
        let lots: Pile<6> = shuffled(self.seed, 7, if large { 1..7 } else { 0..3 });
        let mut lots = lots;
        for seat in self.seat_list() {
            if let MatChoice::Named(at) = self.options.cities[usize::from(seat)] {
                let number = number(at);
                let pair = PAIRS.iter().position(|pair| pair.contains(&number)).unwrap_or(0) as u8;
                lots.take(if large { number } else { pair });
            }
        }
        let mut dice = self.seed.dice(SETUP, 8);
        for seat in self.people() {
            let choice = self.options.cities[usize::from(seat)];
            let mut cities = [NONE; 3];
            if let MatChoice::Named(at) = choice {
                cities[0] = at;
            } else {
                let lot = lots.pop().unwrap_or(0);
                if large {
                    cities[0] = mat(lot);
                } else {
                    let pair = PAIRS[usize::from(lot)];
                    let one = dice.below(2) as usize;
                    cities[0] = mat(pair[if choice == MatChoice::Random { one } else { 0 }]);
                    if choice == MatChoice::Open {
                        cities[1] = mat(pair[1]);
                    }
                }
            }
            // Advanced mats whose plots are known, if a pack has any: one of them is drawn too.
            let advanced =
                kit.cities.iter().enumerate().filter(|(_, city)| {
                    city.number == 0 && city.plots.is_some() && self.options.plays(city.set)
                });
            let known = advanced.clone().count() as u32;
            if choice == MatChoice::Open && known > 0 {
                let taken = |at: u8| self.seat_list().any(|other| self.player(other).draft.cities[2] == at);
                let nth = dice.below(known) as usize;
                let drawn = advanced.clone().cycle().skip(nth).take(known as usize);
                let drawn = drawn.map(|(at, _)| at as u8).find(|at| !taken(*at));
                cities[2] = drawn.unwrap_or(NONE);
            }
            let start = number(cities[0]);
            let player = self.player_mut(seat);
            player.draft.cities = cities;
            player.capital = start - 1;
        }
        // From mat numbers to hexes; or by seat, as far from each other as the map has starts.
        let starts = self.map.starts;
        for seat in self.people() {
            let hex = if self.options.mode == Mode::Automa {
                // Whatever the mat says.
                starts[1]
            } else if self.options.start_by_seat {
                // Four are spaced evenly around the six islands; the small map has three.
                let order: [usize; 5] = match self.options.seats {
                    4 => [0, 1, 3, 4, 0],
                    _ => [0, 1, 2, 3, 4],
                };
                starts[order[usize::from(seat)]]
            } else {
                starts[usize::from(self.player(seat).capital)]
            };
            self.player_mut(seat).capital = hex.0;
        }
    }

    pub(crate) fn offer_setup(&self, frame: &Frame, offer: &mut TapestryLegal) {
        let draft = self.player(frame.seat).draft;
        match frame.task {
            Task::ChooseCiv => {
                draft.civs.iter().filter(|civ| **civ != NONE).for_each(|civ| offer.add(Act::Civ(*civ)));
            }
            Task::ChooseCity => {
                let civ = self
                    .player(frame.seat)
                    .civs
                    .first()
                    .map_or("", |slot| self.kit.civs[usize::from(slot.civ)].id.as_str());
                for city in draft.cities.iter().filter(|city| **city != NONE) {
                    // The Riverfolk may not keep the Cloud City mat.
                    if civ != "riverfolk" || self.kit.cities[usize::from(*city)].id != "cloud_city" {
                        offer.add(Act::City(*city));
                    }
                }
            }
            Task::DraftLandmark => {
                self.landmark_choices().for_each(|landmark| offer.add(Act::Landmark(landmark)));
            }
            _ => {}
        }
    }

    /// The landmark card that gives this landmark.
    pub(crate) fn landmark_card(&self, landmark: u8) -> Option<u8> {
        self.kit.landmark_cards.iter().position(|card| card.landmark == landmark).map(|at| at as u8)
    }

    pub(crate) fn answer_setup<S: Sink<Event>>(&mut self, frame: Frame, act: Act, sink: &mut S) {
        let seat = frame.seat;
        match act {
            Act::Civ(kept) => {
                if S::ON {
                    sink.event(Event::Civilization { seat: Seat(seat), civ: kept });
                }
                let drawn = self.player(seat).draft.civs;
                for civ in drawn {
                    if civ != NONE && civ != kept {
                        self.civs.push(civ);
                    }
                }
                self.player_mut(seat).draft.civs = [NONE; 4];
                self.receive_civ(seat, kept);
                // Nobody passes landmark cards on to a person alone: they are drawn, so Psionics draw one more.
                if self.landmark_draft != 0
                    && self.people().count() == 1
                    && self.has(seat, Flag::ExtraDraws)
                    && let Some(card) = self.landmark_deck.pop()
                {
                    self.landmark_draft |= 1 << card;
                }
            }
            Act::Landmark(landmark) => {
                let Some(card) = self.landmark_card(landmark) else { return };
                self.landmark_draft &= !(1 << card);
                self.player_mut(seat).landmark_cards |= 1 << card;
                if S::ON {
                    sink.event(Event::LandmarkCard { seat: Seat(seat), card });
                }
                if !self.frames.iter().any(|frame| frame.task == Task::DraftLandmark) {
                    // What the last one leaves goes into the deck.
                    for card in effects_bits(u64::from(std::mem::take(&mut self.landmark_draft))) {
                        self.landmark_deck.push(card);
                    }
                    let mut dice = self.shuffling();
                    self.landmark_deck.shuffle(&mut dice);
                }
            }
            Act::City(mat) => {
                if S::ON {
                    sink.event(Event::City { seat: Seat(seat), mat });
                }
                let plots = self.kit.cities[usize::from(mat)].plots.unwrap_or([0; 9]);
                let player = self.player_mut(seat);
                player.draft.cities = [NONE; 3];
                player.city.mat = mat;
                player.city.impassable = plots;
            }
            _ => {}
        }
    }

    /// All have chosen: outposts, setup of the civilizations, first turn.
    pub(crate) fn begin<S: Sink<Event>>(&mut self, sink: &mut S) {
        let mut dice = self.shuffling();
        self.civs.shuffle(&mut dice);
        if S::ON {
            sink.event(Event::Begun { first: Seat(self.first) });
        }
        self.place_bots(sink);
        self.start_turn(self.first);
        for step in (0..self.options.seats).rev() {
            let seat = (self.first + step) % self.options.seats;
            if self.is_bot(seat) {
                continue;
            }
            let hex = Hex(self.player(seat).capital);
            let tokens = self.options.version == Version::Latest && self.has(seat, Flag::OutpostRows);
            for _ in 0..2 {
                if tokens {
                    // Militants: tokens stand in for the first two outposts.
                    self.stand(seat, hex, ItemKind::Holder, false, &mut ());
                } else {
                    self.player_mut(seat).outposts -= 1;
                    self.stand(seat, hex, ItemKind::Outpost, false, &mut ());
                }
            }
            let Some(slot) = self.player(seat).civs.first().copied() else { continue };
            let context = Context::of_civ(0);
            let adjust = self.adjustment(slot.civ);
            if let Some(effect) = adjust.and_then(|adjust| adjust.setup) {
                self.push_effect(seat, effect, context);
            }
            let own = self.mat(slot.civ).setup;
            if let Some(effect) = own.filter(|_| !adjust.is_some_and(|adjust| adjust.replaces)) {
                self.push_effect(seat, effect, context);
            }
        }
    }

    /// The adjustment that a starting civilization plays with.
    pub(super) fn adjustment(&self, civ: u8) -> Option<Adjustment> {
        self.kit.civs[usize::from(civ)].adjust.filter(|adjust| {
            self.options.version == Version::Adjusted
                && (adjust.certainty != Certainty::Guess || self.options.allow_guesses)
        })
    }

    /// What a starting civilization does at the end of the first income turn.
    pub(crate) fn push_first(&mut self, seat: u8) {
        let Some(slot) = self.player(seat).civs.first().copied() else { return };
        let context = Context::of_civ(0);
        let adjust = self.adjustment(slot.civ);
        let later = adjust.and_then(|adjust| adjust.first);
        let own = self.mat(slot.civ).first.filter(|_| !adjust.is_some_and(|adjust| adjust.replaces));
        for effect in [later, own].into_iter().flatten() {
            self.push_effect(seat, effect, context);
        }
    }

    /// How many buildings of each kind are on the mat at the start.
    pub const BUILDINGS: u8 = 5;

    /// The kinds of income buildings.
    pub const KINDS: [Building; 4] = [Building::Market, Building::House, Building::Farm, Building::Armory];
}

/// Civilizations that need an opponent to be set up at all.
fn alone(id: &str) -> bool {
    matches!(id, "historians" | "traders")
}
