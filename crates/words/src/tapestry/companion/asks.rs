//! What the companion waits for, what is to be laid out, and the points.

use kernel::{Game as _, Seat};
use tapestry::Bot;
use tapestry::companion::{CardFor, CompanionDecision, TapestryCompanion};
use tapestry::components::{BOT_TRACKS, Solo};
use tapestry::{Mode, Track};

use crate::tapestry::{all_of, hex_name, printed_name, seat_name, track_name};
use crate::voice::Asks;
use crate::{Arg, Voice, Words};

fn who(words: &Words, game: &TapestryCompanion, seat: Seat) -> (&'static str, Arg) {
    ("who", seat_name(words, game.table(), seat).into())
}

/// What it waits for.
pub(super) fn waiting(words: &Words, game: &TapestryCompanion) -> Asks {
    let Some(decision) = game.decision() else {
        return Asks { question: words.text("ta-over"), say: words.text("co-say-over") };
    };
    let (question, say) = match decision {
        CompanionDecision::Turn { seat, told } => {
            let first = game.table().player_at(seat).income_turns == 0;
            let (ask, say) = match told {
                0 if first => ("tac-wait-first", "tac-say-first"),
                0 => ("tac-wait-turn", "tac-say-turn"),
                _ => ("tac-wait-more", "tac-say-more"),
            };
            (words.say(ask, &[who(words, game, seat)]), words.text(say))
        }
        CompanionDecision::Reaction { seat } => {
            (words.say("tac-wait-reaction", &[who(words, game, seat)]), words.text("tac-say-more"))
        }
        CompanionDecision::Automa { .. } => {
            let id = if solo(game) { "tac-wait-bots" } else { "tac-wait-shadow" };
            (words.text(id), words.text("co-say-automa"))
        }
        CompanionDecision::Card { what } => {
            let id = match what {
                CardFor::Track => "tac-wait-left",
                CardFor::Tiebreaker => "tac-wait-right",
                CardFor::Progress => "tac-wait-progress",
            };
            let first = game.possible_cards().first().copied().unwrap_or(0);
            let number = game.table().kit().automa.card(first).number;
            (words.text(id), words.say("co-say-card", &[("example", number.into())]))
        }
        CompanionDecision::Die { among } => {
            let shown: Vec<Track> =
                BOT_TRACKS.into_iter().filter(|track| among >> track.index() & 1 == 1).collect();
            let names: Vec<String> = shown.iter().map(|track| track_name(words, *track)).collect();
            let example = shown.first().map_or("science", |track| track.key());
            let question = if shown.len() == BOT_TRACKS.len() {
                words.text("tac-wait-die")
            } else {
                words.say("tac-wait-die-among", &[("tracks", any_of(words, &names).into())])
            };
            (question, words.say("tac-say-die", &[("track", example.into())]))
        }
        CompanionDecision::Trap { hex, .. } => {
            let hex = hex_name(game.table(), hex);
            (words.say("tac-wait-trap", &[("hex", hex.into())]), words.text("tac-say-trap"))
        }
        CompanionDecision::Result { seat } => {
            (words.say("tac-wait-result", &[who(words, game, seat)]), words.text("tac-say-result"))
        }
    };
    Asks { question, say }
}

/// What can be said besides: a hint below the question at the first turn.
pub(super) fn say_also(words: &Words, game: &TapestryCompanion) -> Option<String> {
    let turn = matches!(game.decision(), Some(CompanionDecision::Turn { told: 0, .. }));
    turn.then(|| words.text("tac-say-also"))
}

/// Things to choose from: "a, b or c".
fn any_of(words: &Words, parts: &[String]) -> String {
    match parts {
        [first @ .., last] if !first.is_empty() => {
            words.say("tac-or", &[("a", first.join(", ").into()), ("b", last.clone().into())])
        }
        _ => parts.concat(),
    }
}

fn solo(game: &TapestryCompanion) -> bool {
    game.options().game.mode == Mode::Automa
}

/// What people call a level, 1 to 6.
pub fn level_name(words: &Words, level: u8) -> String {
    words.text(&format!("ta-level-{}", level.clamp(1, 6)))
}

/// What table this is.
pub(super) fn title(words: &Words, game: &TapestryCompanion) -> String {
    if !solo(game) {
        return words.text("tac-title-shadow");
    }
    let level = game.options().game.bots.level;
    words.say("tac-title-solo", &[("level", level.into()), ("name", level_name(words, level).into())])
}

/// What is to be laid out before the first word.
pub(super) fn lay_out(words: &Words, game: &TapestryCompanion) -> Vec<String> {
    let table = game.table();
    let own_cards = game.options().own_cards;
    let mut lines = Vec::new();
    if solo(game) {
        lines.push(words.text("tac-lay-map"));
        lines.extend(lay_automa(words, game));
    }
    let favourite = track_name(words, table.bots().favourite[1]);
    let id = if solo(game) { "tac-lay-shadow" } else { "tac-lay-shadow-alone" };
    lines.push(words.say(id, &[("favourite", favourite.into())]));
    let id = match (own_cards, solo(game)) {
        (false, _) => "tac-lay-no-deck",
        (true, true) => "tac-lay-deck",
        (true, false) => "tac-lay-deck-shadow",
    };
    lines.push(words.text(id));
    if solo(game) {
        lines.extend(lay_aside(words, game));
        if game.options().game.bots.level == 1 {
            lines.push(words.text("tac-lay-head-start"));
        }
    }
    lines.push(words.say("tac-lay-first", &[who(words, game, table.first())]));
    lines
}

/// The Automa: civilizations, favourite, mat.
fn lay_automa(words: &Words, game: &TapestryCompanion) -> Vec<String> {
    let (kit, bots) = (game.table().kit(), game.table().bots());
    let level = kit.automa.level(game.options().game.bots.level);
    let names: Vec<String> = bots
        .civs
        .iter()
        .filter_map(|at| kit.automa.civs.get(usize::from(*at)))
        .map(|civ| printed_name(words, &civ.name))
        .collect();
    let automa =
        [("civs", all_of(words, &names).into()), ("favourite", track_name(words, bots.favourite[0]).into())];
    let card = match level.number {
        number @ (1 | 3 | 4) => words.say("tac-lay-mat-card", &[("level", number.into())]),
        _ if level.hard => words.text("tac-lay-mat-hard"),
        _ => words.text("tac-lay-mat-normal"),
    };
    vec![words.say("tac-lay-automa", &automa), card]
}

/// What stays in the box.
fn lay_aside(words: &Words, game: &TapestryCompanion) -> Vec<String> {
    let [cards, civs] = stays_in_box(words, game);
    [("tac-lay-out-cards", cards), ("tac-lay-out-civs", civs)]
        .into_iter()
        .filter(|(_, names)| !names.is_empty())
        .map(|(id, names)| words.say(id, &[("names", all_of(words, &names).into())]))
        .collect()
}

/// Tapestry cards and civilizations that a person alone does not play with, by name.
pub fn stays_in_box(words: &Words, game: &TapestryCompanion) -> [Vec<String>; 2] {
    let (kit, options) = (game.table().kit(), game.options().game);
    let out = |solo: Solo| match solo {
        Solo::Keep => false,
        Solo::RemoveOptional => !options.bots.keep_unbalanced,
        Solo::Remove => true,
    };
    let cards = kit.cards.iter().filter(|card| options.plays(card.set));
    let cards = cards.filter_map(|card| {
        let fewer = card.copies.saturating_sub(card.solo_copies);
        if out(card.solo) {
            Some(printed_name(words, &card.name))
        } else {
            (fewer > 0).then(|| format!("{fewer} × {}", printed_name(words, &card.name)))
        }
    });
    let civs = kit.civs.iter().filter(|civ| options.plays(civ.set) && out(civ.solo));
    [cards.collect(), civs.map(|civ| printed_name(words, &civ.name)).collect()]
}

/// The points: the Automa's now, and at the end everybody's.
pub(super) fn scores(words: &Words, game: &TapestryCompanion) -> Vec<String> {
    let table = game.table();
    let seats = (0..game.seats() as u8).map(Seat);
    let each = seats.filter_map(|seat| {
        let known = table.bot_at(seat) == Some(Bot::Automa) || game.result(seat).is_some();
        known.then(|| words.say("tc-score", &[who(words, game, seat), ("vp", game.score(seat).into())]))
    });
    let lines: Vec<String> = each.chain(game.outcome(words)).collect();
    if lines.is_empty() { vec![words.text("tac-no-points")] } else { lines }
}
