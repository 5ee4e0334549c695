//! A faction as it stands in a data file, checked.

use kernel::Certainty;

use super::{Digging, DiggingKind, Faction, Home, Income, ShippingTrack, Teleport, TeleportKind};
use crate::components::board::FIRST_DWELLINGS;
use crate::components::pack::{DiggingEntry, FactionEntry, IncomeEntry, ShippingEntry, TeleportEntry};
use crate::components::{FactionId, Terrain};

/// The highest level of any shipping track.
const MOST_LEVELS: u8 = 5;

impl Faction {
    pub(in crate::components) fn read(entry: &FactionEntry) -> Result<Faction, &'static str> {
        let id = FactionId::from_name(&entry.id).ok_or("the id of a faction, like \"witches\"")?;
        let board =
            FactionId::from_name(&entry.board).ok_or("board = the id of the faction on the other side")?;
        if board == id {
            return Err("board = the id of the faction on the other side");
        }
        let name = entry.name.trim();
        if name.is_empty() {
            return Err("a name");
        }
        let cost = entry.cost.list();
        if !entry.start.is_sane() || entry.start.power > 0 || cost.iter().any(|cost| !cost.is_sane()) {
            return Err(
                "at most 40 of a good at the start and as a cost, and no power at the start: it lies in the bowls",
            );
        }
        if cost.iter().any(|cost| cost.power > 0) {
            return Err("no power in the cost of a structure");
        }
        if entry.bowls.iter().map(|tokens| u32::from(*tokens)).sum::<u32>() > 20 {
            return Err("at most 20 power tokens in the three bowls");
        }
        if entry.cults.iter().any(|steps| *steps > 9) {
            return Err("0 to 9 steps on each cult track at the start");
        }
        if !(1..=FIRST_DWELLINGS).contains(&entry.start_dwellings) || entry.vp_2017 > 99 {
            return Err("1 to 3 start_dwellings and vp_2017 of at most 99");
        }
        Ok(Faction {
            id,
            name: name.to_owned(),
            fire_and_ice: entry.fire_and_ice,
            certainty: entry.certainty.unwrap_or(Certainty::Printed),
            home: home(id, &entry.home)?,
            board,
            start: entry.start,
            bowls: entry.bowls,
            cults: entry.cults,
            start_dwellings: entry.start_dwellings,
            vp_2017: entry.vp_2017,
            shipping: shipping(&entry.shipping)?,
            digging: digging(&entry.digging)?,
            teleport: entry.teleport.as_ref().map(teleport).transpose()?,
            cost,
            income: income(&entry.income)?,
            powers: entry.powers.check(id)?,
            ability: entry.ability.clone(),
            stronghold: entry.stronghold.clone(),
        })
    }
}

/// The kind of home belongs to the faction: the rules of ice, volcanoes and variable factions do.
fn home(id: FactionId, text: &str) -> Result<Home, &'static str> {
    use FactionId as F;
    match (id, text) {
        (F::IceMaidens | F::Yetis, "ice") => Ok(Home::Ice),
        (F::IceMaidens | F::Yetis, _) => Err("home = \"ice\" for this faction"),
        (F::Dragonlords | F::Acolytes, "volcano") => Ok(Home::Volcano),
        (F::Dragonlords | F::Acolytes, _) => Err("home = \"volcano\" for this faction"),
        (F::Shapeshifters | F::Riverwalkers, "chosen") => Ok(Home::Chosen),
        (F::Shapeshifters | F::Riverwalkers, _) => Err("home = \"chosen\" for this faction"),
        _ => Terrain::from_name(text)
            .filter(|terrain| terrain.is_basic())
            .map(Home::Terrain)
            .ok_or("home = a terrain of the wheel, like \"swamp\""),
    }
}

fn shipping(entry: &ShippingEntry) -> Result<ShippingTrack, &'static str> {
    if entry.start > entry.max || entry.max > MOST_LEVELS {
        return Err("shipping from start to max, at most 5");
    }
    let mut vp = [0; MOST_LEVELS as usize];
    let levels = if entry.start < entry.max { entry.max as usize } else { 0 };
    if entry.vp.len() != levels || entry.vp.iter().any(|vp| *vp > 20) {
        return Err(
            "shipping vp of at most 20 for leaving each level below max, from 0 on; none if start = max",
        );
    }
    if !entry.cost.is_sane() {
        return Err("at most 40 of a good for an advance");
    }
    vp[..levels].copy_from_slice(&entry.vp);
    Ok(ShippingTrack { start: entry.start, max: entry.max, cost: entry.cost, vp })
}

fn digging(entry: &DiggingEntry) -> Result<Digging, &'static str> {
    let kind = match entry.kind.as_str() {
        "workers" => DiggingKind::Workers,
        "priests" => DiggingKind::Priests,
        "tokens" => DiggingKind::Tokens,
        "cult_steps" => DiggingKind::CultSteps,
        "none" => DiggingKind::None,
        _ => return Err("digging kind = \"workers\", \"priests\", \"tokens\", \"cult_steps\" or \"none\""),
    };
    let levels = entry.per_spade.len();
    let spades = matches!(kind, DiggingKind::Workers | DiggingKind::Priests);
    if levels > 3 || spades != (levels > 0) || entry.per_spade.iter().any(|cost| !(1..=9).contains(cost)) {
        return Err("per_spade of 1 to 9 for each of one to three levels; none without spades");
    }
    if entry.advance_vp.len() != levels.saturating_sub(1) || entry.advance_vp.iter().any(|vp| *vp > 20) {
        return Err("advance_vp of at most 20 for each level of digging but the last");
    }
    if !entry.advance_cost.is_sane() || entry.vp_per_bought_spade > 9 {
        return Err("at most 40 of a good for an advance and 9 points for a bought spade");
    }
    let volcano = matches!(kind, DiggingKind::Tokens | DiggingKind::CultSteps);
    if entry.price.iter().any(|price| volcano != (1..=9).contains(price)) {
        return Err("price = [1 to 9, 1 to 9] for a volcano, and none for spades");
    }
    let mut digging = Digging {
        kind,
        levels: levels as u8,
        advance_cost: entry.advance_cost,
        vp_per_bought_spade: entry.vp_per_bought_spade,
        price: entry.price,
        ..Digging::default()
    };
    digging.per_spade[..levels].copy_from_slice(&entry.per_spade);
    digging.advance_vp[..levels.saturating_sub(1)].copy_from_slice(&entry.advance_vp);
    Ok(digging)
}

fn teleport(entry: &TeleportEntry) -> Result<Teleport, &'static str> {
    let kind = match entry.kind.as_str() {
        "tunnel" => TeleportKind::Tunnel,
        "carpet" => TeleportKind::Carpet,
        _ => return Err("teleport kind = \"tunnel\" or \"carpet\""),
    };
    // Two town tiles can each add a hex, and the tables reach six hexes far.
    let skipped = 1..=3;
    if !skipped.contains(&entry.skipped) || !skipped.contains(&entry.skipped_with_stronghold) {
        return Err("1 to 3 hexes skipped");
    }
    if !entry.cost.is_sane() || !entry.cost_with_stronghold.is_sane() || entry.vp > 20 {
        return Err("at most 40 of a good and 20 points for a teleport");
    }
    Ok(Teleport {
        kind,
        skipped: entry.skipped,
        skipped_with_stronghold: entry.skipped_with_stronghold,
        cost: entry.cost,
        cost_with_stronghold: entry.cost_with_stronghold,
        vp: entry.vp,
    })
}

fn income(entry: &IncomeEntry) -> Result<Income, &'static str> {
    let lists: [&[u8]; 5] = [
        &entry.dwelling_workers,
        &entry.trading_coins,
        &entry.trading_power,
        &entry.temple_priests,
        &entry.temple_power,
    ];
    if lists
        .iter()
        .any(|list| list.windows(2).any(|pair| pair[0] > pair[1]) || list.iter().any(|got| *got > 40))
    {
        return Err("income that never falls with more pieces, at most 40 of a good");
    }
    if lists[1..].iter().any(|list| list[0] != 0) {
        return Err("no income without a trading house or temple");
    }
    if !entry.stronghold.is_sane() || !entry.sanctuary.is_sane() {
        return Err("at most 40 of a good as income of stronghold and sanctuary");
    }
    Ok(Income {
        dwelling_workers: entry.dwelling_workers,
        trading_coins: entry.trading_coins,
        trading_power: entry.trading_power,
        temple_priests: entry.temple_priests,
        temple_power: entry.temple_power,
        stronghold: entry.stronghold,
        sanctuary: entry.sanctuary,
    })
}
