//! Evenings beside a real table, tapped in a real browser: what the companions of all games have in common.

use std::collections::HashSet;

use thirtyfour::prelude::*;

use crate::digital::present;
use crate::driver::{accessible, no_sideways_scroll, shot};

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
}
