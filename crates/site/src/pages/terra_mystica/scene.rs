//! What an Automa's turn looks like, and the end of a round: steps of the scene.

use kernel::{Entry, Seat};
use maud::{PreEscaped, html};
use terra_mystica::state::MOST_SEATS;
use terra_mystica::{Event, Purse, TerraMystica};
use words::terra_mystica::{deed_without_cards, scored};

use super::map::event_hex;
use super::parts::{Change, mark, tm_icon};
use crate::context::Context;
use crate::pages::scene::Step;

/// The steps of one decision.
pub fn steps(context: &Context, before: &TerraMystica, entry: &Entry<TerraMystica>) -> Vec<Step> {
    let mut steps = Vec::new();
    if before.is_automa(entry.seat) {
        steps.extend(turn(context, before, entry));
    }
    steps.extend(round_end(context, before, &entry.events));
    steps
}

/// The Automa's cards with what it did, then its points.
fn turn(context: &Context, before: &TerraMystica, entry: &Entry<TerraMystica>) -> Vec<Step> {
    let words = context.words;
    let name = |hex| before.map().name(hex).to_owned();
    let cards = entry.events.iter().find_map(|event| match event {
        Event::AutomaCards { cards, .. } => Some(*cards),
        _ => None,
    });
    let did = Step {
        picture: cards.map(|cards| {
            html! { (PreEscaped(draw::terra_mystica::decision_pair(words, before.kit(), cards).inline())) }
        }),
        says: deed_without_cards(words, before, &entry.events),
        more: cards.map(|cards| {
            let card = before.kit().automa.card(cards.action).number;
            let support = before.kit().automa.card(cards.support).number;
            words.say("scene-cards", &[("action", card.into()), ("support", support.into())])
        }),
        places: entry.events.iter().filter_map(event_hex).map(name).collect(),
        screen: None,
    };
    let points: u16 = entry
        .events
        .iter()
        .map(|event| match event {
            Event::Scored { seat, vp, .. } if *seat == entry.seat => *vp,
            _ => 0,
        })
        .sum();
    let now = before.player(entry.seat).purse.vp + points;
    let counted = (points > 0).then(|| Step {
        picture: Some(tm_icon("points")),
        says: words.say(
            "scene-points",
            &[
                ("who", words::terra_mystica::seat_name(words, before, entry.seat).into()),
                ("vp", u32::from(points).into()),
                ("now", u32::from(now).into()),
            ],
        ),
        more: Some(scored(words, entry.seat, &entry.events)),
        ..Step::default()
    });
    [did].into_iter().chain(counted).collect()
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
    let (round, _) = came.or(over).filter(|(round, _)| *round > 0)?;
    let next = if came.is_some() { round } else { round + 1 };
    // After the last round comes the result, which has a page of its own.
    let tile = before.scoring_of(next)?;
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
        ..Step::default()
    })
}
