//! What follows from what was said. It is worked out on a copy: what cannot be leaves no trace.

use kernel::{Hex, Seat, Sink};

use super::action::{CompanionAction, CompanionDecision, Fix, Piece, PieceKind, Told};
use super::event::CompanionEvent;
use super::illegal::CompanionIllegal;
use super::table::TapestryCompanion;
use crate::components::effect::Place;
use crate::components::{Achievement, Track};
use crate::rules::action::{Act, Action};
use crate::rules::event::Event;
use crate::state::{Context, Frame, ItemKind, Items, LAST, NONE, Pile, Task, Token};

type Heard = Result<(), CompanionIllegal>;

/// Most pieces that can be told of a territory.
pub(super) const MOST_PIECES: usize = 4;

impl TapestryCompanion {
    pub(super) fn say<S: Sink<CompanionEvent>>(&mut self, action: CompanionAction, sink: &mut S) -> Heard {
        let mut after = self.clone();
        let mut news = Vec::new();
        after.hear(action, &mut news)?;
        after.played += 1;
        *self = after;
        if S::ON {
            for event in news {
                sink.event(event);
            }
        }
        Ok(())
    }

    fn hear(&mut self, action: CompanionAction, news: &mut Vec<CompanionEvent>) -> Heard {
        let waiting = self.waiting().ok_or(CompanionIllegal::Over)?;
        if !matches!(
            action,
            CompanionAction::Told { .. } | CompanionAction::Fix(_) | CompanionAction::Result { .. }
        ) {
            news.push(CompanionEvent::Noted(action));
        }
        match (waiting, action) {
            (CompanionDecision::Result { .. }, CompanionAction::Fix(_)) => Err(CompanionIllegal::Over),
            (_, CompanionAction::Fix(fix)) => {
                self.fix(fix)?;
                news.push(CompanionEvent::Fixed(fix));
                Ok(())
            }
            (CompanionDecision::Turn { seat, .. }, CompanionAction::Told { seat: who, told }) => {
                if seat != who {
                    return Err(CompanionIllegal::NotAsked);
                }
                news.push(CompanionEvent::Told { seat, told });
                self.tell(seat, told, news)
            }
            (CompanionDecision::Automa { seat }, CompanionAction::Automa) => {
                self.pass_on(seat, Act::Automa, news)
            }
            (CompanionDecision::Card { .. }, CompanionAction::Card(card)) => {
                let seat = self.asked();
                self.pass_on(seat, Act::Decision(card), news).map_err(|_| CompanionIllegal::NoCard)
            }
            (CompanionDecision::Die { .. }, CompanionAction::Die(track)) => {
                let seat = self.asked();
                self.pass_on(seat, Act::Track(track), news).map_err(|_| CompanionIllegal::NoFace)
            }
            (CompanionDecision::Trap { seat, .. }, CompanionAction::Trap(trap)) => {
                self.pass_on(seat, if trap { Act::Yes } else { Act::No }, news)
            }
            (CompanionDecision::Result { seat }, CompanionAction::Result { seat: who, vp }) => {
                if seat != who {
                    return Err(CompanionIllegal::NotAsked);
                }
                if !(-99..=999).contains(&vp) {
                    return Err(CompanionIllegal::Range("-99 to 999 points"));
                }
                self.results[seat.index() & 1] = Some(vp);
                self.table.player_mut(seat.0).vp = vp;
                news.push(CompanionEvent::Result { seat, vp });
                Ok(())
            }
            _ => Err(CompanionIllegal::Waiting(waiting)),
        }
    }

    fn asked(&self) -> Seat {
        Seat(self.table.frames.last().map_or(0, |frame| frame.seat))
    }

    /// What the table itself waits for.
    fn pass_on(&mut self, seat: Seat, act: Act, news: &mut Vec<CompanionEvent>) -> Heard {
        let mut events = Vec::new();
        let waiting = self.waiting().ok_or(CompanionIllegal::Over)?;
        let played = self.table.play_action(Action { seat, act }, &mut events);
        played.map_err(|_| CompanionIllegal::Waiting(waiting))?;
        news.extend(events.into_iter().map(CompanionEvent::Table));
        Ok(())
    }

    pub(super) fn on_map(&self, hex: Hex) -> Heard {
        if hex.index() < self.table.map.grid.len() { Ok(()) } else { Err(CompanionIllegal::NoHex) }
    }

    fn explored(&self, hex: Hex) -> Heard {
        self.on_map(hex)?;
        if self.table.explored.contains(hex) { Ok(()) } else { Err(CompanionIllegal::Unexplored) }
    }

    fn room(&self, hex: Hex) -> Heard {
        self.explored(hex)?;
        if self.table.tokens_at(hex) < MOST_PIECES { Ok(()) } else { Err(CompanionIllegal::Full) }
    }

    fn tell(&mut self, seat: Seat, told: Told, news: &mut Vec<CompanionEvent>) -> Heard {
        let mut events: Vec<Event> = Vec::new();
        let who = seat.0;
        match told {
            Told::Step(track) => {
                if track == Track::Arts || !self.can_step(seat, track) {
                    return Err(CompanionIllegal::NoStep);
                }
                let space = self.table.player(who).tokens[track.index()].space + 1;
                self.put_token(seat, track, track, space, &mut events)?;
                if matches!(space, 4 | 7 | 10) {
                    let landmark = self.table.kit.tracks[track.index()].landmarks[usize::from(space / 3) - 1];
                    if self.table.landmarks >> landmark & 1 == 1 {
                        self.give_landmark(landmark, Some(seat))?;
                        events.push(Event::Landmark { seat, landmark });
                    }
                }
            }
            Told::Token { token, track, space } => self.put_token(seat, token, track, space, &mut events)?,
            Told::Landmark(landmark) => {
                if landmark >= 64 || self.table.landmarks >> landmark & 1 == 0 {
                    return Err(CompanionIllegal::NoLandmark);
                }
                self.give_landmark(landmark, Some(seat))?;
            }
            Told::Explore(hex) => {
                self.on_map(hex)?;
                if self.table.explored.contains(hex) {
                    return Err(CompanionIllegal::Explored);
                }
                self.lay(hex);
            }
            Told::Conquer { hex, trapped } => {
                self.explored(hex)?;
                let targets = self.table.conquerable(who, Place::Anywhere, false, Context::default());
                if !targets.contains(hex) {
                    return Err(CompanionIllegal::NoTarget);
                }
                self.table.place_outpost(who, hex, &mut events);
                let task = Task::ConquerSettle { hex: hex.0, trapped };
                self.table.step_conquest(Frame { seat: who, task, context: Context::default() }, &mut events);
            }
            Told::Outpost(hex) => {
                self.room(hex)?;
                self.table.place_outpost(who, hex, &mut events);
            }
            Told::Piece(hex) => {
                self.room(hex)?;
                self.table.stand(who, hex, ItemKind::Token, false, &mut events);
            }
            Told::StandUp(hex) => {
                self.explored(hex)?;
                if !self.table.standable(who).contains(hex) {
                    return Err(CompanionIllegal::NothingLies);
                }
                let frame = Frame { seat: who, task: Task::StandUp(1), context: Context::default() };
                self.table.answer_conquer(frame, Act::Hex(hex), &mut events);
            }
            Told::Bots(track) => {
                if track == Track::Arts {
                    return Err(CompanionIllegal::NoStep);
                }
                for bot in [self.table.automa_seat(), self.table.shadow_seat()].into_iter().flatten() {
                    self.table.bot_advances(bot, track, false, &mut events);
                }
            }
            Told::Forbid(track) => {
                if track == Track::Arts {
                    return Err(CompanionIllegal::NoStep);
                }
                let player = self.table.player_mut(who);
                // This turn and the next one.
                (player.blocks, player.blocks_for) = (track as u8, 2);
            }
            Told::Income => {
                if self.table.turn.income || self.table.player(who).income_turns >= 5 {
                    return Err(CompanionIllegal::NoIncome);
                }
                self.table.turn.income = true;
                self.table.player_mut(who).income_turns += 1;
            }
            Told::Done => {
                if self.table.player(who).income_turns == 0 {
                    return Err(CompanionIllegal::FirstTurn);
                }
                self.told = 0;
                self.table.frames.pop();
                self.table.go_on(&mut events);
            }
        }
        if told != Told::Done {
            self.told = self.told.saturating_add(1);
        }
        news.extend(events.into_iter().map(CompanionEvent::Table));
        Ok(())
    }

    fn lay(&mut self, hex: Hex) {
        let printed = self.table.map.printed_hexes.contains(hex);
        self.table.sites[hex.index()].tile = if printed { crate::state::PRINTED } else { 0 };
        self.table.explored.insert(hex);
    }

    fn put_token(
        &mut self,
        seat: Seat,
        token: Track,
        track: Track,
        space: u8,
        events: &mut Vec<Event>,
    ) -> Heard {
        if space > LAST || token == Track::Arts || track == Track::Arts {
            return Err(CompanionIllegal::NoSpace);
        }
        let player = self.table.player_mut(seat.0);
        let before = player.tokens[token.index()];
        player.tokens[token.index()] = Token { track: track as u8, space };
        player.tech_done |= token == Track::Technology && before.track == token as u8 && track != token;
        if before.track == track as u8 {
            events.push(Event::Moved { seat, track, from: before.space, to: space });
        }
        if space == LAST {
            self.table.achieve(seat.0, Achievement::CompleteTrack, events);
        }
        Ok(())
    }

    fn give_landmark(&mut self, landmark: u8, owner: Option<Seat>) -> Heard {
        let known = self.table.kit.landmarks.get(usize::from(landmark));
        if known.is_none_or(|known| !self.options.game.plays(known.set)) {
            return Err(CompanionIllegal::NoLandmark);
        }
        let bit = 1 << landmark;
        for player in &mut self.table.players {
            player.landmarks &= !bit;
        }
        match owner {
            Some(seat) if seat.index() < self.table.seat_count() => {
                self.table.landmarks &= !bit;
                // Beside two people a landmark of the Shadow Empire is out of the game.
                if !self.table.is_bot(seat.0) || self.table.is_automa(seat.0) {
                    self.table.player_mut(seat.0).landmarks |= bit;
                }
            }
            Some(_) => return Err(CompanionIllegal::NotAsked),
            None => self.table.landmarks |= bit,
        }
        Ok(())
    }

    /// A fact as it really is.
    fn fix(&mut self, fix: Fix) -> Heard {
        let before = self.table.clone();
        let seats = self.table.seat_count();
        let sits = |seat: Seat| if seat.index() < seats { Ok(()) } else { Err(CompanionIllegal::NotAsked) };
        match fix {
            Fix::Token(seat, token, track, space) => {
                sits(seat)?;
                if space > LAST || token == Track::Arts || track == Track::Arts {
                    return Err(CompanionIllegal::NoSpace);
                }
                if self.table.is_bot(seat.0) && token != track {
                    return Err(CompanionIllegal::Range("a bot's token stays on its track"));
                }
                self.table.player_mut(seat.0).tokens[token.index()] = Token { track: track as u8, space };
            }
            Fix::Hex(hex, pieces) => {
                self.explored(hex)?;
                for piece in pieces.into_iter().flatten() {
                    sits(piece.seat)?;
                }
                self.table.sites[hex.index()].items = Items::default();
                for Piece { seat, kind } in pieces.into_iter().flatten() {
                    let (item, toppled) = match kind {
                        PieceKind::Outpost => (ItemKind::Outpost, false),
                        PieceKind::Toppled => (ItemKind::Outpost, true),
                        PieceKind::Token => (ItemKind::Token, false),
                    };
                    self.table.stand(seat.0, hex, item, toppled, &mut ());
                }
                self.table.refresh_control(hex);
            }
            Fix::Explored(hex, yes) => {
                self.on_map(hex)?;
                if yes {
                    self.lay(hex);
                } else if self.table.map.printed_hexes.contains(hex) || self.table.tokens_at(hex) > 0 {
                    return Err(CompanionIllegal::Range(
                        "a hex without a printed territory and without pieces",
                    ));
                } else {
                    self.table.sites[hex.index()].tile = NONE;
                    self.table.explored.remove(hex);
                }
            }
            Fix::Landmark(landmark, owner) => self.give_landmark(landmark, owner)?,
            Fix::Vp(vp) => {
                self.automa()?;
                if !(0..=999).contains(&vp) {
                    return Err(CompanionIllegal::Range("0 to 999 points"));
                }
                self.table.player_mut(1).vp = vp;
            }
            Fix::Income(seat, turns) => {
                sits(seat)?;
                let bot = self.table.is_bot(seat.0);
                if turns > 5 || (bot && (turns == 5 || self.table.automa_seat().is_none())) {
                    return Err(CompanionIllegal::Range("0 to 5 income turns; those of bots 0 to 4"));
                }
                if bot {
                    (self.table.player_mut(1).income_turns, self.table.player_mut(2).income_turns) =
                        (turns, turns);
                }
                self.table.player_mut(seat.0).income_turns = turns;
            }
            Fix::Favourite(seat, track) => {
                sits(seat)?;
                if !self.table.is_bot(seat.0) || track == Track::Arts {
                    return Err(CompanionIllegal::Range("one of the four tracks, for a bot"));
                }
                let place = usize::from(!self.table.is_automa(seat.0));
                self.table.bots.favourite[place] = track;
            }
            Fix::Outposts(seat, n) => {
                sits(seat)?;
                if !self.table.is_bot(seat.0) || n > 10 {
                    return Err(CompanionIllegal::Range("0 to 10 outposts, for a bot"));
                }
                self.table.player_mut(seat.0).outposts = n;
            }
            Fix::Pile(n) => {
                self.automa()?;
                if n > 40 {
                    return Err(CompanionIllegal::Range("at most 40 cards"));
                }
                self.table.player_mut(1).hand = (1 << n) - 1;
            }
            Fix::Tiles(left) => {
                let mut tiles = Pile::default();
                if left {
                    tiles.push(0);
                }
                self.table.tiles = tiles;
            }
            Fix::Achievement(what, seat, has) => {
                sits(seat)?;
                let bit = 1 << what.index();
                let had = self.table.player(seat.0).achievements & bit != 0;
                if had == has {
                    return Err(CompanionIllegal::AlreadySo);
                }
                self.table.player_mut(seat.0).achievements ^= bit;
                let count = &mut self.table.achieved[what.index()];
                *count = if has { *count + 1 } else { count.saturating_sub(1) };
            }
            Fix::Pair(left, right) => {
                let known = |card: u8| usize::from(card) < self.table.kit.automa.cards.len();
                if left == right || !known(left) || !known(right) || self.table.bots.pair.contains(&NONE) {
                    return Err(CompanionIllegal::NoCard);
                }
                self.exchange(left, right)?;
            }
        }
        if self.table == before { Err(CompanionIllegal::AlreadySo) } else { Ok(()) }
    }

    fn automa(&self) -> Heard {
        self.table.automa_seat().map(|_| ()).ok_or(CompanionIllegal::NoAutoma)
    }

    /// Other cards lie on the table than was thought: they change places with those.
    fn exchange(&mut self, left: u8, right: u8) -> Heard {
        let bots = &mut self.table.bots;
        for (place, card) in [left, right].into_iter().enumerate() {
            let old = bots.pair[place];
            if old == card {
                continue;
            }
            if bots.pair[1 - place] == card {
                bots.pair.swap(0, 1);
                continue;
            }
            let found = if bots.deck.take(card) {
                &mut bots.deck
            } else if bots.discard.take(card) {
                &mut bots.discard
            } else if bots.progress.take(card) {
                &mut bots.progress
            } else {
                return Err(CompanionIllegal::NoCard);
            };
            found.push(old);
            bots.pair[place] = card;
            bots.see(card);
        }
        Ok(())
    }
}
