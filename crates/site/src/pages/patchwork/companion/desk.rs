//! Small things that several parts of the page use.

use kernel::{Entry, Seat};
use maud::{Markup, PreEscaped, html};
use patchwork::companion::{CompanionAction, CompanionEvent, PatchworkCompanion};
use patchwork::{FIRST, Kit, Patch, PatchId};
use words::patchwork::patch_name;

use crate::pages::at::At;
pub use crate::pages::beside::{note, with_numbers};
use crate::pages::layout::drawn_icon;

/// A page under way: what all its parts look at.
pub type Desk<'a> = At<'a, PatchworkCompanion>;

impl<'a> At<'a, PatchworkCompanion> {
    /// The components.
    pub fn kit(&self) -> &'static Kit {
        self.game().kit()
    }

    /// The nickname of a patch.
    pub fn name(&self, patch: PatchId) -> String {
        patch_name(self.context.words, self.kit().patch(patch))
    }

    /// The last thing that moved something at the table, with its number: corrections are no moves.
    pub fn last_move(&self) -> Option<(usize, &'a Entry<PatchworkCompanion>)> {
        self.last_of(|action| !matches!(action, CompanionAction::Fix(_) | CompanionAction::Tile))
    }

    /// Where undo leads: before the last thing that the person said. The Automa's cards go back with it.
    pub fn undo_target(&self) -> Option<usize> {
        self.last_of(|action| action != CompanionAction::Automa).map(|(at, _)| at)
    }
}

/// Whether the Automa took its turn in this.
pub fn is_automas(entry: &Entry<PatchworkCompanion>) -> bool {
    entry.events.iter().any(|event| matches!(event, CompanionEvent::Automa { .. }))
}

/// A token: a disc for you, a diamond for the Automa.
pub fn token(seat: Seat) -> Markup {
    let shape = if seat == FIRST {
        r#"<circle class="tok-you" cx="12" cy="12" r="9"/>"#
    } else {
        r#"<path class="tok-automa" d="M12 1.5 22.5 12 12 22.5 1.5 12z"/>"#
    };
    html! { svg.i.tok viewBox="0 0 24 24" aria-hidden="true" { (PreEscaped(shape)) } }
}

/// What is printed on a patch: its price in buttons and time.
pub fn facts(desk: Desk<'_>, patch: &Patch) -> Markup {
    let one = |symbol: &str, value: u8, class: &str, label: &str| {
        html! { span.fact.(class) { (drawn_icon(symbol)) (value) span.hide { " " (desk.t(label)) " " } } }
    };
    html! {
        span.co-facts {
            (one("button", patch.cost, "coin", "play-cost"))
            (one("time", patch.time, "time", "play-time"))
        }
    }
}
