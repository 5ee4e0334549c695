//! What the Automa does on each space.

use kernel::Seat;
use tapestry::automa::{About, BotTask};
use tapestry::components::Benefit;
use tapestry::scenario::Scenario;
use tapestry::{Event, Kit, Track};
use testkit::covers;

use super::{quiet, solo};
use crate::common::at;

/// The table of the rules, a second time.
const SPACES: [(Track, [&str; 12]); 4] = [
    (Track::Exploration, ["", "x", "x", "x", "", "", "x", "", "X", "", "", ""]),
    (Track::Science, ["r", "t", "r", "t", "R", "R", "", "", "a", "b", "a", "r"]),
    (Track::Military, ["c", "t", "c", "", "c", "ct", "c", "C", "", "", "", "c"]),
    (Track::Technology, ["f", "t", "f", "f", "", "", "f", "", "", "", "", ""]),
];

fn letter(benefit: Benefit) -> char {
    match benefit {
        Benefit::Research(false) => 'r',
        Benefit::Research(true) => 'R',
        Benefit::Tech => 'f',
        Benefit::Conquer(false) => 'c',
        Benefit::Conquer(true) => 'C',
        Benefit::Explore(false) => 'x',
        Benefit::Explore(true) => 'X',
        Benefit::Tapestry => 't',
        Benefit::Advance => 'a',
        Benefit::Regress => 'b',
    }
}

#[test]
fn the_table_of_spaces() {
    covers!(
        "automa.space.exploration",
        "automa.space.science",
        "automa.space.military",
        "automa.space.technology",
        "automa.advance.benefit"
    );
    let kit = &Kit::printed().automa;
    for (track, spaces) in SPACES {
        for (space, expected) in spaces.into_iter().enumerate() {
            let read: String = kit.spaces[track.index()][space].iter().copied().map(letter).collect();
            assert_eq!(read, expected, "{track:?} {}", space + 1);
            // What is in the table is done, and nothing else.
            let mut game = quiet(solo(2)).at(1, track, space as u8).pair(1, 2).build();
            let tech = game.open_techs();
            let step = BotTask::Advance { track, benefit: true };
            let events = Scenario::bot_does(&mut game, 1, step);
            let chose = |wanted: About| {
                events
                    .iter()
                    .any(|event| matches!(event, Event::AutomaChose { about, .. } if *about == wanted))
            };
            let conquers = chose(About::ConquerNeutral) || chose(About::ConquerOpponent);
            let rolls = events.iter().any(|event| matches!(event, Event::Rolled { .. }));
            let direct = !rolls;
            if direct {
                assert_eq!(conquers, expected.contains(['c', 'C']), "{track:?} {}", space + 1);
                assert_eq!(chose(About::Explore), expected.contains(['x', 'X']));
                assert_eq!(game.open_techs() != tech, expected.contains('f'));
                assert_eq!(crate::common::hand(&game, 1), u32::from(expected.contains('t')));
            }
            assert_eq!(rolls, expected.contains(['r', 'R', 'a', 'b']), "{track:?} {}", space + 1);
            assert_eq!(crate::common::goods(&game, 1), [0; 4]);
            assert_eq!(crate::common::tiles(&game, 1), 0);
        }
    }
}

#[test]
fn research_and_rolls_among_several() {
    covers!("automa.space.research", "automa.space.reroll");
    let advance = |seed: u64, task: BotTask, from: u8| {
        let table = Track::ALL[..4].iter().fold(quiet(solo(2)), |table, track| table.at(1, *track, from));
        let mut game = table.pair(1, 2).spin(seed).build();
        let events = Scenario::bot_does(&mut game, 1, task);
        let rolled = events.iter().find_map(|event| match event {
            Event::Rolled { face, .. } => Track::at(*face),
            _ => None,
        });
        (rolled.unwrap(), game)
    };
    let mut seen = 0_u8;
    for seed in 0..60 {
        let (track, game) = advance(seed, BotTask::Benefit(Benefit::Research(false)), 0);
        assert_eq!(at(&game, 1, track), 1);
        assert_eq!(game.controlled(Seat(1)).len(), 1, "without benefit");
        seen |= 1 << track.index();
        let (track, game) = advance(seed, BotTask::Benefit(Benefit::Advance), 7);
        assert!([Track::Military, Track::Technology, Track::Exploration].contains(&track));
        assert_eq!(at(&game, 1, track), 8);
        let (track, game) = advance(seed, BotTask::Benefit(Benefit::Regress), 5);
        assert!([Track::Military, Track::Technology].contains(&track));
        assert_eq!(at(&game, 1, track), 4);
        // Back to space 4: no landmark, but the benefit of the space.
        assert_eq!(game.player_at(Seat(1)).landmarks, 0);
        let (_, game) = advance(seed, BotTask::Benefit(Benefit::Regress), 0);
        assert!(Track::ALL[..4].iter().all(|track| at(&game, 1, *track) == 0));
        // Finished tracks are rolled too; then nothing happens.
        let (track, game) = advance(seed, BotTask::Benefit(Benefit::Research(true)), 12);
        assert_eq!(at(&game, 1, track), 12);
    }
    assert_eq!(seen, 0xf);
    let mut game = quiet(solo(2)).at(1, Track::Military, 8).at(1, Track::Technology, 0).pair(1, 2).build();
    Scenario::bot_does(
        &mut game,
        1,
        BotTask::Roll { among: 1 << Track::Military.index(), back: true, benefit: true },
    );
    assert_eq!(at(&game, 1, Track::Military), 7);
    assert_eq!(game.controlled(Seat(1)).len(), 2, "the benefit of space 7");
}

#[test]
fn open_tech_cards_and_tapestry_cards() {
    covers!("automa.space.tech", "automa.space.tapestry");
    let mut game = quiet(solo(2)).build();
    let (before, [deck, techs, ..]) = (game.open_techs(), game.piles());
    Scenario::bot_does(&mut game, 1, BotTask::Benefit(Benefit::Tech));
    assert!(before.iter().all(|card| !game.open_techs().contains(card)));
    assert_eq!(game.piles()[1], techs - 3);
    assert_eq!(crate::common::techs(&game, 1), [0; 3]);
    Scenario::bot_does(&mut game, 1, BotTask::Benefit(Benefit::Tapestry));
    assert_eq!((game.piles()[0], crate::common::hand(&game, 1)), (deck - 1, 1));
}
