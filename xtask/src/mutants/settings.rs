//! What `cargo xtask mutants` can be asked for.

use anyhow::{Context, bail};

/// The games with rules to break.
pub const GAMES: [&str; 3] = ["patchwork", "terra-mystica", "tapestry"];

/// What of earlier runs stays known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keep {
    /// All mutants are tried.
    Nothing,
    /// `--again`: those that a test of a rule caught are not tried again.
    CaughtByRule,
    /// `--resume`: those that have been tried are not tried again.
    All,
}

/// What is done with the mutants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// They are tried.
    All,
    /// `--list`: they are listed.
    List,
    /// `--rules`: for each rule whose tests have caught none, one is looked for.
    Rules,
}

/// What is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// One game or all.
    pub games: Vec<String>,
    /// The part of all mutants to try: k of n.
    pub shard: (usize, usize),
    /// Only mutants whose key has one of these texts in it; all if there are none.
    pub only: Vec<String>,
    /// What stays known of earlier runs.
    pub keep: Keep,
    /// With the tests that play hundreds of games, too.
    pub slow: bool,
    /// How many are tried at once.
    pub jobs: usize,
    /// How far they stand back behind other work: for `nice`.
    pub nice: String,
    /// All mutants, only what they are, or only one for each rule.
    pub work: Work,
}

impl Settings {
    /// Reads the arguments.
    pub fn read(args: &[String]) -> anyhow::Result<Settings> {
        let mut settings = Settings {
            games: GAMES.map(str::to_owned).to_vec(),
            shard: (1, 1),
            only: Vec::new(),
            keep: Keep::Nothing,
            slow: false,
            jobs: 1,
            nice: "10".to_owned(),
            work: Work::All,
        };
        let mut args = args.iter();
        while let Some(arg) = args.next() {
            let mut value = || args.next().with_context(|| format!("{arg} needs a value"));
            match arg.as_str() {
                "--game" => settings.games = vec![game(value()?)?],
                "--shard" => settings.shard = shard(value()?)?,
                "--only" => settings.only.push(value()?.clone()),
                "--jobs" => settings.jobs = value()?.parse().context("--jobs needs a number")?,
                "--nice" => {
                    settings.nice = value()?.parse::<u8>().context("--nice needs a number")?.to_string();
                }
                "--resume" => settings.keep = Keep::All,
                "--again" => settings.keep = Keep::CaughtByRule,
                "--slow" => settings.slow = true,
                "--list" => settings.work = Work::List,
                "--rules" => settings.work = Work::Rules,
                other => bail!(
                    "`{other}` is not known: --game GAME, --shard K/N, --only TEXT, --resume, --again, --slow, --jobs N, --nice N, --list, --rules"
                ),
            }
        }
        Ok(settings)
    }

    /// Whether a mutant is asked for.
    pub fn wants(&self, number: u32, key: &str) -> bool {
        let (part, parts) = self.shard;
        number as usize % parts == part - 1
            && (self.only.is_empty() || self.only.iter().any(|text| key.contains(text)))
    }
}

fn game(name: &str) -> anyhow::Result<String> {
    if !GAMES.contains(&name) {
        bail!("there is no game `{name}`: {}", GAMES.join(", "));
    }
    Ok(name.to_owned())
}

fn shard(text: &str) -> anyhow::Result<(usize, usize)> {
    let numbers = text.split_once('/').and_then(|(k, n)| Some((k.parse().ok()?, n.parse().ok()?)));
    match numbers {
        Some((part, parts)) if 1 <= part && part <= parts => Ok((part, parts)),
        _ => bail!("a shard is K/N, as 1/4"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> anyhow::Result<Settings> {
        Settings::read(&text.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn shards_share_all_mutants() {
        let parts: Vec<Settings> =
            (1..=3).map(|part| read(&format!("--game tapestry --shard {part}/3")).unwrap()).collect();
        for number in 1..20 {
            assert_eq!(parts.iter().filter(|part| part.wants(number, "key")).count(), 1);
        }
        assert!(read("--only turn.rs").unwrap().wants(1, "rules/turn.rs f"));
        assert!(!read("--only turn.rs").unwrap().wants(1, "rules/city.rs f"));
        assert!(read("--only turn.rs --only city").unwrap().wants(1, "rules/city.rs f"));
    }

    #[test]
    fn wrong_settings_say_what_is_right() {
        for (text, says) in [
            ("--game go", "patchwork"),
            ("--shard 4/3", "1/4"),
            ("--shard", "needs a value"),
            ("--fast", "--resume"),
        ] {
            let wrong = read(text).unwrap_err().to_string();
            assert!(wrong.contains(says), "{text}: {wrong}");
        }
    }
}
