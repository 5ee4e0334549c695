//! Our icons: a 24 x 24 grid. Goods and cults have their own colours; the rest takes the colour of the text around it.

use terra_mystica::{Cult, Structure};

use super::land;
use crate::paper::icons::icons;

icons! {
    "tm":
    Coin "i-coin" concat!(
        r#"<circle cx="12" cy="12" r="9.4" class="tm-coin"/>"#,
        r#"<circle cx="12" cy="12" r="5.6" class="tm-coin-rim"/>"#
    );
    Worker "i-worker" concat!(
        r#"<path class="tm-cube-a" d="M12 2.2l8.6 4.9-8.6 4.9-8.6-4.9z"/>"#,
        r#"<path class="tm-cube-b" d="M3.4 7.1l8.6 4.9v9.8l-8.6-4.9z"/>"#,
        r#"<path class="tm-cube-c" d="M20.6 7.1l-8.6 4.9v9.8l8.6-4.9z"/>"#
    );
    Priest "i-priest" concat!(
        r#"<path class="tm-solid" d="M12 1.8a3.9 3.9 0 0 1 2.5 6.9c2.6 1.4 4 6.2 4.5 12.8"#,
        r#"a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1c.5-6.6 1.9-11.4 4.5-12.8A3.9 3.9 0 0 1 12 1.8z"/>"#
    );
    Power "i-power" concat!(
        r#"<circle cx="12" cy="12" r="10" class="tm-power"/>"#,
        r#"<path class="tm-bolt" d="M13.8 3.8l-7.3 9.4h4.6l-1.3 7 7.7-9.8h-4.9z"/>"#
    );
    /// Victory points: a number goes on top.
    Points "i-points" r#"<path class="tm-points" d="M12 .8l9.7 5.6v11.2L12 23.2l-9.7-5.6V6.4z"/>"#;
    Spade "i-spade" concat!(
        r#"<path class="tm-shaft" d="M8.5 2.5h7M12 2.5v10"/>"#,
        r#"<path class="tm-solid" d="M6.5 11.5h11v4.5c0 3.5-2.5 5.6-5.5 6.5-3-.9-5.5-3-5.5-6.5z"/>"#
    );
    Key "i-key" concat!(
        r#"<circle cx="8" cy="8" r="5" class="tm-key"/>"#,
        r#"<path class="tm-key" d="M11.7 11.7l8.8 8.8M20 15.5l-3.3 3.3M16 12.5l-2.5 2.5"/>"#
    );
    Fire "i-fire" concat!(
        r#"<path class="tm-fire" d="M12.5 1.5c.3 4.7 6.5 6.8 6.5 13a7 7.3 0 0 1-14 0c0-3.3 1.8-5 "#,
        r#"2.9-7.3.6 1.7 1.3 2.6 2.3 3.1-.4-3.6.6-6.6 2.3-8.8z"/>"#
    );
    Water "i-water" r#"<path class="tm-water" d="M12 1.5c3.7 5.4 7 9 7 13.1a7 7 0 0 1-14 0c0-4.1 3.3-7.7 7-13.1z"/>"#;
    Earth "i-earth" r#"<path class="tm-earth" d="M1.5 20.5L9 5.5l4.2 7 2.6-3.5 6.7 11.5z"/>"#;
    Air "i-air" r#"<path class="tm-air" d="M2.5 9h11.3a3.2 3.2 0 1 0-3.2-3.2M2.5 13.5h15.8a3.2 3.2 0 1 1-3.2 3.2M2.5 18h6"/>"#;
    /// Any of the four cults.
    AnyCult "i-cult" concat!(
        r#"<circle cx="7" cy="7" r="4.6" class="tm-fire"/><circle cx="17" cy="7" r="4.6" class="tm-water"/>"#,
        r#"<circle cx="7" cy="17" r="4.6" class="tm-earth"/><circle cx="17" cy="17" r="3.8" class="tm-air"/>"#
    );
    Bridge "i-bridge" r#"<path class="tm-line" d="M2 8.5h20M4 8.5v10.5M20 8.5v10.5M4 16a8 7.5 0 0 1 16 0M12 8.5V5M7 8.5V6M17 8.5V6"/>"#;
    Ship "i-ship" r#"<path class="tm-solid" d="M2 15.5h20l-3.5 6h-13zM13 2l6.5 11H13zM11 5v8H5z"/>"#;
    Town "i-town" concat!(
        r#"<path class="tm-solid" d="M2 21.5V11l4.5-4.5L11 11V8l5.5-5.5L22 8v13.5z"/>"#,
        r#"<path class="tm-hole" d="M9 21.5V17h5v4.5z"/>"#
    );
    Dwelling "i-dwelling" r#"<path class="tm-build" d="M3.5 21.5V11.5L12 3l8.5 8.5v10z"/>"#;
    TradingHouse "i-trading-house" r#"<path class="tm-build" d="M1.8 21.5V12l5.2-5.2L11 10.8V3.5h11.2v18z"/>"#;
    Temple "i-temple" r#"<path class="tm-build" d="M2.5 21.5V13.5a9.5 9.5 0 0 1 8.3-9.4V1.5h2.4v2.6a9.5 9.5 0 0 1 8.3 9.4v8z"/>"#;
    Stronghold "i-stronghold" r#"<path class="tm-build" d="M1.5 21.5V3h4.8v3.8h3.3V3h4.8v3.8h3.3V3h4.8v18.5z"/>"#;
    Sanctuary "i-sanctuary" r#"<path class="tm-build" d="M1 21.5V11l3.2-3.8L6.5 10 12 1.5l5.5 8.5 2.3-2.8L23 11v10.5z"/>"#;
    Carpet "i-carpet" r#"<path class="tm-solid" d="M2 12c4-4 6 2 10 0s6-4 10-2l-1.5 7c-3.5-2-5.5 0-9 1.5S5 17 1.5 19z"/>"#;
    Tunnel "i-tunnel" r#"<path class="tm-solid" fill-rule="evenodd" d="M1.5 21.5V13a10.5 10.5 0 0 1 21 0v8.5zM7 21.5h10V14a5 5 0 0 0-10 0z"/>"#;
    /// The frame of an action that can be used once a round.
    Action "i-action" r#"<path class="tm-action" d="M7.5 1.2h9l6.3 6.3v9l-6.3 6.3h-9l-6.3-6.3v-9z"/>"#;
    /// The same for as often as one likes.
    ActionOpen "i-action-open" r#"<path class="tm-action tm-loose" d="M7.5 1.2h9l6.3 6.3v9l-6.3 6.3h-9l-6.3-6.3v-9z"/>"#;
    /// A network of structures.
    Network "i-network" concat!(
        r#"<path class="tm-line" d="M5.5 18l5-11.5M13 6l5.5 10M7 18.8h10"/>"#,
        r#"<path class="tm-solid" d="M2 16.5h5v5H2zM9.5 2.5h5v5h-5zM17 16.5h5v5h-5z"/>"#
    );
    /// The edge of the board.
    Edge "i-edge" concat!(
        r#"<path class="tm-line" d="M2 2.5v19h20"/>"#,
        r#"<path class="tm-solid" d="M6 18v-5l3-3 3 3v5zM14 18v-5l3-3 3 3v5z"/>"#
    );
    /// As far apart as can be.
    Distance "i-distance" concat!(
        r#"<path class="tm-line" stroke-dasharray="2.5 3" d="M7 17L17 7"/>"#,
        r#"<path class="tm-solid" d="M2 22v-5l3-3 3 3v5zM16 10V5l3-3 3 3v5z"/>"#
    );
    /// Two actions in a row.
    Double "i-double" r#"<path class="tm-line" d="M4 5l7 7-7 7M12.5 5l7 7-7 7"/>"#;
    /// Another home terrain.
    Shift "i-shift" r#"<path class="tm-line" d="M3 10a9 9 0 0 1 16-3.5M20 2.5v5h-5M21 14a9 9 0 0 1-16 3.5M4 21.5v-5h5"/>"#;
    Storm "i-storm" r#"<path class="tm-line" d="M3 5h18M5.5 9.5h12M8.5 14h9M10.5 18.5h4M12 22h1"/>"#;
    Tick "i-tick" r#"<path class="tm-line" stroke-width="3" d="M4.5 12.5l5.5 5.5 9.5-12"/>"#;
    Star "i-star" r#"<path class="tm-solid" d="M12 1.8l3.1 6.6 7.2.9-5.3 5 1.4 7.2-6.4-3.6-6.4 3.6 1.4-7.2-5.3-5 7.2-.9z"/>"#;
    Arrow "i-arrow" r#"<path class="tm-line" d="M7 4.5l8 7.5-8 7.5"/>"#;
    /// From one structure to the next.
    Upgrade "i-upgrade" r#"<path class="tm-build" d="M2 22.5v-8l5.5-5.5 5.5 5.5v8z"/><path class="tm-line" d="M18.5 15V3M14.5 7l4-4.5 4 4.5"/>"#;
    /// Among the last cards it ends the round.
    Pass "i-pass" r#"<path class="tm-line" d="M8 2h8l6 6v8l-6 6H8l-6-6V8zM8 8l8 8M16 8l-8 8"/>"#;
    /// The card never ends the round.
    NoPass "i-no-pass" r#"<circle cx="12" cy="12" r="10" class="tm-line" stroke-dasharray="2.5 3.5"/>"#;
    /// The map is read from the top left.
    ScanDown "i-scan-down" r#"<path class="tm-line" d="M4 5h15M19 5l-3.5-3M19 5l-3.5 3M4 12h11M4 19h15M19 19l-3.5-3M19 19l-3.5 3"/><circle cx="4" cy="5" r="2.5" class="tm-solid"/>"#;
    /// The map is read from the bottom right.
    ScanUp "i-scan-up" r#"<path class="tm-line" d="M20 19H5M5 19l3.5-3M5 19l3.5 3M20 12H9M20 5H5M5 5l3.5-3M5 5l3.5 3"/><circle cx="20" cy="19" r="2.5" class="tm-solid"/>"#;
    /// Counted from the left end.
    ToRight "i-to-right" r#"<path class="tm-line" d="M3 12h17M14 6l6 6-6 6"/>"#;
    /// Counted from the right end.
    ToLeft "i-to-left" r#"<path class="tm-line" d="M21 12H4M10 6l-6 6 6 6"/>"#;
}

impl Icon {
    /// The icon of a cult.
    pub fn of_cult(cult: Cult) -> Icon {
        match cult {
            Cult::Fire => Icon::Fire,
            Cult::Water => Icon::Water,
            Cult::Earth => Icon::Earth,
            Cult::Air => Icon::Air,
        }
    }

    /// The icon of a structure.
    pub fn of_structure(kind: Structure) -> Icon {
        match kind {
            Structure::Dwelling => Icon::Dwelling,
            Structure::TradingHouse => Icon::TradingHouse,
            Structure::Temple => Icon::Temple,
            Structure::Stronghold => Icon::Stronghold,
            Structure::Sanctuary => Icon::Sanctuary,
        }
    }
}

/// The definitions of the icons and terrains that `wanted` says are used.
pub(super) fn definitions(wanted: &dyn Fn(&str) -> bool) -> String {
    land::definitions(wanted) + &symbols(wanted)
}
