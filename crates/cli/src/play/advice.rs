//! What a player that thinks advises, in words.

use words::Words;

/// The best options with their figures, and what probably follows the first.
pub fn advice<A>(words: &Words, hint: &players::Hint<A>) -> String {
    let mut lines = Vec::new();
    for (rank, option) in (1..).zip(&hint.options) {
        let figures = words::hint::figures(words, &figures(option));
        lines.push(format!("{rank}. {}: {figures}", option.text));
    }
    if let Some(best) = hint.options.first()
        && best.line.len() > 1
    {
        let steps: Vec<String> = best.line.iter().skip(1).map(|(_, step)| step.clone()).collect();
        lines.push(words::hint::line(words, &steps));
    }
    if hint.cut.is_some() {
        lines.push(words::hint::stopped(words, hint.iterations));
    }
    lines.push(words::hint::about(words, hint.iterations));
    lines.join("\n")
}

/// The figures of an option, for the words.
pub fn figures<A>(option: &players::Advice<A>) -> words::hint::Figures {
    let weighed = &option.weighed;
    words::hint::Figures {
        score: (weighed.score, weighed.score_margin),
        win: (weighed.win, weighed.win_interval.0, weighed.win_interval.1),
        share: option.share,
    }
}
