//! The companion: the real box on the table, the phone beside it. Whole games by plain forms are in `crates/web/tests`.

use thirtyfour::prelude::*;

use crate::digital::start;
use crate::driver::{Browser, PHONE, accessible, no_sideways_scroll, shot};
use crate::server::Server;

#[test]
fn any_fact_can_be_set_right() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("automa.db"));
    Browser::default().with(PHONE, async |driver: WebDriver| {
        start(&driver, &server, "patchwork-companion", "33", "").await?;
        let id = crate::digital::table(&driver).await?;
        driver.goto(format!("{}tables/{id}?open=fix", server.address)).await?;
        shot(&driver, "table-fix").await;
        no_sideways_scroll(&driver).await?;
        accessible(&driver).await?;
        assert!(driver.find_all(By::Css("form input[name=action][value^='fix ']")).await?.len() >= 5);
        Ok(())
    });
}
