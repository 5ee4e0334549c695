//! What to do on the table with one's hands, after the Automa's turn.

use kernel::{Hex, Seat};
use terra_mystica::companion::{CompanionEvent, TerraCompanion};
use terra_mystica::{Event, Structure, TerraMystica};

use super::track::Track;
use super::{is_automas, news};
use crate::terra_mystica::{
    all_of, bonus, cult_name, faction_name, hex_name, of_seat, power as power_action, power_does, seat_name,
    structure_name, terrain_name,
};
use crate::{Arg, Voice, Words};

/// What happened, in the largest letters.
pub(super) fn headline(
    words: &Words,
    before: &TerraCompanion,
    after: &TerraCompanion,
    events: &[CompanionEvent],
) -> String {
    let over = events.iter().any(|event| matches!(event, CompanionEvent::Over { .. }));
    if let Some(won) = after.outcome(words).filter(|_| over) {
        return won;
    }
    let Some(seat) = whose(events) else { return news::without_warnings(words, before, events) };
    let deeds: Vec<String> = table(events).filter_map(|event| deed(words, after.table(), event)).collect();
    let what = if deeds.is_empty() { words.text("tc-deed-nothing") } else { all_of(words, &deeds) };
    let who = seat_name(words, after.table(), seat);
    words.say("tc-does", &[("who", who.into()), ("what", what.into())])
}

fn table(events: &[CompanionEvent]) -> impl Iterator<Item = &Event> {
    events.iter().filter_map(|event| match event {
        CompanionEvent::Table(event) => Some(event),
        _ => None,
    })
}

/// The Automa whose turn this is.
fn whose(events: &[CompanionEvent]) -> Option<Seat> {
    if !is_automas(events) {
        return None;
    }
    table(events).find_map(|event| match event {
        Event::AutomaCards { seat, .. }
        | Event::AutomaStops { seat, .. }
        | Event::AutomaChose { seat, .. } => Some(*seat),
        _ => None,
    })
}

/// A deed in a few words.
fn deed(words: &Words, table: &TerraMystica, event: &Event) -> Option<String> {
    let at = |hex: Hex| ("hex", Arg::from(hex_name(table, hex)));
    Some(match event {
        Event::Built { hex, .. } => words.say("tc-deed-builds", &[at(*hex)]),
        Event::Upgraded { hex, to, .. } => {
            words.say("tc-deed-upgrades", &[at(*hex), ("structure", structure_name(words, *to).into())])
        }
        Event::Cult { cult, from, to, .. } if from != to => {
            words.say("tc-deed-climbs", &[("cult", cult_name(words, *cult).into())])
        }
        Event::Power { action, .. } => {
            words.say("tc-deed-blocks", &[("what", power_does(words, table.kit(), *action).into())])
        }
        Event::Bridge { ends, .. } => {
            let args = [("a", hex_name(table, ends.0).into()), ("b", hex_name(table, ends.1).into())];
            words.say("tc-deed-bridge", &args)
        }
        Event::Shipping { .. } => words.text("tc-deed-ships"),
        Event::Passed { .. } => words.text("tc-deed-passes"),
        Event::BonusCard { .. } => words.text("tc-deed-takes"),
        _ => return None,
    })
}

/// The cards behind a turn.
pub(super) fn cards(words: &Words, table: &TerraMystica, events: &[CompanionEvent]) -> Option<String> {
    let number = |card: u8| table.kit().automa.card(card).number;
    let said: Vec<String> = events
        .iter()
        .filter_map(|event| match event {
            CompanionEvent::Table(Event::AutomaCards { cards, .. }) => {
                let action = table.kit().automa.card(cards.action);
                let deed = words.text(&format!("tm-deed-{}", action.action.name()));
                let args = [
                    ("action", action.number.into()),
                    ("deed", deed.into()),
                    ("support", number(cards.support).into()),
                ];
                Some(words.say("tc-cards", &args))
            }
            CompanionEvent::Table(Event::AutomaRevealed { card, .. }) => {
                Some(words.say("tc-card-revealed", &[("card", number(*card).into())]))
            }
            CompanionEvent::Table(Event::AutomaStops { drawn, .. }) => Some(match drawn {
                Some(card) => words.say("tc-card-stops", &[("card", number(*card).into())]),
                None => words.text("tc-card-none"),
            }),
            _ => None,
        })
        .collect();
    (!said.is_empty()).then(|| said.join(" "))
}

/// What to do, in order. What you did yourself needs no telling.
pub(super) fn steps(
    words: &Words,
    before: &TerraCompanion,
    after: &TerraCompanion,
    events: &[CompanionEvent],
) -> Vec<String> {
    let mut steps = Vec::new();
    let mut track = Track::before(words, after, events);
    for event in events {
        match event {
            CompanionEvent::Table(Event::Final { seat, what, vp, .. }) => {
                // Points come before what follows them.
                track.tell(&mut steps);
                steps.push(track.finally(*seat, *what, *vp));
            }
            CompanionEvent::Table(event) => {
                if let Event::Scored { seat, vp, .. } = event {
                    track.gain(*seat, *vp);
                }
                steps.extend(step(words, after, event));
            }
            CompanionEvent::Again { .. } | CompanionEvent::Answered { .. } => {
                track.tell(&mut steps);
                steps.extend(news::event(words, before, event));
            }
            CompanionEvent::RoundOver { .. } => track.tell(&mut steps),
            CompanionEvent::Spades { .. } => steps.extend(news::event(words, before, event)),
            CompanionEvent::RoundBegan { round, first } => {
                track.tell(&mut steps);
                let who = ("who", Arg::from(seat_name(words, after.table(), *first)));
                let id = if *round == 1 { "tc-step-first-round" } else { "tc-step-round" };
                steps.push(words.say(id, &[("round", (*round).into()), who]));
            }
            _ => {}
        }
    }
    track.tell(&mut steps);
    steps
}

fn step(words: &Words, after: &TerraCompanion, event: &Event) -> Option<String> {
    let table = after.table();
    let at = |hex: Hex| ("hex", Arg::from(hex_name(table, hex)));
    let on = |cult| ("cult", Arg::from(cult_name(words, cult)));
    let mine = |seat: Seat| {
        let faction = table.player(seat).faction;
        ("faction", Arg::from(faction.map_or_else(String::new, |id| faction_name(words, id))))
    };
    Some(match event {
        Event::Faction { seat, .. } => return super::asks::seated(words, after, *seat),
        Event::Colour { seat, terrain } => {
            words.say("tc-step-home", &[mine(*seat), ("terrain", terrain_name(words, *terrain).into())])
        }
        Event::Terraformed { hex, to, .. } => {
            words.say("tc-step-terrain", &[at(*hex), ("terrain", terrain_name(words, *to).into())])
        }
        Event::Built { seat, hex } => words.say("tc-step-built", &[mine(*seat), at(*hex)]),
        Event::Upgraded { seat, hex, to } => {
            let args = [
                mine(*seat),
                at(*hex),
                ("from", structure_name(words, upgraded_from(*to)).into()),
                ("to", structure_name(words, *to).into()),
            ];
            words.say("tc-step-upgraded", &args)
        }
        Event::PaidCult { cult, steps, .. } => {
            words.say("tc-step-paid", &[on(*cult), ("steps", (*steps).into())])
        }
        Event::Shipping { level, .. } => words.say("tc-step-shipping", &[("level", (*level).into())]),
        Event::Sent { cult, stays, .. } => {
            words.say(if *stays { "tc-step-priest" } else { "tc-step-priest-back" }, &[on(*cult)])
        }
        Event::Cult { cult, from, to, .. } if from == to => {
            words.say("tc-step-cult-stays", &[on(*cult), ("at", (*to).into())])
        }
        Event::Cult { cult, from, to, .. } => {
            words.say("tc-step-cult", &[on(*cult), ("from", (*from).into()), ("to", (*to).into())])
        }
        Event::Power { action, .. } => {
            words.say("tc-step-power", &[("what", power_action(words, table.kit(), *action).into())])
        }
        Event::Bridge { seat, ends } => {
            let args =
                [mine(*seat), ("a", hex_name(table, ends.0).into()), ("b", hex_name(table, ends.1).into())];
            words.say("tc-step-bridge", &args)
        }
        Event::Unlocked { terrain, .. } => {
            words.say("tc-step-unlocked", &[("terrain", terrain_name(words, *terrain).into())])
        }
        Event::Passed { card, .. } => return passed(words, after, *card),
        Event::BonusCard { card, .. } => {
            words.say("tc-step-bonus", &[("what", bonus(words, table.kit(), *card).into())])
        }
        _ => return None,
    })
}

fn passed(words: &Words, after: &TerraCompanion, card: Option<terra_mystica::BonusId>) -> Option<String> {
    let takes = card.map(|card| {
        let what = bonus(words, after.table().kit(), card);
        words.say("tc-step-bonus-exchange", &[("what", what.into())])
    });
    let deck = (!after.draws_itself() && card.is_some()).then(|| words.text("tc-step-rebuild"));
    let both: Vec<String> = takes.into_iter().chain(deck).collect();
    (!both.is_empty()).then(|| both.join(" "))
}

/// What a structure stood in place of.
fn upgraded_from(to: Structure) -> Structure {
    match to {
        Structure::Dwelling | Structure::TradingHouse => Structure::Dwelling,
        Structure::Temple | Structure::Stronghold => Structure::TradingHouse,
        Structure::Sanctuary => Structure::Temple,
    }
}

/// Power that people may take from what the Automa built.
pub(super) fn power(words: &Words, game: &TerraMystica, events: &[CompanionEvent]) -> Vec<String> {
    table(events)
        .filter_map(|event| match event {
            Event::Offered { to, from, amount } => {
                let args = [
                    ("who", seat_name(words, game, *to).into()),
                    ("from", of_seat(words, game, *from).into()),
                    ("power", (*amount).into()),
                    ("vp", amount.saturating_sub(1).into()),
                ];
                Some(words.say("tc-power", &args))
            }
            _ => None,
        })
        .collect()
}

/// The Automas' things in a few words: points, and how many cards are left.
pub fn chips(words: &Words, game: &TerraCompanion) -> Vec<String> {
    let table = game.table();
    let each = table.seat_list().filter(|seat| table.is_automa(*seat));
    each.flat_map(|seat| {
        let bot = table.bot(seat);
        let left = usize::from(bot.deck_size()).saturating_sub(bot.drawn().len()) as u32;
        let who = seat_name(words, table, seat);
        let vp = u32::from(table.player(seat).purse.vp);
        [
            words.say("tc-chip-vp", &[("who", who.into()), ("vp", vp.into())]),
            words.say("tc-chip-cards", &[("left", left.into())]),
        ]
    })
    .collect()
}
