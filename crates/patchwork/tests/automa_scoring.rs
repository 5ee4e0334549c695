//! Points against the Automa, on all five levels.

use kernel::{Game, Legal, Seed};
use patchwork::scenario::Scenario;
use patchwork::{Event, FIRST, Level, Opponent, Patchwork, PatchworkOptions, SECOND, Square, Squares};
use testkit::covers;

use crate::common::{people, play, start};

/// Both are home; the Automa has ten buttons and the patches 0, 5, 8 and 10: three with buttons, six printed.
fn finished() -> Scenario {
    Scenario::automa().spaces(53, 53).buttons(SECOND, 10).automa_has(&[0, 5, 8, 10])
}

#[test]
fn each_level_counts_what_its_table_says() {
    covers!("automa.score");
    let points = |tile: bool| {
        Level::ALL.map(|level| {
            let scenario = finished().level(level);
            let game = if tile { scenario.tile(SECOND).build() } else { scenario.build() };
            game.score(SECOND)
        })
    };
    assert_eq!(points(false), [0, 10, 10 + 3, 10 + 6, 10 + 3 + 6]);
    assert_eq!(points(true), [7, 17, 20, 23, 26]);
}

#[test]
fn the_automa_has_no_minus_points() {
    covers!("automa.score-no-minus");
    for level in Level::ALL {
        assert_eq!(Scenario::automa().level(level).spaces(53, 53).build().score(SECOND), 0);
    }
}

#[test]
fn you_score_as_between_two_people() {
    covers!("automa.score-person", "end.score");
    let board = Squares::ALL.iter().skip(5).collect();
    for (tile, points) in [(None, 14 - 10), (Some(FIRST), 11), (Some(SECOND), 4)] {
        let mut scenario = finished().buttons(FIRST, 14).filled(FIRST, board).printed_buttons(FIRST, 9);
        if let Some(seat) = tile {
            scenario = scenario.tile(seat);
        }
        assert_eq!(scenario.build().score(FIRST), points);
    }
}

#[test]
fn more_points_win_and_with_equal_points_the_first_one_home() {
    covers!("automa.winner");
    // On level II the Automa has 10 points; you have your buttons, with a full board.
    for (buttons, home, winner) in
        [(11, SECOND, FIRST), (9, FIRST, SECOND), (10, FIRST, FIRST), (10, SECOND, SECOND)]
    {
        let scenario = finished().level(Level::II).filled(FIRST, Squares::ALL).buttons(FIRST, buttons);
        let game = scenario.first_home(home).build();
        assert_eq!((game.score(FIRST), game.score(SECOND)), (buttons.into(), 10));
        assert_eq!(game.winner(), Some(winner), "{buttons} against 10, {home:?} home first");
    }
}

#[test]
fn the_tie_is_decided_by_arrival_in_play() {
    covers!("automa.winner");
    // You come home second, with the same points: the Automa wins.
    let scenario = Scenario::automa().level(Level::II).filled(FIRST, Squares::ALL).tile(FIRST);
    let mut game = scenario.clone().spaces(52, 53).buttons(FIRST, 2).buttons(SECOND, 10).build();
    let events = play(&mut game, "advance");
    assert_eq!(events.last(), Some(&Event::Over { winner: SECOND, scores: [10, 10] }));
    // The Automa comes home second: you win.
    let mut game = scenario.spaces(53, 52).ring(&[]).cards(&[5]).buttons(FIRST, 3).buttons(SECOND, 9).build();
    let events = play(&mut game, "automa");
    assert_eq!(events.last(), Some(&Event::Over { winner: FIRST, scores: [10, 10] }));
}

#[test]
fn one_game_is_scored_on_all_levels_with_the_tile_of_each() {
    covers!("automa.score", "automa.tile-marker", "automa.tile-person");
    // You covered the block while the Automa stood on this space; who would have the tile on levels I to V?
    let holders = |at: u8| {
        let game = finished().covered_when_automa_at(at).build();
        game.all_levels()
            .unwrap()
            .map(|result| if result.tile == Some(FIRST) { 'y' } else { 'a' })
            .iter()
            .collect::<String>()
    };
    for (at, expected) in [
        (0, "yyyyy"),
        (34, "yyyyy"),
        (35, "yyyya"),
        (37, "yyyya"),
        (38, "yyyaa"),
        (40, "yyyaa"),
        (41, "yyaaa"),
        (43, "yyaaa"),
        (44, "yaaaa"),
        (51, "yaaaa"),
        (52, "aaaaa"),
        (53, "aaaaa"),
    ] {
        assert_eq!(holders(at), expected, "covered while the Automa stood on {at}");
    }
    let results = finished().covered_when_automa_at(40).build().all_levels().unwrap();
    assert_eq!(results.map(|result| result.automa), [0, 10, 13, 16 + 7, 19 + 7]);
    let bare = 5 - 162;
    assert_eq!(results.map(|result| result.person), [bare + 7, bare + 7, bare + 7, bare, bare]);
    // Never covered: the Automa has it wherever it has passed the marker.
    let under_way = Scenario::automa().spaces(45, 43).build().all_levels().unwrap();
    assert_eq!(under_way.map(|result| result.tile), [None, None, Some(SECOND), Some(SECOND), Some(SECOND)]);
}

#[test]
fn the_scores_of_the_other_levels_are_those_of_the_same_game_on_these_levels() {
    covers!("automa.score", "automa.tile-marker", "automa.tile-person", "automa.winner");
    // A block that lacks four squares at its edge: some random games complete it, early or late.
    let board = Squares::block(0, 0, 7)
        & !Squares::block(2, 6, 1)
        & !Squares::block(3, 6, 1)
        & !Squares::block(6, 2, 1);
    let mut mixed = 0;
    for seed in 0..300 {
        let games: Vec<Patchwork> = Level::ALL
            .map(|level| {
                let mut game = Scenario::automa()
                    .level(level)
                    .seed(seed)
                    .filled(FIRST, board)
                    .buttons(FIRST, 30)
                    .build();
                let mut dice = Seed(seed).dice(kernel::Purpose::new("levels"), 0);
                while let Some(action) = game.legal().pick(&mut dice) {
                    game.play(action, &mut ()).unwrap();
                }
                game
            })
            .into();
        let told = games[0].all_levels().unwrap();
        for (game, told) in games.iter().zip(told) {
            assert_eq!(
                game.all_levels().unwrap().map(|r| (r.person, r.automa)),
                games[0].all_levels().unwrap().map(|r| (r.person, r.automa))
            );
            assert_eq!(told.level, game.options().level);
            assert_eq!((told.person, told.automa), (game.score(FIRST), game.score(SECOND)));
            assert_eq!((told.tile, Some(told.winner)), (game.tile(), game.winner()));
        }
        let holders: Vec<_> = games.iter().map(Patchwork::tile).collect();
        mixed += u32::from(holders.contains(&Some(FIRST)) && holders.contains(&Some(SECOND)));
    }
    assert!(mixed >= 10, "only {mixed} games differ between levels");
}

#[test]
fn between_two_people_there_are_no_levels() {
    covers!("automa.score");
    assert_eq!(start(people(), 1).all_levels(), None);
    assert_eq!(people().opponent, Opponent::Person);
    assert_eq!(PatchworkOptions::default().opponent, Opponent::Automa);
}

#[test]
fn a_patch_without_buttons_scores_nothing_on_any_level() {
    covers!("automa.score", "automa.heaps");
    let bare = finished().build().all_levels().unwrap();
    let more = finished().automa_has(&[0, 2, 3, 5, 8, 10, 31]).build().all_levels().unwrap();
    assert_eq!(bare.map(|result| result.automa), more.map(|result| result.automa));
    assert_eq!(Square::CORNER.to_string(), "a1");
}
