//! What the plain lines say.

use draw::text::patchwork::{quilt_rows, rows};
use kernel::{Game, Legal, Notation};
use patchwork::notation::hold_name;
use patchwork::{Action, Decision, FIRST, Patch, Patchwork, SECOND};
use words::patchwork::pictures::level_name;
use words::patchwork::{patch_name, seat_name};
use words::text::capital;

use super::super::Sitting;
use super::super::tell;
use super::names::{called, find};
use crate::play::reasons::filter;
use crate::play::spoken::Spoken as _;

pub fn title(sitting: &Sitting) -> String {
    tell::title(sitting.words(), sitting.game(), sitting.session().at(), sitting.path())
}

/// Whose turn it is and what can be done.
pub fn position(sitting: &Sitting) -> String {
    let words = sitting.words();
    let game = sitting.game();
    match game.decision() {
        None => over(sitting),
        Some(Decision::Automa { .. }) => words.text("tui-plain-stuck"),
        Some(Decision::Leather { seat, free, .. }) => {
            let example = free.iter().next().map_or_else(String::new, |square| square.to_string());
            let who = seat_name(words, game, seat);
            let said = words.say("tui-plain-leather", &[("who", who.into()), ("example", example.into())]);
            format!("{said}\n{}", quilt_rows(game, seat).join("\n"))
        }
        Some(Decision::Turn { seat, offers, .. }) => {
            let other = Patchwork::other(seat);
            let you = game.options().has_automa();
            let mut lines = vec![words.say(
                "tui-plain-turn",
                &[
                    ("you", if you { "yes" } else { "no" }.into()),
                    ("who", seat_name(words, game, seat).into()),
                    ("other", seat_name(words, game, other).into()),
                    ("space", game.space(seat).into()),
                    ("there", game.space(other).into()),
                    ("buttons", game.buttons(seat).into()),
                    ("income", game.income(seat).into()),
                    ("empty", game.empty_squares(seat).into()),
                ],
            )];
            for (place, offer) in (1_u32..).zip(&offers) {
                let patch = game.kit().patch(offer.patch);
                let args = [
                    ("place", place.into()),
                    ("name", called(game, offer.patch).into()),
                    ("price", tell::price(words, patch).into()),
                    ("note", capital(&tell::offer_note(words, *offer)).into()),
                ];
                lines.push(words.say("tui-plain-offer", &args));
                lines.extend(rows(&patch.outlines[0]));
            }
            if let Ok((after, entry)) = sitting.session().preview(Action::Advance) {
                lines.push(tell::consequence(words, &after, &entry));
            }
            lines.join("\n")
        }
    }
}

fn over(sitting: &Sitting) -> String {
    let words = sitting.words();
    let game = sitting.game();
    let mut lines = vec![tell::verdict(words, game), scores(sitting)];
    for result in game.all_levels().into_iter().flatten() {
        let args = [
            ("level", result.level.numeral().into()),
            ("name", level_name(words, result.level).into()),
            ("person", result.person.into()),
            ("automa", result.automa.into()),
            ("won", if result.winner == FIRST { "yes" } else { "no" }.into()),
        ];
        lines.push(words.say("tui-plain-level", &args));
    }
    lines.extend(tell::nearest_news(words, game));
    lines.push(words.text("tui-plain-over"));
    lines.join("\n")
}

/// What would be legal, with an example of each kind.
pub fn legal(sitting: &Sitting) -> String {
    let game = sitting.game();
    let mut examples: Vec<Action> = Vec::new();
    for action in game.legal().iter() {
        let same = |known: &Action| match (known, &action) {
            (Action::Take { patch: a, .. }, Action::Take { patch: b, .. }) => a == b,
            _ => std::mem::discriminant(known) == std::mem::discriminant(&action),
        };
        if !examples.iter().any(same) {
            examples.push(action);
        }
    }
    if examples.is_empty() {
        return sitting.words().text("tui-plain-over");
    }
    let examples = examples.into_iter().map(|action| game.typed(action)).collect::<Vec<_>>().join("; ");
    sitting.words().say("tui-plain-legal", &[("examples", examples.into())])
}

pub fn boards(sitting: &Sitting) -> String {
    let words = sitting.words();
    let game = sitting.game();
    let people = [FIRST, SECOND].into_iter().filter(|&seat| !game.is_automa(seat));
    let board = |seat| {
        let who = words.say("tui-plain-board", &[("who", seat_name(words, game, seat).into())]);
        format!("{who}\n{}", quilt_rows(game, seat).join("\n"))
    };
    people.map(board).collect::<Vec<_>>().join("\n")
}

pub fn ring(sitting: &Sitting) -> String {
    let words = sitting.words();
    let game = sitting.game();
    let mut lines = vec![words.text("tui-plain-ring")];
    for (place, id) in (1_u32..).zip(game.ring()) {
        let patch = game.kit().patch(id);
        let line = words.say(
            "tui-ring-line",
            &[("cost", patch.cost.into()), ("time", patch.time.into()), ("buttons", patch.buttons.into())],
        );
        let name = format!("{}/{}", patch.cost, patch.time);
        let args = [("place", place.into()), ("name", name.into()), ("line", line.into())];
        lines.push(words.say("tui-plain-ring-line", &args));
        lines.extend(rows(&patch.outlines[0]));
    }
    lines.join("\n")
}

pub fn scores(sitting: &Sitting) -> String {
    let words = sitting.words();
    let game = sitting.game();
    let score = |seat| {
        let part = |(what, points): (String, i32)| {
            words.say("tui-plain-part", &[("what", what.into()), ("points", points.into())])
        };
        let parts = tell::breakdown(words, game, seat).into_iter().map(part).collect::<Vec<_>>().join(", ");
        let who = seat_name(words, game, seat);
        let points = ("points", game.score(seat).into());
        words.say("tui-plain-score", &[("who", who.into()), points, ("parts", parts.into())])
    };
    [FIRST, SECOND].map(score).join("\n")
}

pub fn cards(sitting: &Sitting) -> String {
    let words = sitting.words();
    let game = sitting.game();
    if !game.options().has_automa() {
        return words.text("tui-no-automa");
    }
    let (seen, unseen) = game.card_counting();
    let left = words.say("tui-plain-cards-left", &[("left", (game.deck().left() as u32).into())]);
    let mut lines = vec![left];
    lines.push(match game.next_back() {
        Some(budget) => format!("{}.", words.say("tui-card-back", &[("budget", budget.into())])),
        None => format!("{}.", words.text("tui-card-hidden")),
    });
    lines.push(words.say("tui-cards-seen", &[("count", (seen.len() as u32).into())]));
    lines.extend(seen.iter().rev().map(|&card| tell::card_line(words, game.kit().card(card))));
    let args = [("count", (unseen.len() as u32).into()), ("left", (game.deck().left() as u32).into())];
    lines.push(words.say("tui-cards-unseen", &args));
    lines.join("\n")
}

/// The Automa's last reasons.
pub fn why(sitting: &Sitting) -> String {
    let words = sitting.words();
    let told = sitting.last_automa(sitting.session().at()).and_then(|entry| sitting.explain(entry));
    let Some(told) = told else {
        let automa = sitting.game().options().has_automa();
        return words.text(if automa { "tui-no-why-yet" } else { "tui-no-automa" });
    };
    let mut lines = vec![told.verdict.clone(), format!("{} {}", told.card, told.why.sentence)];
    let named =
        told.why.candidates.iter().map(|(candidate, name)| format!("{}: {name}", candidate.place + 1));
    let named = named.collect::<Vec<_>>().join("; ");
    lines.push(if named.is_empty() {
        words.text("tui-why-none")
    } else {
        words.say("tui-plain-candidates", &[("candidates", named.into())])
    });
    let place = |candidate: patchwork::Candidate| (candidate.place + 1).into();
    lines.extend(told.why.rows.iter().map(|row| filter(words, row, place)));
    lines.join("\n")
}

/// Where a patch fits: all ways to hold it, or one.
pub fn spots(sitting: &Sitting, rest: &str) -> String {
    let words = sitting.words();
    let game = sitting.game();
    let mut parts = rest.split_whitespace();
    let patch = parts.next().and_then(|text| find(game, text));
    let hold = parts.next();
    let usage = || {
        let name = game.next_patches().first().map_or_else(String::new, |patch| called(game, *patch));
        words.say("tui-plain-spots-usage", &[("name", name.into())])
    };
    let Some((seat, id)) = sitting.human_to_move().zip(patch) else { return usage() };
    let patch = game.kit().patch(id);
    let outlines: Vec<u8> = match hold {
        None => (0..patch.outlines.len() as u8).collect(),
        Some(hold) => match game.read(&format!("take {} {hold} a1", id.0)) {
            Ok(Action::Take { outline, .. }) => vec![outline],
            _ => return usage(),
        },
    };
    outlines.into_iter().map(|outline| spots_of(sitting, seat, patch, outline)).collect::<Vec<_>>().join("\n")
}

fn spots_of(sitting: &Sitting, seat: kernel::Seat, patch: &Patch, outline: u8) -> String {
    let anchors = sitting.game().anchors(seat, patch.id, outline);
    let spots = anchors.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ");
    let args = [
        ("hold", hold_name(patch, outline).into()),
        ("patch", patch_name(sitting.words(), patch).into()),
        ("spots", spots.clone().into()),
    ];
    let id = if spots.is_empty() { "tui-plain-spots-none" } else { "tui-plain-spots" };
    let shape = rows(&patch.outlines[outline as usize]).join("\n");
    format!("{}\n{shape}", sitting.words().say(id, &args))
}
