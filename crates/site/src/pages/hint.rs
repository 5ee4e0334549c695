//! The hint panel: the best options with their reasons and figures, what probably follows, and the program in a person's place.
//!
//! Any kind of table whose game has players that think gets it: [`Shown::hint`].

use maud::{Markup, html};
use players::{Advice, Cut, Hint, Level};
use words::hint::{Figures, compared, figures, then};

use super::at::At;
use super::layout::icon;
use crate::kind::Shown;

/// The panel as a sheet over the page, where the thumb is; `closed` is the address of the page without it.
pub fn sheet<G: Shown>(
    at: At<'_, G>,
    hint: &Hint<G>,
    closed: &str,
    name: impl Fn(&Advice<G>) -> String,
) -> Markup {
    html! {
        div.pop.advice {
            (panel(at, hint, name))
            a.icon-btn.close href=(closed) data-key="escape" aria-label=(at.t("play-close")) { (icon("cross")) }
        }
    }
}

/// The panel. `name` says in people's words what an option of a single decision is.
pub fn panel<G: Shown>(at: At<'_, G>, hint: &Hint<G>, name: impl Fn(&Advice<G>) -> String) -> Markup {
    let words = at.context.words;
    let first = hint.options.first().map(figures_of);
    html! {
        section.panel.hints aria-labelledby="hints" {
            h2 #hints { (icon("hint")) " " (at.t("hint-best")) }
            ol {
                @for (rank, option) in hint.options.iter().enumerate() {
                    @let what = if option.act.len() > 1 { option.before.whole(words, &option.act) } else { name(option) };
                    @let reasons = option.before.merits(words, &option.act);
                    li {
                        form method="post" action=(at.link("/decide")) {
                            (at.version())
                            b { (what) }
                            @if let Some(&first) = option.act.first() { (G::advised(at.context, &option.before, first)) }
                            @if !reasons.is_empty() { ul { @for reason in &reasons { li { (reason) } } } }
                            p { (figures(words, &figures_of(option))) }
                            @if let Some(first) = first.filter(|_| rank > 0) {
                                p { (compared(words, &figures_of(option), &first)) }
                            }
                            @let whole: Vec<String> = option.act.iter().map(|one| option.before.write(*one)).collect();
                            button.btn name="acts" value=(whole.join("; ")) aria-label=(format!("{}: {what}", at.t("hint-do"))) { (at.t("hint-do")) }
                        }
                    }
                }
            }
            @if let Some(best) = hint.options.first() {
                @let steps: Vec<_> = best.then().iter().map(|step| (&step.before, step.seat, step.action)).collect();
                @if !steps.is_empty() {
                    p.note { (words::hint::line(words, &then(words, hint.seat, &steps))) }
                }
            }
            @match hint.cut {
                Some(Cut::Time) => p.note { (words::hint::cut_by_time(words, hint.iterations)) },
                Some(Cut::Stopped) => p.note { (words::hint::stopped(words, hint.iterations)) },
                None => {}
            }
            p.note { (words::hint::about(words, hint.iterations)) }
            form.row method="post" action=(at.link("/let")) {
                (at.version())
                label { (at.t("hint-let-as")) " "
                    select name="player" {
                        @for level in Level::ALL {
                            option value=(level.name()) { (at.t(&format!("level-{}", level.name()))) }
                        }
                    }
                }
                button.btn name="rest" value="no" { (at.t("hint-let-one")) }
                button.btn name="rest" value="yes" { (at.t("hint-let-rest")) }
                // With a script there is one beside the message that something is thought of.
                noscript { button.btn formaction=(at.link("/stop")) { (icon("cross")) (at.t("play-stop")) } }
            }
        }
    }
}

fn figures_of<G: Shown>(option: &Advice<G>) -> Figures {
    let weighed = &option.weighed;
    Figures { score: (weighed.score, weighed.score_margin), win: weighed.win }
}
