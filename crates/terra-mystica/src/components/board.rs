//! What is printed on the boards that all factions share.

use super::Goods;
use super::pack::{ConversionEntry, CultBoardEntry, FinalScoringEntry, FoundingEntry, StructuresEntry};

/// The pieces of every faction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Structures {
    /// Power value of each structure.
    pub power_value: [u8; 5],
    /// Pieces of each structure.
    pub supply: [u8; 5],
    /// Bridges that each player has.
    pub bridges: u8,
    /// Priests that each player has.
    pub priests: u8,
}

/// The pieces in the box: the tables of a position have room for these.
const PIECES: [u8; 5] = [8, 4, 3, 1, 1];
/// The most that a faction places at setup.
pub(super) const FIRST_DWELLINGS: u8 = 3;
const BRIDGES: u8 = 3;
const PRIESTS: u8 = 7;

impl Structures {
    pub(super) fn read(entry: &StructuresEntry) -> Result<Structures, &'static str> {
        let (power_value, supply) = (entry.power_value.list(), entry.supply.list());
        if !power_value.iter().all(|power| (1..=9).contains(power)) {
            return Err("a power_value of 1 to 9 for D, TP, TE, SH and SA");
        }
        let enough = supply[0] >= FIRST_DWELLINGS;
        if !enough || !supply.iter().zip(PIECES).all(|(count, most)| (1..=most).contains(count)) {
            return Err("a supply of 3 to 8 D, 1 to 4 TP, 1 to 3 TE, 1 SH, 1 SA");
        }
        if entry.bridges > BRIDGES || !(1..=PRIESTS).contains(&entry.priests) {
            return Err("at most 3 bridges and 1 to 7 priests");
        }
        Ok(Structures { power_value, supply, bridges: entry.bridges, priests: entry.priests })
    }
}

/// What a group of structures needs to become a town.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Founding {
    /// Power values together.
    pub min_power: u8,
    /// The fewest structures in the group.
    pub min_structures: u8,
    /// As how many structures a sanctuary counts.
    pub sanctuary_counts: u8,
}

impl Founding {
    pub(super) fn read(entry: &FoundingEntry) -> Result<Founding, &'static str> {
        let FoundingEntry { min_power, min_structures, sanctuary_counts } = *entry;
        let sane = (1..=30).contains(&min_power)
            && (1..=17).contains(&min_structures)
            && (1..=4).contains(&sanctuary_counts);
        if !sane {
            return Err("min_power from 1 to 30, min_structures from 1 to 17, sanctuary_counts from 1 to 4");
        }
        Ok(Founding { min_power, min_structures, sanctuary_counts })
    }
}

/// The cult board: four tracks of the same kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CultBoard {
    /// Steps for a priest on each of the spaces of a track, where he stays.
    pub priest_spaces: [u8; 4],
    /// Steps for a priest who returns to the supply.
    pub priest_no_space: u8,
    /// Power for reaching each space on the way up.
    pub power_at: [u8; 11],
    /// Points for the three highest markers of a track.
    pub final_vp: [u8; 3],
}

impl CultBoard {
    /// The last space: it needs a key, and has room for one.
    pub const TOP: u8 = 10;

    pub(super) fn read(entry: &CultBoardEntry) -> Result<CultBoard, &'static str> {
        let CultBoardEntry { priest_spaces, priest_no_space, power_at, final_vp } = *entry;
        if priest_spaces.iter().chain([&priest_no_space]).any(|steps| !(1..=10).contains(steps)) {
            return Err("1 to 10 steps for a priest");
        }
        if priest_spaces.windows(2).any(|pair| pair[0] < pair[1]) {
            return Err("priest_spaces that begin with the most steps");
        }
        if power_at[0] != 0 || power_at.iter().any(|power| *power > 12) {
            return Err("power_at with 11 values of at most 12, the first of them 0");
        }
        if descending_vp(final_vp).is_none() {
            return Err("final_vp of at most 40 for the first, second and third, never rising");
        }
        Ok(CultBoard { priest_spaces, priest_no_space, power_at, final_vp })
    }
}

fn descending_vp(vp: [u8; 3]) -> Option<[u8; 3]> {
    (vp[0] <= 40 && vp[0] >= vp[1] && vp[1] >= vp[2]).then_some(vp)
}

/// What counts at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FinalScoring {
    /// Points for the three largest networks, and for the three best on a final scoring tile.
    pub area_vp: [u8; 3],
    /// Coins for one point.
    pub coins_per_vp: u8,
}

impl FinalScoring {
    pub(super) fn read(entry: &FinalScoringEntry) -> Result<FinalScoring, &'static str> {
        let area_vp = descending_vp(entry.area_vp)
            .ok_or("area_vp of at most 40 for the first, second and third, never rising")?;
        if !(1..=20).contains(&entry.coins_per_vp) {
            return Err("coins_per_vp from 1 to 20");
        }
        Ok(FinalScoring { area_vp, coins_per_vp: entry.coins_per_vp })
    }
}

/// A free conversion.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Conversion {
    /// The goods that are paid.
    pub from: Goods,
    /// The goods that are received.
    pub to: Goods,
}

impl Conversion {
    /// The six printed conversions, as the goods they take and give: power to priest, to worker, to coin; priest to
    /// worker, to coin; worker to coin. Goods are counted coins, workers, priests, power.
    const KINDS: [(usize, usize); 6] = [(3, 2), (3, 1), (3, 0), (2, 1), (2, 0), (1, 0)];

    /// Which of the six it is.
    pub(super) fn read(entry: &ConversionEntry) -> Result<(usize, Conversion), &'static str> {
        let only = |goods: Goods| {
            let mut kinds = goods.each().into_iter().enumerate().filter(|(_, count)| *count > 0);
            kinds.next().filter(|_| kinds.next().is_none()).map(|(kind, _)| kind)
        };
        let expected = "from and to with one good each: pw to p, w or c; p to w or c; w to c";
        let kinds = only(entry.from).zip(only(entry.to)).ok_or(expected)?;
        let kind = Conversion::KINDS.iter().position(|known| *known == kinds).ok_or(expected)?;
        if !entry.from.is_sane() || !entry.to.is_sane() {
            return Err("at most 40 of a good");
        }
        Ok((kind, Conversion { from: entry.from, to: entry.to }))
    }
}
