//! A table under way: what all parts of its page look at.

use games::Kind;
use kernel::{Entry, Game, Notation, Session};
use maud::{Markup, html};
use table::tables::Open;
use words::Arg;

use super::learn;
use crate::called::called;
use crate::context::Context;

/// A table, and how a person wants to see it.
#[derive(Debug)]
pub struct At<'a, G: Game> {
    /// How the person wants to see it.
    pub context: &'a Context,
    /// The table.
    pub open: &'a Open<G>,
}

#[allow(clippy::expl_impl_clone_on_copy, reason = "derived, it would ask that the game is copied, too")]
impl<G: Game> Clone for At<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for At<'_, G> {}

impl<'a, G: Game> At<'a, G> {
    /// The position.
    pub fn game(&self) -> &'a G {
        self.open.session.game()
    }

    /// The game with its history.
    pub fn session(&self) -> &'a Session<G> {
        &self.open.session
    }

    /// What the table is called.
    pub fn called(&self) -> String {
        called(self.context.words, &self.open.info)
    }

    /// The address of the table, with something behind it.
    pub fn link(&self, rest: &str) -> String {
        self.context.to(&format!("/tables/{}{rest}", self.open.info.id))
    }

    /// A message without anything to put in.
    pub fn t(&self, id: &str) -> String {
        self.context.t(id)
    }

    /// A message.
    pub fn say(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.context.words.say(id, args)
    }

    /// A noun of the game in a heading or a caption: it leads to what it means.
    pub fn noun(&self, term: &str, says: &str) -> Markup {
        let Ok(title) = Kind::of(G::NAME).map(Kind::title) else { return html! { (says) } };
        learn::noun(self.context, title, term, says)
    }

    /// What every form of a table carries: the version that the person saw.
    pub fn version(&self) -> Markup {
        html! { input type="hidden" name="version" value=(self.open.info.version); }
    }

    /// A form that decides, with its fields and buttons inside.
    pub fn form(&self, class: &str, inside: &Markup) -> Markup {
        html! {
            form class=(class) method="post" action=(self.link("/decide")) { (self.version()) (inside) }
        }
    }
}

impl<'a, G: Notation> At<'a, G> {
    /// A decision as text.
    pub fn write(&self, action: G::Action) -> String {
        self.game().write(action)
    }

    /// The last thing that was said, with its number.
    pub fn last(&self) -> Option<(usize, &'a Entry<G>)> {
        self.session().history().iter().enumerate().next_back()
    }

    /// The last thing of this kind, with its number.
    pub fn last_of(&self, is: impl Fn(G::Action) -> bool) -> Option<(usize, &'a Entry<G>)> {
        self.session().history().iter().enumerate().rev().find(|(_, entry)| is(entry.action))
    }

    /// Whether something could be said now; then what came of it.
    pub fn possible(&self, action: G::Action) -> Option<Entry<G>> {
        self.session().preview(action).ok().map(|(_, entry)| entry)
    }

    /// A form of a page beside a real table: what cannot be is shown on that page.
    pub fn saying(&self, class: &str, inside: &Markup) -> Markup {
        self.form(class, &html! { input type="hidden" name="open" value="turn"; (inside) })
    }
}
