//! The review beside the film: how far it is, the turning points, and the verdict on one decision.

use maud::{Markup, html};
use wire::review::{Judged, TURNING_POINTS};
use words::Words;
use words::review::{chance, points};

use super::film::Film;
use crate::kind::Shown;
use crate::pages::at::At;
use crate::pages::layout::icon;

/// What is known of all decisions; or the button that begins.
pub fn panel<G: Shown>(film: &Film<'_, G>, number: usize) -> Markup {
    let (at, progress) = (film.at, &film.progress);
    let is_done = progress.missing.is_empty();
    html! {
        section.panel.review #review aria-labelledby="review-title" data-review=[(G::THINKS && !is_done).then(|| at.context.to(&format!("/api/v1/tables/{}/review", at.open.info.id)))] {
            h2 #review-title { (at.t("review-title")) }
            @if !G::THINKS { p.soft { (at.t("review-no-player")) } }
            @else if progress.of == 0 { p.soft { (at.t("review-none")) } }
            @else {
                @if progress.done() == 0 { p { (at.t("review-what")) } }
                @if !is_done { (go_on(film, number)) }
                @if progress.done() > 0 { (found(film)) }
            }
        }
    }
}

/// How far it is, and the button to go on. The script takes the form over.
fn go_on<G: Shown>(film: &Film<'_, G>, number: usize) -> Markup {
    let (at, progress) = (film.at, &film.progress);
    let (done, of) = (progress.done(), progress.of);
    let said = at.say("review-progress", &[("done", (done as u32).into()), ("count", (of as u32).into())]);
    html! {
        form method="post" action=(at.link("/review")) {
            input type="hidden" name="at" value=(number);
            p.progress hidden[done == 0] {
                label for="reviewed" { (said) }
                progress #reviewed value=(done) max=(of) {}
            }
            button.btn.go { (at.t(if done == 0 { "review-start" } else { "review-go-on" })) }
            button.btn.halt type="button" data-stop=(at.link("/stop")) hidden { (icon("cross")) (at.t("review-stop")) }
            p.note-box.trouble role="alert" hidden data-busy=(at.say("review-busy", &[("why", "\u{2026}".into())])) {}
        }
    }
}

/// The decisions that cost something, the turning points first.
fn found<G: Shown>(film: &Film<'_, G>) -> Markup {
    let at = film.at;
    let worst = film.review.worst();
    let turning = worst.len().min(TURNING_POINTS);
    let is_done = film.progress.missing.is_empty();
    html! {
        @if worst.is_empty() {
            @if is_done { p { (at.t("review-flawless")) } }
        } @else {
            h3 { (at.say("review-turning", &[("count", (turning as u32).into())])) }
            ol.turning { @for judged in &worst[..turning] { (item(film, judged, true)) } }
            @if worst.len() > turning {
                details {
                    summary { (at.t("review-all")) }
                    ol.turning { @for judged in &worst[turning..] { (item(film, judged, false)) } }
                }
            }
        }
        @if is_done { p.small.soft { (at.say("review-done", &[("count", (film.progress.of as u32).into())])) } }
    }
}

/// A decision that cost something.
fn item<G: Shown>(film: &Film<'_, G>, judged: &Judged, whole: bool) -> Markup {
    let (at, words) = (film.at, film.at.context.words);
    let index = judged.number - 1;
    let session = at.session();
    let Some((_, before, entry)) = session.walk(index).next() else { return html! {} };
    html! {
        li {
            p {
                a href=(at.link(&format!("/history/{}", judged.number))) data-number=(judged.number) {
                    (at.say("review-line", &[("number", (judged.number as u32).into()), ("what", before.line(words, &entry.events).into())]))
                }
            }
            p { b { (judged.sentence(words, &before, session)) } }
            @if whole {
                @if let Some(best) = judged.options.first() {
                    p { (at.say("review-better", &[("what", judged.option(words, &before, best).into())])) }
                }
                form method="post" action=(at.link("/branch")) {
                    input type="hidden" name="at" value=(index);
                    button.btn { (icon("undo")) (at.t("review-try")) }
                }
            }
        }
    }
}

/// The verdict on the decision that is looked at.
pub fn verdict<G: Shown>(at: At<'_, G>, judged: &Judged, before: &G) -> Markup {
    let words = at.context.words;
    let index = judged.number.saturating_sub(1);
    html! {
        section.panel.verdict aria-label=(at.t("review-judged")) {
            p { b { (judged.sentence(words, before, at.session())) } }
            details {
                summary { (at.t("review-judged")) }
                table {
                    thead { tr { th scope="col" { (at.t("review-option")) } th scope="col" { (at.t("review-end-points")) } th scope="col" { (at.t("review-win")) } } }
                    tbody { @for (place, option) in judged.options.iter().enumerate() { (row(at, words, judged, before, (place, option))) } }
                }
                @if let Some(best) = judged.options.first().filter(|_| judged.chosen > 0) {
                    @let reasons = merits(words, before, &best.act);
                    @if !reasons.is_empty() { ul { @for reason in &reasons { li { (reason) } } } }
                }
                @if judged.hurried { p.small.soft { (at.t("review-hurried")) } }
                p.small.soft { (at.say("review-about", &[("rounds", judged.rounds.into())])) }
            }
            @if judged.chosen > 0 {
                form method="post" action=(at.link("/branch")) {
                    input type="hidden" name="at" value=(index);
                    button.btn { (icon("undo")) (at.t("review-try")) }
                }
            }
        }
    }
}

fn row<G: Shown>(
    at: At<'_, G>,
    words: &Words,
    judged: &Judged,
    before: &G,
    (place, option): (usize, &wire::review::Rated),
) -> Markup {
    html! {
        tr {
            th scope="row" {
                (judged.option(words, before, option))
                @if place == judged.chosen { " " small { "(" (at.t("review-chosen")) ")" } }
            }
            td.num { (points(words, option.points)) }
            td.num { (chance(words, option.win)) }
        }
    }
}

/// What speaks for an act.
fn merits<G: Shown>(words: &Words, before: &G, act: &[String]) -> Vec<String> {
    let (mut game, mut actions) = (before.clone(), Vec::new());
    for text in act {
        let Ok(action) = game.read(text) else { return Vec::new() };
        actions.push(action);
        if game.play(action, &mut ()).is_err() {
            break;
        }
    }
    before.merits(words, &actions)
}
