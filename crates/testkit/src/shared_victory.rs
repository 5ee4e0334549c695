//! A game that several seats won together.

use kernel::{Game, Legal, Options, Purpose, Seats, Seed, Session, Setup};

const DICE: Purpose = Purpose::new("a shared victory");
/// The most games that are tried. One in sixty random ones ends in a tie.
const MOST: u64 = 2_000;

/// The first game, from a seed on, that random play ends with the victory shared by just these seats.
pub fn shared_victory<G: Game>(settings: &[(&str, &str)], from: u64, winners: Seats) -> Session<G> {
    let mut options = G::Options::default();
    for (key, value) in settings {
        options.set(key, value).unwrap_or_else(|error| panic!("{error}"));
    }
    let kit = G::components(&[]).unwrap_or_else(|error| panic!("{error}"));
    let shared = (from..from + MOST).find_map(|seed| {
        let seed = Seed(seed);
        let mut game = G::start(kit, &options, seed).unwrap_or_else(|error| panic!("{error}"));
        let (mut dice, mut decisions) = (seed.dice(DICE, 0), Vec::new());
        while let Some(action) = game.legal().pick(&mut dice) {
            game.play(action, &mut ()).unwrap_or_else(|error| panic!("{action:?} was offered: {error}"));
            decisions.push(action);
        }
        (game.winners() == winners).then_some((seed, decisions))
    });
    let (seed, decisions) = shared.unwrap_or_else(|| panic!("no victory is shared in {MOST} games"));
    let setup = Setup { options, seed, packs: Vec::new() };
    let mut session = Session::new(setup).unwrap_or_else(|error| panic!("{error}"));
    for action in decisions {
        session.play(action).unwrap_or_else(|error| panic!("{action:?} was played: {error}"));
    }
    session
}
