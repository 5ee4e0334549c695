//! What is said of a position.

use draw::text::terra_mystica::{self as text, MapText, Page};
use kernel::{Game, Hexes, Legal, Seat};
use terra_mystica::components::Goods;
use terra_mystica::{Act, Action, Event, TerraMystica, Waiting};
use words::Words;
use words::terra_mystica::{Group, goods};

use super::super::lines::{Look, together};
use super::super::spoken::{over, question, score};
use super::Table;

fn shown(look: Look, page: &Page) -> String {
    match look {
        Look::Screen { colours: true } => text::coloured(page),
        _ => page.plain(),
    }
}

/// Hexes that an action of the list names.
fn picks(table: &Table) -> Hexes {
    let hex = |action: &Action| match action.act {
        Act::Build(hex) | Act::Dig(hex) | Act::Upgrade(hex, _) | Act::Connect(hex) => Some(hex),
        _ => None,
    };
    offered(table).iter().filter_map(hex).collect()
}

/// Where the last decisions changed something: since the last one at this keyboard.
fn last(table: &Table) -> Hexes {
    let (history, game) = (table.session().history(), table.game());
    let theirs = history.iter().rev().take_while(|entry| !table.is_human(game, entry.seat));
    let changed = theirs.flat_map(|entry| &entry.events).filter_map(|event| match event {
        Event::Built { hex, .. } | Event::Upgraded { hex, .. } | Event::Terraformed { hex, .. } => Some(*hex),
        _ => None,
    });
    changed.collect()
}

pub fn map(table: &Table, look: Look) -> String {
    let view = MapText { picks: picks(table), chosen: table.game().turn().dig, last: last(table) };
    shown(look, &text::map(table.words(), table.game(), &view))
}

pub fn cults(table: &Table, look: Look) -> String {
    shown(look, &text::cults(table.words(), table.game()))
}

pub fn rounds(table: &Table, look: Look) -> String {
    shown(look, &text::rounds(table.words(), table.game()))
}

pub fn middle(table: &Table, look: Look) -> String {
    shown(look, &text::middle(table.words(), table.game()))
}

pub fn seats(table: &Table, look: Look) -> String {
    shown(look, &text::seats(table.words(), table.game()))
}

/// The board of the seat that is named, or of the one that is to decide.
pub fn board(table: &Table, look: Look, name: &str) -> String {
    let (words, game) = (table.words(), table.game());
    let seat = if name.is_empty() {
        game.to_move().or(Some(Seat(0)))
    } else {
        game.find_seat(name).filter(|seat| seat.index() < game.players().len())
    };
    let Some(seat) = seat else {
        let known: Vec<String> = game.seat_list().map(|seat| game.seat_name(seat)).collect();
        let name: String = name.chars().take(40).collect();
        return words.say("tm-tui-no-seat", &[("text", name.into()), ("known", known.join(", ").into())]);
    };
    shown(look, &text::seat(table.words(), game, seat))
}

/// All that lies on the table, and what can be done.
pub fn everything(table: &Table, look: Look) -> String {
    together(&[
        map(table, look),
        cults(table, look),
        rounds(table, look),
        middle(table, look),
        seats(table, look),
        board(table, look, ""),
        question(table),
    ])
}

/// What a person needs for the decision that is due: everything at the start of a turn, the question alone within it.
pub fn position(table: &Table, look: Look) -> String {
    let game = table.game();
    let Some(decision) = game.decision() else {
        return together(&[map(table, look), over(table)]);
    };
    let parts = match decision.kind {
        Waiting::Turn => vec![
            map(table, look),
            cults(table, look),
            rounds(table, look),
            seats(table, look),
            board(table, look, ""),
        ],
        Waiting::Dwelling | Waiting::Spades => vec![map(table, look)],
        Waiting::Faction | Waiting::BonusCard => vec![rounds(table, look)],
        _ if look == Look::Lines => Vec::new(),
        _ => vec![map(table, look), board(table, look, "")],
    };
    together(&[parts, vec![question(table)]].concat())
}

pub fn scores(table: &Table) -> String {
    let game = table.game();
    let events = table.session().history().iter().flat_map(|entry| &entry.events);
    let shares = draw::terra_mystica::Shares::of(game, events);
    let line = |seat: Seat| {
        let part = |share: draw::terra_mystica::Share| (share.name(table.words()), shares.get(seat, share));
        let parts = draw::terra_mystica::Share::ALL.into_iter().map(part).filter(|(_, points)| *points != 0);
        score(table, seat, parts)
    };
    game.seat_list().map(line).collect::<Vec<_>>().join("\n")
}

/// What can be done at this keyboard, in the order of the list.
pub fn offered(table: &Table) -> Vec<Action> {
    let game = table.game();
    if table.human_to_move().is_none() {
        return Vec::new();
    }
    let legal = game.legal();
    let mut list: Vec<Action> = legal.iter().filter(|action| table.is_human(game, action.seat)).collect();
    // A stable sort: within a group the order of the rules stays.
    list.sort_by_key(|action| (Some(action.seat) != game.to_move(), Group::of(action.act)));
    list
}

/// What an act costs at this moment: what is gone from the purse when it is done. Conversions and cards say it themselves.
/// Spades are paid once it is said what they make of the land: the price is that of the home terrain, else the lowest.
pub fn cost(words: &Words, game: &TerraMystica, action: Action) -> Option<String> {
    let priced = matches!(
        action.act,
        Act::Build(_)
            | Act::Dig(_)
            | Act::Into(_)
            | Act::Upgrade(..)
            | Act::AdvanceShipping
            | Act::AdvanceDigging
            | Act::Power(_)
    );
    if !priced {
        return None;
    }
    let mut after = game.clone();
    after.play(action, &mut ()).ok()?;
    let into = |action: &Action| matches!(action.act, Act::Into(_));
    let legal = after.legal();
    let prices = legal.iter().filter(into).filter_map(|next| {
        let mut done = after.clone();
        done.play(next, &mut ()).ok()?;
        let home = matches!(next.act, Act::Into(terrain) if terrain == game.player(action.seat).home);
        Some((!home, paid(game, &done, action.seat)?))
    });
    let cheap = |(away, paid): &(bool, Goods)| (*away, u16::from(paid.workers) + u16::from(paid.priests));
    let later = prices.min_by_key(cheap).map(|(_, paid)| paid);
    let paid = later.or_else(|| paid(game, &after, action.seat))?;
    (paid != Goods::default()).then(|| goods(words, paid))
}

/// What is gone from a purse between two positions of a round.
fn paid(before: &TerraMystica, after: &TerraMystica, seat: Seat) -> Option<Goods> {
    let (had, has) = (before.player(seat).purse, after.player(seat).purse);
    let less = |had: u16, has: u16| had.saturating_sub(has).min(u16::from(u8::MAX)) as u8;
    (before.round() == after.round()).then(|| Goods {
        coins: less(had.coins, has.coins),
        workers: less(had.workers, has.workers),
        priests: had.priests.saturating_sub(has.priests),
        power: had.power().saturating_sub(has.power()),
    })
}
