//! Evenings beside a real table, tapped in a real browser: what the companions of all games have in common.

use std::collections::HashSet;

use thirtyfour::prelude::*;

use crate::digital::{present, press, until, version};
use crate::driver::{Browser, accessible, no_sideways_scroll, shot};
use crate::server::Server;

/// The pages of a companion.
pub struct Evening {
    /// What a page asks for: its name, and how to know it. The first that is there counts; `over` is the end.
    pub kinds: &'static [(&'static str, &'static str)],
    /// How to know the page with a turn of the Automa on the map.
    pub told: &'static str,
}

impl Evening {
    /// What the page asks for.
    pub async fn kind(&self, driver: &WebDriver) -> WebDriverResult<&'static str> {
        for (name, selector) in self.kinds {
            if present(driver, selector).await?.is_some() {
                return Ok(name);
            }
        }
        panic!("{} asks for nothing", driver.current_url().await?);
    }

    /// Plays from the page that the evening starts with to its result. `check` looks at every kind of page once.
    pub async fn to_the_end(
        &self,
        driver: &WebDriver,
        name: &str,
        check: bool,
        mut answer: impl AsyncFnMut(&'static str) -> WebDriverResult<()>,
    ) -> WebDriverResult<HashSet<&'static str>> {
        let (mut seen, mut told) = (HashSet::new(), false);
        for _ in 0..400 {
            let kind = self.kind(driver).await?;
            let first_turn = !told && present(driver, self.told).await?.is_some();
            if seen.insert(kind) || first_turn {
                told |= first_turn;
                shot(driver, &format!("{name}-{}", if first_turn { "told" } else { kind })).await;
                no_sideways_scroll(driver).await?;
                if check {
                    accessible(driver).await?;
                }
            }
            if kind == "over" {
                assert!(told, "a turn of the Automa was shown on the map");
                return Ok(seen);
            }
            answer(kind).await?;
        }
        panic!("the evening does not end");
    }

    /// Up to the first turn of the Automa; then these reasons, a correction and its undo are one tap away. `set` leads to
    /// the button that sets a fact.
    pub async fn why_fix_and_undo(
        &self,
        driver: &WebDriver,
        name: &str,
        reasons: &[(&str, &str)],
        mut answer: impl AsyncFnMut(&'static str) -> WebDriverResult<()>,
        set: impl AsyncFnOnce() -> WebDriverResult<WebElement>,
    ) -> WebDriverResult<()> {
        while present(driver, self.told).await?.is_none() {
            answer(self.kind(driver).await?).await?;
        }
        let why = driver.find(By::Css("#why > summary")).await?;
        why.scroll_into_view().await?;
        why.click().await?;
        for (selector, what) in reasons {
            assert!(present(driver, selector).await?.is_some(), "{what}");
        }
        shot(driver, &format!("{name}-why")).await;
        accessible(driver).await?;
        // A correction, and back to the table.
        let fix = driver.find(By::Css(".co-bar a[data-key=f]")).await?;
        press(driver, &fix, "the facts are shown").await?;
        let before = version(driver).await?;
        press(driver, &set().await?, "the fact is set").await?;
        assert_eq!(version(driver).await?, before + 1);
        shot(driver, &format!("{name}-fix")).await;
        no_sideways_scroll(driver).await?;
        accessible(driver).await?;
        let undo = driver.find(By::Css(".co-bar button[data-key=u]")).await?;
        press(driver, &undo, "the correction is taken back").await?;
        until("the page says so", async || Ok(present(driver, ".note-box.back").await?.is_some())).await
    }
}

/// Looks at pages of a server in a window of this size and in this light.
pub fn look_at(server: &Server, size: (u32, u32), theme: &'static str, pages: &[(&str, String)]) {
    Browser::default().with(size, async |driver: WebDriver| {
        driver.goto(&server.address).await?;
        driver.add_cookie(Cookie::new("theme", theme)).await?;
        for (name, path) in pages {
            driver.goto(format!("{}{path}", server.address)).await?;
            shot(&driver, &format!("{name}-{}-{theme}", size.0)).await;
            no_sideways_scroll(&driver).await?;
            accessible(&driver).await?;
            assert_eq!(driver.find_all(By::Tag("h1")).await?.len(), 1, "{name} has one headline");
        }
        Ok(())
    });
}
