//! Single flags: those of a game's settings, and those that several commands have.

use std::path::PathBuf;

use clap::builder::PossibleValue;
use clap::{Arg, ArgAction, value_parser};
use kernel::{Game, Options, Seed};

use crate::games::Also;

/// The settings of a game as flags; `also` are values by another name.
pub(super) fn of_game<G: Game>(also: &[Also]) -> Vec<Arg> {
    let default = G::Options::fresh([]);
    let fields = G::Options::FIELDS.iter().map(|field| {
        let values = field.values.iter().map(|(value, meaning)| {
            let also = also.iter().filter(|(key, known, _)| (*key, *known) == (field.key, *value));
            PossibleValue::new(*value).help(*meaning).aliases(also.map(|(_, _, also)| *also))
        });
        let now = default.get(field.key).unwrap_or_default();
        let help = format!("{} [default: {now}]", capital(field.meaning));
        let arg = Arg::new(field.key).long(field.key).value_name("VALUE").help(help);
        if field.values.is_empty() { arg } else { arg.value_parser(values.collect::<Vec<_>>()) }
    });
    fields.map(|arg| arg.help_heading("The game")).chain([pack()]).collect()
}

/// Components of one's own.
pub(super) fn pack() -> Arg {
    path("pack", "Components of your own; may be repeated").action(ArgAction::Append)
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A flag without a value.
pub(super) fn flag(name: &'static str, help: &'static str) -> Arg {
    Arg::new(name).long(name).action(ArgAction::SetTrue).help(help)
}

/// A flag that names a file.
pub fn path(name: &'static str, help: &'static str) -> Arg {
    Arg::new(name).long(name).value_name("FILE").value_parser(value_parser!(PathBuf)).help(help)
}

/// A flag with a number; it has no default if that is empty.
pub(super) fn number(name: &'static str, help: &'static str, default: &'static str) -> Arg {
    let arg = Arg::new(name).long(name).value_name("N").value_parser(value_parser!(u64)).help(help);
    if default.is_empty() { arg } else { arg.default_value(default) }
}

pub(super) fn seed() -> Arg {
    let parse = |text: &str| text.parse::<Seed>();
    Arg::new("seed").long("seed").value_name("N").value_parser(parse).help("The seed of all chance")
}

pub(super) fn language() -> Arg {
    let codes = words::LANGUAGES.map(|(code, _)| code);
    let help = "The language of what is said; what is typed is the same in all";
    Arg::new("language")
        .long("language")
        .value_name("CODE")
        .value_parser(codes)
        .default_value("en")
        .help(help)
}

pub(super) fn player() -> Arg {
    Arg::new("player").long("player").value_name("P,..").value_delimiter(',')
}
