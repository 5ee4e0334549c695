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
    /// Whether it belongs to nobody's turn: what came after it.
    pub is_after: bool,
}

/// A step with the decision that it belongs to.
struct Shot {
    number: usize,
    mark: Markup,
    bots: bool,
    /// Whether the decision begins with it.
    first: bool,
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
    let turns: Vec<usize> =
        shots.iter().filter(|shot| shot.bots && shot.first).map(|shot| shot.number).collect();
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
                            @if shot.bots && turns.len() > 1 && let Some(turn) = turns.iter().position(|number| *number == shot.number) {
                                span.turn.again[!shot.first] { (turn_of(at, turn + 1, turns.len())) " " }
                            }
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
                    button.icon-btn type="button" data-end aria-label=(at.t("scene-end")) { (icon("last")) }
                }
            }
        }
    }
}

/// Which of several turns in a row a step belongs to.
fn turn_of<G: Shown>(at: At<'_, G>, number: usize, count: usize) -> String {
    at.say("scene-turn", &[("number", (number as u32).into()), ("count", (count as u32).into())])
}

/// The last step of a game that is over: the result.
pub fn result_step(says: String) -> Step {
    Step { picture: Some(icon("flag")), says, is_after: true, ..Step::default() }
}

/// What happened since a person decided; of that decision itself only what came after it.
fn shots<G: Shown>(at: At<'_, G>) -> Vec<Shot> {
    let session = at.session();
    let from = session.undo_target().unwrap_or(0);
    let mut shots = Vec::new();
    for (index, before, entry) in session.walk(from) {
        let bots = is_bots(&before, entry);
        for (place, step) in G::scene(at.context, &before, entry).into_iter().enumerate() {
            let mark = G::mark(&before, entry.seat);
            let bots = bots && !step.is_after;
            shots.push(Shot { number: index + 1, mark, bots, first: place == 0, step });
        }
    }
    if at.game().to_move().is_none() {
        let counted = |step| Shot { number: 0, mark: html! {}, bots: false, first: false, step };
        shots.extend(G::counting(at).into_iter().map(counted));
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
