//! Patchwork: the box, the game on screen (here), and at the real table (`companion`).

mod automa;
mod bar;
pub mod companion;
mod components;
mod data;
mod guide;
mod intent;
mod levels;
mod offers;
mod outcome;
mod parts;
mod play;
mod quilt;
mod result;
mod scene;
pub mod why;

use games::Title;
use kernel::{Entry, Game as _, Seat};
use maud::{Markup, PreEscaped, html};
use patchwork::{Action, Event, FIRST, Patchwork, SECOND};
use players::Hint;
use table::tables::Open;
use wire::summary::{Letters, Progress, Summary};
use words::Words;

use super::Look;
use super::at::At;
use super::scene::Step;
use super::setup::sent;
use crate::api::Sent;
use crate::context::Context;
use crate::kind::{Boxed, Cover, Shown, thinks};

/// The game that this folder shows.
pub const TITLE: Title = Title::Patchwork;

impl Boxed for Patchwork {
    const COVER: Cover = Cover {
        pitch: "web-patchwork-pitch",
        art: || html! { (PreEscaped(draw::patchwork::mini_quilt(QUILT))) },
        components: components::page,
        cards: |game| Sent::cards(game, wire::patchwork::Components::from(patchwork::Kit::printed())),
        usual_options: Some(&["opponent", "level", "deck", "cards", "ring"]),
        guide: Some(guide::GUIDE),
        sheets: guide::SHEETS,
        bgg: Some(163_412),
        experiment: Some(include_str!("../../../assets/lab-patchwork.toml")),
        style: || draw::patchwork::page_style() + include_str!("../../../assets/patchwork.css"),
        definitions: draw::patchwork::page_definitions,
        ..Cover::PLAIN
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
fn progress(context: &Context, summary: &Summary) -> String {
    let space = match summary.progress {
        Some(Progress::Space(space)) => space,
        _ => 0,
    };
    context.words.say("web-space-of", &[("space", space.into())])
}

impl Shown for Patchwork {
    thinks!();

    /// Between two people the form hides what is said of the Automa.
    fn settle(options: &mut Vec<(String, String)>) -> Result<(), &'static str> {
        if sent(options, "opponent") == Some("person") {
            options.retain(|(key, _)| !patchwork::options::AUTOMA_ONLY.contains(&key.as_str()));
        }
        Ok(())
    }

    fn thumb(summary: &Summary) -> Option<Markup> {
        let Some(Letters::Quilt(letters)) = &summary.picture else { return None };
        Some(html! { (PreEscaped(draw::patchwork::mini_quilt(letters))) })
    }

    fn progress(context: &Context, summary: &Summary) -> String {
        progress(context, summary)
    }

    fn mark(game: &Self, seat: Seat) -> Markup {
        parts::token(game, seat)
    }

    /// The quilt as it is then.
    fn advised(context: &Context, before: &Self, action: Action) -> Markup {
        let mut after = before.clone();
        match before.to_move() {
            Some(seat) if action != Action::Advance && after.play(action, &mut ()).is_ok() => {
                let quilt = draw::patchwork::board(context.words, &after, seat);
                html! { span.laid aria-hidden="true" { (PreEscaped(quilt.inline())) } }
            }
            _ => html! {},
        }
    }

    fn scene(context: &Context, before: &Self, entry: &Entry<Self>) -> Vec<Step> {
        scene::turn(context, before, entry)
    }

    fn counting(at: At<'_, Self>) -> Vec<Step> {
        scene::counting(at)
    }

    fn picture_file(words: &Words, game: &Self) -> Option<String> {
        Some(draw::patchwork::position(words, game))
    }

    fn detail(context: &Context, open: &Open<Self>) -> String {
        let game = open.session.game();
        let id = if game.options().has_automa() { "play-detail-automa" } else { "play-detail-people" };
        let args =
            [("level", game.options().level.numeral().into()), ("move", (open.session.at() as u32).into())];
        context.words.say(id, &args)
    }

    fn page(context: &Context, open: &Open<Self>, look: &Look, hint: Option<Hint<Self>>) -> Markup {
        play::page(context, open, look, hint)
    }

    fn picture(context: &Context, game: &Self) -> Markup {
        let people = [FIRST, SECOND].into_iter().filter(|&seat| !game.is_automa(seat));
        let track = draw::patchwork::time_board_with(context.words, game, draw::patchwork::Track::default());
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
}
