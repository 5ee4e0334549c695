//! `cargo xtask soak`: a server under load that is killed again and again, and once runs out of disk. Nothing that it
//! acknowledged may be lost, its memory stays bounded, and its pages stay quick while every search slot is busy.
//!
//! - `client`: requests, with nothing but a socket
//! - `server`: the program, started, killed and watched
//! - `load`: what visitors do

mod client;
mod load;
mod server;

use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};

use self::load::Load;
use self::server::Server;

/// What is asked of a soak.
struct Plan {
    minutes: f64,
    tables: usize,
    /// Seconds between two kills.
    kill: u64,
    program: PathBuf,
    /// The most memory, in MiB.
    memory: u64,
    /// The most milliseconds of a page, at the 99th percentile.
    page: f64,
}

impl Plan {
    fn of(args: &[String]) -> anyhow::Result<Plan> {
        let mut plan = Plan {
            minutes: 10.0,
            tables: 300,
            kill: 20,
            program: PathBuf::from("target/release/automa"),
            memory: 200,
            page: 100.0,
        };
        for pair in args.chunks(2) {
            let [name, value] = pair else { bail!("{} needs a value", pair[0]) };
            let wrong = || format!("{name} {value}: expected a number");
            match name.as_str() {
                "--minutes" => plan.minutes = value.parse().with_context(wrong)?,
                "--tables" => plan.tables = value.parse().with_context(wrong)?,
                "--kill" => plan.kill = value.parse().with_context(wrong)?,
                "--memory" => plan.memory = value.parse().with_context(wrong)?,
                "--page" => plan.page = value.parse().with_context(wrong)?,
                "--program" => plan.program = PathBuf::from(value),
                _ => bail!(
                    "unknown: {name}; there are --minutes, --tables, --kill, --memory, --page, --program"
                ),
            }
        }
        ensure!(plan.tables > 0 && plan.kill > 0 && plan.minutes > 0.0, "numbers above zero, please");
        Ok(plan)
    }
}

/// Runs it, and says what came of it.
pub fn run(args: &[String]) -> anyhow::Result<()> {
    let plan = Plan::of(args)?;
    if !plan.program.exists() {
        crate::run(&crate::Step {
            name: "the program",
            remedy: crate::CARGO,
            args: &["build", "--release", "--locked", "--package", "automa"],
            env: &[],
        })?;
    }
    let folder = std::env::temp_dir().join(format!("automa-soak-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let result = soak(&plan, &folder.join("automa.db"));
    // What went wrong can be looked at.
    match &result {
        Ok(()) => std::fs::remove_dir_all(&folder)?,
        Err(_) => eprintln!("the database is in {}", folder.display()),
    }
    result
}

fn soak(plan: &Plan, database: &std::path::Path) -> anyhow::Result<()> {
    let mut server = Server::start(&plan.program, database, None)?;
    let load = Load::begin(server.port, plan.tables)?;
    let (began, long) = (Instant::now(), Duration::from_secs_f64(plan.minutes * 60.0));
    let (mut kills, mut peak, mut slowest_start) = (0, 0, Duration::ZERO);
    let workers = load.start();
    while began.elapsed() < long {
        let last = began.elapsed() + Duration::from_secs(plan.kill) >= long;
        let until = Instant::now() + Duration::from_secs(plan.kill).min(long.saturating_sub(began.elapsed()));
        while Instant::now() < until {
            std::thread::sleep(Duration::from_millis(200));
            peak = peak.max(server.memory_kib()?);
        }
        if last {
            break;
        }
        load.down.store(true, Ordering::SeqCst);
        server.kill()?;
        kills += 1;
        // Once, in the middle, there is no room to write.
        let full = (began.elapsed() > long / 2 && load.refused_for_room.load(Ordering::SeqCst) == 0)
            .then(|| std::fs::metadata(database).map_or(0, |file| file.len()));
        let again = Instant::now();
        server = Server::start(
            &plan.program,
            database,
            full.map(|bytes| (server.port, bytes)).or(Some((server.port, 0))),
        )?;
        slowest_start = slowest_start.max(again.elapsed());
        load.down.store(false, Ordering::SeqCst);
        let lost = load.lost()?;
        ensure!(lost.is_empty(), "after kill {kills}: acknowledged and lost: {lost:?}");
    }
    load.stop.store(true, Ordering::SeqCst);
    for worker in workers {
        worker.join().map_err(|_| anyhow::anyhow!("a visitor panicked"))?;
    }
    let lost = load.lost()?;
    peak = peak.max(server.memory_kib()?);
    server.kill()?;
    let checked = Command::new(&plan.program).args(["check", "--database"]).arg(database).output()?;
    let said = String::from_utf8_lossy(&checked.stdout);
    println!("{}", load.report(began.elapsed(), lost.len(), kills, peak, slowest_start));
    println!("| afterwards, `automa check` | {} |", said.lines().last().unwrap_or("said nothing"));
    ensure!(lost.is_empty(), "acknowledged and lost: {lost:?}");
    ensure!(checked.status.success(), "`automa check` is not content: {said}");
    ensure!(peak <= plan.memory * 1024, "{} MiB of memory, {} were allowed", peak / 1024, plan.memory);
    let slow = load.percentile(0.99);
    ensure!(
        slow <= plan.page,
        "pages took {slow:.0} ms at the 99th percentile, {:.0} were allowed",
        plan.page
    );
    Ok(())
}
