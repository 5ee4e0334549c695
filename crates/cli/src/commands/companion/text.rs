//! The answers for people.

use words::{Said, Words};

use super::desk::{Desk, Heard, Span, Trouble};
use super::talks::Talks;
use crate::input::Line;
use crate::play::did_you_mean;

/// The first lines: what to lay out, or where the game stands.
pub fn opening<G: Talks>(desk: &Desk<G>) -> String {
    let (words, game) = (desk.words(), desk.game());
    let mut lines = vec![game.title(words), words.text("co-welcome")];
    match desk.last() {
        None => lines.extend(game.opening(words)),
        Some(said) => lines.push(told(desk, said)),
    }
    lines.push(asks(desk));
    lines.join("\n") + "\n"
}

/// The question, with an example of an answer.
fn asks<G: Talks>(desk: &Desk<G>) -> String {
    let waits = desk.game().waits(desk.words());
    format!("{} {}", waits.question, desk.words().say("co-say", &[("say", waits.say.into())]))
}

/// What came of something: the headline, the steps, the Automa's things.
fn told<G: Talks>(desk: &Desk<G>, said: Said<'_, G>) -> String {
    G::told(desk.words(), said).join("\n")
}

/// What came of everything in a line.
fn spanned<G: Talks>(desk: &Desk<G>, span: Span) -> String {
    let each = (span.from..span.to).filter_map(|index| desk.said(index)).map(|said| told(desk, said));
    let quiet = (span.quiet > 0).then(|| desk.words().text("co-needs-no-telling"));
    each.chain(quiet).collect::<Vec<_>>().join("\n")
}

/// The answer to a line.
pub fn answer<G: Talks>(desk: &Desk<G>, _: &Line, heard: &Result<Heard, Trouble<G>>) -> String {
    let said = match heard {
        Ok(Heard::Quit) => return String::new(),
        Ok(heard) => done(desk, heard),
        Err(trouble) => refused(desk, trouble),
    };
    format!("{said}\n")
}

fn done<G: Talks>(desk: &Desk<G>, heard: &Heard) -> String {
    let (words, game) = (desk.words(), desk.game());
    let and_asks = |said: String| format!("{said}\n{}", asks(desk));
    match heard {
        Heard::Said(span) => and_asks(spanned(desk, *span)),
        Heard::Undone { line, revealed } => {
            let id = if *revealed { "co-undone-revealed" } else { "co-undone" };
            and_asks(words.say(id, &[("line", line.as_str().into())]))
        }
        Heard::Redone { line, span } => {
            let again = words.say("co-redone", &[("line", line.as_str().into())]);
            and_asks(format!("{again}\n{}", spanned(desk, *span)))
        }
        Heard::UndoneSeveral { count, revealed } => {
            let revealed = if *revealed { "yes" } else { "no" };
            let args = [("count", (*count as u32).into()), ("revealed", revealed.into())];
            and_asks(words.say("tui-undone-several", &args))
        }
        Heard::Look => and_asks(look(desk)),
        Heard::Why => {
            let why = desk.last_turn().and_then(|said| G::why(words, said));
            why.unwrap_or_else(|| words.text("co-no-why"))
        }
        Heard::Shown(text) => text.clone(),
        Heard::Score => game.scores(words).join("\n"),
        Heard::Assume => game.known(words).join("\n"),
        Heard::History => history(desk),
        Heard::Help => format!("{}\n{}", words.text(G::HELP), words.text("tui-help-dialect")),
        Heard::Save => words.say("co-saved-at", &[("path", desk.path().display().to_string().into())]),
        Heard::Quit => String::new(),
    }
}

/// Where the game stands: the last turn of the Automa, what was said since, and what it has now.
fn look<G: Talks>(desk: &Desk<G>) -> String {
    let (words, at) = (desk.words(), desk.session().at());
    let turn = desk.session().history().iter().rposition(|entry| G::is_bots(&entry.events));
    let mut lines: Vec<String> = turn
        .and_then(|turn| desk.said(turn))
        .map_or_else(Vec::new, |said| vec![G::instruction(words, said).headline]);
    // After that turn was told, its steps are of interest; once the table has changed, what it has changed to is.
    let since = turn.map_or(0, |turn| turn + 1)..at;
    if since.is_empty()
        && let Some(said) = desk.last()
    {
        return told(desk, said);
    }
    let news: Vec<String> =
        since.filter_map(|index| desk.said(index)).map(|said| said.before.line(words, said.events)).collect();
    if !news.is_empty() {
        lines.push(words.say("co-since", &[("lines", news.join(" ").into())]));
    }
    lines.extend(desk.last().map(|said| G::instruction(words, said).chips.join(", ")));
    lines.retain(|line| !line.is_empty());
    lines.join("\n")
}

fn history<G: Talks>(desk: &Desk<G>) -> String {
    let lines: Vec<String> = (0..desk.session().at())
        .filter_map(|index| {
            let said = desk.said(index)?;
            let happened = said.before.line(desk.words(), said.events);
            Some(format!("{:>3}  {}: {happened}", index + 1, desk.line(index)))
        })
        .collect();
    if lines.is_empty() { desk.words().text("co-no-history") } else { lines.join("\n") }
}

/// What can be typed: the sentence around it is English, the commands in it are the same in every language.
fn commands(words: &Words, expected: &str) -> String {
    if words.code() == Words::english().code() {
        return expected.to_owned();
    }
    let typed = expected.split('`').skip(1).step_by(2);
    typed.map(|command| format!("`{command}`")).collect::<Vec<_>>().join(", ")
}

/// Why a line did nothing, and what can be said.
pub fn refused<G: Talks>(desk: &Desk<G>, trouble: &Trouble<G>) -> String {
    let words = desk.words();
    match trouble {
        Trouble::Line(id) | Trouble::Nothing(id) => format!("{}\n{}", words.text(id), asks(desk)),
        Trouble::Unknown { text, expected, near } => {
            let unknown = words.say("co-unknown", &[("text", text.as_str().into())]);
            let expected = || match commands(words, expected) {
                expected if expected.is_empty() => asks(desk),
                expected => words.say("co-expected", &[("expected", expected.into())]),
            };
            // A word alone that wants more is not what was meant.
            let near: Vec<String> = near.iter().filter(|near| *near != text).cloned().collect();
            format!("{unknown}\n{}", did_you_mean(words, &near).unwrap_or_else(expected))
        }
        Trouble::Several(all) => {
            let args = [("count", (all.len() as u32).into()), ("acts", all.join(", ").into())];
            words.say("tui-several", &args)
        }
        Trouble::Which(said) => said.clone(),
        Trouble::Illegal { before, part: None, why } => before.refused(words, why),
        Trouble::Illegal { before, part: Some(part), why } => {
            let args = [("part", part.as_str().into()), ("why", before.refused(words, why).into())];
            words.say("co-no-part", &args)
        }
        Trouble::Save(error) => words.say("co-save-trouble", &[("error", error.as_str().into())]),
    }
}

/// Why a line did nothing, in one sentence; for programs.
pub fn trouble<G: Talks>(desk: &Desk<G>, trouble: &Trouble<G>) -> String {
    let words = desk.words();
    match trouble {
        Trouble::Line(id) | Trouble::Nothing(id) => words.text(id),
        Trouble::Unknown { text, .. } => words.say("co-unknown", &[("text", text.as_str().into())]),
        Trouble::Which(said) => said.lines().next().unwrap_or_default().to_owned(),
        other => refused(desk, other),
    }
}
