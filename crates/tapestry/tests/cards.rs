//! Every tapestry card, played in a position of its own.

use kernel::{Game, Seat};
use tapestry::scenario::Scenario;
use tapestry::{Achievement, Building, Die, Track, Waiting};
use testkit::covers;

use crate::common::{
    any, at, built, controls, goods, hand, hexes, is_quiet, overthrown, play, settle, space, techs, texts,
    tiles, vp,
};

/// Seat 0 has just played a card in a game of two.
fn played(id: &str, scenario: Scenario) -> tapestry::Tapestry {
    let mut game = scenario.hand(0, &[id]).build();
    Scenario::card(&mut game, 0, id);
    game
}

fn two() -> Scenario {
    Scenario::new(2)
}

#[test]
fn academia() {
    covers!("card.academia");
    let mut game = played("academia", two());
    Scenario::happen(&mut game, 0, space(Track::Technology, 1));
    play(&mut game, "deck");
    assert_eq!(vp(&game, 0), 3);
    Scenario::happen(&mut game, 0, space(Track::Technology, 2));
    assert_eq!(vp(&game, 0), 6);
    Scenario::happen(&mut game, 1, space(Track::Technology, 2));
    assert_eq!(vp(&game, 0), 6);
}

#[test]
fn age_of_sail() {
    covers!("card.age-of-sail");
    let mut game = played("age_of_sail", two());
    Scenario::happen(&mut game, 0, space(Track::Exploration, 2));
    assert_eq!(tiles(&game, 0), 3);
    any(&mut game, "tile");
    assert_eq!((tiles(&game, 0), tiles(&game, 1), vp(&game, 0)), (2, 1, 3));
    // The exploration itself goes on.
    assert_eq!(game.decision().unwrap().kind, Waiting::Tile);
    let mut game = played("age_of_sail", two());
    Scenario::happen(&mut game, 0, space(Track::Exploration, 2));
    play(&mut game, "no");
    assert_eq!((tiles(&game, 0), vp(&game, 0)), (3, 0));
}

#[test]
fn age_of_wonders() {
    covers!("card.age-of-wonders");
    let fewest = played("age_of_wonders", two().landmarks(1, &["forge"]));
    assert!(texts(&fewest).contains(&"gain coin+coin".to_owned()));
    let most = played("age_of_wonders", two().landmarks(0, &["forge"]));
    assert_eq!(vp(&most, 0), 12);
    assert!(is_quiet(&most));
    let mut tie = played("age_of_wonders", two());
    play(&mut tie, "gain food");
    assert_eq!((vp(&tie, 0), goods(&tie, 0)), (6, [0, 0, 1, 0]));
}

#[test]
fn alliance() {
    covers!("card.alliance");
    let scenario = two().techs(1, 0, &["Calendar"]).lay((1, -1), 1, 0).outpost(1, (1, -1));
    let mut game = played("alliance", scenario);
    // What the ally upgrades is shared: 1 culture.
    let upgrade = space(Track::Technology, 9);
    Scenario::happen(&mut game, 1, upgrade);
    settle(&mut game);
    assert_eq!(goods(&game, 1)[3], 2, "the circle by the upgrade and once more by the space");
    assert_eq!(goods(&game, 0)[3], 1);
    // Neither conquers the other.
    Scenario::happen(&mut game, 0, space(Track::Military, 8));
    assert!(!hexes(&game).contains(&(1, -1)));
}

#[test]
fn broker_of_peace() {
    covers!("card.broker-of-peace");
    let mut game = played("broker_of_peace", two().rich(0, 8).rich(1, 8));
    assert!(!texts(&game).iter().any(|text| text.starts_with("advance military")));
    play(&mut game, "income");
    settle(&mut game);
    let mut game = played("broker_of_peace", two().rich(1, 8).turn_of(1));
    play(&mut game, "advance military 0 food");
    assert_eq!(vp(&game, 0), 3);
}

#[test]
fn capitalism() {
    covers!("card.capitalism");
    let mut game = played("capitalism", two());
    Scenario::happen(&mut game, 0, space(Track::Technology, 8));
    settle(&mut game);
    assert_eq!(goods(&game, 0)[0], 1, "a coin for the market");
    // Played in an income turn it counts the coins of that same turn: two open coin spaces.
    let mut game = two().hand(0, &["capitalism"]).buildings(0, [1, 0, 0, 0]).build();
    play(&mut game, "income");
    let before = vp(&game, 0);
    settle(&mut game);
    assert_eq!(vp(&game, 0) - before, 4);
}

#[test]
fn colonialism() {
    covers!("card.colonialism");
    // Tile 2 shows desert and mountain.
    let scenario = two().lay((1, -1), 2, 0).outpost(0, (1, -1));
    let game = played("colonialism", scenario);
    assert_eq!(goods(&game, 0), [1, 1, 0, 0]);
    // Printed territories do not count.
    let game = played("colonialism", two());
    assert_eq!(goods(&game, 0), [0; 4]);
    assert!(is_quiet(&game));
}

#[test]
fn dark_ages() {
    covers!("card.dark-ages");
    let scenario = two().at(0, Track::Exploration, 2).at(0, Track::Science, 5).at(0, Track::Technology, 1);
    let mut game = played("dark_ages", scenario);
    play(&mut game, "track technology");
    settle(&mut game);
    let positions = [Track::Exploration, Track::Technology, Track::Science, Track::Military];
    assert_eq!(positions.map(|track| at(&game, 0, track)), [1, 4, 4, 0]);
    assert_eq!(game.player_at(Seat(0)).landmarks.count_ones(), 1, "the Forge is entered");
}

#[test]
fn dictatorship() {
    covers!("card.dictatorship");
    let mut game = played("dictatorship", two().rich(0, 8).rich(1, 8));
    play(&mut game, "token science 0");
    settle(&mut game);
    play(&mut game, "income");
    settle(&mut game);
    // The opponent may not advance there until the next turn of seat 0 is over.
    assert!(!texts(&game).iter().any(|text| text.starts_with("advance science")));
    play(&mut game, "income");
    settle(&mut game);
    assert!(texts(&game).iter().any(|text| text.starts_with("advance science")));
    play(&mut game, "income");
    settle(&mut game);
    assert!(texts(&game).iter().any(|text| text.starts_with("advance science")));
}

#[test]
fn dystopia() {
    covers!("card.dystopia");
    let mut game = played("dystopia", two().landmarks(1, &["forge"]));
    let offered = texts(&game);
    assert_eq!(offered.len(), 11, "{offered:?}");
    assert!(
        !offered.contains(&"landmark forge".to_owned()) && !offered.contains(&"landmark bakery".to_owned())
    );
    play(&mut game, "landmark academy; plot a0");
    assert_eq!(game.player_at(Seat(0)).landmarks.count_ones(), 1);
}

#[test]
fn empiricism() {
    covers!("card.empiricism");
    let mut game = played("empiricism", two().rolls(Die::Science, &[2, 0], 4));
    Scenario::happen(&mut game, 0, space(Track::Science, 1));
    assert_eq!(texts(&game), ["token exploration 0", "token science 0", "no"]);
    play(&mut game, "token science 0");
    assert_eq!(vp(&game, 0), 2);
}

#[test]
fn espionage() {
    covers!("card.espionage", "tapestry.kinds");
    let mut game = played("espionage", two().on_mat(1, 0, "trap"));
    assert_eq!(vp(&game, 0), 10);
    assert!(is_quiet(&game));
    // A copied ability of an era holds as long as Espionage would.
    game = played("espionage", two().on_mat(1, 0, "academia"));
    Scenario::happen(&mut game, 0, space(Track::Technology, 2));
    assert_eq!(vp(&game, 0), 3);
    // Nothing to copy.
    assert!(is_quiet(&played("espionage", two())));
}

#[test]
fn golden_age() {
    covers!("card.golden-age");
    // Time Travel needs technology IV.
    let mut game = played("golden_age", two().techs(0, 1, &["Time Travel"]));
    Scenario::happen(&mut game, 0, space(Track::Technology, 9));
    settle(&mut game);
    assert_eq!((vp(&game, 0), techs(&game, 0)), (3, [0, 0, 1]));
}

#[test]
fn guilds() {
    covers!("card.guilds");
    let scenario = || two().vp(0, 9).goods(0, [1, 1, 0, 0]);
    let mut game = played("guilds", scenario());
    let offered = texts(&game);
    assert!(offered.contains(&"number 1".to_owned()) && !offered.contains(&"number 2".to_owned()));
    play(&mut game, "pay coin+worker");
    assert_eq!((vp(&game, 0), goods(&game, 0)), (19, [0; 4]));
    let mut game = played("guilds", scenario());
    play(&mut game, "number 1; gain culture");
    assert_eq!((vp(&game, 0), goods(&game, 0)), (4, [1, 1, 0, 1]));
    assert!(is_quiet(&played("guilds", two())), "neither points nor resources");
}

#[test]
fn marriage_of_state() {
    covers!("card.marriage-of-state", "advance.once-a-turn");
    let mut game = played("marriage_of_state", two().rich(1, 3));
    play(&mut game, "track technology; income");
    settle(&mut game);
    // Carpentry gives a card to the one who advances and to the one who is married to the track.
    let mut game = played("marriage_of_state", two().at(1, Track::Technology, 1).rich(1, 3).turn_of(1));
    play(&mut game, "track technology");
    play(&mut game, "advance technology 1 food");
    settle(&mut game);
    assert_eq!((hand(&game, 0), hand(&game, 1)), (1, 1));
    assert_eq!(built(&game, 0, Building::Market), 0, "never the bonus");
}

#[test]
fn mercantilism() {
    covers!("card.mercantilism");
    let mut game = two().hand(0, &["mercantilism"]).build();
    play(&mut game, "income; done; gain coin");
    while game.decision().unwrap().kind != Waiting::Gain {
        let action = kernel::Legal::get(&game.legal(), 0).unwrap();
        game.play(action, &mut ()).unwrap();
    }
    let before = vp(&game, 0);
    play(&mut game, "gain worker");
    assert_eq!(vp(&game, 0) - before, 2);
    assert_eq!(goods(&game, 0)[2], 0, "the one food of this income");
}

#[test]
fn oil_magnate() {
    covers!("card.oil-magnate");
    let mut game = played("oil_magnate", Scenario::new(3));
    play(&mut game, "track military; yes");
    settle(&mut game);
    assert_eq!(at(&game, 0, Track::Military), 1);
    assert_eq!([1, 2].map(|seat| at(&game, seat, Track::Military)), [1, 1]);
    let mut game = played("oil_magnate", two());
    play(&mut game, "track military; no; no");
    assert_eq!([0, 1].map(|seat| at(&game, seat, Track::Military)), [0, 0]);
}

#[test]
fn olympic_host() {
    covers!("card.olympic-host");
    let mut game = played("olympic_host", two().rich(0, 1).rich(1, 1));
    play(&mut game, "no; yes");
    assert_eq!((vp(&game, 0), vp(&game, 1), goods(&game, 1)[1]), (0, 10, 0));
    assert_eq!(game.decision().unwrap().kind, Waiting::Building);
    let mut game = played("olympic_host", two().rich(0, 1));
    play(&mut game, "yes");
    assert_eq!((vp(&game, 0), goods(&game, 0)), (10, [2, 0, 1, 1]));
}

#[test]
fn renaissance() {
    covers!("card.renaissance", "effect.all");
    let scenario = two().at(0, Track::Technology, 1).at(0, Track::Science, 12);
    let mut game = played("renaissance", scenario);
    settle(&mut game);
    let positions = [Track::Exploration, Track::Technology, Track::Science, Track::Military];
    assert_eq!(positions.map(|track| at(&game, 0, track)), [1, 2, 12, 1]);
    assert_eq!(built(&game, 0, Building::Market), 1, "the bonus of Carpentry, for nothing");
    assert_eq!(hand(&game, 0), 0, "but not its benefit");
}

#[test]
fn revolution() {
    covers!("card.revolution", "achievements.topple-two");
    let mut game = played("revolution", overthrown(two()));
    play(&mut game, "part 2; hex 1/-1");
    assert!(controls(&game, 0, (1, -1)));
    play(&mut game, "hex 0/-1");
    assert_eq!(vp(&game, 0), 10, "two toppled");
    assert_eq!(game.achieved()[Achievement::ToppleTwo.index()], 1);
}

#[test]
fn socialism() {
    covers!("card.socialism", "advance.landmark");
    let scenario = || two().at(1, Track::Military, 8).at(0, Track::Military, 2).at(1, Track::Science, 1);
    let mut game = played("socialism", scenario());
    play(&mut game, "track military");
    // Both landmarks on the way are gained.
    settle(&mut game);
    assert_eq!(at(&game, 0, Track::Military), 8);
    assert_eq!(game.player_at(Seat(0)).landmarks.count_ones(), 2);
    let mut game = played("socialism", scenario().at(0, Track::Science, 6));
    play(&mut game, "track science");
    assert_eq!(at(&game, 0, Track::Science), 1);
}

#[test]
fn technocracy() {
    covers!("card.technocracy");
    let game = played("technocracy", Scenario::new(3));
    assert_eq!(vp(&game, 0), 6, "others are in this era");
    let game = played("technocracy", two().income_turns(0, 2));
    assert_eq!(game.decision().unwrap().kind, Waiting::Invent);
}

#[test]
fn theocracy() {
    covers!("card.theocracy");
    let mut game = played("theocracy", two().rich(0, 8));
    assert!(!texts(&game).iter().any(|text| text.starts_with("advance science")));
    play(&mut game, "advance technology 0 coin");
    assert_eq!(vp(&game, 0), 4);
}

#[test]
fn trade_economy() {
    covers!("card.trade-economy");
    let mut game = played("trade_economy", two().at(1, Track::Technology, 2));
    // Carpentry: a card for seat 0, its bonus for seat 1.
    assert_eq!((hand(&game, 0), game.to_move()), (1, Some(Seat(1))));
    play(&mut game, "yes");
    assert_eq!(built(&game, 1, Building::Market), 1);
    settle(&mut game);
    assert!(is_quiet(&played("trade_economy", two())), "all opponents stand at the start");
}

#[test]
fn trap() {
    covers!("card.trap", "conquer.trap", "tapestry.kinds");
    assert_eq!(vp(&played("trap", two()), 0), 10);
    let mut game = two().lay((0, -1), 1, 0).outpost(1, (0, -1)).hand(1, &["trap"]).build();
    Scenario::happen(&mut game, 0, space(Track::Military, 1));
    play(&mut game, "hex 0/-1");
    assert_eq!(
        game.decision().map(|decision| (decision.seat, decision.kind)),
        Some((Seat(1), Waiting::Response))
    );
    let mut without = game.clone();
    any(&mut game, "card trap");
    play(&mut game, "gain coin");
    assert!(controls(&game, 1, (0, -1)) && !controls(&game, 0, (0, -1)));
    assert_eq!((goods(&game, 1)[0], hand(&game, 1)), (1, 0));
    assert_eq!(game.decision().unwrap().kind, Waiting::Die, "the attacker rolls all the same");
    play(&mut without, "no");
    assert!(controls(&without, 0, (0, -1)));
}

#[test]
fn tyranny() {
    covers!("card.tyranny", "tapestry.cover");
    let mut game = played("tyranny", two().deck(&["trap", "trap"]));
    Scenario::happen(&mut game, 0, space(Track::Technology, 2));
    play(&mut game, "yes");
    assert_eq!((vp(&game, 0), hand(&game, 0)), (15, 0), "5 for Tyranny, 10 for the trap played");
    // Tyranny is covered now.
    Scenario::happen(&mut game, 0, space(Track::Technology, 2));
    assert!(is_quiet(&game));
}

#[test]
fn wartime_economy() {
    covers!("card.wartime-economy");
    let mut game = played("wartime_economy", two().at(0, Track::Technology, 1).goods(0, [1, 0, 0, 0]));
    play(&mut game, "advance technology 1 coin; yes");
    assert_eq!(built(&game, 0, Building::Market), 1);
    // The bonus of Cars costs two tiles all the same: with one there is none, with two they are gone.
    let cars = |tiles: &[u8]| {
        let scenario = two().tiles(0, tiles).at(0, Track::Exploration, 7).goods(0, [2, 0, 1, 0]);
        let mut game = played("wartime_economy", scenario);
        play(&mut game, "advance exploration 7 coin+coin+food");
        any(&mut game, "plot");
        game
    };
    assert_eq!(cars(&[1]).to_move(), Some(Seat(1)));
    let mut game = cars(&[1, 2]);
    let before = vp(&game, 0);
    play(&mut game, "yes; tile 1");
    assert_eq!((tiles(&game, 0), vp(&game, 0) - before), (0, 5), "one is chosen, the other is the last");
}
