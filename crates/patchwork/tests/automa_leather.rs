//! Leather patches and the Automa: the printed text is silent, so both readings are there.

use kernel::{Game, Studied as _};
use patchwork::scenario::Scenario;
use patchwork::{Decision, Event, FIRST, LeatherReading, Level, PatchworkOptions, SECOND};
use testkit::covers;

use crate::common::{all_but, play, random_walk, start};

fn scenario(reading: LeatherReading) -> Scenario {
    Scenario::automa().level(Level::I).leather_reading(reading)
}

#[test]
fn by_default_the_automa_takes_what_it_reaches_first() {
    covers!("automa.leather");
    assert_eq!(PatchworkOptions::default().leather, LeatherReading::Taken);
    let mut game = scenario(LeatherReading::Taken).spaces(25, 24).ring(&[]).cards(&[6]).build();
    let score = game.score(SECOND);
    let events = play(&mut game, "automa");
    assert!(events.contains(&Event::LeatherReached { seat: SECOND, mark: 26 }));
    assert_eq!(game.leather().iter().collect::<Vec<_>>(), [32, 38, 44, 50]);
    assert_eq!((game.leather_in_hand(), game.to_move()), (0, Some(FIRST)));
    assert_eq!(game.score(SECOND), score, "it changes no score");
    // You come by later and find nothing.
    play(&mut game, "advance");
    assert_eq!((game.space(FIRST), game.leather_in_hand()), (27, 0));
    assert_eq!(game.automa_heap().patches, 0, "it is no patch of the ring");
}

#[test]
fn leather_changes_the_automas_score_on_no_level() {
    covers!("automa.leather");
    let scores = |marks: &[u8]| {
        let mut game =
            scenario(LeatherReading::Taken).spaces(25, 24).leather_on(marks).ring(&[]).cards(&[6]).build();
        play(&mut game, "automa");
        game.all_levels().unwrap().map(|result| result.automa)
    };
    assert_eq!(scores(&[26]), scores(&[]));
}

#[test]
fn in_the_other_reading_it_leaves_them_lying_for_you() {
    covers!("automa.leather-left");
    let mut game = scenario(LeatherReading::Left).spaces(25, 24).ring(&[]).cards(&[6]).build();
    let events = play(&mut game, "automa");
    assert!(!events.iter().any(|event| matches!(event, Event::LeatherReached { .. })));
    assert_eq!(game.leather().iter().collect::<Vec<_>>(), [26, 32, 38, 44, 50]);
    play(&mut game, "advance");
    assert_eq!((game.space(FIRST), game.leather_in_hand(), game.to_move()), (27, 1, Some(FIRST)));
    assert_eq!(game.leather().iter().collect::<Vec<_>>(), [32, 38, 44, 50]);
}

#[test]
fn then_one_move_can_bring_two_and_you_may_still_be_behind() {
    covers!("automa.leather-left");
    // From 25 to 32 in one advance: two leather patches.
    let mut game = scenario(LeatherReading::Left).spaces(25, 31).build();
    play(&mut game, "advance");
    let Some(Decision::Leather { seat: FIRST, in_hand: 2, .. }) = game.decision() else {
        panic!("{:?}", game.decision())
    };
    play(&mut game, "leather a1");
    assert_eq!((game.leather_in_hand(), game.to_move()), (1, Some(FIRST)));
    play(&mut game, "leather a2");
    assert_eq!((game.leather_in_hand(), game.to_move()), (0, Some(SECOND)));
    assert_eq!(game.empty_squares(FIRST), 79);
    // A short move onto a leather patch far behind the Automa: your turn goes on.
    let mut game = scenario(LeatherReading::Left).spaces(25, 31).next(&[0]).build();
    play(&mut game, "take 0 r0 a1");
    play(&mut game, "leather i9");
    assert_eq!((game.space(FIRST), game.to_move()), (26, Some(FIRST)));
}

#[test]
fn two_leather_patches_and_one_free_square() {
    covers!("automa.leather-left", "marks.leather-no-room");
    let board = all_but(&["e5"]);
    let mut game = scenario(LeatherReading::Left).spaces(25, 31).filled(FIRST, board).tile(FIRST).build();
    play(&mut game, "advance");
    let events = play(&mut game, "leather e5");
    assert_eq!(events[1..], [Event::LeatherLost { seat: FIRST }]);
    assert_eq!((game.leather_in_hand(), game.to_move()), (0, Some(SECOND)));
}

#[test]
fn over_whole_games_every_leather_patch_finds_an_owner() {
    covers!("automa.leather", "automa.leather-left");
    let laid = |game: &patchwork::Patchwork| {
        let cells: u32 = game.taken(FIRST).map(|(patch, _)| u32::from(patch.cells)).sum();
        game.filled(FIRST).count() - cells
    };
    let mut shared = 0;
    for seed in 0..100 {
        for leather in [LeatherReading::Taken, LeatherReading::Left] {
            let options = PatchworkOptions { leather, ..PatchworkOptions::default() };
            let end = random_walk(start(options, seed), &mut kernel::Dice::new(seed), |_| {});
            assert_eq!(end.leather().count(), 0);
            let mut by_automa = -1;
            end.facts(&mut |(name, value)| {
                if name == "automa_leather" {
                    by_automa = value;
                }
            });
            if leather == LeatherReading::Left {
                assert_eq!((laid(&end), by_automa), (5, 0), "you get all five");
            } else {
                assert_eq!(laid(&end) as i32 + by_automa, 5);
                shared += i32::from((1..5).contains(&by_automa));
            }
        }
    }
    assert!(shared > 50, "mostly both get some");
}
