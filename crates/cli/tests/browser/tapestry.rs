//! Tapestry on screen: a two-player game by taps from the home page to the result, and its pages in every light.

use serde_json::json;
use thirtyfour::prelude::*;

use crate::api;
use crate::digital::{present, press, start, until, version};
use crate::driver::{Browser, PHONE, SMALL_PHONE, WIDE, accessible, no_sideways_scroll, shot};
use crate::evening::look_at;
use crate::server::Server;

const OVER: &str = "main.res";
const PLACE: &str = "a[data-pick], a[data-plot]";
const NEXT: &str = "a.step:not(.no)";
const ANSWER: &str = "#answers button[name=action], .ta-ask .ta-mat button[name=action]";
const ACT: &str = "#act button[data-key=enter]:not([disabled])";

/// One step of a person who does what can be done; false when the game is over.
async fn step(driver: &WebDriver) -> WebDriverResult<bool> {
    let number = version(driver).await?;
    if present(driver, OVER).await?.is_some() {
        return Ok(false);
    }
    // A place that was tapped is confirmed in the bar.
    if driver.current_url().await?.query().is_some_and(|query| query.contains("at="))
        && let Some(act) = present(driver, ACT).await?
    {
        press(driver, &act, "the decision is shown").await?;
        return Ok(true);
    }
    let places = driver.find_all(By::Css(PLACE)).await?;
    if !places.is_empty() {
        press(driver, &places[number as usize % places.len()], "the place is chosen").await?;
        return Ok(true);
    }
    let answers = driver.find_all(By::Css(ANSWER)).await?;
    if !answers.is_empty() {
        let at = number as usize % answers.len();
        // Civilizations are folded up, one open at a time: the button is behind the name.
        let unfold = format!(
            "const fold = document.querySelectorAll('{ANSWER}')[{at}].closest('details'); if (fold) fold.open = true"
        );
        driver.execute(unfold, Vec::new()).await?;
        press(driver, &answers[at], "the answer is shown").await?;
        return Ok(true);
    }
    let next = driver.find_all(By::Css(NEXT)).await?;
    if !next.is_empty() && number % 6 != 5 {
        press(driver, &next[number as usize % next.len()], "the space is chosen").await?;
        return Ok(true);
    }
    let bar = driver.find(By::Css("#act :is(button[name=action], a.adv)")).await?;
    press(driver, &bar, "the decision is shown").await?;
    Ok(true)
}

/// Plays a whole game on a phone from the home page to the result; gives how often the reasons of the bots were there.
fn whole_game(name: &'static str, seed: &'static str, more: &'static str) -> usize {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(&folder.path().join("automa.db"));
    let mut reasons = 0;
    Browser::default().with(PHONE, async |driver: WebDriver| {
        start(&driver, &server, "tapestry", seed, more).await?;
        let mut steps = 0;
        while step(&driver).await? {
            steps += 1;
            assert!(steps < 900, "the game does not end");
            reasons += usize::from(present(&driver, "#why-bots .ta-why-tracks li.taken").await?.is_some());
            if [3, 12, 40, 90].contains(&steps) {
                shot(&driver, &format!("{name}-{steps}")).await;
                no_sideways_scroll(&driver).await?;
                accessible(&driver).await?;
            }
        }
        shot(&driver, &format!("{name}-result")).await;
        assert_eq!(driver.find_all(By::Css("main.res h1")).await?.len(), 1);
        no_sideways_scroll(&driver).await?;
        accessible(&driver).await
    });
    reasons
}

/// What is wrong with the page of a decision: the question or the first thing to choose is not in view, a choice has no picture.
async fn wrong(driver: &WebDriver) -> WebDriverResult<Vec<String>> {
    let script = "
        const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
        const [top, bar] = [box('.ta-head').bottom, matchMedia('(min-width: 1100px)').matches ? innerHeight : box('.bar').top];
        const inside = (what) => what && what.height > 0 && what.top >= top - 2 && what.top + Math.min(what.height, 40) <= bar + 1;
        const first = box('.ta-ask :is(a.step, button, summary, a[data-pick], a[data-plot])');
        const plain = [...document.querySelectorAll('.ta-ask button.choice:not(:has(.pic))')];
        // A large screen shows all that can be chosen: nothing of the question is below the fold.
        const desk = document.querySelector('.tplay');
        const folded = matchMedia('(min-width: 1100px)').matches && (desk.scrollHeight > desk.clientHeight + 1 || box('.bar').bottom > innerHeight);
        return [
            ...folded ? ['choices are below the fold by ' + (desk.scrollHeight - desk.clientHeight)] : [],
            ...inside(box('h1.todo')) ? [] : ['the question is not in view'],
            ...first && !inside(box('.ta-ask')) ? ['nothing to choose is in view'] : [],
            ...plain.filter((one) => !/: (yes|number)/.test(one.value)).map((one) => one.value + ' has no picture'),
        ];";
    driver.execute(script, Vec::new()).await?.convert()
}

/// What a large screen shows of the table without scrolling.
const IN_SIGHT: &str = "scrollTo(0, 0); return ['.ta-tracks', '.ta-head', '.ta-right > .bots', '.ta-own > :last-child svg', '.bar'].filter((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return !box || box.top < 0 || box.bottom > innerHeight + 1 || box.right > innerWidth;
});";

/// Plays a game against the bots and looks at every decision; gives for each own turn how many taps it took beyond its decisions.
async fn taps_of_a_game(driver: &WebDriver, wide: bool) -> WebDriverResult<Vec<i64>> {
    let count =
        "window.taps = 0; addEventListener('click', event => { taps += event.isTrusted ? 1 : 0; }, true);";
    driver.execute(count, Vec::new()).await?;
    let tapped = async || driver.execute("return window.taps;", Vec::new()).await?.convert::<i64>();
    let (mut turns, mut decisions, mut last) = (Vec::new(), 0, None);
    let (mut since, mut seen) = (0, version(driver).await?);
    loop {
        let now = version(driver).await?;
        decisions += i64::from(now != seen);
        seen = now;
        // A place that was tapped may have been scrolled to.
        let tapped_on = driver.current_url().await?.query().is_some_and(|query| query.contains("at="));
        if !tapped_on && present(driver, OVER).await?.is_none() {
            let wrong = wrong(driver).await?;
            if !wrong.is_empty() {
                shot(driver, "tapestry-wrong").await;
            }
            assert!(wrong.is_empty(), "{} at {now}: {wrong:?}", driver.current_url().await?);
        }
        if present(driver, "ul.ta-next").await?.is_some() && last != Some(now) {
            if last.is_some() {
                turns.push(tapped().await? - since - decisions);
            }
            (last, since, decisions) = (Some(now), tapped().await?, 0);
            if wide {
                let hidden: Vec<String> = driver.execute(IN_SIGHT, Vec::new()).await?.convert()?;
                assert!(hidden.is_empty(), "at {now}: {hidden:?} can only be seen by scrolling");
            }
        }
        if !step(driver).await? {
            return Ok(turns);
        }
    }
}

#[test]
fn a_turn_takes_few_taps_and_its_question_is_always_in_view() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(&folder.path().join("automa.db"));
    let mut all = Vec::new();
    for (size, seed) in [((360, 780), "41"), ((1280, 800), "42")] {
        Browser::default().with(size, async |driver: WebDriver| {
            start(&driver, &server, "tapestry", seed, "").await?;
            let turns = taps_of_a_game(&driver, size.0 > 1000).await?;
            println!("{size:?}: taps beyond the decisions of {} turns: {turns:?}", turns.len());
            all.extend(turns);
            Ok(())
        });
    }
    all.sort_unstable();
    assert!(all.len() > 15, "games with something in them");
    assert!(all[all.len() / 2] <= 4, "{all:?}");
}

/// Plays on until a building is to be placed that covers several plots.
async fn to_a_landmark(driver: &WebDriver) -> WebDriverResult<()> {
    let script = "const data = document.getElementById('hold'); if (!data) return false; const { width, height } = JSON.parse(data.textContent).pieces[0].outlines[0]; return width * height > 1;";
    for _ in 0..400 {
        if driver.execute(script, Vec::new()).await?.convert::<bool>()? {
            return Ok(());
        }
        assert!(step(driver).await?, "a game without a landmark");
    }
    panic!("no landmark");
}

/// A landmark is dragged from the hand into the city: the page shows it there, and one tap builds it. Where it does not fit, nothing
/// happens.
#[test]
fn a_landmark_is_dragged_into_the_city() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(&folder.path().join("automa.db"));
    Browser::default().with(PHONE, async |driver: WebDriver| {
        start(&driver, &server, "tapestry", "41", "").await?;
        to_a_landmark(&driver).await?;
        let drag = "
            const fits = arguments[0], { pieces, columns } = JSON.parse(document.getElementById('hold').textContent);
            const { outlines: [{ fits: places, grip }] } = pieces[0];
            document.querySelector('[data-board]').scrollIntoView({ block: 'center' });
            const squares = document.querySelector('[data-board] [data-squares]'), matrix = squares.getScreenCTM();
            const unit = matrix.a * squares.dataset.squares;
            const of = (name) => [columns.indexOf(name[0]) - (columns.length - 9) / 2, Number(name.slice(1)) - 1];
            const inside = places.find((name) => of(name).every((at) => at >= 0 && at < 7)) ?? places[0];
            const [column, row] = of(inside);
            const at = fits ? [matrix.e + (column + grip[0] + .5) * unit, matrix.f + (row + grip[1] + .5) * unit] : [4, 4];
            const hand = document.querySelector('.ta-hand'), from = hand.getBoundingClientRect();
            const send = (type, [clientX, clientY]) => hand.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, pointerType: 'mouse', clientX, clientY }));
            send('pointerdown', [from.x + 9, from.y + 9]); send('pointermove', [from.x + 40, from.y + 40]); send('pointermove', at);
            const floats = document.querySelectorAll('svg.float').length;
            send('pointerup', at);
            return [String(floats), inside];";
        let away: Vec<String> = driver.execute(drag, vec![json!(false)]).await?.convert()?;
        assert_eq!(away[0], "1", "it floats under the pointer");
        assert!(present(&driver, ".ta-laying").await?.is_none(), "dropped beside the city it goes back");
        let laid: Vec<String> = driver.execute(drag, vec![json!(true)]).await?.convert()?;
        until("the landmark lies where it was dropped", async || {
            let url = driver.current_url().await?;
            let here = url.query_pairs().any(|(key, value)| key == "at" && value == laid[1]);
            Ok(here && present(&driver, ".ta-laying").await?.is_some())
        })
        .await?;
        shot(&driver, "ta-dragged").await;
        let act = present(&driver, ACT).await?.expect("a button to build it");
        press(&driver, &act, "the landmark is built").await
    });
}

#[test]
fn two_people_finish_a_game_of_tapestry_on_a_phone() {
    let two = "input[name=mode][value=people], input[name=seats][value='2']";
    assert_eq!(whole_game("tapestry", "21", two), 0, "no bots, no reasons");
}

#[test]
fn one_person_finishes_a_game_against_both_bots_on_a_phone() {
    let reasons = whole_game("tapestry-solo", "22", "input[name=mode][value=automa]");
    assert!(reasons > 10, "the bots say why: {reasons}");
}

/// Looks at every page of the game in a window of this size and in this light.
fn look_at_all(size: (u32, u32), theme: &'static str) {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(&folder.path().join("automa.db"));
    let table = |name: &str, options: serde_json::Value, decisions: usize| {
        let id = api::start(&server, "tapestry", name, 5059, &options);
        api::play(&server, &id, decisions);
        id
    };
    let all = json!({ "seats": 4, "expansions": "pp,aa,ff", "allow-guesses": "on" });
    let (begun, middle) = (table("Begun", json!({}), 0), table("Under way", json!({ "seats": 3 }), 60));
    let (large, over) = (table("Large", all, 150), table("Over", json!({}), 3000));
    let solo = table("Against both", json!({ "mode": "automa", "level": 4 }), 60);
    let at = |id: &str, rest: &str| format!("tables/{id}{rest}");
    let pages = [
        ("ta-setup", "new?game=tapestry".to_owned()),
        ("ta-rules", "rules/tapestry".to_owned()),
        ("ta-cards", "cards/tapestry".to_owned()),
        ("ta-begun", at(&begun, "")),
        ("ta-play", at(&middle, "")),
        ("ta-hint", at(&middle, "?open=hint")),
        ("ta-menu", at(&middle, "?open=menu")),
        ("ta-large", at(&large, "")),
        ("ta-solo", at(&solo, "")),
        ("ta-history", at(&middle, "/history/20")),
        ("ta-result", at(&over, "")),
    ];
    look_at(&server, size, theme, &pages);
}

#[test]
fn every_page_of_tapestry_by_day_on_the_smallest_phone() {
    look_at_all(SMALL_PHONE, "light");
}

#[test]
fn every_page_of_tapestry_by_night_on_a_wide_screen() {
    look_at_all(WIDE, "dark");
}
