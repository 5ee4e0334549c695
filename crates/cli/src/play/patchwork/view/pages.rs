//! Help, the Automa's cards, the whole ring, the next game.

use draw::text::patchwork::{BUTTON, LEATHER, MARKER, patch_small};
use ratatui::text::{Line, Span};
use words::patchwork::pictures::level_name;

use super::super::App;
use super::super::tell::card_line;
use super::panels::flat;
use crate::play::screen::frame::wrap;
use crate::play::screen::ink::{self, Inks};
use crate::play::screen::pages::Sheet;

/// The goal, the marks, and the keys of this game.
pub fn help(app: &App) -> Vec<String> {
    let words = app.sitting.words();
    let signs = [("button", BUTTON), ("leather", LEATHER), ("marker", MARKER)];
    let signs = signs.map(|(name, sign)| (name, sign.to_string().into()));
    let goal =
        [words.text("tui-help-goal"), words.text("tui-help-turn"), words.say("tui-help-marks", &signs)];
    let keys = (1..=4).map(|number| words.text(&format!("tui-help-keys-{number}")));
    goal.into_iter().chain([String::new()]).chain(keys).collect()
}

/// The Automa's cards, those that were seen first.
pub fn cards(app: &App, inks: Inks, width: usize) -> Sheet {
    let words = app.sitting.words();
    let game = app.shown();
    let deck = [("deck", game.options().deck.name().into())];
    let (seen, unseen) = game.card_counting();
    let mut lines = Vec::new();
    let seen_count = [("count", (seen.len() as u32).into())];
    lines.push(Line::styled(words.say("tui-cards-seen", &seen_count), ink::bold()));
    for &card in seen.iter().rev() {
        lines.push(Line::from(format!("  {}", card_line(words, game.kit().card(card)))));
    }
    let left = game.deck().left() as u32;
    let count = unseen.len() as u32;
    let mut text = words.say("tui-cards-unseen", &[("count", count.into()), ("left", left.into())]);
    if count > left {
        text = format!("{text} {}", words.text("tui-cards-unseen-aside"));
    }
    lines.extend(wrap(&text, width).into_iter().map(|part| Line::styled(part, ink::bold())));
    for card in unseen {
        lines.push(Line::styled(format!("  {}", card_line(words, game.kit().card(card))), inks.faint()));
    }
    Sheet { title: words.say("tui-cards-title", &deck), lines }
}

/// All patches of the ring with their prices.
pub fn ring(app: &App, inks: Inks) -> Sheet {
    let words = app.sitting.words();
    let game = app.shown();
    let mut lines = Vec::new();
    for (i, id) in game.ring().enumerate() {
        let patch = game.kit().patch(id);
        let args =
            [("cost", patch.cost.into()), ("time", patch.time.into()), ("buttons", patch.buttons.into())];
        let drawn = patch_small(patch, flat(patch));
        for (row, mut line) in inks.grid(&drawn).into_iter().enumerate() {
            let number = if row == 0 { format!("{:>2} ", i + 1) } else { "   ".to_owned() };
            line.spans.insert(0, Span::styled(number, if i < 3 { ink::bold() } else { inks.faint() }));
            if row == 0 {
                line.spans.push(Span::raw(" ".repeat(12_usize.saturating_sub(drawn.width()))));
                line.spans.push(Span::raw(words.say("tui-ring-line", &args)));
            }
            lines.push(line);
        }
        lines.push(Line::default());
    }
    Sheet { title: words.say("tui-ring-title", &[("count", game.ring_len().into())]), lines }
}

/// The levels to choose from, or another game of two.
pub fn new_game(app: &App) -> Vec<String> {
    let words = app.sitting.words();
    let options = app.shown().options();
    if !options.has_automa() {
        return vec![words.text("tui-new-people")];
    }
    let level = options.level;
    let mut lines = vec![words.say("tui-new-level", &[("level", level.numeral().into())])];
    for (i, level) in patchwork::Level::ALL.into_iter().enumerate() {
        lines.push(format!("  {}  {} {}", i + 1, level.numeral(), level_name(words, level)));
    }
    lines
}
