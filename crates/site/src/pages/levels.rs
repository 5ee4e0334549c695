//! The same game on each level of its Automa, as bars; the line is the person.

use maud::{Markup, html};

use super::layout::drawn_icon;
use super::minus;
use crate::context::Context;

/// A level.
pub struct Bar {
    /// Its number, as people write it.
    pub number: String,
    /// What it is called.
    pub name: String,
    /// The points of the person.
    pub person: i32,
    /// The points of the Automa.
    pub automa: i32,
    /// Whether the person wins.
    pub won: bool,
    /// Whether it is the level that was played.
    pub here: bool,
}

/// The panel under the message `title`; `key` says what the bars and the line are, for a person with `you` points.
pub fn bars(context: &Context, levels: &[Bar], you: i32, title: &str, key: &str) -> Markup {
    let all = || levels.iter().flat_map(|bar| [bar.person, bar.automa]);
    let (least, most) = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(1).max(1));
    let place = |points: i32| f64::from(points - least) * 100.0 / f64::from(most - least);
    html! {
        section.panel {
            h2 { (context.t(title)) }
            ol.levels.num {
                @for bar in levels {
                    li.won[bar.won].lost[!bar.won].this[bar.here] aria-current=[bar.here.then_some("true")] {
                        span.no { (bar.number) }
                        span.nm { (bar.name) }
                        svg.barbox viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true" {
                            rect.rail x="0" y="5" width="100" height="14" {}
                            rect.b x="0" y="5" width=(format!("{:.1}", place(bar.automa))) height="14" {}
                            rect.yl x=(format!("{:.1}", place(bar.person).clamp(0.0, 98.5))) y="0" width="1.5" height="24" {}
                        }
                        span.v { span.hide { (context.t("seat-automa")) " " } (minus(bar.automa.into())) }
                        span.wl {
                            (drawn_icon(if bar.won { "tick" } else { "cross" }))
                            (context.t(if bar.won { "play-won" } else { "play-lost" }))
                        }
                    }
                }
            }
            p.cap.soft { (context.words.say(key, &[("you", minus(you.into()).into())])) }
        }
    }
}
