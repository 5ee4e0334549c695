//! Patchwork: the box, the game on screen (here), and at the real table (`companion`).

mod automa;
mod bar;
pub mod companion;
mod components;
mod data;
mod intent;
mod levels;
mod log;
mod offers;
mod outcome;
mod parts;
mod play;
mod quilt;
mod result;
mod state;
pub mod trail;
pub mod why;

use games::Title;
use kernel::{Entry, Game, Session};
use maud::{Markup, PreEscaped, html};
use patchwork::{Event, FIRST, Patchwork, SECOND};
use players::{Hint, Limits, PlayerName};
use serde_json::{Value, json};
use table::tables::{Bots, Open};
use words::{Arg, Words};

use super::Look;
use crate::context::Context;
use crate::kind::{self, Boxed, Cover, Shown};

/// The game that this folder shows.
pub const TITLE: Title = Title::Patchwork;

impl Boxed for Patchwork {
    const COVER: Cover = Cover {
        pitch: "web-patchwork-pitch",
        art: || html! { (PreEscaped(draw::patchwork::mini_quilt(QUILT))) },
        components: components::page,
        components_json: components::json,
        aid: None,
        usual_options: &["opponent", "level", "deck", "cards", "ring"],
        lists: |_, _| None,
        experiment: include_str!("../../../assets/lab-patchwork.toml"),
    };
}

/// A finished quilt, for the picture of the game.
const QUILT: &str = concat!(
    "*PGGGGTT*",
    "PPP*UYYTT",
    "VPUUUUYYT",
    "VVVVUYYNN",
    "CCCVeNNNb",
    "DDeeeeebb",
    "DJJLeL*bb",
    ".JJLLL*Ob",
    "RRRRROOOO",
);

/// How far a table has come, on screen as at the table.
fn progress(context: &Context, summary: &Value) -> String {
    context
        .words
        .say("web-space-of", &[("space", Arg::Number(summary["space"].as_i64().unwrap_or_default()))])
}

impl Shown for Patchwork {
    const BOTS: Bots = Bots::Run;

    const THINKS: bool = true;

    fn hint(game: &Self, iterations: Option<u32>, limits: &Limits) -> Option<Hint<Self::Action>> {
        kind::advice(game, iterations, limits)
    }

    fn let_player(game: &Self, player: Option<PlayerName>, limits: &Limits) -> Option<Self::Action> {
        kind::played(game, player, limits)
    }

    fn summary(session: &Session<Self>) -> Value {
        let game = session.game();
        let waiting = match game.to_move() {
            None => "over",
            Some(seat) => game.role(seat).name(),
        };
        // Between two people nobody is "you".
        let winner = game.winner().filter(|_| game.options().has_automa());
        let winner = winner.map(|winner| if winner == FIRST { "you" } else { "automa" });
        json!({ "space": game.space(FIRST), "you": game.score(FIRST), "other": game.score(SECOND), "waiting": waiting,
            "winner": winner, "quilt": draw::patchwork::quilt_letters(game, FIRST) })
    }

    fn thumb(summary: &Value) -> Option<Markup> {
        let letters = summary["quilt"].as_str()?;
        Some(html! { (PreEscaped(draw::patchwork::mini_quilt(letters))) })
    }

    fn progress(context: &Context, summary: &Value) -> String {
        progress(context, summary)
    }

    fn picture_file(game: &Self) -> Option<String> {
        Some(draw::patchwork::position(game))
    }

    fn line(words: &Words, before: &Self, entry: &Entry<Self>) -> String {
        words::patchwork::line(words, before, &entry.events)
    }

    fn detail(context: &Context, open: &Open<Self>) -> String {
        let game = open.session.game();
        let id = if game.options().has_automa() { "play-detail-automa" } else { "play-detail-people" };
        let args = [
            ("level", game.options().level.numeral().into()),
            ("seed", game.seed().to_string().into()),
            ("move", (open.session.at() as u32).into()),
        ];
        context.words.say(id, &args)
    }

    fn page(context: &Context, open: &Open<Self>, look: &Look, hint: Option<Hint<Self::Action>>) -> Markup {
        play::page(context, open, look, hint)
    }

    fn picture(context: &Context, game: &Self) -> Markup {
        let people = [FIRST, SECOND].into_iter().filter(|&seat| !game.is_automa(seat));
        let track = draw::patchwork::time_board_with(game, draw::patchwork::Track::default());
        html! {
            div.track { (PreEscaped(track.inline())) }
            div.boards {
                @for seat in people {
                    section.panel {
                        h2 { (words::patchwork::seat_name(context.words, game, seat)) }
                        (parts::board(context, game, seat))
                    }
                }
            }
        }
    }

    fn why(context: &Context, game: &Self, entry: &Entry<Self>) -> Option<Markup> {
        entry.events.iter().find_map(|event| match event {
            Event::Automa { card, reasons, .. } => Some(why::why_table(context, game.kit(), *card, reasons)),
            _ => None,
        })
    }

    fn state(session: &Session<Self>) -> Value {
        state::state(session)
    }
}
