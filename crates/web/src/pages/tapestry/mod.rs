//! Tapestry: the box, the game on screen, and the bots at the real table.

mod aid;
mod ask;
mod bar;
mod boards;
mod bots;
pub mod companion;
mod components;
mod intent;
mod parts;
mod play;
mod result;
mod spots;
mod state;
pub mod trail;
mod turn;
pub mod why;

use games::Title;
use kernel::{Entry, Game, Role, Seat, Session};
use maud::{Markup, PreEscaped, html};
use players::{Hint, Limits, PlayerName};
use serde_json::{Value, json};
use table::tables::{Bots, Open};
use tapestry::state::MOST_SEATS;
use tapestry::{Illegal, Kit, Tapestry};
use words::{Arg, Words};

use super::Look;
use crate::context::Context;
use crate::kind::{self, Aid, Boxed, Cover, List, Shown};

/// The game that this folder shows.
pub const TITLE: Title = Title::Tapestry;

impl Boxed for Tapestry {
    const COVER: Cover = Cover {
        pitch: "web-tapestry-pitch",
        art: || html! { (PreEscaped(draw::tapestry::mini_map(""))) },
        components: components::page,
        components_json: components::json,
        aid: Some(Aid { heading: "ta-aid-title", page: aid::page }),
        usual_options: &[
            "mode",
            "seats",
            "level",
            "civilizations",
            "automa-civilization",
            "second-civilization",
            "cards",
            "die",
            "expansions",
            "allow-guesses",
        ],
        lists,
        experiment: include_str!("../../../assets/lab-tapestry.toml"),
    };
}

/// The mixes of expansions, as the option writes them.
const MIXES: [&str; 8] = ["none", "pp", "aa", "ff", "pp,aa", "pp,ff", "aa,ff", "pp,aa,ff"];

/// Civilizations and cities are chosen seat by seat, expansions as a mix.
fn lists(context: &Context, key: &str) -> Option<List> {
    let kit = Kit::printed();
    let free = || vec![("draw", context.t("ta-web-draw")), ("random", context.t("ta-web-random"))];
    let places = MOST_SEATS as u8;
    match key {
        "civilizations" => {
            let known = kit.civs.iter().filter(|civ| civ.missing.is_empty());
            let named = known.map(|civ| (civ.id.as_str(), civ.name.clone()));
            Some(List { places, choices: free().into_iter().chain(named).collect() })
        }
        "cities" => {
            let known = kit.cities.iter().filter(|city| city.plots.is_some() && city.number > 0);
            let named = known.map(|city| (city.id.as_str(), city.name.clone()));
            Some(List { places, choices: free().into_iter().chain(named).collect() })
        }
        "expansions" => {
            let name = |mix: &str| {
                let parts = mix.split(',').map(|set| context.t(&format!("ta-web-set-{set}")));
                parts.collect::<Vec<_>>().join(", ")
            };
            Some(List { places: 1, choices: MIXES.iter().map(|mix| (*mix, name(mix))).collect() })
        }
        _ => None,
    }
}

/// The seats of people.
fn people(game: &Tapestry) -> impl Iterator<Item = Seat> + '_ {
    (0..game.seats() as u8).map(Seat).filter(|seat| game.role(*seat) == Role::Person)
}

impl Shown for Tapestry {
    const BOTS: Bots = Bots::Run;

    /// With bots there are three seats.
    fn settle(options: &mut Vec<(String, String)>) {
        if options.iter().any(|(key, value)| key == "mode" && value != "people") {
            options.retain(|(key, _)| key != "seats");
        }
    }

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
            Some(seat) if game.role(seat) == Role::Person => "person",
            Some(_) => "automa",
        };
        let first = people(game).next().unwrap_or(Seat(0));
        let others = (0..game.seats() as u8).map(Seat).filter(|seat| *seat != first);
        let other = others.map(|seat| game.score(seat)).max().unwrap_or(0);
        // Between several people nobody is "you".
        let alone = people(game).count() == 1 && !game.winners().is_empty() && game.seats() > 1;
        let winner = alone.then(|| if game.winners().contains(first) { "you" } else { "automa" });
        let era = people(game).map(|seat| game.player_at(seat).income_turns).max();
        json!({ "era": era, "you": game.score(first), "other": other, "waiting": waiting, "winner": winner,
            "board": draw::tapestry::map_letters(game) })
    }

    fn thumb(summary: &Value) -> Option<Markup> {
        let letters = summary["board"].as_str()?;
        Some(html! { (PreEscaped(draw::tapestry::mini_map(letters))) })
    }

    fn progress(context: &Context, summary: &Value) -> String {
        match summary["era"].as_i64().unwrap_or_default() {
            0 => context.t("ta-web-setup"),
            era => context.words.say("ta-web-era", &[("era", Arg::Number(era.min(5)))]),
        }
    }

    fn picture_file(game: &Self) -> Option<String> {
        Some(draw::tapestry::position(game))
    }

    fn line(words: &Words, before: &Self, entry: &Entry<Self>) -> String {
        words::tapestry::line(words, before, &entry.events)
    }

    fn mark(game: &Self, seat: Seat) -> Markup {
        html! { (PreEscaped(draw::tapestry::mark(game, seat))) }
    }

    fn refused(words: &Words, game: &Self, illegal: &Illegal) -> Option<String> {
        Some(words::tapestry::illegal(words, game, illegal))
    }

    fn page(context: &Context, open: &Open<Self>, look: &Look, hint: Option<Hint<Self::Action>>) -> Markup {
        play::page(context, open, look, hint)
    }

    fn picture(context: &Context, game: &Self) -> Markup {
        let words = context.words;
        html! {
            div.ta-past {
                section.panel { (PreEscaped(draw::tapestry::map(words, game, &draw::tapestry::MapView::default()).inline())) }
                section.panel { (PreEscaped(draw::tapestry::tracks(words, game, &[]).inline())) }
                @for seat in people(game) {
                    section.panel { (PreEscaped(draw::tapestry::mat(words, game, seat).inline())) }
                    section.panel { (PreEscaped(draw::tapestry::city(words, game, seat, &draw::tapestry::CityView::default()).inline())) }
                }
            }
        }
    }

    fn why(context: &Context, game: &Self, entry: &Entry<Self>) -> Option<Markup> {
        why::explains(&entry.events).then(|| why::why(context, game, &entry.events))
    }

    fn state(session: &Session<Self>) -> Value {
        state::state(session)
    }
}
