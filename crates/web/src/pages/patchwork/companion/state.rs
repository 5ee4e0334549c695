//! The table as JSON: what waits, what can be said, what is known and what is assumed.

use kernel::{Game, Legal, Notation, Seat};
use patchwork::companion::{Answer, Assumption, Companion, CompanionAction, CompanionDecision};
use patchwork::{FIRST, PatchId, SECOND};
use serde_json::{Value, json};
use table::session::Session;
use table::tables::Open;
use words::Words;
use words::companion::{answer, assumption, instruction, line, waiting};
use words::patchwork::{Why, patch_name, why};

use crate::context::english_words;

/// Everything a program needs to sit at a real table.
pub fn state(open: &Open<Companion>) -> Value {
    let game = open.session.game();
    let words = english_words();
    let legal = game.legal();
    let offered = (0..legal.count()).filter_map(|index| legal.get(index)).map(|action| game.write(action));
    let heap = game.automa_heap();
    let number = |card: &u8| game.kit().card(*card).number;
    let reckoned = game.reckoned();
    json!({
        "waiting": waits(game),
        "question": waiting(words, game).question,
        "offered": offered.collect::<Vec<_>>(),
        "spaces": { "you": game.space(FIRST), "automa": game.space(SECOND) },
        "on_top": seat(Some(game.on_top())),
        "due": seat(game.due()),
        "ring": { "whole": game.knows_ring(), "known": ids(game.ring()), "left": game.ring_len() },
        "leather_marks": game.leather().iter().collect::<Vec<_>>(),
        "tile": seat(game.tile()),
        "marker": game.marker(),
        "automa": {
            "level": game.options().game.level.index() + 1,
            "buttons": game.automa_buttons(),
            "heap": { "patches": heap.patches, "with_buttons": heap.with_buttons, "printed": heap.printed },
            "points": game.points(SECOND),
        },
        "you": { "buttons": reckoned.buttons, "empty": reckoned.empty, "sure": reckoned.sure, "points": game.points(FIRST) },
        "cards": {
            "seen": game.cards_seen().iter().map(number).collect::<Vec<_>>(),
            "left": game.cards_left(),
            "aside": game.cards_aside(),
            "possible": game.possible_cards().iter().map(number).collect::<Vec<_>>(),
            "next_back": game.next_back(),
        },
        "assumptions": game.assumptions().iter().map(|assumed| json!({
            "kind": assumption_kind(*assumed), "says": assumption(words, assumed),
        })).collect::<Vec<_>>(),
        "levels": levels(game),
        "winner": seat(game.winner()),
        "last": last(words, &open.session),
    })
}

fn ids(patches: &[PatchId]) -> Vec<u8> {
    patches.iter().map(|patch| patch.0).collect()
}

fn seat(seat: Option<Seat>) -> Value {
    match seat {
        None => Value::Null,
        Some(FIRST) => "you".into(),
        Some(_) => "automa".into(),
    }
}

fn waits(game: &Companion) -> Value {
    match game.decision() {
        None => json!({ "kind": "over" }),
        Some(CompanionDecision::Ring { known, missing }) => {
            json!({ "kind": "ring", "known": ids(&known), "missing": missing })
        }
        Some(CompanionDecision::YourTurn { advance_to, next, within_reach }) => json!({
            "kind": "your_turn", "advance_to": advance_to, "next": ids(&next), "within_reach": ids(&within_reach),
        }),
        Some(CompanionDecision::NextThree { known, missing }) => {
            json!({ "kind": "next_three", "known": ids(&known), "missing": missing })
        }
        Some(CompanionDecision::Automa { next_back }) => json!({ "kind": "automa", "next_back": next_back }),
        Some(CompanionDecision::Card { .. }) => json!({ "kind": "card" }),
        Some(CompanionDecision::Result { reckoned }) => json!({
            "kind": "result", "buttons": reckoned.buttons, "empty": reckoned.empty, "sure": reckoned.sure,
        }),
    }
}

fn assumption_kind(assumption: Assumption) -> &'static str {
    match assumption {
        Assumption::RingAsDealt => "ring_as_dealt",
        Assumption::RingAsEntered => "ring_as_entered",
        Assumption::RingAsFixed => "ring_as_fixed",
        Assumption::RingUnknown { .. } => "ring_unknown",
        Assumption::NotCovered => "not_covered",
        Assumption::CoveredAt { .. } => "covered_at",
        Assumption::AsideUnknown { .. } => "aside_unknown",
        Assumption::Leather(_) => "leather",
        Assumption::OnTop(_) => "on_top",
        Assumption::YoursUnsure => "yours_unsure",
    }
}

/// The same game on each level, once it is over.
fn levels(game: &Companion) -> Value {
    if game.told().is_none() {
        return Value::Null;
    }
    let one = |result: &patchwork::rules::score::LevelResult| {
        json!({
            "level": result.level.index() + 1, "you": result.person, "automa": result.automa,
            "winner": seat(Some(result.winner)), "tile": seat(result.tile),
        })
    };
    game.all_levels().iter().map(one).collect()
}

/// The last thing that was said, what came of it, and what to do with one's hands.
fn last(words: &Words, session: &Session<Companion>) -> Value {
    let number = session.at();
    let before = number.checked_sub(1).and_then(|last| session.position(last));
    let Some((before, entry)) = before.zip(session.history().last()) else { return Value::Null };
    let texts = instruction(words, session.game(), &entry.events);
    json!({
        "number": number,
        "said": before.write(entry.action),
        "by": if entry.action == CompanionAction::Automa { "automa" } else { "you" },
        "line": line(words, before, &entry.events),
        "headline": texts.headline,
        "steps": texts.steps,
        "chips": texts.chips,
        "warnings": texts.warnings,
        "revealed": entry.revealed,
        "automa": answer(&entry.events).map_or(Value::Null, |answer| automa(words, before, answer)),
    })
}

/// A turn of the Automa with its reasons.
fn automa(words: &Words, before: &Companion, answer: &Answer) -> Value {
    let kit = before.kit();
    let taken = answer.turn.taken.map(|taken| {
        json!({
            "patch": taken.patch.0, "place": taken.place + 1, "name": patch_name(kit.patch(taken.patch)),
        })
    });
    json!({
        "card": kit.card(answer.card).number,
        "from": answer.from,
        "to": answer.turn.to,
        "taken": taken,
        "income_marks": answer.income_marks.to_vec(),
        "buttons": answer.buttons,
        "leather": answer.leather.iter().collect::<Vec<_>>(),
        "gets_tile": answer.gets_tile,
        "moves_again": answer.moves_again,
        "trail": trail(&why(words, kit, answer.card, &answer.reasons)),
    })
}

fn trail(why: &Why) -> Value {
    let rows = why.rows.iter().map(|row| {
        let cells = row.cells.iter().map(|(candidate, value, kept)| {
            json!({ "patch": candidate.patch.0, "value": value, "kept": kept })
        });
        json!({
            "rule": row.rule.0, "question": row.question, "verdict": format!("{:?}", row.verdict).to_lowercase(),
            "note": row.note, "cells": cells.collect::<Vec<_>>(),
        })
    });
    let candidates = why.candidates.iter().map(
        |(candidate, name)| json!({ "patch": candidate.patch.0, "place": candidate.place + 1, "name": name }),
    );
    json!({ "sentence": why.sentence, "candidates": candidates.collect::<Vec<_>>(), "rows": rows.collect::<Vec<_>>() })
}
