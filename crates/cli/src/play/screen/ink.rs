//! From meaning to colour, or to none.

use draw::text::shade::Shade;
use draw::text::{Grid, Ink};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};

/// How meanings are shown. The characters say everything: colour only helps.
#[derive(Clone, Copy, Debug)]
pub struct Inks {
    color: bool,
}

/// Soft backgrounds that black letters can be read on.
const CLOTHS: [u8; 11] = [152, 180, 151, 182, 223, 117, 216, 187, 146, 222, 158];

/// Headings and what matters now.
pub fn bold() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

/// The style of what is selected.
pub fn chosen() -> Style {
    Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD)
}

impl Inks {
    /// With or without colour.
    pub fn new(color: bool) -> Inks {
        Inks { color }
    }

    /// With colours, unless the environment asks for none: see no-color.org.
    pub fn from_environment() -> Inks {
        Inks::new(std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()))
    }

    fn fore(self, color: u8) -> Style {
        if self.color { Style::new().fg(Color::Indexed(color)) } else { Style::new() }
    }

    /// The style of an ink.
    pub fn style(self, ink: Ink) -> Style {
        match ink {
            Ink::Faint => self.faint(),
            Ink::You => self.fore(31).add_modifier(Modifier::BOLD),
            Ink::Automa => self.fore(166).add_modifier(Modifier::BOLD),
            Ink::Gold => self.fore(136),
            Ink::Spot => self.fore(34),
            Ink::Good => self.fore(34).add_modifier(Modifier::BOLD),
            Ink::Bad => self.fore(160).add_modifier(Modifier::BOLD),
            Ink::Cloth(id) if self.color => {
                let ground = CLOTHS[id as usize % CLOTHS.len()];
                Style::new().fg(Color::Indexed(16)).bg(Color::Indexed(ground))
            }
            Ink::Lay if self.color => Style::new().fg(Color::Indexed(16)).bg(Color::Indexed(114)),
            Ink::Clash if self.color => Style::new().fg(Color::Indexed(16)).bg(Color::Indexed(174)),
            Ink::Lay | Ink::Clash => bold(),
            Ink::Brown if self.color => Style::new().fg(Color::Indexed(180)).bg(Color::Indexed(94)),
            Ink::Plain | Ink::Cloth(_) | Ink::Brown => Style::new(),
        }
    }

    /// Second text.
    pub fn faint(self) -> Style {
        if self.color {
            Style::new().fg(Color::Indexed(244))
        } else {
            Style::new().add_modifier(Modifier::DIM)
        }
    }

    /// How a shade looks here.
    pub fn shade(self, shade: Shade) -> Style {
        let mut style = Style::new();
        if shade.bold {
            style = style.add_modifier(Modifier::BOLD);
        }
        if self.color {
            style.fg = shade.fore.map(Color::Indexed);
            style.bg = shade.ground.map(Color::Indexed);
        }
        style
    }

    /// The rows of a grid with inks of a game's own.
    pub fn shaded<I: Copy + Default + PartialEq>(
        self,
        page: &Grid<I>,
        shade: fn(I) -> Shade,
    ) -> Vec<Line<'static>> {
        let part = |part: &[(char, I)]| {
            let text: String = part.iter().map(|cell| cell.0).collect();
            Span::styled(text, self.shade(shade(part[0].1)))
        };
        let row = |row: &[(char, I)]| row.chunk_by(|a, b| a.1 == b.1).map(part).collect::<Line<'_>>();
        page.rows().map(row).collect()
    }

    /// The rows of a grid.
    pub fn grid(self, grid: &Grid) -> Vec<Line<'static>> {
        grid.rows().map(|row| self.row(row)).collect()
    }

    /// One row of a grid; neighbours of the same ink share a span.
    pub fn row(self, row: &[(char, Ink)]) -> Line<'static> {
        let mut spans: Vec<Span<'static>> = Vec::new();
        for part in row.chunk_by(|a, b| a.1 == b.1) {
            let text: String = part.iter().map(|cell| cell.0).collect();
            spans.push(Span::styled(text, self.style(part[0].1)));
        }
        Line::from(spans)
    }
}
