//! One frame of the film: what happened, what it was worth, the position, why, and what can be done with it.

use kernel::Entry;
use maud::{Markup, html};

use super::film::Film;
use super::review;
use crate::kind::Shown;
use crate::pages::layout::icon;

/// What a frame shows: the position after so many decisions, and the last of them with the position before it.
pub struct Shot<'a, G: Shown> {
    pub number: usize,
    pub game: &'a G,
    pub last: Option<(&'a G, &'a Entry<G>)>,
}

/// The frame.
pub fn frame<G: Shown>(film: &Film<'_, G>, shot: &Shot<'_, G>) -> Markup {
    let (at, context) = (film.at, film.at.context);
    html! {
        article.frame data-at=(shot.number) {
            p.line {
                @match shot.last {
                    Some((before, entry)) => {
                        (G::mark(before, entry.seat)) " "
                        span { (before.line(context.words, &entry.events)) }
                    }
                    None => span { (at.t("film-start")) },
                }
            }
            // Always at the same place: the page keeps it from one frame to the next.
            div.position { (G::picture(context, shot.game)) }
            @if let (Some(judged), Some((before, _))) = (film.review.on(shot.number), shot.last) {
                (review::verdict(at, judged, before))
            }
            @if let Some(why) = shot.last.and_then(|(before, entry)| G::why(context, before, entry)) {
                section.panel #why { h2 { (at.t("film-why")) } (why) }
            }
            (acts(film, shot))
        }
    }
}

/// What can be done with a position.
fn acts<G: Shown>(film: &Film<'_, G>, shot: &Shot<'_, G>) -> Markup {
    let (at, number) = (film.at, shot.number);
    let is_drawn = G::picture_file(at.context.words, shot.game).is_some();
    html! {
        section.acts {
            @if shot.game.to_move().is_some() {
                form method="post" action=(at.link("/branch")) {
                    input type="hidden" name="at" value=(number);
                    button.btn.go { (at.t("film-play-on")) small { (at.t("film-play-on-means")) } }
                }
            }
            @if number != film.count() || at.open.differs.is_some() {
                form method="post" action=(at.link("/rewind")) {
                    (at.version())
                    input type="hidden" name="to" value=(number);
                    @if at.session().revealed_since(number) { p.small.soft { (at.t("web-rewind-revealed")) } }
                    button.btn.rewind { (at.t("web-rewind-here")) }
                }
            }
            div.keep role="group" aria-label=(at.t("film-share")) {
                button.tool.copy type="button" data-link=(at.link(&format!("/history/{number}"))) data-done=(at.t("play-copied")) { (icon("name")) (at.t("film-link")) }
                @if is_drawn {
                    @let picture = at.link(&format!("/picture.svg?at={number}"));
                    a.tool href=(picture) { (icon("picture")) (at.t("film-svg")) }
                    button.tool.png type="button" data-png=(picture) data-name=(format!("{}-{number}.png", at.open.info.id)) { (icon("picture")) (at.t("film-png")) }
                }
                a.tool href=(at.link(&format!("/export?at={number}"))) { (icon("export")) (at.t("film-save")) }
            }
        }
    }
}
