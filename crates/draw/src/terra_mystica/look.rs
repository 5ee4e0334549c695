//! Colours and classes. The boards are cardboard and the same by day and night; what lies around them follows the page.

use super::icons;
use crate::paper::{Colour, Look, Rule};

/// The look of Terra Mystica.
pub(super) static LOOK: Look = Look {
    prefix: "tm",
    colours: &[],
    own_colours: COLOURS,
    rules: RULES,
    page_rules: PAGE,
    definitions: icons::definitions,
};

const COLOURS: &[Colour] = &[
    ("tm-fire-soft", "#f9ded3", "#4a2416"),
    ("tm-fire", "#c2410c", "#f58f5f"),
    ("tm-water-soft", "#d8e7f4", "#15304a"),
    ("tm-water", "#1f6aa8", "#7ab8ec"),
    ("tm-earth-soft", "#efe2cb", "#3d2e15"),
    ("tm-earth", "#7d5316", "#d8ab6b"),
    ("tm-air-soft", "#e4e7eb", "#2c3138"),
    ("tm-air", "#55606e", "#b7c1cd"),
    ("tm-power-soft", "#e9dff3", "#33224a"),
    ("tm-power", "#6d40a3", "#9a6fd3"),
    ("tm-power-ink", "#57308a", "#cbb0ee"),
    ("tm-edge", "#1d1813", "#e8dfd0"),
    ("tm-action-soft", "#fbe3c4", "#4a2f10"),
    ("tm-action", "#b45309", "#f0a95a"),
];

const RULES: &[Rule] = &[
    // Small print: a page may switch it off where the picture is small.
    ("small", "display:var(--small,inline)"),
    ("t00", "font-size:10px"),
    ("t14", "font-size:14px"),
    ("num", "font-weight:700"),
    // Land.
    ("land", "stroke:#fffdf8;stroke-width:1.6;stroke-linejoin:round"),
    ("motif", "fill:none;stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round;opacity:.72"),
    ("desert", "fill:#ead58c"),
    ("desert-mark", "stroke:#a37c1c"),
    ("plains", "fill:#c99f70"),
    ("plains-mark", "stroke:#7c5029"),
    ("swamp", "fill:#5f5868"),
    ("swamp-mark", "stroke:#b3acbd"),
    ("lakes", "fill:#82b4de"),
    ("lakes-mark", "stroke:#27659a"),
    ("forest", "fill:#86b87c"),
    ("forest-mark", "stroke:#2f6c37"),
    ("mountains", "fill:#bcbdb8"),
    ("mountains-mark", "stroke:#62655f"),
    ("wasteland", "fill:#de9683"),
    ("wasteland-mark", "stroke:#9c3524"),
    ("ice", "fill:#f7fbfd;stroke:#8cc4dc"),
    ("ice-mark", "stroke:#4f9cc0"),
    ("volcano", "fill:#a64927"),
    ("volcano-mark", "stroke:#ffd06a"),
    ("river", "fill:#dcecf3"),
    ("river-mark", "stroke:#8bb9cf;opacity:.6"),
    ("turned", "fill:none;stroke:#fffdf8;stroke-width:1.6;stroke-dasharray:5 4;opacity:.85"),
    // On cardboard lines are dark by night too.
    ("cardboard", "--edge:#1d1813"),
    // Pieces by the home of their faction, and letters on cardboard.
    ("of-desert", "fill:#e3b43a;color:#e3b43a"),
    ("of-plains", "fill:#8a5a2b;color:#8a5a2b"),
    ("of-swamp", "fill:#2b2730;color:#2b2730"),
    ("of-lakes", "fill:#2867b2;color:#2867b2"),
    ("of-forest", "fill:#2c7a3a;color:#2c7a3a"),
    ("of-mountains", "fill:#6a7176;color:#6a7176"),
    ("of-wasteland", "fill:#b8362b;color:#b8362b"),
    ("of-ice", "fill:#b5dcec;color:#b5dcec"),
    ("of-volcano", "fill:#de6f22;color:#de6f22"),
    ("of-nobody", "fill:#a89d8b;color:#a89d8b"),
    ("on-light", "fill:#241f19;color:#241f19"),
    ("on-dark", "fill:#fffdf8;color:#fffdf8"),
    ("build", "fill:currentColor;stroke:var(--edge,$tm-edge);stroke-width:1.3;stroke-linejoin:round"),
    ("foot-person", "fill:#fffaf0;stroke:#0e5a6b;stroke-width:2.2"),
    ("foot-automa", "fill:#fffaf0;stroke:#9c3a1b;stroke-width:2.8;stroke-dasharray:4.2 2.4"),
    ("mark-edge", "stroke:var(--edge,$tm-edge);stroke-width:1.2;stroke-linejoin:round"),
    ("bridge-edge", "fill:none;stroke:#1d1813;stroke-width:8.5;stroke-linecap:round"),
    ("bridge", "fill:none;stroke:currentColor;stroke-width:6;stroke-linecap:round"),
    ("planks", "fill:none;stroke:#fffdf8;stroke-width:6;stroke-dasharray:1.2 5.4"),
    ("town-halo", "fill:none;stroke:#fffdf8;stroke-width:7;stroke-linecap:round"),
    ("town-rim", "fill:none;stroke:#1d1813;stroke-width:5.2;stroke-linecap:round"),
    ("town-edge", "fill:none;stroke:currentColor;stroke-width:3.2;stroke-linecap:round"),
    ("link", "fill:none;stroke:currentColor;stroke-width:3;stroke-dasharray:2 5;stroke-linecap:round"),
    // Over the map.
    ("pick", "cursor:pointer"),
    ("legal-fill", "fill:#0f766e;fill-opacity:.16"),
    ("legal-ring", "fill:none;stroke:#0c6059;stroke-width:3.4;stroke-linejoin:round"),
    ("legal-halo", "fill:none;stroke:#fffdf8;stroke-width:6;stroke-linejoin:round;opacity:.8"),
    ("chip", "fill:#fffdf6;stroke:#0c6059;stroke-width:1.4"),
    ("chip-ink", "fill:#0b4f4a;color:#0b4f4a"),
    ("bridge-place", "fill:none;stroke:#0c6059;stroke-width:7;stroke-linecap:round;stroke-dasharray:.1 10"),
    ("bridge-hit", "fill:none;stroke:#0000;stroke-width:26;stroke-linecap:round"),
    ("chosen-halo", "fill:none;stroke:#fff3d6;stroke-width:10;stroke-linejoin:round"),
    ("chosen", "fill:none;stroke:#a8480a;stroke-width:5;stroke-linejoin:round"),
    ("candidate", "fill:none;stroke:#a8480a;stroke-width:2.6;stroke-dasharray:6 4;stroke-linejoin:round"),
    ("veil", "fill:#faf6ee;fill-opacity:.62"),
    ("reason", "fill:#fffdf6;stroke:#a8480a;stroke-width:1"),
    ("reason-ink", "fill:#86390a;color:#86390a"),
    ("badge", "fill:#a8480a;stroke:#fffdf6;stroke-width:2"),
    ("selected", "fill:none;stroke:#0c6059;stroke-width:5.4;stroke-linejoin:round"),
    ("badge-you", "fill:#0c6059;stroke:#fffdf6;stroke-width:2"),
    (
        "last",
        "fill:none;stroke:#fffdf8;stroke-width:2.6;stroke-linejoin:round;stroke-dasharray:13 21.6;stroke-dashoffset:6.5",
    ),
    (
        "last-halo",
        "fill:none;stroke:#241f19;stroke-width:6;stroke-linejoin:round;stroke-dasharray:13 21.6;stroke-dashoffset:6.5",
    ),
    // Icons.
    ("solid", "fill:currentColor"),
    ("hole", "fill:$surface"),
    ("shaft", "fill:none;stroke:currentColor;stroke-width:2.2;stroke-linecap:round"),
    ("coin", "fill:#f2c64f;stroke:#7a5200;stroke-width:1.6"),
    ("coin-rim", "fill:none;stroke:#7a5200;stroke-width:1.2;opacity:.7"),
    ("cube-a", "fill:#f6e8cb;stroke:#5a4123;stroke-linejoin:round"),
    ("cube-b", "fill:#c9a56b;stroke:#5a4123;stroke-linejoin:round"),
    ("cube-c", "fill:#e0c596;stroke:#5a4123;stroke-linejoin:round"),
    ("power", "fill:$tm-power;color:$tm-power"),
    ("power-ink", "fill:$tm-power-ink;color:$tm-power-ink"),
    ("bolt", "fill:#fff"),
    ("points", "fill:#f7dc8f;stroke:#8a5a00;stroke-width:1.6;stroke-linejoin:round"),
    ("key", "fill:none;stroke:$gold;stroke-width:2.8;stroke-linecap:round"),
    ("fire", "fill:$tm-fire;color:$tm-fire"),
    ("water", "fill:$tm-water;color:$tm-water"),
    ("earth", "fill:$tm-earth;color:$tm-earth"),
    ("air", "fill:none;stroke:$tm-air;stroke-width:2.2;stroke-linecap:round;color:$tm-air"),
    ("action", "fill:$tm-action-soft;stroke:$tm-action;stroke-width:1.6;stroke-linejoin:round"),
    ("loose", "stroke-dasharray:3.2 2"),
    ("action-ink", "fill:$tm-action;color:$tm-action"),
    // Tiles, cards and boards.
    ("card", "fill:$surface;stroke:$line-2;stroke-width:1.4"),
    ("card-now", "fill:$surface;stroke:$you;stroke-width:3"),
    ("card-gone", "fill:none;stroke:$line-2;stroke-width:1.2;stroke-dasharray:3 4"),
    ("band", "fill:$sunk"),
    ("band-fire", "fill:$tm-fire-soft"),
    ("band-water", "fill:$tm-water-soft"),
    ("band-earth", "fill:$tm-earth-soft"),
    ("band-air", "fill:$tm-air-soft"),
    ("band-power", "fill:$tm-power-soft"),
    ("band-gold", "fill:$gold-soft"),
    ("now", "fill:$you"),
    ("now-ink", "fill:$surface;color:$surface"),
    ("play", "fill:$automa-soft"),
    ("ring", "fill:$surface;stroke:$ink-2;stroke-width:1.8"),
    ("ring-automa", "fill:$surface;stroke:$automa;stroke-width:2.4"),
    ("box", "fill:none;stroke:$ink-2;stroke-width:1.2"),
    ("box-full", "fill:$automa;stroke:$automa;stroke-width:1.2"),
    ("bowl", "fill:$tm-power-soft;stroke:$tm-power;stroke-width:1.6"),
    ("bowl-full", "stroke-width:2.8"),
    ("token", "fill:$tm-power;stroke:$surface;stroke-width:1"),
    ("cream", "fill:#fffaf0;stroke:$line-2;stroke-width:1"),
    ("edged", "stroke:#1d1813;stroke-width:1.2;stroke-linejoin:round"),
    ("slot", "fill:$sunk"),
    ("slot-open", "fill:none;stroke:$line-2;stroke-width:1;stroke-dasharray:2.5 2.5"),
    ("level", "fill:$sunk;stroke:$line-2;stroke-width:1.2"),
    ("level-now", "fill:$you;stroke:$you;stroke-width:1.2"),
    ("pale", "opacity:.38"),
    ("half", "opacity:.6"),
    ("home", "fill:none;stroke:$ink;stroke-width:6;stroke-linejoin:round"),
    ("used", "fill:none;stroke:$bad;stroke-width:3;stroke-linecap:round"),
    // Shares of a result: a colour and a pattern each.
    ("share-0", "fill:#9a8f7c"),
    ("share-1", "fill:#b8842a"),
    ("share-2", "fill:#6d40a3"),
    ("share-3", "fill:#2c7a3a"),
    ("share-4", "fill:#b45309"),
    ("share-5", "fill:#1f6aa8"),
    ("share-6", "fill:#a11d33"),
    ("share-7", "fill:#3f6f74"),
    ("share-8", "fill:#7a4a26"),
    ("share-9", "fill:#5d5346"),
    ("share-lines", "fill:none;stroke:#fffdf8;stroke-width:1.4;opacity:.55"),
];

/// Where a map is small its small print goes; what can be chosen shows where the pointer or the focus is.
const PAGE: &str = concat!(
    "@media(max-width:600px){.tm-whole{--small:none}}",
    ".tm-pick:hover .tm-legal-fill,.tm-pick:focus-visible .tm-legal-fill{fill-opacity:.4}",
    ".tm-pick:focus-visible{outline:none}",
    ".tm-pick:focus-visible .tm-legal-ring{stroke:var(--focus);stroke-width:6}",
    ".tm-pick:hover .tm-bridge-place,.tm-pick:focus-visible .tm-bridge-place{stroke-dasharray:none}",
    ".tm-pick:focus-visible .tm-bridge-place{stroke:var(--focus)}",
);

#[cfg(test)]
mod tests {
    use terra_mystica::Terrain;

    use super::super::land;
    use super::*;

    #[test]
    fn every_colour_is_known() {
        assert!(!LOOK.style_of_file(|_| true).contains('$'));
        let page = LOOK.style_of_page();
        assert!(!page.contains('$'));
        assert!(page.contains("var(--tm-power-soft)") && page.contains("--tm-power-soft:#e9dff3;"));
    }

    /// How light a colour is, as the accessibility guidelines measure it.
    fn luminance(colour: &str) -> f64 {
        let part = |at: usize| {
            let value = f64::from(u8::from_str_radix(&colour[at..at + 2], 16).unwrap()) / 255.0;
            if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
    }

    fn contrast(one: &str, other: &str) -> f64 {
        let (a, b) = (luminance(one) + 0.05, luminance(other) + 0.05);
        a.max(b) / a.min(b)
    }

    /// What a class fills with, by day and by night.
    fn fills(class: &str) -> [String; 2] {
        let sheet = LOOK.style_of_file(|wanted| wanted == class);
        let name = format!(".tm-{class}{{");
        let mut found = sheet.split(&name).skip(1).map(|rest| {
            let rule = rest.split('}').next().unwrap();
            let fill = rule.split(';').find_map(|part| part.strip_prefix("fill:")).unwrap();
            fill.to_owned()
        });
        let light = found.next().unwrap();
        [light.clone(), found.next().unwrap_or(light)]
    }

    fn check(letters: &str, ground: &str, least: f64) {
        for (letter, ground_colour) in fills(letters).iter().zip(&fills(ground)) {
            let found = contrast(letter, ground_colour);
            assert!(found >= least, "{letters} on {ground}: {found:.1}");
        }
    }

    #[test]
    fn letters_can_be_read_on_land_and_pieces() {
        for terrain in Terrain::ALL {
            check(land::letters(terrain), terrain.name(), 4.5);
            check(land::on_piece(terrain), land::piece(terrain), 4.5);
        }
    }

    #[test]
    fn letters_can_be_read_on_tiles_and_over_the_map() {
        for band in
            ["band-fire", "band-water", "band-earth", "band-air", "band-gold", "slot", "action", "card"]
        {
            check("ink", band, 4.5);
        }
        for (letters, ground) in [
            ("ink2", "card"),
            ("ink2", "slot"),
            ("power-ink", "card"),
            ("now-ink", "now"),
            ("on-light", "points"),
            ("on-light", "coin"),
            ("chip-ink", "chip"),
            ("reason-ink", "reason"),
            ("on-light", "reason"),
            ("on-dark", "badge"),
            ("on-dark", "badge-you"),
        ] {
            check(letters, ground, 4.5);
        }
        // Larger than letters, with a shape of their own.
        for (icon, ground) in
            [("fire", "band-fire"), ("water", "band-water"), ("earth", "band-earth"), ("on-dark", "power")]
        {
            check(icon, ground, 3.0);
        }
    }

    /// Red, green and blue as light, from a colour as it is written.
    fn light(colour: &str) -> [f64; 3] {
        [1, 3, 5].map(|at| {
            let value = f64::from(u8::from_str_radix(&colour[at..at + 2], 16).unwrap()) / 255.0;
            if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        })
    }

    /// How light looks to eyes without one of the three cones (Machado, Oliveira and Fernandes 2009, whole strength).
    const EYES: [(&str, [[f64; 3]; 3]); 3] = [
        (
            "protanopia",
            [
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ],
        ),
        (
            "deuteranopia",
            [
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_820, 0.042_940, 0.968_881],
            ],
        ),
        (
            "tritanopia",
            [
                [1.255_528, -0.076_749, -0.178_779],
                [-0.078_411, 0.930_809, 0.147_602],
                [0.004_733, 0.691_367, 0.303_900],
            ],
        ),
    ];

    fn seen(eyes: [[f64; 3]; 3], light: [f64; 3]) -> [f64; 3] {
        eyes.map(|row| (row[0] * light[0] + row[1] * light[1] + row[2] * light[2]).clamp(0.0, 1.0))
    }

    /// Lightness and the two axes of colour, in which distances are as people feel them.
    fn lab([red, green, blue]: [f64; 3]) -> [f64; 3] {
        let bend = |value: f64| {
            if value > 0.008_856 { value.cbrt() } else { 7.787 * value + 16.0 / 116.0 }
        };
        let x = bend((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
        let y = bend(0.2126 * red + 0.7152 * green + 0.0722 * blue);
        let z = bend((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    }

    fn apart(one: [f64; 3], other: [f64; 3]) -> f64 {
        one.iter().zip(other).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt()
    }

    /// Colours nearer to each other than this are easily taken for one another.
    const NEAR: f64 = 16.0;

    /// Terrains that some eyes cannot tell apart by their colour are told by their motif, which can be seen on its ground.
    #[test]
    fn terrains_that_look_alike_to_some_eyes_have_their_own_motif() {
        let mut alike = 0;
        for (eyes, matrix) in EYES {
            let ground = |terrain: Terrain| seen(matrix, light(&fills(terrain.name())[0]));
            for (number, one) in Terrain::ALL.into_iter().enumerate() {
                for other in Terrain::ALL.into_iter().skip(number + 1) {
                    if apart(lab(ground(one)), lab(ground(other))) >= NEAR {
                        continue;
                    }
                    alike += 1;
                    assert_ne!(land::motif(one), land::motif(other), "{one:?} and {other:?} with {eyes}");
                    for terrain in [one, other] {
                        let mark = seen(matrix, light(&stroke(&format!("{}-mark", terrain.name()))));
                        let far = apart(lab(mark), lab(ground(terrain)));
                        assert!(
                            far >= NEAR,
                            "{terrain:?} with {eyes}: its motif is {far:.0} from its ground"
                        );
                    }
                }
            }
        }
        assert!(alike > 0, "some pairs are alike to some eyes");
    }

    /// What a class draws its lines with, by day.
    fn stroke(class: &str) -> String {
        let sheet = LOOK.style_of_file(|wanted| wanted == class);
        let rule = sheet.split(&format!(".tm-{class}{{")).nth(1).unwrap().split('}').next().unwrap();
        rule.split(';').find_map(|part| part.strip_prefix("stroke:")).unwrap().to_owned()
    }
}
