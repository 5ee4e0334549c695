//! The games there are, the ways to play them, and what each must bring.
//!
//! A game in its box is a [`Title`]: one entry in [`TITLES`]. Each way to play it is a [`Kind`] of table, with a type
//! that implements [`Shown`]. Nothing else in this crate names a game; `docs/adding.md` says how to add one.

use kernel::{Entry, Field, Notation, RuleBook, Seat, Session};
use maud::{Markup, html};
use players::{Hint, Judge, Mcts, Player, PlayerName};
use serde_json::Value;
use table::tables::{Bots, Open};
use words::{Arg, Words};

use crate::context::Context;
use crate::pages::{Look, patchwork, tapestry, terra_mystica};

/// Does something with the type of a kind of table.
macro_rules! with_kind {
    ($kind:expr, $game:ident => $body:expr) => {
        match $kind {
            $crate::kind::Kind::Patchwork => {
                type $game = ::patchwork::Patchwork;
                $body
            }
            $crate::kind::Kind::PatchworkCompanion => {
                type $game = ::patchwork::companion::PatchworkCompanion;
                $body
            }
            $crate::kind::Kind::TerraMystica => {
                type $game = ::terra_mystica::TerraMystica;
                $body
            }
            $crate::kind::Kind::Tapestry => {
                type $game = ::tapestry::Tapestry;
                $body
            }
            $crate::kind::Kind::TapestryCompanion => {
                type $game = ::tapestry::companion::TapestryCompanion;
                $body
            }
            $crate::kind::Kind::TerraMysticaCompanion => {
                type $game = ::terra_mystica::companion::TerraCompanion;
                $body
            }
        }
    };
}
pub(crate) use with_kind;

/// A game in its box: what can be said of it without a table.
#[derive(Debug)]
pub struct Title {
    /// Its name in addresses and saves.
    pub key: &'static str,
    /// Its name for people: a proper name, the same in every language.
    pub name: &'static str,
    /// The message that says in a line what it is.
    pub pitch: &'static str,
    /// The ways to play it, the usual one first.
    pub kinds: &'static [Kind],
    /// A picture of it, for its card on the home page.
    pub art: fn() -> Markup,
    /// The rules.
    pub rules: fn() -> &'static RuleBook,
    /// Its cards and other components, as sections of a page.
    pub components: fn(&Context) -> Markup,
    /// The same for programs: the members of an object.
    pub components_json: fn() -> Value,
    /// What its Automa does in a turn, on one page to print, if there is one.
    pub aid: Option<Aid>,
    /// The options that people choose for every game; the others are set once in a while.
    pub usual_options: &'static [&'static str],
    /// For an option that is a list with commas: how many places it has, and what may stand on each, as people call
    /// it. Other options have none.
    pub lists: fn(&Context, &str) -> Option<List>,
}

/// The turn of an Automa on one page.
#[derive(Clone, Copy, Debug)]
pub struct Aid {
    /// The message over it.
    pub heading: &'static str,
    /// What stands there.
    pub page: fn(&Context) -> Markup,
}

/// An option that is a list.
#[derive(Debug)]
pub struct List {
    /// How many places it has.
    pub places: u8,
    /// What may stand on each: the value and its name.
    pub choices: Vec<(&'static str, String)>,
}

/// All games.
pub static TITLES: [&Title; 3] = [&patchwork::TITLE, &terra_mystica::TITLE, &tapestry::TITLE];

impl Title {
    /// The game of this name.
    pub fn of(key: &str) -> Option<&'static Title> {
        TITLES.into_iter().find(|title| title.key == key)
    }
}

/// Where a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// All of it is on screen.
    Screen,
    /// The box is on a real table; the program is the Automa.
    Table,
}

impl Place {
    /// The icon.
    pub fn icon(self) -> &'static str {
        match self {
            Place::Screen => "screen",
            Place::Table => "table",
        }
    }

    /// The message that names it: "On screen".
    pub fn says(self) -> &'static str {
        match self {
            Place::Screen => "web-on-screen",
            Place::Table => "web-at-the-table",
        }
    }

    /// The same in one word, for a button.
    pub fn word(self) -> &'static str {
        match self {
            Place::Screen => "web-screen",
            Place::Table => "web-table",
        }
    }
}

/// A kind of table: a game and where it is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Patchwork on screen.
    Patchwork,
    /// Patchwork at the real table.
    PatchworkCompanion,
    /// Terra Mystica on screen.
    TerraMystica,
    /// Terra Mystica at the real table.
    TerraMysticaCompanion,
    /// Tapestry on screen.
    Tapestry,
    /// Tapestry at the real table.
    TapestryCompanion,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 6] = [
        Kind::Patchwork,
        Kind::PatchworkCompanion,
        Kind::TerraMystica,
        Kind::TerraMysticaCompanion,
        Kind::Tapestry,
        Kind::TapestryCompanion,
    ];

    /// The kind of a save's game.
    pub fn of(game: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.game() == game)
    }

    /// The name of its game, as in a save.
    pub fn game(self) -> &'static str {
        with_kind!(self, G => <G as kernel::Game>::NAME)
    }

    /// Where it is played.
    pub fn place(self) -> Place {
        with_kind!(self, G => <G as Shown>::PLACE)
    }

    /// The game that it is a way to play.
    pub fn title(self) -> &'static Title {
        match self {
            Kind::Patchwork | Kind::PatchworkCompanion => &patchwork::TITLE,
            Kind::TerraMystica | Kind::TerraMysticaCompanion => &terra_mystica::TITLE,
            Kind::Tapestry | Kind::TapestryCompanion => &tapestry::TITLE,
        }
    }
}

/// Options that a hint names.
const ADVICE: usize = 3;

/// [`Shown::hint`] for a game with players that think.
pub fn advice<G: Judge + Notation>(game: &G, iterations: Option<u32>) -> Option<Hint<G::Action>> {
    players::hint(game, Mcts::iterations_of(iterations.unwrap_or(G::HINT)), ADVICE)
}

/// [`Shown::let_player`] for such a game; without a name it is the one who gives the hints.
pub fn played<G: Judge>(game: &G, player: Option<PlayerName>) -> Option<G::Action> {
    let seat = game.to_move().filter(|&seat| game.role(seat) == kernel::Role::Person)?;
    let mut player = player.unwrap_or(PlayerName::Mcts(Mcts::iterations_of(G::HINT)));
    player.decide(game, &mut players::dice_of(game, seat))
}

/// What a kind of table brings: its page, its words, its state as JSON.
pub trait Shown: Notation {
    /// Where it is played.
    const PLACE: Place;

    /// Whether the bots' turns follow at once, or one by one as people ask for them.
    const BOTS: Bots;

    /// Whether people choose this option, or this value of it, when they set up such a table; what they do not choose
    /// stays as it is.
    fn asks(field: &Field, value: Option<&str>) -> bool {
        let _ = (field, value);
        true
    }

    /// Takes out what a setup form says too much: a page without script cannot leave out what another choice settles.
    fn settle(options: &mut Vec<(String, String)>) {
        let _ = options;
    }

    /// A few facts for the list of tables, in no language. `waiting` is `person`, `automa` or `over`; the rest is for
    /// the game's own functions below.
    fn summary(session: &Session<Self>) -> Value;

    /// A small picture of a table in the list, from its summary. At a real table there is none.
    fn thumb(summary: &Value) -> Option<Markup> {
        let _ = summary;
        None
    }

    /// How far a table in the list has come.
    fn progress(context: &Context, summary: &Value) -> String;

    /// How a finished table in the list ended.
    fn ended(context: &Context, summary: &Value) -> String {
        let points = |key: &str| Arg::from(crate::pages::minus(summary[key].as_i64().unwrap_or_default()));
        let id = match summary["winner"].as_str() {
            Some("you") => "web-won",
            Some("automa") => "web-lost",
            _ => "web-result",
        };
        context.words.say(id, &[("a", points("you")), ("b", points("other"))])
    }

    /// What came of a decision, in a line.
    fn line(words: &Words, before: &Self, entry: &Entry<Self>) -> String;

    /// A seat's mark, for lines about it; nothing where the line says it.
    fn mark(game: &Self, seat: Seat) -> Markup {
        let _ = (game, seat);
        html! {}
    }

    /// Why an action is refused, in a person's language; `None` where the rules' own English must do.
    fn refused(words: &Words, game: &Self, illegal: &Self::Illegal) -> Option<String> {
        let _ = (words, game, illegal);
        None
    }

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

    /// The position as an SVG file to keep, if there is one.
    fn picture_file(game: &Self) -> Option<String> {
        let _ = game;
        None
    }

    /// The reasons behind a decision, if a bot made it.
    fn why(context: &Context, game: &Self, entry: &Entry<Self>) -> Option<Markup>;

    /// What a player that thinks advises on the decision that waits; `None` where nobody can, or nothing waits.
    fn hint(game: &Self, iterations: Option<u32>) -> Option<Hint<Self::Action>> {
        let _ = (game, iterations);
        None
    }

    /// What a player would do for the person who is to move; `None` where it cannot play this.
    fn let_player(game: &Self, player: Option<PlayerName>) -> Option<Self::Action> {
        let _ = (game, player);
        None
    }

    /// Everything a program needs to play: what waits, what is legal, the position, the last reasons.
    fn state(session: &Session<Self>) -> Value;
}
