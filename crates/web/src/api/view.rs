//! A table as JSON.

use kernel::{Legal as _, Options as _};
use players::Cut;
use serde_json::{Map, Value, json};
use table::store::TableInfo;
use table::tables::Open;

use crate::context::english_words;
use crate::kind::Shown;
use crate::service::View;

/// How many legal actions an error names.
const EXAMPLES: u32 = 8;

/// What a list shows.
pub fn info(info: &TableInfo) -> Value {
    let summary: Value = serde_json::from_str(&info.summary).unwrap_or_default();
    json!({
        "id": info.id.as_str(), "name": info.name, "game": info.game, "created": info.created, "updated": info.updated,
        "version": info.version, "summary": summary,
    })
}

/// A table with everything that a program needs to play.
pub fn table<G: Shown>(open: &Open<G>) -> Value {
    let mut table = info(&open.info);
    let (session, setup) = (&open.session, open.session.setup());
    let options: Map<String, Value> =
        setup.options.pairs().map(|(key, value)| (key.to_owned(), value.into())).collect();
    table["seed"] = setup.seed.0.into();
    table["options"] = options.into();
    table["packs"] = setup.packs.iter().map(|pack| pack.name.clone()).collect();
    table["at"] = session.at().into();
    table["decisions"] = session.len().into();
    table["can_undo"] = session.undo_target().is_some().into();
    table["can_redo"] = session.redo_target().is_some().into();
    table["legal"] = json!({ "count": session.game().legal().count() });
    table["state"] = G::state(&open.session);
    table
}

/// A table after a change, with the decisions that it brought.
pub struct Changed {
    /// The version before it; what only went back or forth brought no news.
    pub news_since: Option<u64>,
}

impl View<Value> for Changed {
    fn of<G: Shown>(self, open: &Open<G>) -> Value {
        let mut table = table(open);
        // Each line that was added is a decision.
        let added = self.news_since.map_or(0, |before| open.info.version - before);
        let at = open.session.at();
        table["news"] = decisions(open, at.saturating_sub(added as usize));
        table
    }
}

/// The decisions that stand, after the first `from`.
pub fn decisions<G: Shown>(open: &Open<G>, from: usize) -> Value {
    let decision = |(number, before, entry): (usize, G, &kernel::Entry<G>)| {
        json!({
            "number": number + 1, "seat": entry.seat.0, "role": before.role(entry.seat).name(),
            "action": before.write(entry.action), "line": G::line(english_words(), &before, entry),
            "revealed": entry.revealed,
        })
    };
    open.session.walk(from).map(decision).collect()
}

/// The best options with their figures.
pub fn hint<G: Shown>(open: &Open<G>, hint: &players::Hint<G::Action>) -> Value {
    let options: Vec<Value> = hint
        .options
        .iter()
        .map(|option| {
            let weighed = &option.weighed;
            let (low, high) = weighed.win_interval;
            let line: Vec<Value> = option
                .line
                .iter()
                .map(|(seat, action)| json!({ "seat": seat.0, "action": action }))
                .collect();
            json!({
                "action": option.text, "visits": weighed.visits, "share": option.share,
                "score": weighed.score, "score_margin": weighed.score_margin,
                "win": weighed.win, "win_low": low, "win_high": high, "line": line,
            })
        })
        .collect();
    let ended = match hint.cut {
        None => "complete",
        Some(Cut::Time) => "time",
        Some(Cut::Stopped) => "stopped",
    };
    json!({
        "version": open.info.version, "seat": hint.seat.0, "player": hint.player, "iterations": hint.iterations,
        "ended": ended, "options": options,
    })
}

/// Some of the legal actions.
pub fn legal<G: Shown>(open: &Open<G>, offset: u32, limit: u32) -> Value {
    let game = open.session.game();
    let legal = game.legal();
    let count = legal.count();
    let some = offset.min(count)..offset.saturating_add(limit).min(count);
    let actions: Vec<String> =
        some.filter_map(|index| legal.get(index)).map(|action| game.write(action)).collect();
    json!({ "version": open.info.version, "count": count, "offset": offset, "actions": actions })
}

/// What would be legal, beside an error: how much, and a few examples from all over the list.
pub fn examples<G: Shown>(open: &Open<G>) -> Value {
    let game = open.session.game();
    let legal = game.legal();
    let count = legal.count();
    let some = EXAMPLES.min(count);
    let examples = (0..some)
        .filter_map(|i| legal.get(u64::from(i).wrapping_mul(count.into()).div_euclid(some.into()) as u32));
    let examples: Vec<String> = examples.map(|action| game.write(action)).collect();
    json!({ "count": count, "examples": examples })
}
