//! Civilization mats: their tokens, the step of an income turn that uses them, and civilizations gained later.
//!
//! Rules: `income.civilizations`, `civilizations.midgame`, `civilizations.draw`, `civilizations.same-step`.

use kernel::{Seat, Sink};

use crate::components::effect::{Effect, EffectId};
use crate::components::{CivMat, Flag};
use crate::effects::gain::bits;
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::rules::points::PointsFrom;
use crate::state::{CivSlot, Context, Frame, MOST_CIVS, NONE, Tapestry, Task};

impl Tapestry {
    /// The mat that a frame is about, with its tokens.
    pub(crate) fn civ_slot(&self, seat: u8, context: Context) -> Option<(&CivSlot, &'static CivMat)> {
        let slot = self.player(seat).civs.get(usize::from(context.civ?.get()))?;
        Some((slot, self.mat(slot.civ)))
    }

    pub(crate) fn civ_slot_mut(&mut self, seat: u8, context: Context) -> Option<&mut CivSlot> {
        self.player_mut(seat).civs.get_mut(usize::from(context.civ?.get()))
    }

    /// The place of the civilization of this player that has an ability.
    pub(crate) fn civ_with(&self, seat: u8, flag: Flag) -> Option<usize> {
        self.player(seat).civs.iter().position(|slot| self.mat(slot.civ).abilities.has(flag))
    }

    /// What a civilization does in step 1 of this income turn.
    pub(crate) fn civ_income(&self, seat: u8, at: usize) -> Option<EffectId> {
        let slot = self.player(seat).civs.get(at)?;
        let mat = self.mat(slot.civ);
        let turn = self.player(seat).income_turns;
        if turn == 5 && mat.last.is_some() {
            return mat.last;
        }
        let [from, to] = mat.turns[self.map_side()];
        if (from..=to).contains(&turn) { mat.income } else { None }
    }

    pub(crate) fn offer_civ_step(&self, seat: u8, used: u8, offer: &mut TapestryLegal) {
        let mut must = false;
        for (at, slot) in self.player(seat).civs.iter().enumerate() {
            if used >> at & 1 == 0
                && let Some(effect) = self.civ_income(seat, at)
            {
                let context = Context::of_civ(at);
                if self.possible(seat, effect, context) {
                    offer.add(Act::Civ(slot.civ));
                    let mat = self.mat(slot.civ);
                    must |= mat.must || (mat.last == Some(effect) && mat.income.is_none());
                }
            }
        }
        if !must {
            offer.add(Act::Done);
        }
    }

    pub(crate) fn answer_civ_step(&mut self, frame: Frame, used: u8, act: Act) {
        let seat = frame.seat;
        if let Act::Civ(civ) = act
            && let Some(at) = self.player(seat).civs.iter().position(|slot| slot.civ == civ)
            && let Some(effect) = self.civ_income(seat, at)
        {
            self.push(seat, Task::CivStep(used | 1 << at), Context::default());
            self.player_mut(seat).civs[at].moved = 0;
            self.push_effect(seat, effect, Context::of_civ(at));
        }
    }

    /// Where a token may go: (token, place).
    fn token_moves(&self, seat: u8, context: Context, mut each: impl FnMut(u8, u8)) {
        let Some((slot, mat)) = self.civ_slot(seat, context) else { return };
        for (token, at) in slot.tokens.iter().enumerate() {
            if *at != NONE && slot.moved >> token & 1 == 0 {
                for to in bits(u64::from(mat.nodes[usize::from(*at)].to)) {
                    if !slot.tokens.contains(&to) {
                        each(token as u8, to);
                    }
                }
            }
        }
    }

    pub(crate) fn offer_mats(&self, frame: &Frame, offer: &mut TapestryLegal) {
        let Frame { seat, context, task } = *frame;
        let Some((slot, mat)) = self.civ_slot(seat, context) else {
            if task == Task::ChooseNewCiv {
                self.offer_new_civ(seat, offer);
            }
            return;
        };
        match task {
            Task::MoveToken => {
                // The place says which token: with several tokens near it, the first that can go there does.
                let mut seen = 0_u32;
                self.token_moves(seat, context, |_, to| {
                    if seen >> to & 1 == 0 {
                        seen |= 1 << to;
                        offer.add(Act::Node(to));
                    }
                });
            }
            Task::PutToken { .. } => {
                for at in 0..mat.nodes.len() as u8 {
                    let start = self.kit.effect(mat.nodes[usize::from(at)].effect) == Effect::Nothing;
                    if !slot.tokens.contains(&at) && !start {
                        offer.add(Act::Node(at));
                    }
                }
            }
            Task::PlaceToken => {
                for (at, node) in mat.nodes.iter().enumerate() {
                    if slot.used >> at & 1 == 0 && self.possible(seat, node.effect, context) {
                        offer.add(Act::Node(at as u8));
                    }
                }
            }
            Task::StepToken => {
                if let Some(node) = mat.nodes.get(usize::from(slot.left)) {
                    if self.possible(seat, node.effect, context) {
                        offer.add(Act::Yes);
                    }
                    offer.add(Act::No);
                }
            }
            Task::ChooseNewCiv => self.offer_new_civ(seat, offer),
            Task::RedrawOr(_) => {
                offer.add(Act::Yes);
                offer.add(Act::No);
            }
            _ => {}
        }
    }

    fn offer_new_civ(&self, seat: u8, offer: &mut TapestryLegal) {
        let draft = self.player(seat).draft.civs;
        draft.iter().filter(|civ| **civ != NONE).for_each(|civ| offer.add(Act::Civ(*civ)));
    }

    pub(crate) fn answer_mats<S: Sink<Event>>(&mut self, frame: Frame, act: Act, sink: &mut S) {
        let Frame { seat, context, task } = frame;
        let effect_at = |game: &Tapestry, at: u8| {
            game.civ_slot(seat, context)
                .and_then(|(_, mat)| mat.nodes.get(usize::from(at)))
                .map(|node| node.effect)
        };
        match (task, act) {
            (Task::MoveToken, Act::Node(to)) => {
                let mut moving = NONE;
                self.token_moves(seat, context, |token, there| {
                    if there == to && moving == NONE {
                        moving = token;
                    }
                });
                if let Some(slot) = self.civ_slot_mut(seat, context)
                    && let Some(token) = slot.tokens.get_mut(usize::from(moving))
                {
                    *token = to;
                    slot.moved |= 1 << moving;
                }
                if let Some(effect) = effect_at(self, to) {
                    self.push_effect(seat, effect, context);
                }
            }
            (Task::PutToken { gain }, Act::Node(at)) => {
                if let Some(slot) = self.civ_slot_mut(seat, context) {
                    let free = slot.tokens.iter().position(|token| *token == NONE).unwrap_or(0);
                    // A token that stands at the start moves; others are put down one after the other.
                    let token = if gain { 0 } else { free };
                    slot.tokens[token] = at;
                }
                if gain && let Some(effect) = effect_at(self, at) {
                    self.push_effect(seat, effect, context);
                }
            }
            (Task::PlaceToken, Act::Node(at)) => {
                if let Some(slot) = self.civ_slot_mut(seat, context) {
                    slot.used |= 1 << at;
                }
                if let Some(effect) = effect_at(self, at) {
                    self.push_effect(seat, effect, context);
                }
            }
            (Task::StepToken, Act::Yes | Act::No) => {
                let at = self.civ_slot(seat, context).map_or(NONE, |(slot, _)| slot.left);
                if let Some(slot) = self.civ_slot_mut(seat, context) {
                    slot.left += 1;
                }
                match effect_at(self, at) {
                    Some(effect) if act == Act::Yes => self.push_effect(seat, effect, context),
                    _ => self.score_points(seat, 5, PointsFrom::Civilizations, sink),
                }
            }
            (Task::ChooseNewCiv, Act::Civ(kept)) => {
                let drawn = std::mem::replace(&mut self.player_mut(seat).draft.civs, [NONE; 4]);
                for civ in drawn {
                    if civ != NONE && civ != kept {
                        self.civs.push(civ);
                    }
                }
                let mut dice = self.shuffling();
                self.civs.shuffle(&mut dice);
                self.add_civ(seat, kept, sink);
            }
            (Task::RedrawOr(_), Act::Yes) => self.redraw_civ(seat, context, sink),
            (Task::RedrawOr(kept), Act::No) => self.push_effect(seat, kept, context),
            _ => {}
        }
    }

    /// All exposed places of a mat.
    pub(crate) fn gain_exposed(&mut self, seat: u8, context: Context) {
        // A trigger about another player's landmark needs one of the tokens there.
        let Some((slot, mat)) = self.civ_slot(seat, context) else { return };
        if context.seat.is_some_and(|about| slot.memory >> about.get() & 1 == 0) {
            return;
        }
        let used = slot.used;
        // The last place first on the stack: what is exposed first is gained first; a conquest comes last.
        for at in (0..mat.nodes.len()).rev() {
            if used >> at & 1 == 1 {
                self.push_effect(seat, mat.nodes[at].effect, context);
            }
        }
    }

    /// Draws a further civilization.
    pub(crate) fn gain_civ<S: Sink<Event>>(&mut self, seat: u8, sink: &mut S) {
        let n = if self.has(seat, Flag::DrawThreeCivs) {
            3
        } else if self.options.two_civilizations {
            2
        } else {
            1
        } + usize::from(self.has(seat, Flag::ExtraDraws));
        if self.player(seat).civs.len() >= MOST_CIVS {
            return;
        }
        let mut drawn = [NONE; 4];
        for place in drawn.iter_mut().take(n) {
            if let Some(civ) = self.civs.pop() {
                *place = civ;
                self.chances.revealed += 1;
            }
        }
        if n == 1 {
            if drawn[0] != NONE {
                self.add_civ(seat, drawn[0], sink);
            }
        } else {
            self.player_mut(seat).draft.civs = drawn;
            self.push(seat, Task::ChooseNewCiv, Context::default());
        }
    }

    /// A civilization comes to a player in the middle of the game.
    fn add_civ<S: Sink<Event>>(&mut self, seat: u8, civ: u8, sink: &mut S) {
        if S::ON {
            sink.event(Event::Civilization { seat: Seat(seat), civ });
        }
        let at = self.receive_civ(seat, civ);
        let mat = self.mat(civ);
        if let Some(effect) = mat.midgame.or(mat.setup) {
            self.push_effect(seat, effect, Context::of_civ(usize::from(at)));
        }
    }

    /// Puts the mat down; its place among the player's.
    pub(crate) fn receive_civ(&mut self, seat: u8, civ: u8) -> u8 {
        let mat = self.mat(civ);
        let mut slot = CivSlot {
            civ,
            tokens: [NONE; 4],
            used: 0,
            moved: 0,
            left: mat.tokens_left[self.map_side()],
            memory: 0,
        };
        slot.tokens[..mat.tokens.len()].copy_from_slice(&mat.tokens);
        let _ = self.player_mut(seat).civs.try_push(slot);
        self.refresh_flags(seat);
        (self.player(seat).civs.len() - 1) as u8
    }

    /// A civilization goes out of the game, and another one is drawn.
    pub(crate) fn redraw_civ<S: Sink<Event>>(&mut self, seat: u8, context: Context, sink: &mut S) {
        let Some(at) = context.civ.map(|civ| usize::from(civ.get())) else { return };
        if at < self.player(seat).civs.len() {
            let slot = self.player_mut(seat).civs.remove(at);
            self.refresh_flags(seat);
            if S::ON {
                sink.event(Event::CivilizationGone { seat: Seat(seat), civ: slot.civ });
            }
            self.gain_civ(seat, sink);
        }
    }
}
