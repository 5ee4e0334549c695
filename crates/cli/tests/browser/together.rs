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
    Browser { no_script: true, ..Browser::default() }.with(PHONE, async |driver: WebDriver| {
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

/// The server dies at moments that nobody chooses, while a browser plays; it comes back at the same address. What
/// the page had shown is there, and the page finds its way back by itself or by a reload.
#[test]
fn a_server_killed_at_any_moment_loses_nothing_that_was_shown() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("automa.db");
    let server = Server::start(&database);
    let port = server.port();
    let address = server.address.clone();
    let mut dice = kernel::Dice::new(7);
    Browser::default().with(PHONE, async |driver: WebDriver| {
        start(&driver, &server, "patchwork", "10", "").await?;
        let id = table(&driver).await?;
        let mut server = Some(server);
        for round in 0..12 {
            let before = version(&driver).await?;
            let moment = std::time::Duration::from_micros(dice.below(40_000).into());
            let victim = server.take().expect("it runs");
            let death = std::thread::spawn(move || {
                std::thread::sleep(moment);
                victim.kill();
            });
            if let Some(act) =
                present(&driver, "#act button[data-key=a], #act button[data-key=enter]").await?
            {
                act.click().await?;
            }
            death.join().expect("it is dead");
            let shown = version(&driver).await?;
            assert!(shown >= before);
            server = Some(Server::start_on(port, &database));
            let stored = crate::api::look(server.as_ref().expect("it runs"), &id)["version"]
                .as_u64()
                .expect("a number");
            assert!(stored >= shown, "round {round}: shown {shown}, stored {stored}");
            if round > 1 {
                driver.goto(format!("{address}tables/{id}")).await?;
            }
            // The first two times nobody helps: the page hears of the new server and follows.
            until("the page is in step again", async || Ok(version(&driver).await? == stored)).await?;
        }
        Ok(())
    });
}
