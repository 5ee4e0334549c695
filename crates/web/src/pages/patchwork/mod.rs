//! Patchwork on screen.

mod automa;
mod bar;
mod data;
pub mod file;
mod intent;
mod log;
mod menu;
mod offers;
mod outcome;
mod parts;
mod play;
mod quilt;
mod result;
mod state;
pub mod why;

use kernel::Game;
use maud::{Markup, PreEscaped, html};
use patchwork::{Event, FIRST, Patchwork, SECOND};
use serde_json::{Value, json};
use table::session::{Entry, Session};
use table::tables::{Bots, Open};
use words::Words;

use super::Look;
use crate::context::Context;
use crate::kind::Shown;

impl Shown for Patchwork {
    const BOTS: Bots = Bots::Run;

    fn summary(session: &Session<Self>) -> Value {
        let game = session.game();
        let waiting = match game.to_move() {
            None => "over",
            Some(seat) => game.role(seat).name(),
        };
        json!({ "space": game.space(FIRST), "you": game.score(FIRST), "other": game.score(SECOND), "waiting": waiting,
            "quilt": draw::svg::quilt_letters(game, FIRST) })
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

    fn page(context: &Context, open: &Open<Self>, look: &Look) -> Markup {
        play::page(context, open, look)
    }

    fn picture(context: &Context, game: &Self) -> Markup {
        let people = [FIRST, SECOND].into_iter().filter(|&seat| !game.is_automa(seat));
        let track = draw::svg::time_board_with(game, draw::svg::Track::default());
        html! {
            div.track { (PreEscaped(track.inline())) }
            div.boards {
                @for seat in people {
                    section.panel {
                        h2 { (words::patchwork::seat_name(context.words, game, seat)) }
                        (PreEscaped(draw::svg::board(game, seat).inline()))
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

    fn state(open: &Open<Self>) -> Value {
        state::state(open)
    }
}
