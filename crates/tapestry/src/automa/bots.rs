//! What the bots have: decks, pair, favourite tracks. Rules: `automa.setup.*`, `automa.deck`, `automa.pair`.

use std::hash::{Hash, Hasher};

use kernel::{Dice, Purpose, Sink};

use super::First;
use crate::components::Track;
use crate::options::Mode;
use crate::rules::event::Event;
use crate::state::{ItemKind, NONE, Pile, Tapestry};

const SETUP: Purpose = Purpose::new("tapestry bots' setup");
const SHUFFLE: Purpose = Purpose::new("tapestry decision deck");
const PAIR: Purpose = Purpose::new("tapestry decision pair");
const DIE: Purpose = Purpose::new("tapestry bots' science die");
const TILE: Purpose = Purpose::new("tapestry bots' tile");
const TRAP: Purpose = Purpose::new("tapestry Automa's trap pile");

/// What comes from a real table instead of from the seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Real {
    /// The table itself: hands of people are not known, so they are asked for Traps.
    pub table: bool,
    /// Decision cards are drawn there.
    pub cards: bool,
    /// The science die is rolled there.
    pub die: bool,
    /// People who act when a bot takes a landmark, as bits: nobody knows their civilizations there.
    pub reacts: u8,
    /// People who go on after income turn 5, as bits: Elder Ones and Merfolk do.
    pub plays_on: u8,
}

/// A game on screen has nothing of a real table, and its checksum says nothing of one.
impl Hash for Real {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.table, self.cards, self.die).hash(state);
        if self.table {
            self.reacts.hash(state);
        }
        if self.plays_on != 0 {
            self.plays_on.hash(state);
        }
    }
}

/// What the bots have beside what every player has.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Bots {
    /// The decision deck; the last is on top.
    pub deck: Pile<22>,
    /// The decision cards that were used, open to all.
    pub discard: Pile<22>,
    /// The progress deck.
    pub progress: Pile<22>,
    /// The track card and the tiebreaker card on the table.
    pub pair: [u8; 2],
    /// Decision cards that were seen, as bits.
    pub seen: u32,
    /// The favourite tracks of the Automa and the Shadow Empire.
    pub favourite: [Track; 2],
    /// The civilizations of the Automa.
    pub civs: [u8; 2],
    /// What comes from a real table.
    pub real: Real,
    /// Random events so far: shuffles, pairs, rolls, tiles, traps.
    pub(crate) chances: [u16; 5],
}

impl Default for Bots {
    fn default() -> Self {
        Bots {
            deck: Pile::default(),
            discard: Pile::default(),
            progress: Pile::default(),
            pair: [NONE; 2],
            seen: 0,
            favourite: [Track::Exploration; 2],
            civs: [NONE; 2],
            real: Real::default(),
            chances: [0; 5],
        }
    }
}

impl Bots {
    /// The favourite of a bot: 0 the Automa, 1 the Shadow Empire.
    pub fn see(&mut self, card: u8) {
        self.seen |= 1 << card;
    }

    /// Puts the old pair on the discard pile.
    pub(crate) fn clear_pair(&mut self) {
        for card in std::mem::replace(&mut self.pair, [NONE; 2]) {
            if card != NONE {
                self.discard.push(card);
            }
        }
    }

    /// Deals the unseen cards of both decks anew.
    pub(crate) fn imagine(&mut self, dice: &mut Dice) {
        let seen = self.seen;
        let mut unseen: Pile<22> = Pile::default();
        let mut known: Pile<22> = Pile::default();
        let mut left = 0;
        for card in self.deck.as_slice() {
            if seen >> card & 1 == 0 {
                unseen.push(*card);
                left += 1;
            } else {
                known.push(*card);
            }
        }
        let mut behind: Pile<22> = Pile::default();
        for card in self.progress.as_slice() {
            if seen >> card & 1 == 0 { unseen.push(*card) } else { behind.push(*card) }
        }
        unseen.as_mut_slice().sort_unstable();
        unseen.shuffle(dice);
        for _ in 0..left {
            if let Some(card) = unseen.pop() {
                known.push(card);
            }
        }
        while let Some(card) = unseen.pop() {
            behind.push(card);
        }
        known.as_mut_slice().sort_unstable();
        behind.as_mut_slice().sort_unstable();
        known.shuffle(dice);
        behind.shuffle(dice);
        (self.deck, self.progress) = (known, behind);
    }
}

impl Tapestry {
    fn bots_dice(&mut self, purpose: Purpose, at: usize) -> Dice {
        let count = self.bots.chances[at];
        self.bots.chances[at] = count.wrapping_add(1);
        self.chances.revealed += 1;
        self.seed.dice(purpose, u64::from(count))
    }

    pub(crate) fn shuffle_decisions(&mut self) {
        let mut dice = self.bots_dice(SHUFFLE, 0);
        self.bots.deck.shuffle(&mut dice);
    }

    pub(crate) fn shuffle_progress(&mut self) {
        let mut dice = self.bots_dice(SHUFFLE, 0);
        self.bots.progress.shuffle(&mut dice);
    }

    /// Which of two cards lies on the left.
    pub(crate) fn first_is_left(&mut self) -> bool {
        self.bots_dice(PAIR, 1).one_in(2)
    }

    /// The science die, rolled until it shows one of these tracks.
    pub(crate) fn bots_roll(&mut self, among: u8) -> Option<Track> {
        let count = (among & 0xf).count_ones();
        if count == 0 {
            return None;
        }
        let nth = self.bots_dice(DIE, 2).below(count) as usize;
        crate::effects_bits(u64::from(among & 0xf)).nth(nth).and_then(Track::at)
    }

    /// How a tile of the bots lies.
    pub(crate) fn tile_turn(&mut self) -> u8 {
        self.bots_dice(TILE, 3).below(6) as u8
    }

    /// One card of the Automa's pile.
    pub(crate) fn trap_pile_card(&mut self) -> Option<u8> {
        let hand = self.player(1).hand;
        let count = hand.count_ones();
        if count == 0 {
            return None;
        }
        let nth = self.bots_dice(TRAP, 4).below(count) as usize;
        crate::effects_cards(hand).nth(nth)
    }

    /// The seat that takes the first turn.
    pub(crate) fn first_seat(&self) -> u8 {
        let below = |n: u32| self.seed.dice(crate::state::SETUP, 0).below(n) as u8;
        match (self.options.mode, self.options.bots.first) {
            (Mode::People, _) => below(u32::from(self.options.seats)),
            (Mode::Automa, First::Random) => below(2),
            (Mode::Shadow, First::Random) => below(3),
            (_, First::Person) => 0,
            (Mode::Automa, First::Bots) => 1,
            (Mode::Shadow, First::Bots) => 2,
        }
    }

    /// The civilization that the science die gives. On level 6 it is another than a second one that was named before the game: then the
    /// die is rolled again, with dice of its own, so that all other games are dealt as ever.
    fn rolled_civ(&self, rolled: u8) -> u8 {
        let (options, kit) = (self.options.bots, &self.kit.automa);
        let of_track = |face: u8| {
            let track = Track::at(face);
            kit.civs.iter().position(|civ| Some(civ.track) == track).unwrap_or(0) as u8
        };
        let second = options.second.filter(|_| kit.level(options.level).second);
        if self.options.mode != Mode::Automa || second != Some(of_track(rolled)) {
            return of_track(rolled);
        }
        let others = self.seed.dice(SETUP, 3).below(3) as u8;
        of_track((rolled + 1 + others) % 4)
    }

    /// Decks, civilizations and favourite tracks of the bots.
    pub(crate) fn set_up_bots(&mut self) {
        let options = self.options.bots;
        let kit = &self.kit.automa;
        let mut dice = self.seed.dice(SETUP, 0);
        let rolled = dice.below(4) as u8;
        let civ = options.civilization.unwrap_or_else(|| self.rolled_civ(rolled));
        let own = kit.civs[usize::from(civ) % kit.civs.len()].track;
        let second = options.second.unwrap_or_else(|| (civ + 1 + dice.below(3) as u8) % 4);
        match self.options.mode {
            Mode::People => return,
            Mode::Automa => {
                self.bots.civs = [civ, if kit.level(options.level).second { second } else { NONE }];
                let shadow = options.favourite.unwrap_or_else(|| {
                    let at = (own as u8 + 1 + dice.below(3) as u8) % 4;
                    Track::at(at).unwrap_or(own)
                });
                self.bots.favourite = [own, shadow];
            }
            Mode::Shadow => {
                let shadow = options.favourite.or(Track::at(rolled)).unwrap_or(Track::Science);
                self.bots.favourite = [shadow, shadow];
            }
        }
        let mut filled = 1;
        for (at, card) in kit.cards.iter().enumerate() {
            let at = at as u8;
            if kit.left_out >> at & 1 == 1 {
                filled += u8::from(card.start);
                continue;
            }
            match self.options.mode {
                Mode::Automa if card.start => self.bots.deck.push(at),
                Mode::Automa => self.bots.progress.push(at),
                Mode::Shadow if card.variant => self.bots.deck.push(at),
                _ => {}
            }
        }
        self.bots.progress.shuffle(&mut self.seed.dice(SETUP, 1));
        for _ in 0..filled {
            if let Some(card) = self.bots.progress.pop() {
                self.bots.deck.push(card);
            }
        }
        self.bots.deck.shuffle(&mut self.seed.dice(SETUP, 2));
    }

    /// The pieces of the bots, once all people have chosen.
    pub(crate) fn place_bots<S: Sink<Event>>(&mut self, sink: &mut S) {
        let full = self.options.readings.full_supply;
        if let Some(automa) = self.automa_seat() {
            let start = self.map.starts[2];
            self.player_mut(automa).capital = start.0;
            // One marks the favourite track.
            self.player_mut(automa).outposts = if full { 10 } else { 7 };
            for _ in 0..2 {
                self.stand(automa, start, ItemKind::Outpost, false, sink);
            }
        }
        if let Some(shadow) = self.shadow_seat() {
            self.player_mut(shadow).outposts = if full { 10 } else { 9 };
        }
        if S::ON && self.options.mode != Mode::People {
            let [automa, shadow] = self.bots.favourite;
            sink.event(Event::AutomaReady { civs: self.bots.civs, automa, shadow });
        }
    }
}
