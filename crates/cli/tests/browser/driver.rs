//! A browser to drive.

use std::future::Future;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::{OnceLock, PoisonError, RwLock};
use std::time::{Duration, Instant};

use thirtyfour::prelude::*;

/// The sizes that the pages are made for.
pub const PHONE: (u32, u32) = (390, 844);
/// The narrowest phone.
pub const SMALL_PHONE: (u32, u32) = (360, 740);
/// A tablet.
pub const TABLET: (u32, u32) = (768, 1024);
/// A wide screen.
pub const WIDE: (u32, u32) = (1280, 900);

/// The driver's process: one for all tests, on a port of its own choice.
struct Driver {
    _child: Child,
    /// It goes on writing: a closed pipe would stop it.
    _output: BufReader<ChildStdout>,
    address: String,
}

fn driver() -> &'static str {
    static DRIVER: OnceLock<Driver> = OnceLock::new();
    let driver = DRIVER.get_or_init(|| {
        let child = Command::new("chromedriver").arg("--port=0").stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
        let mut child = child.expect(
            "chromedriver runs; `cargo xtask setup` installs it, or as root on Debian: apt-get install chromium chromium-driver",
        );
        let mut output = BufReader::new(child.stdout.take().expect("its output is ours"));
        let port = (&mut output)
            .lines()
            .map_while(Result::ok)
            .find_map(|line| line.split("successfully on port ").nth(1)?.trim_end_matches('.').parse::<u16>().ok());
        let address = format!("http://127.0.0.1:{}", port.expect("chromedriver says its port"));
        Driver { _child: child, _output: output, address }
    });
    &driver.address
}

/// How a browser is started.
#[derive(Clone, Default)]
pub struct Browser {
    /// Without script, as some people browse.
    pub no_script: bool,
    /// Where it keeps what pages store; `None` for a place that is gone when it ends.
    pub profile: Option<PathBuf>,
    /// Whether no other browser of the tests may work beside it: what is timed needs the machine for itself.
    pub alone: bool,
}

/// Shared by the browsers that may work beside each other.
static MACHINE: RwLock<()> = RwLock::new(());

impl Browser {
    /// Starts a browser of this size, does something with it, and closes it also if that fails or panics: one that is not
    /// closed would hold the test for minutes.
    pub fn with<F: Future<Output = WebDriverResult<()>>>(
        self,
        size: (u32, u32),
        work: impl FnOnce(WebDriver) -> F,
    ) {
        // A test that failed has left nothing behind that another would stumble over.
        let (_alone, _beside) = if self.alone {
            (Some(MACHINE.write().unwrap_or_else(PoisonError::into_inner)), None)
        } else {
            (None, Some(MACHINE.read().unwrap_or_else(PoisonError::into_inner)))
        };
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let driver = self.open(size).await.expect("the browser starts");
            let done = driver.run_and_quit(async |driver: WebDriver| {
                let result = work(driver.clone()).await;
                if result.is_err() {
                    shot(&driver, "failed").await;
                }
                result
            });
            done.await.expect("the page does what the test expects, and the browser closes");
        });
    }

    /// Starts a browser of this size.
    pub async fn open(self, (width, height): (u32, u32)) -> WebDriverResult<WebDriver> {
        let mut wanted = DesiredCapabilities::chrome();
        for flag in [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
            "--hide-scrollbars",
        ] {
            wanted.add_arg(flag)?;
        }
        // Unless it is named, each browser has a profile of its own, which the driver makes and takes away again.
        if let Some(profile) = &self.profile {
            wanted.add_arg(&format!("--user-data-dir={}", profile.display()))?;
        }
        if self.no_script {
            wanted.add_experimental_option(
                "prefs",
                serde_json::json!({ "profile.managed_default_content_settings.javascript": 2 }),
            )?;
        }
        let driver = WebDriver::new(driver(), wanted).await?;
        resize(&driver, (width, height)).await;
        Ok(driver)
    }
}

#[test]
fn a_test_that_panics_ends_soon() {
    let begun = Instant::now();
    let failed = std::panic::catch_unwind(|| {
        Browser::default().with(PHONE, async |_: WebDriver| panic!("as it should"));
    });
    let told = failed.expect_err("the panic goes on");
    assert_eq!(told.downcast_ref::<&str>(), Some(&"as it should"));
    // Waiting for a browser that nobody has closed takes two minutes.
    assert!(begun.elapsed() < Duration::from_mins(1), "{:?}", begun.elapsed());
}

/// A command of Chromium's own that the WebDriver standard does not have.
pub async fn command(session: &str, name: &str, body: &serde_json::Value) {
    let address = format!("{}/session/{session}/{name}", driver());
    let body = body.to_string();
    let answer = tokio::task::spawn_blocking(move || post(&address, &body)).await.expect("the request ends");
    assert!(answer.contains(" 200 "), "{name}: {answer}");
}

/// Asks Chromium something of its own, and gives its answer.
pub async fn asked(session: &str, what: &str) -> serde_json::Value {
    let address = format!("{}/session/{session}/goog/cdp/execute", driver());
    let body = serde_json::json!({ "cmd": what, "params": {} }).to_string();
    let answer = tokio::task::spawn_blocking(move || post(&address, &body)).await.expect("the request ends");
    let (_, body) = answer.split_once("\r\n\r\n").expect("a whole answer");
    let mut value: serde_json::Value = serde_json::from_str(body).expect("JSON");
    value["value"].take()
}

/// A plain request: enough for one command.
fn post(address: &str, body: &str) -> String {
    use std::io::{Read, Write};
    let rest = address.strip_prefix("http://").expect("a plain address");
    let (host, path) = rest.split_once('/').expect("a path");
    let mut stream = std::net::TcpStream::connect(host).expect("chromedriver listens");
    let head = format!(
        "POST /{path} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nConnection: close\r\n"
    );
    write!(stream, "{head}Content-Length: {}\r\n\r\n{body}", body.len()).expect("it takes the request");
    // The driver keeps the connection open behind its answer: that is as long as it says.
    let (mut answer, mut part) = (Vec::new(), [0; 4096]);
    loop {
        let length = stream.read(&mut part).expect("it answers");
        answer.extend_from_slice(&part[..length]);
        let text = String::from_utf8_lossy(&answer);
        let whole = text.split_once("\r\n\r\n").is_some_and(|(head, _)| {
            let long = head.to_ascii_lowercase();
            let long =
                long.lines().find_map(|line| line.strip_prefix("content-length:")?.trim().parse().ok());
            long.is_some_and(|long: usize| answer.len() >= head.len() + 4 + long)
        });
        if whole || length == 0 {
            return text.into_owned();
        }
    }
}

/// Keeps a picture of what the window shows, where pictures are wanted, and one of the whole page if that is longer.
pub async fn shot(driver: &WebDriver, name: &str) {
    let Some(folder) = std::env::var_os("AUTOMA_SCREENSHOTS").map(PathBuf::from) else { return };
    std::fs::create_dir_all(&folder).expect("a folder for the pictures");
    keep(driver, &folder.join(format!("{name}.png"))).await;
    let script = "return [innerWidth, innerHeight, document.documentElement.scrollHeight];";
    let Ok(size) = driver.execute(script, Vec::new()).await.and_then(|size| size.convert::<Vec<u32>>())
    else {
        return;
    };
    if let &[width, height, whole] = &size[..]
        && whole > height
    {
        resize(driver, (width, whole.min(4000))).await;
        keep(driver, &folder.join(format!("{name}-whole.png"))).await;
        resize(driver, (width, height)).await;
    }
}

async fn keep(driver: &WebDriver, path: &Path) {
    if let Ok(picture) = driver.screenshot_as_png().await {
        std::fs::write(path, picture).expect("the picture is written");
    }
}

/// Gives the page this size. A window cannot be narrower than the system allows; emulation can.
async fn resize(driver: &WebDriver, (width, height): (u32, u32)) {
    let metrics = serde_json::json!({
        "cmd": "Emulation.setDeviceMetricsOverride",
        "params": { "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 700 },
    });
    let session = driver.handle().session_id().to_string();
    command(&session, "goog/cdp/execute", &metrics).await;
}

/// Nothing stands wider than the window.
pub async fn no_sideways_scroll(driver: &WebDriver) -> WebDriverResult<()> {
    let script = "return [document.documentElement.scrollWidth, window.innerWidth];";
    let widths: Vec<i64> = driver.execute(script, Vec::new()).await?.convert()?;
    let place = driver.current_url().await?;
    assert!(widths[0] <= widths[1], "{place} is {} wide in a window of {}", widths[0], widths[1]);
    Ok(())
}

/// The accessibility checker finds nothing serious.
pub async fn accessible(driver: &WebDriver) -> WebDriverResult<()> {
    let script =
        std::fs::read_to_string(tools().join("axe.min.js")).expect("`cargo xtask setup` fetches the checker");
    driver.execute(&script, Vec::new()).await?;
    // What lies half under the bar can be scrolled out of it: everything is measured where it is whole.
    let check = "const done = arguments[arguments.length - 1];\
         const bars = document.querySelectorAll('.bar');\
         bars.forEach(bar => bar.style.position = 'static');\
         axe.run(document, { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } }).then(found => {\
         bars.forEach(bar => bar.style.position = '');\
         done(found.violations\
         .filter(v => v.impact === 'serious' || v.impact === 'critical')\
         .map(v => v.id + ': ' + v.nodes.slice(0, 3).map(n => n.html.slice(0, 160) + ' ' + n.failureSummary).join(' | '))); });";
    let found: Vec<String> = driver.execute_async(check, Vec::new()).await?.convert()?;
    let place = driver.current_url().await?;
    assert!(found.is_empty(), "{place}: {found:#?}");
    Ok(())
}

fn tools() -> PathBuf {
    let target = Path::new(env!("CARGO_BIN_EXE_automa")).ancestors().nth(2).expect("the target folder");
    target.join("tools")
}
