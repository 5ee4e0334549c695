//! Other programs on the same database: what they decide is seen here, too. Whoever follows a table hears of it within a second.

use std::time::Duration;

use table::tables::TableError;
use tokio::time::MissedTickBehavior;

use crate::app::{App, blocking};

/// How often the tables that somebody follows are looked at.
const EVERY: Duration = Duration::from_secs(1);

/// Looks after the tables that somebody follows, as long as the server runs.
pub async fn follow(app: App) {
    let mut tick = tokio::time::interval(EVERY);
    // A store that is slow is not asked the more for it.
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tick.tick().await;
        look(&app).await;
    }
}

/// Looks once: a row for each table that somebody follows, and nothing where nobody does.
pub async fn look(app: &App) {
    let ids = app.live.ids();
    if ids.is_empty() {
        return;
    }
    let (tables, live) = (app.site.tables.clone(), app.live.clone());
    let looked = blocking(move || {
        for id in ids {
            let Ok(table) = id.parse() else { continue };
            match tables.info(&table) {
                Ok(info) => live.tell(&id, info.version),
                Err(TableError::NotFound(_)) => live.end(&id),
                // The next request says what is wrong with the store.
                Err(_) => return,
            }
        }
    });
    let _ = looked.await;
}
