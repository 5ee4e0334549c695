//! The commands. What belongs to a command is made when it is asked for: the flags of a game name its components, and to read
//! those of every game for a `--version` took longer than all the rest.

use std::path::PathBuf;

use clap::{Arg, Command, value_parser};
use games::{Title, with_companion, with_title};

use super::flags::{self, flag, language, number, path, player, seed};
use crate::games::Commanded as _;

/// Makes the flags of a command that is asked for.
type Make = fn(Command) -> Command;

/// The whole command line.
pub fn command() -> Command {
    Command::new("automa")
        .version(env!("AUTOMA_VERSION"))
        .about("Play against an Automa, the card-driven opponent of modern board games, and ask it why.")
        .after_help(
            "Without a command: the browser app, as `automa serve`; in a terminal where no browser can be opened, a short menu.\n\
             For designers of an Automa: `automa lab --help`.",
        )
        .subcommand(Command::new("serve").about("The browser app").defer(serve))
        .subcommand(per_game("play", "A whole game in the terminal", play))
        .subcommand(per_game("learn", "A first game in the terminal that is taught step by step", learn))
        .subcommand(companions())
        .subcommand(Command::new("continue").about("Go on with the last game, or with the one that is named").defer(resume))
        .subcommand(Command::new("saves").about("Your saved games: list, rename, delete, export").defer(saves))
        .subcommand(per_game("simulate", "Many seeded games", simulate))
        .subcommand(Command::new("lab").about("For designers: how hard is it, what does a card do, is my deck better?").defer(lab))
        .subcommand(bench())
        .subcommand(
            Command::new("replay").about("Replay a save, check it, and step through it").defer(replay),
        )
        .subcommand(
            Command::new("review").about("Go through a save: what each decision was worth").defer(review),
        )
        .subcommand(per_game("decide", "One decision of the Automa for a described table", decide))
        .subcommand(per_game("rules", "The rules, as the program knows them", rules))
        .subcommand(per_game("cards", "The cards, tiles and patches, as the program knows them", cards))
        .subcommand(import())
        .subcommand(
            Command::new("backup").about("A copy of all tables, also while they are played").defer(backup),
        )
        .subcommand(Command::new("check").about("Replay every table, and check every checksum").defer(check))
        .subcommand(
            Command::new("salvage").about("Save what can be read out of a damaged database").defer(salvage),
        )
        .subcommand(vectors())
        .subcommand(Command::new("completions").about("Completions for a shell").defer(completions))
        .subcommand(Command::new("man").about("The manual pages").defer(man))
}

fn serve(command: Command) -> Command {
    command.args([
        Arg::new("port")
            .long("port")
            .value_name("N")
            .value_parser(value_parser!(u16))
            .help("The port; 0 takes any free one [default: 7337 if it is free]"),
        Arg::new("address")
            .long("address")
            .value_name("IP")
            .value_parser(value_parser!(std::net::IpAddr))
            .help(
                "The address [default: 127.0.0.1]; on any other than loopback the printed link holds a token",
            ),
        database(),
        path("password-file", "The password of a PostgreSQL database, alone in a file"),
        path("token-file", "Where the token is kept [default: beside the database]"),
        flag("new-token", "Make a new token: links and devices of the old one stay outside"),
        Arg::new("public-url").long("public-url").value_name("URL").help(
            "The address that people use, where a proxy leads from there to here: https://games.example.org",
        ),
        flag("log", "One line of JSON for each request, on standard error; never with what is secret"),
    ])
}

fn resume(command: Command) -> Command {
    command
        .arg(Arg::new("save").value_name("SAVE").help("A number of `automa saves`, a name, or its beginning"))
        .args([
            flag("plain", "One question a line: for screen readers and scripts"),
            flag("json", "At a real table: one object for each line that is read, and nothing else"),
            player().help("Who decides for each person's seat: `person`, or a player program; a comma list"),
            language(),
        ])
}

fn saves(command: Command) -> Command {
    let save = || {
        let save = Arg::new("save").required(true).value_name("SAVE");
        save.help("A number of the list, a name, or its beginning")
    };
    command
        .args([flag("json", "One object each"), language().global(true)])
        .subcommand(
            Command::new("rename")
                .about("Call a save otherwise")
                .args([save(), Arg::new("name").required(true).value_name("NAME").help("Its new name")]),
        )
        .subcommand(
            Command::new("delete")
                .about("Delete a save; asks first")
                .args([save(), flag("yes", "Do not ask").short('y')]),
        )
        .subcommand(
            Command::new("export").about("Copy a save to a file").args([
                save(),
                Arg::new("file")
                    .required(true)
                    .value_name("FILE")
                    .value_parser(value_parser!(PathBuf))
                    .help("The file, or a folder for it"),
            ]),
        )
}

fn man(command: Command) -> Command {
    command.arg(
        Arg::new("out")
            .long("out")
            .value_name("FOLDER")
            .value_parser(value_parser!(PathBuf))
            .help("Write a page for every command there; without it, the first page is printed"),
    )
}

fn database() -> Arg {
    Arg::new("database")
        .long("database")
        .value_name("URL")
        .help("Where the tables live: a file, or postgres://... [default: a file in the user's data folder]")
}

fn backup(command: Command) -> Command {
    command.arg(new_file("The copy; a file that is there is left alone")).args([
        database(),
        flag("force", "Replace a file that is there, once the copy is complete"),
        flag("json", "One object on standard output"),
    ])
}

fn check(command: Command) -> Command {
    command.args([database(), flag("json", "One object a table, and a closing one")])
}

fn salvage(command: Command) -> Command {
    command.arg(new_file("A new database for what can be read; the damaged one is left alone")).args([
        database(),
        flag("force", "Replace a file that is there"),
        flag("json", "One object on standard output"),
    ])
}

fn new_file(help: &'static str) -> Arg {
    Arg::new("file").required(true).value_name("FILE").value_parser(value_parser!(PathBuf)).help(help)
}

fn replay(command: Command) -> Command {
    command.arg(Arg::new("file").required(true).value_name("FILE").value_parser(value_parser!(PathBuf))).args(
        [
            flag("json", "One object a decision, and a closing one; in English"),
            number("at", "Stop after so many decisions", ""),
            path("svg", "Write a picture of the position there"),
            language(),
        ],
    )
}

fn review(command: Command) -> Command {
    command
        .arg(Arg::new("file").required(true).value_name("FILE").value_parser(value_parser!(PathBuf)))
        .args([flag("json", "One object on standard output; in English"), language()])
}

fn completions(command: Command) -> Command {
    command.arg(Arg::new("shell").required(true).value_parser(value_parser!(clap_complete::Shell)))
}

/// The benchmarks: one for each game, and those of the lab and the server.
fn bench() -> Command {
    let lab = |command: Command| {
        command.args([
            flag("json", "One object on standard output"),
            compare(),
            number("games", "Games of the longest series", "1000000"),
        ])
    };
    let serve = |command: Command| {
        command.args([
            flag("json", "One object on standard output"),
            compare(),
            number("tables", "Tables on disk", "1000"),
            number("played", "Tables that are played at the same time", "200"),
            number("pace", "Milliseconds between two decisions at a table", "500"),
        ])
    };
    per_game("bench", "Speed and memory on this machine, with the answer asserted", bench_game)
        .subcommand(
            Command::new("lab")
                .about("The lab: its cost beside the bare engine, on one core and two; memory")
                .defer(lab),
        )
        .subcommand(
            Command::new("serve")
                .about("The server: start, memory, first page, decisions of many tables at once")
                .defer(serve),
        )
}

fn bench_game(command: Command) -> Command {
    command.args([flag("json", "One object on standard output"), compare()])
}

fn compare() -> Arg {
    path(
        "compare",
        "Beside an earlier run, written by --json: a table with ratios; other answers are an error",
    )
}

fn play(command: Command) -> Command {
    of_game("play", command).args([
        seed(),
        flag("daily", "The deal of the day: the same seed for everybody, on any level")
            .conflicts_with("seed"),
        path("load", "Continue this save").conflicts_with_all(["save", "seed", "daily", "pack"]),
        path("save", "Where to save; by default a new file in the user's data folder"),
        flag("plain", "One question a line: for screen readers and scripts"),
        player().help("Who decides for each person's seat: `person`, or a player program; a comma list"),
        path("svg", "Write a picture of the last position there"),
        language(),
    ])
}

fn learn(command: Command) -> Command {
    command.args([
        path("save", "Where to save; by default a new file in the user's data folder"),
        flag("plain", "One question a line: for screen readers and scripts"),
        language(),
    ])
}

fn simulate(command: Command) -> Command {
    of_game("simulate", command).args([
        seed(),
        number("games", "How many games", "1000"),
        number("threads", "How many threads; by default one for each core", ""),
        player().help("Who decides for the people's seats; a comma list for several"),
        flag("json", "One summary object on standard output"),
        path("out", "Write one line a game there, as CSV"),
        path("journals", "Write the save of every game into this folder"),
        path("report", "Write a page with plots there, as HTML"),
    ])
}

fn decide(command: Command) -> Command {
    of_game("decide", command).args([
        path("position", "The description; `-` reads standard input. See docs/positions.md").required(true),
        flag("json", "One object on standard output"),
    ])
}

fn rules(command: Command) -> Command {
    command
        .arg(
            Arg::new("id")
                .value_name("ID OR WORDS")
                .num_args(0..)
                .help("One rule, all whose name begins so, or all that say these words"),
        )
        .arg(flag("json", "One object a rule"))
}

fn cards(command: Command) -> Command {
    extras("cards", command)
        .arg(
            Arg::new("id")
                .value_name("ID OR WORDS")
                .num_args(0..)
                .help("A card by its number, anything by its name or id, or all that say these words"),
        )
        .arg(flags::pack())
        .args([
            flag("json", "One object each"),
            flag("missing", "What nobody could read yet, as a form to fill in, where something is missing"),
            path("svg", "Write the picture of one of them there"),
        ])
}

/// The companions, one subcommand for each.
fn companions() -> Command {
    let about = "The Automa for a real table; reads one command a line";
    let each = Title::ALL.iter().filter(|title| title.companion().is_some());
    each.fold(with_games("companion", about), |command, title| command.subcommand(game(*title, companion)))
}

fn companion(command: Command) -> Command {
    let title = Title::of(command.get_name()).ok();
    let flags = title.and_then(|title| {
        let also = with_title!(title, G => G::ALSO);
        Some(with_companion!(title.companion()?, G => flags::of_game::<G>(also)))
    });
    command.args(flags.into_iter().flatten()).args([
        seed(),
        path("load", "Continue this save").conflicts_with_all(["save", "seed", "pack"]),
        path("save", "Where to save; by default a new file in the user's data folder"),
        flag("json", "One object for each line that is read, and nothing else"),
        path(
            "print",
            "Only write a sheet to print for this table, as HTML: what hexes or patches are called",
        ),
        language(),
    ])
}

/// Records of online games, one subcommand for each game that has some.
fn import() -> Command {
    let about = "Replay a record of an online game through the rules, and compare every row";
    let each = Title::ALL.iter().filter_map(|title| Some((title, with_title!(title, G => G::RECORD)?)));
    each.fold(with_games("import", about), |command, (title, record)| {
        command.subcommand(Command::new(title.key()).about(record).defer(import_game))
    })
}

fn import_game(command: Command) -> Command {
    command
        .arg(
            Arg::new("file")
                .required(true)
                .value_name("FILE")
                .value_parser(value_parser!(PathBuf))
                .help("The record, or a folder of them; docs/records.md describes the forms"),
        )
        .args([
            path("save", "Write the game there as a save, up to the first difference if there is one"),
            flag("json", "One object for each record on standard output"),
        ])
}

/// Conformance vectors.
fn vectors() -> Command {
    let folder = || Arg::new("folder").value_name("FOLDER").value_parser(value_parser!(PathBuf));
    Command::new("vectors")
        .about("Conformance vectors: decisions, games and ledgers to hold any implementation to")
        .subcommand_required(true)
        .subcommand(
            Command::new("check")
                .about("Check every line with this program's engine")
                .arg(folder().help("The vectors [default: vectors]; vectors/README.md describes them"))
                .arg(flag("json", "One object on standard output")),
        )
        .subcommand(
            Command::new("make")
                .about("Write all vectors anew: the same bytes each time")
                .arg(folder().required(true).help("Where to write them")),
        )
}

/// Experiments: grids of games from a file.
fn lab(command: Command) -> Command {
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
    command
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
        .subcommand(per_game("cards", "What each card of the Automa does", lab_cards))
        .subcommand(per_game(
            "compare",
            "A deck or box of yours against the printed one, or against another",
            lab_compare,
        ))
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

fn lab_cards(command: Command) -> Command {
    of_game("lab-cards", command).args([
        seed(),
        number("games", "Games with the whole deck, and as many without each card", "2000"),
        number("threads", "How many threads; by default one for each core", ""),
        player().help("Who decides for the people's seats; a comma list for several [default: greedy]"),
        flag("json", "One object on standard output"),
        path("svg", "Write a plot of what each card brings the Automa there"),
    ])
}

fn lab_compare(command: Command) -> Command {
    of_game("compare", command).args([
        path("against", "Compare with this pack instead of the printed box; may be repeated")
            .action(clap::ArgAction::Append),
        seed(),
        number("games", "Games with each; the n-th of both has the same seed", "2000"),
        number("threads", "How many threads; by default one for each core", ""),
        player().help("Who decides for the people's seats; a comma list for several [default: greedy]"),
        flag("json", "One object on standard output"),
    ])
}

/// A command with one subcommand for each game.
fn per_game(name: &'static str, about: &'static str, make: Make) -> Command {
    Title::ALL.iter().fold(with_games(name, about), |command, title| command.subcommand(game(*title, make)))
}

/// A command that wants the name of a game.
fn with_games(name: &'static str, about: &'static str) -> Command {
    Command::new(name)
        .about(about)
        .subcommand_required(true)
        .subcommand_value_name("GAME")
        .subcommand_help_heading("Games")
}

fn game(title: Title, make: Make) -> Command {
    Command::new(title.key()).about(title.name()).defer(make)
}

/// What only the game that a subcommand is named after has for a command.
fn extras(name: &str, command: Command) -> Command {
    match Title::of(command.get_name()) {
        Ok(title) => with_title!(title, G => G::flags(name, command)),
        // `game` names no subcommand otherwise.
        Err(_) => command,
    }
}

/// The settings of the game that a subcommand is named after, and what only that game has for a command.
fn of_game(name: &str, command: Command) -> Command {
    match Title::of(command.get_name()) {
        Ok(title) => {
            let command = with_title!(title, G => command.args(flags::of_game::<G>(G::ALSO)));
            extras(name, command)
        }
        // `game` names no subcommand otherwise.
        Err(_) => command,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many flags a command has for each game by now.
    fn flags_made(command: &Command, name: &str) -> Vec<usize> {
        let of = |title: &Title| command.find_subcommand(name)?.find_subcommand(title.key());
        Title::ALL.iter().map(|title| of(title).map_or(0, |game| game.get_arguments().count())).collect()
    }

    #[test]
    fn only_the_game_that_is_asked_for_is_read() {
        const NAMES: [&str; 7] = ["play", "companion", "simulate", "bench", "decide", "rules", "cards"];
        for words in
            ["automa --version", "automa --help", "automa serve --help", "automa lab run", "automa play"]
        {
            let mut command = command();
            let _ = command.try_get_matches_from_mut(words.split(' '));
            for name in NAMES {
                assert!(flags_made(&command, name).iter().all(|made| *made == 0), "{words} made {name}");
            }
        }
        for (asked, title) in Title::ALL.iter().enumerate() {
            let mut command = command();
            let _ = command.try_get_matches_from_mut(["automa", "rules", title.key()]);
            let made = flags_made(&command, "rules");
            assert!(made.iter().enumerate().all(|(at, made)| (at == asked) == (*made > 0)), "{made:?}");
        }
    }

    #[test]
    fn all_that_can_be_asked_for_is_well_formed() {
        command().debug_assert();
    }
}
