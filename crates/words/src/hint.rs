//! What a hint says about an option: how good, and how sure.

use crate::{Arg, Words};

/// The figures of an option.
#[derive(Clone, Copy, Debug)]
pub struct Figures {
    /// Points that it leads to on average, and half the width of their 95 % interval.
    pub score: (f64, f64),
    /// The chance to win, and its 95 % interval; from 0 to 1.
    pub win: (f64, f64, f64),
    /// The share of all tries that it got; from 0 to 1.
    pub share: f64,
}

/// One digit behind the point, or comma.
fn tenths(words: &Words, number: f64) -> String {
    let sign = if number < -0.049 { "\u{2212}" } else { "" };
    format!("{sign}{:.1}", number.abs()).replace('.', &words.text("decimal-point"))
}

fn percent(share: f64) -> Arg {
    Arg::Number((share * 100.0).round() as i64)
}

/// "27.4 points (± 0.3), wins 41 % (39 to 43 %), 55 % of the tries"
pub fn figures(words: &Words, figures: &Figures) -> String {
    let (win, low, high) = figures.win;
    words.say(
        "hint-figures",
        &[
            ("points", tenths(words, figures.score.0).into()),
            ("margin", tenths(words, figures.score.1).into()),
            ("win", percent(win)),
            ("low", percent(low)),
            ("high", percent(high)),
            ("share", percent(figures.share)),
        ],
    )
}

/// Where the figures come from: so many games on imagined cards.
pub fn about(words: &Words, iterations: u32) -> String {
    words.say("hint-about", &[("games", iterations.into())])
}

/// That the time was up before as many games were played as usual.
pub fn cut_by_time(words: &Words, iterations: u32) -> String {
    words.say("hint-cut-time", &[("games", iterations.into())])
}

/// That somebody stopped it.
pub fn stopped(words: &Words, iterations: u32) -> String {
    words.say("hint-cut-stopped", &[("games", iterations.into())])
}

/// What probably follows.
pub fn line(words: &Words, steps: &[String]) -> String {
    format!("{} {}", words.text("hint-then"), steps.join(" \u{2192} "))
}
