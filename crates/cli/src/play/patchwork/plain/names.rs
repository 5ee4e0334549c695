//! What a patch is called: by its price and time, as everybody at the table sees it.

use patchwork::{PatchId, Patchwork};

/// What a patch within reach is called: `7/6` for seven buttons and six spaces, or its place where another one within reach costs the
/// same.
pub fn called(game: &Patchwork, id: PatchId) -> String {
    let price = |id: &PatchId| {
        let patch = game.kit().patch(*id);
        (patch.cost, patch.time)
    };
    let reach = game.next_patches();
    let own = price(&id);
    let twins = reach.iter().filter(|other| price(other) == own).count();
    match reach.iter().position(|other| *other == id) {
        Some(place) if twins > 1 => ["1st", "2nd", "3rd"].get(place).map_or("next", |name| name).to_owned(),
        _ => format!("{}/{}", own.0, own.1),
    }
}

/// The patch of this name: its price and time, its place (`2nd`), its number or its nickname. Those within reach come
/// first.
pub fn find(game: &Patchwork, text: &str) -> Option<PatchId> {
    let reach = game.next_patches();
    let place = match text.to_lowercase().as_str() {
        "1st" | "first" => Some(0),
        "2nd" | "second" => Some(1),
        "3rd" | "third" => Some(2),
        _ => None,
    };
    if let Some(place) = place {
        return reach.get(place).copied();
    }
    if let Some((cost, time)) = text.split_once('/') {
        let (cost, time): (u8, u8) = (cost.parse().ok()?, time.parse().ok()?);
        let same = |id: &PatchId| {
            let patch = game.kit().patch(*id);
            (patch.cost, patch.time) == (cost, time)
        };
        let mut twins = reach.iter().copied().filter(same);
        return match (twins.next(), twins.next()) {
            // Which of two is not said.
            (_, Some(_)) => None,
            (Some(one), None) => Some(one),
            (None, None) => game.ring().find(same),
        };
    }
    let letters = |name: &str| name.trim_end_matches(|sign: char| sign.is_ascii_digit()).to_lowercase();
    let nicknamed = |id: &PatchId| letters(&game.kit().patch(*id).name) == text.to_lowercase();
    game.kit().find_patch(text).or_else(|| reach.iter().copied().find(nicknamed))
}
