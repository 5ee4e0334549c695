//! Cards of Plans & Ploys.

use tapestry::scenario::Scenario;
use tapestry::{Die, TapestryOptions};

use crate::common::Line;

fn pp() -> Scenario {
    Scenario::of(TapestryOptions { expansions: [true, false, false], ..Default::default() }, &[])
}

pub(super) const LINES: &[Line] = &[
    Line {
        what: "manifest_destiny",
        position: || {
            let scenario = pp().hand(0, &["manifest_destiny"]).lay((1, -1), 1, 0).outpost(0, (1, -1));
            scenario.rolls(Die::Red, &[0], 6)
        },
        script: "=card manifest_destiny; hex 1/-2; die red; yes",
        gave: &["vp+4 coin+1 outposts-1 held+1", ""],
    },
    Line {
        what: "cartography, 2 points",
        position: || pp().hand(0, &["cartography"]).next_tiles(&[1]),
        script: "=card cartography; hex 0/-1; turn 0",
        gave: &["vp+2 coin+1 hexes+1", ""],
    },
    Line {
        what: "cartography, 3 points",
        position: || pp().hand(0, &["cartography"]).next_tiles(&[5]).rolls(Die::Red, &[0], 6),
        script: "=card cartography; hex 0/-1; yes; die red",
        gave: &["vp+7 food+1 hexes+1 outposts-1 held+1", ""],
    },
];
