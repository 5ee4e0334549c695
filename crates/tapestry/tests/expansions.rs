//! Civilizations of the expansions.

use kernel::{Game, Seat};
use tapestry::scenario::Scenario;
use tapestry::{Building, TapestryOptions, Track, Waiting};
use testkit::covers;

use crate::common::{any, built, hand, play, settle, space, techs, texts, use_civ, vp};

fn with(civ: &str) -> Scenario {
    Scenario::of(TapestryOptions { expansions: [true; 3], ..Default::default() }, &[civ])
}

#[test]
fn recyclers() {
    covers!("civ.recyclers");
    let game = with("recyclers").build();
    assert_eq!(techs(&game, 0)[0], 1, "one of three");
    let mut game = with("recyclers").techs(0, 2, &["Calendar"]).build();
    Scenario::happen(&mut game, 0, space(Track::Technology, 9));
    play(&mut game, "part 1; tech Calendar");
    assert_eq!(vp(&game, 0), 5, "from top to bottom");
    assert_eq!(techs(&game, 0)[0], 2);
}

#[test]
fn gamblers() {
    covers!("civ.gamblers");
    let scenario = || with("gamblers").income_turns(0, 0);
    let mut game = scenario().deck(&["dystopia", "trap", "academia"]).build();
    play(&mut game, "income");
    assert_eq!(vp(&game, 0), 10, "the trap is the only when-played card of the two");
    assert_eq!(hand(&game, 0), 1);
    let mut game = scenario().deck(&["dystopia", "monarchy", "academia"]).build();
    play(&mut game, "income");
    assert_eq!(texts(&game).len(), 2, "none: one of them is kept");
    any(&mut game, "card");
    assert_eq!(hand(&game, 0), 2);
}

#[test]
fn relentless() {
    covers!("civ.relentless");
    let mut game = with("relentless").at(0, Track::Technology, 2).goods(0, [3, 0, 0, 0]).build();
    play(&mut game, "advance technology 2 coin; part 2");
    settle(&mut game);
    assert_eq!(game.player_at(Seat(0)).civs[0].left, 1, "a token for a turn with a building");
    play(&mut game, "income");
    settle(&mut game);
    let before = vp(&game, 0);
    play(&mut game, "advance exploration 0 coin");
    settle(&mut game);
    assert_eq!((game.player_at(Seat(0)).civs[0].left, vp(&game, 0) - before), (0, 1));
    let mut game = Scenario::new(2).build();
    Scenario::gain_civ(&mut game, 0, "relentless");
    play(&mut game, "yes");
    assert_eq!(vp(&game, 0), 10);
}

#[test]
fn renegades() {
    covers!("civ.renegades");
    let mut game = with("renegades").goods(0, [2, 0, 0, 0]).build();
    play(&mut game, "advance military 0 coin; yes");
    settle(&mut game);
    assert_eq!(hand(&game, 0), 1, "a card and a building instead of the conquest");
    assert_eq!(game.player_at(Seat(0)).civs[0].left, 1);
    assert_eq!(Building::ALL.iter().map(|kind| built(&game, 0, *kind)).sum::<u32>(), 1);
    play(&mut game, "income");
    settle(&mut game);
    play(&mut game, "advance technology 0 coin");
    assert_eq!(game.decision().unwrap().kind, Waiting::Invent, "tier I is done: no question");
}

#[test]
fn artificers() {
    covers!("civ.artificers");
    let mut game = use_civ(with("artificers"), "artificers");
    play(&mut game, "building market");
    let mut aside = game.clone();
    play(&mut aside, "part 1");
    assert_eq!(aside.player_at(Seat(0)).covered[0], 0b11_1100);
    play(&mut game, "part 2");
    assert_eq!(game.player_at(Seat(0)).covered[0], 0b11_1101, "one space to the left");
    let mut game = use_civ(with("artificers").income_turns(0, 4).buildings(0, [2, 0, 0, 0]), "artificers");
    let mut flush = game.clone();
    play(&mut game, "part 1");
    assert_eq!(vp(&game, 0), 2);
    play(&mut flush, "part 2; building market");
    assert_eq!(flush.player_at(Seat(0)).covered[0], 0b111);
}

#[test]
fn elder_ones() {
    covers!("civ.elder-ones");
    let mut game = with("elder_ones").income_turns(0, 4).hand(0, &["trap", "dystopia"]).done(1).build();
    play(&mut game, "income");
    any(&mut game, "card");
    play(&mut game, "done; gain coin+coin");
    assert!(game.winners().is_empty(), "they play on");
    assert!(!texts(&game).contains(&"income".to_owned()));
    play(&mut game, "advance technology 0 coin");
    settle(&mut game);
    play(&mut game, "advance technology 1 coin");
    settle(&mut game);
    assert!(!game.winners().is_empty(), "until they cannot advance");
    // A landmark in this time: 10 points.
    let mut game =
        with("elder_ones").income_turns(0, 5).at(0, Track::Technology, 3).goods(0, [2, 0, 0, 0]).build();
    let before = vp(&game, 0);
    play(&mut game, "advance technology 3 coin+coin");
    assert_eq!(vp(&game, 0) - before, 10);
}
