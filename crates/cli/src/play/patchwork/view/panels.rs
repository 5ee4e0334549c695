//! The parts of the game's screen.

use draw::text::Ink;
use draw::text::patchwork::{BUTTON, CROSS, LEATHER, MARKER, TICK, patch_large, patch_small, token};
use kernel::{Game, Seat, Verdict};
use patchwork::{Event, FIRST, Obstacle, Outline, Patch, PatchId};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};
use words::patchwork::{filter_name, seat_name};

use super::super::App;
use super::super::app::Mode;
use super::super::tell;
use super::play::Room;
use crate::play::screen::frame::{cut, wrap};
use crate::play::screen::ink::{self, Inks};

pub fn title(app: &App, inks: Inks, width: usize) -> Line<'static> {
    let title = tell::title(app.sitting.words(), app.shown(), app.shown_at(), app.sitting.path());
    Line::styled(cut(&title, width), inks.faint())
}

/// What the marks of the time board mean, one a row.
pub fn legend(app: &App, inks: Inks) -> Vec<Line<'static>> {
    let words = app.sitting.words();
    let mut marks =
        vec![(BUTTON, Ink::Gold, "tui-legend-income"), (LEATHER, Ink::Brown, "tui-legend-leather")];
    if app.shown().options().has_automa() && app.shown().tile().is_none() {
        marks.push((MARKER, Ink::Automa, "tui-legend-tile"));
    }
    let line = |(mark, ink, id): (char, Ink, &str)| {
        Line::from(vec![
            Span::styled(mark.to_string(), inks.style(ink)),
            Span::styled(format!(" {}", words.text(id)), inks.faint()),
        ])
    };
    marks.into_iter().map(line).collect()
}

pub fn seat(app: &App, inks: Inks, seat: Seat) -> Line<'static> {
    let words = app.sitting.words();
    let game = app.shown();
    let buttons = ("buttons", game.buttons(seat).into());
    let points = ("points", game.score(seat).into());
    let mut text = if game.is_automa(seat) {
        words.say("tui-seat-automa", &[buttons, points, ("patches", game.automa_heap().patches.into())])
    } else {
        let (income, empty) = (game.income(seat), game.empty_squares(seat));
        words.say("tui-seat-person", &[buttons, points, ("income", income.into()), ("empty", empty.into())])
    };
    if game.tile() == Some(seat) {
        text = format!("{text}, {}", words.text("tui-seat-tile"));
    }
    let shared = game.space(FIRST) == game.space(patchwork::SECOND);
    let id = if shared && game.on_top() == seat { "tui-seat-top" } else { "tui-seat-space" };
    text = format!("{text}, {}", words.say(id, &[("space", game.space(seat).into())]));
    let turn = if game.to_move() == Some(seat) { '▸' } else { ' ' };
    let ink = inks.style(if seat == FIRST { Ink::You } else { Ink::Automa });
    let name = format!("{turn}{} {:<7}", token(seat), seat_name(words, game, seat));
    Line::from(vec![Span::styled(name, ink), Span::raw(text)])
}

/// The patches behind the next three, as many as fit: letter, cost, time, buttons.
pub fn ring(app: &App, inks: Inks, width: usize) -> Line<'static> {
    let words = app.sitting.words();
    let game = app.shown();
    let rest: Vec<PatchId> = game.ring().skip(3).collect();
    if rest.is_empty() {
        let id = if game.ring_len() == 0 { "tui-ring-none" } else { "tui-ring-empty" };
        return Line::styled(words.text(id), inks.faint());
    }
    let mut line = vec![Span::styled(words.text("tui-ring"), inks.faint())];
    let mut used = line[0].content.chars().count();
    for (i, &id) in rest.iter().enumerate() {
        let patch = game.kit().patch(id);
        let stars = BUTTON.to_string().repeat(patch.buttons as usize);
        let text = format!(" {}/{}{stars}", patch.cost, patch.time);
        let more = format!(" +{}", rest.len() - i);
        used += text.chars().count() + 1;
        if used + more.chars().count() > width {
            line.push(Span::styled(more, inks.faint()));
            break;
        }
        line.push(Span::raw(text));
        line.push(Span::styled(if i + 1 < rest.len() { "," } else { "." }, inks.faint()));
    }
    Line::from(line)
}

/// The outline that takes the fewest rows.
pub fn flat(patch: &Patch) -> &Outline {
    patch.outlines.iter().min_by_key(|outline| outline.height).unwrap_or(&patch.outlines[0])
}

/// The next three patches.
pub fn offers(frame: &mut Frame<'_>, app: &App, inks: Inks, room: Room, area: Rect) {
    let words = app.sitting.words();
    let game = app.shown();
    let offers = app.offers();
    let next = game.next_patches();
    let (rows, wide) = if room.large { (9, 22) } else { (4, 11) };
    let spare = area.height.saturating_sub(3 * rows) / 2;
    for (i, &id) in next.iter().enumerate() {
        let patch = game.kit().patch(id);
        let top = area.y + i as u16 * (rows + spare.min(1));
        let place = Rect { y: top, height: rows, ..area }.intersection(area);
        if place.is_empty() {
            continue;
        }
        let offer = offers.get(i);
        let obstacle = offer.and_then(|offer| offer.obstacle);
        let chosen = app.back.is_none()
            && match app.desk.mode {
                Mode::Choosing { pick } => pick == i,
                Mode::Placing(piece) => piece.patch == id,
                _ => false,
            };
        let sign = if chosen { '▸' } else { ' ' };
        let number =
            Span::styled(format!("{sign}{}", i + 1), if chosen { ink::chosen() } else { ink::bold() });
        frame.render_widget(Line::from(number), Rect { width: 3, height: 1, ..place });
        let outline = flat(patch);
        let drawn = if room.large { patch_large(patch, outline) } else { patch_small(patch, outline) };
        let picture = Rect { x: place.x + 3, width: wide.min(place.width.saturating_sub(3)), ..place };
        frame.render_widget(Paragraph::new(inks.grid(&drawn)), picture);
        let name = if chosen { ink::chosen() } else { ink::bold() };
        let style = if obstacle.is_some() && !chosen { inks.faint() } else { name };
        let pay = words.say("tui-pay", &[("cost", patch.cost.into())]);
        let spaces = words.say("tui-spaces", &[("time", patch.time.into())]);
        let mut text = if room.large {
            vec![Line::styled(pay, style), Line::styled(spaces, style)]
        } else {
            vec![Line::styled(format!("{pay}, {spaces}"), style)]
        };
        text.push(Line::from(words.say("tui-printed", &[("buttons", patch.buttons.into())])));
        if let Some(offer) = offer {
            let note = tell::offer_note(words, *offer);
            text.push(match offer.obstacle {
                Some(Obstacle::TooDear(_) | Obstacle::NoRoom) => {
                    Line::styled(format!("{CROSS} {note}"), inks.style(Ink::Bad))
                }
                None => Line::styled(note, inks.faint()),
            });
        }
        let x = place.x + 3 + wide;
        let beside = Rect { x, width: (place.x + place.width).saturating_sub(x), ..place };
        frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: false }), beside);
    }
    if next.is_empty() {
        frame.render_widget(Paragraph::new(Line::styled(words.text("tui-ring-none"), inks.faint())), area);
    }
}

/// The Automa's last card and what is known of the next one.
pub fn automa(app: &App, inks: Inks, width: usize, height: usize) -> Vec<Line<'static>> {
    let words = app.sitting.words();
    let game = app.shown();
    let mut lines = Vec::new();
    let last = app.sitting.last_automa(app.shown_at());
    let entry = last.and_then(|entry| app.sitting.session().history().get(entry));
    let event =
        entry.and_then(|entry| entry.events.iter().find(|event| matches!(event, Event::Automa { .. })));
    if let Some(Event::Automa { card, reasons, .. }) = event {
        let printed = game.kit().card(*card);
        let number = words.say("tui-card-last", &[("number", printed.number.into())]);
        lines.push(Line::styled(number, inks.style(Ink::Automa)));
        let money = [("budget", printed.budget.into()), ("income", printed.income.into())];
        lines.push(Line::from(format!("  {}", words.say("tui-card-money", &money))));
        // The first step is what it can afford; one for each row of the card follows.
        for (i, filter) in printed.filters.iter().enumerate() {
            let did = reasons.steps.get(i + 1).map(|step| step.verdict);
            let sign = if did == Some(Verdict::Narrowed) { TICK } else { ' ' };
            let style = if did == Some(Verdict::NotNeeded) { inks.faint() } else { ink::bold() };
            lines.push(Line::styled(format!("  {} {} {sign}", i + 1, filter_name(words, *filter)), style));
        }
        if printed.filters.is_empty() {
            lines.push(Line::from(format!("  {}", words.text("tui-card-passes"))));
        }
    } else {
        lines.extend(wrap(&words.text("tui-card-none"), width).into_iter().map(Line::from));
    }
    if lines.len() < 5 {
        lines.push(Line::default());
    }
    lines.push(Line::from(match game.next_back() {
        Some(budget) => words.say("tui-card-back", &[("budget", budget.into())]),
        None => words.text("tui-card-hidden"),
    }));
    let left = words.say("tui-cards-left", &[("left", (game.deck().left() as u32).into())]);
    lines.extend(wrap(&left, width).into_iter().map(|part| Line::styled(part, inks.faint())));
    let heap = game.automa_heap();
    if heap.patches == 0 {
        lines.push(Line::styled(words.text("tui-heap-none"), inks.faint()));
    } else {
        let args = [("patches", heap.patches.into()), ("with", heap.with_buttons.into())];
        lines.push(Line::from(words.say("tui-heap", &args)));
        let printed = words.say("tui-heap-more", &[("printed", heap.printed.into())]);
        lines.push(Line::from(format!("  {printed}")));
    }
    lines.push(if game.tile().is_none() {
        let space = game.kit().time_board.marker(game.options().level);
        Line::from(format!("{MARKER} {}", words.say("tui-marker", &[("space", space.into())])))
    } else {
        Line::styled(words.text("tui-marker-gone"), inks.faint())
    });
    // With room to spare, the reason at once.
    if let Some(told) = last.and_then(|entry| app.sitting.explain(entry))
        && height > lines.len() + 5
    {
        lines.push(Line::default());
        lines.extend(wrap(&told.verdict, width).into_iter().map(|part| Line::styled(part, ink::bold())));
        lines.extend(wrap(&told.why.sentence, width).into_iter().map(Line::from));
    }
    lines
}

/// The log, newest first. What is new is whole and bold; older lines are cut to one row.
pub fn log(app: &App, inks: Inks, width: usize, height: usize) -> Vec<Line<'static>> {
    let lines = app.sitting.log(app.shown_at());
    let newest_why = lines.iter().position(|line| line.why);
    let first = app.log.map_or(0, |chosen| chosen.saturating_sub(height.saturating_sub(2)));
    let mut shown = Vec::new();
    for (i, line) in lines.iter().enumerate().skip(first) {
        let chosen = app.log == Some(i);
        let new = line.entry.is_none_or(|entry| entry >= app.seen) || chosen;
        let sign = line.seat.map_or('·', token);
        let ink = match line.seat {
            Some(FIRST) => inks.style(Ink::You),
            Some(_) => inks.style(Ink::Automa),
            None => inks.faint(),
        };
        let mut text = line.text.clone();
        if newest_why == Some(i) && app.log.is_none() {
            text = format!("{text} ({})", app.text("tui-key-why"));
        }
        let parts = if new {
            wrap(&text, width.saturating_sub(3))
        } else {
            vec![cut(&text, width.saturating_sub(3))]
        };
        for (row, part) in parts.into_iter().enumerate() {
            let lead = if row == 0 { format!("{sign} ") } else { "  ".to_owned() };
            let style = if chosen {
                ink::chosen()
            } else if new {
                ink::bold()
            } else {
                inks.faint()
            };
            shown.push(Line::from(vec![Span::styled(lead, ink), Span::styled(part, style)]));
        }
        if shown.len() >= height {
            break;
        }
    }
    if shown.len() > height {
        shown.truncate(height);
        // A line that goes on where nothing is seen of it says so.
        if let Some(part) = shown.last_mut().and_then(|line| line.spans.last_mut()) {
            let kept: String = part.content.chars().take(width.saturating_sub(5)).collect();
            part.content = format!("{} …", kept.trim_end()).into();
        }
    }
    shown
}
