//! What an Automa's turn looks like, the end of a round, and the final scoring: steps of the scene.

use kernel::{Entry, Game as _, Hex, Seat};
use maud::{Markup, PreEscaped, html};
use terra_mystica::offered::Change;
use terra_mystica::rules::event::FinalScore;
use terra_mystica::state::MOST_SEATS;
use terra_mystica::{Event, FinalTile, Purse, TerraMystica};
use words::scene::Beat;
use words::terra_mystica::{final_beats, round_begun, turn_beats};

use super::parts::{Shows as _, mark, tm_icon};
use crate::context::Context;
use crate::pages::scene::{Step, result_step};

/// The steps of one decision.
pub fn steps(context: &Context, before: &TerraMystica, entry: &Entry<TerraMystica>) -> Vec<Step> {
    let mut steps = Vec::new();
    if before.is_automa(entry.seat) {
        steps.extend(turn(context, before, entry));
    }
    steps.extend(round_end(context, before, &entry.events));
    steps.extend(final_scoring(context, before, entry));
    steps
}

/// What is counted after the last round, one thing after the other, then who has won.
fn final_scoring(context: &Context, before: &TerraMystica, entry: &Entry<TerraMystica>) -> Vec<Step> {
    let words = context.words;
    let mut steps: Vec<Step> = final_beats(words, before, &entry.events)
        .into_iter()
        .map(|(what, beat)| Step {
            picture: Some(tm_icon(counted_icon(what))),
            says: beat.says,
            more: beat.more,
            is_after: true,
            ..Step::default()
        })
        .collect();
    let mut after = before.clone();
    if !steps.is_empty()
        && after.play(entry.action, &mut ()).is_ok()
        && let Some(says) = words::terra_mystica::result(words, &after)
    {
        steps.push(result_step(says));
    }
    steps
}

/// The sign of what is counted at the end.
fn counted_icon(what: FinalScore) -> &'static str {
    match what {
        FinalScore::Cult(cult) => cult.name(),
        FinalScore::Network | FinalScore::Extra(FinalTile::Clusters) => "network",
        FinalScore::Extra(FinalTile::Edge) => "edge",
        FinalScore::Extra(FinalTile::ConnectedDistance | FinalTile::StrongholdSanctuary) => "distance",
        FinalScore::Resources => "coin",
    }
}

/// The Automa's cards with what it did, then its points.
fn turn(context: &Context, before: &TerraMystica, entry: &Entry<TerraMystica>) -> Vec<Step> {
    let words = context.words;
    let cards = entry.events.iter().find_map(|event| match event {
        Event::AutomaCards { cards, .. } => Some(*cards),
        _ => None,
    });
    let drawn = cards.map(|cards| {
        html! { (PreEscaped(draw::terra_mystica::decision_pair(words, before.kit(), cards).inline())) }
    });
    let pictures = [(drawn, true), (Some(tm_icon("points")), false)];
    let beats = turn_beats(words, before, entry.seat, &entry.events);
    let name = |hex: &Hex| before.map().name(*hex).to_owned();
    let step = |(beat, (picture, small_print)): (Beat, (Option<Markup>, bool))| Step {
        picture,
        small_print,
        // What is no whole sentence is set off from what follows.
        more: beat.more.map(|more| if beat.says.ends_with('.') { more } else { format!("\u{b7} {more}") }),
        says: beat.says,
        places: beat.places.iter().map(name).collect(),
        ..Step::default()
    };
    beats.into_iter().zip(pictures).map(step).collect()
}

/// The end of a round with everybody's cult bonus and income, and what the next one scores.
fn round_end(context: &Context, before: &TerraMystica, events: &[Event]) -> Option<Step> {
    let words = context.words;
    let over = events.iter().find_map(|event| match event {
        Event::RoundOver { round, purses } => Some((*round, *purses)),
        _ => None,
    });
    let came = events.iter().find_map(|event| match event {
        Event::IncomeBegins { round, purses } => Some((*round, *purses)),
        _ => None,
    });
    // After the last round comes the final scoring.
    let (next, tile) = round_begun(before, events)?;
    let people: Vec<Seat> = before.seat_list().filter(|seat| !before.is_automa(*seat)).collect();
    let gained = |seat: Seat, from: Option<[Purse; MOST_SEATS]>, what: fn(&Event, Seat) -> Option<Purse>| {
        let from = from?.get(seat.index()).copied()?;
        let to = events.iter().rev().find_map(|event| what(event, seat))?;
        Change::of(from, to)
    };
    let rows = people.iter().map(|seat| {
        let cult = gained(*seat, over.map(|(_, purses)| purses), |event, seat| match event {
            Event::CultBonus { seat: whose, purse } if *whose == seat => Some(*purse),
            _ => None,
        });
        let income = gained(*seat, came.map(|(_, purses)| purses), |event, seat| match event {
            Event::Income { seat: whose, purse } if *whose == seat => Some(*purse),
            _ => None,
        });
        (*seat, cult, income)
    });
    let rows: Vec<_> = rows.collect();
    let says = words.say("scene-round", &[("round", next.into())]);
    let screen = html! {
        @for (seat, cult, income) in &rows {
            p { (mark(before, *seat)) b { (words::terra_mystica::seat_name(words, before, *seat)) } }
            @if let Some(cult) = cult { p { (context.t("scene-cult-bonus")) " " (cult.show_in(context)) } }
            @if let Some(income) = income { p { (context.t("scene-income")) " " (income.show_in(context)) } }
        }
        div.next { (PreEscaped(draw::terra_mystica::scoring(words, before.kit(), tile).inline())) p { (words::terra_mystica::scoring(words, before.kit(), tile)) } }
    };
    Some(Step {
        picture: Some(html! { svg.i aria-hidden="true" { use href="#i-flag" {} } }),
        says,
        screen: Some(screen),
        is_after: true,
        ..Step::default()
    })
}
