//! A test that names a rule fails when that rule is broken: for every rule, a mutant that its own tests catch.

use std::collections::{BTreeMap, BTreeSet};

use super::reach::Test;
use super::results::Results;
use super::site::Mutant;
use super::trial::{Trial, Tried, Verdict, failing, nearest};

/// So many mutants are tried for a rule.
const TRIES: usize = 400;

/// What more than a quarter of the tests notice breaks the game rather than a rule, and does not count for one; nor does what
/// hangs or crashes, where nobody knows how many would have noticed.
pub fn is_about_rules(tried: &Tried) -> bool {
    !tried.stopped && tried.failed.len() <= (tried.run / 4).max(3)
}

/// For each rule that tests name, how many mutants those tests caught.
pub fn caught(results: &Results) -> BTreeMap<&str, usize> {
    let mut caught: BTreeMap<&str, usize> =
        results.names.values().flatten().map(|rule| (rule.as_str(), 0)).collect();
    for tried in results.tried.values().chain(&results.for_rules).filter(|tried| is_about_rules(tried)) {
        let named = tried.failed.iter().filter_map(|test| results.names.get(test)).flatten();
        for rule in named.map(String::as_str).collect::<BTreeSet<&str>>() {
            *caught.entry(rule).or_default() += 1;
        }
    }
    caught
}

/// Looks for a mutant for each rule that has none so far: among those that its tests reach, first what few others reach.
pub fn look(results: &mut Results, mutants: &[Mutant], trial: &Trial<'_>) -> anyhow::Result<()> {
    let mut reached: BTreeMap<u32, usize> = BTreeMap::new();
    for number in trial.tests.iter().flat_map(|test| &test.reaches) {
        *reached.entry(*number).or_default() += 1;
    }
    let open: Vec<String> = caught(results)
        .into_iter()
        .filter(|(_, count)| *count == 0)
        .map(|(rule, _)| rule.to_owned())
        .collect();
    for (done, rule) in open.iter().enumerate() {
        if caught(results).get(rule.as_str()).is_some_and(|count| *count > 0) {
            continue;
        }
        let own: Vec<&Test> =
            trial.tests.iter().filter(|test| !test.is_slow() && test.rules.contains(rule)).collect();
        let reach: BTreeSet<u32> = own.iter().flat_map(|test| &test.reaches).copied().collect();
        let mut near: Vec<&Mutant> = mutants.iter().filter(|mutant| reach.contains(&mutant.number)).collect();
        near.sort_by_key(|mutant| reached.get(&mutant.number));
        let found = search(&near, &own, trial)?;
        eprintln!(
            "{}/{} {rule}: {}",
            done + 1,
            open.len(),
            found.as_ref().map_or("nothing", |tried| &tried.key)
        );
        results.for_rules.extend(found);
    }
    Ok(())
}

/// The first mutant that these tests catch and most others do not.
fn search(near: &[&Mutant], own: &[&Test], trial: &Trial<'_>) -> anyhow::Result<Option<Tried>> {
    for mutant in near.iter().take(TRIES) {
        let (key, place) = (mutant.key.clone(), mutant.place.clone());
        let mine: Vec<&Test> =
            own.iter().copied().filter(|test| test.reaches.contains(&mutant.number)).collect();
        let mut failed = failing(mutant, &mine, trial)?;
        if failed.tests.is_empty() || failed.stopped {
            continue;
        }
        let others: Vec<&Test> = nearest(mutant, trial)
            .into_iter()
            .filter(|test| !mine.iter().any(|own| own.name == test.name))
            .collect();
        let more = failing(mutant, &others, trial)?;
        failed.tests.extend(more.tests);
        let tried = Tried {
            key,
            place,
            verdict: Verdict::ByRule,
            failed: failed.tests,
            run: mine.len() + others.len(),
            stopped: more.stopped,
        };
        if is_about_rules(&tried) {
            return Ok(Some(tried));
        }
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tried(failed: &[&str], run: usize) -> Tried {
        let failed = failed.iter().map(|name| (*name).to_owned()).collect();
        Tried {
            key: String::new(),
            place: String::new(),
            verdict: Verdict::ByRule,
            failed,
            run,
            stopped: false,
        }
    }

    #[test]
    fn what_everything_notices_counts_for_no_rule() {
        let mut results = Results::default();
        for (test, rule) in [("a", "rule.a"), ("b", "rule.b"), ("c", "rule.c"), ("d", "rule.d")] {
            results.names.insert(test.to_owned(), BTreeSet::from([rule.to_owned()]));
        }
        results.tried.insert("all".to_owned(), tried(&["a", "b", "c", "d"], 8));
        results.tried.insert("own".to_owned(), tried(&["a", "golden"], 8));
        results.for_rules.push(tried(&["b"], 40));
        results.for_rules.push(Tried { stopped: true, ..tried(&["c"], 40) });
        assert_eq!(
            caught(&results),
            BTreeMap::from([("rule.a", 1), ("rule.b", 1), ("rule.c", 0), ("rule.d", 0)])
        );
    }
}
