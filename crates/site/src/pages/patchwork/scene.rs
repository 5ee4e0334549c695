//! The Automa's turns and the final scoring, step by step.

use kernel::{Entry, Game as _, Seat};
use maud::{PreEscaped, html};
use patchwork::{Event, FIRST, Patchwork, SECOND};

use super::levels::{self, Row};
use super::parts::{Shared, token};
use super::result;
use crate::context::Context;
use crate::pages::minus;
use crate::pages::scene::{Step, result_step};

/// The patch that the Automa took, or the card that told it to advance; then what came of it.
pub fn turn(context: &Context, before: &Patchwork, entry: &Entry<Patchwork>) -> Vec<Step> {
    let words = context.words;
    let Some(Event::Automa { card, turn, .. }) = entry.events.first() else { return Vec::new() };
    let drawn = match turn.taken {
        Some(taken) => draw::patchwork::patch(words, before.kit(), taken.patch),
        None => draw::patchwork::card(words, before.kit(), *card),
    };
    let (did, came) = entry.events.split_at(1);
    vec![Step {
        small_print: turn.taken.is_none(),
        picture: Some(html! { (PreEscaped(drawn.inline())) }),
        says: words::patchwork::line(words, before, did),
        more: (!came.is_empty()).then(|| words::patchwork::line(words, before, came)),
        ..Step::default()
    }]
}

/// What each side counts, then who has won.
pub fn counting(shared: Shared<'_>) -> Vec<Step> {
    let sides = [FIRST, SECOND].map(|seat| side(shared, seat));
    sides.into_iter().chain([result_step(result::headline(shared))]).collect()
}

fn side(shared: Shared<'_>, seat: Seat) -> Step {
    let game = shared.game();
    let points = game.score(seat);
    let tile = levels::tile_row(shared.context, game.tile() == Some(seat));
    let row = |(what, _, points): Row| {
        shared.say("scene-final-row", &[("what", what.into()), ("points", minus(points.into()).into())])
    };
    let rows =
        result::rows(shared, seat).into_iter().chain([tile]).filter(|(.., points)| *points != 0).map(row);
    Step {
        picture: Some(token(game, seat)),
        says: shared.say("scene-final-seat", &[("who", shared.seat(seat).into()), ("points", points.into())]),
        more: Some(rows.collect::<Vec<_>>().join(" · ")),
        ..Step::default()
    }
}
