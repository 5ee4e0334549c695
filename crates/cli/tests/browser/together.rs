//! Two devices on one table, and a server that dies.

use thirtyfour::prelude::*;

use crate::digital::{present, press, start, table, until, version};
use crate::driver::{Browser, PHONE, TABLET};
use crate::server::Server;

#[test]
fn two_devices_follow_each_other() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("automa.db"));
    Browser::default().with(PHONE, async |one: WebDriver| {
        start(&one, &server, "patchwork", "8", "").await?;
        let id = table(&one).await?;
        let two = Browser::default().open(TABLET).await?;
        let result = async {
            two.goto(format!("{}tables/{id}", server.address)).await?;
            for (acts, follows) in [(&one, &two), (&two, &one), (&one, &two)] {
                let advance = acts.find(By::Css("#act button[data-key=a]")).await?;
                press(acts, &advance, "advanced").await?;
                let now = version(acts).await?;
                until("the other device follows", async || Ok(version(follows).await? == now)).await?;
            }
            Ok(())
        }
        .await;
        two.quit().await?;
        result
    });
}

#[test]
fn the_later_of_two_devices_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("automa.db"));
    // Without script the page stays as it was loaded.
    Browser { no_script: true }.with(PHONE, async |driver: WebDriver| {
        start(&driver, &server, "patchwork", "9", "").await?;
        let address = format!("{}tables/{}", server.address, table(&driver).await?);
        let first = driver.window().await?;
        let second = driver.new_tab().await?;
        driver.switch_to_window(second).await?;
        driver.goto(&address).await?;
        driver.find(By::Css("#act button[data-key=a]")).await?.click().await?;
        driver.switch_to_window(first).await?;
        driver.find(By::Css("#act button[data-key=a]")).await?.click().await?;
        until("the notice", async || Ok(driver.current_url().await?.as_str().contains("said=conflict")))
            .await?;
        assert!(
            present(&driver, ".note-box").await?.is_some(),
            "the page says that another device was first"
        );
        Ok(())
    });
}

#[test]
fn a_killed_server_loses_nothing_that_was_shown() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("automa.db");
    let mut server = Server::start(&database);
    Browser::default().with(PHONE, async |driver: WebDriver| {
        start(&driver, &server, "patchwork", "10", "").await?;
        let id = table(&driver).await?;
        for _ in 0..5 {
            let advance = driver.find(By::Css("#act button[data-key=a]")).await?;
            press(&driver, &advance, "advanced").await?;
            let shown = version(&driver).await?;
            server.kill();
            server = Server::start(&database);
            driver.goto(format!("{}tables/{id}", server.address)).await?;
            assert_eq!(version(&driver).await?, shown);
        }
        Ok(())
    });
}
