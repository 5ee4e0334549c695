//! Moving on the tracks: advance, regress, jump; benefit and bonus of a space; repeat; relocate.
//!
//! Rules: `advance.order`, `advance.landmark`, `advance.once-a-turn`, `advance.end`, `advance.regress`, `advance.bonus`,
//! `advance.several-tokens`, `tracks.singularity`, `science.repeat`.

use kernel::{Seat, Sink};

use crate::components::effect::{Bonus, Cost, EffectId, Move, Tracks};
use crate::components::{Achievement, Flag, Space, Track, When};
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::rules::points::PointsFrom;
use crate::state::{Context, Frame, LAST, NONE, Tapestry, Task};

/// The spaces that open a tier: II, III, IV.
const TIERS: [u8; 3] = [4, 7, 10];

/// The bit of the card whose repeat symbol this is. Tech cards have lower numbers; a tapestry card is played once.
fn repeat_bit(context: Context) -> Option<u64> {
    context.card.filter(|card| card.get() < 64).map(|card| 1 << card.get())
}

impl Tapestry {
    /// Tracks as bits.
    pub(crate) fn track_bits(&self, tracks: Tracks, context: Context) -> u8 {
        let all = if self.arts() { 0x1f } else { 0xf };
        let that = context.track.map_or(0, |track| 1 << track.index());
        all & match tracks {
            Tracks::Of(bits) => bits,
            Tracks::That => that,
            Tracks::Other => !that,
        }
    }

    /// Whether this player may not advance on a track now.
    pub(crate) fn is_forbidden(&self, seat: u8, track: Track) -> bool {
        let own = match track {
            Track::Military => self.has(seat, Flag::ForbidMilitary),
            Track::Science => self.has(seat, Flag::ForbidScience),
            _ => false,
        };
        own || self.is_blocked(seat, track)
    }

    /// Whether somebody keeps this player from moving forward on a track, by jumps too.
    pub(crate) fn is_blocked(&self, seat: u8, track: Track) -> bool {
        self.others(seat).any(|other| {
            let other = self.player(other);
            other.blocks == track as u8 && other.blocks_for > 0
        })
    }

    /// The tokens that can jump.
    fn jumping(&self, seat: u8, tracks: u8) -> impl Iterator<Item = u8> + '_ {
        let free = move |(_, track, space): &(u8, Track, u8)| *space < LAST && !self.is_blocked(seat, *track);
        self.tokens_on(seat, tracks).filter(free).map(|(token, ..)| token)
    }

    /// Tokens of these tracks, those on the same space once.
    pub(crate) fn tokens_on(&self, seat: u8, tracks: u8) -> impl Iterator<Item = (u8, Track, u8)> + '_ {
        let tokens = &self.player(seat).tokens;
        tokens.iter().enumerate().filter_map(move |(at, token)| {
            let track = Track::at(token.track)?;
            let first = !tokens[..at].contains(token);
            (tracks >> token.track & 1 == 1 && first).then_some((at as u8, track, token.space))
        })
    }

    /// The tokens that can advance, or be pushed off for points.
    pub(crate) fn advancing(&self, seat: u8, tracks: u8, off_vp: u8) -> impl Iterator<Item = u8> + '_ {
        self.tokens_on(seat, tracks).filter_map(move |(at, track, space)| {
            let open = !self.is_forbidden(seat, track);
            let off = off_vp > 0 && !self.tokens_on(seat, 1 << track as u8).any(|(_, _, space)| space < LAST);
            (open && (space < LAST || off)).then_some(at)
        })
    }

    pub(crate) fn can_advance(&self, seat: u8, how: Move, context: Context) -> bool {
        self.advancing(seat, self.track_bits(how.tracks, context), how.off_vp).next().is_some()
    }

    pub(crate) fn can_regress(&self, seat: u8, how: Move, n: u8, context: Context) -> bool {
        self.tokens_on(seat, self.track_bits(how.tracks, context)).any(|(_, _, space)| space >= n)
    }

    pub(crate) fn can_jump(&self, seat: u8, tracks: Tracks, _n: u8, context: Context) -> bool {
        self.jumping(seat, self.track_bits(tracks, context)).next().is_some()
    }

    pub(crate) fn can_repeat(&self, seat: u8) -> bool {
        self.repeatable(seat).next().is_some()
    }

    fn repeatable(&self, seat: u8) -> impl Iterator<Item = u8> + '_ {
        self.tokens_on(seat, 0x1f).filter_map(move |(at, track, space)| {
            let fresh = self.player(seat).activated[track.index()] >> space & 1 == 0;
            (space > 0 && fresh).then_some(at)
        })
    }

    /// A space of a track.
    pub(crate) fn space(&self, track: u8, space: u8) -> &'static Space {
        let kit = self.kit;
        &kit.tracks[usize::from(track)].spaces[usize::from(space) - 1]
    }

    /// What the bonus of a space costs.
    pub(crate) fn bonus_cost(&self, track: u8, space: u8) -> Option<(Cost, EffectId)> {
        let (cost, gain) = self.space(track, space).bonus?;
        let cheaper = self.options.neoprene && cost == Cost::Tech(3);
        Some((if cheaper { Cost::Tech(2) } else { cost }, gain))
    }

    pub(crate) fn offer_tracks(&self, frame: &Frame, offer: &mut TapestryLegal) {
        let Frame { seat, context, task } = *frame;
        match task {
            Task::Advance(how) => {
                let tracks = self.track_bits(how.tracks, context);
                self.advancing(seat, tracks, how.off_vp).for_each(|token| offer.add(Act::Token(token)));
            }
            Task::Regress(how, n) => {
                for (token, _, space) in self.tokens_on(seat, self.track_bits(how.tracks, context)) {
                    if space >= n {
                        offer.add(Act::Token(token));
                    }
                }
            }
            Task::Jump { tracks, .. } => {
                let tokens = self.jumping(seat, self.track_bits(tracks, context));
                tokens.for_each(|token| offer.add(Act::Token(token)));
            }
            Task::Bonus { track, space, free } => {
                if let Some((cost, gain)) = self.bonus_cost(track, space)
                    && self.possible(seat, gain, Context::default())
                {
                    if free || (cost == Cost::Any(1) && self.has(seat, Flag::FreeBonus)) {
                        offer.add(Act::Yes);
                    } else {
                        self.offer_cost(seat, cost, offer);
                    }
                }
                crate::hooks::offer_lighthouse(self, seat, offer);
                offer.add(Act::No);
            }
            Task::Repeat => {
                if repeat_bit(context).is_none_or(|bit| self.turn.repeats & bit == 0) {
                    self.repeatable(seat).for_each(|token| offer.add(Act::Token(token)));
                }
            }
            Task::Relocate => {
                if self.singular_token(seat).is_some() {
                    self.tracks().iter().for_each(|track| offer.add(Act::Track(*track)));
                }
            }
            _ => {}
        }
    }

    /// The token at the end of the technology track.
    fn singular_token(&self, seat: u8) -> Option<usize> {
        let end = |token: &crate::state::Token| token.track == Track::Technology as u8 && token.space == LAST;
        self.player(seat).tokens.iter().position(end)
    }

    pub(crate) fn answer_tracks<S: Sink<Event>>(&mut self, frame: Frame, act: Act, sink: &mut S) {
        let Frame { seat, context, task } = frame;
        match (task, act) {
            (Task::Advance(how), Act::Token(token)) => self.advance(seat, token, how, sink),
            (Task::Regress(how, n), Act::Token(token)) => self.regress(seat, token, how, n, sink),
            (Task::Jump { n, .. }, Act::Token(token)) => {
                let at = &mut self.player_mut(seat).tokens[usize::from(token)];
                let (track, from) = (at.track, at.space);
                at.space = (from + n).min(LAST);
                let to = at.space;
                self.tell(|below| below.track = Track::at(track));
                self.event_moved(seat, track, from, to, sink);
                if to == LAST {
                    self.achieve(seat, Achievement::CompleteTrack, sink);
                }
            }
            (Task::Bonus { track, space, .. }, Act::Yes | Act::Pay(_)) => {
                if let Some((cost, gain)) = self.bonus_cost(track, space) {
                    if S::ON {
                        let track = Track::ALL[usize::from(track)];
                        sink.event(Event::Bonus { seat: Seat(seat), track, space });
                    }
                    self.push_effect(seat, gain, Context::from(PointsFrom::Tracks));
                    let free = matches!(task, Task::Bonus { free: true, .. })
                        || (cost == Cost::Any(1) && self.has(seat, Flag::FreeBonus));
                    if !free {
                        self.take_cost(seat, cost, act, Context::default(), sink);
                    }
                }
            }
            (Task::Bonus { .. }, Act::Node(_)) => {
                self.push(seat, task, context);
                crate::hooks::use_lighthouse(self, seat);
            }
            (Task::Repeat, Act::Token(token)) => {
                self.turn.repeats |= repeat_bit(context).unwrap_or(0);
                let at = self.player(seat).tokens[usize::from(token)];
                let task =
                    Task::Activate { track: at.track, space: at.space, benefit: true, bonus: Bonus::Pay };
                self.push(seat, task, Context::default());
            }
            (Task::Relocate, Act::Track(track)) => {
                if let Some(token) = self.singular_token(seat) {
                    let player = self.player_mut(seat);
                    player.tokens[token] = crate::state::Token { track: track as u8, space: 0 };
                    player.tech_done = true;
                }
            }
            _ => {}
        }
    }

    fn event_moved<S: Sink<Event>>(&mut self, seat: u8, track: u8, from: u8, to: u8, sink: &mut S) {
        if S::ON {
            let track = Track::ALL[usize::from(track)];
            sink.event(Event::Moved { seat: Seat(seat), track, from, to });
        }
    }

    /// One space forward, with everything that follows: landmark, triggers, benefit, bonus.
    pub(crate) fn advance<S: Sink<Event>>(&mut self, seat: u8, token: u8, how: Move, sink: &mut S) {
        let at = self.player(seat).tokens[usize::from(token)];
        self.tell(|below| below.track = Track::at(at.track));
        if at.space >= LAST {
            return self.score_points(seat, i16::from(how.off_vp), PointsFrom::Tracks, sink);
        }
        self.push(seat, Task::Barrier, Context::default());
        self.advance_by(seat, token, 1, sink);
        let space = at.space + 1;
        if how.benefit || how.bonus != Bonus::None {
            let task = Task::Activate { track: at.track, space, benefit: how.benefit, bonus: how.bonus };
            let (task, context) = crate::hooks::instead_of_benefit(self, seat, task);
            // Below what the move itself caused.
            self.push_below(Frame { seat, task, context }, self.moved_frames);
        }
    }

    /// So many spaces forward: landmarks and triggers, but no benefit. Remembers how much of it lies on the stack.
    pub(crate) fn advance_by<S: Sink<Event>>(&mut self, seat: u8, token: u8, n: u8, sink: &mut S) {
        let base = self.frames.len();
        let at = self.player(seat).tokens[usize::from(token)];
        let track = Track::ALL[usize::from(at.track)];
        let to = (at.space + n).min(LAST);
        self.player_mut(seat).tokens[usize::from(token)].space = to;
        self.event_moved(seat, at.track, at.space, to, sink);
        // What is to happen last goes on the stack first.
        for other in self.others(seat) {
            self.fire(other, When::OppAdvance(track), Context::default());
        }
        self.fire(seat, When::YouAdvance(track), Context { n: to, ..Context::default() });
        for space in at.space + 1..=to {
            if matches!(space, 1 | 4 | 7 | 10) {
                self.fire(seat, When::YouEnterTier, Context::default());
            }
        }
        for (tier, space) in TIERS.into_iter().enumerate() {
            if (at.space + 1..=to).contains(&space) {
                let landmark = self.kit.tracks[track.index()].landmarks[tier];
                if self.landmarks >> landmark & 1 == 1 {
                    self.gain_landmark(seat, landmark, true, sink);
                } else {
                    self.fire(seat, When::YouReachClaimedLandmark, Context::default());
                }
            }
        }
        if to == LAST {
            self.achieve(seat, Achievement::CompleteTrack, sink);
        }
        self.moved_frames = (self.frames.len() - base) as u8;
    }

    /// Puts something under the top frames.
    fn push_below(&mut self, frame: Frame, frames: u8) {
        let at = self.frames.len() - usize::from(frames);
        self.overfull |= self.frames.try_insert(at, frame).is_err();
    }

    fn regress<S: Sink<Event>>(&mut self, seat: u8, token: u8, how: Move, n: u8, sink: &mut S) {
        let at = self.player(seat).tokens[usize::from(token)];
        let space = at.space - n.min(at.space);
        self.player_mut(seat).tokens[usize::from(token)].space = space;
        self.tell(|below| {
            below.track = Track::at(at.track);
            below.n = 1;
        });
        self.push(seat, Task::Barrier, Context::default());
        self.event_moved(seat, at.track, at.space, space, sink);
        if space > 0 && (how.benefit || how.bonus != Bonus::None) {
            let task = Task::Activate { track: at.track, space, benefit: how.benefit, bonus: how.bonus };
            self.push(seat, task, Context::default());
        }
    }

    /// The benefit of a space, then its bonus; each space once a turn.
    pub(crate) fn activate<S: Sink<Event>>(&mut self, frame: Frame, sink: &mut S) {
        let Task::Activate { track, space, benefit, bonus } = frame.task else { return };
        let seat = frame.seat;
        let bit = 1 << space;
        let activated = &mut self.player_mut(seat).activated[usize::from(track)];
        if *activated & bit != 0 {
            if S::ON {
                sink.event(Event::Nothing { seat: Seat(seat) });
            }
            return;
        }
        *activated |= bit;
        if bonus != Bonus::None && self.space(track, space).bonus.is_some() {
            self.push(seat, Task::Bonus { track, space, free: bonus == Bonus::Free }, Context::default());
        }
        if benefit {
            self.gain_benefit(seat, track, space, sink);
        }
    }

    /// The benefit of a space, with those who share it.
    pub(crate) fn gain_benefit<S: Sink<Event>>(&mut self, seat: u8, track: u8, space: u8, sink: &mut S) {
        let effect = self.space(track, space).benefit;
        if S::ON {
            let track = Track::ALL[usize::from(track)];
            sink.event(Event::Benefit { seat: Seat(seat), track, space });
        }
        for other in self.others(seat) {
            let era = self.player(other).era;
            if era.kind != NONE && era.target == seat && era.track == track {
                // Sharing is an activation for who shares.
                let mine = &mut self.player_mut(other).activated[usize::from(track)];
                if *mine >> space & 1 == 0 {
                    *mine |= 1 << space;
                    self.fire(other, When::TargetBenefit, Context::default().with_effect(effect));
                }
            }
        }
        self.push_effect(seat, effect, Context::from(PointsFrom::Tracks));
    }
}
