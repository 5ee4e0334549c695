//! `automa` alone: the browser app; in a terminal where no browser can be opened, a short menu.

use std::ffi::OsString;
use std::io::Write as _;

use games::{Title, with_title};
use words::{Voice, Words};

use super::saves::{self, Save};
use crate::args;
use crate::input::{self, Keyboard as _, Line, Stdin};
use crate::terminal;

/// Serves, or asks what is wanted.
pub fn run() -> anyhow::Result<()> {
    let variable = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    if input::is_interactive() && !can_open_browser(&variable) { ask(&variable) } else { call(&["serve"]) }
}

/// Whether this machine shows a browser to whoever sits at it.
fn can_open_browser(variable: &dyn Fn(&str) -> Option<OsString>) -> bool {
    cfg!(any(target_os = "macos", target_os = "windows"))
        || ["DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME"].iter().any(|name| variable(name).is_some())
}

/// The language that the environment asks for, if it is one of ours.
fn language(variable: &dyn Fn(&str) -> Option<OsString>) -> &'static str {
    let asked = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(|name| variable(name));
    let asked = asked.and_then(|asked| asked.into_string().ok()).unwrap_or_default();
    words::LANGUAGES.iter().map(|(code, _)| *code).find(|code| asked.starts_with(code)).unwrap_or("en")
}

/// What can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Choice {
    Continue,
    New,
    Learn,
    Table,
    Browser,
    Lab,
    Saves,
    Quit,
}

fn ask(variable: &dyn Fn(&str) -> Option<OsString>) -> anyhow::Result<()> {
    let code = language(variable);
    let words = Words::of(code).unwrap_or_else(Words::english);
    let saves = saves::all().unwrap_or_default();
    let last = saves.iter().find(|save| save.goes_on());
    let choices = choices(&words, last);
    let texts: Vec<String> = choices.iter().map(|(_, text)| text.clone()).collect();
    let Some(chosen) = choose(&words, &words.text("menu-title"), &texts)? else { return Ok(()) };
    match choices[chosen].0 {
        Choice::Continue => same(&words, &["continue", "--language", code]),
        Choice::New => of_game(&words, "play", code, Title::ALL),
        Choice::Learn => {
            let taught = |title: &Title| with_title!(*title, G => <G as Voice>::LESSON.is_some());
            let titles: Vec<Title> = Title::ALL.iter().copied().filter(taught).collect();
            of_game(&words, "learn", code, &titles)
        }
        Choice::Table => {
            let beside: Vec<Title> =
                Title::ALL.iter().copied().filter(|title| title.companion().is_some()).collect();
            of_game(&words, "companion", code, &beside)
        }
        Choice::Browser => same(&words, &["serve"]),
        Choice::Lab => super::out(&(words.text("menu-lab-how") + "\n")),
        Choice::Saves => super::tell(&saves::list(&words, &saves)),
        Choice::Quit => Ok(()),
    }
}

fn choices(words: &Words, last: Option<&Save>) -> Vec<(Choice, String)> {
    let mut choices = Vec::new();
    if let Some(save) = last {
        let args = [("name", save.name.as_str().into()), ("what", save.what(words).into())];
        choices.push((Choice::Continue, words.say("menu-continue", &args)));
    }
    for (choice, id) in [
        (Choice::New, "menu-new"),
        (Choice::Learn, "menu-learn"),
        (Choice::Table, "menu-table"),
        (Choice::Browser, "menu-browser"),
        (Choice::Lab, "menu-lab"),
    ] {
        choices.push((choice, words.text(id)));
    }
    if last.is_some() {
        choices.push((Choice::Saves, words.text("menu-saves")));
    }
    choices.push((Choice::Quit, words.text("menu-quit")));
    choices
}

/// Asks until one of these is chosen; `None` when nobody answers.
fn choose(words: &Words, question: &str, texts: &[String]) -> anyhow::Result<Option<usize>> {
    let mut keyboard = Stdin::open()?;
    let mut out = terminal::talk();
    writeln!(out, "{question}")?;
    for (number, text) in (1..).zip(texts) {
        writeln!(out, "{number:>3}  {text}")?;
    }
    loop {
        match keyboard.next(&mut out, &|| texts.to_vec())? {
            None => return Ok(None),
            Some(Line::Text(line)) if matches!(line.as_str(), "q" | "quit" | "exit") => return Ok(None),
            Some(Line::Text(line)) => {
                let number = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
                if let Some(chosen) = number.filter(|chosen| *chosen < texts.len()) {
                    return Ok(Some(chosen));
                }
                let wanted = line.to_lowercase();
                let mut begun = (0..).zip(texts).filter(|(_, text)| text.to_lowercase().starts_with(&wanted));
                if let (Some((chosen, _)), None) = (begun.next().filter(|_| !wanted.is_empty()), begun.next())
                {
                    return Ok(Some(chosen));
                }
            }
            Some(Line::TooLong | Line::NotText) => {}
        }
        writeln!(out, "{}", words.text("menu-choose"))?;
    }
}

fn of_game(words: &Words, command: &str, code: &str, titles: &[Title]) -> anyhow::Result<()> {
    let names: Vec<String> = titles.iter().map(|title| title.name().to_owned()).collect();
    let Some(chosen) = choose(words, &words.text("menu-which"), &names)? else { return Ok(()) };
    same(words, &[command, titles[chosen].key(), "--language", code])
}

/// Says what the command line is for it, and does it.
fn same(words: &Words, line: &[&str]) -> anyhow::Result<()> {
    let shown = line.join(" ").replace(" --language en", "");
    let command = format!("automa {shown}");
    super::out(&(words.say("menu-same", &[("command", command.into())]) + "\n"))?;
    call(line)
}

/// Does what a command line asks for.
fn call(line: &[&str]) -> anyhow::Result<()> {
    let whole = ["automa"].iter().chain(line).copied();
    match args::command().get_matches_from(whole).subcommand() {
        Some(("serve", matches)) => super::serve::run(matches),
        Some(("play", matches)) => super::play(matches),
        Some(("learn", matches)) => super::learn(matches),
        Some(("companion", matches)) => super::companion::run(matches),
        Some(("continue", matches)) => saves::resume(matches),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(known: &'static [(&'static str, &'static str)]) -> impl Fn(&str) -> Option<OsString> {
        |name| known.iter().find(|(key, _)| *key == name).map(|(_, value)| OsString::from(value))
    }

    #[test]
    fn the_environment_says_language_and_display() {
        assert_eq!(language(&with(&[("LANG", "de_AT.UTF-8")])), "de");
        assert_eq!(language(&with(&[("LANG", "de_DE"), ("LC_ALL", "C")])), "en");
        assert_eq!(language(&with(&[])), "en");
        assert!(can_open_browser(&with(&[("WAYLAND_DISPLAY", "wayland-0")])));
        assert!(cfg!(not(target_os = "linux")) || !can_open_browser(&with(&[])));
    }
}
