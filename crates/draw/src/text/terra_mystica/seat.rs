//! What a seat has, and all seats in a table.

use kernel::{Game, Seat};
use terra_mystica::{FavourId, Structure, TerraMystica, TownId};
use words::terra_mystica::counted;
use words::terra_mystica::pictures::boards::{self, ActionState};
use words::terra_mystica::pictures::{self as told, automa as automa_told, tiles};
use words::text::shortened;
use words::{Arg, Words};

use super::sheet::Sheet;
use super::{Ink, Page};
use crate::terra_mystica::board;
use crate::terra_mystica::marks;

/// How wide a page is at most: with a frame around it 80 columns.
const WIDTH: usize = 76;
/// Where the facts begin.
const INDENT: usize = 12;

/// The board of a seat, line by line.
pub fn seat(words: &Words, game: &TerraMystica, who: Seat) -> Page {
    let mut sheet = Sheet::default();
    let player = game.player(who);
    heading(&mut sheet, words, game, who);
    if player.faction.is_none() {
        return sheet.finish();
    }
    sheet.add(format!("  {}", boards::standing(words, game, who)), Ink::Faint);
    sheet.add(format!("  {}", counted(words, "vp", player.purse.vp)), Ink::Gold);
    if game.is_automa(who) {
        automa(&mut sheet, words, game, who);
        return sheet.finish();
    }
    let purse = &player.purse;
    let bridges = game.kit().structures.bridges.saturating_sub(player.bridges);
    let goods = [
        (counted(words, "coin", purse.coins), Ink::Gold),
        (counted(words, "worker", purse.workers), Ink::Plain),
        (counted(words, "priest", purse.priests), Ink::Plain),
        (boards::power_bowls(words, purse.bowls), Ink::Power),
        (counted(words, "key", player.keys), Ink::Plain),
        (counted(words, "bridge", bridges), Ink::Plain),
    ];
    labelled(&mut sheet, &words.text("tm-text-goods"), &goods);
    labelled(
        &mut sheet,
        &words.text("tm-text-income"),
        &[(tiles::short_goods(game.income(who)), Ink::Plain)],
    );
    structures(&mut sheet, words, game, who);
    tracks(&mut sheet, words, game, who);
    held(&mut sheet, words, game, who);
    sheet.finish()
}

/// The number and the name of a seat.
pub(super) fn heading(sheet: &mut Sheet, words: &Words, game: &TerraMystica, who: Seat) {
    let ink = Ink::Of(who, marks::home(game, who));
    sheet.line().add(format!(" {} {} ", marks::number(who), told::seat(words, game, who)), ink);
}

/// The two cards of an Automa's turn, and what is left in its deck.
pub(super) fn deck(sheet: &mut Sheet, words: &Words, game: &TerraMystica, who: Seat) {
    let (bot, kit) = (game.bot(who), game.kit());
    if let Some((action, support)) = bot.action().zip(bot.support()) {
        let pair = automa_told::pair(words, kit.automa.card(action), kit.automa.card(support));
        labelled(sheet, &words.text("tm-text-cards"), &parts(&pair, Ink::Plain));
    }
    let left = usize::from(bot.deck_size()).saturating_sub(bot.drawn().len()) as u32;
    let deck = [
        (automa_told::cards_left(words, left, bot.deck_size().into()), Ink::Plain),
        (automa_told::in_reserve(words, bot.reserve_size().into()), Ink::Faint),
    ];
    labelled(sheet, &words.text("tm-text-deck"), &deck);
}

/// What an Automa has: its cards, its structures, its bonus card.
fn automa(sheet: &mut Sheet, words: &Words, game: &TerraMystica, who: Seat) {
    let kit = game.kit();
    deck(sheet, words, game, who);
    structures(sheet, words, game, who);
    if let Some(id) = game.player(who).bonus {
        labelled(sheet, &words.text("tm-text-bonus"), &parts(&tiles::bonus(words, kit, id), Ink::Plain));
    }
    for (deed, number) in game.automa_card(who).option.iter().zip(0_u8..) {
        let label = first(words, "tm-text-faction", number);
        labelled(sheet, &label, &[(automa_told::faction_deed(words, deed), Ink::Plain)]);
    }
}

/// A label, and facts behind it.
pub(super) fn labelled(sheet: &mut Sheet, label: &str, facts: &[(String, Ink)]) {
    sheet.line().column(label, INDENT, Ink::Faint).flow(INDENT, WIDTH, facts);
}

/// The label of the first of several lines; the others have none.
pub(super) fn first(words: &Words, label: &str, number: u8) -> String {
    if number == 0 { words.text(label) } else { String::new() }
}

/// What a card says, so that a line can end between two parts of it.
pub(super) fn parts(words: &str, ink: Ink) -> Vec<(String, Ink)> {
    words
        .split("; ")
        .flat_map(|part| part.split_inclusive(". "))
        .map(|part| (part.trim().to_owned(), ink))
        .collect()
}

/// How many of each are left, and what one costs a person.
fn structures(sheet: &mut Sheet, words: &Words, game: &TerraMystica, who: Seat) {
    let (player, supply) = (game.player(who), game.kit().structures.supply);
    let each = Structure::ALL.map(|kind| {
        let left = usize::from(supply[kind.index()]).saturating_sub(player.count(kind));
        let ink = if left == 0 { Ink::Faint } else { Ink::Plain };
        let structure = ("structure", Arg::from(kind.short()));
        let left = ("left", Arg::from(left as u32));
        if game.is_automa(who) {
            return (words.say("tm-text-left", &[structure, left]), ink);
        }
        let cost = tiles::short_goods(game.faction(who).cost[kind.index()]).replace(' ', "");
        (words.say("tm-text-left-cost", &[structure, left, ("cost", cost.into())]), ink)
    });
    labelled(sheet, &words.text("tm-text-structures"), &each);
}

fn tracks(sheet: &mut Sheet, words: &Words, game: &TerraMystica, who: Seat) {
    let (player, faction) = (game.player(who), game.faction(who));
    let mut facts = Vec::new();
    if faction.teleport.is_none() {
        let levels = [("level", player.shipping.into()), ("most", faction.shipping.max.into())];
        let shipping = words.say("tm-shipping-of", &levels);
        facts.push((shipping, Ink::Plain));
    }
    facts.push((boards::digging(words, &faction.digging, player.digging), Ink::Plain));
    labelled(sheet, &words.text("tm-text-tracks"), &facts);
}

fn held(sheet: &mut Sheet, words: &Words, game: &TerraMystica, who: Seat) {
    let (player, kit) = (game.player(who), game.kit());
    if let Some(id) = player.bonus {
        labelled(sheet, &words.text("tm-text-bonus"), &parts(&tiles::bonus(words, kit, id), Ink::Plain));
    }
    let favours = FavourId::ALL.into_iter().filter(|id| player.has_favour(*id));
    for (id, number) in favours.zip(0_u8..) {
        let label = first(words, "tm-text-favours", number);
        labelled(sheet, &label, &parts(&tiles::favour(words, kit, id), Ink::Cult(kit.favour(id).cult)));
    }
    let towns = TownId::ALL.into_iter().filter(|id| player.towns[id.index()] > 0);
    for (id, number) in towns.zip(0_u8..) {
        let label = first(words, "tm-text-towns", number);
        let count = player.towns[id.index()];
        let times = if count > 1 { format!(" \u{d7}{count}") } else { String::new() };
        labelled(sheet, &label, &[(format!("{}{times}", tiles::town(words, kit, id)), Ink::Plain)]);
    }
    let actions: Vec<(String, Ink)> = board::actions(game, who)
        .into_iter()
        .map(|(action, state)| {
            let ink = if state == ActionState::Free { Ink::Plain } else { Ink::Faint };
            (
                format!(
                    "{} {} ({})",
                    action.id(),
                    tiles::special(words, kit, action),
                    boards::action_state(words, state)
                ),
                ink,
            )
        })
        .collect();
    if !actions.is_empty() {
        labelled(sheet, &words.text("tm-text-actions"), &actions);
    }
}

/// All seats in a table, in turn order: points, goods, power, and whether they have passed.
pub fn seats(words: &Words, game: &TerraMystica) -> Page {
    let mut sheet = Sheet::default();
    let head = |what: &str| words.text(&format!("tm-text-head-{what}"));
    let [vp, coins, workers, priests] = ["vp", "coins", "workers", "priests"].map(head);
    let [power, ship, keys, card] = ["power", "ship", "keys", "card"].map(head);
    let heading =
        format!("{:<22}{vp:>4}{coins:>4}{workers:>4}{priests:>4}  {power:<9}{ship:<6}{keys:<6}{card}", "");
    sheet.line().add(heading, Ink::Faint);
    for who in game.turn_order().iter().map(|seat| Seat(*seat)) {
        let (player, purse) = (game.player(who), &game.player(who).purse);
        let turn = if game.to_move() == Some(who) { ">" } else { " " };
        sheet.line().add(turn, Ink::Strong);
        let name = shortened(&told::seat(words, game, who), 17);
        sheet.add(format!(" {} {name:<17} ", marks::number(who)), Ink::Of(who, marks::home(game, who)));
        sheet.add(format!("{:>4}", purse.vp), Ink::Gold);
        let card = player.bonus.map_or("-", terra_mystica::BonusId::id);
        if game.is_automa(who) {
            sheet.add(format!("    {:<31}{card:<6}", words.text("seat-automa")), Ink::Faint);
        } else {
            let [one, two, three] = purse.bowls;
            sheet.add(format!("{:>4}{:>4}{:>4}  ", purse.coins, purse.workers, purse.priests), Ink::Plain);
            sheet.add(format!("{:<9}", format!("{one}/{two}/{three}")), Ink::Power);
            sheet.add(format!("{:<6}{:<6}{card:<6}", player.shipping, player.keys), Ink::Plain);
        }
        sheet.add(if player.passed { words.text("terra-passed") } else { String::new() }, Ink::Faint);
    }
    sheet.finish()
}
