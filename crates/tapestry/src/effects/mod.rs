//! The interpreter of the effect language.
//!
//! What is under way lies on a stack of frames. The top one either does its next step or asks for a decision; what it
//! causes lies above it and is finished first. One file for each kind of operation:
//!
//! - `combine`: in order, in any order, one of, may, pay, times, if, each
//! - `gain`: resources, points, discards
//! - `draw`: tiles and cards that are drawn
//! - `count`: everything that can be counted, conditions, and whether an effect can do anything
//! - `tracks`: advance, regress, jump, benefit and bonus of a space, repeat, relocate
//! - `research`: dice
//! - `building`: income buildings and landmarks
//! - `plots`: building plots on tapestry cards
//! - `explore`, `conquer`: the map
//! - `tech`: invent, upgrade, circle, square
//! - `tapestry`: playing and copying tapestry cards
//! - `mats`: civilization mats and their tokens
//! - `arts`: masterpieces and inspiration

mod arts;
mod building;
mod combine;
mod conquer;
mod count;
mod draw;
mod explore;
mod gain;
mod mats;
mod plots;
mod research;
mod reserve;
mod tapestry;
mod tech;
mod tracks;

pub(crate) use gain::{bits, cards};
use kernel::{Budget, Seat, Sink};

use crate::automa::BotTask;
use crate::components::effect::EffectId;
use crate::components::{CardKind, When};
use crate::hooks::{At, Doing};
use crate::rules::action::{Act, Waiting};
use crate::rules::bounds::Seen;
use crate::rules::event::Event;
use crate::rules::illegal::Illegal;
use crate::rules::legal::TapestryLegal;
use crate::rules::points::PointsFrom;
use crate::state::{Context, Frame, MatNo, NONE, Tapestry, Task};

impl Tapestry {
    /// Puts something on top of the stack.
    #[inline]
    pub(crate) fn push(&mut self, seat: u8, task: Task, context: Context) {
        // Bots gain nothing that their own rules do not name.
        if self.is_bot(seat) && !task.is_for_bots() {
            return;
        }
        // An effect that finds no room is not lost: what caused it is refused.
        self.overfull |= self.frames.try_push(Frame { seat, task, context }).is_err();
    }

    /// Puts an effect on top of the stack.
    #[inline]
    pub(crate) fn push_effect(&mut self, seat: u8, effect: EffectId, context: Context) {
        if self.is_bot(seat) {
            self.effect_on_bot(seat, effect, context);
        } else if effect != EffectId(0) {
            self.push(seat, Task::Do(effect), context);
        }
    }

    /// Lets what is below the finished part know what came of it: an effect of several parts, nothing else. Other frames
    /// keep what they remember in their context.
    #[inline]
    pub(crate) fn tell(&mut self, change: impl FnOnce(&mut Context)) {
        if let Some(frame) = self.frames.last_mut()
            && matches!(
                frame.task,
                Task::Seq(..)
                    | Task::All(..)
                    | Task::NOf(..)
                    | Task::Times(..)
                    | Task::Each(..)
                    | Task::Hook(Doing::Werefolk(_))
            )
        {
            change(&mut frame.context);
        }
    }

    /// Lasting abilities that speak now, of this player: they go on top of the stack.
    pub(crate) fn fire(&mut self, seat: u8, when: When, context: Context) {
        let kit = self.kit;
        let player = self.player(seat);
        let done = player.done;
        let era = player.era;
        let (slots, face_down, explored) = (player.slots, player.face_down, player.explored);
        for at in 0..self.player(seat).civs.len() {
            let civ = self.player(seat).civs[at].civ;
            for (known, effect) in &self.mat(civ).abilities.on {
                if *known == when && (!done || kit.effect(*effect).is_points()) {
                    let civ = MatNo::new(at as u8);
                    self.push_effect(
                        seat,
                        *effect,
                        Context { civ, points: PointsFrom::Civilizations, ..context },
                    );
                }
            }
        }
        if done {
            return;
        }
        if era.kind != NONE {
            for (known, effect) in &kit.cards[usize::from(era.kind)].abilities.on {
                if *known == when {
                    self.push_effect(seat, *effect, context.as_from(PointsFrom::Tapestries));
                }
            }
        }
        for card in slots {
            if card != NONE && face_down >> card & 1 == 0 && kit.card(card).kind == CardKind::Continuous {
                for (known, effect) in &kit.card(card).abilities.on {
                    if *known == when {
                        self.push_effect(seat, *effect, context.as_from(PointsFrom::Tapestries));
                    }
                }
            }
        }
        if explored != 0 {
            for (at, tile) in kit.space_tiles.iter().enumerate() {
                if explored >> at & 1 == 1 {
                    for lasting in &tile.lasting {
                        if let crate::components::effect::Lasting::On(known, effect) = lasting
                            && *known == when
                        {
                            self.push_effect(seat, *effect, context.as_from(PointsFrom::Space));
                        }
                    }
                }
            }
        }
    }

    /// Goes on until somebody has to decide, or the game is over. After an error the position is of no use.
    pub(crate) fn go_on<S: Sink<Event>>(&mut self, budget: &mut Budget, sink: &mut S) -> Result<(), Illegal> {
        let mut seen = Seen::default();
        while let Some(frame) = self.frames.last().copied() {
            if self.overfull || budget.step().is_err() {
                return Err(self.too_long(&seen));
            }
            seen.look(&frame, *budget);
            if self.step(frame, sink) || crate::hooks::check_numbers(self) {
                continue;
            }
            // Most turns could be income turns: then there is no need to list how all the others could be paid for.
            if frame.task == Task::TakeTurn && self.may_take_income(frame.seat) {
                return Ok(());
            }
            let mut legal = TapestryLegal::new(frame.seat);
            self.offer_into(&frame, &mut legal);
            match legal.none_one_or_more() {
                // What people do at a real table is said, not offered.
                0 if frame.task == Task::TakeTurn && self.bots.real.table => return Ok(()),
                0 => {
                    self.frames.pop();
                    self.came_to_nothing(frame, sink);
                }
                // What can only be done in one way is done; but a turn is taken by its player.
                1 if !frame.task.is_turn() => {
                    self.frames.pop();
                    if let Some(act) = legal.act(0) {
                        // Nobody declines what was not on offer.
                        if !matches!(act, Act::No | Act::Done) {
                            tell_answer(frame, act, sink);
                        }
                        self.answer(frame, act, sink);
                    }
                }
                _ => return Ok(()),
            }
        }
        Ok(())
    }

    fn came_to_nothing<S: Sink<Event>>(&mut self, frame: Frame, sink: &mut S) {
        if S::ON {
            let seat = Seat(frame.seat);
            sink.event(match frame.task {
                Task::Place(_) | Task::PlaceLandmark(_) => Event::Beside { seat },
                _ => Event::Nothing { seat },
            });
        }
    }

    /// Does the next step of the top frame; `false` if it asks for a decision.
    fn step<S: Sink<Event>>(&mut self, frame: Frame, sink: &mut S) -> bool {
        match frame.task {
            Task::Do(effect) => {
                self.frames.pop();
                self.start_effect(frame, effect, sink);
            }
            Task::Seq(..) | Task::Times(..) | Task::Each(..) => self.next_part(frame, sink),
            Task::All(..) => return self.step_all(frame, sink),
            Task::Charms(_) => return self.step_charms(frame),
            Task::PlotBenefits { card, left } => return self.step_plots(frame, card, left),
            Task::Barrier => self.drop_top(),
            Task::Begin => {
                self.frames.pop();
                self.begin(sink);
            }
            Task::EndTurn => {
                self.frames.pop();
                self.end_turn(sink);
            }
            Task::Income(step) => {
                self.frames.pop();
                self.income_step(frame.seat, step, sink);
            }
            Task::Activate { .. } => {
                self.frames.pop();
                self.activate(frame, sink);
            }
            Task::ConquerSettle { .. } | Task::ConquerRoll { .. } | Task::ConquerDone { .. } => {
                self.frames.pop();
                self.step_conquest(frame, sink);
            }
            Task::Bot(task) => return self.step_bot(frame, task, sink),
            Task::DrawTiles(_) | Task::DrawSpaces(_) | Task::DrawCards { .. } => {
                self.frames.pop();
                self.step_draw(frame, sink);
            }
            Task::DieBenefit { .. } => {
                self.frames.pop();
                self.die_benefit(frame);
            }
            Task::RollFor | Task::RollResearch { .. } => {
                self.frames.pop();
                self.step_roll(frame, sink);
            }
            Task::Hook(doing) => return self.step_hook(frame, doing, sink),
            _ => return false,
        }
        true
    }

    /// What the top frame waits for.
    pub(crate) fn waiting(&self, frame: &Frame) -> Waiting {
        match frame.task {
            Task::ChooseCiv | Task::ChooseNewCiv => Waiting::Civilization,
            Task::ChooseCity => Waiting::City,
            Task::CivStep(_) => Waiting::CivilizationStep,
            Task::OneOf(_)
            | Task::All(..)
            | Task::NOf(..)
            | Task::ConquerRow { .. }
            | Task::Charms(_)
            | Task::PlotBenefits { .. }
            | Task::PickFace { .. }
            | Task::ChooseDie => Waiting::Part,
            Task::May(_) | Task::Refresh | Task::RefreshPieces | Task::RedrawOr(_) | Task::Exploit { .. } => {
                Waiting::YesNo
            }
            Task::Pay(_) | Task::Bonus { .. } => Waiting::Bonus,
            Task::ChooseOpponent(_) => Waiting::Opponent,
            Task::ChooseTrack(_) | Task::Relocate => Waiting::Track,
            Task::GainAny(_) => Waiting::Gain,
            Task::LoseAny(_) => Waiting::Payment,
            Task::DiscardTiles(_) | Task::ExploreTile { .. } | Task::KeepTile(_) => Waiting::Tile,
            Task::DiscardCards(_)
            | Task::DiscardAny(_)
            | Task::KeepCard { .. }
            | Task::PlayOver
            | Task::PlayIncome
            | Task::Copy => Waiting::TapestryCard,
            Task::DiscardTechs(_)
            | Task::KeepTech { .. }
            | Task::Upgrade { .. }
            | Task::Circle
            | Task::Square => Waiting::TechCard,
            Task::BuildAny { .. } | Task::Inspire => Waiting::Building,
            Task::Place(_) | Task::PlaceLandmark(_) | Task::PlaceOnCard { .. } => Waiting::Plot,
            Task::LandmarkAny | Task::DraftLandmark => Waiting::Landmark,
            Task::ExploreHex { .. } | Task::ConquerHex { .. } | Task::StandUp(_) | Task::TerritoryAny => {
                Waiting::Hex
            }
            Task::ExploreTurn { .. } => Waiting::Rotation,
            Task::ExploreSpace { .. } | Task::KeepSpace(_) => Waiting::SpaceTile,
            Task::Respond { .. } | Task::Answer { .. } => Waiting::Response,
            Task::ConquerDie { .. } => Waiting::Die,
            Task::Invent { .. } => Waiting::Invent,
            Task::Research { .. }
            | Task::Advance(_)
            | Task::Regress(..)
            | Task::Jump { .. }
            | Task::Repeat => Waiting::Token,
            Task::MoveToken | Task::PutToken { .. } | Task::PlaceToken | Task::StepToken => Waiting::Node,
            Task::Masterpiece | Task::UsePiece { .. } | Task::IncomePieces => Waiting::Masterpiece,
            Task::Bot(task) => task.waiting(),
            Task::Hook(doing) => doing.asks().unwrap_or(Waiting::Part),
            _ => Waiting::Turn,
        }
    }

    /// What the top frame offers.
    #[inline]
    pub(crate) fn offer(&self, frame: &Frame) -> TapestryLegal {
        let mut legal = TapestryLegal::new(frame.seat);
        self.offer_into(frame, &mut legal);
        legal
    }

    /// Adds what a frame offers to a list. A list is long: who does not give it away has it filled where it lies.
    pub(crate) fn offer_into(&self, frame: &Frame, offer: &mut TapestryLegal) {
        match Family::of(frame.task) {
            Family::Setup => self.offer_setup(frame, offer),
            Family::Turn => self.offer_turn(frame.seat, offer),
            Family::CivStep(used) => self.offer_civ_step(frame.seat, used, offer),
            Family::Part => self.offer_part(frame, offer),
            Family::Gain => self.offer_gain(frame, offer),
            Family::Draw => self.offer_draw(frame, offer),
            Family::Building => self.offer_building(frame, offer),
            Family::Plots => self.offer_plots(frame, offer),
            Family::Explore => self.offer_explore(frame, offer),
            Family::Conquer => self.offer_conquer(frame, offer),
            Family::Tech => self.offer_tech(frame, offer),
            Family::Research => self.offer_research(frame, offer),
            Family::Tracks => self.offer_tracks(frame, offer),
            Family::Tapestry => self.offer_tapestry(frame, offer),
            Family::Mats => self.offer_mats(frame, offer),
            Family::Arts => self.offer_arts(frame, offer),
            Family::Bot(task) => self.offer_bot(task, offer),
            Family::Hook(doing) => doing.offer(self, At::of(frame), offer),
            Family::Silent => {}
        }
    }

    /// Does what was answered to a frame that has left the stack.
    pub(crate) fn answer<S: Sink<Event>>(&mut self, frame: Frame, act: Act, sink: &mut S) {
        match Family::of(frame.task) {
            Family::Setup => self.answer_setup(frame, act, sink),
            Family::Turn => self.answer_turn(frame.seat, act, sink),
            Family::CivStep(used) => self.answer_civ_step(frame, used, act),
            Family::Part => self.answer_part(frame, act, sink),
            Family::Gain => self.answer_gain(frame, act, sink),
            Family::Draw => self.answer_draw(frame, act, sink),
            Family::Building => self.answer_building(frame, act, sink),
            Family::Plots => self.answer_plots(frame, act, sink),
            Family::Explore => self.answer_explore(frame, act, sink),
            Family::Conquer => self.answer_conquer(frame, act, sink),
            Family::Tech => self.answer_tech(frame, act, sink),
            Family::Research => self.answer_research(frame, act, sink),
            Family::Tracks => self.answer_tracks(frame, act, sink),
            Family::Tapestry => self.answer_tapestry(frame, act, sink),
            Family::Mats => self.answer_mats(frame, act, sink),
            Family::Arts => self.answer_arts(frame, act, sink),
            Family::Bot(task) => self.answer_bot(frame, task, act, sink),
            Family::Hook(doing) => doing.answer(self, At::of(&frame), act, sink),
            Family::Silent => {}
        }
    }
}

/// Tasks that one file asks about and answers.
enum Family {
    Setup,
    Turn,
    CivStep(u8),
    Part,
    Gain,
    Draw,
    Building,
    Plots,
    Explore,
    Conquer,
    Tech,
    Research,
    Tracks,
    Tapestry,
    Mats,
    Arts,
    Bot(BotTask),
    Hook(Doing),
    /// They go on by themselves.
    Silent,
}

impl Family {
    #[inline]
    fn of(task: Task) -> Family {
        match task {
            Task::ChooseCiv | Task::ChooseCity | Task::DraftLandmark => Family::Setup,
            Task::TakeTurn => Family::Turn,
            Task::CivStep(used) => Family::CivStep(used),
            Task::OneOf(_)
            | Task::All(..)
            | Task::NOf(..)
            | Task::May(_)
            | Task::Pay(_)
            | Task::ChooseOpponent(_)
            | Task::ChooseTrack(_) => Family::Part,
            Task::GainAny(_)
            | Task::LoseAny(_)
            | Task::DiscardTiles(_)
            | Task::DiscardCards(_)
            | Task::DiscardTechs(_)
            | Task::DiscardAny(_) => Family::Gain,
            Task::KeepTech { .. } | Task::KeepCard { .. } | Task::KeepTile(_) | Task::KeepSpace(_) => {
                Family::Draw
            }
            Task::BuildAny { .. } | Task::Place(_) | Task::PlaceLandmark(_) | Task::LandmarkAny => {
                Family::Building
            }
            Task::PlaceOnCard { .. } | Task::PlotBenefits { .. } => Family::Plots,
            Task::ExploreTile { .. }
            | Task::ExploreHex { .. }
            | Task::ExploreTurn { .. }
            | Task::Exploit { .. }
            | Task::ExploreSpace { .. } => Family::Explore,
            Task::ConquerHex { .. }
            | Task::ConquerRow { .. }
            | Task::Respond { .. }
            | Task::Answer { .. }
            | Task::ConquerDie { .. }
            | Task::StandUp(_)
            | Task::TerritoryAny => Family::Conquer,
            Task::Invent { .. } | Task::Refresh | Task::Upgrade { .. } | Task::Circle | Task::Square => {
                Family::Tech
            }
            Task::Research { .. } | Task::PickFace { .. } | Task::ChooseDie => Family::Research,
            Task::Advance(_)
            | Task::Regress(..)
            | Task::Jump { .. }
            | Task::Bonus { .. }
            | Task::Repeat
            | Task::Relocate => Family::Tracks,
            Task::PlayOver | Task::PlayIncome | Task::Copy | Task::Charms(_) => Family::Tapestry,
            Task::MoveToken
            | Task::PutToken { .. }
            | Task::PlaceToken
            | Task::StepToken
            | Task::ChooseNewCiv
            | Task::RedrawOr(_) => Family::Mats,
            Task::Masterpiece
            | Task::RefreshPieces
            | Task::UsePiece { .. }
            | Task::IncomePieces
            | Task::Inspire => Family::Arts,
            Task::Bot(task) => Family::Bot(task),
            Task::Hook(doing) => Family::Hook(doing),
            Task::Begin
            | Task::Barrier
            | Task::EndTurn
            | Task::Income(_)
            | Task::Do(_)
            | Task::Seq(..)
            | Task::Times(..)
            | Task::Each(..)
            | Task::Activate { .. }
            | Task::DrawTiles(_)
            | Task::DrawSpaces(_)
            | Task::DrawCards { .. }
            | Task::DieBenefit { .. }
            | Task::RollFor
            | Task::RollResearch { .. }
            | Task::ConquerSettle { .. }
            | Task::ConquerRoll { .. }
            | Task::ConquerDone { .. } => Family::Silent,
        }
    }
}

/// Tells an answer, where it is not told by what it causes.
pub(crate) fn tell_answer<S: Sink<Event>>(frame: Frame, act: Act, sink: &mut S) {
    if S::ON
        && let Some(event) = answered(Seat(frame.seat), act)
    {
        sink.event(event);
    }
}

/// What an answer tells by itself; others are told by what they cause.
fn answered(seat: Seat, act: Act) -> Option<Event> {
    Some(match act {
        Act::No | Act::Done => Event::Declined { seat },
        Act::Node(node) => Event::MatToken { seat, node },
        Act::Die(die) => Event::TookDie { seat, die },
        Act::Track(track) => Event::TargetTrack { seat, track },
        Act::Seat(target) => Event::Target { seat, target },
        Act::Part(_)
        | Act::Yes
        | Act::Turn(_)
        | Act::Number(_)
        | Act::Hex(_)
        | Act::Tile(_)
        | Act::Space(_)
        | Act::Token(_)
        | Act::Building(_)
        | Act::Landmark(_)
        | Act::Tech(_)
        | Act::Piece(_)
        | Act::Civ(_)
        | Act::Card(_)
        | Act::Deck => Event::Chose { seat, what: act },
        Act::City(_)
        | Act::Income
        | Act::Advance { .. }
        | Act::Pay(_)
        | Act::Gain(_)
        | Act::Plot { .. }
        | Act::Automa
        | Act::Decision(_) => return None,
    })
}
