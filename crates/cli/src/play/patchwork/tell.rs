//! Sentences that both the full screen and the plain lines say.

use std::path::Path;

use kernel::{Entry, Game, Seat};
use patchwork::rules::score::{EMPTY, TILE};
use patchwork::{Action, Card, Event, FIRST, Illegal, Level, Obstacle, Offer, Patch, Patchwork, SECOND};
use words::patchwork::pictures::level_name;
use words::patchwork::{filter_name, patch_name, seat_name};
use words::text::capital;
use words::{Arg, Words};

use crate::play::saves;

/// What an action would bring, before it is done: "Pay 6, to 32, income +11 at 29, a leather patch."
pub fn consequence(words: &Words, after: &Patchwork, entry: &Entry<Patchwork>) -> String {
    let seat = entry.seat;
    let part = |event: &Event| -> Option<String> {
        Some(match event {
            Event::Advanced { from, to, .. } => {
                words.say("tui-do-advance", &[("to", (*to).into()), ("spaces", (to - from).into())])
            }
            Event::Took { patch, to, .. } => {
                let cost = after.kit().patch(*patch).cost;
                words.say("tui-do-take", &[("cost", cost.into()), ("to", (*to).into())])
            }
            Event::LeatherLaid { at, .. } => words.say("tui-do-leather", &[("at", at.to_string().into())]),
            Event::Income { mark, buttons, .. } => {
                words.say("tui-do-income", &[("mark", (*mark).into()), ("buttons", (*buttons).into())])
            }
            Event::LeatherReached { .. } => words.text("tui-do-reach"),
            Event::LeatherLost { .. } => words.text("tui-do-lost"),
            Event::Tile { .. } => words.say("tui-do-tile", &[("points", TILE.into())]),
            Event::Home { .. } => words.text("tui-do-home"),
            Event::Automa { .. } | Event::Reshuffled | Event::Over { .. } => return None,
        })
    };
    let mut said = entry.events.iter().filter_map(part).collect::<Vec<_>>().join(", ");
    said.push('.');
    let next = after.to_move().filter(|_| after.leather_in_hand() == 0);
    if let Some(next) = next {
        said.push(' ');
        said.push_str(&if next == seat {
            words.text("tui-do-again")
        } else {
            words.say("tui-do-next", &[("who", seat_name(words, after, next).into())])
        });
    }
    said
}

/// Why a patch cannot be taken.
pub fn obstacle(words: &Words, obstacle: Obstacle) -> String {
    match obstacle {
        Obstacle::TooDear(short) => words.say("tui-short", &[("short", short.into())]),
        Obstacle::NoRoom => words.text("tui-no-room"),
    }
}

/// Why an action is refused, and what would be legal.
pub fn illegal(words: &Words, game: &Patchwork, illegal: &Illegal) -> String {
    let name = |patch| Arg::from(patch_name(words, game.kit().patch(patch)));
    match illegal {
        Illegal::Overlap { on, fits, .. } => {
            words.say("tui-overlap", &[("on", on.to_string().into()), ("fits", (*fits).into())])
        }
        Illegal::OffBoard { fits, .. } => words.say("tui-off-board", &[("fits", (*fits).into())]),
        Illegal::Covered { at, free } => {
            words.say("tui-covered", &[("at", at.to_string().into()), ("free", (*free).into())])
        }
        Illegal::TooDear { patch, cost, have } => {
            let (cost, have) = (i32::from(*cost), i32::from(*have));
            words
                .say("tui-too-dear", &[("patch", name(*patch)), ("cost", cost.into()), ("have", have.into())])
        }
        other => format!("{}.", capital(&other.to_string())),
    }
}

/// The title: game, level, seed, move, file.
pub fn title(words: &Words, game: &Patchwork, at: usize, path: &Path) -> String {
    let number = if game.is_over() { at } else { at + 1 };
    let mut args = vec![
        ("seed", game.seed().to_string().into()),
        ("move", (number as u32).into()),
        ("file", saves::short_name(path).into()),
    ];
    let id = if game.options().has_automa() {
        let level = game.options().level;
        args.push(("level", level.numeral().into()));
        args.push(("name", level_name(words, level).into()));
        "tui-title-automa"
    } else {
        "tui-title-people"
    };
    words.say(id, &args)
}

/// "Pay 6, move 5, 2 buttons."
pub fn price(words: &Words, patch: &Patch) -> String {
    let args = [("cost", patch.cost.into()), ("time", patch.time.into()), ("buttons", patch.buttons.into())];
    words.say("tui-price", &args)
}

/// One line of reason for a hint.
pub fn hint(words: &Words, game: &Patchwork, action: Action) -> String {
    match action {
        Action::Take { patch, .. } => {
            let patch = game.kit().patch(patch);
            words.say(
                "tui-hint-take",
                &[
                    ("patch", patch_name(words, patch).into()),
                    ("cells", patch.cells.into()),
                    ("buttons", patch.buttons.into()),
                    ("cost", patch.cost.into()),
                    ("time", patch.time.into()),
                ],
            )
        }
        Action::Leather { at } => words.say("tui-hint-leather", &[("at", at.to_string().into())]),
        Action::Advance | Action::Automa => words.text("tui-hint-advance"),
    }
}

/// Why an offer cannot be taken, or in how many ways it fits.
pub fn offer_note(words: &Words, offer: Offer) -> String {
    match offer.obstacle {
        Some(why) => obstacle(words, why),
        None => words.say("tui-fits", &[("count", offer.placements.into())]),
    }
}

/// A score taken apart: what, how it is counted, points.
pub fn breakdown(words: &Words, game: &Patchwork, seat: Seat) -> Vec<(String, i32)> {
    let tile = if game.tile() == Some(seat) { TILE } else { 0 };
    let buttons = game.buttons(seat);
    let mut rows = Vec::new();
    if game.is_automa(seat) {
        let heap = game.automa_heap();
        let level = game.options().level;
        if level > Level::I {
            rows.push((words.text("tui-score-buttons"), buttons));
        }
        if matches!(level, Level::III | Level::V) {
            rows.push((words.text("tui-score-with-buttons"), heap.with_buttons.into()));
        }
        if matches!(level, Level::IV | Level::V) {
            rows.push((words.text("tui-score-printed"), heap.printed.into()));
        }
    } else {
        let empty = i32::from(game.empty_squares(seat));
        rows.push((words.text("tui-score-buttons"), buttons));
        rows.push((words.say("tui-score-empty", &[("empty", empty.into())]), -EMPTY * empty));
    }
    rows.push((words.text("tui-score-tile"), tile));
    rows
}

/// After a loss the nearest good news, after a win the next challenge.
pub fn nearest_news(words: &Words, game: &Patchwork) -> Option<String> {
    let levels = game.all_levels()?;
    let level = game.options().level;
    let named = |id: &str, level: Level, by: i32| {
        let args = [("level", level.numeral().into()), ("by", by.into())];
        Some(words.say(id, &args))
    };
    if game.winner() == Some(FIRST) {
        let best = levels.iter().rev().find(|result| result.winner == FIRST)?;
        return if best.level > level {
            named("tui-news-higher", best.level, best.person - best.automa)
        } else if let Some(next) = levels.get(level.index() + 1) {
            named("tui-news-next", next.level, next.automa - next.person)
        } else {
            Some(words.text("tui-news-top"))
        };
    }
    match levels.iter().rev().find(|result| result.level < level && result.winner == FIRST) {
        Some(best) => named("tui-news-lower", best.level, best.person - best.automa),
        None => named("tui-news-short", level, game.score(SECOND) - game.score(FIRST)),
    }
}

/// The last line of a finished game.
pub fn verdict(words: &Words, game: &Patchwork) -> String {
    let Some(winner) = game.winner() else { return String::new() };
    let scores = [FIRST, SECOND].map(|seat| game.score(seat));
    words::patchwork::event(words, game, &Event::Over { winner, scores })
}

/// A card in one line.
pub fn card_line(words: &Words, card: &Card) -> String {
    let args =
        [("number", card.number.into()), ("budget", card.budget.into()), ("income", card.income.into())];
    let rows: Vec<String> = card.filters.iter().map(|&filter| filter_name(words, filter)).collect();
    let rows = if rows.is_empty() { words.text("tui-card-passes") } else { rows.join(", ") };
    format!("{}; {rows}", words.say("tui-cards-line", &args))
}
