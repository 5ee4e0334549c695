//! The table as JSON, the same for the API and for `automa companion --json`: what waits, what is known, what happened.

use kernel::{Game, Legal, Notation, Seat};
use patchwork::companion::{
    Assumption, CompanionDecision, CompanionEvent, Fix, PatchworkCompanion, TileOwner, Warning,
};
use patchwork::{FIRST, PatchId, SECOND};
use serde_json::{Value, json};
use words::Words;
use words::patchwork::Why;
use words::patchwork::companion::{Instruction, assumption, holder_word, waiting};

use crate::pages::patchwork::trail::candidate;

/// What to do at the table.
pub fn said(instruction: Instruction) -> Value {
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

/// What it waits for, the question in words, and everything that can be said.
pub fn waits(words: &Words, game: &PatchworkCompanion) -> Value {
    let asked = waiting(words, game);
    let number = |card: &u8| game.kit().card(*card).number;
    let mut object = match game.decision() {
        None => json!({ "kind": "over" }),
        Some(CompanionDecision::Ring { known, missing }) => {
            json!({ "kind": "ring", "known": ids(&known), "missing": missing })
        }
        Some(CompanionDecision::YourTurn { advance_to, next, within_reach }) => json!({
            "kind": "your-turn", "advance_to": advance_to, "next": ids(&next), "within_reach": ids(&within_reach),
        }),
        Some(CompanionDecision::NextThree { known, missing }) => {
            json!({ "kind": "next", "known": ids(&known), "missing": missing })
        }
        Some(CompanionDecision::Automa { next_back }) => json!({ "kind": "automa", "next_back": next_back }),
        Some(CompanionDecision::Card { possible }) => {
            json!({ "kind": "card", "possible": possible.iter().map(number).collect::<Vec<_>>() })
        }
        Some(CompanionDecision::Result { reckoned }) => json!({
            "kind": "result", "buttons": reckoned.buttons, "empty": reckoned.empty, "sure": reckoned.sure,
        }),
    };
    object["question"] = asked.question.into();
    object["say"] = asked.say.into();
    object["legal"] = game.legal().iter().map(|action| game.write(action)).collect();
    object
}

/// The table as the companion knows it.
pub fn state(game: &PatchworkCompanion) -> Value {
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

/// Something that happened, with its sentence.
pub fn event(words: &Words, game: &PatchworkCompanion, event: &CompanionEvent) -> Value {
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
            "patch": answer.turn.taken.map(|taken| candidate(game.kit(), taken)),
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
    object["text"] = words::patchwork::companion::event(words, game, event).into();
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

/// What it takes for granted.
pub fn assumptions(words: &Words, game: &PatchworkCompanion) -> Value {
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
    let all = game.assumptions();
    all.iter().map(|known| json!({ "assumption": name(known), "text": assumption(words, known) })).collect()
}
