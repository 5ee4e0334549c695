//! What came of something that was said, in sentences. `before` is the table before it.

use kernel::Seat;
use terra_mystica::companion::{CompanionEvent, TerraCompanion, Told};
use terra_mystica::state::Phase;
use terra_mystica::{Event, FactionId, TerraMystica};

use super::facts::{fixed, warning};
use crate::terra_mystica::things::special_with_id;
use crate::terra_mystica::{
    all_of, bonus, bridge_name, cult_name, favour, hex_name, power, seat_name, structure_name, terrain_name,
    town, who as who_is,
};
use crate::{Arg, Words};

/// An event as a sentence; `None` for what only programs want to know.
pub fn event(words: &Words, before: &TerraCompanion, event: &CompanionEvent) -> Option<String> {
    let table = before.table();
    let who = |seat: Seat| ("who", Arg::from(seat_name(words, table, seat)));
    Some(match event {
        CompanionEvent::Told { seat, told } => {
            words.say("tm-says", &[who(*seat), ("what", deed(words, before, *told).into())])
        }
        CompanionEvent::Table(event) => return crate::terra_mystica::event(words, table, event),
        CompanionEvent::Answered { automa, takes } => {
            let id = match takes {
                Some(true) => "tc-answer-takes",
                Some(false) if gains_power(table) => "tc-answer-declines-power",
                Some(false) => "tc-answer-declines",
                None => "tc-answer-unknown",
            };
            let [who, many] = who_is(words, table, *automa);
            words.say(id, &[who, many, ("reward", reward(words, table).into())])
        }
        CompanionEvent::Noted { seat, card } => {
            let number = table.kit().automa.card(*card).number;
            words.say("tc-noted", &[who(*seat), ("card", number.into())])
        }
        CompanionEvent::Again { seat } => words.say("tc-again", &who_is(words, table, *seat)),
        CompanionEvent::Power { seat, took } => {
            words.say(if *took { "tc-took-power" } else { "tc-left-power" }, &who_is(words, table, *seat))
        }
        CompanionEvent::RoundOver { round } => words.say("tm-round-over", &[("round", (*round).into())]),
        CompanionEvent::Spades { seat, count } => {
            words.say("tc-spades", &[who(*seat), ("count", (*count).into())])
        }
        CompanionEvent::RoundBegan { round, first } => {
            words.say("tc-round-began", &[("round", (*round).into()), who(*first)])
        }
        CompanionEvent::Fixed(fix) => fixed(words, table, fix),
        CompanionEvent::Warning(doubtful) => warning(words, table, *doubtful),
        CompanionEvent::Result { seat, vp, total } => {
            let (vp, total) = (u32::from(*vp), u32::from(*total));
            let places = total.saturating_sub(vp);
            let args = [who(*seat), ("vp", vp.into()), ("places", places.into()), ("total", total.into())];
            words.say("tc-result", &args)
        }
        CompanionEvent::Over { winners } => {
            let names: Vec<String> = winners.iter().map(|seat| seat_name(words, table, seat)).collect();
            let many = winners.first().map_or(("many", "no".into()), |seat| {
                let [_, many] = who_is(words, table, seat);
                many
            });
            let args =
                [("winners", (names.len() as u32).into()), ("who", all_of(words, &names).into()), many];
            words.say("tc-over", &args)
        }
    })
}

/// What the person who builds gains when an Automa takes power of it.
fn reward(words: &Words, table: &TerraMystica) -> String {
    let cultists = table.plays(table.active(), FactionId::Cultists);
    words.text(if cultists { "tc-reward-step" } else { "tc-reward-token" })
}

/// Whether the person who builds gains power when nobody takes any.
fn gains_power(table: &TerraMystica) -> bool {
    table.plays(table.active(), FactionId::Cultists) && table.options().cultists_power
}

/// What came of something that was said, in one line.
pub(super) fn line(words: &Words, before: &TerraCompanion, events: &[CompanionEvent]) -> String {
    joined(words, before, events.iter())
}

/// Everything but the warnings, in one line.
pub(super) fn without_warnings(words: &Words, before: &TerraCompanion, events: &[CompanionEvent]) -> String {
    let plain = events.iter().filter(|event| !matches!(event, CompanionEvent::Warning(_)));
    joined(words, before, plain)
}

/// What the Automa does is told together, as in the log of a game on screen.
fn joined<'a>(
    words: &Words,
    before: &TerraCompanion,
    events: impl Iterator<Item = &'a CompanionEvent>,
) -> String {
    let mut sentences = Vec::new();
    let mut table: Vec<Event> = Vec::new();
    let told = |table: &mut Vec<Event>, sentences: &mut Vec<String>| {
        if !table.is_empty() {
            let line = crate::terra_mystica::line(words, before.table(), table);
            sentences.extend((!line.is_empty()).then_some(line));
            table.clear();
        }
    };
    for one in events {
        if let CompanionEvent::Table(event) = one {
            table.push(event.clone());
        } else {
            told(&mut table, &mut sentences);
            sentences.extend(event(words, before, one));
        }
    }
    told(&mut table, &mut sentences);
    sentences.join(" ")
}

/// What a person did, behind the name.
pub fn deed(words: &Words, before: &TerraCompanion, told: Told) -> String {
    let table = before.table();
    let kit = table.kit();
    let hex = |hex: kernel::Hex| ("hex", Arg::from(hex_name(table, hex)));
    let land = |terrain| ("terrain", Arg::from(terrain_name(words, terrain)));
    let on = |cult| ("cult", Arg::from(cult_name(words, cult)));
    let what = |what: String| ("what", Arg::from(what));
    match told {
        Told::Faction(id) => {
            words.say("tm-did-faction", &[("faction", crate::terra_mystica::faction_name(words, id).into())])
        }
        Told::Colour(terrain) => words.say("tm-did-colour", &[land(terrain)]),
        Told::Build(at) => words.say("tm-did-built", &[hex(at)]),
        Told::Transform(at, terrain) => words.say("tc-did-transform", &[hex(at), land(terrain)]),
        Told::Upgrade(at, to) => {
            words.say("tm-did-upgraded", &[("structure", structure_name(words, to).into()), hex(at)])
        }
        Told::Send(cult, value) => words.say("tc-did-send", &[on(cult), ("value", value.into())]),
        Told::Steps(cult, steps) => {
            let id = if steps < 0 { "tc-did-down" } else { "tc-did-up" };
            words.say(id, &[on(cult), ("steps", i32::from(steps).abs().into())])
        }
        Told::Marker(cult, space) => words.say("tc-did-marker", &[on(cult), ("space", space.into())]),
        Told::Favour(tile) => words.say("tm-did-favour", &[what(favour(words, kit, tile))]),
        Told::Town(tile) => words.say("tm-did-town", &[what(town(words, kit, tile))]),
        Told::Power(action) => words.say("tm-did-power", &[what(power(words, kit, action))]),
        Told::Special(action) => {
            let text = special_with_id(words, kit, action);
            words.say("tm-did-special", &[what(text)])
        }
        Told::Bridge(place) => words.say("tc-did-bridge", &[("place", bridge_name(table, place).into())]),
        Told::Shipping => words.text("tc-did-shipping"),
        Told::Digging => words.text("tc-did-digging"),
        Told::Connect(river) => words.say("tm-did-connected", &[hex(river)]),
        Told::Pass(None) => words.text("tm-did-passed"),
        Told::Pass(Some(card)) => {
            let takes = words.say("tm-did-takes", &[what(bonus(words, kit, card))]);
            if table.phase() == Phase::BonusCards {
                takes
            } else {
                format!("{}, {takes}", words.text("tm-did-passed"))
            }
        }
        Told::Done => words.text("tm-did-done"),
    }
}
