//! What is written in the drawings of Patchwork, and said of them to those who cannot see them.

use kernel::{RuleId, Seat, Verdict};
use patchwork::components::FINAL;
use patchwork::{Card, CardFilter, DeckName, FIRST, Level, Obstacle, Patch, Patchwork, SECOND, rulebook};

use super::news::who;
use super::why::topic;
use super::{patch_name, seat_name};
use crate::text::number;
use crate::{Arg, Words};

/// Where a token stands: "on 12".
pub fn on_space(words: &Words, space: u8) -> String {
    words.say("pw-on-space", &[("space", space.into())])
}

/// Who stands where: "You on 12".
pub fn seat_on_space(words: &Words, game: &Patchwork, seat: Seat) -> String {
    format!("{} {}", seat_name(words, game, seat), on_space(words, game.space(seat)))
}

/// What stands under the title: against whom, from which seed, how far.
pub fn about(words: &Words, game: &Patchwork) -> String {
    let options = game.options();
    let mut args = vec![("seed", game.seed().to_string().into()), ("move", (game.played() as u32).into())];
    if !options.has_automa() {
        return words.say("pw-about-people", &args);
    }
    args.push(("level", options.level.numeral().into()));
    args.push(("deck", options.deck.name().into()));
    words.say("pw-about-automa", &args)
}

/// Whose turn it is, or how it ended.
pub fn status(words: &Words, game: &Patchwork) -> String {
    let Some(mover) = game.whose_turn() else { return result(words, game) };
    if game.leather_in_hand() > 0 {
        return words.say("pw-status-leather", &who(words, game, mover));
    }
    if game.is_automa(mover) {
        return words.text("pw-status-automa");
    }
    words.say("pw-status-turn", &who(words, game, mover))
}

fn result(words: &Words, game: &Patchwork) -> String {
    let Some(winner) = game.winner() else { return String::new() };
    let [won, lost] = [winner, Patchwork::other(winner)].map(|seat| game.points(seat));
    let mut args = who(words, game, winner).to_vec();
    args.extend([("won", number(won).into()), ("lost", number(lost).into())]);
    words.say(if won == lost { "pw-status-tie" } else { "pw-status-won" }, &args)
}

/// The position in a few sentences, for those who cannot see it.
pub fn position(words: &Words, game: &Patchwork) -> String {
    let mut sentences = vec![status(words, game), time_board(words, game)];
    let next: Vec<String> =
        game.next_patches().iter().map(|&id| patch(words, game.kit().patch(id))).collect();
    if !next.is_empty() && game.whose_turn().is_some() {
        sentences.push(format!("{}: {}.", words.text("pw-next"), next.join("; ")));
    }
    for seat in [FIRST, SECOND] {
        let buttons = words.say("play-gain", &[("buttons", game.buttons(seat).into())]);
        let board =
            if game.is_automa(seat) { String::new() } else { format!(", {}", board(words, game, seat)) };
        sentences.push(format!("{}: {buttons}{board}.", seat_name(words, game, seat)));
    }
    sentences.join(" ")
}

/// Where both tokens stand.
pub fn time_board(words: &Words, game: &Patchwork) -> String {
    let [first, second] = [FIRST, SECOND].map(|seat| seat_on_space(words, game, seat));
    format!("{first}, {second}.")
}

/// How much of a board is empty.
pub fn board(words: &Words, game: &Patchwork, seat: Seat) -> String {
    words.say("pw-empty-squares", &[("empty", game.empty_squares(seat).into())])
}

/// Whose board it is.
pub fn board_title(words: &Words, game: &Patchwork, seat: Seat) -> String {
    words.say("play-quilt", &who(words, game, seat))
}

/// A patch with all its numbers.
pub fn patch(words: &Words, patch: &Patch) -> String {
    let numbers: [(&str, Arg); 3] =
        [("cost", patch.cost.into()), ("time", patch.time.into()), ("buttons", patch.buttons.into())];
    words.say("web-patch-facts", &numbers)
}

/// Why a patch cannot be taken.
pub fn obstacle(words: &Words, obstacle: Obstacle) -> String {
    match obstacle {
        Obstacle::TooDear(short) => words.say("play-short", &[("short", short.into())]),
        Obstacle::NoRoom => words.text("play-no-room"),
    }
}

/// Which deck a card belongs to.
pub fn deck(words: &Words, deck: DeckName) -> String {
    words.text(match deck {
        DeckName::Normal => "pw-deck-normal",
        DeckName::Tactical => "pw-deck-tactical",
    })
}

/// A card by its number.
pub fn card_title(words: &Words, number: u8) -> String {
    words.say("play-card", &[("number", number.into())])
}

/// What a card lets the Automa spend, how it chooses, and what income brings it.
pub fn card(words: &Words, card: &Card) -> String {
    let rows: Vec<String> = card.filters.iter().map(|&row| filter_inline(words, row)).collect();
    let rows =
        if rows.is_empty() { words.text("pw-no-filters") } else { rows.join(&words.text("then-next")) };
    words.say(
        "pw-card",
        &[("budget", card.budget.into()), ("rows", rows.into()), ("income", card.income.into())],
    )
}

/// A row of a card inside a sentence.
pub fn filter_inline(words: &Words, filter: CardFilter) -> String {
    words.text(&format!("pw-inline-{}", topic(rulebook::rule_of(filter))))
}

/// What a level is called.
pub fn level_name(words: &Words, level: Level) -> String {
    words.text(&format!("play-level-{}", level.index() + 1))
}

/// The place of a candidate, counted from the pawn.
pub fn place(words: &Words, place: u8) -> String {
    words.say("ordinal", &[("number", place.saturating_add(1).into())])
}

/// What is said about a filter that did not narrow the choice.
pub fn remark(words: &Words, rule: RuleId, verdict: Verdict) -> Option<String> {
    match (verdict, rule) {
        (Verdict::Skipped, rulebook::NO_OVERTAKE) => Some(words.text("pw-skipped-no-overtake")),
        (Verdict::Skipped, _) => Some(words.text("pw-skipped")),
        _ => None,
    }
}

/// The filters that were not asked.
pub fn not_needed(words: &Words, filters: &[String]) -> String {
    words.say("pw-not-needed", &[("filters", filters.join(", ").into())])
}

/// What the Automa took.
pub fn takes(words: &Words, taken: Option<&Patch>) -> String {
    match taken {
        Some(patch) => words.say("pw-takes", &[("patch", patch_name(words, patch).into())]),
        None => words.text("co-passes"),
    }
}

/// The Automa's card, and where it goes without a patch.
pub fn card_to_spend(words: &Words, card: &Card, passes_before: Option<u8>) -> String {
    let says = words.say("pw-card-spends", &[("number", card.number.into()), ("budget", card.budget.into())]);
    match passes_before {
        None => says,
        Some(space) => {
            let to = space.saturating_add(1).min(FINAL);
            format!("{says}. {}", words.say("pw-passes-to", &[("to", to.into())]))
        }
    }
}

/// How many candidates there were, and what was taken.
pub fn why(words: &Words, candidates: usize, taken: Option<&Patch>) -> String {
    let candidates = words.say("candidates", &[("count", (candidates as u32).into())]);
    format!("{candidates}. {}", takes(words, taken))
}
