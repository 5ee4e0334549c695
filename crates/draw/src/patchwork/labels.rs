//! Every word in the pictures. Short plain English, in one place.

use ::patchwork::{CardFilter, DeckName, Patch, Patchwork, rulebook};
use kernel::{Keep, RuleId, Seat, Verdict};

pub(super) const GAME: &str = "Patchwork";
pub(super) const TIME_BOARD: &str = "Time board";
pub(super) const NEXT: &str = "Next patches";
pub(super) const THEN: &str = "Then, clockwise";
pub(super) const LEFT_OVER: &str = "Left in the ring";
pub(super) const RING_EMPTY: &str = "No patch is left.";
pub(super) const LEVELS: &str = "This game on all five levels";
pub(super) const CHART: &str = "Points through the game";
pub(super) const POINTS: &str = "Points";
pub(super) const TAKEN: &str = "Taken";
pub(super) const TO_SPEND: &str = "to spend";
pub(super) const NO_FILTERS: &str = "No filters";
pub(super) const PER_MARK: &str = "each income";
pub(super) const FACE_DOWN: &str = "A card, face down.";
pub(super) const NO_CARD: &str = "No card yet";
pub(super) const SHUFFLED: &str = "Just shuffled";
pub(super) const NO_PATCH: &str = "No patch yet";
pub(super) const ITS_PATCHES: &str = "Its patches";
pub(super) const BUTTONS: &str = "buttons";
pub(super) const INCOME: &str = "income";
pub(super) const EMPTY: &str = "empty squares";
pub(super) const SCORE: &str = "points";
pub(super) const PATCHES: &str = "patches";
pub(super) const WITH_BUTTONS: &str = "with buttons";
pub(super) const PRINTED: &str = "printed buttons";
pub(super) const SPECIAL_TILE: &str = "special tile";
pub(super) const TILE_OPEN: &str = "open";
pub(super) const TILE_NO: &str = "no";
pub(super) const LEATHER: &str = "leather";
pub(super) const WON: &str = "won";
pub(super) const LOST: &str = "lost";
pub(super) const TOTAL: &str = "Total";

/// A number with a real minus sign.
pub(super) fn number(value: impl Into<i32>) -> String {
    let value = value.into();
    if value < 0 { format!("\u{2212}{}", value.unsigned_abs()) } else { value.to_string() }
}

/// At most so many characters, the last one telling that there were more.
pub(super) fn shortened(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    text.chars().take(most.saturating_sub(1)).chain(['\u{2026}']).collect()
}

fn counted(count: impl Into<i32>, one: &str, more: &str) -> String {
    let count = count.into();
    format!("{} {}", number(count), if count == 1 { one } else { more })
}

/// Who sits there.
pub(super) fn seat(game: &Patchwork, seat: Seat) -> &'static str {
    match (game.is_automa(seat), game.options().has_automa(), seat.index()) {
        (true, ..) => "Automa",
        (_, true, _) => "You",
        (_, _, 0) => "First",
        _ => "Second",
    }
}

pub(super) fn on_space(space: u8) -> String {
    format!("on {space}")
}

/// What stands under the title: against whom, from which seed, how far.
pub(super) fn about(game: &Patchwork) -> String {
    let options = game.options();
    let opponent = if options.has_automa() {
        let deck = if options.deck == DeckName::Tactical { ", tactical deck" } else { "" };
        format!("Automa level {}{deck}", options.level.numeral())
    } else {
        "Two people".to_owned()
    };
    format!("{opponent} \u{b7} seed {} \u{b7} move {}", game.seed(), game.played())
}

/// Whose turn it is, or how it ended.
pub(super) fn status(game: &Patchwork) -> String {
    let Some(mover) = game.whose_turn() else { return result(game) };
    if game.leather_in_hand() > 0 {
        return format!("{}: place a leather patch.", seat(game, mover));
    }
    match seat(game, mover) {
        "You" => "Your turn.".to_owned(),
        "Automa" => "Automa\u{2019}s turn.".to_owned(),
        other => format!("{other} to move."),
    }
}

fn result(game: &Patchwork) -> String {
    let Some(winner) = game.winner() else { return String::new() };
    let [won, lost] = [winner, Patchwork::other(winner)].map(|seat| game.points(seat));
    let verb = if seat(game, winner) == "You" { "win" } else { "wins" };
    let tie = if won == lost { ", first at the end" } else { "" };
    format!("{} {verb}, {} to {}{tie}.", seat(game, winner), number(won), number(lost))
}

/// The position in a few sentences, for those who cannot see it.
pub(super) fn position_in_words(game: &Patchwork) -> String {
    let mut sentences = vec![status(game), time_board_in_words(game)];
    let next: Vec<String> =
        game.next_patches().iter().map(|&id| patch_in_words(game.kit().patch(id))).collect();
    if !next.is_empty() && game.whose_turn().is_some() {
        sentences.push(format!("{NEXT}: {}.", next.join("; ")));
    }
    for who in [patchwork::FIRST, patchwork::SECOND] {
        let buttons = counted(game.buttons(who), "button", "buttons");
        let board =
            if game.is_automa(who) { String::new() } else { format!(", {}", board_in_words(game, who)) };
        sentences.push(format!("{}: {buttons}{board}.", seat(game, who)));
    }
    sentences.join(" ")
}

pub(super) fn time_board_in_words(game: &Patchwork) -> String {
    let [first, second] = [patchwork::FIRST, patchwork::SECOND]
        .map(|who| format!("{} on {}", seat(game, who), game.space(who)));
    format!("{first}, {second}.")
}

pub(super) fn board_in_words(game: &Patchwork, who: Seat) -> String {
    counted(game.empty_squares(who), "empty square", "empty squares")
}

pub(super) fn board_title(game: &Patchwork, who: Seat) -> String {
    if seat(game, who) == "You" { "Your quilt".to_owned() } else { format!("{}: quilt", seat(game, who)) }
}

pub(super) fn patch_name(patch: &Patch, most: usize) -> String {
    shortened(&format!("{} {}", patch.id.0, patch.name), most)
}

pub(super) fn patch_in_words(patch: &Patch) -> String {
    let name = patch_name(patch, 60);
    format!("{name}, costs {}, time {}, income {}", patch.cost, patch.time, patch.buttons)
}

/// Why a patch cannot be taken.
pub(super) fn obstacle(obstacle: patchwork::Obstacle) -> String {
    match obstacle {
        patchwork::Obstacle::TooDear(short) => format!("{} short", counted(short, "button", "buttons")),
        patchwork::Obstacle::NoRoom => "no room for it".to_owned(),
    }
}

pub(super) fn cards_left(left: usize) -> String {
    format!("{} left", counted(left as i32, "card", "cards"))
}

/// The same, short.
pub(super) fn next_back(budget: u8) -> String {
    format!("next: {budget} {TO_SPEND}")
}

pub(super) fn next_spends(budget: u8) -> String {
    format!("The next one may spend {budget}.")
}

pub(super) fn tile_at(space: u8) -> String {
    format!("special tile at {space}")
}

pub(super) fn deck(name: DeckName) -> &'static str {
    match name {
        DeckName::Normal => "Normal deck",
        DeckName::Tactical => "Tactical deck",
    }
}

pub(super) fn card(number: u8) -> String {
    format!("Card {number}")
}

/// A row of a card.
pub(super) fn filter(filter: CardFilter) -> &'static str {
    match filter {
        CardFilter::NoOvertake => "Do not pass you",
        CardFilter::MostButtons => "Most buttons",
        CardFilter::Largest => "Largest",
        CardFilter::Furthest => "Furthest along",
    }
}

/// The first letter large.
pub(super) fn capital(text: &str) -> String {
    let mut rest = text.chars();
    rest.next().map(|first| first.to_uppercase().chain(rest).collect()).unwrap_or_default()
}

pub(super) fn ordinal(place: u8) -> String {
    match place {
        0 => "1st".to_owned(),
        1 => "2nd".to_owned(),
        2 => "3rd".to_owned(),
        n => format!("{}th", n + 1),
    }
}

/// What a filter asks.
pub(super) fn question(rule: RuleId, keep: Keep, person_space: u8) -> String {
    match (rule, keep) {
        (rulebook::AFFORD, Keep::AtMost(budget)) => format!("It can spend {budget}"),
        (rulebook::NO_OVERTAKE, _) => format!("Do not pass you on {person_space}"),
        (rulebook::MOST_BUTTONS, _) => "Keep the most buttons".to_owned(),
        (rulebook::LARGEST, _) => "Keep the largest".to_owned(),
        (rulebook::FURTHEST, _) => "Keep the furthest along".to_owned(),
        (other, _) => other.0.to_owned(),
    }
}

/// What a filter measured.
pub(super) fn measured(rule: RuleId, value: i32) -> String {
    match rule {
        rulebook::AFFORD => format!("costs {value}"),
        rulebook::NO_OVERTAKE => format!("to {value}"),
        rulebook::MOST_BUTTONS => counted(value, "button", "buttons"),
        rulebook::LARGEST => counted(value, "square", "squares"),
        rulebook::FURTHEST => ordinal(value as u8),
        _ => number(value),
    }
}

/// What is said about a filter that did not narrow the choice.
pub(super) fn remark(rule: RuleId, verdict: Verdict) -> Option<&'static str> {
    match (verdict, rule) {
        (Verdict::Skipped, rulebook::NO_OVERTAKE) => Some("Skipped: every one of them would pass you."),
        (Verdict::Skipped, _) => Some("Skipped: none of them fits."),
        _ => None,
    }
}

pub(super) fn not_needed(questions: &[String]) -> String {
    format!("Not needed: {}.", questions.join(", "))
}

pub(super) fn takes(taken: Option<&Patch>) -> String {
    match taken {
        Some(patch) => format!("Automa takes {}.", shortened(&patch.name, 26)),
        None => "Automa passes.".to_owned(),
    }
}

/// Where the Automa goes without a patch.
pub(super) fn passes_to(person_space: u8) -> String {
    let to = person_space.saturating_add(1).min(patchwork::components::FINAL);
    format!("It moves in front of you, to {to}.")
}

pub(super) fn card_to_spend(card: &patchwork::Card) -> String {
    format!("Card {} \u{b7} {} {TO_SPEND}", card.number, card.budget)
}

pub(super) fn why_in_words(candidates: usize, taken: Option<&Patch>) -> String {
    format!("{}. {}", counted(candidates as i32, "candidate", "candidates"), takes(taken))
}

pub(super) fn card_in_words(card: &patchwork::Card) -> String {
    let rows: Vec<String> = card.filters.iter().map(|&row| filter(row).to_lowercase()).collect();
    let rows = if rows.is_empty() { NO_FILTERS.to_lowercase() } else { rows.join(", then ") };
    format!("{} {TO_SPEND}; {rows}; +{} {PER_MARK}.", card.budget, card.income)
}
