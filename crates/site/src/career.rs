//! A person's own record: the results of finished games, for pages and API alike.

use games::{Kind, Place, Title, with_kind, with_title};
use table::store::{GameResult, NewResult, TableId};
use table::tables::{Tables, Told};
use wire::Wire;
use wire::bgstats;
use wire::career::{Career, Played};
use wire::ended::Ended;
use wire::figures::Cell;
use wire::sheet::{self, Row};
use words::Words;

use crate::app::App;
use crate::kind::{Shown, cover};
use crate::problem::Problem;
use crate::service;

/// The most results that are looked at: the latest.
pub const MOST_RESULTS: u32 = 10_000;

/// What is kept of a table beside its journal: what lists show, and its result once the game is over.
pub fn told<G: Wire>(session: &kernel::Session<G>) -> Told {
    Told { summary: G::summary(session).text(), result: Ended::of(session).map(|ended| ended.text()) }
}

/// A result of a game that this program knows.
#[derive(Clone, Debug)]
pub struct Counted {
    /// The row.
    pub result: GameResult,
    /// The kind of table.
    pub kind: Kind,
    /// How it ended.
    pub ended: Ended,
}

impl Counted {
    /// `None` for a game that is not known, or a text of another program.
    pub fn of(result: GameResult) -> Option<Counted> {
        let (kind, ended) = (Kind::of(&result.game).ok()?, Ended::read(&result.text)?);
        Some(Counted { result, kind, ended })
    }

    /// The game in its box.
    pub fn title(&self) -> Title {
        self.kind.title()
    }

    /// Whether it was played at a real table.
    pub fn at_table(&self) -> bool {
        self.kind.place() == Place::Table
    }

    /// The published figures that it can be held against.
    pub fn figures(&self) -> Option<&'static Cell> {
        figures_of(self.title(), self.ended.figures.as_deref()?)
    }

    /// How hard the bots were, as people call it.
    pub fn level(&self, words: &Words) -> Option<String> {
        let key = self.ended.difficulty.as_deref()?;
        Some(how_hard(self.title(), words, key))
    }

    /// What the person played, as people call it.
    pub fn plays(&self, words: &Words) -> Option<String> {
        Some(plays(self.title(), words, self.ended.plays()?))
    }

    /// What the bots played, as people call it.
    pub fn against(&self, words: &Words) -> Vec<String> {
        self.ended.against().map(|key| plays(self.title(), words, key)).collect()
    }

    fn played(&self) -> Played {
        Played {
            id: self.result.id.to_string(),
            title: self.title().key(),
            at_table: self.at_table(),
            at: self.result.ended,
            ended: self.ended.clone(),
        }
    }

    fn row(&self) -> Row {
        Row {
            id: Some(self.result.id.to_string()),
            game: self.title().key().to_owned(),
            at_table: self.at_table(),
            at: self.result.ended,
            ended: self.ended.clone(),
            comment: self.result.comment.clone(),
        }
    }
}

/// A level of a game, as people call it.
pub fn how_hard(title: Title, words: &Words, key: &str) -> String {
    with_title!(title, G => <G as words::Voice>::how_hard(words, key))
}

/// A side of a game, as people call it.
pub fn plays(title: Title, words: &Words, key: &str) -> String {
    with_title!(title, G => <G as Shown>::plays(words, key))
}

/// What can be achieved in a game.
pub fn feats(title: Title) -> &'static [&'static str] {
    with_title!(title, G => <G as Wire>::FEATS)
}

/// Published figures of a game, by their name.
pub fn figures_of(title: Title, name: &str) -> Option<&'static Cell> {
    with_title!(title, G => <G as Wire>::figures()).and_then(|figures| figures.named(name))
}

/// All results, the latest first.
fn all(tables: &Tables) -> Result<Vec<Counted>, Problem> {
    let results = tables
        .store()
        .results(MOST_RESULTS, 0)
        .map_err(|error| Problem::from(table::TableError::from(error)))?;
    Ok(results.into_iter().filter_map(Counted::of).collect())
}

/// All results, the latest first, and what they add up to.
pub async fn look(app: &App) -> Result<(Vec<Counted>, Career), Problem> {
    let tables = app.tables.clone();
    app.work(move || {
        let counted = all(&tables)?;
        let played: Vec<Played> = counted.iter().rev().map(Counted::played).collect();
        let titles: Vec<&str> = Title::ALL.iter().map(|title| title.key()).collect();
        let career = Career::of(&played, &titles);
        Ok((counted, career))
    })
    .await?
}

/// One result, and whether its table is still there.
pub async fn one(app: &App, id: TableId) -> Result<(Counted, bool), Problem> {
    let tables = app.tables.clone();
    app.work(move || {
        let result = tables.store().result(&id).map_err(table::TableError::from)?;
        let there = tables.info(&id).is_ok();
        Ok((Counted::of(result).ok_or(Problem::NotFound)?, there))
    })
    .await?
}

/// The result that a finished table would have, though it does not count yet: it came from a file.
pub async fn uncounted(app: &App, id: TableId) -> Result<Counted, Problem> {
    let tables = app.tables.clone();
    app.work(move || not_counted(&tables, &id)).await?
}

fn not_counted(tables: &Tables, id: &TableId) -> Result<Counted, Problem> {
    let info = tables.info(id)?;
    let kind = service::kind_of(&info)?;
    let ended = with_kind!(kind, G => Ended::of(&tables.open::<G>(id)?.session)).ok_or(Problem::NotFound)?;
    let (game, text) = (info.game, ended.text());
    let result = GameResult { id: info.id, game, ended: info.updated, text, comment: String::new() };
    Ok(Counted { result, kind, ended })
}

/// Counts a finished table that came from a file.
pub async fn count(app: &App, id: TableId) -> Result<(), Problem> {
    let tables = app.tables.clone();
    app.work(move || {
        let GameResult { id, game, ended, text, comment } = not_counted(&tables, &id)?.result;
        let new = NewResult { id: Some(id), game, ended, text, comment };
        tables.store().add_results(vec![new]).map_err(table::TableError::from)?;
        Ok(())
    })
    .await?
}

/// Writes something about a game.
pub async fn comment(app: &App, id: TableId, comment: String) -> Result<(), Problem> {
    let (tables, room) = (app.tables.clone(), app.room.clone());
    app.work(move || {
        room.for_decision(&tables)?;
        let comment = comment.replace("\r\n", "\n");
        Ok(tables.store().comment(&id, comment.trim()).map_err(table::TableError::from)?)
    })
    .await?
}

/// Forgets a result.
pub async fn forget(app: &App, id: TableId) -> Result<(), Problem> {
    let tables = app.tables.clone();
    app.work(move || Ok(tables.store().forget_result(&id).map_err(table::TableError::from)?)).await?
}

/// All results as a sheet.
pub async fn sheet(app: &App) -> Result<String, Problem> {
    let tables = app.tables.clone();
    app.work(move || Ok(sheet::write(all(&tables)?.iter().map(Counted::row)))).await?
}

/// All results as a file of BG Stats.
pub async fn bg_stats(app: &App, words: &'static Words) -> Result<bgstats::File, Problem> {
    let tables = app.tables.clone();
    app.work(move || {
        let titles = Title::ALL.iter().map(|title| bgstats::Title {
            key: title.key(),
            name: title.name(),
            bgg: cover(*title).bgg,
        });
        let names = bgstats::Names {
            you: words.text("seat-you"),
            automa: words.text("seat-automa"),
            screen: "automa".to_owned(),
            table: words.text("web-at-the-table"),
        };
        let told = |counted: &Counted| bgstats::Told {
            row: counted.row(),
            level: counted.level(words).unwrap_or_default(),
            plays: counted.plays(words).unwrap_or_default(),
            against: counted.against(words).join(", "),
        };
        let results: Vec<bgstats::Told> = all(&tables)?.iter().map(told).collect();
        Ok(bgstats::file(&titles.collect::<Vec<_>>(), &names, &results))
    })
    .await?
}

/// Takes the results of a sheet; those that are there already stay as they are. Says how many were new.
pub async fn bring(app: &App, text: String) -> Result<usize, Problem> {
    let (tables, room) = (app.tables.clone(), app.room.clone());
    app.work(move || {
        let rows = sheet::read(&text).map_err(|error| Problem::Bad(error.to_string()))?;
        let new = rows.into_iter().map(brought).collect::<Result<Vec<NewResult>, Problem>>()?;
        room.for_table(&tables)?;
        let last = tables.store().results(1, MOST_RESULTS.saturating_sub(new.len() as u32));
        if !last.map_err(table::TableError::from)?.is_empty() {
            let why = format!("a record has at most {MOST_RESULTS} games; forget some, or bring fewer");
            return Err(Problem::Refused(why));
        }
        Ok(tables.store().add_results(new).map_err(table::TableError::from)?)
    })
    .await?
}

fn brought(row: Row) -> Result<NewResult, Problem> {
    let title = Title::of(&row.game).map_err(|error| Problem::Bad(error.to_string()))?;
    let place = if row.at_table { Place::Table } else { Place::Screen };
    let kind = title.kinds().iter().find(|kind| kind.place() == place).unwrap_or(&title.kinds()[0]);
    let id = row.id.map(|id| service::id(&id)).transpose();
    let id = id.map_err(|_| {
        Problem::Bad("an id has 12 digits and small letters; leave it out for a new game".to_owned())
    })?;
    let mut ended = row.ended;
    // What this program has no words for is not kept.
    ended.feats.retain(|feat| feats(title).contains(&&feat[..]));
    ended.figures = ended.figures.filter(|name| figures_of(title, name).is_some());
    Ok(NewResult {
        id,
        game: kind.game().to_owned(),
        ended: row.at,
        text: ended.text(),
        comment: row.comment,
    })
}

/// What is kept in the record when a table is deleted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Leaving {
    /// The table's result, if it has one.
    #[default]
    Keep,
    /// The result is forgotten with the table.
    Forget,
    /// The game counts as given up, and so as lost.
    GiveUp,
}

/// The result of a game that is given up, where that makes sense.
pub fn given_up(tables: &Tables, id: &TableId) -> Result<String, Problem> {
    let kind = service::kind_of(&tables.info(id)?)?;
    let ended = with_kind!(kind, G => Ended::given_up(&tables.open::<G>(id)?.session));
    ended.map(|ended| ended.text()).ok_or_else(|| {
        let why = "only a game that one person plays against bots, and that is not over, can be given up";
        Problem::Refused(why.to_owned())
    })
}
