//! A tip for a first game, at its moment and once: one line that opens over the page, and can be switched off where it stands.

use maud::{Markup, html};

use super::parts::Shared;
use crate::pages::layout::icon;

/// The tip that is due, if there is one.
pub fn tip(shared: Shared<'_>) -> Markup {
    let (session, game) = (shared.session(), shared.game());
    let earlier = session.walk(0).map(|(_, before, _)| before);
    let due = shared.context.tips.then(|| tapestry::tips::first_time(earlier, game)).flatten();
    let Some(due) = due else { return html! {} };
    let says = words::tapestry::tip(shared.context.words, due);
    html! {
        details.tip #tip {
            summary { (icon("hint")) span.line { b { (shared.t("ta-tip")) ": " } (says) } span.chev { (icon("chevron")) } }
            div.tip-open {
                p { (says) }
                form method="post" action=(shared.link("/no-tips")) { button.btn.small { (shared.t("ta-tip-off")) } }
            }
        }
    }
}
