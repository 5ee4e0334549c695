//! What a table is called: as somebody chose, else after what it is, in the language of whoever reads it.

use games::{Kind, with_kind};
use table::store::TableInfo;
use wire::summary::{Sits, Summary};
use words::{Arg, Words};

use crate::kind::Shown;

/// The name of a table: "Nomads against Darklings, Hard" where nobody chose another.
pub fn called(words: &Words, info: &TableInfo) -> String {
    if !info.name.is_empty() {
        return info.name.clone();
    }
    let Ok(kind) = Kind::of(&info.game) else { return info.game.clone() };
    let summary = Summary::read(&info.summary);
    with_kind!(kind, G => after_what_it_is::<G>(words, &summary))
        .unwrap_or_else(|| kind.title().name().to_owned())
}

/// Who plays against whom, and how hard that is.
fn after_what_it_is<G: Shown>(words: &Words, summary: &Summary) -> Option<String> {
    let (bots, people): (Vec<&Sits>, Vec<&Sits>) = summary.seats.iter().partition(|sits| sits.bot);
    let known = |side: &[&Sits]| {
        let names = side.iter().map(|sits| sits.plays.as_deref().map(|plays| G::plays(words, plays)));
        names.collect::<Option<Vec<String>>>().filter(|names| !names.is_empty())
    };
    let together = |names: &[String]| names.join(&words.text("web-called-and"));
    let who = match (known(&people), people.len()) {
        (_, 0) => return None,
        (Some(names), _) if bots.is_empty() => names.join(&words.text("web-called-against")),
        (Some(names), _) => together(&names),
        (None, 1) => words.text("seat-you"),
        (None, count) => words.say("web-called-people", &[("count", (count as u32).into())]),
    };
    if bots.is_empty() {
        return Some(who);
    }
    let bots = known(&bots).map_or_else(|| words.text("web-called-automa"), |names| together(&names));
    let versus = [who, bots].join(&words.text("web-called-against"));
    Some(match &summary.difficulty {
        Some(how) => {
            let args = [("table", Arg::from(versus)), ("difficulty", G::how_hard(words, how).into())];
            words.say("web-called-hard", &args)
        }
        None => versus,
    })
}
