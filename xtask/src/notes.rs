//! `cargo xtask notes VERSION`: what the changelog says of a version, as the notes of its release.

use anyhow::{Context, bail, ensure};

const CHANGELOG: &str = "CHANGELOG.md";

/// Prints the section of the version that the arguments name.
pub fn run(args: &[String]) -> anyhow::Result<()> {
    let [version] = args else { bail!("cargo xtask notes VERSION") };
    let text = std::fs::read_to_string(CHANGELOG).with_context(|| format!("cannot read {CHANGELOG}"))?;
    println!("{}", section(&text, version)?);
    Ok(())
}

/// What stands below the heading of a version. A tag's name will do: `v0.1.0`. Behind the version the heading may have more,
/// such as the day.
fn section<'a>(changelog: &'a str, version: &str) -> anyhow::Result<&'a str> {
    let wanted = version.strip_prefix('v').unwrap_or(version);
    let mut known = Vec::new();
    for part in changelog.split("\n## ").skip(1) {
        let (heading, body) = part.split_once('\n').unwrap_or((part, ""));
        let name = heading.split_whitespace().next().unwrap_or_default();
        if name == wanted {
            let body = body.trim();
            ensure!(!body.is_empty(), "{CHANGELOG} has a heading for {wanted}, and nothing below it");
            return Ok(body);
        }
        known.push(name);
    }
    bail!(
        "{CHANGELOG} has no section for {wanted}, only for {}: add a line `## {wanted}` above what is new in it",
        known.join(", ")
    )
}

#[cfg(test)]
mod tests {
    use super::section;

    const TEXT: &str = "# Changelog\n\n## Unreleased\n\n## 0.10.0\n\n- Ten.\n\n### Saves\n\n- New ones.\n\n\
        ## 0.1.0 (2026-11-16)\n\n- One,\n  on two lines.\n";

    fn refused(version: &str) -> String {
        section(TEXT, version).expect_err(version).to_string()
    }

    #[test]
    fn a_version_has_its_own_section_up_to_the_next() {
        assert_eq!(section(TEXT, "0.10.0").ok(), Some("- Ten.\n\n### Saves\n\n- New ones."));
    }

    #[test]
    fn the_last_section_ends_with_the_file_and_a_day_may_stand_behind_the_version() {
        assert_eq!(section(TEXT, "0.1.0").ok(), Some("- One,\n  on two lines."));
    }

    #[test]
    fn the_name_of_a_tag_will_do() {
        assert_eq!(section(TEXT, "v0.1.0").ok(), section(TEXT, "0.1.0").ok());
    }

    #[test]
    fn a_version_without_a_section_is_refused_with_those_that_have_one() {
        let error = refused("0.1");
        assert!(error.contains("Unreleased, 0.10.0, 0.1.0"), "{error}");
        assert!(error.contains("`## 0.1`"), "{error}");
    }

    #[test]
    fn a_section_without_a_word_is_refused() {
        assert!(refused("Unreleased").contains("nothing below"));
    }

    #[test]
    fn the_changelog_has_a_section_for_what_comes_next() {
        let text = std::fs::read_to_string("../CHANGELOG.md").expect("the changelog");
        assert!(section(&text, "Unreleased").is_ok_and(|notes| notes.starts_with("- ")));
    }
}
