//! The Automa's cards.

use terra_mystica::components::{
    Arrow, Booster, CardReach, DecisionCard, Direction, FactionCard, FactionDeed, Prefer, When,
};

use super::super::names::{counted, structure_name};
use crate::text::capital;
use crate::{Arg, Words};

/// What the left half of a decision card says.
fn values(words: &Words, card: &DecisionCard) -> String {
    let end = match card.arrow {
        Arrow::Right => "tm-number-from-left",
        Arrow::Left => "tm-number-from-right",
    };
    [
        words.text(if card.structures_goal { "tm-goal-structures" } else { "tm-no-goal-structures" }),
        words.text(if card.cult_goal { "tm-goal-cult" } else { "tm-no-goal-cult" }),
        words.text(if card.direction == Direction::Ltr { "tm-scan-down" } else { "tm-scan-up" }),
        words.say(end, &[("count", card.count.into())]),
    ]
    .join(", ")
}

/// What a card does, with a large first letter.
pub fn deed_title(words: &Words, card: &DecisionCard) -> String {
    capital(&words.text(&format!("tm-deed-{}", card.action.name())))
}

/// What the right half of a decision card says.
fn deed(words: &Words, card: &DecisionCard) -> String {
    let points = if card.plus_faction {
        words.text("tm-points-of-faction-card")
    } else {
        counted(words, "vp", card.vp)
    };
    format!("{}, {points}", deed_title(words, card))
}

/// A decision card.
pub fn decision(words: &Words, card: &DecisionCard) -> String {
    let passes = match (card.x, card.booster) {
        (true, Booster::Left) => "tm-passes-left",
        (true, Booster::Middle) => "tm-passes-middle",
        (true, Booster::Right) => "tm-passes-right",
        (false, Booster::Left) => "tm-never-left",
        (false, Booster::Middle) => "tm-never-middle",
        (false, Booster::Right) => "tm-never-right",
    };
    format!("{}; {}; {}", deed(words, card), values(words, card), words.text(passes))
}

/// Two decision cards that make a turn.
pub fn pair(words: &Words, action: &DecisionCard, support: &DecisionCard) -> String {
    let args: [(&str, Arg); 4] = [
        ("action", action.number.into()),
        ("deed", deed(words, action).into()),
        ("support", support.number.into()),
        ("values", values(words, support).into()),
    ];
    words.say("tm-card-pair", &args)
}

/// How many cards are left in a deck.
pub fn cards_left(words: &Words, left: u32, size: u32) -> String {
    words.say("tm-cards-left", &[("left", left.into()), ("size", size.into())])
}

/// How many cards are in the reserve.
pub fn in_reserve(words: &Words, reserve: u32) -> String {
    words.say("tm-in-reserve", &[("reserve", reserve.into())])
}

fn when(when: When) -> &'static str {
    match when {
        When::StructuresGoal => "tm-with-structures-goal",
        When::CultGoal => "tm-with-cult-goal",
        When::NoGoal => "tm-without-goal",
    }
}

fn prefer(prefer: Prefer) -> &'static str {
    match prefer {
        Prefer::AcrossARiverHex => "tm-first-across-a-river-hex",
        Prefer::AcrossALandHex => "tm-first-across-a-land-hex",
        Prefer::NotHomeTerrain => "tm-first-not-home-terrain",
        Prefer::DirectlyAdjacentAndNotHomeTerrain => "tm-first-adjacent-not-home-terrain",
        Prefer::AcrossTwoHexes => "tm-first-across-two-hexes",
        Prefer::MostTerraformingSteps => "tm-first-most-terraforming-steps",
        Prefer::NextToOpponent => "tm-first-next-to-opponent",
        Prefer::ClosestToOpponent => "tm-first-closest-to-opponent",
        Prefer::HomeTerrain => "tm-first-home-terrain",
    }
}

fn reach(reach: CardReach) -> Option<&'static str> {
    match reach {
        CardReach::Normal => None,
        CardReach::Tunnel => Some("tm-reach-tunnel"),
        CardReach::Flight => Some("tm-reach-flight"),
        CardReach::Anywhere => Some("tm-reach-anywhere"),
        CardReach::Shipping => Some("tm-reach-shipping"),
    }
}

/// One thing that a faction action may do.
pub fn faction_deed(words: &Words, deed: &FactionDeed) -> String {
    let text = |id: &str| words.text(id);
    let mut parts: Vec<String> = Vec::new();
    match deed {
        FactionDeed::Build { reach: how, prefer: first, prefer_opponent_home, .. } => {
            parts.push(text("tm-does-build"));
            parts.extend(reach(*how).map(text));
            parts.extend(first.map(prefer).map(text));
            if *prefer_opponent_home {
                parts.push(text("tm-first-opponent-home"));
            }
        }
        FactionDeed::Upgrade { priority, prefer: first } => {
            let list: Vec<String> = priority.iter().map(|kind| structure_name(words, kind.0)).collect();
            parts.push(words.say("tm-does-upgrade", &[("list", list.join(&text("then-next")).into())]));
            parts.extend(first.map(prefer).map(text));
        }
        FactionDeed::Power { count_taken, taken_vp } => {
            parts.push(text("tm-does-power"));
            if *count_taken {
                parts.push(text("tm-counts-taken"));
            }
            if *taken_vp > 0 {
                parts.push(words.say("tm-vp-for-taken", &[("vp", (*taken_vp).into())]));
            }
        }
        FactionDeed::Cult { .. } => parts.push(text("tm-does-cult")),
        FactionDeed::PlaceBridge => parts.push(text("tm-does-bridge")),
        FactionDeed::UpgradeShipping { max } => {
            parts.push(words.say("tm-does-shipping", &[("max", (*max).into())]));
        }
        FactionDeed::CultSteps { steps } => {
            let steps = counted(words, "step", *steps);
            parts.push(words.say("tm-special-steps", &[("steps", steps.into())]));
        }
        FactionDeed::ChangeHome => parts.push(text("tm-does-home")),
        FactionDeed::UnlockTerrain => parts.push(text("tm-does-unlock")),
        FactionDeed::ExtraVp { vp, .. } => parts.push(words.say("tm-option-vp", &[("vp", (*vp).into())])),
    }
    parts.extend(deed.when().map(when).map(text));
    parts.join(", ")
}

/// What a faction card says besides its action, a line each.
pub fn standing_rules(words: &Words, card: &FactionCard) -> Vec<String> {
    let mut lines = Vec::new();
    let upgraded = card.upgraded_vp;
    for (vp, id) in [
        (card.dwelling_vp, "tm-rule-dwelling"),
        (upgraded.tp, "tm-rule-trading"),
        (upgraded.te, "tm-rule-temple"),
        (upgraded.sh, "tm-rule-stronghold"),
        (upgraded.sa, "tm-rule-sanctuary"),
        (card.bridge_pass_vp, "tm-rule-bridges"),
        (card.temple_pass_vp, "tm-rule-temples"),
    ] {
        if vp > 0 {
            lines.push(words.say(id, &[("vp", vp.into())]));
        }
    }
    let steps = |id: &str, what: &str, steps: u8| {
        (steps > 0).then(|| words.say(id, &[("steps", counted(words, what, steps).into())]))
    };
    lines.extend(steps("tm-rule-leeched", "cult-step", card.leeched_steps));
    if card.skip_steps {
        lines.push(words.text("tm-rule-skip-steps"));
    }
    if let Some([foreign, other]) = card.volcano_steps {
        let args: [(&str, Arg); 2] = [("foreign", foreign.into()), ("other", other.into())];
        lines.push(words.say("tm-rule-volcano", &args));
    }
    lines.extend(steps("tm-rule-extra-steps", "step", card.extra_cult_steps));
    lines.extend(steps("tm-rule-build-price", "cult-step", card.build_cult_price));
    if card.riverside_only {
        lines.push(words.text("tm-rule-riverside"));
    }
    if card.another_turn {
        lines.push(words.text("tm-rule-another-turn"));
    }
    lines
}
