//! `automa review FILE`: goes through a save and says what each decision was worth.

use std::fmt::Write as _;
use std::io::IsTerminal as _;

use anyhow::Context;
use clap::ArgMatches;
use games::with_kind;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use kernel::Session;
use players::review::{Care, judge};
use table::journal;
use wire::review::{Judged, Progress, Review, Reviewed, TURNING_POINTS};
use words::Words;

use crate::args;
use crate::commands::companion::talks::Talks as _;
use crate::games::Commanded as _;
use crate::play::interrupt::Interrupt;
use crate::play::screen::{Ended, INTERRUPTED};
use crate::play::sitting::Told;

/// Runs the command, with the type of the game that was saved.
pub fn run(matches: &ArgMatches) -> anyhow::Result<()> {
    super::with_save(matches, |kind, text| with_kind!(kind, G => G::review(matches, text)))
}

/// The save of a game on screen.
pub fn any<G: Told>(matches: &ArgMatches, text: &str) -> anyhow::Result<()> {
    let session: Session<G> = journal::read(text, None)?;
    let interrupt = Interrupt::listen().context("cannot listen for Ctrl-C")?;
    let (review, progress) = interrupt.while_thinking(|limits| all(&session, limits));
    if matches.get_flag("json") {
        super::out_json(&Reviewed::of(None, &session, &review, &progress))?;
    } else {
        super::tell(&as_text(&args::words(matches), &session, &review, &progress)?)?;
    }
    // What was found until then is told, and says itself how far it came.
    if interrupt.was_asked() && !progress.missing.is_empty() {
        return Err(Ended(INTERRUPTED).into());
    }
    Ok(())
}

/// Judges every decision, until somebody asks to stop.
fn all<G: Told>(session: &Session<G>, limits: &players::Limits) -> (Review, Progress) {
    let mut review = Review::default();
    let mut progress = review.fit(session);
    let bar = bar(progress.of);
    for (index, before, entry) in session.walk(0) {
        if progress.missing.first() != Some(&index) {
            continue;
        }
        let Some(verdict) = judge(&before, entry.action, Care::of::<G>(), limits) else { break };
        review.take(Judged::of(index + 1, &before, &verdict));
        progress.missing.remove(0);
        bar.inc(1);
    }
    bar.finish_and_clear();
    (review, progress)
}

/// How far it is, where somebody watches.
#[allow(clippy::disallowed_methods, reason = "it is only looked at")]
fn bar(count: usize) -> ProgressBar {
    let target = if std::io::stderr().is_terminal() {
        ProgressDrawTarget::stderr()
    } else {
        ProgressDrawTarget::hidden()
    };
    let style = ProgressStyle::with_template("{pos}/{len} decisions {bar:30} {eta}");
    ProgressBar::with_draw_target(Some(count as u64), target)
        .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn as_text<G: Told>(
    words: &Words,
    session: &Session<G>,
    review: &Review,
    progress: &Progress,
) -> anyhow::Result<String> {
    let mut text = String::new();
    if progress.of == 0 {
        return Ok(words.text("review-file-none") + "\n");
    }
    let turning: Vec<usize> =
        review.worst().iter().take(TURNING_POINTS).map(|judged| judged.number).collect();
    for (index, before, entry) in session.walk(0) {
        let Some(judged) = review.on(index + 1) else { continue };
        let is_turning = turning.contains(&judged.number);
        if !review.worst().iter().any(|worst| worst.number == judged.number) {
            continue;
        }
        let mark = if is_turning { '*' } else { ' ' };
        writeln!(text, "{mark}{:>3}  {}", judged.number, before.line(words, &entry.events))?;
        writeln!(text, "      {}", judged.sentence(words, &before, session))?;
        if let Some(best) = judged.options.first() {
            let what = judged.option(words, &before, best);
            writeln!(text, "      {}", words.say("review-better", &[("what", what.into())]))?;
        }
    }
    if text.is_empty() {
        writeln!(text, "{}", words.text("review-flawless"))?;
    } else {
        let title = words.say("review-turning", &[("count", (turning.len() as u32).into())]);
        let numbers: Vec<String> = turning.iter().map(ToString::to_string).collect();
        writeln!(text, "\n* {title}: {}", numbers.join(", "))?;
    }
    let args = [("done", (progress.done() as u32).into()), ("count", (progress.of as u32).into())];
    writeln!(text, "{}.", words.say("review-progress", &args))?;
    Ok(text)
}
