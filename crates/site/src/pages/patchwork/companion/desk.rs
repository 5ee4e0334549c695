//! Small things that several parts of the page use.

use kernel::Seat;
use maud::{Markup, PreEscaped, html};
use patchwork::companion::PatchworkCompanion;
use patchwork::{FIRST, Kit, Patch, PatchId, SECOND};
use words::patchwork::patch_name;

use crate::context::Context;
use crate::pages::at::At;
use crate::pages::layout::drawn_icon;

/// A page under way: what all its parts look at.
pub type Desk<'a> = At<'a, PatchworkCompanion>;

impl At<'_, PatchworkCompanion> {
    /// The components.
    pub fn kit(&self) -> &'static Kit {
        self.game().kit()
    }

    /// What a patch costs, by which people call it.
    pub fn name(&self, patch: PatchId) -> String {
        patch_name(self.context.words, self.kit().patch(patch))
    }
}

/// The time board with both tokens.
pub fn board(context: &Context, game: &PatchworkCompanion) -> Markup {
    let [you, automa] = [FIRST, SECOND].map(|seat| game.space(seat));
    let says = context.words.say("table-tokens", &[("you", you.into()), ("automa", automa.into())]);
    html! { (PreEscaped(draw::patchwork::table_board(game, &says).inline())) }
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
