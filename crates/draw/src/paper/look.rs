//! How the drawings of a game look: their colours, classes and definitions, and the names of these.
//!
//! The colours, text sizes and grounds that all games share stand in [`super::style`]; a game adds its own.

use std::fmt;

use super::style::{self, Colour, Rule};

/// Says of a name whether it is used.
pub(crate) type Wanted<'a> = &'a dyn Fn(&str) -> bool;

/// The look of one game.
pub(crate) struct Look {
    /// What every class and id begins with, so that a page can hold our pictures beside anything else.
    pub prefix: &'static str,
    /// Colours that the design tokens of the pages name too.
    pub colours: &'static [Colour],
    /// Colours that only these drawings know: a page gets them with the style.
    pub own_colours: &'static [Colour],
    /// Classes besides the common ones.
    pub rules: &'static [Rule],
    /// Rules that only a page needs.
    pub page_rules: &'static str,
    /// The definitions of which the names are wanted.
    pub definitions: fn(Wanted<'_>) -> String,
}

impl Look {
    /// The definitions of which the names are wanted.
    pub fn definitions(&self, wanted: Wanted<'_>) -> String {
        (self.definitions)(wanted)
    }

    /// All definitions, hidden, for a page that shows several pictures inline.
    pub fn page_definitions(&self) -> String {
        let (prefix, definitions) = (self.prefix, self.definitions(&|_| true));
        format!(
            r#"<svg width="0" height="0" class="{prefix}-definitions" aria-hidden="true"><defs>{definitions}</defs></svg>"#
        )
    }

    /// Whether markup names a class or an id of ours: the whole name, not the beginning of a longer one.
    pub fn names(&self, markup: &str, name: &str) -> bool {
        let name = format!("{}-{name}", self.prefix);
        markup.match_indices(&name).any(|(at, _)| {
            let next = markup[at + name.len()..].chars().next();
            next.is_none_or(|next| !next.is_ascii_alphanumeric() && next != '-')
        })
    }

    /// The style of a file that stands alone: the classes that `wanted` says are used, light, and dark where the
    /// reader's system is.
    pub fn style_of_file(&self, wanted: impl Fn(&str) -> bool) -> String {
        let light = self.sheet(&wanted, false, |(_, light, _)| (*light).to_owned());
        let dark = self.sheet(&wanted, true, |(_, _, dark)| (*dark).to_owned());
        format!("{light}@media(prefers-color-scheme:dark){{{dark}}}")
    }

    /// The style for a page that has the design tokens as custom properties.
    pub fn style_of_page(&self) -> String {
        let rules = self.sheet(&|_| true, false, |(name, _, _)| format!("var(--{name})"));
        // The definitions are no picture: they take no room.
        let hidden = format!(".{}-definitions{{position:absolute}}", self.prefix);
        self.own_properties() + &rules + &hidden + self.page_rules
    }

    /// The own colours as custom properties: dark follows the system unless the person chose.
    fn own_properties(&self) -> String {
        if self.own_colours.is_empty() {
            return String::new();
        }
        let list = |value: fn(&Colour) -> &str| {
            let each = self.own_colours.iter().map(|colour| format!("--{}:{};", colour.0, value(colour)));
            each.collect::<String>()
        };
        let (light, dark) = (list(|colour| colour.1), list(|colour| colour.2));
        format!(
            ":root{{{light}}}@media(prefers-color-scheme:dark){{:root:not([data-theme=\"light\"]){{{dark}}}}}\
             :root[data-theme=\"dark\"]{{{dark}}}"
        )
    }

    fn sheet(
        &self,
        wanted: &impl Fn(&str) -> bool,
        colours_only: bool,
        value: impl Fn(&Colour) -> String,
    ) -> String {
        let prefix = self.prefix;
        let mut rules = Vec::new();
        if !colours_only {
            rules.push(format!(".{prefix}{{font-family:{};font-variant-numeric:tabular-nums}}", style::FACE));
        }
        rules.push(format!(".{prefix}{{fill:$ink;color:$ink}}"));
        for (class, says) in style::RULES.iter().chain(self.rules) {
            if wanted(class) && (!colours_only || says.contains('$')) {
                rules.push(format!(".{prefix}-{class}{{{says}}}"));
            }
        }
        // Longer names come before their beginnings: "ink-2" before "ink".
        let mut colours: Vec<&Colour> =
            self.own_colours.iter().chain(self.colours).chain(style::COLOURS).collect();
        colours.sort_by_key(|colour| std::cmp::Reverse(colour.0.len()));
        let named = |out: String, colour: &Colour| out.replace(&format!("${}", colour.0), &value(colour));
        colours.into_iter().fold(rules.concat(), named)
    }
}

/// There is one look with a prefix.
impl PartialEq for Look {
    fn eq(&self, other: &Look) -> bool {
        self.prefix == other.prefix
    }
}

impl fmt::Debug for Look {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Look").field(&self.prefix).finish()
    }
}
