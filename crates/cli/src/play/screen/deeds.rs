//! A list of whole acts to choose from, in groups; what cannot be had is there too, pale and with its reason.

use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::Tone;
use super::frame::{cut, folded, wrap};
use super::ink::{self, Inks};

/// From this many rows on, a list is read through rather than glanced at: everything in it is whole.
const HIGH: usize = 16;

/// Something that can be done, or that people would look for and cannot have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deed<A> {
    /// Its decisions; none if it cannot be had.
    pub acts: Vec<A>,
    /// What it is, in a few words.
    pub says: String,
    /// What it costs and brings; of what cannot be had the reason.
    pub terms: String,
    /// What a card or tile says, to be read once it is chosen.
    pub more: String,
    /// The group in which it stands.
    pub group: usize,
}

impl<A> Deed<A> {
    /// Whether it can be done.
    pub fn is_open(&self) -> bool {
        !self.acts.is_empty()
    }
}

/// The list: all of it, or one group, or what can be done at one place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deeds<A> {
    /// The headings of the groups.
    pub groups: Vec<String>,
    all: Vec<Deed<A>>,
    /// What can be done at the place that is selected.
    here: Option<Vec<Deed<A>>>,
    /// The group that is opened.
    open: Option<usize>,
    /// The line that is chosen.
    chosen: Option<usize>,
}

impl<A> Default for Deeds<A> {
    fn default() -> Deeds<A> {
        Deeds { groups: Vec::new(), all: Vec::new(), here: None, open: None, chosen: None }
    }
}

/// A row of the list on the screen: a heading, or a deed by its number among those that are shown.
#[derive(Clone, Copy, Debug)]
enum Row {
    Heading(usize),
    Deed(usize),
}

impl Row {
    fn deed(self) -> Option<usize> {
        match self {
            Row::Heading(_) => None,
            Row::Deed(at) => Some(at),
        }
    }
}

impl<A: Copy + PartialEq> Deeds<A> {
    /// A new list; where there is only one thing to do it is chosen already.
    pub fn new(groups: Vec<String>, all: Vec<Deed<A>>) -> Deeds<A> {
        let chosen = (all.len() == 1).then_some(0);
        Deeds { groups, all, here: None, open: None, chosen }
    }

    /// Everything, whatever is shown.
    pub fn all(&self) -> &[Deed<A>] {
        &self.all
    }

    /// What is shown now.
    pub fn shown(&self) -> Vec<&Deed<A>> {
        match (&self.here, self.open) {
            (Some(here), _) => here.iter().collect(),
            (None, Some(group)) => self.all.iter().filter(|deed| deed.group == group).collect(),
            (None, None) => self.all.iter().collect(),
        }
    }

    /// What is chosen now.
    pub fn chosen(&self) -> Option<&Deed<A>> {
        self.shown().get(self.chosen?).copied()
    }

    /// Whether a place is selected.
    pub fn is_here(&self) -> bool {
        self.here.is_some()
    }

    /// The group that is opened.
    pub fn open(&self) -> Option<usize> {
        self.open
    }

    /// Shows what can be done at a place, with its first deed chosen; of what cannot be, that says why.
    pub fn show_here(&mut self, here: Vec<Deed<A>>) {
        self.chosen = (!here.is_empty()).then_some(0);
        self.here = Some(here);
        self.open = None;
    }

    /// Shows one group, if it has anything; else everything.
    pub fn show_group(&mut self, group: Option<usize>) {
        self.here = None;
        self.open = group.filter(|group| self.all.iter().any(|deed| deed.group == *group));
        self.chosen = self.open.map(|_| 0).filter(|_| self.shown().len() == 1);
    }

    /// Chooses what begins with these decisions, wherever it stands, or puts it at the top.
    pub fn choose(&mut self, deed: Deed<A>) {
        self.open = None;
        let has = |deeds: &[Deed<A>]| deeds.iter().position(|one| one.acts == deed.acts);
        if let Some(here) = &mut self.here {
            self.chosen = Some(has(here).unwrap_or_else(|| {
                here.insert(0, deed);
                0
            }));
            return;
        }
        self.chosen = Some(has(&self.all).unwrap_or_else(|| {
            self.all.insert(0, deed);
            0
        }));
    }

    /// Chooses the deed with this number of what is shown, if there is one.
    pub fn pick(&mut self, number: usize) {
        if number < self.shown().len() {
            self.chosen = Some(number);
        }
    }

    /// Goes up or down in what is shown, round at its ends.
    pub fn go(&mut self, code: KeyCode) {
        let count = self.shown().len();
        if count == 0 {
            return;
        }
        let last = count - 1;
        self.chosen = Some(match (code, self.chosen) {
            (KeyCode::Down | KeyCode::Char('j'), Some(at)) => (at + 1) % count,
            (KeyCode::Down | KeyCode::Char('j') | KeyCode::PageDown, None) | (KeyCode::Home, _) => 0,
            (KeyCode::Up | KeyCode::Char('k'), Some(at)) => (at + last) % count,
            (KeyCode::PageDown, Some(at)) => (at + 5).min(last),
            (KeyCode::PageUp, Some(at)) => at.saturating_sub(5),
            _ => last,
        });
    }

    /// Chooses the deed that a click on its list is for; true if it was chosen already.
    pub fn point(&mut self, list: Rect, click: Position) -> bool {
        if !list.contains(click) {
            return false;
        }
        let (rows, first) = self.rows(Inks::new(false), list);
        let row = rows.get(first + usize::from(click.y - list.y));
        let Some(at) = row.and_then(|(of, _)| of.deed()) else { return false };
        let again = self.chosen == Some(at);
        self.chosen = Some(at);
        again
    }

    /// All rows, each with what it belongs to, and the first of them that is in sight. What is chosen is whole. Of the others,
    /// what is too long for a row goes on in the next ones where the room is high, else as long as there are rows to spare.
    fn rows(&self, inks: Inks, room: Rect) -> (Vec<(Row, Line<'static>)>, usize) {
        let (width, height) = (room.width as usize, room.height as usize);
        let shown = self.shown();
        let headings = self.here.is_none() && self.open.is_none();
        let mut all = Vec::new();
        let mut last = None;
        for (number, deed) in shown.iter().enumerate() {
            if headings && last != Some(deed.group) {
                all.push(Row::Heading(deed.group));
                last = Some(deed.group);
            }
            all.push(Row::Deed(number));
        }
        let whole =
            |at: usize| folded(vec![line(shown[at], self.chosen == Some(at), inks, usize::MAX)], width);
        let chosen = self.chosen.filter(|at| *at < shown.len());
        let mut spare = height.saturating_sub(all.len());
        spare = spare.saturating_sub(chosen.map_or(0, |at| whole(at).len().saturating_sub(1)));
        // The rows of what is chosen.
        let (mut rows, mut from, mut to) = (Vec::new(), 0, 0);
        for row in all {
            let lines = match row {
                Row::Heading(group) => {
                    let name = self.groups.get(group).cloned().unwrap_or_default();
                    vec![Line::styled(cut(&name, width), inks.style(draw::text::Ink::Gold))]
                }
                Row::Deed(at) if chosen == Some(at) => {
                    let lines = whole(at);
                    (from, to) = (rows.len(), rows.len() + lines.len() - 1);
                    lines
                }
                Row::Deed(at) => {
                    let lines = whole(at);
                    let more = lines.len() - 1;
                    if height >= HIGH || more <= spare {
                        spare = spare.saturating_sub(more);
                        lines
                    } else {
                        vec![line(shown[at], false, inks, width)]
                    }
                }
            };
            rows.extend(lines.into_iter().map(|line| (row, line)));
        }
        // What is chosen is in sight, with a little of what follows.
        let first = (to + 2).saturating_sub(height).min(from).min(rows.len().saturating_sub(height));
        (rows, first)
    }

    /// The list in lines for this room.
    pub fn lines(&self, inks: Inks, room: Rect) -> Vec<Line<'static>> {
        let (width, height) = (room.width as usize, room.height as usize);
        let (rows, first) = self.rows(inks, room);
        let below = rows.len().saturating_sub(first + height);
        let mut lines: Vec<Line<'static>> =
            rows.into_iter().skip(first).take(height).map(|(_, line)| line).collect();
        if below > 0
            && let Some(line) = lines.last_mut()
        {
            let more = format!("  ↓ {}", below + 1);
            *line = Line::styled(cut(&more, width), inks.faint());
        }
        lines
    }

    /// What is chosen, with all of its terms, as messages for the foot of the screen.
    pub fn told(&self) -> Vec<(Tone, String)> {
        let Some(deed) = self.chosen() else { return Vec::new() };
        let tone = if deed.is_open() { Tone::Good } else { Tone::Bad };
        let stop = if deed.says.ends_with(['.', '?', '!']) { "" } else { "." };
        let mut told = vec![(tone, format!("{}{stop} {}", deed.says, deed.terms))];
        if !deed.more.is_empty() {
            told.push((Tone::Plain, deed.more.clone()));
        }
        told
    }
}

/// A deed in a line: what it is, and behind it what it costs and brings.
fn line<A>(deed: &Deed<A>, chosen: bool, inks: Inks, width: usize) -> Line<'static> {
    let sign = if chosen { '▸' } else { ' ' };
    let room = width.saturating_sub(2);
    let says = cut(wrap(&deed.says, usize::MAX).first().map_or("", String::as_str), room);
    let left = room.saturating_sub(says.chars().count() + 2);
    let terms = if left > 6 { cut(&deed.terms, left) } else { String::new() };
    let (main, beside) = match (chosen, deed.is_open()) {
        (true, true) => (ink::chosen(), inks.faint()),
        (true, false) => (inks.faint().patch(ink::chosen()), inks.faint()),
        (false, true) => (Style::new(), inks.faint()),
        (false, false) => (inks.faint(), inks.faint()),
    };
    Line::from(vec![
        Span::styled(format!("{sign} "), ink::bold()),
        Span::styled(says, main),
        Span::styled(if terms.is_empty() { String::new() } else { format!("  {terms}") }, beside),
    ])
}
