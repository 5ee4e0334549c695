//! Whatever a pack asks for, reading it, starting a game and every decision end soon; and the printed box is far from the limits.

use kernel::{Dice, Game, Legal, Notation, OptionError, Pack, Seed};
use tapestry::companion::{CompanionOptions, TapestryCompanion};
use tapestry::components::bounds::MOST_EFFECT_STEPS;
use tapestry::components::{EffectId, Origin};
use tapestry::rules::bounds::{MOST_DECISIONS, MOST_STEPS};
use tapestry::scenario::Scenario;
use tapestry::state::MOST_FRAMES;
use tapestry::{Action, Illegal, Kit, MatChoice, Mode, Tapestry, TapestryOptions, Version};

use crate::common::start;

/// A box with a civilization of these fields.
fn with_civ(fields: &str) -> Result<&'static Kit, kernel::PackError> {
    let text = format!(
        "game = \"tapestry\"\n[[civilization]]\nid = \"sisyphus\"\nname = \"Sisyphus\"\nset = \"base\"\nsolo = \"keep\"\n\
         [civilization.printed]\ntext = [\"Up and down.\"]\n{fields}\n"
    );
    Tapestry::components(&[Pack { name: "mine.toml".to_owned(), text }])
}

fn refusal(fields: &str) -> String {
    with_civ(fields).expect_err(fields).to_string()
}

/// Cards come and go without end, with nothing left on the stack.
const ROUND: &str = r#"lasting = ["on(you_advance(science), tapestry_card(1))", "on(you_gain(tapestry_card), tapestry_card(1))", "on(you_gain(tapestry_card), discard_down_to(0))"]"#;
/// Each advance lies above the one before: the stack grows.
const DEEPER: &str =
    r#"lasting = ["on(you_advance(science), seq(regress(science), advance(science), vp(1)))"]"#;

/// The same as the first, asked each time.
fn asked() -> String {
    ROUND.replace("card), tapestry_card(1)", "card), may(tapestry_card(1))")
}

/// It is the turn of seat 0, which has that civilization and many resources.
fn game_with(fields: &str) -> Tapestry {
    let kit = with_civ(fields).unwrap();
    Scenario::of_box(kit, TapestryOptions::default(), &["sisyphus"]).rich(0, 8).build()
}

fn advance(game: &Tapestry) -> Action {
    let all = game.legal();
    all.iter().find(|action| game.write(*action).contains("advance science")).unwrap()
}

#[test]
fn what_is_seen_to_take_too_long_is_refused_when_it_is_read() {
    let nested = (0..20).fold("vp(1)".to_owned(), |inner, _| format!("times(20, {inner})"));
    let bad = refusal(&format!("income = \"{nested}\""));
    assert!(bad.contains("mine.toml, line 9") && bad.contains("column 1, at `times(20, times(20, "), "{bad}");
    assert!(bad.contains("an effect of fewer steps"), "{bad}");
    for long in [
        "times(20, times(20, times(20, vp(1))))",
        "each(each_player, times(20, each(each_opp, times(10, vp(1)))))",
        "times(count(tech_card), times(count(landmark), vp(1)))",
        "one_of(vp(1), may(times(20, seq(times(20, vp(1)), times(20, times(20, vp(1)))))))",
    ] {
        assert!(refusal(&format!("income = \"{long}\"")).contains("fewer steps"), "{long}");
        assert!(
            refusal(&format!("lasting = [\"on(you_invent, {long})\"]")).contains("fewer steps"),
            "{long}"
        );
    }
    assert!(with_civ("income = \"times(20, times(20, vp(1)))\"").is_ok(), "more than anything printed");
    let abilities = ["\"on(you_invent, vp(1))\""; 17].join(", ");
    assert!(refusal(&format!("lasting = [{abilities}]")).contains("at most 16 lasting abilities"));
}

/// Their numbers are kept in 16 bits: one more would stand for another effect.
#[test]
fn a_box_has_room_for_so_many_effects() {
    let all = ["vp(1)"; 16].join(", ");
    let cards: Vec<String> = (0..4_000)
        .map(|_| format!("[[card]]\nid = \"x\"\nname = \"X\"\nset = \"base\"\nplay = \"seq({all})\"\n"))
        .collect();
    let text = format!("game = \"tapestry\"\n{}", cards.concat());
    let bad = Tapestry::components(&[Pack { name: "mine.toml".to_owned(), text }]).unwrap_err().to_string();
    assert!(bad.contains("fewer effects in the box"), "{bad}");
}

#[test]
fn what_turns_out_to_take_too_long_is_refused_and_changes_nothing() {
    for (name, fields) in [("round", ROUND), ("deeper", DEEPER)] {
        let mut game = game_with(fields);
        let (before, digest, action) = (game.clone(), game.digest(), advance(&game));
        let mut events = Vec::new();
        let refused = game.play(action, &mut events);
        assert_eq!(refused, Err(Illegal::TooLong(Origin::Civilization("Sisyphus"))), "{name}");
        assert_eq!(events, [], "{name}: nothing happened");
        assert!(game == before && game.digest() == digest, "{name}: the position is untouched");
        assert_eq!(game.play(action, &mut ()), refused, "{name}: with nobody listening too");
        assert!(game == before);
        let error = refused.unwrap_err().to_string();
        assert!(error.contains("civilization Sisyphus") && error.contains("out of the pack"), "{error}");
        let military = game.legal().iter().find(|action| game.write(*action).contains("advance military"));
        assert_eq!(game.play(military.unwrap(), &mut ()), Ok(()), "{name}: something else can be played");
    }
}

#[test]
fn a_full_stack_is_an_error_and_no_effect_is_lost() {
    let mut game = game_with(DEEPER);
    let steps = game.steps_of(advance(&game));
    assert_eq!(steps, Err(Illegal::TooLong(Origin::Civilization("Sisyphus"))));
    // The steps would have been enough for many more rounds: it was the stack that was full.
    let shallow = game_with(&DEEPER.replace("advance(science), vp(1)", "vp(1), vp(1)"));
    let taken = shallow.steps_of(advance(&shallow)).unwrap();
    assert!(taken * MOST_FRAMES as u32 * 2 < MOST_STEPS, "{taken} steps a round");
    assert!(game.play(advance(&game), &mut ()).is_err());
}

#[test]
fn a_setup_without_end_is_refused() {
    let kit = with_civ(&format!("setup = \"tapestry_card(1)\"\n{ROUND}")).unwrap();
    let mut options = TapestryOptions::default();
    let civ = kit.find_civ("sisyphus").unwrap();
    options.civilizations[..2].copy_from_slice(&[MatChoice::Named(civ), MatChoice::Named(0)]);
    options.cities[..2].copy_from_slice(&[MatChoice::Named(0), MatChoice::Named(1)]);
    let refused = Tapestry::start(kit, &options, Seed(1)).unwrap_err();
    let OptionError::Unplayable { why } = &refused else { panic!("{refused}") };
    assert!(why.contains("civilization Sisyphus") && why.contains("out of the pack"), "{refused}");
    options.mode = Mode::Automa;
    assert!(Tapestry::start(kit, &options, Seed(1)).is_err());
    let companion = CompanionOptions { game: options, ..CompanionOptions::default() };
    assert!(TapestryCompanion::start(kit, &companion, Seed(1)).is_err());
}

#[test]
fn a_game_of_endless_questions_is_stopped() {
    let mut game = game_with(&asked());
    game.play(advance(&game), &mut ()).unwrap();
    let yes = game.read("yes").unwrap();
    let refused = loop {
        if let Err(refused) = game.play(yes, &mut ()) {
            break refused;
        }
    };
    assert_eq!(refused, Illegal::TooManyDecisions);
    assert!(refused.to_string().contains("start one without it"), "{refused}");
}

/// They know a card, a track or a neighbour that nobody can write down.
#[test]
fn hooks_that_the_rules_call_are_no_words_of_a_pack() {
    for word in ["advisors_counsel", "advisors_give", "collectors_store", "renegades_step"] {
        assert!(refusal(&format!("income = \"{word}\"")).contains("an effect of the language"), "{word}");
    }
}

/// What is printed, without packs.
fn printed_effects() -> impl Iterator<Item = (EffectId, u32)> {
    let book = &Kit::printed().book;
    (0..book.effects.len() as u16).map(EffectId).map(|id| (id, book.steps(id)))
}

#[test]
fn printed_effects_are_far_below_the_limit() {
    let (longest, steps) = printed_effects().max_by_key(|(_, steps)| *steps).unwrap();
    let effects = Kit::printed().book.effects.len();
    let lists = Kit::printed().book.lists.len();
    println!(
        "{steps} of {MOST_EFFECT_STEPS} steps: {:?}; {effects} effects, {lists} in lists",
        Kit::printed().effect(longest)
    );
    assert!(steps * 2 < MOST_EFFECT_STEPS, "{steps}");
}

/// What decisions and games of the printed box take at most.
#[derive(Default, Debug)]
struct Most {
    steps: u32,
    events: usize,
    frames: usize,
    decisions: u32,
}

impl Most {
    fn play(&mut self, options: &TapestryOptions, seed: u64) {
        let mut game = start(options, seed);
        let mut dice = Dice::new(seed);
        let mut decisions = 0;
        while let Some(action) = game.legal().pick(&mut dice) {
            self.steps = self.steps.max(game.steps_of(action).unwrap());
            let mut events = Vec::new();
            game.play(action, &mut events).unwrap();
            self.events = self.events.max(events.len());
            self.frames = self.frames.max(game.frame_count());
            decisions += 1;
        }
        self.decisions = self.decisions.max(decisions);
    }
}

#[test]
fn games_of_the_printed_box_are_far_below_the_limits() {
    let mut most = Most::default();
    for seed in 0..600_u64 {
        let mode = [Mode::People, Mode::People, Mode::Automa, Mode::Shadow][seed as usize % 4];
        let seats = match mode {
            Mode::People => 1 + (seed / 4 % 5) as u8,
            Mode::Automa | Mode::Shadow => 3,
        };
        let many = seed % 3 != 0;
        let options = TapestryOptions {
            mode,
            seats,
            version: [Version::Latest, Version::Printed, Version::Adjusted][seed as usize % 3],
            expansions: [many; 3],
            allow_guesses: many,
            two_civilizations: seed % 5 == 0,
            two_tapestries: seed % 7 == 0,
            ..TapestryOptions::default()
        };
        most.play(&options, seed);
    }
    println!("{most:?} of {MOST_STEPS} steps, {MOST_FRAMES} frames, {MOST_DECISIONS} decisions");
    assert!(most.steps * 10 < MOST_STEPS && most.events * 10 < MOST_STEPS as usize, "{most:?}");
    assert!(most.frames * 2 < MOST_FRAMES && most.decisions * 10 < MOST_DECISIONS, "{most:?}");
}
