//! What the bots did since a person decided last, as a row of steps: each with its picture, and where it happened on the board.
//!
//! Without a script it is a list; with one it plays by itself, can be stepped through, and lights up the places.

use kernel::{Entry, Game, Role};
use maud::{Markup, html};

use super::at::At;
use super::layout::icon;
use crate::kind::Shown;

/// Steps that are shown; what happened before them is in the history.
const MOST: usize = 24;

/// One thing that happened.
#[derive(Clone, Debug, Default)]
pub struct Step {
    /// What is seen of it: a card, a tile, a sign.
    pub picture: Option<Markup>,
    /// Whether the picture has small print: a tap makes it large.
    pub small_print: bool,
    /// What happened, the act first.
    pub says: String,
    /// What belongs to it: cards and numbers.
    pub more: Option<String>,
    /// The names of the places on the board where it happened.
    pub places: Vec<String>,
    /// A screen of its own: the end of a round, say.
    pub screen: Option<Markup>,
}

/// A step with the decision that it belongs to.
struct Shot {
    number: usize,
    mark: Markup,
    bots: bool,
    step: Step,
}

/// The scene; when nothing has happened yet, the message `first`.
pub fn scene<G: Shown>(at: At<'_, G>, first: &str) -> Markup {
    let mut shots = shots(at);
    if shots.is_empty() {
        return super::log::since(at, first);
    }
    shots.drain(..shots.len().saturating_sub(MOST));
    let (count, context) = (shots.len(), at.context);
    html! {
        section.scene #scene aria-label=(at.t("scene-title")) data-speed=(context.pace.name()) data-sound=[context.sound.then_some("on")] {
            ol {
                @for shot in &shots {
                    li data-places=[(!shot.step.places.is_empty()).then(|| shot.step.places.join(" "))] {
                        @match &shot.step.picture {
                            Some(picture) if shot.step.small_print => details.zoom { summary.pic aria-label=(at.t("scene-enlarge")) title=(at.t("scene-enlarge")) { (picture) } },
                            Some(picture) => span.pic { (picture) },
                            None => span.pic { (shot.mark) },
                        }
                        span.say {
                            b { (shot.step.says) }
                            @if let Some(more) = &shot.step.more { " " small.soft { (more) } }
                        }
                        @if shot.bots { a href=(at.link(&format!("/history/{}#why", shot.number))) { (at.t("play-why")) span.hide { " " (shot.number) } } }
                        @if let Some(screen) = &shot.step.screen { div.screen { (screen) } }
                    }
                }
            }
            @if count > 1 {
                div.reel {
                    button.icon-btn type="button" data-step="-1" aria-label=(at.t("scene-back")) { (icon("left")) }
                    output.num { }
                    button.icon-btn type="button" data-step="1" aria-label=(at.t("scene-on")) { (icon("right")) }
                }
            }
        }
    }
}

/// What happened since a person decided; of that decision itself only what came after it.
fn shots<G: Shown>(at: At<'_, G>) -> Vec<Shot> {
    let session = at.session();
    let from = session.undo_target().unwrap_or(0);
    let mut shots = Vec::new();
    for (index, before, entry) in session.walk(from) {
        let bots = is_bots(&before, entry);
        for step in G::scene(at.context, &before, entry) {
            let mark = G::mark(&before, entry.seat);
            shots.push(Shot { number: index + 1, mark, bots, step });
        }
    }
    shots
}

fn is_bots<G: Game>(before: &G, entry: &Entry<G>) -> bool {
    before.role(entry.seat) != Role::Person
}

/// A decision as one step: what a game does that shows nothing else.
pub fn plain<G: Shown>(context: &crate::context::Context, before: &G, entry: &Entry<G>) -> Vec<Step> {
    if !is_bots(before, entry) {
        return Vec::new();
    }
    vec![Step { says: before.line(context.words, &entry.events), ..Step::default() }]
}
