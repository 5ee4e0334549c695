//! What would come of it: what is paid, what is gained, who moves next. Or what is wrong, and what would be legal.

use kernel::{Entry, Game};
use maud::{Markup, html};
use patchwork::rules::score::TILE;
use patchwork::{Action, Decision, Event, Illegal, Obstacle, Patchwork, SECOND};

use super::intent::Intent;
use super::parts::{Shared, token};
use crate::pages::layout::drawn_icon;
use crate::pages::notes::{self, note};

/// What would come of what is in hand; without anything in hand, of advancing.
pub fn outcome(shared: Shared<'_>, intent: &Intent) -> Markup {
    let advance = matches!(intent.decision, Decision::Turn { .. }) && intent.held.is_none();
    let advanced = advance.then(|| shared.open.session.preview(Action::Advance).ok()).flatten();
    let title = match (&intent.decision, advance) {
        (_, true) => "play-if-advance",
        (Decision::Leather { .. }, _) => "play-if-lay",
        _ => "play-if-take",
    };
    let shown = if advance { advanced.as_ref() } else { intent.legal() };
    html! {
        @if let Some((after, entry)) = shown {
            section.panel.outcome {
                h2 { (shared.t(title)) }
                ul.small.num { (consequences(shared, after, entry)) }
            }
        }
    }
}

/// One line for each thing that would happen.
fn consequences(shared: Shared<'_>, after: &Patchwork, entry: &Entry<Patchwork>) -> Markup {
    let line = |symbol: &str, text: String| {
        let class = if matches!(symbol, "button" | "income") { "coin" } else { "" };
        html! { li.fact.(class) { (drawn_icon(symbol)) span { (text) } } }
    };
    html! {
        @for event in &entry.events {
            @match event {
                Event::Advanced { from, to, .. } => {
                    (line("button", shared.say("play-gain", &[("buttons", (to - from).into())])))
                    (line("time", shared.say("play-move", &[("spaces", (to - from).into()), ("to", (*to).into())])))
                }
                Event::Took { patch, from, to, .. } => {
                    @let patch = after.kit().patch(*patch);
                    (line("button", shared.say("play-pay", &[
                        ("cost", patch.cost.into()), ("left", (shared.game().buttons(entry.seat) - i32::from(patch.cost)).into()),
                    ])))
                    (line("time", shared.say("play-move", &[("spaces", (to - from).into()), ("to", (*to).into())])))
                }
                Event::Income { mark, buttons, .. } => {
                    (line("income", shared.say("play-gets-income", &[("buttons", (*buttons).into()), ("mark", (*mark).into())])))
                }
                Event::LeatherReached { mark, .. } => {
                    (line("leather", shared.say("play-gets-leather", &[("mark", (*mark).into())])))
                }
                Event::LeatherLaid { at, .. } => {
                    (line("leather", shared.say("play-lays", &[("at", at.to_string().into())])))
                }
                Event::LeatherLost { .. } => (line("cross", shared.t("play-leather-lost"))),
                Event::Tile { .. } => (line("star-full", shared.say("play-gets-tile", &[("points", TILE.into())]))),
                Event::Home { .. } => (line("flag", shared.t("play-gets-home"))),
                Event::Over { .. } => (line("flag", shared.t("play-gets-over"))),
                Event::Automa { .. } | Event::Reshuffled => {}
            }
        }
        @if let Some(next) = after.to_move() {
            li.fact {
                (token(after, next))
                span { (next_words(shared, after, entry, next)) }
            }
        }
    }
}

fn next_words(shared: Shared<'_>, after: &Patchwork, entry: &Entry<Patchwork>, next: kernel::Seat) -> String {
    if after.leather_in_hand() > 0 {
        shared.t("play-then-leather")
    } else if next == entry.seat {
        shared.t("play-then-again")
    } else {
        shared.about("play-then-other", next, &[("space", after.space(next).into())])
    }
}

/// What another device did, what the program advises, what is wrong with what is in hand; `None` if nothing is to be
/// said.
pub fn notes(shared: Shared<'_>, intent: Option<&Intent>, said: Option<&str>) -> Option<Markup> {
    let advice = intent.filter(|intent| intent.hint.is_some()).map(|intent| hint(shared, intent));
    let trouble = intent.and_then(|intent| match intent.offer().and_then(|offer| offer.obstacle) {
        Some(obstacle) => blocked(shared, intent, obstacle),
        None => intent.illegal().map(|why| wrong(shared, why)),
    });
    notes::notes(shared, said, [advice, trouble])
}

fn blocked(shared: Shared<'_>, intent: &Intent, obstacle: Obstacle) -> Option<Markup> {
    let Decision::Turn { advance_to, .. } = &intent.decision else { return None };
    let offer = intent.offer()?;
    let gain = advance_to - shared.game().space(intent.seat);
    let fact = super::offers::reason(shared, obstacle);
    let more = match obstacle {
        Obstacle::TooDear(_) => shared.say(
            "play-short-do",
            &[
                ("patch", shared.patch(offer.patch).into()),
                ("cost", shared.game().kit().patch(offer.patch).cost.into()),
                ("have", shared.game().buttons(intent.seat).into()),
                ("gain", gain.into()),
            ],
        ),
        Obstacle::NoRoom => shared.t("play-no-room-do"),
    };
    Some(note("bad", "warn", &fact, &more))
}

/// The name of what lies on a square.
fn lying(shared: Shared<'_>, seat: kernel::Seat, on: patchwork::Square) -> String {
    let patch = shared.game().taken(seat).find(|(_, squares)| squares.has(on)).map(|(patch, _)| patch.id);
    patch.map_or_else(|| shared.t("play-leather-patch"), |id| shared.patch(id))
}

fn wrong(shared: Shared<'_>, why: &Illegal) -> Markup {
    let game = shared.game();
    let seat = game.to_move().unwrap_or(SECOND);
    match why {
        Illegal::Overlap { on, fits, .. } => {
            let fact = shared.say("play-covers", &[("what", lying(shared, seat, *on).into())]);
            note("bad", "warn", &fact, &shared.say("play-fits", &[("fits", (*fits).into())]))
        }
        Illegal::OffBoard { fits, .. } => note(
            "bad",
            "warn",
            &shared.t("play-off-board"),
            &shared.say("play-fits", &[("fits", (*fits).into())]),
        ),
        Illegal::Covered { free, .. } => note(
            "bad",
            "warn",
            &shared.t("play-covered"),
            &shared.say("play-free", &[("free", (*free).into())]),
        ),
        other => note("bad", "warn", &shared.t("play-not-legal"), &format!("{other}.")),
    }
}

fn hint(shared: Shared<'_>, intent: &Intent) -> Markup {
    let game = shared.game();
    let more = match intent.action {
        Some(Action::Take { patch, .. }) => {
            let patch = game.kit().patch(patch);
            shared.say(
                "play-hint-take",
                &[
                    ("patch", shared.patch(patch.id).into()),
                    ("cells", patch.cells.into()),
                    ("buttons", patch.buttons.into()),
                ],
            )
        }
        Some(Action::Leather { at }) => shared.say("play-hint-leather", &[("at", at.to_string().into())]),
        _ => shared.t("play-hint-advance"),
    };
    note("ok", "hint", &shared.t("play-hint-says"), &more)
}
