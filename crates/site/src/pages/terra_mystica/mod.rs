//! Terra Mystica: the box, the game on screen, and the companion at a real table.

mod acts;
mod automa;
mod bar;
pub mod companion;
mod components;
mod guide;
mod head;
mod intent;
mod map;
mod parts;
mod play;
mod result;
mod scene;
mod setup;
mod tells;
mod tiles;
mod turns;
pub mod why;

use games::Title;
use kernel::{Entry, Seat, Session};
use maud::{Markup, PreEscaped, html};
use players::Hint;
use table::tables::Open;
use terra_mystica::state::{MOST_SEATS, Phase};
use terra_mystica::{FactionId, Home, Kit, TerraMystica, Terrain};
use wire::summary::{Letters, Progress, Summary};
use words::Words;

use super::Look;
use super::scene::Step;
use crate::api::Sent;
use crate::context::Context;
use crate::kind::{Boxed, Cover, List, Shown, thinks};

/// The game that this folder shows.
pub const TITLE: Title = Title::TerraMystica;

impl Boxed for TerraMystica {
    const COVER: Cover = Cover {
        pitch: "web-terra-mystica-pitch",
        art: || html! { (PreEscaped(draw::terra_mystica::cover())) },
        components: components::page,
        cards: |game| Sent::cards(game, wire::terra_mystica::Components::from(Kit::printed())),
        usual_options: Some(&[
            "difficulty",
            "map",
            "fire-and-ice",
            "seats",
            "automas",
            "factions",
            "automa-factions",
            "final-tile",
            "cards",
        ]),
        lists,
        guide: Some(guide::GUIDE),
        sheets: guide::SHEETS,
        bgg: Some(120_677),
        experiment: Some(include_str!("../../../assets/lab-terra-mystica.toml")),
        style: || {
            let pages = concat!(
                include_str!("../../../assets/terra.css"),
                include_str!("../../../assets/terra_companion.css")
            );
            draw::terra_mystica::page_style() + pages
        },
        definitions: draw::terra_mystica::page_definitions,
        ..Cover::PLAIN
    };
}

/// Factions are chosen seat by seat.
fn lists(context: &Context, key: &str) -> Option<List> {
    let places = match key {
        "factions" => MOST_SEATS as u8,
        "automa-factions" | "automa-colours" => MOST_SEATS as u8 - 1,
        _ => return None,
    };
    if key == "automa-colours" {
        let named =
            Terrain::WHEEL.map(|one| (one.colour(), words::terra_mystica::terrain_name(context.words, one)));
        let random = ("random", context.t("terra-faction-random"));
        return Some(List { places, choices: [random].into_iter().chain(named).collect() });
    }
    let mut choices: Vec<(&str, String)> = Vec::new();
    if key == "factions" {
        choices.push(("choose", context.t("terra-faction-choose")));
    }
    choices.push(("random", context.t("terra-faction-random")));
    // With its home: two of one home do not play together.
    let named = |id: FactionId| {
        let name = words::terra_mystica::faction_name(context.words, id);
        match Kit::printed().faction(id).home {
            Home::Chosen => (id.key(), name),
            home => {
                let home = words::terra_mystica::terrain_name(context.words, acts::home(home));
                (id.key(), format!("{name} \u{b7} {home}"))
            }
        }
    };
    choices.extend(FactionId::ALL.map(named));
    Some(List { places, choices })
}

/// The faction that a summary names.
fn plays(words: &Words, key: &str) -> String {
    let known = FactionId::ALL.into_iter().find(|id| id.key() == key);
    known.map_or_else(|| key.to_owned(), |id| words::terra_mystica::faction_name(words, id))
}

/// The map of a table in the list, small.
fn thumb(summary: &Summary) -> Option<Markup> {
    let Some(Letters::Board(letters)) = &summary.picture else { return None };
    Some(html! { (PreEscaped(draw::terra_mystica::mini_map(letters))) })
}

/// How far a table in the list has come.
fn progress(context: &Context, summary: &Summary) -> String {
    match summary.progress {
        Some(Progress::Round(round @ 1..)) => context.words.say("terra-round", &[("round", round.into())]),
        _ => context.t("terra-setup"),
    }
}

/// How far a game is.
fn round_of(context: &Context, game: &TerraMystica) -> String {
    match game.phase() {
        Phase::Over => context.t("terra-over"),
        _ if game.round() == 0 => context.t("terra-setup"),
        _ => context.words.say("terra-round", &[("round", game.round().into())]),
    }
}

impl Shown for TerraMystica {
    thinks!();

    fn option_form(context: &Context, key: &str) -> Option<Markup> {
        setup::option_form(context, key)
    }

    fn value_picture(context: &Context, key: &str, value: &str) -> Markup {
        setup::value_picture(context, key, value)
    }

    fn settle(options: &mut Vec<(String, String)>) -> Result<(), &'static str> {
        setup::settle(options)
    }

    fn plays(words: &Words, key: &str) -> String {
        plays(words, key)
    }

    fn thumb(summary: &Summary) -> Option<Markup> {
        thumb(summary)
    }

    fn progress(context: &Context, summary: &Summary) -> String {
        progress(context, summary)
    }

    fn picture_file(words: &Words, game: &Self) -> Option<String> {
        Some(draw::terra_mystica::position(words, game))
    }

    fn mark(game: &Self, seat: Seat) -> Markup {
        parts::mark(game, seat)
    }

    fn detail(context: &Context, open: &Open<Self>) -> String {
        let round = round_of(context, open.session.game());
        let table = context.words.say("web-table-detail", &[("move", (open.session.at() as u32).into())]);
        format!("{round} · {table}")
    }

    fn page(context: &Context, open: &Open<Self>, look: &Look, hint: Option<Hint<Self>>) -> Markup {
        play::page(context, open, look, hint)
    }

    fn picture(context: &Context, game: &Self) -> Markup {
        let view = draw::terra_mystica::MapView::default();
        html! {
            div.mapframe { div.mapbox tabindex="0" role="region" aria-label=(words::terra_mystica::pictures::map_name(context.words, game.map())) { (PreEscaped(draw::terra_mystica::map(context.words, game, &view).inline())) } }
            div.boards.terra-boards {
                @for seat in game.seat_list() { section { (PreEscaped(draw::terra_mystica::board(context.words, game, seat).inline())) } }
                section.panel { (PreEscaped(draw::terra_mystica::cults(context.words, game).inline())) }
            }
        }
    }

    fn scene(context: &Context, before: &Self, entry: &Entry<Self>) -> Vec<Step> {
        scene::steps(context, before, entry)
    }

    fn undo_target(session: &Session<Self>) -> Option<usize> {
        turns::undo_target(session)
    }

    fn redo_target(session: &Session<Self>) -> Option<usize> {
        turns::redo_target(session)
    }

    fn why(context: &Context, game: &Self, entry: &Entry<Self>) -> Option<Markup> {
        why::explains(&entry.events)
            .then(|| html! { (automa::cards(context.words, game, &entry.events)) (why::why(context, game, &entry.events)) })
    }
}
