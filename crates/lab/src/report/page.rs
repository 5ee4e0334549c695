//! A whole experiment as one page: for screen, phone and paper, by day and by night.

use draw::plot::{self, Axis, Ridge, Whisker};
use kernel::Role;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use words::{Arg, Words};

use super::study::{OddGame, Study};
use crate::experiment::{Cell, Experiment};
use crate::interval::Interval;
use crate::run::{CellStats, Run};
use crate::summary::{label, who};
use crate::tally::Tally;

/// The design tokens that a page of its own needs; dark follows the system.
const TOKENS: &str = include_str!("tokens.css");
/// The style of the content, under the class `lab`.
const STYLE: &str = include_str!("report.css");

/// The style of the content for a page that has the design tokens.
pub fn page_style() -> String {
    [STYLE, &plot::page_style()].concat()
}

/// Rows of a plot, at most: more would not be read.
const MOST_ROWS: usize = 60;

/// How a game of the page is opened again.
pub enum Opened<'a> {
    /// By the command that replays the game of a cell with a seed.
    Command(&'a dyn Fn(usize, u64) -> String),
    /// By a form that is sent to this address, with `cell` (from 0) and `seed`.
    Form(&'a str),
}

struct Page<'a> {
    run: &'a Run<'a>,
    study: &'a Study,
    words: &'a Words,
    /// The players, where they differ: the series of the plots.
    teams: Vec<String>,
    opened: &'a Opened<'a>,
}

/// The page of an experiment, in this language.
pub fn experiment(
    run: &Run<'_>,
    study: &Study,
    (code, words): (&str, &Words),
    opened: &Opened<'_>,
) -> String {
    let page = html! {
        (DOCTYPE)
        html lang=(code) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (run.experiment.name) }
                style { (PreEscaped(TOKENS)) (PreEscaped(page_style())) }
            }
            body { (content(run, study, words, opened)) }
        }
    };
    page.into_string()
}

/// The same as a part of a page that has [`page_style`].
pub fn content(run: &Run<'_>, study: &Study, words: &Words, opened: &Opened<'_>) -> Markup {
    let page = Page { run, study, words, teams: teams(run.experiment), opened };
    let experiment = run.experiment;
    let games: u64 = run.stats.iter().map(|stats| stats.games).sum();
    let about = [
        ("game", experiment.game.name().into()),
        ("cells", number(experiment.cells.len() as u64)),
        ("games", number(games)),
        ("seed", experiment.seed.0.to_string().into()),
    ];
    html! {
        main.lab {
            h1 { (experiment.name) }
            p.second {
                (page.say("lab-report-head", &about))
                " " (page.text(if experiment.paired { "lab-report-paired" } else { "lab-report-unpaired" }))
                @if !run.is_complete() { " " strong { (page.text("lab-report-incomplete")) } }
            }
            @if let Opened::Command(_) = opened {
                p { (page.text("lab-report-remake")) " " code { "automa lab run " (experiment.file) } }
            }
            (page.wins())
            (page.table())
            (page.scores())
            (page.pairings())
            (page.cards())
            (page.games())
        }
    }
}

/// The plots of an experiment as files of their own: name and picture.
pub fn plots(run: &Run<'_>, words: &Words) -> Vec<(&'static str, String)> {
    let teams = teams(run.experiment);
    let rows = win_rows(run, &teams);
    let title = words.text("lab-report-wins");
    let scores = score_rows(run, &teams, 0);
    vec![
        ("wins", plot::whiskers(words, &title, Axis::Percent, &teams, &rows).file()),
        ("scores", plot::ridges(words, &words.text("lab-report-scores"), &teams, &scores).file()),
    ]
}

fn number(number: u64) -> Arg {
    Arg::Number(number as i64)
}

fn teams(experiment: &Experiment) -> Vec<String> {
    let mut teams = Vec::new();
    for cell in &experiment.cells {
        let team = cell.team();
        if !teams.contains(&team) {
            teams.push(team);
        }
    }
    teams
}

/// The label of a cell in a plot: the mark tells the players where there are few.
fn short_label(experiment: &Experiment, teams: &[String], cell: &Cell) -> String {
    let words: Vec<String> = experiment
        .varied
        .iter()
        .map(|key| format!("{key} {}", cell.option(key).unwrap_or_default()))
        .chain((teams.len() > 4).then(|| cell.team()))
        .collect();
    if words.is_empty() { cell.team() } else { words.join(", ") }
}

fn series(teams: &[String], cell: &Cell) -> usize {
    teams.iter().position(|team| *team == cell.team()).unwrap_or(0)
}

/// Each cell with what is known of it, as far as a plot goes.
fn shown<'a>(run: &'a Run<'_>) -> impl Iterator<Item = (&'a Cell, &'a CellStats)> {
    run.experiment.cells.iter().zip(&run.stats).filter(|(_, stats)| stats.games > 0).take(MOST_ROWS)
}

fn win_rows(run: &Run<'_>, teams: &[String]) -> Vec<Whisker> {
    shown(run)
        .map(|(cell, stats)| {
            let (share, at) = (100.0 * stats.win_rate(), stats.win_interval());
            Whisker {
                label: short_label(run.experiment, teams, cell),
                value: share,
                interval: (100.0 * at.from, 100.0 * at.to),
                says: format!("{share:.1} %  [{:.1}, {:.1}]", 100.0 * at.from, 100.0 * at.to),
                series: series(teams, cell),
            }
        })
        .collect()
}

fn score_rows(run: &Run<'_>, teams: &[String], seat: usize) -> Vec<Ridge> {
    shown(run)
        .filter(|(cell, _)| cell.seats() > seat)
        .map(|(cell, stats)| {
            let tally: &Tally = &stats.scores[seat];
            let [low, middle, high] =
                [0.05, 0.5, 0.95].map(|share| tally.quantile(share).unwrap_or_default());
            Ridge {
                label: short_label(run.experiment, teams, cell),
                values: tally.values().collect(),
                says: format!("{low} · {middle} · {high}"),
                series: series(teams, cell),
            }
        })
        .collect()
}

/// A signed figure with its interval.
fn signed((value, at): (f64, Interval), unit: &str) -> String {
    format!("{value:+.2}{unit}  [{:+.2}, {:+.2}]", at.from, at.to).replace('-', "\u{2212}")
}

fn figure(caption: &str, picture: &draw::Picture) -> Markup {
    html! { figure { figcaption { (caption) } (PreEscaped(picture.inline())) } }
}

impl Page<'_> {
    fn text(&self, id: &str) -> String {
        self.words.text(id)
    }

    fn say(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.words.say(id, args)
    }

    fn wins(&self) -> Markup {
        let title = self.text("lab-report-wins");
        let rows = win_rows(self.run, &self.teams);
        html! {
            h2 { (title) }
            p.second { (self.text("lab-report-wins-means")) }
            @if self.run.experiment.cells.len() > MOST_ROWS {
                p { (self.say("lab-report-many", &[("shown", number(MOST_ROWS as u64))])) }
            }
            (PreEscaped(plot::whiskers(self.words, &title, Axis::Percent, &self.teams, &rows).inline()))
        }
    }

    fn table(&self) -> Markup {
        let title = self.text("lab-report-table");
        let interval = |at: Interval| format!("[{:.2}, {:.2}]", at.from, at.to);
        html! {
            h2 { (title) }
            div.scroll tabindex="0" role="region" aria-label=(title) {
                table {
                    thead {
                        tr {
                            th scope="col" { (self.text("lab-report-cell")) }
                            @for id in ["games", "wins", "mean", "median", "other", "margin"] {
                                th.n scope="col" { (self.text(&format!("lab-report-col-{id}"))) }
                            }
                        }
                    }
                    tbody {
                        @for (cell, stats) in self.run.experiment.cells.iter().zip(&self.run.stats) {
                            @let wins = stats.win_interval();
                            @let other = (1..cell.seats()).map(|seat| stats.scores[seat].mean()).reduce(f64::max);
                            tr {
                                th scope="row" { (label(self.run.experiment, cell)) }
                                td.n { (stats.games) }
                                td.n { (format!("{:.1} % [{:.1}, {:.1}]", 100.0 * stats.win_rate(), 100.0 * wins.from, 100.0 * wins.to)) }
                                td.n { (format!("{:.2} {}", stats.scores[0].mean(), interval(stats.score_interval(0)))) }
                                td.n { (stats.scores[0].quantile(0.5).unwrap_or_default()) }
                                td.n { (other.map_or_else(String::new, |mean| format!("{mean:.2}"))) }
                                td.n { (format!("{:+.2}", stats.margin.mean()).replace('-', "\u{2212}")) }
                            }
                        }
                    }
                }
            }
            p.second { (self.text("lab-report-intervals")) }
        }
    }

    fn scores(&self) -> Markup {
        let seats = self.run.experiment.cells.iter().map(Cell::seats).max().unwrap_or(0);
        html! {
            h2 { (self.text("lab-report-scores")) }
            p.second { (self.text("lab-report-scores-means")) }
            div.plots {
                @for seat in 0..seats {
                    @let rows = score_rows(self.run, &self.teams, seat);
                    @let caption = self.seat_caption(seat);
                    (figure(&caption, &plot::ridges(self.words, &caption, &self.teams, &rows)))
                }
            }
        }
    }

    fn seat_caption(&self, seat: usize) -> String {
        let cells = &self.run.experiment.cells;
        let role = cells.iter().find_map(|cell| cell.roles.get(seat)).copied().unwrap_or(Role::Person);
        let name = if role == Role::Person && self.teams.len() == 1 {
            cells.first().map(|cell| who(cell, seat)).unwrap_or_default()
        } else {
            self.text(&format!("lab-role-{}", role.name()))
        };
        self.say("lab-report-seat", &[("seat", number(seat as u64 + 1)), ("who", name.into())])
    }

    fn pairings(&self) -> Markup {
        if self.study.pairings.is_empty() {
            return html! {};
        }
        let experiment = self.run.experiment;
        let name = |cell: usize| label(experiment, &experiment.cells[cell]);
        let rows = |figure: &dyn Fn(&super::Pairing) -> (f64, Interval), unit: &str| -> Vec<Whisker> {
            let pairings = self.study.pairings.iter().take(MOST_ROWS);
            pairings
                .map(|pairing| {
                    let (value, at) = figure(pairing);
                    Whisker {
                        label: difference_label(&name(pairing.from), &name(pairing.to)),
                        value,
                        interval: (at.from, at.to),
                        says: signed((value, at), unit),
                        series: 0,
                    }
                })
                .collect()
        };
        let (wins, margin) = (self.text("lab-report-pairs-wins"), self.text("lab-report-pairs-margin"));
        html! {
            h2 { (self.text("lab-report-pairs")) }
            p.second { (self.text(if experiment.paired { "lab-report-pairs-means" } else { "lab-report-pairs-apart" })) }
            div.plots {
                (figure(&wins, &plot::whiskers(self.words, &wins, Axis::Difference, &[], &rows(&|pairing| pairing.wins, ""))))
                (figure(&margin, &plot::whiskers(self.words, &margin, Axis::Difference, &[], &rows(&|pairing| pairing.margin, ""))))
            }
        }
    }

    fn cards(&self) -> Markup {
        if self.study.cards.is_empty() {
            return html! {};
        }
        let rows = |figure: &dyn Fn(&super::CardEffect) -> (f64, Interval), series: usize| -> Vec<Whisker> {
            self.study
                .cards
                .iter()
                .map(|effect| {
                    let (value, at) = figure(effect);
                    let card = effect.card.trim_start_matches("card_").to_owned();
                    Whisker {
                        label: self.say("lab-report-card", &[("card", card.into())]),
                        value,
                        interval: (at.from, at.to),
                        says: signed((value, at), ""),
                        series,
                    }
                })
                .collect()
        };
        let (score, wins) = (self.text("lab-report-cards-score"), self.text("lab-report-cards-wins"));
        html! {
            h2 { (self.text("lab-report-cards")) }
            p.second { (self.text("lab-report-cards-means")) }
            div.plots {
                (figure(&score, &plot::whiskers(self.words, &score, Axis::Difference, &[], &rows(&|effect| effect.score, 1))))
                (figure(&wins, &plot::whiskers(self.words, &wins, Axis::Difference, &[], &rows(&|effect| effect.wins, 0))))
            }
        }
    }

    fn games(&self) -> Markup {
        let experiment = self.run.experiment;
        html! {
            h2 { (self.text("lab-report-games")) }
            p.second { (self.text("lab-report-games-means")) }
            @for games in self.study.odd.iter().filter(|games| !games.is_empty()) {
                @let cell = games[0].cell;
                details open[experiment.cells.len() <= 3] {
                    summary { (label(experiment, &experiment.cells[cell])) }
                    ul.odd { @for game in games { (self.odd_game(game)) } }
                }
            }
        }
    }

    fn odd_game(&self, game: &OddGame) -> Markup {
        let seed = self.run.experiment.seed_of(game.cell, game.game).0;
        let scores: Vec<String> =
            game.scores.iter().map(|score| score.to_string().replace('-', "\u{2212}")).collect();
        let told = self.say(
            "lab-report-odd",
            &[
                ("seed", seed.to_string().into()),
                ("scores", scores.join(" : ").into()),
                ("decisions", number(game.decisions as u64)),
            ],
        );
        html! {
            li {
                strong { (self.text(&format!("lab-odd-{}", game.odd.name()))) } ": " (told) " "
                @match self.opened {
                    Opened::Command(command) => { br; code { (command(game.cell, seed)) } }
                    Opened::Form(address) => form method="post" action=(address) {
                        input type="hidden" name="cell" value=(game.cell);
                        input type="hidden" name="seed" value=(seed);
                        button.btn type="submit" { (self.text("lab-report-open")) }
                    }
                }
            }
        }
    }
}

/// What one cell has and the other has not: `level 3 → level 4 (deck normal)`.
fn difference_label(from: &str, to: &str) -> String {
    let (from, to): (Vec<&str>, Vec<&str>) = (from.split(", ").collect(), to.split(", ").collect());
    let changed: Vec<(&str, &str)> =
        from.iter().zip(&to).filter(|(a, b)| a != b).map(|(a, b)| (*a, *b)).collect();
    let same: Vec<&str> = from.iter().zip(&to).filter(|(a, b)| a == b).map(|(a, _)| *a).collect();
    let side = |pick: fn(&(&str, &str)) -> String| changed.iter().map(pick).collect::<Vec<_>>().join(", ");
    let (before, after) = (side(|pair| pair.0.to_owned()), side(|pair| pair.1.to_owned()));
    if same.is_empty() {
        format!("{before} → {after}")
    } else {
        format!("{before} → {after} ({})", same.join(", "))
    }
}
