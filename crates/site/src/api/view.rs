//! A table as JSON.

use table::journal::Difference;
use table::store::TableInfo;
use table::tables::Open;
use wire::history::decisions;
use wire::table::{Info, OtherRules, Table};

use super::Sent;
use crate::called::called;
use crate::kind::Shown;
use crate::problem::Problem;
use crate::service::View;

/// What a list shows.
pub fn info(info: &TableInfo) -> Info {
    Info {
        id: info.id.to_string(),
        name: called(wire::english(), info),
        game: info.game.clone(),
        created: info.created,
        updated: info.updated,
        version: info.version,
        summary: serde_json::from_str(&info.summary).unwrap_or_default(),
    }
}

/// A table with everything that a program needs to play.
pub fn table<G: Shown>(open: &Open<G>) -> Table<G::State> {
    Table { other_rules: other_rules(open), ..Table::of(info(&open.info), &open.session) }
}

/// Where a table was played on by other rules than this program's.
pub fn other_rules<G: Shown>(open: &Open<G>) -> Option<OtherRules> {
    let Difference { number, edition, known, why, .. } = open.differs.clone()?;
    Some(OtherRules { decision: number, edition, known, why })
}

/// A table after a change, with the decisions that it brought.
pub struct Changed {
    /// The version before it; what only went back or forth brought no news.
    pub news_since: Option<u64>,
}

impl View<Result<Sent, Problem>> for Changed {
    fn of<G: Shown>(self, open: &Open<G>) -> Result<Sent, Problem> {
        // Each line that was added is a decision.
        let added = self.news_since.map_or(0, |before| open.info.version - before);
        let at = open.session.at();
        let news = decisions(&open.session, at.saturating_sub(added as usize));
        Sent::of(&Table { news: Some(news), ..table(open) })
    }
}
