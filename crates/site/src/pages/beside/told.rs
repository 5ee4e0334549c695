//! The bots' turn in big letters: what they do, where, what to move, and why.

use kernel::Entry;
use maud::{Markup, html};
use words::{InstructionOf, Said};

use super::AtTable;
use super::parts::{doubts, steps};
use crate::pages::at::At;
use crate::pages::layout::icon;

/// What the bots did, between two positions.
pub struct Told<'a, G: AtTable> {
    /// The table now.
    pub at: At<'a, G>,
    /// The table before and after it.
    pub said: Said<'a, G>,
    /// The entry of the history: what a person said, and what followed.
    pub entry: &'a Entry<G>,
    /// All of it in words.
    pub texts: InstructionOf<G>,
}

impl<'a, G: AtTable> Told<'a, G> {
    /// What came of this entry of the history.
    pub(super) fn of(at: At<'a, G>, number: usize, entry: &'a Entry<G>) -> Option<Told<'a, G>> {
        let said = at.said(number, entry)?;
        Some(Told { at, said, entry, texts: G::instruction(at.context.words, said) })
    }

    /// All of it, to be read aloud.
    pub(super) fn aloud(&self) -> String {
        let texts = &self.texts;
        let parts = [&texts.headline].into_iter().chain(&texts.steps).chain(&texts.offers);
        parts.map(String::as_str).collect::<Vec<_>>().join(" ")
    }

    /// The headline, the pictures, the steps, and why.
    pub(super) fn show(&self) -> Markup {
        let class = format!("co-turn {}-turn", G::CLASS);
        html! {
            div class=(class) aria-live="polite" {
                div.co-head {
                    p.co-who.automa { (G::whose_turn(self)) }
                    h1 tabindex="-1" { (G::headline(self)) }
                }
                (G::pictures(self))
                div.co-do {
                    (steps(&self.texts.steps, |number| G::below_step(self, number)))
                    @for offer in &self.texts.offers { (G::offer(offer)) }
                    (G::chips(&self.texts.chips))
                    (doubts(&self.texts.warnings))
                }
            }
            details #why.why-open.panel.co-why {
                summary data-key="w" {
                    (icon("why")) (self.at.t(G::asks_why(self))) span.chev { (icon("chevron")) }
                }
                (G::reasons(self))
            }
        }
    }
}
