//! What the tests need beside Rust: a browser with its driver, `PostgreSQL`, Python, `git`, `dpkg`, `systemd-analyze`, `script`, and a
//! checker from the Python index. On Debian, as root, they are installed; elsewhere the error says what to install.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, bail, ensure};

/// The checker for accessibility: one script, out of this package (nothing else of it is used).
const AXE: &str = "axe-playwright-python==0.1.8";

/// Where tools live that only tests use.
pub fn tools() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| PathBuf::from("target"), PathBuf::from);
    target.join("tools")
}

/// Something that must be there, and the Debian packages that bring it.
struct Need {
    what: &'static str,
    packages: &'static [&'static str],
    is_there: fn() -> bool,
}

const NEEDS: &[Need] = &[
    Need {
        what: "Chromium with its driver, for the browser tests",
        packages: &["chromium", "chromium-driver"],
        is_there: || runs("chromedriver", &["--version"]) && runs("chromium", &["--version"]),
    },
    Need {
        what: "PostgreSQL, for the tests of the store",
        packages: &["postgresql"],
        is_there: has_postgres,
    },
    Need {
        what: "Python with pip and venv, for the Python package and the checkers of API and accessibility",
        packages: &["python3", "python3-pip", "python3-venv"],
        is_there: || runs("python3", &["-c", "import venv, ensurepip, pip"]),
    },
    Need {
        what: "git, for the tests of what `automa --version` says",
        packages: &["git"],
        is_there: || runs("git", &["--version"]),
    },
    Need {
        what: "dpkg, for the tests of the Debian package",
        packages: &["dpkg"],
        is_there: || runs("dpkg", &["--version"]) && runs("dpkg-deb", &["--version"]),
    },
    Need {
        what: "systemd-analyze, for the test of the service",
        packages: &["systemd"],
        is_there: || runs("systemd-analyze", &["--version"]),
    },
    Need {
        what: "script, for the tests in a terminal",
        packages: &["bsdutils"],
        is_there: || runs("script", &["--version"]),
    },
];

fn runs(program: &str, args: &[&str]) -> bool {
    let status = Command::new(program).args(args).stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}

fn has_postgres() -> bool {
    // Debian keeps the server's programs out of the path.
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    runs("initdb", &["--version"])
        || versions.into_iter().any(|version| version.path().join("bin/initdb").exists())
}

/// Sees to it that everything is there.
pub fn run() -> anyhow::Result<()> {
    for need in NEEDS {
        if (need.is_there)() {
            continue;
        }
        println!("missing: {}; installing {}", need.what, need.packages.join(", "));
        install(need)?;
        ensure!((need.is_there)(), "{} is still missing after the installation", need.what);
    }
    axe()
}

fn install(need: &Need) -> anyhow::Result<()> {
    let by_hand = format!(
        "{} is missing and could not be installed; as root on Debian: apt-get install --no-install-recommends {}",
        need.what,
        need.packages.join(" ")
    );
    ensure!(runs("apt-get", &["--version"]), by_hand);
    // Package servers fail now and then: three tries.
    for _ in 0..3 {
        let update = Command::new("apt-get").args(["update", "-qq"]).status();
        let install = Command::new("apt-get")
            .args(["install", "-y", "-qq", "--no-install-recommends"])
            .args(need.packages)
            .env("DEBIAN_FRONTEND", "noninteractive")
            .stdout(Stdio::null())
            .status();
        if update.is_ok() && install.is_ok_and(|status| status.success()) {
            return Ok(());
        }
    }
    bail!(by_hand)
}

/// Fetches the accessibility checker into the tools folder, once.
fn axe() -> anyhow::Result<()> {
    let folder = tools();
    let script = folder.join("axe.min.js");
    if script.exists() {
        return Ok(());
    }
    std::fs::create_dir_all(&folder).with_context(|| format!("cannot create {}", folder.display()))?;
    let unpacked = folder.join("axe");
    let pip = Command::new("python3")
        .args(["-m", "pip", "install", "--quiet", "--no-deps", "--disable-pip-version-check", "--target"])
        .args([unpacked.as_os_str(), AXE.as_ref()])
        .status();
    ensure!(
        pip.is_ok_and(|status| status.success()),
        "cannot fetch the accessibility checker ({AXE}) from the Python index; check the network"
    );
    copy(&unpacked.join("axe_playwright_python/axe.min.js"), &script)
}

fn copy(from: &Path, to: &Path) -> anyhow::Result<()> {
    std::fs::copy(from, to).with_context(|| format!("cannot copy {} to {}", from.display(), to.display()))?;
    Ok(())
}
