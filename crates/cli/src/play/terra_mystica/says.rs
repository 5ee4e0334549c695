//! What is said of a position.

use draw::text::terra_mystica::{self as text, MapText, Page};
use kernel::{Game, Hexes, Legal, Notation, Seat};
use terra_mystica::{Act, Action, Event, TerraMystica, Waiting, rulebook};
use words::Words;
use words::terra_mystica::{Group, act, group, result, seat_name, waiting, whys};

use super::super::lines::{self, Look, in_rows, together};
use super::super::reasons::reasons;
use super::super::saves;
use super::Table;

fn shown(look: Look, page: &Page) -> String {
    match look {
        Look::Screen { colours: true } => text::coloured(page),
        _ => page.plain(),
    }
}

pub fn title(table: &Table) -> String {
    let (words, game) = (table.words(), table.game());
    let at = table.session().at();
    let number = if game.to_move().is_none() { at } else { at + 1 };
    words.say(
        "tm-tui-title",
        &[
            ("map", game.map().title.clone().into()),
            ("seed", table.session().setup().seed.to_string().into()),
            ("move", (number as u32).into()),
            ("file", saves::short_name(table.path()).into()),
        ],
    )
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
    let Some(decision) = game.decision() else { return together(&[map(table, look), over(table)]) };
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

fn over(table: &Table) -> String {
    let words = table.words();
    let won = result(words, table.game()).unwrap_or_default();
    format!("{won}\n{}\n{}", scores(table), words.text("tm-tui-over"))
}

pub fn scores(table: &Table) -> String {
    let (words, game) = (table.words(), table.game());
    let events = table.session().history().iter().flat_map(|entry| &entry.events);
    let shares = draw::terra_mystica::Shares::of(game, events);
    let line = |seat: Seat| {
        let part = |share: draw::terra_mystica::Share| (share.name(table.words()), shares.get(seat, share));
        let parts = draw::terra_mystica::Share::ALL.into_iter().map(part).filter(|(_, points)| *points != 0);
        let parts: Vec<String> = parts.map(|(name, points)| format!("{name} {points}")).collect();
        let args = [
            ("who", seat_name(words, game, seat).into()),
            ("points", game.score(seat).into()),
            ("parts", parts.join(", ").into()),
        ];
        words.say("tui-plain-score", &args)
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

/// An action as it is typed; with the seat only where it is not the one to move.
fn typed(game: &TerraMystica, action: Action) -> String {
    let whole = game.write(action);
    let own = Some(action.seat) == game.to_move();
    match whole.split_once(": ") {
        Some((_, act)) if own => act.to_owned(),
        _ => whole,
    }
}

fn question(table: &Table) -> String {
    let words = table.words();
    let asked = waiting(words, table.game()).unwrap_or_else(|| words.text("tm-over"));
    format!("{asked}\n{}", actions(table))
}

/// The numbered list. Hexes of one group stand in a row, everything else has a line of its own.
pub fn actions(table: &Table) -> String {
    let (words, game) = (table.words(), table.game());
    let list = offered(table);
    if list.is_empty() {
        return words.text(if game.to_move().is_none() { "tm-tui-over" } else { "tui-plain-stuck" });
    }
    let mut lines = vec![words.text("tui-actions")];
    let numbered: Vec<(usize, Action)> = (1..).zip(list).collect();
    let same = |a: &(usize, Action), b: &(usize, Action)| {
        (a.1.seat, Group::of(a.1.act)) == (b.1.seat, Group::of(b.1.act))
    };
    for part in numbered.chunk_by(same) {
        let kind = Group::of(part[0].1.act);
        lines.push(format!("{}:", group(words, kind)));
        let short = matches!(kind, Group::Build | Group::Dig | Group::Upgrade) || part.len() > 24;
        if short {
            lines.extend(in_rows(part.iter().map(|(n, action)| format!("{n} {}", typed(game, *action)))));
        } else {
            let line = |(n, action): &(usize, Action)| {
                format!("  {n:>3}  {:<22} {}", typed(game, *action), act(words, game, *action))
            };
            lines.extend(part.iter().map(line));
        }
    }
    lines.join("\n")
}

pub fn hint(table: &Table) -> String {
    let Some(advice) = table.advice() else { return question(table) };
    let Some(best) = advice.options.first() else { return question(table) };
    let what = typed(table.game(), best.weighed.action);
    let said = table.words().say("tui-hint-is", &[("text", what.into())]);
    format!("{said}\n{}", crate::play::advice::advice(table.words(), &advice))
}

/// The reasons of the Automa's last turn.
pub fn why(table: &Table) -> String {
    let (words, game) = (table.words(), table.game());
    if game.options().automas == 0 {
        return words.text("tui-no-automa");
    }
    let Some(at) = table.last_automa(table.session().at()) else { return words.text("tui-no-why-yet") };
    let entry = &table.session().history()[at];
    let before = table.session().position(at).unwrap_or(game);
    let mut lines = vec![words::terra_mystica::line(words, before, &entry.events)];
    for why in whys(words, before, &entry.events) {
        lines.extend(reasons(words, &why));
    }
    lines.join("\n")
}

/// A rule in our own words.
pub fn rule(table: &Table, id: &str) -> String {
    lines::rule(table.words(), rulebook::book(), id, "tm-tui-rules-usage")
}

pub fn help(words: &Words) -> String {
    ["tm-tui-help-look", "tm-tui-help-act", "tm-tui-help-more"].map(|id| words.text(id)).join("\n")
}
