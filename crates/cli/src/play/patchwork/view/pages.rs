//! Help, the Automa's cards, the whole ring, the next game.

use draw::text::patchwork::{BUTTON, LEATHER, MARKER, patch_small};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;
use words::patchwork::pictures::level_name;

use super::super::app::App;
use super::super::tell::card_line;
use super::ink::{self, Inks};
use super::panels::flat;
use super::{page, wrap};

const WIDTH: u16 = 80;

pub fn help(frame: &mut Frame<'_>, app: &App, inks: Inks) {
    let words = app.sitting.words();
    let inner = page(frame, inks, &words.text("tui-help-title"), &words.text("tui-help-close"), 80, 22);
    let signs = [("button", BUTTON), ("leather", LEATHER), ("marker", MARKER)];
    let signs = signs.map(|(name, sign)| (name, sign.to_string().into()));
    let mut lines = Vec::new();
    for text in
        [words.text("tui-help-goal"), words.text("tui-help-turn"), words.say("tui-help-marks", &signs)]
    {
        lines.extend(wrap(&text, inner.width as usize).into_iter().map(Line::from));
    }
    lines.push(Line::default());
    for number in 1..=10 {
        lines.push(Line::from(words.text(&format!("tui-help-keys-{number}"))));
    }
    frame.render_widget(Paragraph::new(lines), inner);
}

pub fn cards(frame: &mut Frame<'_>, app: &App, inks: Inks) {
    let words = app.sitting.words();
    let game = app.shown();
    let deck = [("deck", game.options().deck.name().into())];
    let (seen, unseen) = game.card_counting();
    let height = (seen.len() + unseen.len() + 6) as u16;
    let title = words.say("tui-cards-title", &deck);
    let inner = page(frame, inks, &title, &words.text("tui-cards-keys"), WIDTH, height.max(10));
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
    lines.extend(wrap(&text, inner.width as usize).into_iter().map(|part| Line::styled(part, ink::bold())));
    for card in unseen {
        lines.push(Line::styled(format!("  {}", card_line(words, game.kit().card(card))), inks.faint()));
    }
    frame.render_widget(Paragraph::new(lines), inner);
}

pub fn ring(frame: &mut Frame<'_>, app: &App, inks: Inks, from: usize) {
    let words = app.sitting.words();
    let game = app.shown();
    let title = words.say("tui-ring-title", &[("count", game.ring_len().into())]);
    let inner = page(frame, inks, &title, &words.text("tui-ring-keys"), WIDTH, 24);
    let mut y = inner.y;
    for (i, id) in game.ring().enumerate().skip(from) {
        let patch = game.kit().patch(id);
        let outline = flat(patch);
        let high = u16::from(outline.height);
        if y + high > inner.bottom() {
            break;
        }
        let args =
            [("cost", patch.cost.into()), ("time", patch.time.into()), ("buttons", patch.buttons.into())];
        let number = Line::styled(format!("{:>2}", i + 1), if i < 3 { ink::bold() } else { inks.faint() });
        frame.render_widget(number, Rect::new(inner.x, y, 3, 1));
        frame.render_widget(
            Paragraph::new(inks.grid(&patch_small(patch, outline))),
            Rect::new(inner.x + 3, y, 11, high),
        );
        frame.render_widget(
            Line::from(words.say("tui-ring-line", &args)),
            Rect::new(inner.x + 15, y, inner.width.saturating_sub(15), 1),
        );
        y += high + 1;
    }
}

pub fn new_game(frame: &mut Frame<'_>, app: &App, inks: Inks) {
    let words = app.sitting.words();
    let options = app.shown().options();
    let inner = page(frame, inks, &words.text("tui-new-title"), &words.text("tui-new-close"), 70, 9);
    let mut lines = Vec::new();
    if options.has_automa() {
        let level = options.level;
        lines.push(Line::from(words.say("tui-new-level", &[("level", level.numeral().into())])));
        for (i, level) in patchwork::Level::ALL.into_iter().enumerate() {
            let name = level_name(words, level);
            lines.push(Line::from(format!("  {}  {} {name}", i + 1, level.numeral())));
        }
    } else {
        lines.push(Line::from(words.text("tui-new-people")));
    }
    frame.render_widget(Paragraph::new(lines), inner);
}
