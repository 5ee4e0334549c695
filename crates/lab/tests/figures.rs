//! The published figures that people's results are compared with are those of the games that they name.

use games::{Title, with_title};
use kernel::{Game, Options as _, Seed};
use lab::simulate::{self, Plan};
use wire::Wire;
use wire::figures::{Cell, Figures};

/// So many games of each series are played again; the whole of it is `cargo xtask figures`.
const AGAIN: u64 = 12;

fn played_again<G: players::Judge + kernel::Studied>(figures: &Figures, cell: &Cell) {
    let pairs = || cell.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    let mut options = <G as Game>::Options::fresh(pairs());
    for (key, value) in pairs() {
        options.set(key, value).expect("a setting of the game");
    }
    let plan = Plan::<G> {
        kit: G::components(&[]).expect("the printed box"),
        options,
        seed: Seed(figures.seed),
        games: AGAIN,
        players: vec![figures.player.parse().expect("a player program")],
        threads: 1,
    };
    let outcome = simulate::run(&plan, &mut |_| {}).expect("these games can be played");
    let person = &outcome.seats[0];
    let counted =
        |points: i32| cell.values().into_iter().find(|(made, _)| *made == points).map_or(0, |(_, n)| n);
    for (points, count) in person.score.values() {
        let name = cell.name();
        assert!(
            counted(points) >= count,
            "{}, {name}: {points} points were made {count} times",
            figures.game
        );
    }
    assert!(person.wins <= cell.wins && AGAIN - person.wins <= cell.games() - cell.wins, "{}", cell.name());
}

#[test]
fn the_first_games_of_every_series_are_among_the_published_ones() {
    for title in Title::ALL {
        with_title!(title, G => {
            let Some(figures) = <G as Wire>::figures() else { continue };
            assert_eq!(figures.game, title.key());
            assert!(figures.cells.len() >= 5 && figures.games >= 1000, "{}", title.name());
            for cell in &figures.cells {
                assert_eq!(cell.games(), figures.games, "{}", cell.name());
                played_again::<G>(figures, cell);
            }
        });
    }
}
