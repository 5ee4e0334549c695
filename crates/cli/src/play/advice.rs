//! What a player that thinks advises, in words.

use kernel::Game;
use words::hint::Figures;
use words::{Voice, Words};

/// The best options with their reasons and figures, and what probably follows the first.
pub fn advice<G: Voice>(words: &Words, hint: &players::Hint<G>) -> String {
    let mut lines = Vec::new();
    let first = hint.options.first().map(figures);
    let names: Vec<String> =
        hint.options.iter().map(|option| option.before.whole(words, &option.act)).collect();
    for ((rank, option), name) in (1..).zip(&hint.options).zip(&names) {
        let own = figures(option);
        // The same words for two options: how they are typed tells them apart.
        let is_only = names.iter().filter(|other| *other == name).count() == 1;
        let what = if is_only { name.clone() } else { format!("{name} ({})", option.text) };
        let mut line = format!("{rank}. {what}: {}", words::hint::figures(words, &own));
        if let Some(first) = first.filter(|_| rank > 1) {
            line = format!("{line}; {}", words::hint::compared(words, &own, &first));
        }
        lines.push(line);
        let reasons = option.before.merits(words, &option.act);
        if !reasons.is_empty() {
            lines.push(format!("   {}", reasons.join(" ")));
        }
    }
    if let Some(best) = hint.options.first() {
        let steps: Vec<_> = best.then().iter().map(|step| (&step.before, step.seat, step.action)).collect();
        if !steps.is_empty() {
            lines.push(words::hint::line(words, &words::hint::then(words, hint.seat, &steps)));
        }
    }
    if hint.cut.is_some() {
        lines.push(words::hint::stopped(words, hint.iterations));
    }
    lines.push(words::hint::about(words, hint.iterations));
    lines.join("\n")
}

/// The figures of an option, for the words.
pub fn figures<G: Game>(option: &players::Advice<G>) -> Figures {
    let weighed = &option.weighed;
    Figures { score: (weighed.score, weighed.score_margin), win: weighed.win }
}
