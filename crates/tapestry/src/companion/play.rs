//! What follows from what was said. It is worked out on a copy: what cannot be leaves no trace.

use kernel::companion::heard;
use kernel::{Hex, Seat, Sink};

use super::action::{CompanionAction, CompanionDecision, Fix, MOST_PIECES, Told};
use super::event::CompanionEvent;
use super::illegal::{CompanionIllegal, Expected};
use super::table::TapestryCompanion;
use crate::components::effect::Place;
use crate::components::{Achievement, Track};
use crate::rules::action::{Act, Action};
use crate::rules::event::Event;
use crate::rules::illegal::Illegal;
use crate::state::{Context, Frame, ItemKind, LAST, Task, Token};

pub(super) type Heard = Result<(), CompanionIllegal>;

/// The refusal of what the table cannot bring to an end.
fn too_long(illegal: Illegal) -> Option<CompanionIllegal> {
    match illegal {
        Illegal::TooLong(origin) => Some(CompanionIllegal::TooLong(origin)),
        _ => None,
    }
}

impl TapestryCompanion {
    pub(super) fn say<S: Sink<CompanionEvent>>(&mut self, action: CompanionAction, sink: &mut S) -> Heard {
        heard(self, sink, |after, news| {
            after.hear(action, news)?;
            after.played += 1;
            Ok(())
        })
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
            // Only what decides who has won can still be set right.
            (CompanionDecision::Result { .. }, CompanionAction::Fix(fix))
                if !matches!(fix, Fix::Vp(_) | Fix::Landmark(..)) =>
            {
                Err(CompanionIllegal::Over)
            }
            (_, CompanionAction::Fix(fix)) => {
                self.fix(fix)?;
                news.push(CompanionEvent::Fixed(fix));
                Ok(())
            }
            (
                CompanionDecision::Turn { seat, .. } | CompanionDecision::Reaction { seat },
                CompanionAction::Told { seat: who, told },
            ) => {
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
                    return Err(CompanionIllegal::Range(Expected::Points));
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
        played.map_err(|illegal| too_long(illegal).unwrap_or(CompanionIllegal::Waiting(waiting)))?;
        news.extend(events.into_iter().map(CompanionEvent::Table));
        Ok(())
    }

    pub(super) fn on_map(&self, hex: Hex) -> Heard {
        if hex.index() < self.table.map.grid.len() { Ok(()) } else { Err(CompanionIllegal::NoHex) }
    }

    pub(super) fn explored(&self, hex: Hex) -> Heard {
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
                self.turn_up_pile(hex, trapped);
                self.table.place_outpost(who, hex, &mut events);
                let task = Task::ConquerSettle { hex: hex.0, trapped };
                self.table.step_conquest(Frame { seat: who, task, context: Context::default() }, &mut events);
            }
            Told::Outpost(hex) => {
                self.room(hex)?;
                self.table.place_outpost(who, hex, &mut events);
            }
            Told::Share(hex) => {
                self.room(hex)?;
                let player = self.table.player_mut(who);
                player.outposts = player.outposts.saturating_sub(1);
                self.table.stand(who, hex, ItemKind::Shared, false, &mut events);
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
                let reaction = matches!(self.waiting(), Some(CompanionDecision::Reaction { .. }));
                if reaction || self.table.turn.income || self.table.player(who).income_turns >= 5 {
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
                let settled = self.table.settle(&mut events);
                settled.map_err(|illegal| too_long(illegal).unwrap_or(CompanionIllegal::Over))?;
            }
        }
        if told != Told::Done {
            self.told = self.told.saturating_add(1);
        }
        news.extend(events.into_iter().map(CompanionEvent::Table));
        Ok(())
    }

    /// A conquest of the Automa's land turns up its cards until a Trap comes: without one, all of them.
    fn turn_up_pile(&mut self, hex: Hex, trapped: bool) {
        if self.cards_to_turn_up(hex) > 0 {
            let pile = &mut self.table.player_mut(1).hand;
            *pile = if trapped { *pile >> 1 } else { 0 };
        }
    }

    pub(super) fn lay(&mut self, hex: Hex) {
        self.table.explore_any(hex);
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

    pub(super) fn give_landmark(&mut self, landmark: u8, owner: Option<Seat>) -> Heard {
        let known = self.table.kit.landmarks.get(usize::from(landmark));
        if known.is_none_or(|known| !self.options.game.plays(known.set)) {
            return Err(CompanionIllegal::NoLandmark);
        }
        let bit = 1 << landmark;
        for player in &mut self.table.players {
            player.landmarks &= !bit;
            player.city.landmarks &= !bit;
        }
        match owner {
            Some(seat) if seat.index() < self.table.seat_count() => {
                self.table.landmarks &= !bit;
                // Beside two people a landmark of the Shadow Empire is out of the game.
                if !self.table.is_bot(seat.0) || self.table.is_automa(seat.0) {
                    self.table.player_mut(seat.0).landmarks |= bit;
                }
                // The tallest one in a city breaks a tie.
                if !self.table.is_bot(seat.0) {
                    self.table.player_mut(seat.0).city.landmarks |= bit;
                }
            }
            Some(_) => return Err(CompanionIllegal::NotAsked),
            None => self.table.landmarks |= bit,
        }
        Ok(())
    }
}
