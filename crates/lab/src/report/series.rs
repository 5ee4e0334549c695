//! A page with plots, in one file: no script, nothing fetched.

use kernel::{Game, Options};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use serde_json::Value;

use crate::simulate::{Outcome, Plan, SeatOutcome};
use crate::tally::Tally;

const STYLE: &str = "
:root { color-scheme: light dark; --paper: #f5f1e8; --ink: #241f19; --ink-2: #5d5346; --line: #d9cfbd; --bar: #0e5a6b;
        --bar-2: #9c3a1b; }
@media (prefers-color-scheme: dark) { :root { --paper: #191714; --ink: #f2ebdf; --ink-2: #bdb2a1; --line: #3d372e;
        --bar: #74c7d6; --bar-2: #f29a73; } }
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; background: var(--paper); color: var(--ink);
       font: 17px/1.4 system-ui, sans-serif; }
h1 { font-size: 1.75rem; } h2 { font-size: 1.3rem; margin-top: 2rem; }
p, td, th { color: var(--ink); } .second { color: var(--ink-2); }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; } td, th { text-align: left; padding: .25rem 1rem .25rem 0;
        border-bottom: 1px solid var(--line); } td.n, th.n { text-align: right; }
svg { width: 100%; height: auto; } svg text { fill: var(--ink-2); font: 13px system-ui, sans-serif; }
.seat-0 { fill: var(--bar); } .seat-1 { fill: var(--bar-2); } .axis { stroke: var(--line); }
.median { stroke: var(--ink); stroke-width: 2; stroke-dasharray: 4 3; }
@media print { body { margin: 0; } }
";

/// The report of a simulation.
pub fn page<G: Game>(plan: &Plan<G>, outcome: &Outcome, summary: &Value) -> String {
    let title = format!("{} games of {}", outcome.games, G::NAME);
    let options =
        plan.options.pairs().map(|(key, value)| format!("{key} {value}")).collect::<Vec<_>>().join(", ");
    let names: Vec<String> = summary["seats"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|seat| seat["player"].as_str().unwrap_or_default().to_owned())
        .collect();
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                h1 { (title) }
                p.second { "Seed " (plan.seed) ". " (options) ". Checksum " (format!("{:016x}", outcome.checksum)) "." }
                (scores_table(&names, outcome))
                @for (seat, result) in outcome.seats.iter().enumerate() {
                    @let name = names.get(seat).map_or("", String::as_str);
                    h2 { "Points of seat " (seat + 1) ": " (name) }
                    (histogram(&result.score, seat))
                }
                h2 { "Means" }
                table {
                    @for (name, tally) in &outcome.facts {
                        tr { td { (name.replace('_', " ")) } td.n { (format!("{:.2}", tally.mean())) } }
                    }
                }
            }
        }
    };
    page.into_string()
}

fn scores_table(names: &[String], outcome: &Outcome) -> Markup {
    let games = outcome.games.max(1) as f64;
    let row = |seat: usize, result: &SeatOutcome| {
        let score = &result.score;
        let range =
            [0.05, 0.5, 0.95].map(|share| score.quantile(share).unwrap_or_default().to_string()).join(" / ");
        html! {
            tr {
                td { (seat + 1) " " (names.get(seat).map_or("", String::as_str)) }
                td.n { (format!("{:.2} ± {:.2}", score.mean(), score.sd() / games.sqrt())) }
                td.n { (format!("{:.1}", score.sd())) }
                td.n { (range) }
                td.n { (format!("{:.1} %", 100.0 * result.wins as f64 / games)) }
            }
        }
    };
    html! {
        table {
            tr { th { "Seat" } th.n { "Mean ± standard error" } th.n { "sd" } th.n { "5 / 50 / 95 %" } th.n { "Wins" } }
            @for (seat, result) in outcome.seats.iter().enumerate() { (row(seat, result)) }
        }
    }
}

/// Bars for how often each number of points was seen.
fn histogram(tally: &Tally, seat: usize) -> Markup {
    const WIDTH: f64 = 720.0;
    const HEIGHT: f64 = 220.0;
    const FOOT: f64 = 24.0;
    let values: Vec<(i32, u64)> = tally.values().collect();
    let (Some(&(first, _)), Some(&(last, _))) = (values.first(), values.last()) else {
        return html! { p.second { "No games." } };
    };
    let most = values.iter().map(|(_, count)| *count).max().unwrap_or(1) as f64;
    let step = WIDTH / f64::from(last - first + 1);
    let x = |value: i32| f64::from(value - first) * step;
    let height = |count: u64| count as f64 / most * (HEIGHT - 16.0);
    let ticks = (last - first) / 8 + 1;
    // The first and the last label stay inside the picture: half of a letter is four units wide.
    let inside = |x: f64, label: &str| {
        let half = 4.0 * label.chars().count() as f64;
        x.clamp(half, WIDTH - half)
    };
    let median = tally.quantile(0.5).unwrap_or_default();
    let label = format!("Points from {first} to {last}, median {median}");
    html! {
        svg viewBox=(format!("0 0 {WIDTH} {}", HEIGHT + FOOT)) role="img" aria-label=(label) {
            line.axis x1="0" x2=(WIDTH) y1=(HEIGHT) y2=(HEIGHT) {}
            @for (value, count) in &values {
                @let h = height(*count);
                rect class=(format!("seat-{}", seat.min(1))) x=(format!("{:.1}", x(*value))) y=(format!("{:.1}", HEIGHT - h))
                    width=(format!("{:.1}", (step - 1.0).max(step * 0.8))) height=(format!("{h:.1}")) {
                    title { (value) " points: " (count) }
                }
            }
            @for value in (first..=last).filter(|value| value.rem_euclid(ticks) == 0) {
                text x=(format!("{:.1}", inside(x(value) + step / 2.0, &value.to_string()))) y=(HEIGHT + 17.0) text-anchor="middle" { (value) }
            }
            @let middle = x(median) + step / 2.0;
            line.median x1=(format!("{middle:.1}")) x2=(format!("{middle:.1}")) y1="4" y2=(HEIGHT) {}
            // On the right there is no room behind the line.
            @if middle < WIDTH - 100.0 {
                text x=(format!("{:.1}", middle + 6.0)) y="14" { "median " (median) }
            } @else {
                text x=(format!("{:.1}", middle - 6.0)) y="14" text-anchor="end" { "median " (median) }
            }
        }
    }
}
