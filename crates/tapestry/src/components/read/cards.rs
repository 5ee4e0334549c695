//! Landmarks, landmark cards, tech cards, tapestry cards and masterpieces.

use kernel::Certainty;

use super::{Bad, Read, abilities, effect, maybe, outlines, put};
use crate::components::effect::{Effect, EffectId};
use crate::components::file::{CardEntry, LandmarkCardEntry, LandmarkEntry, MasterpieceEntry, TechEntry};
use crate::components::kit::{Kit, MOST_CARDS, MOST_TECHS};
use crate::components::language::Book;
use crate::components::{
    Card, CardKind, CardPlots, Landmark, LandmarkCard, Masterpiece, Prereq, Response, Tech,
};

pub(super) fn landmark(kit: &mut Kit, entry: &LandmarkEntry, sure: Certainty) -> Read<()> {
    let landmark = Landmark {
        id: entry.id.clone(),
        name: entry.name.clone(),
        set: entry.set,
        track: entry.track.map(|track| (track, entry.tier)),
        outlines: outlines(&entry.shape)?,
        height: entry.height,
        certainty: entry.certainty.unwrap_or(sure),
        missing: entry.missing.clone().unwrap_or_default(),
    };
    put(&mut kit.landmarks, landmark, |known| known.id == entry.id, 64)?;
    kit.book.landmarks = kit.landmarks.iter().map(|landmark| landmark.id.clone()).collect();
    Ok(())
}

pub(super) fn landmark_card(kit: &mut Kit, entry: &LandmarkCardEntry, sure: Certainty) -> Read<()> {
    let landmark = kit.find_landmark(&entry.landmark).ok_or("the id of a landmark")?;
    let goal = match &entry.goal {
        Some(goal) => Some(Book::condition(goal).map_err(|error| Bad::Effect("goal", goal.clone(), error))?),
        None => None,
    };
    let card = LandmarkCard {
        id: entry.id.clone(),
        set: entry.set,
        landmark,
        goal,
        text: entry.text.clone().unwrap_or_default(),
        certainty: entry.certainty.unwrap_or(sure),
        missing: entry.missing.clone().unwrap_or_default(),
    };
    put(&mut kit.landmark_cards, card, |known| known.id == entry.id, 32)
}

pub(super) fn tech(kit: &mut Kit, entry: &TechEntry, sure: Certainty) -> Read<()> {
    let need = &entry.prereq;
    let prereq = match (need.track, need.income) {
        (Some(track), None) if (2..=4).contains(&need.tier) => Prereq::Track(track, need.tier),
        (None, Some(building)) if (1..=6).contains(&need.space) => Prereq::Income(building, need.space - 1),
        (None, None) if need.landmark => Prereq::Landmark,
        (None, None) if need.charm => Prereq::Charm,
        _ => return Err("a prereq of track and tier (2 to 4), income and space, landmark or charm".into()),
    };
    let tech = Tech {
        id: entry.id,
        name: entry.name.clone(),
        set: entry.set,
        circle: effect(&mut kit.book, "circle", &entry.circle)?,
        square: effect(&mut kit.book, "square", &entry.square)?,
        prereq,
        once: entry.once,
        certainty: entry.certainty.unwrap_or(sure),
        missing: entry.missing.clone().unwrap_or_default(),
    };
    put(&mut kit.techs, tech, |known| known.id == entry.id, MOST_TECHS)
}

/// Building plots on a card, with a benefit for each of them or for all.
fn plots(kit: &mut Kit, entry: &CardEntry) -> Read<Option<CardPlots>> {
    if entry.plots.is_empty() {
        if !entry.plot_benefits.is_empty() || entry.plots_full.is_some() {
            return Err("`plots` with what they give".into());
        }
        return Ok(None);
    }
    let shape = outlines(&entry.plots)?[0];
    let count: u32 = shape.rows.iter().map(|row| row.count_ones()).sum();
    if !entry.plot_benefits.is_empty() && entry.plot_benefits.len() != count as usize {
        return Err("as many `plot_benefits` as there are plots".into());
    }
    let mut benefits = Vec::new();
    for text in &entry.plot_benefits {
        benefits.push(effect(&mut kit.book, "plot_benefits", text)?);
    }
    let full = maybe(&mut kit.book, "plots_full", entry.plots_full.as_ref())?.unwrap_or(EffectId(0));
    Ok(Some(CardPlots { shape, benefits, full }))
}

pub(super) fn card(kit: &mut Kit, entry: &CardEntry, sure: Certainty) -> Read<()> {
    let kind = match entry.kind.as_deref() {
        Some("when_played") | None => CardKind::WhenPlayed,
        Some("this_era") => CardKind::ThisEra,
        Some("continuous") => CardKind::Continuous,
        Some("response") => CardKind::Response,
        Some(_) => return Err("the kind `when_played`, `this_era`, `continuous` or `response`".into()),
    };
    let response = match maybe(&mut kit.book, "response", entry.response.as_ref())? {
        None => None,
        Some(effect) => match kit.effect(effect) {
            Effect::CancelsResponse => Some(Response::Cancel),
            Effect::TopplesAttacker => Some(Response::Trap(EffectId(0))),
            Effect::Seq(list)
                if kit.effect(kit.member(list, 0)) == Effect::TopplesAttacker && list.len == 2 =>
            {
                Some(Response::Trap(kit.member(list, 1)))
            }
            _ => {
                return Err(
                    "a response of topple_attacker, alone or first in a seq of two, or cancel_response"
                        .into(),
                );
            }
        },
    };
    let card = Card {
        id: entry.id.clone(),
        name: entry.name.clone(),
        set: entry.set,
        kind,
        copies: entry.copies,
        solo_copies: entry.solo_copies.unwrap_or(entry.copies),
        solo: entry.solo,
        play: maybe(&mut kit.book, "play", entry.play.as_ref())?.unwrap_or(EffectId(0)),
        abilities: abilities(&mut kit.book, &entry.lasting)?,
        response,
        left: maybe(&mut kit.book, "left", entry.left.as_ref())?,
        right: maybe(&mut kit.book, "right", entry.right.as_ref())?,
        plots: plots(kit, entry)?,
        text: entry.text.clone().unwrap_or_default(),
        rulings: entry.rulings.clone(),
        certainty: entry.certainty.unwrap_or(sure),
        missing: entry.missing.clone().unwrap_or_default(),
    };
    put(&mut kit.cards, card, |known| known.id == entry.id, MOST_CARDS)?;
    if kit.cards.iter().map(|card| usize::from(card.copies)).sum::<usize>() > MOST_CARDS {
        return Err("at most 128 tapestry cards in all".into());
    }
    Ok(())
}

/// A masterpiece; one whose name alone is given keeps what is known of it.
pub(super) fn masterpiece(kit: &mut Kit, entry: &MasterpieceEntry) -> Read<()> {
    let known = kit.masterpieces.iter().find(|known| known.id == entry.id);
    let (gives, once) = match (&entry.effect, known) {
        (Some(text), _) => (effect(&mut kit.book, "effect", text)?, entry.once),
        (None, Some(known)) => (known.effect, known.once),
        (None, None) => return Err("the `effect` of a masterpiece that is not in the box".into()),
    };
    let piece = Masterpiece { id: entry.id, name: entry.name.clone(), effect: gives, once };
    put(&mut kit.masterpieces, piece, |known| known.id == entry.id, 32)
}
