//! The reasons of the Automa, as people read them.

use kernel::{Keep, Reasons, Seat, Step, Verdict};
use terra_mystica::automa::{About, Pick};
use terra_mystica::components::{FactionDeed, Prefer};
use terra_mystica::{Event, TerraMystica, rulebook as book};

use super::names::{bridge_name, cult_name, hex_name, terrain_name};
use super::things::{bonus_does, power_does};
use crate::Words;
use crate::why::{WhyRow, limit, place, topic};

/// The reasons of one choice.
pub type Why = crate::why::Why<About, Pick>;

/// Something that the Automa can choose.
pub fn pick_name(words: &Words, game: &TerraMystica, pick: Pick) -> String {
    match pick {
        Pick::Hex(hex) => hex_name(game, hex),
        Pick::Power(action) if words.has_codes() => action.id().to_owned(),
        Pick::Power(action) => power_does(words, game.kit(), action),
        Pick::Cult(cult) => cult_name(words, cult),
        Pick::Bonus(card) if words.has_codes() => card.id().to_owned(),
        Pick::Bonus(card) => bonus_does(words, game.kit(), card),
        Pick::Bridge(place) => bridge_name(game, place),
        Pick::Terrain(terrain) => terrain_name(words, terrain),
    }
}

/// All choices that the Automa made in one decision, in their order.
pub fn whys(words: &Words, game: &TerraMystica, events: &[Event]) -> Vec<Why> {
    let each = events.iter().filter_map(|event| match event {
        Event::AutomaChose { seat, about, reasons } => Some(why(words, game, *seat, *about, reasons)),
        _ => None,
    });
    each.collect()
}

/// The reasons of one choice.
pub fn why(words: &Words, game: &TerraMystica, seat: Seat, about: About, reasons: &Reasons<Pick>) -> Why {
    let name = |pick: &Pick| (*pick, pick_name(words, game, *pick));
    Why {
        seat,
        about,
        sentence: sentence(words, game, about, reasons),
        chosen: reasons.chosen,
        candidates: reasons.candidates.iter().map(name).collect(),
        rows: reasons.steps.iter().map(|step| row(words, game, seat, about, step)).collect(),
    }
}

/// What a choice is about, as messages and programs call it.
pub fn about_key(about: About) -> &'static str {
    match about {
        About::FirstDwelling => "first-dwelling",
        About::Build => "build",
        About::Upgrade => "upgrade",
        About::Power => "power",
        About::Cult => "cult",
        About::CultPrice => "cult-price",
        About::Bonus => "bonus",
        About::Bridge => "bridge",
        About::Terrain => "terrain",
    }
}

fn sentence(words: &Words, game: &TerraMystica, about: About, reasons: &Reasons<Pick>) -> String {
    let Some(chosen) = reasons.chosen else {
        return words.text(&format!("tm-why-none-{}", about_key(about)));
    };
    let pick = pick_name(words, game, chosen);
    let chose = words.say(&format!("tm-why-chose-{}", about_key(about)), &[("pick", pick.into())]);
    // What decided is the last filter that took something away.
    let decisive = reasons.steps.iter().rev().find(|step| step.verdict == Verdict::Narrowed);
    let reason = match decisive {
        None => words.text("tm-why-single"),
        Some(step) if step.rule == book::DIRECTION => {
            words.say("tm-why-direction", &[("tied", (step.measured.len() as u32).into())])
        }
        Some(step) => words.text(&format!("tm-why-{}", topic(step.rule))),
    };
    format!("{chose} {reason}")
}

/// The tiebreaker that stands on the faction card for this kind of choice.
fn preference(game: &TerraMystica, seat: Seat, about: About) -> Option<Prefer> {
    game.automa_card(seat).option.iter().find_map(|deed| match (deed, about) {
        (FactionDeed::Build { prefer, .. }, About::Build)
        | (FactionDeed::Upgrade { prefer, .. }, About::Upgrade) => *prefer,
        _ => None,
    })
}

pub(super) fn prefer_name(words: &Words, prefer: Prefer) -> String {
    words.text(match prefer {
        Prefer::AcrossARiverHex => "tm-prefer-across-a-river-hex",
        Prefer::AcrossALandHex => "tm-prefer-across-a-land-hex",
        Prefer::NotHomeTerrain => "tm-prefer-not-home-terrain",
        Prefer::DirectlyAdjacentAndNotHomeTerrain => "tm-prefer-directly-adjacent-and-not-home-terrain",
        Prefer::AcrossTwoHexes => "tm-prefer-across-two-hexes",
        Prefer::MostTerraformingSteps => "tm-prefer-most-terraforming-steps",
        Prefer::NextToOpponent => "tm-prefer-next-to-opponent",
        Prefer::ClosestToOpponent => "tm-prefer-closest-to-opponent",
        Prefer::HomeTerrain => "tm-prefer-home-terrain",
    })
}

fn row(words: &Words, game: &TerraMystica, seat: Seat, about: About, step: &Step<Pick>) -> WhyRow<Pick> {
    let prefer = preference(game, seat, about);
    let question = if step.rule == book::FACTION_TIEBREAK {
        let what = prefer.map_or_else(String::new, |prefer| prefer_name(words, prefer));
        words.say("tm-row-faction-tiebreak", &[("what", what.into())])
    } else {
        words.say(&format!("tm-row-{}", topic(step.rule)), &[("limit", limit(step.keep).into())])
    };
    WhyRow::of(words, step, question, |value| cell(words, step, prefer, value))
}

/// What a filter measured on one candidate.
fn cell(words: &Words, step: &Step<Pick>, prefer: Option<Prefer>, value: i32) -> String {
    let shown = |id: &str| words.say(id, &[("value", value.into())]);
    let yes_or_no = || match step.keep {
        // What is graded has a number, whatever the filter.
        Keep::Most | Keep::Least => shown("tm-cell-value"),
        _ => words.text(if value > 0 { "tm-cell-yes" } else { "tm-cell-no" }),
    };
    match step.rule {
        book::BUILD_GOAL | book::BUILD_NEAR | book::UPGRADE_NEAR | book::SETUP_NEAR => {
            shown("tm-cell-distance")
        }
        book::BUILD_STEPS => shown("tm-cell-steps"),
        book::BUILD_OPPONENT_HOME => yes_or_no(),
        book::CULT_AHEAD | book::CULT_GAP => shown("tm-cell-lead"),
        book::NUMBERED | book::PASS_BONUS => shown("why-cell-place"),
        book::DIRECTION => place(words, step, value),
        book::FACTION_TIEBREAK => match prefer {
            Some(Prefer::MostTerraformingSteps) => shown("tm-cell-steps"),
            Some(Prefer::ClosestToOpponent) => shown("tm-cell-distance"),
            Some(Prefer::AcrossARiverHex) => shown("tm-cell-across-river"),
            _ => yes_or_no(),
        },
        _ => shown("tm-cell-value"),
    }
}
