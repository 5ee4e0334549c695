//! Terrain: a hex in its colour, with its own motif in the middle, so that no two differ by colour alone.

use terra_mystica::Terrain;

use crate::paper::Named;

/// Half a hex's width; its corners lie [`SIDE`] from its middle.
pub(super) const HALF: f64 = 30.0;
/// A hex's side.
pub(super) const SIDE: f64 = 34.6;

/// The six corners from the top, clockwise, around the middle.
pub(super) const CORNERS: [(f64, f64); 6] =
    [(0.0, -34.6), (30.0, -17.3), (30.0, 17.3), (0.0, 34.6), (-30.0, 17.3), (-30.0, -17.3)];

/// The outline, for a path around the origin.
pub(super) const OUTLINE: &str = "M0-34.6l30 17.3v34.6l-30 17.3-30-17.3v-34.6z";

/// A terrain as something to draw: a whole hex around the origin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Land(pub Terrain);

impl Named for Land {
    fn name(self) -> &'static str {
        match self.0 {
            Terrain::Desert => "t-desert",
            Terrain::Plains => "t-plains",
            Terrain::Swamp => "t-swamp",
            Terrain::Lakes => "t-lakes",
            Terrain::Forest => "t-forest",
            Terrain::Mountains => "t-mountains",
            Terrain::Wasteland => "t-wasteland",
            Terrain::Ice => "t-ice",
            Terrain::Volcano => "t-volcano",
            Terrain::River => "t-river",
        }
    }
}

/// The motif of a terrain, around the origin.
pub(super) fn motif(terrain: Terrain) -> &'static str {
    match terrain {
        // Dunes.
        Terrain::Desert => "M-18 13q9-13 18 0q9-13 18 0M-9 1q9-13 18 0",
        // Furrows.
        Terrain::Plains => "M-17 0h9M-3 0h20M-13 7h21M13 7h4M-17 14h12M0 14h13",
        // Reeds.
        Terrain::Swamp => "M-9 16v-18M-14 16q-1-7-5-11M-4 16q1-7 4-10M9 16v-14M14 16q1-7 5-11M5 16q-.5-4-2-7",
        // Waves.
        Terrain::Lakes => "M-17 1q4.25-6 8.5 0t8.5 0t8.5 0t8.5 0M-17 11q4.25-6 8.5 0t8.5 0t8.5 0t8.5 0",
        // Trees.
        Terrain::Forest => "M-9-7l8 14h-16zM-9 7v8M9-3l8 13h-16zM9 10v6",
        // Peaks.
        Terrain::Mountains => "M-19 15l12-22 7 12 5-8 14 18zM-11 1l3 3 3-3",
        // Cracks.
        Terrain::Wasteland => "M-14-6l6 7-5 6 9 4-3 6M5-8l-3 8 8 4-4 6 7 6M-4 11l8-3",
        // A crystal.
        Terrain::Ice => "M0-11v30M-13-3.5l26 15M13-3.5l-26 15M-4-9l4 4 4-4M-4 17l4-4 4 4",
        // A cone with its fire.
        Terrain::Volcano => "M-18 16l10-18h3l2 4 3-5 3 5 2-4h3l10 18z",
        // A stream.
        Terrain::River => "M-18 0q6-6 12 0t12 0M-8 12q6-6 12 0t12 0",
    }
}

/// The definitions of the terrains that `wanted` says are used.
pub(super) fn definitions(wanted: &dyn Fn(&str) -> bool) -> String {
    let used = Terrain::ALL.into_iter().filter(|terrain| wanted(Land(*terrain).name()));
    let written = used.map(|terrain| {
        let (name, kind, motif) = (Land(terrain).name(), terrain.name(), motif(terrain));
        format!(
            r#"<g id="tm-{name}"><path class="tm-land tm-{kind}" d="{OUTLINE}"/><path class="tm-motif tm-{kind}-mark" d="{motif}"/></g>"#
        )
    });
    written.collect()
}

/// The class of the letters on a terrain.
pub(super) const fn letters(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Swamp | Terrain::Volcano => "on-dark",
        _ => "on-light",
    }
}

/// The class of the pieces of a faction that is at home there.
pub(super) const fn piece(home: Terrain) -> &'static str {
    match home {
        Terrain::Desert => "of-desert",
        Terrain::Plains => "of-plains",
        Terrain::Swamp => "of-swamp",
        Terrain::Lakes => "of-lakes",
        Terrain::Forest => "of-forest",
        Terrain::Mountains => "of-mountains",
        Terrain::Wasteland => "of-wasteland",
        Terrain::Ice => "of-ice",
        Terrain::Volcano => "of-volcano",
        Terrain::River => "of-nobody",
    }
}

/// The class of the letters on these pieces.
pub(super) const fn on_piece(home: Terrain) -> &'static str {
    match home {
        Terrain::Desert | Terrain::Ice | Terrain::Volcano | Terrain::River => "on-light",
        _ => "on-dark",
    }
}
