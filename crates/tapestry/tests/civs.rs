//! Every civilization, in a position of its own.

use kernel::{Game, Legal, Seat};
use tapestry::scenario::Scenario;
use tapestry::{Building, Kit, Tapestry, Track, Version, Waiting};
use testkit::covers;

use crate::common::{
    ROW, any, at, built, controls, goods, hand, hexes, is_quiet, play, settle, space, texts, tiles, use_civ,
    vp,
};

fn with(civ: &str) -> Scenario {
    Scenario::with(2, &[civ], Version::Latest)
}

fn printed(civ: &str) -> Scenario {
    Scenario::with(2, &[civ], Version::Printed)
}

/// Takes the first offer until this is asked, or a turn is over.
fn until(game: &mut Tapestry, kind: Waiting) {
    for _ in 0..100 {
        let asked = game.decision().unwrap().kind;
        if asked == kind || asked == Waiting::Turn {
            return;
        }
        let action = game.legal().get(0).unwrap();
        game.play(action, &mut ()).unwrap();
    }
}

#[test]
fn architects() {
    covers!("civ.architects");
    let game = Scenario::with(3, &["architects"], Version::Latest).build();
    let impassable: u32 = game.player_at(Seat(0)).city.impassable.iter().map(|row| row.count_ones()).sum();
    assert_eq!(impassable, 22 + 2, "a token for each opponent");
    // A complete row with buildings of one kind is worth 2.
    let mut game = with("architects").city(0, ROW, Building::Farm).build();
    Scenario::happen(&mut game, 0, space(Track::Military, 11));
    assert_eq!(vp(&game, 0), 2);
    let mut plain = Scenario::new(2).city(0, ROW, Building::Farm).build();
    Scenario::happen(&mut plain, 0, space(Track::Military, 11));
    assert_eq!(vp(&plain, 0), 1);
    // Gained later: buildings may change places.
    let mut game = Scenario::new(2).city(0, ROW, Building::Farm).build();
    Scenario::gain_civ(&mut game, 0, "architects");
    assert!(is_quiet(&game), "all of one kind: nothing to swap");
    // A complete line of one kind is worth one more, a row as well as a column; with a second kind it is not.
    let mut corner = ["........."; 9];
    corner[0] = "#........";
    for line in [ROW, ["#........"; 9]] {
        for (second, points) in [(Building::Farm, 2), (Building::House, 1)] {
            let mut game =
                printed("architects").city(0, line, Building::Farm).city(0, corner, second).build();
            Scenario::happen(&mut game, 0, space(Track::Military, 11));
            assert_eq!(vp(&game, 0), points, "{line:?} with a {second:?}");
        }
    }
}

#[test]
fn craftsmen() {
    covers!("civ.craftsmen");
    let mut game = with("craftsmen").build();
    Scenario::happen(&mut game, 0, space(Track::Technology, 3));
    play(&mut game, "part 2; node 1");
    assert_eq!(goods(&game, 0), [0, 1, 0, 0]);
    assert_eq!(built(&game, 0, Building::Market), 1);
    Scenario::happen(&mut game, 0, space(Track::Technology, 3));
    play(&mut game, "part 2; node 2");
    assert_eq!(tiles(&game, 0), 1);
    let offered = {
        let mut game = game.clone();
        Scenario::happen(&mut game, 0, space(Track::Technology, 3));
        play(&mut game, "part 2");
        texts(&game)
    };
    assert!(["node 3", "node 4", "node 8"].iter().all(|node| offered.contains(&(*node).to_owned())));
    // Gained later.
    let mut game = Scenario::new(2).income_turns(0, 2).build();
    Scenario::gain_civ(&mut game, 0, "craftsmen");
    play(&mut game, "node 2; no; node 8; node 8");
    assert_eq!(goods(&game, 0)[2], 1);
}

#[test]
fn heralds() {
    covers!("civ.heralds");
    // At the end of the first income turn: draw until a when-played card comes, lay it without benefit.
    let mut game = with("heralds").income_turns(0, 0).deck(&["dystopia", "academia", "trap"]).build();
    play(&mut game, "income");
    assert_eq!(hand(&game, 0), 2, "one by income, one by searching");
    play(&mut game, "card trap/1");
    assert_eq!(vp(&game, 0), 0);
    // Then its ability is used again by a token.
    play(&mut game, "income");
    settle(&mut game);
    play(&mut game, "income; civ heralds");
    assert_eq!(vp(&game, 0), 10);
    // Renaissance may not lie there.
    let mut game = with("heralds").income_turns(0, 0).deck(&["renaissance", "dystopia"]).build();
    play(&mut game, "income");
    assert!(!texts(&game).contains(&"card renaissance".to_owned()));
}

#[test]
fn leaders() {
    covers!("civ.leaders", "income.civilizations");
    let mut game = use_civ(with("leaders"), "leaders");
    play(&mut game, "node 2");
    assert_eq!(at(&game, 0, Track::Technology), 1);
    until(&mut game, Waiting::Turn);
    play(&mut game, "income");
    settle(&mut game);
    play(&mut game, "income; civ leaders");
    assert!(!texts(&game).contains(&"node 2".to_owned()), "each square once");
    // It may be declined.
    let mut game = with("leaders").build();
    play(&mut game, "income; done");
    assert!(Track::ALL[..4].iter().all(|track| at(&game, 0, *track) == 0));
}

#[test]
fn mystics() {
    covers!("civ.mystics");
    let mut game = with("mystics").build();
    assert_eq!(hand(&game, 0), 2);
    assert_eq!(game.player_at(Seat(0)).private.len(), 6);
    Scenario::happen(&mut game, 0, space(Track::Technology, 2));
    assert_eq!((hand(&game, 0), game.player_at(Seat(0)).private.len()), (3, 5), "from the private deck");
    play(&mut game, "income");
    any(&mut game, "card");
    settle(&mut game);
    assert!(game.player_at(Seat(0)).private_discard.len() + game.player_at(Seat(0)).private.len() > 0);
    // Printed: a number reached gives a resource.
    let mut game = printed("mystics").build();
    Scenario::happen(&mut game, 0, space(Track::Technology, 1));
    play(&mut game, "deck");
    assert_eq!(game.decision().unwrap().kind, Waiting::Gain, "one tech card, as chosen");
    settle(&mut game);
}

#[test]
fn nomads() {
    covers!("civ.nomads");
    let mut game = with("nomads").build();
    Scenario::happen(&mut game, 0, space(Track::Technology, 3));
    play(&mut game, "part 2; hex -1/-1");
    assert!(controls(&game, 0, (-1, -1)), "an empty territory next to an own one");
    Scenario::happen(&mut game, 0, space(Track::Technology, 3));
    play(&mut game, "part 2; hex -1/-1; gain food");
    assert_eq!(goods(&game, 0)[2], 1);
    Scenario::happen(&mut game, 1, space(Track::Military, 8));
    assert!(!hexes(&game).contains(&(-1, -1)), "two items");
    let mut game = Scenario::new(2).buildings(0, [1, 1, 1, 0]).build();
    Scenario::gain_civ(&mut game, 0, "nomads");
    assert_eq!(built(&game, 0, Building::Armory), 1);
}

#[test]
fn civilizations_that_come_later() {
    covers!("civilizations.midgame", "income.same-step", "civilizations.two");
    let mut game = Scenario::new(2).build();
    Scenario::gain_civ(&mut game, 0, "leaders");
    assert_eq!(game.player_at(Seat(0)).civs.len(), 2);
    // The text for later arrivals is done, not the setup: the first Futurists go, and another civilization comes.
    let later = |civ: &str, version: Version| {
        let mut game = Scenario::with(2, &["leaders"], version).build();
        let before = game.clone();
        Scenario::gain_civ(&mut game, 0, civ);
        (before, game)
    };
    let (before, game) = later("futurists", Version::Printed);
    assert_eq!(goods(&game, 0), [0; 4], "one of each is for those who begin with them");
    assert!(Track::ALL.iter().all(|track| at(&game, 0, *track) == 0));
    let futurists = Kit::printed().find_civ("futurists").unwrap();
    let civs = &game.player_at(Seat(0)).civs;
    assert_eq!((civs.len(), civs.iter().any(|slot| slot.civ == futurists)), (2, false));
    assert_eq!(Scenario::hidden(&before)[1].len() - Scenario::hidden(&game)[1].len(), 2);
    // A mat without such a text does its setup; an adjustment is for those who begin with it.
    let (_, game) = later("the_chosen", Version::Adjusted);
    assert_eq!(vp(&game, 0), 0, "15 points for each opponent are an adjustment");
    // Gained in the first step of an income turn it is used in that step.
    let mut game = Scenario::new(2).build();
    play(&mut game, "income");
    Scenario::gain_civ(&mut game, 0, "inventors");
    Scenario::happen(&mut game, 0, space(Track::Technology, 1));
    play(&mut game, "deck");
    assert!(texts(&game).contains(&"civ inventors".to_owned()));
    // The variant: two are drawn, one is kept.
    let options = tapestry::TapestryOptions { two_civilizations: true, ..Default::default() };
    let mut game = Scenario::of(options, &[]).build();
    Scenario::gain_civ(&mut game, 0, "nomads");
    assert_eq!(texts(&game).len(), 2);
    play(&mut game, "civ nomads");
    assert_eq!(game.player_at(Seat(0)).civs.len(), 2);
}
