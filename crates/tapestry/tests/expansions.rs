//! Civilizations of the expansions.

use kernel::{Game, Legal, Seat};
use tapestry::scenario::Scenario;
use tapestry::{Building, Die, Tapestry, TapestryOptions, Track, Version, Waiting};
use testkit::covers;

use crate::common::{
    any, at, built, controls, goods, hand, hexes, is_quiet, play, settle, space, techs, texts, tiles, vp,
};

fn with(civ: &str) -> Scenario {
    Scenario::of(TapestryOptions { expansions: [true; 3], ..Default::default() }, &[civ])
}

fn printed(civ: &str) -> Scenario {
    let options = TapestryOptions { expansions: [true; 3], version: Version::Printed, ..Default::default() };
    Scenario::of(options, &[civ])
}

/// Goes into an income turn of seat 0 and uses the civilization.
fn use_civ(scenario: Scenario, civ: &str) -> Tapestry {
    let mut game = scenario.build();
    play(&mut game, "income");
    if texts(&game).contains(&format!("civ {civ}")) {
        play(&mut game, &format!("civ {civ}"));
    }
    game
}

#[test]
fn aliens() {
    covers!("civ.aliens");
    let mut game = use_civ(with("aliens"), "aliens");
    assert_eq!(game.player_at(Seat(0)).spaces.count_ones(), 4);
    assert_eq!(texts(&game), ["part 1", "part 2"], "explore, or any resource");
    play(&mut game, "part 1");
    any(&mut game, "space");
    settle(&mut game);
    assert!(game.player_at(Seat(0)).explored.count_ones() >= 1);
    assert_ne!(game.player_at(Seat(0)).civs[0].memory, 0, "it lies on the mat");
    // As first printed the next one costs a resource.
    let mut game = use_civ(printed("aliens").rich(0, 1), "aliens");
    play(&mut game, "part 1");
    any(&mut game, "space");
    settle(&mut game);
    play(&mut game, "income");
    settle(&mut game);
    let before: u8 = goods(&game, 0).iter().sum();
    play(&mut game, "income; part 1");
    assert_eq!(game.decision().unwrap().kind, Waiting::Payment);
    any(&mut game, "pay");
    assert!(goods(&game, 0).iter().sum::<u8>() < before);
}

#[test]
fn infiltrators() {
    covers!("civ.infiltrators");
    let scenario = with("infiltrators").lay((0, -1), 1, 0).outpost(1, (0, -1));
    let mut game = use_civ(scenario, "infiltrators");
    let mut places = hexes(&game);
    places.sort_unstable();
    assert_eq!(places, [(0, -1), (2, 0)]);
    let mut capital = game.clone();
    play(&mut game, "hex 0/-1");
    assert!(controls(&game, 0, (0, -1)) && controls(&game, 1, (0, -1)), "control is shared");
    assert!(goods(&game, 0)[0] >= 1);
    play(&mut capital, "hex 2/0");
    assert!(vp(&capital, 0) >= 7, "a point for each outpost in supply");
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
fn riverfolk() {
    covers!("civ.riverfolk");
    let game = with("riverfolk").build();
    // City mat 1: districts with two impassable plots or more.
    let districts = (0..9_usize).filter(|district| {
        let plots = (0..9_usize).filter(|i| {
            let (row, column) = (district / 3 * 3 + i / 3, district % 3 * 3 + i % 3);
            game.player_at(Seat(0)).city.impassable[row] >> column & 1 == 1
        });
        plots.count() >= 2
    });
    assert_eq!(vp(&game, 0), 5 * districts.count() as i32);
    let mut game = game;
    Scenario::happen(&mut game, 0, space(Track::Technology, 3));
    play(&mut game, "part 2; plot i6");
    assert!(!is_quiet(&game) || goods(&game, 0) == [0; 4]);
}

#[test]
fn spies() {
    covers!("civ.spies");
    let scenario = || with("spies").at(1, Track::Technology, 2).tiles(1, &[1]).techs(1, 0, &["Calendar"]);
    let mut game = use_civ(scenario(), "spies");
    assert_eq!(texts(&game), ["node 2", "node 3", "node 4"], "no tapestry card is visible");
    let mut tile = game.clone();
    play(&mut tile, "node 2");
    assert!(goods(&tile, 0)[0] >= 1 && tiles(&tile, 1) == 1, "a coin, and nothing is lost");
    play(&mut game, "node 3");
    let player = game.player_at(Seat(0));
    assert!(player.slots[1] != 255 && player.face_down == 0, "the card of Carpentry is played at once");
    let mut game = use_civ(scenario().on_mat(1, 0, "trap"), "spies");
    play(&mut game, "node 1");
    assert!(vp(&game, 0) >= 10);
}

#[test]
fn tinkerers() {
    covers!("civ.tinkerers");
    let scenario = || with("tinkerers").at(0, Track::Science, 5).at(1, Track::Science, 8);
    let mut game = use_civ(scenario(), "tinkerers");
    let mut cost = game.clone();
    play(&mut cost, "node 1");
    any(&mut cost, "gain coin");
    assert!(goods(&cost, 0)[0] >= 1 && goods(&cost, 0)[1] >= 1, "a worker and any");
    let mut back = game.clone();
    play(&mut back, "node 3");
    assert_eq!(at(&back, 0, Track::Science), 2);
    play(&mut game, "node 2");
    assert_eq!(at(&game, 0, Track::Science), 8);
    assert_eq!(game.player_at(Seat(0)).landmarks.count_ones(), 1, "the Academy on the way");
    let mut next = use_civ(with("tinkerers").at(0, Track::Technology, 2), "tinkerers");
    play(&mut next, "node 4; token technology 2");
    assert_eq!(at(&next, 0, Track::Technology), 5, "Glass has the next bonus");
    assert_eq!(next.player_at(Seat(0)).landmarks, 0);
}

#[test]
fn treasure_hunters() {
    covers!("civ.treasure-hunters");
    let mut game = use_civ(with("treasure_hunters"), "treasure_hunters");
    assert_eq!(game.decision().unwrap().kind, Waiting::Hex);
    play(&mut game, "hex 0/-3");
    assert!(controls(&game, 0, (0, -3)), "forest: the only terrain there");
    assert!(goods(&game, 0)[2] >= 1 && vp(&game, 0) >= 2, "food and two red dice");
    settle(&mut game);
    play(&mut game, "income");
    settle(&mut game);
    play(&mut game, "income; civ treasure_hunters");
    assert!(!hexes(&game).is_empty());
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
    assert!(vp(&game, 0) >= 2);
    play(&mut flush, "part 2; building market");
    assert_eq!(flush.player_at(Seat(0)).covered[0], 0b111);
}

#[test]
fn celestials() {
    covers!("civ.celestials");
    let game = with("celestials").build();
    assert_eq!(game.player_at(Seat(0)).outposts, 9);
    assert_eq!(game.controlled(Seat(0)).len(), 1);
    let mut game = use_civ(with("celestials").rolls(Die::Red, &[0], 6), "celestials");
    play(&mut game, "hex 0/-3");
    assert_eq!(game.decision().unwrap().kind, Waiting::Die);
    play(&mut game, "die red");
    assert!(vp(&game, 0) >= 4);
    assert!(!controls(&game, 0, (0, -3)), "it does not control");
    // In the end 5 points for each landmark inside.
    let mut game = with("celestials").income_turns(0, 4).build();
    let barn = game.kit().find_tech("Barn").unwrap();
    let square = game.kit().techs[usize::from(barn)].square;
    Scenario::happen(&mut game, 0, square);
    play(&mut game, "plot d7");
    settle(&mut game);
    let inside = game.player_at(Seat(0)).city.overhanging == 0;
    let before = vp(&game, 0);
    play(&mut game, "income");
    settle(&mut game);
    assert!(vp(&game, 0) - before >= if inside { 5 } else { -2 });
}

#[test]
fn elder_ones() {
    covers!("civ.elder-ones");
    let mut game = with("elder_ones").income_turns(0, 4).hand(0, &["trap", "dystopia"]).done(1).build();
    play(&mut game, "income");
    any(&mut game, "card");
    play(&mut game, "done; gain coin+coin");
    assert!(game.winner().is_none(), "they play on");
    assert!(!texts(&game).contains(&"income".to_owned()));
    play(&mut game, "advance technology 0 coin");
    settle(&mut game);
    play(&mut game, "advance technology 1 coin");
    settle(&mut game);
    assert!(game.winner().is_some(), "until they cannot advance");
    // A landmark in this time: 10 points.
    let mut game =
        with("elder_ones").income_turns(0, 5).at(0, Track::Technology, 3).goods(0, [2, 0, 0, 0]).build();
    let before = vp(&game, 0);
    play(&mut game, "advance technology 3 coin+coin");
    assert_eq!(vp(&game, 0) - before, 10);
}

#[test]
fn faefolk() {
    covers!("civ.faefolk");
    let mut game = use_civ(with("faefolk").hand(0, &["trap", "dystopia"]), "faefolk");
    play(&mut game, "yes");
    // Three visible cards: spot 4, a coin and a point for each tech card.
    assert_eq!(game.player_at(Seat(0)).civs[0].tokens[0], 3);
    assert!(goods(&game, 0)[0] >= 1);
}

#[test]
fn werefolk() {
    covers!("civ.werefolk");
    let (mut heads, mut tails) = (0, 0);
    for seed in 0..40 {
        let options = TapestryOptions { expansions: [true; 3], ..Default::default() };
        let mut game = Scenario::of(options, &["werefolk"])
            .at(0, Track::Science, 2)
            .rolls(Die::Red, &[seed % 6, seed % 5], 6)
            .build();
        let before = game.player_at(Seat(0)).spaces;
        play(&mut game, "income");
        assert_ne!(game.player_at(Seat(0)).spaces, before);
        if texts(&game).contains(&"token science 2".to_owned()) && texts(&game).contains(&"no".to_owned()) {
            heads += 1;
            let mut back = game.clone();
            play(&mut back, "token science 2");
            assert_eq!(back.player_at(Seat(0)).tokens[2].space, 1);
            play(&mut game, "no");
            assert!(vp(&game, 0) >= 4);
        } else {
            tails += 1;
            assert!(game.legal().count() >= 4);
        }
    }
    assert!(heads > 0 && tails > 0, "{heads} {tails}");
}

#[test]
fn genies() {
    covers!("civ.genies");
    let mut game = with("genies").techs(0, 0, &["Calendar"]).techs(1, 0, &["Barn", "Paper"]).build();
    play(&mut game, "income");
    assert_eq!(game.to_move(), Some(Seat(1)), "the opponent chooses a circle");
    assert_eq!(texts(&game), ["node 2", "node 4", "node 6", "node 8"]);
    play(&mut game, "node 8");
    assert_eq!(vp(&game, 1), 2);
    assert_eq!(texts(&game), ["node 7", "node 1"], "the squares next to it");
    any(&mut game, "node 1");
    settle(&mut game);
    assert!(vp(&game, 0) >= 1);
    let mut last = with("genies").income_turns(0, 4).techs(0, 0, &["Calendar"]).build();
    play(&mut last, "income; part 4; part 3");
    assert!(vp(&last, 0) >= 2);
}

#[test]
fn weefolk() {
    covers!("civ.weefolk");
    let row = [
        ".........",
        ".........",
        "########.",
        ".........",
        ".........",
        ".........",
        ".........",
        ".........",
        ".........",
    ];
    let mut game = with("weefolk").income_turns(0, 4).city(1, row, Building::Farm).build();
    play(&mut game, "income");
    assert_eq!(game.to_move(), Some(Seat(1)), "the opponent chooses the plot");
    let before = vp(&game, 0);
    play(&mut game, "plot i3");
    settle(&mut game);
    assert!(vp(&game, 0) - before >= 8, "eight farms in its row");
    assert_eq!(game.player_at(Seat(1)).city.full_rows(), 0b100, "it fills the plot");
    // Earlier a tile may be paid for a building.
    let mut game = with("weefolk").tiles(0, &[1]).build();
    play(&mut game, "income");
    any(&mut game, "plot");
    play(&mut game, "yes");
    assert_eq!(game.decision().unwrap().kind, Waiting::Building);
}

#[test]
fn illuminati() {
    covers!("civ.illuminati");
    let mut game = with("illuminati").rolls(Die::Red, &[3], 6).build();
    assert_eq!(hand(&game, 0), 1, "one of three cards");
    assert_eq!(game.player_at(Seat(0)).civs[0].left, 0b111);
    // An opponent conquers: the first results are theirs.
    Scenario::happen(&mut game, 1, space(Track::Military, 1));
    any(&mut game, "hex");
    assert_eq!(vp(&game, 0), 7);
    assert_eq!(game.player_at(Seat(0)).civs[0].left, 0b100);
    settle(&mut game);
    let before = vp(&game, 0);
    play(&mut game, "income");
    assert!(vp(&game, 0) - before >= 6, "6 points for the die that is left");
    settle(&mut game);
    assert_eq!(game.player_at(Seat(0)).civs[0].left, 0b111, "all are back");
}
