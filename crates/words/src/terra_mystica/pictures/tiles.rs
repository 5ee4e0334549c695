//! Cards, tiles and actions in words: each with its id where people type, short enough for a line of a terminal.

use terra_mystica::components::ScoringTile;
use terra_mystica::{BonusId, FavourId, FinalTile, Goods, Kit, PowerAction, ScoringId, TownId};

use super::super::names::{counted, cult_name};
use super::super::things::{Form, behind_id, bonus_text, each_of, favour_text, town_text};
use super::and_all;
use crate::text::capital;
use crate::{Arg, Words};

pub use super::super::things::short_special as special;

/// Goods, each with its name; nothing if there are none.
pub fn joined_goods(words: &Words, goods: Goods) -> String {
    let each =
        [(goods.workers, "worker"), (goods.coins, "coin"), (goods.priests, "priest"), (goods.power, "power")];
    let there = each.into_iter().filter(|(count, _)| *count > 0);
    and_all(words, there.map(|(count, what)| counted(words, what, count)))
}

/// Goods as records write them: 2w 3c. This is notation, the same in every language.
pub fn short_goods(goods: Goods) -> String {
    let each = [(goods.workers, "w"), (goods.coins, "c"), (goods.priests, "p"), (goods.power, "pw")];
    let there = each.into_iter().filter(|(count, _)| *count > 0);
    let list: Vec<String> = there.map(|(count, letter)| format!("{count}{letter}")).collect();
    if list.is_empty() { "-".to_owned() } else { list.join(" ") }
}

/// A bonus card.
pub fn bonus(words: &Words, kit: &Kit, id: BonusId) -> String {
    behind_id(words, id.id(), bonus_text(words, kit, id, Form::Short))
}

/// A bonus card in a list of several.
pub fn bonus_listed(words: &Words, kit: &Kit, id: BonusId) -> String {
    if words.has_codes() { id.id().to_owned() } else { bonus(words, kit, id) }
}

/// The title of a picture of one card or tile: its id, or what kind of thing it is.
pub fn title(words: &Words, id: &str, kind: &str) -> String {
    if words.has_codes() { id.to_owned() } else { capital(&words.text(kind)) }
}

/// A bonus card in the middle, with the coins on it.
pub fn bonus_with_coins(words: &Words, kit: &Kit, id: BonusId, coins: u8) -> String {
    let card = bonus(words, kit, id);
    if coins == 0 {
        return card;
    }
    let args = [("card", card.into()), ("coins", counted(words, "coin", coins).into())];
    words.say("tm-coins-on-it", &args)
}

/// A favour tile.
pub fn favour(words: &Words, kit: &Kit, id: FavourId) -> String {
    behind_id(words, id.id(), favour_text(words, kit, id, Form::Short))
}

/// A town tile.
pub fn town(words: &Words, kit: &Kit, id: TownId) -> String {
    behind_id(words, id.id(), town_text(words, kit, id, Form::Short))
}

/// A tile with how many are left.
pub fn left(words: &Words, tile: String, left: u8) -> String {
    words.say("tm-tiles-left", &[("tile", tile.into()), ("left", left.into())])
}

/// What brings points during a round.
pub fn scored(words: &Words, tile: &ScoringTile) -> String {
    let say = |what: String, vp: u8| words.say("tm-scored", &[("what", what.into()), ("vp", vp.into())]);
    if let Some((kinds, vp)) = each_of(words, tile.build_vp) {
        return say(kinds, vp);
    }
    match (tile.spade_vp, tile.town_vp) {
        (0, 0) => words.text("tm-nothing"),
        (0, vp) => say(words.text("tm-a-town"), vp),
        (vp, _) => say(words.text("tm-a-spade"), vp),
    }
}

/// What a round brings at its end.
pub fn cult_bonus(words: &Words, tile: &ScoringTile) -> String {
    let bonus = &tile.bonus;
    let each = match bonus.cult {
        Some(cult) => format!("{} {}", bonus.per, cult_name(words, cult)),
        None => counted(words, "sent", bonus.per),
    };
    let gain = if bonus.spades > 0 {
        counted(words, "spade", bonus.spades)
    } else {
        joined_goods(words, bonus.gain)
    };
    format!("{each}: {gain}")
}

/// A round scoring tile.
pub fn scoring(words: &Words, kit: &Kit, id: ScoringId) -> String {
    let tile = kit.scoring(id);
    let args = [("scored", scored(words, tile).into()), ("bonus", cult_bonus(words, tile).into())];
    behind_id(words, id.id(), words.say("tm-scoring", &args))
}

/// The tile of a round, behind the message for its number.
pub fn of_round(words: &Words, id: &str, round: u8, tile: String) -> String {
    words.say(id, &[("round", round.into()), ("tile", tile.into())])
}

/// A final scoring tile, in a few words.
pub fn final_tile(words: &Words, tile: FinalTile) -> String {
    words.text(match tile {
        FinalTile::ConnectedDistance => "tm-final-short-distance",
        FinalTile::StrongholdSanctuary => "tm-final-connected-sa-sh-distance",
        FinalTile::Edge => "tm-final-short-edge",
        FinalTile::Clusters => "tm-final-connected-clusters",
    })
}

/// A power action.
pub fn power(words: &Words, kit: &Kit, action: PowerAction) -> String {
    let space = kit.power_action(action);
    let gain = if space.bridges > 0 {
        words.text("tm-a-bridge")
    } else if space.spades > 0 {
        counted(words, "spade", space.spades)
    } else {
        joined_goods(words, space.gain)
    };
    let args: [(&str, Arg); 2] = [("power", space.cost.into()), ("gain", gain.into())];
    behind_id(words, action.id(), words.say("tm-power-action", &args))
}
