//! The position as JSON: what waits, what everybody sees. Hands are seen by their owners alone: only that of who is to
//! decide is in it.

use kernel::{Game, Hex, Notation, Role, Seat, Session};
use serde_json::{Map, Value, json};
use tapestry::state::{ItemKind, NONE, PRINTED};
use tapestry::{Building, Good, Tapestry, Terrain, Track, Waiting};
use words::tapestry::{hex_name, waiting};

use crate::context::english_words;

/// Everything a program needs to play.
pub fn state(session: &Session<Tapestry>) -> Value {
    let mut state = position(session.game());
    state["waiting"] = asks(session.game());
    state["last"] = last(session);
    state
}

/// What lies on the table.
pub fn position(game: &Tapestry) -> Value {
    let kit = game.kit();
    let techs = game.open_techs().into_iter().filter(|at| *at != NONE);
    let [cards, tech_cards, tiles, spaces] = game.piles();
    let free = (0..64_u8).filter(|at| game.free_landmarks() >> at & 1 == 1);
    json!({
        "active": game.active().0,
        "first": game.first().0,
        "seats": (0..game.seats() as u8).map(|who| seat(game, Seat(who))).collect::<Vec<_>>(),
        "map": { "key": game.map().id, "hexes": hexes(game) },
        "open_techs": techs.map(|at| kit.techs[usize::from(at)].name.as_str()).collect::<Vec<_>>(),
        "free_landmarks": free.filter_map(|at| Some(kit.landmarks.get(usize::from(at))?.id.as_str())).collect::<Vec<_>>(),
        "piles": { "tapestry_cards": cards, "tech_cards": tech_cards, "territory_tiles": tiles, "space_tiles": spaces },
        "winners": game.winners().iter().map(|who| who.0).collect::<Vec<_>>(),
        "bots": bots(game),
    })
}

fn asks(game: &Tapestry) -> Value {
    let Some(decision) = game.decision() else { return json!({ "kind": "over" }) };
    json!({ "kind": kind(decision.kind), "seat": decision.seat.0, "asks": waiting(english_words(), game) })
}

fn kind(waiting: Waiting) -> String {
    let mut name = String::new();
    for letter in format!("{waiting:?}").chars() {
        if letter.is_uppercase() && !name.is_empty() {
            name.push('_');
        }
        name.extend(letter.to_lowercase());
    }
    name
}

fn seat(game: &Tapestry, who: Seat) -> Value {
    let (kit, player) = (game.kit(), game.player_at(who));
    let goods: Map<String, Value> =
        Good::ALL.iter().map(|good| (good.key().to_owned(), player.goods.get(*good).into())).collect();
    let tracks: Map<String, Value> = game
        .tracks_in_play()
        .iter()
        .map(|track| (track.key().to_owned(), game.position_of(who, *track).into()))
        .collect();
    let covered: Map<String, Value> = Building::ALL
        .iter()
        .map(|building| (building.key().to_owned(), player.covered[building.index()].count_ones().into()))
        .collect();
    let civs = player.civs.iter().map(|slot| kit.civs[usize::from(slot.civ)].id.as_str());
    let names = |bits: u64| {
        let all = (0..64_u8).filter(move |at| bits >> at & 1 == 1);
        all.filter_map(|at| Some(kit.techs.get(usize::from(at))?.name.as_str())).collect::<Vec<_>>()
    };
    let landmarks = (0..64_u8).filter(|at| player.landmarks >> at & 1 == 1);
    let landmarks: Vec<&str> =
        landmarks.filter_map(|at| Some(kit.landmarks.get(usize::from(at))?.id.as_str())).collect();
    let card = |at: u8| kit.card(at).id.as_str();
    let slots = player.slots.iter().map(|at| match *at {
        NONE => Value::Null,
        at if player.face_down >> at & 1 == 1 => "face_down".into(),
        at => card(at).into(),
    });
    let mut value = json!({
        "role": game.role(who).name(), "vp": player.vp, "income_turns": player.income_turns, "done": player.done,
        "civilizations": civs.collect::<Vec<_>>(), "goods": goods, "tracks": tracks,
        "income_mat": covered, "outposts": player.outposts, "landmarks": landmarks,
        "territories": game.controlled(who).iter().map(|hex| hex_name(game, hex)).collect::<Vec<_>>(),
        "tiles": (0..64_u8).filter(|at| player.tiles >> at & 1 == 1).map(|at| at + 1).collect::<Vec<_>>(),
        "techs": player.techs.map(names), "hand_size": player.hand.count_ones(),
        "tapestry": slots.collect::<Vec<_>>(),
        "city": city(game, who),
    });
    let grounds = game.grounds().iter().filter(|ground| ground.seat == who.0);
    let grounds: Map<String, Value> = grounds
        .map(|ground| {
            let kinds = Building::ALL.iter().zip(ground.buildings);
            let buildings = kinds.flat_map(|(kind, n)| std::iter::repeat_n(kind.key(), n.into()));
            let standing = (0..64_u8).filter(|at| ground.landmarks >> at & 1 == 1);
            let standing = standing.filter_map(|at| Some(kit.landmarks.get(usize::from(at))?.id.as_str()));
            (card(ground.card).to_owned(), buildings.chain(standing).collect::<Vec<_>>().into())
        })
        .collect();
    if !grounds.is_empty() {
        value["on_cards"] = grounds.into();
    }
    // The whole hand of who decides, and what that seat has seen of the others.
    let known = game.to_move().map_or(0, |viewer| game.known_hand(viewer, who));
    if game.to_move() == Some(who) || known != 0 {
        value["hand"] = (0..128_u8).filter(|at| known >> at & 1 == 1).map(card).collect::<Vec<_>>().into();
    }
    value
}

/// What everybody sees of the bots; nothing where none play.
fn bots(game: &Tapestry) -> Value {
    let (kit, bots) = (&game.kit().automa, game.bots());
    if (0..game.seats() as u8).all(|seat| game.role(Seat(seat)) == Role::Person) {
        return Value::Null;
    }
    let number = |card: u8| kit.cards.get(usize::from(card)).map(|card| card.number);
    let civs = bots.civs.iter().filter_map(|civ| kit.civs.get(usize::from(*civ)));
    let [automa, shadow] = bots.favourite.map(Track::key);
    json!({
        "pair": bots.pair.map(number), "discard": bots.discard.as_slice().iter().map(|card| number(*card)).collect::<Vec<_>>(),
        "deck": bots.deck.len(), "progress": bots.progress.len(),
        "favourite": { "automa": automa, "shadow": shadow },
        "civilizations": civs.map(|civ| civ.id.as_str()).collect::<Vec<_>>(),
    })
}

fn city(game: &Tapestry, who: Seat) -> Value {
    let city = &game.player_at(who).city;
    let Some(mat) = game.kit().cities.get(usize::from(city.mat)) else { return Value::Null };
    let rows = city.plots.chunks(9).map(<[u8]>::to_vec);
    json!({
        "mat": mat.id, "plots": rows.collect::<Vec<_>>(), "impassable": city.impassable,
        "districts": city.districts.count_ones(),
        "lines": city.full_rows().count_ones() + city.full_columns().count_ones(),
    })
}

/// Every hex that is explored or on which something stands.
fn hexes(game: &Tapestry) -> Value {
    let hex = |hex: Hex| {
        let site = game.site(hex);
        let tile: Value = match site.tile {
            NONE => return None,
            PRINTED => "printed".into(),
            // At a real table nobody asks which tile it is.
            tile if usize::from(tile) >= game.kit().tiles.len() => "any".into(),
            tile => (tile + 1).into(),
        };
        let corners = match site.tile {
            PRINTED => Some(game.map().printed.get(hex.index())?.as_ref()?.corners),
            tile => {
                game.kit().tiles.get(usize::from(tile)).map(|tile| tile.corners[usize::from(site.turn % 6)])
            }
        };
        let items = site.items.iter().map(|item| {
            let kind = match item.kind {
                ItemKind::Outpost => "outpost",
                ItemKind::Token => "token",
                ItemKind::Holder => "holder",
                ItemKind::Building => "building",
                ItemKind::Shared => "shared",
            };
            json!({ "seat": item.seat, "kind": kind, "toppled": item.toppled })
        });
        Some(json!({ "hex": hex_name(game, hex), "tile": tile, "turn": site.turn,
            "corners": corners.map(|corners| corners.map(Terrain::key)), "items": items.collect::<Vec<_>>() }))
    };
    game.map().grid.all().iter().filter_map(hex).collect()
}

/// The last decision, in words.
fn last(session: &Session<Tapestry>) -> Value {
    let number = session.at();
    let before = number.checked_sub(1).and_then(|last| session.position(last));
    let Some((before, entry)) = before.zip(session.history().last()) else { return Value::Null };
    json!({
        "number": number,
        "seat": entry.seat.0,
        "action": before.write(entry.action),
        "line": words::tapestry::line(english_words(), before, &entry.events),
        "revealed": entry.revealed,
        "choices": super::trail::choices(english_words(), before, &entry.events),
    })
}
