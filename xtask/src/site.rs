//! `cargo xtask site --out DIR`: the app for the browser as a folder for any static host.

mod compiler;

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, bail, ensure};

/// Where its parts lie.
const STATIC: &str = "crates/offline/static";
/// Files that go into the folder as they are.
const FILES: [&str; 4] = ["machine.js", "shelf.js", "sw.js", "thinker.js"];

/// What a browser that installs the app may ask for past the service worker, and where pages say that it is.
const OWN_ASSETS: &str = "crates/site/assets";
const ASSETS: [&str; 6] = [
    "manifest.webmanifest",
    "icon.svg",
    "icon-192.png",
    "icon-512.png",
    "icon-maskable.png",
    "icon-touch.png",
];
const INSTALLED: &str = "assets/app";

/// The program, packed, must stay below this: it comes over a phone's connection.
const MOST_BYTES: usize = 2_200_000;

/// Builds the folder at the place that the arguments name, or beside the other outputs.
pub fn run(args: &[String]) -> anyhow::Result<()> {
    let out = match args {
        [] => default_folder(),
        [flag, folder] if flag == "--out" => PathBuf::from(folder),
        _ => bail!("cargo xtask site --out DIR"),
    };
    println!("\n== the app for the browser");
    let start = Instant::now();
    build(&out)?;
    println!("== the app for the browser done in {:.1} s", start.elapsed().as_secs_f64());
    Ok(())
}

/// The same for the tests. Where no compiler can be had it is said, and the tests of it are left out; a release does not do
/// without them.
pub fn for_tests() -> anyhow::Result<bool> {
    match run(&[]) {
        Err(error) if error.is::<compiler::NoCompiler>() && std::env::var_os("AUTOMA_RELEASE").is_none() => {
            println!("\nNOT TESTED: the app for the browser. {error}");
            Ok(false)
        }
        done => done.map(|()| true),
    }
}

/// Builds it and measures it in a browser that is made as slow as a phone.
pub fn bench() -> anyhow::Result<()> {
    run(&[])?;
    crate::run(&crate::Step {
        name: "the app for the browser, measured",
        remedy: "cargo xtask setup",
        // The same packages as in the tests, so that nothing is built anew for it.
        args: &[
            "test",
            "--workspace",
            "--exclude",
            "automa-python",
            "--locked",
            "--test",
            "browser",
            "--",
            "--ignored",
            "--nocapture",
            "the_app_on_a_phone",
        ],
        env: &[],
    })
}

/// Where the tests look for it.
pub fn default_folder() -> PathBuf {
    target().join("site")
}

fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| PathBuf::from("target"), PathBuf::from)
}

fn build(out: &Path) -> anyhow::Result<()> {
    let program = compiler::build(&target().join("browser"))?;
    let program = std::fs::read(&program).with_context(|| format!("cannot read {}", program.display()))?;
    make_empty(out)?;
    let put = |name: &str, content: &[u8]| {
        std::fs::write(out.join(name), content).with_context(|| format!("cannot write {name}"))
    };
    let mut hasher = DefaultHasher::new();
    program.hash(&mut hasher);
    for name in FILES {
        let content = std::fs::read(Path::new(STATIC).join(name))?;
        content.hash(&mut hasher);
        put(name, &content)?;
    }
    std::fs::create_dir_all(out.join(INSTALLED))?;
    for name in ASSETS {
        put(&format!("{INSTALLED}/{name}"), &std::fs::read(Path::new(OWN_ASSETS).join(name))?)?;
    }
    // A change of any part changes this file, by which browsers see that there is a new version.
    put("version.js", format!("self.VERSION = \"{:016x}\";\n", hasher.finish()).as_bytes())?;
    let boot = boot_page()?;
    put("index.html", boot.as_bytes())?;
    // Deep links, on hosts that answer them with this page.
    put("404.html", boot.as_bytes())?;
    put("automa.wasm", &program)?;
    let (gzip, brotli) = (gzip(&program)?, brotli(&program)?);
    put("automa.wasm.gz", &gzip)?;
    put("automa.wasm.br", &brotli)?;
    ensure!(
        brotli.len() < MOST_BYTES,
        "the program has {} bytes with brotli; {MOST_BYTES} are too many",
        brotli.len()
    );
    let megabytes = |bytes: &[u8]| bytes.len() as f64 / 1e6;
    println!(
        "{}: the program has {:.2} MB, {:.2} with gzip, {:.2} with brotli",
        out.display(),
        megabytes(&program),
        megabytes(&gzip),
        megabytes(&brotli)
    );
    Ok(())
}

/// The first page, with its style and script inside: on a deep link nothing tells it where other files are.
fn boot_page() -> anyhow::Result<String> {
    let part = |name: &str| std::fs::read_to_string(Path::new(STATIC).join(name));
    let page = part("boot.html")?;
    let page = page.replace("/* style */", part("boot.css")?.trim());
    Ok(page.replace("/* script */", part("boot.js")?.trim()))
}

/// Takes an older copy of ours away; anything else in that place is left alone.
fn make_empty(out: &Path) -> anyhow::Result<()> {
    if out.exists() {
        let is_ours = out.join("version.js").exists() || std::fs::read_dir(out)?.next().is_none();
        ensure!(is_ours, "{} holds something else; name a new folder", out.display());
        std::fs::remove_dir_all(out)?;
    }
    Ok(std::fs::create_dir_all(out)?)
}

fn gzip(bytes: &[u8]) -> anyhow::Result<Vec<u8>> {
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    packed.write_all(bytes)?;
    Ok(packed.finish()?)
}

fn brotli(bytes: &[u8]) -> anyhow::Result<Vec<u8>> {
    let mut packed = Vec::new();
    let params = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 24, ..Default::default() };
    brotli::BrotliCompress(&mut &bytes[..], &mut packed, &params)?;
    Ok(packed)
}
