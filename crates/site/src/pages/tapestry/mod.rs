//! Tapestry: the box, the game on screen, and the bots at the real table.

mod aid;
mod ask;
mod bar;
mod boards;
mod bots;
pub mod companion;
mod components;
mod faces;
mod guide;
mod head;
mod intent;
mod nodes;
mod parts;
mod play;
mod result;
mod scene;
mod score;
mod spots;
mod steps;
mod views;
pub mod why;

use games::Title;
use kernel::{Entry, Game, Role, Seat};
use maud::{Markup, PreEscaped, html};
use players::Hint;
use table::tables::Open;
use tapestry::state::MOST_SEATS;
use tapestry::{Kit, Set, Tapestry};
use wire::summary::{Letters, Progress, Summary};
use words::Words;

use super::Look;
use super::at::At;
use super::scene::Step;
use super::setup::{keep_first, sent};
use crate::api::Sent;
use crate::context::Context;
use crate::kind::{Aid, Boxed, Cover, List, Shown, thinks};

/// The game that this folder shows.
pub const TITLE: Title = Title::Tapestry;

impl Boxed for Tapestry {
    const COVER: Cover = Cover {
        pitch: "web-tapestry-pitch",
        art: || html! { (PreEscaped(draw::tapestry::cover())) },
        components: components::page,
        cards: |game| Sent::cards(game, wire::tapestry::Components::from(Kit::printed())),
        aid: Some(Aid { heading: "ta-aid-title", page: aid::page }),
        usual_options: Some(&[
            "mode",
            "level",
            "seats",
            "civilizations",
            "automa-civilization",
            "second-civilization",
            "cards",
            "die",
            "expansions",
            "allow-guesses",
        ]),
        lists,
        guide: Some(guide::GUIDE),
        sheets: guide::SHEETS,
        bgg: Some(286_096),
        experiment: Some(include_str!("../../../assets/lab-tapestry.toml")),
        style: || {
            let pages = concat!(
                include_str!("../../../assets/tapestry.css"),
                include_str!("../../../assets/tapestry_companion.css")
            );
            draw::tapestry::page_style() + pages
        },
        definitions: draw::tapestry::page_definitions,
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
            // Those of an expansion say so: without it they cannot be chosen.
            let named = known.map(|civ| {
                let name = words::tapestry::printed_name(context.words, &civ.name);
                let of = context.t(&format!("ta-web-set-{}", civ.set.key()));
                (civ.id.as_str(), if civ.set == Set::Base { name } else { format!("{name} ({of})") })
            });
            Some(List { places, choices: free().into_iter().chain(named).collect() })
        }
        "cities" => {
            let known = kit.cities.iter().filter(|city| city.plots.is_some() && city.number > 0);
            let named = known
                .map(|city| (city.id.as_str(), words::tapestry::printed_name(context.words, &city.name)));
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
    /// With bots there are three seats; what the form hides is nobody's choice.
    fn settle(options: &mut Vec<(String, String)>) -> Result<(), &'static str> {
        companion::drop_second_civilization(options);
        let mode = sent(options, "mode").map(ToOwned::to_owned);
        let seats = sent(options, "seats").and_then(|seats| seats.parse().ok());
        let (people, hidden): (Option<usize>, &[&str]) = match mode.as_deref() {
            Some("people") => (seats, &tapestry::options::BOTS_ONLY),
            Some("automa") => (Some(1), &["seats"]),
            Some("shadow") => {
                options.retain(|(key, _)| key != "seats");
                (Some(2), &tapestry::options::AUTOMA_ONLY)
            }
            _ => return Ok(()),
        };
        options.retain(|(key, _)| !hidden.contains(&key.as_str()));
        for key in ["civilizations", "cities"] {
            keep_first(options, key, people.unwrap_or(MOST_SEATS));
        }
        Ok(())
    }

    thinks!();

    fn plays(words: &Words, key: &str) -> String {
        words::tapestry::printed_name(words, key)
    }

    fn thumb(summary: &Summary) -> Option<Markup> {
        let Some(Letters::Board(letters)) = &summary.picture else { return None };
        Some(html! { (PreEscaped(draw::tapestry::mini_map(letters))) })
    }

    fn progress(context: &Context, summary: &Summary) -> String {
        match summary.progress {
            Some(Progress::Era(Some(era @ 1..))) => {
                context.words.say("ta-web-era", &[("era", era.min(5).into())])
            }
            _ => context.t("ta-web-setup"),
        }
    }

    fn picture_file(words: &Words, game: &Self) -> Option<String> {
        Some(draw::tapestry::position(words, game))
    }

    fn mark(game: &Self, seat: Seat) -> Markup {
        html! { (PreEscaped(draw::tapestry::mark(game, seat))) }
    }

    fn page(context: &Context, open: &Open<Self>, look: &Look, hint: Option<Hint<Self>>) -> Markup {
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

    fn scene(context: &Context, before: &Self, entry: &Entry<Self>) -> Vec<Step> {
        scene::scene(context, before, entry)
    }

    fn counting(at: At<'_, Self>) -> Vec<Step> {
        score::counting(at)
    }

    fn why(context: &Context, game: &Self, entry: &Entry<Self>) -> Option<Markup> {
        why::explains(&entry.events).then(|| why::why(context, game, &entry.events))
    }
}
