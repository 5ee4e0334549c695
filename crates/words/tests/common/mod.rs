//! Whole games and evenings, told step by step.

#![allow(
    dead_code,
    unreachable_pub,
    clippy::unwrap_used,
    reason = "each test file uses a part, and may panic"
)]

use std::collections::BTreeSet;

use kernel::{Dice, Game, Legal, Options, Purpose, Seed};
use words::{Beside, Said, Words};

/// Settings as people name them.
pub type Settings<'a> = &'a [(&'a str, &'a str)];

/// A game with these settings.
pub fn start<G: Game>(settings: Settings<'_>, seed: u64) -> G {
    let mut options = G::Options::default();
    for (key, value) in settings {
        options.set(key, value).unwrap();
    }
    options.check().unwrap();
    G::start(G::components(&[]).unwrap(), &options, Seed(seed)).unwrap()
}

/// Plays what `choose` says up to the end; `tell` sees every step.
pub fn played<G: Game>(
    mut game: G,
    mut dice: Dice,
    mut choose: impl FnMut(&G, &mut Dice) -> G::Action,
    mut tell: impl FnMut(&G, &G, &[G::Event]),
) -> G {
    let mut steps = 0;
    while game.decision().is_some() {
        let action = choose(&game, &mut dice);
        let before = game.clone();
        let mut events = Vec::new();
        game.play(action, &mut events).unwrap();
        tell(&before, &game, &events);
        steps += 1;
        assert!(steps < 12_000, "a game ends");
    }
    game
}

/// Anything that is legal.
pub fn any<G: Game>(game: &G, dice: &mut Dice) -> G::Action {
    game.legal().pick(dice).unwrap()
}

/// Plays a game at random; `tell` sees every step.
pub fn play<G: Game>(
    settings: Settings<'_>,
    seed: u64,
    dice: Purpose,
    tell: impl FnMut(&G, &G, &[G::Event]),
) -> G {
    played(start(settings, seed), Seed(seed).dice(dice, 0), any, tell)
}

/// A sentence without holes: no missing message, nothing that was not put in.
pub fn is_whole(text: &str) -> bool {
    let missing = ["[tac-", "[tc-", "[ta-", "[tm-", "[co-", "{$", "  ", ": ."];
    !text.is_empty() && !missing.iter().any(|hole| text.contains(hole))
}

/// Everything that is said at a real table before the first word.
pub fn opens_whole<G: Beside>(words: &Words, game: &G) {
    assert!(is_whole(&game.title(words)));
    assert!(game.lay_out(words).iter().chain(&game.say_also(words)).all(|line| is_whole(line)));
}

/// Everything that is said of one step at a real table, and what is asked then.
pub fn tells_whole<G: Beside>(words: &Words, said: Said<'_, G>) {
    let Said { before, after, events } = said;
    let told = before.line(words, events);
    assert!(is_whole(&told) && told.ends_with('.'), "{told:?} of {events:?}");
    let said = G::instruction(words, said);
    assert!(is_whole(&said.headline) && said.headline.ends_with('.'), "{:?}", said.headline);
    let parts = said.cards.iter().chain(&said.steps).chain(&said.offers).chain(&said.warnings);
    for part in parts.chain(&said.chips) {
        assert!(is_whole(part), "{part} of {events:?}");
    }
    let asked = after.waits(words);
    assert!(is_whole(&asked.question) && is_whole(&asked.say), "{asked:?}");
}

/// Everything that is said at the end.
pub fn ends_whole<G: Beside>(words: &Words, game: &G) {
    assert!(game.known(words).iter().chain(&game.scores(words)).all(|line| is_whole(line)));
    assert!(is_whole(&game.outcome(words).unwrap()));
}

/// Says each of these lines: what cannot be is refused in a sentence, what can be is told in one and passed to `done`.
pub fn say_each<'t, G: Beside>(
    words: &Words,
    before: &G,
    lines: &[&'t str],
    refused: &mut BTreeSet<String>,
    mut done: impl FnMut(&'t str, &[G::Event]),
) {
    for text in lines {
        let Ok(action) = before.read(text) else { panic!("{text} cannot be read") };
        let mut events = Vec::new();
        match before.clone().play(action, &mut events) {
            Ok(()) => {
                let told = before.line(words, &events);
                assert!(is_whole(&told), "{text}: {told}");
                done(text, &events);
            }
            Err(why) => {
                let said = before.refused(words, &why);
                assert!(is_whole(&said) && said.ends_with('.'), "{text}: {said}");
                refused.insert(format!("{why:?}").split([' ', '{']).next().unwrap().to_owned());
            }
        }
    }
}
