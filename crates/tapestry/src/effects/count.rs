//! What can be counted, conditions, and whether an effect can do anything.
//!
//! Rules: `effect.count`, `effect.buildings`, `effect.possible`.

use crate::components::effect::{Cond, Cost, Count, Effect, EffectId, Stock};
use crate::components::{Building, Flag};
use crate::hooks::{At, Doing};
use crate::state::{Context, NONE, Tapestry, plot};

impl Tapestry {
    /// Income buildings of a kind that have left the mat; those that are reserved count by another reading only.
    pub(crate) fn buildings(&self, seat: u8, building: Building) -> u8 {
        let player = self.player(seat);
        let left = 5 - player.covered[building.index()].count_ones() as u8;
        if self.options.readings.count_reserved { left } else { left - player.reserved[building.index()] }
    }

    /// How many of something a player has.
    pub(crate) fn count(&self, seat: u8, what: Count, context: Context) -> i16 {
        let player = self.player(seat);
        let ones = |n: u32| n as i16;
        match what {
            Count::TechCard => {
                let rows: i16 = player.techs.iter().map(|row| ones(row.count_ones())).sum();
                rows + crate::hooks::stored(self, seat, what)
            }
            Count::TechInTopRow => ones(player.techs[2].count_ones()),
            Count::TerritoryControlled => ones(self.control[usize::from(seat)].len()),
            Count::TerritoryTile => ones(player.tiles.count_ones()) + crate::hooks::stored(self, seat, what),
            Count::TapestryInHand => ones(player.hand.count_ones()),
            Count::VisibleTapestry => {
                let slots = player.slots.iter().filter(|card| **card != NONE).count() as i16;
                ones(player.hand.count_ones()) + slots
            }
            Count::TapestryCard => {
                let slots = player.slots.iter().filter(|card| **card != NONE).count() as i16;
                ones(player.hand.count_ones())
                    + ones(player.under.count_ones())
                    + slots
                    + crate::hooks::stored(self, seat, what)
            }
            Count::Of(building) => i16::from(self.buildings(seat, building)),
            Count::IncomeBuilding => {
                Building::ALL.iter().map(|building| i16::from(self.buildings(seat, *building))).sum()
            }
            Count::Landmark => ones(player.landmarks.count_ones()),
            Count::CityLine => {
                let lines = player.city.full_rows().count_ones() + player.city.full_columns().count_ones();
                let uniform =
                    if self.has(seat, Flag::UniformLines) { player.city.uniform_lines() } else { 0 };
                ones(lines) + i16::from(uniform)
            }
            Count::CityRow => ones(player.city.full_rows().count_ones()),
            Count::CityColumn => ones(player.city.full_columns().count_ones()),
            Count::TrackSpace(track) => i16::from(self.position(seat, track)),
            Count::Opponent => i16::from(self.options.seats) - 1,
            Count::CoinEarned => i16::from(self.turn.earned.0[0]),
            Count::Discarded | Count::AlignmentVp => i16::from(context.n),
            Count::CompleteDistrict => ones(player.city.districts.count_ones()),
            Count::Achievement => ones(player.achievements.count_ones()),
            Count::DistrictTwoImpassable => {
                let districts = self.districts(seat).iter();
                districts.filter(|district| self.visible_impassable(seat, &district.plots) >= 2).count()
                    as i16
            }
            Count::VisibleImpassable => i16::from(self.visible_impassable(seat, &[0x1ff; 9])),
            Count::OneBuildingTypeInCity => i16::from(player.in_city.into_iter().max().unwrap_or(0)),
            Count::LandmarkInside => ones((player.city.landmarks & !player.city.overhanging).count_ones()),
            Count::LandmarkOverhanging => ones(player.city.overhanging.count_ones()),
            Count::DieOnMat => crate::hooks::dice_on_mat(self, seat),
            Count::OuterWater => crate::hooks::outer_water(self, seat),
        }
    }

    /// Whether a condition holds.
    pub(crate) fn holds(&self, seat: u8, condition: Cond, context: Context) -> bool {
        match condition {
            Cond::StrictlyFewest(what) => {
                let mine = self.count(seat, what, context);
                self.others(seat).all(|other| self.count(other, what, context) > mine)
            }
            Cond::StrictlyMost(what) => {
                let mine = self.count(seat, what, context);
                self.others(seat).all(|other| self.count(other, what, context) < mine)
            }
            Cond::FirstInEra => {
                let era = self.player(seat).income_turns;
                self.others(seat).all(|other| self.player(other).income_turns < era)
            }
            Cond::AtLeast(what, n) => self.count(seat, what, context) >= i16::from(n),
            Cond::Turn(n) => self.player(seat).income_turns == n,
            Cond::Did => context.n > 0,
            Cond::Token(place) => {
                self.civ_slot(seat, context).is_some_and(|(slot, _)| slot.used << 1 >> place & 1 == 1)
            }
            Cond::Reached(space) => context.n >= space,
        }
    }

    /// Whether a cost can be paid.
    pub(crate) fn payable(&self, seat: u8, cost: Cost) -> bool {
        let player = self.player(seat);
        match cost {
            Cost::Any(n) => player.goods.total() >= n,
            Cost::Good(good, n) => player.goods.get(good) >= n,
            Cost::Tiles(n) => player.tiles.count_ones() >= u32::from(n),
            Cost::Tapestry(n) => player.hand.count_ones() >= u32::from(n),
            Cost::Tech(n) => player.techs.iter().map(|row| row.count_ones()).sum::<u32>() >= u32::from(n),
        }
    }

    /// Whether an effect could do anything at all now.
    pub(crate) fn possible(&self, seat: u8, id: EffectId, context: Context) -> bool {
        let player = self.player(seat);
        match self.kit.effect(id) {
            Effect::Nothing => false,
            Effect::Seq(list) | Effect::All(list) | Effect::OneOf(list) | Effect::NOf(_, list) => {
                self.kit.members(list).any(|part| self.possible(seat, part, context))
            }
            Effect::May(body) | Effect::Times(_, body) => self.possible(seat, body, context),
            Effect::Pay(cost, body) => self.payable(seat, cost) && self.possible(seat, body, context),
            Effect::Build(building) => player.covered[building.index()] != 0,
            Effect::BuildAny | Effect::BuildBeside => player.covered.iter().any(|covered| *covered != 0),
            Effect::Landmark(landmark) => self.landmarks >> landmark & 1 == 1,
            Effect::LandmarkAny => self.landmarks & self.board_landmarks() != 0,
            Effect::TerritoryTile(_) => self.has_tiles(),
            Effect::SpaceTile(_) => !self.space_tiles.is_empty(),
            Effect::ReserveDrawn(Stock::Tile) => self.has_tiles(),
            Effect::ReserveDrawn(Stock::SpaceTile) => !self.space_tiles.is_empty(),
            Effect::ReserveDrawn(Stock::Card) => !self.deck.is_empty() || !self.discard.is_empty(),
            Effect::ReserveDrawn(Stock::Tech) => !self.techs.is_empty() || !self.tech_discard.is_empty(),
            Effect::Explore { place, drawn } => {
                let tile = if drawn { context.tile.is_some() } else { self.has_tile(seat) };
                tile && (!self.explorable(seat, place, context).is_empty() || self.has_island(seat, place))
            }
            Effect::ExploreSpace { .. } => player.spaces != 0,
            Effect::Conquer { place, empty, .. } => {
                player.outposts > 0
                    && (!self.conquerable(seat, place, empty, context).is_empty()
                        || crate::hooks::collects(self, seat, crate::hooks::Kept::Outpost))
            }
            Effect::Outpost => player.outposts > 0 && context.hex.is_some(),
            Effect::Invent(_, from) | Effect::InventAndUpgrade(from) => self.can_invent(seat, from),
            Effect::Upgrade { ignore, .. } => self.upgradable(seat, ignore) != 0,
            Effect::TechCircle => player.techs[1] & !player.flipped != 0,
            Effect::TechSquare => player.techs[2] & !player.flipped != 0,
            Effect::Advance(how) => self.can_advance(seat, how, context),
            Effect::Regress { how, n } => self.can_regress(seat, how, n, context),
            Effect::Jump { tracks, n } => self.can_jump(seat, tracks, n, context),
            Effect::RepeatPosition => self.can_repeat(seat),
            Effect::PlayOver => player.hand != 0 && self.can_play_over(seat),
            Effect::CopyTapestry => self.can_copy(seat),
            Effect::StandUp(_) => !self.standable(seat).is_empty(),
            Effect::TerritoryBenefitAny => !self.controlled_tiles(seat).is_empty(),
            Effect::PlayOverThis(_) => self.can_play_gained(seat, context),
            Effect::Inspire => player.inspired != 0xf,
            Effect::MasterpieceBenefit { neighbours, .. } => self.usable_pieces(seat, neighbours) != 0,
            Effect::Hook(hook) => {
                Doing::begin(hook).is_some_and(|doing| doing.possible(self, At { seat, context }))
            }
            _ => true,
        }
    }

    /// The plots that income buildings of a kind stand on, as a test of other counts.
    #[doc(hidden)]
    pub fn plots_with(&self, seat: u8, building: Building) -> usize {
        let mark = plot::BUILDING + building as u8;
        (0..81).filter(|at| self.player(seat).city.plots[*at] == mark).count()
    }
}
