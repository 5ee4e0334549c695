//! The hint panel: the best options with their figures, what probably follows, and the program in a person's place.
//!
//! Any kind of table whose game has players that think gets it: [`Shown::hint`].

use kernel::Game;
use maud::{Markup, html};
use players::{Advice, Cut, Hint};

use super::at::At;
use super::layout::icon;
use crate::kind::Shown;

/// The panel. `name` says in people's words what an option is.
pub fn panel<G: Shown>(
    at: At<'_, G>,
    hint: &Hint<<G as Game>::Action>,
    name: impl Fn(&Advice<<G as Game>::Action>) -> String,
) -> Markup {
    let words = at.context.words;
    html! {
        section.panel.hints aria-labelledby="hints" {
            h2 #hints { (icon("hint")) " " (at.t("hint-best")) }
            ol {
                @for option in &hint.options {
                    li {
                        form method="post" action=(at.link("/decide")) {
                            (at.version())
                            b { (name(option)) }
                            p { (words::hint::figures(words, &figures(option))) }
                            button.btn name="action" value=(option.text) aria-label=(format!("{}: {}", at.t("hint-do"), name(option))) { (at.t("hint-do")) }
                        }
                    }
                }
            }
            @if let Some(best) = hint.options.first() {
                @if best.line.len() > 1 {
                    @let steps: Vec<&str> = best.line.iter().skip(1).map(|(_, step)| step.as_str()).collect();
                    p.note { (at.t("hint-then")) " " span lang=[at.context.english()] { (steps.join(" \u{2192} ")) } }
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
                button.btn name="rest" value="no" { (at.t("hint-let-one")) }
                button.btn name="rest" value="yes" { (at.t("hint-let-rest")) }
                // With a script there is one beside the message that something is thought of.
                noscript { button.btn formaction=(at.link("/stop")) { (icon("cross")) (at.t("play-stop")) } }
            }
        }
    }
}

fn figures<A>(option: &Advice<A>) -> words::hint::Figures {
    let weighed = &option.weighed;
    words::hint::Figures {
        score: (weighed.score, weighed.score_margin),
        win: (weighed.win, weighed.win_interval.0, weighed.win_interval.1),
        share: option.share,
    }
}
