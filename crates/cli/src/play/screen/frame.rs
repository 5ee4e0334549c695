//! The app's state as a screen. Pure functions of the state: drawing changes nothing.

use draw::text::Ink;
use draw::text::grid::{CROSS, TICK};
use ratatui::Frame;
use ratatui::layout::{Constraint, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Padding, Paragraph, Wrap};

use super::ink::{self, Inks};
use super::{App, Overlay, SMALLEST, Screened, Tone, pages};

/// Draws the whole screen.
pub fn draw<G: Screened>(frame: &mut Frame<'_>, app: &App<G>, inks: Inks) {
    let area = frame.area();
    app.size.set((area.width, area.height));
    if app.is_cramped() {
        return too_small(frame, app);
    }
    G::draw(frame, app, inks);
    if app.log.is_some() && !G::OWN_LOG {
        pages::log(frame, app, inks);
    }
    match &app.overlay {
        Some(Overlay::Why { entry, row }) => G::why(frame, app, inks, *entry, *row),
        Some(Overlay::Help) => pages::help(frame, app, inks),
        Some(Overlay::Pane { key, from }) => {
            if let Ok(sheet) = G::pane(app, inks, *key, pages::WIDTH) {
                pages::scroll(frame, app, inks, &sheet, *from);
            }
        }
        Some(Overlay::Advice { from }) => pages::advice(frame, app, inks, *from),
        Some(Overlay::Rules { typed, from }) => pages::rules(frame, app, inks, typed, *from),
        Some(Overlay::NewGame) => pages::new_game(frame, app, inks),
        Some(Overlay::Lesson { other }) => pages::lesson(frame, app, inks, *other),
        None => {}
    }
}

fn too_small<G: Screened>(frame: &mut Frame<'_>, app: &App<G>) {
    let area = frame.area();
    let words = app.sitting.words();
    let name = games::Kind::of(G::NAME).map_or(G::NAME, |kind| kind.title().name());
    let size = [("width", u32::from(area.width).into()), ("height", u32::from(area.height).into())];
    let (width, height) = SMALLEST;
    let needs =
        [("game", name.into()), ("width", u32::from(width).into()), ("height", u32::from(height).into())];
    let text = vec![
        Line::from(words.say("tui-too-small", &size)),
        Line::from(words.say("tui-too-small-how", &needs)),
    ];
    frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
}

/// An empty page with a frame over the middle of the screen; what is inside it.
pub fn page(frame: &mut Frame<'_>, inks: Inks, title: &str, foot: &str, width: u16, height: u16) -> Rect {
    let whole = frame.area();
    let area = whole
        .centered(Constraint::Length(width.min(whole.width)), Constraint::Length(height.min(whole.height)));
    let block = Block::bordered()
        .title_top(Line::styled(format!(" {title} "), ink::bold()))
        .title_bottom(Line::styled(format!(" {foot} "), inks.faint()))
        .padding(Padding::horizontal(1));
    let inner = block.inner(area);
    frame.render_widget(Clear, area);
    frame.render_widget(block, area);
    inner
}

/// Between two groups of a line of keys.
pub const BETWEEN_KEYS: &str = "   ";

/// How much of a line a group of keys takes: its colon is not shown, what is between the groups is.
fn wide(group: &str) -> usize {
    group.chars().count() + BETWEEN_KEYS.len() - 1
}

/// Whether a line of keys has room for all of its groups.
pub fn keys_fit(text: &str, width: usize) -> bool {
    text.split(BETWEEN_KEYS).map(wide).sum::<usize>() <= width + BETWEEN_KEYS.len()
}

/// Keys stand out from what they do: groups of `key: what it does`, three blanks apart. Groups that do not fit are left
/// out, never the last ones, of which there are `always` many: help and leaving.
pub fn key_line(text: &str, inks: Inks, width: usize, always: usize) -> Line<'static> {
    let all: Vec<&str> = text.split(BETWEEN_KEYS).collect();
    let (first, always) = all.split_at(all.len().saturating_sub(always));
    let mut left = (width + BETWEEN_KEYS.len()).saturating_sub(always.iter().map(|group| wide(group)).sum());
    let mut groups: Vec<&str> = Vec::new();
    for group in first {
        if let Some(rest) = left.checked_sub(wide(group)) {
            left = rest;
            groups.push(group);
        }
    }
    groups.extend(always);
    let mut spans = Vec::new();
    for (i, group) in groups.into_iter().enumerate() {
        if i > 0 {
            spans.push(Span::raw(BETWEEN_KEYS));
        }
        let (key, rest) = group.split_once(": ").unwrap_or((group, ""));
        spans.push(Span::styled(key.to_owned(), ink::bold()));
        spans.push(Span::styled(format!(" {rest}"), inks.faint()));
    }
    Line::from(spans)
}

/// Messages at the foot of the screen: each with its sign, cut to so many lines, which is seen.
pub fn notes(
    messages: impl IntoIterator<Item = (Tone, String)>,
    inks: Inks,
    width: usize,
    most: usize,
) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    for (tone, text) in messages {
        let (sign, style) = match tone {
            Tone::Plain => (' ', ink::bold()),
            Tone::Good => (TICK, inks.style(Ink::Good)),
            Tone::Bad => (CROSS, inks.style(Ink::Bad)),
        };
        for (i, part) in wrap(&text, width.saturating_sub(2)).into_iter().enumerate() {
            let sign = if i == 0 { sign } else { ' ' };
            lines.push(Line::from(vec![
                Span::styled(format!("{sign} "), style),
                Span::styled(part, ink::bold()),
            ]));
        }
    }
    if lines.len() > most {
        lines.truncate(most);
        if let Some(span) = lines.last_mut().and_then(|line| line.spans.last_mut()) {
            let room = width.saturating_sub(4);
            let kept: String = span.content.chars().take(room).collect();
            span.content = format!("{} …", kept.trim_end()).into();
        }
    }
    if lines.is_empty() {
        lines.push(Line::default());
    }
    lines
}

/// A text cut into lines of at most `width` characters, at blanks.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let last = lines.last_mut().map_or(0, |line| line.chars().count());
        if last > 0 && last + 1 + word.chars().count() > width {
            lines.push(word.to_owned());
        } else if let Some(line) = lines.last_mut() {
            if last > 0 {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines
}

/// Lines in the colours that they have, cut at blanks where they are longer than `width` characters; what follows is indented.
pub fn folded(lines: Vec<Line<'static>>, width: usize) -> Vec<Line<'static>> {
    lines.into_iter().flat_map(|line| fold(line, width)).collect()
}

fn fold(line: Line<'static>, width: usize) -> Vec<Line<'static>> {
    if line.width() <= width {
        return vec![line];
    }
    let signs: Vec<(char, Style)> = line
        .spans
        .iter()
        .flat_map(|span| {
            span.content.chars().map(|sign| (sign, line.style.patch(span.style))).collect::<Vec<_>>()
        })
        .collect();
    let indent = signs.iter().take_while(|sign| sign.0 == ' ').count() + 2;
    let mut lines = Vec::new();
    let mut rest = &signs[..];
    while !rest.is_empty() {
        let lead = if lines.is_empty() { 0 } else { indent };
        let room = width.saturating_sub(lead).max(1);
        // What is behind the last blank that still fits goes to the next line.
        let blank = rest.iter().take(room + 1).rposition(|sign| sign.0 == ' ').filter(|at| *at > indent);
        let end = if rest.len() <= room { rest.len() } else { blank.unwrap_or(room) };
        let parts = rest[..end].chunk_by(|one, next| one.1 == next.1);
        let spans =
            parts.map(|part| Span::styled(part.iter().map(|sign| sign.0).collect::<String>(), part[0].1));
        lines.push(std::iter::once(Span::raw(" ".repeat(lead))).chain(spans).collect());
        rest = &rest[end..];
        rest = &rest[rest.iter().take_while(|sign| sign.0 == ' ').count()..];
    }
    lines
}

/// A text with an ellipsis if it is longer than `width` characters.
pub fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    text.chars().take(width.saturating_sub(1)).chain(['…']).collect()
}
