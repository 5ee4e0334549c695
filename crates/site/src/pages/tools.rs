//! The tools below the bar: undo, redo, hint, history; after the game also the save and the picture.

use games::Kind;
use kernel::{Day, Game, Options as _};
use maud::{Markup, html};
use wire::ended::Ended;

use super::at::At;
use super::layout::icon;
use super::record;
use crate::kind::Shown;

/// A link that looks like a tool.
fn tool<G: Game>(at: At<'_, G>, symbol: &str, word: &str, key: &str, link: &str) -> Markup {
    html! { a.tool href=(link) data-key=(key) { (icon(symbol)) (at.t(word)) } }
}

/// A step back or forth in the history, if there is one.
fn go_tool<G: Game>(at: At<'_, G>, symbol: &str, word: &str, key: &str, to: Option<usize>) -> Markup {
    html! {
        form method="post" action=(at.link("/rewind")) {
            (at.version())
            @if let Some(to) = to { input type="hidden" name="to" value=(to); }
            button.tool data-key=(key) disabled[to.is_none()] { (icon(symbol)) (at.t(word)) }
        }
    }
}

/// Undo and redo.
pub fn both_ways<G: Shown>(at: At<'_, G>) -> Markup {
    let session = at.session();
    html! {
        (go_tool(at, "undo", "play-undo", "u", G::undo_target(session)))
        (go_tool(at, "redo", "play-redo", "y", G::redo_target(session)))
    }
}

/// What the program would do.
pub fn hint<G: Shown>(at: At<'_, G>) -> Markup {
    tool(at, "hint", "play-hint", "h", &at.link("?open=hint"))
}

/// Undo, redo, hint, history.
pub fn tools<G: Shown>(at: At<'_, G>) -> Markup {
    html! {
        div.tools {
            (both_ways(at))
            (hint(at))
            (tool(at, "history", "web-history", "l", &at.link("/history")))
        }
    }
}

/// What can be done with a finished game, in the same places.
pub fn tools_after<G: Shown>(at: At<'_, G>) -> Markup {
    let is_drawn = G::picture_file(at.context.words, at.game()).is_some();
    html! {
        div.tools {
            (both_ways(at))
            (tool(at, "history", "play-look-back", "l", &at.link("/history")))
            (tool(at, "export", "play-save", "s", &at.link("/export")))
            @if is_drawn { (tool(at, "picture", "play-picture", "p", &at.link("/picture.svg"))) }
        }
    }
}

/// The result in one line to send to friends. Without a script it can be selected like any text.
pub fn result_line<G: Shown>(at: At<'_, G>) -> Markup {
    let Ok(title) = Kind::of(G::NAME).map(Kind::title) else { return html! {} };
    // A game may have begun after its deal was chosen, or have been brought from elsewhere, but not before that day.
    let begun = Day::of_seconds(at.open.info.created);
    let deal = Day::of_deal(at.session().setup().seed, title.key(), begun);
    let line = wire::result_line(at.context.words, at.session(), title.name(), deal);
    html! {
        @if let Some(line) = line {
            section.result-line aria-label=(at.t("play-result-line")) {
                p #result.num { (line) }
                button.btn.copy type="button" data-copy="result" data-done=(at.t("play-copied")) { (at.t("play-copy")) }
            }
        }
        (counted(at))
    }
}

/// What a finished game means for the person's record.
pub fn counted<G: Shown>(at: At<'_, G>) -> Markup {
    html! {
        @if let Some(ended) = Ended::of(at.session()) {
            section.counted { (record::result_says(at.context, at.open.info.id.as_str(), G::NAME, ended)) }
        }
    }
}

/// The same game anew, with another seed.
pub fn again<G: Game>(at: At<'_, G>) -> Markup {
    html! {
        form.row method="post" action=(at.context.to("/tables")) {
            input type="hidden" name="game" value=(G::NAME);
            @for (key, value) in at.session().setup().options.pairs() { input type="hidden" name=(key) value=(value); }
            button.btn.go data-key="enter" { (at.t("play-again")) small { (at.t("play-again-means")) } }
        }
    }
}
