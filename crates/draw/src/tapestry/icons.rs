//! Our icons: a 24 x 24 grid. Goods and buildings have their own colours; the rest takes the colour of the text.

use tapestry::{Building, Good, Track};

use crate::paper::icons::icons;

icons! {
    "ta":
    Coin "i-coin" concat!(
        r#"<circle cx="12" cy="12" r="9" class="ta-coin"/>"#,
        r#"<circle cx="12" cy="12" r="5" class="ta-coin-rim"/>"#
    );
    Worker "i-worker" concat!(
        r#"<circle cx="12" cy="6" r="4" class="ta-stone"/>"#,
        r#"<path class="ta-stone" d="M4.5 21c0-6 3-9 7.5-9s7.5 3 7.5 9z"/>"#
    );
    Food "i-food" concat!(
        r#"<path class="ta-fruit" d="M12 21C6 17 4 12 6 8c2.5-2 4.5-1 6 .5C13.5 7 15.5 6 18 8c2 4 0 9-6 13z"/>"#,
        r#"<path class="ta-stalk" d="M12 8.5c0-3 1.5-5 4-6"/>"#
    );
    Culture "i-culture" r#"<path class="ta-star" d="M12 2.5l2.6 6 6.5.6-4.9 4.3 1.5 6.4L12 16.4l-5.7 3.4 1.5-6.4L2.9 9.1l6.5-.6z"/>"#;
    Market "i-market" concat!(
        r#"<path class="ta-market" d="M3 9l2-5h14l2 5v1H3zM4.5 10v11h15V10"/>"#,
        r#"<path class="ta-door" d="M9 21v-6h6v6"/>"#
    );
    House "i-house" concat!(
        r#"<path class="ta-stone" d="M3 12l9-8.5 9 8.5v9H3z"/>"#,
        r#"<path class="ta-door" d="M9.5 21v-6h5v6"/>"#
    );
    Farm "i-farm" concat!(
        r#"<path class="ta-fruit" d="M3 21V10c0-4 4-7 9-7s9 3 9 7v11z"/>"#,
        r#"<path class="ta-gate" d="M8 21v-7h8v7M8 14l8 7M16 14l-8 7"/>"#
    );
    Armory "i-armory" concat!(
        r#"<path class="ta-star" d="M3 4h4v2.5h3V4h4v2.5h3V4h4v17H3z"/>"#,
        r#"<path class="ta-door" d="M9 21v-5a3 3 0 0 1 6 0v5"/>"#
    );
    Exploration "i-exploration" concat!(
        r#"<circle cx="12" cy="12" r="9.5" class="ta-line"/>"#,
        r#"<path class="ta-solid" d="M15.8 8.2l-2.3 5.3-5.3 2.3 2.3-5.3z"/>"#
    );
    Technology "i-technology" concat!(
        r#"<circle cx="9.5" cy="13.5" r="4.5" class="ta-line"/>"#,
        r#"<path class="ta-line" d="M9.5 7v2M9.5 18v2.5M3 13.5h2M14 13.5h2.5M5 9l1.3 1.3M12.7 16.7L14 18M5 18l1.3-1.3M12.7 10.3L14 9"/>"#,
        r#"<circle cx="18.5" cy="5.5" r="2.6" class="ta-line"/>"#
    );
    Science "i-science" concat!(
        r#"<path class="ta-line" d="M9.5 2.5h5M10.5 3v6L4.5 19a1.7 1.7 0 0 0 1.5 2.5h12a1.7 1.7 0 0 0 1.5-2.5l-6-10V3"/>"#,
        r#"<path class="ta-solid" d="M7.5 15.5h9l2 4.5h-13z"/>"#
    );
    Military "i-military" r#"<path class="ta-line" d="M20.5 3.5l-11 11M20.5 3.5l-4 .5-9 9M20.5 3.5l-.5 4-9 9M5 12l7 7M8.5 15.5L3.5 20.5"/>"#;
    /// The arts: a mask.
    Arts "i-arts" concat!(
        r#"<path class="ta-line" d="M4 4c5 2 11 2 16 0v8c0 5-4 9-8 9s-8-4-8-9z"/>"#,
        r#"<path class="ta-line" d="M8 10h2M14 10h2M8.5 15c2 2 5 2 7 0"/>"#
    );
    Landmark "i-landmark" r#"<path class="ta-line" d="M3 21h18M5 21V11h14v10M4 11l8-7 8 7zM9.5 21v-5h5v5"/>"#;
    Tile "i-tile" concat!(
        r#"<path class="ta-line" d="M7 3.5h10l5 8.5-5 8.5H7L2 12z"/>"#,
        r#"<path class="ta-solid" d="M7 3.5L12 12 2 12z"/>"#
    );
    Card "i-card" concat!(
        r#"<rect x="5" y="2.5" width="14" height="19" rx="2" class="ta-line"/>"#,
        r#"<path class="ta-line" d="M8 7c3 2 5-2 8 0M8 11c3 2 5-2 8 0M8 15c3 2 5-2 8 0"/>"#
    );
    Tech "i-tech" concat!(
        r#"<rect x="3.5" y="4" width="17" height="16" rx="2" class="ta-line"/>"#,
        r#"<path class="ta-line" d="M8 9h8M8 13h5"/>"#
    );
    Tower "i-tower" r#"<path class="ta-solid" d="M7.5 21V10H5.5V4h3v2.2h2V4h3v2.2h2V4h3v6h-2v11z"/>"#;
    Points "i-points" r#"<path class="ta-points" d="M12 2l8.7 5v10L12 22l-8.7-5V7z"/>"#;
    /// The nearest end of a track.
    Flag "i-flag" concat!(
        r#"<path class="ta-line" d="M5 22V3"/>"#,
        r#"<path class="ta-solid" d="M5.5 4c4-2.5 8 2.5 14 0v9c-6 2.5-10-2.5-14 0z"/>"#
    );
    /// The nearest landmark, or the end.
    FlagHouse "i-flaghouse" concat!(
        r#"<path class="ta-line" d="M3 22V3"/>"#,
        r#"<path class="ta-solid" d="M3.5 3.5c3-2 5 1.5 9 0v7c-4 1.5-6-2-9 0zM11 16l5.5-5 5.5 5v6H11z"/>"#
    );
    /// The favourite track, half the Automa's and half the Shadow Empire's.
    Heart "i-heart" concat!(
        r#"<path class="ta-heart-automa" d="M12 21C5 15.5 2 12 2 8a5 5 0 0 1 10-1.5z"/>"#,
        r#"<path class="ta-heart-shadow" d="M12 21c7-5.5 10-9 10-13a5 5 0 0 0-10-1.5z"/>"#
    );
    /// An income turn, if the deck is empty.
    Hand "i-hand" concat!(
        r#"<path class="ta-line" d="M3 14c3-2 5-1 7 .5h4.5a1.5 1.5 0 0 1 0 3H11M14.5 16l5-2.5c1.5-.7 2.5 1 1.5 2L15 20.5c-3 1.5-6 .5-9-1L3 21"/>"#,
        r#"<circle cx="12.5" cy="6.5" r="4" class="ta-coin"/>"#
    );
    /// An outpost of the Shadow Empire that falls.
    Topple "i-topple" concat!(
        r#"<path class="ta-line" d="M2 21h20M5 9a8 8 0 0 1 4-4"/>"#,
        r#"<path class="ta-solid" transform="translate(-2.5 0) rotate(62 12 18)" d="M9 18V8H7.5V4.5h2V6h1.6V4.5h1.8V6h1.6V4.5h2V8H15v10z"/>"#
    );
    /// A resource of any kind: a token with a quarter for each.
    Any "i-any" concat!(
        r#"<path class="ta-coin" d="M12 12V2.5A9.5 9.5 0 0 0 2.5 12z"/>"#,
        r#"<path class="ta-stone" d="M12 12h9.5A9.5 9.5 0 0 0 12 2.5z"/>"#,
        r#"<path class="ta-fruit" d="M12 12H2.5a9.5 9.5 0 0 0 9.5 9.5z"/>"#,
        r#"<path class="ta-star" d="M12 12v9.5a9.5 9.5 0 0 0 9.5-9.5z"/>"#
    );
    /// Whatever there is, where no sign is printed.
    Blank "i-blank" r#"<rect x="4" y="4" width="16" height="16" rx="2" class="ta-line"/>"#;
    /// An income building of any kind.
    AnyBuilding "i-building" r#"<path class="ta-line" stroke-dasharray="3.5 2.5" d="M3.5 12L12 4l8.5 8v8.5h-17z"/>"#;
    /// A tile laid on the map.
    Explore "i-explore" concat!(
        r#"<path class="ta-line" d="M7.5 8.5h9l4.5 6.5-4.5 6.5h-9L3 15z"/>"#,
        r#"<path class="ta-solid" d="M10.5 1h3v7h3.5L12 15 7 8h3.5z"/>"#
    );
    /// An outpost put on the map.
    Conquer "i-conquer" concat!(
        r#"<path class="ta-line" d="M5.5 12.5L2.5 17l3.5 5h12l3.5-5-3-4.5"/>"#,
        r#"<path class="ta-solid" d="M8.5 18V8H7V2.5h2.6v2h1.2v-2h2.4v2h1.2v-2H17V8h-1.5v10z"/>"#
    );
    /// A territory that somebody controls.
    Land "i-land" concat!(
        r#"<path class="ta-line" d="M7 8h10l5 7-5 7H7l-5-7z"/>"#,
        r#"<path class="ta-solid" d="M11 17V2l7 3.5-5.5 3V17z"/>"#
    );
    /// A new tech card.
    Invent "i-invent" concat!(
        r#"<rect x="2.5" y="6" width="15" height="15" rx="2" class="ta-line"/>"#,
        r#"<path class="ta-line" d="M6 13.5h8M10 9.5v8M19.5 2v6M16.5 5h6"/>"#
    );
    /// A tech card that moves up a row.
    Upgrade "i-upgrade" concat!(
        r#"<rect x="2.5" y="8" width="13" height="13" rx="2" class="ta-line"/>"#,
        r#"<path class="ta-solid" d="M19 2l4 6h-2.5v9h-3V8H15z"/>"#
    );
    /// Open cards that are replaced, a benefit that comes again.
    Again "i-again" r#"<path class="ta-line" d="M20 7.5A9 9 0 1 0 21 13M20.5 2v6h-6"/>"#;
    Die "i-die" concat!(
        r#"<rect x="3" y="3" width="18" height="18" rx="4" class="ta-line"/>"#,
        r#"<path class="ta-solid" d="M8 6.2a1.8 1.8 0 1 0 .1 0zM16 14.2a1.8 1.8 0 1 0 .1 0zM12 10.2a1.8 1.8 0 1 0 .1 0z"/>"#
    );
    /// A step forward on a track.
    Up "i-up" r#"<path class="ta-solid" d="M12 2.5l8 9h-5V21H9v-9.5H4z"/>"#;
    /// A step back.
    Down "i-down" r#"<path class="ta-solid" d="M12 21.5l8-9h-5V3H9v9.5H4z"/>"#;
    /// A planet, for space tiles.
    Planet "i-planet" concat!(
        r#"<circle cx="12" cy="12" r="6.5" class="ta-line"/>"#,
        r#"<path class="ta-line" d="M6.5 15.5C2.5 18.5 1.5 20.5 3 21c2.5 1 9-3 13.5-7.5S23 3.5 21 3c-1.5-.4-4 1.2-5 2"/>"#
    );
    Civilization "i-civilization" r#"<path class="ta-line" d="M4 19h16l1-11-5 4-4-7-4 7-5-4z"/>"#;
    Masterpiece "i-masterpiece" concat!(
        r#"<rect x="3" y="4" width="18" height="16" class="ta-line"/>"#,
        r#"<path class="ta-line" d="M6.5 16.5l4-5 3 3.5 2-2 2 3.5z"/>"#
    );
    Inspiration "i-inspiration" r#"<path class="ta-line" d="M9 18.5h6M10 21.5h4M9 15.5c-2.5-2-3.5-4-3.5-6a6.5 6.5 0 0 1 13 0c0 2-1 4-3.5 6z"/>"#;
    /// Complete rows and columns of the city.
    Lines "i-lines" concat!(
        r#"<path class="ta-line" d="M3 3h18v18H3zM9 3v18M15 3v18M3 9h18M3 15h18"/>"#,
        r#"<path class="ta-solid" d="M3 9h18v6H3z"/>"#
    );
    /// A player token.
    Token "i-token" r#"<path class="ta-line" d="M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9"/>"#;
}

impl Icon {
    /// The icon of a resource.
    pub fn of_good(good: Good) -> Icon {
        match good {
            Good::Coin => Icon::Coin,
            Good::Worker => Icon::Worker,
            Good::Food => Icon::Food,
            Good::Culture => Icon::Culture,
        }
    }

    /// The icon of an income building.
    pub fn of_building(building: Building) -> Icon {
        match building {
            Building::Market => Icon::Market,
            Building::House => Icon::House,
            Building::Farm => Icon::Farm,
            Building::Armory => Icon::Armory,
        }
    }

    /// The icon of a track.
    pub fn of_track(track: Track) -> Icon {
        match track {
            Track::Exploration => Icon::Exploration,
            Track::Technology => Icon::Technology,
            Track::Science => Icon::Science,
            Track::Military => Icon::Military,
            Track::Arts => Icon::Arts,
        }
    }
}
