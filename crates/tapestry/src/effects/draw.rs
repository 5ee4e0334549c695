//! Draws: tiles, tapestry cards, tech cards; and keeping one of several.
//!
//! Most draws are done at once. Where somebody has a say in them (an extra card to choose from, a card given instead) they
//! become frames, one for each draw.
//!
//! Rules: `explore.empty-pile`, `tapestry.reshuffle`, `tech.reshuffle`, `civ.psionics`, `civ.advisors`,
//! `setup.arts-symbols`.

use kernel::{Seat, Sink};

use crate::components::{Flag, Set, When};
use crate::effects::gain::bits;
use crate::hooks;
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, Frame, NONE, Tapestry, Task, TileNo};

impl Tapestry {
    /// Draws territory tiles; an empty pile gives nothing. Tells what was drawn last.
    pub(crate) fn draw_tiles<S: Sink<Event>>(&mut self, seat: u8, n: u8, sink: &mut S) {
        if n > 0 && self.has(seat, Flag::ExtraDraws) {
            return self.push(seat, Task::DrawTiles(n), Context::default());
        }
        let before = self.player(seat).tiles;
        let mut last = None;
        for _ in 0..n {
            let Some(tile) = self.next_tile() else { break };
            self.take_tile(seat, tile, sink);
            last = TileNo::new(tile);
        }
        self.tell(|context| context.tile = last);
        hooks::gained_tiles(self, seat, self.player(seat).tiles & !before);
    }

    /// The next tile of the pile. By one reading the discards become the new one.
    pub(crate) fn next_tile(&mut self) -> Option<u8> {
        if self.tiles.is_empty() && self.used_tiles != 0 {
            bits(std::mem::take(&mut self.used_tiles)).for_each(|tile| self.tiles.push(tile));
            let mut dice = self.shuffling();
            self.tiles.shuffle(&mut dice);
        }
        self.tiles.pop()
    }

    /// Whether a tile can be drawn.
    pub(crate) fn has_tiles(&self) -> bool {
        !self.tiles.is_empty() || self.used_tiles != 0
    }

    fn take_tile<S: Sink<Event>>(&mut self, seat: u8, tile: u8, sink: &mut S) {
        self.chances.revealed += 1;
        self.player_mut(seat).tiles |= 1 << tile;
        if S::ON {
            sink.event(Event::DrewTile { seat: Seat(seat), tile });
        }
    }

    pub(crate) fn draw_spaces<S: Sink<Event>>(&mut self, seat: u8, n: u8, sink: &mut S) {
        if n > 0 && self.has(seat, Flag::ExtraDraws) {
            return self.push(seat, Task::DrawSpaces(n), Context::default());
        }
        let mut last = None;
        for _ in 0..n {
            let Some(tile) = self.space_tiles.pop() else { break };
            self.take_space(seat, tile, sink);
            last = TileNo::new(tile);
        }
        self.tell(|context| context.tile = last);
    }

    fn take_space<S: Sink<Event>>(&mut self, seat: u8, tile: u8, sink: &mut S) {
        self.chances.revealed += 1;
        self.player_mut(seat).spaces |= 1 << tile;
        if S::ON {
            sink.event(Event::DrewSpace { seat: Seat(seat), tile });
        }
    }

    /// The top card of the tapestry deck; the discards are shuffled when it is empty.
    pub(crate) fn next_card(&mut self) -> Option<u8> {
        if self.deck.is_empty() && !self.discard.is_empty() {
            std::mem::swap(&mut self.deck, &mut self.discard);
            let hidden = self.deck.as_slice().iter().fold(0, |all, card| all | 1_u128 << card);
            self.forget(hidden);
            let mut dice = self.shuffling();
            self.deck.shuffle(&mut dice);
        }
        self.deck.pop()
    }

    /// The card that this player draws next: Mystics have a deck of their own.
    fn next_card_for(&mut self, seat: u8) -> Option<u8> {
        if !self.has(seat, Flag::PrivateDeck) {
            return self.next_card();
        }
        if self.player(seat).private.is_empty() && !self.player(seat).private_discard.is_empty() {
            let mut dice = self.shuffling();
            let player = self.player_mut(seat);
            std::mem::swap(&mut player.private, &mut player.private_discard);
            player.private.shuffle(&mut dice);
            let hidden = player.private.as_slice().iter().fold(0, |all, card| all | 1_u128 << card);
            self.forget(hidden);
        }
        self.player_mut(seat).private.pop()
    }

    /// Whether the deck that this player draws from has a card left.
    fn has_cards_for(&self, seat: u8) -> bool {
        if self.has(seat, Flag::PrivateDeck) {
            !self.player(seat).private.is_empty()
        } else {
            !self.deck.is_empty()
        }
    }

    /// Draws tapestry cards one at a time; each is a gain of its own.
    pub(crate) fn draw_cards<S: Sink<Event>>(&mut self, seat: u8, n: u8, sink: &mut S) {
        if n > 0 && (self.has(seat, Flag::ExtraDraws) || hooks::giver(self, seat).is_some()) {
            return self.push(seat, Task::DrawCards { n, asked: false }, Context::default());
        }
        for left in (0..n).rev() {
            let Some(card) = self.next_card_for(seat) else { break };
            if self.replaces_card(card) {
                if left > 0 {
                    self.push(seat, Task::DrawCards { n: left, asked: false }, Context::default());
                }
                let drawn = [card, NONE, NONE, NONE];
                return self.push(seat, Task::KeepCard { drawn, back: false }, Context::default());
            }
            self.gain_card(seat, card, sink);
        }
    }

    /// Whether a card that was drawn may be replaced: it shows what only the arts track has, and that is not played.
    pub(crate) fn replaces_card(&self, card: u8) -> bool {
        let card = self.kit.card(card);
        !self.arts()
            && card.set != Set::Base
            && (self.kit.needs_arts(card.play)
                || card.abilities.on.iter().any(|(_, effect)| self.kit.needs_arts(*effect)))
    }

    /// Whether a tech card that was drawn may be replaced, for the same reason.
    pub(crate) fn replaces_tech(&self, tech: u8) -> bool {
        let tech = &self.kit.techs[usize::from(tech)];
        !self.arts()
            && tech.set != Set::Base
            && (self.kit.needs_arts(tech.circle) || self.kit.needs_arts(tech.square))
    }

    pub(crate) fn gain_card<S: Sink<Event>>(&mut self, seat: u8, card: u8, sink: &mut S) {
        self.chances.revealed += 1;
        self.player_mut(seat).hand |= 1 << card;
        if S::ON {
            sink.event(Event::DrewCard { seat: Seat(seat), card });
        }
        hooks::gained_card(self, seat, card);
        self.fire(seat, When::YouGainTapestry, Context { secret: true, ..Context::of_card(card) });
    }

    /// The next of several draws that ask.
    pub(crate) fn step_draw<S: Sink<Event>>(&mut self, frame: Frame, sink: &mut S) {
        let seat = frame.seat;
        let extra = usize::from(self.has(seat, Flag::ExtraDraws));
        match frame.task {
            Task::DrawTiles(n) => {
                if n > 1 {
                    self.push(seat, Task::DrawTiles(n - 1), Context::default());
                }
                let mut drawn = [NONE; 2];
                for place in drawn.iter_mut().take(1 + extra) {
                    *place = self.next_tile().unwrap_or(NONE);
                }
                self.chances.revealed += 1;
                self.push(seat, Task::KeepTile(drawn), Context::default());
            }
            Task::DrawSpaces(n) => {
                if n > 1 {
                    self.push(seat, Task::DrawSpaces(n - 1), Context::default());
                }
                let mut drawn = [NONE; 2];
                for place in drawn.iter_mut().take(1 + extra) {
                    *place = self.space_tiles.pop().unwrap_or(NONE);
                }
                self.chances.revealed += 1;
                self.push(seat, Task::KeepSpace(drawn), Context::default());
            }
            Task::DrawCards { n, asked } => {
                if n > 1 {
                    self.push(seat, Task::DrawCards { n: n - 1, asked: false }, Context::default());
                }
                if !asked && let Some(giver) = hooks::giver(self, seat) {
                    return hooks::ask_giver(self, giver, seat);
                }
                let mut drawn = [NONE; 4];
                for place in drawn.iter_mut().take(1 + extra) {
                    *place = self.next_card_for(seat).unwrap_or(NONE);
                }
                self.chances.revealed += 1;
                match drawn {
                    [NONE, ..] => {}
                    [card, NONE, ..] if !self.replaces_card(card) => self.gain_card(seat, card, sink),
                    _ => self.push(seat, Task::KeepCard { drawn, back: true }, Context::default()),
                }
            }
            _ => {}
        }
    }

    pub(crate) fn draw_keep_tech(&mut self, seat: u8, n: u8) {
        let n = n + u8::from(self.has(seat, Flag::ExtraDraws));
        self.keep_tech(seat, n, false, false);
    }

    /// Draws so many tech cards to keep one of them.
    pub(crate) fn keep_tech(&mut self, seat: u8, n: u8, back: bool, upgrade: bool) {
        let mut drawn = [NONE; 4];
        for place in drawn.iter_mut().take(usize::from(n)) {
            if let Some(card) = self.next_tech() {
                *place = card;
                self.chances.revealed += 1;
            }
        }
        self.push(seat, Task::KeepTech { drawn, back, upgrade }, Context::default());
    }

    pub(crate) fn draw_keep_card(&mut self, seat: u8, n: u8) {
        let n = n + u8::from(self.has(seat, Flag::ExtraDraws));
        let mut drawn = [NONE; 4];
        for place in drawn.iter_mut().take(usize::from(n)) {
            if let Some(card) = self.next_card_for(seat) {
                *place = card;
                self.chances.revealed += 1;
            }
        }
        self.push(seat, Task::KeepCard { drawn, back: false }, Context::default());
    }

    pub(crate) fn offer_draw(&self, frame: &Frame, offer: &mut TapestryLegal) {
        let mut each = |drawn: &[u8], act: fn(u8) -> Act| {
            drawn.iter().filter(|one| **one != NONE).for_each(|one| offer.add(act(*one)));
        };
        match frame.task {
            Task::KeepTech { drawn, .. } => each(&drawn, Act::Tech),
            Task::KeepCard { drawn, .. } => each(&drawn, Act::Card),
            Task::KeepTile(drawn) => each(&drawn, Act::Tile),
            Task::KeepSpace(drawn) => each(&drawn, Act::Space),
            _ => {}
        }
        // The discards are not shuffled for it, so that it comes to an end.
        let there =
            |drawn: &[u8; 4], test: &dyn Fn(u8) -> bool| drawn.iter().any(|one| *one != NONE && test(*one));
        let replaces = match frame.task {
            Task::KeepTech { drawn, .. } => {
                !self.techs.is_empty() && there(&drawn, &|tech| self.replaces_tech(tech))
            }
            Task::KeepCard { drawn, .. } => {
                self.has_cards_for(frame.seat) && there(&drawn, &|card| self.replaces_card(card))
            }
            _ => false,
        };
        if replaces {
            offer.add(Act::Deck);
        }
    }

    pub(crate) fn answer_draw<S: Sink<Event>>(&mut self, frame: Frame, act: Act, sink: &mut S) {
        let seat = frame.seat;
        match (frame.task, act) {
            (Task::KeepTech { drawn, back, upgrade }, Act::Tech(kept)) => {
                for tech in drawn.into_iter().filter(|tech| *tech != NONE && *tech != kept) {
                    if back {
                        self.techs.push(tech);
                    } else {
                        self.tech_discard.push(tech);
                    }
                }
                if back {
                    let mut dice = self.shuffling();
                    self.techs.shuffle(&mut dice);
                }
                if upgrade {
                    self.receive_and_raise(seat, kept, sink);
                } else {
                    self.receive_tech(seat, kept, sink);
                }
            }
            (Task::KeepCard { drawn, back }, Act::Card(kept)) => {
                let private = self.has(seat, Flag::PrivateDeck);
                for card in drawn.into_iter().filter(|card| *card != NONE && *card != kept) {
                    match (back, private) {
                        (true, true) => self.player_mut(seat).private.push(card),
                        (true, false) => self.deck.push(card),
                        (false, true) => self.player_mut(seat).private_discard.push(card),
                        (false, false) => self.discard.push(card),
                    }
                }
                if back {
                    let mut dice = self.shuffling();
                    if private {
                        self.player_mut(seat).private.shuffle(&mut dice);
                    } else {
                        self.deck.shuffle(&mut dice);
                    }
                }
                self.gain_card(seat, kept, sink);
            }
            (Task::KeepTech { mut drawn, back, upgrade }, Act::Deck) => {
                for tech in drawn.iter_mut().filter(|tech| **tech != NONE) {
                    if self.replaces_tech(*tech) && !self.techs.is_empty() {
                        self.tech_discard.push(*tech);
                        if S::ON {
                            sink.event(Event::TechGone { seat: Seat(seat), tech: *tech });
                        }
                        *tech = self.next_tech().unwrap_or(NONE);
                        self.chances.revealed += 1;
                    }
                }
                self.push(seat, Task::KeepTech { drawn, back, upgrade }, Context::default());
            }
            (Task::KeepCard { mut drawn, back }, Act::Deck) => {
                for card in drawn.iter_mut().filter(|card| **card != NONE) {
                    if self.replaces_card(*card) && self.has_cards_for(seat) {
                        self.discard_card(seat, *card, sink);
                        *card = self.next_card_for(seat).unwrap_or(NONE);
                        self.chances.revealed += 1;
                    }
                }
                self.push(seat, Task::KeepCard { drawn, back }, Context::default());
            }
            (Task::KeepTile(drawn), Act::Tile(kept)) => {
                for tile in drawn.into_iter().filter(|tile| *tile != NONE && *tile != kept) {
                    self.tiles.push(tile);
                    let mut dice = self.shuffling();
                    self.tiles.shuffle(&mut dice);
                }
                self.take_tile(seat, kept, sink);
                self.tell(|below| below.tile = TileNo::new(kept));
                hooks::gained_tiles(self, seat, 1 << kept);
            }
            (Task::KeepSpace(drawn), Act::Space(kept)) => {
                for tile in drawn.into_iter().filter(|tile| *tile != NONE && *tile != kept) {
                    self.space_tiles.push(tile);
                    let mut dice = self.shuffling();
                    self.space_tiles.shuffle(&mut dice);
                }
                self.take_space(seat, kept, sink);
                self.tell(|below| below.tile = TileNo::new(kept));
            }
            _ => {}
        }
    }

    /// Landmark cards that this seat may choose from, as bits.
    pub(crate) fn landmark_choices(&self) -> impl Iterator<Item = u8> + '_ {
        bits(u64::from(self.landmark_draft)).map(|card| self.kit.landmark_cards[usize::from(card)].landmark)
    }
}
