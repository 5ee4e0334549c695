//! `cargo xtask deps`: what the program is built from, against the policy in `deny.toml`.
//!
//! The file is in the format of cargo-deny, which whoever has it can run on it; it also knows advisories, for which it needs
//! a network. Building that tool takes longer than many of our tests, so the parts that need no network are checked here:
//! licences, sources, crates that are not wanted, and crates that are there in two versions.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use anyhow::{Context, bail};
use serde::Deserialize;

/// The part of `deny.toml` that is checked here.
#[derive(Deserialize)]
struct Policy {
    licenses: Licenses,
    bans: Bans,
    sources: Sources,
}

#[derive(Deserialize)]
struct Licenses {
    allow: BTreeSet<String>,
}

#[derive(Deserialize)]
struct Bans {
    deny: Vec<Named>,
    /// Crates that may be there in several versions.
    skip: Vec<Named>,
}

#[derive(Deserialize)]
struct Named {
    name: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Sources {
    allow_registry: BTreeSet<String>,
}

/// What cargo tells of a crate.
#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    license: Option<String>,
    license_file: Option<String>,
    source: Option<String>,
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

/// Checks.
pub fn run() -> anyhow::Result<()> {
    println!("\n== what it is built from");
    let policy = std::fs::read_to_string("deny.toml").context("run this at the root of the repository")?;
    let policy: Policy = toml::from_str(&policy).context("deny.toml")?;
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let told = Command::new(cargo).args(["metadata", "--format-version", "1", "--locked"]).output()?;
    if !told.status.success() {
        bail!("cargo metadata: {}", String::from_utf8_lossy(&told.stderr));
    }
    let metadata: Metadata = serde_json::from_slice(&told.stdout).context("cargo metadata")?;
    let wrong = wrongs(&policy, &metadata.packages);
    if !wrong.is_empty() {
        bail!("{}\nsee deny.toml", wrong.join("\n"));
    }
    println!("== {} crates are as deny.toml wants them", metadata.packages.len());
    Ok(())
}

fn wrongs(policy: &Policy, packages: &[Package]) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let others = packages.iter().filter(|package| package.source.is_some());
    for Package { name, version, license, license_file, source } in others {
        versions.entry(name).or_default().insert(version);
        let from = source.as_deref().unwrap_or_default();
        if !from.strip_prefix("registry+").is_some_and(|from| policy.sources.allow_registry.contains(from)) {
            wrong.push(format!("{name} {version} comes from {from}"));
        }
        match license {
            Some(license) if !is_allowed(license, &policy.licenses.allow) => {
                wrong.push(format!("{name} {version} has the licence `{license}`"));
            }
            None => {
                let file = license_file.as_deref().unwrap_or("nothing");
                wrong.push(format!("{name} {version} names no licence but {file}"));
            }
            Some(_) => {}
        }
        if policy.bans.deny.iter().any(|banned| banned.name == *name) {
            wrong.push(format!("{name} {version} is not wanted here"));
        }
    }
    let skipped: BTreeSet<&str> = policy.bans.skip.iter().map(|skip| skip.name.as_str()).collect();
    for (name, versions) in &versions {
        let versions: Vec<&str> = versions.iter().copied().collect();
        match (versions.len(), skipped.contains(name)) {
            (2.., false) => wrong.push(format!("{name} is there as {}", versions.join(" and "))),
            (1, true) => wrong.push(format!("{name} is there once only: take it out of `skip`")),
            _ => {}
        }
    }
    let unused = skipped.iter().filter(|name| !versions.contains_key(*name));
    wrong.extend(unused.map(|name| format!("{name} is not there at all: take it out of `skip`")));
    wrong
}

/// Whether one may choose licences that are allowed: `(MIT OR Apache-2.0) AND Unicode-3.0`.
fn is_allowed(expression: &str, allowed: &BTreeSet<String>) -> bool {
    // An old way to write a choice.
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let (value, rest) = any_of(&words, allowed);
    value && rest.is_empty()
}

fn any_of<'a, 'b>(words: &'b [&'a str], allowed: &BTreeSet<String>) -> (bool, &'b [&'a str]) {
    let (mut value, mut rest) = all_of(words, allowed);
    while let ["OR", more @ ..] = rest {
        let next = all_of(more, allowed);
        (value, rest) = (value | next.0, next.1);
    }
    (value, rest)
}

fn all_of<'a, 'b>(words: &'b [&'a str], allowed: &BTreeSet<String>) -> (bool, &'b [&'a str]) {
    let (mut value, mut rest) = one(words, allowed);
    while let ["AND", more @ ..] = rest {
        let next = one(more, allowed);
        (value, rest) = (value & next.0, next.1);
    }
    (value, rest)
}

fn one<'a, 'b>(words: &'b [&'a str], allowed: &BTreeSet<String>) -> (bool, &'b [&'a str]) {
    match words {
        ["(", inside @ ..] => match any_of(inside, allowed) {
            (value, [")", rest @ ..]) => (value, rest),
            (_, rest) => (false, rest),
        },
        [name, "WITH", exception, rest @ ..] => (allowed.contains(&format!("{name} WITH {exception}")), rest),
        [name, rest @ ..] => (allowed.contains(*name), rest),
        [] => (false, words),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn policy() -> Policy {
        toml::from_str(
            "[licenses]\nallow = [\"MIT\", \"Apache-2.0\", \"Apache-2.0 WITH LLVM-exception\"]\n\
             [bans]\ndeny = [{ name = \"openssl\" }]\nskip = [{ name = \"twice\" }]\n\
             [sources]\nallow-registry = [\"https://registry\"]\n",
        )
        .unwrap()
    }

    fn package(name: &str, version: &str, license: Option<&str>, source: &str) -> Package {
        Package {
            name: name.to_owned(),
            version: version.to_owned(),
            license: license.map(str::to_owned),
            license_file: None,
            source: Some(source.to_owned()),
        }
    }

    #[test]
    fn a_choice_of_licences_is_read_as_it_is_meant() {
        let allowed = policy().licenses.allow;
        for good in [
            "MIT",
            "MIT OR GPL-3.0",
            "GPL-3.0 OR MIT",
            "MIT/Apache-2.0",
            "(MIT OR GPL-3.0) AND Apache-2.0",
            "Apache-2.0 WITH LLVM-exception OR GPL-2.0",
        ] {
            assert!(is_allowed(good, &allowed), "{good}");
        }
        for bad in [
            "GPL-3.0",
            "MIT AND GPL-3.0",
            "",
            "MIT MIT",
            "(MIT",
            "(MIT OR GPL-3.0) AND BSL-1.0",
            "MIT WITH x",
        ] {
            assert!(!is_allowed(bad, &allowed), "{bad}");
        }
    }

    #[test]
    fn whatever_the_policy_does_not_want_is_named() {
        let registry = "registry+https://registry";
        let twice = [
            package("twice", "1.0.0", Some("MIT"), registry),
            package("twice", "2.0.0", Some("MIT"), registry),
        ];
        assert_eq!(wrongs(&policy(), &twice), [] as [String; 0]);
        for (package, said) in [
            (package("a", "1.0.0", Some("GPL-3.0"), registry), "has the licence `GPL-3.0`"),
            (package("a", "1.0.0", None, registry), "names no licence"),
            (package("a", "1.0.0", Some("MIT"), "git+https://elsewhere"), "comes from git+https://elsewhere"),
            (package("openssl", "1.0.0", Some("MIT"), registry), "is not wanted"),
            (package("twice", "1.0.0", Some("MIT"), registry), "once only"),
        ] {
            let wrong = wrongs(&policy(), &[package]);
            assert!(wrong.iter().any(|line| line.contains(said)), "{said}: {wrong:?}");
        }
        let versions =
            [package("b", "1.0.0", Some("MIT"), registry), package("b", "2.0.0", Some("MIT"), registry)];
        assert!(
            wrongs(&policy(), &versions).iter().any(|line| line.contains("b is there as 1.0.0 and 2.0.0"))
        );
    }
}
