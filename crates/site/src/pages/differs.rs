//! A table that was played by other rules than this program's, from some decision on: what comes before can be looked at, and
//! played on from there.

use maud::{Markup, html};
use table::tables::Open;
use wire::table::OtherRules;

use super::history;
use super::layout::icon;
use crate::context::Context;
use crate::kind::Shown;

/// The page of such a table, in place of the one that is played on.
pub fn page<G: Shown>(context: &Context, open: &Open<G>, other: &OtherRules) -> Markup {
    let (id, at) = (&open.info.id, open.session.at());
    let to = |rest: &str| context.to(&format!("/tables/{id}{rest}"));
    html! {
        main.wrap.stack.wide {
            div.note-box.warn role="status" {
                (icon("warn"))
                div.stack {
                    h1 { (context.t("differs-title")) }
                    p { (other.said(context.words)) }
                    @if let Some(why) = &other.why { p.cap lang="en" { (why) } }
                    p { (context.t("differs-look")) }
                }
            }
            form method="post" action=(to("/rewind")) {
                input type="hidden" name="version" value=(open.info.version);
                input type="hidden" name="to" value=(at);
                button.btn.go { (context.t("differs-on")) }
                p.soft { (context.t("differs-on-means")) }
            }
            p {
                a.btn href=(to("/history")) { (context.t("web-history")) } " "
                a.btn href=(to("/export")) { (context.t("differs-save")) }
            }
            (history::position(context, open, at))
        }
    }
}
