//! `automa continue` and `automa saves`: games that were left, without their paths.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use anyhow::Context as _;
use clap::ArgMatches;
use games::{Kind, Place, with_kind};
use kernel::Game as _;
use table::{Header, SaveError, journal};
use words::Words;

use crate::args::{self, Usage};
use crate::input::lines::harmless;
use crate::input::{Keyboard as _, Line, Stdin};
use crate::play::saves::{ENDING, folder};
use crate::terminal;

/// A save in the folder.
#[derive(Debug)]
pub struct Save {
    /// The save file.
    pub path: PathBuf,
    /// Its name without the ending.
    pub name: String,
    /// When it was written last.
    changed: SystemTime,
}

/// What a save holds.
#[derive(Clone, Copy, Debug)]
struct Held {
    kind: Kind,
    decisions: usize,
    over: bool,
}

/// All saves, the latest first.
pub fn all() -> anyhow::Result<Vec<Save>> {
    let folder = place()?;
    let Ok(entries) = std::fs::read_dir(&folder) else { return Ok(Vec::new()) };
    let mut saves: Vec<Save> = entries.flatten().filter_map(|entry| Save::at(entry.path())).collect();
    saves.sort_by(|one, other| other.changed.cmp(&one.changed).then_with(|| one.name.cmp(&other.name)));
    Ok(saves)
}

fn place() -> anyhow::Result<PathBuf> {
    folder(|name| std::env::var_os(name)).context(Words::english().text("tui-no-folder-known"))
}

impl Save {
    fn at(path: PathBuf) -> Option<Save> {
        if path.extension().is_none_or(|end| end != ENDING) || !path.is_file() {
            return None;
        }
        let name = path.file_stem()?.to_str()?.to_owned();
        let changed = path.metadata().and_then(|known| known.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
        Some(Save { path, name, changed })
    }

    /// What it holds, replayed.
    fn held(&self) -> anyhow::Result<Held> {
        let text = table::file::read_text(&self.path)?;
        let kind = Kind::of(&Header::parse(&text)?.game)?;
        let (decisions, over) = with_kind!(kind, G => {
            // By other rules it opens as far as nothing differs.
            let session = journal::read_as_far::<G>(&text)?.session;
            (session.at(), session.game().to_move().is_none())
        });
        Ok(Held { kind, decisions, over })
    }

    /// What it is, in a few words.
    pub fn what(&self, words: &Words) -> String {
        match self.held() {
            Err(why) => words.say("saves-unreadable", &[("why", harmless(&why.to_string()).into())]),
            Ok(held) => {
                let yes = |yes: bool| if yes { "yes" } else { "no" };
                let args = [
                    ("title", held.kind.title().name().into()),
                    ("table", yes(held.kind.place() == Place::Table).into()),
                    ("decisions", (held.decisions as u32).into()),
                    ("over", yes(held.over).into()),
                    ("when", ago(words, self.changed).into()),
                ];
                words.say("saves-line", &args)
            }
        }
    }

    /// Whether it can be gone on with.
    pub fn goes_on(&self) -> bool {
        self.held().is_ok_and(|held| !held.over)
    }
}

/// How long ago something was, as people say it.
fn ago(words: &Words, then: SystemTime) -> String {
    let minutes = then.elapsed().map_or(0, |elapsed| elapsed.as_secs() / 60);
    let (id, count) = match minutes {
        0 => return words.text("saves-now"),
        1..60 => ("saves-minutes", minutes),
        60..1440 => ("saves-hours", minutes / 60),
        _ => ("saves-days", minutes / 1440),
    };
    words.say(id, &[("count", (count as u32).into())])
}

/// The save that is named: by its number in the list, its name, or the beginning of one.
fn chosen<'s>(saves: &'s [Save], wanted: &str) -> anyhow::Result<&'s Save> {
    let number = wanted.parse::<usize>().ok().and_then(|number| saves.get(number.checked_sub(1)?));
    let name = wanted.strip_suffix(".automa").unwrap_or(wanted);
    let exact = saves.iter().find(|save| save.name == name);
    if let Some(save) = exact.or(number) {
        return Ok(save);
    }
    let begun: Vec<&Save> = saves.iter().filter(|save| save.name.starts_with(name)).collect();
    match begun[..] {
        [save] => Ok(save),
        [] => anyhow::bail!("there is no save `{}`; `automa saves` lists them", harmless(wanted)),
        _ => {
            let names: Vec<&str> = begun.iter().take(6).map(|save| save.name.as_str()).collect();
            anyhow::bail!("several saves begin with `{}`: {}", harmless(wanted), names.join(", "))
        }
    }
}

/// `automa continue [NAME]`
pub fn resume(matches: &ArgMatches) -> anyhow::Result<()> {
    let words = args::words(matches);
    let saves = all()?;
    let none = || anyhow::anyhow!(words.say("saves-none", &[("folder", shown_place().into())]));
    let save = match matches.get_one::<String>("save") {
        Some(wanted) => chosen(&saves, wanted)?,
        None => saves.iter().find(|save| save.goes_on()).or(saves.first()).ok_or_else(none)?,
    };
    let kind = save.held().with_context(|| save.name.clone())?.kind;
    if !matches.get_flag("json") {
        let args = [("name", save.name.as_str().into()), ("what", save.what(&words).into())];
        writeln!(terminal::err(), "{}", words.say("saves-continues", &args))?;
    }
    go_on(save, kind, matches)
}

/// What the command that plays such a save does.
fn go_on(save: &Save, kind: Kind, matches: &ArgMatches) -> anyhow::Result<()> {
    let (title, at_table) = (kind.title(), kind.place() == Place::Table);
    let name = if at_table { "companion" } else { "play" };
    let mut line: Vec<std::ffi::OsString> = ["automa", name, title.key(), "--load"].map(Into::into).to_vec();
    line.push(save.path.clone().into());
    let language = matches.get_one::<String>("language").map_or("en", String::as_str);
    line.extend(["--language", language].map(Into::into));
    if at_table && matches.get_flag("json") {
        line.push("--json".into());
    }
    if !at_table {
        if matches.get_flag("plain") {
            line.push("--plain".into());
        }
        let players: Vec<&String> = matches.get_many::<String>("player").into_iter().flatten().collect();
        if !players.is_empty() {
            let players: Vec<&str> = players.into_iter().map(String::as_str).collect();
            line.extend(["--player".to_owned(), players.join(",")].map(Into::into));
        }
    }
    match args::command().get_matches_from(line).subcommand() {
        Some(("companion", game)) => super::companion::run(game),
        Some((_, game)) => super::play(game),
        None => Ok(()),
    }
}

fn shown_place() -> String {
    place().map_or_else(|_| String::new(), |folder| folder.display().to_string())
}

/// `automa saves`, and what can be done with one of them.
pub fn run(matches: &ArgMatches) -> anyhow::Result<()> {
    let words = args::words(matches);
    let saves = all()?;
    let save = |matches: &ArgMatches| {
        let wanted = matches.get_one::<String>("save").map_or("", String::as_str);
        chosen(&saves, wanted).map(|save| (save.path.clone(), save.name.clone()))
    };
    match matches.subcommand() {
        Some(("rename", matches)) => rename(&words, save(matches)?, matches),
        Some(("delete", matches)) => delete(&words, save(matches)?, matches),
        Some(("export", matches)) => export(&words, save(matches)?, matches),
        _ if matches.get_flag("json") => {
            let line = |save: &Save| {
                let held = save.held();
                super::json_line(&serde_json::json!({
                    "name": save.name,
                    "path": save.path.display().to_string(),
                    "game": held.as_ref().ok().map(|held| held.kind.game()),
                    "decisions": held.as_ref().ok().map(|held| held.decisions),
                    "over": held.as_ref().ok().map(|held| held.over),
                    "error": held.as_ref().err().map(ToString::to_string),
                }))
            };
            super::out(&saves.iter().map(line).collect::<anyhow::Result<String>>()?)
        }
        _ => super::tell(&list(&words, &saves)),
    }
}

/// The list, the latest first.
pub fn list(words: &Words, saves: &[Save]) -> String {
    if saves.is_empty() {
        return words.say("saves-none", &[("folder", shown_place().into())]) + "\n";
    }
    let wide = saves.iter().map(|save| save.name.chars().count()).max().unwrap_or(0).min(40);
    let line =
        |(number, save): (usize, &Save)| format!("{number:>3}  {:<wide$}  {}\n", save.name, save.what(words));
    let lines: String = (1..).zip(saves).map(line).collect();
    format!("{}\n{lines}", words.text("saves-head"))
}

/// Refused while another process plays it.
fn free(path: &Path) -> anyhow::Result<()> {
    let file = std::fs::File::open(path).with_context(|| format!("cannot open {}", path.display()))?;
    let busy = || SaveError::Busy(path.to_owned());
    Ok(file.try_lock().map_err(|_| busy())?)
}

fn rename(words: &Words, (path, name): (PathBuf, String), matches: &ArgMatches) -> anyhow::Result<()> {
    let wanted = matches.get_one::<String>("name").map_or("", String::as_str);
    let to = wanted.strip_suffix(".automa").unwrap_or(wanted);
    if to.is_empty()
        || to.starts_with(['.', '-'])
        || to.contains(['/', '\\', '\0'])
        || to.chars().any(terminal::acts)
    {
        return Err(Usage(format!("`{}` is no name for a file", harmless(wanted))).into());
    }
    let target = path.with_file_name(format!("{to}.{ENDING}"));
    anyhow::ensure!(!target.exists(), "there is a save `{to}` already; choose another name");
    let failed = || format!("cannot rename {}", path.display());
    free(&path)?;
    std::fs::rename(&path, &target).with_context(failed)?;
    super::out(&(words.say("saves-renamed", &[("from", name.into()), ("to", to.into())]) + "\n"))
}

fn delete(words: &Words, (path, name): (PathBuf, String), matches: &ArgMatches) -> anyhow::Result<()> {
    if !matches.get_flag("yes") {
        let mut out = terminal::out();
        writeln!(out, "{}", words.say("saves-delete-sure", &[("name", name.as_str().into())]))?;
        let answer = Stdin::open()?.next(&mut out, &|| vec!["yes".to_owned(), "no".to_owned()])?;
        let yes = matches!(answer, Some(Line::Text(ref line)) if matches!(line.to_lowercase().as_str(), "yes" | "ja"));
        drop(out);
        if !yes {
            return super::out(&(words.text("saves-kept") + "\n"));
        }
    }
    free(&path)?;
    std::fs::remove_file(&path).with_context(|| format!("cannot delete {}", path.display()))?;
    super::out(&(words.say("saves-deleted", &[("name", name.into())]) + "\n"))
}

fn export(words: &Words, (path, name): (PathBuf, String), matches: &ArgMatches) -> anyhow::Result<()> {
    let file = matches.get_one::<PathBuf>("file").context("name a file")?;
    let file: PathBuf = if file.is_dir() { file.join(format!("{name}.{ENDING}")) } else { file.clone() };
    let file: &Path = &file;
    anyhow::ensure!(!file.exists(), "{} exists already; choose another name", file.display());
    super::write_text(file, &table::file::read_text(&path)?)?;
    let args = [("name", name.into()), ("path", file.display().to_string().into())];
    super::out(&(words.say("saves-exported", &args) + "\n"))
}
