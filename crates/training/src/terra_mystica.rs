//! Terra Mystica: one person against the Automa on every difficulty, on every map, and two people.

use ::terra_mystica::{TerraMystica, TerraOptions};

use crate::school::{Pupil, settings};

impl Pupil for TerraMystica {
    const AT_ONCE: f32 = 100.0;

    fn lesson(seed: u64) -> TerraOptions {
        let difficulty =
            ["easy", "normal", "hard", "very-hard", "nightmare", "hard", "very-hard"][(seed % 7) as usize];
        let factions = if (seed / 7).is_multiple_of(2) { "random" } else { "choose" };
        let map = ["base", "base", "base", "fire_ice_revised", "fire_ice_new"][(seed / 14 % 5) as usize];
        if seed % 12 == 11 {
            return settings(&[("seats", "2"), ("automas", "0"), ("factions", "random"), ("map", map)]);
        }
        settings(&[
            ("seats", "2"),
            ("automas", "1"),
            ("difficulty", difficulty),
            ("factions", factions),
            ("map", map),
        ])
    }

    fn exams() -> Vec<(String, TerraOptions)> {
        ["normal", "hard", "very-hard"]
            .map(|name| {
                (name.to_owned(), settings(&[("seats", "2"), ("automas", "1"), ("difficulty", name)]))
            })
            .into_iter()
            .collect()
    }
}
