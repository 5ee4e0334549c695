//! Conquering: target, response, topple, dice.
//!
//! Rules: `conquer.target`, `conquer.items`, `conquer.trap`, `conquer.trap-once`, `conquer.dice`, `conquer.both`,
//! `conquer.void`, `conquer.settle`, `achievements.topple-two`, `achievements.middle-island`.

use kernel::{Hex, Hexes, Seat, Sink};

use crate::components::effect::Place;
use crate::components::{Achievement, Die, Flag, Response, When};
use crate::effects::gain::cards;
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::rules::points::PointsFrom;
use crate::state::{Context, FaceNo, Frame, Item, ItemKind, Tapestry, Task};

impl Tapestry {
    /// Territories that this player could conquer.
    pub(crate) fn conquerable(&self, seat: u8, place: Place, empty: bool, context: Context) -> Hexes {
        let own = self.control[usize::from(seat)];
        let near = match place {
            Place::Adjacent => self.map.grid.around(own),
            Place::Anywhere => self.map.grid.all(),
            Place::NextToCapital => self.map.grid.neighbours(Hex(self.player(seat).capital)),
            Place::Placed => context.hex.map_or(Hexes::EMPTY, |hex| Hexes::one(Hex(hex.get()))),
            Place::Islands => Hexes::EMPTY,
        };
        let most = usize::from(!empty);
        let free = |hex: &Hex| {
            let items = &self.sites[hex.index()].items;
            items.len() <= most && !items.iter().any(|item| self.is_ally(seat, item.seat))
        };
        ((near & self.explored) - own).iter().filter(free).collect()
    }

    /// Whether an alliance keeps the two from conquering each other.
    fn is_ally(&self, a: u8, b: u8) -> bool {
        let allied = |one: u8, two: u8| {
            self.has(one, Flag::ConquerBetween) && self.player(one).era.target == two && one != two
        };
        allied(a, b) || allied(b, a)
    }

    /// Own toppled outposts under somebody else's upright one.
    pub(crate) fn standable(&self, seat: u8) -> Hexes {
        let fallen = |hex: &Hex| {
            let items = &self.sites[hex.index()].items;
            items.iter().any(|item| item.seat == seat && item.toppled && item.kind == ItemKind::Outpost)
                && !self.control[usize::from(seat)].contains(*hex)
        };
        self.explored.iter().filter(fallen).collect()
    }

    fn traps(&self, seat: u8) -> impl Iterator<Item = u8> + '_ {
        cards(self.player(seat).hand)
            .filter(|card| matches!(self.kit.card(*card).response, Some(Response::Trap(_))))
    }

    pub(crate) fn cancels(&self, seat: u8) -> impl Iterator<Item = u8> + '_ {
        cards(self.player(seat).hand)
            .filter(|card| matches!(self.kit.card(*card).response, Some(Response::Cancel)))
    }

    /// Whether a card may answer the frame that waits: what others can see of a hand by the question.
    pub(crate) fn may_answer(&self, frame: &Frame, card: u8) -> bool {
        match frame.task {
            Task::Respond { .. } => matches!(self.kit.card(card).response, Some(Response::Trap(_))),
            Task::Answer { .. } => matches!(self.kit.card(card).response, Some(Response::Cancel)),
            _ => true,
        }
    }

    pub(crate) fn offer_conquer(&self, frame: &Frame, offer: &mut TapestryLegal) {
        let Frame { seat, context, task } = *frame;
        match task {
            Task::ConquerHex { place, empty, .. } => {
                if self.player(seat).outposts > 0 {
                    offer.add_hexes(self.conquerable(seat, place, empty, context));
                    crate::hooks::offer_outpost(self, seat, offer);
                }
            }
            Task::ConquerRow { .. } => crate::hooks::offer_outpost_row(self, seat, offer),
            Task::Respond { .. } => {
                if self.bots.real.table {
                    offer.add(Act::Yes);
                }
                self.traps(seat).for_each(|card| offer.add(Act::Card(card)));
                offer.add(Act::No);
            }
            Task::Answer { .. } => {
                self.cancels(seat).for_each(|card| offer.add(Act::Card(card)));
                offer.add(Act::No);
            }
            Task::ConquerDie { .. } => {
                offer.add(Act::Die(Die::Red));
                offer.add(Act::Die(Die::Black));
            }
            Task::StandUp(n) => {
                offer.add_hexes(self.standable(seat));
                if n & 0x80 != 0 {
                    offer.add(Act::Done);
                }
            }
            Task::TerritoryAny => offer.add_hexes(self.controlled_tiles(seat)),
            _ => {}
        }
    }

    pub(crate) fn answer_conquer<S: Sink<Event>>(&mut self, frame: Frame, act: Act, sink: &mut S) {
        let Frame { seat, context, task } = frame;
        match (task, act) {
            (Task::ConquerHex { dice, .. }, Act::Hex(hex)) => self.conquer(seat, hex, dice, sink),
            (Task::ConquerHex { .. }, Act::Node(_)) => crate::hooks::keep_outpost(self, seat),
            (Task::ConquerRow { .. }, Act::Part(row)) => crate::hooks::expose_row(self, seat, row),
            (Task::Respond { hex }, Act::Card(card)) => {
                let Some(Response::Trap(effect)) = self.kit.card(card).response else { return };
                if S::ON {
                    sink.event(Event::Responded { seat: Seat(seat), card });
                }
                self.discard_card(seat, card, sink);
                self.trap(hex, true);
                let attacker = self.attacker(hex);
                self.push_effect(seat, effect, Context::default());
                if self.cancels(attacker).next().is_some() {
                    self.push(attacker, Task::Answer { hex }, Context::default());
                }
            }
            (Task::Respond { hex }, Act::Yes) => self.trap(hex, true),
            (Task::Answer { hex }, Act::Card(card)) => {
                if S::ON {
                    sink.event(Event::Responded { seat: Seat(seat), card });
                }
                self.discard_card(seat, card, sink);
                self.trap(hex, false);
            }
            (Task::ConquerDie { hex, red, black, both, last }, Act::Die(die)) => {
                let done =
                    |frame: &&mut Frame| matches!(frame.task, Task::ConquerDone { hex: at, .. } if at == hex);
                if let Some(frame) = self.frames.iter_mut().rev().find(done) {
                    frame.context.n = red + 1;
                }
                let context = Context::of_hex(Hex(hex)).as_from(PointsFrom::Territories);
                let (red, black) = (self.kit.red[usize::from(red)], self.kit.black[usize::from(black)]);
                let (first, second) = if die == Die::Red { (red, black) } else { (black, red) };
                if both {
                    self.push_effect(seat, second, context);
                } else {
                    // Of a die that was rolled twice the last roll lies there.
                    let face = |face: FaceNo| usize::from(face.get());
                    let second = match die {
                        Die::Red => last.black.map_or(second, |last| self.kit.black[face(last)]),
                        _ => last.red.map_or(second, |last| self.kit.red[face(last)]),
                    };
                    // A lone token there gives its owner the other die.
                    let items = &self.sites[usize::from(hex)].items;
                    let owner = items.iter().find(|item| item.kind == ItemKind::Token && item.seat != seat);
                    if let Some(owner) = owner.map(|item| item.seat) {
                        self.fire(owner, When::OppConquersToken, context.with_effect(second));
                    }
                }
                self.push_effect(seat, first, context);
            }
            (Task::StandUp(n), Act::Hex(hex)) => {
                for item in &mut self.sites[hex.index()].items {
                    // Whatever holds the territory for somebody else falls.
                    if item.seat != seat && item.kind != ItemKind::Token {
                        item.toppled = true;
                    } else if item.kind == ItemKind::Outpost {
                        item.toppled = false;
                    }
                }
                self.refresh_control(hex);
                if S::ON {
                    sink.event(Event::Stands { seat: Seat(seat), hex, toppled: false });
                }
                self.check_topple(seat, sink);
                if n & 0x7f > 1 {
                    self.push(seat, Task::StandUp(((n & 0x7f) - 1) | 0x80), context);
                }
            }
            (Task::TerritoryAny, Act::Hex(hex)) => {
                self.territory_benefit(seat, Context::of_hex(hex));
            }
            _ => {}
        }
    }

    /// Puts an item on a territory.
    pub(crate) fn stand<S: Sink<Event>>(
        &mut self,
        seat: u8,
        hex: Hex,
        kind: ItemKind,
        toppled: bool,
        sink: &mut S,
    ) {
        self.sites[hex.index()].items.push(Item { seat, kind, toppled });
        self.refresh_control(hex);
        if S::ON {
            sink.event(Event::Stands { seat: Seat(seat), hex, toppled });
        }
    }

    /// Takes an outpost from the supply to a territory.
    pub(crate) fn place_outpost<S: Sink<Event>>(&mut self, seat: u8, hex: Hex, sink: &mut S) {
        let player = self.player_mut(seat);
        player.outposts = player.outposts.saturating_sub(1);
        self.stand(seat, hex, ItemKind::Outpost, false, sink);
        self.expose_outpost(seat, hex);
    }

    /// Militants: an outpost that leaves the supply uncovers a place of the mat.
    pub(crate) fn expose_outpost(&mut self, seat: u8, hex: Hex) {
        if self.has(seat, Flag::OutpostRows) {
            self.push(seat, Task::ConquerRow { hex: hex.0 }, Context::default());
        }
    }

    /// An outpost on the tile just explored: no conquest.
    pub(crate) fn put_outpost<S: Sink<Event>>(&mut self, seat: u8, context: Context, sink: &mut S) {
        if let Some(hex) = context.hex.filter(|_| self.player(seat).outposts > 0) {
            self.place_outpost(seat, Hex(hex.get()), sink);
        }
    }

    fn conquer<S: Sink<Event>>(&mut self, seat: u8, hex: Hex, dice: u8, sink: &mut S) {
        if S::ON {
            sink.event(Event::Conquers { seat: Seat(seat), hex });
        }
        let defender = self.controller(hex);
        let empty = self.sites[hex.index()].items.is_empty();
        let both =
            dice == 1 || (defender.is_some() && (dice == 2 || self.has(seat, Flag::BothDiceIfOpponent)));
        self.push(seat, Task::ConquerDone { hex: hex.0, empty }, Context::default());
        self.push(seat, Task::ConquerRoll { hex: hex.0, both }, Context::default());
        self.push(seat, Task::ConquerSettle { hex: hex.0, trapped: false }, Context::default());
        if let Some(defender) = defender
            && !self.has(seat, Flag::ForbidTrap)
            && self.may_respond(defender)
        {
            self.push(defender, Task::Respond { hex: hex.0 }, Context::default());
        }
        if defender.is_some_and(|defender| self.is_automa(defender)) && self.automa_may_respond(seat) {
            self.push_traps(hex.0);
        }
        self.place_outpost(seat, hex, sink);
    }

    /// Whether somebody who is attacked is asked for a response: at a real table nobody knows the hand.
    pub(crate) fn may_respond(&self, defender: u8) -> bool {
        let player = self.player(defender);
        let known = self.traps(defender).next().is_some() || self.bots.real.table;
        let late = player.income_turns >= 5 && !self.has(defender, Flag::PlaysCards);
        !player.done && !late && !self.is_bot(defender) && known
    }

    fn settle_frame(&mut self, at: u8) -> Option<&mut Frame> {
        let settles = |frame: &&mut Frame| matches!(frame.task, Task::ConquerSettle { hex, .. } if hex == at);
        self.frames.iter_mut().rev().find(settles)
    }

    pub(crate) fn trap(&mut self, hex: u8, trapped: bool) {
        if let Some(frame) = self.settle_frame(hex) {
            frame.task = Task::ConquerSettle { hex, trapped };
        }
    }

    pub(crate) fn attacker(&mut self, hex: u8) -> u8 {
        self.settle_frame(hex).map_or(0, |frame| frame.seat)
    }

    /// Who lies and who stands; the dice; what follows a conquest.
    pub(crate) fn step_conquest<S: Sink<Event>>(&mut self, frame: Frame, sink: &mut S) {
        let seat = frame.seat;
        match frame.task {
            Task::ConquerSettle { hex: at, trapped } => {
                let hex = Hex(at);
                let mut fallen = ArrayFallen::default();
                for item in &mut self.sites[hex.index()].items {
                    let falls =
                        item.kind != ItemKind::Token && !item.toppled && (item.seat == seat) == trapped;
                    if falls {
                        item.toppled = true;
                        fallen.add(item.seat);
                    }
                }
                self.refresh_control(hex);
                if S::ON {
                    let winner = self.controller(hex).unwrap_or(seat);
                    for loser in fallen.iter() {
                        sink.event(Event::Toppled { seat: Seat(loser), by: Seat(winner), hex });
                    }
                }
                for other in self.seat_list() {
                    self.check_topple(other, sink);
                }
                if !trapped && hex == self.map.middle {
                    self.achieve(seat, Achievement::MiddleIsland, sink);
                }
            }
            Task::ConquerRoll { hex, both } => {
                self.roll_conquest(seat, hex, both, sink);
            }
            Task::ConquerDone { hex, empty } => {
                if self.control[usize::from(seat)].contains(Hex(hex)) {
                    let context = Context { n: frame.context.n, ..Context::of_hex(Hex(hex)) };
                    if empty {
                        self.fire(seat, When::YouConquerEmpty, context);
                    }
                    self.fire(seat, When::YouConquer, context);
                }
            }
            _ => {}
        }
    }

    /// Two opposing pieces lie on territories that this player controls.
    pub(crate) fn check_topple<S: Sink<Event>>(&mut self, seat: u8, sink: &mut S) {
        let fallen = |hex: Hex| {
            let items = &self.sites[hex.index()].items;
            items
                .iter()
                .filter(|item| item.seat != seat && item.toppled && item.kind != ItemKind::Token)
                // A building that was laid down (Traders) has not been toppled; one of the Nomads has.
                .filter(|item| item.kind != ItemKind::Building || self.has(item.seat, Flag::MapBuildings))
                // The Shadow Empire lays its outposts down itself.
                .filter(|item| !self.is_bot(item.seat) || self.is_automa(item.seat))
                .count()
        };
        let all: usize = self.control[usize::from(seat)].iter().map(fallen).sum();
        if all >= 2 {
            self.achieve(seat, Achievement::ToppleTwo, sink);
        }
    }

    /// An achievement is met: the highest free space, once for each player.
    pub(crate) fn achieve<S: Sink<Event>>(&mut self, seat: u8, what: Achievement, sink: &mut S) {
        let bit = 1 << what.index();
        if self.player(seat).achievements & bit != 0 || self.player(seat).done {
            return;
        }
        let taken = usize::from(self.achieved[what.index()]);
        let vp = self.kit.achievements[what.index()][self.map_side()].get(taken).copied().unwrap_or(0);
        if vp == 0 {
            return;
        }
        self.player_mut(seat).achievements |= bit;
        self.achieved[what.index()] += 1;
        // The Shadow Empire takes the place, but no points.
        let vp = if self.is_bot(seat) && !self.is_automa(seat) { 0 } else { vp };
        if S::ON {
            sink.event(Event::Achieved { seat: Seat(seat), what, vp });
        }
        if self.is_automa(seat) {
            self.automa_scores(i16::from(vp), PointsFrom::Achievements, sink);
        }
        self.score_points(seat, i16::from(vp), PointsFrom::Achievements, sink);
        self.fire(seat, When::YouEarnAchievement, Context::default());
    }
}

/// Whose pieces fell: at most one of each seat.
#[derive(Default)]
struct ArrayFallen(u8);

impl ArrayFallen {
    fn add(&mut self, seat: u8) {
        self.0 |= 1 << seat;
    }
    fn iter(&self) -> impl Iterator<Item = u8> + '_ {
        (0..8).filter(|seat| self.0 >> seat & 1 == 1)
    }
}
