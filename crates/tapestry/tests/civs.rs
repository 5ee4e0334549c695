//! Every civilization, in a position of its own.

use kernel::{Game, Legal, Seat};
use tapestry::scenario::Scenario;
use tapestry::{Building, Die, Event, Tapestry, Track, Version, Waiting};
use testkit::covers;

use crate::common::{
    any, at, built, controls, goods, hand, hexes, is_quiet, play, settle, space, techs, texts, tiles, vp,
};

fn with(civ: &str) -> Scenario {
    Scenario::with(2, &[civ], Version::Latest)
}

fn printed(civ: &str) -> Scenario {
    Scenario::with(2, &[civ], Version::Printed)
}

/// Goes into an income turn of seat 0, up to the question about civilizations, and uses it.
fn use_civ(scenario: Scenario, civ: &str) -> Tapestry {
    let mut game = scenario.build();
    play(&mut game, "income");
    if texts(&game).contains(&format!("civ {civ}")) {
        play(&mut game, &format!("civ {civ}"));
    }
    game
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
fn alchemists() {
    covers!("civ.alchemists");
    let scenario = with("alchemists").rolls(Die::Red, &[3], 6);
    let mut game = use_civ(scenario, "alchemists");
    // All three dice, one kept; the other two, one kept.
    assert_eq!(texts(&game), ["die red", "die black", "die science", "yes"]);
    let before = vp(&game, 0);
    play(&mut game, "die red");
    assert!(!texts(&game).contains(&"die red".to_owned()));
    play(&mut game, "die black");
    assert!(vp(&game, 0) >= before + 8 || !is_quiet(&game));
    // Printed: rolling until one stops or rolls a track twice.
    let mut game = use_civ(printed("alchemists").rolls(Die::Science, &[1, 1], 4), "alchemists");
    play(&mut game, "yes");
    assert_eq!(game.decision().unwrap().kind, Waiting::Gain, "a bust gives one resource");
    let mut game = use_civ(printed("alchemists").rolls(Die::Science, &[1], 4), "alchemists");
    play(&mut game, "no; token technology 0");
    assert_eq!(at(&game, 0, Track::Technology), 1);
}

#[test]
fn architects() {
    covers!("civ.architects");
    let game = Scenario::with(3, &["architects"], Version::Latest).build();
    let impassable: u32 = game.player_at(Seat(0)).city.impassable.iter().map(|row| row.count_ones()).sum();
    assert_eq!(impassable, 22 + 2, "a token for each opponent");
    // A complete row with buildings of one kind is worth 2.
    let row = [
        "#########",
        ".........",
        ".........",
        ".........",
        ".........",
        ".........",
        ".........",
        ".........",
        ".........",
    ];
    let mut game = with("architects").city(0, row, Building::Farm).build();
    Scenario::happen(&mut game, 0, space(Track::Military, 11));
    assert_eq!(vp(&game, 0), 2);
    let mut plain = Scenario::new(2).city(0, row, Building::Farm).build();
    Scenario::happen(&mut plain, 0, space(Track::Military, 11));
    assert_eq!(vp(&plain, 0), 1);
    // Gained later: buildings may change places.
    let mut game = Scenario::new(2).city(0, row, Building::Farm).build();
    Scenario::gain_civ(&mut game, 0, "architects");
    assert!(is_quiet(&game), "all of one kind: nothing to swap");
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
fn entertainers() {
    covers!("civ.entertainers");
    // The later mat begins in income turn 1.
    let mut game = with("entertainers").income_turns(0, 0).build();
    play(&mut game, "income; civ entertainers; node 4");
    assert!(goods(&game, 0)[0] >= 1);
    play(&mut game, "income");
    settle(&mut game);
    play(&mut game, "income; civ entertainers");
    assert_eq!(texts(&game), ["node 7", "node 8"]);
    let mut game = Scenario::new(2).build();
    Scenario::gain_civ(&mut game, 0, "entertainers");
    play(&mut game, "node 2");
    assert_eq!(goods(&game, 0)[3], 1);
}

#[test]
fn futurists() {
    covers!("civ.futurists");
    let mut game = with("futurists").income_turns(0, 0).build();
    play(&mut game, "income; yes; token science 0; yes; token military 0; gain coin+coin");
    assert_eq!((at(&game, 0, Track::Science), at(&game, 0, Track::Military)), (4, 4));
    assert_eq!(game.player_at(Seat(0)).landmarks, 0, "no landmarks");
    let game = printed("futurists").build();
    assert!(Track::ALL[..4].iter().all(|track| at(&game, 0, *track) == 4));
    assert_eq!(goods(&game, 0), [1; 4]);
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
    assert!(vp(&game, 0) >= 10);
    // Renaissance may not lie there.
    let mut game = with("heralds").income_turns(0, 0).deck(&["renaissance", "dystopia"]).build();
    play(&mut game, "income");
    assert!(!texts(&game).contains(&"card renaissance".to_owned()));
}

#[test]
fn historians() {
    covers!("civ.historians");
    let scenario = with("historians").tiles(0, &[1]).at(1, Track::Technology, 3).goods(1, [2, 2, 0, 0]);
    let mut game = use_civ(scenario, "historians");
    any(&mut game, "yes");
    if game.decision().unwrap().kind == Waiting::Tile {
        any(&mut game, "tile");
    }
    play(&mut game, "node 2");
    settle(&mut game);
    let food = goods(&game, 0)[2];
    // The opponent with the token gains a landmark of a track: 1 food.
    play(&mut game, "advance technology 3 coin+worker");
    settle(&mut game);
    assert_eq!(goods(&game, 0)[2], food + 1);
}

#[test]
fn inventors() {
    covers!("civ.inventors");
    let scenario = with("inventors").techs(1, 0, &["Calendar"]);
    let mut game = use_civ(scenario, "inventors");
    assert_eq!(goods(&game, 1)[3], 1, "the owner has the circle");
    play(&mut game, "yes");
    assert!(goods(&game, 0)[3] >= 1, "and so have the Inventors");
    // In the top row of an opponent the card comes to the Inventors, after both had its square.
    let game = use_civ(with("inventors").techs(1, 1, &["Calendar"]), "inventors");
    assert_eq!(vp(&game, 1), 7);
    assert!(vp(&game, 0) >= 7);
    assert_eq!((techs(&game, 0), techs(&game, 1)), ([1, 0, 0], [0, 0, 0]));
}

#[test]
fn isolationists() {
    covers!("civ.isolationists");
    let mut game = with("isolationists").build();
    assert_eq!(tiles(&game, 0), 2);
    Scenario::happen(&mut game, 0, space(Track::Military, 1));
    any(&mut game, "hex");
    play(&mut game, "die red; yes; gain food");
    settle(&mut game);
    assert!(goods(&game, 0)[2] >= 1);
    // Two printed forest territories of the same island touch: 10 points for two.
    let mut game = with("isolationists").income_turns(0, 4).outpost(0, (-1, -1)).build();
    let before = vp(&game, 0);
    let events = play(&mut game, "income");
    assert!(events.iter().any(|event| matches!(event, Event::Scored { vp: 10, .. })), "{events:?}");
    assert!(vp(&game, 0) > before);
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
fn merrymakers() {
    covers!("civ.merrymakers");
    let mut game = with("merrymakers").build();
    let tokens = game.player_at(Seat(0)).civs[0].tokens;
    assert_eq!(tokens[..2], [0, 1], "two tokens on two spaces");
    // It is no matter of choice: each token moves once.
    play(&mut game, "income");
    let first = any(&mut game, "node");
    until(&mut game, Waiting::Node);
    assert!(!texts(&game).contains(&first));
    settle(&mut game);
    assert_ne!(game.player_at(Seat(0)).civs[0].tokens[..2], [0, 1]);
    let mut game = use_civ(printed("merrymakers"), "merrymakers");
    assert_eq!(texts(&game), ["node 2", "node 6", "node 10"]);
    play(&mut game, "node 10");
    assert!(vp(&game, 0) >= 5);
}

#[test]
fn militants() {
    covers!("civ.militants");
    let mut game = with("militants").build();
    assert_eq!(game.player_at(Seat(0)).outposts, 10, "tokens stand in for the first two");
    assert_eq!(game.controlled(Seat(0)).len(), 1);
    Scenario::happen(&mut game, 0, space(Track::Military, 1));
    any(&mut game, "hex");
    // From which row the outpost comes.
    assert_eq!(texts(&game), ["part 1", "part 2"]);
    play(&mut game, "part 1; die red");
    settle(&mut game);
    let coins = goods(&game, 0)[0];
    play(&mut game, "income");
    assert!(goods(&game, 0)[0] > coins, "the exposed coin");
    let mut game = Scenario::new(2).outposts(0, 1).build();
    Scenario::gain_civ(&mut game, 0, "militants");
    play(&mut game, "part 2");
    assert_eq!(game.player_at(Seat(0)).civs[1].used, 0x7f);
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
fn the_chosen() {
    covers!("civ.the-chosen");
    // Four tech cards at the end of an advance turn: the first space, or 5 points.
    let names = ["Calendar", "Barn", "Bakery", "Paper"];
    let mut game = with("the_chosen").techs(0, 0, &names).goods(0, [1, 0, 0, 0]).build();
    play(&mut game, "advance military 0 coin");
    until(&mut game, Waiting::Node);
    assert_eq!(texts(&game), ["yes", "no"]);
    play(&mut game, "no");
    assert!(vp(&game, 0) >= 5);
    // Printed: points for leading, before the end resources for achievements.
    let mut game = printed("the_chosen").build();
    let before = vp(&game, 0);
    play(&mut game, "income; part 1");
    assert!(vp(&game, 0) - before >= 4, "nobody is ahead on four tracks");
}

#[test]
fn traders() {
    covers!("civ.traders");
    let scenario = || with("traders").lay((0, -1), 1, 0).outpost(1, (0, -1));
    let mut game = use_civ(scenario(), "traders");
    play(&mut game, "part 1");
    any(&mut game, "tile");
    assert!(goods(&game, 0)[0] >= 1, "the coin of the territory");
    assert_eq!(tiles(&game, 1), 1);
    // An own territory: a resource or 5 points, the black die, and a tile for the opponents.
    let mut game = use_civ(with("traders").outpost(0, (-1, -1)), "traders");
    play(&mut game, "part 2");
    assert!(vp(&game, 0) >= 5);
    assert_eq!(tiles(&game, 1), 1);
    let mut game = use_civ(printed("traders").lay((0, -1), 1, 0).outpost(1, (0, -1)), "traders");
    play(&mut game, "hex 0/-1");
    assert!(goods(&game, 0)[0] >= 1);
}

#[test]
fn civilizations_that_come_later() {
    covers!("civilizations.midgame", "income.same-step", "civilizations.two");
    let mut game = Scenario::new(2).build();
    Scenario::gain_civ(&mut game, 0, "leaders");
    assert_eq!(game.player_at(Seat(0)).civs.len(), 2);
    // Gained in the first step of an income turn it is used in that step.
    let mut game = Scenario::with(2, &["nomads"], Version::Latest).build();
    play(&mut game, "income");
    settle(&mut game);
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
