//! What came of it: figures, and what is neither caught nor accepted.

use anyhow::bail;

use super::accepted::{Accepted, covers};
use super::results::Results;
use super::trial::{Tried, Verdict};

/// Prints the figures and fails for whatever is not explained.
pub fn report(game: &str, results: &Results, current: &[String]) -> anyhow::Result<()> {
    let accepted = Accepted::read(game)?;
    let alive = |tried: &&Tried| matches!(tried.verdict, Verdict::Survived | Verdict::Unreached);
    let open: Vec<&Tried> = results
        .tried
        .values()
        .filter(alive)
        .filter(|tried| !accepted.mutants.contains_key(&tried.key))
        .collect();
    let not_tried = results.mutants - results.tried.len();
    println!(
        "\n{game}: {} mutants ({} more do not compile), {not_tried} not tried",
        results.mutants, results.dropped
    );
    println!("  {:6} caught by a test that names a rule", results.count(Verdict::ByRule));
    println!("  {:6} caught by other tests only", results.count(Verdict::ByOthers));
    println!("  {:6} survived", results.count(Verdict::Survived));
    println!("  {:6} reached by no test", results.count(Verdict::Unreached));
    println!(
        "  {:6} of these accepted, with a reason",
        results.tried.values().filter(alive).count() - open.len()
    );
    println!("  {:6} minutes", results.seconds / 60);
    for tried in &open {
        println!("{}: {}\n  {}", word(tried.verdict), tried.place, tried.key);
    }
    let mut wrong = open.len();
    wrong += stale(&accepted, results, current);
    wrong += rules(&accepted, results);
    if wrong > 0 {
        bail!(
            "{game}: {wrong} things above are neither caught nor accepted in crates/{game}/tests/accepted-mutants.txt"
        );
    }
    Ok(())
}

fn word(verdict: Verdict) -> &'static str {
    if verdict == Verdict::Unreached { "unreached" } else { "survived" }
}

/// Entries that accept nothing any more.
fn stale(accepted: &Accepted, results: &Results, current: &[String]) -> usize {
    let mut found = 0;
    for key in accepted.mutants.keys() {
        let caught = results
            .tried
            .get(key)
            .is_some_and(|tried| matches!(tried.verdict, Verdict::ByRule | Verdict::ByOthers));
        if caught || !current.contains(key) {
            println!(
                "stale: {}\n  {key}",
                if caught { "it is caught now" } else { "there is no such mutant" }
            );
            found += 1;
        }
    }
    found
}

/// Rules whose tests notice nothing: a test that names a rule fails when it is broken.
fn rules(accepted: &Accepted, results: &Results) -> usize {
    let caught = super::rules::caught(results);
    let empty: Vec<&str> = caught.iter().filter(|(_, count)| **count == 0).map(|(rule, _)| *rule).collect();
    let open: Vec<&&str> = empty.iter().filter(|rule| !accepted.has_rule(rule)).collect();
    println!(
        "  {:6} rules, {} whose tests catch no mutant, {} of them accepted",
        caught.len(),
        empty.len(),
        empty.len() - open.len()
    );
    for rule in &open {
        println!("no mutant is caught by the tests of the rule `{rule}`");
    }
    let mut wrong = open.len();
    for rule in accepted.rules.keys().filter(|rule| !empty.iter().any(|empty| covers(rule, empty))) {
        println!("stale: rule {rule}");
        wrong += 1;
    }
    wrong
}
