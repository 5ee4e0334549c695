//! What the companion waits for, what it assumes, what it doubts, and the points.

use kernel::Game as _;
use patchwork::companion::{Assumption, CompanionDecision, PatchworkCompanion, Warning};
use patchwork::{FIRST, LeatherReading, PatchId, SECOND};

use super::{holder_word, patches, yes};
use crate::patchwork::pictures::level_name;
use crate::{Asks, Words};

/// What it waits for.
pub(super) fn waiting(words: &Words, game: &PatchworkCompanion) -> Asks {
    let example = |patches: &[PatchId]| patches.iter().map(|p| p.0.to_string()).collect::<Vec<_>>().join(" ");
    let ask = |question: String, id: &str, example: String| Asks {
        question,
        say: words.say(id, &[("example", example.into())]),
    };
    let Some(decision) = game.decision() else {
        return ask(words.text("co-wait-over"), "co-say-over", String::new());
    };
    match decision {
        CompanionDecision::Ring { missing, .. } => {
            ask(words.say("co-wait-ring", &[("missing", missing.into())]), "co-say-ring", "5 7 31".to_owned())
        }
        CompanionDecision::YourTurn { advance_to, next, within_reach } => {
            let to = ("to", advance_to.into());
            if within_reach.is_empty() {
                return ask(words.say("co-wait-turn-none", &[to]), "co-say-advance", String::new());
            }
            let known = ("next", patches(words, game, &next).into());
            let id = if game.next_missing() == 0 { "co-wait-turn" } else { "co-wait-turn-open" };
            ask(words.say(id, &[to, known]), "co-say-turn", example(&within_reach[..1]))
        }
        CompanionDecision::NextThree { known, missing } => {
            let id = if known.is_empty() { "co-wait-next" } else { "co-wait-next-after" };
            let args = [("missing", missing.into()), ("known", patches(words, game, &known).into())];
            let more = (0..33).map(PatchId).filter(|p| game.in_ring(*p) && !known.contains(p));
            let more: Vec<PatchId> = more.take(missing.into()).collect();
            ask(words.say(id, &args), "co-say-next", example(&more))
        }
        CompanionDecision::Automa { next_back } => {
            let question = match next_back {
                Some(budget) => words.say("co-wait-automa-back", &[("budget", budget.into())]),
                None => words.text("co-wait-automa"),
            };
            ask(question, "co-say-automa", String::new())
        }
        CompanionDecision::Card { possible } => {
            let number = possible.first().map_or(0, |&card| game.kit().card(card).number);
            ask(words.text("co-wait-card"), "co-say-card", number.to_string())
        }
        CompanionDecision::Result { reckoned } => {
            let (buttons, empty) = (reckoned.buttons, reckoned.empty);
            let id = if reckoned.sure { "co-wait-result" } else { "co-wait-result-unsure" };
            let args = [("buttons", u32::from(buttons).into()), ("empty", empty.into())];
            ask(words.say(id, &args), "co-say-result", format!("{buttons} {empty}"))
        }
    }
}

/// Something that is taken for granted.
pub fn assumption(words: &Words, assumption: &Assumption) -> String {
    match assumption {
        Assumption::RingAsDealt => words.text("co-assume-ring-dealt"),
        Assumption::RingAsEntered => words.text("co-assume-ring-entered"),
        Assumption::RingAsFixed => words.text("co-assume-ring-fixed"),
        Assumption::RingUnknown { known } => {
            words.say("co-assume-ring-unknown", &[("known", (*known).into())])
        }
        Assumption::NotCovered => words.text("co-assume-not-covered"),
        Assumption::CoveredAt { space } => words.say("co-assume-covered-at", &[("space", (*space).into())]),
        Assumption::AsideUnknown { cards } => words.say("co-assume-aside", &[("cards", (*cards).into())]),
        Assumption::Leather(LeatherReading::Taken) => words.text("co-assume-leather-taken"),
        Assumption::Leather(LeatherReading::Left) => words.text("co-assume-leather-left"),
        Assumption::OnTop(FIRST) => words.text("co-assume-on-top-you"),
        Assumption::OnTop(_) => words.text("co-assume-on-top-automa"),
        Assumption::YoursUnsure => words.text("co-assume-unsure"),
    }
}

/// The warning about something doubtful that was accepted.
pub fn warning(words: &Words, warning: &Warning) -> String {
    match warning {
        Warning::FewSquares { squares } => {
            words.say("co-warn-few-squares", &[("squares", (*squares).into())])
        }
        Warning::FarApart { spaces } => words.say("co-warn-far-apart", &[("spaces", (*spaces).into())]),
        Warning::MovedBack { seat: FIRST } => words.text("co-warn-moved-back-you"),
        Warning::MovedBack { .. } => words.text("co-warn-moved-back-automa"),
        Warning::ManyButtons { most } => {
            words.say("co-warn-many-buttons", &[("most", u32::from(*most).into())])
        }
        Warning::ManyPatches { gone } => words.say("co-warn-many-patches", &[("gone", (*gone).into())]),
        Warning::RingOrder => words.text("co-warn-ring-order"),
        Warning::PlaceGuessed => words.text("co-warn-place-guessed"),
        Warning::RingOther => words.text("co-warn-ring-other"),
        Warning::CoverTime => words.text("co-warn-cover-time"),
        Warning::Differs { reckoned } => {
            let args = [("buttons", u32::from(reckoned.buttons).into()), ("empty", reckoned.empty.into())];
            words.say("co-warn-differs", &args)
        }
    }
}

/// The points: the Automa's now, and at the end on all levels.
pub(super) fn scores(words: &Words, game: &PatchworkCompanion) -> Vec<String> {
    let level = game.options().game.level.numeral();
    let mut lines =
        vec![words.say("co-score", &[("points", game.points(SECOND).into()), ("level", level.into())])];
    if game.told().is_none() {
        // Under way your points only say that the board is still empty.
        if game.due().is_none() && game.reckoned().sure {
            lines.push(words.say("co-score-you", &[("points", game.points(FIRST).into())]));
        }
        return lines;
    }
    lines.extend(game.all_levels().iter().map(|result| {
        let args = [
            ("level", result.level.numeral().into()),
            ("name", level_name(words, result.level).into()),
            ("person", result.person.into()),
            ("automa", result.automa.into()),
            ("won", yes(result.winner == FIRST).into()),
            ("tile", holder_word(result.tile).into()),
        ];
        words.say("co-level", &args)
    }));
    lines
}
