//! The position as JSON: what waits, what is legal, what everybody sees. Nothing hidden is in it.

use std::fmt::Write as _;

use kernel::{Entry, Game, Legal, Notation, Seat, Session};
use patchwork::notation::hold_name;
use patchwork::squares::SIDE;
use patchwork::{Decision, Event, FIRST, Obstacle, Offer, Patchwork, SECOND, Squares};
use serde_json::{Value, json};

use crate::context::english_words;

/// Everything a program needs to play.
pub fn state(session: &Session<Patchwork>) -> Value {
    let game = session.game();
    json!({
        "waiting": waiting(game),
        "legal": { "count": game.legal().count() },
        "seats": [seat(game, FIRST), seat(game, SECOND)],
        "ring": game.ring().map(|patch| patch.0).collect::<Vec<_>>(),
        "leather_marks": game.leather().iter().collect::<Vec<_>>(),
        "automa": automa(session),
        "levels": levels(game),
        "winner": game.winner().map(|seat| seat.0),
        "last": last(session),
    })
}

fn waiting(game: &Patchwork) -> Value {
    match game.decision() {
        None => json!({ "kind": "over" }),
        Some(Decision::Turn { seat, advance_to, offers }) => json!({
            "kind": "turn", "seat": seat.0, "advance_to": advance_to,
            "offers": offers.iter().map(|given| offer(game, seat, *given)).collect::<Vec<_>>(),
        }),
        Some(Decision::Leather { seat, free, in_hand }) => json!({
            "kind": "leather", "seat": seat.0, "in_hand": in_hand,
            "squares": free.iter().map(|square| square.to_string()).collect::<Vec<_>>(),
        }),
        Some(Decision::Automa { seat, next_back }) => {
            json!({ "kind": "automa", "seat": seat.0, "next_back": next_back })
        }
    }
}

fn offer(game: &Patchwork, seat: Seat, offer: Offer) -> Value {
    let patch = game.kit().patch(offer.patch);
    let spots = patch.outlines.iter().zip(0..).map(|(_, number)| {
        (hold_name(patch, number).to_owned(), in_words(game.anchors(seat, offer.patch, number)).into())
    });
    let obstacle = match offer.obstacle {
        None => Value::Null,
        Some(Obstacle::TooDear(short)) => json!({ "kind": "too_dear", "short": short }),
        Some(Obstacle::NoRoom) => json!({ "kind": "no_room" }),
    };
    json!({
        "patch": offer.patch.0, "name": patch.name, "cost": patch.cost, "time": patch.time, "buttons": patch.buttons,
        "cells": patch.cells, "to": offer.to, "placements": offer.placements, "obstacle": obstacle,
        "spots": spots.collect::<serde_json::Map<_, _>>(),
    })
}

/// Squares with a space between them: there may be hundreds, and a text of its own for each would be slow and long.
fn in_words(squares: Squares) -> String {
    squares.iter().fold(String::new(), |mut text, square| {
        let space = if text.is_empty() { "" } else { " " };
        let _ = write!(text, "{space}{square}");
        text
    })
}

fn seat(game: &Patchwork, seat: Seat) -> Value {
    let mut value = json!({
        "role": game.role(seat).name(), "space": game.space(seat), "buttons": game.buttons(seat),
        "score": game.score(seat), "tile": game.tile() == Some(seat),
        "patches": game.taken(seat).map(|(patch, _)| patch.id.0).collect::<Vec<_>>(),
    });
    if !game.is_automa(seat) {
        value["income"] = game.income(seat).into();
        value["empty"] = game.empty_squares(seat).into();
        value["board"] = board(game, seat).into();
    }
    value
}

/// A board as nine rows: `.` is empty, `*` is leather, a letter is a patch: `A` for 0 to `Z`, then `a` for 26.
fn board(game: &Patchwork, seat: Seat) -> Vec<String> {
    let letters: Vec<char> = draw::patchwork::quilt_letters(game, seat).chars().collect();
    letters.chunks(SIDE as usize).map(|row| row.iter().collect()).collect()
}

/// What everybody sees of the Automa.
fn automa(session: &Session<Patchwork>) -> Value {
    let game = session.game();
    if !game.options().has_automa() {
        return Value::Null;
    }
    let number = |index: u8| game.kit().card(index).number;
    let (seen, unseen) = game.card_counting();
    let last = session.history().iter().rev().flat_map(|entry| &entry.events).find_map(|event| match event {
        Event::Automa { card, .. } => Some(number(*card)),
        _ => None,
    });
    let heap = game.automa_heap();
    json!({
        "level": game.options().level.index() + 1,
        "marker": game.kit().time_board.marker(game.options().level),
        "last_card": last,
        "next_back": game.next_back(),
        "cards_left": game.deck().left(),
        "discards": seen.into_iter().map(number).collect::<Vec<_>>(),
        "unseen": unseen.into_iter().map(number).collect::<Vec<_>>(),
        "heap": { "patches": heap.patches, "with_buttons": heap.with_buttons, "printed": heap.printed },
    })
}

/// The same game on each level, once it is over.
fn levels(game: &Patchwork) -> Value {
    let levels = game.all_levels().filter(|_| game.is_over());
    levels.map_or(Value::Null, |levels| {
        let level = |result: &patchwork::rules::score::LevelResult| {
            json!({
                "level": result.level.index() + 1, "person": result.person, "automa": result.automa,
                "winner": result.winner.0, "tile": result.tile.map(|seat| seat.0),
            })
        };
        levels.iter().map(level).collect()
    })
}

/// The last decision, in words and with its reasons.
fn last(session: &Session<Patchwork>) -> Value {
    let number = session.at();
    let last = number.checked_sub(1);
    let Some((before, entry)) = last.and_then(|last| session.position(last).zip(session.history().last()))
    else {
        return Value::Null;
    };
    json!({
        "number": number,
        "seat": entry.seat.0,
        "action": before.write(entry.action),
        "line": words::patchwork::line(english_words(), before, &entry.events),
        "revealed": entry.revealed,
        "trail": trail(before, entry),
    })
}

/// The reasons, with the card and the sentence that people read.
fn trail(before: &Patchwork, entry: &Entry<Patchwork>) -> Value {
    let (card, reasons) = match entry.events.iter().find(|event| matches!(event, Event::Automa { .. })) {
        Some(Event::Automa { card, reasons, .. }) => (*card, reasons),
        _ => return Value::Null,
    };
    let mut trail = super::trail::trail(before.kit(), reasons);
    trail["card"] = before.kit().card(card).number.into();
    trail["sentence"] = words::patchwork::why(english_words(), before.kit(), card, reasons).sentence.into();
    trail
}
