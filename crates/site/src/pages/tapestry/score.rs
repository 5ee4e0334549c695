//! The score, broken down: for everybody, at any time; at the end the same game under the other levels.

use kernel::{Game, Seat};
use maud::{Markup, html};
use tapestry::{Bot, Event, Ledger, Mode, PointsFrom, Tapestry, on_level};

use super::parts::{Shared, mark};
use crate::pages::levels::{Bar, bars};
use crate::pages::minus;
use crate::pages::scene::{Step, result_step};

fn events(shared: Shared<'_>) -> impl Iterator<Item = &Event> {
    shared.session().history().iter().flat_map(|entry| &entry.events)
}

/// Who scores at all.
fn scores(game: &Tapestry, seat: Seat) -> bool {
    game.bot_at(seat) != Some(Bot::ShadowEmpire)
}

/// A row for everything that somebody has scored with, a column for everybody.
pub fn table(shared: Shared<'_>) -> Markup {
    let game = shared.game();
    let ledger = Ledger::of(events(shared));
    let seats: Vec<Seat> = (0..game.seats() as u8).map(Seat).filter(|seat| scores(game, *seat)).collect();
    let of = |seat: Seat, from: PointsFrom| {
        let mut rows = ledger.seat(seat);
        rows.find(|(one, _)| *one == from).map_or(0, |(_, vp)| vp)
    };
    let rows = PointsFrom::ALL.iter().filter(|from| seats.iter().any(|seat| of(*seat, **from) != 0));
    let points = |vp: i16| if vp == 0 { "–".to_owned() } else { minus(vp.into()) };
    html! {
        section.panel.ta-score #score {
            h2 { (shared.t("play-score")) }
            div.scrolls tabindex="0" role="region" aria-label=(shared.t("play-score")) {
                table.num {
                    thead { tr { th scope="col" { span.hide { (shared.t("ta-score-for")) } } @for seat in &seats { th scope="col" { (mark(game, *seat)) span { (shared.seat(*seat)) } } } } }
                    tbody { @for from in rows {
                        tr { th scope="row" { (shared.t(&format!("ta-score-{}", from.key()))) } @for seat in &seats { td { (points(of(*seat, *from))) } } }
                    } }
                    tfoot { tr { th scope="row" { (shared.t("ta-score-all")) } @for seat in &seats { td { b { (minus(game.player_at(*seat).vp.into())) } } } } }
                }
            }
        }
    }
}

/// What each of them has scored with, most first, then who has won.
pub fn counting(shared: Shared<'_>) -> Vec<Step> {
    let (game, ledger) = (shared.game(), Ledger::of(events(shared)));
    let side = |seat: Seat| {
        let mut rows: Vec<(PointsFrom, i16)> = ledger.seat(seat).filter(|(_, vp)| *vp != 0).collect();
        rows.sort_by_key(|(_, vp)| std::cmp::Reverse(*vp));
        let row = |(from, vp): (PointsFrom, i16)| {
            let what = shared.t(&format!("ta-score-{}", from.key()));
            shared.say("scene-final-row", &[("what", what.into()), ("points", minus(vp.into()).into())])
        };
        let points = i32::from(game.player_at(seat).vp);
        Step {
            picture: Some(mark(game, seat)),
            says: shared
                .say("scene-final-seat", &[("who", shared.seat(seat).into()), ("points", points.into())]),
            more: Some(rows.into_iter().map(row).collect::<Vec<_>>().join(" · ")),
            ..Step::default()
        }
    };
    let seats = (0..game.seats() as u8).map(Seat).filter(|seat| scores(game, *seat));
    let result = words::tapestry::result(shared.context.words, game).unwrap_or_default();
    seats.map(side).chain([result_step(result)]).collect()
}

/// What the Automa would have scored on the other levels.
pub fn levels(shared: Shared<'_>) -> Markup {
    let game = shared.game();
    if game.options().mode != Mode::Automa {
        return html! {};
    }
    let you = i32::from(game.player_at(Seat(0)).vp);
    let here = game.options().bots.level;
    let bar = |level: u8| {
        let automa = i32::from(on_level(game.kit(), level, events(shared)));
        Bar {
            number: level.to_string(),
            name: shared.t(&format!("opt-tapestry-level-{level}-means")).trim_end_matches('.').to_owned(),
            person: you,
            automa,
            won: if level == here { game.winners().contains(Seat(0)) } else { you > automa },
            here: level == here,
        }
    };
    bars(shared.context, &[1, 2, 3, 4, 5, 6].map(bar), you, "ta-score-levels", "ta-score-levels-key")
}
