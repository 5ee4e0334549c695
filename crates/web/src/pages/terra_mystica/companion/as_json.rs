//! The table as JSON, the same for the API and for `automa companion --json`: what waits, what is known, what happened.

use kernel::{Game, Legal, Notation, Seat};
use serde_json::{Value, json};
use terra_mystica::companion::{CardFor, CompanionDecision, CompanionEvent, TerraCompanion, Warning};
use terra_mystica::{Event, Waiting};
use words::Words;
use words::terra_mystica::companion::{Instruction, waiting};

use crate::pages::terra_mystica::state::position;
use crate::pages::terra_mystica::trail::deed;

/// What a person owns is not looked at, so nothing of it is told.
const OWN_BUSINESS: [&str; 10] =
    ["vp", "coins", "workers", "priests", "bowls", "keys", "digging", "favours", "towns", "used"];

/// What to do at the table.
pub fn said(instruction: Instruction) -> Value {
    let Instruction { headline, cards, steps, power, warnings, chips, whys } = instruction;
    let whys: Vec<String> = whys.into_iter().map(|why| why.sentence).collect();
    json!({ "headline": headline, "cards": cards, "steps": steps, "power": power, "warnings": warnings,
        "chips": chips, "why": whys })
}

/// What it waits for, the question in words, and everything that is likely to be said.
pub fn waits(words: &Words, game: &TerraCompanion) -> Value {
    let asked = waiting(words, game);
    let mut object = match game.decision() {
        None => json!({ "kind": "over" }),
        Some(CompanionDecision::Setup { seat, what }) => {
            let kind = match what {
                Waiting::Faction => "faction",
                Waiting::Colour => "colour",
                Waiting::FirstFavour => "first_favour",
                Waiting::BonusCard => "bonus_card",
                _ => "dwelling",
            };
            json!({ "kind": kind, "seat": seat.0 })
        }
        Some(CompanionDecision::Turn { seat, told }) => {
            json!({ "kind": "turn", "seat": seat.0, "told": told })
        }
        Some(CompanionDecision::Spades { seat }) => json!({ "kind": "spades", "seat": seat.0 }),
        Some(CompanionDecision::Power { seat, from, amount }) => {
            json!({ "kind": "power", "seat": seat.0, "from": from.0, "power": amount })
        }
        Some(CompanionDecision::Automa { seat }) => json!({ "kind": "automa", "seat": seat.0 }),
        Some(CompanionDecision::Card { seat, what }) => {
            let what = match what {
                CardFor::Tie => "tie",
                CardFor::Bonus => "bonus",
                CardFor::Support => "support",
                CardFor::Action => "action",
            };
            json!({ "kind": "card", "seat": seat.0, "for": what })
        }
        Some(CompanionDecision::Result { seat }) => json!({ "kind": "result", "seat": seat.0 }),
    };
    object["question"] = asked.question.into();
    object["say"] = asked.say.into();
    object["legal"] = game.legal().iter().map(|action| game.write(action)).collect();
    object
}

/// The table as the companion knows it.
pub fn state(game: &TerraCompanion) -> Value {
    let mut state = position(game.table());
    for seat in game.people() {
        if let Some(known) = state["seats"][seat.index()].as_object_mut() {
            known.retain(|key, _| !OWN_BUSINESS.contains(&key.as_str()));
            known.insert("told".to_owned(), game.result(seat).into());
        }
    }
    if let Some(all) = state.as_object_mut() {
        // The supply of tiles and the offers are people's business, too.
        all.retain(|key, _| !["favours", "towns", "offers"].contains(&key.as_str()));
    }
    let over = game.decision().is_none();
    state["scores"] = game.table().seat_list().map(|seat| game.score(seat)).collect();
    state["over"] = over.into();
    state["winner"] = game.winners().first().map(|seat| seat.0).into();
    state["winners"] = game.winners().iter().map(|seat| seat.0).collect();
    state
}

/// Something that happened, with its sentence.
pub fn event(words: &Words, before: &TerraCompanion, event: &CompanionEvent) -> Value {
    let table = before.table();
    let by = |kind: &str, seat: Seat| json!({ "event": kind, "seat": seat.0 });
    let mut object = match event {
        CompanionEvent::Told { seat, told } => {
            let said = terra_mystica::companion::CompanionAction::Told { seat: *seat, told: *told };
            json!({ "event": "told", "seat": seat.0, "told": before.write(said) })
        }
        CompanionEvent::Table(happened) => table_event(before, happened),
        CompanionEvent::Answered { automa, takes } => {
            json!({ "event": "answered", "seat": automa.0, "takes": takes })
        }
        CompanionEvent::Noted { seat, card } => {
            json!({ "event": "noted", "seat": seat.0, "card": table.kit().automa.card(*card).number })
        }
        CompanionEvent::Again { seat } => by("again", *seat),
        CompanionEvent::Power { seat, took } => json!({ "event": "power", "seat": seat.0, "took": took }),
        CompanionEvent::RoundOver { round } => json!({ "event": "round_over", "round": round }),
        CompanionEvent::Spades { seat, count } => {
            json!({ "event": "spades", "seat": seat.0, "count": count })
        }
        CompanionEvent::RoundBegan { round, first } => {
            json!({ "event": "round_began", "round": round, "first": first.0 })
        }
        CompanionEvent::Fixed(fix) => {
            let said = before.write(terra_mystica::companion::CompanionAction::Fix(*fix));
            json!({ "event": "fixed", "fact": said })
        }
        CompanionEvent::Warning(warning) => json!({ "event": "warning", "warning": warning_name(*warning) }),
        CompanionEvent::Result { seat, vp, total } => {
            json!({ "event": "result", "seat": seat.0, "vp": vp, "total": total })
        }
        CompanionEvent::Over { winners } => {
            let seats: Vec<u8> = winners.iter().map(|seat| seat.0).collect();
            json!({ "event": "over", "winner": seats.first(), "winners": seats })
        }
    };
    object["text"] = words::terra_mystica::companion::event(words, before, event).into();
    object
}

/// What an Automa did: a deed with its kind, its cards, points, power that it offers.
fn table_event(before: &TerraCompanion, event: &Event) -> Value {
    let table = before.table();
    let number = |card: u8| table.kit().automa.card(card).number;
    if let Some(mut deed) = deed(table, event) {
        deed["event"] = "automa".into();
        return deed;
    }
    match event {
        Event::AutomaCards { seat, cards } => {
            json!({ "event": "cards", "seat": seat.0, "action": number(cards.action), "support": number(cards.support) })
        }
        Event::AutomaRevealed { seat, card } => {
            json!({ "event": "revealed", "seat": seat.0, "card": number(*card) })
        }
        Event::AutomaStops { seat, drawn, .. } => {
            json!({ "event": "stops", "seat": seat.0, "drawn": drawn.map(number) })
        }
        Event::AutomaChose { seat, .. } => json!({ "event": "chose", "seat": seat.0 }),
        Event::Scored { seat, vp, .. } => json!({ "event": "scored", "seat": seat.0, "vp": vp }),
        Event::Offered { to, from, amount } => {
            json!({ "event": "offered", "to": to.0, "from": from.0, "power": amount })
        }
        Event::Final { seat, vp, .. } => json!({ "event": "final", "seat": seat.0, "vp": vp }),
        Event::BonusCard { seat, card, .. } => {
            json!({ "event": "bonus", "seat": seat.0, "card": card.id() })
        }
        Event::Faction { seat, faction, .. } => {
            json!({ "event": "faction", "seat": seat.0, "faction": faction.key() })
        }
        _ => json!({ "event": "table" }),
    }
}

fn warning_name(warning: Warning) -> &'static str {
    match warning {
        Warning::OutOfReach { .. } => "out_of_reach",
        Warning::StoppedBelowTop { .. } => "stopped_below_top",
        Warning::NoStep { .. } => "no_step",
        Warning::NoPriestLeft => "no_priest_left",
        Warning::NoBridgehead => "no_bridgehead",
        Warning::ManyBridges => "many_bridges",
        Warning::TrackEnds => "track_ends",
        Warning::StrangeTerrain { .. } => "strange_terrain",
        Warning::ManyPieces { .. } => "many_pieces",
        Warning::RowLength { .. } => "row_length",
        Warning::CardMoved => "card_moved",
    }
}
