//! The app without a server where something goes wrong or has grown old: a disk that takes nothing, tables of older formats,
//! searches that are stopped; and whether it can be installed.

use serde_json::{Value, json};
use thirtyfour::prelude::*;

use crate::digital::{start, until, version};
use crate::driver::{Browser, PHONE, asked};
use crate::host::Host;
use crate::offline::{advance, tables, visit};

/// Does something in the page that takes a while, and gives what came of it.
async fn inside(driver: &WebDriver, script: &str) -> WebDriverResult<Value> {
    let whole = format!(
        "const done = arguments[arguments.length - 1]; const base = document.body.dataset.base;\
         const one = (request) => new Promise((resolve, reject) => {{ request.onsuccess = () => resolve(request.result);\
         request.onerror = () => reject(request.error); }});\
         (async () => {{ {script} }})().then(done, (error) => done(`failed: ${{error}}`));"
    );
    let found = driver.execute_async(&whole, Vec::new()).await?.json().clone();
    assert!(!found.as_str().is_some_and(|said| said.starts_with("failed")), "{found}");
    Ok(found)
}

/// Plays a new table of a game to its end by chance; its address behind the base.
async fn finished(driver: &WebDriver, game: &str) -> WebDriverResult<String> {
    let script = format!(
        "const send = async (path, body) => (await fetch(`${{base}}/api/v1${{path}}`, {{ method: 'POST',\
         headers: {{ 'content-type': 'application/json' }}, body: JSON.stringify(body) }})).json();\
         let table = await send('/tables', {{ game: '{game}', seed: 9 }});\
         while (table.summary.waiting !== 'over')\
           table = await send(`/tables/${{table.id}}/let`, {{ version: table.version, player: 'random', rest: true }});\
         return table.id;"
    );
    Ok(format!("tables/{}", inside(driver, &script).await?.as_str().expect("an id")))
}

/// A version whose worker cannot write while it is told so. It is read before the program's own files.
const BROKEN_DISK: &str = "self.VERSION = 'broken'; let isBroken = false;\
     new BroadcastChannel('broken disk').onmessage = ({ data }) => (isBroken = data);\
     const write = IDBObjectStore.prototype.put;\
     IDBObjectStore.prototype.put = function (...given) {\
       if (isBroken) throw new Error('no room');\
       return write.apply(this, given);\
     };\
     Object.defineProperty(IDBTransaction.prototype, 'error', { get: () => isBroken ? new DOMException('', 'QuotaExceededError') : null });";

#[test]
fn what_cannot_be_written_down_is_not_shown() {
    let host = Host::start();
    host.come_back_with(BROKEN_DISK);
    Browser::default().with(PHONE, async |driver: WebDriver| {
        visit(&driver, &host).await?;
        start(&driver, &host, "patchwork", "8", "").await?;
        advance(&driver).await?;
        let (before, address) = (version(&driver).await?, driver.current_url().await?);
        driver.execute("new BroadcastChannel('broken disk').postMessage(true)", Vec::new()).await?;
        let button = driver.query(By::Css("#act button[data-key=a]")).first().await?;
        button.scroll_into_view().await?;
        button.click().await?;
        until("it is said what went wrong", async || {
            let script = "return document.querySelector('#live.trouble')?.textContent.includes('has no room left') ?? false;";
            driver.execute(script, Vec::new()).await?.convert()
        })
        .await?;
        for page in [address.as_str(), &format!("{address}/history"), &host.address] {
            driver.goto(page).await?;
            driver.query(By::Css("main")).first().await?;
        }
        driver.goto(address.as_str()).await?;
        driver.query(By::Css("#act button[data-key=a]")).first().await?;
        assert_eq!(version(&driver).await?, before, "what was not written down has not happened");
        driver.execute("new BroadcastChannel('broken disk').postMessage(false)", Vec::new()).await?;
        advance(&driver).await?;
        let now = version(&driver).await?;
        driver.goto(address.as_str()).await?;
        driver.query(By::Css("body[data-table]")).first().await?;
        assert!(now > before && version(&driver).await? == now, "and it goes on from there");
        Ok(())
    });
}

/// Puts what is kept into a shelf of an older format, as a program of that time had left it, and takes the worker away.
const GROW_OLD: &str = "const name = `automa ${base}`;\
     const registration = await navigator.serviceWorker.getRegistration();\
     let shelf = await one(indexedDB.open(name));\
     const kept = {};\
     for (const part of ['tables', 'lines', 'kept', 'notes']) {\
       const store = shelf.transaction(part).objectStore(part);\
       kept[part] = await Promise.all([one(store.getAllKeys()), one(store.getAll())]);\
     }\
     shelf.close();\
     await registration.unregister();\
     await one(indexedDB.deleteDatabase(name));\
     const open = indexedDB.open(name, FORMAT);\
     open.onupgradeneeded = () => {\
       open.result.createObjectStore('tables', { keyPath: 'id' });\
       open.result.createObjectStore('lines');\
       open.result.createObjectStore('kept');\
       if (FORMAT > 1) open.result.createObjectStore('notes');\
     };\
     shelf = await one(open);\
     const parts = [...shelf.objectStoreNames];\
     const all = shelf.transaction(parts, 'readwrite');\
     for (const part of parts)\
       kept[part][0].forEach((key, at) => all.objectStore(part).put(kept[part][1][at], ...(part === 'tables' ? [] : [key])));\
     await new Promise((resolve) => (all.oncomplete = resolve));\
     shelf.close();\
     return parts.length;";

#[test]
fn tables_of_older_formats_come_along_with_their_results() {
    for (format, stores) in [(1, 3), (2, 4)] {
        let host = Host::start();
        Browser::default().with(PHONE, async |driver: WebDriver| {
            visit(&driver, &host).await?;
            let over = finished(&driver, "patchwork").await?;
            // A lesson keeps a note beside its table.
            inside(&driver, "await fetch(`${base}/lessons/patchwork`, { method: 'POST' }); return null;").await?;
            start(&driver, &host, "patchwork", "8", "").await?;
            advance(&driver).await?;
            let (before, address) = (version(&driver).await?, driver.current_url().await?);
            let grown = inside(&driver, &GROW_OLD.replace("FORMAT", &format.to_string())).await?;
            assert_eq!(grown, json!(stores));

            visit(&driver, &host).await?;
            assert_eq!(tables(&driver, &host).await?, 3);
            let kept = "const shelf = await one(indexedDB.open(`automa ${base}`)); const notes = await one(shelf.transaction('notes').objectStore('notes').count());\
                 const record = await (await fetch(`${base}/api/v1/record`)).json(); const { version } = shelf; shelf.close();\
                 return [version, notes > 0, record.results.length];";
            assert_eq!(inside(&driver, kept).await?, json!([3, format > 1, 1]), "a game that had ended counts");
            driver.goto(format!("{}{over}", host.address)).await?;
            driver.query(By::Css("body[data-table]")).first().await?;
            driver.goto(address.as_str()).await?;
            driver.query(By::Css("body[data-table]")).first().await?;
            assert_eq!(version(&driver).await?, before);
            advance(&driver).await
        });
    }
}

/// Asks for a hint that thinks for long, and stops it: how many workers were ended, how many milliseconds each stop took, and what
/// ended the hint after that, which is let be.
const STOPPED: &str = "let ended = 0;\
     const end = Worker.prototype.terminate;\
     Worker.prototype.terminate = function () { ended += 1; return end.call(this); };\
     const table = document.body.dataset.table;\
     const times = [];\
     for (let round = 0; round < 3; round++) {\
       const hint = fetch(`${base}/api/v1/tables/${table}/hint?time=8000`);\
       await new Promise((resolve) => setTimeout(resolve, 700));\
       const begun = performance.now();\
       await fetch(`${base}/tables/${table}/stop`, { method: 'POST', redirect: 'manual' });\
       const answer = await hint;\
       times.push(performance.now() - begun);\
       if (!answer.redirected || !answer.url.endsWith(`/tables/${table}`)) throw await answer.text();\
     }\
     const next = await (await fetch(`${base}/api/v1/tables/${table}/hint?time=300`)).json();\
     return [ended, times, next.ended];";

#[test]
fn a_search_in_the_worker_can_be_stopped() {
    let host = Host::start();
    Browser::default().with(PHONE, async |driver: WebDriver| {
        visit(&driver, &host).await?;
        host.go_away();
        start(&driver, &host, "terra-mystica", "7", "").await?;
        let before = version(&driver).await?;
        let told = inside(&driver, STOPPED).await?;
        assert_eq!((&told[0], &told[2]), (&json!(3), &json!("time")), "{told}");
        let times = told[1].as_array().expect("a time for each");
        // A tenth of a second, with room for a busy machine.
        assert!(times.iter().all(|time| time.as_f64().is_some_and(|time| time < 500.0)), "{told}");
        assert_eq!(version(&driver).await?, before, "nothing was changed");
        Ok(())
    });
}

#[test]
fn a_review_is_thought_out_in_the_worker_and_kept() {
    let host = Host::start();
    Browser::default().with(PHONE, async |driver: WebDriver| {
        visit(&driver, &host).await?;
        host.go_away();
        driver.goto(&host.address).await?;
        driver.query(By::Css(".tiles")).first().await?;
        let over = finished(&driver, "patchwork").await?;
        driver.goto(format!("{}{over}/history", host.address)).await?;
        // At its end the page is loaded anew, and knows no more what was asked for.
        let note = "const Real = Worker; Worker = function (...given) { sessionStorage.worker = 'yes'; return new Real(...given); };";
        driver.execute(note, Vec::new()).await?;
        let begin = driver.query(By::Css(".review .go")).first().await?;
        begin.scroll_into_view().await?;
        begin.click().await?;
        let whole = "return Boolean(document.querySelector('.film')) && !document.querySelector('[data-review]');";
        until("the whole review", async || driver.execute(whole, Vec::new()).await?.convert()).await?;
        let turning = driver.find_all(By::Css(".review .turning > li")).await?.len();
        assert!(turning >= 3, "chance loses points: {turning}");
        let script = "return sessionStorage.worker === 'yes';";
        assert!(driver.execute(script, Vec::new()).await?.convert::<bool>()?, "by the worker of the window");
        driver.goto(format!("{}{over}/history", host.address)).await?;
        driver.query(By::Css(".review .turning > li")).first().await?;
        assert!(driver.find_all(By::Css("[data-review]")).await?.is_empty(), "nothing is left to think about");
        Ok(())
    });
}

#[test]
fn it_can_be_installed_also_without_a_connection() {
    let host = Host::start();
    // For those who look past the app, the same files lie on the host.
    let manifest = host.file("assets/app/manifest.webmanifest").expect("a manifest");
    let manifest: Value = serde_json::from_slice(&manifest).expect("a manifest");
    for icon in manifest["icons"].as_array().expect("icons") {
        let name = icon["src"].as_str().expect("a file");
        assert!(host.file(&format!("assets/app/{name}")).is_some_and(|bytes| bytes.len() > 100), "{name}");
    }
    assert!(host.file("assets/app/icon-touch.png").is_some());
    Browser::default().with(PHONE, async |driver: WebDriver| {
        visit(&driver, &host).await?;
        host.go_away();
        start(&driver, &host, "patchwork", "8", "").await?;
        let session = driver.handle().session_id().to_string();
        let wrong = asked(&session, "Page.getInstallabilityErrors").await;
        assert_eq!(wrong["installabilityErrors"], json!([]), "{wrong}");
        let seen = asked(&session, "Page.getAppManifest").await;
        assert_eq!(seen["errors"], json!([]), "{seen}");
        assert_eq!(seen["url"], json!(format!("{}assets/app/manifest.webmanifest", host.address)));
        Ok(())
    });
}
