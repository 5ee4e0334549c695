//! Small things that several parts of the page use: who somebody is, icons, numbers.

use kernel::Seat;
use maud::{Markup, PreEscaped, html};
use tapestry::{Action, Tapestry};

use crate::pages::at::At;

/// A page under way: what all its parts look at.
pub type Shared<'a> = At<'a, Tapestry>;

impl At<'_, Tapestry> {
    /// What a seat is called.
    pub fn seat(&self, seat: Seat) -> String {
        words::tapestry::seat_name(self.context.words, self.game(), seat)
    }

    /// What a decision does, in a few words.
    pub fn act(&self, action: Action) -> String {
        words::tapestry::act(self.context.words, self.game(), action)
    }
}

/// A seat's mark: its colour, its outline, its number.
pub fn mark(game: &Tapestry, seat: Seat) -> Markup {
    html! { (PreEscaped(draw::tapestry::mark(game, seat))) }
}

/// An icon of the drawings.
pub fn ta_icon(name: &str) -> Markup {
    html! { svg.ti.ta viewBox="0 0 24 24" aria-hidden="true" { use href=(format!("#ta-i-{name}")) {} } }
}

/// A number with its icon; `label` is what it counts, for those who cannot see the icon.
pub fn fact(icon: &str, value: impl maud::Render, label: &str) -> Markup {
    html! { span.fact.tf title=(label) { (ta_icon(icon)) (value) span.hide { " " (label) " " } } }
}
