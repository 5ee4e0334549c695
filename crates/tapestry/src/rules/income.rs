//! Income turns, step by step.
//!
//! Rules: `income.order`, `income.civilizations`, `income.tapestry`, `income.face-down`, `income.upgrade`, `income.vp`,
//! `income.gain`, `income.first`, `income.opened-now`, `income.reserved`.

use kernel::{Seat, Sink};

use super::event::Event;
use super::points::PointsFrom;
use crate::components::effect::Effect;
use crate::components::{Building, Flag, Good, Goods, IncomeSpace, When};
use crate::state::{Context, Era, MOST_GOODS, Tapestry, Task};

/// The steps, as the frames count them.
const BEGIN: u8 = 0;
const MASTERPIECES: u8 = 1;
const CIVILIZATIONS: u8 = 2;
const TAPESTRY: u8 = 3;
const AFTER_TAPESTRY: u8 = 4;
const UPGRADE: u8 = 5;
const POINTS: u8 = 6;
const GAIN: u8 = 7;
const END: u8 = 8;

/// What an income mat brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Income {
    /// How much of each resource.
    pub goods: Goods,
    /// Territory tiles.
    pub tiles: u8,
    /// Tapestry cards.
    pub cards: u8,
    /// Points that the uncovered spaces give.
    pub vp: i16,
}

impl Tapestry {
    pub(crate) fn income_step<S: Sink<Event>>(&mut self, seat: u8, step: u8, sink: &mut S) {
        let turn = self.player(seat).income_turns;
        if step < END {
            self.push(seat, Task::Income(step + 1), Context::default());
        }
        match step {
            BEGIN => {
                // Elder Ones keep the card of their fourth era.
                if turn < 5 || !self.has(seat, Flag::PlaysOn) {
                    self.player_mut(seat).era = Era::default();
                    self.refresh_flags(seat);
                }
                if self.options.readings.first_bonus_early && turn > 1 {
                    self.pay_first_bonus(seat, usize::from(turn) - 1);
                }
                crate::hooks::begin_income(self, seat);
                if turn == 1 && self.options.mode == crate::options::Mode::Automa {
                    let you = self.kit.automa.level(self.options.bots.level).you;
                    self.push_effect(seat, you, Context::default());
                }
            }
            MASTERPIECES if turn >= 2 => {
                if self.usable_pieces(seat, false) != 0 {
                    self.push(seat, Task::IncomePieces, Context::default());
                }
            }
            CIVILIZATIONS => self.push(seat, Task::CivStep(0), Context::default()),
            TAPESTRY if (2..=4).contains(&turn) => {
                if self.player(seat).hand == 0 {
                    self.lay_face_down(seat, sink);
                } else {
                    self.push(seat, Task::PlayIncome, Context::default());
                }
            }
            TAPESTRY if turn == 5 => self.use_all_reserved(seat),
            AFTER_TAPESTRY if (2..=4).contains(&turn) => {
                for at in 0..self.player(seat).civs.len() {
                    let civ = self.player(seat).civs[at].civ;
                    if let Some(effect) = self.mat(civ).after_tapestry {
                        self.push_effect(seat, effect, Context::of_civ(at));
                    }
                }
            }
            UPGRADE if turn >= 2 => {
                let task = Task::Upgrade { ignore: false, lock: false, optional: true };
                self.push(seat, task, Context::default());
            }
            POINTS if turn >= 2 => {
                if turn == 5 {
                    for at in 0..self.player(seat).civs.len() {
                        if let Some(effect) = self.mat(self.player(seat).civs[at].civ).final_points {
                            self.push_effect(seat, effect, Context::of_civ(at));
                        }
                    }
                }
                self.score_mat(seat);
            }
            GAIN if turn <= 4 => {
                self.pay_districts(seat);
                self.gain_income(seat, sink);
            }
            END if turn == 1 => self.push_first(seat),
            _ => {}
        }
    }

    /// The spaces of an income track, or of the inspiration tile that lies over it.
    pub(crate) fn income_track(&self, seat: u8, building: Building) -> &'static [IncomeSpace; 6] {
        let kit = self.kit;
        let inspired = self.player(seat).inspired >> building.index() & 1 == 1;
        let tile = kit.inspirations.iter().find(|tile| inspired && tile.building == building);
        tile.map_or(&kit.income[building.index()], |tile| &tile.spaces)
    }

    /// The points of all open spaces.
    fn score_mat(&mut self, seat: u8) {
        for building in Building::ALL {
            let covered = self.player(seat).covered[building.index()];
            for (at, space) in self.income_track(seat, *building).iter().enumerate() {
                if covered >> at & 1 == 0 {
                    self.push_effect(seat, space.vp, Context::from(PointsFrom::Mat));
                }
            }
        }
    }

    /// What the mat of a seat brings as it lies now: what the next income turn gains and scores.
    pub fn income_now(&self, seat: Seat) -> Income {
        let mut income = Income::default();
        for building in Building::ALL {
            let covered = self.player(seat.0).covered[building.index()];
            for (at, space) in self.income_track(seat.0, *building).iter().enumerate() {
                if covered >> at & 1 == 0 {
                    income.goods = income.goods.plus(Goods::of(Good::of(*building), space.goods));
                    income.tiles += space.tiles;
                    income.cards += space.cards;
                    income.vp += match self.kit.effect(space.vp) {
                        Effect::Vp(vp) => vp,
                        Effect::VpPer(what, each) => {
                            self.count(seat.0, what, Context::default()) * i16::from(each)
                        }
                        _ => 0,
                    };
                }
            }
        }
        income
    }

    /// Resources, tiles and cards of all open spaces.
    fn gain_income<S: Sink<Event>>(&mut self, seat: u8, sink: &mut S) {
        let Income { goods, tiles, cards, .. } = self.income_now(Seat(seat));
        if S::ON {
            sink.event(Event::Income { seat: Seat(seat), goods });
        }
        self.turn.earned = goods;
        let have = &mut self.player_mut(seat).goods;
        *have = Goods(have.plus(goods).0.map(|n| n.min(MOST_GOODS)));
        self.fire(seat, When::IncomeStep4, Context::default());
        self.draw_tiles(seat, tiles, sink);
        if self.options.two_tapestries && self.player(seat).income_turns == 1 {
            self.draw_keep_card(seat, 2);
        } else {
            self.draw_cards(seat, cards, sink);
        }
    }
}
