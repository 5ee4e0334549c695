//! Why the Automa did that: verdict, one sentence, candidates, filters, the rule behind each.

use draw::text::Ink;
use draw::text::patchwork::{CROSS, TICK, patch_small};
use kernel::Verdict;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use super::super::App;
use super::super::explain::Explained;
use super::panels::flat;
use crate::play::screen::frame::{page, wrap};
use crate::play::screen::ink::{self, Inks};

/// How wide the page is.
const WIDTH: u16 = 80;
/// Where the columns of the candidates begin.
const INDENT: usize = 3;

pub fn draw(frame: &mut Frame<'_>, app: &App, inks: Inks, entry: usize, chosen_rule: usize) {
    let Some(told) = app.sitting.explain(entry) else { return };
    let words = app.sitting.words();
    let inner = page(frame, inks, &words.text("tui-why-title"), &words.text("tui-why-keys"), WIDTH, 24);
    let width = inner.width as usize;
    let mut head: Vec<Line<'_>> = wrap(&told.verdict, width)
        .into_iter()
        .map(|part| Line::styled(part, inks.style(Ink::Automa)))
        .collect();
    let sentence = format!("{} {}", told.card, told.why.sentence);
    head.extend(wrap(&sentence, width).into_iter().map(|part| Line::styled(part, ink::bold())));
    let rule = rule_text(app, inks, told.rules.get(chosen_rule).copied().unwrap_or_default(), width);
    let parts = Layout::vertical([
        Constraint::Length(head.len() as u16),
        Constraint::Fill(1),
        Constraint::Length(rule.len() as u16),
    ])
    .split(inner);
    frame.render_widget(Paragraph::new(head), parts[0]);
    frame.render_widget(Paragraph::new(rule), parts[2]);
    table(frame, app, inks, &told, chosen_rule, parts[1]);
}

/// The candidates as columns, a row for each filter.
fn table(frame: &mut Frame<'_>, app: &App, inks: Inks, told: &Explained, chosen_rule: usize, area: Rect) {
    let words = app.sitting.words();
    let candidates = &told.why.candidates;
    let column = (area.width as usize).saturating_sub(INDENT) / 3;
    let text_rows = 1
        + 2 * told.why.rows.iter().filter(|row| row.verdict != Verdict::NotNeeded).count()
        + told.why.rows.iter().filter(|row| row.verdict == Verdict::NotNeeded).count()
        + 1;
    // Pictures if there is room for them.
    let pictures = (area.height as usize).saturating_sub(text_rows).min(4);
    for (i, (candidate, _)) in candidates.iter().enumerate() {
        let patch = app.sitting.game().kit().patch(candidate.patch);
        let picture = inks.grid(&patch_small(patch, flat(patch)));
        if picture.len() <= pictures {
            let x = area.x + (INDENT + i * column) as u16;
            let lift = (pictures - picture.len()) as u16;
            let place = Rect::new(x, area.y + lift, 12, picture.len() as u16).intersection(area);
            frame.render_widget(Paragraph::new(picture), place);
        }
    }
    let mut lines: Vec<Line<'_>> = Vec::new();
    let pad = |text: &str| format!("{text:<column$}");
    let indent = || Span::raw(" ".repeat(INDENT));
    let mut names = vec![indent()];
    for (candidate, name) in candidates {
        let style = if told.chosen == Some(*candidate) { ink::chosen() } else { ink::bold() };
        let place = candidate.place + 1;
        let text = format!("{place} {name}");
        let rest = column.saturating_sub(text.chars().count());
        names.push(Span::styled(text, style));
        names.push(Span::raw(" ".repeat(rest)));
    }
    lines.push(if candidates.is_empty() {
        Line::from(words.text("tui-why-none"))
    } else {
        Line::from(names)
    });
    for (i, row) in told.why.rows.iter().enumerate() {
        let open = if i == chosen_rule { '▸' } else { ' ' };
        let mut title = vec![Span::styled(format!("{open} {}", row.question), ink::bold())];
        if let Some(note) = &row.note {
            title.push(Span::raw(format!("  {note}")));
        }
        title.push(Span::styled(format!("  {}", row.rule), inks.faint().add_modifier(Modifier::UNDERLINED)));
        lines.push(Line::from(title));
        if row.verdict == Verdict::NotNeeded {
            continue;
        }
        let mut cells = vec![indent()];
        for (candidate, _) in candidates {
            let cell = row.cells.iter().find(|cell| cell.0 == *candidate);
            cells.push(match cell {
                Some((_, value, _)) if row.verdict == Verdict::Skipped => {
                    Span::styled(pad(&format!("- {value}")), inks.faint())
                }
                Some((_, value, true)) => {
                    Span::styled(pad(&format!("{TICK} {value}")), inks.style(Ink::Good))
                }
                Some((_, value, false)) => {
                    let style: Style = inks.style(Ink::Bad);
                    Span::styled(pad(&format!("{CROSS} {value}")), style)
                }
                None => Span::styled(pad("·"), inks.faint()),
            });
        }
        lines.push(Line::from(cells));
    }
    let mut end = vec![indent()];
    for (candidate, _) in candidates {
        let taken = told.chosen == Some(*candidate);
        let text = if taken { words.text("tui-why-taken") } else { String::new() };
        end.push(Span::styled(text.clone(), ink::chosen()));
        end.push(Span::raw(" ".repeat(column.saturating_sub(text.chars().count()))));
    }
    lines.push(Line::from(end));
    let below =
        Rect { y: area.y + pictures as u16, height: area.height.saturating_sub(pictures as u16), ..area };
    frame.render_widget(Paragraph::new(lines), below);
}

/// The rule in our own words, with how sure it is.
fn rule_text(app: &App, inks: Inks, id: &str, width: usize) -> Vec<Line<'static>> {
    let Some(rule) = patchwork::rulebook::book().get(id) else { return Vec::new() };
    let sure = app.sitting.words().text(&format!("tui-certainty-{}", rule.certainty.name()));
    let mut lines = vec![Line::from(vec![
        Span::styled(format!("▸ {} ", rule.title), ink::bold()),
        Span::styled(format!("{} ({sure})", rule.id), inks.faint()),
    ])];
    lines.extend(wrap(&rule.text, width).into_iter().map(Line::from));
    lines
}
