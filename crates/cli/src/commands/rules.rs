//! `automa rules GAME [ID OR WORDS]`

use std::fmt::Write;

use clap::ArgMatches;
use games::with_title;
use kernel::Game as _;

use super::search;
use crate::input::lines::harmless;

/// Prints the rules, those whose name begins with the given one, or those that say some words.
pub fn run(matches: &ArgMatches) -> anyhow::Result<()> {
    let (title, matches) = super::named(matches)?;
    let wanted = super::wanted(matches);
    let book = with_title!(title, G => G::rules());
    let found = search::rules(book, &wanted);
    anyhow::ensure!(
        !found.is_empty(),
        "no rule is called `{}` or says that; `automa rules {}` lists them all",
        harmless(&wanted),
        title.key()
    );
    let mut text = String::new();
    for rule in found {
        if matches.get_flag("json") {
            text += &super::json_line(&wire::rules::Rule::from(rule))?;
        } else {
            writeln!(text, "{}  {}\n    {}", rule.id, rule.title, rule.text.trim())?;
            let option = rule.option.as_ref().map_or_else(String::new, |key| format!("; option --{key}"));
            writeln!(text, "    [{}; {}{option}]\n", rule.certainty.name(), rule.source)?;
        }
    }
    if matches.get_flag("json") { super::out(&text) } else { super::tell(&text) }
}
