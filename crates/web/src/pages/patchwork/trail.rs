//! The reasons of a choice among patches as JSON: the same form wherever a trail is shown.

use kernel::Reasons;
use patchwork::{Candidate, Kit};
use serde_json::{Value, json};

/// A patch that was looked at, as JSON.
pub fn candidate(kit: &Kit, candidate: Candidate) -> Value {
    let patch = kit.patch(candidate.patch);
    json!({ "id": patch.id.0, "name": patch.name, "place": candidate.place + 1 })
}

/// The candidates, and what every filter measured.
pub fn trail(kit: &Kit, reasons: &Reasons<Candidate>) -> Value {
    crate::pages::trail::trail(reasons, "patch", |one| candidate(kit, one), |one| one.patch.0.into())
}
