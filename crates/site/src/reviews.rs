//! Reviews: what each decision at a table was worth, thought out bit by bit and kept beside the table.
//!
//! Nothing here goes on by itself. Whoever wants a review asks for it to go on, for some seconds each time, until it is
//! complete: the page does so by its script, a person by a button, a program by the API. So whoever goes away costs nothing
//! more, other searches get their turn in between, and a review that was stopped goes on where it was.

use std::time::Duration;

use games::with_kind;
use players::Limits;
use table::store::TableId;
use table::tables::{Open, Tables};
use wire::review::{Judged, Progress, Review, Reviewed};

use crate::api::Sent;
use crate::app::App;
use crate::host::Visitor;
use crate::kind::Shown;
use crate::problem::Problem;
use crate::service::kind_of;

/// The name under which a review is kept beside its table.
const NOTE: &str = "review";
/// How long a review goes on until it comes back, unless less is asked for.
pub const PATIENCE: Duration = Duration::from_secs(3);

/// What is kept of a review of this table, as far as it fits the table as it is; and how far it has come.
pub fn kept<G: Shown>(tables: &Tables, open: &Open<G>) -> Result<(Review, Progress), Problem> {
    if !G::THINKS {
        return Ok((Review::default(), Progress::default()));
    }
    let mut review = Review::read(&tables.note(&open.info.id, NOTE)?.unwrap_or_default());
    let progress = review.fit(&open.session);
    Ok((review, progress))
}

/// What is kept of a review of this table, as far as it fits; for whoever does not ask how far it is.
pub fn known<G: Shown>(tables: &Tables, open: &Open<G>) -> Result<Review, Problem> {
    match tables.note(&open.info.id, NOTE)? {
        Some(_) => Ok(kept(tables, open)?.0),
        None => Ok(Review::default()),
    }
}

/// How far the review of a table is.
pub async fn look(app: &App, id: TableId) -> Result<Sent, Problem> {
    let tables = app.tables.clone();
    app.work(move || {
        let kind = kind_of(&tables.info(&id)?)?;
        with_kind!(kind, G => {
            let open = tables.open::<G>(&id)?;
            let (review, progress) = kept(&tables, &open)?;
            Sent::of(&Reviewed::of(Some(open.info.version), &open.session, &review, &progress))
        })
    })
    .await?
}

/// Goes on with the review of a table for some time, and gives how far it is then.
pub async fn go_on(app: &App, visitor: Visitor, id: TableId, time: Duration) -> Result<Sent, Problem> {
    let tables = app.tables.clone();
    let about = id.clone();
    let kind = app.work(move || kind_of(&tables.info(&about)?)).await??;
    let (tables, room, topic) = (app.tables.clone(), app.room.clone(), id.to_string());
    let search = move |limits: &Limits| {
        room.for_decision(&tables)?;
        with_kind!(kind, G => think::<G>(&tables, &id, &limits.within(time), limits))
    };
    // One decision more than fits into the time is finished.
    app.think(visitor, &topic, crate::host::LONGEST_SEARCH, search).await?
}

/// Judges decisions until the time is up, the worst of which may take until `longest`.
fn think<G: Shown>(tables: &Tables, id: &TableId, time: &Limits, longest: &Limits) -> Result<Sent, Problem> {
    if !G::THINKS {
        return Err(Problem::Refused("nobody here can judge the decisions of this table".to_owned()));
    }
    let open = tables.open::<G>(id)?;
    let (mut review, mut progress) = kept(tables, &open)?;
    let history = open.session.history();
    let mut made = 0;
    while let Some(&index) = progress.missing.first() {
        if made > 0 && time.are_reached() {
            break;
        }
        let (Some(before), Some(entry)) =
            (open.session.walk(index).next().map(|(_, before, _)| before), history.get(index))
        else {
            break;
        };
        let Some(verdict) = G::judge(&before, entry.action, longest) else { break };
        // What ran out of time because others came before it gets all of it the next time.
        if verdict.hurried && made > 0 {
            break;
        }
        review.take(Judged::of(index + 1, &before, &verdict));
        progress.missing.remove(0);
        made += 1;
    }
    if made > 0 {
        tables.keep_note(id, NOTE, &review.text())?;
    } else if !progress.missing.is_empty() {
        return Err(Problem::Stopped);
    }
    Sent::of(&Reviewed::of(Some(open.info.version), &open.session, &review, &progress))
}
