//! The special tile against the Automa.

use kernel::Game;
use patchwork::scenario::Scenario;
use patchwork::{Event, FIRST, Kit, LeatherReading, Level, SECOND, Square, Squares, TileReason};
use testkit::covers;

use crate::common::play;

/// A block of 7x7 with a hole in its corner.
fn almost() -> Squares {
    Squares::block(0, 0, 7) & !Squares::only(Square::CORNER)
}

#[test]
fn the_automa_gets_the_tile_when_it_reaches_or_passes_its_marker() {
    covers!("automa.tile-marker", "automa.setup.marker");
    for level in Level::ALL {
        let marker = Kit::printed().time_board.marker(level);
        // It passes with card 6 to the space in front of you: short of the marker, onto it, past it.
        for (to, gets) in [(marker - 1, false), (marker, true), (marker + 1, true)] {
            let mut game = Scenario::automa()
                .level(level)
                .spaces(to - 1, marker - 4)
                .ring(&[])
                .cards(&[6])
                .leather_on(&[])
                .build();
            let events = play(&mut game, "automa");
            assert_eq!(game.space(SECOND), to);
            assert_eq!(game.tile(), gets.then_some(SECOND), "level {} to {to}", level.numeral());
            let won = Event::Tile { seat: SECOND, reason: TileReason::Marker { space: marker } };
            assert_eq!(events.contains(&won), gets);
        }
    }
}

#[test]
fn it_gets_the_tile_by_taking_a_patch_too() {
    covers!("automa.tile-marker");
    let mut game = Scenario::automa().level(Level::V).spaces(40, 34).ring(&[0]).cards(&[2]).build();
    play(&mut game, "automa");
    assert_eq!((game.space(SECOND), game.tile()), (35, Some(SECOND)));
}

#[test]
fn your_own_token_passes_the_marker_without_effect() {
    covers!("automa.tile-marker");
    let mut game = Scenario::automa().level(Level::V).spaces(33, 36).tile(FIRST).build();
    play(&mut game, "advance");
    assert_eq!(game.tile(), Some(FIRST));
    let mut game = Scenario::automa().level(Level::V).spaces(34, 34).build();
    play(&mut game, "advance");
    assert_eq!((game.space(FIRST), game.tile()), (35, None));
}

#[test]
fn you_get_the_tile_if_you_cover_the_block_before_that() {
    covers!("automa.tile-person");
    for level in Level::ALL {
        let marker = Kit::printed().time_board.marker(level);
        let mut game = Scenario::automa()
            .level(level)
            .spaces(25, 25)
            .filled(FIRST, almost())
            .cards(&[6])
            .ring(&[])
            .build();
        play(&mut game, "advance");
        let events = play(&mut game, "leather a1");
        assert_eq!(events[1], Event::Tile { seat: FIRST, reason: TileReason::Covered });
        assert_eq!(game.tile(), Some(FIRST));
        // The marker is gone: the Automa passes it and gets nothing.
        let mut late = Scenario::automa()
            .level(level)
            .spaces(marker, marker - 1)
            .tile(FIRST)
            .ring(&[])
            .cards(&[6])
            .build();
        let events = play(&mut late, "automa");
        assert!(!events.iter().any(|event| matches!(event, Event::Tile { .. })));
        assert_eq!(late.tile(), Some(FIRST));
    }
}

#[test]
fn when_the_automa_has_it_your_block_comes_too_late() {
    covers!("automa.tile-person", "tile.once");
    let scenario = Scenario::automa().level(Level::V).leather_reading(LeatherReading::Left).cards(&[6, 7]);
    let mut game = scenario.spaces(35, 34).filled(FIRST, almost()).leather_on(&[38]).ring(&[]).build();
    play(&mut game, "automa");
    assert_eq!((game.space(SECOND), game.tile()), (36, Some(SECOND)));
    play(&mut game, "advance");
    play(&mut game, "automa");
    play(&mut game, "advance");
    let events = play(&mut game, "leather a1");
    assert_eq!(events.len(), 1, "{events:?}");
    assert_eq!((game.tile(), game.score(SECOND)), (Some(SECOND), 7), "both cards bring nothing");
}

#[test]
fn the_automa_needs_no_board_for_its_tile_and_can_have_it_on_the_last_space() {
    covers!("automa.tile-marker", "automa.you-finished");
    let mut game = Scenario::automa().level(Level::I).spaces(53, 51).ring(&[]).cards(&[6]).build();
    play(&mut game, "automa");
    assert_eq!((game.space(SECOND), game.tile(), game.score(SECOND)), (53, Some(SECOND), 7));
}
