//! What a whole act costs and brings, how it is paid and whom it helps; and the one thing to do next.

use terra_mystica::offered::{Change, Offered};
use terra_mystica::{Cult, Purse, TerraMystica, Waiting};

use super::{act, capital, counted, cult_name, seat_name, waiting};
use crate::text::inside;
use crate::{Arg, Words};
use kernel::Game as _;

/// What is to be done: the part of an action that is due, else what the game waits for.
pub fn todo(words: &Words, game: &TerraMystica) -> Option<String> {
    let decision = game.decision()?;
    let (due, turn) = (decision.due, game.turn());
    let part = match decision.kind {
        Waiting::Rest if due.favours > 0 => Some("tm-ask-first-favour"),
        Waiting::Rest if due.towns > 0 => Some("terra-todo-town"),
        Waiting::Rest if due.steps > 0 => Some("tm-ask-reward"),
        Waiting::Rest if turn.shift => Some("tm-ask-colour"),
        Waiting::Rest if due.bridges > 0 => Some("terra-todo-bridge"),
        Waiting::Rest if due.spades > 0 => Some("terra-todo-spades"),
        Waiting::Rest if !turn.ready.is_empty() => Some("terra-todo-ready"),
        _ => None,
    };
    match part {
        Some(id) => Some(words.say(id, &[("who", seat_name(words, game, decision.seat).into())])),
        None => waiting(words, game),
    }
}

/// The conversions that pay for an act: "first: burn a power token, 2 × 3 power to a worker".
pub fn paid(words: &Words, game: &TerraMystica, one: &Offered) -> String {
    let mut ways: Vec<(String, u32)> = Vec::new();
    for action in &one.paid_by {
        let says = inside(&act(words, game, *action));
        match ways.iter_mut().find(|(known, _)| *known == says) {
            Some((_, count)) => *count += 1,
            None => ways.push((says, 1)),
        }
    }
    let times = |(says, count): (String, u32)| if count > 1 { format!("{count} × {says}") } else { says };
    let ways: Vec<String> = ways.into_iter().map(times).collect();
    words.say("terra-paid-by", &[("ways", ways.join(", ").into())])
}

/// A change of a purse in words: "−2 workers, −3 coins, +2 VP, power 5/7/0 → 4/7/1".
pub fn change(words: &Words, change: &Change) -> String {
    let (a, b) = (&change.before, &change.after);
    let mut parts = Vec::new();
    let mut part = |before: i32, after: i32, says: &dyn Fn(u32) -> String| {
        let by = after - before;
        if by != 0 {
            let sign = if by > 0 { '+' } else { '\u{2212}' };
            parts.push(format!("{sign}{}", says(by.unsigned_abs())));
        }
    };
    part(a.workers.into(), b.workers.into(), &|count| counted(words, "worker", count));
    part(a.coins.into(), b.coins.into(), &|count| counted(words, "coin", count));
    part(a.priests.into(), b.priests.into(), &|count| counted(words, "priest", count));
    part(a.vp.into(), b.vp.into(), &|count| counted(words, "vp", count));
    for cult in Cult::ALL {
        let at = |purse: &Purse| i32::from(purse.cults[cult.index()]);
        part(at(a), at(b), &|count| format!("{count} {}", capital(&cult_name(words, cult))));
    }
    if a.bowls != b.bowls {
        let bowls = |[one, two, three]: [u8; 3]| Arg::from(format!("{one}/{two}/{three}"));
        parts.push(words.say("tm-terms-power", &[("before", bowls(a.bowls)), ("after", bowls(b.bowls))]));
    }
    parts.join(", ")
}

/// What has to be said before an act is taken: its price and gain, how it is paid, and whom it helps.
pub fn terms(words: &Words, game: &TerraMystica, one: &Offered) -> String {
    let mut parts: Vec<String> = one.change.iter().map(|by| change(words, by)).collect();
    if !one.paid_by.is_empty() {
        parts.push(paid(words, game, one));
    }
    for (to, power) in &one.power_for {
        let args = [("who", seat_name(words, game, *to).into()), ("power", (*power).into())];
        parts.push(words.say("terra-would-offer", &args));
    }
    parts.join("; ")
}
