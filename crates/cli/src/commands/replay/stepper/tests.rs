use games::{Title, with_title};
use kernel::{Legal as _, Seed, Setup};

use super::*;
use crate::games::Commanded;

fn session<G: Commanded>() -> Session<G> {
    let setup = Setup::<G> { options: G::Options::default(), seed: Seed(3), packs: Vec::new() };
    let mut session = Session::new(setup).unwrap();
    while session.at() < 30 && session.game().to_move().is_some() {
        let action = session.game().legal().get(0).unwrap();
        session.play(action).unwrap();
    }
    session
}

#[test]
fn keys_step_jump_play_and_leave() {
    for &title in Title::ALL {
        with_title!(title, G => keys_of::<G>());
    }
}

fn keys_of<G: Commanded>() {
    let (session, words) = (session::<G>(), Words::english());
    let mut stepper = Stepper::new(&session, G::rows, &words);
    let mut press = |codes: &[KeyCode]| {
        for code in codes {
            stepper.key(*code);
        }
        (stepper.at, stepper.lines(80).join("\n"), stepper.leave.take())
    };
    let number =
        |text: &str| -> Vec<KeyCode> { text.chars().map(KeyCode::Char).chain([KeyCode::Enter]).collect() };
    assert!(press(&[]).1.starts_with("0 of 30"));
    assert_eq!(press(&[KeyCode::Left]).0, 0, "there is nothing before the start");
    assert_eq!(press(&[KeyCode::Right, KeyCode::Char('n'), KeyCode::Char('p')]).0, 1);
    let (at, shown, _) = press(&number("12"));
    assert_eq!(at, 12);
    let before = session.position(11).unwrap();
    assert!(shown.contains(&before.line(&words, &session.history()[11].events)), "{shown}");
    let (at, shown, _) = press(&number("99"));
    assert!(at == 12 && shown.contains("There is no decision 99; they go from 0 to 30."), "{shown}");
    assert_eq!(press(&[KeyCode::End, KeyCode::Right]).0, 30);
    assert_eq!(press(&[KeyCode::Home]).0, 0);
    // Chapters, forth and back.
    let chapter = |at: usize| session.position(at).unwrap().chapter(&words);
    let (next, ..) = press(&[KeyCode::Char('c')]);
    assert!(next == 30 || chapter(next) != chapter(next - 1), "{next}");
    assert_eq!(press(&[KeyCode::Char('C')]).0, 0);
    // The points of everybody, with a mark where it is.
    let (_, shown, _) = press(&[KeyCode::Char('g'), KeyCode::Right]);
    assert!(shown.contains("Points over time") && shown.contains('▲'), "{shown}");
    assert!(shown.contains(&session.position(1).unwrap().name_of(&words, kernel::Seat(0))), "{shown}");
    assert_eq!(press(&[KeyCode::Home, KeyCode::Char('o')]).2, Some(Leave::Branch(0)));
    assert_eq!(press(&[KeyCode::Char('q')]).2, Some(Leave::Quit));
    // It plays to the end and stops there; a key stops it before.
    stepper.key(KeyCode::End);
    stepper.key(KeyCode::Char(' '));
    assert!(stepper.plays && stepper.at == 0, "from the end it begins again");
    stepper.play_on();
    assert!(stepper.plays && stepper.at == 1);
    stepper.key(KeyCode::Char(' '));
    assert!(!stepper.plays);
    stepper.key(KeyCode::Char(' '));
    while stepper.plays {
        stepper.play_on();
    }
    assert_eq!(stepper.at, 30);
}
