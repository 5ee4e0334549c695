//! Lessons can be played to their end, whatever a person chooses where a choice is left; and they say something in every language.

#![allow(clippy::unwrap_used, reason = "the helpers of a test fail like the test")]

use kernel::{Dice, Game, Legal, Notation as _, Role, Session};
use patchwork::Patchwork;
use tapestry::Tapestry;
use terra_mystica::TerraMystica;
use words::lesson::{Lesson, Verdict};
use words::{LANGUAGES, Voice, Words};

fn lesson<G: Voice>() -> &'static Lesson {
    G::LESSON.unwrap_or_else(|| panic!("{} has no lesson", G::NAME))
}

/// Lets the bots play until a person is asked.
fn run_bots<G: Game>(session: &mut Session<G>) {
    while session.game().to_move().is_some_and(|seat| session.game().role(seat) != Role::Person) {
        let turn = session.game().legal().get(0).unwrap();
        session.play(turn).unwrap();
    }
}

/// Goes through a lesson: of all legal answers one that is asked for, by chance.
fn follow<G: Voice>(mut dice: Dice, mut each: impl FnMut(&Session<G>)) -> Session<G> {
    let lesson = lesson::<G>();
    let mut session = Session::new(lesson.setup::<G>().unwrap()).unwrap();
    run_bots(&mut session);
    let mut step = 0;
    loop {
        let progress = lesson.progress(&session).expect("who does what is asked for stays in the lesson");
        assert!(progress.step >= step, "{}: from step {step} back to {}", G::NAME, progress.step);
        step = progress.step;
        if step == progress.of {
            return session;
        }
        each(&session);
        let game = session.game();
        let legal = game.legal();
        let all = (0..legal.count()).filter_map(|at| legal.get(at));
        let is_asked =
            |action: &G::Action| lesson.verdict(&session, &[game.write(*action)]) == Verdict::Asked;
        let asked: Vec<G::Action> = all.filter(is_asked).collect();
        assert!(!asked.is_empty(), "{}: nothing legal fits {:?}", G::NAME, progress.acts);
        let action = asked[dice.below(asked.len() as u32) as usize];
        session.play(action).unwrap();
        run_bots(&mut session);
    }
}

fn holds<G: Voice>() {
    let mut refused = 0;
    for seed in 0..40 {
        let session = follow::<G>(Dice::new(seed), |session| {
            let (lesson, game) = (lesson::<G>(), session.game());
            let legal = game.legal();
            let first: Vec<String> = (0..legal.count().min(30))
                .filter_map(|at| legal.get(at))
                .map(|action| game.write(action))
                .collect();
            refused += first
                .iter()
                .filter(|act| lesson.verdict(session, &[(*act).clone()]) == Verdict::Other)
                .count();
            assert_eq!(lesson.verdict(session, &["nonsense".to_owned()]), Verdict::Illegal);
        });
        // After the end everything is as people like it.
        let game = session.game();
        if let Some(action) = game.legal().get(0) {
            assert_eq!(lesson::<G>().verdict(&session, &[game.write(action)]), Verdict::Asked);
        }
    }
    assert!(refused > 100, "{}: something else was always right ({refused})", G::NAME);
}

#[test]
fn who_follows_the_lesson_of_patchwork_comes_to_its_end() {
    holds::<Patchwork>();
}

#[test]
fn who_follows_the_lesson_of_terra_mystica_comes_to_its_end() {
    holds::<TerraMystica>();
}

#[test]
fn who_follows_the_lesson_of_tapestry_comes_to_its_end() {
    holds::<Tapestry>();
}

/// Who goes his own way is left alone.
#[test]
fn another_way_ends_the_lesson() {
    let lesson = lesson::<Patchwork>();
    let mut session = Session::new(lesson.setup::<Patchwork>().unwrap()).unwrap();
    assert_eq!(lesson.progress(&session).map(|progress| progress.step), Some(0));
    let advance = session.game().legal().get(0).unwrap();
    assert_eq!(session.game().write(advance), "advance");
    session.play(advance).unwrap();
    assert_eq!(lesson.progress(&session), None);
}

fn says_something<G: Voice>() {
    let lesson = lesson::<G>();
    let names: Vec<&str> = lesson.steps.iter().map(|step| step.name).chain(["end"]).collect();
    for (code, _) in LANGUAGES {
        let words = Words::of(code).unwrap();
        for name in &names {
            let text = words.text(&format!("lesson-{}-{name}", G::NAME));
            assert!(!text.starts_with('['), "{code}: {text}");
            assert!((30..270).contains(&text.chars().count()), "{code}, {name}: one to four sentences");
        }
    }
    // No message is left over from a step that is gone.
    let prefix = format!("lesson-{}-", G::NAME);
    for (_, text) in LANGUAGES {
        for line in text.lines().filter_map(|line| line.strip_prefix(&prefix)) {
            let name = line.split(' ').next().unwrap();
            assert!(names.contains(&name), "{prefix}{name} belongs to no step");
        }
    }
}

#[test]
fn every_step_says_something_in_every_language() {
    says_something::<Patchwork>();
    says_something::<TerraMystica>();
    says_something::<Tapestry>();
}
