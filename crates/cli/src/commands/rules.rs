//! `automa rules GAME [ID]`

use std::fmt::Write;

use clap::ArgMatches;
use games::with_title;
use kernel::Game as _;

/// Prints the rules, or those whose name begins with the given one.
pub fn run(matches: &ArgMatches) -> anyhow::Result<()> {
    let (title, matches) = super::named(matches)?;
    let wanted = matches.get_one::<String>("id").map_or("", String::as_str);
    let book = with_title!(title, G => G::rules());
    let found: Vec<_> = match book.get(wanted) {
        Some(rule) => vec![rule],
        None => book.rules.iter().filter(|rule| rule.id.starts_with(wanted)).collect(),
    };
    anyhow::ensure!(
        !found.is_empty(),
        "there is no rule `{wanted}`; `automa rules {}` lists them all",
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
    super::out(&text)
}
