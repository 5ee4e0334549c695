//! What a seat has, and all seats in a table.

use kernel::{Game, Seat};
use terra_mystica::{FavourId, Structure, TerraMystica, TownId};

use super::sheet::Sheet;
use super::{Ink, Page};
use crate::terra_mystica::automa_words;
use crate::terra_mystica::board::{self, ActionState};
use crate::terra_mystica::board_labels;
use crate::terra_mystica::labels;
use crate::terra_mystica::marks;
use crate::terra_mystica::words;

/// How wide a page is at most.
const WIDTH: usize = 80;
/// Where the facts begin.
const INDENT: usize = 12;

/// The board of a seat, line by line.
pub fn seat(game: &TerraMystica, who: Seat) -> Page {
    let mut sheet = Sheet::default();
    let player = game.player(who);
    let ink = Ink::Of(who, marks::home(game, who));
    sheet.line().add(format!(" {} {} ", marks::number(who), labels::seat(game, who)), ink);
    if player.faction.is_none() {
        return sheet.finish();
    }
    sheet.add(format!("  {}", board_labels::standing(game, who)), Ink::Faint);
    sheet.add(format!("  {} VP", player.purse.vp), Ink::Gold);
    if game.is_automa(who) {
        automa(&mut sheet, game, who);
        return sheet.finish();
    }
    let purse = &player.purse;
    let [one, two, three] = purse.bowls;
    let bridges = game.kit().structures.bridges.saturating_sub(player.bridges);
    let goods = [
        (labels::counted(purse.coins, "coin", "coins"), Ink::Gold),
        (labels::counted(purse.workers, "worker", "workers"), Ink::Plain),
        (labels::counted(purse.priests, "priest", "priests"), Ink::Plain),
        (format!("power {one}/{two}/{three}"), Ink::Power),
        (labels::counted(player.keys, "key", "keys"), Ink::Plain),
        (labels::counted(bridges, "bridge", "bridges"), Ink::Plain),
    ];
    labelled(&mut sheet, "Goods", &goods);
    labelled(&mut sheet, "Income", &[(words::short_goods(game.income(who)), Ink::Plain)]);
    structures(&mut sheet, game, who);
    tracks(&mut sheet, game, who);
    held(&mut sheet, game, who);
    sheet.finish()
}

/// What an Automa has: its cards, its structures, its bonus card.
fn automa(sheet: &mut Sheet, game: &TerraMystica, who: Seat) {
    let (bot, kit) = (game.bot(who), game.kit());
    if let Some((action, support)) = bot.action().zip(bot.support()) {
        let pair = automa_words::pair(kit.automa.card(action), kit.automa.card(support));
        labelled(sheet, "Cards", &parts(&pair, Ink::Plain));
    }
    let left = usize::from(bot.deck_size()).saturating_sub(bot.drawn().len()) as u32;
    let deck = [
        (format!("{} of {}", labels::counted(left, "card left", "cards left"), bot.deck_size()), Ink::Plain),
        (format!("{} in reserve", bot.reserve_size()), Ink::Faint),
    ];
    labelled(sheet, "Deck", &deck);
    structures(sheet, game, who);
    if let Some(id) = game.player(who).bonus {
        labelled(sheet, "Bonus", &parts(&words::bonus(kit, id), Ink::Plain));
    }
    for (deed, number) in game.automa_card(who).option.iter().zip(0_u8..) {
        let label = if number == 0 { "Faction" } else { "" };
        labelled(sheet, label, &[(automa_words::faction_deed(deed), Ink::Plain)]);
    }
}

/// A label, and facts behind it.
fn labelled(sheet: &mut Sheet, label: &str, facts: &[(String, Ink)]) {
    sheet.line().column(label, INDENT, Ink::Faint).flow(INDENT, WIDTH, facts);
}

/// What a card says, so that a line can end between two parts of it.
fn parts(words: &str, ink: Ink) -> Vec<(String, Ink)> {
    words
        .split("; ")
        .flat_map(|part| part.split_inclusive(". "))
        .map(|part| (part.trim().to_owned(), ink))
        .collect()
}

/// How many of each are left, and what one costs a person.
fn structures(sheet: &mut Sheet, game: &TerraMystica, who: Seat) {
    let (player, supply) = (game.player(who), game.kit().structures.supply);
    let each = Structure::ALL.map(|kind| {
        let left = usize::from(supply[kind.index()]).saturating_sub(player.count(kind));
        let ink = if left == 0 { Ink::Faint } else { Ink::Plain };
        if game.is_automa(who) {
            return (format!("{} {left} left", kind.short()), ink);
        }
        let cost = words::short_goods(game.faction(who).cost[kind.index()]).replace(' ', "");
        (format!("{} {left} left ({cost})", kind.short()), ink)
    });
    labelled(sheet, "Structures", &each);
}

fn tracks(sheet: &mut Sheet, game: &TerraMystica, who: Seat) {
    let (player, faction) = (game.player(who), game.faction(who));
    let mut facts = Vec::new();
    if faction.teleport.is_none() {
        facts.push((format!("shipping {} of {}", player.shipping, faction.shipping.max), Ink::Plain));
    }
    facts.push((words::digging(&faction.digging, player.digging), Ink::Plain));
    labelled(sheet, "Tracks", &facts);
}

fn held(sheet: &mut Sheet, game: &TerraMystica, who: Seat) {
    let (player, kit) = (game.player(who), game.kit());
    if let Some(id) = player.bonus {
        labelled(sheet, "Bonus", &parts(&words::bonus(kit, id), Ink::Plain));
    }
    let favours = FavourId::ALL.into_iter().filter(|id| player.has_favour(*id));
    for (id, number) in favours.zip(0_u8..) {
        let label = if number == 0 { "Favours" } else { "" };
        labelled(sheet, label, &parts(&words::favour(kit, id), Ink::Cult(kit.favour(id).cult)));
    }
    let towns = TownId::ALL.into_iter().filter(|id| player.towns[id.index()] > 0);
    for (id, number) in towns.zip(0_u8..) {
        let label = if number == 0 { "Towns" } else { "" };
        let count = player.towns[id.index()];
        let times = if count > 1 { format!(" \u{d7}{count}") } else { String::new() };
        labelled(sheet, label, &[(format!("{}{times}", words::town(kit, id)), Ink::Plain)]);
    }
    let actions: Vec<(String, Ink)> = board::actions(game, who)
        .into_iter()
        .map(|(action, state)| {
            let ink = if state == ActionState::Free { Ink::Plain } else { Ink::Faint };
            (format!("{} {} ({})", action.id(), words::special(kit, action), state.word()), ink)
        })
        .collect();
    if !actions.is_empty() {
        labelled(sheet, "Actions", &actions);
    }
}

/// All seats in a table, in turn order: points, goods, power, and whether they have passed.
pub fn seats(game: &TerraMystica) -> Page {
    let mut sheet = Sheet::default();
    sheet.line().add(format!("{:<22}  VP   C   W   P  power    ship  keys  card", ""), Ink::Faint);
    for who in game.turn_order().iter().map(|seat| Seat(*seat)) {
        let (player, purse) = (game.player(who), &game.player(who).purse);
        let turn = if game.to_move() == Some(who) { ">" } else { " " };
        sheet.line().add(turn, Ink::Strong);
        let name = labels::shortened(&labels::seat(game, who), 17);
        sheet.add(format!(" {} {name:<17} ", marks::number(who)), Ink::Of(who, marks::home(game, who)));
        sheet.add(format!("{:>4}", purse.vp), Ink::Gold);
        let card = player.bonus.map_or("-", terra_mystica::BonusId::id);
        if game.is_automa(who) {
            sheet.add(format!("{:<35}{card:<6}", "    Automa"), Ink::Faint);
        } else {
            let [one, two, three] = purse.bowls;
            sheet.add(format!("{:>4}{:>4}{:>4}  ", purse.coins, purse.workers, purse.priests), Ink::Plain);
            sheet.add(format!("{:<9}", format!("{one}/{two}/{three}")), Ink::Power);
            sheet.add(format!("{:<6}{:<6}{card:<6}", player.shipping, player.keys), Ink::Plain);
        }
        sheet.add(if player.passed { "passed" } else { "" }, Ink::Faint);
    }
    sheet.finish()
}
