//! The command line. A game's settings are flags, made from the game's own list: defined once for parsing,
//! help, save files and pages.

use std::path::PathBuf;

use anyhow::Context;
use clap::builder::PossibleValue;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use games::{Companion, Title, with_companion, with_title};
use kernel::{Game, Options, Pack, Seed};
use players::PlayerName;

use crate::games::{Also, Commanded as _};

/// The request itself makes no sense: exit status 2.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct Usage(pub String);

/// The whole command line.
pub fn command() -> Command {
    Command::new("automa")
        .version(env!("AUTOMA_VERSION"))
        .about("Play against an Automa, the card-driven opponent of modern board games, and ask it why.")
        .after_help("Without a command: the browser app, as `automa serve`.")
        .subcommand(
            Command::new("serve").about("The browser app").args([
                Arg::new("port").long("port").value_name("N").value_parser(value_parser!(u16)).help(
                    "The port; 0 takes any free one [default: 7337 if it is free]",
                ),
                Arg::new("address").long("address").value_name("IP").value_parser(value_parser!(std::net::IpAddr)).help(
                    "The address [default: 127.0.0.1]; on any other than loopback the printed link holds a token",
                ),
                Arg::new("database").long("database").value_name("URL").help(
                    "Where the tables live: a file, or postgres://... [default: a file in the user's data folder]",
                ),
            ]),
        )
        .subcommand(per_game("play", "A whole game in the terminal", |game| {
            game.args([
                seed(),
                path("load", "Continue this save").conflicts_with_all(["save", "seed", "pack"]),
                path("save", "Where to save; by default a new file in the user's data folder"),
                flag("plain", "One question a line: for screen readers and scripts"),
                player().help("Who decides for each person's seat: `person`, or a player program; a comma list"),
                path("svg", "Write a picture of the last position there"),
            ])
        }))
        .subcommand(companions())
        .subcommand(per_game("simulate", "Many seeded games", |game| {
            game.args([
                seed(),
                number("games", "How many games", "1000"),
                number("threads", "How many threads; by default one for each core", ""),
                player().help("Who decides for the people's seats; a comma list for several"),
                flag("json", "One summary object on standard output"),
                path("out", "Write one line a game there, as CSV"),
                path("journals", "Write the save of every game into this folder"),
                path("report", "Write a page with plots there, as HTML"),
            ])
        }))
        .subcommand(lab())
        .subcommand(
            per_game("bench", "Speed and memory on this machine, with the answer asserted", |game| {
                game.args([flag("json", "One object on standard output")])
            })
            .subcommand(
                Command::new("lab")
                    .about("The lab: its cost beside the bare engine, on one core and two; memory")
                    .args([
                        flag("json", "One object on standard output"),
                        number("games", "Games of the longest series", "1000000"),
                    ]),
            )
            .subcommand(
                Command::new("serve")
                    .about("The server: start, memory, first page, decisions of many tables at once")
                    .args([
                        flag("json", "One object on standard output"),
                        number("tables", "Tables on disk", "1000"),
                        number("played", "Tables that are played at the same time", "200"),
                        number("pace", "Milliseconds between two decisions at a table", "500"),
                    ]),
            ),
        )
        .subcommand(
            Command::new("replay")
                .about("Replay a save, check it, and step through it")
                .arg(Arg::new("file").required(true).value_name("FILE").value_parser(value_parser!(PathBuf)))
                .args([
                    flag("json", "One object a decision, and a closing one"),
                    number("at", "Stop after so many decisions", ""),
                    path("svg", "Write a picture of the position there"),
                ]),
        )
        .subcommand(per_game("decide", "One decision of the Automa for a described table", |game| {
            game.args([
                path("position", "The description; `-` reads standard input. See docs/positions.md").required(true),
                flag("json", "One object on standard output"),
            ])
        }))
        .subcommand(per_game("rules", "The rules, as the program knows them", |game| {
            game.arg(Arg::new("id").value_name("ID").help("One rule, or all whose name begins so"))
                .arg(flag("json", "One object a rule"))
        }))
        .subcommand(per_game("cards", "The cards, tiles and patches, as the program knows them", |game| {
            game.arg(Arg::new("id").value_name("ID").help("A card by its number, or anything by its name or id"))
                .args([
                    flag("json", "One object each"),
                    flag("missing", "What nobody could read yet, as a form to fill in, where something is missing"),
                    path("svg", "Write the picture of one of them there"),
                ])
        }))
        .subcommand(import())
        .subcommand(
            Command::new("completions").about("Completions for a shell").arg(
                Arg::new("shell").required(true).value_parser(value_parser!(clap_complete::Shell)),
            ),
        )
}

/// The companions, one subcommand for each.
fn companions() -> Command {
    let about = "The Automa for a real table; reads one command a line";
    let each = Title::ALL.iter().filter_map(|title| Some((title, title.companion()?)));
    each.fold(with_games("companion", about), |command, (title, companion)| {
        command.subcommand(
            Command::new(title.key())
                .about(title.name())
                .args(companion_flags(companion, with_title!(title, G => G::ALSO)))
                .args([
                    seed(),
                    path("load", "Continue this save").conflicts_with_all(["save", "seed", "pack"]),
                    path("save", "Where to save; by default a new file in the user's data folder"),
                    flag("json", "One object for each line that is read, and nothing else"),
                    language(),
                ]),
        )
    })
}

fn companion_flags(companion: Companion, also: &[Also]) -> Vec<Arg> {
    with_companion!(companion, G => game_flags::<G>(also))
}

/// Records of online games, one subcommand for each game that has some.
fn import() -> Command {
    let about = "Replay a record of an online game through the rules, and compare every row";
    let each = Title::ALL.iter().filter_map(|title| Some((title, with_title!(title, G => G::RECORD)?)));
    each.fold(with_games("import", about), |command, (title, record)| {
        command.subcommand(
            Command::new(title.key())
                .about(record)
                .arg(
                    Arg::new("file")
                        .required(true)
                        .value_name("FILE")
                        .value_parser(value_parser!(PathBuf))
                        .help("The record, or a folder of them; docs/records.md describes the forms"),
                )
                .args([
                    path(
                        "save",
                        "Write the game there as a save, up to the first difference if there is one",
                    ),
                    flag("json", "One object for each record on standard output"),
                ]),
        )
    })
}

/// Experiments: grids of games from a file.
fn lab() -> Command {
    let file = || {
        let file = Arg::new("file").required(true).value_name("FILE").value_parser(value_parser!(PathBuf));
        file.help("The experiment; see docs/lab.md")
    };
    let folder = || {
        Arg::new("out")
            .long("out")
            .value_name("FOLDER")
            .value_parser(value_parser!(PathBuf))
            .help("Where rows and results are [default: beside the file, with the ending .run]")
    };
    Command::new("lab")
        .about("Experiments: how hard is it, and why?")
        .subcommand_required(true)
        .subcommand(
            Command::new("run")
                .about("Play an experiment; an interrupted one goes on where it was")
                .args([file(), folder()])
                .args([
                    number("threads", "How many threads; by default one for each core", ""),
                    flag("fresh", "Forget what was played, and begin anew"),
                    flag("json", "The summary as one object on standard output"),
                ]),
        )
        .subcommand(
            Command::new("report")
                .about("What an experiment gave, as one page")
                .args([file(), folder()])
                .args([
                    path("html", "Write the page there [default: report.html in the run's folder]"),
                    Arg::new("language")
                        .long("language")
                        .value_parser(words::LANGUAGES.map(|(code, _)| code))
                        .default_value("en")
                        .help("The language of the page"),
                    Arg::new("plots")
                        .long("plots")
                        .value_name("FOLDER")
                        .value_parser(value_parser!(PathBuf))
                        .help("Write the plots there too, each as an SVG file named after the experiment"),
                ]),
        )
        .subcommand(per_game("cards", "What each card of the Automa does", |game| {
            game.args([
                seed(),
                number("games", "Games with the whole deck, and as many without each card", "2000"),
                number("threads", "How many threads; by default one for each core", ""),
                player()
                    .help("Who decides for the people's seats; a comma list for several [default: greedy]"),
                flag("json", "One object on standard output"),
                path("svg", "Write a plot of what each card brings the Automa there"),
            ])
        }))
        .subcommand(
            Command::new("replay")
                .about("One game of an experiment, decision by decision")
                .args([file()])
                .args([
                    seed().required(true).help("The seed of the game, as the report names it"),
                    number("cell", "The combination, counted from 1 as in the report", "1"),
                    path("save", "Write it as a save, for automa replay and automa play --load"),
                    flag("json", "One object a decision, and a closing one"),
                ]),
        )
}

/// A command with one subcommand for each game, and the game's settings as flags.
fn per_game(name: &'static str, about: &'static str, more: impl Fn(Command) -> Command) -> Command {
    Title::ALL.iter().fold(with_games(name, about), |command, title| {
        let game = Command::new(title.key()).about(title.name());
        command.subcommand(with_title!(title, G => G::flags(name, more(game.args(game_flags::<G>(G::ALSO))))))
    })
}

/// A command that wants the name of a game.
fn with_games(name: &'static str, about: &'static str) -> Command {
    Command::new(name)
        .about(about)
        .subcommand_required(true)
        .subcommand_value_name("GAME")
        .subcommand_help_heading("Games")
}

/// The names of all games.
pub fn known_games() -> String {
    Title::ALL.iter().map(|title| title.key()).collect::<Vec<_>>().join(", ")
}

/// The settings of a game as flags; `also` are values by another name.
fn game_flags<G: Game>(also: &[Also]) -> Vec<Arg> {
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
    let pack = path("pack", "Components of your own; may be repeated").action(ArgAction::Append);
    fields.map(|arg| arg.help_heading("The game")).chain([pack]).collect()
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn flag(name: &'static str, help: &'static str) -> Arg {
    Arg::new(name).long(name).action(ArgAction::SetTrue).help(help)
}

/// A flag that names a file.
pub fn path(name: &'static str, help: &'static str) -> Arg {
    Arg::new(name).long(name).value_name("FILE").value_parser(value_parser!(PathBuf)).help(help)
}

fn number(name: &'static str, help: &'static str, default: &'static str) -> Arg {
    let arg = Arg::new(name).long(name).value_name("N").value_parser(value_parser!(u64)).help(help);
    if default.is_empty() { arg } else { arg.default_value(default) }
}

fn seed() -> Arg {
    let parse = |text: &str| text.parse::<Seed>();
    Arg::new("seed").long("seed").value_name("N").value_parser(parse).help("The seed of all chance")
}

fn language() -> Arg {
    let codes = words::LANGUAGES.map(|(code, _)| code);
    let help = "The language of what is said; what is typed is the same in all";
    Arg::new("language")
        .long("language")
        .value_name("CODE")
        .value_parser(codes)
        .default_value("en")
        .help(help)
}

fn player() -> Arg {
    Arg::new("player").long("player").value_name("P,..").value_delimiter(',')
}

/// The settings on the command line.
pub fn options<O: Options>(matches: &ArgMatches) -> anyhow::Result<O> {
    let value = |key| matches.try_get_one::<String>(key).ok().flatten();
    let chosen: Vec<(&str, &String)> =
        O::FIELDS.iter().filter_map(|field| Some((field.key, value(field.key)?))).collect();
    let mut options = O::fresh(chosen.iter().map(|(key, value)| (*key, value.as_str())));
    for (key, value) in chosen {
        options.set(key, value).map_err(|error| Usage(error.to_string()))?;
    }
    options.check().map_err(|error| Usage(error.to_string()))?;
    Ok(options)
}

/// The packs on the command line, read.
pub fn packs(matches: &ArgMatches) -> anyhow::Result<Vec<Pack>> {
    let paths = matches.get_many::<PathBuf>("pack").into_iter().flatten();
    paths
        .map(|path| {
            let text =
                crate::commands::read_text(path).with_context(|| format!("the pack {}", path.display()))?;
            let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
            Ok(Pack { name, text })
        })
        .collect()
}

/// The players on the command line; `None` stands for a person.
pub fn players(matches: &ArgMatches) -> anyhow::Result<Vec<Option<PlayerName>>> {
    let mut players = Vec::new();
    // Parameters come apart at their commas, and are put together again: `mcts:time=1s,threads=2,greedy`.
    let mut parts = matches.get_many::<String>("player").into_iter().flatten().peekable();
    while let Some(part) = parts.next() {
        let mut name = part.clone();
        while let Some(more) = parts.next_if(|part| PlayerName::is_parameter(part)) {
            name.push(if name.contains(':') { ',' } else { ':' });
            name.push_str(more);
        }
        players.push(match name.as_str() {
            "person" => None,
            name => Some(name.parse().map_err(|error: players::NoPlayer| Usage(error.to_string()))?),
        });
    }
    Ok(players)
}

/// How many threads: as on the command line, or one for each core.
pub fn threads(matches: &ArgMatches) -> anyhow::Result<usize> {
    match matches.get_one::<u64>("threads") {
        None => Ok(std::thread::available_parallelism().map_or(1, std::num::NonZero::get)),
        Some(threads @ 1..=1024) => Ok(*threads as usize),
        Some(_) => Err(Usage("--threads is a number from 1 to 1024".to_owned()).into()),
    }
}

/// The seed on the command line, or a fresh one from the clock: small enough to be read aloud.
pub fn seed_or_fresh(matches: &ArgMatches) -> Seed {
    matches.get_one::<Seed>("seed").copied().unwrap_or_else(|| {
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
        Seed(Seed(now.as_nanos() as u64).child(0).0 % 1_000_000)
    })
}
