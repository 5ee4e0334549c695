//! The page: controls, points over time, the frame, the review, and all decisions.

use maud::{Markup, html};
use wire::review::{Progress, Review};
use words::Arg;

use super::course::chart;
use super::frame::{Shot, frame};
use super::review;
use crate::kind::Shown;
use crate::pages::at::At;
use crate::pages::layout::{drawn_icon, icon};

/// A table to be looked back at.
pub struct Film<'a, G: Shown> {
    pub at: At<'a, G>,
    /// What is known of its decisions.
    pub review: Review,
    /// How far that is.
    pub progress: Progress,
}

/// A part of the game.
pub struct Chapter {
    /// What it is called.
    pub name: String,
    /// After how many decisions it begins.
    pub begins: usize,
}

impl<G: Shown> Film<'_, G> {
    /// How many decisions there are.
    pub fn count(&self) -> usize {
        self.at.session().at()
    }

    /// The page at a position; `None` if there is no such one.
    pub fn page(&self, number: usize) -> Option<Markup> {
        let at = self.at;
        let shown = self.frames(number).next()?;
        let chapters = self.chapters();
        let address = at.link("/history");
        Some(html! {
            main.wrap.wide.film data-at=(number) data-count=(self.count()) data-version=(at.open.info.version) data-film=(address)
                                data-pace=(at.context.pace.name()) {
                h1.hide { (at.say("web-position-after", &[("count", Arg::Number(number as i64))])) }
                (self.bar(number))
                @if chapters.len() > 1 { (self.chapter_links(&chapters, number)) }
                div.shown { (shown) }
                (chart(self, &chapters, number))
                div.beside {
                    (review::panel(self, number))
                    (self.list(number))
                    p.keys.cap.soft { (at.t("film-keys")) }
                }
            }
        })
    }

    /// The frames from a number on.
    pub fn frames(&self, from: usize) -> impl Iterator<Item = Markup> + '_ {
        let session = self.at.session();
        // The decision that led to the first of them belongs to it.
        let mut steps = session.walk(from.saturating_sub(1)).peekable();
        let mut number = from;
        let start = (from == 0)
            .then(|| session.walk(0).next().map_or_else(|| session.game().clone(), |(_, game, _)| game));
        let first = start.map(|game| frame(self, &Shot { number: 0, game: &game, last: None }));
        number += usize::from(first.is_some());
        let rest = std::iter::from_fn(move || {
            let (_, before, entry) = steps.next()?;
            let after = steps.peek().map_or_else(|| session.game(), |(_, after, _)| after);
            let shown = frame(self, &Shot { number, game: after, last: Some((&before, entry)) });
            number += 1;
            Some(shown)
        });
        first.into_iter().chain(rest)
    }

    /// First, back, play, on, last; with a script also a slider.
    fn bar(&self, number: usize) -> Markup {
        let (at, count) = (self.at, self.count());
        let step = |to: usize, word: &str, symbol: &str, key: &str| {
            html! {
                a.icon-btn href=(at.link(&format!("/history/{to}"))) data-to=(symbol) data-key=(key)
                    aria-label=(at.t(word)) aria-disabled=[(to == number).then_some("true")] { (icon(symbol)) }
            }
        };
        html! {
            nav.film-bar aria-label=(at.t("film-title")) {
                div.film-steps {
                    (step(0, "film-first", "first", "home"))
                    (step(number.saturating_sub(1), "film-back", "left", "left"))
                    button.icon-btn.reels type="button" data-play=(at.t("film-play")) data-pause=(at.t("film-pause")) aria-label=(at.t("film-play")) {
                        (icon("play")) (icon("pause"))
                    }
                    (step((number + 1).min(count), "film-on", "right", "right"))
                    (step(count, "film-last", "last", "end"))
                    output.num { (at.say("film-at", &[("at", Arg::Number(number as i64)), ("count", Arg::Number(count as i64))])) }
                }
                div.scale {
                    (self.slider_marks())
                    input type="range" min="0" max=(count) value=(number) aria-label=(at.t("film-slider")) data-says=(at.say("film-at", &[("at", "\u{2026}".into()), ("count", Arg::Number(count as i64))]));
                }
            }
        }
    }

    /// Where something was lost, below the slider; the list and the chart say it to whoever does not see it.
    fn slider_marks(&self) -> Markup {
        let worst = self.review.worst();
        let strokes: Vec<String> = worst.iter().map(|judged| format!("M{} 0v1", judged.number)).collect();
        html! {
            @if !strokes.is_empty() {
                svg viewBox=(format!("0 0 {} 1", self.count().max(1))) preserveAspectRatio="none" aria-hidden="true" { path d=(strokes.concat()); }
            }
        }
    }

    /// Where the parts of the game begin.
    fn chapters(&self) -> Vec<Chapter> {
        let (session, words) = (self.at.session(), self.at.context.words);
        let mut chapters: Vec<Chapter> = Vec::new();
        let mut look = |begins: usize, game: &G| {
            let Some(name) = game.chapter(words) else { return };
            if chapters.last().is_none_or(|last| last.name != name) {
                chapters.push(Chapter { name, begins });
            }
        };
        for (number, before, _) in session.walk(0) {
            look(number, &before);
        }
        look(session.at(), session.game());
        chapters
    }

    fn chapter_links(&self, chapters: &[Chapter], number: usize) -> Markup {
        let now = chapters.iter().rposition(|chapter| chapter.begins <= number);
        html! {
            nav.chapters aria-label=(self.at.t("film-chapters")) {
                @for (index, chapter) in chapters.iter().enumerate() {
                    a href=(self.at.link(&format!("/history/{}", chapter.begins))) data-number=(chapter.begins)
                        aria-current=[(now == Some(index)).then_some("true")] { (chapter.name) }
                }
            }
        }
    }

    /// All decisions, in their order.
    fn list(&self, number: usize) -> Markup {
        let at = self.at;
        let worst = self.review.worst();
        let cost = |number: usize| worst.iter().any(|judged| judged.number == number);
        html! {
            section aria-label=(at.t("film-list")) {
                h2 { (at.t("film-list")) }
                @if self.count() == 0 { p.empty { (at.t("film-nothing")) } }
                ol.log.panel.film-list tabindex="0" {
                    @for (index, before, entry) in at.session().walk(0) {
                        @let here = index + 1;
                        li aria-current=[(here == number).then_some("step")] {
                            span.num { (here) }
                            a.say href=(at.link(&format!("/history/{here}"))) data-number=(here) {
                                (before.line(at.context.words, &entry.events))
                            }
                            span.marks {
                                @if cost(here) { span.cost title=(at.t("review-mark-cost")) { (icon("down")) span.hide { (at.t("review-mark-cost")) } } }
                                @if entry.revealed {
                                    span.revealed title=(at.t("web-revealed")) { (drawn_icon("deck")) span.hide { (at.t("web-revealed")) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
