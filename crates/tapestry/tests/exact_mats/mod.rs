//! Every civilization in each of its wordings: what it begins with, in which turns it acts, what each place of its mat gives, and
//! everything that its abilities change. Written from the texts of the mats and of the rulebook.
//!
//! - `places`: what the places of the mats give, and the lines between them
//! - `begin`: what a civilization begins with, and in which turns it acts
//! - `base`, `expansions`: what the abilities change, a line for each

mod base;
mod begin;
mod expansions;
mod places;

use tapestry::components::CivMat;
use tapestry::{Kit, Version};

use crate::common::Line;

/// The mat of a civilization.
fn mat(id: &str, version: Version) -> &'static CivMat {
    let kit = Kit::printed();
    let civ = &kit.civs[usize::from(kit.find_civ(id).unwrap())];
    match (&civ.pack, version) {
        (Some(pack), Version::Latest) => pack,
        _ => &civ.printed,
    }
}

const L: Version = Version::Latest;
const P: Version = Version::Printed;

#[test]
fn every_civilization_has_a_line() {
    // These reach deep into the rules: their exact results are in `deep_civs.rs` and in `expansions`.
    let deep = ["islanders", "utilitarians", "collectors", "urban_planners", "werefolk"];
    for civ in &Kit::printed().civs {
        let has = |line: &&Line| line.what.split([' ', ',']).next() == Some(civ.id.as_str());
        let known = base::LINES.iter().chain(expansions::LINES).any(|line| has(&line));
        assert!(known || deep.contains(&civ.id.as_str()), "no line for {}", civ.id);
    }
}
