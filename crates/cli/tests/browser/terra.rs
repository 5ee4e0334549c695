//! Terra Mystica: a game of two people from the home page to the result, and one against the Automa with its reasons.

use std::collections::HashSet;

use thirtyfour::prelude::*;

use crate::api;
use crate::digital::{self, present, press, start, until, version};
use crate::driver::{Browser, PHONE, SMALL_PHONE, accessible, no_sideways_scroll, shot};

/// A phone as most people hold one, and a small screen on a desk.
const PHONE_360: (u32, u32) = (360, 780);
const WIDE_800: (u32, u32) = (1280, 800);
use crate::server::Server;

/// What a page asks for: its name, and how to know it. The first that is there counts.
const KINDS: [(&str, &str); 7] = [
    ("over", "main.res"),
    ("faction", ".part .faction button"),
    ("act", "#act button[data-key=enter]:not([disabled])"),
    ("part", ".part .choices button[value]"),
    ("turn", "#fold-pass .choices button"),
    ("hex", ".mapbox a.tm-pick"),
    ("rest", ".tab .choices button"),
];

/// All are asked for at once: a game has a hundred pages.
async fn kind(driver: &WebDriver) -> WebDriverResult<&'static str> {
    let script = "return arguments[0].findIndex(selector => document.querySelector(selector));";
    let selectors = serde_json::json!(KINDS.map(|(_, selector)| selector));
    let found: i64 = driver.execute(script, vec![selectors]).await?.convert()?;
    let found = usize::try_from(found).ok().and_then(|number| KINDS.get(number));
    let Some((name, _)) = found else { panic!("{} asks for nothing", driver.current_url().await?) };
    Ok(name)
}

/// Opens what is folded up, as a person does, and presses the first button inside.
async fn press_inside(driver: &WebDriver, fold: &str) -> WebDriverResult<bool> {
    let Some(summary) = present(driver, &format!("{fold}:has(button[value]) > summary")).await? else {
        return Ok(false);
    };
    let button = format!("{fold} button[value]");
    let shown = driver.find(By::Css(&button)).await?;
    if !shown.is_displayed().await? {
        summary.scroll_into_view().await?;
        summary.click().await?;
    }
    press(driver, &shown, fold).await?;
    Ok(true)
}

/// A turn: mostly on the map, now and then something else, and in the end a pass.
async fn take_turn(driver: &WebDriver, number: usize) -> WebDriverResult<()> {
    let hexes = driver.find_all(By::Css(".mapbox a.tm-pick")).await?;
    if !number.is_multiple_of(3) && !hexes.is_empty() {
        return press(driver, &hexes[number % hexes.len()], "the hex is chosen").await;
    }
    let groups = ["#fold-power", "#fold-special", "#fold-priests", "#fold-tracks"];
    if !number.is_multiple_of(4) && press_inside(driver, groups[number % groups.len()]).await? {
        return Ok(());
    }
    press_inside(driver, "#fold-pass").await.map(|_| ())
}

/// One step of an easy-going person; false when the game is over.
async fn step(driver: &WebDriver, kind: &str, number: usize) -> WebDriverResult<bool> {
    match kind {
        "over" => return Ok(false),
        "faction" => {
            press_inside(driver, &format!(".part details.faction:nth-of-type({})", 1 + number * 7 % 10))
                .await?;
        }
        "turn" => take_turn(driver, number).await?,
        "hex" => {
            let hexes = driver.find_all(By::Css(".mapbox a.tm-pick")).await?;
            press(driver, &hexes[number * 3 % hexes.len()], "the hex is chosen").await?;
        }
        _ => {
            let selector = KINDS.iter().find(|(name, _)| *name == kind).map_or("", |(_, selector)| selector);
            let button = driver.find(By::Css(selector)).await?;
            press(driver, &button, kind).await?;
        }
    }
    Ok(true)
}

/// Plays until the end, or until so many steps; every kind of page is looked at once.
async fn play(driver: &WebDriver, name: &str, most: usize) -> WebDriverResult<HashSet<&'static str>> {
    let mut seen = HashSet::new();
    for number in 0..most {
        let kind = kind(driver).await?;
        if seen.insert(kind) {
            shot(driver, &format!("terra-{name}-{kind}")).await;
            no_sideways_scroll(driver).await?;
            accessible(driver).await?;
        }
        if !step(driver, kind, number).await? {
            break;
        }
    }
    Ok(seen)
}

#[test]
fn two_people_play_a_whole_game_on_a_phone() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("automa.db"));
    Browser::default().with(SMALL_PHONE, async |driver: WebDriver| {
        start(&driver, &server, "terra-mystica", "21", "input[name=automas][value='0']").await?;
        // A reload would forget this.
        driver.execute("window.kept = true;", Vec::new()).await?;
        let seen = play(&driver, "two", 900).await?;
        assert!(seen.contains("over"), "the game ends: {seen:?}");
        let kept: bool = driver.execute("return window.kept === true;", Vec::new()).await?.convert()?;
        assert!(kept, "the page was never left");
        for kind in ["faction", "hex", "act", "part", "turn"] {
            assert!(seen.contains(kind), "{kind} was never asked for: {seen:?}");
        }
        assert!(version(&driver).await? > 40, "a game with something in it");
        let text = driver.find(By::Css("main.res")).await?.text().await?;
        assert!(text.contains("win with") || text.contains("share the victory"), "{text}");
        Ok(())
    });
}

/// What is to be seen without scrolling on a large screen.
const IN_SIGHT: [&str; 6] = [
    ".mapbox svg",
    ".thead .purse",
    ".trounds svg",
    ".tcults svg",
    ".tside.own svg.tm",
    ".tautoma .tboard svg",
];

/// Those that are not, as they lie at the top of the page.
async fn out_of_sight(driver: &WebDriver) -> WebDriverResult<Vec<String>> {
    let script = "return arguments[0].filter(selector => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return !box || box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth;
    });";
    driver.execute("scrollTo(0, 0)", Vec::new()).await?;
    driver.execute(script, vec![serde_json::json!(IN_SIGHT)]).await?.convert()
}

/// Taps of a game.
#[derive(Default)]
struct Taps {
    /// Own turns.
    turns: u32,
    /// All taps in them.
    own: u32,
    /// Answers to power that others offered.
    answers: u32,
}

/// Whether the page asks for an answer to power that somebody offered.
async fn is_offer(driver: &WebDriver) -> WebDriverResult<bool> {
    Ok(present(driver, "#act button[value*=leech], #act button[value*=decline]").await?.is_some())
}

/// Plays a game against the Automa, and counts.
async fn taps_of_a_game(driver: &WebDriver, all_in_sight: bool) -> WebDriverResult<Taps> {
    let count =
        "window.taps = 0; addEventListener('click', event => { taps += event.isTrusted ? 1 : 0; }, true);";
    let tapped = async || driver.execute("return window.taps;", Vec::new()).await?.convert::<u32>();
    let (mut taps, mut last) = (Taps::default(), None);
    for number in 0..900 {
        let kind = kind(driver).await?;
        let now = version(driver).await?;
        if kind == "turn" && taps.turns == 0 {
            driver.execute(count, Vec::new()).await?;
        }
        if kind == "turn" && last != Some(now) {
            (taps.turns, last) = (taps.turns + 1, Some(now));
            if all_in_sight {
                let hidden = out_of_sight(driver).await?;
                assert!(hidden.is_empty(), "turn {}: {hidden:?} can only be seen by scrolling", taps.turns);
            }
        }
        let counts = taps.turns > 0 && kind != "over";
        let (before, offer) = if counts { (tapped().await?, is_offer(driver).await?) } else { (0, false) };
        if !step(driver, kind, number).await? {
            return Ok(taps);
        }
        if counts {
            let sum = if offer { &mut taps.answers } else { &mut taps.own };
            *sum += tapped().await? - before;
        }
    }
    panic!("the game does not end");
}

#[test]
fn a_turn_takes_few_taps_and_everything_is_in_sight() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("automa.db"));
    let mut all = Taps::default();
    for (size, seed, wide) in [(PHONE_360, "31", false), (WIDE_800, "32", true), (PHONE_360, "33", false)] {
        Browser::default().with(size, async |driver: WebDriver| {
            start(&driver, &server, "terra-mystica", seed, "").await?;
            let Taps { turns, own, answers } = taps_of_a_game(&driver, wide).await?;
            println!("seed {seed}: {own} taps for {turns} turns, and {answers} answers to offers");
            all = Taps { turns: all.turns + turns, own: all.own + own, answers: all.answers + answers };
            Ok(())
        });
    }
    let mean = |taps: u32| f64::from(taps) / f64::from(all.turns);
    assert!(all.turns > 40, "games with something in them");
    assert!(mean(all.own) <= 2.6, "{:.2} taps for a turn", mean(all.own));
    assert!(mean(all.own + all.answers) <= 3.0, "{:.2} with answers", mean(all.own + all.answers));
}

/// The first act that each hex of the map offers: the link of the hex, and the act.
async fn first_acts(driver: &WebDriver) -> WebDriverResult<Vec<(String, String)>> {
    let script = "const done = arguments[arguments.length - 1];
        const links = [...document.querySelectorAll('.mapbox a.tm-pick')].map(link => link.getAttribute('href'));
        Promise.all(links.map(async link => {
            const page = new DOMParser().parseFromString(await (await fetch(link)).text(), 'text/html');
            return [link, page.querySelector('#act button[data-key=enter]')?.value ?? ''];
        })).then(done);";
    driver.execute_async(script, Vec::new()).await?.convert()
}

/// The Nomads at their first turn, against the Automa: gives the table.
async fn first_turn(driver: &WebDriver, server: &Server) -> WebDriverResult<String> {
    let options = serde_json::json!({ "factions": "nomads", "automa-factions": "darklings" });
    let id = api::start(server, "terra-mystica", "Taps", 40, &options);
    let table = format!("{}tables/{id}", server.address);
    for _ in 0..8 {
        driver.goto(&table).await?;
        if kind(driver).await? == "turn" {
            return Ok(table);
        }
        api::play(server, &id, 1);
    }
    panic!("the first turn comes after the first dwellings and bonus cards");
}

/// The acts of a turn, the first words of what their buttons say, and the most taps until the turn is over.
const ACTS: [(&str, &[&str], u8); 4] = [
    ("dig, build, end", &["dig", "build"], 3),
    ("upgrade", &["upgrade"], 2),
    ("#fold-power button[value*='ACT2' i]", &[], 2),
    ("#fold-pass button[value]", &[], 2),
];

#[test]
fn each_act_takes_few_taps() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("automa.db"));
    Browser::default().with(PHONE_360, async |driver: WebDriver| {
        for (name, acts, most) in ACTS {
            first_turn(&driver, &server).await?;
            let first = if acts.is_empty() {
                let button = driver.query(By::Css(name)).first().await?;
                let tab = "arguments[0].closest('details').querySelector('summary').click();";
                driver.execute(tab, vec![button.to_json()?]).await?;
                button
            } else {
                let all = first_acts(&driver).await?;
                let does = |course: &str, word: &str| {
                    course.split("; ").any(|part| part.contains(&format!(": {word} ")))
                };
                let fits = all.iter().find(|(_, course)| acts.iter().all(|word| does(course, word)));
                let (link, _) = fits.unwrap_or_else(|| panic!("{name}: {all:?}"));
                let hex = driver.find(By::Css(format!(".mapbox a.tm-pick[href='{link}']"))).await?;
                press(&driver, &hex, "the hex is chosen").await?;
                driver.query(By::Css("#act button[data-key=enter]:not([disabled])")).first().await?
            };
            press(&driver, &first, name).await?;
            let mut taps = 2;
            // The bots have moved: the turn is over.
            while present(&driver, "#scene li a").await?.is_none() {
                let end = driver.find(By::Css("#act button[value]")).await?;
                press(&driver, &end, "the end of the turn").await?;
                taps += 1;
                assert!(taps <= most, "{name} takes more than {most} taps");
            }
            println!("{name}: {taps} taps");
        }
        Ok(())
    });
}

/// The first choice of the Automa that was made on the map: its step of the history is on the screen then.
async fn find_choice_on_the_map(driver: &WebDriver, table: &str) -> WebDriverResult<()> {
    for number in 4..30 {
        driver.goto(format!("{table}/history/{number}")).await?;
        if present(driver, "[data-considered]").await?.is_some() {
            return Ok(());
        }
    }
    panic!("the Automa has built in its first turns");
}

#[test]
fn a_whole_game_against_the_automa_and_its_reasons() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("automa.db"));
    Browser::default().with(PHONE, async |driver: WebDriver| {
        start(&driver, &server, "terra-mystica", "22", "input[name=automas][value='1']").await?;
        let table = format!("{}tables/{}", server.address, digital::table(&driver).await?);
        play(&driver, "automa", 24).await?;
        // Why: filter by filter, each with its rule.
        let why = driver.find(By::Css("details.why-open > summary")).await?;
        why.scroll_into_view().await?;
        why.click().await?;
        let steps = driver.find_all(By::Css("details.why-open .twhy ol.steps > li")).await?;
        assert!(!steps.is_empty(), "the reasons are there");
        shot(&driver, "terra-why").await;
        accessible(&driver).await?;
        no_sideways_scroll(&driver).await?;
        // Where it has built, a map shows what it considered.
        find_choice_on_the_map(&driver, &table).await?;
        shot(&driver, "terra-history-why").await;
        accessible(&driver).await?;
        no_sideways_scroll(&driver).await?;
        let rule = driver.find(By::Css(".twhy a.rule")).await?;
        rule.scroll_into_view().await?;
        rule.click().await?;
        until("the rule", async || {
            Ok(driver.current_url().await?.path().starts_with("/rules/terra-mystica/automa."))
        })
        .await?;
        // And on to the end.
        driver.goto(&table).await?;
        let seen = play(&driver, "automa-on", 900).await?;
        assert!(seen.contains("over"), "the game ends: {seen:?}");
        Ok(())
    });
}

#[test]
fn the_map_stays_where_it_was_moved_to() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("automa.db"));
    Browser::default().with(PHONE, async |driver: WebDriver| {
        start(&driver, &server, "terra-mystica", "23", "").await?;
        for number in 0..2 {
            step(&driver, "faction", number).await?;
        }
        let moved =
            "const box = document.querySelector('.mapbox'); box.scrollTo(90, 40); return box.scrollLeft;";
        let at: i64 = driver.execute(moved, Vec::new()).await?.convert()?;
        assert_eq!(at, 90, "the map is wider than its box");
        let hex = driver.find_all(By::Css(".mapbox a.tm-pick")).await?;
        // Pressed by the keyboard, so that nothing scrolls.
        driver.execute("arguments[0].focus({ preventScroll: true })", vec![hex[0].to_json()?]).await?;
        driver.active_element().await?.send_keys(Key::Enter + "").await?;
        until("the hex is chosen", async || Ok(driver.current_url().await?.as_str().contains("at="))).await?;
        let now = "return document.querySelector('.mapbox').scrollLeft;";
        until("the map stays", async || Ok(driver.execute(now, Vec::new()).await?.convert::<i64>()? == 90))
            .await
    });
}

#[test]
fn a_player_that_plays_on_is_stopped_by_a_button() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("automa.db"));
    Browser::default().with(PHONE, async |driver: WebDriver| {
        start(&driver, &server, "terra-mystica", "24", "input[name=automas][value='1']").await?;
        driver.execute("window.kept = true;", Vec::new()).await?;
        let bulb = driver.find(By::Css("a[href$='?open=hint']")).await?;
        press(&driver, &bulb, "the hint").await?;
        let rest = driver.query(By::Css(".hints button[name=rest][value=yes]")).first().await?;
        rest.scroll_into_view().await?;
        rest.click().await?;
        let shown = "return !document.getElementById('thinking').hidden;";
        let thinks = async || driver.execute(shown, Vec::new()).await?.convert::<bool>();
        until("it says that it thinks", &thinks).await?;
        shot(&driver, "terra-thinking").await;
        accessible(&driver).await?;
        no_sideways_scroll(&driver).await?;
        assert!(thinks().await?, "it thinks for seconds");
        let begun = std::time::Instant::now();
        driver.find(By::Css("#thinking button")).await?.click().await?;
        until("the page is back", async || Ok(!thinks().await?)).await?;
        assert!(begun.elapsed() < std::time::Duration::from_secs(2), "{:?}", begun.elapsed());
        let kept: bool = driver.execute("return window.kept === true;", Vec::new()).await?.convert()?;
        assert!(kept && present(&driver, "h1.todo").await?.is_some(), "the same page, with the table");
        Ok(())
    });
}

/// What is told of a tile over the page.
async fn told(driver: &WebDriver) -> WebDriverResult<String> {
    let script =
        "return [...document.querySelectorAll('.tells li')].filter(one => one.getClientRects().length)
        .map(one => one.innerText.trim()).join('|');";
    driver.execute(script, Vec::new()).await?.convert()
}

#[test]
fn a_tap_on_a_tile_tells_what_it_is_with_and_without_script() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("automa.db"));
    let id = api::start(&server, "terra-mystica", "Tiles", 41, &serde_json::json!({ "factions": "nomads" }));
    api::play(&server, &id, 4);
    let table = format!("{}tables/{id}", server.address);
    Browser::default().with(PHONE_360, async |driver: WebDriver| {
        driver.goto(&table).await?;
        driver.execute("window.kept = true;", Vec::new()).await?;
        assert_eq!(told(&driver).await?, "");
        driver.find(By::Css(".tile-now")).await?.click().await?;
        until("the tile of the round is told", async || Ok(told(&driver).await?.len() > 10)).await?;
        let first = told(&driver).await?;
        shot(&driver, "terra-tile").await;
        let card = driver.find(By::Css(".trounds a.tell:last-of-type")).await?;
        card.scroll_into_view().await?;
        driver
            .execute(
                "arguments[0].dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))",
                vec![card.to_json()?],
            )
            .await?;
        until("another tile is told", async || Ok(told(&driver).await? != first)).await?;
        driver.find(By::Css(".tells .on p")).await?.click().await?;
        until("the next tap closes it", async || Ok(told(&driver).await?.is_empty())).await?;
        let kept: bool =
            driver.execute("return window.kept && !location.hash;", Vec::new()).await?.convert()?;
        assert!(kept, "the page was never left");
        accessible(&driver).await
    });
    Browser { no_script: true, ..Browser::default() }.with(PHONE_360, async |driver: WebDriver| {
        driver.goto(&table).await?;
        driver.find(By::Css(".tile-now")).await?.click().await?;
        until("the link tells it", async || Ok(told(&driver).await?.len() > 10)).await
    });
}
