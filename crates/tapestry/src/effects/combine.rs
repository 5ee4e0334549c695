//! Effects made of effects: in order, in any order, one of, may, pay, times, if, each.
//!
//! Rules: `effect.all`, `effect.one-of`, `effect.may`, `effect.pay`, `effect.depth-first`, `end.done-gains`.

use kernel::{Seat, Sink};

use crate::components::effect::{Cost, Effect, EffectId, TrackTest, Who};
use crate::components::{Goods, Track};
use crate::hooks::Doing;
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, Frame, NONE, SeatNo, Tapestry, Task, TileNo};

impl Effect {
    /// Whether it gives points and nothing else.
    pub(crate) fn is_points(self) -> bool {
        matches!(self, Effect::Vp(_) | Effect::VpPer(..))
    }

    /// Whether doing it first is never worse: no order is asked for.
    pub(crate) fn is_plain(self) -> bool {
        matches!(self, Effect::Vp(_) | Effect::Resource(..) | Effect::Nothing)
    }
}

impl Tapestry {
    /// Begins an effect: small ones are done at once, others become frames.
    pub(crate) fn start_effect<S: Sink<Event>>(&mut self, frame: Frame, id: EffectId, sink: &mut S) {
        let Frame { seat, context, .. } = frame;
        let effect = self.kit.effect(id);
        if self.player(seat).done && !effect.is_points() {
            return;
        }
        let ask = match effect {
            Effect::Nothing => return,
            Effect::Seq(_) => Task::Seq(id, 0),
            Effect::All(list) => Task::All(id, ((1_u32 << list.len) - 1) as u16),
            Effect::OneOf(_) => Task::OneOf(id),
            Effect::NOf(n, list) => Task::NOf(id, n, ((1_u32 << list.len) - 1) as u16),
            Effect::May(body) => {
                if !self.possible(seat, body, context) {
                    return;
                }
                Task::May(id)
            }
            Effect::Pay(_, body) => {
                if !self.possible(seat, body, context) {
                    return;
                }
                Task::Pay(id)
            }
            Effect::Times(n, body) => Task::Times(n, body),
            Effect::TimesCount(what, body) => Task::Times(self.count(seat, what, context).max(0) as u8, body),
            Effect::If(condition, then, other) => {
                let chosen = if self.holds(seat, condition, context) { then } else { other };
                return self.push_effect(seat, chosen, context);
            }
            Effect::Each(who, body) => Task::Each(self.who(seat, who), body),
            Effect::ChooseOpponent(body) => Task::ChooseOpponent(body),
            Effect::ChooseTrack(body) => Task::ChooseTrack(body),
            Effect::ForEachTrack(test, body) => {
                let n = self.tracks().iter().filter(|track| self.track_test(seat, test, **track)).count();
                Task::Times(n as u8, body)
            }
            Effect::Resource(good, n) => return self.gain(seat, Goods::of(good, n), sink),
            Effect::AnyResource(n) => Task::GainAny(n),
            Effect::Lose(good, n) => return self.lose(seat, Goods::of(good, n), sink),
            Effect::LoseAny(n) => Task::LoseAny(n),
            Effect::Vp(vp) => return self.score_points(seat, vp, context.points, sink),
            Effect::VpPer(what, each) => {
                let vp = self.count(seat, what, context) * i16::from(each);
                return self.score_points(seat, vp, context.points.counting(what), sink);
            }
            Effect::TerritoryTile(n) => return self.draw_tiles(seat, n, sink),
            Effect::SpaceTile(n) => return self.draw_spaces(seat, n, sink),
            Effect::TapestryCard(n) => return self.draw_cards(seat, n, sink),
            Effect::DrawKeepTech(n) => return self.draw_keep_tech(seat, n),
            Effect::DrawKeepTapestry(n) => return self.draw_keep_card(seat, n),
            Effect::Invent(n, from) => {
                for _ in 0..n {
                    self.push(seat, Task::Invent { from, upgrade: false }, context);
                }
                return;
            }
            Effect::InventAndUpgrade(from) => Task::Invent { from, upgrade: true },
            Effect::RefreshTech => Task::Refresh,
            Effect::Upgrade { n, ignore, lock } => {
                let optional = self.options.readings.free_upgrades;
                for _ in 0..n {
                    self.push(seat, Task::Upgrade { ignore, lock, optional }, context);
                }
                return;
            }
            Effect::TechCircle => Task::Circle,
            Effect::TechSquare => Task::Square,
            Effect::CircleOfCard => return self.circle_of_card(seat, context),
            Effect::Build(building) => return self.gain_building(seat, building, false, sink),
            Effect::BuildAny => Task::BuildAny { beside: false },
            Effect::BuildBeside => Task::BuildAny { beside: true },
            Effect::Landmark(landmark) => return self.gain_landmark(seat, landmark, false, sink),
            Effect::LandmarkAny => Task::LandmarkAny,
            Effect::Reserve(building) => return self.reserve(seat, building, sink),
            Effect::ReserveDrawn(stock) => return self.reserve_drawn(seat, stock, sink),
            Effect::Explore { place, drawn } => {
                let only = if drawn { TileNo::byte(context.tile) } else { NONE };
                return self.start_explore(seat, place, drawn, only, context);
            }
            Effect::ExploreSpace { on_mat, drawn } => {
                Task::ExploreSpace { on_mat, only: if drawn { TileNo::byte(context.tile) } else { NONE } }
            }
            Effect::Conquer { place, dice, empty } => Task::ConquerHex { place, dice: dice as u8, empty },
            Effect::Outpost => return self.put_outpost(seat, context, sink),
            Effect::TerritoryBenefit => return self.territory_benefit(seat, context),
            Effect::TerritoryBenefitAny => Task::TerritoryAny,
            Effect::StandUp(n) => Task::StandUp(n),
            Effect::Roll(die) => return self.roll_for(seat, die, sink),
            Effect::Research { benefit, off_vp } => {
                return self.start_research(seat, benefit, off_vp, context, sink);
            }
            Effect::Advance(how) => Task::Advance(how),
            Effect::Regress { how, n } => Task::Regress(how, n),
            Effect::Jump { tracks, n } => Task::Jump { tracks, n },
            Effect::RepeatPosition => Task::Repeat,
            Effect::RelocateToken => Task::Relocate,
            Effect::ForbidTrack => {
                let player = self.player_mut(seat);
                // This turn and the next one.
                (player.blocks, player.blocks_for) = (context.track.map_or(NONE, |track| track as u8), 2);
                return;
            }
            Effect::PlayOver if !self.can_play_over(seat) => return,
            Effect::PlayOver => Task::PlayOver,
            Effect::PlayOverThis(vp) => return self.play_gained(seat, vp, context, sink),
            Effect::CopyTapestry => Task::Copy,
            Effect::Remember => {
                let era = &mut self.player_mut(seat).era;
                era.target = SeatNo::byte(context.seat);
                era.track = context.track.map_or(NONE, |track| track as u8);
                return;
            }
            Effect::SameBenefit => {
                let about = Context { hex: context.hex, ..Context::default() };
                return self.push_effect(seat, context.effect(), about);
            }
            Effect::DiscardAny(most) => Task::DiscardAny(most),
            Effect::DiscardDownTo(left) => {
                match (self.player(seat).hand.count_ones() as u8).checked_sub(left) {
                    None | Some(0) => return,
                    Some(over) => Task::DiscardCards(over),
                }
            }
            Effect::DropMatTile => return crate::hooks::drop_mat_tile(self, seat, context),
            Effect::Civilization => return self.gain_civ(seat, sink),
            Effect::TopplesAttacker | Effect::CancelsResponse => return,
            Effect::Masterpiece(n) => {
                for _ in 0..n {
                    self.push(seat, Task::Masterpiece, context);
                }
                return;
            }
            Effect::RefreshMasterpieces => Task::RefreshPieces,
            Effect::MasterpieceBenefit { n, neighbours } => Task::UsePiece { left: n, neighbours },
            Effect::Inspire => Task::Inspire,
            Effect::MoveToken => Task::MoveToken,
            Effect::PutToken => Task::PutToken { gain: false },
            Effect::PutTokenGain => Task::PutToken { gain: true },
            Effect::PlaceToken => Task::PlaceToken,
            Effect::StepToken => Task::StepToken,
            Effect::Exposed => return self.gain_exposed(seat, context),
            Effect::RedrawCiv => return self.redraw_civ(seat, context, sink),
            Effect::RedrawOr(kept) => Task::RedrawOr(kept),
            Effect::RedDie => {
                let red = context.n.checked_sub(1).and_then(|face| self.kit.red.get(usize::from(face)));
                return self.push_effect(seat, red.copied().unwrap_or(EffectId(0)), context);
            }
            Effect::Hook(hook) => match Doing::begin(hook) {
                Some(doing) => Task::Hook(doing),
                None => return,
            },
        };
        self.push(seat, ask, context);
    }

    /// Seats as bits, in their order from the owner.
    fn who(&self, seat: u8, who: Who) -> u8 {
        let mut bits = 0;
        let mut add = |other: u8| {
            if !self.player(other).done {
                bits |= 1 << other;
            }
        };
        match who {
            Who::You => add(seat),
            Who::EachOpp => self.others(seat).for_each(add),
            Who::EachPlayer => {
                add(seat);
                self.others(seat).for_each(add);
            }
            Who::Neighbors => {
                self.others(seat).filter(|other| self.are_neighbours(seat, *other)).for_each(add);
            }
            Who::Right if self.options.seats > 1 => add(self.right(seat)),
            // With two players the one neighbour counts once: on the right.
            Who::Left if self.options.seats > 2 => add(self.left(seat)),
            Who::Right | Who::Left => {}
        }
        bits
    }

    fn track_test(&self, seat: u8, test: TrackTest, track: Track) -> bool {
        let mine = self.position(seat, track);
        let mut others = self.others(seat).map(|other| self.position(other, track));
        match test {
            TrackTest::NoTokenAhead => others.all(|theirs| theirs <= mine),
            TrackTest::AllOthersAhead => {
                // The hindmost token of the others: one of them may have several.
                let behind = self.others(seat).all(|other| {
                    let mut tokens =
                        self.player(other).tokens.iter().filter(|token| token.track == track as u8);
                    self.position(other, track) > mine && tokens.all(|token| token.space > mine)
                });
                behind && self.options.seats > 1
            }
        }
    }

    /// The next part of something done in order.
    pub(crate) fn next_part<S: Sink<Event>>(&mut self, frame: Frame, _sink: &mut S) {
        let at = self.frames.len() - 1;
        match frame.task {
            Task::Seq(id, next) => {
                let Effect::Seq(list) = self.kit.effect(id) else { return self.drop_top() };
                if next >= list.len {
                    return self.drop_top();
                }
                self.frames[at].task = Task::Seq(id, next + 1);
                self.push_effect(frame.seat, self.kit.member(list, next), frame.context);
            }
            Task::Times(left, body) => {
                if left == 0 {
                    return self.drop_top();
                }
                self.frames[at].task = Task::Times(left - 1, body);
                self.push_effect(frame.seat, body, frame.context);
            }
            Task::Each(seats, body) => {
                let order = std::iter::once(frame.seat).chain(self.others(frame.seat));
                let Some(next) = order.into_iter().find(|seat| seats >> seat & 1 == 1) else {
                    return self.drop_top();
                };
                self.frames[at].task = Task::Each(seats & !(1 << next), body);
                self.push_effect(next, body, frame.context);
            }
            _ => self.drop_top(),
        }
    }

    pub(crate) fn drop_top(&mut self) {
        self.frames.pop();
    }

    /// Parts in any order: the plain ones at once, the last one without asking.
    pub(crate) fn step_all<S: Sink<Event>>(&mut self, frame: Frame, _sink: &mut S) -> bool {
        let Task::All(id, left) = frame.task else { return false };
        let Effect::All(list) = self.kit.effect(id) else { return false };
        let at = self.frames.len() - 1;
        if left == 0 {
            self.drop_top();
            return true;
        }
        let plain = (0..list.len)
            .find(|i| left >> i & 1 == 1 && self.kit.effect(self.kit.member(list, *i)).is_plain());
        let only = left.is_power_of_two().then_some(left.trailing_zeros() as u8);
        let Some(next) = plain.or(only) else { return false };
        self.frames[at].task = Task::All(id, left & !(1 << next));
        self.push_effect(frame.seat, self.kit.member(list, next), frame.context);
        true
    }

    pub(crate) fn offer_part(&self, frame: &Frame, offer: &mut TapestryLegal) {
        let seat = frame.seat;
        match frame.task {
            Task::OneOf(id) => {
                if let Effect::OneOf(list) = self.kit.effect(id) {
                    for (i, part) in self.kit.members(list).enumerate() {
                        if self.possible(seat, part, frame.context) {
                            offer.add(Act::Part(i as u8));
                        }
                    }
                }
            }
            Task::NOf(id, _, left) => {
                if let Effect::NOf(_, list) = self.kit.effect(id) {
                    for (i, part) in self.kit.members(list).enumerate() {
                        if left >> i & 1 == 1 && self.possible(seat, part, frame.context) {
                            offer.add(Act::Part(i as u8));
                        }
                    }
                }
            }
            Task::All(id, left) => {
                if let Effect::All(list) = self.kit.effect(id) {
                    for i in (0..list.len).filter(|i| left >> i & 1 == 1) {
                        let part = self.kit.member(list, i);
                        // Equal parts are offered once.
                        if !(0..i).any(|j| left >> j & 1 == 1 && self.kit.member(list, j) == part) {
                            offer.add(Act::Part(i));
                        }
                    }
                }
            }
            Task::May(_) => {
                offer.add(Act::Yes);
                offer.add(Act::No);
            }
            Task::Pay(id) => {
                if let Effect::Pay(cost, _) = self.kit.effect(id) {
                    self.offer_cost(seat, cost, offer);
                }
                offer.add(Act::No);
            }
            Task::ChooseOpponent(_) => {
                for other in self.others(seat) {
                    offer.add(Act::Seat(Seat(other)));
                }
            }
            Task::ChooseTrack(body) => {
                for track in self.tracks() {
                    if !self.track_taken(seat, body, *track) {
                        offer.add(Act::Track(*track));
                    }
                }
            }
            _ => {}
        }
    }

    /// A second Marriage of State must name another track than one that is active.
    fn track_taken(&self, seat: u8, body: EffectId, track: Track) -> bool {
        matches!(self.kit.effect(body), Effect::Remember)
            && self.seat_list().any(|other| {
                let era = self.player(other).era;
                other != seat
                    && era.kind != NONE
                    && era.kind == self.player(seat).era.kind
                    && era.track == track as u8
            })
    }

    /// The ways to pay.
    pub(crate) fn offer_cost(&self, seat: u8, cost: Cost, offer: &mut TapestryLegal) {
        let player = self.player(seat);
        match cost {
            Cost::Any(n) => player.goods.ways(n, |pay| offer.add(Act::Pay(pay))),
            Cost::Good(good, n) => {
                if player.goods.get(good) >= n {
                    offer.add(Act::Pay(Goods::of(good, n)));
                }
            }
            Cost::Tiles(n) => {
                if player.tiles.count_ones() >= u32::from(n) {
                    offer.add(Act::Yes);
                }
            }
            Cost::Tapestry(n) => {
                if player.hand.count_ones() >= u32::from(n) {
                    offer.add(Act::Yes);
                }
            }
            Cost::Tech(n) => {
                if player.techs.iter().map(|row| row.count_ones()).sum::<u32>() >= u32::from(n) {
                    offer.add(Act::Yes);
                }
            }
        }
    }

    /// Takes the payment: resources at once, cards and tiles one by one, before what is on the stack.
    pub(crate) fn take_cost<S: Sink<Event>>(
        &mut self,
        seat: u8,
        cost: Cost,
        act: Act,
        context: Context,
        sink: &mut S,
    ) {
        match (cost, act) {
            (_, Act::Pay(goods)) => self.pay(seat, goods, sink),
            (Cost::Tiles(n), _) => self.push(seat, Task::DiscardTiles(n), context),
            (Cost::Tapestry(n), _) => self.push(seat, Task::DiscardCards(n), context),
            (Cost::Tech(n), _) => self.push(seat, Task::DiscardTechs(n), context),
            _ => {}
        }
    }

    pub(crate) fn answer_part<S: Sink<Event>>(&mut self, frame: Frame, act: Act, sink: &mut S) {
        let Frame { seat, context, task } = frame;
        match (task, act) {
            (Task::OneOf(id), Act::Part(part)) => {
                if let Effect::OneOf(list) = self.kit.effect(id) {
                    self.push_effect(seat, self.kit.member(list, part), context);
                }
            }
            (Task::NOf(id, n, left), Act::Part(part)) => {
                if let Effect::NOf(_, list) = self.kit.effect(id) {
                    if n > 1 {
                        self.push(seat, Task::NOf(id, n - 1, left & !(1 << part)), context);
                    }
                    self.push_effect(seat, self.kit.member(list, part), context);
                }
            }
            (Task::All(id, left), Act::Part(part)) => {
                if let Effect::All(list) = self.kit.effect(id) {
                    self.push(seat, Task::All(id, left & !(1 << part)), context);
                    self.push_effect(seat, self.kit.member(list, part), context);
                }
            }
            (Task::May(id), Act::Yes) => {
                if let Effect::May(body) = self.kit.effect(id) {
                    self.push_effect(seat, body, context);
                }
            }
            (Task::Pay(id), Act::Yes | Act::Pay(_)) => {
                if let Effect::Pay(cost, body) = self.kit.effect(id) {
                    self.push_effect(seat, body, context);
                    self.take_cost(seat, cost, act, context, sink);
                }
            }
            (Task::ChooseOpponent(body), Act::Seat(target)) => {
                self.push_effect(seat, body, Context { seat: SeatNo::new(target.0), ..context });
            }
            (Task::ChooseTrack(body), Act::Track(track)) => {
                self.push_effect(seat, body, Context { track: Some(track), ..context });
            }
            _ => {}
        }
    }
}
