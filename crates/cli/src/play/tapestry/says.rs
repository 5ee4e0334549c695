//! What is said of a position.

use draw::text::tapestry::{self as text, MapText, Page};
use kernel::{Game, Hexes, Notation, Role, Seat};
use tapestry::{Act, Action, Bot, Event, Tapestry, Waiting, rulebook};
use words::Words;
use words::tapestry::{Group, act, group, result, seat_name, waiting, who};

use super::super::lines::{self, Look, in_rows, together};
use super::super::reasons::reasons;
use super::super::saves;
use super::Table;
use kernel::Legal;

fn shown(look: Look, page: &Page) -> String {
    match look {
        Look::Screen { colours: true } => text::coloured(page),
        _ => page.plain(),
    }
}

pub fn title(table: &Table) -> String {
    let words = table.words();
    let at = table.session().at();
    let number = if table.game().to_move().is_none() { at } else { at + 1 };
    words.say(
        "ta-tui-title",
        &[
            ("seed", table.session().setup().seed.to_string().into()),
            ("move", (number as u32).into()),
            ("file", saves::short_name(table.path()).into()),
        ],
    )
}

/// Hexes that an action of the list names.
fn picks(table: &Table) -> Hexes {
    let hex = |action: &Action| match action.act {
        Act::Hex(hex) => Some(hex),
        _ => None,
    };
    offered(table).iter().filter_map(hex).collect()
}

/// Where something happened since the last decision at this keyboard.
fn last(table: &Table) -> Hexes {
    let (history, game) = (table.session().history(), table.game());
    let theirs = history.iter().rev().take_while(|entry| !table.is_human(game, entry.seat));
    let changed = theirs.flat_map(|entry| &entry.events).filter_map(|event| match event {
        Event::Explored { hex, .. } | Event::Conquers { hex, .. } => Some(*hex),
        _ => None,
    });
    changed.collect()
}

pub fn map(table: &Table, look: Look) -> String {
    let view = MapText { picks: picks(table), last: last(table) };
    shown(look, &text::map(table.words(), table.game(), &view))
}

pub fn tracks(table: &Table, look: Look) -> String {
    shown(look, &text::tracks(table.words(), table.game()))
}

pub fn seats(table: &Table, look: Look) -> String {
    shown(look, &text::seats(table.words(), table.game()))
}

pub fn city(table: &Table, look: Look, seat: Seat) -> String {
    let words = table.words();
    let page = text::city(table.words(), table.game(), seat);
    format!("{}\n{}", words.say("ta-city-of", &who(words, table.game(), seat)), shown(look, &page))
}

pub fn mat(table: &Table, look: Look, seat: Seat) -> String {
    shown(look, &text::mat(table.words(), table.game(), seat))
}

/// The cards; of a hand what is known to who decides at this keyboard.
pub fn cards(table: &Table, look: Look, seat: Seat) -> String {
    shown(look, &text::cards(table.words(), table.game(), seat, table.human_to_move()))
}

/// A part of the page for the seat that is named by its number, or for the one that is to decide.
pub fn of_seat(table: &Table, look: Look, name: &str, part: fn(&Table, Look, Seat) -> String) -> String {
    let game = table.game();
    let seat = if name.is_empty() {
        game.to_move().or(Some(Seat(0)))
    } else {
        let number = name.parse::<u8>().ok().and_then(|number| number.checked_sub(1));
        number.map(Seat).filter(|seat| seat.index() < game.seats())
    };
    let Some(seat) = seat else {
        let name: String = name.chars().take(40).collect();
        let most = game.seats() as u32;
        return table.words().say("ta-tui-no-seat", &[("text", name.into()), ("most", most.into())]);
    };
    part(table, look, seat)
}

/// All that lies on the table, and what can be done.
pub fn everything(table: &Table, look: Look) -> String {
    together(&[
        map(table, look),
        tracks(table, look),
        seats(table, look),
        of_seat(table, look, "", mat),
        of_seat(table, look, "", city),
        of_seat(table, look, "", cards),
        question(table),
    ])
}

/// What a person needs for the decision that is due: everything at the start of a turn, the question alone within it.
pub fn position(table: &Table, look: Look) -> String {
    let Some(decision) = table.game().decision() else {
        return together(&[map(table, look), tracks(table, look), over(table)]);
    };
    let parts = match decision.kind {
        Waiting::Turn => {
            vec![tracks(table, look), seats(table, look), of_seat(table, look, "", mat)]
        }
        Waiting::Hex => vec![map(table, look)],
        Waiting::Plot => vec![of_seat(table, look, "", city)],
        _ => Vec::new(),
    };
    together(&[parts, tip(table).into_iter().collect(), vec![question(table)]].concat())
}

/// A tip for a first game, at its moment and once.
fn tip(table: &Table) -> Option<String> {
    let (words, session) = (table.words(), table.session());
    if !table.tips() || table.human_to_move().is_none() {
        return None;
    }
    let earlier = session.walk(0).map(|(_, before, _)| before);
    let due = tapestry::tips::first_time(earlier, table.game())?;
    Some(format!("{}: {}", words.text("ta-tip"), words::tapestry::tip(words, due)))
}

fn over(table: &Table) -> String {
    let words = table.words();
    let won = result(words, table.game()).unwrap_or_default();
    format!("{won}\n{}\n{}", scores(table), words.text("ta-tui-over"))
}

pub fn scores(table: &Table) -> String {
    let (words, game) = (table.words(), table.game());
    let line = |seat: Seat| {
        let player = game.player_at(seat);
        let parts = [
            (words.text("ta-text-income"), u32::from(player.income_turns)),
            (words.text("ta-text-landmarks"), player.landmarks.count_ones()),
            (words.text("ta-text-techs"), player.techs.iter().map(|row| row.count_ones()).sum()),
        ];
        let parts: Vec<String> = parts.into_iter().map(|(name, count)| format!("{name} {count}")).collect();
        let args = [
            ("who", seat_name(words, game, seat).into()),
            ("points", game.score(seat).into()),
            ("parts", parts.join(", ").into()),
        ];
        words.say("tui-plain-score", &args)
    };
    // The Shadow Empire has no points.
    let all = (0..game.seats() as u8).map(Seat).filter(|seat| game.bot_at(*seat) != Some(Bot::ShadowEmpire));
    all.map(line).collect::<Vec<_>>().join("\n")
}

/// What can be done at this keyboard, in the order of the list.
pub fn offered(table: &Table) -> Vec<Action> {
    let game = table.game();
    if table.human_to_move().is_none() {
        return Vec::new();
    }
    let mut list: Vec<Action> = game.legal().iter().collect();
    // A stable sort: within a group the order of the rules stays.
    list.sort_by_key(|action| Group::of(game, *action));
    list
}

/// An action as it is typed: only the seat to move can act.
fn typed(game: &Tapestry, action: Action) -> String {
    let whole = game.write(action);
    whole.split_once(": ").map_or(whole.clone(), |(_, act)| act.to_owned())
}

fn question(table: &Table) -> String {
    let words = table.words();
    let asked = waiting(words, table.game()).unwrap_or_else(|| words.text("ta-over"));
    format!("{asked}\n{}", actions(table))
}

/// The numbered list. Hexes and plots stand in rows, everything else has a line of its own.
pub fn actions(table: &Table) -> String {
    let (words, game) = (table.words(), table.game());
    let list = offered(table);
    if list.is_empty() {
        return words.text(if game.to_move().is_none() { "ta-tui-over" } else { "tui-plain-stuck" });
    }
    let mut lines = vec![words.text("tui-actions")];
    let numbered: Vec<(usize, Action)> = (1..).zip(list).collect();
    let kind = |action: Action| Group::of(game, action);
    for part in numbered.chunk_by(|a, b| kind(a.1) == kind(b.1)) {
        let of = kind(part[0].1);
        lines.push(format!("{}:", group(words, of)));
        let short = matches!(of, Group::Hex | Group::Plot(_)) || part.len() > 24;
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

/// The reasons of the bots' last turn.
pub fn why(table: &Table) -> String {
    let (words, game) = (table.words(), table.game());
    if (0..game.seats() as u8).all(|seat| game.role(Seat(seat)) == Role::Person) {
        return words.text("tui-no-automa");
    }
    let Some(at) = table.last_automa(table.session().at()) else { return words.text("tui-no-why-yet") };
    let entry = &table.session().history()[at];
    let before = table.session().position(at).unwrap_or(game);
    let mut lines = vec![words::tapestry::line(words, before, &entry.events)];
    for why in words::tapestry::whys(words, before, &entry.events) {
        lines.extend(reasons(words, &why));
    }
    lines.join("\n")
}

/// A rule in our own words.
pub fn rule(table: &Table, id: &str) -> String {
    lines::rule(table.words(), rulebook::book(), id, "ta-tui-rules-usage")
}

pub fn help(words: &Words) -> String {
    ["ta-tui-help-look", "ta-tui-help-act", "ta-tui-help-more"].map(|id| words.text(id)).join("\n")
}
