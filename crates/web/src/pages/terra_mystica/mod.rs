//! Terra Mystica: the box, the game on screen, and the companion at a real table.

mod acts;
mod automa;
mod bar;
pub mod companion;
mod components;
mod intent;
mod map;
mod parts;
mod play;
mod result;
mod state;
pub mod trail;
pub mod why;

use games::Title;
use kernel::{Entry, Game, Seat, Session};
use maud::{Markup, PreEscaped, html};
use players::{Hint, Limits, PlayerName};
use serde_json::{Value, json};
use table::tables::{Bots, Open};
use terra_mystica::state::{MOST_SEATS, Phase};
use terra_mystica::{FactionId, Illegal, TerraMystica};
use words::{Arg, Words};

use super::Look;
use crate::context::Context;
use crate::kind::{self, Boxed, Cover, List, Shown};

/// The game that this folder shows.
pub const TITLE: Title = Title::TerraMystica;

impl Boxed for TerraMystica {
    const COVER: Cover = Cover {
        pitch: "web-terra-mystica-pitch",
        art: || html! { (PreEscaped(draw::terra_mystica::mini_map(""))) },
        components: components::page,
        components_json: components::json,
        aid: None,
        usual_options: &[
            "seats",
            "automas",
            "difficulty",
            "automa-factions",
            "map",
            "factions",
            "fire-and-ice",
            "final-tile",
            "cards",
        ],
        lists,
        experiment: include_str!("../../../assets/lab-terra-mystica.toml"),
    };
}

/// Factions are chosen seat by seat.
fn lists(context: &Context, key: &str) -> Option<List> {
    let places = match key {
        "factions" => MOST_SEATS as u8,
        "automa-factions" => MOST_SEATS as u8 - 1,
        _ => return None,
    };
    let mut choices: Vec<(&str, String)> = Vec::new();
    if key == "factions" {
        choices.push(("choose", context.t("terra-faction-choose")));
    }
    choices.push(("random", context.t("terra-faction-random")));
    let named = |id: FactionId| (id.key(), words::terra_mystica::faction_name(context.words, id));
    choices.extend(FactionId::ALL.map(named));
    Some(List { places, choices })
}

/// What came of a decision, in a line.
fn line(words: &Words, before: &TerraMystica, entry: &Entry<TerraMystica>) -> String {
    words::terra_mystica::line(words, before, &entry.events)
}

/// The map of a table in the list, small.
fn thumb(summary: &Value) -> Option<Markup> {
    let letters = summary["board"].as_str()?;
    Some(html! { (PreEscaped(draw::terra_mystica::mini_map(letters))) })
}

/// How far a table in the list has come.
fn progress(context: &Context, summary: &Value) -> String {
    match summary["round"].as_i64().unwrap_or_default() {
        0 => context.t("terra-setup"),
        round => context.words.say("terra-round", &[("round", Arg::Number(round))]),
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
        let seats = game.seat_list();
        let people: Vec<i32> =
            seats.filter(|seat| !game.is_automa(*seat)).map(|seat| game.score(seat)).collect();
        let others = game.seat_list().skip(1).map(|seat| game.score(seat)).max().unwrap_or(0);
        // Between several people nobody is "you".
        let alone = people.len() == 1 && !game.winners().is_empty();
        let winner = alone.then(|| if people[0] >= others { "you" } else { "automa" });
        json!({ "round": game.round(), "you": people[0], "other": others, "waiting": waiting, "winner": winner,
            "board": draw::terra_mystica::map_letters(game) })
    }

    fn thumb(summary: &Value) -> Option<Markup> {
        thumb(summary)
    }

    fn progress(context: &Context, summary: &Value) -> String {
        progress(context, summary)
    }

    fn picture_file(game: &Self) -> Option<String> {
        Some(draw::terra_mystica::position(game))
    }

    fn line(words: &Words, before: &Self, entry: &Entry<Self>) -> String {
        line(words, before, entry)
    }

    fn mark(game: &Self, seat: Seat) -> Markup {
        parts::mark(game, seat)
    }

    fn refused(words: &Words, game: &Self, illegal: &Illegal) -> Option<String> {
        Some(words::terra_mystica::illegal(words, game, illegal))
    }

    fn detail(context: &Context, open: &Open<Self>) -> String {
        let round = round_of(context, open.session.game());
        let seed = open.session.setup().seed.to_string();
        let at = open.session.at() as u32;
        let table = context.words.say("web-table-detail", &[("seed", seed.into()), ("move", at.into())]);
        format!("{round} · {table}")
    }

    fn page(context: &Context, open: &Open<Self>, look: &Look, hint: Option<Hint<Self::Action>>) -> Markup {
        play::page(context, open, look, hint)
    }

    fn picture(_: &Context, game: &Self) -> Markup {
        let view = draw::terra_mystica::MapView::default();
        html! {
            div.mapframe { div.mapbox tabindex="0" role="region" aria-label=(game.map().title) { (PreEscaped(draw::terra_mystica::map(game, &view).inline())) } }
            div.boards.terra-boards {
                @for seat in game.seat_list() { section { (PreEscaped(draw::terra_mystica::board(game, seat).inline())) } }
                section.panel { (PreEscaped(draw::terra_mystica::cults(game).inline())) }
            }
        }
    }

    fn why(context: &Context, game: &Self, entry: &Entry<Self>) -> Option<Markup> {
        why::explains(&entry.events)
            .then(|| html! { (automa::cards(game, &entry.events)) (why::why(context, game, &entry.events)) })
    }

    fn state(session: &Session<Self>) -> Value {
        state::state(session)
    }
}
