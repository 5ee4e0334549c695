//! The bots' turn on one page, to print and to lay beside the board: what they do in which order, what a space is to
//! the Automa, and the income charts.

use maud::{Markup, html};
use tapestry::components::automa::{IncomeStep, Multipliers};
use tapestry::components::{BOT_TRACKS, Benefit, CivEffect};
use tapestry::{Kit, Track};
use words::tapestry::track_name;

use super::parts::ta_icon;
use crate::context::Context;

/// The steps of a turn, by the ends of their messages.
const TURN: [&str; 5] = ["deck", "pair", "income", "automa", "shadow"];
/// The signs of the cards, and what they mean.
const SIGNS: [(&str, &str); 6] = [
    ("blank", "ta-card-looks-any"),
    ("flaghouse", "ta-card-looks-landmark"),
    ("flag", "ta-card-looks-end"),
    ("heart", "ta-aid-heart"),
    ("hand", "ta-card-says-income"),
    ("topple", "ta-card-says-topple"),
];
/// The choices with their filters.
const CHOICES: [(&str, usize); 4] = [("track", 3), ("conquer", 4), ("neutral", 5), ("explore", 3)];

/// The page.
pub fn page(context: &Context) -> Markup {
    let kit = Kit::printed();
    html! {
        div.aid {
            section.panel { h2 { (context.t("ta-aid-turn")) }
                ol.aid-steps { @for step in TURN { li { (context.t(&format!("ta-aid-turn-{step}"))) } } } }
            section.panel { h2 { (context.t("ta-aid-signs")) }
                ul.aid-signs { @for (sign, means) in SIGNS { li { (ta_icon(sign)) span { (context.t(means)) } } } } }
            @for (choice, steps) in CHOICES {
                section.panel { h2 { (context.t(&format!("ta-aid-{choice}"))) }
                    ol.aid-steps { @for step in 1..=steps { li { (context.t(&format!("ta-aid-{choice}-{step}"))) } } } }
            }
            (spaces(context, kit))
            (civilizations(context, kit))
            (charts(context, kit))
        }
    }
}

/// What the Automa does on each space.
fn spaces(context: &Context, kit: &Kit) -> Markup {
    html! {
        section.panel.aid-wide {
            h2 { (context.t("ta-aid-spaces")) }
            p.small.soft { (context.t("ta-aid-spaces-help")) }
            div.aid-scroll tabindex="0" role="region" aria-label=(context.t("ta-aid-spaces")) {
                table.num {
                    thead { tr { th scope="col" { (context.t("ta-aid-space")) } @for track in BOT_TRACKS { th scope="col" { (ta_icon(track.key())) (track_name(context.words, track)) } } } }
                    tbody { @for space in 1..=12_usize {
                        tr {
                            th scope="row" { (space) @if matches!(space, 4 | 7 | 10) { (ta_icon("landmark")) } }
                            @for track in BOT_TRACKS { td { (benefits(context, &kit.automa.spaces[track.index()][space - 1])) } }
                        }
                    } }
                }
            }
        }
    }
}

fn benefits(context: &Context, all: &[Benefit]) -> String {
    let name = |benefit: &Benefit| {
        context.t(match benefit {
            Benefit::Research(true) => "ta-aid-research",
            Benefit::Research(false) => "ta-aid-research-x",
            Benefit::Tech => "ta-aid-tech",
            Benefit::Conquer(false) => "ta-aid-does-conquer",
            Benefit::Conquer(true) => "ta-aid-does-conquer-anywhere",
            Benefit::Explore(false) => "ta-aid-does-explore",
            Benefit::Explore(true) => "ta-aid-does-explore-anywhere",
            Benefit::Tapestry => "ta-aid-tapestry",
            Benefit::Advance => "ta-aid-advance",
            Benefit::Regress => "ta-aid-regress",
        })
    };
    if all.is_empty() { "–".to_owned() } else { all.iter().map(name).collect::<Vec<_>>().join(", ") }
}

/// Income turns as people write them: "2–5", "3, 5".
fn turns(bits: u8) -> String {
    let all: Vec<u8> = (1..=5).filter(|turn| bits >> turn & 1 == 1).collect();
    match all[..] {
        [first, .., last] if usize::from(last - first) + 1 == all.len() => format!("{first}–{last}"),
        _ => all.iter().map(u8::to_string).collect::<Vec<_>>().join(", "),
    }
}

/// The civilizations of the Automa.
fn civilizations(context: &Context, kit: &Kit) -> Markup {
    let track = |track: Track| [("track", words::Arg::from(track_name(context.words, track)))];
    let count = |vp: u8| [("vp", words::Arg::from(vp))];
    let does = |effect: CivEffect| match effect {
        CivEffect::Advance(on) => context.words.say("ta-aid-civ-advance", &track(on)),
        CivEffect::Research => context.t("ta-aid-research"),
        CivEffect::Conquer => context.t("ta-aid-civ-conquer"),
        CivEffect::Shadow => context.t("ta-aid-civ-shadow"),
        CivEffect::Territories(vp) => context.words.say("ta-aid-civ-territories", &count(vp)),
        CivEffect::Landmarks(vp) => context.words.say("ta-aid-civ-landmarks", &count(vp)),
    };
    html! {
        section.panel {
            h2 { (context.t("ta-aid-civs")) }
            @for civ in &kit.automa.civs {
                h3 { (words::tapestry::printed_name(context.words, &civ.name)) " " (ta_icon(civ.track.key())) span.hide { (track_name(context.words, civ.track)) } }
                ul { @for (effect, when) in &civ.effects { li { span.num.soft { (turns(*when)) ": " } (does(*effect)) } } }
            }
        }
    }
}

/// The chart and the points of each level.
fn charts(context: &Context, kit: &Kit) -> Markup {
    let step = |step: IncomeStep| match step {
        IncomeStep::Favourites => context.t("ta-aid-step-favourites"),
        IncomeStep::Advance => context.t("ta-aid-step-advance"),
        IncomeStep::Civilization => context.t("ta-aid-step-civilization"),
        IncomeStep::Score => context.t("ta-aid-step-score"),
        IncomeStep::Progress(cards) => context.words.say("ta-aid-step-progress", &[("count", cards.into())]),
        IncomeStep::Cover => context.t("ta-aid-step-cover"),
        IncomeStep::Tapestry => context.t("ta-aid-tapestry"),
        IncomeStep::Reshuffle => context.t("ta-aid-step-reshuffle"),
    };
    html! {
        section.panel.aid-wide {
            h2 { (context.t("ta-aid-charts")) }
            p.small.soft { (context.t("ta-aid-charts-help")) }
            div.aid-levels {
                @for level in &kit.automa.levels {
                    section {
                        h3 { (context.words.say("ta-aid-level", &[("level", level.number.into())])) " " span.soft { (context.t(&format!("opt-tapestry-level-{}-means", level.number))) } }
                        ol { @for (what, when) in &level.chart { li { (step(*what)) " " span.num.soft { (turns(*when)) } } } }
                        (points(context, &level.points))
                    }
                }
            }
        }
    }
}

fn points(context: &Context, points: &[Multipliers; 4]) -> Markup {
    html! {
        table.num {
            thead { tr { th scope="col" { (context.t("ta-aid-turn-number")) } @for turn in 2..=5_u8 { th scope="col" { (turn) } } } }
            tbody {
                tr { th scope="row" { "A " (ta_icon("tower")) (ta_icon("landmark")) } @for one in points { td { "×" (one.land) } } }
                tr { th scope="row" { "B " (ta_icon("military")) (ta_icon("science")) } @for one in points { td { "×" (one.war) } } }
                tr { th scope="row" { "C " (ta_icon("technology")) (ta_icon("exploration")) } @for one in points { td { "×" (one.peace) } } }
                tr { th scope="row" { (context.t("ta-aid-first")) } @for one in points { td { "+" (one.first) } } }
            }
        }
    }
}
