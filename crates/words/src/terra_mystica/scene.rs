//! An Automa's turn step by step, the beginning of a round, and the final scoring.

use kernel::{Hex, Seat};
use terra_mystica::rules::event::FinalScore;
use terra_mystica::{Event, ScoringId, TerraMystica};

use super::names::{capital, cult_name};
use super::{deed_without_cards, final_score, scored, scoring, seat_name};
use crate::Words;
use crate::scene::Beat;

/// The steps of a decision: of a bot what it did, of anybody that a round began with it.
pub fn beats(words: &Words, before: &TerraMystica, seat: Seat, events: &[Event]) -> Vec<Beat> {
    let mut beats = if before.is_automa(seat) { turn_beats(words, before, seat, events) } else { Vec::new() };
    beats.extend(round_begun(before, events).map(|(round, tile)| Beat {
        says: words.say("scene-round", &[("round", round.into())]),
        more: Some(scoring(words, before.kit(), tile)),
        places: Vec::new(),
    }));
    beats
}

/// What an Automa did with its cards, then its points.
pub fn turn_beats(words: &Words, before: &TerraMystica, seat: Seat, events: &[Event]) -> Vec<Beat> {
    let cards = events.iter().find_map(|event| match event {
        Event::AutomaCards { cards, .. } => Some(*cards),
        _ => None,
    });
    let did = Beat {
        says: deed_without_cards(words, before, events),
        more: cards.map(|cards| {
            let card = before.kit().automa.card(cards.action).number;
            let support = before.kit().automa.card(cards.support).number;
            words.say("scene-cards", &[("action", card.into()), ("support", support.into())])
        }),
        places: events.iter().filter_map(event_hex).collect(),
    };
    let points: u16 = events
        .iter()
        .map(|event| match event {
            Event::Scored { seat: whose, vp, .. } if *whose == seat => *vp,
            _ => 0,
        })
        .sum();
    let now = before.player(seat).purse.vp + points;
    let counted = (points > 0).then(|| Beat {
        says: words.say(
            "scene-points",
            &[
                ("who", seat_name(words, before, seat).into()),
                ("vp", u32::from(points).into()),
                ("now", u32::from(now).into()),
            ],
        ),
        more: Some(scored(words, seat, events)),
        places: Vec::new(),
    });
    [did].into_iter().chain(counted).collect()
}

/// What is scored after the last round, in its order: what for, and how many points every seat gets for it and has then.
pub fn final_beats(words: &Words, before: &TerraMystica, events: &[Event]) -> Vec<(FinalScore, Beat)> {
    let finals: Vec<(Seat, FinalScore, u16, u16)> = events
        .iter()
        .filter_map(|event| match event {
            Event::Final { seat, what, vp, purse } => Some((*seat, *what, *vp, purse.vp)),
            _ => None,
        })
        .collect();
    let mut topics: Vec<FinalScore> = Vec::new();
    for (_, what, ..) in &finals {
        if !topics.contains(what) {
            topics.push(*what);
        }
    }
    let each = topics.into_iter().map(|topic| {
        let gains = before.seat_list().map(|seat| {
            let own = finals.iter().find(|(whose, what, ..)| *whose == seat && *what == topic);
            let who = ("who", seat_name(words, before, seat).into());
            match own {
                Some((_, _, vp, now)) => words.say(
                    "scene-points",
                    &[who, ("vp", u32::from(*vp).into()), ("now", u32::from(*now).into())],
                ),
                None => words.say("scene-no-points", &[who]),
            }
        });
        let more = gains.collect::<Vec<_>>().join(" · ");
        let says = match topic {
            // In a sentence it is what points are given for, which some languages bend.
            FinalScore::Cult(cult) => {
                words.say("scene-final-cult", &[("cult", cult_name(words, cult).into())])
            }
            _ => capital(&final_score(words, topic)),
        };
        (topic, Beat { says, more: Some(more), places: Vec::new() })
    });
    each.collect()
}

/// The round that begins with these events, and what it scores. After the last one comes the result, and none begins.
pub fn round_begun(before: &TerraMystica, events: &[Event]) -> Option<(u8, ScoringId)> {
    let came = events.iter().find_map(|event| match event {
        Event::IncomeBegins { round, .. } => Some(*round),
        _ => None,
    });
    let over = events.iter().find_map(|event| match event {
        Event::RoundOver { round, .. } => Some(*round),
        _ => None,
    });
    let round = came.or(over).filter(|round| *round > 0)?;
    let next = if came.is_some() { round } else { round + 1 };
    Some((next, before.scoring_of(next)?))
}

/// The hex that something happened on.
pub fn event_hex(event: &Event) -> Option<Hex> {
    match event {
        Event::Built { hex, .. } | Event::Terraformed { hex, .. } | Event::Upgraded { hex, .. } => Some(*hex),
        _ => None,
    }
}
