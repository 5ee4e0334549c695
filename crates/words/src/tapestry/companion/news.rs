//! What came of something that was said, in sentences. `before` is the table before it.

use kernel::{Game as _, Hex, Role, Seat};
use tapestry::companion::{
    CardFor, CompanionAction, CompanionDecision, CompanionEvent, TapestryCompanion, Told,
};
use tapestry::state::LAST;
use tapestry::{Event, Track};

use super::facts::fixed;
use crate::tapestry::{hex_name, printed_name, seat_name, space_name, track_name};
use crate::{Arg, Words};

/// An event as a sentence; `None` for what only programs want to know.
pub fn event(words: &Words, before: &TapestryCompanion, event: &CompanionEvent) -> Option<String> {
    let table = before.table();
    let who = |seat: Seat| ("who", Arg::from(seat_name(words, table, seat)));
    Some(match event {
        CompanionEvent::Told { seat, told } => {
            words.say("ta-says", &[who(*seat), ("what", deed(words, before, *seat, *told).into())])
        }
        CompanionEvent::Noted(action) => return noted(words, before, *action),
        CompanionEvent::Table(event) => return crate::tapestry::event(words, table, event),
        CompanionEvent::Fixed(fix) => fixed(words, before, fix),
        CompanionEvent::Result { seat, vp } => {
            words.say("tc-score", &[who(*seat), ("vp", i32::from(*vp).into())])
        }
    })
}

/// An answer that was taken note of.
fn noted(words: &Words, before: &TapestryCompanion, action: CompanionAction) -> Option<String> {
    Some(match action {
        CompanionAction::Card(card) => {
            let id = match before.decision() {
                Some(CompanionDecision::Card { what: CardFor::Tiebreaker }) => "tac-noted-right",
                Some(CompanionDecision::Card { what: CardFor::Progress }) => "tac-noted-progress",
                _ => "tac-noted-left",
            };
            words.say(id, &[("number", before.table().kit().automa.card(card).number.into())])
        }
        CompanionAction::Trap(true) => words.text("tac-noted-trap"),
        CompanionAction::Trap(false) => words.text("tac-noted-no-trap"),
        _ => return None,
    })
}

/// What is told by what a person said already.
fn repeats(before: &TapestryCompanion, event: &Event) -> bool {
    let person = |seat: Seat| before.table().role(seat) == Role::Person;
    match event {
        Event::Moved { seat, .. }
        | Event::Stands { seat, .. }
        | Event::Scored { seat, .. }
        | Event::Conquers { seat, .. } => person(*seat),
        _ => false,
    }
}

/// What came of something that was said, in one line.
pub(super) fn line(words: &Words, before: &TapestryCompanion, events: &[CompanionEvent]) -> String {
    let mut sentences = Vec::new();
    let mut table: Vec<Event> = Vec::new();
    for one in events {
        match one {
            CompanionEvent::Table(event) if repeats(before, event) => {}
            CompanionEvent::Table(event) => table.push(event.clone()),
            other => sentences.extend(event(words, before, other)),
        }
    }
    if table.iter().any(|happened| crate::tapestry::event(words, before.table(), happened).is_some()) {
        sentences.push(crate::tapestry::line(words, before.table(), &table));
    }
    if sentences.is_empty() {
        sentences.push(words.text("tac-noted-automa"));
    }
    sentences.join(" ")
}

/// What a person did, behind the name.
pub fn deed(words: &Words, before: &TapestryCompanion, seat: Seat, told: Told) -> String {
    let table = before.table();
    let hex = |hex: Hex| [("hex", Arg::from(hex_name(table, hex)))];
    let on = |track: Track| ("track", Arg::from(track_name(words, track)));
    let to = |track: Track, space: u8| ("space", Arg::from(space_name(words, table, track, space)));
    match told {
        Told::Step(track) => {
            let space = (table.position_of(seat, track) + 1).min(LAST);
            words.say("ta-did-moved", &[on(track), to(track, space)])
        }
        Told::Token { token, track, space } if token == track => {
            words.say("ta-did-moved", &[on(track), to(track, space)])
        }
        Told::Token { token, track, space } => {
            let from = track_name(words, token);
            words.say("tac-did-token", &[("token", from.into()), on(track), ("space", space.into())])
        }
        Told::Landmark(landmark) => {
            let name = table
                .kit()
                .landmarks
                .get(usize::from(landmark))
                .map(|known| printed_name(words, &known.name));
            words.say("ta-did-landmark", &[("name", name.unwrap_or_default().into())])
        }
        Told::Explore(at) => words.say("tac-did-explore", &hex(at)),
        Told::Conquer { hex: at, trapped: false } => words.say("ta-did-conquers", &hex(at)),
        Told::Conquer { hex: at, trapped: true } => words.say("tac-did-trapped", &hex(at)),
        Told::Outpost(at) => words.say("tac-did-outpost", &hex(at)),
        Told::Share(at) => words.say("tac-did-share", &hex(at)),
        Told::Piece(at) => words.say("tac-did-piece", &hex(at)),
        Told::StandUp(at) => words.say("tac-did-stand", &hex(at)),
        Told::Bots(track) => words.say("tac-did-bots", &[on(track)]),
        Told::Forbid(track) => words.say("tac-did-forbid", &[on(track)]),
        Told::Income => {
            let number = table.player_at(seat).income_turns + 1;
            words.say("ta-did-income-turn", &[("number", number.into())])
        }
        Told::Done => words.text("tac-did-done"),
    }
}
