//! The kinds of tables there are, and what each must bring.

use kernel::Notation;
use maud::Markup;
use serde_json::Value;
use table::session::{Entry, Session};
use table::tables::{Bots, Open};
use words::Words;

use crate::context::Context;
use crate::pages::Look;

/// A kind of table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Patchwork on screen.
    Patchwork,
    /// Patchwork at the real table: the program is the Automa.
    PatchworkCompanion,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 2] = [Kind::Patchwork, Kind::PatchworkCompanion];

    /// The kind of a save's game.
    pub fn of(game: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.game() == game)
    }

    /// The name of its game, as in a save.
    pub fn game(self) -> &'static str {
        use kernel::Game;
        match self {
            Kind::Patchwork => patchwork::Patchwork::NAME,
            Kind::PatchworkCompanion => patchwork::companion::Companion::NAME,
        }
    }
}

/// What a kind of table brings: its page, its words, its state as JSON.
pub trait Shown: Notation {
    /// Whether the bots' turns follow at once, or one by one as people ask for them.
    const BOTS: Bots;

    /// A few facts for the list of tables, in no language.
    fn summary(session: &Session<Self>) -> Value;

    /// What came of a decision, in a line.
    fn line(words: &Words, before: &Self, entry: &Entry<Self>) -> String;

    /// The second line at the top of the page: what table this is.
    fn detail(context: &Context, open: &Open<Self>) -> String {
        let seed = open.session.setup().seed.to_string();
        let at = open.session.at() as u32;
        context.words.say("web-table-detail", &[("seed", seed.into()), ("move", at.into())])
    }

    /// The table's page: what waits, and everything around it.
    fn page(context: &Context, open: &Open<Self>, look: &Look) -> Markup;

    /// The position, looked at from outside: for the history.
    fn picture(context: &Context, game: &Self) -> Markup;

    /// The reasons behind a decision, if a bot made it.
    fn why(context: &Context, game: &Self, entry: &Entry<Self>) -> Option<Markup>;

    /// Everything a program needs to play: what waits, what is legal, the position, the last reasons.
    fn state(open: &Open<Self>) -> Value;
}

/// Does something with the type of a kind of table.
macro_rules! with_kind {
    ($kind:expr, $game:ident => $body:expr) => {
        match $kind {
            $crate::kind::Kind::Patchwork => {
                type $game = patchwork::Patchwork;
                $body
            }
            $crate::kind::Kind::PatchworkCompanion => {
                type $game = patchwork::companion::Companion;
                $body
            }
        }
    };
}
pub(crate) use with_kind;
