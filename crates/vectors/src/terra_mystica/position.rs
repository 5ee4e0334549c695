//! A position of an Automa's decision, as `docs/positions.md` describes it.

use kernel::{Hex, Hexes, Options as _, Seat};
use serde_json::{Map, Value, json};
use terra_mystica::state::Phase;
use terra_mystica::{
    BonusId, Cult, Event, FactionId, Home, PowerAction, ScoringId, Structure, TerraMystica, Terrain,
};
use wire::terra_mystica::{Deed, Offered};

use crate::{Decided, Told};

/// The settings that a description may name.
const READINGS: [&str; 7] = [
    "map",
    "difficulty",
    "automa-booster",
    "automa-settlements",
    "automa-count",
    "automa-top",
    "automa-nightmare",
];

/// An Automa's first decision among these events.
pub(super) fn told(before: &TerraMystica, events: &[Event]) -> Option<Told> {
    let seat = before.active();
    let (decide, cards) = asked(before, seat, events)?;
    let question = [("decide".to_owned(), json!(decide)), ("cards".to_owned(), Value::Object(cards))];
    let position: Map<String, Value> = question.into_iter().chain(table(before, seat)).collect();
    let events = first_turn(events);
    let (deeds, trail) = (deeds(before, events), super::choices(before, events));
    let about = trail.iter().map(|choice| choice.about.as_str());
    Some(Told {
        features: features(before, seat, decide, about, &deeds),
        position: Value::Object(position),
        happened: Some(Decided {
            decision: json!({ "decision": deeds, "offers": offers(before, events) }),
            trail,
        }),
    })
}

/// Everything that the Automa of a seat looks at.
fn table(before: &TerraMystica, seat: Seat) -> Map<String, Value> {
    let mut position = Map::new();
    let mut put = |key: &str, value: Value| position.insert(key.to_owned(), value);
    for key in READINGS {
        put(key, json!(before.options().get(key)));
    }
    put("round", json!(before.round().max(1)));
    if let Some(tile) = before.scoring_of(before.round()) {
        put("scoring", json!(ScoringId::id(tile)));
    }
    let taken = PowerAction::ALL.into_iter().filter(|action| before.power_action_used(*action));
    put("power-taken", taken.map(PowerAction::id).collect());
    put("bonus-row", before.bonus_cards().map(|(card, _)| card.id()).collect());
    if let Some(near) = near(before, seat) {
        put("near", json!(before.map().name(near)));
    }
    let mut people = before.seat_list().filter(|other| !before.is_automa(*other));
    if let Some(first) = people.next() {
        put("you", side(before, first));
    }
    let automas = before.seat_list().filter(|other| before.is_automa(*other) && *other != seat);
    let others: Vec<Value> = people.chain(automas).map(|other| side(before, other)).collect();
    if !others.is_empty() {
        put("opponent", Value::Array(others));
    }
    put("automa", side(before, seat));
    put("terrain", terrain(before));
    position
}

/// What the Automa did on the table.
fn deeds(before: &TerraMystica, events: &[Event]) -> Vec<Deed> {
    let deeds = events.iter().filter_map(|event| Deed::of(before, event));
    let first_bonus = events.iter().filter_map(|event| match event {
        Event::BonusCard { card, .. } => Some(Deed::Bonus { card: Some(card.id().into()) }),
        _ => None,
    });
    deeds.chain(first_bonus).collect()
}

/// The power that others may take for it.
fn offers(before: &TerraMystica, events: &[Event]) -> Vec<Offered> {
    let faction = |seat: Seat| before.player(seat).faction.map(FactionId::key);
    let offers = events.iter().filter_map(|event| match event {
        Event::Offered { to, amount, .. } => {
            Some(Offered { to: faction(*to).map(Into::into), power: *amount })
        }
        _ => None,
    });
    offers.collect()
}

/// What is to occur often enough: factions with what they choose, what they do, and kinds of questions.
fn features<'a>(
    before: &TerraMystica,
    seat: Seat,
    decide: &str,
    about: impl Iterator<Item = &'a str>,
    deeds: &[Deed],
) -> Vec<String> {
    let faction = before.player(seat).faction.map_or("", FactionId::key);
    let about = about.map(|about| format!("{faction} chooses {about}"));
    let deeds = deeds.iter().filter_map(|deed| {
        let deed = serde_json::to_value(deed).ok()?;
        Some(format!("does {}", deed.get("kind")?.as_str()?))
    });
    deeds.chain(about).chain([format!("asked {decide}")]).collect()
}

/// What is asked, and the cards for it.
fn asked(before: &TerraMystica, seat: Seat, events: &[Event]) -> Option<(&'static str, Map<String, Value>)> {
    let number = |card: u8| json!(before.kit().automa.card(card).number);
    let of = |pairs: &[(&str, Option<u8>)]| {
        let told = pairs.iter().filter_map(|(name, card)| Some(((*name).to_owned(), number((*card)?))));
        told.collect::<Map<String, Value>>()
    };
    let revealed = events.iter().find_map(|event| match event {
        Event::AutomaRevealed { card, .. } => Some(*card),
        _ => None,
    });
    // Among several Automas a draw replaces the icons.
    let alone = before.options().automas == 1;
    match before.phase() {
        Phase::Dwellings(_) => Some(("first-dwelling", of(&[("revealed", revealed)]))),
        Phase::BonusCards => alone.then(|| ("first-bonus", of(&[("revealed", revealed)]))),
        _ => events.iter().find_map(|event| match *event {
            Event::AutomaCards { seat: who, cards } if who == seat => {
                Some(("turn", of(&[("action", Some(cards.action)), ("support", Some(cards.support))])))
            }
            Event::AutomaStops { seat: who, drawn, support: Some(support) } if who == seat && alone => {
                Some(("pass", of(&[("drawn", drawn), ("support", Some(support))])))
            }
            _ => None,
        }),
    }
}

/// The events of the first turn: another may follow at once, and the round may end.
fn first_turn(events: &[Event]) -> &[Event] {
    let is_next = |event: &Event| match event {
        Event::AutomaCards { .. } | Event::AutomaStops { .. } => true,
        _ => is_later(event),
    };
    let begins = |event: &Event| matches!(event, Event::AutomaCards { .. } | Event::AutomaStops { .. });
    let first = events.iter().position(begins).map_or(0, |first| first + 1);
    let length = events[first..].iter().position(is_next).unwrap_or(events.len() - first);
    &events[..first + length]
}

/// What comes of the round, not of the turn.
fn is_later(event: &Event) -> bool {
    matches!(event, Event::RoundOver { .. } | Event::IncomeBegins { .. } | Event::Final { .. })
}

/// What a first dwelling is to be near to, where it is one hex.
fn near(before: &TerraMystica, seat: Seat) -> Option<Hex> {
    let goals = before.first_dwelling_goals(seat);
    let only = matches!(before.phase(), Phase::Dwellings(_)) && goals.len() == 1;
    only.then(|| goals.into_iter().next()).flatten()
}

/// A place for a bridge, as `E4:G1`.
pub(super) fn bridge(table: &TerraMystica, place: u8) -> String {
    let (map, ends) = (table.map(), table.map().bridges.get(usize::from(place)));
    ends.map_or_else(String::new, |(a, b)| format!("{}:{}", map.name(*a), map.name(*b)))
}

fn names(table: &TerraMystica, hexes: Hexes) -> Value {
    hexes.into_iter().map(|hex| table.map().name(hex)).collect()
}

/// Somebody at the table.
fn side(table: &TerraMystica, seat: Seat) -> Value {
    let player = table.player(seat);
    let mut side = Map::new();
    let mut put = |key: &str, value: Value| {
        if value.as_array().is_none_or(|all| !all.is_empty()) {
            side.insert(key.to_owned(), value);
        }
    };
    put("faction", json!(player.faction.map_or("", FactionId::key)));
    if table.is_automa(seat) {
        put("automa", json!(true));
    }
    let chosen = match table.faction(seat).home {
        Home::Terrain(_) => Terrain::River,
        Home::Ice | Home::Volcano => player.start,
        Home::Chosen => player.home,
    };
    if chosen != Terrain::River {
        put("colour", json!(chosen.colour()));
    }
    for (kind, key) in [
        (Structure::Dwelling, "dwellings"),
        (Structure::TradingHouse, "trading-houses"),
        (Structure::Temple, "temples"),
        (Structure::Stronghold, "stronghold"),
        (Structure::Sanctuary, "sanctuary"),
    ] {
        put(key, names(table, player.structures[kind.index()]));
    }
    let places = 0..table.map().bridges.len() as u8;
    let own = places.filter(|place| table.bridge_owner(*place) == Some(seat));
    put("bridges", own.map(|place| bridge(table, place)).collect());
    let cults = Cult::ALL.map(|cult| (cult.name().to_owned(), json!(player.purse.cults[cult.index()])));
    put("cults", Value::Object(cults.into_iter().collect()));
    let priests =
        Cult::ALL.into_iter().filter_map(|cult| Some((cult.name().to_owned(), priests(table, seat, cult)?)));
    let priests: Map<String, Value> = priests.collect();
    if !priests.is_empty() {
        put("priests", Value::Object(priests));
    }
    put("shipping", json!(player.shipping));
    if table.is_automa(seat) && table.plays(seat, FactionId::Riverwalkers) {
        let open = Terrain::WHEEL.into_iter().filter(|terrain| player.unlocked >> terrain.index() & 1 == 1);
        put("unlocked", open.map(Terrain::colour).collect());
    }
    if let Some(card) = player.bonus {
        put("bonus", json!(BonusId::id(card)));
    }
    Value::Object(side)
}

/// The spaces of a cult track on which a seat has priests, by their value.
fn priests(table: &TerraMystica, seat: Seat, cult: Cult) -> Option<Value> {
    let spaces = table.priest_spaces(cult).into_iter().enumerate();
    let own: Vec<u8> =
        spaces.filter(|(_, owner)| *owner == Some(seat)).map(|(at, _)| if at == 0 { 3 } else { 2 }).collect();
    (!own.is_empty()).then(|| json!(own))
}

/// Free hexes that are not as printed.
fn terrain(table: &TerraMystica) -> Value {
    let map = table.map();
    let free = map.grid.all().into_iter().filter(|hex| !table.occupied().contains(*hex));
    let changed = free.filter(|hex| table.terrain(*hex) != map.terrain_at(*hex));
    let changed = changed.map(|hex| (map.name(hex).to_owned(), json!(table.terrain(hex).colour())));
    Value::Object(changed.collect())
}
