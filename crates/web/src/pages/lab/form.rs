//! The form of the laboratory: choices that make an experiment, and the same as a file behind a fold.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use ::lab::experiment::Experiment;
use games::{Title, with_title};
use kernel::{Field, Options as _};
use maud::{Markup, html};
use site::context::Context;
use site::kind::cover;
use site::pages::layout::icon;
use site::problem::Problem;
use words::Arg;

use super::HERE;
use crate::lab::{LONGEST, MOST_CELLS, MOST_GAMES};

/// The players that can be ticked, with their messages; a file can name any.
const PLAYERS: [(&str, &str); 4] = [
    ("random", "lab-player-random"),
    ("rollout", "lab-player-rollout"),
    ("greedy", "lab-player-greedy"),
    ("mcts:iterations=200", "lab-player-mcts"),
];

/// What is ticked at first: what the file says.
struct Ticked {
    options: BTreeSet<(String, String)>,
    players: BTreeSet<String>,
    games: u64,
}

impl Ticked {
    fn of(text: &str) -> Ticked {
        let none = |_: &str| Err(std::io::Error::other("packs are for the command line"));
        let Ok(experiment) = Experiment::read("experiment", text, &none) else {
            return Ticked { options: BTreeSet::new(), players: BTreeSet::new(), games: 100 };
        };
        let cells = experiment.cells.iter();
        let options = cells.clone().flat_map(|cell| &cell.options);
        Ticked {
            options: options.map(|(key, value)| ((*key).to_owned(), value.clone())).collect(),
            players: cells.flat_map(|cell| cell.players.iter().cloned()).collect(),
            games: experiment.games,
        }
    }
}

fn fields(title: Title) -> &'static [Field] {
    with_title!(title, G => <G as kernel::Game>::Options::FIELDS)
}

/// The form for the next experiment: `text` is what stands there at first.
pub(super) fn form(context: &Context, title: Title, text: &str) -> Markup {
    let number = |number: u64| Arg::Number(number as i64);
    let limits = context.words.say(
        "lab-limits",
        &[
            ("games", number(MOST_GAMES)),
            ("cells", number(MOST_CELLS as u64)),
            ("minutes", number(LONGEST.as_secs() / 60)),
        ],
    );
    let ticked = Ticked::of(text);
    let usual = |field: &&Field| cover(title).usual_options.is_none_or(|known| known.contains(&field.key));
    let listed = || fields(title).iter().filter(|field| !field.values.is_empty());
    html! {
        section.stack {
            h2 { (context.t("lab-next")) }
            p.help { (context.t("lab-form-what")) " " (limits) }
            nav.links aria-label=(context.t("lab-form-game")) {
                @for known in Title::ALL {
                    a.btn href=(context.to(&format!("/lab?game={}", known.key()))) aria-current=[(*known == title).then_some("true")] { (known.name()) }
                }
            }
            form.stack.lab-choices method="post" action=(context.to(HERE)) {
                input type="hidden" name="game" value=(title.key());
                (ticks(&context.t("lab-form-players"), "players", PLAYERS.iter().map(|(name, id)| {
                    (*name, context.t(id), ticked.players.contains(*name))
                })))
                @for field in listed().filter(usual) { (choices(context, title, field, &ticked)) }
                @if listed().any(|field| !usual(&field)) {
                    details {
                        summary { (context.t("lab-form-more")) span.chev { (icon("chevron")) } }
                        @for field in listed().filter(|field| !usual(field)) { (choices(context, title, field, &ticked)) }
                    }
                }
                p {
                    label for="games" { (context.t("lab-form-games")) " " }
                    input #games type="number" name="games" min="2" max=(MOST_GAMES) value=(ticked.games.min(MOST_GAMES)) required;
                }
                p { button.btn.go { (context.t("lab-start")) } }
                p.help { (context.t("lab-form-deck")) }
            }
            details.lab-file {
                summary { (context.t("lab-form-text")) span.chev { (icon("chevron")) } }
                form.stack method="post" action=(context.to(HERE)) {
                    p.help { (context.t("lab-form-help")) }
                    textarea #text lang=[context.english()] name="text" rows="14" maxlength="20000" spellcheck="false" required
                        aria-label=(context.t("lab-form-text")) { (text) }
                    p { button.btn { (context.t("lab-start")) } }
                }
            }
        }
    }
}

/// The values of a setting, to be ticked.
fn choices(context: &Context, title: Title, field: &Field, ticked: &Ticked) -> Markup {
    let word = |rest: String, own: &str| {
        words::options::known(context.words, title.key(), &rest).unwrap_or_else(|| own.to_owned())
    };
    let key = field.key;
    let values = field.values.iter().map(|(value, _)| {
        let is_ticked = ticked.options.contains(&(key.to_owned(), (*value).to_owned()));
        (*value, word(format!("{key}-{value}"), value), is_ticked)
    });
    ticks(&word(key.to_owned(), field.meaning), &format!("option.{key}"), values)
}

fn ticks<'v>(legend: &str, name: &str, values: impl Iterator<Item = (&'v str, String, bool)>) -> Markup {
    html! {
        fieldset {
            legend { (legend) }
            div.lab-ticks {
                @for (value, text, is_ticked) in values {
                    label { input type="checkbox" name=(name) value=(value) checked[is_ticked]; " " (text) }
                }
            }
        }
    }
}

/// The experiment that a form describes, as a file says it; a text that was sent stays as it is.
pub(super) fn written(sent: &[(String, String)]) -> Result<String, Problem> {
    let first = |wanted: &str| sent.iter().find(|(key, _)| key == wanted).map(|(_, value)| value.as_str());
    if let Some(text) = first("text") {
        return Ok(text.replace("\r\n", "\n"));
    }
    let bad = |error: &dyn std::error::Error| Problem::Bad(error.to_string());
    let title = Title::of(first("game").unwrap_or_default()).map_err(|error| bad(&error))?;
    let games: u64 = first("games").unwrap_or("100").trim().parse().map_err(|error| bad(&error))?;
    let all = |wanted: &str| {
        sent.iter().filter(|(key, _)| key == wanted).map(|(_, value)| value.as_str()).collect()
    };
    let ticked: Vec<&str> = all("players");
    // Only what the form offers: what is sent may hold anything.
    let players = PLAYERS.iter().map(|(name, _)| *name).filter(|name| ticked.contains(name));
    let mut text =
        format!("game = {:?}\ngames = {games}\nplayers = {}\n\n[options]\n", title.key(), list(players));
    for field in fields(title) {
        let ticked: Vec<&str> = all(&format!("option.{}", field.key));
        let values = field.values.iter().map(|(value, _)| *value).filter(|value| ticked.contains(value));
        let values = list(values);
        if values != "[]" {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{} = {values}", field.key);
        }
    }
    Ok(text)
}

fn list<'v>(values: impl Iterator<Item = &'v str>) -> String {
    let values: Vec<String> = values.map(|value| format!("{value:?}")).collect();
    format!("[{}]", values.join(", "))
}
