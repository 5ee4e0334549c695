//! A position of the bots' turn, as `docs/positions.md` describes it.

use kernel::{Hex, Options as _, Seat};
use serde_json::{Map, Value, json};
use tapestry::automa::BotTask;
use tapestry::state::{Item, ItemKind, NONE, Task};
use tapestry::{Achievement, Event, Mode, Tapestry, Track};

use crate::{Decided, Told};

/// The tracks of the bots.
const TRACKS: [Track; 4] = [Track::Exploration, Track::Technology, Track::Science, Track::Military];

/// A hex as column/row.
pub(super) fn hex_name(table: &Tapestry, hex: Hex) -> String {
    let at = table.map().grid.at(hex);
    format!("{}/{}", at.q, at.r)
}

/// A turn of the bots, or what they test before it.
pub(super) fn told(before: &Tapestry, events: &[Event], after: &Tapestry) -> Vec<Told> {
    if !can_be_told(before) || !is_whole(before, after) {
        return Vec::new();
    }
    let drawn = events.iter().position(|event| matches!(event, Event::AutomaCards { .. }));
    let income = events.iter().find_map(|event| match event {
        Event::IncomeTurn { seat, number } if before.bot_at(*seat).is_some() => Some(*number),
        _ => None,
    });
    let mut all = Vec::new();
    let Some(at) = drawn else {
        let Some(turn) = income else { return all };
        let tiebreaker = events.iter().find_map(|event| match event {
            Event::AutomaTiebreaker { card } => Some(*card),
            _ => None,
        });
        let pair = if turn == 1 { [NONE, tiebreaker.unwrap_or(NONE)] } else { before.bots().pair };
        all.push(of(before, "income", pair, events, &[("turn", json!(turn))]));
        return all;
    };
    let Event::AutomaCards { pair } = events[at] else { return all };
    let mut favourite = before.bots().favourite;
    if before.options().mode == Mode::Shadow && before.bots().deck.is_empty() {
        let tested = events.iter().take_while(|event| !matches!(event, Event::AutomaDeck { .. }));
        let tested: Vec<Event> = tested.cloned().collect();
        all.push(of(before, "favourite", before.bots().pair, &tested, &[]));
        favourite = after.bots().favourite;
    }
    let left = if income.is_some() { 0 } else { after.bots().deck.len() };
    let mut turn = of(before, "turn", pair, &events[at + 1..], &[("deck", json!(left))]);
    turn.position["shadow"]["favourite"] = json!(favourite[1].key());
    all.push(turn);
    all
}

/// The choice of the Shadow Empire beside the Automa, and its step, each asked alone: in the game it comes after all that the
/// Automa does.
pub(super) fn alone(before: &Tapestry, events: &[Event]) -> Vec<Told> {
    let pair = events.iter().find_map(|event| match event {
        Event::AutomaCards { pair } => Some(*pair),
        _ => None,
    });
    let chose = events.iter().find_map(|event| match event {
        Event::AutomaChose { seat: Seat(2), reasons, .. } => reasons.chosen,
        _ => None,
    });
    let (Some(pair), true) = (pair, can_be_told(before)) else { return Vec::new() };
    let shadow = ("bot", json!("shadow"));
    let mut all = vec![of(before, "track", pair, &[], std::slice::from_ref(&shadow))];
    if let Some(tapestry::automa::Pick::Track(track)) = chose {
        let on = ("track", json!(track.key()));
        all.push(of(before, "advance", pair, &[], &[shadow, on]));
    }
    all.push(of(before, "favourite", pair, &[], &[]));
    for told in &mut all {
        told.happened = None;
    }
    all
}

/// Whether a description can say everything that matters: not an alliance with a bot.
fn can_be_told(before: &Tapestry) -> bool {
    let people = seats(before).filter(|seat| before.bot_at(*seat).is_none());
    let mut targets = people.map(|seat| before.player_at(seat).era.target).filter(|target| *target != NONE);
    targets.all(|target| before.bot_at(Seat(target)).is_none())
}

/// Whether the turn of the bots ended without a question to a person.
fn is_whole(before: &Tapestry, after: &Tapestry) -> bool {
    let next = after.pending().is_none_or(|frame| matches!(frame.task, Task::Bot(BotTask::Turn)));
    next || after.active() != before.active()
}

fn seats(table: &Tapestry) -> impl Iterator<Item = Seat> + use<> {
    (0..kernel::Game::seats(table) as u8).map(Seat)
}

/// A question about a table.
fn of(before: &Tapestry, decide: &str, pair: [u8; 2], events: &[Event], more: &[(&str, Value)]) -> Told {
    let mut position = Map::new();
    let mut put = |key: &str, value: Value| position.insert(key.to_owned(), value);
    let option = |key: &str| json!(before.options().get(key));
    let solo = before.options().mode == Mode::Automa;
    put("decide", json!(decide));
    put("mode", json!(if solo { "solo" } else { "shadow-empire" }));
    put("level", json!(before.options().bots.level));
    put("conquer-anywhere", option("conquer-anywhere"));
    put("without-outposts", option("without-outposts"));
    for (key, value) in more {
        put(key, value.clone());
    }
    let number = |card: u8| before.kit().automa.cards.get(usize::from(card)).map(|card| json!(card.number));
    let cards = ["track", "tiebreaker"].into_iter().zip(pair);
    let cards = cards.filter_map(|(name, card)| Some((name.to_owned(), number(card)?)));
    put("cards", Value::Object(cards.collect()));
    let rolled = events.iter().filter_map(|event| match event {
        Event::Rolled { seat, face, .. } if before.bot_at(*seat).is_some() => Track::at(*face),
        _ => None,
    });
    put("die", rolled.map(Track::key).collect());
    let explored = before.explored() - before.map().printed_hexes;
    put("explored", explored.into_iter().map(|hex| hex_name(before, hex)).collect());
    put("tiles", json!(before.piles()[2] > 0));
    let names = if solo { ["you", "automa", "shadow"] } else { ["you", "other", "shadow"] };
    for (seat, name) in seats(before).zip(names) {
        put(name, side(before, seat));
    }
    let features = vec![format!("asked {decide}"), format!("tiebreaker {}", pair[1])];
    let deeds = super::deeds(before, &of_bots(before, events));
    let happened = Decided { decision: json!({ "decision": deeds }), trail: super::choices(before, events) };
    Told { position: Value::Object(position), features, happened: Some(happened) }
}

/// What the bots do: neither what people gain by it, nor the end of the game.
fn of_bots(before: &Tapestry, events: &[Event]) -> Vec<Event> {
    let is_bot = |seat: &Seat| before.bot_at(*seat).is_some();
    let ours = |event: &&Event| match event {
        Event::Finished { .. } | Event::Over { .. } => false,
        Event::Scored { seat, .. } | Event::Stands { seat, .. } | Event::Achieved { seat, .. } => {
            is_bot(seat)
        }
        _ => true,
    };
    events.iter().filter(ours).cloned().collect()
}

/// Somebody at the table.
fn side(table: &Tapestry, seat: Seat) -> Value {
    let (player, bot) = (table.player_at(seat), table.bot_at(seat));
    let mut side = Map::new();
    let mut put = |key: &str, value: Value| {
        if value.as_array().is_none_or(|all| !all.is_empty()) {
            side.insert(key.to_owned(), value);
        }
    };
    let tracks = TRACKS.into_iter().filter_map(|track| {
        let token = player.tokens[track.index()];
        let there = Track::at(token.track)?;
        let space = if there == track {
            json!(token.space)
        } else {
            json!(format!("{} {}", there.key(), token.space))
        };
        Some((track.key().to_owned(), space))
    });
    put("tracks", Value::Object(tracks.collect()));
    let stands = |item: &Item| !matches!(item.kind, ItemKind::Token | ItemKind::Shared);
    put("outposts", pieces(table, seat, |item| stands(item) && !item.toppled));
    put("toppled", pieces(table, seat, |item| stands(item) && item.toppled));
    put("tokens", pieces(table, seat, |item| item.kind == ItemKind::Token));
    put("shared", pieces(table, seat, |item| item.kind == ItemKind::Shared));
    put("landmarks", landmarks(table, seat));
    let earned = Achievement::ALL.iter().copied().filter(|what| player.achievements >> what.index() & 1 == 1);
    put("achievements", earned.map(Achievement::key).collect());
    put("income", json!(player.income_turns));
    let blocked = (player.blocks_for > 0).then(|| Track::at(player.blocks)).flatten();
    if let Some(track) = blocked {
        put("forbids", json!(track.key()));
    }
    if let Some(bot) = bot {
        let place = usize::from(bot == tapestry::Bot::ShadowEmpire);
        put("favourite", json!(table.bots().favourite[place].key()));
        put("supply", json!(player.outposts));
        if bot == tapestry::Bot::Automa {
            let civs =
                table.bots().civs.iter().filter_map(|civ| table.kit().automa.civs.get(usize::from(*civ)));
            for (key, civ) in ["civilization", "second"].into_iter().zip(civs) {
                put(key, json!(civ.id));
            }
        }
    }
    Value::Object(side)
}

/// The hexes of a seat's pieces, one for each.
fn pieces(table: &Tapestry, seat: Seat, fits: impl Fn(&Item) -> bool) -> Value {
    let mut names = Vec::new();
    for hex in table.explored() {
        let own = table.site(hex).items.iter().filter(|item| item.seat == seat.0 && fits(item));
        names.extend(own.map(|_| hex_name(table, hex)));
    }
    json!(names)
}

/// The landmarks of a seat. Those that are out of the game lie with the Shadow Empire, whom they do nothing for.
fn landmarks(table: &Tapestry, seat: Seat) -> Value {
    let owned = |seat: Seat| table.player_at(seat).landmarks;
    let mut bits = owned(seat) & !table.free_landmarks();
    if table.bot_at(seat) == Some(tapestry::Bot::ShadowEmpire) {
        let all = seats(table).fold(table.free_landmarks(), |all, other| all | owned(other));
        bits |= table.everything_landmarks() & !all;
    }
    let known = table.kit().landmarks.iter().enumerate();
    known.filter(|(at, _)| bits >> at & 1 == 1).map(|(_, landmark)| landmark.id.as_str()).collect()
}
