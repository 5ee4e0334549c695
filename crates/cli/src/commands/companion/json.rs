//! The answers for programs: one object a line.

use kernel::{Game, Legal, Notation, Seat};
use patchwork::companion::{
    Assumption, Companion, CompanionDecision, CompanionEvent, Fix, TileOwner, Warning,
};
use patchwork::{FIRST, PatchId, SECOND};
use serde_json::{Map, Value, json};
use words::companion::{Instruction, assumption, holder_word, instruction, scores, waiting};
use words::patchwork::Why;

use super::desk::{Desk, Heard, Trouble};
use super::lines::Line;
use super::text;
use crate::commands::decide::{candidate_json, trail_json};

/// The object at the start: with the last turn, if the game is continued.
pub fn opening(desk: &Desk) -> String {
    let events = desk.last().map_or(&[][..], |entry| &entry.events);
    format!("{}\n", good(desk, events, Map::new()))
}

/// The object for a line.
pub fn answer(desk: &Desk, _: &Line, heard: &Result<Heard, Trouble>) -> String {
    let object = match heard {
        Ok(heard) => done(desk, heard),
        Err(trouble) => json!({
            "ok": false,
            "error": text::trouble(desk, trouble),
            "expected": expected(desk, trouble),
            "waiting": waits(desk),
            "version": desk.session().at(),
        }),
    };
    format!("{object}\n")
}

fn expected(desk: &Desk, trouble: &Trouble) -> String {
    match trouble {
        Trouble::Unknown { expected, .. } => (*expected).to_owned(),
        _ => waiting(desk.words(), desk.game()).say,
    }
}

fn done(desk: &Desk, heard: &Heard) -> Value {
    let (words, game) = (desk.words(), desk.game());
    let last_turn = desk.last_turn().map_or(&[][..], |entry| &entry.events);
    let with = |events: &[CompanionEvent], key: &str, value: Value| {
        good(desk, events, Map::from_iter([(key.to_owned(), value)]))
    };
    match heard {
        Heard::Said(events) => good(desk, events, Map::new()),
        Heard::Undone { line, revealed } => {
            with(&[], "undone", json!({ "line": line, "revealed": revealed }))
        }
        Heard::Redone { line, events } => with(events, "redone", json!({ "line": line })),
        Heard::Look => good(desk, last_turn, Map::new()),
        Heard::Why => with(last_turn, "why", json!(!last_turn.is_empty())),
        Heard::Score => with(&[], "score", json!(scores(words, game))),
        Heard::Assume => with(&[], "assumptions", assumptions(desk)),
        Heard::History => with(&[], "history", history(desk)),
        Heard::Help => with(&[], "help", json!(words.text("co-help").lines().collect::<Vec<_>>())),
        Heard::Save => with(&[], "save", json!(desk.path().display().to_string())),
        Heard::Quit => with(&[], "quit", json!(true)),
    }
}

fn good(desk: &Desk, events: &[CompanionEvent], more: Map<String, Value>) -> Value {
    let game = desk.game();
    let trail = words::companion::answer(events).map(|answer| trail_json(game.kit(), &answer.reasons));
    let said = (!events.is_empty()).then(|| said(instruction(desk.words(), game, events)));
    let mut object = json!({
        "ok": true,
        "waiting": waits(desk),
        "events": events.iter().map(|event| event_json(desk, event)).collect::<Vec<_>>(),
        "instruction": said,
        "trail": trail,
        "state": state(game),
        "version": desk.session().at(),
    });
    if let Some(object) = object.as_object_mut() {
        object.extend(more);
    }
    object
}

fn said(instruction: Instruction) -> Value {
    let Instruction { headline, steps, chips, warnings, why } = instruction;
    let why = why.map(|Why { sentence, .. }| sentence);
    json!({ "headline": headline, "steps": steps, "chips": chips, "warnings": warnings, "why": why })
}

fn ids(patches: &[PatchId]) -> Vec<u8> {
    patches.iter().map(|patch| patch.0).collect()
}

fn seat(seat: Seat) -> &'static str {
    holder_word(Some(seat))
}

fn waits(desk: &Desk) -> Value {
    let game = desk.game();
    let asked = waiting(desk.words(), game);
    let number = |card: &u8| game.kit().card(*card).number;
    let mut object = match game.decision() {
        None => json!({ "for": "over" }),
        Some(CompanionDecision::Ring { known, missing }) => {
            json!({ "for": "ring", "known": ids(&known), "missing": missing })
        }
        Some(CompanionDecision::YourTurn { advance_to, next, within_reach }) => json!({
            "for": "your-turn", "advance_to": advance_to, "next": ids(&next), "within_reach": ids(&within_reach),
        }),
        Some(CompanionDecision::NextThree { known, missing }) => {
            json!({ "for": "next", "known": ids(&known), "missing": missing })
        }
        Some(CompanionDecision::Automa { next_back }) => json!({ "for": "automa", "next_back": next_back }),
        Some(CompanionDecision::Card { possible }) => {
            json!({ "for": "card", "possible": possible.iter().map(number).collect::<Vec<_>>() })
        }
        Some(CompanionDecision::Result { reckoned }) => json!({
            "for": "result", "buttons": reckoned.buttons, "empty": reckoned.empty, "sure": reckoned.sure,
        }),
    };
    object["question"] = asked.question.into();
    object["say"] = asked.say.into();
    object["legal"] = game.legal().iter().map(|action| game.write(action)).collect();
    object
}

/// The table as the companion knows it.
pub fn state(game: &Companion) -> Value {
    let number = |card: &u8| game.kit().card(*card).number;
    let reckoned = game.reckoned();
    let heap = game.automa_heap();
    let (turns, passes) = game.automa_turns();
    let over = game.decision().is_none();
    let levels = over.then(|| {
        game.all_levels().map(|result| {
            json!({ "level": result.level.index() + 1, "person": result.person, "automa": result.automa,
                    "tile": holder_word(result.tile), "winner": seat(result.winner) })
        })
    });
    json!({
        "you": {
            "space": game.space(FIRST), "points": game.score(FIRST), "told": game.told().is_some(),
            "buttons": game.told().map_or(reckoned.buttons, |told| told.0),
            "empty": game.told().map_or(reckoned.empty, |told| told.1), "sure": reckoned.sure,
        },
        "automa": {
            "space": game.space(SECOND), "points": game.score(SECOND), "buttons": game.automa_buttons(),
            "patches": heap.patches, "with_buttons": heap.with_buttons, "printed": heap.printed,
            "turns": turns, "passes": passes, "marker": game.marker(),
        },
        "on_top": seat(game.on_top()),
        "due": game.due().map(seat),
        "ring": { "known": ids(game.ring()), "left": game.ring_len(), "whole": game.knows_ring() },
        "leather": game.leather().iter().collect::<Vec<_>>(),
        "tile": holder_word(game.tile()),
        "cards": {
            "seen": game.cards_seen().iter().map(number).collect::<Vec<_>>(),
            "possible": game.possible_cards().iter().map(number).collect::<Vec<_>>(),
            "left": game.cards_left(), "aside": game.cards_aside(), "next_back": game.next_back(),
        },
        "first_home": game.first_home().map(seat),
        "over": over,
        "winner": game.winner().map(seat),
        "levels": levels,
    })
}

fn event_json(desk: &Desk, event: &CompanionEvent) -> Value {
    let game = desk.game();
    let mut object = match event {
        CompanionEvent::Ring { told, missing } => {
            json!({ "event": "ring", "told": ids(told), "missing": missing })
        }
        CompanionEvent::Next { told, missing } => {
            json!({ "event": "next", "told": ids(told), "missing": missing })
        }
        CompanionEvent::Advanced { from, to } => json!({ "event": "advanced", "from": from, "to": to }),
        CompanionEvent::Took { patch, place, from, to } => {
            let place = place.map(|place| place + 1);
            json!({ "event": "took", "patch": patch.0, "place": place, "from": from, "to": to })
        }
        CompanionEvent::YourLeather { mark } => json!({ "event": "your-leather", "mark": mark }),
        CompanionEvent::Automa { answer, buttons } => json!({
            "event": "automa",
            "card": game.kit().card(answer.card).number,
            "decision": if answer.turn.taken.is_some() { "take" } else { "pass" },
            "patch": answer.turn.taken.map(|taken| candidate_json(game.kit(), taken)),
            "from": answer.from,
            "to": answer.turn.to,
            "income": { "marks": answer.income_marks.as_slice(), "buttons": answer.buttons },
            "buttons": buttons,
            "leather": answer.leather.iter().collect::<Vec<_>>(),
            "gets_tile": answer.gets_tile,
            "moves_again": answer.moves_again,
        }),
        CompanionEvent::Reshuffled { by_you } => json!({ "event": "reshuffled", "by_you": by_you }),
        CompanionEvent::Covered { yours } => json!({ "event": "covered", "yours": yours }),
        CompanionEvent::Home { seat: who, first } => {
            json!({ "event": "home", "seat": seat(*who), "first": first })
        }
        CompanionEvent::Fixed(fix) => json!({ "event": "fixed", "fact": fact(fix) }),
        CompanionEvent::TileMoved { holder } => {
            json!({ "event": "tile-moved", "holder": holder_word(*holder) })
        }
        CompanionEvent::Warning(warning) => json!({ "event": "warning", "warning": warning_name(*warning) }),
        CompanionEvent::Told { buttons, empty } => {
            json!({ "event": "told", "buttons": buttons, "empty": empty })
        }
        CompanionEvent::Over { winner, scores } => {
            json!({ "event": "over", "winner": seat(*winner), "scores": scores })
        }
    };
    object["text"] = words::companion::event(desk.words(), game, event).into();
    object
}

fn fact(fix: &Fix) -> &'static str {
    match fix {
        Fix::Space(FIRST, _) => "you-space",
        Fix::Space(..) => "automa-space",
        Fix::OnTop(_) => "on-top",
        Fix::Buttons(_) => "automa-buttons",
        Fix::Heap(_) => "automa-heap",
        Fix::Tile(TileOwner::Open | TileOwner::You | TileOwner::Automa) => "tile",
        Fix::Next(_) => "next",
        Fix::Ring(_) => "ring",
        Fix::Gone(_) => "gone",
        Fix::Back(_) => "back",
        Fix::Seen(_) => "seen",
        Fix::Aside(_) => "aside",
        Fix::Leather(_) => "leather-on",
    }
}

fn warning_name(warning: Warning) -> &'static str {
    match warning {
        Warning::FewSquares { .. } => "few-squares",
        Warning::FarApart { .. } => "far-apart",
        Warning::MovedBack { .. } => "moved-back",
        Warning::ManyButtons { .. } => "many-buttons",
        Warning::ManyPatches { .. } => "many-patches",
        Warning::RingOrder => "ring-order",
        Warning::PlaceGuessed => "place-guessed",
        Warning::RingOther => "ring-other",
        Warning::CoverTime => "cover-time",
        Warning::Differs { .. } => "differs",
    }
}

fn assumptions(desk: &Desk) -> Value {
    let name = |known: &Assumption| match known {
        Assumption::RingAsDealt => "ring-as-dealt",
        Assumption::RingAsEntered => "ring-as-entered",
        Assumption::RingAsFixed => "ring-as-fixed",
        Assumption::RingUnknown { .. } => "ring-unknown",
        Assumption::NotCovered => "not-covered",
        Assumption::CoveredAt { .. } => "covered-at",
        Assumption::AsideUnknown { .. } => "aside-unknown",
        Assumption::Leather(_) => "leather",
        Assumption::OnTop(_) => "on-top",
        Assumption::YoursUnsure => "yours-unsure",
    };
    let all = desk.game().assumptions();
    all.iter()
        .map(|known| json!({ "assumption": name(known), "text": assumption(desk.words(), known) }))
        .collect()
}

fn history(desk: &Desk) -> Value {
    let entries = desk.session().history().iter().enumerate();
    let lines = entries.map(|(index, entry)| {
        let happened = words::companion::line(desk.words(), desk.game(), &entry.events);
        json!({ "number": index + 1, "line": desk.line(index), "text": happened })
    });
    lines.collect()
}
