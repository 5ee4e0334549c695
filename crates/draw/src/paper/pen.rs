//! Writes SVG elements into a string: numbers short, classes prefixed, text escaped.

use std::fmt::{self, Display, Write};

use super::look::Look;

/// A small picture that a look defines once and a drawing uses by its name.
pub(crate) trait Named: Copy {
    /// Its id, without the prefix.
    fn name(self) -> &'static str;
}

/// A rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Area {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

impl Area {
    pub const fn new(x: f64, y: f64, width: f64, height: f64) -> Area {
        Area { x, y, width, height }
    }
    pub fn right(self) -> f64 {
        self.x + self.width
    }
    pub fn bottom(self) -> f64 {
        self.y + self.height
    }
    /// The area without a margin on every side.
    pub fn shrink(self, by: f64) -> Area {
        Area::new(self.x + by, self.y + by, self.width - 2.0 * by, self.height - 2.0 * by)
    }
}

/// A number with at most one decimal place.
#[derive(Clone, Copy)]
pub(crate) struct Short(pub f64);

impl Display for Short {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = if self.0.is_finite() { (self.0 * 10.0).round() as i64 } else { 0 };
        if tenths % 10 == 0 { write!(f, "{}", tenths / 10) } else { write!(f, "{:.1}", tenths as f64 / 10.0) }
    }
}

/// How wide words are at most, more or less: measured on a wide face, since the reader's is not known.
pub(crate) fn width_of(words: &str, size: f64) -> f64 {
    let ems = words.chars().map(|character| match character {
        'i' | 'j' | 'l' | '.' | ',' | ':' | ' ' | '\'' => 0.32,
        'f' | 'r' | 't' | '-' => 0.42,
        'm' | 'w' | 'M' | 'W' => 0.92,
        _ => 0.64,
    });
    ems.sum::<f64>() * size
}

/// Text without the characters that mean something in XML, or that XML forbids.
pub(crate) struct Escaped<T>(pub T);

impl<T: Display> Display for Escaped<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for character in self.0.to_string().chars() {
            match character {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '"' => f.write_str("&quot;")?,
                '\u{fffe}' | '\u{ffff}' => {}
                c if c.is_control() => {}
                c => f.write_char(c)?,
            }
        }
        Ok(())
    }
}

/// Class names with the prefix before each.
struct Classes<'a>(&'static str, &'a str);

impl Display for Classes<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, class) in self.1.split_whitespace().enumerate() {
            write!(f, "{}{}-{class}", if index == 0 { "" } else { " " }, self.0)?;
        }
        Ok(())
    }
}

/// The drawing so far. Classes are given without their prefix, several with spaces between.
pub(crate) struct Pen {
    pub look: &'static Look,
    out: String,
}

impl Pen {
    /// An empty drawing in this look.
    pub const fn new(look: &'static Look) -> Pen {
        Pen { look, out: String::new() }
    }

    pub fn finish(self) -> String {
        self.out
    }

    /// Class names as they stand in the markup.
    fn classes<'a>(&self, class: &'a str) -> Classes<'a> {
        Classes(self.look.prefix, class)
    }

    /// Markup that is SVG already.
    pub fn raw(&mut self, markup: fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = self.out.write_fmt(markup);
    }

    pub fn text(&mut self, x: f64, y: f64, class: &str, words: impl Display) {
        let (x, y, class) = (Short(x), Short(y), self.classes(class));
        self.raw(format_args!(r#"<text x="{x}" y="{y}" class="{class}">{}</text>"#, Escaped(words)));
    }

    /// Words that would be too wide, drawn this wide.
    pub fn squeezed(&mut self, x: f64, y: f64, class: &str, words: impl Display, width: f64) {
        let ([x, y, width], class) = ([x, y, width].map(Short), self.classes(class));
        self.raw(format_args!(
            r#"<text x="{x}" y="{y}" class="{class}" textLength="{width}" lengthAdjust="spacingAndGlyphs">{}</text>"#,
            Escaped(words)
        ));
    }

    pub fn title(&mut self, words: impl Display) {
        self.raw(format_args!("<title>{}</title>", Escaped(words)));
    }

    pub fn rect(&mut self, area: Area, radius: f64, class: &str) {
        let [x, y, width, height, radius] = [area.x, area.y, area.width, area.height, radius].map(Short);
        let class = self.classes(class);
        self.raw(format_args!(
            r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}" class="{class}"/>"#
        ));
    }

    pub fn circle(&mut self, x: f64, y: f64, radius: f64, class: &str) {
        let ([x, y, radius], class) = ([x, y, radius].map(Short), self.classes(class));
        self.raw(format_args!(r#"<circle cx="{x}" cy="{y}" r="{radius}" class="{class}"/>"#));
    }

    pub fn path(&mut self, class: &str, data: impl Display) {
        let class = self.classes(class);
        self.raw(format_args!(r#"<path class="{class}" d="{data}"/>"#));
    }

    /// A straight hairline.
    pub fn rule(&mut self, x: f64, y: f64, width: f64) {
        self.path("rule", format_args!("M{} {}h{}", Short(x), Short(y), Short(width)));
    }

    /// An icon in a square whose top left is at `x`, `y`.
    pub fn icon(&mut self, icon: impl Named, x: f64, y: f64, size: f64, class: &str) {
        let ([x, y, size], class, name) = ([x, y, size].map(Short), self.classes(class), icon.name());
        let prefix = self.look.prefix;
        self.raw(format_args!(
            r##"<use href="#{prefix}-{name}" x="{x}" y="{y}" width="{size}" height="{size}" class="{class}"/>"##
        ));
    }

    /// Something that has its own size, at a place.
    pub fn put(&mut self, symbol: impl Named, x: f64, y: f64) {
        let (x, y, prefix, name) = (Short(x), Short(y), self.look.prefix, symbol.name());
        self.raw(format_args!(r##"<use href="#{prefix}-{name}" x="{x}" y="{y}"/>"##));
    }

    /// What is drawn inside is moved, scaled and gets classes; any of these may be nothing.
    pub fn group(&mut self, (x, y): (f64, f64), scale: f64, class: &str, inside: impl FnOnce(&mut Pen)) {
        self.raw(format_args!("<g"));
        if (x, y) != (0.0, 0.0) || (scale - 1.0).abs() > 1e-9 {
            self.raw(format_args!(r#" transform="translate({} {})"#, Short(x), Short(y)));
            if (scale - 1.0).abs() > 1e-9 {
                // Scales are the one number where a decimal place more is visible: over nine squares.
                self.raw(format_args!(" scale({})", (scale * 1000.0).round() / 1000.0));
            }
            self.raw(format_args!("\""));
        }
        if !class.is_empty() {
            let class = self.classes(class);
            self.raw(format_args!(r#" class="{class}""#));
        }
        self.raw(format_args!(">"));
        inside(self);
        self.raw(format_args!("</g>"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short_and_always_numbers() {
        let short = [0.04, -0.04, 1.25, -3.0, 12.34, f64::NAN, f64::INFINITY].map(|n| Short(n).to_string());
        assert_eq!(short, ["0", "0", "1.3", "-3", "12.3", "0", "0"]);
    }

    #[test]
    fn text_cannot_leave_its_element() {
        assert_eq!(Escaped("<b>&\"\u{1}x").to_string(), "&lt;b&gt;&amp;&quot;x");
    }
}
