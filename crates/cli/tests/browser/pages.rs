//! Every page that is no game: looks, width, accessibility.

use thirtyfour::prelude::*;

use crate::driver::{Browser, PHONE, SMALL_PHONE, TABLET, WIDE, accessible, no_sideways_scroll, shot};
use crate::server::Server;

const PAGES: [(&str, &str); 7] = [
    ("home", ""),
    ("setup-screen", "new?game=patchwork"),
    ("setup-table", "new?game=patchwork-companion"),
    ("rules", "rules"),
    ("cards", "cards"),
    ("about", "about"),
    ("nowhere", "no/such/page"),
];

#[test]
fn every_plain_page_fits_every_screen_and_is_accessible() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("automa.db"));
    for size in [SMALL_PHONE, PHONE, TABLET, WIDE] {
        Browser::default().with(size, async |driver: WebDriver| {
            for (name, path) in PAGES {
                driver.goto(format!("{}{path}", server.address)).await?;
                shot(&driver, &format!("{name}-{}", size.0)).await;
                no_sideways_scroll(&driver).await?;
                if size == PHONE {
                    accessible(&driver).await?;
                }
                assert_eq!(driver.find_all(By::Tag("h1")).await?.len(), 1, "{name} has one headline");
            }
            Ok(())
        });
    }
}

#[test]
fn preferences_are_remembered() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("automa.db"));
    Browser::default().with(PHONE, async |driver: WebDriver| {
        driver.goto(&server.address).await?;
        driver
            .execute(
                "document.querySelector('input[name=theme][value=dark]').click(); \
                        document.querySelector('input[name=text][value=large]').click(); \
                        document.querySelector('form.prefs').submit();",
                Vec::new(),
            )
            .await?;
        driver.query(By::Css("html[data-theme=dark][data-text=large]")).first().await?;
        driver.goto(format!("{}rules", server.address)).await?;
        driver.query(By::Css("html[data-theme=dark][data-text=large]")).first().await?;
        shot(&driver, "rules-dark-large").await;
        accessible(&driver).await?;
        no_sideways_scroll(&driver).await
    });
}
