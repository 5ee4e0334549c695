//! Cards, tiles and actions in words: for those who cannot see the pictures, and for the terminal.

use terra_mystica::components::{Digging, DiggingKind, ScoringTile};
use terra_mystica::{
    BonusId, Cult, Faction, FavourId, FinalTile, Goods, Home, Kit, PowerAction, ScoringId, SpecialAction,
    Structure, TownId,
};

use super::labels::counted;

/// Goods, each with its name.
pub(crate) fn goods(goods: Goods) -> String {
    let each = [
        (goods.workers, "worker", "workers"),
        (goods.coins, "coin", "coins"),
        (goods.priests, "priest", "priests"),
        (goods.power, "power", "power"),
    ];
    let there = each.into_iter().filter(|(count, ..)| *count > 0);
    there.map(|(count, one, more)| counted(count, one, more)).collect::<Vec<_>>().join(" and ")
}

/// Goods as records write them: 2w 3c.
pub(crate) fn short_goods(goods: Goods) -> String {
    let each = [(goods.workers, "w"), (goods.coins, "c"), (goods.priests, "p"), (goods.power, "pw")];
    let there = each.into_iter().filter(|(count, _)| *count > 0);
    let list: Vec<String> = there.map(|(count, letter)| format!("{count}{letter}")).collect();
    if list.is_empty() { "-".to_owned() } else { list.join(" ") }
}

/// Structures of which each brings something: "stronghold or sanctuary".
fn each_of(values: [u8; 5]) -> Option<(String, u8)> {
    let kinds: Vec<&str> =
        Structure::ALL.into_iter().filter(|kind| values[kind.index()] > 0).map(Structure::name).collect();
    let most = values.into_iter().max()?;
    (!kinds.is_empty()).then(|| (kinds.join(" or "), most))
}

/// A bonus card.
pub(crate) fn bonus(kit: &Kit, id: BonusId) -> String {
    let card = kit.bonus(id);
    let mut parts = Vec::new();
    if !card.income.is_none() {
        parts.push(format!("income {}", goods(card.income)));
    }
    if let Some(action) = card.action {
        parts.push(format!("action: {}", special(kit, action)));
    }
    if card.shipping {
        parts.push("shipping +1 until you pass".to_owned());
    }
    if let Some((kinds, vp)) = each_of(card.pass.per) {
        parts.push(format!("when passing {vp} VP for each {kinds}"));
    }
    if card.pass.per_shipping > 0 {
        parts.push(format!("when passing {} VP for each shipping level", card.pass.per_shipping));
    }
    format!("{}: {}", id.id(), parts.join("; "))
}

/// A favour tile.
pub(crate) fn favour(kit: &Kit, id: FavourId) -> String {
    let tile = kit.favour(id);
    let mut parts = vec![format!("{} on {}", counted(tile.steps, "step", "steps"), tile.cult.name())];
    if !tile.income.is_none() {
        parts.push(format!("income {}", goods(tile.income)));
    }
    if let Some(action) = tile.action {
        parts.push(format!("action: {}", special(kit, action)));
    }
    if let Some(power) = tile.town_power {
        parts.push(format!("towns need only {power} power"));
    }
    if let Some((kinds, vp)) = each_of(tile.build_vp) {
        parts.push(format!("{vp} VP for each {kinds} built"));
    }
    if tile.pass_vp_by_trading_houses.iter().any(|vp| *vp > 0) {
        let list = tile.pass_vp_by_trading_houses[1..].iter().map(u8::to_string).collect::<Vec<_>>();
        parts.push(format!("when passing {} VP for 1 to 4 trading houses", list.join(", ")));
    }
    format!("{}: {}", id.id(), parts.join("; "))
}

/// A town tile.
pub(crate) fn town(kit: &Kit, id: TownId) -> String {
    let tile = kit.town(id);
    let mut parts = vec![format!("{} VP", tile.vp)];
    if tile.keys > 0 {
        parts.push(counted(tile.keys, "key", "keys"));
    }
    if !tile.gain.is_none() {
        parts.push(goods(tile.gain));
    }
    if tile.cult_steps > 0 {
        parts.push(format!("{} on each cult", counted(tile.cult_steps, "step", "steps")));
    }
    if tile.shipping_step > 0 {
        parts.push("a level of shipping".to_owned());
    }
    format!("{}: {}", id.id(), parts.join(", "))
}

/// What brings points during a round.
pub(crate) fn scored(tile: &ScoringTile) -> String {
    if let Some((kinds, vp)) = each_of(tile.build_vp) {
        return format!("{kinds} {vp} VP");
    }
    match (tile.spade_vp, tile.town_vp) {
        (0, 0) => "nothing".to_owned(),
        (0, vp) => format!("town {vp} VP"),
        (vp, _) => format!("spade {vp} VP"),
    }
}

/// What a round brings at its end.
pub(crate) fn cult_bonus(tile: &ScoringTile) -> String {
    let bonus = &tile.bonus;
    let each = match bonus.cult {
        Some(cult) => format!("{} {}", bonus.per, cult.name()),
        None => counted(bonus.per, "priest sent", "priests sent"),
    };
    let gain = if bonus.spades > 0 { counted(bonus.spades, "spade", "spades") } else { goods(bonus.gain) };
    format!("{each}: {gain}")
}

/// A round scoring tile.
pub(crate) fn scoring(kit: &Kit, id: ScoringId) -> String {
    let tile = kit.scoring(id);
    format!("{}: {}; at the end of the round for {}", id.id(), scored(tile), cult_bonus(tile))
}

/// A final scoring tile, in a few words.
pub(crate) fn final_tile(tile: FinalTile) -> &'static str {
    match tile {
        FinalTile::ConnectedDistance => "longest distance",
        FinalTile::StrongholdSanctuary => "stronghold to sanctuary",
        FinalTile::Edge => "on the edge",
        FinalTile::Clusters => "settlements",
    }
}

/// A power action.
pub(crate) fn power(kit: &Kit, action: PowerAction) -> String {
    let space = kit.power_action(action);
    let gain = if space.bridges > 0 {
        "a bridge".to_owned()
    } else if space.spades > 0 {
        counted(space.spades, "spade", "spades")
    } else {
        goods(space.gain)
    };
    format!("{}: {} power for {gain}", action.id(), space.cost)
}

/// A special action, in a few words.
pub(crate) fn special(kit: &Kit, action: SpecialAction) -> String {
    let space = kit.special_action(action);
    match action {
        SpecialAction::Bon1 | SpecialAction::Actg => counted(space.spades, "spade", "spades"),
        SpecialAction::Bon2 | SpecialAction::Fav6 | SpecialAction::Acta => {
            format!("{} on a cult", counted(space.cult_steps, "step", "steps"))
        }
        SpecialAction::Actc => "two actions".to_owned(),
        SpecialAction::Actn => "sandstorm".to_owned(),
        SpecialAction::Acts => "free trading house".to_owned(),
        SpecialAction::Actw => "free dwelling".to_owned(),
        SpecialAction::Acte => format!("bridge for {}", goods(space.cost)),
        SpecialAction::Acth5 => format!("new home for {}", goods(space.cost)),
        SpecialAction::Acth6 => format!("new home for {} tokens", space.tokens),
    }
}

/// Where a faction is at home.
pub(crate) fn home(faction: &Faction) -> &'static str {
    match faction.home {
        Home::Terrain(terrain) => terrain.name(),
        Home::Ice => "ice",
        Home::Volcano => "volcano",
        Home::Chosen => "any terrain",
    }
}

/// What turning land costs at a level.
pub(crate) fn digging(digging: &Digging, level: u8) -> String {
    let price = digging.per_spade.get(usize::from(level)).copied().unwrap_or(0);
    let [usual, foreign] = digging.price;
    match digging.kind {
        DiggingKind::Workers => format!("{} a spade", counted(price, "worker", "workers")),
        DiggingKind::Priests => format!("{} a spade", counted(price, "priest", "priests")),
        DiggingKind::Tokens => format!("{usual} or {foreign} tokens a volcano"),
        DiggingKind::CultSteps => format!("{usual} or {foreign} cult steps a volcano"),
        DiggingKind::None => "never digs".to_owned(),
    }
}

/// A faction in a sentence.
pub(crate) fn faction(faction: &Faction) -> String {
    let cults = Cult::ALL.into_iter().filter(|cult| faction.cults[cult.index()] > 0);
    let cults: Vec<String> =
        cults.map(|cult| format!("{} {}", cult.name(), faction.cults[cult.index()])).collect();
    let [one, two, three] = faction.bowls;
    let mut parts = vec![
        format!("home {}", home(faction)),
        format!("starts with {}", goods(faction.start)),
        format!("power {one}/{two}/{three}"),
    ];
    if !cults.is_empty() {
        parts.push(cults.join(", "));
    }
    parts.push(digging(&faction.digging, 0));
    format!("{}: {}.", faction.name, parts.join("; "))
}
