//! What a hint says about an option: how good, how sure, and what follows.

use kernel::{Role, Seat};

use crate::{Arg, Voice, Words};

/// The figures of an option.
#[derive(Clone, Copy, Debug)]
pub struct Figures {
    /// Points that it leads to on average, and half the width of their 95 % interval.
    pub score: (f64, f64),
    /// The chance to win, from 0 to 1.
    pub win: f64,
}

/// One digit behind the point, or comma.
pub(crate) fn tenths(words: &Words, number: f64) -> String {
    let sign = if number < -0.049 { "\u{2212}" } else { "" };
    format!("{sign}{:.1}", number.abs()).replace('.', &words.text("decimal-point"))
}

fn percent(share: f64) -> Arg {
    Arg::Number((share * 100.0).round() as i64)
}

/// "27.4 points at the end (± 0.3), won in 41 % of the tries"
pub fn figures(words: &Words, figures: &Figures) -> String {
    let args = [
        ("points", tenths(words, figures.score.0).into()),
        ("margin", tenths(words, figures.score.1).into()),
        ("win", percent(figures.win)),
    ];
    words.say("hint-figures", &args)
}

/// How an option compares with the first: "3.2 points fewer than the first option".
pub fn compared(words: &Words, option: &Figures, first: &Figures) -> String {
    // Of the figures as they are told, so that whoever subtracts them comes to the same.
    let told = |score: f64| (score * 10.0).round() / 10.0;
    let more = told(option.score.0) - told(first.score.0);
    let id = match more {
        _ if more.abs() < 0.05 => "hint-equal",
        _ if more < 0.0 => "hint-fewer",
        _ if option.win < first.win => "hint-more",
        _ => "hint-unsure",
    };
    words.say(id, &[("points", tenths(words, more.abs()).into())])
}

/// Says where the figures come from: so many games on imagined cards.
pub fn about(words: &Words, iterations: u32) -> String {
    words.say("hint-about", &[("games", iterations.into())])
}

/// Says that the time was up before as many games were played as usual.
pub fn cut_by_time(words: &Words, iterations: u32) -> String {
    words.say("hint-cut-time", &[("games", iterations.into())])
}

/// Says that the person stopped the search early, and how many games it had played.
pub fn stopped(words: &Words, iterations: u32) -> String {
    words.say("hint-cut-stopped", &[("games", iterations.into())])
}

/// What probably follows: what each does in turn, in people's words. Each step comes with the position before it; `own` is
/// whoever asks, and needs no name.
pub fn then<G: Voice>(words: &Words, own: Seat, steps: &[(&G, Seat, G::Action)]) -> Vec<String> {
    let turns = steps.chunk_by(|(_, a, _), (_, b, _)| a == b);
    let turn = |turn: &[(&G, Seat, G::Action)]| {
        let (before, seat, _) = turn[0];
        let acts: Vec<G::Action> = turn.iter().map(|(.., action)| *action).collect();
        let what = before.whole(words, &acts);
        if seat == own || before.role(seat) != Role::Person {
            return what;
        }
        format!("{}: {what}", before.name_of(words, seat))
    };
    turns.map(turn).collect()
}

/// One line of the turns that [`then`] gives, with arrows between them.
pub fn line(words: &Words, turns: &[String]) -> String {
    format!("{} {}", words.text("hint-then"), turns.join(" \u{2192} "))
}
