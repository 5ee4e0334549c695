//! The page beside a real table, written once: what to do, what it waits for, facts set right, the end. A game says through
//! [`AtTable`] what only its own table has.
//!
//! - `page`: what was done last and what it waits for; `told`: the bots' turn in big letters; `result`: the end
//! - `facts`: facts set right; `parts`: bar, notes, steps

pub mod facts;
mod page;
mod parts;
mod result;
mod told;

use games::Title;
use kernel::{Entry, Legal, Role, Seat};
use maud::{Markup, html};
use words::{Beside, InstructionOf, Said};

pub use self::page::page;
pub use self::parts::{hex_list, note, with_numbers};
pub use self::result::score;
pub use self::told::Told;
use super::at::At;
use super::layout::icon;
use super::{Look, menu};
use crate::kind::Shown;

/// What lies on the table: to lay it out at the start, or to look it up later.
pub struct LaidOut {
    /// The heading.
    pub title: String,
    /// What to do with it.
    pub help: String,
    /// Everything that lies there.
    pub inside: Markup,
    /// What comes first when it lies there.
    pub first: String,
}

/// A kind of table beside which the program sits.
pub trait AtTable: Shown + Beside {
    /// The game in its box.
    const TITLE: Title;
    /// What classes of its own begin with.
    const CLASS: &'static str;
    /// The message that lists its keys.
    const KEYS: &'static str;
    /// The page with what lies on the table, as the menu has it.
    const LAY: menu::Entry<'static> = ("table", "lay", "table-lies");
    /// The message for what cannot be read.
    const UNREADABLE: &'static str = "table-not-readable";
    /// Whether the position can be kept as a picture.
    const PICTURE: bool = true;
    /// What lets the bots take their turn.
    const BOTS_TURN: Self::Action;

    /// Whether this sets a fact right.
    fn is_fix(action: Self::Action) -> bool;

    /// Whether this is noted, and moves nothing at the table.
    fn is_note(action: Self::Action) -> bool {
        Self::is_fix(action)
    }

    /// Who is asked about.
    fn about(at: At<'_, Self>, decision: &Self::Decision) -> Seat;

    /// The sign of a seat.
    fn sign(at: At<'_, Self>, seat: Seat) -> Markup;

    /// Whose moment it is, beside the sign.
    fn whose(at: At<'_, Self>, decision: &Self::Decision) -> String {
        at.seat(Self::about(at, decision))
    }

    /// The question, short: the largest words where nothing else is to be done.
    fn question(at: At<'_, Self>, decision: &Self::Decision) -> String;

    /// Everything that can be tapped.
    fn answers(at: At<'_, Self>, decision: &Self::Decision, look: &Look) -> Markup;

    /// Who tells a turn step by step, and how many steps were told.
    fn telling(decision: &Self::Decision) -> Option<(Seat, usize)> {
        let _ = decision;
        None
    }

    /// Who did what is told here.
    fn teller(action: Self::Action) -> Option<Seat> {
        let _ = action;
        None
    }

    /// Whether one tap follows the other at the same place.
    fn stays(decision: &Self::Decision) -> bool {
        Self::telling(decision).is_some()
    }

    /// What may be said besides, below the question.
    fn besides(at: At<'_, Self>, decision: &Self::Decision) -> Markup {
        let _ = (at, decision);
        html! {}
    }

    /// What people did last, where the bots did nothing.
    fn yours(at: At<'_, Self>, said: Said<'_, Self>) -> Markup {
        let _ = (at, said);
        html! {}
    }

    /// The large button of a turn that is told.
    fn large_button(at: At<'_, Self>, decision: &Self::Decision, look: &Look) -> Option<Markup> {
        let _ = (at, decision, look);
        None
    }

    /// Whether the bots' turn is next; then what its button says, large and small.
    fn draws(
        at: At<'_, Self>,
        decision: &Self::Decision,
        told: Option<&Told<'_, Self>>,
    ) -> Option<(&'static str, String)>;

    /// What comes next, on the button that leads there.
    fn next(at: At<'_, Self>, decision: &Self::Decision) -> String {
        Self::question(at, decision)
    }

    /// Whether a person's turn begins with this: then the bots' turn before it has the page to itself, and its button says
    /// that it is done at the table.
    fn begins_turn(decision: &Self::Decision) -> bool {
        let _ = decision;
        false
    }

    /// What lies open for everybody at any time, folded up on every page.
    fn lies_open(at: At<'_, Self>) -> Markup {
        let _ = at;
        html! {}
    }

    /// Whether there is something to lay out before the first word.
    fn lays_out(&self) -> bool {
        true
    }

    /// What lies on the table.
    fn laid_out(at: At<'_, Self>, start: bool) -> LaidOut;

    /// Whose turn was told.
    fn whose_turn(told: &Told<'_, Self>) -> Markup;

    /// The largest words of a turn.
    fn headline(told: &Told<'_, Self>) -> String {
        told.texts.headline.clone()
    }

    /// Pictures of where the turn took place.
    fn pictures(told: &Told<'_, Self>) -> Markup;

    /// What belongs below a step of a turn, counted from 0.
    fn below_step(told: &Told<'_, Self>, number: usize) -> Markup {
        let _ = (told, number);
        html! {}
    }

    /// What people may take of a turn.
    fn offer(offer: &str) -> Markup {
        html! { p { (offer) } }
    }

    /// What the bots have, in a few words.
    fn chips(chips: &[String]) -> Markup {
        html! { p.co-chips.num { @for chip in chips { span.chip { (chip) } } } }
    }

    /// The message over the reasons.
    fn asks_why(told: &Told<'_, Self>) -> &'static str {
        let _ = told;
        "play-why-this"
    }

    /// Why the bots did that.
    fn reasons(told: &Told<'_, Self>) -> Markup {
        Self::why(told.at.context, told.said.before, told.entry).unwrap_or_default()
    }

    /// What is folded up below: its sign and its name.
    fn more_title(at: At<'_, Self>) -> Markup {
        html! { (icon("table")) (at.t("table-as-known")) }
    }

    /// The table as it is known; `told` says whether a turn above has shown what the bots have.
    fn more(at: At<'_, Self>, told: bool) -> Markup;

    /// Other pages of the table.
    fn links(at: At<'_, Self>) -> Markup {
        html! { (at.lay_link()) (at.history_link()) }
    }

    /// Every fact with its present value, each set right on its own.
    fn facts(at: At<'_, Self>, look: &Look) -> Markup;

    /// Where the fact stands that was tried.
    fn fact_of(tried: &str) -> Option<String> {
        let _ = tried;
        None
    }

    /// What is said below the headline at the end.
    fn ending(at: At<'_, Self>) -> Markup {
        let _ = at;
        html! {}
    }

    /// Everybody's points taken apart, and the table at the end.
    fn points(at: At<'_, Self>) -> Markup;
}

/// A table whose people tell their turns, one thing after the other.
pub trait Telling: AtTable {
    /// What can be told.
    type Deed: Copy;

    /// A person says that.
    fn says(seat: Seat, deed: Self::Deed) -> Self::Action;

    /// What a person says here.
    fn said(action: Self::Action) -> Option<Self::Deed>;

    /// In words, for a button.
    fn deed(at: At<'_, Self>, seat: Seat, deed: Self::Deed) -> String;
}

impl<'a, G: AtTable> At<'a, G> {
    /// What a seat is called.
    pub fn seat(&self, seat: Seat) -> String {
        self.game().name_of(self.context.words, seat)
    }

    /// The side that a seat is on: its colour.
    fn side(&self, seat: Seat) -> &'static str {
        if self.game().role(seat) == Role::Person { "you" } else { "automa" }
    }

    /// Something that was said, between two positions.
    fn said(&self, number: usize, entry: &'a Entry<G>) -> Option<Said<'a, G>> {
        let (before, after) = (self.session().position(number)?, self.session().position(number + 1)?);
        Some(Said { before, after, events: &entry.events })
    }

    /// The last thing that was said, and what to say of it.
    fn last_told(&self) -> Option<(usize, &'a Entry<G>, InstructionOf<G>)> {
        let (number, entry) = self.last()?;
        let said = self.said(number, entry)?;
        Some((number, entry, G::instruction(self.context.words, said)))
    }

    /// Where undo leads: before the last thing that a person said. What the program drew goes back with it.
    fn undo_target(&self) -> Option<usize> {
        self.last_of(|action| action != G::BOTS_TURN).map(|(at, _)| at)
    }

    /// The way to what lies on the table.
    pub fn lay_link(&self) -> Markup {
        let (symbol, open, title) = G::LAY;
        html! { a.btn href=(self.link(&format!("?open={open}"))) { (icon(symbol)) (self.t(title)) } }
    }

    /// The way to the history.
    pub fn history_link(&self) -> Markup {
        html! { a.btn href=(self.link("/history")) { (icon("history")) (self.t("web-history")) } }
    }

    /// Why something was refused, if the address says that it was tried and it still would be.
    pub fn refused(&self, look: &Look) -> Option<String> {
        let mut game = self.game().clone();
        for tried in look.tried.as_deref()?.split(';') {
            let Ok(action) = game.read(tried.trim()) else { return Some(self.t(G::UNREADABLE)) };
            let before = game.clone();
            if let Err(illegal) = game.play(action, &mut ()) {
                return Some(before.refused(self.context.words, &illegal));
            }
        }
        None
    }
}

impl<G: Telling> At<'_, G> {
    /// Something that a person did, as text.
    pub fn says(&self, seat: Seat, deed: G::Deed) -> String {
        self.write(G::says(seat, deed))
    }

    /// The same in words, for a button.
    pub fn deed(&self, seat: Seat, deed: G::Deed) -> String {
        G::deed(*self, seat, deed)
    }

    /// What is likely to be told.
    pub fn likely(&self) -> Vec<G::Deed> {
        self.game().legal().iter().filter_map(G::said).collect()
    }

    /// Whether a person could have done this.
    pub fn can(&self, seat: Seat, deed: G::Deed) -> bool {
        self.possible(G::says(seat, deed)).is_some()
    }

    /// A button that says what a person did.
    pub fn tells(&self, seat: Seat, deed: G::Deed, inside: &Markup) -> Markup {
        html! { button.btn.choice name="action" value=(self.says(seat, deed)) { (inside) } }
    }
}
