//! The first games that are taught, by somebody who does nothing but what the page says and shows.

use thirtyfour::prelude::*;

use crate::digital::{present, until, version};
use crate::driver::{Browser, SMALL_PHONE, WIDE, accessible, no_sideways_scroll, shot};
use crate::server::Server;

/// The middle of what is lit: the button that answers, or else what leads to it. What lies on a map must be in sight; to
/// anything else a person scrolls.
const LIT: &str = "
    const lit = [...document.querySelectorAll('.taught')].filter((one) => one.checkVisibility() && one.getClientRects().length);
    let one = lit.find((one) => one.matches('button')) ?? lit.find((one) => !one.closest('svg .taught .taught'));
    if (!one) return null;
    // Where anything may be chosen, a free place.
    one = one.querySelector('a[data-at]') ?? one;
    if (!one.dataset.hex) one.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const there = document.elementFromPoint(x, y);
    const open = one.contains(there) || there?.contains(one) || (one.ownerSVGElement && there?.closest('svg') === one.ownerSVGElement);
    return [x, y, Boolean(open)];";

/// What changes when something was done.
const STATE: &str = "
    const lit = [...document.querySelectorAll('.taught')].filter((one) => one.checkVisibility()).length;
    return [location.href, document.body.dataset.version, document.querySelector('#coach')?.innerText, lit].join(' | ');";

/// How often somebody does something else in a lesson.
const STRAYS: usize = 3;

/// An answer that is not lit.
const OTHER: &str = "#content button[name^=act]:not(.taught):not([disabled])";

async fn state(driver: &WebDriver) -> WebDriverResult<String> {
    driver.execute(STATE, Vec::new()).await?.convert()
}

/// Presses what is lit, with the pointer.
async fn follow(driver: &WebDriver) -> WebDriverResult<()> {
    // What lies over the board for a moment goes at the first touch.
    driver.execute("document.dispatchEvent(new Event('pointerdown'))", Vec::new()).await?;
    let before = state(driver).await?;
    let mut place: Option<(i64, i64, bool)> = None;
    until(&format!("something is lit, and nothing lies over it: {before}"), async || {
        place = driver.execute(LIT, Vec::new()).await?.convert()?;
        Ok(place.is_some_and(|(_, _, open)| open))
    })
    .await?;
    let (x, y, _) = place.unwrap_or_default();
    driver.action_chain().move_to(x, y).click().perform().await?;
    until(&format!("it was done: {before}"), async || Ok(state(driver).await? != before)).await
}

/// Does something else, if the page has a button for it: it is answered kindly in a few lines, and nothing changes.
async fn try_another(driver: &WebDriver) -> WebDriverResult<bool> {
    for other in driver.find_all(By::Css(OTHER)).await? {
        if !other.is_displayed().await? {
            continue;
        }
        let before = version(driver).await?;
        other.scroll_into_view().await?;
        driver.execute("arguments[0].click()", vec![other.to_json()?]).await?;
        driver.query(By::Css("#coach [role=alert]")).first().await?;
        assert_eq!(version(driver).await?, before, "what is not asked for changes nothing");
        let heights = "return [document.querySelector('#coach').offsetHeight, innerHeight];";
        let [coach, window]: [u32; 2] = driver.execute(heights, Vec::new()).await?.convert()?;
        assert!(2 * coach < window, "the answer takes {coach} of {window} pixels");
        return Ok(true);
    }
    Ok(false)
}

async fn begin(driver: &WebDriver, server: &Server, game: &str, german: bool) -> WebDriverResult<()> {
    driver.goto(server.as_ref()).await?;
    if german {
        driver.execute("document.cookie = 'lang=de; path=/'", Vec::new()).await?;
        driver.refresh().await?;
    }
    let form = format!("form[action$='/lessons/{game}'] button");
    let button = driver.query(By::Css(form)).first().await?;
    button.scroll_into_view().await?;
    button.click().await?;
    driver.query(By::Id("coach")).first().await?;
    Ok(())
}

fn is_finished(game: &'static str, size: (u32, u32), german: bool) {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(&folder.path().join("automa.db"));
    Browser::default().with(size, async |driver: WebDriver| {
        begin(&driver, &server, game, german).await?;
        driver
            .execute(
                "window.wrongs = []; addEventListener('error', (event) => wrongs.push(event.message));",
                Vec::new(),
            )
            .await?;
        let said = driver.find(By::Css("#coach summary b")).await?.text().await?;
        assert!(said.starts_with(if german { "Schritt 1 von " } else { "Step 1 of " }), "{said}");
        // At several steps, where there is something else to press, and then on as if nothing had been.
        let mut strayed = 0;
        let mut pressed = 0;
        while present(&driver, "#coach .btn.go").await?.is_none() {
            follow(&driver).await?;
            pressed += 1;
            assert!(pressed < 120, "the lesson does not end");
            if strayed < STRAYS && try_another(&driver).await? {
                strayed += 1;
            }
            if pressed % 9 == 1 {
                shot(&driver, &format!("lesson-{game}-{}-{pressed}", size.0)).await;
                no_sideways_scroll(&driver).await?;
                // On a phone the one who teaches lies over what was scrolled under her: a finger scrolls it out again.
                if size == WIDE {
                    accessible(&driver).await?;
                }
            }
        }
        assert_eq!(strayed, STRAYS, "steps at which something else could be pressed");
        let wrongs: Vec<String> = driver.execute("return window.wrongs;", Vec::new()).await?.convert()?;
        assert!(wrongs.is_empty(), "{wrongs:?}");
        driver.find(By::Css("#coach .btn.go")).await?.click().await?;
        until("the lesson has let go", async || Ok(present(&driver, "#coach").await?.is_none())).await
    });
}

#[test]
fn the_first_quilt_on_the_smallest_phone() {
    is_finished("patchwork", SMALL_PHONE, false);
}

#[test]
fn the_first_quilt_in_german_on_a_wide_screen() {
    is_finished("patchwork", WIDE, true);
}

#[test]
fn the_first_land_on_the_smallest_phone() {
    is_finished("terra-mystica", SMALL_PHONE, false);
}

#[test]
fn the_first_land_in_german_on_a_wide_screen() {
    is_finished("terra-mystica", WIDE, true);
}

#[test]
fn the_first_civilization_on_the_smallest_phone() {
    is_finished("tapestry", SMALL_PHONE, false);
}

#[test]
fn the_first_civilization_in_german_on_a_wide_screen() {
    is_finished("tapestry", WIDE, true);
}

#[test]
fn a_lesson_that_is_left_becomes_a_game() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("automa.db"));
    Browser::default().with(SMALL_PHONE, async |driver: WebDriver| {
        begin(&driver, &server, "patchwork", false).await?;
        for _ in 0..4 {
            follow(&driver).await?;
        }
        driver.find(By::Css("#coach form button")).await?.click().await?;
        until("the lesson is left", async || Ok(present(&driver, "#coach").await?.is_none())).await?;
        let before = version(&driver).await?;
        driver.find(By::Css("#act button[data-key=a]")).await?.click().await?;
        until("the game goes on", async || Ok(version(&driver).await? > before)).await
    });
}
