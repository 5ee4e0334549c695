//! Experiments as files: what they mean, and what is said of wrong ones.
#![allow(clippy::unwrap_used, reason = "a helper of a test may fail like the test itself")]

use std::io;

use kernel::Studied as _;
use kernel::{Game as _, Seed};
use lab::experiment::{Cell, Experiment, Row};
use players::Limits;
use tapestry::{Mode, Tapestry, TapestryOptions};

fn no_packs(_: &str) -> io::Result<String> {
    Err(io::Error::from(io::ErrorKind::NotFound))
}

fn read(text: &str) -> Experiment {
    Experiment::read("levels.toml", text, &no_packs).unwrap()
}

#[test]
fn lists_make_a_grid_in_the_order_of_the_games_own_settings() {
    let it = read(
        "game = 'patchwork'\ngames = 10\nplayers = ['random', ['greedy', 'random']]\n\
         [options]\nleather = ['taken', 'left']\nlevel = [1, 5]\ndeck = 'tactical'\n",
    );
    let cells: Vec<String> = it.cells.iter().map(|cell| lab::summary::label(&it, cell)).collect();
    assert_eq!(
        cells,
        [
            "level 1, leather taken, random",
            "level 1, leather taken, greedy + random",
            "level 1, leather left, random",
            "level 1, leather left, greedy + random",
            "level 5, leather taken, random",
            "level 5, leather taken, greedy + random",
            "level 5, leather left, random",
            "level 5, leather left, greedy + random",
        ]
    );
    assert_eq!(
        (it.name.as_str(), it.game.key(), it.varied.as_slice()),
        ("levels", "patchwork", ["level", "leather"].as_slice())
    );
    assert!(it.cells.iter().all(|cell| cell.option("deck") == Some("tactical")));
}

#[test]
fn cells_share_their_seeds_unless_told_otherwise() {
    let text = "game = 'patchwork'\nseed = 100\ngames = 10\nplayers = 'random'\n";
    let grid = "[options]\nlevel = [1, 2]\n";
    let paired = read(&format!("{text}{grid}"));
    assert_eq!([paired.seed_of(0, 3), paired.seed_of(1, 3)], [Seed(103), Seed(103)]);
    let apart = read(&format!("{text}paired = false\n{grid}"));
    assert_eq!([apart.seed_of(0, 9), apart.seed_of(1, 0)], [Seed(109), Seed(110)]);
}

#[test]
fn a_row_says_what_the_game_said() {
    let it = read("game = 'patchwork'\ngames = 1\nplayers = 'greedy'\n[options]\nlevel = 4\n");
    let cell = &it.cells[0];
    let mut row = Row::default();
    for seed in 0..200 {
        cell.play(Seed(seed), &Limits::none(), &mut row).unwrap();
        assert_eq!(row.values.len(), cell.columns.len());
        let value = |name: &str| row.values[cell.column(name).unwrap()];
        let winner = value("winner");
        assert_eq!([value("won_1"), value("won_2")], [i32::from(winner == 1), i32::from(winner == 2)]);
        assert_eq!(value("score_2"), value("automa_score_4"), "seed {seed}");
        // Two of the twelve cards are set aside; the others lie in some order.
        let mut places: Vec<i32> =
            cell.columns.iter().filter(|c| c.name.starts_with("card_")).map(|c| value(&c.name)).collect();
        places.sort_unstable();
        let last = places.len() as i32 - 2;
        assert_eq!(places, [0, 0].into_iter().chain(1..=last).collect::<Vec<_>>(), "seed {seed}");
    }
}

#[test]
fn terra_mystica_has_rows_with_cards_too() {
    let it = read(
        "game = 'terra-mystica'\ngames = 1\nplayers = 'random'\n\
         [options]\nautomas = 1\ndifficulty = ['easy', 'nightmare']\n",
    );
    let mut row = Row::default();
    for cell in &it.cells {
        cell.play(Seed(5), &Limits::none(), &mut row).unwrap();
        let cards = cell.columns.iter().filter(|column| column.name.starts_with("card_")).count();
        let dealt = row.values[row.values.len() - cards..].iter().filter(|place| **place > 0).count();
        assert!(dealt >= 6 && dealt < cards, "{dealt} of {cards}");
    }
}

#[test]
fn tapestry_is_dealt_from_one_deck_for_both_bots() {
    let it = read(
        "game = 'tapestry'\ngames = 1\nplayers = 'random'\n[options]\nmode = 'automa'\nlevel = [1, 6]\n",
    );
    let places = |cell: &Cell, seed| {
        let mut row = Row::default();
        cell.play(Seed(seed), &Limits::none(), &mut row).unwrap();
        let cards = cell.columns.iter().filter(|column| column.name.starts_with("card_")).count();
        assert_eq!(cards, 22);
        row.values[row.values.len() - cards..].to_vec()
    };
    for cell in &it.cells {
        let mut dealt = places(cell, 5);
        dealt.retain(|place| *place > 0);
        dealt.sort_unstable();
        // Seven cards and one of the progress deck.
        assert_eq!(dealt, (1..=8).collect::<Vec<i32>>());
    }
    // Without a card it is never dealt, and the first deck keeps its size.
    let kit = tapestry::Kit::printed();
    let options = TapestryOptions { mode: Mode::Automa, seats: 3, ..Default::default() };
    for card in Tapestry::deck(kit, &options) {
        let without = Tapestry::without(kit, card).unwrap();
        assert_eq!(Tapestry::deck(without, &options).len(), 21);
        let mut pile = Vec::new();
        Tapestry::start(without, &options, Seed(7)).unwrap().first_pile(&mut |card| pile.push(card));
        assert!(pile.len() == 8 && !pile.contains(&card), "{card}: {pile:?}");
    }
    assert!(Tapestry::deck(kit, &TapestryOptions { mode: Mode::Shadow, ..options }).is_empty());
}

#[test]
fn wrong_experiments_are_refused_with_line_and_remedy() {
    let good = "game = 'patchwork'\ngames = 10\nplayers = 'random'\n";
    let cases: &[(&str, usize, &str)] = &[
        ("game = patchwork\n", 1, "docs/lab.md"),
        (
            "game = 'chess'\ngames = 1\nplayers = 'random'\n",
            1,
            "no game `chess`; there are: patchwork, terra-mystica",
        ),
        ("game = 'patchwork'\ngames = 0\nplayers = 'random'\n", 2, "from 1 to"),
        ("game = 'patchwork'\ngames = -1\nplayers = 'random'\n", 2, "docs/lab.md"),
        ("game = 'patchwork'\nplayers = 'random'\n", 1, "missing field `games`"),
        (
            "game = 'patchwork'\ngames = 1\nplayers = ['random', 'gready']\n",
            3,
            "no player `gready`; there are",
        ),
        ("game = 'patchwork'\ngames = 1\nplayers = []\n", 3, "name at least one"),
        ("game = 'patchwork'\ngames = 1\nplayers = [[]]\n", 3, "name at least one"),
        ("game = 'patchwork'\ngames = 1\nplayers = ['random', 'random']\n", 3, "stands twice"),
        ("game = 'patchwork'\ngames = 1\nplayers = 'mcts:time=1s'\n", 3, "write iterations=N"),
        ("game = 'patchwork'\ngames = 1\nplayers = 7\n", 3, "docs/lab.md"),
        ("game = 'patchwork'\ngames = 1\nplayers = 'random'\ngmaes = 2\n", 4, "unknown field `gmaes`"),
        ("+[options]\nlevle = 3\n", 5, "no option `levle`; there are: opponent, level"),
        ("+[options]\nlevel = [1, 9]\n", 5, "cannot be `9`; it can be: 1, 2"),
        ("+[options]\nlevel = [1, 1]\n", 5, "`1` stands twice"),
        ("+[options]\nlevel = [1, 'I']\n", 5, "stands twice"),
        ("+[options]\nlevel = []\n", 5, "name at least one"),
        ("+[options]\nlevel = 1.5\n", 5, "docs/lab.md"),
        ("+[options]\nfirst = 2\n", 1, "do not go together"),
        ("+packs = ['mine.toml']\n", 4, "beside the experiment"),
        ("+[until]\nat_most = 100\n", 4, "needs win_rate"),
        ("+[until]\nwin_rate = -0.5\nat_most = 100\n", 4, "greater than 0"),
        ("+[until]\nwin_rate = 0.5\nat_most = 5\n", 4, "less than games"),
        ("+[until]\nwin_rate = 0.5\n", 4, "at_most"),
        ("seed = 18446744073709551615\n+", 1, "a seed of at most"),
        ("seed = 9223372036854775807\n+paired = false\n[options]\nlevel = [1, 2]\n", 0, ""),
    ];
    for (text, line, says) in cases {
        let text = text.replace('+', good);
        match Experiment::read("x.toml", &text, &no_packs) {
            Ok(_) => assert_eq!(*line, 0, "accepted:\n{text}"),
            Err(error) => {
                assert_eq!(error.line, *line, "{error}\n{text}");
                let said = error.to_string();
                assert!(said.contains(says) && said.starts_with("x.toml, line "), "{said}\n{text}");
            }
        }
    }
    let many = (0..23).map(|i| format!("'{i}'")).collect::<Vec<_>>().join(",");
    let text =
        format!("game = 'terra-mystica'\ngames = 1\nplayers = 'random'\n[options]\nseats = [{many}]\n");
    assert!(Experiment::read("x.toml", &text, &no_packs).is_err());
}

#[test]
fn a_wrong_pack_is_refused_with_its_own_line() {
    let pack = |_: &str| Ok("game = \"patchwork\"\n[[card]]\nnumber = 0\ndeck = \"normal\"\n".to_owned());
    let text = "game = 'patchwork'\ngames = 1\nplayers = 'random'\npacks = ['mine.toml']\n";
    let error = Experiment::read("x.toml", text, &pack).unwrap_err();
    assert_eq!(error.line, 4);
    assert!(error.to_string().contains("mine.toml, line 2"), "{error}");
}
