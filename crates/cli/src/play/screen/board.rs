//! What stands around a board with a list of acts: the question, the list, the foot and the keys.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use super::app::Waits;
use super::deeds::{Deed, Deeds};
use super::frame::{self, BETWEEN_KEYS, notes, wrap};
use super::ink::{self, Inks};
use super::{App, Job, Screened, Tone, reel};

impl<G: Screened> App<G> {
    /// Does what is chosen, or says why that cannot be.
    pub fn enter(&mut self, chosen: Option<Deed<G::Action>>) {
        match chosen {
            None => self.say(Tone::Plain, self.text("tui-choose-first")),
            Some(deed) if deed.is_open() => self.job = Some(Job::Decide(deed.acts)),
            Some(deed) => self.say(Tone::Bad, deed.terms),
        }
    }

    /// Says what is advised, with its figures.
    pub fn say_advice(&mut self, what: &str, best: &players::Advice<G>) {
        let words = self.sitting.words();
        let figures = words::hint::figures(words, &crate::play::advice::figures(best));
        let text = format!("{}. {figures}.", what.trim_end_matches('.'));
        let text = words.say("tui-hint-is", &[("text", text.into())]);
        self.say(Tone::Plain, text);
    }
}

/// What is to be done now, and below it how, if there is room.
pub fn prompt<G: Screened>(
    app: &App<G>,
    inks: Inks,
    room: Rect,
    asked: Option<String>,
    how: &str,
) -> Vec<Line<'static>> {
    let words = app.sitting.words();
    let at = |count: usize| words::Arg::from(count as u32);
    if let Some(step) = app.reel {
        let text = words.say("tui-reel", &[("at", at(step + 1)), ("of", at(app.scene.len()))]);
        let title = Span::styled(format!("{} ", app.text("scene-title")), ink::bold());
        return vec![Line::from(vec![title, Span::styled(text, inks.faint())])];
    }
    if let Some(back) = app.back {
        let text = words.say("tui-back", &[("at", at(back)), ("of", at(app.sitting.session().at()))]);
        return vec![Line::styled(text, ink::bold())];
    }
    let asked = match app.waits() {
        Waits::Over => app.shown().outcome(words),
        Waits::Stuck => Some(app.text("tui-stuck")),
        Waits::Person => asked,
    };
    let rows = wrap(&asked.unwrap_or_default(), room.width as usize).into_iter();
    let mut lines: Vec<Line<'static>> = rows.map(|part| Line::styled(part, ink::bold())).collect();
    let how = wrap(&app.text(how), room.width as usize);
    if lines.len() + how.len() <= room.height as usize && app.waits() == Waits::Person {
        lines.extend(how.into_iter().map(|part| Line::styled(part, inks.faint())));
    }
    lines
}

/// What can be done; or what the bots did; or the points at the end.
pub fn list<G: Screened>(
    app: &App<G>,
    inks: Inks,
    room: Rect,
    deeds: &Deeds<G::Action>,
    scores: impl Fn() -> String,
) -> Vec<Line<'static>> {
    let width = room.width as usize;
    if app.reel.is_some() {
        return reel::lines(app, inks, width, room.height as usize);
    }
    match app.waits() {
        _ if app.back.is_some() => Vec::new(),
        Waits::Over => scores().lines().flat_map(|line| wrap(line, width)).map(Line::from).collect(),
        _ => deeds.lines(inks, room),
    }
}

/// The last message, what would follow, and where that is; else what the bots did last, or a tip.
pub fn foot<G: Screened>(
    app: &App<G>,
    deeds: &Deeds<G::Action>,
    place: Option<String>,
    tip: impl Fn() -> Option<String>,
) -> Vec<(Tone, String)> {
    if let Some(message) = &app.message {
        let chosen = deeds.told().into_iter().take(1).filter(|_| app.is_now());
        return [message.clone()].into_iter().chain(chosen).collect();
    }
    if let Some(shot) = app.shot() {
        return vec![(Tone::Plain, shot.text())];
    }
    if !app.is_now() || app.waits() != Waits::Person {
        return Vec::new();
    }
    let mut told = deeds.told();
    let news = || tip().or_else(|| app.scene.last().map(reel::Shot::text));
    let plain = place.or_else(|| if told.is_empty() { news() } else { None });
    told.extend(plain.map(|text| (Tone::Plain, text)));
    told
}

/// The messages at the foot: in its own room, and where they are longer also in the `free` rows above it.
pub fn draw_foot(screen: &mut Frame<'_>, told: Vec<(Tone, String)>, inks: Inks, room: Rect, free: u16) {
    let lines = notes(told, inks, room.width as usize - 1, usize::from(room.height + free));
    let more = (lines.len() as u16).saturating_sub(room.height);
    let room = Rect { y: room.y - more, height: room.height + more, ..room };
    screen.render_widget(Paragraph::new(lines), room);
}

/// The keys of what is shown now; `own` has those of the question that waits, `panes` those of what can be looked at: by name
/// where there is room for all of them, else in a word.
pub fn key_line<G: Screened>(
    app: &App<G>,
    inks: Inks,
    width: usize,
    (own, panes): (&'static str, &'static str),
) -> Line<'static> {
    let id = keys(app, own);
    let text = app.text(id);
    if id != own {
        return frame::key_line(&text, inks, width, 2);
    }
    let groups: Vec<&str> = text.split(BETWEEN_KEYS).collect();
    let (first, last) = groups.split_at(groups.len().saturating_sub(2));
    let with = |panes: String| [first, &[panes.as_str()], last].concat().join(BETWEEN_KEYS);
    let named = with(app.text(panes));
    if frame::keys_fit(&named, width) {
        return frame::key_line(&named, inks, width, 2);
    }
    let letters: Vec<String> = G::PANES.iter().map(ToString::to_string).collect();
    let short = app.sitting.words().say("tui-keys-panes", &[("keys", letters.join(" ").into())]);
    frame::key_line(&with(short), inks, width, 3)
}

/// The message with the keys of what is shown now; `own` has those of the question that waits.
fn keys<G: Screened>(app: &App<G>, own: &'static str) -> &'static str {
    match app.waits() {
        _ if app.reel.is_some() => "tui-keys-reel",
        _ if app.back.is_some() => "tui-keys-back",
        Waits::Over => "tui-keys-over",
        Waits::Stuck => "tui-keys-stuck",
        Waits::Person => own,
    }
}
