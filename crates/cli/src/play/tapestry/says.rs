//! What is said of a position.

use draw::text::tapestry::{self as text, MapText, Page};
use kernel::{Game, Hexes, Legal, Seat};
use tapestry::{Act, Action, Bot, Event, Waiting};
use words::tapestry::{Group, who};

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
    let view = MapText { picks: picks(table), last: last(table), ..MapText::default() };
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
        guesses(table),
        question(table),
    ])
}

/// What of this game is guessed, for who asks.
pub fn asked_guesses(table: &Table) -> String {
    let told = guesses(table);
    if told.is_empty() { table.words().text("ta-no-guesses") } else { told }
}

/// What of this game is guessed; nothing where all of it is known.
pub fn guesses(table: &Table) -> String {
    let words = table.words();
    let lines = words::tapestry::guesses(words, table.game());
    if lines.is_empty() {
        return String::new();
    }
    let lines = lines.iter().map(|line| format!("- {line}"));
    std::iter::once(format!("{}:", words.text("ta-guesses"))).chain(lines).collect::<Vec<_>>().join("\n")
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
    let begins = table.session().at() == 0;
    let parts = if begins { [vec![guesses(table)], parts].concat() } else { parts };
    together(&[parts, tip(table).into_iter().collect(), vec![question(table)]].concat())
}

/// A tip for a first game, at its moment and once.
pub fn tip(table: &Table) -> Option<String> {
    let (words, session) = (table.words(), table.session());
    if !table.tips() || table.human_to_move().is_none() {
        return None;
    }
    let earlier = session.walk(0).map(|(_, before, _)| before);
    let due = tapestry::tips::first_time(earlier, table.game())?;
    Some(format!("{}: {}", words.text("play-tip"), words::tapestry::tip(words, due)))
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
        score(table, seat, parts.into_iter().map(|(name, count)| (name, count as i32)))
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
