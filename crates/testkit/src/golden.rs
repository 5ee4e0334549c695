//! Golden playthroughs: whole games in files, compared byte for byte.
//!
//! Each file is the settings that differ from the usual ones, the seed, and the decisions of a random game, each behind
//! the checksum and the points that it led to. A difference means that an old save file would now be another game: think
//! twice. If the change is meant, run the test with `AUTOMA_WRITE_GOLDEN=1` and read the diff.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::Once;

use kernel::{Dice, Notation, Options, Purpose, Seat, Seed};

const GOLDEN: Purpose = Purpose::new("golden playthrough");

/// The golden playthroughs of one game.
#[derive(Debug)]
pub struct Golden<G: Notation> {
    /// Where the files are.
    pub folder: PathBuf,
    /// The name of each file and its settings; the seeds are counted from 1.
    pub games: Vec<(&'static str, G::Options)>,
    /// Who decides.
    pub pick: fn(&G, &mut Dice) -> Option<G::Action>,
}

impl<G: Notation> Golden<G> {
    /// Every game is as its file says.
    pub fn are_unchanged(&self) {
        for (seed, (name, options)) in (1..).zip(&self.games) {
            let kept = self.read(name);
            let played = self.record(options, Seed(seed));
            let first = kept.lines().zip(played.lines()).position(|(kept, played)| kept != played);
            assert!(kept == played, "{name}.txt differs, first in line {:?}", first.map(|line| line + 1));
        }
    }

    /// Every file can be played again from its text alone, without the dice that chose; `each` looks at the end.
    pub fn can_be_replayed(&self, mut each: impl FnMut(&G)) {
        for (name, _) in &self.games {
            let text = self.read(name);
            let mut parts = text.split("\n\n");
            let mut options = G::Options::default();
            let mut seed = Seed(0);
            for line in parts.next().unwrap_or_default().lines() {
                let (key, value) = line.split_once(' ').unwrap_or_else(|| panic!("{name}: {line}"));
                if key == "seed" {
                    seed = value.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
                } else {
                    options.set(key, value).unwrap_or_else(|error| panic!("{name}: {error}"));
                }
            }
            let mut game = start::<G>(&options, seed);
            for line in parts.next().unwrap_or_default().lines().skip(1) {
                let mut columns = line.splitn(3, "  ");
                let (check, text) = (columns.next().unwrap_or_default(), columns.nth(1).unwrap_or_default());
                let action = game.read(text).unwrap_or_else(|error| panic!("{name}: {error}"));
                game.play(action, &mut ()).unwrap_or_else(|error| panic!("{name}: {line}: {error}"));
                assert_eq!(check, format!("{:016x}", game.digest()), "{name}: {line}");
            }
            assert_eq!(parts.next().map(str::trim), Some(&*winners(&game)), "{name}");
            each(&game);
        }
    }

    /// No file lies there that is not compared.
    pub fn are_all_compared(&self) {
        for entry in std::fs::read_dir(&self.folder).unwrap_or_else(|error| panic!("{error}")) {
            let path = entry.unwrap_or_else(|error| panic!("{error}")).path();
            let known = self.games.iter().any(|(name, _)| path.file_stem().is_some_and(|stem| stem == *name));
            assert!(known, "{} is no longer compared", path.display());
        }
    }

    /// The text of a file; all are written anew first, if that is asked for.
    fn read(&self, name: &str) -> String {
        static WRITTEN: Once = Once::new();
        let file = |name: &str| self.folder.join(format!("{name}.txt"));
        WRITTEN.call_once(|| {
            if std::env::var_os("AUTOMA_WRITE_GOLDEN").is_none() {
                return;
            }
            for (seed, (name, options)) in (1..).zip(&self.games) {
                let written = std::fs::create_dir_all(&self.folder)
                    .and_then(|()| std::fs::write(file(name), self.record(options, Seed(seed))));
                written.unwrap_or_else(|error| panic!("{name}: {error}"));
            }
        });
        std::fs::read_to_string(file(name))
            .unwrap_or_else(|error| panic!("{}: {error}", file(name).display()))
    }

    /// The text of a game: what its file must hold.
    fn record(&self, options: &G::Options, seed: Seed) -> String {
        let mut text = String::new();
        // What is as always is not said: a new setting changes no file.
        let usual = G::Options::default();
        for (key, value) in options.pairs().filter(|(key, value)| usual.get(key).as_ref() != Some(value)) {
            let _ = writeln!(text, "{key} {value}");
        }
        let _ = writeln!(text, "seed {seed}\n");
        let mut game = start::<G>(options, seed);
        let mut dice = seed.dice(GOLDEN, 0);
        text += &line(&game, "start");
        while let Some(action) = (self.pick)(&game, &mut dice) {
            let name = game.write(action);
            game.play(action, &mut ()).unwrap_or_else(|error| panic!("{name}: {error}"));
            text += &line(&game, &name);
        }
        text + "\n" + &winners(&game) + "\n"
    }
}

fn start<G: Notation>(options: &G::Options, seed: Seed) -> G {
    let kit = G::components(&[]).unwrap_or_else(|error| panic!("{error}"));
    G::start(kit, options, seed).unwrap_or_else(|error| panic!("{error}"))
}

fn seats<G: Notation>(game: &G) -> impl Iterator<Item = Seat> {
    (0..game.seats() as u8).map(Seat)
}

fn line<G: Notation>(game: &G, what: &str) -> String {
    let scores: Vec<String> = seats(game).map(|seat| game.score(seat).to_string()).collect();
    format!("{:016x}  {:<12}  {what}\n", game.digest(), scores.join(" "))
}

fn winners<G: Notation>(game: &G) -> String {
    let won: Vec<String> = game.winners().iter().map(|seat| (seat.0 + 1).to_string()).collect();
    format!("won by {}", won.join(" "))
}
