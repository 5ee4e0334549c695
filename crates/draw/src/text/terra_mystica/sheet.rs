//! Lines of words with inks, made into a grid.

use super::{Ink, Page};

/// Lines being written.
#[derive(Default)]
pub(super) struct Sheet {
    lines: Vec<Vec<(String, Ink)>>,
}

impl Sheet {
    /// Begins a line.
    pub fn line(&mut self) -> &mut Sheet {
        self.lines.push(Vec::new());
        self
    }

    /// Writes on in the last line.
    pub fn add(&mut self, words: impl Into<String>, ink: Ink) -> &mut Sheet {
        match self.lines.last_mut() {
            Some(line) => line.push((words.into(), ink)),
            None => self.lines.push(vec![(words.into(), ink)]),
        }
        self
    }

    /// Writes something of a width: what is shorter gets blanks.
    pub fn column(&mut self, words: &str, width: usize, ink: Ink) -> &mut Sheet {
        self.add(format!("{words:<width$}"), ink)
    }

    /// Writes facts with spaces between, in as many lines as they need; further lines are indented. A fact that is too
    /// long for a line is broken between its words.
    pub fn flow(&mut self, indent: usize, width: usize, facts: &[(String, Ink)]) -> &mut Sheet {
        for (fact, ink) in facts {
            if indent + fact.chars().count() <= width {
                self.fit(indent, width, fact, *ink);
            } else {
                for word in fact.split(' ') {
                    self.fit(indent, width, word, *ink).add(" ", Ink::Plain);
                }
            }
            self.add("  ", Ink::Plain);
        }
        self
    }

    /// Writes on in the last line if there is room, or else in a new one.
    fn fit(&mut self, indent: usize, width: usize, words: &str, ink: Ink) -> &mut Sheet {
        if self.width() + words.chars().count() > width && self.width() > indent {
            self.line().add(" ".repeat(indent), Ink::Plain);
        }
        self.add(words, ink)
    }

    /// How wide the last line is.
    fn width(&self) -> usize {
        self.lines.last().map_or(0, |line| wide(line))
    }

    pub fn finish(self) -> Page {
        let width = self.lines.iter().map(|line| wide(line)).max().unwrap_or(0);
        let mut page = Page::new(width, self.lines.len());
        for (row, line) in self.lines.iter().enumerate() {
            let mut column = 0;
            for (words, ink) in line {
                page.text(row, column, words, *ink);
                column += words.chars().count();
            }
        }
        page
    }
}

fn wide(line: &[(String, Ink)]) -> usize {
    line.iter().map(|(words, _)| words.chars().count()).sum()
}
