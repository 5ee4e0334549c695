//! `automa rules GAME [ID]`

use std::fmt::Write;

use clap::ArgMatches;
use kernel::{Game, RuleBook};
use serde_json::json;

/// Prints the rules, or those whose name begins with the given one.
pub fn run(matches: &ArgMatches) -> anyhow::Result<()> {
    let (game, matches) = super::named(matches)?;
    let wanted = matches.get_one::<String>("id").map_or("", String::as_str);
    let book = book(game);
    let found: Vec<_> = match book.get(wanted) {
        Some(rule) => vec![rule],
        None => book.rules.iter().filter(|rule| rule.id.starts_with(wanted)).collect(),
    };
    anyhow::ensure!(!found.is_empty(), "there is no rule `{wanted}`; `automa rules {game}` lists them all");
    let mut text = String::new();
    for rule in found {
        if matches.get_flag("json") {
            let rule = json!({
                "id": rule.id, "title": rule.title, "text": rule.text, "source": rule.source,
                "certainty": rule.certainty.name(), "option": rule.option,
            });
            writeln!(text, "{rule}")?;
        } else {
            writeln!(text, "{}  {}\n    {}", rule.id, rule.title, rule.text.trim())?;
            let option = rule.option.as_ref().map_or_else(String::new, |key| format!("; option --{key}"));
            writeln!(text, "    [{}; {}{option}]\n", rule.certainty.name(), rule.source)?;
        }
    }
    super::out(&text)
}

/// The book of a game.
fn book(game: &str) -> &'static RuleBook {
    match game {
        terra_mystica::TerraMystica::NAME => terra_mystica::rulebook::book(),
        tapestry::Tapestry::NAME => tapestry::rulebook::book(),
        _ => patchwork::rulebook::book(),
    }
}
