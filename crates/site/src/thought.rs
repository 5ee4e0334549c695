//! What takes thought at a table: advice, and a player who decides for a person. All of it goes through
//! the [`Host`], who has a place for it.

use std::time::Duration;

use games::{Kind, with_kind};
use players::{Budget, Cut, Hint, Limits, PlayerName};
use table::store::{TableId, TableInfo};
use table::tables::{Open, Tables};

use crate::app::App;
use crate::host::{Host, LONGEST_SEARCH, Visitor};
use crate::kind::Shown;
use crate::problem::Problem;
use crate::service::{Act, View, act_on, kind_of};

/// The most iterations that a request may ask for.
pub const MOST_ITERATIONS: u32 = 20_000;
/// How long a hint takes at most, unless more is asked for: nobody likes to wait for advice, also on a slow phone. Elsewhere
/// the usual iterations are made long before.
pub const SHORTLY: Duration = Duration::from_millis(1_500);

/// Whether a player decides quickly enough for a request.
pub fn is_quick(player: PlayerName) -> bool {
    match player {
        PlayerName::Mcts(how) => {
            let quick = match how.budget {
                Budget::Iterations(iterations) => iterations <= MOST_ITERATIONS,
                Budget::Time(time) => time <= Duration::from_secs(1),
            };
            quick && how.threads <= 1
        }
        _ => true,
    }
}

/// How much thought a hint is worth. Whichever is used up first ends it.
#[derive(Clone, Copy, Debug)]
pub struct Thought {
    /// Iterations; `None` for the game's usual ones.
    pub iterations: Option<u32>,
    /// How long it may take.
    pub longest: Duration,
}

impl Default for Thought {
    fn default() -> Thought {
        Thought { iterations: None, longest: SHORTLY }
    }
}

/// What is wanted of a table of any kind and the advice there.
pub trait Advised<T>: Send + 'static {
    /// Makes it from a table of this kind, with the advice if there is some.
    fn of<G: Shown>(self, open: &Open<G>, hint: Option<Hint<G>>) -> Result<T, Problem>;
}

/// Looks at a table, with advice if some thought is spent on it.
pub async fn look<T, V>(
    app: &App,
    visitor: Visitor,
    id: TableId,
    thought: Option<Thought>,
    view: V,
) -> Result<T, Problem>
where
    T: Send + 'static,
    V: Advised<T>,
{
    let kind = kind_at(app, &id).await?;
    with_kind!(kind, G => look_at::<G, T, V>(app, visitor, id, thought, view).await)
}

async fn look_at<G: Shown, T: Send + 'static, V: Advised<T>>(
    app: &App,
    visitor: Visitor,
    id: TableId,
    thought: Option<Thought>,
    view: V,
) -> Result<T, Problem> {
    let (tables, topic) = (app.tables.clone(), id.to_string());
    let Some(thought) = thought.filter(|_| G::THINKS) else {
        return app.work(move || view.of(&tables.open::<G>(&id)?, None)).await?;
    };
    let search = move |limits: &Limits| {
        let open = tables.open::<G>(&id)?;
        let hint = G::hint(open.session.game(), thought.iterations, limits);
        match hint {
            Some(hint) if hint.iterations == 0 && hint.cut == Some(Cut::Stopped) => Err(Problem::Stopped),
            hint => view.of(&open, hint),
        }
    };
    app.think(visitor, &topic, thought.longest, search).await?
}

/// The kind of a table.
async fn kind_at(app: &App, id: &TableId) -> Result<Kind, Problem> {
    let (tables, id) = (app.tables.clone(), id.clone());
    app.work(move || kind_of(&tables.info(&id)?)).await?
}

/// A player decides for the person who is to move.
#[derive(Clone, Copy, Debug)]
pub struct Let {
    /// The version of the table that was looked at.
    pub version: u64,
    /// Who; `None` for the one who gives the hints.
    pub player: Option<PlayerName>,
    /// Not only this once, but until the game is over, another person is to move or the time of a request is up.
    pub rest: bool,
}

/// Lets a player decide, tells everyone who looks at the table, and gives what `view` makes of it.
pub async fn let_play<T, V>(
    app: &App,
    visitor: Visitor,
    id: TableId,
    asked: Let,
    view: V,
) -> Result<T, Problem>
where
    T: Send + 'static,
    V: View<T>,
{
    let kind = kind_at(app, &id).await?;
    let (tables, host, topic) = (app.tables.clone(), app.host.clone(), id.to_string());
    let search = move |limits: &Limits| with_kind!(kind, G => Ok(view.of(&let_on::<G>(&tables, &*host, &id, asked, limits)?)));
    app.think(visitor, &topic, LONGEST_SEARCH, search).await?
}

/// The same, for whoever looks at the table anyhow.
pub async fn just_let_play(
    app: &App,
    visitor: Visitor,
    id: TableId,
    asked: Let,
) -> Result<TableInfo, Problem> {
    let_play(app, visitor, id, asked, crate::service::Info).await
}

fn let_on<G: Shown>(
    tables: &Tables,
    host: &dyn Host,
    id: &TableId,
    asked: Let,
    limits: &Limits,
) -> Result<Open<G>, Problem> {
    let mut open = tables.open::<G>(id)?;
    if open.info.version != asked.version {
        return Err(Problem::Conflict { current: open.info.version });
    }
    let seat = open.session.game().to_move();
    let mut made = 0;
    loop {
        let game = open.session.game();
        let of_one = if asked.player.is_none() { limits.within(SHORTLY) } else { limits.clone() };
        let action = G::let_player(game, asked.player, &of_one);
        if limits.is_stopped() {
            return if made == 0 { Err(Problem::Stopped) } else { Ok(open) };
        }
        // What was thought of in a hurry is left to the next request, unless nothing would be done at all.
        if made > 0 && limits.are_reached() {
            return Ok(open);
        }
        let Some(action) = action else {
            return Err(Problem::Refused("no player can decide here: nothing waits for a person".to_owned()));
        };
        let action = Act::Decide(vec![game.write(action)]);
        open = act_on::<G>(tables, id, open.info.version, &action)?;
        // Told here, not by whoever asked: he may have gone away, and the table has changed all the same.
        host.tell(id.as_str(), open.info.version);
        made += 1;
        let next = open.session.game().to_move();
        if !asked.rest || next.is_none() || next != seat {
            return Ok(open);
        }
    }
}

/// Stops what a visitor searches at a table; says how many searches that were.
pub fn stop(app: &App, visitor: Visitor, id: &TableId) -> usize {
    app.host.stop(visitor, id.as_str())
}
