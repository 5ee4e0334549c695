//! The table as JSON, the same for the API and for `automa companion --json`: what waits, what is known, what happened.

use kernel::{Game, Hex, Legal, Notation, Seat};
use serde_json::{Map, Value, json};
use tapestry::Bot;
use tapestry::companion::{CardFor, CompanionAction, CompanionDecision, CompanionEvent, TapestryCompanion};
use tapestry::components::BOT_TRACKS;
use tapestry::state::{ItemKind, NONE};
use tapestry::{Achievement, Event, Tapestry, Track};
use words::Words;
use words::tapestry::companion::{Instruction, waiting};
use words::tapestry::hex_name;

/// What to do at the table.
pub fn said(instruction: Instruction) -> Value {
    let Instruction { headline, cards, steps, chips, whys } = instruction;
    let whys: Vec<String> = whys.into_iter().map(|why| why.sentence).collect();
    json!({ "headline": headline, "cards": cards, "steps": steps, "chips": chips, "why": whys })
}

/// What it waits for, the question in words, and everything that is likely to be said.
pub fn waits(words: &Words, game: &TapestryCompanion) -> Value {
    let asked = waiting(words, game);
    let mut object = match game.decision() {
        None => json!({ "kind": "over" }),
        Some(CompanionDecision::Turn { seat, told }) => {
            json!({ "kind": "turn", "seat": seat.0, "told": told })
        }
        Some(CompanionDecision::Reaction { seat }) => json!({ "kind": "reaction", "seat": seat.0 }),
        Some(CompanionDecision::Automa { seat }) => json!({ "kind": "automa", "seat": seat.0 }),
        Some(CompanionDecision::Card { what }) => {
            let what = match what {
                CardFor::Track => "track",
                CardFor::Tiebreaker => "tiebreaker",
                CardFor::Progress => "progress",
            };
            json!({ "kind": "card", "for": what })
        }
        Some(CompanionDecision::Die { among }) => {
            let shown = BOT_TRACKS.into_iter().filter(|track| among >> track.index() & 1 == 1);
            json!({ "kind": "die", "tracks": shown.map(Track::key).collect::<Vec<_>>() })
        }
        Some(CompanionDecision::Trap { seat, hex }) => {
            json!({ "kind": "trap", "seat": seat.0, "hex": hex_name(game.table(), hex) })
        }
        Some(CompanionDecision::Result { seat }) => json!({ "kind": "result", "seat": seat.0 }),
    };
    object["question"] = asked.question.into();
    object["say"] = asked.say.into();
    object["legal"] = game.legal().iter().map(|action| game.write(action)).collect();
    object
}

/// The table as the companion knows it: what people own is not looked at, so nothing of it is told.
pub fn state(game: &TapestryCompanion) -> Value {
    let table = game.table();
    let (kit, bots) = (table.kit(), table.bots());
    let number = |card: u8| kit.automa.card(card).number;
    let pair = bots.pair.map(|card| if card == NONE { Value::Null } else { number(card).into() });
    let discard: Vec<u8> = bots.discard.as_slice().iter().map(|card| number(*card)).collect();
    let seats = || (0..game.seats() as u8).map(Seat);
    json!({
        "mode": if table.bot_at(Seat(1)) == Some(Bot::Automa) { "solo" } else { "shadow-empire" },
        "level": game.options().game.bots.level,
        "seats": seats().map(|who| seat(game, who)).collect::<Vec<_>>(),
        "map": { "key": table.map().id, "hexes": hexes(table) },
        "free_landmarks": landmarks(table, table.free_landmarks()),
        "tiles_left": table.piles()[2] > 0,
        "cards": { "pair": pair, "discard": discard, "deck": bots.deck.len(), "progress": bots.progress.len() },
        "scores": seats().map(|seat| game.score(seat)).collect::<Vec<_>>(),
        "over": game.decision().is_none(),
        "winner": game.winners().first().map(|seat| seat.0),
        "winners": game.winners().iter().map(|seat| seat.0).collect::<Vec<_>>(),
    })
}

fn landmarks(table: &Tapestry, bits: u64) -> Vec<&'static str> {
    let known = table.kit().landmarks.iter().enumerate();
    known.filter(|(at, _)| bits >> at & 1 == 1).map(|(_, landmark)| landmark.id.as_str()).collect()
}

fn seat(game: &TapestryCompanion, who: Seat) -> Value {
    let table = game.table();
    let (player, role) = (table.player_at(who), table.role(who));
    let tracks: Map<String, Value> = BOT_TRACKS
        .into_iter()
        .map(|track| {
            let token = player.tokens[track.index()];
            let now = Track::at(token.track).unwrap_or(track);
            let space = if now == track {
                token.space.into()
            } else {
                json!({ "track": now.key(), "space": token.space })
            };
            (track.key().to_owned(), space)
        })
        .collect();
    let achieved = [Achievement::CompleteTrack, Achievement::ToppleTwo, Achievement::MiddleIsland]
        .into_iter()
        .filter(|what| player.achievements >> what.index() & 1 == 1);
    let mut value = json!({
        "role": role.name(), "tracks": tracks, "income_turns": player.income_turns, "done": player.done,
        "landmarks": landmarks(table, player.landmarks),
        "achievements": achieved.map(Achievement::key).collect::<Vec<_>>(),
        "territories": table.controlled(who).iter().map(|hex| hex_name(table, hex)).collect::<Vec<_>>(),
    });
    let bots = table.bots();
    match table.bot_at(who) {
        None => {
            value["told"] = game.result(who).into();
            value["forbids"] = Track::at(player.blocks).map(Track::key).into();
            value["reacts"] = (bots.real.reacts >> who.0 & 1 == 1).into();
            value["plays_on"] = (bots.real.plays_on >> who.0 & 1 == 1).into();
        }
        Some(Bot::Automa) => {
            let civs = bots.civs.iter().filter_map(|at| table.kit().automa.civs.get(usize::from(*at)));
            value["vp"] = player.vp.into();
            value["civilizations"] = civs.map(|civ| civ.id.as_str()).collect();
            value["favourite"] = bots.favourite[0].key().into();
            value["outposts"] = player.outposts.into();
            value["pile"] = player.hand.count_ones().into();
        }
        Some(Bot::ShadowEmpire) => {
            value["favourite"] = bots.favourite[1].key().into();
            value["outposts"] = player.outposts.into();
        }
    }
    value
}

/// Every explored hex and what lies there.
fn hexes(table: &Tapestry) -> Vec<Value> {
    let hex = |hex: Hex| {
        let items = table.site(hex).items.iter().map(|item| {
            let kind = match (item.kind, item.toppled) {
                (ItemKind::Token, _) => "token",
                (_, true) => "toppled",
                (ItemKind::Shared, false) => "shared",
                (_, false) => "outpost",
            };
            json!({ "seat": item.seat, "kind": kind })
        });
        json!({ "hex": hex_name(table, hex), "items": items.collect::<Vec<_>>() })
    };
    table.explored().iter().map(hex).collect()
}

/// Something that happened, with its sentence.
pub fn event(words: &Words, before: &TapestryCompanion, event: &CompanionEvent) -> Value {
    let mut object = match event {
        CompanionEvent::Told { seat, told } => {
            let said = CompanionAction::Told { seat: *seat, told: *told };
            json!({ "event": "told", "seat": seat.0, "told": before.write(said) })
        }
        CompanionEvent::Noted(action) => json!({ "event": "noted", "said": before.write(*action) }),
        CompanionEvent::Table(happened) => table_event(before.table(), happened),
        CompanionEvent::Fixed(fix) => {
            json!({ "event": "fixed", "fact": before.write(CompanionAction::Fix(*fix)) })
        }
        CompanionEvent::Result { seat, vp } => json!({ "event": "result", "seat": seat.0, "vp": vp }),
    };
    object["text"] = words::tapestry::companion::event(words, before, event).into();
    object
}

/// What happened on the table, as programs read it.
pub fn table_event(table: &Tapestry, event: &Event) -> Value {
    let kit = table.kit();
    let number = |card: u8| kit.automa.cards.get(usize::from(card)).map(|card| card.number);
    let at = |hex: Hex| hex_name(table, hex);
    match event {
        Event::IncomeTurn { seat, number } => {
            json!({ "event": "income_turn", "seat": seat.0, "turn": number })
        }
        Event::AutomaCards { pair: [left, right] } => {
            json!({ "event": "cards", "track": number(*left), "tiebreaker": number(*right) })
        }
        Event::AutomaTiebreaker { card } => json!({ "event": "progress_card", "card": number(*card) }),
        Event::AutomaChose { seat, .. } => json!({ "event": "chose", "seat": seat.0 }),
        Event::Moved { seat, track, from, to } => {
            json!({ "event": "moved", "seat": seat.0, "track": track.key(), "from": from, "to": to })
        }
        Event::Stuck { seat, track } => json!({ "event": "stuck", "seat": seat.0, "track": track.key() }),
        Event::Rolled { seat, face, .. } => {
            json!({ "event": "rolled", "seat": seat.0, "track": Track::at(*face).map(Track::key) })
        }
        Event::Landmark { seat, landmark } => {
            let id = kit.landmarks.get(usize::from(*landmark)).map(|known| known.id.as_str());
            json!({ "event": "landmark", "seat": seat.0, "landmark": id })
        }
        Event::Explored { seat, hex, turn, .. } => {
            json!({ "event": "explored", "seat": seat.0, "hex": at(*hex), "turn": turn })
        }
        Event::Conquers { seat, hex } => json!({ "event": "conquers", "seat": seat.0, "hex": at(*hex) }),
        Event::Stands { seat, hex } => json!({ "event": "stands", "seat": seat.0, "hex": at(*hex) }),
        Event::Toppled { seat, by, hex } => {
            json!({ "event": "toppled", "seat": seat.0, "by": by.0, "hex": at(*hex) })
        }
        Event::Achieved { seat, what, vp } => {
            json!({ "event": "achieved", "seat": seat.0, "what": what.key(), "vp": vp })
        }
        Event::Scored { seat, vp } => json!({ "event": "scored", "seat": seat.0, "vp": vp }),
        Event::Refreshed { .. } => json!({ "event": "tech_cards" }),
        Event::AutomaCard { .. } => json!({ "event": "tapestry_card" }),
        Event::FaceDown { seat, slot } => json!({ "event": "covers", "seat": seat.0, "slot": slot }),
        Event::AutomaFavourite { seat, from, to } => {
            json!({ "event": "favourite", "seat": seat.0, "from": from.key(), "to": to.key() })
        }
        Event::AutomaTally { tally } => json!({
            "event": "tally", "turn": tally.turn, "territories": tally.territories, "landmarks": tally.landmarks,
            "military_science": tally.war, "technology_exploration": tally.peace, "each": tally.each,
            "first": tally.first, "vp": tally.total(),
        }),
        Event::AutomaProgress { cards } => json!({ "event": "progress", "cards": cards }),
        Event::AutomaDeck { cards } => json!({ "event": "deck", "cards": cards }),
        Event::Finished { seat, .. } => json!({ "event": "finished", "seat": seat.0 }),
        Event::Over { winners } => {
            let seats: Vec<u8> = winners.iter().map(|seat| seat.0).collect();
            json!({ "event": "over", "winner": seats.first(), "winners": seats })
        }
        Event::Nothing { seat } => json!({ "event": "nothing", "seat": seat.0 }),
        _ => json!({ "event": "table" }),
    }
}
