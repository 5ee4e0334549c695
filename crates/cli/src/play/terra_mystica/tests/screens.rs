//! Screens as snapshots, at the smallest and at a comfortable size.

use insta::assert_snapshot;

use super::*;
use crate::play::screen::testing::{screen, start};

/// Both sizes of one screen.
macro_rules! both {
    ($name:literal, $app:expr) => {
        assert_snapshot!(concat!($name, "_80x24"), screen($app, 80, 24));
        assert_snapshot!(concat!($name, "_120x40"), screen($app, 120, 40));
    };
}

const OPTIONS: &str = "automas=1 factions=witches automa-factions=nomads";

#[test]
fn a_turn() {
    let (_folder, mut app) = start::<TerraMystica>(OPTIONS, 7, "en");
    both!("start", &app);
    play_on(&mut app, 9);
    both!("turn", &app);
    press(&mut app, "tab");
    both!("hex", &app);
    press(&mut app, "esc 1");
    assert_snapshot!("power_80x24", screen(&app, 80, 24));
}

#[test]
fn the_terrains_are_whole_in_the_smallest_window() {
    for language in ["en", "de"] {
        let (_folder, app) = start::<TerraMystica>(OPTIONS, 7, language);
        let shown = screen(&app, 80, 24);
        for terrain in terra_mystica::Terrain::WHEEL {
            let name = words::terra_mystica::terrain_name(app.sitting.words(), terrain);
            let away = match terra_mystica::Terrain::Forest.steps(terrain) {
                0 => "⌂".to_owned(),
                steps => steps.to_string(),
            };
            let told = format!("{} {name} {away}", draw::text::terra_mystica::letter(terrain));
            assert!(shown.lines().any(|row| row.ends_with(&told)), "no `{told}` in:\n{shown}");
        }
    }
}
