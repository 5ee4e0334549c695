//! Small things that several parts of the page use.

use draw::patchwork::{Laying, board_with};
use kernel::Seat;
use maud::{Markup, PreEscaped, html};
use patchwork::{FIRST, PatchId, Patchwork};
use words::Arg;
use words::patchwork::patch_name;

use crate::context::Context;
use crate::pages::at::At;
use crate::pages::layout::drawn_icon;

/// A page under way: what all its parts look at.
pub type Shared<'a> = At<'a, Patchwork>;

impl At<'_, Patchwork> {
    /// What a seat is called.
    pub fn seat(&self, seat: Seat) -> String {
        words::patchwork::seat_name(self.context.words, self.game(), seat)
    }

    /// What a patch costs, by which people call it.
    pub fn patch(&self, id: PatchId) -> String {
        patch_name(self.context.words, self.game().kit().patch(id))
    }

    /// A message about a seat: it may say "you".
    pub fn about(&self, id: &str, seat: Seat, more: &[(&str, Arg)]) -> String {
        about(self.context, self.game(), id, seat, more)
    }
}

/// A message about a seat: it may say "you".
fn about(context: &Context, game: &Patchwork, id: &str, seat: Seat, more: &[(&str, Arg)]) -> String {
    let you = game.options().has_automa() && seat == FIRST;
    let who = words::patchwork::seat_name(context.words, game, seat);
    let mut args: Vec<(&str, Arg)> =
        vec![("who", who.into()), ("you", if you { "yes" } else { "no" }.into())];
    args.extend_from_slice(more);
    context.words.say(id, &args)
}

/// A board to look at, with its title in the page's language.
pub fn board(context: &Context, game: &Patchwork, seat: Seat) -> Markup {
    let empty = [("empty", game.empty_squares(seat).into())];
    let laying = Laying {
        title: about(context, game, "play-quilt", seat, &[]),
        says: context.words.say("play-quilt-empty", &empty),
        ..Laying::default()
    };
    html! { (PreEscaped(board_with(context.words, game, seat, &laying).inline())) }
}

/// A seat's token: a disc for the first person, a diamond for the Automa, a square for the second person.
pub fn token(game: &Patchwork, seat: Seat) -> Markup {
    let shape = match (seat == FIRST, game.is_automa(seat)) {
        (true, _) => r#"<circle class="tok-you" cx="12" cy="12" r="9"/>"#,
        (_, true) => r#"<path class="tok-automa" d="M12 1.5 22.5 12 12 22.5 1.5 12z"/>"#,
        _ => r#"<rect class="tok-automa" x="3.5" y="3.5" width="17" height="17" rx="2"/>"#,
    };
    html! { svg.i.tok viewBox="0 0 24 24" aria-hidden="true" { (PreEscaped(shape)) } }
}

/// A number with its icon; `label` is what it counts, for those who cannot see the icon.
pub fn fact(icon: &str, value: impl maud::Render, label: &str) -> Markup {
    let class = match icon {
        "button" | "income" => "fact coin",
        _ => "fact",
    };
    html! { span class=(class) title=(label) { (drawn_icon(icon)) (value) span.hide { " " (label) " " } } }
}
