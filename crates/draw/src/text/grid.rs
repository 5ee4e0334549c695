//! Rows of characters with a meaning each.

/// Before what is legal or was kept.
pub const TICK: char = '✓';
/// Before what is illegal or fell.
pub const CROSS: char = '✗';

/// What a character stands for. A view may colour it; without colour the character says it all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ink {
    /// Text without emphasis.
    #[default]
    Plain,
    /// Lines and labels of no weight.
    Faint,
    /// The first seat's things.
    You,
    /// The second seat's things, the Automa's.
    Automa,
    /// The cloth of a patch, by its number.
    Cloth(u8),
    /// A piece of no colour of its own.
    Brown,
    /// Legal or kept.
    Good,
    /// Illegal or fallen.
    Bad,
    /// Buttons and income.
    Gold,
    /// Where something can be laid.
    Spot,
    /// The piece in hand, where it may lie.
    Lay,
    /// The piece in hand, where it may not lie.
    Clash,
}

/// A rectangle of characters, each with an ink: by default an [`Ink`], and every game may have its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid<I = Ink> {
    width: usize,
    cells: Vec<(char, I)>,
}

impl<I: Copy + Default> Grid<I> {
    /// A grid filled with blanks.
    pub fn new(width: usize, height: usize) -> Grid<I> {
        Grid { width, cells: vec![(' ', I::default()); width * height] }
    }

    /// Characters in a row.
    pub fn width(&self) -> usize {
        self.width
    }

    /// The number of rows.
    pub fn height(&self) -> usize {
        self.cells.len().checked_div(self.width).unwrap_or(0)
    }

    /// Writes a character; outside the rectangle nothing happens.
    pub fn put(&mut self, row: usize, column: usize, symbol: char, ink: I) {
        if column < self.width
            && let Some(cell) = self.cells.get_mut(row * self.width + column)
        {
            *cell = (symbol, ink);
        }
    }

    /// Writes a text to the right.
    pub fn text(&mut self, row: usize, column: usize, text: &str, ink: I) {
        for (i, symbol) in text.chars().enumerate() {
            self.put(row, column + i, symbol, ink);
        }
    }

    /// The character at a place, and its ink.
    pub fn get(&self, row: usize, column: usize) -> Option<(char, I)> {
        if column < self.width { self.cells.get(row * self.width + column).copied() } else { None }
    }

    /// The rows from the top.
    pub fn rows(&self) -> impl Iterator<Item = &[(char, I)]> {
        self.cells.chunks(self.width.max(1))
    }

    /// The characters as text, without blanks at the ends of rows.
    pub fn plain(&self) -> String {
        let line =
            |row: &[(char, I)]| row.iter().map(|cell| cell.0).collect::<String>().trim_end().to_owned();
        self.rows().map(line).collect::<Vec<_>>().join("\n")
    }
}
