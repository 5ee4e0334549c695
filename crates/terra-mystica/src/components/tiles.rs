//! Bonus cards, favour tiles, town tiles and round scoring tiles, as printed.

use super::pack::{BonusEntry, FavourEntry, ScoringEntry, TownEntry};
use super::{BonusId, Cult, FavourId, Goods, ScoringId, SpecialAction, TownId};

/// Points when the holder of a card passes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PassVp {
    /// For each structure of a kind on the map.
    pub per: [u8; 5],
    /// For each shipping level.
    pub per_shipping: u8,
}

/// A bonus card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BonusCard {
    /// Income of its holder.
    pub income: Goods,
    /// The action printed on it.
    pub action: Option<SpecialAction>,
    /// Whether it lends a shipping level.
    pub shipping: bool,
    /// Points for passing with it.
    pub pass: PassVp,
    /// Whether it comes with a promo.
    pub promo: bool,
}

/// The most points that a tile gives at a time.
const MOST_VP: u8 = 20;

fn sane_vp(vp: &[u8]) -> Result<(), &'static str> {
    if vp.iter().any(|vp| *vp > MOST_VP) { Err("at most 20 points at a time") } else { Ok(()) }
}

fn sane_goods(goods: Goods) -> Result<(), &'static str> {
    if goods.is_sane() { Ok(()) } else { Err("at most 40 of a good") }
}

impl BonusCard {
    pub(super) fn read(entry: &BonusEntry) -> Result<(BonusId, BonusCard), &'static str> {
        let id = BonusId::from_name(&entry.id).ok_or("id = \"BON1\" to \"BON10\"")?;
        let action = match entry.action.as_deref().map(SpecialAction::from_name) {
            None => None,
            Some(Some(action @ (SpecialAction::Bon1 | SpecialAction::Bon2))) => Some(action),
            Some(_) => return Err("action = \"BON1\" or \"BON2\""),
        };
        let pass = &entry.pass;
        let per = [pass.d, pass.tp, pass.te, pass.sh, pass.sa];
        sane_vp(&per)?;
        sane_vp(&[pass.shipping])?;
        sane_goods(entry.income)?;
        let pass = PassVp { per, per_shipping: pass.shipping };
        Ok((
            id,
            BonusCard { income: entry.income, action, shipping: entry.shipping, pass, promo: entry.promo },
        ))
    }
}

/// A kind of favour tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FavourTile {
    /// Copies in the box.
    pub count: u8,
    /// The cult on which it makes steps.
    pub cult: Cult,
    /// How many steps the tile makes there.
    pub steps: u8,
    /// Income of its owner.
    pub income: Goods,
    /// The action printed on it.
    pub action: Option<SpecialAction>,
    /// Power that its owner's towns need.
    pub town_power: Option<u8>,
    /// Points for building each structure.
    pub build_vp: [u8; 5],
    /// Points for passing, by trading houses on the map.
    pub pass_vp_by_trading_houses: [u8; 5],
}

impl FavourTile {
    pub(super) fn read(entry: &FavourEntry) -> Result<(FavourId, FavourTile), &'static str> {
        let id = FavourId::from_name(&entry.id).ok_or("id = \"FAV1\" to \"FAV12\"")?;
        let action = match entry.action.as_deref().map(SpecialAction::from_name) {
            None => None,
            Some(Some(SpecialAction::Fav6)) => Some(SpecialAction::Fav6),
            Some(_) => return Err("action = \"FAV6\""),
        };
        let cult = Cult::from_name(&entry.cult).ok_or("cult = \"fire\", \"water\", \"earth\" or \"air\"")?;
        if !(1..=5).contains(&entry.count) || entry.steps > 10 {
            return Err("1 to 5 copies and at most 10 steps");
        }
        if entry.town_power.is_some_and(|power| !(1..=30).contains(&power)) {
            return Err("town_power from 1 to 30");
        }
        let build_vp = entry.build_vp.list();
        sane_vp(&build_vp)?;
        sane_vp(&entry.pass_vp_by_trading_houses)?;
        sane_goods(entry.income)?;
        let tile = FavourTile {
            count: entry.count,
            cult,
            steps: entry.steps,
            income: entry.income,
            action,
            town_power: entry.town_power,
            build_vp,
            pass_vp_by_trading_houses: entry.pass_vp_by_trading_houses,
        };
        Ok((id, tile))
    }
}

/// A kind of town tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TownTile {
    /// Copies in the box.
    pub count: u8,
    /// Keys to the last space of the cult tracks.
    pub keys: u8,
    /// Points for taking the tile.
    pub vp: u8,
    /// Goods at once.
    pub gain: Goods,
    /// Steps on each of the four cult tracks.
    pub cult_steps: u8,
    /// Free advances of shipping.
    pub shipping_step: u8,
    /// Whether it comes with a promo.
    pub promo: bool,
}

impl TownTile {
    pub(super) fn read(entry: &TownEntry) -> Result<(TownId, TownTile), &'static str> {
        let id = TownId::from_name(&entry.id).ok_or("id = \"TW1\" to \"TW8\"")?;
        if !(1..=5).contains(&entry.count) || entry.keys > 4 {
            return Err("1 to 5 copies and at most 4 keys");
        }
        if entry.cult_steps > 10 || entry.shipping_step > 1 {
            return Err("at most 10 cult_steps and one shipping_step");
        }
        sane_vp(&[entry.vp])?;
        sane_goods(entry.gain)?;
        let tile = TownTile {
            count: entry.count,
            keys: entry.keys,
            vp: entry.vp,
            gain: entry.gain,
            cult_steps: entry.cult_steps,
            shipping_step: entry.shipping_step,
            promo: entry.promo,
        };
        Ok((id, tile))
    }
}

/// What a round scoring tile gives at the end of its round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CultBonus {
    /// The cult whose steps count; otherwise the own priests on the cult board.
    pub cult: Option<Cult>,
    /// Steps, or priests, for each bonus.
    pub per: u8,
    /// Goods of a bonus.
    pub gain: Goods,
    /// Free spades of a bonus.
    pub spades: u8,
}

/// A round scoring tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ScoringTile {
    /// Points for each spade.
    pub spade_vp: u8,
    /// Points for each town.
    pub town_vp: u8,
    /// Points for building each structure.
    pub build_vp: [u8; 5],
    /// What it gives at the end of the round.
    pub bonus: CultBonus,
    /// The last round on which it may lie.
    pub last_round: u8,
    /// Whether it comes with a promo.
    pub promo: bool,
}

impl ScoringTile {
    pub(super) fn read(entry: &ScoringEntry) -> Result<(ScoringId, ScoringTile), &'static str> {
        let id = ScoringId::from_name(&entry.id).ok_or("id = \"SCORE1\" to \"SCORE9\"")?;
        let bonus = &entry.bonus;
        let cult = match &bonus.cult {
            Some(name) => Some(
                Cult::from_name(name).ok_or("cult = \"fire\", \"water\", \"earth\" or \"air\", or none")?,
            ),
            None => None,
        };
        // Ten steps or seven priests at most: ten times the gain stays within a byte.
        if !(1..=10).contains(&bonus.per)
            || bonus.gain.each().iter().any(|count| *count > 20)
            || bonus.spades > 3
        {
            return Err("per from 1 to 10, at most 20 of a good and 3 spades");
        }
        if !(1..=6).contains(&entry.last_round) {
            return Err("last_round from 1 to 6");
        }
        let build_vp = entry.build_vp.list();
        sane_vp(&build_vp)?;
        sane_vp(&[entry.spade_vp, entry.town_vp])?;
        let bonus = CultBonus { cult, per: bonus.per, gain: bonus.gain, spades: bonus.spades };
        let tile = ScoringTile {
            spade_vp: entry.spade_vp,
            town_vp: entry.town_vp,
            build_vp,
            bonus,
            last_round: entry.last_round,
            promo: entry.promo,
        };
        Ok((id, tile))
    }
}
