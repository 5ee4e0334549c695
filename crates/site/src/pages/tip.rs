//! A tip for a first game, at its moment and once: one line that opens over the page, and can be switched off where it stands.

use maud::{Markup, html};

use super::at::At;
use super::layout::icon;
use crate::kind::Shown;

/// The tip that is due, if there is one.
pub fn tip<G: Shown>(at: At<'_, G>) -> Markup {
    let due = at.game().tip().filter(|_| at.context.tips);
    let is_new = |due: &std::borrow::Cow<'static, str>| {
        at.session().walk(0).all(|(_, before, _)| before.tip().as_ref() != Some(due))
    };
    let Some(due) = due.filter(is_new) else { return html! {} };
    let says = at.t(&due);
    html! {
        details.tip #tip {
            summary { (icon("hint")) span.line { b { (at.t("play-tip")) } span { ": " (says) } } span.chev { (icon("chevron")) } }
            div.tip-open {
                p { (says) }
                form method="post" action=(at.link("/no-tips")) { button.btn.small { (at.t("play-tip-off")) } }
            }
        }
    }
}
