//! `cargo xtask mutants`: does a test fail when a rule is broken?
//!
//! All mutants of a game are woven into one copy of its crate, each behind a number (`site`, `find`, `weave`, `tree`). What
//! does not compile is dropped (`build`). One run of the tests notes what each test reaches and which rules it names
//! (`reach`). Then each mutant is switched on by `MUTANT=17` and the tests that reach it are run (`trial`): no mutant needs a build of
//! its own. A survivor that is not accepted with a reason is an error, and so is a rule whose own tests catch nothing (`report`).

mod accepted;
mod build;
mod find;
mod operators;
mod program;
mod reach;
mod report;
mod results;
mod rules;
mod settings;
mod site;
mod tree;
mod trial;
mod weave;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use results::Results;
use settings::{Keep, Settings, Work};
use site::Mutant;
use tree::Tree;
use trial::{Trial, Tried, Verdict};

/// Tries the mutants of the games that are asked for.
pub fn run(args: &[String]) -> anyhow::Result<()> {
    let settings = Settings::read(args)?;
    let mut wrong = Vec::new();
    for game in &settings.games {
        if let Err(error) = try_game(game, &settings) {
            wrong.push(format!("{error:#}"));
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(anyhow::anyhow!(wrong.join("\n"))) }
}

fn try_game(game: &str, settings: &Settings) -> anyhow::Result<()> {
    let start = Instant::now();
    let mut tree = Tree::prepare(game)?;
    let mut mutants = site::number(&mut tree.files);
    if settings.work == Work::List {
        for mutant in mutants.iter().filter(|mutant| settings.wants(mutant.number, &mutant.key)) {
            println!("{:5} {} {}", mutant.number, mutant.place, mutant.key);
        }
        return Ok(());
    }
    eprintln!("== {game}: {} mutants; those that do not compile are dropped", mutants.len());
    let dropped = build::drop_what_does_not_compile(&mut tree, game, &mutants)?;
    let sites = tree.files.iter().flat_map(|(_, sites)| sites);
    let left: BTreeSet<u32> = sites.flat_map(|site| &site.changes).map(|change| change.number).collect();
    mutants.retain(|mutant| left.contains(&mutant.number));
    let programs = build::test_programs(&tree, game)?;
    eprintln!("== {game}: what the tests reach, after {} s", start.elapsed().as_secs());
    let mut results = known(game, settings, &mutants)?;
    results.dropped = dropped;
    let skipped = if settings.slow { BTreeSet::new() } else { results.slow.clone() };
    let notes = std::env::current_dir()?.join("target/mutants/notes");
    let tests = reach::tests(&programs, &tree.package(), &notes, &skipped)?;
    results.note(&tests);
    let trial = Trial { tests: &tests, package: &tree.package(), slow: settings.slow, nice: &settings.nice };
    let before = results.seconds;
    if settings.work == Work::All {
        results = try_mutants(game, settings, results, &mutants, &trial)?;
    }
    if settings.work == Work::Rules || results.tried.len() == mutants.len() {
        rules::look(&mut results, &mutants, &trial)?;
    }
    results.seconds = before + start.elapsed().as_secs();
    results.write(game)?;
    let keys: Vec<String> = mutants.into_iter().map(|mutant| mutant.key).collect();
    report::report(game, &results, &keys)
}

/// Tries the mutants that are asked for and not known, and keeps what comes of it from time to time.
fn try_mutants(
    game: &str,
    settings: &Settings,
    results: Results,
    mutants: &[Mutant],
    trial: &Trial<'_>,
) -> anyhow::Result<Results> {
    let is_new = |mutant: &&Mutant| !results.tried.contains_key(&mutant.key);
    let asked = mutants.iter().filter(|mutant| settings.wants(mutant.number, &mutant.key));
    let mut wanted: Vec<&Mutant> = asked.filter(is_new).collect();
    // The rules first: the companion repeats them for a real table.
    wanted.sort_by_key(|mutant| mutant.key.starts_with("companion"));
    eprintln!("== {game}: {} tests, {} mutants to try", trial.tests.len(), wanted.len());
    let results = Mutex::new(results);
    let done = AtomicUsize::new(0);
    trial::many(&wanted, trial, settings.jobs, |tried| {
        let done = done.fetch_add(1, Ordering::Relaxed) + 1;
        let mut results = results.lock().map_err(|_| anyhow::anyhow!("another thread panicked"))?;
        tell(&tried, done, wanted.len());
        results.tried.insert(tried.key.clone(), tried);
        if done.is_multiple_of(50) { results.write(game) } else { Ok(()) }
    })?;
    results.into_inner().map_err(|_| anyhow::anyhow!("another thread panicked"))
}

/// What of earlier runs still counts: what is not asked for now, and what is to be kept.
fn known(game: &str, settings: &Settings, mutants: &[Mutant]) -> anyhow::Result<Results> {
    let mut results = Results::read(game)?;
    let numbers: BTreeMap<&str, u32> =
        mutants.iter().map(|mutant| (mutant.key.as_str(), mutant.number)).collect();
    results.mutants = mutants.len();
    results.tried.retain(|key, tried| {
        let kept = match settings.keep {
            Keep::Nothing => settings.work != Work::All,
            Keep::CaughtByRule => tried.verdict == Verdict::ByRule,
            Keep::All => true,
        };
        numbers.get(key.as_str()).is_some_and(|number| kept || !settings.wants(*number, key))
    });
    if settings.keep == Keep::Nothing {
        results.for_rules.clear();
        if results.tried.is_empty() {
            results.seconds = 0;
        }
    }
    results.for_rules.retain(|tried| numbers.contains_key(tried.key.as_str()));
    Ok(results)
}

fn tell(tried: &Tried, done: usize, all: usize) {
    let alive = matches!(tried.verdict, Verdict::Survived | Verdict::Unreached);
    if alive || done.is_multiple_of(100) {
        eprintln!("{done}/{all} {:?} {} {}", tried.verdict, tried.place, tried.key);
    }
}
