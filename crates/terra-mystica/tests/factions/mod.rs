//! What only one faction does: one file each.

mod acolytes;
mod alchemists;
mod auren;
mod chaos_magicians;
mod cultists;
mod darklings;
mod dragonlords;
mod dwarves;
mod engineers;
mod fakirs;
mod giants;
mod halflings;
mod ice;
mod mermaids;
mod nomads;
mod riverwalkers;
mod shapeshifters;
mod swarmlings;
mod volcano;
mod witches;

use terra_mystica::scenario::Scenario;

/// A faction at E8 next to Witches at E7 and Giants at D5, who have room for power.
fn among_three(faction: &str) -> Scenario {
    let scenario = Scenario::of(&[faction, "witches", "giants"]).dwelling(0, "E8").dwelling(1, "E7");
    scenario.dwelling(2, "D5").goods(0, 30, 20, 0).bowls(1, [12, 0, 0]).bowls(2, [12, 0, 0])
}

/// A faction at F3 with enough of everything, against Nomads far away, or Witches where Nomads cannot be.
fn at_f3(faction: &str) -> Scenario {
    let other = if matches!(faction, "nomads" | "fakirs") { "witches" } else { "nomads" };
    Scenario::two(faction, other).dwelling(0, "F3").goods(0, 30, 20, 3).bowls(0, [12, 0, 0]).scoring("SCORE2")
}
