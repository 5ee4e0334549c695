//! What a review says about a decision: what it cost, and how sure that is.

use kernel::Seat;

use crate::hint::tenths;
use crate::voice::plays_alone;
use crate::{Arg, Voice, Words};

/// A mean, and half the width of its 95 % interval if there is one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Range {
    /// The mean.
    pub mean: f64,
    /// Half the width of the interval; `None` where too little was seen to tell.
    pub margin: Option<f64>,
}

impl Range {
    /// Whether it is more than nothing, and not by chance.
    pub fn is_positive(self) -> bool {
        self.margin.is_some_and(|margin| self.mean - margin > 0.0)
    }
}

/// What a choice cost, compared with the best option.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cost {
    /// Points of the lead over the best of the others.
    pub points: Range,
    /// Chance to win, from 0 to 1.
    pub win: Range,
}

/// What is said of a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Says {
    /// It was the best.
    Best,
    /// It cost something, and that is no chance.
    Cost,
    /// The difference may be chance.
    Taste,
}

impl Cost {
    /// What is to be said of a choice that was the best, or was not.
    pub fn says(self, is_best: bool) -> Says {
        match () {
            () if is_best => Says::Best,
            () if self.points.is_positive() || self.win.is_positive() => Says::Cost,
            () => Says::Taste,
        }
    }
}

/// A share in percent, rounded; what is less than one is not nothing.
fn percent(share: f64) -> Arg {
    Arg::Number((share * 100.0).round().max(1.0) as i64)
}

/// What a choice of this seat cost: "Cost you about 6.2 points (± 1.4)."
pub fn cost<G: Voice>(words: &Words, game: &G, seat: Seat, cost: Cost, is_best: bool) -> String {
    let whose = if plays_alone(game) && game.role(seat) == kernel::Role::Person { "-you" } else { "" };
    let Cost { points, win } = cost;
    let range = |range: Range| {
        let margin = range.margin.unwrap_or_default();
        vec![("points", tenths(words, range.mean).into()), ("margin", tenths(words, margin).into())]
    };
    match cost.says(is_best) {
        Says::Best => words.text("review-best"),
        Says::Taste if points.margin.is_none() => words.text("review-unsure"),
        Says::Taste => {
            let points = Range { mean: points.mean.abs(), ..points };
            words.say("review-taste", &range(points))
        }
        Says::Cost if points.is_positive() && win.is_positive() => {
            let mut args = range(points);
            args.push(("win", percent(win.mean)));
            words.say(&format!("review-cost-both{whose}"), &args)
        }
        Says::Cost if points.is_positive() => words.say(&format!("review-cost{whose}"), &range(points)),
        Says::Cost => {
            let args = [("win", percent(win.mean)), ("margin", percent(win.margin.unwrap_or_default()))];
            words.say(&format!("review-cost-win{whose}"), &args)
        }
    }
}

/// What a choice cost, and what the bots did then: "Cost you about 6.2 points (± 1.4): Automa takes the patch ..."
pub fn followed(words: &Words, cost: &str, deed: &str) -> String {
    let cost = cost.trim_end_matches('.');
    words.say("review-followed", &[("cost", cost.into()), ("deed", deed.into())])
}

/// Points on average, as people write them.
pub fn points(words: &Words, points: f64) -> String {
    tenths(words, points)
}

/// A chance in percent.
pub fn chance(words: &Words, share: f64) -> String {
    words.say("percent", &[("number", Arg::Number((share * 100.0).round() as i64))])
}
