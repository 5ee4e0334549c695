//! What a game must bring to be shown: a cover for its box, and a page for each kind of table.
//!
//! Which games there are is said in `games`; nothing else in this crate names one but its own folder. `docs/adding.md` says
//! how to add one.

use std::borrow::Cow;

use games::{Place, Title, with_title};
use kernel::{Entry, Field, Notation, RuleBook, Seat, Session};
use maud::{Markup, html};
use players::review::{Care, Verdict};
use players::{Hint, Judge, Level, Limits, Mcts, Player, PlayerName};
use table::tables::{Bots, Open};
use wire::Wire;
use wire::summary::{Side, Summary};
use words::{Arg, Words};

use crate::api::Sent;
use crate::context::Context;
use crate::pages::at::At;
use crate::pages::layout::icon;
use crate::pages::scene::{self, Step};
use crate::pages::{Look, plain};
use crate::problem::Problem;

/// What pages know of a game in its box, without a table.
#[derive(Debug)]
pub struct Cover {
    /// The message that says in a line what it is.
    pub pitch: &'static str,
    /// A picture of it, for its card on the home page.
    pub art: fn() -> Markup,
    /// Its cards and other components, as sections of a page.
    pub components: fn(&Context) -> Markup,
    /// The same for programs, under the name of a kind of table.
    pub cards: fn(&'static str) -> Result<Sent, Problem>,
    /// What its Automa does in a turn, on one page to print, if there is one.
    pub aid: Option<Aid>,
    /// How to play it, on one page; none for a game that brings none.
    pub guide: Option<Guide>,
    /// What of it can be printed, besides its aid.
    pub sheets: &'static [Sheet],
    /// The options that people choose for every game, in the order in which they are asked for; the others are set once in a while.
    /// `None` if all are usual.
    pub usual_options: Option<&'static [&'static str]>,
    /// For an option that is a list with commas: how many places it has, and what may stand on each, as people call
    /// it. Other options have none.
    pub lists: fn(&Context, &str) -> Option<List>,
    /// An experiment to begin with in the laboratory; `None` for a hundred games as they are set up.
    pub experiment: Option<&'static str>,
    /// Its number at `BoardGameGeek`, for those who keep their games in other programs, too.
    pub bgg: Option<u32>,
    /// The style of its pages and drawings.
    pub style: fn() -> String,
    /// What its drawings refer to, once on every page.
    pub definitions: fn() -> String,
}

impl Cover {
    /// The cover of a game that brings none of its own.
    pub const PLAIN: Cover = Cover {
        pitch: "web-plain-pitch",
        art: || icon("cards"),
        components: |context| html! { p { (context.t("web-plain-components")) } },
        cards: |game| Sent::cards(game, NoComponents {}),
        aid: None,
        guide: None,
        sheets: &[],
        usual_options: None,
        lists: |_, _| None,
        experiment: None,
        bgg: None,
        style: String::new,
        definitions: String::new,
    };
}

/// The components of a game that has none to show.
#[derive(serde::Serialize)]
struct NoComponents {}

/// A game with a cover.
pub trait Boxed: Shown {
    /// Its cover.
    const COVER: Cover = Cover::PLAIN;
}

/// The cover of a game.
pub fn cover(title: Title) -> &'static Cover {
    with_title!(title, G => &<G as Boxed>::COVER)
}

/// An experiment to begin with in the laboratory.
pub fn experiment(title: Title) -> Cow<'static, str> {
    let plain = || format!("game = \"{}\"\ngames = 100\nplayers = \"greedy\"\n", title.key()).into();
    cover(title).experiment.map_or_else(plain, Cow::Borrowed)
}

/// The rules of a game.
pub fn rules(title: Title) -> &'static RuleBook {
    with_title!(title, G => <G as kernel::Game>::rules())
}

/// The turn of an Automa on one page.
#[derive(Clone, Copy, Debug)]
pub struct Aid {
    /// The message over it.
    pub heading: &'static str,
    /// Writes the page below the heading.
    pub page: fn(&Context) -> Markup,
}

/// How to play a game. Its messages are `learn-GAME-PART` and `learn-GAME-PART-text`, `term-GAME-TERM` and `term-GAME-TERM-means`.
#[derive(Clone, Copy, Debug)]
pub struct Guide {
    /// What everybody needs, in the order in which it is read.
    pub parts: &'static [Part],
    /// What is different with the box on a real table.
    pub table: &'static [Part],
    /// The words of the game that are worth explaining.
    pub terms: &'static [&'static str],
}

/// A part of a guide.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    /// Its name in messages and addresses.
    pub key: &'static str,
    /// A picture of it.
    pub picture: Option<fn(&Context) -> Markup>,
    /// The chapters of the rules that it tells of.
    pub chapters: &'static [&'static str],
}

impl Part {
    /// A part of this name, with its picture and its chapters.
    pub const fn new(
        key: &'static str,
        picture: Option<fn(&Context) -> Markup>,
        chapters: &'static [&'static str],
    ) -> Part {
        Part { key, picture, chapters }
    }
}

/// A sheet to print: its message is `print-NAME`.
#[derive(Clone, Copy, Debug)]
pub struct Sheet {
    /// Its name in addresses.
    pub name: &'static str,
    /// The message that names it.
    pub heading: &'static str,
    /// What stands on it.
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

/// The icon of a place.
pub fn place_icon(place: Place) -> &'static str {
    match place {
        Place::Screen => "screen",
        Place::Table => "table",
    }
}

/// The message that names a place: "On screen".
pub fn place_says(place: Place) -> &'static str {
    match place {
        Place::Screen => "web-on-screen",
        Place::Table => "web-at-the-table",
    }
}

/// Options that a hint names.
const ADVICE: usize = 3;

/// [`Shown::hint`] for a game with players that think.
pub fn advice<G: Judge + Notation>(game: &G, iterations: Option<u32>, limits: &Limits) -> Option<Hint<G>> {
    players::hint(game, Mcts::iterations_of(iterations.unwrap_or(G::HINT)), ADVICE, limits)
}

/// [`Shown::let_player`] for such a game; without a name it is the one who gives the hints.
pub fn played<G: Judge>(game: &G, player: Option<PlayerName>, limits: &Limits) -> Option<G::Action> {
    let seat = game.to_move().filter(|&seat| game.role(seat) == kernel::Role::Person)?;
    let mut player = player.unwrap_or(PlayerName::Level(Level::Strong));
    player.decide(game, &mut players::dice_of(game, seat), limits)
}

/// [`Shown::judge`] for such a game.
pub fn judged<G: Judge + Notation>(game: &G, chosen: G::Action, limits: &Limits) -> Option<Verdict<G>> {
    players::review::judge(game, chosen, Care::of::<G>(), limits)
}

/// [`Shown::THINKS`], [`Shown::hint`], [`Shown::let_player`] and [`Shown::judge`] of a game with players that think.
macro_rules! thinks {
    () => {
        const THINKS: bool = true;

        fn hint(
            game: &Self,
            iterations: Option<u32>,
            limits: &players::Limits,
        ) -> Option<players::Hint<Self>> {
            crate::kind::advice(game, iterations, limits)
        }

        fn let_player(
            game: &Self,
            player: Option<players::PlayerName>,
            limits: &players::Limits,
        ) -> Option<Self::Action> {
            crate::kind::played(game, player, limits)
        }

        fn judge(
            game: &Self,
            chosen: Self::Action,
            limits: &players::Limits,
        ) -> Option<players::review::Verdict<Self>> {
            crate::kind::judged(game, chosen, limits)
        }
    };
}
pub(crate) use thinks;

/// What a kind of table brings besides its JSON and its words: its page. What it does not bring is plain: the position in
/// words, and the legal actions as buttons.
pub trait Shown: Wire {
    /// Whether the bots' turns follow at once, or one by one as people ask for them.
    const BOTS: Bots = Bots::Run;

    /// Whether people choose this option, or this value of it, when they set up such a table; what they do not choose
    /// stays as it is.
    fn is_asked(field: &Field, value: Option<&str>) -> bool {
        let _ = (field, value);
        true
    }

    /// Options that people choose for every such table, besides those of the box.
    const USUAL: &'static [&'static str] = &[];

    /// A form of its own for an option, where neither words nor a list will do; `None` for all others.
    fn option_form(context: &Context, key: &str) -> Option<Markup> {
        let _ = (context, key);
        None
    }

    /// The picture beside a value of an option, where there is one.
    fn value_picture(context: &Context, key: &str, value: &str) -> Markup {
        let _ = (context, key, value);
        html! {}
    }

    /// Makes options of what a setup form sent: drops those that another choice makes meaningless (with a script the form
    /// leaves them out itself), and puts together what has several fields. If something is missing, the message that says so.
    fn settle(options: &mut Vec<(String, String)>) -> Result<(), &'static str> {
        let _ = options;
        Ok(())
    }

    /// What somebody plays, by the name that a summary has for it, as people call it.
    fn plays(words: &Words, key: &str) -> String {
        let _ = words;
        key.to_owned()
    }

    /// A small picture of a table in the list, from its summary. At a real table there is none.
    fn thumb(summary: &Summary) -> Option<Markup> {
        let _ = summary;
        None
    }

    /// How far a table in the list has come.
    fn progress(context: &Context, summary: &Summary) -> String {
        let _ = summary;
        context.t("web-under-way")
    }

    /// How a finished table in the list ended.
    fn ended(context: &Context, summary: &Summary) -> String {
        let points = |points: i32| Arg::from(crate::pages::minus(points.into()));
        let id = match summary.winner {
            Some(Side::You) if summary.shared => "web-shared",
            Some(Side::You) => "web-won",
            Some(Side::Automa) => "web-lost",
            None => "web-result",
        };
        context.words.say(id, &[("a", points(summary.you)), ("b", points(summary.other))])
    }

    /// A seat's mark, for lines about it; nothing where the line says it.
    fn mark(game: &Self, seat: Seat) -> Markup {
        let _ = (game, seat);
        html! {}
    }

    /// The second line at the top of the page: how far the game has come.
    fn detail(context: &Context, open: &Open<Self>) -> String {
        context.words.say("web-table-detail", &[("move", (open.session.at() as u32).into())])
    }

    /// The table's page: what waits, and everything around it; with advice, where it was asked for.
    fn page(context: &Context, open: &Open<Self>, look: &Look, hint: Option<Hint<Self>>) -> Markup {
        plain::page(context, open, look, hint.as_ref())
    }

    /// The picture of an option that a hint names, where words alone leave open how it looks.
    fn advised(context: &Context, before: &Self, action: Self::Action) -> Markup {
        let _ = (context, before, action);
        html! {}
    }

    /// The position, looked at from outside: for the history.
    fn picture(context: &Context, game: &Self) -> Markup {
        plain::picture(context, game)
    }

    /// The position as an SVG file to keep, if there is one.
    fn picture_file(words: &Words, game: &Self) -> Option<String> {
        let _ = (words, game);
        None
    }

    /// The reasons behind a decision, if a bot made it.
    fn why(context: &Context, game: &Self, entry: &Entry<Self>) -> Option<Markup> {
        plain::reasons(context, game, entry)
    }

    /// What a decision looks like to whoever waited for it, step by step; of a person's own only what came after it.
    fn scene(context: &Context, before: &Self, entry: &Entry<Self>) -> Vec<Step> {
        scene::plain(context, before, entry)
    }

    /// How the points of a game that is over come about, step by step, and the result; where [`Shown::scene`] does not show it
    /// with the last decision.
    fn counting(at: At<'_, Self>) -> Vec<Step> {
        let _ = at;
        Vec::new()
    }

    /// Where undo leads on the page.
    fn undo_target(session: &Session<Self>) -> Option<usize> {
        session.undo_target()
    }

    /// Where redo leads on the page.
    fn redo_target(session: &Session<Self>) -> Option<usize> {
        session.redo_target()
    }

    /// Whether there are players for such a table.
    const THINKS: bool = false;

    /// What a player that thinks advises on the decision that waits; `None` where nobody can, or nothing waits.
    fn hint(game: &Self, iterations: Option<u32>, limits: &Limits) -> Option<Hint<Self>> {
        let _ = (game, iterations, limits);
        None
    }

    /// What a player would do for the person who is to move; `None` where it cannot play this.
    fn let_player(game: &Self, player: Option<PlayerName>, limits: &Limits) -> Option<Self::Action> {
        let _ = (game, player, limits);
        None
    }

    /// What was lost by a choice that a person made in a position; `None` where nobody can say, there was no choice, or
    /// somebody asked to stop.
    fn judge(game: &Self, chosen: Self::Action, limits: &Limits) -> Option<Verdict<Self>> {
        let _ = (game, chosen, limits);
        None
    }
}

/// Games whose pages are plain.
macro_rules! plain_pages {
    ($($game:ty: plain)*) => {
        $(
            impl Shown for $game {
                thinks!();
            }
            impl Boxed for $game {}
        )*
    };
}
games::plain_games!(plain_pages);
