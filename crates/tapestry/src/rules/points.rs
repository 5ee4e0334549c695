//! Where points come from, for whoever looks back at them. It is told with every event that scores, and is no part of a position:
//! neither rules nor checksums know it.

use kernel::Seat;

use super::event::Event;
use crate::automa::Tally;
use crate::components::Kit;
use crate::components::automa::IncomeStep;
use crate::components::effect::Count;
use crate::state::MOST_SEATS;

macro_rules! sources {
    ($($(#[$doc:meta])* $variant:ident = $text:literal),+ $(,)?) => {
        /// What points were scored with.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub enum PointsFrom { $($(#[$doc])* $variant),+ }

        impl PointsFrom {
            /// All of them, as a score sheet lists them.
            pub const ALL: &'static [PointsFrom] = &[$(PointsFrom::$variant),+];

            /// The word for it in JSON and messages.
            pub const fn key(self) -> &'static str {
                match self { $(PointsFrom::$variant => $text),+ }
            }
        }
    };
}

sources! {
    /// Spaces of the tracks: benefit and bonus.
    Tracks = "tracks",
    /// Rows and columns of the capital city.
    City = "city",
    /// Territories: held, explored, conquered.
    Territories = "territories",
    /// Tech cards.
    Techs = "techs",
    /// Tapestry cards.
    Tapestries = "tapestries",
    /// Civilization mats.
    Civilizations = "civilizations",
    /// Landmarks that were gained or counted.
    Landmarks = "landmarks",
    /// Achievements that were reached.
    Achievements = "achievements",
    /// Space tiles.
    Space = "space",
    /// Masterpieces, when they are activated.
    Masterpieces = "masterpieces",
    /// Points printed on the income mat.
    Mat = "mat",
    /// For being the first bot or person in an era.
    First = "first",
    /// Anything else.
    #[default]
    Other = "other",
}

impl PointsFrom {
    /// The income mat scores what it counts.
    pub(crate) fn counting(self, what: Count) -> PointsFrom {
        match (self, what) {
            (PointsFrom::Mat, Count::CityLine | Count::CityRow | Count::CityColumn) => PointsFrom::City,
            (PointsFrom::Mat, Count::TerritoryControlled | Count::TerritoryTile) => PointsFrom::Territories,
            (PointsFrom::Mat, Count::TechCard | Count::TechInTopRow) => PointsFrom::Techs,
            (PointsFrom::Mat, Count::TapestryCard | Count::TapestryInHand | Count::VisibleTapestry) => {
                PointsFrom::Tapestries
            }
            (PointsFrom::Mat, Count::Landmark) => PointsFrom::Landmarks,
            _ => self,
        }
    }
}

/// The points of a game so far, by what they were scored with.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ledger([[i16; PointsFrom::ALL.len()]; MOST_SEATS]);

impl Ledger {
    /// What these events scored.
    pub fn of<'a>(events: impl IntoIterator<Item = &'a Event>) -> Ledger {
        let mut ledger = Ledger::default();
        events.into_iter().for_each(|event| ledger.add(event));
        ledger
    }

    fn add(&mut self, event: &Event) {
        let mut score = |seat: Seat, from: PointsFrom, vp: i16| {
            if let Some(points) = self.0.get_mut(seat.index()) {
                points[from as usize] = points[from as usize].saturating_add(vp);
            }
        };
        match event {
            Event::Scored { seat, vp, from } => score(*seat, *from, *vp),
            // The Automa's mat scores all of its rows at once: told row by row it is no longer the mat.
            Event::AutomaTally { tally } => {
                let [land, war, peace] = tally.each.map(i16::from);
                let rows = [
                    (PointsFrom::Territories, land * i16::from(tally.territories)),
                    (PointsFrom::Landmarks, land * i16::from(tally.landmarks)),
                    (PointsFrom::Tracks, war * i16::from(tally.war) + peace * i16::from(tally.peace)),
                    (PointsFrom::First, i16::from(tally.first)),
                    (PointsFrom::Mat, -tally.total()),
                ];
                for (from, vp) in rows {
                    score(Seat(1), from, vp);
                }
            }
            _ => {}
        }
    }

    /// The points of a seat, in the order of a score sheet; what it did not score with is left out.
    pub fn seat(&self, seat: Seat) -> impl Iterator<Item = (PointsFrom, i16)> + '_ {
        let points = self.0.get(seat.index()).into_iter().flatten();
        PointsFrom::ALL.iter().copied().zip(points.copied()).filter(|(_, vp)| *vp != 0)
    }
}

/// What the Automa would have scored on another level, had it done the same: the points of its income turns counted anew, and those
/// of its civilization left out where the chart of that level never uses one.
pub fn on_level<'a>(kit: &Kit, level: u8, events: impl IntoIterator<Item = &'a Event>) -> i16 {
    let there = kit.automa.level(level);
    let points = &there.points;
    let uses_civ = there.chart.iter().any(|(step, turns)| *step == IncomeStep::Civilization && *turns != 0);
    let scored = |event: &Event| match event {
        Event::Scored { seat: Seat(1), from: PointsFrom::Civilizations, .. } if !uses_civ => 0,
        Event::Scored { seat: Seat(1), vp, .. } => *vp,
        Event::AutomaTally { tally } => {
            let each = usize::from(tally.turn).checked_sub(2).and_then(|at| points.get(at));
            each.map_or(0, |each| {
                let first = if tally.first > 0 { each.first } else { 0 };
                let there = Tally { each: [each.land, each.war, each.peace], first, ..*tally };
                there.total() - tally.total()
            })
        }
        _ => 0,
    };
    events.into_iter().map(scored).sum()
}
