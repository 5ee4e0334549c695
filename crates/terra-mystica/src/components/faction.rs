//! A faction, as printed on its board.

use kernel::Certainty;

use super::pack::{DiggingEntry, FactionEntry, IncomeEntry, ShippingEntry, TeleportEntry};
use super::{FactionId, Goods, Terrain};

/// Where a faction is at home.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Home {
    /// On a terrain of the wheel.
    Terrain(Terrain),
    /// On ice; the wheel is entered at a terrain chosen at setup.
    Ice,
    /// On volcanoes; the first ones stand on a terrain chosen at setup.
    Volcano,
    /// On a terrain chosen at setup.
    Chosen,
}

/// The shipping track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ShippingTrack {
    /// The first level.
    pub start: u8,
    /// The last level.
    pub max: u8,
    /// What an advance costs.
    pub cost: Goods,
    /// Points for leaving each level.
    pub vp: [u8; 5],
}

/// How a faction turns terrain.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum DiggingKind {
    /// A spade costs workers.
    Workers,
    /// A spade costs priests.
    Priests,
    /// No spades: a volcano costs power tokens.
    Tokens,
    /// No spades: a volcano costs steps on a cult track.
    CultSteps,
    /// Not at all.
    #[default]
    None,
}

/// The digging track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Digging {
    /// How it is paid.
    pub kind: DiggingKind,
    /// What a spade costs at each level.
    pub per_spade: [u8; 3],
    /// How many levels there are; 0 without spades.
    pub levels: u8,
    /// What an advance costs.
    pub advance_cost: Goods,
    /// Points for each advance.
    pub advance_vp: [u8; 2],
    /// Points for each spade that is bought.
    pub vp_per_bought_spade: u8,
    /// What a volcano costs: on most terrains, and on the home terrain of another faction in play.
    pub price: [u8; 2],
}

/// How a faction reaches hexes that are not adjacent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TeleportKind {
    /// Over exactly so many hexes.
    Tunnel,
    /// Over up to so many hexes.
    Carpet,
}

/// Tunnelling or carpet flight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Teleport {
    /// Which of the two.
    pub kind: TeleportKind,
    /// Hexes skipped.
    pub skipped: u8,
    /// Hexes skipped once the stronghold stands.
    pub skipped_with_stronghold: u8,
    /// The extra cost.
    pub cost: Goods,
    /// The extra cost once the stronghold stands.
    pub cost_with_stronghold: Goods,
    /// Points for it.
    pub vp: u8,
}

/// Income by the number of pieces on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Income {
    /// Workers by dwellings; the first is the basic income.
    pub dwelling_workers: [u8; 9],
    /// Coins by trading houses.
    pub trading_coins: [u8; 5],
    /// Power by trading houses.
    pub trading_power: [u8; 5],
    /// Priests by temples.
    pub temple_priests: [u8; 4],
    /// Power by temples.
    pub temple_power: [u8; 4],
    /// Of the stronghold.
    pub stronghold: Goods,
    /// Of the sanctuary.
    pub sanctuary: Goods,
}

/// One faction, as printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faction {
    /// Which one.
    pub id: FactionId,
    /// Its name.
    pub name: String,
    /// Whether it comes with Fire & Ice.
    pub fire_and_ice: bool,
    /// How sure its values are.
    pub certainty: Certainty,
    /// Its home.
    pub home: Home,
    /// The faction on the other side of its board.
    pub board: FactionId,
    /// Goods at the start; power lies in the bowls.
    pub start: Goods,
    /// Power tokens in the three bowls at the start.
    pub bowls: [u8; 3],
    /// Steps on the cult tracks at the start.
    pub cults: [u8; 4],
    /// Dwellings at the start.
    pub start_dwellings: u8,
    /// Points at the start, in the official balance of 2017.
    pub vp_2017: u8,
    /// Its shipping track.
    pub shipping: ShippingTrack,
    /// Its digging track.
    pub digging: Digging,
    /// Its way to hexes that are not adjacent.
    pub teleport: Option<Teleport>,
    /// What each structure costs; a trading house with a neighbour.
    pub cost: [Goods; 5],
    /// Its income.
    pub income: Income,
    /// Its ability, in our words.
    pub ability: Vec<String>,
    /// What its stronghold does, in our words.
    pub stronghold: Vec<String>,
}

/// The highest level of any shipping track.
const MOST_LEVELS: u8 = 5;

impl Faction {
    pub(super) fn read(entry: &FactionEntry) -> Result<Faction, &'static str> {
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
        if !(1..=3).contains(&entry.start_dwellings) || entry.vp_2017 > 99 {
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
