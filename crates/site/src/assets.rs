//! Style, script and icons: part of the program, named by their content so that browsers may keep them.

use std::sync::LazyLock;

use axum::Router;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use games::Title;
use kernel::Digest;

use crate::app::App;
use crate::kind::cover;

/// One file that the pages ask for.
struct Asset {
    name: &'static str,
    kind: &'static str,
    body: &'static [u8],
}

/// The style of the pages: tokens, components, and what each game adds for its own pages and drawings.
static STYLE: LazyLock<String> = LazyLock::new(|| {
    let shared = [
        include_str!("../assets/tokens.css"),
        include_str!("../assets/app.css"),
        include_str!("../assets/play.css"),
        include_str!("../assets/pages.css"),
        include_str!("../assets/companion.css"),
        include_str!("../assets/film.css"),
    ]
    .concat();
    let shared = shared + &draw::plot::page_style();
    Title::ALL.iter().fold(shared, |style, title| style + &(cover(*title).style)())
});

/// The style of a person's record, and of its plots.
static RECORD: LazyLock<String> =
    LazyLock::new(|| [include_str!("../assets/record.css"), &draw::plot::page_style()].concat());

/// What `app.js` asks for at once: pages say so early, to save a round trip.
pub const SCRIPT_PARTS: [&str; 5] = ["swap.js", "keys.js", "map.js", "scene.js", "live.js"];

static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    vec![
        Asset { name: "app.css", kind: "text/css; charset=utf-8", body: STYLE.as_bytes() },
        script("app.js", include_str!("../assets/app.js")),
        script("swap.js", include_str!("../assets/swap.js")),
        script("keys.js", include_str!("../assets/keys.js")),
        script("drag.js", include_str!("../assets/drag.js")),
        script("map.js", include_str!("../assets/map.js")),
        script("scene.js", include_str!("../assets/scene.js")),
        script("live.js", include_str!("../assets/live.js")),
        script("film.js", include_str!("../assets/film.js")),
        script("offline.js", include_str!("../assets/offline.js")),
        Asset { name: "record.css", kind: "text/css; charset=utf-8", body: RECORD.as_bytes() },
        Asset {
            name: "learn.css",
            kind: "text/css; charset=utf-8",
            body: include_bytes!("../assets/learn.css"),
        },
        script("files.js", include_str!("../assets/files.js")),
        script("rules.js", include_str!("../assets/rules.js")),
        Asset { name: "icon.svg", kind: "image/svg+xml", body: include_bytes!("../assets/icon.svg") },
        // For those who install the app: what their system shows.
        picture("icon-192.png", include_bytes!("../assets/icon-192.png")),
        picture("icon-512.png", include_bytes!("../assets/icon-512.png")),
        picture("icon-maskable.png", include_bytes!("../assets/icon-maskable.png")),
        picture("icon-touch.png", include_bytes!("../assets/icon-touch.png")),
        Asset {
            name: "manifest.webmanifest",
            kind: "application/manifest+json",
            body: include_bytes!("../assets/manifest.webmanifest"),
        },
    ]
});

/// A part of the script: `app.js` asks for the others.
fn script(name: &'static str, body: &'static str) -> Asset {
    Asset { name, kind: "text/javascript; charset=utf-8", body: body.as_bytes() }
}

fn picture(name: &'static str, body: &'static [u8]) -> Asset {
    Asset { name, kind: "image/png", body }
}

/// The content of all files, as a short mark in their addresses: a new program has new addresses.
static MARK: LazyLock<String> = LazyLock::new(|| {
    let mut digest = Digest::default();
    for asset in &*ASSETS {
        digest.bytes(asset.body);
    }
    format!("{:08x}", digest.value() as u32)
});

/// The path of a file from the root.
pub fn path(name: &str) -> String {
    format!("/assets/{}/{name}", *MARK)
}

/// The path of a file that a browser may ask its host for, past the app inside it: there it lies under this name. Nothing else
/// keeps it, so that its address may stay.
pub fn lasting_path(name: &str) -> String {
    format!("/assets/app/{name}")
}

/// The files.
pub fn routes() -> Router<App> {
    Router::new().route("/assets/{mark}/{name}", get(file)).route("/favicon.ico", get(no_icon))
}

async fn file(Path((_, name)): Path<(String, String)>) -> Response {
    match ASSETS.iter().find(|asset| asset.name == name) {
        Some(asset) => {
            let keep = "public, max-age=31536000, immutable";
            ([(CONTENT_TYPE, asset.kind), (CACHE_CONTROL, keep)], asset.body).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// The pages name an SVG icon; some browsers ask for this one all the same.
async fn no_icon() -> StatusCode {
    StatusCode::NO_CONTENT
}
