//! The Automa's cards in words.

use terra_mystica::components::{
    Arrow, Booster, CardReach, DecisionCard, Direction, FactionCard, FactionDeed, Prefer, When,
};

use super::labels::{capital, counted};

fn booster(card: &DecisionCard) -> &'static str {
    match card.booster {
        Booster::Left => "left",
        Booster::Middle => "middle",
        Booster::Right => "right",
    }
}

/// What the left half of a decision card says.
fn values(card: &DecisionCard) -> String {
    let goal =
        |is_shown: bool, name: &str| format!("{} {name} goal", if is_shown { "with" } else { "without" });
    let scan = match card.direction {
        Direction::Ltr => "from the top left",
        Direction::Rtl => "from the bottom right",
    };
    let end = match card.arrow {
        Arrow::Right => "left",
        Arrow::Left => "right",
    };
    [
        goal(card.structures_goal, "structures"),
        goal(card.cult_goal, "cult"),
        scan.to_owned(),
        format!("number {} from the {end}", card.count),
    ]
    .join(", ")
}

/// What the right half of a decision card says.
fn deed(card: &DecisionCard) -> String {
    let points =
        if card.plus_faction { "points of the faction card".to_owned() } else { format!("{} VP", card.vp) };
    format!("{}, {points}", capital(card.action.name()))
}

/// A decision card.
pub(crate) fn decision(card: &DecisionCard) -> String {
    let passes = if card.x { "passes among the last cards" } else { "never passes early" };
    format!("{}; {}; {passes}, then the {} bonus card.", deed(card), values(card), booster(card))
}

/// Two decision cards that make a turn.
pub(crate) fn pair(action: &DecisionCard, support: &DecisionCard) -> String {
    format!(
        "Action card {}: {}. Support card {}: {}.",
        action.number,
        deed(action),
        support.number,
        values(support)
    )
}

fn when(when: When) -> &'static str {
    match when {
        When::StructuresGoal => "with the structures goal",
        When::CultGoal => "with the cult goal",
        When::NoGoal => "without a goal",
    }
}

fn prefer(prefer: Prefer) -> &'static str {
    match prefer {
        Prefer::AcrossARiverHex => "first across a river hex",
        Prefer::AcrossALandHex => "first across a land hex",
        Prefer::NotHomeTerrain => "first where it is not home terrain",
        Prefer::DirectlyAdjacentAndNotHomeTerrain => "first directly adjacent where it is not home terrain",
        Prefer::AcrossTwoHexes => "first across two hexes",
        Prefer::MostTerraformingSteps => "first with the most terraforming steps",
        Prefer::NextToOpponent => "first next to an opponent",
        Prefer::ClosestToOpponent => "first closest to an opponent",
        Prefer::HomeTerrain => "first on home terrain",
    }
}

fn reach(reach: CardReach) -> Option<&'static str> {
    match reach {
        CardReach::Normal => None,
        CardReach::Tunnel => Some("also by tunnel over one hex"),
        CardReach::Flight => Some("also by flight over two hexes"),
        CardReach::Anywhere => Some("on any free home terrain"),
        CardReach::Shipping => Some("only over the river"),
    }
}

/// One thing that a faction action may do.
pub(crate) fn faction_deed(deed: &FactionDeed) -> String {
    let mut parts: Vec<String> = Vec::new();
    match deed {
        FactionDeed::Build { reach: how, prefer: first, prefer_opponent_home, .. } => {
            parts.push("Build".to_owned());
            parts.extend(reach(*how).map(str::to_owned));
            parts.extend(first.map(prefer).map(str::to_owned));
            if *prefer_opponent_home {
                parts.push("first on an opponent\u{2019}s home terrain".to_owned());
            }
        }
        FactionDeed::Upgrade { priority, prefer: first } => {
            let list: Vec<&str> = priority.iter().map(|kind| kind.0.name()).collect();
            parts.push(format!("Upgrade to {}", list.join(", then ")));
            parts.extend(first.map(prefer).map(str::to_owned));
        }
        FactionDeed::Power { count_taken, taken_vp } => {
            parts.push("Power".to_owned());
            if *count_taken {
                parts.push("counting taken ones too".to_owned());
            }
            if *taken_vp > 0 {
                parts.push(format!("{taken_vp} VP for a taken one"));
            }
        }
        FactionDeed::Cult { .. } => parts.push("Cult".to_owned()),
        FactionDeed::PlaceBridge => parts.push("Place a bridge".to_owned()),
        FactionDeed::UpgradeShipping { max } => parts.push(format!("Advance shipping, up to {max}")),
        FactionDeed::CultSteps { steps } => {
            parts.push(format!("{} on a cult", counted(*steps, "step", "steps")));
        }
        FactionDeed::ChangeHome => parts.push("Change the home terrain".to_owned()),
        FactionDeed::UnlockTerrain => parts.push("Unlock a terrain".to_owned()),
        FactionDeed::ExtraVp { vp, .. } => parts.push(format!("{vp} VP more")),
    }
    parts.extend(deed.when().map(when).map(str::to_owned));
    parts.join(", ")
}

/// What a faction card says besides its action, a line each.
pub(crate) fn standing_rules(card: &FactionCard) -> Vec<String> {
    let mut lines = Vec::new();
    let upgraded = card.upgraded_vp;
    for (vp, name) in [
        (card.dwelling_vp, "for a dwelling"),
        (upgraded.tp, "for a trading house"),
        (upgraded.te, "for a temple"),
        (upgraded.sh, "for the stronghold"),
        (upgraded.sa, "for the sanctuary"),
        (card.bridge_pass_vp, "for each bridge when passing"),
        (card.temple_pass_vp, "for each temple when passing"),
    ] {
        if vp > 0 {
            lines.push(format!("{vp} VP {name}."));
        }
    }
    if card.leeched_steps > 0 {
        let steps = counted(card.leeched_steps, "cult step", "cult steps");
        lines.push(format!("{steps} when an opponent takes power from its builds."));
    }
    if card.skip_steps {
        lines.push("Terraforming steps do not matter.".to_owned());
    }
    if let Some([foreign, other]) = card.volcano_steps {
        lines.push(format!(
            "Terraforming counts {foreign} on an opponent\u{2019}s home terrain, else {other}."
        ));
    }
    if card.extra_cult_steps > 0 {
        lines.push(format!("{} more with every Cult.", counted(card.extra_cult_steps, "step", "steps")));
    }
    if card.build_cult_price > 0 {
        lines.push(format!(
            "Every Build costs {}.",
            counted(card.build_cult_price, "cult step", "cult steps")
        ));
    }
    if card.riverside_only {
        lines.push("Builds only beside rivers, on unlocked terrain.".to_owned());
    }
    if card.another_turn {
        lines.push("Another turn follows at once.".to_owned());
    }
    lines
}
