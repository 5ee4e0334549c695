//! A map as text.

use terra_mystica::{TerraMystica, Terrain};

/// The terrains by their letters, in the order of the rules.
const LETTERS: &[u8; 10] = b"dpslfmwiv~";

fn letter(terrain: Terrain) -> char {
    char::from(*LETTERS.get(terrain.index()).unwrap_or(&b'~'))
}

/// The board in letters: its name, then one letter a hex. A small letter is free land; a large one is a structure, and
/// says the home of its owner.
pub fn letters(game: &TerraMystica) -> String {
    let hexes = game.map().grid.all().iter().map(|hex| match game.structure(hex) {
        Some((seat, _)) => {
            let player = game.player(seat);
            letter(if player.faction.is_some() { player.home } else { Terrain::River }).to_ascii_uppercase()
        }
        None => letter(game.terrain(hex)),
    });
    format!("{}:{}", game.map().key, hexes.collect::<String>())
}
